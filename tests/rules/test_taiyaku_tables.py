"""Taiyaku with four to seven at the table (TA-21 to TA-30), rule by rule; docs/rules/taiyaku.md is the page.

Aki, seat 0, deals unless a test says otherwise, and leads unless a test names a leader.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hanashobu.cards import cards
from hanashobu.engine.state import NOBODY
from hanashobu.play import events
from hanashobu.play.events import HIDDEN, AnyEvent
from hanashobu.rules.phases import SETTLE
from tests.rules.taiyaku import paid, stakes
from tests.support.helpers import Settled, Table, full_match, only, settled, sort
from tests.support.umpire import FORTY_EIGHT

TAIYAKU = "taiyaku"

# Hands that are worth nothing to a forced-out player, and have no teyaku; and a field for them. Five hands leave two cards.
HANDS = [
    "1b 1c 2a 2c 2d 4a 4b 4c",
    "3b 3c 5a 5b 5c 7a 7b 7c",
    "6a 6b 6c 8b 8c 8d 10a 10c",
    "9b 9c 9d 11b 11c 12b 12c 1d",
    "2b 3d 4d 5d 7d 10b 11d 12d",
]
FIELD = "1a 3a 8a 11a 12a 9a"


def sit(seats: int, dealer: int = 0, leader: int = 0, chips: list[int] | None = None, bind: bool = False, back: bool = True) -> Table:
    """A table after a deal of quiet hands, from the dealer on; everybody may have other chips than at the start of a match."""
    table = Table(TAIYAKU, seats, dealer, leader_bind=bind, return_card=back)
    for seat, many in enumerate(chips or []):
        table.state.totals[seat] = many
    hands = [""] * seats
    for step in range(min(seats, 5)):
        hands[(dealer + step) % seats] = HANDS[step]
    return table.deal(hands=hands, field=FIELD, leader=leader)


def forced(*hands: str, leader: int = 0, chips: list[int] | None = None, says: str = "in in in") -> tuple[Table, list[AnyEvent]]:
    """Three are in; the last to have spoken would have been the players with these hands, which are filled up with cards of no worth."""
    seats = len(says.split()) + len(hands)
    table = Table(TAIYAKU, seats)
    for seat, many in enumerate(chips or []):
        table.state.totals[seat] = many
    named = " ".join(hands).split()
    worth = ["1a", "3a", "8a", "11a", "12a", "9a", "6b", "9b", "10b"]
    quiet = [card for card in FORTY_EIGHT if card not in [*named, *worth]]
    held = [""] * seats
    for place, hand in enumerate(hands):
        filled = hand.split()
        while len(filled) < 8:
            filled.append(quiet.pop(7 * len(filled) % len(quiet)))
        held[(leader + seats - len(hands) + place) % seats] = " ".join(filled)
    table.deal(hands=held, leader=leader)
    told: list[AnyEvent] = []
    for word in says.split():
        told += table.play(word)
    return table, told


def finish(table: Table, **piles: str) -> Settled:
    """The round is played to its end; `s2="4b"` is what seat 2 has taken."""
    state = table.state
    for seat in range(table.seats):
        state.hands[seat], state.taken[seat] = 0, cards(piles.get(f"s{seat}", ""))
    state.field, state.actor = 0, NOBODY
    state.at = table.match.rules.flow.index(SETTLE)
    return settled(table, table.go_on())


def begin(table: Table) -> list[AnyEvent]:
    """Nobody claims anything, and everybody puts the first card back that may go back."""
    told: list[AnyEvent] = []
    while table.match.phase is not None and "no" in table.choices:
        told += table.play("no")
    for _ in range(3):
        told += table.play(table.choices.split()[0])
    return told


# In or out.


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("leader", [0, 1, 3])
def test_from_the_leader_on_everybody_says_in_or_out_until_three_are_in(seats: int, leader: int) -> None:
    """TA-21: after the leader is found; whoever comes after the third is not asked."""
    table = sit(seats, leader=leader)
    assert [type(event) for event in table.told] == [events.Deal, events.Leader]
    asked = []
    for _ in range(3):
        asked.append(table.actor)
        assert table.choices == "in, out"
        told = table.play("in")
        assert told[0] == events.Speak((leader + len(asked) - 1) % seats, "in")
    assert asked == [(leader + step) % seats for step in range(3)]
    assert [event.seat for event in only(told, events.ForcedOut)] == [(leader + step) % seats for step in range(3, seats)]
    assert only(told, events.Active) == [events.Active(tuple((leader + step) % seats for step in range(3)), 0)]


def test_a_misdeal_comes_before_anybody_speaks() -> None:
    """TA-21, TA-7: four of a month on the field; nobody pays anything."""
    table = Table(TAIYAKU, 4).deal(field="9a 9b 9c 9d")
    assert table.told[-1] == events.Misdeal("four_of_a_month")
    assert table.actor is None
    assert only(table.match.events, events.Speak) == []


def test_all_speak_if_three_are_not_in_before() -> None:
    """TA-21: out, in, in, out, in: the last one is asked too."""
    table = sit(5)
    told = table.play("out", "in", "in", "out")
    assert table.actor == 4
    told += table.play("in")
    assert only(told, events.ForcedOut) == []
    assert only(told, events.Active) == [events.Active((1, 2, 4), 0)]


def test_all_at_a_table_of_up_to_five_are_dealt_in() -> None:
    """TA-21."""
    for seats in (4, 5):
        deal = only(sit(seats).told, events.Deal)[0]
        assert [len(hand or ()) for hand in deal.hands] == [8] * seats


@pytest.mark.parametrize("word", ["in", "out"])
def test_in_costs_nothing_and_out_one_chip_of_the_stake(word: str) -> None:
    """TA-22: the chip goes into the pot, at once."""
    table = sit(4)
    told = table.play(word)
    if word == "in":
        assert told == [events.Speak(0, "in")]
        assert stakes(table) == [8, 8, 8, 8]
    else:
        assert told == [events.Speak(0, "out", 1), events.Pay(0, "pot", 1, "TA-22")]
        assert stakes(table) == [7, 8, 8, 8]
    assert table.match.view(None).to_json()["pot"] == (word == "out")


def test_every_out_costs_the_same() -> None:
    """TA-22: the second is not dearer than the first."""
    table = sit(5)
    told = table.play("out", "out")
    assert paid(told) == [(0, "pot", 1, "TA-22", 0), (1, "pot", 1, "TA-22", 0)]


def test_out_is_forgiven_to_a_player_who_has_nothing_left() -> None:
    """TA-22, TA-2, TA-3."""
    table = sit(4, chips=[0, 8, 8, 8])
    told = table.play("out")
    assert told == [events.Speak(0, "out", 1), events.Pay(0, "pot", 0, "TA-22", 1)]
    told = table.play("in", "in", "in")
    begin(table)
    found = finish(table)
    assert paid(found.told) == []
    assert found.totals == (0, 8, 8, 8)


# Forced out.


def test_a_forced_out_player_is_paid_by_every_active_player() -> None:
    """TA-23: two good cards in Dai's hand, so 2 from each; the event says what he gets in all."""
    _, told = forced("1a 9a 5c 5d 7c 7d 2c 2d")
    assert told[-5:-1] == [
        events.ForcedOut(3, 6),
        events.Pay(0, 3, 2, "TA-23"),
        events.Pay(1, 3, 2, "TA-23"),
        events.Pay(2, 3, 2, "TA-23"),
    ]


