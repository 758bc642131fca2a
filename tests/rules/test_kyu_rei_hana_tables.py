"""Kyū-Rei Hana with four to seven at the table (KR-11 to KR-13): the numbers were worked out by hand from docs/rules/kyu-rei-hana.md."""

from __future__ import annotations

from typing import Any

import pytest

from hanashobu import games
from hanashobu.play import events
from hanashobu.play.match import IllegalAction
from hanashobu.rules.options import BadOption
from tests.rules.hachi_hachi import finish, payments, play_on
from tests.support.helpers import Table, full_match, only, settled

KYU = "kyu_rei_hana"
GOOD = "1a 1b 2c 6c 7c 9c 12c"  # the Crane and a poetry ribbon: 6
SIX = "1c 3c 4c 5c 6c 9c"


def table_of(seats: int, dealer: int = 0, field: str = "", hands: list[str] | None = None, **options: Any) -> Table:
    """A round is dealt, and the dealer is asked."""
    return Table(KYU, seats, dealer, **options).deal(hands=hands or [], field=field)


def active(emitted: list[events.AnyEvent]) -> list[tuple[tuple[int, ...], int]]:
    """Who plays the round, and who deals it."""
    return [(event.seats, event.dealer) for event in only(emitted, events.Active)]


# In or out.


def test_kr_11_four_to_seven_can_sit_at_the_table() -> None:
    """KR-11: three play without a dropout phase, and two cannot play."""
    assert games.find(KYU).seats == (3, 4, 5, 6, 7)
    table = table_of(3)
    assert table.choices == table.hand(0)


@pytest.mark.parametrize(("seats", "stock"), [(4, 14), (5, 7), (6, 0)])
def test_kr_11_everyone_is_dealt_seven_and_the_field_six(seats: int, stock: int) -> None:
    """KR-11 with HH-40: then the dealer speaks first."""
    table = table_of(seats, dealer=1)
    deal = only(table.events, events.Deal)[0]
    assert ([len(hand or ()) for hand in deal.hands], len(deal.field), len(deal.stock)) == ([7] * seats, 6, stock)
    assert (table.actor, table.choices) == (1, "in, out")


def test_kr_11_misdeal_and_multiplier_as_usual() -> None:
    """KR-11 with HH-40."""
    table = table_of(5, dealer=2, field="7a 7b 7c 7d 1a 12a")
    assert table.events[-1] == events.Misdeal("four_of_a_month")
    table.deal(field="12a 1a")
    assert only(table.events, events.Multiplier) == [events.Multiplier(4, (2,))]
    assert table.actor == 2


def test_kr_11_from_the_dealer_on_until_three_are_in() -> None:
    """KR-11 with HH-41, HH-43: the sixth has not spoken and is forced out."""
    table = table_of(6, dealer=4)
    asked = []
    for word in ("out", "in", "in", "out", "in"):
        asked.append(table.actor)
        emitted = table.play(word)
    assert asked == [4, 5, 0, 1, 2]
    assert [event.seat for event in only(emitted, events.ForcedOut)] == [3]
    assert active(emitted) == [((5, 0, 2), 5)]


@pytest.mark.parametrize(("kan", "fees"), [(12, [12, 18, 24, 30, 36]), (10, [10, 15, 20, 25, 30])])
@pytest.mark.parametrize(("field", "times"), [("", 1), ("11a", 4)])
def test_kr_11_going_out_costs_a_kan_and_half_a_kan_more_each_time(kan: int, fees: list[int], field: str, times: int) -> None:
    """KR-11 with HH-42, HH-49, option `kan`: into the pot, and multiplied."""
    emitted = table_of(6, field=field, kan=kan).play(*["out"] * 5)
    assert payments(emitted) == [(seat, "pot", times * fee, "HH-42") for seat, fee in enumerate(fees)]


def test_kr_11_a_kan_is_twelve_points_or_ten() -> None:
    """KR-11."""
    assert payments(table_of(4).play("out")) == payments(table_of(4, kan=12).play("out")) == [(0, "pot", 12, "HH-42")]
    with pytest.raises(BadOption, match="kan cannot be 8"):
        Table(KYU, 4, kan=8)


