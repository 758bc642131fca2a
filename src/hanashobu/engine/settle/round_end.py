"""The end of a round: scores, winner, next dealer, totals, and whether the match is over."""

from __future__ import annotations

from hanashobu.engine import charge, log, shapes
from hanashobu.engine.kernel import kernel
from hanashobu.engine.phases import dropout
from hanashobu.engine.settle import campaign, sheet, winning
from hanashobu.engine.state import BETWEEN, BY_BUST, BY_ROUNDS, BY_TARGET, NOBODY, NOBODY_PLAYS, OVER, SPLIT, State
from hanashobu.rules.tables import Tables


@kernel
def enter(s: State, rules: Tables) -> None:
    """Settle, then close the round."""
    for seat in range(rules.seats):
        s.points[seat] = 0
        s.yaku[seat] = 0
        s.yaku_points[seat] = 0
        s.score[seat] = 0
    if s.ended != NOBODY_PLAYS and s.ended != SPLIT:
        count(s, rules)
        sheet.settle(s, rules)
    elif s.ended == SPLIT:
        split(s, rules)
    if s.winner != NOBODY:
        charge.pay(s, log.POT, s.winner, s.pot, rules.pot_why)  # TA-26, HH-27
        if rules.year:
            charge.pay(s, s.winner, log.YEAR, 1, rules.year_why)  # HH-72
    elif s.pot:
        dropout.give_back_pot(s, rules)
    if s.listening:
        emit_scores(s, rules)
    for seat in range(rules.seats):
        s.totals[seat] += s.result[seat]
    s.dealer = winning.next_dealer(s, rules)
    log.emit_totals(s, rules.seats)
    log.emit(s, log.ROUND_ENDED, s.winner, s.dealer, s.ended)
    if rules.year:
        campaign.after_round(s, rules)
    s.status = BETWEEN
    if is_over(s, rules):
        s.status = OVER


@kernel
def count(s: State, rules: Tables) -> None:
    """Card points and yaku of everybody who played."""
    seat = s.first
    for _ in range(s.players):
        s.points[seat] = shapes.card_points(rules, s.taken[seat])
        shapes.count_yaku(s, rules, seat)
        seat = s.next[seat]


@kernel
def split(s: State, rules: Tables) -> None:
    """Two who are left share the pot without playing, the odd point to the first (HH-44)."""
    half = s.pot // 2
    charge.pay(s, log.POT, s.first, s.pot - half, rules.split_why)
    charge.pay(s, log.POT, s.next[s.first], half, rules.split_why)


@kernel
def emit_scores(s: State, rules: Tables) -> None:
    """What everybody held, and what the round changed."""
    for seat in range(rules.seats):
        log.emit(s, log.SCORED, seat, s.points[seat], s.result[seat])
        for row in range(rules.n_yaku):
            if s.yaku[seat] >> row & 1:
                log.emit(s, log.COUNTED, seat, row, shapes.value(s.taken[seat], rules.yaku[row]))


@kernel
def is_over(s: State, rules: Tables) -> bool:
    """Whether the match ends with this round (CO-13, HI-18, NA-20)."""
    why = BY_ROUNDS if rules.rounds and s.round >= rules.rounds else -1
    if rules.bust and campaign.extreme(s, rules, 0) <= 0:
        why = BY_BUST
    if rules.has_target and campaign.extreme(s, rules, 1) >= rules.target:
        why = BY_TARGET
    if why >= 0:
        end_match(s, rules, why)
    return why >= 0


@kernel
def end_match(s: State, rules: Tables, why: int) -> None:
    """Nobody deals any more. The highest total wins, in a campaign before the debts are settled (CO-14, HH-75)."""
    s.status = OVER
    s.winners = campaign.who_has(s, rules, campaign.extreme(s, rules, 1))
    if rules.year:
        campaign.close(s, rules)
    log.emit_totals(s, rules.seats)
    log.emit(s, log.MATCH_ENDED, why, s.winners, 0)
