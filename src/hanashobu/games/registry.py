"""Which games this process knows: the package's own, those of installed packages, and files that somebody named."""

from __future__ import annotations

import dataclasses
import hashlib
import logging
import os
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from hanashobu import inspection
from hanashobu.game_file import FAILURES, BadGameFile, GameFile, prove, prove_together, trouble_of, unreadable
from hanashobu.inspection.verdicts import Verdict
from hanashobu.rules.game import Game
from hanashobu.text import Message, catalogue, msg, names

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

VARIABLE = "HANA_GAMES"
GROUP = "hanashobu.games"
PACKAGE = "hanashobu"  # where the package's own games come from

log = logging.getLogger(__name__)

Inspect = Callable[[Sequence[GameFile]], Sequence[Verdict]]


class RegisteredGame(NamedTuple):
    """A game, and where it comes from."""

    game: Game
    origin: str
    file: GameFile | None = None


class WrongGame(BadGameFile):
    """A file with which `hana check` finds something wrong; the findings, of which the message has the first."""

    findings: tuple[Message, ...] = ()

    @classmethod
    def of(cls, path: str, verdict: Verdict) -> BadGameFile:
        """The error of a verdict."""
        if verdict.refused:
            return BadGameFile(verdict.refused)
        error = cls("error-game-file-wrong", file=path, finding=verdict.wrong[0], others=len(verdict.wrong) - 1)
        error.findings = tuple(msg("error-game-file-finding", file=path, finding=finding) for finding in verdict.wrong)
        return error


class Registry:
    """The games by name. Outside ones are looked for once, when a game is first asked for; a bad file is logged and hides no other."""

    def __init__(self, own: Callable[[], Iterable[Game]], inspect: Inspect = inspection.inspect_all) -> None:
        self._own = own
        self._inspect = inspect
        self._known: dict[str, RegisteredGame] = {}
        self._games: dict[str, Game] = {}
        self._asked: dict[str, str] = {}  # paths by which people named a game
        self._has_own = False
        self._found = False
        self._lock = threading.RLock()
        self.revision = 0  # grows whenever the games change

    def all(self) -> dict[str, Game]:
        """Every game by its name."""
        if not self._found:
            with self._lock:
                self._discover()
        return self._games

    def own(self, name: str) -> Game | None:
        """A game of the package itself. No game from outside can take its name, so none is looked for."""
        with self._lock:
            self._add_own()
            known = self._known.get(name)
        return known.game if known and known.origin == PACKAGE else None

    def load(self, path: Path) -> Game:
        """The game of a file, known from now on. Raises BadGameFile."""
        self.all()
        file = GameFile.at(path)
        with self._lock:
            before = self.revision
            game = self._add_inspected(file)
            if self.revision != before:
                self._asked[game.name] = str(path)
            return game

    def add_place(self, place: Path) -> None:
        """The games of a folder, where a bad file is logged, or of a file. Raises BadGameFile where there is no such place."""
        self.all()
        with self._lock:
            if place.is_dir():
                self._add_folder(place)
            else:
                self.load(*files_in(place))

    def files(self) -> tuple[GameFile, ...]:
        """What another process needs to know the same games."""
        self.all()
        return tuple(known.file for known in self._known.values() if known.file)

    def install(self, files: Iterable[GameFile]) -> None:
        """Know the games that another process knows; what that one has logged is not logged again."""
        with self._lock:
            if not self._found:
                self._found = True
                self._add_own()
                self._add_installed(quiet=True)
            for file in files:
                self._add_file(file, Verdict())  # it was looked at by that process

    def asked_as(self, game: Game) -> str:
        """How a person names this game at a prompt: its path, if it is known only by that."""
        return self._asked.get(game.name, game.name)

    def _discover(self) -> None:
        if self._found:
            return
        self._found = True
        self._add_own()
        self._add_installed()
        for place in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
            try:
                self._add_folder(Path(place).expanduser())
            except BadGameFile as error:
                log.warning("%s: %s", VARIABLE, error)

    def _add_own(self) -> None:
        if self._has_own:
            return
        self._has_own = True
        for game in self._own():
            self._add(RegisteredGame(game, PACKAGE))

    def _add_installed(self, quiet: bool = False) -> None:
        from importlib.metadata import entry_points  # slow to load, and most commands do not need it

        for point in entry_points(group=GROUP):
            try:
                self._add(RegisteredGame(installed(point), f"{point.name} ({point.value})"))
            except BadGameFile as error:
                log.log(logging.DEBUG if quiet else logging.WARNING, "%s", error)

    def _add_folder(self, place: Path) -> None:
        """The games of a folder, or of a file; what is wrong is logged and left out."""
        found: list[GameFile] = []
        for path in files_in(place):
            with _logged():
                found.append(GameFile.at(path))
        for file, verdict in zip(found, self._inspect(found), strict=True):
            with _logged():
                self._add_file(file, verdict)

    def _add_inspected(self, file: GameFile) -> Game:
        """The game of a file, if `hana check` finds nothing wrong with it; one that is known is not looked at again."""
        return self._same(file) or self._add_file(file, *self._inspect([file]))

    def _add_file(self, file: GameFile, verdict: Verdict) -> Game:
        """The game of a file that was looked at; the same contents are the same game."""
        if not verdict.ok:
            raise WrongGame.of(file.path, verdict)
        return self._same(file) or self._add(RegisteredGame(file.game(), file.path, file))

    def _same(self, file: GameFile) -> Game | None:
        return next((known.game for known in self._known.values() if known.file and known.file.digest == file.digest), None)

    def _add(self, new: RegisteredGame) -> Game:
        """A game more, or another version of the same file."""
        for old in self._known.values():
            if old.file and new.file and old.file.path == new.file.path:
                continue
            if old.game.name == new.game.name:
                raise BadGameFile("error-game-file-name-taken", file=new.origin, name=new.game.name, other=old.origin)
            if old.game.prefix == new.game.prefix:
                taken = {"prefix": new.game.prefix, "game": old.game.name, "other": old.origin}
                raise BadGameFile("error-game-file-prefix-taken", file=new.origin, **taken)
        kept = {name: known for name, known in self._known.items() if not (new.file and known.origin == new.origin)}
        self._known = {**kept, new.game.name: new}
        self._games = {name: known.game for name, known in self._known.items()}
        self.revision += 1
        names.add(new.game.name, new.game.words.names)
        catalogue.add(new.game.name, new.game.words.catalogues)
        return new.game


