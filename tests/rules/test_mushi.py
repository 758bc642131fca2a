"""Mushi, rule by rule (docs/rules/mushi.md): deal, score and match; the numbers expected here were worked out by hand from that page."""

from __future__ import annotations

from random import Random

import pytest

from hanashobu import games
from hanashobu.cards import codes
from hanashobu.play import events
from hanashobu.play.match import Match
from hanashobu.rules.game import BadTable
from tests.rules.mushi import MUSHI, dealers_turn
from tests.support.helpers import NAMES, Table, full_match, only, settle

GAME = games.find(MUSHI)
FORTY = codes(GAME.rules().deck)


# The deck and the deal.


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_mu_1_only_two_can_play(seats: int) -> None:
    """MU-1."""
    with pytest.raises(BadTable, match=f"2 players, not by {seats}"):
        GAME.rules(seats=seats)


def test_mu_1_eight_cards_each_eight_on_the_field_sixteen_to_draw() -> None:
    """MU-1: the deck lies in order, Aki deals, so Ben's cards come first."""
    table = Table(MUSHI, dealer=0)
    table.match.give_deck([*FORTY[:16], *FORTY[16:36:3], *[card for card in FORTY[16:] if card not in FORTY[16:36:3]]])
    deal = only(table.go_on(), events.Deal)[0]
    assert deal.hands[1] == ("1a", "1b", "1c", "1d", "2a", "2b", "2c", "2d")
    assert deal.hands[0] == ("3a", "3b", "3c", "3d", "4a", "4b", "4c", "4d")
    assert len(deal.field) == 8
    assert len(deal.stock) == 16


def test_mu_2_peony_and_bush_clover_are_not_in_the_deck() -> None:
    """MU-2."""
    assert len(FORTY) == 40
    assert {card[:-1] for card in FORTY} == {"1", "2", "3", "4", "5", "8", "9", "10", "11", "12"}
    table = Table(MUSHI).deal()
    assert table.everywhere() == sorted(FORTY)


def test_mu_2_mu_17_the_first_dealer_is_drawn_for_from_the_forty_cards() -> None:
    """MU-2, MU-17."""
    drawn: set[str] = set()
    for seed in range(400):
        emitted = Match(GAME, NAMES[:2], seed=seed).start()
        for draw in only(emitted, events.DealerDraw)[0].draws:
            drawn |= set(draw)
    assert drawn == set(FORTY)


@pytest.mark.parametrize(
    ("drawn", "dealer"),
    [(("5a", "8a"), 0), (("8a", "5d"), 1), (("12a", "12b"), 0), (("1c", "1b"), 1), (("8c", "8a"), 1), (("8b", "8c"), 0)],
)
def test_mu_17_the_earliest_month_deals_and_then_the_higher_kind(drawn: tuple[str, str], dealer: int) -> None:
    """MU-17: CO-4 as in every game but Hana-awase."""
    table = Table(MUSHI, dealer=None)
    assert only(table.draw(*drawn), events.DealerDraw) == [events.DealerDraw((drawn,), dealer)]


def test_mu_17_two_chaff_of_the_earliest_month_are_drawn_again() -> None:
    """MU-17."""
    table = Table(MUSHI, dealer=None)
    assert only(table.draw("5c", "5d"), events.DealerDraw) == []
    assert only(table.draw("2a", "1d"), events.DealerDraw) == [events.DealerDraw((("5c", "5d"), ("2a", "1d")), 1)]


def test_mu_3_four_of_a_month_on_the_field_are_dealt_again_by_the_same_dealer() -> None:
    """MU-3."""
    table = Table(MUSHI, dealer=1).deal(field="4a 4b 4c 4d")
    assert only(table.events, events.Misdeal) == [events.Misdeal("four_of_a_month")]
    table.deal()
    assert (table.match.round, table.actor) == (1, 1)


