"""`hana score` for Hachi-Hachi: calls, claims, achievements, liability, dropout, multipliers."""

from __future__ import annotations

import pytest

from tests.cli.run import data, flat, refuses, works
from tests.cli.score import EVEN, paid, piles

TRIPLET = "2a 2b 2c 4b 6c 9d 12b"  # HH-A1


# Hachi-Hachi.


def test_a_shoubu_is_paid_double_by_the_one_opponent_who_called_sage() -> None:
    """HH-12: 7 kan of 12, double; the other opponent pays nothing. HH-11: teyaku come first."""
    words = ("--names", "Aki,Ben,Chie", "--call", "Ben=shoubu", "--sage", "Chie", "--teyaku", "Aki=HH-B5")
    answer = data("score", "hachi_hachi", *words, *piles("1a 1c", "1b 2b 3b", "6b 9b 10b"))
    assert paid(answer) == [(1, 0, 48, "HH-B5"), (2, 0, 48, "HH-B5"), (2, 1, 168, "HH-Y4")]
    assert (answer["result"], answer["winner"], answer["why"]) == ([96, 120, -216], 1, "shoubu")
    text = works("score", "hachi_hachi", *words, *piles("1a 1c", "1b 2b 3b", "6b 9b 10b"))
    assert "Chie called sage. Ben called shoubu." in text
    assert "7 kan" in text


def test_who_has_a_yaku_and_did_not_end_the_round_called_sage() -> None:
    """HH-8, HH-12: nobody has to say so."""
    words = ("--names", "Aki,Ben,Chie", "--call", "Ben=shoubu")
    answer = data("score", "hachi_hachi", *words, *piles("1a 1c", "1b 2b 3b", "6b 9b 10b"))
    assert paid(answer) == [(2, 1, 168, "HH-Y4")]
    assert answer["remarks"][0] == "Chie has a yaku and did not end the round, so Chie called sage (HH-8)."


def test_a_shoubu_without_sage_or_with_two_is_paid_by_both() -> None:
    """HH-12."""
    none = data("score", "hachi_hachi", "--call", "2=shoubu", *piles("1a 1c", "1b 2b 3b", "9b 10b"))
    assert paid(none) == [(2, 1, 84, "HH-Y4"), (0, 1, 84, "HH-Y4")]
    both = data("score", "hachi_hachi", "--call", "2=shoubu", "--sage", "3", *piles("1a 3a 8a 12a", "1b 2b 3b", "6b 9b 10b"))
    assert paid(both) == [(2, 1, 84, "HH-Y4"), (0, 1, 84, "HH-Y4")]


def test_a_cancel_brings_half() -> None:
    """HH-13, HH-9: whoever cancels has called sage."""
    answer = data("score", "hachi_hachi", "--call", "2=cancel", "--multiplier", "2", *piles("1a 1c", "1b 2b 3b", "9b 10b"))
    assert paid(answer) == [(2, 1, 84, "HH-Y4"), (0, 1, 84, "HH-Y4")]
    assert (answer["winner"], answer["why"]) == (1, "cancel")
    assert answer["story"] == "Player 2 called sage. Player 2 cancelled."


@pytest.mark.parametrize(("order", "winner"), [(("1", "2"), 0), (("2", "1"), 1), (("2",), 1)])
def test_when_hands_are_out_all_yaku_bring_half_and_the_first_sage_wins(order: tuple[str, ...], winner: int) -> None:
    """HH-14."""
    sage = [word for player in order for word in ("--sage", player)]
    answer = data("score", "hachi_hachi", *sage, *piles("1b 2b 3b 1a", "6b 9b 10b 3a 12a", "rest"))
    assert paid(answer) == [(1, 0, 42, "HH-Y4"), (2, 0, 42, "HH-Y4"), (2, 1, 42, "HH-Y5"), (0, 1, 42, "HH-Y5")]
    assert (answer["winner"], answer["why"]) == (winner, "hands_out")


def test_without_yaku_card_points_are_settled_against_par() -> None:
    """HH-24: 71, 93 and 100."""
    answer = data("score", "hachi_hachi", *EVEN)
    assert answer["cards"] == [71, 93, 100]
    assert paid(answer) == [(0, "bank", 17, "HH-24"), ("bank", 1, 5, "HH-24"), ("bank", 2, 12, "HH-24")]


def test_diving_needs_the_hand_to_know_the_month_and_is_paid_by_each() -> None:
    """HH-25, HH-A1: the triplet is of Plum, and all four Plums were caught."""
    answer = data("score", "hachi_hachi", "--teyaku", "1=HH-A1", "--hand", f"1={TRIPLET}", *EVEN)
    assert paid(answer)[-2:] == [(1, 0, 12, "HH-25"), (2, 0, 12, "HH-25")]
    other = TRIPLET.replace("2a 2b 2c", "3b 3c 3d")
    answer = data("score", "hachi_hachi", "--teyaku", "1=HH-A1", "--hand", f"1={other}", *EVEN)
    assert paid(answer)[-1][3] == "HH-24"


