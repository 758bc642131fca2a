"""Where games come from: a path, HANA_GAMES, an installed package, another process; and what happens if two want the same name."""

from __future__ import annotations

import logging
import os
import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hanashobu import games
from hanashobu.games import BadGameFile, UnknownGame
from hanashobu.games.registry import VARIABLE
from hanashobu.rules.game import Game
from tests.cli.run import flat, shell
from tests.games.files import KOBE, osaka


def test_one_function_takes_names_paths_and_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = osaka(tmp_path)
    with pytest.raises(UnknownGame, match="There is no game 'osaka'"):
        games.find("osaka")
    game = games.find(path)
    monkeypatch.chdir(tmp_path)
    assert game is games.find(str(path)) is games.find("./osaka.py") is games.find("osaka.py") is games.find("Osaka") is games.find(game)
    assert isinstance(game, Game)
    assert games.find("mushi").name == "mushi"
    assert list(games.all_games())[-1] == "osaka"


def test_a_name_never_leads_to_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = osaka(tmp_path, ("GAME = Game(", f"open({str(tmp_path / 'ran')!r}, 'w').close()\nGAME = Game("))
    monkeypatch.chdir(tmp_path)
    for text in (str(path), "./osaka.py", "osaka.py", "osaka"):
        with pytest.raises(UnknownGame):
            games.named(text)
        for digest in (None, "0" * 64):
            with pytest.raises(UnknownGame):
                games.recorded(text, digest)
    assert not (tmp_path / "ran").exists()


def test_the_variable_names_folders_and_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    osaka(folder)
    osaka(folder, name="_draft.py")
    osaka(folder, name="test_osaka.py")
    (folder / "notes.txt").write_text("no game")
    kobe = osaka(tmp_path, *KOBE, name="kobe.py")
    monkeypatch.setenv(VARIABLE, os.pathsep.join(("", str(folder), str(kobe), str(kobe))))
    assert list(games.all_games())[-2:] == ["osaka", "kobe"]
    assert not caplog.records


def test_one_bad_file_hides_no_other_and_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "a.py").write_text("GAME = (")
    osaka(tmp_path)
    (tmp_path / "z.py").write_text("")
    monkeypatch.setenv(VARIABLE, os.pathsep.join((str(tmp_path), str(tmp_path / "nowhere"))))
    for _ in range(3):
        assert "osaka" in games.all_games()
    assert [record.getMessage() for record in caplog.records] == [
        f"{tmp_path / 'a.py'}, line 1: '(' was never closed.",
        f"{tmp_path / 'z.py'} defines no GAME; the file of a game ends with GAME = Game(…).",
        f"HANA_GAMES: There is no folder or file {tmp_path / 'nowhere'}.",
    ]
    assert {record.levelno for record in caplog.records} == {logging.WARNING}


def test_names_and_prefixes_belong_to_one_game(tmp_path: Path) -> None:
    osaka(tmp_path)
    games.load(tmp_path / "osaka.py")
    clashes = {
        (
            ('name="osaka"', 'name="mushi"'),
            ("game-osaka =", "game-mushi ="),
        ): "the name mushi belongs to a game of hanashobu; give this game another name.",
        (
            ('prefix="OS"', 'prefix="MU"'),
            ("OS-", "MU-"),
        ): "its rule ids begin with MU, like those of mushi of hanashobu; choose another prefix.",
        (
            ("A game of our club.", "Another."),
        ): f"the name osaka belongs to a game of {tmp_path / 'osaka.py'}; give this game another name.",
        (
            ('name="osaka"', 'name="kobe"'),
            ("game-osaka =", "game-kobe ="),
        ): f"its rule ids begin with OS, like those of osaka of {tmp_path / 'osaka.py'}; choose another prefix.",
    }
    for changes, sentence in clashes.items():
        path = osaka(tmp_path, *changes, name="clash.py")
        known = dict(games.all_games())
        with pytest.raises(BadGameFile) as error:
            games.load(path)
        assert str(error.value) == f"{path}: {sentence}"
        assert games.all_games() == known