@pytest.mark.parametrize("field", ["11a 11b 11c", "11a 11b 11c 1a 1b 1c"])
def test_mu_4_the_three_willows_beside_lightning_are_a_misdeal_too(field: str) -> None:
    """MU-4."""
    table = Table(MUSHI).deal(field=field)
    assert only(table.events, events.Misdeal) == [events.Misdeal("three_willows")]


def test_mu_4_all_four_willows_are_four_of_a_month() -> None:
    """MU-4."""
    table = Table(MUSHI).deal(field="11a 11b 11c 11d")
    assert only(table.events, events.Misdeal) == [events.Misdeal("four_of_a_month")]


@pytest.mark.parametrize("field", ["11a 11b 11d", "11a 11c 11d", "11b 11c 11d", "9a 9b 9c"])
def test_mu_4_two_willows_with_lightning_or_three_of_another_month_are_played(field: str) -> None:
    """MU-4."""
    table = Table(MUSHI).deal(field=field)
    assert only(table.events, events.Misdeal) == []
    assert table.actor == 0


def test_mu_5_the_dealer_plays_first_and_the_round_ends_when_hands_and_draw_pile_are_out() -> None:
    """MU-5."""
    table = Table(MUSHI, dealer=1).deal()
    assert table.actor == 1
    plays = only(table.play_out(), events.Play)
    assert [(play.seat, play.source) for play in plays] == [(1, "hand"), (1, "stock"), (0, "hand"), (0, "stock")] * 8
    assert table.match.actor is None


def test_mu_5_no_yaku_stops_the_round() -> None:
    """MU-5: with every yaku on the table play goes on to the last card."""
    table = dealers_turn("1c 2c", "5c", "9c 9d 10c", taken=("1a 2a 3a 8a 11a 12a 12b 12c 12d", "4a 4b 4c 4d"))
    table.play("1c", "8d", "2c")
    assert only(table.match.events, events.YakuMade) == []
    assert [play.card for play in only(table.match.events, events.Play)] == ["1c", "9c", "8d", "9d", "2c", "10c"]


# The score.


@pytest.mark.parametrize(
    ("cards", "each"),
    [
        ("1a 3a 8a 11a 12a", 20),
        ("2a 4a 5a 8b 9a 10a 11b", 10),
        ("1b 2b 3b 4b 5b 9b 10b 11c", 5),
        ("1c 1d 2c 2d 3c 3d 4c 4d 5c 5d 8c 8d 9c 9d 10c 10d 11d 12b 12c 12d", 1),
    ],
)
def test_mu_12_every_card_has_the_value_of_the_page(cards: str, each: int) -> None:
    """MU-12: Lightning is worth 1, and the 40 cards 230."""
    for card in cards.split():
        assert settle(MUSHI, [card, "rest"]).cards == (each, 230 - each), card


def test_mu_13_the_example_of_the_rules_page() -> None:
    """MU-13: 95 - 115 + 25 - 10 = -5 and 135 - 115 + 10 - 25 = 5."""
    aki = "1a 3a 2a 5a 8b 1b 2b 5b 1c 1d 2c 2d 3c 3d 5c 5d 8c 8d"
    found = settle(MUSHI, [aki, "rest"])
    assert found.cards == (95, 135)
    assert found.yaku == ({"MU-Y2": 25}, {"MU-Y3": 10, "MU-Y4": 10})
    found = settle(MUSHI, [aki.replace("5d", "12d"), "rest"])
    assert found.yaku == ({"MU-Y2": 25}, {"MU-Y3": 10})
    assert found.result == (-5, 5)
    assert found.next_dealer == 1
    assert found.pays == [(1, 0, 25, "MU-Y2"), (0, 1, 10, "MU-Y3"), (0, "bank", 20, "MU-13"), ("bank", 1, 20, "MU-13")]


YAKU = [
    ("MU-Y1", "1a 3a 8a 11a 12a", 30, 100),
    ("MU-Y2", "1a 2a 3a", 25, 50),
    ("MU-Y3", "4a 4b 4c 4d", 10, 17),
    ("MU-Y4", "12a 12b 12c 12d", 10, 23),
]


