"""For pytest: the fixture `check_game`, with the rounds and the seed of the command line."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from hanashobu import testing
from hanashobu.testing.game import ROUNDS


def pytest_addoption(parser: pytest.Parser) -> None:
    """How much is played."""
    group = parser.getgroup("hanashobu")
    group.addoption("--hana-rounds", type=int, default=ROUNDS, help="rounds of random play for each game that is checked")
    group.addoption("--hana-seed", type=int, default=1, help="where the random numbers of these rounds begin")


@pytest.fixture
def check_game(request: pytest.FixtureRequest) -> Callable[..., None]:
    """`hanashobu.testing.check_game` with the options of the command line."""
    config = request.config
    return partial(testing.check_game, rounds=config.getoption("--hana-rounds"), seed=config.getoption("--hana-seed"))
