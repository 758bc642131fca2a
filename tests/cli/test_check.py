"""`hana check`: the command. What it finds is in tests/check."""

from __future__ import annotations

import importlib
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hanashobu.games import all_games
from tests.check.test_mistakes import copy
from tests.cli.run import data, hana, refuses, works


@cache
def every_game() -> str:
    """What is printed of all of them."""
    return works("check")


def test_every_game_is_in_order() -> None:
    text = every_game()
    for name in all_games():
        assert re.search(rf"^{name} .* ok$", text, re.MULTILINE)
    assert "tables tried: every number of players, every option, every pair of options." in text


def test_one_game_is_told_with_its_totals() -> None:
    head, row, *_ = works("check", "hiraya").splitlines()
    assert dict(zip(head.split(), row.split(), strict=False)) == {
        "game": "hiraya",
        "players": "3",
        "cards": "48",
        "points": "240",
        "par": "80",
        "yaku": "6",
        "teyaku": "1",
        "options": "3",
    }
    assert row.endswith("ok")


def test_the_page_fits_80_columns() -> None:
    assert max(map(len, every_game().splitlines())) <= 80


def test_the_points_of_every_game_are_told() -> None:
    head, *rows = (re.split(r" {2,}", line) for line in every_game().splitlines())
    column = head.index("points")
    found = {row[0]: row[column] for row in rows if row[0] in all_games()}
    points = {"hachi_hachi": 264, "hana_awase": 264, "hiraya": 240, "kyu_rei_hana": 270, "mushi": 230, "nara": 640, "taiyaku": 0}
    assert {name: str(all_of_them) for name, all_of_them in points.items()}.items() <= found.items()


def test_json_has_the_facts_of_a_game() -> None:
    (found,) = data("check", "hana_awase")
    assert (found["game"], found["points"], found["ok"]) == ("hana_awase", 264, True)
    assert found["par"] == {"2": 132, "3": 88, "4": 66}


def test_a_file_of_ones_own_is_checked(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(copy("hiraya"), encoding="utf-8")
    assert "wrong" not in works("check", path)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("GAME = (", ", line 1: '(' was never closed."),
        ("1 / 0", ", line 1: the file cannot be run: ZeroDivisionError: division by zero."),
        ("x = 1", " defines no GAME; the file of a game ends with GAME = Game(…)."),
    ],
)
def test_a_file_that_is_no_game_gets_a_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.py"
    path.write_text(text, encoding="utf-8")
    assert refuses("check", path).startswith(f"{path}{sentence}")


def test_a_missing_file_and_an_unknown_game_get_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "none.py"
    assert refuses("check", path) == f"{path} cannot be read: no such file or directory."
    assert refuses("check", "narra").startswith("There is no game 'narra'; did you mean nara?")


def test_json_tells_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "changed.py"
    path.write_text(copy("hiraya").replace("EQUAL)", "79)"), encoding="utf-8")
    result = hana("check", path, "--json")
    assert result.exit_code == 1
    (report,) = json.loads(result.stdout)
    assert not report["ok"]
    assert report["wrong"] == ["The deck has 240 card points, but the pars of 3 players together are 237."]
    assert report["tables"] > 1


def test_ctrl_c_shows_what_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    check, left = importlib.import_module("hanashobu.cli.check"), iter(range(1))
    whole = check.check_game

    def interrupted(*args: Any) -> Any:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return whole(*args)

    monkeypatch.setattr(check, "check_game", interrupted)
    result, names = hana("check"), list(all_games())
    assert result.exit_code == 130
    assert f"Stopped after 1 of {len(names)} games." in result.stderr
    assert [name for name in names if name in result.stdout] == names[:1]
