"""The end of a round: scores, winner, next dealer, totals, and whether the match is over."""

from __future__ import annotations

from hanashobu.engine import log, shapes
from hanashobu.engine.kernel import kernel
from hanashobu.engine.settle import additive, par, special
from hanashobu.engine.state import BETWEEN, BY_BUST, BY_ROUNDS, BY_TARGET, NOBODY, OVER, State
from hanashobu.rules.settlement import ADDITIVE
from hanashobu.rules.tables import Tables


@kernel
def enter(s: State, rules: Tables) -> None:
    """Settle, then close the round."""
    for seat in range(rules.seats):
        s.points[seat] = shapes.card_points(rules, s.taken[seat])
        shapes.count_yaku(s, rules, seat)
    settle(s, rules)
    if s.listening:
        tell_scores(s, rules)
    for seat in range(rules.seats):
        s.totals[seat] += s.result[seat]
    if s.winner != NOBODY:
        s.dealer = s.winner
    log.tell_totals(s, rules.seats)
    log.tell(s, log.ROUND_ENDED, s.winner, s.dealer, s.ended)
    s.status = BETWEEN
    if is_over(s, rules):
        s.status = OVER


@kernel
def settle(s: State, rules: Tables) -> None:
    """The scheme of the game, unless something special takes its place; sets the winner."""
    if rules.floor >= 0 and special.too_few(s, rules):
        for seat in range(rules.seats):
            s.score[seat] = 0
        s.winner = NOBODY
        return
    if not (rules.n_instead and special.pay_instead(s, rules)):
        if rules.cancels:
            special.cancel_yaku(s, rules)
        if rules.scheme == ADDITIVE:
            additive.settle(s, rules)
        else:
            par.settle(s, rules)
    if s.winner == NOBODY:
        s.winner = best(s)


@kernel
def best(s: State) -> int:
    """The highest round score; on a tie, whoever was earlier in turn order (HA-6, HI-17, KR-10, NA-17, NA-19)."""
    leader = s.first
    seat = s.next[s.first]
    while seat != s.first:
        if s.score[seat] > s.score[leader]:
            leader = seat
        seat = s.next[seat]
    return leader


@kernel
def tell_scores(s: State, rules: Tables) -> None:
    """What everybody held, and what the round changed."""
    for seat in range(rules.seats):
        log.tell(s, log.SCORED, seat, s.points[seat], s.result[seat])
        for row in range(rules.n_yaku):
            if s.yaku[seat] >> row & 1:
                log.tell(s, log.COUNTED, seat, row, shapes.value(s.taken[seat], rules.yaku[row]))


@kernel
def is_over(s: State, rules: Tables) -> bool:
    """Whether the match ends with this round (CO-13, HI-18, NA-20)."""
    why = -1
    if rules.rounds and s.round >= rules.rounds:
        why = BY_ROUNDS
    for seat in range(rules.seats):
        if rules.bust and s.totals[seat] <= 0:
            why = BY_BUST
    for seat in range(rules.seats):
        if rules.has_target and s.totals[seat] >= rules.target:
            why = BY_TARGET
    if why < 0:
        return False
    end_match(s, rules, why)
    return True


@kernel
def end_match(s: State, rules: Tables, why: int) -> None:
    """Nobody deals any more."""
    s.status = OVER
    log.tell_totals(s, rules.seats)
    log.tell(s, log.MATCH_ENDED, why, 0, 0)
