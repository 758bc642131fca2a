"""`hana score` for Taiyaku, Hachi-Hachi and Kyū-Rei Hana: who played, what was said, and everything that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cli.run import data, flat, refuses, works

Payment = tuple[int | str, int | str, int, str]

SEVEN, THREE, TWO = "11a 6a 7a 10a", "2a 4a 11b", "4b 5b"  # what such piles bring in Taiyaku
TAIYAKU_HAND = "4c 4d 5c 5d 6c 6d 7c"  # worth nothing to a forced-out player, nor is any card of it

# Three piles of Hachi-Hachi without a yaku: 71, 93 and 100 card points, and the whole month of Plum in the first.
PLUM = "2a 2b 2c 2d 1a 1c 8a 8c 5b 5c 7c 7d 10c 10d 12b 12c"
OTHERS = "3a 3c 12a 12d 1b 1d 6b 6c 4a 4c 9c 9d 11b 11d 7a 7b"
EVEN = ("--pile", PLUM, "--pile", OTHERS, "--pile", "rest")
TRIPLET = "2a 2b 2c 4b 6c 9d 12b"  # HH-A1


def paid(answer: Any) -> list[Payment]:
    """Who pays whom, how much and why."""
    return [(row["from"], row["to"], row["amount"], row["why"]) for row in answer["payments"]]


def piles(*texts: str) -> tuple[str, ...]:
    """One --pile for each."""
    return tuple(word for text in texts for word in ("--pile", text))


# Taiyaku.


def test_the_difference_is_paid_to_the_highest_sum_of_yaku() -> None:
    """TA-16: scores 7, 3 and 2: the second pays 4, the third 5; TA-18: the winner deals."""
    answer = data("score", "taiyaku", *piles(THREE, SEVEN, TWO))
    assert paid(answer) == [(2, 1, 5, "TA-16"), (0, 1, 4, "TA-16")]
    assert answer["cards"] is None
    assert (answer["result"], answer["winner"], answer["next_dealer"]) == ([-4, 9, -5], 1, 1)


def test_a_game_without_card_points_has_no_column_for_them() -> None:
    text = works("score", "taiyaku", *piles(THREE, SEVEN, TWO))
    assert "card points" not in text
    assert "Player 3 pays Player 2 5 for the difference (TA-16)." in text


def test_a_round_of_three_that_nobody_ended_leaves_no_card_and_that_is_said() -> None:
    answer = data("score", "taiyaku", *piles(THREE, SEVEN, TWO))
    assert answer["notes"] == ["39 cards are in nobody's pile, but nobody ended the round, so every card was taken: check the piles."]


def test_rows_of_one_id_are_told_each_by_itself() -> None:
    """TA-Y12: two rows bring 2 each."""
    held = data("score", "taiyaku", *piles("7a 7b 7c 7d 8a 8b 8c 8d", "", ""))["yaku"][0]
    rows = [(row["id"], row["name"], row["points"], row["cards"]) for row in held if row["id"] == "TA-Y12"]
    assert rows == [
        ("TA-Y12", "Bush Clover Row", 2, ["7a", "7b", "7c", "7d"]),
        ("TA-Y12", "Susuki Row", 2, ["8a", "8b", "8c", "8d"]),
    ]


def test_a_stopping_yaku_in_a_pile_takes_every_stake_as_it_is() -> None:
    """TA-15, TA-10, TA-3: Chie's seven Chaff are paid at once; then Aki takes what is in the stakes."""
    words = ("--names", "Aki,Ben,Chie", "--stake", "Ben=4", "--teyaku", "Chie=TA-T1")
    answer = data("score", "taiyaku", *words, *piles("6b 9b 10b", THREE, SEVEN))
    assert paid(answer) == [(0, 2, 5, "TA-T1"), (1, 2, 4, "TA-T1"), (2, 0, 17, "TA-15")]
    assert answer["payments"][1]["forgiven"] == 1
    assert (answer["result"], answer["winner"], answer["why"]) == ([12, -4, -8], 0, "stopped")
    text = works("score", "taiyaku", *words, *piles("6b 9b 10b", THREE, SEVEN))
    assert "Three Blue Ribbons (TA-Y20) by Aki ended the round." in text
    assert "Ben pays Chie 4 for Seven Empties (TA-T1). 1 more is forgiven" in flat(text)
    assert "38 cards are in nobody's pile: left on the field, in hands or in the draw pile." in text


