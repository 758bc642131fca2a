"""Every test of games from outside begins with a process that knows none."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanashobu.games.registry import VARIABLE, Registry
from tests.games.files import fresh_registry
from tests.support.inspecting import looks_here


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Registry:
    """A registry of its own, without anybody's games or matches."""
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setenv("HANASHOBU_HOME", str(tmp_path / "home"))
    looks_here(monkeypatch)
    return fresh_registry(monkeypatch)
