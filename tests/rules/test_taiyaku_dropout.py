"""Taiyaku with four and five: who is in or out, forced-out hands, and rounds without play (TA-21 to TA-25)."""

from __future__ import annotations

import pytest

from hanashobu.play import events
from hanashobu.play.plain_view import plain
from tests.rules.taiyaku import paid, stakes
from tests.rules.taiyaku_tables import TAIYAKU, begin, finish, forced, sit
from tests.support.helpers import Table, only
from tests.support.umpire import FORTY_EIGHT

# In or out.


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("leader", [0, 1, 3])
def test_from_the_leader_on_everybody_says_in_or_out_until_three_are_in(seats: int, leader: int) -> None:
    """TA-21: after the leader is found; whoever comes after the third is not asked."""
    table = sit(seats, leader=leader)
    assert [type(event) for event in table.events] == [events.Deal, events.Leader]
    asked = []
    for _ in range(3):
        asked.append(table.actor)
        assert table.choices == "in, out"
        emitted = table.play("in")
        assert emitted[0] == events.Speak((leader + len(asked) - 1) % seats, "in")
    assert asked == [(leader + step) % seats for step in range(3)]
    assert [event.seat for event in only(emitted, events.ForcedOut)] == [(leader + step) % seats for step in range(3, seats)]
    assert only(emitted, events.Active) == [events.Active(tuple((leader + step) % seats for step in range(3)), 0)]


def test_a_misdeal_comes_before_anybody_speaks() -> None:
    """TA-21, TA-7: four of a month on the field; nobody pays anything."""
    table = Table(TAIYAKU, 4).deal(field="9a 9b 9c 9d")
    assert table.events[-1] == events.Misdeal("four_of_a_month")
    assert table.actor is None
    assert only(table.match.events, events.Speak) == []


def test_all_speak_if_three_are_not_in_before() -> None:
    """TA-21: out, in, in, out, in: the last one is asked too."""
    table = sit(5)
    emitted = table.play("out", "in", "in", "out")
    assert table.actor == 4
    emitted += table.play("in")
    assert only(emitted, events.ForcedOut) == []
    assert only(emitted, events.Active) == [events.Active((1, 2, 4), 0)]


def test_all_at_a_table_of_up_to_five_are_dealt_in() -> None:
    """TA-21."""
    for seats in (4, 5):
        deal = only(sit(seats).events, events.Deal)[0]
        assert [len(hand or ()) for hand in deal.hands] == [8] * seats


@pytest.mark.parametrize("word", ["in", "out"])
def test_in_costs_nothing_and_out_one_chip_of_the_stake(word: str) -> None:
    """TA-22: the chip goes into the pot, at once."""
    table = sit(4)
    emitted = table.play(word)
    if word == "in":
        assert emitted == [events.Speak(0, "in")]
        assert stakes(table) == [8, 8, 8, 8]
    else:
        assert emitted == [events.Speak(0, "out", 1), events.Pay(0, "pot", 1, "TA-22")]
        assert stakes(table) == [7, 8, 8, 8]
    assert plain(table.match.view(None))["extra"].get("pot", 0) == (word == "out")


def test_every_out_costs_the_same() -> None:
    """TA-22: the second is not dearer than the first."""
    table = sit(5)
    emitted = table.play("out", "out")
    assert paid(emitted) == [(0, "pot", 1, "TA-22", 0), (1, "pot", 1, "TA-22", 0)]


def test_out_is_forgiven_to_a_player_who_has_nothing_left() -> None:
    """TA-22, TA-2, TA-3."""
    table = sit(4, chips=[0, 8, 8, 8])
    emitted = table.play("out")
    assert emitted == [events.Speak(0, "out", 1), events.Pay(0, "pot", 0, "TA-22", 1)]
    emitted = table.play("in", "in", "in")
    begin(table)
    found = finish(table)
    assert paid(found.events) == []
    assert found.totals == (0, 8, 8, 8)


# Forced out.