def test_a_file_that_was_changed_is_a_new_version_of_the_same_game(tmp_path: Path) -> None:
    first = games.load(osaka(tmp_path))
    second = games.load(osaka(tmp_path, ("A game of our club.", "A better game.")))
    assert (first.name, second.sentence) == (second.name, "A better game.")
    assert games.find("osaka") is second
    renamed = games.load(osaka(tmp_path, ('name="osaka"', 'name="naniwa"'), ("game-osaka =", "game-naniwa =")))
    assert games.find("naniwa") is renamed
    assert "osaka" not in games.all_games()


def test_a_copy_of_a_file_is_the_same_game(tmp_path: Path) -> None:
    assert games.load(osaka(tmp_path)) is games.load(osaka(tmp_path, name="copy.py"))


PLUGIN = "[hanashobu.games]\n{point}\n"


def _install(folder: Path, point: str) -> None:
    """What an installed package looks like to Python."""
    info = folder / "club-1.0.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: club\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(PLUGIN.format(point=point))


def test_parts_that_go_wrong_together_are_refused_in_a_package_too(tmp_path: Path) -> None:
    path = osaka(tmp_path, name="club_osaka.py")
    text = path.read_text("utf-8")
    path.write_text(re.sub(r"flaws=\(.*\),", "flaws=(),", text), "utf-8")
    _install(tmp_path, "osaka = club_osaka")
    said = shell("games", PYTHONPATH=os.pathsep.join((str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")]))))
    assert "osaka (club_osaka): All four cards of a month may be among the" in flat(said.stderr)
    assert "A game of our club." not in said.stdout
    assert said.returncode == 0


@pytest.mark.parametrize("point", ["osaka = club_osaka", "osaka = club_osaka:GAME"])
def test_an_installed_package_brings_its_game(point: str, tmp_path: Path) -> None:
    osaka(tmp_path, name="club_osaka.py")
    _install(tmp_path, point)
    path = os.pathsep.join((str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])))
    assert "A game of our club." in shell("games", PYTHONPATH=path).stdout
    result = shell("sim", "osaka", "--rounds", "24", "--bot", "beginner", "--records", tmp_path / "o.jsonl", PYTHONPATH=path)
    assert result.returncode == 0, result.stderr
    assert shell("verify", tmp_path / "o.jsonl", PYTHONPATH=path).returncode == 0
    assert "Its file is needed, with the SHA-256" in shell("verify", tmp_path / "o.jsonl").stdout


@pytest.mark.parametrize(
    ("point", "sentence"),
    [
        (
            "osaka = club_nothing",
            "osaka (club_nothing) cannot be loaded: ModuleNotFoundError: No module named 'club_nothing'.",
        ),
        ("osaka = club_osaka:YAKU", "osaka (club_osaka:YAKU) is not a game: the entry point must name a module with a GAME, or a Game."),
    ],
)
def test_an_installed_package_that_brings_no_game_is_told_and_hides_no_other(point: str, sentence: str, tmp_path: Path) -> None:
    osaka(tmp_path, name="club_osaka.py")
    _install(tmp_path, point)
    result = shell("games", PYTHONPATH=os.pathsep.join((str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")]))))
    assert (result.returncode, result.stderr) == (0, f"{sentence}\n")
    assert "mushi" in result.stdout


def test_another_process_knows_the_game_from_its_bytes_alone(tmp_path: Path) -> None:
    path = osaka(tmp_path)
    game = games.load(path)
    options = game.options(rounds=3)
    path.unlink()
    needed = tmp_path / "needed"
    needed.write_bytes(pickle.dumps((games.files(), pickle.dumps((options, game)))))
    script = (
        "import pickle, sys; from hanashobu import games\n"
        "files, data = pickle.load(open(sys.argv[1], 'rb')); games.install(files); games.install(files)\n"
        "options, game = pickle.loads(data)\n"
        "print(options.rounds, game == games.find('osaka'), len(games.all_games()))"
    )
    result = subprocess.run([sys.executable, "-c", script, str(needed)], capture_output=True, text=True, check=True)
    assert result.stdout.split() == ["3", "True", str(len(games.all_games()))]
