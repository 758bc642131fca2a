"""Hachi-Hachi: who lays the card that lets the next player complete a yaku may have to answer for it alone (HH-O2)."""

from __future__ import annotations

from typing import Any

import pytest

from hanashobu.play import events
from tests.rules.hachi_hachi import HH, payments, put
from tests.support.helpers import Table, only

# Chie plays, and then Aki, who is one card short of Poetry Ribbons.
AKI, BEN, CHIE = 0, 1, 2
CHIE_ALONE = [(CHIE, AKI, 168, "HH-Y4")]
BOTH = [(BEN, AKI, 84, "HH-Y4"), (CHIE, AKI, 84, "HH-Y4")]


def chie_lays(
    card: str,
    aki: str,
    field: str = "",
    stock: str = "5c 6c 7c 8c 9c",
    taken: str = "1b 2b",
    more: str = "12c",
    liability: bool = True,
    **options: Any,
) -> Table:
    """Chie has this card and another one, and plays it; Aki has these."""
    table = Table(HH, liability=liability, **options)
    hands = [aki, "4c 10d 11d", f"{card} {more}"]
    table.place(hands=hands, field=field, stock=stock, taken=[taken], actor=CHIE)
    table.play(card)
    assert table.actor == AKI
    return table


# Which card, and who takes it with what.


@pytest.mark.parametrize(
    ("laid", "aki", "stock"),
    [
        ("3b", "3c 12d", "5c 6c 7c"),  # the missing card itself
        ("3d", "3b 12d", "5c 6c 7c"),  # one of its month, which the missing card takes
        ("3a", "3b 12d", "5c 6c 7c"),
        ("3b", "12d 2d", "5c 3c 7c"),  # taken with a drawn card
        ("3d", "12d 2d", "5c 3b 7c"),
    ],
)
def test_who_laid_the_missing_card_or_one_of_its_month_pays_double_and_the_other_nothing(laid: str, aki: str, stock: str) -> None:
    """HH-O2: the play that completes the yaku takes the laid card, from the hand or the draw pile."""
    table = chie_lays(laid, aki, stock=stock)
    table.play(aki.split()[0])
    assert payments(table.play("shoubu")) == CHIE_ALONE


def test_without_the_option_both_pay() -> None:
    """HH-O2 is off by default."""
    table = chie_lays("3b", "3c 12d", liability=False)
    assert payments(table.play("3c", "shoubu")) == BOTH
    assert dict(only(Table(HH).match.events, events.MatchBegins)[0].options)["liability"] is False


@pytest.mark.parametrize(
    ("id", "taken", "laid", "kan", "options"),
    [
        ("HH-Y2", "1a 3a 8a", "12a", 10, {}),
        ("HH-Y2", "1a 3a 12a", "8a", 10, {}),
        ("HH-Y4", "2b 3b", "1b", 7, {}),
        ("HH-Y5", "6b 9b", "10b", 7, {}),
        ("HH-Y6", "6a 10a", "7a", 7, {"inoshikacho": True}),
    ],
)
def test_for_four_brights_the_ribbons_of_three_and_boar_deer_butterflies(
    id: str, taken: str, laid: str, kan: int, options: dict[str, Any]
) -> None:
    """HH-O2: HH-Y2, HH-Y4, HH-Y5, and HH-Y6 where the house plays it."""
    mate = f"{laid[:-1]}c" if laid != "12a" else "12b"
    table = chie_lays(laid, f"{mate} 12d", stock="5c 6c 5d", taken=taken, more="2c", **options)
    assert payments(table.play(mate, "shoubu")) == [(CHIE, AKI, 24 * kan, id)]


def test_for_seven_ribbons_nobody_answers() -> None:
    """HH-O2: both pay HH-Y3."""
    table = chie_lays("7b", "7c 12d", taken="1b 2b 4b 5b 6b 9b", stock="5c 6c 8c")
    assert payments(table.play("7c", "shoubu")) == [(BEN, AKI, 120, "HH-Y3"), (CHIE, AKI, 120, "HH-Y3")]


