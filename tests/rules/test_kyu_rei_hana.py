"""Kyū-Rei Hana, rule by rule (docs/rules/kyu-rei-hana.md): the numbers expected here were worked out by hand from that page."""

from __future__ import annotations

from typing import Any

import pytest

from hanashobu import games
from hanashobu.engine import flow
from hanashobu.play import events
from hanashobu.rules.game import BadTable
from tests.support.helpers import Table, assert_dealt_by_four_and_three, only, settle, settled

KYU = "kyu_rei_hana"
GAME = games.find(KYU)


def multiplier(table: Table) -> tuple[int, tuple[int, ...]]:
    """What the last deal said of the multiplier: its value, and what waits."""
    emitted = only(table.events, events.Multiplier)
    assert len(emitted) == 1
    return emitted[0].value, emitted[0].waiting


def rounds_of(*fields: str, seats: int = 3, **options: Any) -> list[tuple[int, tuple[int, ...]]]:
    """The multipliers of rounds whose fields show these cards and otherwise nothing that multiplies."""
    table, seen = Table(KYU, seats, **options), []
    for field in fields:
        table.deal(field=field)
        seen.append(multiplier(table))
        table.play_out()
    return seen


# The deal.


def test_kr_1_four_each_three_to_the_field_then_three_each_and_three_to_the_field_from_the_dealers_right() -> None:
    """KR-1: the deck lies in order, Ben deals, so Chie gets the first cards."""
    assert_dealt_by_four_and_three(KYU)


def test_kr_1_two_cannot_play() -> None:
    """KR-1."""
    with pytest.raises(BadTable, match="6 or 7 players, not by 2"):
        GAME.rules(seats=2)


def test_kr_2_four_of_a_month_on_the_field_are_dealt_again_by_the_same_dealer() -> None:
    """KR-2."""
    table = Table(KYU, dealer=2).deal(field="9a 9b 9c 9d")
    assert only(table.events, events.Misdeal) == [events.Misdeal("four_of_a_month")]
    assert table.match.needs_deck
    table.deal()
    assert only(table.events, events.RoundBegins) == []
    assert (table.match.round, table.state.dealer, table.actor) == (1, 2, 2)


def test_kr_2_three_of_a_month_on_the_field_are_played() -> None:
    """KR-2."""
    table = Table(KYU).deal(field="9a 9b 9c 11b 11c 11d")
    assert only(table.events, events.Misdeal) == []
    assert table.actor == 0


def test_kr_2_no_dealt_hand_is_paid_for() -> None:
    """KR-2: no teyaku; a hand of seven Chaff is just a bad hand."""
    table = Table(KYU).deal(hands=["1c 1d 2c 2d 3c 3d 4c"])
    assert only(table.events, events.Claim) == []
    assert only(table.events, events.Pay) == []


# What cards are worth.


@pytest.mark.parametrize(
    ("cards", "each"),
    [
        ("1a 2a 3a 8a 10a 11a 12a", 20),
        ("4a 5a 6a 7a 8b 9a 11b 12b", 10),
        ("1b 2b 3b 4b 5b 6b 7b 9b 10b 11c", 5),
        ("1c 1d 2c 2d 3c 3d 4c 4d 5c 5d 6c 6d 7c 7d 8c 8d 9c 9d 10c 10d 11d 12c 12d", 0),
    ],
)
def test_kr_3_every_card_has_the_value_of_the_page(cards: str, each: int) -> None:
    """KR-3."""
    for card in cards.split():
        assert settle(KYU, [card, "", ""]).cards == (each, 0, 0), card


def test_kr_3_the_deck_is_worth_270() -> None:
    """KR-3."""
    assert settle(KYU, ["rest", "", ""]).cards == (270, 0, 0)


# The multiplier.


@pytest.mark.parametrize(
    ("field", "value"),
    [("", 1), ("1a", 2), ("3a", 2), ("8a", 2), ("11a", 4), ("12a", 4), ("2a 10a", 1), ("12b 8b 11b 9a", 1)],
)
def test_kr_4_a_bright_on_the_field_doubles_or_quadruples_the_round(field: str, value: int) -> None:
    """KR-4."""
    assert rounds_of(field) == [(value, ())]


