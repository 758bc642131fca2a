"""The minutes in the lobby are counted: those of the package's games are what a match of each gives, and a new game has its own."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from hanashobu import games
from hanashobu.play import duration
from tests.games.files import osaka


@pytest.mark.parametrize("name", games.all_games())
def test_the_minutes_of_a_game_of_the_package_are_those_that_a_match_takes(name: str) -> None:
    """They are stated, so that a server need not play eight matches before it lists them; `counted` gives the number to state."""
    assert games.named(name).minutes == duration.counted(games.named(name))


def test_a_game_that_states_no_minutes_gets_them_by_itself(tmp_path: Path) -> None:
    game = games.read(osaka(tmp_path))
    assert game.minutes == 0
    assert 5 <= duration.minutes(game) <= 30
    assert duration.minutes(dataclasses.replace(game, minutes=7)) == 7
