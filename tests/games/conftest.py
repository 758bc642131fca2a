"""Every test of games from outside begins with a process that knows none."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanashobu import games
from hanashobu.games.registry import VARIABLE, Registry


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Registry:
    """A registry of its own, without anybody's games or matches."""
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setenv("HANASHOBU_HOME", str(tmp_path / "home"))
    registry = Registry(games._own)
    registry.revision = 1_000 + 100 * next(_ROOM)  # whatever was derived from other games is not used again
    monkeypatch.setattr(games, "_registry", registry)
    return registry


_ROOM = iter(range(1, 1_000_000))
