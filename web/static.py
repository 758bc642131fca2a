"""Builds the page that needs no server, into a folder that any file server can host: `python web/static.py`.

It holds the page, the cards, Python for browsers (Pyodide), and this package with msgspec, which is all that it needs there.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import build

ROOT = build.WEB.parent
FOLDER = ROOT / "dist" / "static"
KEPT = ROOT / "build" / "static"  # what is fetched once
PACKAGE = ROOT / "src" / "hanashobu"
PYODIDE = build.WEB / "node_modules" / "pyodide"
KERNEL = ROOT / "build" / "kernel"
KERNEL_FILE = "kernel.wasm"
PACKED = ".br"  # beside a file, for hosts that hand it out instead
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
ELSEWHERE = (  # what no browser runs, and the languages that the page itself has
    *("api/", "lab/", "cli/", "terminal/", "check/", "engine/libraries/", "text/catalogues/ja/", "text/catalogues/es/"),
    *("server/", "app/codegen/"),
)
LEFT_OUT = frozenset(
    (
        "_pyrepl",
        "unittest",
        "pdb",
        "doctest",
        "pydoc",
        "pydoc_data",
        "xml",
        "xmlrpc",
        "wsgiref",
        "imaplib",
        "mailbox",
        "smtplib",
        "ftplib",
        "poplib",
        "optparse",
        "idlelib",
        "tkinter",
        "turtle",
        "ensurepip",
        "venv",
        "lib2to3",
        "curses",
        "pickletools",
        "cProfile",
        "profile",
        "pstats",
        "trace",
        "tabnanny",
        "turtledemo",
        "webbrowser",
        "http",
        "html",
        "tarfile",
        "argparse",
        "_pyio",
        "_pydatetime",
        "configparser",
        "bdb",
        "plistlib",
        "modulefinder",
        "wave",
        "socketserver",
        "compileall",
        "symtable",
        "csv",
        "cmd",
        "fileinput",
        "pyclbr",
        "code",
        "filecmp",
        "timeit",
    )
)
CODINGS = frozenset(("", "__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8", "utf_8_sig", "utf_16", "utf_32"))
MSGSPEC = "msgspec==0.22.0"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--abi", "cp314")

ICONS = (("icon-192", 192, "any"), ("icon-512", 512, "any"), ("maskable-512", 512, "maskable"))


def sources() -> list[Path]:
    """Everything that the folder is made from."""
    built = [path for path in (KERNEL / library_choice().MANIFEST,) if path.exists()]
    return [*build.sources(), *(build.WEB / "icons").iterdir(), *own(), *built]


def own() -> list[Path]:
    """The files of this package that a browser needs."""
    return sorted(path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts and not _elsewhere(path))


def fresh() -> bool:
    """Whether the folder is as new as its sources."""
    built = FOLDER / "sw.js"  # which is written last
    return built.exists() and built.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def make() -> None:
    """Build all of it."""
    wheel = msgspec()
    build.build("static")
    deck(FOLDER / "deck")
    runtime(FOLDER / "pyodide")
    program(wheel, FOLDER / "python" / "program.bin")
    answers(FOLDER / "api")
    kernel(FOLDER / "kernel")
    licences(wheel, FOLDER / "THIRD-PARTY.txt")
    app()
    (FOLDER / "sw.js").write_text(service_worker(FOLDER), encoding="utf-8")


def licences(wheel: Path, file: Path) -> None:
    """Adds what only this page has of other people's work to the list that the build has written (licences.ts)."""
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    python = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]["python"]
    with zipfile.ZipFile(wheel) as found:
        (named,) = [name for name in found.namelist() if re.search(r"\.dist-info/(licenses/)?LICENSE$", name)]
        own = found.read(named).decode()
    texts = {name: (build.WEB / "licences" / f"{name}.txt").read_text(encoding="utf-8") for name in ("MPL-2.0", "PSF-2.0")}
    work = [
        (f"Pyodide {version} (MPL-2.0)", f"Its source code is at https://github.com/pyodide/pyodide.\n\n{texts['MPL-2.0'].strip()}"),
        (f"CPython {python} (PSF-2.0)", texts["PSF-2.0"].strip()),
        (f"{MSGSPEC.replace('==', ' ')} (BSD-3-Clause)", own.strip()),
    ]
    line = "=" * 80
    with file.open("a", encoding="utf-8") as written:
        written.writelines(f"\n{line}\n{name}\n{line}\n\n{text}\n" for name, text in work)


def app() -> None:
    """What makes an app of the page: its name, its colours and its icons."""
    shutil.copytree(build.WEB / "icons", FOLDER / "icons")
    icons = [
        {"src": f"icons/{name}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose} for name, size, purpose in ICONS
    ]
    manifest = {
        "name": "Hanashōbu 花勝負",
        "short_name": "Hanashōbu",
        "id": "hanashobu",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f1e9d8",
        "theme_color": "#24304a",
        "icons": icons,
    }
    (FOLDER / "manifest.webmanifest").write_text(json.dumps(manifest, ensure_ascii=False), encoding="utf-8")
    index = FOLDER / "index.html"
    links = '<link rel="manifest" href="manifest.webmanifest" /><link rel="apple-touch-icon" href="icons/icon-192.png" />'
    index.write_text(index.read_text(encoding="utf-8").replace("</head>", f"{links}</head>"), encoding="utf-8")


def service_worker(folder: Path) -> str:
    """The service worker, which knows every file and its checksum."""
    whole = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != PACKED]
    files = {path.relative_to(folder).as_posix(): _checksum(path) for path in whole}
    files.pop("sw.js", None)
    listed = json.dumps(files, indent="\t")
    version = hashlib.sha256(listed.encode()).hexdigest()[:12]
    text = (build.WEB / "sw.js").read_text(encoding="utf-8")
    return text.replace("const FILES = {}", f"const FILES = {listed}").replace('VERSION = ""', f'VERSION = "{version}"')


