"""Hachi-Hachi: swapping hands with the dealer, and the bonus for the dealer's hand (HH-60, HH-61)."""

from __future__ import annotations

from typing import Any

import pytest

from hanashobu.play import events
from tests.rules.hachi_hachi import DRY_CHAFF, EIGHTS, EIGHTY_EIGHT, EIGHTY_NINE, HH, SIX, Payments, finish, payments
from tests.support.helpers import Table, only
from tests.support.umpire import ANIMALS, BRIGHTS

# The dealer's hand.


def swaps(table: Table, *words: str) -> list[tuple[int, int | None]]:
    """Who was asked before the deal, and whose hand each took."""
    return [(event.seat, event.holder) for event in only(table.play(*words), events.Swap)]


def test_hh_60_without_the_option_nobody_is_asked() -> None:
    """HH-60 is off by default."""
    table = Table(HH)
    assert table.match.needs_deck
    assert only(table.deal().events, events.Swap) == []


def test_hh_60_once_round_from_the_dealers_right_each_may_take_the_dealers_hand() -> None:
    """HH-60: it moves on from whoever holds it; nobody has seen a card."""
    table = Table(HH, 4, dealer=2, hand_swap="once")
    assert (table.actor, table.choices) == (3, "no, yes")
    assert table.match.view(3).hand == 0
    assert swaps(table, "yes", "no", "yes", "no") == [(3, 2), (0, None), (1, 3), (2, None)]
    assert table.match.needs_deck
    table.deal()
    assert table.actor == 2, "the deal itself does not move"


@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_hh_60_once_a_dealer_without_the_dealers_hand_is_asked_last(seats: int) -> None:
    """HH-60: like the others, and may take it back; a dealer whose hand nobody took is not asked."""
    table = Table(HH, seats, hand_swap="once")
    assert swaps(table, "yes", *["no"] * (seats - 2), "yes") == [(1, 0), *((seat, None) for seat in range(2, seats)), (0, 1)]
    assert table.match.needs_deck
    table = Table(HH, seats, hand_swap="once")
    assert swaps(table, *["no"] * (seats - 1)) == [(seat, None) for seat in range(1, seats)]
    assert table.match.needs_deck


def test_hh_60_unlimited_goes_on_until_all_decline() -> None:
    """HH-60: the dealer is asked last in a pass, and whoever holds the dealer's hand is not asked."""
    table = Table(HH, 3, hand_swap="unlimited")
    assert swaps(table, "yes", "no", "yes") == [(1, 0), (2, None), (0, 1)]
    assert swaps(table, "no", "no") == [(1, None), (2, None)]
    assert table.match.needs_deck


def test_hh_60_unlimited_ends_after_a_pass_without_any() -> None:
    """HH-60: the dealer holds it and is not asked."""
    table = Table(HH, 3, hand_swap="unlimited")
    assert swaps(table, "no", "no") == [(1, None), (2, None)]
    assert table.match.needs_deck


def test_hh_60_unlimited_is_three_passes_at_most() -> None:
    """HH-60: everybody always takes it."""
    table = Table(HH, 3, hand_swap="unlimited")
    taken = []
    while not table.match.needs_deck:
        taken += swaps(table, "yes")
    assert taken == [(1, 0), (2, 1), (0, 2)] * 3


def test_hh_60_it_is_asked_again_after_a_misdeal() -> None:
    """HH-60, CO-12."""
    table = Table(HH, hand_swap="once")
    swaps(table, "yes", "no", "no")
    table.deal(field="1a 1b 1c 1d")
    assert (table.actor, table.choices) == (1, "no, yes")
    assert swaps(table, "yes", "no", "no") == [(1, 0), (2, None), (0, None)], "the dealer's hand is the dealer's again"


def dealers_hand(*words: str, taken: list[str], seats: int = 3, said: tuple[str, ...] = (), **options: Any) -> Payments:
    """What HH-61 brings, after these answers about the dealer's hand, with these piles at the end."""
    table = Table(HH, seats, hand_swap="once", **options)
    table.play(*words)
    table.deal(hands=[f"0 {SIX}"] if seats == 7 else [])
    table.play(*said)
    return payments(finish(table, *taken), "HH-61")


