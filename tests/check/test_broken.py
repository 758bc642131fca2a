"""Broken files of all kinds: each gets a sentence that says what to change, in nobody's Python words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hanashobu.check.isolated import look
from hanashobu.game_file import GameFile
from hanashobu.testing import check_game
from tests.check.broken import BROKEN, RIGHT_NOW, Broken, kyoto
from tests.games.files import fresh_registry

# One change that makes several things impossible.
SEVERAL = frozenset(
    {
        "a table that shrinks",
        "rules by chance",
        "the other two",
        "no deck",
        "a small deck",
        "no title",
        "asking for the field",
        "asking with pairs",
        "two pairs for the dealer",
    }
)
PYTHON = re.compile(r"Traceback|object is not|has no attribute|out of range|NoneType|negative shift|tuple\.index|\(x\) not in")


def sentences(text: str) -> list[str]:
    """What is said of a file."""
    verdict = look(GameFile("kyoto.py", text.encode()))
    return [str(one) for one in (verdict.refused, *verdict.wrong) if one]


def test_the_file_that_is_changed_is_in_order() -> None:
    assert sentences(kyoto()) == []


@pytest.mark.parametrize("game", RIGHT_NOW, ids=lambda game: game.name)
def test_parts_that_once_went_wrong_together_play_with_records(game: Broken, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh_registry(monkeypatch)
    assert sentences(game.text()) == []
    path = tmp_path / "kyoto.py"
    path.write_text(game.text(), encoding="utf-8")
    check_game(path, rounds=40)


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.name)
def test_a_broken_file_gets_one_sentence(broken: Broken) -> None:
    said = sentences(broken.text())
    assert any(broken.sentence in one for one in said), said
    assert not [one for one in said if PYTHON.search(one)]
    assert len(said) == 1 or broken.name in SEVERAL, said


def test_there_are_many_of_them() -> None:
    assert len({broken.name for broken in BROKEN}) == len(BROKEN) >= 140
