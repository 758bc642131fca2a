"""Presets: house rules under one name, at every door."""

from __future__ import annotations

from pathlib import Path

import pytest

import hanashobu
from hanashobu import games
from hanashobu.app import presentation
from hanashobu.check.isolated import look
from hanashobu.game_file import GameFile
from hanashobu.rules.bad_table import BadTable
from tests.cli.run import flat, hana
from tests.games.files import osaka

IMPORT = (
    "from hanashobu.rules.ruleset import Ruleset",
    "from hanashobu.rules.preset import Preset\nfrom hanashobu.rules.ruleset import Ruleset",
)


def with_presets(folder: Path, presets: str) -> Path:
    """Osaka with these presets."""
    return osaka(folder, IMPORT, ("    build=rules,", f"    build=rules,\n    presets=({presets},),"))


CLUB = 'Preset(name="club", title="As in our club", options={"no_castle": True, "rounds": 6})'


def test_a_preset_sets_its_house_rules_and_options_beside_it_win(tmp_path: Path) -> None:
    game = games.load(with_presets(tmp_path, CLUB))
    options, rules = game.table(["preset=club"])
    assert (options.rounds, len(rules.yaku)) == (6, 1)
    assert game.table({"preset": "club", "rounds": 3})[0].rounds == 3
    assert game.table([])[0].rounds == 12
    assert str(game.beside_preset(["preset=club", "rounds=3"])) == "As in our club, but for rounds."
    assert game.beside_preset(["preset=club", "rounds=6"]) is None


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        (["preset=clubs"], "has no preset 'clubs'. The presets here are club."),
        (["preset=club", "preset=club"], "Choose one preset, not club and club."),
        ({"preset": 7}, "has no preset '7'. The presets here are club."),
    ],
)
def test_a_preset_that_is_not_there_gets_a_sentence(tmp_path: Path, chosen: list[str] | dict[str, object], sentence: str) -> None:
    game = games.load(with_presets(tmp_path, CLUB))
    with pytest.raises(BadTable) as refused:
        game.table(chosen)
    assert str(refused.value).endswith(sentence)


def test_presets_are_shown_where_house_rules_are(tmp_path: Path) -> None:
    path = with_presets(tmp_path, CLUB)
    shown = hana("rules", path, "-o", "preset=club", "-o", "rounds=3")
    assert shown.stderr == "As in our club, but for rounds.\n"
    assert "-o preset=club As in our club: no_castle on, rounds 6" in flat(shown.stdout)
    games.load(path)
    (info,) = [one for one in presentation.all_games() if one.game == "osaka"]
    assert [(preset.name, preset.options) for preset in info.presets] == [("club", {"no_castle": True, "rounds": 6})]
    assert hanashobu.Match("osaka", preset="club").options["rounds"] == 6


@pytest.mark.parametrize(
    ("preset", "sentence"),
    [
        ('Preset(name="club", title="C.", options={"castle": True})', "The preset club cannot be played: There is no option 'castle'"),
        ('Preset(name="club", title="C.", options={"rounds": 12})', "The preset club sets rounds to what it is anyway."),
        ('Preset(name="our club", title="C.", options={"rounds": 6})', "The name of the preset our club cannot be typed"),
    ],
)
def test_hana_check_complains_about_presets(tmp_path: Path, preset: str, sentence: str) -> None:
    verdict = look(GameFile("osaka.py", with_presets(tmp_path, preset).read_bytes()))
    assert any(sentence in str(one) for one in verdict.wrong), [str(one) for one in verdict.wrong]


def test_the_lobby_begins_with_the_first_game_and_the_one_that_most_people_know() -> None:
    assert [info.game for info in presentation.all_games()][:2] == ["hiraya", "koi_koi"]