def test_five_brights_and_the_sake_cup_are_worth_1_each_and_no_other_card_is() -> None:
    """TA-23: each card of the deck in a hand that is worth nothing otherwise."""
    for card in FORTY_EIGHT:
        _, told = forced(card)
        worth = 3 if card in ("1a", "3a", "8a", "11a", "12a", "9a") else 0
        assert only(told, events.ForcedOut) == [events.ForcedOut(3, worth)], card


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
    _, told = forced(*hands)
    for seat in range(3):
        assert sum(amount for payer, _, amount, why, _ in paid(told) if payer == seat and why == "TA-23") == all_in_all


def test_two_share_equally_whoever_holds_the_cards() -> None:
    """TA-23: Emi has all four good cards, and Dai gets half."""
    _, told = forced("", "1a 3a 8a 11a")
    assert only(told, events.ForcedOut) == [events.ForcedOut(3, 6), events.ForcedOut(4, 6)]
    assert paid(told) == [(payer, to, 2, "TA-23", 0) for to in (3, 4) for payer in (0, 1, 2)]


@pytest.mark.parametrize("leader", range(5))
def test_an_odd_chip_goes_to_the_one_who_would_have_spoken_first(leader: int) -> None:
    """TA-23: of 3 the first gets 2, though the other holds the cards."""
    _, told = forced("", "1a 3a 8a", leader=leader)
    first, second = (leader + 3) % 5, (leader + 4) % 5
    active = [(leader + step) % 5 for step in range(3)]
    assert only(told, events.ForcedOut) == [events.ForcedOut(first, 6), events.ForcedOut(second, 3)]
    assert paid(told) == [
        *((payer, first, 2, "TA-23", 0) for payer in active),
        *((payer, second, 1, "TA-23", 0) for payer in active),
    ]


def test_a_single_odd_chip_goes_to_the_first_alone() -> None:
    """TA-23: V is 1."""
    _, told = forced("", "9a")
    assert only(told, events.ForcedOut) == [events.ForcedOut(3, 3), events.ForcedOut(4, 0)]
    assert paid(told) == [(payer, 3, 1, "TA-23", 0) for payer in (0, 1, 2)]


def test_who_has_gone_out_pays_no_compensation() -> None:
    """TA-23, TA-22: Aki's one chip is in the pot; Emi is paid by the three who play."""
    _, told = forced("1a 3a", says="out in in in")
    assert paid(told) == [(0, "pot", 1, "TA-22", 0), *((payer, 4, 2, "TA-23", 0) for payer in (1, 2, 3))]