def test_kr_11_the_winner_takes_the_pot_which_is_not_multiplied_again() -> None:
    """KR-11, KR-9: 2 × (110 - 90), 24 + 36 points of fees."""
    table = table_of(5, dealer=1, field="8a")
    table.play("out", "out", "in", "in", "in")
    emitted = finish(table, "1a 4a 5a", "", "", "2a 3a 8b 10a 11a 12a", "4b 5b 6a 7a 9a 11b 12b 6b")
    found = settled(table, emitted)
    assert found.cards == (40, 0, 0, 110, 65)
    assert found.pays[-1] == ("pot", 3, 60, "KR-11")
    assert found.result == (2 * (40 - 90), -24, -36, 2 * (110 - 90) + 60, 2 * (65 - 90))
    assert (found.winner, found.next_dealer) == (3, 3)


def test_kr_11_if_the_dealer_goes_out_the_next_to_the_right_deals_and_plays_first() -> None:
    """KR-11 with HH-47: and pays no compensation."""
    table = table_of(5, hands=["", "", "", "", GOOD])
    emitted = table.play("out", "in", "in", "in")
    assert active(emitted) == [((1, 2, 3), 1)]
    assert table.actor == 1
    assert payments(emitted) == [(0, "pot", 12, "HH-42"), (2, 4, 6, "KR-12"), (3, 4, 6, "KR-12")]


def test_kr_11_the_hands_of_all_who_are_out_are_shuffled_into_the_draw_pile() -> None:
    """KR-11 with HH-51: 21 cards, and play goes on until they are used up."""
    table = table_of(5, dealer=2)
    out = {*table.hand(3).split(), *table.hand(1).split(), *table.stock().split()}
    emitted = table.play("in", "out", "in", "in")
    stock = only(emitted, events.Shuffle)[0].stock
    assert (set(stock), len(stock)) == (out, 21)
    assert (table.hand(3), table.hand(1)) == ("", "")
    plays = only(play_on(table), events.Play)
    assert [play.card for play in plays if play.source == "stock"] == list(stock)
    assert [play.seat for play in plays[:6]] == [2, 2, 4, 4, 0, 0]


def test_kr_11_one_alone_in_wins_the_round_and_the_pot() -> None:
    """KR-11 with HH-45."""
    emitted = table_of(4, dealer=3).play("out", "in", "out", "out")
    ends = only(emitted, events.RoundEnds)[0]
    assert payments(emitted)[-1] == ("pot", 0, 54, "KR-11")
    assert (ends.winner, ends.next_dealer, ends.why, ends.totals) == (0, 0, "nobody_plays", (54, -18, -24, -12))


def test_kr_11_if_nobody_is_in_the_fees_are_given_back_and_the_deal_is_thrown_in() -> None:
    """KR-11 with HH-45, CO-12: the queue of multipliers is as it was before the deal."""
    table = table_of(4, field="1a 12a")
    emitted = table.play(*["out"] * 4)
    fees = [48, 72, 96, 120]
    assert payments(emitted)[:4] == [(seat, "pot", fee, "HH-42") for seat, fee in enumerate(fees)]
    assert sorted(payments(emitted)[4:]) == sorted(("pot", seat, fee, "CO-12") for seat, fee in enumerate(fees))
    assert emitted[-1] == events.Misdeal("nobody_in")
    table.deal()
    assert only(table.events, events.Multiplier) == [events.Multiplier(1)]
    assert (table.match.round, table.actor, table.totals) == (1, 0, (0, 0, 0, 0))


@pytest.mark.parametrize(("kan", "shares"), [(12, (15, 15)), (10, (13, 12))])
def test_kr_11_two_who_are_left_may_share_the_pot(kan: int, shares: tuple[int, int]) -> None:
    """KR-11 with HH-44, option `two_left`: the odd point to the first in turn order; nobody wins, and the same dealer deals."""
    table = table_of(4, dealer=1, two_left="split", kan=kan)
    emitted = table.play("in", "out", "out", "in")
    assert payments(emitted, "HH-44") == [("pot", 1, shares[0], "HH-44"), ("pot", 0, shares[1], "HH-44")]
    ends = only(emitted, events.RoundEnds)[0]
    assert (ends.winner, ends.next_dealer, ends.why) == (None, 1, "split")


def test_kr_11_a_shared_round_uses_its_multiplier_up() -> None:
    """KR-11 with HH-44."""
    table = table_of(4, field="1a 12a", two_left="split")
    table.play("in", "out", "out", "in")
    table.deal()
    assert only(table.events, events.Multiplier) == [events.Multiplier(2)]


