"""Matches on disk: a record that grows line by line, and beside it a small file with what the record does not say.

Nothing has to be saved when a match is interrupted: the record is whole after every action, and the match is built again from it.
"""

from __future__ import annotations

import dataclasses
import errno
import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import IO, Any

import msgspec

from hanashobu import games
from hanashobu.bots import all_bots
from hanashobu.games.registry import VARIABLE
from hanashobu.play.events import AnyEvent, MatchBegins
from hanashobu.play.match import Match
from hanashobu.play.seed import BadSeed, read_seed
from hanashobu.records import codec
from hanashobu.records.codec import BadRecord
from hanashobu.records.replay import Violation
from hanashobu.records.resume import resume
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.text import Arg, MessageError, Quoted
from hanashobu.text.current import t
from hanashobu.text.message import message_of
from hanashobu.text.refusal import refusal

FORMAT = "hanashobu-save/1"


class NoFolder(MessageError, OSError):
    """There is nowhere to keep matches."""


class BrokenSave(MessageError):
    """A save that cannot be gone on with."""

    def __init__(self, place: Path, id: str, /, **args: Arg) -> None:
        super().__init__(id, **args)
        self._path = place

    def aside(self) -> str:
        """Remember it without touching it, so that nobody is notified twice, and say so."""
        _beside(self._path).write_text(f"{t('terminal-save-broken-note', why=self.message)}\n", encoding="utf-8")
        return t("terminal-save-broken", why=self.message)


class _Format(msgspec.Struct, frozen=True):
    """What a note of any version has; other fields are read only from one of ours."""

    format: str


class SaveNote(msgspec.Struct, frozen=True, kw_only=True):
    """What stands beside a record: who plays, and the seed, which a record keeps to itself."""

    format: str
    game: str
    names: tuple[str, ...]
    seat: int
    bots: tuple[str, ...]  # one for each opponent, in the order of the seats
    options: dict[str, bool | int | str | None]
    record: str
    seed: str | None = None
    file: str | None = None  # the path by which a game from outside was named
    bot_files: dict[str, str] = {}  # the files of somebody's own bots, with their hashes

    def __repr__(self) -> str:
        """Without the seed: the cards to come are a secret."""
        return f"Note({self.game!r}, {self.record!r})"


@dataclass
class Save:
    """One match on disk."""

    path: Path
    note: SaveNote
    _lock: IO[bytes] | None = None

    @property
    def record(self) -> Path:
        """The file of the record."""
        return self.path.parent / self.note.record

    @property
    def played(self) -> datetime:
        """When it was last played."""
        return datetime.fromtimestamp(self.record.stat().st_mtime)

    @property
    def finished(self) -> bool:
        """Whether the record has come to the end of the match."""
        with self.record.open("rb") as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - 4096))
            return b'{"event":"match_end"' in file.read()

    def rounds(self) -> int:
        """The number of the round that it has come to."""
        return self.record.read_bytes().count(b'{"event":"round",')

    def hold(self) -> bool:
        """Keep it for this process; False if another one is playing it."""
        self._lock = self.path.open("rb")
        try:
            import fcntl
        except ImportError:  # no locks here: two terminals can spoil each other's match
            return True
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._lock.close()
            return False
        return True

    def release(self) -> None:
        """Let others have it."""
        if self._lock:
            self._lock.close()


