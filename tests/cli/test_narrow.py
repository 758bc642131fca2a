"""Every command in every width: nothing is wrapped twice, and no digit is cut."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner

from hanashobu.cli import hana as command
from hanashobu.games import all_games
from hanashobu.text import current
from hanashobu.text.width import cells, wrap
from tests.cli.run import ENV
from tests.support.slices import sliced

LANGUAGES = ("en", "ja", "es")
WIDTHS = (40, 60, 80, 100)


def said(width: int, *words: str) -> list[str]:
    """What a command answers, line by line."""
    result = CliRunner(env={**ENV, "COLUMNS": str(width)}).invoke(command, words)
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()


@pytest.mark.parametrize("language", sliced(LANGUAGES))
@pytest.mark.parametrize("game", all_games())
def test_rules_are_wrapped_once(game: str, language: str) -> None:
    for width in WIDTHS:
        found = said(width, "--lang", language, "rules", game)
        current.use(language)
        rules = all_games()[game].rules()
        for rule in (line for line in rules.lines() if line.rule not in {row.id for row in rules.teyaku}):
            lines = wrap(current.say(rule.text), width - 8)
            assert any([line[8:] for line in found[at : at + len(lines)]] == lines for at in range(len(found))), (width, lines)


HAND, FIELD = "1a 2a 3a 5a 8a 9a 12a 12b", "1c 2c 3c 4c 5c 8c 9c 10c"
ANSWERS = {
    "games": ("games",),
    "rules": ("rules", "hachi_hachi", "-p", "5"),
    "sim": ("sim", "hiraya", "--rounds", "1200", "--seed", "1"),
    "duel": ("duel", "random", "beginner", "--game", "mushi", "--rounds", "8", "--seed", "1", "-o", "rounds=1"),
    "odds": ("odds", "--game", "mushi", "--hand", HAND, "--field", FIELD, "--worlds", "20", "--seed", "1"),
    "score": ("score", "hiraya", "--pile", "1a 3a 8a", "--pile", "4a 4b 4c 4d 1b 2b 3b", "--pile", "rest"),
    "check": ("check", "mushi"),
}


@pytest.mark.parametrize("language", sliced(LANGUAGES))
@pytest.mark.parametrize("answer", ANSWERS)
def test_everything_fits_and_nothing_is_cut(answer: str, language: str) -> None:
    for width in WIDTHS:
        for line in said(width, "--lang", language, *ANSWERS[answer]):
            assert cells(line) <= width, (width, line)
            assert "…" not in line, (width, line)


@pytest.mark.parametrize("answer", ["sim", "score", "odds"])
def test_a_narrow_page_has_the_same_numbers(answer: str) -> None:
    """Whatever is wrapped or stands on a line of its own."""
    wide, narrow = (set(re.findall(r"[-+−]?\d[\d,.]*\d|\d", " ".join(said(width, *ANSWERS[answer])))) for width in (100, 40))
    if answer == "sim":  # how fast it went differs
        wide, narrow = ({number for number in found if "," not in number} for found in (wide, narrow))
    assert narrow == wide


def test_a_narrow_score_has_all_yaku_of_a_player_before_the_result() -> None:
    """In Japanese too, whose heads are never broken into single characters."""
    words = ("score", "mushi", "--names", "Aki,Ben", "--pile", "1a 2a 3a 5a 8b 1b 2b 3b 1c 1d 2c", "--pile", "rest")
    found = said(40, "--lang", "ja", *words)
    ben = found[found.index("名前 Ben") + 1 :]
    assert [line.split()[0] for line in ben[: ben.index("")] if line.startswith("  ") and line[2] != " "] == [
        "札の点数",
        "役",
        "役",
        "結果",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_forty_columns(language: str) -> None:
    for words in ((), ("play",), ("lab",), ("score",)):
        for line in said(40, "--lang", language, *words, "--help"):
            assert cells(line) <= 40, line