def test_two_stopping_yaku_are_both_named() -> None:
    """TA-15: whichever card completed them."""
    text = works("score", "taiyaku", "--names", "Aki,Ben,Chie", *piles("6b 9b 10b 1a 3a 8a 11a 12a", "2c 2d", "4c 4d"))
    assert "Five Brights (TA-Y1) and Three Blue Ribbons (TA-Y20) by Aki ended the round." in flat(text)


def test_a_stake_that_is_too_small_is_paid_as_far_as_it_goes() -> None:
    """TA-3."""
    answer = data("score", "taiyaku", "--stake", "1=3", "--stake", "3=0", *piles(THREE, SEVEN, TWO))
    assert paid(answer) == [(2, 1, 0, "TA-16"), (0, 1, 3, "TA-16")]
    assert [row["forgiven"] for row in answer["payments"]] == [5, 1]
    assert answer["result"] == [-3, 3, 0]


@pytest.mark.parametrize(("first", "winner"), [((), 0), (("--first", "3"), 2), (("--first", "2"), 2)])
def test_a_tie_goes_to_whoever_is_nearest_to_the_leader(first: tuple[str, ...], winner: int) -> None:
    """TA-17: the first and the third have 2 each; the other of them pays nothing."""
    tie = data("score", "taiyaku", *first, *piles("4b 5b", "", "7b 11c"))
    assert tie["active"][0] == (int(first[1]) - 1 if first else 0)
    assert (tie["winner"], tie["result"][winner]) == (winner, 2)
    assert [row["from"] for row in tie["payments"]] == [1]


def test_the_leader_is_told_if_it_is_not_the_dealer() -> None:
    text = works("score", "taiyaku", "--first", "2", *piles(THREE, SEVEN, TWO))
    assert text.startswith("Taiyaku  大役  Player 1 dealt, Player 2 played first\n")


def test_two_fours_bring_more_when_two_play() -> None:
    """TA-9, TA-20: 8 and not 5; and the draw pile is not used up."""
    words = ("--teyaku", "1=TA-T4")
    assert paid(data("score", "taiyaku", *words, *piles(SEVEN, THREE)))[0] == (1, 0, 8, "TA-T4")
    assert paid(data("score", "taiyaku", *words, *piles(THREE, SEVEN, TWO)))[0] == (1, 0, 5, "TA-T4")


def test_at_six_who_goes_out_first_passes_hand_and_fee_and_the_next_pays_the_pot() -> None:
    """TA-21 to TA-30: Ben leads and goes out, Fumi gets his hand, Chie pays the pot; Dai, Emi and Fumi are in before Aki can speak."""
    words = ("--names", "Aki,Ben,Chie,Dai,Emi,Fumi", "--first", "Ben", "--hand", f"Aki=1a {TAIYAKU_HAND}")
    answer = data("score", "taiyaku", *words, *piles("forced", "out", "out", SEVEN, THREE, TWO))
    assert paid(answer) == [
        (1, 5, 1, "TA-30"),
        (2, "pot", 1, "TA-22"),
        (3, 0, 1, "TA-23"),
        (4, 0, 1, "TA-23"),
        (5, 0, 1, "TA-23"),
        (4, 3, 4, "TA-16"),
        (5, 3, 5, "TA-16"),
        ("pot", 3, 1, "TA-26"),
    ]
    assert answer["result"] == [3, -1, -1, 9, -5, -5]
    assert answer["active"] == [3, 4, 5]
    assert answer["did"] == ["forced", "out", "out", "plays", "plays", "plays"]
    text = works("score", "taiyaku", *words, *piles("forced", "out", "out", SEVEN, THREE, TWO))
    assert "Aki dealt, Dai played first" in text
    assert "Dai, Emi and Fumi played." in text
    assert "Ben pays Fumi 1 for a passed hand (TA-30)." in text
    for line in ("Aki Forced out +3", "Ben Out -1", "Chie Out -1"):
        assert line in flat(text)


