"""The file of a game that is not part of the package: read, and run once. `games/inspection.py` has it looked at before.

Naming such a file runs it. Names from the network or from a record never lead here.
"""

from __future__ import annotations

import ast
import dataclasses
import hashlib
import re
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from hanashobu.rules.bad_table import BadTable
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.game import Game, Words
from hanashobu.rules.options import Options, entries
from hanashobu.rules.part import CARDS, is_plain, shown
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import MOST_SEATS
from hanashobu.rules.together import wrong_together
from hanashobu.text import MessageError, msg
from hanashobu.text.refusal import refusal

NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
PREFIX = re.compile(r"[A-Z]{2}")
COMMON = "CO"  # the prefix of the rules that all games share
FAILURES = (Exception, SystemExit, GeneratorExit)  # with which somebody's code may end; Ctrl-C is for ours


class BadGameFile(MessageError, ValueError):
    """A file without a game that can be played; the message names the file."""


@dataclasses.dataclass(frozen=True)
class GameFile:
    """A file's path and contents: enough to have the game again in another process, on another machine."""

    path: str
    data: bytes

    @classmethod
    def at(cls, path: Path) -> GameFile:
        """The file at a path."""
        try:
            return cls(str(path.absolute()), path.read_bytes())
        except OSError as error:
            raise unreadable(path, error) from None

    @cached_property
    def digest(self) -> str:
        """The SHA-256 of its contents, in hexadecimal."""
        return hashlib.sha256(self.data).hexdigest()

    @property
    def module(self) -> str:
        """The name of the module that it becomes; the same contents have the same name everywhere, which pickle needs."""
        return f"hanashobu_game_{self.digest[:20]}"

    def game(self) -> Game:
        """The game that the file defines; whether it can be played is another question."""
        module = self._run()
        found = {name: value for name, value in vars(module).items() if isinstance(value, Game) and _made_here(value, module)}
        game: Any = getattr(module, "GAME", None)
        if game is None:
            raise BadGameFile("error-game-file-none", file=self.path)
        if not isinstance(game, Game):
            raise BadGameFile("error-game-file-type", file=self.path, type=type(game).__name__)
        if len({id(value) for value in found.values()}) > 1:
            raise BadGameFile("error-game-file-several", file=self.path, count=len(found), games=found)
        check_fields(game, self.path)
        return dataclasses.replace(game, digest=self.digest)

    def _run(self) -> ModuleType:
        if self.module in sys.modules:
            return sys.modules[self.module]
        module = ModuleType(self.module)
        module.__file__ = self.path
        sys.modules[self.module] = module  # dataclasses look their module up
        try:
            with self._complaining("error-game-file-run"):
                tree = ast.parse(self.data, self.path)
                self._assigned_once(tree)
                exec(compile(tree, self.path, "exec"), vars(module))  # whoever named this file lets it run
        except BaseException:
            del sys.modules[self.module]
            raise
        return module

    def _assigned_once(self, tree: ast.Module) -> None:
        """A second GAME would silently hide the first."""
        lines = [
            node.lineno
            for node in tree.body
            if isinstance(node, ast.Assign | ast.AnnAssign)
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name) and target.id == "GAME"
        ]
        if len(lines) > 1:
            raise BadGameFile("error-game-file-twice", file=self.path, line=lines[1])

    @contextmanager
    def _complaining(self, id: str) -> Iterator[None]:
        """Whatever goes wrong in somebody's file becomes a message with its line."""
        try:
            yield
        except (BadGameFile, MemoryError):
            raise
        except SyntaxError as error:
            raise BadGameFile("error-game-file-syntax", file=self.path, line=error.lineno or 0, trouble=error.msg) from None
        except FAILURES as error:
            line = line_of(error, self.path)
            if isinstance(error, BadTable):
                raise BadGameFile("error-game-file-part", file=self.path, line=line, finding=error.message) from None
            raise BadGameFile(id, file=self.path, line=line, trouble=trouble_of(error)) from None


def unreadable(path: Path, error: OSError) -> BadGameFile:
    """A file or folder that the system does not let us read."""
    return BadGameFile("error-game-file-unreadable", file=str(path), trouble=refusal(error))


