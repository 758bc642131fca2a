"""A game from outside on several processes, which know it from its bytes alone; tests/lab/test_ray.py has the same on a real Ray."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="numpy is not installed")

from hanashobu import bots
from hanashobu.lab.duel.run import duel
from tests.games.files import loaded_and_gone


def test_a_duel_finds_the_same_on_one_core_and_on_two(tmp_path: Path) -> None:
    game = loaded_and_gone(tmp_path)
    rivals = (bots.find("beginner"), bots.find("random"))
    options = game.options(rounds=2)
    one, two = (duel(game, rivals, options, rounds=48, seed=3, threads=threads) for threads in (1, 2))
    assert one.rounds == two.rounds > 0
    assert [(bot.name, bot.points, bot.moves) for bot in one.bots] == [(bot.name, bot.points, bot.moves) for bot in two.bots]