def test_no_hand_is_asked_for_where_nobody_can_have_dived() -> None:
    """HH-25: the third player has no month whole."""
    assert paid(data("score", "hachi_hachi", "--teyaku", "3=HH-A1", *EVEN))[:2] == [(0, 2, 24, "HH-A1"), (1, 2, 24, "HH-A1")]
    sentence = refuses("score", "hachi_hachi", "--teyaku", "1=HH-A1", *EVEN)
    assert sentence == "Player 1 may be paid for Diving with Triplet (HH-A1): enter the hand as dealt. Use --hand Player 1=CARDS."


def test_escape_is_paid_to_who_claimed_a_hand_of_chaff_and_has_the_points() -> None:
    """HH-26: the third has 100, the first only 71."""
    assert paid(data("score", "hachi_hachi", "--teyaku", "3=HH-B2", *EVEN))[-2:] == [(0, 2, 12, "HH-26"), (1, 2, 12, "HH-26")]
    assert paid(data("score", "hachi_hachi", "--teyaku", "1=HH-B2", *EVEN))[-1][3] == "HH-24"


def test_who_played_the_dealers_hand_is_paid_by_all_if_it_was_good() -> None:
    """HH-61: the third player took it and has 100; the dealer has 71."""
    taken = data("score", "hachi_hachi", "-o", "hand_swap=once", "--dealers-hand", "3", *EVEN)
    assert paid(taken)[-2:] == [(0, 2, 12, "HH-61"), (1, 2, 12, "HH-61")]
    assert paid(data("score", "hachi_hachi", "-o", "hand_swap=once", *EVEN))[-1][3] == "HH-24"
    assert paid(data("score", "hachi_hachi", "-o", "hand_swap=once", "--dealer", "3", *EVEN))[-1] == (1, 2, 12, "HH-61")


def test_a_dealer_who_played_blind_and_has_too_little_pays_the_two_others() -> None:
    """HH-63: with 71; the third player as dealer, with 100, is paid."""
    poor = data("score", "hachi_hachi", "-o", "mizuten=on", "--blind", *EVEN)
    assert paid(poor)[-2:] == [(0, 1, 12, "HH-63"), (0, 2, 12, "HH-63")]
    rich = data("score", "hachi_hachi", "-o", "mizuten=on", "--blind", "--dealer", "3", *EVEN)
    assert paid(rich)[-2:] == [(0, 2, 12, "HH-63"), (1, 2, 12, "HH-63")]


def test_who_answers_for_a_yaku_pays_it_alone_and_double() -> None:
    """HH-O2: the first player sat just before the second."""
    words = ("-o", "liability=on", "--call", "2=shoubu", "--answers", "1=HH-Y4")
    assert paid(data("score", "hachi_hachi", *words, *piles("1a 1c", "1b 2b 3b", "9b 10b"))) == [(0, 1, 168, "HH-Y4")]


def test_who_laid_the_fourth_card_answers_for_diving() -> None:
    """HH-O2, HH-25: the third player sat just before the diver."""
    words = ("-o", "liability=on", "--teyaku", "1=HH-A1", "--hand", f"1={TRIPLET}")
    answer = data("score", "hachi_hachi", *words, "--answers", "3=2d", *EVEN)
    assert [row for row in paid(answer) if row[3] == "HH-25"] == [(2, 0, 24, "HH-25")]
    for wrong in ("2a", "3d"):
        sentence = refuses("score", "hachi_hachi", *words, "--answers", f"3={wrong}", *EVEN)
        assert "is not the fourth card of a claimed triplet that was captured whole" in sentence


def test_sixteen_chaff_leave_nothing_else() -> None:
    """HH-22, HH-23: 20 Chaff bring 12 + 2 × 4 kan, and the teyaku of another is not paid."""
    chaff = " ".join(f"{month}{letter}" for month in range(1, 11) for letter in "cd")
    answer = data("score", "hachi_hachi", "--teyaku", "2=HH-B1", *piles(chaff, "1a 3a 2a 4a 5a 7a 9a 1b 4b 6b", "rest"))
    assert paid(answer) == [(1, 0, 240, "HH-22"), (2, 0, 240, "HH-22")]
    assert answer["notes"] == ["Sixteen Chaff by Player 1: nothing else counts in this round (HH-22)."]