def test_compensation_is_paid_as_far_as_stakes_go_and_the_first_receiver_comes_first() -> None:
    """TA-23, TA-3, TA-4: 2 are due to Dai and 1 to Emi; Aki has 2 chips, Ben 1, Chie none."""
    table, told = forced("1a", "3a 8a", chips=[2, 1, 0, 8, 8])
    assert only(told, events.ForcedOut) == [events.ForcedOut(3, 3), events.ForcedOut(4, 0)]
    assert paid(told) == [
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
    _, told = forced("1a 3a 8a 11a 6b 9b 10b")
    assert paid(told) == [(payer, 3, 8, "TA-23", 0) for payer in (0, 1, 2)]
    for kind in (events.Active, events.Shuffle, events.Play):
        assert not only(told, kind)
    assert told[-2:] == [
        events.RoundScore(None, ((), (), (), ()), (-8, -8, -8, 24)),
        events.RoundEnds(3, (88, 88, 88, 120), "nobody_plays", 3),
    ]


def test_with_a_worth_of_7_the_round_is_played() -> None:
    """TA-24."""
    _, told = forced("1a 3a 8a 6b 9b 10b")
    assert only(told, events.ForcedOut) == [events.ForcedOut(3, 21)]
    assert only(told, events.Active) == [events.Active((0, 1, 2), 0)]
    assert only(told, events.RoundEnds) == []


def test_the_worth_is_that_of_all_forced_out_hands_together() -> None:
    """TA-24, TA-23: 4 and 4, neither hand would do alone."""
    _, told = forced("6b 9b 10b", "1a 3a 8a 9a")
    assert only(told, events.RoundEnds)[0].why == "nobody_plays"


@pytest.mark.parametrize(("leader", "winner"), [(0, 3), (1, 4), (2, 0), (3, 1), (4, 2)])
def test_of_equal_stakes_the_nearest_from_the_leader_on_wins(leader: int, winner: int) -> None:
    """TA-24: both have got 12."""
    _, told = forced("6b 9b 10b", "1a 3a 8a 9a", leader=leader)
    assert sorted(only(told, events.RoundScore)[0].result) == [-8, -8, -8, 12, 12]
    ends = only(told, events.RoundEnds)[0]
    assert (ends.winner, ends.next_dealer) == (winner, winner)


def test_the_largest_stake_can_be_that_of_a_player_who_went_out() -> None:
    """TA-24, TA-26: the others are poor, so Aki's 7 are most; the pot is Aki's too."""
    table, told = forced("1a 3a 8a 11a 6b 9b 10b", chips=[20, 1, 1, 1, 1], says="out in in in")
    assert stakes(table) == [8, 0, 0, 0, 4]
    assert paid(told)[-1] == ("pot", 0, 1, "TA-26", 0)
    assert only(told, events.RoundEnds) == [events.RoundEnds(0, (20, 0, 0, 0, 4), "nobody_plays", 0)]


def test_where_nobody_has_a_chip_the_leader_has_the_largest_stake() -> None:
    """TA-24: all tie at 0, and Chie leads."""
    _, told = forced("1a 3a 8a 11a 6b 9b 10b", chips=[0] * 4, leader=2)
    assert only(told, events.ForcedOut) == [events.ForcedOut(1, 0)]
    assert only(told, events.RoundEnds)[0].winner == 2


# Two, one or none are left.


def test_two_who_are_in_play_without_returning_a_card() -> None:
    """TA-25, TA-20, TA-28: the two hands that are out are shuffled into the pile at once, 26 cards."""
    table = sit(4).stack("1b 8b")
    told = table.play("out", "in", "out", "in")
    assert [type(event) for event in told[-2:]] == [events.Active, events.Shuffle]
    assert told[-2] == events.Active((1, 3), 0)
    shuffle = told[-1]
    assert isinstance(shuffle, events.Shuffle)
    assert len(shuffle.stock) == 26
    assert shuffle.stock[:2] == ("1b", "8b")
    assert {*HANDS[0].split(), *HANDS[2].split()} <= set(shuffle.stock)
    assert (table.actor, table.choices) == (1, HANDS[1])
    assert table.everywhere() == sorted(FORTY_EIGHT)
    told = table.play_out(3)
    assert only(told, events.Return) == []
    assert {play.seat for play in only(told, events.Play)} == {1, 3}


def test_two_fours_are_8_for_two_who_are_left() -> None:
    """TA-25, TA-9, TA-T4: and the hands are shuffled before anybody claims."""
    hands = ["", "5a 5b 5c 5d 7a 7b 7c 7d", "", ""]
    table = Table(TAIYAKU, 4).deal(hands=hands)
    told = table.play("in", "in", "out", "out")
    assert isinstance(told[-1], events.Shuffle)
    while table.actor != 1:
        table.play("no")
    told = table.play("set")
    assert paid(told) == [(0, 1, 8, "TA-T4", 0)]


def test_three_of_four_pay_5_for_two_fours() -> None:
    """TA-9, TA-T4: whoever is out pays nothing."""
    table = Table(TAIYAKU, 4).deal(hands=["", "5a 5b 5c 5d 7a 7b 7c 7d", "", ""])
    table.play("in", "in", "out", "in")
    while table.actor != 1:
        table.play("no")
    assert sorted(paid(table.play("set"))) == [(0, 1, 5, "TA-T4", 0), (3, 1, 5, "TA-T4", 0)]


def test_one_alone_wins_the_round_and_the_pot() -> None:
    """TA-25, TA-26, TA-18: without a card being played."""
    table = sit(4, leader=1)
    told = table.play("out", "in", "out", "out")
    assert paid(told) == [(seat, "pot", 1, "TA-22", 0) for seat in (1, 3, 0)] + [("pot", 2, 3, "TA-26", 0)]
    assert told[-2:] == [
        events.RoundScore(None, ((), (), (), ()), (-1, -1, 3, -1)),
        events.RoundEnds(2, (95, 95, 99, 95), "nobody_plays", 2),
    ]
    assert only(told, events.Active) == []


def test_the_last_to_speak_may_be_the_only_one_in() -> None:
    """TA-25."""
    told = sit(5).play("out", "out", "out", "out", "in")
    assert paid(told)[-1] == ("pot", 4, 4, "TA-26", 0)
    assert only(told, events.RoundEnds)[0].winner == 4


def test_if_nobody_is_in_the_deal_is_thrown_in_and_all_penalties_are_given_back() -> None:
    """TA-25, CO-12: the refunds come before the misdeal; the same dealer deals the same round again."""
    table = sit(4, dealer=2, leader=3)
    told = table.play("out", "out", "out", "out")
    assert sorted(paid(told)[4:], key=str) == [("pot", seat, 1, "CO-12", 0) for seat in range(4)]
    assert told[-1] == events.Misdeal("nobody_in")
    assert table.match.needs_deck
    table.deal(leader=0)
    assert only(table.told, events.RoundBegins) == []
    assert (table.match.round, table.state.dealer, table.actor) == (1, 2, 0)
    assert (stakes(table), table.totals) == ([8, 8, 8, 8], (96, 96, 96, 96))
    assert table.match.view(None).to_json()["pot"] == 0


def test_what_was_forgiven_is_not_given_back() -> None:
    """TA-25, TA-22: Ben had nothing to pay with."""
    table = sit(4, chips=[8, 0, 8, 8])
    told = table.play("out", "out", "out", "out")
    assert sorted(paid(told)[4:], key=str) == [("pot", seat, 1, "CO-12", 0) for seat in (0, 2, 3)]
    table.deal()
    assert table.totals == (8, 0, 8, 8)


# The pot, the leader and the hands.


def test_the_winner_of_a_played_round_takes_the_pot_after_the_settlement() -> None:
    """TA-26, TA-16, TA-18: Emi wins 7 to 3 to 2; Aki and Chie have paid for the pot."""
    table = sit(5)
    table.play("out", "in", "out", "in", "in")
    begin(table)
    found = finish(table, s1="2a 4a 11b", s3="4b 5b", s4="11a 6a 7a 10a")
    assert sorted(paid(found.told)[:2], key=str) == [(1, 4, 4, "TA-16", 0), (3, 4, 5, "TA-16", 0)]
    assert paid(found.told)[2:] == [("pot", 4, 2, "TA-26", 0)]
    assert found.result == (-1, -4, -1, -5, 11)
    assert (found.winner, found.next_dealer) == (4, 4)


def test_whoever_stops_the_round_takes_the_stakes_of_the_active_players_and_the_pot() -> None:
    """TA-15, TA-26: not what the player who is out has left."""
    hands = ["", "6a 6b 9a 9b 10a 10b 12b 12c", "1c 1d 2a 2c 3a 3c 4a 4c", "5a 5b 5c 6d 9d 10d 8a 8b"]
    table = Table(TAIYAKU, 4).deal(hands=hands, field="6c 9c 10c 11d 12d 7d")
    table.play("out", "in", "in", "in", "12b", "1c", "8a")
    told: list[AnyEvent] = []
    for card in ("6b", "1d", "5a", "9b", "2c", "5b", "10b"):
        seat = table.actor
        told = table.play(card)
        while table.actor == seat:
            told = table.play(table.choices.split()[0])
    assert paid(told) == [(2, 1, 8, "TA-15", 0), (3, 1, 8, "TA-15", 0), ("pot", 1, 1, "TA-26", 0)]
    assert only(told, events.RoundEnds) == [events.RoundEnds(1, (95, 113, 88, 88), "stopped", 1)]


@pytest.mark.parametrize(
    ("leader", "says", "active"),
    [
        (1, "out in in in", (2, 3, 4)),
        (1, "out out in in in", (3, 4, 0)),
        (3, "out in out in in", (4, 1, 2)),
        (3, "in out in in", (3, 0, 1)),
        (4, "out out out in in", (2, 3)),
    ],
)
def test_if_the_leader_goes_out_the_next_active_player_leads(leader: int, says: str, active: tuple[int, ...]) -> None:
    """TA-27, TA-13: and puts back, plays and cuts first."""
    table = sit(5, leader=leader)
    told: list[AnyEvent] = []
    for word in says.split():
        told += table.play(word)
    assert only(told, events.Active) == [events.Active(active, 0)]
    if len(active) == 3:
        told = begin(table)
        assert tuple(event.seat for event in only(told, events.Return)) == active
    assert table.actor == active[0]
    told = table.play(table.choices.split()[0])
    while not only(told, events.Cut):
        told = table.play(table.choices.split()[0])
    assert only(told, events.Cut)[0].seat == active[0]


def test_of_a_tie_the_next_active_player_wins_where_the_leader_is_out() -> None:
    """TA-27, TA-17: Ben led and is out; Dai and Aki are tied, and Dai sits nearer to Chie, who leads."""
    table = sit(4, leader=1)
    table.play("out", "in", "in", "in")
    begin(table)
    found = finish(table, s0="4b", s3="5b")
    assert paid(found.told) == [(2, 3, 1, "TA-16", 0), ("pot", 3, 1, "TA-26", 0)]


def test_who_claims_is_asked_from_the_new_leader_on() -> None:
    """TA-27, TA-11."""
    hands = ["5a 5b 5c 5d 6a 7a 8b 10a", "", "11a 11b 11c 11d 1a 2a 3a 4a", ""]
    table = Table(TAIYAKU, 4).deal(hands=hands, leader=1)
    table.play("out", "in", "in", "in")
    asked = []
    while "no" in table.choices:
        asked.append(table.actor)
        table.play("no")
    assert [seat for seat in asked if seat in (0, 2)] == [2, 0]


@pytest.mark.parametrize(("bind", "leaders", "others"), [(False, "in, out", "in, out"), (True, "in", "in, out")])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_with_leader_bind_the_leader_may_not_go_out(seats: int, bind: bool, leaders: str, others: str) -> None:
    """TA-27: off by default; nobody else is bound."""
    table = sit(seats, leader=2, bind=bind)
    assert (table.actor, table.choices) == (2, leaders)
    table.play("in")
    assert (table.actor, table.choices) == (3, others)


@pytest.mark.parametrize(
    ("seats", "says", "out"),
    [
        (4, "in in in", (3,)),
        (4, "out in in in", (0,)),
        (5, "in in in", (3, 4)),
        (5, "out in in in", (0, 4)),
        (5, "out out in in in", (0, 1)),
    ],
)
def test_with_three_active_players_all_hands_that_are_out_are_shuffled_in_once_with_the_returns(
    seats: int, says: str, out: tuple[int, ...]
) -> None:
    """TA-28, TA-12: 21 to draw; nothing is shuffled before the third card is back."""
    table = sit(seats).stack("6d")
    told: list[AnyEvent] = []
    for word in says.split():
        told += table.play(word)
    assert isinstance(told[-1], events.Active)
    told = begin(table)
    assert [type(event) for event in told] == [events.Return] * 3 + [events.Shuffle]
    shuffle = only(told, events.Shuffle)[0]
    gone = {card for seat in out for card in HANDS[seat].split()}
    back = {event.card for event in only(told, events.Return)}
    assert set(shuffle.stock) == gone | back | (set(FORTY_EIGHT) - set(" ".join([*HANDS[:seats], FIELD]).split()))
    assert len(shuffle.stock) == 21
    assert shuffle.stock[0] == "6d"
    assert all(table.hand(seat) == "" for seat in out)
    assert table.everywhere() == sorted(FORTY_EIGHT)


def test_without_return_card_the_hands_are_shuffled_in_at_once() -> None:
    """TA-28, TA-O1: with three active players 18 to draw."""
    table = sit(4, back=False)
    told = table.play("in", "out", "in", "in")
    assert [type(event) for event in told[-2:]] == [events.Active, events.Shuffle]
    assert len(only(told, events.Shuffle)[0].stock) == 18
    assert (table.actor, table.choices) == (0, HANDS[0])


# Six and seven.


@pytest.mark.parametrize("seats", [6, 7])
@pytest.mark.parametrize("dealer", [0, 2, 5])
def test_the_dealer_and_the_four_to_the_right_are_dealt_in_and_the_others_wait(seats: int, dealer: int) -> None:
    """TA-29, TA-5, TA-6, TA-2: who waits has no hand, turns no card and is not asked, but puts up a stake."""
    table = Table(TAIYAKU, seats, dealer)
    table.match.give_deck(list(FORTY_EIGHT))
    deal = only(table.go_on(), events.Deal)[0]
    dealt = [(dealer + step) % seats for step in range(5)]
    assert [seat for seat, hand in enumerate(deal.hands) if hand is None] == [seat for seat in range(seats) if seat not in dealt]
    for place, seat in enumerate([*dealt[1:], dealer]):
        assert deal.hands[seat] == (*FORTY_EIGHT[3 + 4 * place : 7 + 4 * place], *FORTY_EIGHT[26 + 4 * place : 30 + 4 * place])
    assert deal.field == (*FORTY_EIGHT[:3], *FORTY_EIGHT[23:26])
    assert len(deal.stock) == 2
    told = table.turn(["6d", "7a", "1a", "6c", "1b"])
    leader = only(told, events.Leader)[0]
    turned: list[str | None] = [None] * seats
    for seat, card in zip(dealt, ["6d", "7a", "1a", "6c", "1b"], strict=True):
        turned[seat] = card
    assert leader.turned == tuple(turned)
    assert leader.leader == table.actor == dealt[2]
    assert stakes(table) == [8] * seats
    asked = []
    for _ in range(3):
        asked.append(table.actor)
        told = table.play("in")
    assert asked == dealt[2:5]
    assert [event.seat for event in only(told, events.ForcedOut)] == dealt[:2]


def test_who_waits_in_vain_is_neither_active_nor_forced_out() -> None:
    """TA-29."""
    table = sit(7)
    told = table.play("in", "in", "in")
    assert only(told, events.Active) == [events.Active((0, 1, 2), 0)]
    assert [event.seat for event in only(told, events.ForcedOut)] == [3, 4]


def test_the_first_to_go_out_passes_hand_and_chip_to_the_sixth_who_speaks_at_once() -> None:
    """TA-30: Ben leads and goes out; Fumi has his hand, and 9 chips; then it is Chie's turn."""
    table = sit(6, leader=1)
    told = table.play("out")
    assert told == [
        events.Speak(1, "out", 1),
        events.Pay(1, 5, 1, "TA-30"),
        events.PassedHand(1, 5, tuple(sort(HANDS[1]).split())),
    ]
    assert stakes(table) == [8, 7, 8, 8, 8, 9]
    assert (table.actor, table.hand(5), table.hand(1)) == (5, sort(HANDS[1]), "")
    table.play("in")
    assert table.actor == 2


def test_with_six_the_second_penalty_goes_to_the_pot() -> None:
    """TA-30, TA-22."""
    table = sit(6)
    told = table.play("out", "in", "out")
    assert paid(told) == [(0, 5, 1, "TA-30", 0), (1, "pot", 1, "TA-22", 0)]
    assert len(only(told, events.PassedHand)) == 1
    assert table.actor == 2


def test_with_six_the_sixth_may_be_the_second_to_go_out() -> None:
    """TA-30, TA-22: Fumi pays into the pot, and nobody gets the hand."""
    table = sit(6)
    told = table.play("out", "out")
    assert paid(told) == [(0, 5, 1, "TA-30", 0), (5, "pot", 1, "TA-22", 0)]
    assert stakes(table) == [7, 8, 8, 8, 8, 8]
    assert table.actor == 1


def test_with_seven_the_second_to_go_out_passes_to_the_seventh_and_the_third_pays_the_pot() -> None:
    """TA-30."""
    table = sit(7)
    told = table.play("out", "in", "in", "out")
    assert paid(told) == [(0, 5, 1, "TA-30", 0), (2, 6, 1, "TA-30", 0)]
    assert table.actor == 6
    told = table.play("out")
    assert paid(told) == [(6, "pot", 1, "TA-22", 0)]
    told = table.play("in")
    assert only(told, events.ForcedOut) == [events.ForcedOut(4, 0)]
    assert only(told, events.Active) == [events.Active((1, 3, 5), 0)]


def test_a_hand_can_be_passed_twice() -> None:
    """TA-30: Fumi passes Aki's hand on to Gen, with a chip; then Ben speaks."""
    table = sit(7)
    told = table.play("out", "out")
    hand = tuple(sort(HANDS[0]).split())
    assert only(told, events.PassedHand) == [events.PassedHand(0, 5, hand), events.PassedHand(5, 6, hand)]
    assert paid(told) == [(0, 5, 1, "TA-30", 0), (5, 6, 1, "TA-30", 0)]
    assert stakes(table) == [7, 8, 8, 8, 8, 8, 9]
    assert (table.actor, table.hand(6), table.hand(5), table.hand(0)) == (6, sort(HANDS[0]), "", "")
    told = table.play("in", "in", "in")
    assert only(told, events.Active) == [events.Active((1, 2, 6), 0)]
    assert [event.seat for event in only(told, events.ForcedOut)] == [3, 4]


def test_a_hand_that_was_passed_and_is_out_goes_into_the_pile() -> None:
    """TA-30, TA-28: Aki's hand went to Fumi, who went out with it."""
    table = sit(6)
    table.play("out", "out", "in", "in", "in")
    told = begin(table)
    stock = set(only(told, events.Shuffle)[0].stock)
    assert {*HANDS[0].split(), *HANDS[4].split()} <= stock
    assert len(stock) == 21
    assert table.everywhere() == sorted(FORTY_EIGHT)


def test_the_leaders_hand_does_not_take_the_lead_along() -> None:
    """TA-27, TA-30: Dai led; Fumi has his hand, but Emi is the next active player to the right of Dai."""
    table = sit(6, leader=3)
    told = table.play("out", "in", "in", "in")
    assert only(told, events.Active) == [events.Active((4, 5, 0), 0)]
    told = begin(table)
    assert [event.seat for event in only(told, events.Return)] == [4, 5, 0]


def test_who_waited_can_win_and_deals_then() -> None:
    """TA-30, TA-18, TA-26, TA-29: Fumi wins; in the next round Emi, at Fumi's left, waits."""
    table = sit(6)
    table.play("out", "in", "in", "in")
    begin(table)
    found = finish(table, s5="11a 6a 7a 10a", s1="4b 5b")
    assert sorted(paid(found.told)) == [(1, 5, 5, "TA-16", 0), (2, 5, 7, "TA-16", 0)]
    assert found.result == (-1, -5, -7, 0, 0, 13)
    assert found.next_dealer == 5
    table.deal()
    deal = only(table.told, events.Deal)[0]
    assert [seat for seat, hand in enumerate(deal.hands) if hand is None] == [4]


def test_a_penalty_that_is_passed_is_forgiven_as_any_other() -> None:
    """TA-30, TA-22, TA-3: Aki has no chips; Fumi gets the hand alone, and can pay only with a chip that was passed along."""
    table = sit(6, chips=[0, 8, 8, 8, 8, 0])
    told = table.play("out")
    assert told[:2] == [events.Speak(0, "out", 1), events.Pay(0, 5, 0, "TA-30", 1)]
    assert paid(table.play("out")) == [(5, "pot", 0, "TA-22", 1)]
    table = sit(6, chips=[8, 8, 8, 8, 8, 0])
    assert paid(table.play("out", "out")) == [(0, 5, 1, "TA-30", 0), (5, "pot", 1, "TA-22", 0)]
    assert stakes(table) == [7, 8, 8, 8, 8, 0]


@pytest.mark.parametrize("seats", [6, 7])
def test_if_nobody_is_in_passed_penalties_are_given_back_too(seats: int) -> None:
    """TA-25, TA-30, CO-12: also by a player who had nothing but what was passed on; the same players wait in the next deal."""
    table = sit(seats, chips=[8] * 5 + [0] * (seats - 5))
    told = table.play(*["out"] * seats)
    fees = [pay for pay in paid(told) if pay[3] != "CO-12"]
    refunds = [pay for pay in paid(told) if pay[3] == "CO-12"]
    assert fees[0] == (0, 5, 1, "TA-30", 0)
    assert fees[1] == ((5, "pot", 1, "TA-22", 0) if seats == 6 else (5, 6, 1, "TA-30", 0))
    assert len(fees) == seats
    assert sorted(refunds, key=str) == sorted([(to, payer, 1, "CO-12", 0) for payer, to, *_ in fees], key=str)
    assert told[-1] == events.Misdeal("nobody_in")
    table.deal()
    assert table.totals == (8, 8, 8, 8, 8, *[0] * (seats - 5))
    deal = only(table.told, events.Deal)[0]
    assert [seat for seat, hand in enumerate(deal.hands) if hand is None] == list(range(5, seats))


def test_one_alone_with_the_hand_of_another_wins_the_pot() -> None:
    """TA-25, TA-30: only Gen is in, with Aki's hand; the four who went out after that have paid the pot."""
    table = sit(7)
    told = table.play("out", "out", "in", "out", "out", "out", "out")
    assert paid(told)[-1] == ("pot", 6, 4, "TA-26", 0)
    assert only(told, events.RoundScore)[0].result == (-1, -1, -1, -1, -1, 0, 5)
    assert only(told, events.RoundEnds)[0].next_dealer == 6


def test_a_player_who_waits_can_have_the_largest_stake() -> None:
    """TA-24, TA-29: of all at the table, who did not even get a hand."""
    table = Table(TAIYAKU, 6)
    for seat in range(5):
        table.state.totals[seat] = 1
    table.deal(hands=["", "", "", "1a 3a 8a 11a 6b 9b 10b 2c", ""], field="2d 4d 5d 7d 11d 12d")
    told = table.play("in", "in", "in")
    assert stakes(table) == [0, 0, 0, 4, 1, 8]
    assert only(told, events.RoundEnds)[0].winner == 5


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4, 5, None])
def test_the_cards_of_a_passed_hand_are_seen_by_the_two_alone(seat: int | None) -> None:
    """TA-30, CO-10."""
    passed = only(sit(6).play("out"), events.PassedHand)[0]
    hidden = events.PassedHand(0, 5, (HIDDEN,) * 8)
    assert passed.seen_by(seat) == (passed if seat in (0, 5) else hidden)


