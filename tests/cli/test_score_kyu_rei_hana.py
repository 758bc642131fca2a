"""`hana score` for Kyū-Rei Hana with four players."""

from __future__ import annotations

from tests.cli.run import data
from tests.cli.score import paid, piles

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
