"""What bots and the laboratory live on: playouts, iterations of the search, simulated rounds, and what more cores and Ray add."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

import ours
from conftest import NOTES
from peers import Rate

SECONDS = 0.5
PASSES = 5
THREE = 3  # players, or the number that a game has
ROUNDS = 480_000  # of a simulation that is spread
LONG = 10 * ROUNDS  # nobody asks a cluster for half a second of work
GAMES = [(game, THREE if THREE in game.seats else game.usual_seats) for game in ours.all_games().values()]
USUAL = [game for game, _ in GAMES]


def names(value: object) -> str:
    return str(getattr(value, "name", value))


def best(benchmark: BenchmarkFixture, rates: list[Rate], what: str) -> float:
    """The best of several measurements, printed at the end."""
    most = max(rate.per_second for rate in rates)
    benchmark.extra_info["per_second"] = most
    NOTES.append(f"{what}: {most:,.0f}/s")
    return most


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=names)
def test_playouts(benchmark: BenchmarkFixture, game: ours.Game, seats: int) -> None:
    rates = [ours.playouts(game, seats, SECONDS) for _ in range(PASSES)]
    benchmark.pedantic(ours.playouts, (game, seats, SECONDS), rounds=1)
    best(benchmark, rates, f"playouts, {ours.name(game, seats)}")


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=names)
def test_search(benchmark: BenchmarkFixture, game: ours.Game, seats: int) -> None:
    rates = [ours.searching(game, seats, SECONDS) for _ in range(PASSES)]
    benchmark.pedantic(ours.searching, (game, seats, SECONDS), rounds=1)
    best(benchmark, rates, f"search iterations, {ours.name(game, seats)}")


@pytest.mark.parametrize("game", USUAL, ids=names)
def test_simulated_rounds_on_one_core_and_two(benchmark: BenchmarkFixture, game: ours.Game) -> None:
    one = max(_rounds(ours.simulating(game, ROUNDS // 4)) for _ in range(PASSES))
    two = max(_rounds(ours.simulating(game, ROUNDS // 2, threads=2)) for _ in range(PASSES))
    benchmark.pedantic(ours.simulating, (game, ROUNDS // 4), rounds=1)
    benchmark.extra_info.update(one=one, two=two, ratio=two / one)
    NOTES.append(f"simulated rounds, {ours.name(game, game.usual_seats)}: {one:,.0f}/s; on two cores {two / one:.2f} × as many")


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'hanashobu[ray]'")
def test_simulated_rounds_on_ray(benchmark: BenchmarkFixture) -> None:
    """The workers have loaded the engine before the clock starts, as they have in any longer run."""
    from hanashobu.lab.parallel import ray_cluster

    cores = os.cpu_count() or 1
    with ray_cluster.cluster(ray_cluster.LOCAL, cpus=cores) as spread:
        for game in USUAL:
            ours.simulating(game, 2400 * 8 * cores, spread=spread)
            many = max(_rounds(ours.simulating(game, LONG, spread=spread)) for _ in range(2))
            one = max(_rounds(ours.simulating(game, ROUNDS // 4)) for _ in range(PASSES))
            NOTES.append(f"simulated rounds on Ray, {cores} cores, {ours.name(game, game.usual_seats)}: {many / one:.2f} × one core")
        benchmark.pedantic(ours.simulating, (USUAL[0], ROUNDS), {"spread": spread}, rounds=1)


def _rounds(rate: Rate) -> float:
    return rate.games / rate.seconds
