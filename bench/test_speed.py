"""Speed side by side with peers, in one run. `make bench`; never part of the tests."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

import ours
from conftest import BEST, NOTES, keep, per_second
from peers import PEERS, Rate

SECONDS = 0.5
PASSES = 5

# Every contestant runs once in each pass, so that a slow minute of the machine hits all of them alike.
CONTESTANTS: dict[str, Callable[[], Rate]] = {name: (lambda peer=peer: peer(SECONDS)) for name, peer in PEERS.items()}
for game, seats in ours.TABLES:
    label = ours.name(game, seats)
    CONTESTANTS[f"compiled {label}"] = lambda game=game, seats=seats: ours.compiled(game, seats, SECONDS)
    CONTESTANTS[f"CPython {label}"] = lambda game=game, seats=seats: ours.plain(game, seats, SECONDS)


@pytest.mark.parametrize("name", CONTESTANTS)
@pytest.mark.parametrize("turn", range(PASSES))
def test_decisions_per_second(benchmark: BenchmarkFixture, name: str, turn: int) -> None:
    rate = benchmark.pedantic(CONTESTANTS[name], rounds=1)
    keep(name, rate)
    benchmark.extra_info.update(decisions=rate.decisions, games=rate.games, seconds=rate.seconds, absent=rate.absent)


@pytest.mark.parametrize(("game", "seats"), ours.TABLES, ids=lambda value: str(getattr(value, "name", value)))
def test_two_threads_against_one(benchmark: BenchmarkFixture, game: ours.Game, seats: int) -> None:
    pairs = []
    for _ in range(PASSES):
        one = ours.compiled(game, seats, SECONDS / 2, clock=perf_counter)
        two = ours.compiled(game, seats, SECONDS / 2, threads=2, clock=perf_counter)
        pairs.append((one.per_second, two.per_second))
    benchmark.pedantic(ours.compiled, (game, seats, SECONDS / 2, 2, perf_counter), rounds=1)
    ratio = max(two for _, two in pairs) / max(one for one, _ in pairs)
    benchmark.extra_info["ratio"] = ratio
    NOTES.append(f"two threads, {ours.name(game, seats)}: {ratio:.2f} × one")


def test_the_ratio_to_the_peers_is_told() -> None:
    loops = [per_second(name) for name in BEST if "C++" in name]
    if not loops:
        pytest.skip("open_spiel is not installed, so there is nothing to compare with.")
    found = {name: per_second(name) / max(loops) for name in BEST if name.startswith("compiled")}
    NOTES.append(f"slowest compiled table: {min(found.values()):.1f} × the C++ loop; fastest: {max(found.values()):.1f} ×")
