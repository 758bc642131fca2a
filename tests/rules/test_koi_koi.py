"""Koi-Koi, rule by rule (docs/rules/koi-koi.md): deal, lucky hands, play and calls."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hanashobu.play import events
from tests.rules.koi_koi import CHAFF, KOI_KOI, RIBBONS, asked, calls, outcome, say, table_of
from tests.support.helpers import Table, only

FOUR = "5a 5b 5c 5d 1a 2a 3a 4a"  # KK-T1
PAIRS = "6a 6b 7a 7b 8a 8b 9a 9b"  # KK-T2
BOTH = "5a 5b 5c 5d 6a 6b 7a 7b"  # KK-T3
NOTHING = "10a 10b 11a 11b 12a 1d 2d 3d"
SPREAD = "1b 2b 3b 4b 9c 10c 11c 12c"


# The deal.


@pytest.mark.parametrize(("ten", "hand", "left"), [(False, 8, 24), (True, 10, 20)])
def test_kk_1_kk_o12_eight_or_ten_cards_each_and_eight_on_the_field(ten: bool, hand: int, left: int) -> None:
    """KK-1, KK-O12."""
    deal = only(Table(KOI_KOI, hand_10=ten).deal().events, events.Deal)[0]
    assert [len(cards) for cards in deal.hands if cards] == [hand, hand]
    assert (len(deal.field), len(deal.stock)) == (8, left)


@pytest.mark.parametrize("field", ["4a 4b 4c 4d", "1a 1b 2a 2b 3a 3b 4a 4b"])
def test_kk_2_four_of_a_month_or_four_pairs_on_the_field_are_dealt_again(field: str) -> None:
    """KK-2: and the same dealer deals, and it is still the first round."""
    table = Table(KOI_KOI, dealer=1).deal(hands=[NOTHING, "5a 6a 7a 8a 9a 5c 6c 7c"], field=field)
    assert len(only(table.events, events.Misdeal)) == 1
    table.deal()
    assert (table.match.round, table.actor) == (1, 1)


@pytest.mark.parametrize("field", ["4a 4b 4c 1a 1b 2a 2b 3a", "1a 1b 2a 2b 3a 3b 4a 5a"])
def test_kk_2_three_of_a_month_or_three_pairs_are_played(field: str) -> None:
    """KK-2: as with CO-7 the fourth takes the three."""
    table = Table(KOI_KOI).deal(hands=[NOTHING, "5b 6a 7a 8a 9a 5c 6c 7c"], field=field)
    assert only(table.events, events.Misdeal) == []
    assert table.actor == 0


def test_kk_o13_three_of_a_month_on_the_field_may_be_dealt_again() -> None:
    """KK-O13."""
    table = Table(KOI_KOI, fours="threes-too").deal(hands=[NOTHING, "5b 6a 7a 8a 9a 5c 6c 7c"], field="4a 4b 4c 1a 1b 2a 2b 3a")
    assert len(only(table.events, events.Misdeal)) == 1


def test_kk_o13_four_of_a_month_on_the_field_may_go_to_the_dealer() -> None:
    """KK-O13: four more are dealt, and if four of a month lie there again, so again."""
    table = Table(KOI_KOI, dealer=1, fours="taken")
    table.deal(hands=[NOTHING, "7b 8b 9b 7c 8c 9c 5b 3b"], field="4a 4b 4c 4d 1a 2a 5a 6a", stock="6b 6c 6d 7a 1c 2c 3c 5c")
    assert only(table.events, events.Misdeal) == []
    first, second = only(table.events, events.DealerTakes)
    assert (first.seat, set(first.cards), set(first.dealt)) == (1, {"4a", "4b", "4c", "4d"}, {"6b", "6c", "6d", "7a"})
    assert (set(second.cards), set(second.dealt)) == ({"6a", "6b", "6c", "6d"}, {"1c", "2c", "3c", "5c"})
    assert (table.match.view(None).field.bit_count(), table.actor) == (8, 1)


def test_kk_o13_cards_of_the_month_that_were_taken_so_are_called_after_the_first_turn() -> None:
    """KK-O13, KK-13: in the first round they are those of January."""
    table = Table(KOI_KOI, fours="taken").deal(
        hands=["2b 5b 6b 7b 8b 9b 10b 12b", "2c 5c 6c 7c 8c 9c 10c 12c"], field="1a 1b 1c 1d 3a 4a 5a 6a", stock="7a 8a 9a 10a 11a"
    )
    assert not asked(table)
    say(table, "2b")
    assert asked(table)
    assert only(table.match.events, events.YakuMade)[-1].yaku == ("KK-Y13",)
    say(table, "stop")
    assert outcome(table).result == (4, 0)


def test_kk_o13_with_ten_cards_each_the_last_ones_are_played_without_a_draw() -> None:
    """KK-O13, KK-5: four cards are missing from the draw pile."""
    hands = ["5b 6a 7a 8a 9a 10a 11a 12a 1c 2c", "5c 6c 7c 8c 9c 10c 11c 12c 1d 2d"]
    for seed in range(100):
        random = Random(seed)
        table = Table(KOI_KOI, fours="taken", hand_10=True, viewing="off", sake=False)
        table.deal(hands=hands, field="4a 4b 4c 4d 1a 2a 3a 3b", stock="5a 6b 7b 8b")
        while table.actor is not None:
            say(table, "koi" if asked(table) else random.choice(table.choices.split()))
        if only(table.match.events, events.RoundEnds)[0].why == "hands_out":
            break
    drawn = [play.source for play in only(table.match.events, events.Play)]
    assert (drawn.count("hand"), drawn.count("stock"), drawn[-4:]) == (20, 16, ["hand"] * 4)


def test_kk_o13_what_the_dealer_took_before_a_lucky_hand_counts_by_the_month() -> None:
    """KK-O13, KK-13, KK-3: four cards of June are no Cards of the Month in January."""
    table = Table(KOI_KOI, fours="taken").deal(hands=[NOTHING, FOUR], field="6a 6b 6c 6d 7a 8a 9a 2b", stock="3b 4b 8b 7b")
    assert only(table.match.events, events.RoundScore)[0].yaku == ((), ())
    assert outcome(table).result == (0, 6)


@pytest.mark.parametrize(
    ("hands", "other", "result", "claims"),
    [
        ("win", NOTHING, (0, 6), [("KK-T4",)]),
        ("off", PAIRS, (0, 6), [("KK-T4",)]),
        ("win", PAIRS, (0, 0), [("KK-T4",), ("KK-T2",)]),
    ],
)
def test_kk_o13_the_dealer_may_win_with_four_of_a_month_on_the_field(
    hands: str, other: str, result: tuple[int, int], claims: list[tuple[str, ...]]
) -> None:
    """KK-O13, KK-T4, KK-3: as with a lucky hand; nothing lies open for it, and against another one nobody wins."""
    table = Table(KOI_KOI, dealer=1, fours="win", hands=hands)
    table.deal(hands=[other, "1b 2b 3b 4b 1c 2c 3c 11c"], field="5a 5b 5c 5d 12b 12c 10c 11d")
    found = outcome(table)
    assert found.result == result
    assert [claim.teyaku for claim in only(table.events, events.Claim)] == claims
    assert only(table.events, events.Claim)[0].shown == ()
    assert (found.winner, found.next_dealer) == (1 if any(result) else None, 1)


@pytest.mark.parametrize(("pairs", "misdeals"), [("everywhere", 1), ("hands", 0), ("off", 0)])
def test_kk_o5_four_pairs_on_the_field_may_be_played(pairs: str, misdeals: int) -> None:
    """KK-O5."""
    table = Table(KOI_KOI, pairs=pairs).deal(hands=[NOTHING, "5b 6a 7a 8a 9a 5c 6c 7c"], field="1a 1b 2a 2b 3a 3b 4a 4b")
    assert len(only(table.events, events.Misdeal)) == misdeals


# Lucky hands.


@pytest.mark.parametrize(("hand", "id"), [(FOUR, "KK-T1"), (PAIRS, "KK-T2"), (BOTH, "KK-T1"), ("6a 6b 6c 7a 7b 8a 8b 9a", None)])
@pytest.mark.parametrize("seat", [0, 1])
def test_kk_4_a_lucky_hand_wins_six_points_at_once(hand: str, id: str | None, seat: int) -> None:
    """KK-4, KK-T1, KK-T2: nobody plays, its holder deals next, and three pairs and a triplet's third card are no four pairs."""
    hands = [hand if at == seat else NOTHING for at in range(2)]
    table = Table(KOI_KOI).deal(hands=hands, field=SPREAD)
    if id is None:
        assert table.actor == 0
        return
    found = outcome(table)
    assert [claim.teyaku for claim in only(table.events, events.Claim)] == [(id,)]
    assert only(table.events, events.Play) == []
    assert found.result == ((6, 0) if seat == 0 else (0, 6))
    assert (found.winner, found.next_dealer) == (seat, seat)


