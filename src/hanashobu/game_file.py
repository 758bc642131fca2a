"""The file of a game that is not part of the package: read, run once, and proven before anybody sits down at it.

Whoever names such a file lets it run. Names that come over the network or stand in a record never lead here.
"""

from __future__ import annotations

import ast
import dataclasses
import hashlib
import re
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from hanashobu.rules.compile import compile_tables
from hanashobu.rules.game import Game, Words
from hanashobu.rules.options import Options
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import MOST_SEATS

NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
PREFIX = re.compile(r"[A-Z]{2}")
COMMON = "CO"  # the prefix of the rules that all games share


class BadGameFile(ValueError):
    """A file that gives no game; the message is one sentence for people, and names the file."""


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
            raise BadGameFile(f"{path} cannot be read: {(error.strerror or str(error)).lower()}.") from None

    @cached_property
    def digest(self) -> str:
        """The SHA-256 of its contents, in hexadecimal."""
        return hashlib.sha256(self.data).hexdigest()

    @property
    def module(self) -> str:
        """The name of the module that it becomes; the same contents have the same name everywhere, which pickle needs."""
        return f"hanashobu_game_{self.digest[:20]}"

    def game(self) -> Game:
        """The game that the file defines, whether or not it can be played."""
        module = self._run()
        found = {name: value for name, value in vars(module).items() if isinstance(value, Game) and _made_here(value, module)}
        game: Any = getattr(module, "GAME", None)
        if game is None:
            raise BadGameFile(f"{self.path} defines no GAME; the file of a game ends with GAME = Game(…).")
        if not isinstance(game, Game):
            raise BadGameFile(f"{self.path}: GAME is {_a(type(game).__name__)}, not a Game; the file ends with GAME = Game(…).")
        if len({id(value) for value in found.values()}) > 1:
            raise BadGameFile(f"{self.path} defines {len(found)} games ({', '.join(found)}); one file holds one game, GAME.")
        return dataclasses.replace(game, digest=self.digest)

    def proven(self) -> Game:
        """The game, after every table that it offers was built."""
        game = self.game()
        with self._complaining("the game cannot be set up"):
            prove(game, self.path)
        return game

    def _run(self) -> ModuleType:
        if self.module in sys.modules:
            return sys.modules[self.module]
        module = ModuleType(self.module)
        module.__file__ = self.path
        sys.modules[self.module] = module  # dataclasses look their module up
        try:
            with self._complaining("the file cannot be run"):
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
            raise BadGameFile(f"{self.path}, line {lines[1]}: GAME is defined a second time; one file holds one game.")

    @contextmanager
    def _complaining(self, what: str) -> Iterator[None]:
        """Whatever goes wrong in somebody's file becomes a sentence with its line."""
        try:
            yield
        except BadGameFile:
            raise
        except SyntaxError as error:
            where = f", line {error.lineno}" if error.lineno else ""
            raise BadGameFile(f"{self.path}{where}: {error.msg}.") from None
        except (Exception, SystemExit) as error:
            lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == self.path]
            where = f", line {lines[-1]}" if lines else ""
            why = f"{type(error).__name__}: {error}".rstrip(": ").partition("\n")[0]
            raise BadGameFile(f"{self.path}{where}: {what}: {why.rstrip('.')}.") from None


def prove(game: Game, where: str) -> None:
    """Raise a sentence where a game could not be listed, explained or dealt; `hana check` looks closer."""
    _names(game, where)
    for seats in game.seats:
        _builds(game.rules(seats=seats), where)
    for rules in game.tables():
        _builds(rules, where)


def _builds(rules: Any, where: str) -> None:
    if not isinstance(rules, Ruleset):
        raise BadGameFile(f"{where}: build gives {_a(type(rules).__name__)}, not a Ruleset.")
    compile_tables(rules)
    for row in rules.lines():
        row.text.strip()


def _names(game: Game, where: str) -> None:
    for field, fine, rule in (
        ("name", _matches(NAME, game.name), "is made of small letters, digits and underscores, and begins with a letter"),
        ("prefix", _matches(PREFIX, game.prefix) and game.prefix != COMMON, f"is two capital letters other than {COMMON}"),
        ("title", _text(game.title), "is a text"),
        ("sentence", _text(game.sentence), "is a text"),
        ("kanji", isinstance(game.kanji, str), "is a text"),
        ("seats", _seats(game.seats), f"is a tuple of numbers from 2 to {MOST_SEATS}, such as (2, 3)"),
        ("usual_seats", game.usual_seats in (game.seats or ()), "is one of its seats"),
        ("options", isinstance(game.options, type) and issubclass(game.options, Options), "is Options, or a class made from it"),
        ("build", callable(game.build), "is a function of the options and the number of seats"),
        ("picture", isinstance(game.picture, int), 'is a set of cards, such as cards("1a 3a 8a")'),
        ("words", _words(game.words), "is Words(ja={…}, names={…})"),
    ):
        if not fine:
            raise BadGameFile(f"{where}: a game's {field} {rule}; here it is {getattr(game, field)!r:.80}.")


def _matches(pattern: re.Pattern[str], text: object) -> bool:
    return isinstance(text, str) and pattern.fullmatch(text) is not None


def _text(text: object) -> bool:
    return isinstance(text, str) and bool(text.strip())


def _seats(seats: object) -> bool:
    return isinstance(seats, tuple) and bool(seats) and all(type(count) is int and 2 <= count <= MOST_SEATS for count in seats)


def _words(words: object) -> bool:
    if not isinstance(words, Words) or not isinstance(words.ja, dict) or not isinstance(words.names, dict):
        return False
    pairs = all(isinstance(pair, tuple) and len(pair) == 2 and all(map(_text, pair)) for pair in words.names.values())
    return pairs and all(map(_text, (*words.ja, *words.ja.values(), *words.names)))


def _made_here(game: Game, module: ModuleType) -> bool:
    """Whether a game was made by this file, and not imported from another one."""
    return getattr(game.build, "__module__", module.__name__) == module.__name__


def _a(noun: str) -> str:
    return f"{'an' if noun[:1].lower() in 'aeiou' else 'a'} {noun}"
