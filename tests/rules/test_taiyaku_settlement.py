"""Taiyaku: the settlement, with two and three players; the numbers were worked out by hand from docs/rules/taiyaku.md."""

from __future__ import annotations

import pytest

from hanashobu.play import events
from tests.rules.taiyaku import EIGHT, FIELD, PLAIN, TAIYAKU, finish, paid, play_turns, returned, stakes
from tests.support.helpers import Table, only, settle, settled

# The settlement.

SEVEN_POINTS, THREE_POINTS, TWO_POINTS = "11a 6a 7a 10a", "2a 4a 11b", "4b 5b"


def test_the_example_of_the_rules_page() -> None:
    """TA-16: scores 7, 3 and 2: the second pays 4, the third 5; the winner deals next (TA-18)."""
    found = settle(TAIYAKU, [SEVEN_POINTS, THREE_POINTS, TWO_POINTS])
    assert found.score == (7, 3, 2)
    assert paid(found.events) == [(1, 0, 4, "TA-16", 0), (2, 0, 5, "TA-16", 0)]
    assert (found.result, found.winner, found.next_dealer) == ((9, -4, -5), 0, 0)
    assert found.cards == ()


@pytest.mark.parametrize("dealer", [0, 1, 2])
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_winner_of_the_round_deals_the_next(dealer: int, winner: int) -> None:
    """TA-16, TA-18: wherever the winner sits."""
    piles = [THREE_POINTS, TWO_POINTS]
    piles.insert(winner, SEVEN_POINTS)
    found = settle(TAIYAKU, piles, dealer)
    others = [seat for seat in range(3) if seat != winner]
    assert sorted(paid(found.events)) == [(others[0], winner, 4, "TA-16", 0), (others[1], winner, 5, "TA-16", 0)]
    assert (found.winner, found.next_dealer) == (winner, winner)


def test_yaku_of_all_groups_add_up_to_the_score() -> None:
    """TA-16: 4 + 7 + 1 against 5 + 2."""
    found = settle(TAIYAKU, ["1a 8b 12a 9b", "8a 3a 2a 4a", ""])
    assert found.yaku[:2] == ({"TA-Y8": 4, "TA-Y22": 7, "TA-Y21": 1}, {"TA-Y4": 5, "TA-Y24": 2, "TA-Y26": 1})
    assert found.score == (12, 8, 0)
    assert paid(found.events) == [(1, 0, 4, "TA-16", 0), (2, 0, 8, "TA-16", 4)]


@pytest.mark.parametrize(
    ("leader", "piles", "winner"),
    [
        (0, ["4b", "5b", ""], 0),
        (1, ["4b", "5b", ""], 1),
        (2, ["4b", "5b", ""], 0),
        (0, ["", "5b", "4b"], 1),
        (1, ["4b", "", "5b"], 2),
        (2, ["4b", "5b", "7b"], 2),
        (1, ["", "", ""], 1),
    ],
)
def test_of_a_tie_the_leader_wins_or_the_nearest_to_the_leaders_right(leader: int, piles: list[str], winner: int) -> None:
    """TA-17, TA-18: Aki deals, but that decides nothing; who is tied pays nothing, anybody else 1."""
    table = returned(Table(TAIYAKU).deal(hands=PLAIN, field=FIELD, leader=leader))
    found = finish(table, *piles)
    best = max(found.score)
    assert paid(found.events) == [(seat, winner, best, "TA-16", 0) for seat in range(3) if found.score[seat] < best]
    assert (found.winner, found.next_dealer) == (winner, winner)


def test_a_stopping_yaku_takes_whole_stakes_with_what_was_won_before() -> None:
    """TA-15, TA-3: Ben has 22 in front of him after Eight Empties, Chie 1; Aki, who had 1 left, wins it all in the third turn."""
    hands = ["6a 6b 9a 9b 10a 10b 12b 12c", EIGHT, "5a 5b 5c 6d 9d 10d 8a 8b"]
    table = Table(TAIYAKU).deal(hands=hands, field="6c 9c 10c 11d 12d 7d")
    table.play("chaff")
    assert stakes(table) == [1, 22, 1]
    table.play("12b", "1c", "8a")
    emitted = play_turns(table, "6b", "1d", "5a", "9b", "2c", "5b", "10b")
    assert only(emitted, events.YakuMade) == [events.YakuMade(0, ("TA-Y20",))]
    found = settled(table, emitted)
    assert paid(emitted) == [(1, 0, 22, "TA-15", 0), (2, 0, 1, "TA-15", 0)]
    assert found.result == (16, -8, -8)
    assert (found.winner, found.next_dealer, only(emitted, events.RoundEnds)[0].why) == (0, 0, "stopped")


# Two players.


def test_two_play_without_returning_a_card_and_leave_ten_in_the_draw_pile() -> None:
    """TA-20: eight turns each."""
    for seed in range(20):
        table = Table(TAIYAKU, 2).deal(hands=PLAIN[:2], field=FIELD)
        assert (table.choices, len(table.stock().split())) == (PLAIN[0], 26)
        emitted = table.play_out(seed)
        assert only(emitted, events.Return) == []
        if only(emitted, events.RoundEnds)[0].why == "hands_out":
            break
    assert [(play.seat, play.source) for play in only(emitted, events.Play)] == [(s, f) for s in (0, 1) for f in ("hand", "stock")] * 8
    assert len(table.stock().split()) == 10


def test_two_settle_the_difference() -> None:
    """TA-20, TA-16."""
    found = settle(TAIYAKU, [TWO_POINTS, SEVEN_POINTS])
    assert paid(found.events) == [(0, 1, 5, "TA-16", 0)]
    assert found.next_dealer == 1
