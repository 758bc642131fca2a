"""A review of a game that nobody here has seen before: its file alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanashobu.reviews.judges import Effort
from hanashobu.reviews.reviewing import review
from tests.games.files import fresh_registry, osaka
from tests.support.records import record


def test_a_game_from_outside_is_reviewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh_registry(monkeypatch)
    lines = record(str(osaka(tmp_path)), ("random", "regular"))
    found = review(lines, effort=Effort(choosing=12, measuring=40, tries=200), playouts=1)
    assert found.complete
    assert found.game == "osaka"
    for seat in found.seats:
        parts = (seat.place, seat.deal, seat.draws, seat.own, seat.others, seat.rest)
        assert sum(parts) == pytest.approx(seat.result, abs=1e-6)
    assert any(decision.mistake for one in found.rounds for decision in one.decisions)
