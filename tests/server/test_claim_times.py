"""Whether a bot has kept a teyaku hidden cannot be inferred from the time that a round takes (TA-11, HH-7)."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from hanashobu.bots import LEVELS
from tests.server.claim_times import HIDING, Comparison, deals, rank_test, timed, windows

ROUNDS = 800  # of each level; a millisecond is found in 300 (below)
SURE = 0.01


@pytest.mark.parametrize("level", ["random", "regular"])
def test_every_round_waits_for_claims_and_only_the_log_knows_what_was_hidden(level: str, tmp_path: Path) -> None:
    """How long is no affair of this test."""
    rounds = timed(tmp_path / "tables.sqlite", level, 16)
    assert deals(rounds).sizes == (8, 8)
    assert all(one.asked == (one.hidden or one.claimed) for one in rounds)  # a bot that is not done in time claims
    assert level in HIDING or not any(one.hidden for one in rounds)
    assert windows(rounds).sizes == (sum(one.hidden and not one.claimed for one in rounds), 8)


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_teyaku_cannot_be_told_from_the_time(level: str, tmp_path: Path) -> None:
    """By a rank test at 1 %; one sample in a hundred says so by chance, so what is found has to be found again."""

    def found(number: int) -> list[Comparison]:
        rounds = timed(tmp_path / f"{number}.sqlite", level, ROUNDS)
        assert any(one.hidden for one in rounds) == (level in HIDING)
        return [deals(rounds), *([windows(rounds)] if level in HIDING else [])]

    first = found(1)
    assert all(min(comparison.sizes) > ROUNDS // 4 for comparison in first)
    if any(comparison.p < SURE for comparison in first):
        again = found(2)
        assert all(max(one.p, two.p) >= SURE for one, two in zip(first, again, strict=True)), (first, again)


def test_the_rank_test_agrees_with_counting_all_orders() -> None:
    """Of all ways to split 13 values, with ties among them, how many are as far from the middle."""
    random = Random(3)
    for shift in (0, 1, 2, 4):
        values = [random.randrange(9) + (shift if at < 6 else 0) for at in range(13)]
        comparison = rank_test(values[:6], values[6:])
        shares = [rank_test(*_split(values, chosen)).share for chosen in combinations(range(13), 6)]
        exact = sum(abs(share - 0.5) >= abs(comparison.share - 0.5) - 1e-9 for share in shares) / len(shares)
        assert comparison.p == pytest.approx(exact, abs=0.03)


def _split(values: list[int], chosen: tuple[int, ...]) -> tuple[list[int], list[int]]:
    return [values[at] for at in chosen], [value for at, value in enumerate(values) if at not in chosen]


def test_the_rank_test_finds_a_millisecond_that_a_hidden_claim_adds() -> None:
    random = Random(1)
    none = [random.gauss(250, 2) for _ in range(1000)]
    assert rank_test([random.gauss(251, 2) for _ in range(300)], none).p < 1e-6
    assert rank_test([random.gauss(250, 2) for _ in range(300)], none).p > SURE