def test_kk_3_two_lucky_hands_are_a_drawn_round() -> None:
    """KK-3: nobody scores, and the same dealer deals."""
    table = Table(KOI_KOI, dealer=1).deal(hands=[FOUR, PAIRS], field=SPREAD)
    found = outcome(table)
    assert (found.result, found.winner, found.next_dealer) == ((0, 0), None, 1)


@pytest.mark.parametrize(("drawn", "result", "deals"), [("passes", (0, 0), 0), ("dealer-1", (0, 1), 1), ("dealer-6", (0, 6), 1)])
def test_kk_3_two_lucky_hands_are_treated_like_any_round_that_nobody_wins(drawn: str, result: tuple[int, int], deals: int) -> None:
    """KK-3, KK-11."""
    found = outcome(Table(KOI_KOI, dealer=1, drawn=drawn).deal(hands=[FOUR, PAIRS], field=SPREAD))
    assert (found.result, found.winner, found.next_dealer) == (result, None, deals)


def test_kk_t3_kk_o4_a_hand_that_is_both_may_bring_twelve() -> None:
    """KK-T3, KK-O4; two fours are one lucky hand."""
    assert outcome(Table(KOI_KOI, hands="win-12").deal(hands=[BOTH, NOTHING], field=SPREAD)).result == (12, 0)
    two = "5a 5b 5c 5d 6a 6b 6c 6d"
    assert outcome(Table(KOI_KOI, hands="win-12").deal(hands=[two, NOTHING], field=SPREAD)).result == (6, 0)


