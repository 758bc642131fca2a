"""A game: its names, its seats, its options, and the function that turns options into a ruleset."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from hanashobu.cards import A_CARDS, CardSet
from hanashobu.rules.options import Options, entries
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.version import CURRENT


class BadTable(ValueError):
    """A table that a game cannot be played at; the message is for people."""


@dataclass(frozen=True, kw_only=True)
class Words:
    """A game's own Japanese, for a game that has no catalogue in the package; what is missing is shown in English."""

    ja: Mapping[str, str] = field(default_factory=dict)  # sentences as in a catalogue, `{n}` for a number
    names: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # kanji: romaji, and kanji with readings, `花[はな]`


@dataclass(frozen=True, kw_only=True)
class Game:
    """What the file of a game has to say."""

    name: str
    title: str
    kanji: str
    prefix: str  # its rule ids begin so
    seats: tuple[int, ...]
    usual_seats: int
    sentence: str
    options: type[Options]
    build: Callable[[Any, int], Ruleset]
    borrows: tuple[str, ...] = ()  # prefixes of other games whose rules hold here too
    picture: CardSet = A_CARDS  # cards that stand for it in the lobby
    first: bool = False  # the one to begin with, for who has never held the cards
    # Version 1 from the rules of version 2, and so on; a version without an entry changed nothing.
    before: tuple[Callable[[Ruleset], Ruleset], ...] = ()
    words: Words = field(default=Words(), compare=False)
    digest: str = ""  # the SHA-256 of its file, for a game from outside the package

    def rules(self, options: Options | None = None, seats: int | None = None, version: int = CURRENT) -> Ruleset:
        """The ruleset of a table; the usual one, and the current version, where nothing is said."""
        if not 1 <= version <= CURRENT:
            raise BadTable(f"This program knows versions 1 to {CURRENT} of the rules, not version {version}.")
        count = self.usual_seats if seats is None else seats
        if count not in self.seats:
            raise BadTable(f"{self.title} is played by {_or(self.seats)}, not by {count}.")
        rules = self.build(self.options() if options is None else options, count)
        for older in reversed(self.before[version - 1 :]):
            rules = older(rules)
        return rules

    def tables(self) -> Iterator[Ruleset]:
        """The usual table, then one with each choice of each house rule."""
        yield self.rules()
        for entry in entries(self.options):
            for value in entry.choices:
                try:
                    yield self.rules(self.options(**{entry.name: value}))  # type: ignore[arg-type]  # one of the values it takes
                except BadTable:
                    continue


def _or(numbers: tuple[int, ...]) -> str:
    if len(numbers) == 1:
        return f"{numbers[0]} players"
    return f"{', '.join(map(str, numbers[:-1]))} or {numbers[-1]} players"
