"""Files of games looked at in the process of the test: the same verdict, without the time that another process takes to begin."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from hanashobu import inspection
from hanashobu.check.isolated import look
from hanashobu.game_file import GameFile
from hanashobu.inspection.verdicts import Verdict


@cache
def verdict(file: GameFile) -> Verdict:
    """The verdict on a file, which does nothing to this process."""
    return look(file)


def here(files: Sequence[GameFile]) -> list[Verdict]:
    """The verdicts on several."""
    return [verdict(file) for file in files]


def looks_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on until the end of the test no process is started for a file."""
    monkeypatch.setattr(inspection, "inspect_anew", verdict)