def test_a_forced_out_player_is_paid_by_every_active_player() -> None:
    """TA-23: two good cards in Dai's hand, so 2 from each; the event says what he gets in all."""
    _, emitted = forced("1a 9a 5c 5d 7c 7d 2c 2d")
    assert emitted[-5:-1] == [
        events.ForcedOut(3, 6),
        events.Pay(0, 3, 2, "TA-23"),
        events.Pay(1, 3, 2, "TA-23"),
        events.Pay(2, 3, 2, "TA-23"),
    ]


def test_five_brights_and_the_sake_cup_are_worth_1_each_and_no_other_card_is() -> None:
    """TA-23: each card of the deck in a hand that is worth nothing otherwise."""
    for card in FORTY_EIGHT:
        _, emitted = forced(card)
        worth = 3 if card in ("1a", "3a", "8a", "11a", "12a", "9a") else 0
        assert only(emitted, events.ForcedOut) == [events.ForcedOut(3, worth)], card


@pytest.mark.parametrize(
    ("hands", "all_in_all"),
    [
        (["6b 9b 10b"], 4),
        (["6b 9b"], 0),
        (["9b 10b"], 0),
        (["6b 9b 10b 8a"], 5),
        (["6b 9b", "10b"], 0),
        (["6b 9b 10b", ""], 4),
        (["", "6b 9b 10b 12a 9a"], 6),
        (["1a 3a", "8a 11a 12a"], 5),
        (["1a 3a 8a 11a 12a 9a"], 6),
    ],
)
def test_three_blue_ribbons_in_one_hand_are_worth_4(hands: list[str], all_in_all: int) -> None:
    """TA-23: every active player pays that much in all, over all forced-out hands together."""
    _, emitted = forced(*hands)
    for seat in range(3):
        assert sum(amount for payer, _, amount, why, _ in paid(emitted) if payer == seat and why == "TA-23") == all_in_all


def test_two_share_equally_whoever_holds_the_cards() -> None:
    """TA-23: Emi has all four good cards, and Dai gets half."""
    _, emitted = forced("", "1a 3a 8a 11a")
    assert only(emitted, events.ForcedOut) == [events.ForcedOut(3, 6), events.ForcedOut(4, 6)]
    assert paid(emitted) == [(payer, to, 2, "TA-23", 0) for to in (3, 4) for payer in (0, 1, 2)]


@pytest.mark.parametrize("leader", range(5))
def test_an_odd_chip_goes_to_the_one_who_would_have_spoken_first(leader: int) -> None:
    """TA-23: of 3 the first gets 2, though the other holds the cards."""
    _, emitted = forced("", "1a 3a 8a", leader=leader)
    first, second = (leader + 3) % 5, (leader + 4) % 5
    active = [(leader + step) % 5 for step in range(3)]
    assert only(emitted, events.ForcedOut) == [events.ForcedOut(first, 6), events.ForcedOut(second, 3)]
    assert paid(emitted) == [
        *((payer, first, 2, "TA-23", 0) for payer in active),
        *((payer, second, 1, "TA-23", 0) for payer in active),
    ]


def test_a_single_odd_chip_goes_to_the_first_alone() -> None:
    """TA-23: V is 1."""
    _, emitted = forced("", "9a")
    assert only(emitted, events.ForcedOut) == [events.ForcedOut(3, 3), events.ForcedOut(4, 0)]
    assert paid(emitted) == [(payer, 3, 1, "TA-23", 0) for payer in (0, 1, 2)]


def test_who_has_gone_out_pays_no_compensation() -> None:
    """TA-23, TA-22: Aki's one chip is in the pot; Emi is paid by the three who play."""
    _, emitted = forced("1a 3a", says="out in in in")
    assert paid(emitted) == [(0, "pot", 1, "TA-22", 0), *((payer, 4, 2, "TA-23", 0) for payer in (1, 2, 3))]


