"""A new deal at a player's wish: whoever was dealt a bad hand may ask for it until their own first draw (NA-9)."""

from __future__ import annotations

from hanashobu.engine import flaws, log
from hanashobu.engine.actions import DRAW, REDEAL, THROW_IN
from hanashobu.engine.kernel import bit, has_four, kernel
from hanashobu.engine.state import ASK_REDEAL, ASK_TAKE, FROM_HAND, IN_ROUND, NOBODY, State
from hanashobu.rules.tables import Tables
from hanashobu.rules.uses import REDEALS

# A row of the log.
ASKED_REDEAL = 11  # seat


@kernel
def is_bad(rules: Tables, hand: int) -> bool:
    """Whether whoever was dealt this hand may ask."""
    if rules.asks_without and not hand & rules.asks_without:
        return True
    return rules.asks_fours != 0 and has_four(hand)


@kernel
def asks(s: State, rules: Tables, card: int) -> bool:
    """Between the first hand card and the first draw: a player with a bad hand is asked once more, and nobody else knows."""
    if s.turn >= rules.seats or not is_bad(rules, s.hands[s.actor] | 1 << card):
        return False
    s.ask = ASK_REDEAL
    s.choice = bit(THROW_IN) | bit(DRAW)
    return True


@kernel
def late(s: State, rules: Tables, seat: int) -> int:
    """Whether a player may ask whoever's turn it is, from their choice of a pile until their own first draw; as an action."""
    if not rules.uses & REDEALS or s.status != IN_ROUND or s.actor == NOBODY:
        return 0
    hand = s.hands[seat]
    if seat == s.actor:
        if s.ask != ASK_TAKE or s.source != FROM_HAND or s.turn >= rules.seats:
            return 0
        hand |= 1 << s.card
    elif hand == 0 or has_drawn(s, rules, seat):
        return 0
    return 1 << REDEAL if is_bad(rules, hand) else 0


@kernel
def has_drawn(s: State, rules: Tables, seat: int) -> bool:
    """Whether the first turn of a player who is not asked now is over."""
    if s.turn >= rules.seats:
        return True
    other = s.first
    for _ in range(s.turn):
        if other == seat:
            return True
        other = s.next[other]
    return False


@kernel
def ask(s: State, seat: int) -> None:
    """The same dealer deals again."""
    log.emit(s, ASKED_REDEAL, seat, 0, 0)
    flaws.throw_in(s, flaws.REQUESTED, seat, 0)


@kernel
def light_answer() -> int:
    """It plays whatever it was dealt."""
    return DRAW
