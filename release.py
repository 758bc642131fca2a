"""Checks that a version can be released, and writes its notes: `make release`. It tags and publishes nothing (docs/releasing.md).

It refuses a tree with changes, a version without notes or without a date, one that is tagged already, and wheels that are missing.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WHEELS = {  # what the name of each wheel ends in, and whom it is for
    "manylinux2014_x86_64.manylinux_2_17_x86_64.musllinux_1_1_x86_64": "Linux on x86-64",
    "manylinux2014_aarch64.manylinux_2_17_aarch64.musllinux_1_1_aarch64": "Linux on ARM",
    "macosx_11_0_arm64": "macOS on ARM",
    "macosx_10_13_x86_64": "macOS on x86-64",
    "win_amd64": "Windows",
    "any": "every other system",
}


class NotReady(Exception):
    """Why there can be no release, in a sentence."""


def version(root: Path) -> str:
    """The version, from the only place where it is written."""
    found = re.search(r'^__version__ = "(.*)"$', (root / "src/hanashobu/__init__.py").read_text(encoding="utf-8"), re.MULTILINE)
    if not found or not re.fullmatch(r"\d+\.\d+\.\d+", found[1]):
        raise NotReady('src/hanashobu/__init__.py needs a line such as __version__ = "1.2.3".')
    return found[1]


def notes(changelog: str, wanted: str) -> str:
    """What the changelog says under a version, which has to be its first one, with the day of the release."""
    headings = [*re.finditer(r"^## (.*)$", changelog, re.MULTILINE)]
    first = headings[0][1] if headings else ""
    if first.split(" ")[0] != wanted:
        raise NotReady(f"The first heading of CHANGELOG.md is {first!r}, but the version is {wanted}: write notes for it.")
    if not re.fullmatch(rf"{re.escape(wanted)} \(\d{{4}}-\d\d-\d\d\)", first):
        raise NotReady(f"The heading of {wanted} in CHANGELOG.md has no date yet: write ## {wanted} (YYYY-MM-DD).")
    text = changelog[headings[0].end() : headings[1].start() if len(headings) > 1 else None].strip()
    if not text:
        raise NotReady(f"CHANGELOG.md has no notes for {wanted}.")
    return text


def check_tree(root: Path, wanted: str) -> None:
    """Everything is committed, and nothing has this version's tag yet."""
    if _git(root, "status", "--porcelain"):
        raise NotReady("The tree has changes: commit them first, so that the tag is what was built.")
    if _git(root, "tag", "--list", f"v{wanted}"):
        raise NotReady(f"There is a tag v{wanted} already: raise the version in src/hanashobu/__init__.py.")


def check_wheels(folder: Path, wanted: str) -> list[str]:
    """The wheels of this version, one for each system."""
    names = {f"hanashobu-{wanted}-py3-none-{tag}.whl": system for tag, system in WHEELS.items()}
    lacking = [system for name, system in names.items() if not (folder / name).exists()]
    if lacking:
        raise NotReady(f"There is no wheel of {wanted} for {', '.join(lacking)}: run make wheels.")
    return [*names]


def _git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True).stdout.strip()


def main() -> None:
    """Say what is missing, or write the notes and say what to type."""
    try:
        wanted = version(ROOT)
        check_tree(ROOT, wanted)
        text = notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), wanted)
        wheels = check_wheels(ROOT / "dist", wanted)
    except NotReady as error:
        sys.exit(f"No release: {error}")
    file = ROOT / "dist" / f"notes-{wanted}.md"
    file.write_text(f"Hanashōbu {wanted}\n\n{text}\n", encoding="utf-8")
    print(f"Hanashōbu {wanted} can be released; its notes are in {file.relative_to(ROOT)}. The wheels:")
    print(*(f"  dist/{name}" for name in wheels), sep="\n")
    print(f"If make test has passed on this commit:\n  git tag --annotate v{wanted} --cleanup=verbatim --file {file.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