def _checksum(path: Path) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()


def deck(folder: Path) -> None:
    """The pictures of the cards."""
    library_choice()  # puts the package on the path
    from hanashobu import deck
    from hanashobu.cards import CODES

    folder.mkdir()
    for code in (*CODES, "back"):
        (folder / f"{code}.svg").write_text(deck.svg(code), encoding="utf-8")


def runtime(folder: Path) -> None:
    """Python for browsers, without the list of packages that it could fetch from elsewhere."""
    folder.mkdir()
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, folder / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    (folder / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")


def msgspec() -> Path:
    """The one package that this one needs, built for browsers; fetched once."""
    found = sorted(KEPT.glob("msgspec-*.whl"))
    if not found:
        KEPT.mkdir(parents=True, exist_ok=True)
        fetch = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", *PLATFORM]
        if subprocess.run([*fetch, "--dest", str(KEPT), MSGSPEC], check=False).returncode:
            sys.exit("The static page could not be built: msgspec for browsers could not be fetched.")
        found = sorted(KEPT.glob("msgspec-*.whl"))
    return found[-1]


def program(wheel: Path, packed: Path) -> None:
    """All Python: as much of its own library as is needed, msgspec, and this package as far as a browser runs it, compiled."""
    packed.parent.mkdir()
    archive = packed.with_suffix(".zip")
    with zipfile.ZipFile(archive, "w") as whole:
        _copy(PYODIDE / "python_stdlib.zip", whole, "")
        _copy(wheel, whole, "site-packages/")
        for path in own():
            whole.write(path, f"site-packages/{path.relative_to(PACKAGE.parent).as_posix()}")
        whole.writestr(f"site-packages/hanashobu/engine/{library_choice().RECORDED}", library_choice().sources())
    build.run_node("compile.mjs", str(archive), str(packed))
    archive.unlink()


def _copy(source: Path, whole: zipfile.ZipFile, under: str) -> None:
    with zipfile.ZipFile(source) as found:
        for name in found.namelist():
            if not name.endswith("/") and not _unneeded(name):
                whole.writestr(under + name, found.read(name))


def answers(folder: Path) -> None:
    """What the API answers everybody: so the page shows its lobby before Python is there."""
    library_choice()  # puts the package on the path
    from msgspec.json import encode

    from hanashobu.app import presentation

    folder.mkdir()
    for name, answer in (("words", presentation.words()), ("games", presentation.all_games())):
        (folder / f"{name}.json").write_bytes(encode(answer))


def kernel(folder: Path) -> None:
    """The kernel in WebAssembly, with an account of what it was built from; without it bots search in Python, and the page says so."""
    try:
        found = json.loads((KERNEL / library_choice().MANIFEST).read_text(encoding="utf-8"))
        checksum, built_from = found["files"][KERNEL_FILE], found["sources"]
    except (OSError, ValueError, LookupError, TypeError):
        checksum = built_from = ""
    if built_from != library_choice().sources():
        print("The compiled kernel is not built, so bots of this page will search in Python: say `make kernel` first.")
        return
    folder.mkdir()
    shutil.copyfile(KERNEL / KERNEL_FILE, folder / KERNEL_FILE)
    packed = folder / f"{KERNEL_FILE}{PACKED}"  # gzip does not see that its variants are alike
    build.run_node("brotli.mjs", str(folder / KERNEL_FILE), str(packed))
    account = json.dumps({"sources": built_from, "files": {KERNEL_FILE: checksum}})
    (folder / library_choice().MANIFEST).write_text(account, encoding="utf-8")


def library_choice() -> ModuleType:
    """What knows of which sources a kernel has to be built."""
    if str(PACKAGE.parent) not in sys.path:
        sys.path.insert(0, str(PACKAGE.parent))
    from hanashobu.engine import library_choice

    return library_choice


def _unneeded(name: str) -> bool:
    """Whether a file of Python's library is for other programs: tools, mail, XML, and the codings of old files."""
    first, _, rest = name.partition("/")
    return first.removesuffix(".py") in LEFT_OUT or (first == "encodings" and rest.removesuffix(".py") not in CODINGS)


def _elsewhere(path: Path) -> bool:
    inside = path.relative_to(PACKAGE).as_posix()
    return inside.startswith(ELSEWHERE) or "/cli-" in f"/{inside}"


if __name__ == "__main__":
    if not fresh():
        print("Building the static page …", flush=True)
        make()
    print(f"The static page is in {FOLDER.relative_to(ROOT)}: any file server can host it.")