def test_of_the_deal_a_player_who_waits_sees_no_card() -> None:
    """TA-29, CO-10."""
    deal = only(sit(6).told, events.Deal)[0]
    hidden = (HIDDEN,) * 8
    assert deal.seen_by(5) == events.Deal((*(hidden,) * 5, None), None, (HIDDEN,) * 6, (HIDDEN,) * 2, True)


def test_of_a_forced_out_hand_nobody_sees_a_card() -> None:
    """TA-23, CO-10: what everybody learns is what is paid; the hand stays Dai's knowledge alone."""
    table, _ = forced("1a 9a 5c 5d 7c 7d 2c 2d")
    for seat in (0, 1, 2, None):
        view = table.match.view(seat)
        assert view.table.hands[3] == view.table.gave[3] == 0
    assert table.match.view(3).table.gave[3] == cards("1a 9a 5c 5d 7c 7d 2c 2d")


# Everything once more, by somebody who only reads the page.


def refunds(fees: list[tuple[int, events.Party, int]], stake: list[int]) -> Iterator[AnyEvent]:
    """CO-12: when nobody is in, every fee goes back, the last first; it changes the stakes."""
    for seat, to, amount in reversed(fees):
        if amount:
            stake[seat] += amount
            if isinstance(to, int):
                stake[to] -= amount
            yield events.Pay(to, seat, amount, "CO-12")


