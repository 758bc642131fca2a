"""What the tests of Hachi-Hachi share: positions after a real deal, rounds played to their end, and payments as players read them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hanashobu.cards import BLANK, cards, code
from hanashobu.cards import card as card_of
from hanashobu.engine.actions import NO, WORDS
from hanashobu.engine.state import ASK_PLAY, NOBODY
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.rules.phases import FISHING, SETTLE
from tests.support.helpers import Table, only

HH = "hachi_hachi"

Payments = list[tuple[int | str, int | str, int, str]]


def payments(told: Iterable[AnyEvent], *why: str) -> Payments:
    """Who pays whom, how much and why; all of them, or those whose reason begins with one of these."""
    return [(pay.payer, pay.payee, pay.amount, pay.why) for pay in only(told, events.Pay) if not why or pay.why.startswith(why)]


def play_on(table: Table) -> list[AnyEvent]:
    """Play the round to its end: everybody plays the first card, claims nothing, stays in and calls sage."""
    told: list[AnyEvent] = []
    while table.actor is not None:
        action = table.match.legal()[0]
        told += table.play(code(action) if action <= BLANK else WORDS[action])
    return told


def decline(table: Table) -> Table:
    """Everybody who is asked about a teyaku keeps it hidden."""
    while table.actor is not None and table.match.asked == "claim":
        table.play(WORDS[NO])
    return table


def put(
    table: Table,
    hands: Sequence[str] = (),
    field: str = "",
    stock: str = "",
    taken: Sequence[str] = (),
    actor: int | None = None,
) -> Table:
    """Another position in the round that is being played: what was claimed, paid and said before stays as it is."""
    decline(table)
    state = table.state
    for seat in range(table.seats):
        state.hands[seat] = cards(hands[seat]) if seat < len(hands) else 0
        state.taken[seat] = cards(taken[seat]) if seat < len(taken) else 0
    state.field = cards(field)
    state.stock_at[0], state.stock_end[0] = 0, len(stock.split())
    for place, card in enumerate(stock.split()):
        state.stock[place] = card_of(card)
    state.at = table.match.rules.flow.index(FISHING)
    state.actor, state.ask, state.choice = state.first if actor is None else actor, ASK_PLAY, 0
    return table


def finish(table: Table, *taken: str) -> list[AnyEvent]:
    """The round ends with empty hands, and these are the capture piles of the seats."""
    put(table, taken=taken)
    table.state.actor = NOBODY
    table.state.at = table.match.rules.flow.index(SETTLE)
    return table.go_on()
