"""Hana-awase: the deal, the turn, the score and who deals next (HA-1 to HA-6, HA-8)."""

from __future__ import annotations

import pytest

from hanashobu.play import events
from tests.support.helpers import REST, Table, only, settle, sort
from tests.support.umpire import ANIMALS, BRIGHTS, FORTY_EIGHT, RIBBONS

# The deal and the turn


@pytest.mark.parametrize(("seats", "hand", "field", "stock"), [(2, 10, 8, 20), (3, 7, 6, 21), (4, 5, 8, 20)])
def test_the_deal(seats: int, hand: int, field: int, stock: int) -> None:
    """HA-1."""
    deal = only(Table("hana_awase", seats).deal().events, events.Deal)[0]
    assert [len(held or ()) for held in deal.hands] == [hand] * seats
    assert (len(deal.field), len(deal.stock), deal.piles) == (field, stock, None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draw_pile_runs_out_with_the_hands_and_no_card_is_left(seats: int) -> None:
    """HA-1, HA-3: the last draw is the end of the round, and by then every card has found an owner."""
    for seed in range(20):
        table = Table("hana_awase", seats).deal()
        emitted = table.play_out(seed)
        assert only(emitted, events.Play)[-1].source == "stock"
        assert (table.stock(), table.field, [table.hand(seat) for seat in range(seats)]) == ("", "", [""] * seats)
        assert sort(" ".join(table.taken(seat) for seat in range(seats))) == " ".join(FORTY_EIGHT)
        assert only(emitted, events.RoundEnds)[0].why == "hands_out"


@pytest.mark.parametrize("month", range(1, 13))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_of_a_month_on_the_field_is_a_misdeal(seats: int, month: int) -> None:
    """HA-2."""
    table = Table("hana_awase", seats).deal(field=" ".join(f"{month}{slot}" for slot in "abcd"))
    assert only(table.events, events.Misdeal) == [events.Misdeal("four_of_a_month")]
    assert table.actor is None


def test_three_of_a_month_on_the_field_is_none() -> None:
    """HA-2."""
    for month in range(1, 13):
        table = Table("hana_awase", 3).deal(field=" ".join(f"{month}{slot}" for slot in "bcd"))
        assert only(table.events, events.Misdeal) == []
        assert table.actor == 0


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_dealer_plays_first(dealer: int) -> None:
    """HA-3."""
    assert Table("hana_awase", 3, dealer).deal().actor == dealer


# The score


def test_cards_are_worth_20_10_5_and_1() -> None:
    """HA-4, HA-8: the Bridge counts as an Animal, Lightning as a Chaff."""
    rest = [card for card in FORTY_EIGHT if card not in [*BRIGHTS, *ANIMALS, *RIBBONS]]
    for worth, some in ((20, BRIGHTS), (10, ANIMALS), (5, RIBBONS), (1, rest)):
        for card in some:
            assert settle("hana_awase", [card, "", ""]).cards == (worth, 0, 0), card
    assert settle("hana_awase", [REST, "", ""]).cards == (264, 0, 0)


def test_the_round_score_is_card_points_and_yaku_and_nobody_pays() -> None:
    """HA-5: 20 + 10 + 20 and Spring Lights for 30; 1 for a Chaff."""
    done = settle("hana_awase", ["1a 2a 3a", "4c", "8b 4b"])
    assert (done.cards, done.yaku) == ((50, 1, 15), ({"HA-Y3": 30}, {}, {}))
    assert done.result == done.score == done.totals == (80, 1, 15)
    assert done.pays == []


def test_totals_add_up_over_the_match() -> None:
    """HA-5."""
    table = Table("hana_awase", 2)
    table.place(hands=["1b"], field="1a", taken=["", "2a 2b"]).play("1b")
    assert table.totals == (25, 15)
    table.place(hands=["5b"], field="5c", taken=["", "8a 9a"])
    table.play("5b")
    assert table.totals == (25 + 6, 15 + 30 + 20)


@pytest.mark.parametrize(
    ("dealer", "piles", "next_dealer"),
    [
        (0, ["1c", "1a", "2a"], 1),
        (1, ["3a 1a", "2a", "12a"], 0),
        (0, ["8a", "1a", "2a"], 0),
        (1, ["8a", "4b", "1a"], 2),
        (2, ["8a", "1a", "4b"], 0),
        (2, ["1a", "3a", "8a"], 2),
        (1, ["3a", "8a", "1a"], 1),
    ],
    ids=["second", "first", "tie, dealer", "tie, after the dealer", "tie, round the corner", "all, from 2", "all, from 1"],
)
def test_the_highest_score_deals_next_and_of_a_tie_whoever_played_earlier(dealer: int, piles: list[str], next_dealer: int) -> None:
    """HA-6."""
    done = settle("hana_awase", piles, dealer)
    assert (done.winner, done.next_dealer) == (next_dealer, next_dealer)


def test_yaku_and_not_card_points_alone_decide_who_deals() -> None:
    """HA-6: 25 + 20 for Moon Viewing beat 44 card points."""
    done = settle("hana_awase", ["1a 2a 3b 4b 4c 5c 6c 7c", "8a 9a", ""])
    assert (done.score, done.next_dealer) == ((44, 50, 0), 1)


def test_the_winner_of_the_round_deals_and_not_the_leader_of_the_match() -> None:
    """HA-6."""
    table = Table("hana_awase", 2)
    table.place(hands=["1b"], field="1a", taken=["3a 8a", ""]).play("1b")
    table.place(hands=["5b"], field="5c", taken=["", "2a 4a"])
    ends = only(table.play("5b"), events.RoundEnds)[0]
    assert (ends.totals, ends.winner, ends.next_dealer) == ((65 + 6, 20), 1, 1)
    assert table.deal().actor == 1
