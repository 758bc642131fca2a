"""Many rounds of random play in one call, and what they add up to."""

from __future__ import annotations

from hanashobu.engine import flow
from hanashobu.engine.kernel import kernel, lowest
from hanashobu.engine.state import BETWEEN, NOBODY, OVER, State
from hanashobu.layout import Layout, whole
from hanashobu.rules.tables import MOST_KINDS, MOST_SEATS, MOST_TEYAKU, MOST_YAKU, Tables


class Tally(Layout):
    """Sums over rounds; all of them can be added to another tally's."""

    rounds: int = whole()
    matches: int = whole()
    decisions: int = whole()
    turns: int = whole()
    misdeals: int = whole()
    draws: int = whole()  # rounds that nobody won
    wins: list[int] = whole(MOST_SEATS)
    result: list[int] = whole(MOST_SEATS)
    squares: list[int] = whole(MOST_SEATS)
    points: list[int] = whole(MOST_SEATS)
    yaku: list[int] = whole(MOST_YAKU)  # how often each row of the yaku table was made by somebody
    teyaku: list[int] = whole(MOST_TEYAKU)  # how often each was shown
    dealer_wins: int = whole()
    multiplied: int = whole()  # rounds that counted more than once


@kernel
def play(s: State, rules: Tables, tally: Tally, rounds: int) -> None:
    """Play `rounds` rounds, match after match; an unfinished match stays open, and the next call goes on with it."""
    if s.status != BETWEEN:
        flow.start_match(s, rules)
    seen = s.misdeals
    for _ in range(rounds):
        flow.go_on(s, rules)
        dealer = s.dealer
        tally.decisions += flow.play_at_random(s, rules)
        add_round(s, rules, tally, dealer)
        tally.misdeals += s.misdeals - seen
        seen = s.misdeals
        if s.status == OVER:
            tally.matches += 1
            seen = 0
            flow.start_match(s, rules)


@kernel
def add_round(s: State, rules: Tables, tally: Tally, dealer: int) -> None:
    """One more round."""
    tally.rounds += 1
    tally.turns += s.turn
    if s.multiplier > 1:
        tally.multiplied += 1
    if s.winner == NOBODY:
        tally.draws += 1
    else:
        tally.wins[s.winner] += 1
        if s.winner == dealer:
            tally.dealer_wins += 1
    for seat in range(rules.seats):
        tally.result[seat] += s.result[seat]
        tally.squares[seat] += s.result[seat] * s.result[seat]
        tally.points[seat] += s.points[seat]
        for kind in range(rules.n_kinds):
            row = s.claimed[MOST_KINDS * seat + kind] - 1
            if row >= 0:
                tally.teyaku[row] += 1
        made = s.yaku[seat]
        while made:
            tally.yaku[lowest(made)] += 1
            made &= made - 1
