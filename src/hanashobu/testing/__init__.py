"""Tests for the file of a game: three lines run on it what the games of the package pass.

    from hanashobu.testing import check_game

    def test_osaka():
        check_game("osaka.py")

With pytest, `-p hanashobu.testing.plugin` takes `--hana-rounds` and `--hana-seed` for every such test.
"""

from __future__ import annotations

from hanashobu.testing.game import GameFault, check_game, faults_of

__all__ = ["GameFault", "check_game", "faults_of"]
