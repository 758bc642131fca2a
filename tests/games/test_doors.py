"""A broken file is refused at every door, in the same sentence; and nothing that a table asks for makes a game fail in Python's words."""

from __future__ import annotations

from pathlib import Path

import pytest

import hanashobu
from hanashobu import games
from hanashobu.app import presentation
from hanashobu.app.messages.api import SeatRequest, TableRequest
from hanashobu.app.operations import rules as rule_answers
from hanashobu.app.operations.tables import rules_of
from hanashobu.game_file import GameFile
from hanashobu.rules.game import BadTable
from tests.check.broken import BROKEN, Broken
from tests.cli.run import flat, hana, refuses
from tests.games.files import osaka
from tests.support.inspecting import verdict
from tests.support.slices import sliced, spread

ODD = ("    return Ruleset(", "    if options.rounds == 777:\n        raise KeyError(777)\n    return Ruleset(")


@pytest.mark.parametrize("broken", sliced(spread(BROKEN, 20), 4), ids=lambda broken: broken.name)
def test_a_broken_file_is_refused_at_every_door(broken: Broken, tmp_path: Path) -> None:
    path = tmp_path / "kyoto.py"
    path.write_text(broken.text(), encoding="utf-8")
    said = verdict(GameFile.at(path))
    sentence = flat(str(said.refused or said.wrong[0]))
    for words in (
        ("rules", path),
        ("sim", path, "--rounds", "12"),
        ("play", path, "--plain"),
        ("duel", "random", "beginner", "--game", path),
    ):
        assert sentence in flat(refuses(*words))
    checked = hana("check", path)
    assert checked.exit_code in (1, 2)
    assert "Traceback" not in checked.output
    with pytest.raises(games.BadGameFile) as error:
        games.load(path)
    assert sentence in flat(str(error.value))
    with pytest.raises(hanashobu.BadArgument) as refused:
        hanashobu.Match(path)
    assert sentence in flat(str(refused.value))
    games.add_place(tmp_path)  # as a server does
    assert "kyoto" not in games.all_games()
    assert presentation.all_games()


def test_whatever_a_game_does_with_its_options_a_table_is_refused_in_a_sentence(tmp_path: Path) -> None:
    game = games.load(osaka(tmp_path, ODD))
    sentence = "Osaka cannot be set up with these house rules: KeyError: 777."
    with pytest.raises(BadTable) as error:
        game.rules(game.options(rounds=777))
    assert str(error.value).replace("ōsaka-bana", "Osaka") == sentence
    wanted = TableRequest("osaka", (SeatRequest("Ann"), SeatRequest("Ben")), {"rounds": 777})
    for ask in (lambda: rules_of(wanted), lambda: rule_answers.rule_book("osaka", 2, ["rounds=777"])):
        with pytest.raises(BadTable, match="KeyError: 777"):
            ask()
    assert rules_of(TableRequest("osaka", wanted.seats, {"rounds": 6}))


def test_a_number_has_the_limits_that_its_house_rule_states(tmp_path: Path) -> None:
    stated = ("no_castle: bool", 'start: int = option(10, "S.", title="Start", rule="OS-O2", least=5, most=50)\n    no_castle: bool')
    game = games.load(osaka(tmp_path, stated, ("Length(options.rounds)", 'Length(options.rounds, start=options.start, start_rule="OS-7")')))
    wanted = TableRequest(game.name, (SeatRequest("Ann"), SeatRequest("Ben")), {"start": 51})
    with pytest.raises(BadTable) as refused:
        rules_of(wanted)
    assert str(refused.value.message) == "start cannot be 51: it takes a whole number from 5 to 50."
    assert rules_of(TableRequest(game.name, wanted.seats, {"start": 50}))
    (info,) = [one for one in presentation.all_games() if one.game == "osaka"]
    assert [(option.least, option.most) for option in info.options if option.name == "start"] == [(5, 50)]
    assert "a number from 5 to" in flat(hana("rules", "osaka").stdout)


def test_a_number_without_a_limit_that_its_rules_need_is_found(tmp_path: Path) -> None:
    unlimited = ("no_castle: bool", 'cards: int = option(8, "C.", title="Cards", rule="OS-O2")\n    no_castle: bool')
    path = osaka(tmp_path, unlimited, ("(hands(8), field(16))", "(hands(options.cards), field(16))"))
    with pytest.raises(games.BadGameFile):
        games.load(path)
