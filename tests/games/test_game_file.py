"""The file of a game from outside: whatever is wrong with it gets one sentence that names the file, and nothing is half done."""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path

import pytest

from hanashobu import games
from hanashobu.games import BadGameFile
from tests.games.files import OSAKA, osaka

BAD = [
    ("GAME = (\n", ", line 1: '(' was never closed."),
    ("x = 1\n\n  y = 2\n", ", line 3: unexpected indent."),
    ("x = 1\0", ": source code string cannot contain null bytes."),
    ("1 / 0\n", ", line 1: the file cannot be run: ZeroDivisionError: division by zero."),
    ("import sys\nsys.exit(3)\n", ", line 2: the file cannot be run: SystemExit: 3."),
    ("from hanashobu.cards import NOTHING\n", ", line 1: the file cannot be run: ImportError: cannot import name 'NOTHING'"),
    ("raise ValueError('one\\ntwo')\n", ", line 1: the file cannot be run: ValueError: one."),
    ("x = 1\n", " defines no GAME; the file of a game ends with GAME = Game(…)."),
    ("", " defines no GAME; the file of a game ends with GAME = Game(…)."),
    ("GAME = {'name': 'osaka'}\n", ": GAME is of type dict, not a Game; the file ends with GAME = Game(…)."),
    ("from hanashobu.rules.game import Game\nGAME = Game\n", ": GAME is of type type, not a Game; the file ends with GAME = Game(…)."),
    (
        f"{OSAKA}import dataclasses\nOTHER = dataclasses.replace(GAME, name='kobe')\n",
        " defines 2 games (GAME, OTHER); a file may define only one, GAME.",
    ),
    (f"{OSAKA}GAME = 3\n", f", line {OSAKA.count(chr(10)) + 1}: GAME is defined a second time; a file may define only one game."),
]


@pytest.mark.parametrize(("text", "sentence"), BAD)
def test_a_file_that_gives_no_game_gets_a_sentence_with_its_line(text: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.py"
    path.write_text(text, encoding="utf-8")
    known = dict(games.all_games())
    for _ in range(2):  # a second try is told the same
        with pytest.raises(BadGameFile) as error:
            games.load(path)
        assert str(error.value).startswith(f"{path}{sentence}".removesuffix("."))
        assert "\n" not in str(error.value)
    assert games.all_games() == known


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('name="osaka"', 'name="../osaka"', ": a game's name must be made of small letters, digits and underscores"),
        ('name="osaka"', "name=7", ": a game's name must be made of"),
        ('prefix="OS"', 'prefix="CO"', ": a game's prefix must be two capital letters other than CO; here it is 'CO'."),
        ('prefix="OS"', 'prefix="Osa"', ": a game's prefix must be two capital letters"),
        ('sentence="A game of our club."', 'sentence=" "', ": a game's sentence must be a text; here it is ' '."),
        ('title="Osaka"', 'title=""', ": a game's title must be a text; here it is ''."),
        ("seats=(2, 3)", "seats=()", ": a game's seats must be a tuple of numbers from 2 to 7, such as (2, 3); here it is ()."),
        ("seats=(2, 3)", "seats=(2, 30)", ": a game's seats must be a tuple of numbers from 2 to 7"),
        ("usual_seats=2", "usual_seats=4", ": a game's usual_seats must be one of its seats; here it is 4."),
        ("options=Osaka", "options=dict", ": a game's options must be Options, or a class derived from it"),
        ("build=rules", "build=None", ": a game's build must be a function of the options and the number of seats"),
        ("words=Words(", "words=dict(", ": a game's words must be Words(catalogues={…}, names={…})"),
        ("    return Ruleset(", "    return dict(", ": The rules cannot be built: rules returns dict, not a Ruleset."),
        ("deck=DECK", "deck=NODECK", ": The rules cannot be built: NameError: name 'NODECK' is not defined."),
        ("TABLE[1:]", "TABLE[1].one", ": The rules cannot be built: AttributeError: 'Yaku' object has no attribute 'one'."),
    ],
)
def test_a_game_that_cannot_be_set_up_gets_a_sentence(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    path = osaka(tmp_path, (old, new))
    with pytest.raises(BadGameFile) as error:
        games.load(path)
    said = str(error.value).removeprefix(str(path))
    if "Error: " in sentence:
        said, lines = re.subn(", line [0-9]+", "", said)
        assert lines == 1
    assert said.startswith(sentence)
    assert "osaka" not in games.all_games()


def test_a_path_that_cannot_be_read_gets_a_sentence(tmp_path: Path) -> None:
    for path, why in ((tmp_path / "none.py", "no such file or directory"), (tmp_path, "is a directory")):
        with pytest.raises(BadGameFile) as error:
            games.load(path)
        assert str(error.value) == f"{path} cannot be read: {why}."
    shut = osaka(tmp_path)
    shut.chmod(0)
    if not os.access(shut, os.R_OK):  # root reads everything
        with pytest.raises(BadGameFile, match="cannot be read: permission denied"):
            games.load(shut)


def test_a_file_may_begin_with_an_encoding_and_import_another_game(tmp_path: Path) -> None:
    path = osaka(
        tmp_path,
        ('"""Osaka:', '# -*- coding: utf-8 -*-\n"""Osaka:'),
        ("\n\nTABLE", "\n\nfrom hanashobu.games.mushi import GAME as MUSHI\n\nTABLE"),
    )
    assert games.load(path).title == "Osaka"


def test_the_hash_is_that_of_the_bytes_of_the_file(tmp_path: Path) -> None:
    path = osaka(tmp_path)
    assert games.load(path).digest == hashlib.sha256(path.read_bytes()).hexdigest()
    assert {game.digest for name, game in games.all_games().items() if name != "osaka"} == {""}