def test_at_seven_two_wait_until_somebody_goes_out() -> None:
    """TA-29: with nobody out the sixth and the seventh wait; here the dealer is the third."""
    words = ("--dealer", "3", "--hand", f"6=1a {TAIYAKU_HAND}", "--hand", "7=9a 1c 1d 2c 2d 3c 3d 8c")
    answer = data("score", "taiyaku", *words, *piles("waits", "waits", SEVEN, THREE, TWO, "forced", "forced"))
    assert answer["did"][:2] == ["waits", "waits"]
    assert answer["result"][:2] == [0, 0]
    assert answer["result"][5:] == [3, 3]  # TA-23: both are worth 1; each of three pays 2, shared equally


def test_forced_out_hands_that_are_worth_eight_leave_no_play() -> None:
    """TA-23, TA-24: 4 and 4 + 1 are worth 9; of each stake of 8 come 5 and 3, and Dai has the largest stake then."""
    hands = ("--hand", "4=1a 3a 8a 11a 4c 4d 5c 5d", "--hand", "5=6b 9b 10b 12a 6c 6d 7c 7d")
    answer = data("score", "taiyaku", *hands, *piles("in", "in", "in", "forced", "forced"))
    assert paid(answer) == [(seat, 3, 5, "TA-23") for seat in range(3)] + [(seat, 4, 3, "TA-23") for seat in range(3)]
    assert [row["forgiven"] for row in answer["payments"][3:]] == [1, 1, 1]
    assert (answer["result"], answer["winner"], answer["why"]) == ([-8, -8, -8, 15, 9], 3, "nobody_plays")
    assert answer["story"] == "The forced-out hands are worth so much that nobody played (TA-24)."


def test_one_alone_in_wins_the_pot() -> None:
    """TA-25, TA-22."""
    answer = data("score", "taiyaku", *piles("out", "in", "out", "out"))
    assert paid(answer) == [(0, "pot", 1, "TA-22"), (2, "pot", 1, "TA-22"), (3, "pot", 1, "TA-22"), ("pot", 1, 3, "TA-26")]
    assert (answer["result"], answer["winner"], answer["active"]) == ([-1, 3, -1, -1], 1, [])
    assert answer["story"] == "Only Player 2 was in, and nobody played (TA-25)."
    for pile in ("in", ""):
        assert "Player 2 In +3" in flat(works("score", "taiyaku", *piles("out", pile, "out", "out")))


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


# Kyū-Rei Hana.


def test_a_forced_out_hand_of_kyu_rei_hana_counts_by_the_multiplier() -> None:
    """KR-11, KR-12: half of Big Three, and 3 for one more good card, ×2, from each of the two who do not deal."""
    words = ("--multiplier", "2", "--hand", "4=1a 3a 8a 6b 4c 5c 6c")
    answer = data("score", "kyu_rei_hana", *words, *piles("1b 2a", "3b 4b", "rest", "forced"))
    assert paid(answer)[:2] == [(1, 3, 36, "KR-12"), (2, 3, 36, "KR-12")]
    assert sum(answer["result"]) == 0


def test_two_left_in_kyu_rei_hana_pay_the_difference_of_cards_and_yaku() -> None:
    """KR-13: 60 + 30 against 15."""
    answer = data("score", "kyu_rei_hana", *piles("out", "1a 3a 8a", "1b 2b 4b", "out"))
    assert paid(answer)[2:] == [(2, 1, 75, "KR-13"), ("pot", 1, 30, "KR-11")]