def test_for_five_brights_nobody_answers() -> None:
    """HH-O2: the Phoenix completes Four Brights and Five at once, and Four do not count."""
    table = chie_lays("12a", "12b 12d", taken="1a 3a 8a 11a", stock="5c 6c 8c", more="2c")
    assert payments(table.play("12b", "shoubu")) == [(BEN, AKI, 144, "HH-Y1"), (CHIE, AKI, 144, "HH-Y1")]


def test_each_of_two_yaku_has_its_own_payers() -> None:
    """HH-O2: Aki completes Poetry Ribbons with Chie's card, and Blue Ribbons with one that lay there before."""
    table = chie_lays("3b", "3c 12d", field="10c", stock="5c 10b 8c", taken="1b 2b 6b 9b")
    table.play("3c")
    assert payments(table.play("shoubu")) == [*CHIE_ALONE, (BEN, AKI, 84, "HH-Y5"), (CHIE, AKI, 84, "HH-Y5")]


# When not.


def test_not_with_the_opponents_last_hand_card() -> None:
    """HH-O2."""
    table = chie_lays("3b", "3c 12d", more="")
    assert payments(table.play("3c", "shoubu")) == BOTH


def test_not_for_a_card_from_the_draw_pile() -> None:
    """HH-O2: Chie plays another card from the hand and draws the missing one."""
    table = chie_lays("2c", "3c 12d", stock="3b 6c 7c")
    assert payments(table.play("3c", "shoubu")) == BOTH


def test_not_if_the_player_was_two_cards_short() -> None:
    """HH-O2: Aki takes Chie's ribbon and draws the third; or takes another one first, and Chie's with the drawn card."""
    table = chie_lays("3b", "3c 12d", field="2c", stock="5c 2b 7c", taken="1b")
    assert payments(table.play("3c", "shoubu")) == BOTH
    table = chie_lays("3b", "2b 12d", field="2c", stock="5c 3c 7c", taken="1b")
    assert payments(table.play("2b", "shoubu")) == BOTH


def test_not_if_the_completing_play_takes_another_card() -> None:
    """HH-O2: Chie's card is of another month; the ribbon takes a Cherry that lay there before."""
    table = chie_lays("9c", "3b 12d", field="3c", stock="5c 6c 7c")
    assert payments(table.play("3b", "shoubu")) == BOTH
    table = chie_lays("9c", "9d 12d", field="3c", stock="5c 3b 7c")
    assert payments(table.play("9d", "shoubu")) == BOTH, "Chie's card is taken, but another play completes the yaku"


def test_not_if_a_card_of_the_month_was_taken_with_the_laid_one_before() -> None:
    """HH-O2: Aki takes Chie's Cherry with another Cherry, and the drawn ribbon takes nothing; no yaku, and nobody answers later."""
    table = chie_lays("3d", "3c 12d 3a", stock="5c 3b 7c 8c 9c")
    assert only(table.play("3c"), events.YakuMade) == []
    table.play("4c", "12c", "3a")
    assert payments(table.play("shoubu")) == BOTH


def test_not_if_the_opponent_draws_and_takes_the_laid_card_away_again() -> None:
    """HH-O2: Chie's own draw takes her Cherry; Aki lays the third one, and draws the ribbon, which takes that."""
    table = chie_lays("3d", "3c 12d", stock="3a 3b 7c")
    assert table.taken(CHIE) == "3a 3d"
    assert payments(table.play("3c", "shoubu")) == BOTH


def test_not_if_the_player_takes_it_on_a_later_turn() -> None:
    """HH-O2: right after that opponent's turn only."""
    table = chie_lays("3b", "12d 3c", stock="5c 6c 7c 8c 9c", more="2c 1d")
    assert payments(table.play("12d", "4c", "2c", "3c", "shoubu")) == BOTH


