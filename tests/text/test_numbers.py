"""One minus sign for people, and another for programs."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

import hanashobu
from hanashobu.hints.analysis import explain
from hanashobu.terminal import hint
from hanashobu.text.numbers import number, signed, written
from tests.cli.run import works

COMMANDS = {
    "sim": ("sim", "mushi", "--rounds", "24", "--seed", "1"),
    "duel": ("duel", "random", "regular", "--game", "mushi", "--rounds", "24", "--seed", "1", "--threads", "1", "-o", "rounds=1"),
    "odds": (
        *("odds", "--game", "mushi", "--hand", "1a 2a 3a 5a 8a 9a 12a 12b", "--field", "1c 2c 3c 4c 5c 8c 9c 10c"),
        *("--pile", "", "--pile", "", "--worlds", "24", "--seed", "1"),
    ),
}


def test_a_number_has_a_true_minus_sign() -> None:
    assert (number(-5), number(-2.5), signed(-5), signed(5), signed(0), written(-43.6, "+.2f")) == ("−5", "−2.5", "−5", "+5", "0", "−43.60")


@pytest.mark.parametrize("command", COMMANDS)
def test_no_answer_has_a_hyphen_before_a_number_except_for_programs(command: str) -> None:
    words = COMMANDS[command]
    shown = works(*words)
    assert re.search(r"−\d", shown), shown
    assert not re.search(r"(?<![\w])-\d", shown), shown
    answer = works(*words, "--json")
    json.loads(answer)
    assert re.search(r"-\d", answer)
    assert "−" not in answer


def test_hints_and_printed_scores_have_it_too() -> None:
    match = hanashobu.Match.from_position(
        "hana_awase",
        hands=["1c 2c 3c", "1d 2d 3d", "4c 5c 6c"],
        field="1a 12d 11d",
        draw_pile="7c 7d 8c 8d 9c 9d 10c",
        options={"zero_sum": True},
    )
    view = match.view(0)
    shown = "\n".join(line.plain for line in hint.lines(view.engine, explain(view.engine, Random(1), 60.0, 40), 76, kanji=True))
    score = hanashobu.score("hiraya", ["1a 3a 8a", "1b 2b 3b", "rest"])
    for text in (shown, str(score)):
        assert re.search(r"−\d", text), text
        assert not re.search(r"(?<![\w])-\d", text), text