@pytest.mark.parametrize(
    ("option", "number", "said", "choices"),
    [
        (False, 1, ["out"], "in, out"),
        (True, 1, [], "in, out"),
        (True, 1, ["out"], "in"),
        (True, 1, ["in", "out"], "in"),
        (2, 1, ["out"], "in, out"),
        (2, 2, ["out"], "in"),
    ],
)
def test_kr_11_who_is_needed_to_make_three_is_in(option: bool | int, number: int, said: list[str], choices: str) -> None:
    """KR-11 with HH-46, option `must_play_three`: off, on, or from a round on."""
    table = table_of(4, must_play_three=option)
    if number == 2:
        table.play("in", "in", "in")
        play_on(table)
        table.deal()
    assert table.match.round == number
    table.play(*said)
    assert table.choices == choices
    if choices == "in":
        with pytest.raises(IllegalAction):
            table.play("out")


# Seven at the table.


def test_kr_11_with_seven_whoever_has_the_blank_sits_out_and_the_other_six_cards_are_the_field() -> None:
    """KR-11 with HH-53: the dealer has it, so the next to the right is dealer for the round."""
    table = table_of(7, dealer=2, hands=["", "", f"0 {SIX}"])
    assert only(table.events, events.SitsOut) == [events.SitsOut(2, "blank", tuple(SIX.split()))]
    assert (table.field, table.actor) == (SIX, 3)
    emitted = table.play("in", "out", "in", "in")
    assert active(emitted) == [((3, 5, 6), 3)]
    assert [event.seat for event in only(emitted, events.ForcedOut)] == [0, 1]
    assert len(only(emitted, events.Shuffle)[0].stock) == 21
    emitted += play_on(table)
    assert all(2 not in (pay.payer, pay.payee) for pay in only(emitted, events.Pay))
    score = only(emitted, events.RoundScore)[0]
    assert score.cards is not None
    assert (sum(score.points), score.result[2]) == (270, 0)


def test_kr_11_a_misdeal_in_the_blanks_six_is_dealt_again_by_the_same_dealer() -> None:
    """KR-11 with HH-53."""
    table = table_of(7, dealer=5, hands=["0 8a 8b 8c 8d 1c 2c"])
    assert table.events[-1] == events.Misdeal("four_of_a_month")
    table.deal(hands=["", f"0 {SIX}"])
    assert (table.match.round, table.actor) == (1, 5)


# Compensation.


@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("2a 6a 8b 9a 10a 11a 12a", 0),  # no card of a yaku
        ("11a 11b 11c 11d 12a 12b 12c", 0),
        ("1a 2a 4a 5a 6a 7a 8b", 3),  # one card of Big Three
        ("1a 3a 2a 4a 5a 6a 7a", 6),
        ("1b 4b 6b 2a 4a 5a 7a", 9),  # one of each other yaku
        ("1a 3a 8a 2a 4a 5a 6a", 15),  # Big Three
        ("1b 2b 3b 2a 4a 5a 6a", 10),  # Small Three
        ("6b 9b 10b 2a 4a 5a 6a", 10),  # Blue Ribbons
        ("4b 5b 7b 2a 4a 5a 6a", 10),  # Grass
        ("1a 3a 8a 1b 2b 3b 6b", 15 + 10 + 3),
        ("4b 5b 7b 6b 9b 10b 1b", 10 + 10 + 3),
        ("1b 2b 4b 5b 6b 9b 11c", 18),  # two of each, and the Willow's ribbon belongs to none
        ("1c 1d 2c 2d 3c 3d 4c", 0),  # a hand of Chaff is no teyaku here
    ],
)
def test_kr_12_a_forced_out_hand_is_paid_half_of_its_yaku_and_three_for_each_other_good_card(hand: str, worth: int) -> None:
    """KR-12: by each of the two who play and do not deal."""
    emitted = table_of(4, dealer=1, hands=[hand]).play("in", "in", "in")
    assert only(emitted, events.ForcedOut) == [events.ForcedOut(0, 2 * worth)]
    assert payments(emitted) == [(seat, 0, worth, "KR-12") for seat in (2, 3) if worth]


def test_kr_12_is_multiplied_and_does_not_depend_on_the_kan() -> None:
    """KR-12, KR-11: four times on a field with the Rain Man."""
    emitted = table_of(5, field="11a", kan=10, hands=["", "", "", GOOD, "1d 3a 8a 2a 4a 5a 6a"]).play("in", "in", "in")
    assert payments(emitted) == [(1, 3, 24, "KR-12"), (2, 3, 24, "KR-12"), (1, 4, 24, "KR-12"), (2, 4, 24, "KR-12")]


# Two play.


