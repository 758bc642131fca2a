"""Teyaku that a player may claim or keep hidden: who has one is asked, once, from the first player on (TA-10, TA-11, HH-7)."""

from __future__ import annotations

from hanashobu.engine import log, shapes
from hanashobu.engine.actions import CLAIM_BOTH, CLAIM_FIRST, CLAIM_SECOND, NO
from hanashobu.engine.kernel import MONTH_STARTS, fours, kernel, popcount, threes, twos
from hanashobu.engine.state import ASK_CLAIM, NOBODY, State
from hanashobu.rules.tables import Hand, Tables
from hanashobu.rules.teyaku import STANDING, STANDING_SET


@kernel
def enter(s: State, rules: Tables) -> None:
    """Look at the hand of whoever plays first."""
    ask_from(s, rules, s.first)


@kernel
def ask_from(s: State, rules: Tables, seat: int) -> None:
    """Ask this player or the next one who has something to claim."""
    while True:
        first = best(rules, s.hands[seat], 0)
        second = best(rules, s.hands[seat], 1)
        if first >= 0 or second >= 0:
            s.actor = seat
            s.ask = ASK_CLAIM
            s.choice = 1 << NO
            if first >= 0:
                s.choice |= 1 << CLAIM_FIRST
            if second >= 0:
                s.choice |= 1 << CLAIM_SECOND
            if first >= 0 and second >= 0:
                s.choice |= 1 << CLAIM_BOTH
            return
        seat = s.next[seat]
        if seat == s.first:
            s.actor = NOBODY
            s.at += 1
            return


@kernel
def step(s: State, rules: Tables, action: int) -> None:
    """What is claimed is shown; what is not claimed nobody else learns of."""
    seat = s.actor
    claimed = 0
    declined = 0
    for kind in range(2):
        row = best(rules, s.hands[seat], kind)
        if row < 0:
            continue
        if action == CLAIM_BOTH or action == CLAIM_FIRST + kind:
            note(s, rules, seat, row)
            claimed |= 1 << row
        else:
            declined |= 1 << row
    log.tell(s, log.SHOWN, seat, claimed | declined << log.DECLINED, s.shown[seat])
    if not rules.at_the_end:
        pay(s, rules, seat)
    s.choice = 0
    seat = s.next[seat]
    if seat == s.first:
        s.actor = NOBODY
        s.at += 1
    else:
        ask_from(s, rules, seat)


@kernel
def note(s: State, rules: Tables, seat: int, row: int) -> None:
    """A teyaku is claimed: its cards are shown, and its triplets remembered."""
    teyaku = rules.teyaku[row]
    hand = s.hands[seat]
    s.claimed[2 * seat + teyaku.kind] = row + 1
    s.shown[seat] |= shown_of(teyaku, hand)
    if teyaku.dives:
        s.triplets[seat] |= threes(hand) & ~fours(hand)


@kernel
def shown_of(teyaku: Hand, hand: int) -> int:
    """The cards of a hand that a teyaku is made of."""
    least = teyaku.shows_least
    if least == 4:
        months = fours(hand)
    elif least == 3:
        months = threes(hand)
    elif least == 2:
        months = twos(hand)
    else:
        months = MONTH_STARTS
    return hand & teyaku.shows & months * 15


@kernel
def best(rules: Tables, hand: int, kind: int) -> int:
    """The most valuable teyaku of a kind that a hand has, as its row; -1 if none."""
    first = rules.kind_ends[0] if kind else 0
    if rules.kind_pairs[kind]:
        return best_by_month(rules, hand, kind, first)
    for row in range(first, rules.kind_ends[kind]):
        if shapes.holds(hand, rules.teyaku[row].pattern[0]):
            return row
    return -1


@kernel
def best_by_month(rules: Tables, hand: int, kind: int, first: int) -> int:
    """The same for a kind that goes by how many cards of each month there are; most hands have nothing and are seen through at once."""
    three = threes(hand)
    double = popcount(twos(hand))
    if three == 0 and double < rules.kind_pairs[kind]:
        return -1
    all_four = popcount(fours(hand))
    triple = popcount(three)
    standing = popcount(three & STANDING)
    if hand & STANDING_SET == STANDING_SET:
        standing += 1
    for row in range(first, rules.kind_ends[kind]):
        teyaku = rules.teyaku[row]
        if all_four >= teyaku.fours and triple >= teyaku.threes:
            if standing >= teyaku.standing and double >= teyaku.pairs:
                return row
    return -1


@kernel
def pay(s: State, rules: Tables, seat: int) -> None:
    """Each opponent in the round pays what a player has claimed."""
    for kind in range(2):
        row = s.claimed[2 * seat + kind] - 1
        if row >= 0:
            teyaku = rules.teyaku[row]
            points = teyaku.points_of_two if s.players == 2 else teyaku.points
            payer = s.next[seat]
            while payer != seat:
                log.pay(s, payer, seat, points * rules.unit * s.multiplier, teyaku.why)
                payer = s.next[payer]
