"""What one seat may know, built by listing what is visible. The only thing that bots, adapters and sockets ever get."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from hanashobu.cards import codes, each
from hanashobu.engine import flow
from hanashobu.engine.actions import NO
from hanashobu.engine.phases import claim, redeal
from hanashobu.engine.state import ASK_CLAIM, ASK_REDEAL, ASK_RETURN, ASK_TAKE, IN_ROUND, NOBODY, State
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables


@dataclass(frozen=True)
class View:
    """A seat's knowledge: the public part of the state and its own hand; everything else in `table` is zero."""

    seat: int | None
    names: tuple[str, ...]
    rules: Ruleset
    tables: Tables
    table: State
    hand_sizes: tuple[int, ...]
    legal: tuple[int, ...]  # this seat's own actions, empty when it is not asked
    late: tuple[int, ...] = ()  # what it can do whoever's turn it is: claim a teyaku (TA-11, HH-7), ask for a redeal (NA-9)

    @property
    def hand(self) -> int:
        """The seat's own cards."""
        return 0 if self.seat is None else self.table.hands[self.seat]

    @property
    def actor(self) -> int | None:
        """Whose decision it is."""
        return None if self.table.actor == NOBODY or self.table.status != IN_ROUND else self.table.actor

    def stock_left(self, seat: int) -> int:
        """How many cards are left in the draw pile that a seat draws from."""
        pile = self.table.draws_from[seat]
        return self.table.stock_end[pile] - self.table.stock_at[pile]

    def unseen(self) -> int:
        """Every card that this seat has never seen: in other hands, in piles or in the draw pile."""
        table = self.table
        seen = table.field | self.hand
        if self.seat is not None:
            seen |= table.gave[self.seat]
        for seat in range(self.rules.seats):
            seen |= table.taken[seat] | table.shown[seat]
        if table.card >= 0 and self.choosing:
            seen |= 1 << table.card
        return self.rules.deck & ~seen

    @property
    def choosing(self) -> bool:
        """Whether a played card waits for its player to say what it takes."""
        return self.actor is not None and self.table.ask == ASK_TAKE

    def to_json(self) -> dict[str, Any]:
        """The view as plain data, cards as codes."""
        table, seats = self.table, range(self.rules.seats)
        return {
            "seat": self.seat,
            "names": self.names,
            "round": table.round,
            "dealer": table.dealer,
            "actor": self.actor,
            "turn": table.turn,
            "multiplier": table.multiplier,
            "waiting": self.rules.multiplier.queue(table.waiting) if self.rules.multiplier else (),
            "field": codes(table.field),
            "hand": codes(self.hand),
            "hand_sizes": self.hand_sizes,
            "shown": [codes(table.shown[seat]) for seat in seats],
            "taken": [codes(table.taken[seat]) for seat in seats],
            "stock": [self.stock_left(seat) for seat in seats],
            "card": codes(1 << table.card)[0] if self.choosing else None,
            "totals": table.totals[: self.rules.seats],
            "playing": [seat for seat in seats if table.playing >> seat & 1],
            "stakes": table.stake[: self.rules.seats] if table.staked else None,
            "pot": table.pot,
            "legal": self.legal,
        }


def _hide_question(table: State) -> None:
    """Which hand cards somebody may choose is not for others to see; nor is it that somebody has a teyaku to claim, or a bad hand."""
    if table.ask == ASK_RETURN:
        table.choice = 0
    elif table.ask in (ASK_CLAIM, ASK_REDEAL):
        table.choice = table.ask = 0
        table.actor = NOBODY


def see(state: State, tables: Tables, rules: Ruleset, names: tuple[str, ...], seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    table = state.seen_by(seat)
    sizes = tuple(state.hands[place].bit_count() for place in range(rules.seats))
    for place in range(rules.seats):
        table.shown[place] &= state.hands[place]
    if seat != state.actor:
        _hide_question(table)
    legal: tuple[int, ...] = ()
    if seat is not None and state.status == IN_ROUND and state.actor == seat:
        legal = tuple(each(flow.legal(table, tables)))
    late = () if seat is None else tuple(each(claim.late(table, tables, seat) | redeal.late(table, tables, seat)))
    return View(seat, names, rules, tables, table, sizes, legal, late)


def asked_to_claim(view: View) -> View:
    """The same view with the question whether its seat claims anything, which is put to all seats at once."""
    table, seat = view.table.copy(), view.seat or 0
    table.actor, table.ask = seat, ASK_CLAIM
    table.choice = 1 << NO | claim.claimable(table, view.tables, seat, view.hand)
    return replace(view, table=table, legal=tuple(each(table.choice)))