@pytest.mark.parametrize(("id", "cards", "points", "worth"), YAKU)
def test_each_yaku_is_paid_by_the_opponent(id: str, cards: str, points: int, worth: int) -> None:
    """MU-Y1 to MU-Y4, paid by MU-13."""
    found = settle(MUSHI, ["", cards])
    assert found.yaku == ({}, {id: points})
    assert [pay for pay in found.pays if pay[3] == id] == [(0, 1, points, id)]
    assert found.result == (-115 - points, worth - 115 + points)


@pytest.mark.parametrize(("id", "cards", "points", "worth"), YAKU)
def test_no_yaku_while_one_of_its_cards_is_elsewhere(id: str, cards: str, points: int, worth: int) -> None:
    """MU-Y1 to MU-Y4: not with all other 39 cards either."""
    for card in cards.split():
        assert id not in settle(MUSHI, ["rest", card]).yaku[0]


def test_mu_y2_the_moon_does_not_make_three_brights_but_the_warbler_does() -> None:
    """MU-Y2: and the Warbler stays an Animal: five Brights are never completed by it."""
    assert settle(MUSHI, ["1a 3a 8a", ""]).yaku[0] == {}
    assert settle(MUSHI, ["1a 2a 3a 8a 12a", ""]).yaku[0] == {"MU-Y2": 25}


def test_mu_14_all_yaku_add_up() -> None:
    """MU-14: 30 + 25 + 10 + 10, and all 230 points."""
    found = settle(MUSHI, ["rest", ""])
    assert found.yaku[0] == {"MU-Y1": 30, "MU-Y2": 25, "MU-Y3": 10, "MU-Y4": 10}
    assert found.result == (115 + 75, -115 - 75)


def test_mu_o1_without_five_brights_the_other_yaku_stand() -> None:
    """MU-O1."""
    brights = "1a 3a 8a 11a 12a"
    assert settle(MUSHI, [brights, ""]).yaku[0] == {"MU-Y1": 30}
    assert settle(MUSHI, [brights, ""], no_five_brights=True).yaku[0] == {}
    found = settle(MUSHI, ["rest", ""], no_five_brights=True)
    assert found.yaku[0] == {"MU-Y2": 25, "MU-Y3": 10, "MU-Y4": 10}
    assert found.result == (115 + 45, -115 - 45)


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("better", [0, 1])
def test_mu_15_the_higher_round_score_deals_next(dealer: int, better: int) -> None:
    """MU-15."""
    found = settle(MUSHI, ["rest" if seat == better else "1a 2c" for seat in range(2)], dealer=dealer)
    assert (found.winner, found.next_dealer) == (better, better)


@pytest.mark.parametrize("dealer", [0, 1])
def test_mu_15_if_both_are_equal_the_dealer_deals_again(dealer: int) -> None:
    """MU-15: 115 each, no yaku."""
    found = settle(MUSHI, ["1a 8a 12a 2a 5a 8b 1b 2b 4b 1c 1d 2c 2d 3c 3d 4c 5c 8c 9c", "rest"], dealer=dealer)
    assert found.cards == (115, 115)
    assert found.result == (0, 0)
    assert (found.winner, found.next_dealer) == (dealer, dealer)


@pytest.mark.parametrize(("options", "rounds"), [({}, 12), ({"rounds": 6}, 6), ({"rounds": 1}, 1)])
def test_mu_16_a_match_has_twelve_rounds_or_the_agreed_number(options: dict[str, int], rounds: int) -> None:
    """MU-16."""
    match = full_match(MUSHI, seed=2, **options)
    assert len(only(match.events, events.RoundEnds)) == rounds
    assert only(match.events, events.MatchEnds)[0].why == "rounds"


def test_every_card_finds_an_owner() -> None:
    """MU-10 to MU-13: 200 rounds of random play, always 230 points together and scores that make 0."""
    random = Random(3)
    for _ in range(20):
        match = full_match(MUSHI, seed=random.getrandbits(64), rounds=10)
        for score in only(match.events, events.RoundScore):
            assert sum(score.points) == 230
            assert sum(score.result) == 0
