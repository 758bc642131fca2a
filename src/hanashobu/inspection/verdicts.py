"""What `hana check` said of files of games from outside, kept by their SHA-256, so that a file that has not changed is not run again."""

from __future__ import annotations

import hashlib
import os
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec

from hanashobu.game_file import GameFile
from hanashobu.text import Message

MOST_KEPT = 500


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong with a file."""

    refused: Message | None = None  # there is no game in it to look at
    wrong: tuple[Message, ...] = ()
    report: msgspec.Raw = msgspec.Raw()  # what `hana check` shows of the game

    @property
    def ok(self) -> bool:
        """Whether the game can be played here."""
        return self.refused is None and not self.wrong


class _Kept(msgspec.Struct):
    by: str  # the version of the package
    path: str  # which the sentences name
    verdict: Verdict


def folder() -> Path:
    """Where verdicts are kept."""
    home, cache_home = os.environ.get("HANASHOBU_HOME"), os.environ.get("XDG_CACHE_HOME")
    root = Path(home) if home else (Path(cache_home) if cache_home else Path.home() / ".cache") / "hanashobu"
    return root.expanduser() / "checked"


def kept(file: GameFile) -> Verdict | None:
    """The verdict on these contents by this version of the package; None if there is none that can be read."""
    with suppress(OSError, RuntimeError, msgspec.MsgspecError):
        found = msgspec.json.decode(_place(file).read_bytes(), type=_Kept)
        if found.by == version() and (found.verdict.ok or found.path == file.path):
            return found.verdict
    return None


def keep(file: GameFile, verdict: Verdict) -> None:
    """Keep a verdict, if that is possible; without it the file is looked at again the next time."""
    import tempfile

    with suppress(OSError, RuntimeError):
        place = _place(file)
        place.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=place.parent, delete=False) as new:
            new.write(msgspec.json.encode(_Kept(version(), file.path, verdict)))
        os.replace(new.name, place)
        _forget_the_oldest(place.parent)


def _place(file: GameFile) -> Path:
    return folder() / f"{file.digest}.json"


def _forget_the_oldest(place: Path) -> None:
    files = sorted(place.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files[MOST_KEPT:]:
        path.unlink()


@cache
def version() -> str:
    """What changes whenever another verdict may be right: Python, and the files of the package."""
    root = Path(__file__).parents[1]
    seen = hashlib.sha256(repr(sys.version_info).encode())
    for path in sorted(root.rglob("*.py")):
        about = path.stat()
        seen.update(f"{path.relative_to(root)} {about.st_size} {about.st_mtime_ns}".encode())
    return seen.hexdigest()
