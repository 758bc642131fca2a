"""Hints that somebody takes at a table with friends: the others are told, unless they must not know of the question."""

from __future__ import annotations

from itertools import takewhile

from hanashobu.table import moves
from hanashobu.table.table import Table


def take_hint(table: Table, seat: int) -> None:
    """Note that a seat takes a hint: once for each question, and only where somebody else sits who is told."""
    parties = {who.party for who in table.seats if who.party is not None}
    if len(parties) > 1 and _is_open(table, seat) and not _is_noted(table, seat):
        table.among_people(seat, moves.HINT)


def _is_open(table: Table, seat: int) -> bool:
    """Whether everybody knows that this seat is asked something (not so where it is asked in secret: NA-9, or about its teyaku)."""
    return table.match.actor == seat and not table.claiming and table.match.known_to(None) == len(table.events)


def _is_noted(table: Table, seat: int) -> bool:
    latest = takewhile(lambda move: move.start == len(table.events), reversed(table.moves))
    return any(move.seat == seat and move.action == moves.HINT for move in latest)
