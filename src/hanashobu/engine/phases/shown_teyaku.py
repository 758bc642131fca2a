"""Teyaku that must be shown: paid by each opponent, at once or when the round is settled, from the dealer on (HI-4)."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.kernel import kernel
from hanashobu.engine.phases import claim
from hanashobu.engine.state import DRAWN, LUCKY, NOBODY, State
from hanashobu.rules.tables import MOST_KINDS, Tables


@kernel
def enter(s: State, rules: Tables) -> None:
    """Look at every dealt hand; what everybody has seen is remembered."""
    seat = s.first
    for _ in range(s.players):
        for kind in range(rules.n_kinds):
            show(s, rules, seat, kind)
        if not rules.at_the_end:
            claim.pay_noted(s, rules, seat)
        seat = s.next[seat]
    if rules.lucky:
        end_by_hand(s, rules)
    else:
        s.at += 1


@kernel
def end_by_hand(s: State, rules: Tables) -> None:
    """A lucky hand ends the round before it begins; with several nobody has won (KK-3, KK-4)."""
    many = 0
    seat = s.first
    for _ in range(s.players):
        if is_lucky(s, rules, seat):
            many += 1
            s.winner = seat
        seat = s.next[seat]
    if many == 0:
        s.at += 1
        return
    s.ended = LUCKY
    if many > 1:
        s.ended = DRAWN
        s.winner = NOBODY
    s.at = rules.settle_at


@kernel
def is_lucky(s: State, rules: Tables, seat: int) -> bool:
    """Whether a player has shown a hand that ends the round."""
    for kind in range(rules.n_kinds):
        row = s.claimed[MOST_KINDS * seat + kind] - 1
        if row >= 0 and rules.teyaku[row].ends:
            return True
    return False


@kernel
def show(s: State, rules: Tables, seat: int, kind: int) -> None:
    """The most valuable one of a kind, if there is one: the whole hand is shown; what is on the field is there for the dealer."""
    if rules.teyaku[rules.kind_ends[kind] - 1].on_field:
        show_field(s, rules, seat, kind)
        return
    hand = s.hands[seat]
    row = claim.best(rules, hand, kind, claim.place_of(s, seat))
    if row >= 0:
        s.claimed[MOST_KINDS * seat + kind] = row + 1
        s.shown[seat] |= hand
        claim.remember(s, rules.teyaku[row], seat, hand)
        log.emit(s, log.SHOWN, seat, 1 << row, hand)


@kernel
def show_field(s: State, rules: Tables, seat: int, kind: int) -> None:
    """What lies on the dealt field counts for the dealer, who has nothing to show for it (KK-O13)."""
    row = claim.best(rules, s.field, kind, claim.place_of(s, seat))
    if row >= 0 and seat == s.dealer:
        s.claimed[MOST_KINDS * seat + kind] = row + 1
        log.emit(s, log.SHOWN, seat, 1 << row, 0)
