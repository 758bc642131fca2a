"""Taiyaku at larger tables: two, one or nobody left, the pot, the leader and the hands that are out."""

from __future__ import annotations

import pytest

from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.plain_view import plain
from tests.rules.taiyaku import paid, play_turns, stakes
from tests.rules.taiyaku_tables import FIELD, HANDS, TAIYAKU, begin, finish, sit
from tests.support.helpers import Table, only
from tests.support.umpire import FORTY_EIGHT

# Two, one or none are left.


def test_two_who_are_in_play_without_returning_a_card() -> None:
    """TA-25, TA-20, TA-28: the two hands that are out are shuffled into the pile at once, 26 cards."""
    table = sit(4).stack("1b 8b")
    emitted = table.play("out", "in", "out", "in")
    assert [type(event) for event in emitted[-2:]] == [events.Active, events.Shuffle]
    assert emitted[-2] == events.Active((1, 3), 0)
    shuffle = emitted[-1]
    assert isinstance(shuffle, events.Shuffle)
    assert len(shuffle.stock) == 26
    assert shuffle.stock[:2] == ("1b", "8b")
    assert {*HANDS[0].split(), *HANDS[2].split()} <= set(shuffle.stock)
    assert (table.actor, table.choices) == (1, HANDS[1])
    assert table.everywhere() == sorted(FORTY_EIGHT)
    emitted = table.play_out(3)
    assert only(emitted, events.Return) == []
    assert {play.seat for play in only(emitted, events.Play)} == {1, 3}


def test_two_fours_are_8_for_two_who_are_left() -> None:
    """TA-25, TA-9, TA-T4: and the hands are shuffled before anybody claims."""
    hands = ["", "5a 5b 5c 5d 7a 7b 7c 7d", "", ""]
    table = Table(TAIYAKU, 4).deal(hands=hands)
    emitted = table.play("in", "in", "out", "out")
    assert isinstance(emitted[-1], events.Shuffle)
    while table.actor != 1:
        table.play("no")
    emitted = table.play("set")
    assert paid(emitted) == [(0, 1, 8, "TA-T4", 0)]


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
    emitted = table.play("out", "in", "out", "out")
    assert paid(emitted) == [(seat, "pot", 1, "TA-22", 0) for seat in (1, 3, 0)] + [("pot", 2, 3, "TA-26", 0)]
    assert emitted[-2:] == [
        events.RoundScore(None, ((), (), (), ()), (-1, -1, 3, -1)),
        events.RoundEnds(2, (95, 95, 99, 95), "nobody_plays", 2),
    ]
    assert only(emitted, events.Active) == []


def test_the_last_to_speak_may_be_the_only_one_in() -> None:
    """TA-25."""
    emitted = sit(5).play("out", "out", "out", "out", "in")
    assert paid(emitted)[-1] == ("pot", 4, 4, "TA-26", 0)
    assert only(emitted, events.RoundEnds)[0].winner == 4


def test_if_nobody_is_in_the_deal_is_thrown_in_and_all_penalties_are_given_back() -> None:
    """TA-25, CO-12: the refunds come before the misdeal; the same dealer deals the same round again."""
    table = sit(4, dealer=2, leader=3)
    emitted = table.play("out", "out", "out", "out")
    assert sorted(paid(emitted)[4:], key=str) == [("pot", seat, 1, "CO-12", 0) for seat in range(4)]
    assert emitted[-1] == events.Misdeal("nobody_in")
    assert table.match.needs_deck
    table.deal(leader=0)
    assert only(table.events, events.RoundBegins) == []
    assert (table.match.round, table.state.dealer, table.actor) == (1, 2, 0)
    assert (stakes(table), table.totals) == ([8, 8, 8, 8], (96, 96, 96, 96))
    assert plain(table.match.view(None))["extra"].get("pot", 0) == 0


def test_what_was_forgiven_is_not_given_back() -> None:
    """TA-25, TA-22: Ben had nothing to pay with."""
    table = sit(4, chips=[8, 0, 8, 8])
    emitted = table.play("out", "out", "out", "out")
    assert sorted(paid(emitted)[4:], key=str) == [("pot", seat, 1, "CO-12", 0) for seat in (0, 2, 3)]
    table.deal()
    assert table.totals == (8, 0, 8, 8)


