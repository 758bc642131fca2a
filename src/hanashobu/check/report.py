"""What was found in a game's file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

from hanashobu.rules.instead import Instead
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.teyaku import Teyaku
from hanashobu.rules.yaku import Yaku
from hanashobu.text import Arg, Message, msg
from hanashobu.text.names import name


class Complain(Protocol):
    """Notes what is wrong; complaints about the same thing are one."""

    def __call__(self, what: Message | str, about: str = "", /, **args: Arg | Iterable[Arg]) -> None:
        """A message, or its id and arguments; `about` says what it is about, where the message differs from table to table."""


class Once:
    """A check that looks at each ruleset once: half of all tables have the rules of another one, and with them its faults."""

    def __init__(self, check: Callable[[Ruleset, Complain], None]) -> None:
        self._check = check
        self._found: dict[int, list[tuple[Message, str]]] = {}  # by identity: GameTables has one object for equal rules
        self._seen: list[Ruleset] = []  # kept, so that no other object gets the identity of one of them

    def __call__(self, rules: Ruleset, complain: Complain) -> bool:
        """Whether nothing is wrong with them."""
        if id(rules) not in self._found:
            self._seen.append(rules)
            self._found[id(rules)] = self._look(rules)
        for found, about in self._found[id(rules)]:
            complain(found, about)
        return not self._found[id(rules)]

    def _look(self, rules: Ruleset) -> list[tuple[Message, str]]:
        found: list[tuple[Message, str]] = []

        def note(what: Message | str, about: str = "", /, **args: Arg | Iterable[Arg]) -> None:
            found.append((_message(what, args), about))

        self._check(rules, note)
        return found


def _message(what: Message | str, args: dict[str, Arg | Iterable[Arg]]) -> Message:
    return what if isinstance(what, Message) else msg(what, **args)


def named(row: Yaku | Teyaku | Instead) -> Message:
    """What a finding is about: `HI-Y5 Grass Ribbons`."""
    return msg("check-row", rule=row.id, name=name(row.name, row.kanji))


def of_python(error: BaseException) -> str:
    """An exception in Python's own words, which the author of the file can look up."""
    return f"{type(error).__name__}: {str(error).rstrip('.')}"


@dataclass(kw_only=True)
class Report:
    """Some facts about a game, and what is wrong with it, each thing once."""

    game: str
    players: tuple[int, ...]
    prefix: str = ""
    borrows: tuple[str, ...] = ()
    digest: str = ""
    cards: int = 0
    points: int = 0
    par: dict[int, int] = field(default_factory=dict)  # by number of players, where card points count against par
    yaku: int = 0
    teyaku: int = 0
    options: int = 0
    tables: int = 0  # how many different ones were looked at
    wrong: list[Message] = field(default_factory=list)
    remarks: list[Message] = field(default_factory=list)  # what may be wrong

    def __post_init__(self) -> None:
        """Nothing was found yet: messages, and the tables that they hold at; None is the whole game."""
        self._found: dict[Message | str, tuple[Message, list[Message | None]]] = {}

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.wrong

    @property
    def found(self) -> bool:
        """Whether anything has been noted so far."""
        return bool(self._found)

    def complain(self, what: Message | str, about: str = "", /, **args: Arg | Iterable[Arg]) -> None:
        """Note what is wrong with the whole game."""
        self._note(None, what, about, args)

    def at(self, table: Message) -> Complain:
        """Notes what is wrong at one table."""
        return lambda what, about="", /, **args: self._note(table, what, about, args)

    def _note(self, table: Message | None, what: Message | str, about: str, args: dict[str, Arg | Iterable[Arg]]) -> None:
        found = _message(what, args)
        _, tables = self._found.setdefault(about or found, (found, []))
        if table not in tables:
            tables.append(table)

    def close(self) -> None:
        """Say of each thing where it was found."""
        self.wrong = [self._placed(*found) for found in self._found.values()]

    def _placed(self, found: Message, tables: list[Message | None]) -> Message:
        """With the first table it holds at; a fault of every table needs none."""
        first = tables[0]
        if first is None or None in tables or len(tables) == self.tables:
            return found
        return msg("check-with", finding=found, table=first, others=len(tables) - 1)