@pytest.mark.parametrize("hand", [FOUR, PAIRS])
def test_kk_o4_a_lucky_hand_may_be_a_misdeal_or_nothing(hand: str) -> None:
    """KK-O4, KK-O5: and with pairs off only four of a month is one."""
    table = Table(KOI_KOI, hands="redeal").deal(hands=[NOTHING, hand], field=SPREAD)
    assert len(only(table.events, events.Misdeal)) == 1
    table = Table(KOI_KOI, hands="off").deal(hands=[NOTHING, hand], field=SPREAD)
    assert table.actor == 0
    table = Table(KOI_KOI, hands="redeal", pairs="off").deal(hands=[NOTHING, hand], field=SPREAD)
    assert len(only(table.events, events.Misdeal)) == (hand == FOUR)


def test_lucky_hands_are_not_doubled() -> None:
    """KK-4: twelve points are more than seven, and stay twelve (KK-8)."""
    found = outcome(Table(KOI_KOI, hands="win-12", zero_sum=True).deal(hands=[NOTHING, BOTH], field=SPREAD))
    assert found.result == (-12, 12)


# Play and calls.


@pytest.mark.parametrize(("ten", "left"), [(False, 8), (True, 0)])
def test_kk_5_the_dealer_plays_first_and_eight_cards_are_left(ten: bool, left: int) -> None:
    """KK-5: if nobody stops; with ten cards each none are left."""
    off: dict[str, Any] = {"viewing": "off", "month_cards": False, "sake": False, "hands": "off", "hand_10": ten}
    for seed in range(100):
        table = Table(KOI_KOI, dealer=1, **off).deal(field="1a 2a 3a 4a 5a 6a 7a 8a")
        random = Random(seed)
        assert table.actor == 1
        while table.actor is not None:
            if asked(table):
                say(table, "koi")
            else:
                table.play(random.choice(table.choices.split()))
        if only(table.match.events, events.RoundEnds)[0].why == "hands_out":
            break
    plays = only(table.match.events, events.Play)
    assert [play.seat for play in plays] == [1, 1, 0, 0] * (10 if ten else 8)
    assert len(table.stock().split()) == left


