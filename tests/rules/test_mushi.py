"""Mushi, rule by rule (docs/rules/mushi.md): the numbers expected here were worked out by hand from that page."""

from __future__ import annotations

from random import Random

import pytest

from hanashobu import games
from hanashobu.cards import codes
from hanashobu.play import events
from hanashobu.play.match import Match
from hanashobu.rules.game import BadTable
from tests.support.helpers import NAMES, Table, full_match, only, settle

MUSHI = "mushi"
GAME = games.find(MUSHI)
FORTY = codes(GAME.rules().deck)


def dealers_turn(hand: str, field: str, stock: str, taken: tuple[str, str] = ("", "")) -> Table:
    """The dealer is at turn; Ben holds a card too, so that the round goes on."""
    return Table(MUSHI).place(hands=[hand, "8d"], field=field, stock=stock, taken=taken)


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
        told = Match(GAME, NAMES[:2], seed=seed).start()
        for draw in only(told, events.DealerDraw)[0].draws:
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
    assert only(table.told, events.Misdeal) == [events.Misdeal("four_of_a_month")]
    table.deal()
    assert (table.match.round, table.actor) == (1, 1)


@pytest.mark.parametrize("field", ["11a 11b 11c", "11a 11b 11c 1a 1b 1c"])
def test_mu_4_the_three_willows_beside_lightning_are_a_misdeal_too(field: str) -> None:
    """MU-4."""
    table = Table(MUSHI).deal(field=field)
    assert only(table.told, events.Misdeal) == [events.Misdeal("three_willows")]


def test_mu_4_all_four_willows_are_four_of_a_month() -> None:
    """MU-4."""
    table = Table(MUSHI).deal(field="11a 11b 11c 11d")
    assert only(table.told, events.Misdeal) == [events.Misdeal("four_of_a_month")]


@pytest.mark.parametrize("field", ["11a 11b 11d", "11a 11c 11d", "11b 11c 11d", "9a 9b 9c"])
def test_mu_4_two_willows_with_lightning_or_three_of_another_month_are_played(field: str) -> None:
    """MU-4."""
    table = Table(MUSHI).deal(field=field)
    assert only(table.told, events.Misdeal) == []
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


# Lightning, played.


def test_mu_6_lightning_takes_any_one_card_but_a_willow() -> None:
    """MU-6."""
    table = dealers_turn("11d", "1a 5c 9b 11a 11b", "2c")
    table.play("11d")
    assert table.choices == "1a 5c 9b"
    told = table.play("1a")
    assert told[0] == events.Play(0, "hand", "11d", ("1a",))
    assert table.taken(0) == "1a 11d"


def test_mu_6_it_takes_one_card_even_where_three_of_a_month_lie() -> None:
    """MU-6."""
    table = dealers_turn("11d", "5a 5b 5c 11a", "2c")
    table.play("11d")
    assert table.choices == "5a 5b 5c"
    table.play("5b")
    assert table.taken(0) == "5b 11d"
    assert table.field == "2c 5a 5c 11a"


@pytest.mark.parametrize("willow", ["11a", "11b", "11c"])
def test_mu_6_a_willow_from_the_hand_does_not_take_lightning(willow: str) -> None:
    """MU-6."""
    table = dealers_turn(willow, "11d 5c", "11b" if willow == "11a" else "11a")
    told = table.play(willow)
    assert told[0] == events.Play(0, "hand", willow)
    assert "11d" in table.field.split()


def test_mu_7_from_the_hand_it_may_be_kept_for_any_turn() -> None:
    """MU-7."""
    table = Table(MUSHI).place(hands=["1a 11d", "2a 3a"], field="5c 9c", stock="8c 8d 10c 10d")
    assert table.choices == "1a 11d"
    table.play("1a", "2a")
    assert table.choices == "11d"


@pytest.mark.parametrize("field", ["11a", "11a 11b", ""])
def test_mu_7_lightning_from_the_hand_stays_if_only_willows_or_nothing_lies_there(field: str) -> None:
    """MU-7."""
    table = dealers_turn("11d 1a", field, "11c")
    told = table.play("11d")
    assert told[0] == events.Play(0, "hand", "11d")
    assert "11d" in table.field.split()