# What cannot be.


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("mushi", "--call", "1=shoubu", *piles("1a", "rest")), "At this table of Mushi there are no calls; leave --call out."),
        (("taiyaku", "--sage", "1", *piles(SEVEN, THREE, TWO)), "At this table of Taiyaku there are no calls; leave --sage out."),
        (("hiraya", "--stake", "1=3", *piles("1a", "2a", "rest")), "At this table of Hiraya there are no stakes; leave --stake out."),
        (("nara", "--hand", "1=1a", *piles("1a", "2a", "3a", "rest")), "At this table of Nara Hana-awase no hand matters at the end of"),
        (
            ("hachi_hachi", "--first", "2", *EVEN),
            "At this table of Hachi-Hachi nobody turns a card to lead; leave --first out.",
        ),
        (
            ("hachi_hachi", "--blind", *EVEN),
            "At this table of Hachi-Hachi nobody plays blind; leave --blind out, or play with -o mizuten=on.",
        ),
        (("hachi_hachi", "--dealers-hand", "2", *EVEN), "At this table of Hachi-Hachi nobody takes the dealer's hand; leave"),
        (("hachi_hachi", "--answers", "1=HH-Y4", *EVEN), "At this table of Hachi-Hachi nobody is liable for the yaku of others; leave"),
        (
            ("hachi_hachi", "-o", "buyout=on", "--buys", "1=2:3", *EVEN),
            "At this table of Hachi-Hachi nobody buys a place in the round; leave --buys out.",
        ),
        (("kyu_rei_hana", "--buys", "1=2:3", *piles("1a", "2a", "rest", "forced")), "At this table of Kyū-Rei Hana nobody buys a place"),
    ],
)
def test_an_option_that_a_table_has_no_use_for_gets_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert refuses("score", *words).startswith(sentence)


