"""One minus sign for people, and another for programs."""

from __future__ import annotations

import json
import re

import pytest

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
