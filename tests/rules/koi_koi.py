"""What the tests of Koi-Koi share: positions in which a card makes a yaku, calls, and what a round brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hanashobu.play import events
from tests.support.helpers import Settled, Table, only, settled

KOI_KOI = "koi_koi"

# Piles one card short of a yaku of Aki's, whose first card takes what completes it; Ben holds the rest of his round.
RIBBONS = "1b 2b 4b 5b"  # and 7b: Ribbons, 1
CHAFF = "1c 1d 2c 2d 3c 3d 4c 4d"  # and two more: Chaff, 1


def table_of(hands: Sequence[str], field: str, stock: str, taken: Sequence[str] = (), dealer: int = 0, **options: Any) -> Table:
    """A position in a round of January, or another one if rounds were played before."""
    return Table(KOI_KOI, dealer=dealer, **options).place(hands=hands, field=field, stock=stock, taken=taken)


def words(table: Table) -> list[str]:
    """What whoever has to call may say, the word that lets the round go on first; nothing where nobody calls."""
    choices = table.choices.split(", ")
    return sorted(choices, key=lambda word: word.startswith("sho")) if any(word.startswith("sho") for word in choices) else []


def say(table: Table, *said: str) -> None:
    """Cards, and for calls `koi` or `stop`."""
    for word in said:
        table.play(words(table)[word == "stop"] if word in ("koi", "stop") else word)


def outcome(table: Table) -> Settled:
    """The settlement of the round that is over."""
    return settled(table, table.match.events)


def asked(table: Table) -> bool:
    """Whether somebody has to call."""
    return bool(words(table))


def calls(table: Table) -> list[events.Call]:
    """What was called."""
    return only(table.match.events, events.Call)