def test_fees_rise_by_halves_and_a_forced_out_hand_is_paid_by_those_who_do_not_deal() -> None:
    """HH-42, HH-47 to HH-49, HH-53, HH-3: half of Poetry Ribbons and 3 for each of two Brights, all of it ×4."""
    words = ("--names", "Aki,Ben,Chie,Dai,Emi,Fumi,Gen", "--dealer", "Ben", "--multiplier", "4")
    hand = ("--hand", "Aki=1a 1b 2b 3b 8a 4c 5c")
    table = piles("forced", "out", "1b 2b 3b", "blank", "out", "1c 1d", "2a 2c")
    answer = data("score", "hachi_hachi", *words, *hand, *table, "--call", "Chie=shoubu", "-o", "campaign=on")
    assert paid(answer) == [
        (1, "pot", 48, "HH-42"),
        (4, "pot", 72, "HH-42"),
        (5, 0, 192, "HH-48"),
        (6, 0, 192, "HH-48"),
        (5, 2, 336, "HH-Y4"),
        (6, 2, 336, "HH-Y4"),
        ("pot", 2, 120, "HH-27"),
        (2, "year", 1, "HH-72"),
    ]
    assert answer["result"] == [384, -48, 791, 0, -72, -528, -528]
    text = works("score", "hachi_hachi", *words, *hand, *table, "--call", "Chie=shoubu", "-o", "campaign=on")
    assert text.startswith(
        "Hachi-Hachi  八八  Ben dealt, Chie played first, everything counts ×4\nChie, Fumi and Gen played. Chie called shoubu.\n"
    )
    assert "Dai Has the blank 0" in flat(text)
    assert "ginmi and loans depend on the totals" in flat(text)


def test_two_who_are_left_play_for_the_difference_and_the_pot() -> None:
    """HH-44, HH-32, HH-31."""
    answer = data("score", "hachi_hachi", *piles("out", "1a 1c", "out", "2a 2b"))
    assert paid(answer) == [(0, "pot", 12, "HH-42"), (2, "pot", 18, "HH-42"), (3, 1, 6, "HH-32"), ("pot", 1, 30, "HH-27")]
    assert answer["remarks"] == ["44 cards are in nobody's pile: left on the field, in hands or in the draw pile."]


@pytest.mark.parametrize("options", [("-o", "two_left=split"), ("-o", "two_left=agree"), ()])
def test_two_who_are_left_share_the_pot_where_that_is_agreed(options: tuple[str, ...]) -> None:
    """HH-44: the odd point goes to the first; nobody wins, and the dealer deals again. Neither has a pile, so both agreed."""
    answer = data("score", "hachi_hachi", *options, "-o", "kan=10", "--dealer", "2", *piles("in", "out", "out", "in"))
    assert paid(answer)[2:] == [("pot", 3, 13, "HH-44"), ("pot", 0, 12, "HH-44")]
    assert (answer["winner"], answer["next_dealer"], answer["why"]) == (None, 1, "split")


def test_two_who_are_left_cannot_share_the_pot_where_they_have_to_play() -> None:
    """HH-44: `two_left` is `play`; and where they may agree, one pile alone is no agreement."""
    assert "enter the pile of Player 1 and Player 4" in refuses(
        "score", "hachi_hachi", "-o", "two_left=play", *piles("in", "out", "out", "in")
    )
    assert "enter the pile of Player 4" in refuses("score", "hachi_hachi", *piles("1a 1c", "out", "out", "in"))


def test_a_forced_out_player_may_have_bought_a_place() -> None:
    """HH-52: the compensation stays paid, and the buyer plays in the seller's turn; here the buyer even deals."""
    words = ("-o", "buyout=on", "--hand", "4=1a 5a 4b 6c 7c 8c 9c", "--buys", "4=1:20", "--call", "4=shoubu")
    answer = data("score", "hachi_hachi", *words, *piles("sold", "1c 1d", "2c 2d", "1b 2b 3b"))
    assert paid(answer) == [(1, 3, 3, "HH-48"), (2, 3, 3, "HH-48"), (3, 0, 20, "HH-52"), (1, 3, 84, "HH-Y4"), (2, 3, 84, "HH-Y4")]
    assert answer["active"] == [3, 1, 2]
    assert answer["did"] == ["sold", "plays", "plays", "plays"]
    assert "Player 4 bought the place of Player 1." in answer["story"]


@pytest.mark.parametrize("multiplier", ["8", "16", "128"])
def test_all_multipliers_on_the_field_together_make_larger_ones(multiplier: str) -> None:
    """HH-3: ×2 three times and ×4 twice."""
    answer = data("score", "hachi_hachi", "-o", "multipliers=stack", "--multiplier", multiplier, *EVEN)
    assert answer["result"] == [-17 * int(multiplier), 5 * int(multiplier), 12 * int(multiplier)]
    assert refuses("score", "hachi_hachi", "-o", "multipliers=stack", "--multiplier", "256", *EVEN) == (
        "The multiplier of a round of Hachi-Hachi is one of 1, 2, 4, 8, 16, 32, 64, 128, not 256."
    )
    assert refuses("score", "hachi_hachi", "--multiplier", multiplier, *EVEN).endswith(f"is one of 1, 2, 4, not {multiplier}.")
