"""What was found in a game's file."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from hanashobu.rules.text import count


class Complain(Protocol):
    """Notes what is wrong; complaints about the same thing are one."""

    def __call__(self, text: str, about: str = "") -> None:
        """`about` says what it is about, where the text differs from table to table."""


@dataclass
class Report:
    """Some facts about a game, and what is wrong with it, each thing once."""

    game: str
    players: tuple[int, ...]
    cards: int = 0
    points: int = 0
    par: dict[int, int] = field(default_factory=dict)  # by number of players, where card points count against par
    yaku: int = 0
    teyaku: int = 0
    options: int = 0
    tables: int = 0  # how many different ones were looked at
    wrong: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Nothing was found yet: sentences, and the tables that they hold at."""
        self._found: dict[str, tuple[str, list[str]]] = {}

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.wrong

    def complain(self, text: str, about: str = "") -> None:
        """Note what is wrong with the whole game."""
        self._note(text, about, "")

    def at(self, table: str) -> Complain:
        """Notes what is wrong at one table."""
        return lambda text, about="": self._note(text, about, table)

    def _note(self, text: str, about: str, table: str) -> None:
        _, tables = self._found.setdefault(about or text, (text, []))
        if table not in tables:
            tables.append(table)

    def close(self) -> None:
        """Turn what was found into sentences."""
        self.wrong = [self._said(*found) for found in self._found.values()]

    def _said(self, text: str, tables: list[str]) -> str:
        """The sentence with the first table it holds at; a fault of every table needs none."""
        if "" in tables or len(tables) == self.tables:
            return text
        others = f", and at {count(len(tables) - 1, 'other table')}" if len(tables) > 1 else ""
        return f"{text} (With {tables[0]}{others}.)"
