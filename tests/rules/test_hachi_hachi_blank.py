"""Hachi-Hachi with seven: the player with the blank sits out (HH-53)."""

from __future__ import annotations

from typing import Any

import pytest

from hanashobu.play import events
from tests.rules.hachi_hachi import HH, SIX, active, payments
from tests.support.helpers import Table, only


def with_blank(holder: int, dealer: int = 0, six: str = SIX, **options: Any) -> Table:
    """Seven are dealt in, and this one gets the blank with six other cards."""
    table = Table(HH, 7, dealer, **options)
    return table.deal(hands=[f"0 {six}" if seat == holder else "" for seat in range(7)])


def test_hh_53_who_has_the_blank_sits_out_and_the_other_six_cards_are_the_field() -> None:
    """HH-53: 49 cards are dealt, none to the field; then as with six."""
    table = with_blank(2)
    deal = only(table.events, events.Deal)[0]
    assert ([len(hand or ()) for hand in deal.hands], deal.field, deal.stock) == ([7] * 7, (), ())
    assert only(table.events, events.SitsOut) == [events.SitsOut(2, "blank", tuple(SIX.split()))]
    assert (table.field, table.hand(2)) == (SIX, "0")
    asked = []
    for word in ("in", "out", "in", "in"):
        asked.append(table.actor)
        emitted = table.play(word)
    assert asked == [0, 1, 3, 4]
    assert [event.seat for event in only(emitted, events.ForcedOut)] == [5, 6]
    assert active(emitted) == [((0, 3, 4), 0)]
    stock = only(emitted, events.Shuffle)[0].stock
    assert len(stock) == 21
    assert "0" not in stock


@pytest.mark.parametrize("six", ["1a 3c 4c 5c 6c 9c", "12a 3c 4c 5c 6c 9c"])
def test_hh_53_the_blanks_six_cards_multiply(six: str) -> None:
    """HH-53, HH-3."""
    assert only(with_blank(3, six=six).events, events.Multiplier) == [events.Multiplier(2 if "1a" in six.split() else 4)]


def test_hh_53_the_one_with_the_blank_pays_and_receives_nothing_at_all() -> None:
    """HH-53: in rounds of random play with every option on."""
    for seed in range(12):
        table = Table(HH, 7, dealer=seed % 7, mizuten=True, hand_swap="once", buyout=True, rounds=1)
        table.play("yes", *["no"] * 6)
        table.deal(hands=[f"0 {SIX}" if seat == 3 else "" for seat in range(7)])
        emitted = table.play_out(seed)
        assert only(emitted, events.Pay)
        assert all(3 not in (pay.payer, pay.payee) for pay in only(emitted, events.Pay))
        if not table.match.needs_deck:
            assert only(emitted, events.RoundEnds)[0].totals[3] == 0


def test_hh_53_a_misdeal_in_the_blanks_six_is_dealt_again_by_the_same_dealer() -> None:
    """HH-53: the blank is in it again."""
    table = with_blank(4, dealer=5, six="8a 8b 8c 8d 1a 2a")
    assert table.events[-1] == events.Misdeal("four_of_a_month")
    assert only(table.events, events.Multiplier) == []
    table.deal(hands=["", f"0 {SIX}"])
    assert only(table.events, events.SitsOut)[0].seat == 1
    assert (table.match.round, table.state.dealer, table.actor) == (1, 5, 5)


def test_hh_53_if_the_dealer_has_the_blank_the_next_to_the_right_is_dealer_for_the_round() -> None:
    """HH-53: speaks first, deals the round, and so does not pay compensation."""
    table = with_blank(6, dealer=6)
    assert table.actor == 0
    emitted = table.play("in", "in", "in")
    assert active(emitted) == [((0, 1, 2), 0)]
    assert all(payer in (1, 2) for payer, *_ in payments(emitted, "HH-48"))


def test_hh_53_three_of_a_month_beside_the_blank_are_no_misdeal() -> None:
    """HH-53, HH-2."""
    assert only(with_blank(4, six="8b 8c 8d 1c 2c 3c").events, events.Misdeal) == []