FOUR = ("--names", "Aki,Ben,Chie,Dai")
HAND = "1a 5a 4b 6c 7c 8c 9c"  # of Hachi-Hachi; no teyaku


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            piles("1a", "2a", "3a", "4a"),
            "At most 3 play: Aki, Ben and Chie were in before Dai could speak, so Dai was forced out. Write that pile as forced.",
        ),
        (
            piles("1a", "2a", "3a", "out"),
            "At most 3 play: Aki, Ben and Chie were in before Dai could speak, so Dai was forced out. Write that pile as forced.",
        ),
        (piles("1a", "2a", "3a", "forced"), "Dai was forced out and is paid for the hand: enter its cards. Use --hand Dai=CARDS."),
        (
            ("--hand", f"Ben={HAND}", *piles("1a", "forced", "3a", "4a")),
            "Ben was not forced out: when it was Ben's turn to speak, 1 player was in already.",
        ),
        (
            piles("out", "out", "out", "out"),
            "Nobody is in: the deal is thrown in and all fees are returned, so there is nothing to score",
        ),
        (piles("out", "out", "1a", "out"), "Only Chie was in, and nobody played (HH-45). So nobody has a pile. Write in for those who"),
        (("--call", "Chie=shoubu", *piles("out", "out", "in", "out")), "Only Chie was in, and nobody played (HH-45). So there are no"),
        (piles("out", "in", "in", "1a"), "The round was played: enter the pile of Ben and Chie, even an empty one."),
        (piles("out", "1a", "2a", "rest"), None),
        (
            piles("out", "out", "2a", "rest"),
            "When two play, at most 34 cards are taken and the others stay in the draw pile; these piles have 48.",
        ),
        (piles("out", "1a", "2a", "3a"), "Nobody has 45 cards ("),
        (
            piles("waits", "1a", "2a", "rest"),
            "The pile of Aki cannot be 'waits' at this table: a pile is a list of cards, or one of rest, in, out, forced.",
        ),
        (piles("blank", "1a", "2a", "rest"), "The pile of Aki cannot be 'blank' at this table"),
        (piles("sold", "1a", "2a", "rest"), "The pile of Aki cannot be 'sold' at this table"),
        (piles("out 1a", "2a", "3a", "rest"), "The pile of Aki is either out or a list of cards, not both."),
        (("--teyaku", "Aki=HH-B1", *piles("out", "1a", "2a", "rest")), "Aki did not play, and cannot have claimed a teyaku."),
        (("--sage", "Aki", *piles("out", "1a", "2a", "rest")), "Aki did not play, and cannot have called."),
        (("--call", "Aki=cancel", *piles("out", "1a", "2a", "rest")), "Aki did not play, and cannot have called."),
        (("--hand", f"Aki={HAND}", *piles("out", "1a", "2a", "rest")), "Aki did not play, so the hand does not matter; leave it out."),
        (
            ("-o", "must_play_three=on", *piles("1a", "out", "out", "in")),
            "Chie may not go out: every player who is left is needed to make three (HH-46).",
        ),
        (
            ("-o", "mizuten=on", "--blind", *piles("out", "1a", "2a", "rest")),
            "Aki may not go out: the dealer plays blind (HH-62).",
        ),
        (
            ("-o", "buyout=on", "--hand", f"Dai={HAND}", "--buys", "Dai=Ben:2", *piles("1a", "sold", "2a", "rest")),
            "Dai must offer at least 6, which is what the forced-out hand was paid, not 2.",
        ),
        (
            ("-o", "buyout=on", "--hand", f"Dai={HAND}", "--buys", "Dai=Ben:9", *piles("1a", "2a", "3a", "rest")),
            "Ben sold the place in the round, and has no pile. Write that pile as sold.",
        ),
        (
            ("-o", "buyout=on", "--hand", f"Dai={HAND}", *piles("1a", "sold", "2a", "forced")),
            "Nobody bought the place of Ben: enter who did, and for how much. Use --buys PLAYER=Ben:POINTS.",
        ),
        (("-o", "buyout=on", "--buys", "Ben=Aki:9", *piles("1a", "2a", "3a", "out")), "Ben was not forced out"),
        (
            ("-o", "buyout=on", "--buys", "Dai=Ben", *piles("1a", "sold", "3a", "4a")),
            "--buys: write whose place was bought and for how many points, as Dai=SELLER:24, not 'Ben'.",
        ),
    ],
)
def test_what_cannot_be_at_a_table_of_four_gets_a_sentence(words: tuple[str, ...], sentence: str | None) -> None:
    """HH-40 to HH-52."""
    if sentence is None:
        assert data("score", "hachi_hachi", *FOUR, *words)["did"] == ["out", "plays", "plays", "plays"]
    else:
        assert refuses("score", "hachi_hachi", *FOUR, *words).startswith(sentence)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--call", "1=shoubu", *EVEN), "Player 1 has no yaku in the pile, and cannot have called (HH-8)."),
        (("--sage", "2", *EVEN), "Player 2 has no yaku in the pile, and cannot have called (HH-8)."),
        (("--call", "1=stop", *EVEN), "--call 1=stop: a round is ended with shoubu or cancel; use --sage for those who called sage."),
        (("--call", "1", *EVEN), "--call 1: write it as 1=shoubu."),
        (("--call", "1=shoubu", "--call", "2=cancel", *EVEN), "Only one player can end the round; give --call once."),
        (("--call", "4=shoubu", *EVEN), "There is no player '4': write a number from 1 to 3"),
        (("--teyaku", "1=HH-A1", "--hand", f"1={HAND}", *EVEN), "The hand of Player 1 is not Triplet (HH-A1), nor any other"),
        (
            ("--teyaku", "1=HH-A1", "--hand", "1=2a 2b 2c 3a 3b 4c 4d", *EVEN),
            "The hand of Player 1 is not Triplet (HH-A1), but Triplet and Two Pairs (HH-A8): ",
        ),
        (
            ("--teyaku", "3=HH-A1", "--teyaku", "3=HH-A6", *EVEN),
            "Player 3 can claim only one teyaku of each kind, not Triplet (HH-A1) and Three Pairs (HH-A6).",
        ),
        (("--teyaku", "1", *EVEN), "--teyaku 1: say which one, as 1=HH-A1; Hachi-Hachi has HH-A1, "),
        (("--hand", "1=2a 2b 2c", *EVEN), "A hand is dealt 7 cards, but that of Player 1 has 3."),
        (("--hand", "1=", *EVEN), "--hand 1=: write it as 1='1a 1c …'."),
        (("--hand", "1=13a", *EVEN), "In the hand of Player 1: There is no card '13a'"),
        (("--hand", f"1={HAND}", "--hand", f"1={HAND}", *EVEN), "--hand is there twice for Player 1."),
        (
            ("--hand", f"1={HAND}", "--hand", f"2={HAND}", *EVEN),
            "Player 1 and Player 2 both have 1a Crane, 4b Wisteria Ribbon, 5a Eight-plank Bridge, ",
        ),
        (piles("out", "1a", "rest"), "At a table of 3 everybody plays every round; the pile of Player 1 cannot be 'out'."),
        (
            piles("1b 2b 3b 1a", "6b 9b 10b 3a 12a", "rest"),
            "Player 1 and Player 2 have yaku: enter who called sage first, or who ended the round. Use --sage or --call.",
        ),
        (piles("1a", "2a", "3a"), "Nobody has 45 cards ("),
    ],
)
def test_what_cannot_be_in_a_round_of_three_gets_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    """HH-4 to HH-14."""
    assert refuses("score", "hachi_hachi", *words).startswith(sentence)