def by_the_page(
    seats: int, dealer: int, leader: int, hands: dict[int, tuple[str, ...]], stake: list[int], says: list[str]
) -> list[AnyEvent]:
    """TA-21 to TA-30: what has to happen when the players say this, up to the play or the end of the round; it changes the stakes."""
    told: list[AnyEvent] = []
    pot = 0

    def pay(payer: int, payee: events.Party, due: int, why: str) -> int:
        amount = min(due, stake[payer])
        stake[payer] -= amount
        if isinstance(payee, int):
            stake[payee] += amount
        if due:
            told.append(events.Pay(payer, payee, amount, why, due - amount))
        return amount

    dealt = [(dealer + step) % seats for step in range(min(seats, 5))]
    waits = [(dealer + step) % seats for step in range(5, seats)]
    order = dealt[dealt.index(leader) :] + dealt[: dealt.index(leader)]
    ins, fees = list[int](), list[tuple[int, events.Party, int]]()
    words = iter(says)
    while order and len(ins) < 3:
        seat = order.pop(0)
        if next(words) == "in":
            told.append(events.Speak(seat, "in"))
            ins.append(seat)
            continue
        told.append(events.Speak(seat, "out", 1))
        to: events.Party = waits.pop(0) if waits else "pot"
        paid = pay(seat, to, 1, "TA-22" if to == "pot" else "TA-30")
        fees.append((seat, to, paid))
        if isinstance(to, int):
            hands[to] = hands.pop(seat)
            told.append(events.PassedHand(seat, to, hands[to]))
            order.insert(0, to)
        else:
            pot += paid
    assert next(words, None) is None, "Somebody spoke who should not have been asked."
    if not ins:
        return [*told, *refunds(fees, stake), events.Misdeal("nobody_in")]
    ins.sort(key=lambda seat: (seat - leader) % seats)
    worth = sum(card in ("1a", "3a", "8a", "11a", "12a", "9a") for seat in order for card in hands[seat])
    worth += 4 * sum({"6b", "9b", "10b"} <= set(hands[seat]) for seat in order)
    for place, seat in enumerate(order):
        share = (worth + (place == 0)) // 2 if len(order) == 2 else worth
        told.append(events.ForcedOut(seat, sum(min(share, stake[payer]) for payer in ins)))
        for payer in ins:
            pay(payer, seat, share, "TA-23")
    winner = ins[0] if len(ins) == 1 else None
    if worth >= 8:
        near = [(ins[0] + step) % seats for step in range(seats)]
        winner = max(near, key=lambda seat: (stake[seat], -near.index(seat)))
    if winner is None:
        return [*told, events.Active(tuple(ins), dealer)]
    if pot:
        told.append(events.Pay("pot", winner, pot, "TA-26"))
        stake[winner] += pot
    return told


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
@pytest.mark.parametrize("chips", [None, 3])
def test_who_plays_and_who_pays_is_what_the_page_says_in_whole_matches(seats: int, chips: int | None) -> None:
    """TA-21 to TA-30, TA-2 to TA-4, TA-18: matches at random, with enough chips and with too few; each total is explained."""
    seen = set[str]()
    for seed in range(25):
        told = full_match(TAIYAKU, seats, seed, chips=chips).events
        totals = list(only(told, events.MatchBegins)[0].start)
        dealer, hands = 0, dict[int, tuple[str, ...]]()
        stake: list[int] = []
        at = 0
        while at < len(told):
            event = told[at]
            at += 1
            if isinstance(event, events.RoundBegins):
                dealer = event.dealer
                assert list(event.totals) == totals
            if isinstance(event, events.Deal):
                hands = {seat: tuple(sort(" ".join(hand)).split()) for seat, hand in enumerate(event.hands) if hand is not None}
                stake = [min(8, total) for total in totals]
            if isinstance(event, events.Leader) and not isinstance(told[at], events.Misdeal):
                end = at
                while not isinstance(told[end], events.Active | events.Misdeal | events.RoundScore):
                    end += 1
                happened = told[at : end + (not isinstance(told[end], events.RoundScore))]
                says = [speak.says for speak in only(happened, events.Speak)]
                start = list(stake)
                assert by_the_page(seats, dealer, event.leader, hands, stake, list(says)) == happened
                seen.add(type(told[end]).__name__)
                at = end
                if isinstance(told[end], events.Misdeal):
                    assert stake == start
                if isinstance(told[end], events.Active):
                    at += 1
                    seen.add(f"{len(only(told[end : end + 1], events.Active)[0].seats)} play")
            elif isinstance(event, events.Pay):
                if isinstance(event.payer, int):
                    stake[event.payer] -= event.amount
                    assert stake[event.payer] >= 0
                    assert event.forgiven == 0 or stake[event.payer] == 0
                if isinstance(event.payee, int):
                    stake[event.payee] += event.amount
            if isinstance(event, events.RoundEnds):
                totals = [total - min(8, total) + left for total, left in zip(totals, stake, strict=True)]
                assert list(event.totals) == totals
                assert event.next_dealer == event.winner
        assert sum(totals) == sum(only(told, events.MatchBegins)[0].start)
    assert {"Active", "RoundScore", "Misdeal", "2 play", "3 play"} <= seen
