"""What the tests of `hana score` share: piles, hands, and payments as they are printed."""

from __future__ import annotations

from typing import Any

Payment = tuple[int | str, int | str, int, str]
SEVEN, THREE, TWO = "11a 6a 7a 10a", "2a 4a 11b", "4b 5b"  # what such piles bring in Taiyaku
TAIYAKU_HAND = "4c 4d 5c 5d 6c 6d 7c"  # worth nothing to a forced-out player, nor is any card of it
# Three piles of Hachi-Hachi without a yaku: 71, 93 and 100 card points, and the whole month of Plum in the first.
PLUM = "2a 2b 2c 2d 1a 1c 8a 8c 5b 5c 7c 7d 10c 10d 12b 12c"
OTHERS = "3a 3c 12a 12d 1b 1d 6b 6c 4a 4c 9c 9d 11b 11d 7a 7b"
EVEN = ("--pile", PLUM, "--pile", OTHERS, "--pile", "rest")


def paid(answer: Any) -> list[Payment]:
    """Who pays whom, how much and why."""
    return [(row["from"], row["to"], row["amount"], row["why"]) for row in answer["payments"]]


def piles(*texts: str) -> tuple[str, ...]:
    """One --pile for each."""
    return tuple(word for text in texts for word in ("--pile", text))