def test_kr_4_brights_in_hands_and_draw_pile_multiply_nothing() -> None:
    """KR-4."""
    table = Table(KYU).deal(hands=["1a 3a 8a 11a"], stock="12a")
    assert multiplier(table) == (1, ())


@pytest.mark.parametrize(
    ("field", "value", "waiting"),
    [
        ("1a 3a", 2, (2,)),
        ("11a 12a", 4, (4,)),
        ("1a 12a", 4, (2,)),
        ("8a 11a 1a", 4, (2, 2)),
        ("1a 3a 8a 11a 12a", 4, (4, 2, 2, 2)),
    ],
)
def test_kr_5_of_several_the_largest_counts_now_and_the_others_wait_quadruples_first(
    field: str, value: int, waiting: tuple[int, ...]
) -> None:
    """KR-5."""
    assert rounds_of(field) == [(value, waiting)]


def test_kr_5_what_waits_comes_in_the_following_rounds_one_by_one() -> None:
    """KR-5: Rain Man, Phoenix and Crane: ×4 now, ×4 next, ×2 after, then ×1."""
    assert rounds_of("11a 12a 1a", "", "", "") == [(4, (4, 2)), (4, (2,)), (2, ()), (1, ())]


def test_kr_6_a_waiting_double_comes_before_a_new_quadruple() -> None:
    """KR-6: ×2 now, and the new 4 waits."""
    assert rounds_of("1a 3a", "12a", "", "") == [(2, (2,)), (2, (4,)), (4, ()), (1, ())]


def test_kr_6_what_turns_up_joins_the_queue_in_front_of_the_doubles() -> None:
    """KR-6."""
    assert rounds_of("1a 3a 8a", "11a", "3a", "", "", "") == [
        (2, (2, 2)),
        (2, (4, 2)),
        (4, (2, 2)),
        (2, (2,)),
        (2, ()),
        (1, ()),
    ]


@pytest.mark.parametrize(
    ("field", "value"), [("1a 3a", 4), ("11a 12a", 16), ("11a 12a 1a", 32), ("1a 3a 8a 11a 12a", 128), ("8a", 2), ("", 1)]
)
@pytest.mark.parametrize("seats", [3, 5])
def test_kr_6_stacked_all_are_multiplied_together_and_nothing_waits(field: str, value: int, seats: int) -> None:
    """KR-6, option `multipliers`."""
    assert rounds_of(field, "", "1a", seats=seats, multipliers="stack") == [(value, ()), (1, ()), (2, ())]


def test_kr_6_stacked_with_warbler_and_deer() -> None:
    """KR-6, KR-O1: each doubles once more."""
    assert rounds_of("1a 2a 10a", multipliers="stack", warbler_and_deer_double=True) == [(8, ())]
    assert rounds_of("1a 2a 10a", multipliers="carry", warbler_and_deer_double=True) == [(2, (2, 2))]


def test_kr_7_stacked_multipliers_apply_to_every_payment() -> None:
    """KR-7 with KR-6: 270 points against 90 are paid 32 times."""
    table = Table(KYU, multipliers="stack", rounds=1).deal(field="11a 12a 1a")
    emitted = table.play_out()
    score = only(emitted, events.RoundScore)[0]
    own = [sum(value or 0 for _, value in row) for row in score.yaku]
    assert score.result == tuple(32 * (score.points[seat] + 3 * own[seat] - sum(own) - 90) for seat in range(3))
    assert any(score.result)


def test_kr_6_the_example_of_the_rules_page() -> None:
    """KR-6."""
    assert rounds_of("12a 1a", "11a", "") == [(4, (2,)), (2, (4,)), (4, ())]


def test_kr_6_what_still_waits_when_the_match_ends_is_lost() -> None:
    """KR-6."""
    table = Table(KYU, rounds=1).deal(field="11a 12a 1a")
    assert multiplier(table) == (4, (4, 2))
    table.play_out()
    assert table.match.over
    flow.start_match(table.state, table.match.tables)
    assert sum(table.state.waiting) == 0