def test_mu_7_drawn_lightning_must_take() -> None:
    """MU-7."""
    table = dealers_turn("1a", "5c 11a", "11d")
    table.play("1a")
    assert (table.actor, table.choices) == (0, "1a 5c")
    table.play("5c")
    assert table.taken(0) == "5c 11d"


def test_mu_7_drawn_lightning_takes_the_only_card_it_can_without_a_question() -> None:
    """MU-7."""
    table = dealers_turn("1a", "1b 5c 11a 11b", "11d")
    told = table.play("1a")
    assert told[1] == events.Play(0, "stock", "11d", ("5c",))


@pytest.mark.parametrize("field", ["1b 11a 11b", "1b 11c", "1b"])
def test_mu_7_drawn_lightning_stays_if_only_willows_or_nothing_lies_there(field: str) -> None:
    """MU-7."""
    table = dealers_turn("1a", field, "11d")
    told = table.play("1a")
    assert told[1] == events.Play(0, "stock", "11d")
    assert "11d" in table.field.split()
    assert table.taken(0) == "1a 1b"


# Lightning, lying on the field.


def test_mu_8_a_drawn_card_without_a_match_takes_lightning() -> None:
    """MU-8."""
    table = dealers_turn("1a", "11d", "9c")
    told = table.play("1a")
    assert told == [events.Play(0, "hand", "1a"), events.Play(0, "stock", "9c", ("11d",))]
    assert table.taken(0) == "9c 11d"


@pytest.mark.parametrize("field", ["11d 9a", "11d 9a 9b", "11d 9a 9b 9d", "11d 9a 11a 11b"])
def test_mu_8_a_drawn_card_takes_lightning_even_where_it_has_a_match(field: str) -> None:
    """MU-8: no choice, whether one, two or three of its month lie there."""
    table = dealers_turn("1a", field, "9c")
    told = table.play("1a")
    assert told[1] == events.Play(0, "stock", "9c", ("11d",))
    assert table.actor == 1


def test_mu_8_a_hand_card_stays_beside_lightning() -> None:
    """MU-8."""
    table = dealers_turn("1a", "11d 5c", "11b")
    told = table.play("1a")
    assert told[0] == events.Play(0, "hand", "1a")
    assert "1a" in table.field.split()


@pytest.mark.parametrize(("field", "takes"), [("11d 1b", ("1b",)), ("11d 1b 1c 1d", ("1b", "1c", "1d"))])
def test_mu_8_a_hand_card_takes_its_own_month_as_if_lightning_were_not_there(field: str, takes: tuple[str, ...]) -> None:
    """MU-8."""
    table = dealers_turn("1a", field, "11b")
    assert table.play("1a")[0] == events.Play(0, "hand", "1a", takes)
    assert "11d" in table.field.split()


def test_mu_8_a_hand_card_with_two_matches_chooses_between_those() -> None:
    """MU-8."""
    table = dealers_turn("1a", "11d 1b 1c", "11b")
    table.play("1a")
    assert table.choices == "1b 1c"


@pytest.mark.parametrize(("field", "told"), [("11d 5c", ()), ("11d 11a 5c", ("11a",))])
def test_mu_8_a_drawn_willow_plays_among_the_willows(field: str, told: tuple[str, ...]) -> None:
    """MU-8."""
    table = dealers_turn("1a", field, "11b")
    assert table.play("1a")[1] == events.Play(0, "stock", "11b", told)
    assert "11d" in table.field.split()


def test_mu_8_a_drawn_willow_with_two_willows_beside_lightning_chooses_between_those() -> None:
    """MU-8."""
    table = dealers_turn("1a", "11d 11a 11c 5c", "11b")
    table.play("1a")
    assert table.choices == "11a 11c"


@pytest.mark.parametrize(("hand", "stock"), [("11c", "5c"), ("1a", "11c")])
def test_mu_9_where_two_willows_lie_the_player_chooses_one(hand: str, stock: str) -> None:
    """MU-9: from the hand and from the draw pile; the other one stays."""
    table = dealers_turn(hand, "11a 11b", stock)
    table.play(hand)
    assert table.choices == "11a 11b"
    table.play("11a")
    assert "11a" in table.taken(0).split()
    assert "11b" in table.field.split()


