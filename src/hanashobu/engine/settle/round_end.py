"""The end of a round: scores, winner, next dealer, totals, and whether the match is over."""

from __future__ import annotations

from hanashobu.engine import charge, log, shapes
from hanashobu.engine.kernel import kernel
from hanashobu.engine.phases import dropout
from hanashobu.engine.settle import match_end, sheet, winning
from hanashobu.engine.state import BETWEEN, NOBODY, NOBODY_PLAYS, SPLIT, State
from hanashobu.rules.tables import Tables


@kernel
def enter(s: State, rules: Tables) -> None:
    """Settle, then close the round."""
    for seat in range(rules.seats):
        s.points[seat] = s.yaku[seat] = s.yaku_points[seat] = s.score[seat] = 0
    if s.ended == SPLIT:
        dropout.split_pot(s, rules)
    elif s.ended != NOBODY_PLAYS:
        count(s, rules)
        sheet.settle(s, rules)
    if s.pot:
        dropout.pay_pot(s, rules)
    if rules.year and s.winner != NOBODY:
        charge.pay(s, s.winner, log.YEAR, 1, rules.year_why)  # HH-72
    if s.listening:
        emit_scores(s, rules)
    for seat in range(rules.seats):
        s.totals[seat] += s.result[seat]
    s.dealer = winning.next_dealer(s, rules)
    log.emit_totals(s, rules.seats)
    log.emit(s, log.ROUND_ENDED, s.winner, s.dealer, s.ended)
    s.status = BETWEEN
    match_end.end_if_over(s, rules)


@kernel
def count(s: State, rules: Tables) -> None:
    """Card points and yaku of everybody who played."""
    seat = s.first
    for _ in range(s.players):
        s.points[seat] = shapes.card_points(rules, s.taken[seat])
        shapes.count_yaku(s, rules, seat)
        seat = s.next[seat]


@kernel
def emit_scores(s: State, rules: Tables) -> None:
    """What everybody held, and what the round changed."""
    for seat in range(rules.seats):
        log.emit(s, log.SCORED, seat, s.points[seat], s.result[seat])
        for row in range(rules.n_yaku):
            if s.yaku[seat] >> row & 1:
                log.emit(s, log.COUNTED, seat, row, shapes.value(s.taken[seat], rules.yaku[row]))
