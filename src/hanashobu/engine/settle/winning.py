"""Who has won a round that nobody has ended, and who deals next."""

from __future__ import annotations

from hanashobu.engine.kernel import kernel, popcount
from hanashobu.engine.state import NOBODY, State
from hanashobu.rules import winning as by
from hanashobu.rules.tables import Tables


@kernel
def decide(s: State, rules: Tables) -> None:
    """The first of the game's measures that finds somebody."""
    for at in range(rules.n_wins):
        if s.winner != NOBODY:
            return
        measure = rules.wins[at]
        if measure == by.FIRST_CALLER:
            s.winner = s.first_on
        elif measure == by.FIRST_YAKU:
            s.winner = first_with_yaku(s)
        else:
            s.winner = untied(s, rules, best(s, rules, measure))


@kernel
def first_with_yaku(s: State) -> int:
    """Whoever is first in turn order with a yaku; NOBODY if nobody has any."""
    seat = s.first
    for _ in range(s.players):
        if s.yaku[seat]:
            return seat
        seat = s.next[seat]
    return NOBODY


@kernel
def measured(s: State, rules: Tables, measure: int, seat: int) -> int:
    """What a player has of what decides."""
    if measure == by.SCORE:
        return s.score[seat]
    if measure == by.RESULT:
        return s.result[seat]
    if measure == by.LOWEST:
        return -s.result[seat]
    return s.points[seat] + (rules.unit * s.yaku_points[seat] if measure == by.TOTAL else 0)


@kernel
def best(s: State, rules: Tables, measure: int) -> int:
    """Those who have most, as bits."""
    seat = s.first
    found, most = 0, 0
    for _ in range(s.players):
        has = measured(s, rules, measure, seat)
        if found == 0 or has > most:
            found, most = 1 << seat, has
        elif has == most:
            found |= 1 << seat
        seat = s.next[seat]
    return found


@kernel
def untied(s: State, rules: Tables, level: int) -> int:
    """Of players who are level the one whom the ties leave (HA-6, HI-17, KR-10, NA-17, NA-19); the earliest, if several are left."""
    for at in range(rules.n_ties):
        if level & level - 1 == 0:
            break
        tie = rules.ties[at]
        if tie.by == by.NOBODY:
            return NOBODY
        if tie.by == by.DEALER and level >> s.dealer & 1:
            return s.dealer
        if tie.by >= by.MOST:
            level = leading(s, level, tie.cards)
    seat = s.first
    while not level >> seat & 1:
        seat = s.next[seat]
    return seat


@kernel
def leading(s: State, level: int, cards: int) -> int:
    """Of these players those with the most of some cards, or with the most card points."""
    found, most = 0, -1
    for seat in range(len(s.taken)):
        if level >> seat & 1:
            has = popcount(s.taken[seat] & cards) if cards else s.points[seat]
            if has > most:
                found, most = 0, has
            if has == most:
                found |= 1 << seat
    return found


@kernel
def highest(s: State) -> int:
    """The highest round score; on a tie, whoever was earlier in turn order."""
    leader = s.first
    seat = s.next[s.first]
    while seat != s.first:
        if s.score[seat] > s.score[leader]:
            leader = seat
        seat = s.next[seat]
    return leader


@kernel
def next_best(s: State, rules: Tables, seat: int) -> int:
    """The highest total among the others."""
    other = s.next[seat]
    most = measured(s, rules, by.TOTAL, other)
    while other != seat:
        most = max(most, measured(s, rules, by.TOTAL, other))
        other = s.next[other]
    return most


@kernel
def next_dealer(s: State, rules: Tables) -> int:
    """Who deals the next round."""
    who, found = rules.deals, NOBODY
    if who == by.WINNER:
        found = s.winner
    elif who == by.LOSER:
        found = untied(s, rules, best(s, rules, by.LOWEST))
    if found != NOBODY:
        return found
    if who == by.RIGHT or (who != by.SAME and rules.drawn == by.RIGHT):
        return (s.dealer + 1) % rules.seats
    return s.dealer
