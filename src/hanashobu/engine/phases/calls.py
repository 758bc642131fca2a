"""A player who forms or improves a yaku calls shoubu or sage (HH-8, HH-9); and who is liable for it (HH-O2)."""

from __future__ import annotations

from hanashobu.engine import log, shapes
from hanashobu.engine.actions import SAGE, SHOUBU
from hanashobu.engine.kernel import BITS, bit, fair_word, kernel, lowest, month_of, popcount
from hanashobu.engine.settle import alone
from hanashobu.engine.state import ASK_CALL, FROM_HAND, NOBODY, State
from hanashobu.engine.weights import Weights
from hanashobu.rules.tables import Tables

SAYS_SAGE, SAYS_SHOUBU, SAYS_CANCEL = range(3)  # the words of a call


@kernel
def formed(s: State, rules: Tables) -> bool:
    """A card that yaku are made of was taken; whether that formed or improved one, so that its player is asked."""
    seat = s.actor
    now = s.taken[seat] & rules.yaku_cards
    before = s.counted[seat]
    s.counted[seat] = now
    rows = shapes.rows_for(s, rules, seat, now)
    new = rows & ~s.yaku[seat]
    same = 0 if rules.call_new else rows & s.yaku[seat] & rules.growing
    while same:
        row = lowest(same)
        if shapes.value(now, rules.yaku[row]) > shapes.value(before, rules.yaku[row]):
            new |= 1 << row
        same &= same - 1
    s.yaku[seat] = rows
    if new == 0:
        return False
    log.emit(s, log.MADE, seat, new, 0)
    if not new & rules.call_rows or (rules.call_least and shapes.points_of(rules, now, rows) < rules.call_least):
        return False
    s.ask = ASK_CALL
    s.choice = bit(SAGE) | bit(SHOUBU)
    return True


@kernel
def must_end(s: State, rules: Tables) -> bool:
    """Whether whoever could call has no choice (KK-7, KK-O15, KK-O16)."""
    seat = s.actor
    if (rules.call_last and s.hands[seat] == 0) or (rules.call_once and s.first_on != NOBODY):
        return True
    return rules.call_to_go > 0 and shapes.points_of(rules, s.taken[seat], s.yaku[seat]) < rules.call_to_go


@kernel
def say_sage(s: State) -> None:
    """The round goes on; the first player to call sage is remembered."""
    log.emit(s, log.CALLED, s.actor, SAYS_SAGE, 0)
    s.went_on[s.actor] += 1
    if s.first_on == NOBODY:
        s.first_on = s.actor
    s.choice = 0


@kernel
def watch(s: State, rules: Tables, card: int, match: int, source: int) -> None:
    """Note a laid hand card; and when one is taken by the player after, what that completes."""
    if s.players < 3:
        return
    seat = s.actor
    if match == 0:
        if source == FROM_HAND and s.hands[seat]:
            s.laid_now = card
        return
    if s.laid == NOBODY or not match >> s.laid & 1:
        return
    rows = s.risks
    while rows:
        row = lowest(rows)
        if shapes.holds(s.taken[seat], rules.yaku[row]):
            s.answers[alone.place(rules, row)] = s.laid_by + 1
        rows &= rows - 1
    if s.triplets[seat] & month_of(s.laid):
        s.dive_answers[s.laid >> 2] = s.laid_by + 1


@kernel
def pass_risk(s: State, rules: Tables, seat: int) -> None:
    """The turn passes to a seat, and the card that was laid just before may complete some of its yaku."""
    s.laid = s.laid_now
    s.laid_by = s.actor
    s.laid_now = NOBODY
    s.risks = 0
    if s.laid == NOBODY:
        return
    rows = rules.liable
    while rows:
        row = lowest(rows)
        missing = rules.yaku[row].all_of & ~s.taken[seat]
        if popcount(missing) == 1 and missing & month_of(s.laid):
            s.risks |= 1 << row
        rows &= rows - 1


@kernel
def light_answer(s: State, weights: Weights) -> int:
    """It ends the round more readily the fewer cards it has left."""
    goes_on = (64 - weights.calls) * popcount(s.hands[s.actor]) // weights.hand
    return SAGE if fair_word(s, 64) * 64 >> BITS < goes_on else SHOUBU
