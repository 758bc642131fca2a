"""A game from outside on several processes and on a real Ray: the workers know it from its bytes alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="numpy is not installed")

from hanashobu import bots, games
from hanashobu.lab.duel.run import duel
from hanashobu.lab.parallel import ray_cluster
from hanashobu.lab.sim.run import simulate
from hanashobu.rules.game import Game
from tests.games.files import osaka


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """A game whose file is gone as soon as it is read."""
    path = osaka(tmp_path)
    found = games.load(path)
    path.unlink()
    return found


@pytest.fixture
def spread() -> Iterator[ray_cluster.Spread]:
    """A cluster of two workers."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'hanashobu[ray]'")
    with ray_cluster.cluster(ray_cluster.LOCAL, cpus=2) as made:
        yield made


def test_a_duel_finds_the_same_on_one_core_and_on_two(game: Game) -> None:
    rivals = (bots.find("beginner"), bots.find("random"))
    options = game.options(rounds=2)
    one, two = (duel(game, rivals, options, rounds=48, seed=3, threads=threads) for threads in (1, 2))
    assert one.rounds == two.rounds > 0
    assert [(bot.name, bot.points, bot.moves) for bot in one.bots] == [(bot.name, bot.points, bot.moves) for bot in two.bots]


@pytest.mark.filterwarnings("ignore")  # what Ray itself warns of is not ours
def test_a_simulation_finds_the_same_here_and_on_ray(game: Game, spread: ray_cluster.Spread) -> None:
    options = game.options(rounds=4)
    here = simulate(game, options, rounds=48, seed=2, bot=bots.find("beginner"))
    there = simulate(game, options, rounds=48, seed=2, bot=bots.find("beginner"), spread=spread)
    assert (there.rounds, there.seats, there.yaku) == (here.rounds, here.seats, here.yaku)