def test_not_for_the_opponent_who_played_before_the_last_one() -> None:
    """HH-O2: Ben lays the ribbon, Chie plays something else, Aki takes it."""
    table = Table(HH, liability=True)
    table.place(hands=["3c 12d", "3b 4c", "12c 2c"], stock="5c 6c 7c", taken=["1b 2b"], actor=BEN)
    assert payments(table.play("3b", "12c", "3c", "shoubu")) == BOTH


def test_not_for_a_card_that_was_taken_and_not_laid() -> None:
    """HH-O2: Chie's Cherry takes one of two, and Aki completes with the other, which was there before."""
    table = Table(HH, liability=True)
    table.place(hands=["3b 12d", "4c 11d", "3d 12c"], field="3a 3c", stock="5c 6c 7c", taken=["1b 2b"], actor=CHIE)
    table.play("3d", "3a")
    assert payments(table.play("3b", "shoubu")) == BOTH


def test_an_opponent_after_the_player_never_answers() -> None:
    """HH-O2: Ben, who plays next, is one short too, and Aki who lays the card is the one before him."""
    table = Table(HH, liability=True)
    table.place(hands=["10b 12d", "10c 4c", "11d 12c"], stock="5c 6c 7c", taken=["1b 2b", "6b 9b"], actor=AKI)
    assert payments(table.play("10b", "10c", "shoubu")) == [(AKI, BEN, 168, "HH-Y5")]


def test_not_with_two_players() -> None:
    """HH-O2: three active players."""
    table = Table(HH, 2, liability=True)
    table.place(hands=["3c 12d", "3b 12c"], stock="5c 6c 7c", taken=["1b 2b"], actor=1)
    assert payments(table.play("3b", "3c", "shoubu")) == [(1, 0, 84, "HH-Y4")]


@pytest.mark.parametrize("three", [True, False])
def test_at_a_larger_table_it_is_three_who_play_that_count(three: bool) -> None:
    """HH-O2: of four, three play and the third to play answers; or two play, and nobody does."""
    table = Table(HH, 4, liability=True).deal()
    table.play("in", "in", "out", "in" if three else "out")
    last = 3 if three else 1
    hands = ["3c 12d", "4c 11d", "", "4d 11c"]
    hands[last] = "3b 12c"
    put(table, hands=hands, stock="5c 6c 7c 8c", taken=["1b 2b"], actor=last)
    emitted = table.play("3b", "3c", "shoubu")
    assert payments(emitted, "HH-Y") == ([(3, 0, 168, "HH-Y4")] if three else [(1, 0, 84, "HH-Y4")])


# How much.


@pytest.mark.parametrize(("kan", "multiplier", "amount"), [(10, 1, 140), (12, 4, 672)])
def test_it_is_counted_in_kan_and_multiplied(kan: int, multiplier: int, amount: int) -> None:
    """HH-O2, HH-3."""
    table = chie_lays("3b", "3c 12d", kan=kan)
    table.state.multiplier = multiplier
    assert payments(table.play("3c", "shoubu")) == [(CHIE, AKI, amount, "HH-Y4")]


def test_where_sage_would_double_too_this_rule_decides_yaku_by_yaku() -> None:
    """HH-O2 before HH-12: Ben alone has called sage; Chie answers for Poetry Ribbons, and Ben pays Blue Ribbons double."""
    table = Table(HH, liability=True)
    table.place(
        hands=["3c 12d", "12a 4c", "3b 12c"],
        field="10c 12b",
        stock="5c 6c 10b 8c",
        taken=["1b 2b 6b 9b", "1a 3a 8a"],
        actor=BEN,
    )
    table.play("12a", "sage", "3b", "3c")
    assert payments(table.play("shoubu")) == [(CHIE, AKI, 168, "HH-Y4"), (BEN, AKI, 168, "HH-Y5")]