def trouble_of(error: BaseException) -> str:
    """What Python says of an error, in one line without a full stop."""
    return f"{type(error).__name__}: {error}".rstrip(": ").partition("\n")[0].rstrip(".")


def line_of(error: BaseException, path: str) -> int:
    """The last line of a file that led to an error; 0 if none did."""
    lines = [frame.lineno or 0 for frame in traceback.extract_tb(error.__traceback__) if frame.filename == path]
    return lines[-1] if lines else 0


def prove(game: Game, where: str) -> None:
    """Raise BadGameFile where a game could not be listed, explained or dealt; `hana check` looks closer."""
    check_fields(game, where)
    for seats in game.seats:
        _builds(game.rules(seats=seats), where)
    for rules in game.tables():
        _builds(rules, where)


def prove_together(game: Game, where: str) -> None:
    """Raise BadGameFile where parts of a table go wrong together: for a game that `hana check` does not look at first."""
    for rules in (*(game.rules(seats=seats) for seats in game.seats), *game.tables()):
        for finding in wrong_together(rules):
            raise BadGameFile("error-game-file-part", file=where, line=0, finding=finding)


def _builds(rules: Any, where: str) -> None:
    if not isinstance(rules, Ruleset):
        raise BadGameFile("error-game-file-build", file=where, type=type(rules).__name__)
    compile_tables(rules)
    for row in rules.lines():
        str(row.text)


def check_fields(game: Game, where: str) -> None:
    """Raise BadGameFile where the game says something of itself that cannot be."""
    for field, fine in (
        ("name", _matches(NAME, game.name)),
        ("prefix", _matches(PREFIX, game.prefix) and game.prefix != COMMON),
        ("title", _text(game.title)),
        ("sentence", _text(game.sentence)),
        ("kanji", isinstance(game.kanji, str) and is_plain(game.kanji)),
        ("seats", _seats(game.seats)),
        ("usual_seats", _seats(game.seats) and game.usual_seats in game.seats),
        ("options", isinstance(game.options, type) and issubclass(game.options, Options)),
        ("build", callable(game.build)),
        ("borrows", _tuple_of(game.borrows, lambda prefix: _matches(PREFIX, prefix))),
        ("picture", CARDS.holds(game.picture)),
        ("first", isinstance(game.first, bool)),
        ("known", isinstance(game.known, bool)),
        ("level", type(game.level) is int and 1 <= game.level <= 3),
        ("minutes", type(game.minutes) is int and game.minutes >= 0),
        ("lesson", isinstance(game.lesson, str)),
        ("words", _words(game.words)),
    ):
        if not fine:
            rule = msg(f"error-game-file-field-{field.replace('_', '-')}", common=COMMON, most=MOST_SEATS)
            raise BadGameFile("error-game-file-field", file=where, field=field, rule=rule, value=shown(getattr(game, field)))
    for one in dataclasses.fields(game.options):
        if "rule" not in one.metadata:
            raise BadGameFile("error-game-file-option", file=where, option=one.name)
    try:
        entries(game.options)
    except FAILURES as error:
        raise BadGameFile("error-game-file-options", file=where, trouble=trouble_of(error)) from None


def _matches(pattern: re.Pattern[str], text: object) -> bool:
    return isinstance(text, str) and pattern.fullmatch(text) is not None


def _text(text: object) -> bool:
    return isinstance(text, str) and bool(text.strip()) and is_plain(text)


def _seats(seats: object) -> bool:
    return bool(seats) and _tuple_of(seats, lambda count: type(count) is int and 2 <= count <= MOST_SEATS)


def _tuple_of(items: object, fine: Callable[[object], bool]) -> bool:
    return isinstance(items, tuple) and all(map(fine, items))


def _words(words: object) -> bool:
    if not isinstance(words, Words) or not isinstance(words.catalogues, dict) or not isinstance(words.names, dict):
        return False
    pairs = all(isinstance(pair, tuple) and len(pair) == 2 and all(map(_text, pair)) for pair in words.names.values())
    whole = all(isinstance(text, str) and bool(text.strip()) for text in words.catalogues.values())
    return pairs and whole and all(map(_text, (*words.catalogues, *words.names)))


def _made_here(game: Game, module: ModuleType) -> bool:
    """Whether a game was made by this file, and not imported from another one."""
    return getattr(game.build, "__module__", module.__name__) == module.__name__
