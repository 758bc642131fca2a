"""Rebuilds a table from what was stored: its first events, and the moves since."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from hanashobu import games
from hanashobu.play.dealing import SECRET
from hanashobu.play.events import AnyEvent, MatchBegins
from hanashobu.play.fair import SealedDeal, Unfair
from hanashobu.play.match import Match
from hanashobu.records.codec import RecordLine
from hanashobu.records.replay import match_of
from hanashobu.records.resume import resume
from hanashobu.rules.game import BadTable
from hanashobu.rules.options import BadOption
from hanashobu.table.moves import TableMove
from hanashobu.table.table import Seat, Table


def reopen(
    seats: Sequence[Seat],
    events: Sequence[AnyEvent],
    seed: int | None,
    moves: Sequence[TableMove] = (),
    secret: str | None = None,
) -> Table:
    """The table as it was, even in the middle of a move. Raises a Violation if the log breaks a rule.

    Moves are played again from the secret, which is quick. Where they do not lead to the same events as the log, the log counts.
    A fair deal needs its own secret, `secret`; its seed follows from that.
    """
    begun = moves[0].start if moves else len(events)
    table = Table(seats, _begun(events[:begun], seed, secret))
    with suppress(Exception):  # moves that somebody has changed can go wrong anywhere
        for move in moves:
            table.redo(move)
    if table.events != list(events) or len(table.moves) < len(moves):
        table = Table(seats, _from_log(events, seed, secret))
        table.moves = list(moves)
    return table


def _begun(events: Sequence[AnyEvent], seed: int | None, secret: str | None) -> Match:
    """The match before its first move: dealt from its secret, or continued from a record."""
    begins = events[0] if events else None
    if isinstance(begins, MatchBegins) and (seed is not None or secret):
        match = _dealt(begins, seed, secret)
        if match and match.events == list(events):
            return match
    return _from_log(events, seed, secret)


def _dealt(begins: MatchBegins, seed: int | None, secret: str | None) -> Match | None:
    try:
        fair = SealedDeal(begins.fair, secret) if begins.fair and secret else None
        match = match_of(begins, seed, SECRET, fair)
    except (games.UnknownGame, BadOption, BadTable, Unfair):
        return None
    match.await_claims()
    match.start()
    return match


def _from_log(events: Sequence[AnyEvent], seed: int | None, secret: str | None) -> Match:
    match = resume([RecordLine(number, event) for number, event in enumerate(events, 1)], seed, secret)
    match.await_claims()
    return match