def test_where_the_liable_player_called_sage_it_is_not_doubled_again() -> None:
    """HH-O2 with HH-12: Chie has called sage alone and laid the card: double, not four times."""
    table = Table(HH, liability=True)
    table.place(
        hands=["12d 3c 2d", "4c 5d 9d", "12a 3b 2c"],
        field="12b 10c",
        stock="5c 6c 7c 8c 9c",
        taken=["1b 2b", "", "1a 3a 8a"],
        actor=CHIE,
    )
    table.play("12a", "sage", "12d", "4c", "3b", "3c")
    assert payments(table.play("shoubu")) == CHIE_ALONE


def test_half_payments_are_doubled_halves_when_the_player_cancels() -> None:
    """HH-O2 with HH-13: Chie pays 2 × 42."""
    table = chie_lays("3b", "3c 12d", stock="5c 6c 7c 8c", more="2c 1d")
    assert payments(table.play("3c", "sage", "4c", "2c", "cancel")) == [(CHIE, AKI, 84, "HH-Y4")]


def test_half_payments_are_doubled_halves_when_hands_are_out() -> None:
    """HH-O2 with HH-14: Chie pays 2 × 42; the other yaku of the table is paid by both."""
    table = Table(HH, liability=True)
    table.place(hands=["3c", "10b", "3b 12c"], field="10c", stock="5c 6c 7c 8c", taken=["1b 2b", "6b 9b"], actor=CHIE)
    emitted = table.play("3b", "3c", "sage", "10b", "sage", "12c")
    assert payments(emitted) == [(CHIE, AKI, 84, "HH-Y4"), (CHIE, BEN, 42, "HH-Y5"), (AKI, BEN, 42, "HH-Y5")]


def test_it_lapses_when_a_better_yaku_replaces_the_one_answered_for() -> None:
    """HH-O2: Chie answers for Four Brights; with the Rain Man they become Five, and both pay."""
    table = chie_lays("12a", "12b 11a 2d", field="11b", taken="1a 3a 8a", stock="5c 6c 7c 8c 9c", more="2c 1d")
    assert only(table.play("12b", "sage", "4c", "2c", "11a"), events.YakuMade)[-1] == events.YakuMade(AKI, ("HH-Y1",))
    assert payments(table.play("shoubu")) == [(BEN, AKI, 144, "HH-Y1"), (CHIE, AKI, 144, "HH-Y1")]


def test_it_stays_when_another_yaku_is_added() -> None:
    """HH-O2: Poetry Ribbons with Chie's card, later Blue Ribbons without: the first is still Chie's alone."""
    table = chie_lays("3b", "3c 10b 2d", field="10c", taken="1b 2b 6b 9b", stock="5c 6c 7c 8c 12d", more="2c 1d")
    table.play("3c", "sage", "4c", "2c", "10b")
    assert payments(table.play("shoubu")) == [*CHIE_ALONE, (BEN, AKI, 84, "HH-Y5"), (CHIE, AKI, 84, "HH-Y5")]


def test_it_ends_with_the_round() -> None:
    """HH-O2: in the next round Aki makes the same yaku alone, and both pay."""
    table = chie_lays("3b", "3c 12d")
    table.play("3c", "shoubu")
    table.deal()
    put(table, hands=["3b 12d", "4c", "12c"], field="3c", stock="5c", taken=["1b 2b"], actor=AKI)
    assert payments(table.play("3b", "shoubu")) == BOTH


# Diving.

TRIPLET = "9a 9b 9c 1a 2a 4b 5b"
DEAL = [TRIPLET, "1b 2b 3a 4a 8b 10a 12d", "1d 2c 5a 6a 7b 8a 10c"]


def dive(hands: list[str], stock: str = "5c 6c 7c 8c 11d", taken: str = "9b 9c", actor: int = CHIE, liability: bool = True) -> Table:
    """Aki has claimed a triplet of Chrysanthemum; then this position."""
    table = Table(HH, liability=liability).deal(hands=DEAL, field="1c 3c 4c 5c 6c 8d")
    table.play("claim a")
    return put(table, hands=hands, stock=stock, taken=[taken], actor=actor)


