"""Taiyaku: chips, stakes and what is forgiven (docs/rules/taiyaku.md)."""

from __future__ import annotations

from typing import Any

import pytest

from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.rules.game import BadTable
from tests.rules.taiyaku import FIELD, FOUR, GAME, PLAIN, TAIYAKU, finish, paid, returned, stakes
from tests.support.helpers import Table, full_match, only, settle


def stop(table: Table) -> list[AnyEvent]:
    """A round that Aki wins at once with three blue ribbons, and with it all stakes."""
    table.place(hands=["10b 1c", "9d", "7a"][: table.seats], field="10c", stock="8b", taken=["6b 9b"], actor=0)
    return table.play("10b")


# The table and the chips.


@pytest.mark.parametrize("seats", [1, 8])
def test_two_to_seven_can_play(seats: int) -> None:
    """TA-20, TA-21, TA-29."""
    assert GAME.seats == (2, 3, 4, 5, 6, 7)
    with pytest.raises(BadTable):
        GAME.rules(seats=seats)


@pytest.mark.parametrize(
    ("options", "chips"),
    [({}, 96), ({"rounds": 3}, 24), ({"rounds": 1}, 8), ({"rounds": None}, 96), ({"chips": 30}, 30), ({"chips": 5, "rounds": None}, 5)],
)
def test_everybody_starts_with_8_chips_a_round_or_as_many_as_agreed(options: dict[str, Any], chips: int) -> None:
    """TA-1."""
    table = Table(TAIYAKU, **options)
    assert only(table.match.events, events.MatchBegins)[0].start == table.totals == (chips, chips, chips)


@pytest.mark.parametrize(("chips", "stake"), [(30, 8), (9, 8), (8, 8), (7, 7), (1, 1)])
def test_the_stake_is_8_or_all_that_a_player_has(chips: int, stake: int) -> None:
    """TA-2."""
    table = Table(TAIYAKU, chips=chips).deal()
    assert stakes(table) == [stake] * 3
    assert table.totals == (chips,) * 3


def test_a_player_without_chips_has_no_stake_and_cannot_lose() -> None:
    """TA-2, TA-3: after Aki has won all of their 5 chips, Ben and Chie play on for nothing."""
    table = Table(TAIYAKU, chips=5)
    assert paid(stop(table)) == [(1, 0, 5, "TA-15", 0), (2, 0, 5, "TA-15", 0)]
    assert table.totals == (15, 0, 0)
    table.deal(hands=PLAIN, field=FIELD)
    assert stakes(table) == [8, 0, 0]
    found = finish(returned(table), "11a 6a 7a 10a", "4b 5b", "")
    assert paid(found.events) == [(1, 0, 0, "TA-16", 5), (2, 0, 0, "TA-16", 7)]
    assert found.totals == (15, 0, 0)


def test_a_player_without_chips_can_win_them_back() -> None:
    """TA-2, TA-3: Ben is paid by Aki; Chie has nothing to pay with."""
    table = Table(TAIYAKU, chips=5)
    stop(table)
    found = finish(returned(table.deal(hands=PLAIN, field=FIELD)), "4b 5b", "11a 6a 7a 10a", "")
    assert sorted(paid(found.events)) == [(0, 1, 5, "TA-16", 0), (2, 1, 0, "TA-16", 7)]
    assert found.totals == (10, 5, 0)
    table.deal()
    assert stakes(table) == [8, 5, 0]


def test_a_payment_goes_as_far_as_the_stake_and_the_shortage_is_forgiven() -> None:
    """TA-3: 11 are due and 8 are paid; nobody ever owes anything."""
    found = settle(TAIYAKU, ["1a 2a 3a", "", "4b"])
    assert found.score == (11, 0, 1)
    assert paid(found.events) == [(1, 0, 8, "TA-16", 3), (2, 0, 8, "TA-16", 2)]
    assert found.result == (16, -8, -8)
    assert found.totals == (112, 88, 88)


def test_a_payment_of_exactly_the_stake_forgives_nothing() -> None:
    """TA-3."""
    found = settle(TAIYAKU, ["11a 6a 7a 10a 4b", "", "5b 7b"])
    assert found.score == (8, 0, 2)
    assert paid(found.events) == [(1, 0, 8, "TA-16", 0), (2, 0, 6, "TA-16", 0)]


def test_what_a_player_receives_in_the_round_is_added_to_the_stake() -> None:
    """TA-3: Ben has been paid 5 twice, so his stake covers all 11; Chie has 3 left of hers, and loses no more than 8 in all."""
    table = Table(TAIYAKU).deal(hands=["", FOUR])
    emitted = table.play("set")
    assert sorted(paid(emitted)) == [(0, 1, 5, "TA-T3", 0), (2, 1, 5, "TA-T3", 0)]
    assert stakes(table) == [3, 18, 3]
    found = finish(returned(table), "1a 2a 3a", "", "")
    assert sorted(paid(found.events)) == [(1, 0, 11, "TA-16", 0), (2, 0, 3, "TA-16", 8)]
    assert found.result == (9, -1, -8)
    assert found.totals == (105, 95, 88)


def test_payments_are_made_in_turn_order_of_the_receivers_from_the_leader_on() -> None:
    """TA-4: with 4 chips each it matters that Ben, who leads, is paid before Chie."""
    table = Table(TAIYAKU, chips=4).deal(hands=["", FOUR, "11a 11b 11c 11d 1a 2a 3a 4a"], leader=1)
    emitted = table.play("set")
    assert paid(emitted) == [(2, 1, 4, "TA-T3", 1), (0, 1, 4, "TA-T3", 1)]
    assert stakes(table) == [0, 12, 0]
    emitted = table.play("set")
    assert sorted(paid(emitted)) == [(0, 2, 0, "TA-T3", 5), (1, 2, 5, "TA-T3", 0)]
    assert stakes(table) == [0, 7, 5]
    found = finish(returned(table), "", "", "")
    assert found.totals == (0, 7, 5)


def test_the_leader_collects_from_the_payers_in_turn_order() -> None:
    """TA-4: Chie leads and wins, so Aki pays before Ben; the stakes go back to their owners."""
    table = returned(Table(TAIYAKU).deal(hands=PLAIN, field=FIELD, leader=2))
    found = finish(table, "4b", "", "11a 6a 7a 10a")
    assert paid(found.events) == [(0, 2, 6, "TA-16", 0), (1, 2, 7, "TA-16", 0)]
    assert found.totals == (90, 89, 109)
    table.deal()
    assert stakes(table) == [8, 8, 8]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_no_round_costs_more_than_8_chips_and_all_results_add_up_to_0(seats: int, seed: int) -> None:
    """TA-2, TA-3, CO-15: matches at random in which chips run low; the payments alone explain every total."""
    match = full_match(TAIYAKU, seats, seed, chips=14)
    totals, stake = [14] * seats, [0] * seats
    for event in match.events:
        match event:
            case events.RoundBegins():
                assert list(event.totals) == totals
                stake = [min(8, total) for total in totals]
                lost = list(totals)
            case events.Pay():
                assert isinstance(event.payer, int)
                assert isinstance(event.payee, int)
                stake[event.payer] -= event.amount
                stake[event.payee] += event.amount
                assert stake[event.payer] >= 0
                assert event.forgiven == 0 or stake[event.payer] == 0
                totals[event.payer] -= event.amount
                totals[event.payee] += event.amount
            case events.RoundEnds():
                assert list(event.totals) == totals
                assert min(after - before for after, before in zip(totals, lost, strict=True)) >= -8
    assert sum(totals) == 14 * seats
    assert len(only(match.events, events.RoundEnds)) == 12
