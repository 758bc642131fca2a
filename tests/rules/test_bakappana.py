"""Bakappana, rule by rule (docs/rules/bakappana.md): the numbers expected here were worked out by hand from that page."""

from __future__ import annotations

import pytest

from hanashobu import games
from hanashobu.play import events
from hanashobu.rules.game import BadTable
from tests.support.helpers import Table, full_match, only, settle

BAKAPPANA = "bakappana"
GAME = games.find(BAKAPPANA)


@pytest.mark.parametrize(("seats", "hand", "field", "stock"), [(2, 10, 8, 20), (3, 7, 6, 21), (4, 5, 8, 20)])
def test_ba_1_hands_and_draw_pile_run_out_together(seats: int, hand: int, field: int, stock: int) -> None:
    """BA-1."""
    deal = only(Table(BAKAPPANA, seats).deal().events, events.Deal)[-1]
    assert [len(cards or ()) for cards in deal.hands] == [hand] * seats
    assert (len(deal.field), len(deal.stock)) == (field, stock)
    assert stock == seats * hand


@pytest.mark.parametrize("seats", [1, 5])
def test_ba_1_two_to_four_can_play(seats: int) -> None:
    """BA-1."""
    with pytest.raises(BadTable, match=f"2, 3 or 4 players, not by {seats}"):
        GAME.rules(seats=seats)


def test_ba_2_four_of_a_month_on_the_field_are_dealt_again() -> None:
    """BA-2."""
    table = Table(BAKAPPANA).deal(field="4a 4b 4c 4d")
    assert only(table.events, events.Misdeal) == [events.Misdeal("four_of_a_month")]
    assert only(Table(BAKAPPANA).deal(field="11a 11b 11c").events, events.Misdeal) == []


def test_ba_3_the_dealer_plays_first_and_nobody_stops_the_round() -> None:
    """BA-3."""
    table = Table(BAKAPPANA, dealer=1).deal()
    assert table.actor == 1
    plays = only(table.play_out(), events.Play)
    assert [(play.seat, play.source) for play in plays] == [(seat, source) for seat in (1, 2, 0) for source in ("hand", "stock")] * 7


def test_ba_4_ba_5_card_points_count_against_an_equal_share() -> None:
    """BA-4, BA-5: the example of the page."""
    aki = "1a 3a 2a 4a 5a 1b 2b 3b 1c 1d 2c 2d 3c 3d"
    ben = "8a 11a 6a 7a 4b 5b 6b 7b 4c 4d 5c 5d 6c 6d 7c 7d 8c 8d"
    chie = "12a 8b 9a 10a 11b 9b 10b 11c 9c 9d 10c 10d 11d 12b 12c 12d"
    score = settle(BAKAPPANA, (aki, ben, chie))
    assert score.cards == (91, 90, 83)
    assert score.yaku == ({}, {}, {})
    assert score.result == (3, 2, -5)


@pytest.mark.parametrize(("seats", "share"), [(2, 132), (3, 88), (4, 66)])
def test_ba_5_the_shares_are_equal(seats: int, share: int) -> None:
    """BA-5: what everybody gets is paid by the bank, and all of it together is nothing."""
    emitted = full_match(BAKAPPANA, seats, seed=3).events
    for score in only(emitted, events.RoundScore):
        assert sum(score.result) == 0
        assert score.result == tuple(points - share for points in score.points)
    assert {pay.why for pay in only(emitted, events.Pay)} <= {"BA-5"}


def test_ba_6_the_highest_score_deals_next_and_of_a_tie_the_earlier() -> None:
    """BA-6."""
    for seed in range(40):
        emitted = full_match(BAKAPPANA, 3, seed=seed).events
        dealers = [begins.dealer for begins in only(emitted, events.RoundBegins)]
        for score, ends, dealer in zip(only(emitted, events.RoundScore), only(emitted, events.RoundEnds), dealers, strict=True):
            best = max(score.result)
            order = [(dealer + step) % 3 for step in range(3)]
            assert ends.next_dealer == next(seat for seat in order if score.result[seat] == best)


def test_ba_7_there_are_no_yaku_and_no_page_speaks_of_any() -> None:
    """BA-7."""
    rules = GAME.rules()
    assert rules.paid() == ()
    assert [text for line in rules.lines() if "yaku" in (text := str(line.text))] == [
        "There are no yaku: only the points of the cards count."
    ]