@contextmanager
def _logged() -> Iterator[None]:
    """What is wrong with one file is said, and the others go on."""
    try:
        yield
    except WrongGame as error:
        for finding in error.findings:
            log.warning("%s", finding)
    except BadGameFile as error:
        log.warning("%s", error)


def files_in(place: Path) -> Iterator[Path]:
    """The files of games in a folder, or the one file; names that begin with an underscore or `test_` are left out."""
    if place.is_dir():
        try:
            found = sorted(path for path in place.iterdir() if path.suffix == ".py" and path.is_file())
        except OSError as error:
            raise unreadable(place, error) from None
        return (path for path in found if not path.name.startswith(("_", ".", "test_")))
    if not place.exists():
        raise BadGameFile("error-game-file-missing", file=str(place))
    return iter((place,))


def installed(point: EntryPoint) -> Game:
    """The game of an installed package, from a module with a `GAME` or from the object itself; its digest is that of its module's file."""
    where = f"{point.name} ({point.value})"
    try:
        found = point.load()
        game = getattr(found, "GAME", found)
        if not isinstance(game, Game):
            raise BadGameFile("error-game-file-point", file=where)
        prove(game, where)
        prove_together(game, where)
    except BadGameFile:
        raise
    except FAILURES as error:
        raise BadGameFile("error-game-file-load", file=where, trouble=trouble_of(error)) from None
    return dataclasses.replace(game, digest=_digest_of(point.module))


def _digest_of(module: str) -> str:
    path = getattr(sys.modules.get(module), "__file__", None)
    try:
        return hashlib.sha256(Path(path).read_bytes()).hexdigest() if path else ""
    except OSError:
        return ""
