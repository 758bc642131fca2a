"""Who has won a round that nobody has ended, and who deals next."""

from __future__ import annotations

from hanashobu.engine.kernel import kernel, popcount, wrap
from hanashobu.engine.state import NOBODY, State
from hanashobu.rules import winning as by
from hanashobu.rules.tables import DEALING, HELD, NOBODY_WINS, Tables

LEAST = -(1 << 60)


@kernel
def decide(s: State, rules: Tables) -> None:
    """The first of the game's measures that finds somebody."""
    for at in range(rules.n_wins):
        measure = rules.wins[at]
        if s.winner == NOBODY and measure == by.FIRST_CALLER:
            s.winner = s.first_on
        elif s.winner == NOBODY:
            s.winner = leader(s, rules, measure, 0 if measure >= by.FIRST_CALLER else rules.n_ties)


@kernel
def leader(s: State, rules: Tables, measure: int, ties: int) -> int:
    """Who has most; of those who are level the one whom the ties leave (HA-6, HI-17, KR-10, NA-17, NA-19), or the earliest of several."""
    level = best(s, rules, s.playing, measure, 0)
    for at in range(ties):
        if level & level - 1:
            tie = rules.ties[at]
            if tie.by == NOBODY_WINS:
                return NOBODY
            found = best(s, rules, level, tie.by, tie.cards)
            level = found if found else level
    if level == 0:
        return NOBODY
    seat = s.first
    while not level >> seat & 1:
        seat = s.next[seat]
    return seat


@kernel
def best(s: State, rules: Tables, among: int, measure: int, cards: int) -> int:
    """Which of these players have most of it, as bits."""
    found, most = 0, 0 if measure >= by.FIRST_CALLER else LEAST
    seat = s.first
    for _ in range(s.players):
        has = measured(s, rules, seat, measure, cards) if among >> seat & 1 else LEAST
        if has > most:
            found, most = 1 << seat, has
        elif has == most and found:
            found |= 1 << seat
        seat = s.next[seat]
    return found


@kernel
def measured(s: State, rules: Tables, seat: int, measure: int, cards: int) -> int:
    """What a player has of what decides."""
    if measure == by.SCORE:
        return s.score[seat]
    if measure == by.RESULT:
        return s.result[seat]
    if measure == by.LOWEST:
        return -s.result[seat]
    if measure == by.FIRST_YAKU:
        return 1 if s.yaku[seat] else 0
    if measure == HELD:
        return popcount(s.taken[seat] & cards)
    if measure == DEALING:
        return 1 if seat == s.dealer else 0
    return s.points[seat] + (rules.unit * s.yaku_points[seat] if measure == by.TOTAL else 0)


@kernel
def next_dealer(s: State, rules: Tables) -> int:
    """Who deals the next round."""
    found = s.winner if rules.deals == by.WINNER else NOBODY
    if rules.deals == by.LOSER:
        found = leader(s, rules, by.LOWEST, rules.n_ties)
    if found != NOBODY:
        return found
    return wrap(s.dealer + 1, rules.seats) if rules.drawn == by.RIGHT else s.dealer