def test_kr_6_a_misdeal_leaves_the_queue_as_it_was() -> None:
    """KR-6, CO-12: the Crane, Rain Man and Phoenix of the bad deal never join the queue, and nothing leaves it."""
    table = Table(KYU).deal(field="1a 3a")
    table.play_out()
    table.deal(field="1a 1b 1c 1d 11a 12a")
    assert only(table.events, events.Multiplier) == []
    assert only(table.events, events.Misdeal) == [events.Misdeal("four_of_a_month")]
    table.deal()
    assert multiplier(table) == (2, ())


def test_kr_7_every_payment_of_a_round_is_multiplied() -> None:
    """KR-7: the same piles on a grand field: each payment is four times as large."""
    piles = ["1a 3a 8a 2a 10a 1b 6b", "rest", "4b 5b 7b 11a 12a 4a"]
    small, grand = settle(KYU, piles), settle(KYU, piles, multiplier=4)
    assert small.pays == [
        (1, 0, 30, "KR-Y1"),
        (2, 0, 30, "KR-Y1"),
        (0, 2, 20, "KR-Y4"),
        (1, 2, 20, "KR-Y4"),
        ("bank", 0, 20, "KR-9"),
        ("bank", 1, 5, "KR-9"),
        (2, "bank", 25, "KR-9"),
    ]
    assert grand.pays == [(payer, payee, 4 * amount, why) for payer, payee, amount, why in small.pays]
    assert grand.yaku == small.yaku


@pytest.mark.parametrize(("field", "value"), [("", 1), ("8a", 2), ("12a", 4)])
def test_kr_7_the_multiplier_of_the_deal_is_the_one_the_round_is_settled_with(field: str, value: int) -> None:
    """KR-7."""
    table = Table(KYU).deal(field=field)
    found = settled(table, table.play_out(seed=3))
    yaku = [sum(value or 0 for value in held.values()) for held in found.yaku]
    assert found.result == tuple(value * (found.cards[seat] + 3 * yaku[seat] - sum(yaku) - 90) for seat in range(3))
    assert sum(found.cards) == 270


@pytest.mark.parametrize(
    ("field", "off", "on"),
    [("2a", (1, ()), (2, ())), ("10a", (1, ()), (2, ())), ("2a 10a", (1, ()), (2, (2,))), ("2a 12a", (4, ()), (4, (2,)))],
)
def test_kr_o1_warbler_and_deer_double_only_where_the_house_rule_is_on(
    field: str, off: tuple[int, tuple[int, ...]], on: tuple[int, tuple[int, ...]]
) -> None:
    """KR-O1."""
    assert rounds_of(field) == [off]
    assert rounds_of(field, warbler_and_deer_double=True) == [on]


def test_kr_o1_the_brights_still_multiply_as_before() -> None:
    """KR-O1."""
    assert rounds_of("1a", warbler_and_deer_double=True) == [(2, ())]
    assert rounds_of("11a", warbler_and_deer_double=True) == [(4, ())]


# Play.


def test_kr_8_the_dealer_plays_first_and_the_round_ends_when_hands_and_draw_pile_are_out() -> None:
    """KR-8."""
    table = Table(KYU, dealer=1).deal()
    assert table.actor == 1
    plays = only(table.play_out(), events.Play)
    assert [(play.seat, play.source) for play in plays] == [(seat, source) for seat in (1, 2, 0) for source in ("hand", "stock")] * 7
    assert table.field == ""
    assert table.match.actor is None


# The score.


def test_kr_9_the_example_of_the_rules_page() -> None:
    """KR-9: Aki has Big Three, Chie Grass, and the Moon doubles: 120, -90, -30."""
    found = settle(KYU, ["1a 3a 8a 2a 10a 1b 6b", "rest", "4b 5b 7b 11a 12a 4a"], multiplier=2)
    assert found.cards == (110, 95, 65)
    assert found.yaku == ({"KR-Y1": 30}, {}, {"KR-Y4": 20})
    assert found.result == (120, -90, -30)
    assert (found.winner, found.next_dealer) == (0, 0)
    assert found.totals == (120, -90, -30)


