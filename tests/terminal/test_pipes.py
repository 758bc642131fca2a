"""The command without a terminal: lines in, lines out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import Result

from hanashobu.play.events import MatchEnds
from hanashobu.records import codec
from tests.cli.run import flat, hana
from tests.support.timeouts import PATIENCE
from tests.terminal.driver import HANA, WINNERS, Terminal, records


def run(home: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    around = {**os.environ, "HANASHOBU_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [HANA, "play", *words], input=typed, env=around, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE
    )


def run_here(*words: str, typed: str = "") -> Result:
    """The same inside the test, with matches kept where HANASHOBU_HOME says: without a process for each line that is typed."""
    return hana("play", *words, input=typed)


def test_the_end_of_the_input_saves_and_the_next_lines_go_on(tmp_path: Path) -> None:
    first = run(tmp_path, "nara", "--seed", "4", "-o", "rounds=1", typed="0\n")
    assert first.returncode == 0
    assert first.stderr == ""
    assert first.stdout.endswith("Saved. `hana play nara` continues this match.\n")
    second = run(tmp_path, "nara", typed="1\n" * 60)
    assert second.returncode == 0
    assert "This is the match of" in second.stdout
    assert len(WINNERS.findall(second.stdout)) == 1
    (lines,) = codec.matches(records(tmp_path)[0])
    assert isinstance(lines[-1].event, MatchEnds)


def test_playing_loads_no_numpy(tmp_path: Path) -> None:
    code = (
        "import sys; from hanashobu.cli import main; sys.argv[1:] = ['play', 'hiraya', '--seed', '1']\n"
        "try: main()\nexcept SystemExit: pass\n"
        "print(sorted({'numba', 'numpy', 'hanashobu.terminal.session'} & set(sys.modules)))"
    )
    around = {**os.environ, "HANASHOBU_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], input="1\n1\n", env=around, capture_output=True, text=True, timeout=PATIENCE)
    assert done.stdout.splitlines()[-1] == "['hanashobu.terminal.session']"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("hirya",), "did you mean hiraya?"),
        (("hiraya", "--players", "5"), "Hiraya is played by 3 players, not by 5."),
        (("hiraya", "--bots", "reglar"), "did you mean regular?"),
        (("hiraya", "--bots", "regular,regular,regular"), "There are 2 opponents"),
        (("hiraya", "--name", "   "), "A name has 1 to 16 letters."),
        (("hiraya", "-o", "round=3"), "did you mean rounds?"),
        (("hiraya", "--seed", "x"), "'x' is not a valid seed"),
    ],
)
def test_what_cannot_be_gets_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], sentence: str) -> None:
    monkeypatch.setenv("HANASHOBU_HOME", str(tmp_path))
    done = run_here(*words)
    assert done.exit_code == 2
    assert sentence in flat(done.stderr)
    assert "Traceback" not in done.stderr


def test_a_record_goes_where_it_is_wanted_and_never_over_another_file(tmp_path: Path) -> None:
    wanted = tmp_path / "mine.jsonl"
    words = ("mushi", "-o", "rounds=1", "--record", str(wanted))
    assert run(tmp_path, *words, typed="1\n").returncode == 0
    assert wanted.exists()
    assert records(tmp_path) == []
    assert "This is the match of" in run(tmp_path, *words, typed="1\n" * 60).stdout
    done = run(tmp_path, *words)
    assert done.returncode == 2
    assert "exists already" in done.stderr
    (lines,) = codec.matches(wanted)
    assert isinstance(lines[-1].event, MatchEnds)


def test_what_is_asked_for_decides_which_match_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HANASHOBU_HOME", str(tmp_path))
    run_here("hana_awase", "--players", "2", "--seed", "1", typed="1\n")
    assert "This is the match of" not in run_here("hana_awase", "--players", "3", "--seed", "1", typed="1\n").stdout
    assert "This is the match of" not in run_here("hana_awase", "--new", typed="1\n").stdout
    assert len(records(tmp_path)) == 3
    two = run_here("hana_awase", "--players", "2")
    assert "This is the match of" in two.stdout
    assert "Hagi" not in two.stdout
    assert "This is the match of" not in run_here("hana_awase", "-o", "dandruff=on").stdout
    assert "This is the match of" in run_here("hana_awase", "-o", "dandruff=on").stdout


def test_a_match_played_in_another_terminal_is_left_alone(tmp_path: Path) -> None:
    first = Terminal(tmp_path, "hiraya", "--fast", "--seed", "1")
    first.question()
    path = records(tmp_path)[0]
    before = path.read_bytes()
    second = run(tmp_path, "hiraya", typed="1\n")
    assert "is being played in another terminal" in second.stdout
    assert len(records(tmp_path)) == 2
    assert path.read_bytes() == before
    first.type("q")
    assert first.end() == 0


def test_a_place_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no directory")
    done = run(tmp_path / "file", "hiraya")
    assert done.returncode == 0
    assert "set HANASHOBU_HOME" in flat(done.stdout)
    assert "The match was not saved." in done.stdout
    assert "Traceback" not in done.stderr
