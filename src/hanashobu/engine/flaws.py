"""What voids a deal: a flaw of the field or of a dealt hand (CO-12)."""

from __future__ import annotations

from hanashobu.cards import MOST_CARDS
from hanashobu.engine import log
from hanashobu.engine.kernel import fours, kernel, threes, twos
from hanashobu.engine.shapes import has_months, holds
from hanashobu.engine.state import NOBODY, State
from hanashobu.rules.flaws import FIELD, HAND, VOID
from hanashobu.rules.tables import MOST_FLAWS, FlawRow, Tables

# In the log in place of the number of a flaw.
NOBODY_IN = MOST_FLAWS  # everybody has gone out
REQUESTED = MOST_FLAWS + 1  # a player asked for it, who need not say why


@kernel
def has(cards: int, flaw: FlawRow) -> bool:
    """Whether a field or a hand has a flaw."""
    return has_months(cards & flaw.of, flaw.months[0]) and holds(cards, flaw.cards[0])


@kernel
def void(s: State, rules: Tables) -> bool:
    """Throw the deal in if it has a flaw; a hand is looked at from the first player on."""
    for row in range(rules.n_flaws):
        flaw = rules.flaws[row]
        if flaw.then == VOID:
            if flaw.where == FIELD:
                if has(s.field, flaw):
                    throw_in(s, row, NOBODY, 0)
                    return True
            else:
                seat = s.first
                for _ in range(s.players):
                    if has(s.hands[seat], flaw):
                        throw_in(s, row, seat, evidence(s.hands[seat], flaw))
                        return True
                    seat = s.next[seat]
    return False


@kernel
def throw_in(s: State, why: int, seat: int, cards: int) -> None:
    """The same dealer deals again (CO-12); what a hand has to show for it, everybody sees."""
    s.misdeals += 1
    log.emit(s, log.MISDEAL, why, seat, cards)
    s.actor = NOBODY
    s.at = 0


@kernel
def evidence(hand: int, flaw: FlawRow) -> int:
    """The cards of a hand that prove its flaw: all of them, where it is in what the hand lacks."""
    shape = flaw.cards[0]
    if shape.never or shape.most < MOST_CARDS:
        return hand
    among = hand & flaw.of
    need = flaw.months[0]
    months = 0
    if need.pairs:
        months = twos(among)
    elif need.threes or need.standing:
        months = threes(among)
    elif need.fours:
        months = fours(among)
    return hand & (shape.all_of | shape.some_of) | among & months * 15


@kernel
def could_be(s: State, rules: Tables, but: int) -> bool:
    """Whether nobody but this seat, which knows its own, was dealt a hand that would have been thrown in."""
    seat = s.first
    for _ in range(s.players):
        hand = s.hands[seat] | s.played[seat]
        if seat != but and hand:
            for row in range(rules.n_flaws):
                flaw = rules.flaws[row]
                if flaw.then == VOID and flaw.where == HAND and has(hand, flaw):
                    return False
        seat = s.next[seat]
    return True
