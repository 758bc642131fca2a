"""A game from outside brings its lesson along: it is checked, offered, and played like those of the package."""

from __future__ import annotations

import dataclasses
from importlib import resources
from pathlib import Path

import pytest

from hanashobu import check, games, lessons
from hanashobu.table.lesson import LessonTable, NoLesson, lesson_of, seated
from hanashobu.text.reader import Reader
from tests.cli.run import hana
from tests.games.files import TAUGHT, osaka
from tests.table.test_lessons import GAMES, OTHERS, go_on, step_of


def test_the_lesson_of_a_game_from_outside_is_played_to_its_end(tmp_path: Path) -> None:
    game = games.read(osaka(tmp_path, *TAUGHT))
    assert check.check(game).wrong == []
    table = LessonTable.of(game, seated(game, "Aki", OTHERS))
    said = []
    while (step := step_of(table)).waits != "over":
        if step.say:
            said.append(Reader("en", codes=False)(step.say))
            assert step.otherwise is not None
            assert Reader("en", codes=False)(step.otherwise)
        go_on(table)
    assert step.say is not None
    assert said[0] == "Osaka is played with 48 cards."
    assert Reader("en")(step.say) == f"The round is over: you gain {table.match.totals[0]}."
    assert table.match.status == "between"


@pytest.mark.parametrize("name", GAMES)
def test_no_fault_is_found_with_the_lessons_of_the_package(name: str) -> None:
    text = (resources.files(lessons) / f"{name}.toml").read_text("utf-8")
    assert lessons.fault(dataclasses.replace(games.named(name), lesson=text)) is None


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("seats = 3\nhands", "seats = \nhands", "The lesson cannot be read"),
        ("seats = 3\nhands", "seets = 3\nhands", "The lesson cannot be read"),
        ("seats = 3\nhands", "seats = 5\nhands", "The lesson has 5 seats, but the game is not for 5 players."),
        ("1c 3c", "1c 1b", "The cards of the lesson cannot be dealt"),
        ('field = "1b 3a 3b"', 'field = "12a 12b 12c 12d"', "these cards are a misdeal, which is dealt again and again"),
        ('do = ["1c"]', 'do = ["9a"]', "Step 2 of the lesson: '9a' is not a possible answer."),
        ('then = "3d 3a 6b"', 'then = "3d 3a"', "Step 3 of the lesson: when '1a' is due, it is not that player’s turn."),
        (" 6a 7d", " 6a", "The lesson ends before its round does"),
        ("with = { gain = 68 }", 'do = ["1c"]', "The last step of the lesson explains the settlement"),
        ('say = "lesson-match"', 'say = "lesson-mach"', "The lesson uses lesson-mach, which is not in the catalogue"),
        ("matches { $card }", "matches { $wish }", "$wish"),
    ],
)
def test_hana_check_says_what_is_wrong_with_a_lesson(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    path = osaka(tmp_path, *((before, after.replace(old, new)) for before, after in TAUGHT))
    done = hana("check", str(path))
    assert done.exit_code != 0
    assert sentence in " ".join(done.output.split())


def test_a_lesson_with_a_fault_is_not_offered(tmp_path: Path) -> None:
    bad = games.read(osaka(tmp_path, *((before, after.replace('do = ["1c"]', 'do = ["9a"]')) for before, after in TAUGHT)))
    assert lessons.of(bad) is None
    with pytest.raises(NoLesson):
        lesson_of(bad)


def test_a_lesson_that_is_no_text_gets_a_sentence(tmp_path: Path) -> None:
    path = osaka(tmp_path, ("    words=Words(", "    lesson=3,\n    words=Words("))
    with pytest.raises(games.BadGameFile, match="a lesson to play, as text in TOML"):
        games.load(path)