def folder() -> Path:
    """The directory of the matches; it is made if need be."""
    home = os.environ.get("HANASHOBU_HOME")
    state = os.environ.get("XDG_STATE_HOME")
    root = Path(home) if home else (Path(state) if state else Path.home() / ".local" / "state") / "hanashobu"
    matches = root.expanduser() / "matches"
    try:
        matches.mkdir(parents=True, exist_ok=True)
        if not os.access(matches, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise NoFolder("terminal-save-folder", folder=str(matches), why=refusal(error)) from None
    return matches


def _beside(path: Path) -> Path:
    return path.with_suffix(".broken")


def unfinished(game: str | None = None) -> Iterator[Save]:
    """The matches that can be gone on with, the one last played first; a broken one raises when it is come to."""
    found: list[tuple[float, Path]] = []
    for path in folder().glob(f"*-{game or '*'}.json"):
        if not _beside(path).exists():
            found.append((_last_played(path), path))
    for _, path in sorted(found, reverse=True):
        save = Save(path, _read_note(path))
        if save.record.exists() and not save.finished:
            yield save


def _last_played(path: Path) -> float:
    try:
        return path.with_suffix(".jsonl").stat().st_mtime
    except OSError:  # recorded elsewhere, or broken
        try:
            return (path.parent / _read_note(path).record).stat().st_mtime
        except (OSError, BrokenSave):
            return path.stat().st_mtime


def _read_note(path: Path) -> SaveNote:
    try:
        data = path.read_bytes()
        if (found := msgspec.json.decode(data, type=_Format).format) != FORMAT:
            raise BrokenSave(path, "terminal-save-format", file=path.name, format=Quoted(found), ours=FORMAT)
        note = msgspec.json.decode(data, type=SaveNote)
    except (msgspec.DecodeError, UnicodeDecodeError, OSError) as error:
        raise BrokenSave(path, "cli-unreadable", path=path.name, why=str(error)) from None
    if not 0 <= note.seat < len(note.names) or len(note.bots) != len(note.names) - 1:
        raise BrokenSave(path, "terminal-save-players", file=path.name)
    return note


def create(match: Match, seat: int, bots: tuple[str, ...], to: Path | None) -> Save:
    """A place for a new match; the file beside the record is on the disk before the first card is dealt."""
    matches = folder()
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    stem = f"{stamp}-{match.game.name}"
    number = 1
    while (matches / f"{stem}.json").exists() or (matches / f"{stem}.jsonl").exists():
        number += 1
        stem = f"{stamp}-{number}-{match.game.name}"
    where = f"{stem}.jsonl" if to is None else str(to.absolute())
    options: dict[str, Any] = dataclasses.asdict(match.options)
    game, file = match.game.name, _path_of(match.game)
    note = SaveNote(
        format=FORMAT,
        game=game,
        names=match.names,
        seat=seat,
        bots=bots,
        options=options,
        record=where,
        seed=str(match.seed),
        file=file,
        bot_files=_bot_files(bots),
    )
    save = Save(matches / f"{stem}.json", note)
    _write_note(save.path, note)
    return save


def _path_of(game: Game) -> str | None:
    """Where the file of a game lies that is known only by its path."""
    asked = games.asked_as(game)
    return None if asked == game.name else str(Path(asked).expanduser().absolute())


def waits_for(save: Save) -> str:
    """Why a match cannot be gone on with until its game and bots are back, in a sentence; empty if they are, as far as one can tell."""
    if save.note.game in games.all_games():
        gone = (file for file, found in _bot_files(save.note.bots).items() if not found)
        return _other_version(save) or next((t("terminal-save-bot-gone", file=file) for file in gone), "")
    return t("terminal-save-no-game", game=save.note.game, file=save.note.file or "", variable=VARIABLE)


def _bot_files(bots: tuple[str, ...]) -> dict[str, str]:
    """The files of bots that are not of the package, with their hashes; empty for a file that is gone."""
    own = [bot for bot in dict.fromkeys(bots) if bot not in all_bots()]
    if not own:
        return {}
    from hanashobu.api.typed_bots import files_of  # it takes a while to load

    return {file: found for bot in own for file, found in files_of(bot).items()}


def changed_bots(save: Save) -> list[str]:
    """The files of bots that have changed since the match was last played; they are remembered as they are now."""
    before, now = save.note.bot_files, _bot_files(save.note.bots)
    if before != now:
        save.note = msgspec.structs.replace(save.note, bot_files=now)
        _write_note(save.path, save.note)
    return [file for file in now if before.get(file) != now[file]]


def _other_version(save: Save) -> str:
    """The game's file may have been changed since."""
    try:
        begins = next(codec.read(save.record)).event
        if isinstance(begins, MatchBegins):
            games.recorded(begins.game, begins.game_hash)
    except games.OtherGame as error:
        return t("terminal-save-other-game", why=message_of(error))
    except (BadRecord, OSError, StopIteration):
        pass  # reported when the match is resumed
    return ""


def _write_note(path: Path, note: SaveNote) -> None:
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        file.write(msgspec.json.format(msgspec.json.encode(note)) + b"\n")
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def rebuild(save: Save) -> Match:
    """The match as it was, with its record made whole; whatever follows comes from the seed, as if nothing had happened.

    Where there is no seed, later deals come from a fresh secret.
    """
    try:
        (lines,) = codec.matches(save.record)
        match = resume(lines, _seed(save.note))
    except (BadRecord, Violation, OSError) as error:
        raise BrokenSave(save.path, "cli-record-bad", file=save.record.name, what=message_of(error)) from None
    except ValueError:
        raise BrokenSave(save.path, "terminal-save-one-match", file=save.record.name) from None
    if match.seed != _seed(save.note):
        save.note = msgspec.structs.replace(save.note, seed=str(match.seed))
        _write_note(save.path, save.note)
    codec.cut_to_whole_lines(save.record)
    return match


def _seed(note: SaveNote) -> int | None:
    try:
        return read_seed(note.seed or "")
    except BadSeed:
        return None


def missing(save: Save, match: Match) -> list[AnyEvent]:
    """What happened in the match and did not reach the record."""
    written = sum(1 for _ in codec.read(save.record))
    return match.events[written:]


def fits(save: Save, game: Game, asked: dict[str, Any]) -> bool:
    """Whether a save is what was asked for; what was not asked for fits."""
    note = save.note
    here: dict[str, Any] = {
        "players": len(note.names),
        "bots": note.bots,
        "name": note.names[note.seat],
        "seed": _seed(note),
        "record": save.record,
    }
    given: dict[str, Any] = asked.get("options", {})
    same = all(here[key] == value for key, value in asked.items() if key != "options")
    return note.game == game.name and same and all(note.options.get(key) == value for key, value in given.items())


def given(options: Options, texts: tuple[str, ...]) -> dict[str, Any]:
    """The options that were named, with their values."""
    values = dataclasses.asdict(options)
    names = [text.partition("=")[0].strip().replace("-", "_") for text in texts]
    return {name: values[name] for name in names}