# The pot, the leader and the hands.


def test_the_winner_of_a_played_round_takes_the_pot_after_the_settlement() -> None:
    """TA-26, TA-16, TA-18: Emi wins 7 to 3 to 2; Aki and Chie have paid for the pot."""
    table = sit(5)
    table.play("out", "in", "out", "in", "in")
    begin(table)
    found = finish(table, s1="2a 4a 11b", s3="4b 5b", s4="11a 6a 7a 10a")
    assert sorted(paid(found.events)[:2], key=str) == [(1, 4, 4, "TA-16", 0), (3, 4, 5, "TA-16", 0)]
    assert paid(found.events)[2:] == [("pot", 4, 2, "TA-26", 0)]
    assert found.result == (-1, -4, -1, -5, 11)
    assert (found.winner, found.next_dealer) == (4, 4)


def test_whoever_stops_the_round_takes_the_stakes_of_the_active_players_and_the_pot() -> None:
    """TA-15, TA-26: not what the player who is out has left."""
    hands = ["", "6a 6b 9a 9b 10a 10b 12b 12c", "1c 1d 2a 2c 3a 3c 4a 4c", "5a 5b 5c 6d 9d 10d 8a 8b"]
    table = Table(TAIYAKU, 4).deal(hands=hands, field="6c 9c 10c 11d 12d 7d")
    table.play("out", "in", "in", "in", "12b", "1c", "8a")
    emitted = play_turns(table, "6b", "1d", "5a", "9b", "2c", "5b", "10b")
    assert paid(emitted) == [(2, 1, 8, "TA-15", 0), (3, 1, 8, "TA-15", 0), ("pot", 1, 1, "TA-26", 0)]
    assert only(emitted, events.RoundEnds) == [events.RoundEnds(1, (95, 113, 88, 88), "stopped", 1)]


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
    emitted: list[AnyEvent] = []
    for word in says.split():
        emitted += table.play(word)
    assert only(emitted, events.Active) == [events.Active(active, 0)]
    if len(active) == 3:
        emitted = begin(table)
        assert tuple(event.seat for event in only(emitted, events.Return)) == active
    assert table.actor == active[0]
    emitted = table.play(table.choices.split()[0])
    while not only(emitted, events.Cut):
        emitted = table.play(table.choices.split()[0])
    assert only(emitted, events.Cut)[0].seat == active[0]


def test_of_a_tie_the_next_active_player_wins_where_the_leader_is_out() -> None:
    """TA-27, TA-17: Ben led and is out; Dai and Aki are tied, and Dai sits nearer to Chie, who leads."""
    table = sit(4, leader=1)
    table.play("out", "in", "in", "in")
    begin(table)
    found = finish(table, s0="4b", s3="5b")
    assert paid(found.events) == [(2, 3, 1, "TA-16", 0), ("pot", 3, 1, "TA-26", 0)]


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
    emitted: list[AnyEvent] = []
    for word in says.split():
        emitted += table.play(word)
    assert isinstance(emitted[-1], events.Active)
    emitted = begin(table)
    assert [type(event) for event in emitted] == [events.Return] * 3 + [events.Shuffle]
    shuffle = only(emitted, events.Shuffle)[0]
    gone = {card for seat in out for card in HANDS[seat].split()}
    back = {event.card for event in only(emitted, events.Return)}
    assert set(shuffle.stock) == gone | back | (set(FORTY_EIGHT) - set(" ".join([*HANDS[:seats], FIELD]).split()))
    assert len(shuffle.stock) == 21
    assert shuffle.stock[0] == "6d"
    assert all(table.hand(seat) == "" for seat in out)
    assert table.everywhere() == sorted(FORTY_EIGHT)


def test_without_return_card_the_hands_are_shuffled_in_at_once() -> None:
    """TA-28, TA-O1: with three active players 18 to draw."""
    table = sit(4, back=False)
    emitted = table.play("in", "out", "in", "in")
    assert [type(event) for event in emitted[-2:]] == [events.Active, events.Shuffle]
    assert len(only(emitted, events.Shuffle)[0].stock) == 18
    assert (table.actor, table.choices) == (0, HANDS[0])