def test_missing_cards_may_mean_a_call_that_was_not_told() -> None:
    assert (
        refuses("score", "hachi_hachi", *piles("1a", "2a", "3a")).find(
            "If a call ended the round, enter the call. Use --call PLAYER=shoubu"
        )
        > 0
    )
    assert refuses("score", "hana_awase", *piles("1a", "2a", "3a")).endswith("every card that is in no other pile.")


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        ("3=HH-Y4", "Only the player just before Player 2 can be liable for that; Player 3 is not."),
        ("1=HH-Y5", "Nobody is paid for Blue Ribbons (HH-Y5), so nobody is liable for it."),
        ("1=HH-Y3", "Nobody can be liable for 'HH-Y3'; use one of HH-Y2, HH-Y4, HH-Y5, or for Diving the card that was laid."),
        ("1", "--answers 1: write it as 1=HH-Y4."),
    ],
)
def test_who_cannot_answer_for_a_yaku_gets_a_sentence(answers: str, sentence: str) -> None:
    """HH-O2."""
    words = ("-o", "liability=on", "--call", "2=shoubu", "--answers", answers)
    assert refuses("score", "hachi_hachi", *words, *piles("1a 1c", "1b 2b 3b", "9b 10b")) == sentence


def test_only_one_player_answers_for_a_yaku_and_only_where_three_play() -> None:
    """HH-O2."""
    words = ("-o", "liability=on", "--call", "2=shoubu", "--answers", "1=HH-Y4")
    twice = refuses("score", "hachi_hachi", *words, "--answers", "3=HH-Y4", *piles("1a 1c", "1b 2b 3b", "9b 10b"))
    assert twice == "Only one player can be liable for a yaku, and Player 1 is already."
    assert refuses("score", "hachi_hachi", *words, *piles("1a 1c", "1b 2b 3b")).startswith(
        "Player 1 cannot be liable: that is only when three"
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--stake", "1=9", *piles(SEVEN, THREE, TWO)), "A stake is a whole number from 0 to 8, not '9'."),
        (("--stake", "1=x", *piles(SEVEN, THREE, TWO)), "A stake is a whole number from 0 to 8, not 'x'."),
        (("--stake", "1=2", "--stake", "1=3", *piles(SEVEN, THREE, TWO)), "--stake is there twice for Player 1."),
        (
            piles("6b 9b 10b", "1a 3a 8a 11a 12a", ""),
            "Player 1 and Player 2 each have a yaku that ends the round, but the first of them ended it: check the piles.",
        ),
        (("--first", "6", *piles("out", SEVEN, THREE, TWO, "out", "out")), "Player 6 was not dealt in, and cannot lead the round."),
        (
            piles("out", SEVEN, THREE, TWO, "out", "waits"),
            "Player 6 did not only wait, but got the hand of Player 1, who went out: enter what",
        ),
        (
            piles("waits", SEVEN, THREE, TWO, "out", "out"),
            "Player 1 did not only wait, but was dealt in: enter what Player 1 did. Give that pile, or write out.",
        ),
        (
            ("--hand", f"4=1a {TAIYAKU_HAND}", "--hand", "5=1b 1c 1d 2c 2d 3c 3d 8c", *piles(SEVEN, THREE, TWO, "forced", "forced", "out")),
            "Player 6 was not dealt in, and nobody passed a hand on, so Player 6 only waited. Write that pile as waits.",
        ),
        (
            ("-o", "leader_bind=on", *piles("out", SEVEN, THREE, TWO)),
            "Player 1 may not go out: the leader is bound (TA-27).",
        ),
    ],
)
def test_what_cannot_be_in_taiyaku_gets_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    """TA-2, TA-15, TA-21 to TA-30."""
    assert refuses("score", "taiyaku", *words).startswith(sentence)


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        (
            ("out", "1a", "2a", "rest", "out", "out", "out"),
            "At a table of 7 one player sits out with the blank card, but nobody is marked so: choose one.",
        ),
        (("blank", "1a", "2a", "rest", "blank", "out", "out"), "At a table of 7 one player sits out with the blank card, but Player 1 and"),
        (
            ("blank", "0", "2a", "rest", "out", "out", "out"),
            "In the pile of Player 2: nobody takes the blank; the player who was dealt it sits the round",
        ),
    ],
)
def test_at_seven_somebody_has_the_blank(table: tuple[str, ...], sentence: str) -> None:
    """HH-53."""
    assert refuses("score", "hachi_hachi", *piles(*table)).startswith(sentence)
    assert refuses("score", "kyu_rei_hana", *piles(*table)).startswith(sentence)


