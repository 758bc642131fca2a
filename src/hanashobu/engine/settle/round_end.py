"""The end of a round: scores, winner, next dealer, totals, and whether the match is over."""

from __future__ import annotations

from hanashobu.engine import log, shapes
from hanashobu.engine.kernel import kernel
from hanashobu.engine.phases import claim
from hanashobu.engine.settle import additive, called, campaign, difference, par, special, two_players
from hanashobu.engine.state import BETWEEN, BY_BUST, BY_ROUNDS, BY_TARGET, NOBODY, NOBODY_PLAYS, OVER, SPLIT, State
from hanashobu.rules.settlement import ADDITIVE, DIFFERENCE
from hanashobu.rules.tables import Tables


@kernel
def enter(s: State, rules: Tables) -> None:
    """Settle, then close the round."""
    for seat in range(rules.seats):
        s.points[seat] = 0
        s.yaku[seat] = 0
        s.yaku_points[seat] = 0
        s.score[seat] = 0
    if s.ended < NOBODY_PLAYS:
        count(s, rules)
        settle(s, rules)
    elif s.ended == SPLIT:
        split(s, rules)
    if s.winner != NOBODY:
        log.pay(s, log.POT, s.winner, s.pot, rules.pot_why)  # TA-26, HH-27
        if rules.year:
            log.pay(s, s.winner, log.YEAR, 1, rules.year_why)  # HH-72
    if s.listening:
        emit_scores(s, rules)
    for seat in range(rules.seats):
        s.totals[seat] += s.result[seat]
    if s.winner != NOBODY:
        s.dealer = s.winner
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
    log.pay(s, log.POT, s.first, s.pot - half, rules.split_why)
    log.pay(s, log.POT, s.next[s.first], half, rules.split_why)


@kernel
def settle(s: State, rules: Tables) -> None:
    """The scheme of the game, unless something special takes its place; sets the winner."""
    if rules.scheme == DIFFERENCE:
        difference.score(s)
        if s.winner == NOBODY:
            s.winner = best(s)  # TA-17
        if rules.at_the_end:
            claim.pay_noted(s, rules)
        difference.pay(s, rules)
        return
    if rules.calls:
        called.settle(s, rules)
        if s.winner == NOBODY:
            s.winner = best(s)
        return
    if rules.floor >= 0 and special.too_few(s, rules):
        s.winner = NOBODY
        return
    if not (rules.n_instead and special.pay_instead(s, rules)):
        if rules.at_the_end:
            claim.pay_noted(s, rules)
        if rules.cancels:
            special.cancel_yaku(s, rules)
        if rules.duel_why >= 0 and s.players == 2:
            two_players.settle(s, rules)
        elif rules.scheme == ADDITIVE:
            additive.settle(s, rules)
        else:
            par.settle(s, rules)
        if rules.tie_stays and tied_without_dealer(s):
            return
    if s.winner == NOBODY:
        s.winner = best(s)


@kernel
def tied_without_dealer(s: State) -> bool:
    """Whether several others share the highest round score: then nobody has won, and the dealer deals again (NA-19)."""
    leader = best(s)
    equal = 0
    for seat in range(s.players):
        if s.score[seat] == s.score[leader]:
            equal += 1
    return equal > 1 and leader != s.dealer


@kernel
def best(s: State) -> int:
    """The highest round score; on a tie, whoever was earlier in turn order (HA-6, HI-17, KR-10, NA-17)."""
    leader = s.first
    seat = s.next[s.first]
    while seat != s.first:
        if s.score[seat] > s.score[leader]:
            leader = seat
        seat = s.next[seat]
    return leader


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
    """Nobody deals any more. The highest total wins, in a campaign before the debts are settled (CO-14, HH-75)."""
    s.status = OVER
    s.winners = campaign.who_has(s, rules, campaign.extreme(s, rules, 1))
    if rules.year:
        campaign.close(s, rules)
    log.emit_totals(s, rules.seats)
    log.emit(s, log.MATCH_ENDED, why, s.winners, 0)
