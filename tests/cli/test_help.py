"""Help, completion, and words that are no commands."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hanashobu import Match
from hanashobu.cli import COMMANDS
from hanashobu.text.current import t
from tests.cli.run import ENV, MAIN, hana, refuses, shell, works
from tests.support.slices import sliced


def test_help_lists_every_command_in_a_sentence() -> None:
    text = works("--help")
    for name in COMMANDS:
        assert any(line.split() == [name, *t(f"help-{name}").split()] for line in text.splitlines()), name


@pytest.mark.parametrize("name", COMMANDS)
def test_help_of_a_command_begins_with_its_sentence_and_has_an_example(name: str) -> None:
    text = works(name, "--help")
    assert text.split("\n\n")[1].strip() == t(f"help-{name}")
    assert any(line.strip().startswith(f"hana {name}") for line in text.splitlines())
    assert max(map(len, text.splitlines())) <= 80


def test_a_word_that_is_no_command_is_answered_with_the_nearest() -> None:
    assert refuses("rule").startswith("There is no command 'rule'; did you mean rules?")


def test_a_word_that_is_like_no_command_is_answered_with_all_of_them() -> None:
    assert refuses("xyzzy") == f"There is no command 'xyzzy'. The commands are {', '.join(COMMANDS)}."


def test_the_process_ends_with_2_and_one_sentence_for_an_unknown_game() -> None:
    run = shell("rules", "hirya")
    assert run.returncode == 2
    assert run.stdout == ""
    assert "There is no game 'hirya'; did you mean hiraya?" in run.stderr
    assert "Traceback" not in run.stderr


def test_the_version_is_told() -> None:
    assert hana("--version").output.startswith("hana, version ")


@pytest.mark.parametrize("kind", ["bash", "zsh", "fish"])
def test_a_shell_gets_its_completion_script(kind: str) -> None:
    run = shell(python="import sys; sys.argv = ['hana']; from hanashobu.cli import main; main()", _HANA_COMPLETE=f"{kind}_source")
    assert run.returncode == 0
    assert "_hana_completion" in run.stdout


def complete(line: str) -> list[str]:
    """What the Tab key offers after this line."""
    words = line.split(" ")
    script = "import sys; sys.argv = ['hana']; from hanashobu.cli import main; main()"
    run = shell(python=script, _HANA_COMPLETE="bash_complete", COMP_WORDS=line, COMP_CWORD=str(len(words) - 1))
    return [entry.partition(",")[2] for entry in run.stdout.split()]


def test_tab_completes_commands_games_options_and_values() -> None:
    assert complete("hana ver") == ["verify"]
    assert complete("hana rules kyu") == ["kyu_rei_hana"]
    assert complete("hana sim hiraya -o unt") == ["until_bust="]
    assert complete("hana sim nara -o must_match=") == ["off", "on"]
    assert complete("hana sim nara --bot re") == ["regular"]


def tab(line: str) -> list[str]:
    """What bash itself has to choose from, with its way of breaking words."""
    script = "import sys; sys.argv = ['hana']; from hanashobu.cli import main; main()"
    source = shell(python=script, _HANA_COMPLETE="bash_source").stdout
    words = re.findall(r"=|[^\s=]+", line) + ([""] if line[-1:] == " " else [])
    ask = f"hana() {{ {shlex.quote(sys.executable)} -c {shlex.quote(script)}; }}; export -f hana\n{source}\n"
    ask = ask.replace("env COMP_WORDS", "COMP_WORDS").replace("bash_complete $1", "bash_complete hana")
    ask += f"compopt() {{ :; }}; COMP_LINE={shlex.quote(line)}; COMP_POINT=${{#COMP_LINE}}\n"
    ask += f"COMP_WORDS=({' '.join(map(shlex.quote, words))}); COMP_CWORD={len(words) - 1}\n"
    ask += '_hana_completion hana; printf "%s\\n" "${COMPREPLY[@]}"'
    run = subprocess.run(["bash", "-c", ask], capture_output=True, text=True, env={**os.environ, **ENV}, check=True)
    return run.stdout.split()


@pytest.mark.skipif(not shutil.which("bash"), reason="bash is not installed")
@pytest.mark.parametrize(
    ("line", "offered"),
    sliced(
        [
            ("hana rules hiraya -o must_match=", ["off", "on"]),
            ("hana lab nara --sweep must_match=off,o", ["off,off", "off,on"]),
            ("hana rules hiraya -o must_match=of", ["off"]),
            ("hana rules hiraya -o must_m", ["must_match="]),
            ("hana play nara --bots strong,re", ["strong,regular"]),
            ("hana --lang j", ["ja"]),
            ("hana ver", ["verify"]),
        ],
        keep=2,
    ),
)
def test_bash_completes_what_follows_an_equals_sign(line: str, offered: list[str]) -> None:
    assert tab(line) == offered


@pytest.mark.skipif(not shutil.which("bash"), reason="bash is not installed")
@pytest.mark.parametrize("command", sliced(["hint", "odds", "replay"]))
def test_bash_completes_the_players_of_a_record(command: str, tmp_path: Path) -> None:
    Match("hiraya", seed=1, names=["Aki", "Ben", "Bo"]).save(tmp_path / "match.jsonl")
    assert tab(f"hana {command} {tmp_path}/match.jsonl --seat B") == ["Ben", "Bo"]
    if command == "replay":
        assert tab("hana hint nothing.jsonl --seat B") == []


def test_a_terminal_that_knows_no_kanji_gets_question_marks_and_no_traceback() -> None:
    run = shell("rules", "hiraya", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert run.returncode == 0
    assert run.stdout.startswith("Hiraya  ???")
    assert run.stderr == ""


@pytest.mark.skipif(sys.platform == "win32", reason="the pipe is a POSIX shell's")
def test_a_reader_who_has_seen_enough_gets_no_traceback() -> None:
    run = subprocess.run(
        f'"{sys.executable}" -c "{MAIN}" rules nara | head -n 1',
        shell=True,
        capture_output=True,
        text=True,
        env={**os.environ, **ENV},
        check=False,
    )
    assert run.stdout.startswith("Nara Hana-awase")
    assert run.stderr == ""