def test_only_who_was_forced_out_buys_and_only_from_who_plays() -> None:
    """HH-52, HH-53."""
    seven = ("-o", "buyout=on", "--buys", "1=2:9", *piles("blank", "1a", "2a", "rest", "forced", "forced", "forced"))
    hands = [
        word for seat, months in ((5, "c"), (6, "d")) for word in ("--hand", f"{seat}=" + " ".join(f"{n}{months}" for n in range(1, 8)))
    ]
    sentence = refuses("score", "hachi_hachi", *seven, *hands, "--hand", f"7={'8a 8b 8c 9a 9b 9c 9d'}")
    assert sentence == "Player 1 was not forced out, and cannot have bought a place."
    five = ("-o", "buyout=on", "--hand", f"5={HAND}", *piles("1a", "2a", "out", "3a", "rest"))
    assert refuses("score", "hachi_hachi", *five, "--buys", "5=3:9") == "Player 5 cannot buy the place of Player 3, who did not play."
    assert refuses("score", "hachi_hachi", *five, "--buys", "5=1:9", "--buys", "5=2:9") == "--buys is there twice for Player 5."


def test_with_the_blank_in_hand_nobody_plays_blind() -> None:
    """HH-62."""
    words = ("-o", "mizuten=on", "--blind", *piles("blank", "out", "out", "out", "1a", "2a", "rest"))
    assert refuses("score", "hachi_hachi", *words) == "Player 1 has the blank card, so nobody plays blind; leave that out."


def test_the_help_page_keeps_what_only_one_game_needs_apart() -> None:
    text = works("score", "--help")
    assert (
        text.index("--pile CARDS")
        < text.index("\nWith a leader and stakes:\n")
        < text.index("--first PLAYER")
        < text.index("\nWith calls:\n")
    )
    assert text.index("\nWith calls:\n") < text.index("--call PLAYER=CALL")