def two_play(*taken: str, field: str = "", dealer: int = 0) -> Any:
    """The dealer and the third to speak are in; with these piles at the end."""
    table = table_of(4, dealer=dealer, field=field, two_left="play")
    table.play("in", "out", "in", "out")
    return settled(table, finish(table, *taken))


def test_kr_13_two_play_seven_turns_each_and_the_draw_pile_is_not_used_up() -> None:
    """KR-13."""
    table = table_of(4, dealer=3, two_left="play")
    emitted = table.play("out", "in", "in", "out")
    assert active(emitted) == [((0, 1), 0)]
    stock = only(emitted, events.Shuffle)[0].stock
    assert len(stock) == 28
    plays = only(play_on(table), events.Play)
    assert [play.seat for play in plays] == [0, 0, 1, 1] * 7
    assert table.stock().split() == list(stock[14:])


@pytest.mark.parametrize(("field", "times"), [("", 1), ("1a", 2)])
def test_kr_13_the_winner_is_paid_the_difference_of_points_and_yaku(field: str, times: int) -> None:
    """KR-13: 65 card points and Grass against 80 without: 85 to 80, multiplied; the pot of 30 besides, as it is."""
    found = two_play("4b 5b 7b 2a 6a 7a 8b", "", "3a 8a 10a 11a", "", field=field)
    assert (found.cards[0], found.cards[2], found.yaku[0]) == (65, 80, {"KR-Y4": 20})
    assert found.pays == [(2, 0, times * 5, "KR-13"), ("pot", 0, times * 30, "KR-11")]
    assert (found.winner, found.next_dealer) == (0, 0)
    assert sum(found.result) == 0


def test_kr_13_the_other_may_win_and_yaku_of_both_count() -> None:
    """KR-13: 15 + 20 against 60 + 30."""
    found = two_play("1b 2b 3b", "", "1a 3a 8a", "", dealer=0)
    assert found.pays == [(0, 2, 55, "KR-13"), ("pot", 2, 30, "KR-11")]
    assert (found.winner, found.next_dealer) == (2, 2)


@pytest.mark.parametrize("dealer", [0, 2])
def test_kr_13_if_they_are_equal_nothing_is_paid_and_the_earlier_in_turn_order_wins(dealer: int) -> None:
    """KR-13: 20 + 15 against 15 + 20 of a yaku."""
    found = two_play("1a 4b 5b 6b", "", "1b 2b 3b", "", dealer=dealer)
    assert found.pays == [("pot", dealer, 30, "KR-11")]
    assert (found.winner, found.next_dealer) == (dealer, dealer)


# Buying a place.


def test_kr_11_a_forced_out_player_may_buy_a_place_where_the_option_is_on() -> None:
    """KR-11, HH-52: from the own compensation (KR-12) on, 6 from each of two; the buyer plays in the seller's turn."""
    table = table_of(4, hands=["", "", "", GOOD], buyout=True)
    emitted = table.play("in", "in", "in")
    assert payments(emitted) == [(1, 3, 6, "KR-12"), (2, 3, 6, "KR-12")]
    assert (table.actor, table.choices) == (3, "no, offer")
    with pytest.raises(IllegalAction, match="at least 12 points"):
        table.play("Ben 11")
    emitted = table.play("Ben 12", "yes")
    assert payments(emitted) == [(3, 1, 12, "HH-52")]
    assert active(emitted) == [((0, 3, 2), 0)]


def test_kr_11_places_are_not_for_sale_by_default() -> None:
    """KR-11, HH-52."""
    table = table_of(4, hands=["", "", "", GOOD])
    assert active(table.play("in", "in", "in")) == [((0, 1, 2), 0)]


# Whole matches.


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_at_larger_tables_stay_at_nothing_together(seats: int, seed: int) -> None:
    """KR-11, CO-15: totals are explained by the payments, and neither pot nor bank keeps a point."""
    match = full_match(KYU, seats, seed, two_left="split" if seed else "play", kan=10, buyout=seed == 2)
    has: dict[int | str, int] = dict.fromkeys([*range(seats), "pot", "bank"], 0)
    for event in match.events:
        if isinstance(event, events.Pay):
            has[event.payer] -= event.amount
            has[event.payee] += event.amount
        elif isinstance(event, events.RoundEnds):
            assert (has["pot"], has["bank"]) == (0, 0)
            assert event.totals == tuple(has[seat] for seat in range(seats))
            assert sum(event.totals) == 0
    assert len(only(match.events, events.RoundEnds)) == 12