def test_compensation_is_paid_as_far_as_stakes_go_and_the_first_receiver_comes_first() -> None:
    """TA-23, TA-3, TA-4: 2 are due to Dai and 1 to Emi; Aki has 2 chips, Ben 1, Chie none."""
    table, emitted = forced("1a", "3a 8a", chips=[2, 1, 0, 8, 8])
    assert only(emitted, events.ForcedOut) == [events.ForcedOut(3, 3), events.ForcedOut(4, 0)]
    assert paid(emitted) == [
        (0, 3, 2, "TA-23", 0),
        (1, 3, 1, "TA-23", 1),
        (2, 3, 0, "TA-23", 2),
        (0, 4, 0, "TA-23", 1),
        (1, 4, 0, "TA-23", 1),
        (2, 4, 0, "TA-23", 1),
    ]
    assert stakes(table) == [0, 0, 0, 11, 8]


# From 8 on nobody plays.


def test_from_a_worth_of_8_on_there_is_no_play_and_the_largest_stake_wins_the_round() -> None:
    """TA-24, TA-18: four Brights and three blue ribbons; Dai has 32 in front of him, deals next, and nobody is active."""
    _, emitted = forced("1a 3a 8a 11a 6b 9b 10b")
    assert paid(emitted) == [(payer, 3, 8, "TA-23", 0) for payer in (0, 1, 2)]
    for kind in (events.Active, events.Shuffle, events.Play):
        assert not only(emitted, kind)
    assert emitted[-2:] == [
        events.RoundScore(None, ((), (), (), ()), (-8, -8, -8, 24)),
        events.RoundEnds(3, (88, 88, 88, 120), "nobody_plays", 3),
    ]


def test_with_a_worth_of_7_the_round_is_played() -> None:
    """TA-24."""
    _, emitted = forced("1a 3a 8a 6b 9b 10b")
    assert only(emitted, events.ForcedOut) == [events.ForcedOut(3, 21)]
    assert only(emitted, events.Active) == [events.Active((0, 1, 2), 0)]
    assert only(emitted, events.RoundEnds) == []


def test_the_worth_is_that_of_all_forced_out_hands_together() -> None:
    """TA-24, TA-23: 4 and 4, neither hand would do alone."""
    _, emitted = forced("6b 9b 10b", "1a 3a 8a 9a")
    assert only(emitted, events.RoundEnds)[0].why == "nobody_plays"


@pytest.mark.parametrize(("leader", "winner"), [(0, 3), (1, 4), (2, 0), (3, 1), (4, 2)])
def test_of_equal_stakes_the_nearest_from_the_leader_on_wins(leader: int, winner: int) -> None:
    """TA-24: both have got 12."""
    _, emitted = forced("6b 9b 10b", "1a 3a 8a 9a", leader=leader)
    assert sorted(only(emitted, events.RoundScore)[0].result) == [-8, -8, -8, 12, 12]
    ends = only(emitted, events.RoundEnds)[0]
    assert (ends.winner, ends.next_dealer) == (winner, winner)


def test_the_largest_stake_can_be_that_of_a_player_who_went_out() -> None:
    """TA-24, TA-26: the others are poor, so Aki's 7 are most; the pot is Aki's too."""
    table, emitted = forced("1a 3a 8a 11a 6b 9b 10b", chips=[20, 1, 1, 1, 1], says="out in in in")
    assert stakes(table) == [8, 0, 0, 0, 4]
    assert paid(emitted)[-1] == ("pot", 0, 1, "TA-26", 0)
    assert only(emitted, events.RoundEnds) == [events.RoundEnds(0, (20, 0, 0, 0, 4), "nobody_plays", 0)]


def test_where_nobody_has_a_chip_the_leader_has_the_largest_stake() -> None:
    """TA-24: all tie at 0, and Chie leads."""
    _, emitted = forced("1a 3a 8a 11a 6b 9b 10b", chips=[0] * 4, leader=2)
    assert only(emitted, events.ForcedOut) == [events.ForcedOut(1, 0)]
    assert only(emitted, events.RoundEnds)[0].winner == 2
