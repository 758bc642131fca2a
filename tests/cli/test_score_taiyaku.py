"""`hana score` for Taiyaku: the difference, stakes, the leader, and larger tables."""

from __future__ import annotations

import pytest

from tests.cli.run import data, flat, works
from tests.cli.score import SEVEN, TAIYAKU_HAND, THREE, TWO, paid, piles

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
    assert "Player 3 pays Player 2 5 chips for the difference (TA-16)." in text


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
    assert "Ben pays Chie 4 chips for Seven Empties (TA-T1). The stake does not cover the rest: 1 chip unpaid." in flat(text)
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
    assert "Ben pays Fumi 1 chip for a passed hand (TA-30)." in text
    for line in ("Aki Forced out +3", "Ben Out −1", "Chie Out −1"):
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