DIVE_ALONE = [(CHIE, AKI, 24, "HH-25")]
DIVE_BOTH = [(BEN, AKI, 12, "HH-25"), (CHIE, AKI, 12, "HH-25")]


def test_who_laid_the_fourth_card_of_a_dived_month_pays_two_kan_and_the_other_nothing() -> None:
    """HH-O2, HH-25."""
    table = dive(["9a", "4c", "9d 12c"])
    assert payments(table.play("9d", "9a", "4c", "12c"), "HH-25") == DIVE_ALONE


def test_diving_without_the_option_is_paid_by_both() -> None:
    """HH-O2, HH-25."""
    table = dive(["9a", "4c", "9d 12c"], liability=False)
    assert payments(table.play("9d", "9a", "4c", "12c"), "HH-25") == DIVE_BOTH


def test_the_fourth_card_taken_with_a_drawn_card_counts_too() -> None:
    """HH-O2, HH-25: Aki holds only two of the three any more and draws the last one."""
    table = dive(["2d", "4c", "9d 12c"], stock="5c 9a 7c 8c")
    assert payments(table.play("9d", "2d", "4c", "12c"), "HH-25") == DIVE_ALONE


def test_diving_not_with_the_opponents_last_hand_card() -> None:
    """HH-O2, HH-25."""
    table = dive(["9a", "4c", "9d"])
    table.state.hands[BEN] = 0
    assert payments(table.play("9d", "9a"), "HH-25") == DIVE_BOTH


def test_diving_not_for_a_drawn_card_a_later_turn_or_another_seat() -> None:
    """HH-O2, HH-25: the fourth card from the draw pile; taken a turn later; laid by the one who does not play right before."""
    drawn = dive(["9a", "4c", "2d 12c"], stock="9d 6c 7c 8c")
    assert payments(drawn.play("2d", "9a", "4c", "12c"), "HH-25") == DIVE_BOTH
    later = dive(["2d 9a", "4c 11d", "9d 12c 10d"], stock="5c 6c 7c 8c 1c 8d 1d")
    assert payments(later.play("9d", "2d", "4c", "12c", "9a", "11d", "10d"), "HH-25") == DIVE_BOTH
    beside = dive(["8c 9a", "4c 11d", "9d 12c 10d"], stock="8d 6c 7c 1c 5c 1d 2c")
    assert only(beside.play("9d", "8c"), events.Play)[-2] == events.Play(AKI, "hand", "8c", ("8d",))
    assert payments(beside.play("4c", "12c", "9a", "11d", "10d"), "HH-25") == DIVE_BOTH, "another card is taken right after, and 9d later"
    other = dive(["9a", "9d 4c", "12c"], actor=BEN)
    assert payments(other.play("9d", "12c", "9a", "4c"), "HH-25") == DIVE_BOTH


def test_of_two_dived_months_each_has_its_own_payers() -> None:
    """HH-O2, HH-25: Chie laid the fourth of one month, the other was there: Ben 1 kan, Chie 1 + 2."""
    table = Table(HH, liability=True).deal(hands=["9a 9b 9c 6b 6c 6d 5b", *DEAL[1:]], field="1c 3c 4c 5c 7c 8d")
    table.play("claim a")
    put(table, hands=["9a", "4c", "9d 12c"], stock="5c 2d 7c 8c", taken=["9b 9c 6a 6b 6c 6d"], actor=CHIE)
    emitted = table.play("9d", "9a", "4c", "12c")
    assert payments(emitted, "HH-25") == [(BEN, AKI, 12, "HH-25"), (CHIE, AKI, 36, "HH-25")]
    assert payments(emitted, "HH-A") == [(BEN, AKI, 72, "HH-A3"), (CHIE, AKI, 72, "HH-A3")]
