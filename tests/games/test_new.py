"""`hana new`: a game that can be played at once; inside the project with all its places, and nothing else has to be edited."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hanashobu import games
from tests.cli.run import hana, refuses, works

ROOT = Path(__file__).resolve().parents[2]

# Where games, prefixes and menu numbers were once listed, and what finds every game by itself.
WHOLE = (
    "tests/rules/test_aizu.py",
    "tests/rules/test_rule_ids.py",
    "tests/cli/test_games.py",
    "tests/cli/test_docs.py",
    "tests/text/test_names.py",
)
BY_GAME = (
    "tests/text",
    "tests/table/test_questions.py",
    "tests/play/test_dealing.py",
    "tests/rules/test_common.py",
    "tests/terminal/test_match.py",
)


def test_a_new_game_is_in_order_and_can_be_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert works("new", "Kyo-no hana".replace(" ", "-")).splitlines()[0] == "Created kyo_no_hana.py."
    assert sorted(path.name for path in tmp_path.glob("*.py")) == ["kyo_no_hana.py", "test_kyo_no_hana.py"]
    assert "kyo_no_hana  2 to 3      48     264" in works("check", "kyo_no_hana.py")
    assert "Kyo No Hana" in works("rules", "kyo_no_hana.py")
    played = works("play", "kyo_no_hana.py", "--plain", "--fast", "--players", "2", "-o", "rounds=1", input="1\n" * 80)
    assert "The match is over" in played or "wins the match" in played, played[-400:]
    assert games.find("kyo_no_hana").prefix == "KY"


def test_title_and_prefix_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    works("new", "osaka", "--title", "Ōsaka’s own", "--prefix", "ob")
    game = games.load("osaka.py")
    assert (game.title, game.prefix) == ("Ōsaka’s own", "OB")
    assert game.rules().yaku[0].id == "OB-Y1"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("9lives",), "'9lives' is not a valid name for a game; use letters, digits and underscores, and begin with a letter."),
        (("../osaka",), "'../osaka' is not a valid name for a game"),
        (("mushi",), "There is a game mushi already; choose another name."),
        (("taken",), "taken.py exists already; choose another name, or move it away."),
        (("osaka", "--prefix", "MU"), "--prefix takes two letters that no other game has, not 'MU'"),
        (("osaka", "--prefix", "o1"), "--prefix takes two letters that no other game has, not 'o1'"),
        (("osaka", "--title", 'a"b'), "A title has 1 to 40 letters, without quotes and backslashes."),
        (("osaka", "--title", " "), "A title has 1 to 40 letters, without quotes and backslashes."),
    ],
)
def test_what_cannot_be_written_gets_a_sentence(
    words: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken.py").write_text("mine")
    assert refuses("new", *words).startswith(sentence)
    assert [(path.name, path.read_text()) for path in tmp_path.glob("*.py")] == [("taken.py", "mine")]


def test_of_three_files_all_are_written_or_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    inside = tmp_path / "src" / "hanashobu" / "games"
    inside.mkdir(parents=True)
    result = hana("new", "osaka")
    assert result.exit_code == 1
    assert "docs/rules/osaka.md cannot be written: no such file or directory." in result.stderr
    assert list(inside.iterdir()) == []


def test_inside_the_project_a_game_is_three_files_and_nothing_else_fails(tmp_path: Path) -> None:
    """The project is copied, a game is added to the copy, and the copy's own tests are run."""
    for folder in ("src", "docs", "tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("page"))  # with what is compiled
    for file in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, tmp_path / file)
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}

    def run(*words: str) -> str:
        result = subprocess.run([sys.executable, *words], cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
        assert result.returncode == 0, result.stdout[-3000:] + result.stderr[-2000:]
        return result.stdout

    def files() -> set[str]:
        return {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file() and path.suffix != ".pyc"}

    before = files()
    run("-c", "from hanashobu.cli import main; main()", "new", "aizu")  # it comes first in every list
    assert sorted(files() - before) == [
        "docs/rules/aizu.md",
        "src/hanashobu/games/aizu.py",
        "tests/rules/test_aizu.py",
    ]
    whole = " or ".join(Path(file).name for file in WHOLE)
    run("-m", "pytest", "-q", "-p", "no:cacheprovider", *WHOLE, *BY_GAME, "-k", f"({whole} or aizu or menu) and not compiled")