def test_kk_7_who_forms_a_yaku_is_asked_and_may_stop() -> None:
    """KK-7, KK-6: Ribbons, 1."""
    table = table_of(["7a 8a", "9a 9c"], "7b", "10a 10c", (RIBBONS, ""))
    say(table, "7a")
    assert asked(table)
    assert only(table.match.events, events.YakuMade)[-1].yaku == ("KK-Y10",)
    say(table, "stop")
    found = outcome(table)
    assert (found.result, found.winner, found.next_dealer) == ((1, 0), 0, 0)


def test_kk_7_after_koi_koi_nothing_is_scored_until_a_yaku_is_improved() -> None:
    """KK-7: the round goes on, nobody is asked without a new or better yaku, and at its end the Ribbons bring nothing."""
    table = table_of(["7a 8a", "9a 10b"], "7b 12c", "12a 12d 11a 3a", (RIBBONS, ""))
    say(table, "7a", "koi", "9a", "8a", "10b")
    found = outcome(table)
    assert found.yaku[0] == {"KK-Y10": 1}
    assert (found.result, found.winner, found.next_dealer) == ((0, 0), None, 0)


def test_kk_7_an_improved_yaku_is_asked_for_again() -> None:
    """KK-7: a sixth Ribbon."""
    table = table_of(["7a 10a 8a", "9a 12a"], "7b 10b", "12c 12d 11a", (RIBBONS, ""))
    say(table, "7a", "koi", "9a", "10a")
    assert asked(table)
    say(table, "stop")
    assert outcome(table).result == (2, 0)


def test_kk_7_an_empty_hand_stops_by_itself() -> None:
    """KK-7: the last card of a hand forms the yaku; Ben still holds one."""
    table = table_of(["7a", "9a"], "7b", "10a 10c", (RIBBONS, ""))
    say(table, "7a")
    assert outcome(table).result == (1, 0)
    assert not [call for call in calls(table) if not call.says.startswith("sho")]


def test_kk_o15_once_for_both_together() -> None:
    """KK-O15: after Aki's koi-koi Ben is not asked; the round ends with his yaku, doubled by hers."""
    table = table_of(["7a 8a 5a", "9a 9c 6a"], "7b 9d 11d", "10a 12c 1a", (RIBBONS, f"{CHAFF} 6c"), once=True)
    say(table, "7a", "koi", "9a")
    found = outcome(table)
    assert (found.winner, found.yaku[1]) == (1, {"KK-Y14": 2})
    assert found.result == (0, 4)


@pytest.mark.parametrize(("to_go", "may"), [(0, True), (1, True), (2, False)])
def test_kk_o16_with_too_few_points_a_yaku_ends_the_round(to_go: int, may: bool) -> None:
    """KK-O16."""
    table = table_of(["7a 8a", "9a 9c"], "7b", "10a 10c", (RIBBONS, ""), to_go=to_go)
    say(table, "7a")
    assert asked(table) == may
    if not may:
        assert outcome(table).result == (1, 0)