YAKU = [
    ("KR-Y1", "1a 3a 8a", 30, 60),
    ("KR-Y2", "1b 2b 3b", 20, 15),
    ("KR-Y3", "6b 9b 10b", 20, 15),
    ("KR-Y4", "4b 5b 7b", 20, 15),
]


@pytest.mark.parametrize(("id", "cards", "points", "worth"), YAKU)
def test_each_yaku_is_paid_by_both_opponents(id: str, cards: str, points: int, worth: int) -> None:
    """KR-Y1 to KR-Y4, paid by KR-9."""
    found = settle(KYU, ["", cards, ""])
    assert found.yaku == ({}, {id: points}, {})
    assert [pay for pay in found.pays if pay[3] == id] == [(2, 1, points, id), (0, 1, points, id)]
    assert found.result == (-90 - points, worth - 90 + 2 * points, -90 - points)


@pytest.mark.parametrize(("id", "cards", "points", "worth"), YAKU)
def test_no_yaku_while_one_of_its_cards_is_elsewhere(id: str, cards: str, points: int, worth: int) -> None:
    """KR-Y1 to KR-Y4: not with all other 47 cards either."""
    for card in cards.split():
        found = settle(KYU, ["rest", card, ""])
        assert id not in found.yaku[0]
        assert found.yaku[1] == {}


def test_kr_y1_the_rain_man_and_the_phoenix_do_not_stand_in_for_a_bright() -> None:
    """KR-Y1."""
    assert settle(KYU, ["1a 3a 11a 12a", "", ""]).yaku[0] == {}


def test_kr_y4_the_willow_ribbon_is_not_grass() -> None:
    """KR-Y4."""
    assert settle(KYU, ["4b 5b 11c", "", ""]).yaku[0] == {}


def test_all_yaku_add_up() -> None:
    """KR-9: everything in one pile: 270 - 90 + 2 x 90."""
    found = settle(KYU, ["rest", "", ""])
    assert found.yaku[0] == {"KR-Y1": 30, "KR-Y2": 20, "KR-Y3": 20, "KR-Y4": 20}
    assert found.result == (360, -180, -180)


EVEN = ("1a 2a 8a 4a 5a 1b 6b", "3a 10a 11a 6a 7a 4b 2b", "rest")  # 90 each, no yaku


def test_kr_9_at_par_and_without_yaku_nobody_pays() -> None:
    """KR-9."""
    found = settle(KYU, EVEN)
    assert found.cards == (90, 90, 90)
    assert found.pays == []
    assert found.result == (0, 0, 0)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_kr_10_if_all_are_equal_the_dealer_is_the_earliest_and_deals_again(dealer: int) -> None:
    """KR-10."""
    found = settle(KYU, EVEN, dealer=dealer)
    assert (found.winner, found.next_dealer) == (dealer, dealer)


@pytest.mark.parametrize(("dealer", "low", "winner"), [(0, 0, 1), (1, 1, 2), (2, 2, 0), (0, 2, 0), (1, 0, 1), (2, 0, 2)])
def test_kr_10_of_two_equal_scores_the_earlier_in_turn_order_deals_next(dealer: int, low: int, winner: int) -> None:
    """KR-10: turn order begins with the dealer."""
    high = ["1a 2a 8a 4a 5a", "3a 10a 11a 6a 7a"]
    piles = [*high[:low], "12a", *high[low:]]
    found = settle(KYU, piles, dealer=dealer)
    assert sorted(found.cards) == [20, 80, 80]
    assert (found.winner, found.next_dealer) == (winner, winner)


@pytest.mark.parametrize("best", [0, 1, 2])
def test_kr_10_the_winner_deals_and_plays_first_in_the_next_round(best: int) -> None:
    """KR-10."""
    table = Table(KYU, dealer=0)
    table.place(taken=["rest" if seat == best else "" for seat in range(3)], phase=GAME.rules().flow[-1])
    table.go_on()
    table.deal()
    assert only(table.events, events.Deal)
    assert table.actor == best
    assert table.match.round == 2
