"""Hachi-Hachi: the dealer may play blind (HH-62, HH-63)."""

from __future__ import annotations

from typing import Any

import pytest

from hanashobu.play import events
from hanashobu.play.match import IllegalAction
from tests.rules.hachi_hachi import EIGHTY_EIGHT, EIGHTY_NINE, HH, SIX, Payments, finish, payments, put
from tests.support.helpers import Table, only

# Playing blind.


def test_hh_62_without_the_option_nobody_is_asked() -> None:
    """HH-62 is off by default."""
    assert only(Table(HH).deal().events, events.Blind) == []
    assert payments(finish(Table(HH).deal(), EIGHTY_NINE, "", ""), "HH-63") == []


@pytest.mark.parametrize("blind", [True, False])
def test_hh_62_before_looking_the_dealer_may_declare_to_play_blind_and_then_may_not_go_out(blind: bool) -> None:
    """HH-62: the dealer alone is asked, before any swap and before the deal."""
    table = Table(HH, 4, dealer=1, mizuten=True, hand_swap="once")
    assert (table.actor, table.choices, table.match.view(1).hand) == (1, "no, yes", 0)
    assert table.play("yes" if blind else "no") == [events.Blind(1, "mizuten" if blind else "looks")]
    assert table.actor == 2
    table.play("no", "no", "no")
    table.deal()
    assert (table.actor, table.choices) == (1, "in" if blind else "in, out")
    if blind:
        with pytest.raises(IllegalAction):
            table.play("out")


def test_hh_62_a_swap_does_not_change_that() -> None:
    """HH-62: Chie took the dealer's hand; the dealer is bound and Chie is not."""
    table = Table(HH, 4, dealer=1, mizuten=True, hand_swap="once")
    table.play("yes", "yes", "no", "no", "no")
    table.deal()
    assert (table.actor, table.choices) == (1, "in")
    table.play("in")
    assert (table.actor, table.choices) == (2, "in, out")


def test_hh_62_with_the_blank_in_hand_it_is_void() -> None:
    """HH-62, HH-63: the dealer sits out, nobody else is bound, and nothing is paid for it."""
    table = Table(HH, 7, mizuten=True)
    table.play("yes")
    table.deal(hands=[f"0 {SIX}"])
    assert (table.actor, table.choices) == (1, "in, out")
    table.play("in", "in", "in")
    assert payments(finish(table, "", EIGHTY_NINE), "HH-63") == []


def test_hh_62_a_dealer_who_plays_blind_may_claim_a_teyaku() -> None:
    """HH-62: the cards are looked at with the first turn."""
    table = Table(HH, mizuten=True)
    table.play("yes")
    table.deal(hands=["9a 9b 9c 1a 2a 4b 5b"])
    assert (table.actor, table.choices) == (0, "no, claim first")


def test_hh_62_it_is_asked_again_after_a_misdeal_and_in_the_next_round() -> None:
    """HH-62: the second answer counts."""
    table = Table(HH, mizuten=True)
    table.play("yes")
    table.deal(field="1a 1b 1c 1d")
    assert (table.actor, table.choices) == (0, "no, yes")
    table.play("no")
    table.deal()
    assert payments(finish(table, EIGHTY_NINE, "", ""), "HH-63") == []
    table.go_on()
    assert (table.actor, table.choices) == (0, "no, yes")


def blind(*taken: str, seats: int = 3, said: tuple[str, ...] = (), field: str = "", **options: Any) -> Payments:
    """What HH-63 brings the dealer who played blind, with these piles at the end."""
    table = Table(HH, seats, mizuten=True, **options)
    table.play("yes")
    table.deal(field=field)
    table.play(*said)
    return payments(finish(table, *taken), "HH-63")


def test_hh_63_with_89_points_the_dealer_is_paid_a_kan_by_all_others() -> None:
    """HH-63: won."""
    assert blind(EIGHTY_NINE) == [(1, 0, 12, "HH-63"), (2, 0, 12, "HH-63")]
    assert blind(EIGHTY_NINE, field="8a", kan=10) == [(1, 0, 20, "HH-63"), (2, 0, 20, "HH-63")]


def test_hh_63_with_fewer_the_dealer_pays_the_two_other_players() -> None:
    """HH-63: lost."""
    assert blind(EIGHTY_EIGHT) == [(0, 1, 12, "HH-63"), (0, 2, 12, "HH-63")]
    assert blind("1a", field="12a") == [(0, 1, 48, "HH-63"), (0, 2, 48, "HH-63")]


def test_hh_63_inactive_players_pay_but_are_not_paid() -> None:
    """HH-63: of five, Ben is out and Emi forced out."""
    said = ("in", "out", "in", "in")
    assert blind(EIGHTY_NINE, seats=5, said=said) == [(seat, 0, 12, "HH-63") for seat in (1, 2, 3, 4)]
    assert blind("1a", seats=5, said=said) == [(0, 2, 12, "HH-63"), (0, 3, 12, "HH-63")]


def test_hh_63_is_paid_after_a_round_that_ended_with_shoubu() -> None:
    """HH-63: the dealer has few points, and Ben calls shoubu."""
    table = Table(HH, mizuten=True)
    table.play("yes")
    table.deal()
    put(table, hands=["2c 12d", "3b 12c", "4c"], field="3c", stock="5c 6c", taken=["", "1b 2b"])
    table.play("2c", "3b")
    assert payments(table.play("shoubu")) == [
        (2, 1, 84, "HH-Y4"),
        (0, 1, 84, "HH-Y4"),
        (0, 1, 12, "HH-63"),
        (0, 2, 12, "HH-63"),
    ]