def test_hh_61_who_played_the_dealers_hand_and_has_89_points_is_paid_a_kan_by_all_others() -> None:
    """HH-61: 88 are too few; the dealer too, if nobody took it; not whoever gave it away or had it for a while."""
    assert dealers_hand("no", "yes", "no", taken=["", "", EIGHTY_NINE]) == [(0, 2, 12, "HH-61"), (1, 2, 12, "HH-61")]
    assert dealers_hand("no", "yes", "no", taken=["", "", EIGHTY_EIGHT]) == []
    assert dealers_hand("no", "yes", "no", taken=[EIGHTY_NINE, "", ""]) == []
    assert dealers_hand("yes", "yes", "no", taken=["", EIGHTY_NINE, ""]) == []
    assert dealers_hand("yes", "no", "yes", taken=[EIGHTY_NINE, "", ""]) == [(1, 0, 12, "HH-61"), (2, 0, 12, "HH-61")]
    assert dealers_hand("no", "no", taken=[EIGHTY_NINE, "", ""]) == [(1, 0, 12, "HH-61"), (2, 0, 12, "HH-61")]


def test_hh_61_only_where_hands_are_swapped() -> None:
    """HH-61."""
    table = Table(HH).deal()
    assert payments(finish(table, EIGHTY_NINE, "", ""), "HH-61") == []


def test_hh_61_inactive_players_pay_too_but_not_the_one_with_the_blank() -> None:
    """HH-61, HH-53: of seven, Aki has the blank, two are out and one forced out; Ben holds the dealer's hand."""
    paid = dealers_hand(
        *["yes", *["no"] * 6],
        taken=["", EIGHTY_NINE],
        seats=7,
        said=("in", "out", "out", "in", "in"),
        kan=10,
    )
    assert sorted(paid) == [(seat, 1, 10, "HH-61") for seat in (2, 3, 4, 5, 6)]


def test_hh_61_not_if_its_holder_is_out() -> None:
    """HH-61: it has to be played."""
    assert dealers_hand("yes", "no", "no", "no", taken=["", EIGHTY_NINE], seats=4, said=("in", "out", "in", "in")) == []


def test_hh_61_is_multiplied_and_paid_beside_dekiyaku() -> None:
    """HH-61, HH-3."""
    table = Table(HH, hand_swap="once")
    table.play("no", "no")
    table.deal(field="12a")
    emitted = finish(table, f"{EIGHTY_NINE} 1b 2b 3b", "", "")
    assert payments(emitted) == [(seat, 0, amount, why) for why, amount in (("HH-Y4", 168), ("HH-61", 48)) for seat in (1, 2)]


SPECIAL = [
    ("HH-20", EIGHTS),
    ("HH-21", [f"{' '.join(BRIGHTS[:4])} {' '.join(ANIMALS)}", "", ""]),
    ("HH-22", [" ".join([*BRIGHTS[:3], *ANIMALS[:3], *DRY_CHAFF[:16]]), "", ""]),
]


@pytest.mark.parametrize(("why", "piles"), SPECIAL)
def test_hh_61_and_hh_63_are_cancelled_by_what_leaves_no_other_scoring(why: str, piles: list[str]) -> None:
    """HH-61, HH-63, HH-23: the dealer played blind and with the dealer's hand; won or lost, nothing is paid for it."""
    table = Table(HH, hand_swap="once", mizuten=True)
    table.play("yes", "no", "no")
    table.deal()
    assert {reason for *_, reason in payments(finish(table, *piles))} == {why}


@pytest.mark.parametrize(("seats", "said"), [(2, ()), (4, ("in", "out", "out", "in"))])
def test_hh_31_with_two_neither_the_dealers_hand_nor_playing_blind_is_paid(seats: int, said: tuple[str, ...]) -> None:
    """HH-31, HH-61, HH-63: at a table of two, or of more where two are left."""
    for pile in (EIGHTY_NINE, "1a"):
        table = Table(HH, seats, hand_swap="once", mizuten=True)
        table.play("yes", *["no"] * (seats - 1))
        table.deal()
        table.play(*said)
        assert {reason for *_, reason in payments(finish(table, pile), "HH-3", "HH-6")} == {"HH-32"}
