"""`hana sim`, and the laboratory behind it."""

from __future__ import annotations

import json
import math
import os
import re
import statistics
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from hanashobu import games
from hanashobu.games import all_games
from hanashobu.lab.sim.chunks import Chunk, cut
from hanashobu.records.codec import matches
from tests.cli.run import ENV, MAIN, NO_KERNEL, WITHOUT_KERNEL, data, hana, press_ctrl_c, refuses, running, shell, works
from tests.support.slices import sliced, spread
from tests.support.timeouts import PATIENCE, wait_for

TABLES = [(game.name, seats) for game in all_games().values() for seats in game.seats]
SOME = sliced(spread(TABLES), len(TABLES) // 3)
HOW = ("seconds", "threads", "machine", "rounds_per_second")  # how it was done, not what came of it


def numbers(answer: dict[str, Any]) -> dict[str, Any]:
    """What a simulation found, whatever machine and threads it ran on."""
    return {key: value for key, value in answer.items() if key not in HOW}


def events_of(path: Path) -> list[dict[str, Any]]:
    """The events of a record, read as anybody could read them."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(("game", "seats"), SOME)
def test_the_numbers_are_those_of_the_recorded_matches(game: str, seats: int, tmp_path: Path) -> None:
    """Everything is counted again from the record, which was made without the sums."""
    path = tmp_path / "matches.jsonl"
    answer = data("sim", game, "--players", str(seats), "--rounds", "130", "--seed", "7", "--records", path)
    lines = events_of(path)
    scores = [line for line in lines if line["event"] == "score"]
    ends = [line for line in lines if line["event"] == "round_end"]
    dealers = [line["dealer"] for line in lines if line["event"] == "round"]
    assert len(scores) == answer["rounds"] == 130
    for seat, found in enumerate(answer["seats"]):
        results = [score["result"][seat] for score in scores]
        mean, spread = statistics.mean(results), statistics.stdev(results)
        assert math.isclose(found["mean"], mean, abs_tol=1e-9)
        assert math.isclose(found["deviation"], spread, rel_tol=1e-9)
        half = 1.9785 * spread / math.sqrt(130)  # Student's t, 95 %, 129 degrees of freedom
        assert found["interval"] == pytest.approx([mean - half, mean + half], abs=1e-3)
        assert found["won"] == pytest.approx(sum(end.get("winner") == seat for end in ends) / 130)
        assert found["card_points"] == pytest.approx(statistics.mean(score["cards"][seat] if score["cards"] else 0 for score in scores))
    assert answer["dealer_won"] == pytest.approx(sum(end.get("winner") == dealer for end, dealer in zip(ends, dealers, strict=True)) / 130)
    single = {row.id: row.levels[0].points for row in games.find(game).rules().yaku if row.id in ("TA-Y11", "TA-Y12")}
    for row in answer["yaku"]:
        values = [value for score in scores for held in score["yaku"] for id, value in held if id == row["id"]]
        made = sum(value // single[row["id"]] for value in values) if row["id"] in single else len(values)  # several rows, one entry
        assert row["per_round"] == pytest.approx(made / 130), row["id"]
    shown = sum(len(line.get("teyaku", ())) for line in lines if line["event"] == "claim")
    assert sum(row["per_round"] for row in answer["teyaku"]) == pytest.approx(shown / 130)
    misdeals = sum(line["event"] == "misdeal" for line in lines)
    assert answer["misdeals_per_deal"] == pytest.approx(misdeals / (130 + misdeals))
    assert answer["matches"] == sum(line["event"] == "match" for line in lines) == 11


@pytest.mark.parametrize("rounds", sliced(["200", "800"]))
@pytest.mark.parametrize(("game", "seats"), SOME)
def test_recording_changes_nothing(game: str, seats: int, rounds: str, tmp_path: Path) -> None:
    words = ("sim", game, "--players", str(seats), "--rounds", rounds, "--seed", "3")
    assert numbers(data(*words, "--records", tmp_path / "matches.jsonl")) == numbers(data(*words))


def test_one_thread_and_two_find_the_same() -> None:
    words = ("sim", "hiraya", "--rounds", "30000", "--seed", "5")
    one, two = data(*words, "--threads", "1"), data(*words, "--threads", "2")
    assert numbers(one) == numbers(two)
    assert one["threads"] == 1


def test_without_a_compiled_kernel_the_numbers_are_the_same_and_it_is_said_once() -> None:
    words = ("sim", "nara", "--rounds", "300", "--seed", "11", "--json")
    slow = shell(*words, python=WITHOUT_KERNEL)
    assert slow.returncode == 0
    assert slow.stderr == NO_KERNEL
    answer = json.loads(slow.stdout)
    assert answer["machine"] == "CPython"
    assert numbers(answer) == numbers(data(*words[:-1]))


def test_another_seed_gives_other_numbers_and_the_seed_is_told() -> None:
    first, second = (data("sim", "mushi", "--rounds", "240", "--seed", seed) for seed in ("1", "2"))
    assert (first["seed"], second["seed"]) == (1, 2)
    assert first["seats"] != second["seats"]


def test_without_a_seed_the_seed_that_was_used_repeats_the_run() -> None:
    first = data("sim", "mushi", "--rounds", "240")
    assert numbers(data("sim", "mushi", "--rounds", "240", "--seed", str(first["seed"]))) == numbers(first)


def test_the_report_reads_well_and_fits_80_columns() -> None:
    text = works("sim", "hiraya", "--rounds", "1,200", "--seed", "42")
    first, second, *_ = text.splitlines()
    assert first == "Hiraya  ひらや  3 players, random play, seed 42"
    assert second.startswith("1,200 rounds in 100 matches; ")
    assert "mean result" in text
    assert "HI-Y6  Thirteen Cards" in text
    assert "HI-4   Hiraya" in text
    assert "A round has 21.0 turns" in text
    assert max(map(len, text.splitlines())) <= 80


def test_multipliers_are_reported_where_there_are_some() -> None:
    assert "of the rounds were multiplied." in works("sim", "kyu_rei_hana", "--rounds", "120", "--seed", "1")
    assert "more than once" not in works("sim", "mushi", "--rounds", "120", "--seed", "1")


def test_rounds_that_nobody_wins_are_reported_where_there_are_some() -> None:
    """HA-O3."""
    words = ("sim", "hana_awase", "--players", "4", "--rounds", "1200", "--seed", "1")
    assert "\nnobody " in works(*words, "-o", "dandruff=on")
    assert "\nnobody " not in works(*words)
    assert data(*words, "-o", "dandruff=on")["nobody_won"] > 0


def test_a_house_rule_is_told_in_the_report() -> None:
    assert "house rule: must_match on\n" in works("sim", "mushi", "--rounds", "12", "--seed", "1", "-o", "must_match=on")


def test_a_single_round_has_no_spread() -> None:
    assert data("sim", "mushi", "--rounds", "1", "--seed", "1")["seats"][0]["deviation"] is None
    assert "\n1 round in 1 match; " in works("sim", "mushi", "--rounds", "1", "--seed", "1")


def test_an_open_end_is_one_match_that_is_stopped(tmp_path: Path) -> None:
    path = tmp_path / "open.jsonl"
    answer = data("sim", "hiraya", "--rounds", "150", "--seed", "1", "--option", "rounds=null", "--records", path)
    assert answer["matches"] == 1
    assert [line["why"] for line in events_of(path) if line["event"] == "match_end"] == ["stopped"]
    assert [line["number"] for line in events_of(path) if line["event"] == "round"] == list(range(1, 151))


def test_rounds_that_make_no_whole_match_end_in_a_match_that_is_stopped(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    works("sim", "mushi", "--rounds", "15", "--seed", "1", "--records", path)
    assert [line["why"] for line in events_of(path) if line["event"] == "match_end"] == ["rounds", "stopped"]
    assert works("verify", path) == f"{path}: ok: 2 matches, 15 rounds\n"


def test_a_match_that_ends_early_is_followed_by_another(tmp_path: Path) -> None:
    path = tmp_path / "bust.jsonl"
    works("sim", "hiraya", "--rounds", "60", "--seed", "1", "-o", "until_bust=30", "--records", path)
    whys = [line["why"] for line in events_of(path) if line["event"] == "match_end"]
    assert "bust" in whys
    assert sum(line["event"] == "round_end" for line in events_of(path)) == 60
    assert len(list(matches(path))) == len(whys)


def test_bots_play_through_views_and_it_is_said_that_this_is_slower(tmp_path: Path) -> None:
    path = tmp_path / "bots.jsonl"
    result = hana("sim", "hana_awase", "--rounds", "24", "--seed", "1", "--bot", "regular", "--records", path)
    assert "regular in every seat" in result.stdout
    assert result.stderr == "regular plays through views, on CPython: slower than random play.\n"
    assert works("verify", path) == f"{path}: ok: 2 matches, 24 rounds\n"
    assert events_of(path)[0]["seats"] == ["Regular 1", "Regular 2", "Regular 3"]


def test_bots_find_the_same_with_the_same_seed() -> None:
    words = ("sim", "nara", "--rounds", "12", "--seed", "4", "--bot", "regular")
    assert numbers(data(*words)) == numbers(data(*words))


def test_rounds_are_cut_into_whole_matches() -> None:
    assert list(cut(5000, 12)) == [Chunk(0, 2400), Chunk(1, 2400), Chunk(2, 200)]
    assert list(cut(10, 7)) == [Chunk(0, 10)]
    assert [chunk.rounds for chunk in cut(9000, 5000)] == [5000, 4000]
    assert list(cut(10_000, None)) == [Chunk(0, 10_000)]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--rounds", "0"), "--rounds takes a whole number from 1 to 1,000,000,000,000, not '0'."),
        (("--rounds", "many"), "--rounds takes a whole number from 1 to 1,000,000,000,000, not 'many'."),
        (("--threads", "0"), "--threads takes a whole number from 1 to 1,024, not '0'."),
        (("--seed", "-1"), "'-1' is not a valid seed; use a whole number from 0 to 2^256 − 1, e.g. 42."),
        (("--players", "2"), "Hiraya is played by 3 players, not by 2."),
        (("--option", "until_bust=0"), "until_bust cannot be 0: it takes null, a whole number from 1."),
        (("--bot", "reglar"), "There is no bot 'reglar'; did you mean regular? The bots are random, beginner, regular, strong, master."),
    ],
)
def test_a_wrong_word_gets_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert refuses("sim", "hiraya", *words) == sentence


def test_a_directory_cannot_be_written(tmp_path: Path) -> None:
    assert refuses("sim", "hiraya", "--records", tmp_path, status=1) == f"{tmp_path} cannot be written: is a directory."


def test_a_file_in_no_directory_cannot_be_written(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "matches.jsonl"
    assert refuses("sim", "hiraya", "--records", path, status=1) == f"{path} cannot be written: no such file or directory."


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_gets_a_sentence() -> None:
    sentence = refuses("sim", "hiraya", "--rounds", "100", "--records", "/dev/full", status=1)
    assert sentence == "/dev/full cannot be written: no space left on device. What is there is a record up to its last whole line."


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent as a signal")
@pytest.mark.parametrize("recorded", [False, True])
def test_ctrl_c_reports_what_is_finished(recorded: bool, tmp_path: Path) -> None:
    """CPython, so that it takes long enough; the record or the progress bar shows when they have begun."""
    path = tmp_path / "matches.jsonl"
    words = ["sim", "hiraya", "--rounds", "900000000", "--seed", "1", "--json", *(["--records", str(path)] if recorded else [])]
    with running(*words, python=WITHOUT_KERNEL, seen=not recorded) as run:
        if recorded:
            wait_for(lambda: path.exists() and path.stat().st_size > 100_000)
        else:
            wait_for(lambda: re.search(r"[1-9][\d,]* of 900,000,000 rounds", run.screen))
        out, err = press_ctrl_c(run)
    assert run.returncode == 130
    answer = json.loads(out)
    assert answer["interrupted"]
    assert 0 < answer["rounds"] < 900_000_000
    assert f"Stopped after {answer['rounds']:,} of 900,000,000 rounds." in err
    if recorded:
        found = works("verify", path)
        assert found == f"{path}: ok: {answer['matches']} matches, {answer['rounds']} rounds\n"


def test_a_progress_bar_is_not_written_into_a_pipe() -> None:
    run = shell("sim", "mushi", "--rounds", "12", "--seed", "1", "--bot", "regular", python=MAIN)
    assert run.stderr == "regular plays through views, on CPython: slower than random play.\n"


def test_a_person_sees_a_progress_bar_and_can_stop_it() -> None:
    words = ["-c", WITHOUT_KERNEL, "sim", "mushi", "--rounds", "900000000", "--seed", "1"]
    child = pexpect.spawn(sys.executable, words, env={**os.environ, **ENV}, encoding="utf-8", dimensions=(40, 80), timeout=PATIENCE)
    child.expect(r"[1-9][\d,]* of 900,000,000 rounds")
    child.sendintr()
    child.expect(r"[1-9][\d,]* rounds in ")
    child.expect(r"Stopped after [1-9][\d,]* of 900,000,000 rounds\.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130


@pytest.mark.soak
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have other ways to tell memory")
def test_a_million_rounds_need_little_memory() -> None:
    """Not by getrusage, whose peak includes that of the process that started this one."""
    peak = "next(line.split()[1] for line in open('/proc/self/status') if line.startswith('VmHWM'))"
    run = shell(
        "sim",
        "hana_awase",
        "--rounds",
        "1000000",
        "--seed",
        "1",
        "--json",
        python=f"import atexit; atexit.register(lambda: print({peak})); {MAIN}",
    )
    kilobytes = int(run.stdout.splitlines()[-1])
    assert kilobytes < 300_000