def test_mu_9_one_willow_is_always_left_and_mu_10_it_goes_to_the_owner_of_lightning() -> None:
    """MU-9, MU-10, MU-11 over 400 rounds of random play: a Willow is left, with Lightning or with cards of one other month."""
    seen = set()
    for seed in range(40):
        match = full_match(MUSHI, seed=seed, rounds=10)
        owner, taken_by = None, None
        for event in match.events:
            if isinstance(event, events.RoundBegins):
                owner, taken_by = None, event.dealer
            elif isinstance(event, events.Play) and "11d" in (*((event.card,) if event.takes else ()), *event.takes):
                owner = event.seat
            elif isinstance(event, events.Leftovers):
                willows = [card for card in event.cards if card.startswith("11")]
                others = [card for card in event.cards if not card.startswith("11")]
                plain = [card for card in willows if card != "11d"]
                assert len(plain) == 1
                if owner is None:
                    assert willows == [*plain, "11d"]
                    assert others == []
                    assert event.seat == 1 - (taken_by or 0)
                else:
                    assert willows == plain
                    assert len(others) in (1, 3)
                    assert len({card[:-1] for card in others}) == 1
                    assert event.seat == owner
                seen.add((owner is None, len(others)))
    assert {(True, 0), (False, 1)} <= seen


@pytest.mark.parametrize("owner", [0, 1])
def test_mu_10_what_is_left_goes_to_whoever_has_captured_lightning(owner: int) -> None:
    """MU-10."""
    piles = ["11d 5a", "rest"] if owner == 0 else ["rest", "11d 5a"]
    found = settle(MUSHI, piles, field="5b 11a")
    assert only(found.told, events.Leftovers) == [events.Leftovers(owner, ("5b", "11a"))]
    assert found.cards[owner] == 1 + 10 + 5 + 20
    assert sum(found.cards) == 230


def test_mu_10_three_of_a_month_are_left_if_the_drawn_fourth_took_lightning() -> None:
    """MU-10."""
    table = Table(MUSHI).place(hands=["", "1a"], field="11d 9a 9b 9d 11c 1b", stock="9c", taken=["rest", ""], actor=1)
    told = table.play("1a")
    assert only(told, events.Leftovers) == [events.Leftovers(1, ("9a", "9b", "9d", "11c"))]


@pytest.mark.parametrize("dealer", [0, 1])
def test_mu_11_if_lightning_still_lies_there_everything_goes_to_the_player_who_played_last(dealer: int) -> None:
    """MU-11: the non-dealer, who did play last."""
    found = settle(MUSHI, ["rest", "1a"], dealer=dealer, field="11b 11d")
    assert only(found.told, events.Leftovers) == [events.Leftovers(1 - dealer, ("11b", "11d"))]


def test_mu_11_lightning_laid_with_the_last_card_goes_to_its_player() -> None:
    """MU-11."""
    table = Table(MUSHI).place(hands=["", "1a"], field="11c 1b", stock="11d", taken=["rest", ""], actor=1)
    told = table.play("1a")
    assert only(told, events.Play)[1] == events.Play(1, "stock", "11d")
    assert only(told, events.Leftovers) == [events.Leftovers(1, ("11c", "11d"))]


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


# The house rule of every game, with Lightning about.


@pytest.mark.parametrize(
    ("hand", "field", "on"),
    [
        ("1a 5a 11d", "5c 11a", "5a 11d"),
        ("1a 11d", "11a 11b", "1a 11d"),
        ("1a 11b 11d", "11a", "11b"),
        ("1a 5a", "11d", "1a 5a"),
        ("1a 5a 11a", "11d 5c", "5a"),
        ("1a 11a", "11d 11b", "11a"),
        ("1a 11a", "11d", "1a 11a"),
    ],
)
def test_must_match_with_lightning_in_the_hand_or_on_the_field(hand: str, field: str, on: str) -> None:
    """CO-9 here: a Lightning in the hand matches if a card but a Willow lies there; one on the field makes no hand card match."""
    for must_match, choices in ((False, hand), (True, on)):
        table = Table(MUSHI, must_match=must_match).place(hands=[hand, "9a"], field=field, stock="10a")
        assert table.choices == choices


def test_every_card_finds_an_owner() -> None:
    """MU-10 to MU-13: 200 rounds of random play, always 230 points together and scores that make 0."""
    random = Random(3)
    for _ in range(20):
        match = full_match(MUSHI, seed=random.getrandbits(64), rounds=10)
        for score in only(match.events, events.RoundScore):
            assert sum(score.points) == 230
            assert sum(score.result) == 0
