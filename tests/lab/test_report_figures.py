"""What a study counts, against records that were made without it; and that it matters not where it is counted."""

from __future__ import annotations

import json
import math
import re
import statistics
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy", reason="numpy is not installed")

from hanashobu import bots, games
from hanashobu.games import all_games
from hanashobu.lab.report import tally
from hanashobu.lab.report.build import report, trouble
from hanashobu.lab.report.figures import Study, error_of_difference, mean_of, studies, study
from hanashobu.lab.report.files import numbers
from hanashobu.lab.report.plots import MOST_BARS, bins
from hanashobu.lab.report.sweep import changes, identical, sweep_report
from hanashobu.lab.report.tally import Counts, Ratio, tally_chunk, tally_sweep
from hanashobu.lab.sim.chunks import Chunk, SimulationSpec
from hanashobu.rules.options import read
from tests.cli.run import works

TABLES = [(game.name, seats) for game in all_games().values() for seats in {min(game.seats), max(game.seats)}]
ROUNDS = 130


def at_random(game: str, seats: int | None = None, seed: int = 7) -> SimulationSpec:
    found = games.find(game)
    return SimulationSpec(found, found.options(), seats or found.usual_seats, seed, None)


def recorded(path: Path) -> list[list[dict[str, Any]]]:
    """The rounds of a record, each with its events."""
    rounds: list[list[dict[str, Any]]] = []
    for line in map(json.loads, path.read_text(encoding="utf-8").splitlines()):
        if line["event"] == "round":
            rounds.append([])
        if rounds:
            rounds[-1].append(line)
    return rounds


def of(lines: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [line for line in lines if line["event"] == kind]


def value(found: Study, what: str, which: str) -> float:
    """A figure; what never happened has none."""
    return found.figures[what, which].value if (what, which) in found.figures else 0.0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_figures_are_those_of_the_recorded_matches(game: str, seats: int, tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    works("sim", game, "--players", str(seats), "--rounds", str(ROUNDS), "--seed", "7", "--records", path)
    rounds, found = recorded(path), study(at_random(game, seats), ROUNDS, 1)
    assert found.rounds == len(rounds) == ROUNDS
    dealers = [lines[0]["dealer"] for lines in rounds]
    results = [of(lines, "score")[-1]["result"] for lines in rounds]
    ends = [of(lines, "round_end")[-1] for lines in rounds]
    for place in range(seats):
        sits = [(dealer + place) % seats for dealer in dealers]
        got = [result[seat] for result, seat in zip(results, sits, strict=True)]
        assert value(found, "result", str(place)) == pytest.approx(statistics.mean(got))
        mean = statistics.mean(sum(result) / seats for result in results)
        assert value(found, "advantage", str(place)) == pytest.approx(statistics.mean(got) - mean)
        won = sum(end.get("winner") == seat for end, seat in zip(ends, sits, strict=True))
        assert value(found, "won", str(place)) == pytest.approx(won / ROUNDS)
    for why in ("hands_out", "stopped", "shoubu", "cancel", "nobody_plays", "split"):
        assert value(found, "ended", why) == pytest.approx(sum(end["why"] == why for end in ends) / ROUNDS)
    misdeals = [line for lines in rounds for line in of(lines, "misdeal")]
    total = sum(figure.value for figure in found.of("misdeal"))
    assert total == pytest.approx(len(misdeals) / (ROUNDS + len(misdeals)))
    claims = [line for lines in rounds for line in of(lines, "claim")]
    for row in found.rules.teyaku:
        assert value(found, "yaku", row.id) == pytest.approx(sum(row.id in claim.get("teyaku", ()) for claim in claims) / ROUNDS)
    pays = [line for lines in rounds for line in of(lines, "pay")]
    for figure in found.of("paid"):
        paid = sum(line["amount"] for line in pays if line["why"] == figure.which)
        assert figure.value == pytest.approx(paid / ROUNDS), figure.which


def test_the_order_of_chunks_does_not_matter() -> None:
    spec = at_random("kyu_rei_hana")
    chunks = [tally_chunk(spec, Chunk(stream, 24)) for stream in range(4)]
    forth, back = Counts(), Counts()
    for chunk in chunks:
        forth.add(chunk)
    for chunk in reversed(chunks):
        back.add(chunk)
    assert forth == back
    assert forth.rounds == 96
    assert all(ratio.matches == 8 for ratio in forth.ratios.values())  # also of what did not happen in every chunk


def test_one_core_and_two_find_the_same() -> None:
    spec = at_random("mushi")
    one, two = study(spec, 5000, 1), study(spec, 5000, 2)
    assert (str(one.where), str(two.where)) == ("one core", "2 cores")
    assert one.figures == two.figures
    assert one.spreads == two.spreads


def test_bots_are_counted_as_random_play_is() -> None:
    found = games.find("hiraya")
    made = study(SimulationSpec(found, found.options(rounds=2), 3, 1, bots.find("regular")), 6, 1)
    assert made.rounds == 6
    assert made.matches == 3
    assert made.machine == "CPython"
    assert sum(figure.value for figure in made.of("won")) == pytest.approx(1)


def test_errors_go_by_matches() -> None:
    """Four matches of two rounds: 1 1, 1 1, 0 0, 0 0. Taken for eight rounds, the error would be too small."""
    mean, error = mean_of(Ratio(4, 4, 8, 2 * 2 + 2 * 2, 2 * 2 + 2 * 2, 4 * 4))
    assert mean == 0.5
    assert error == pytest.approx(statistics.stdev([1, 1, 0, 0]) / 2)


def test_ctrl_c_keeps_what_is_finished() -> None:
    spec = at_random("mushi")

    def spread(play: Any, chunks: Any) -> Any:
        for chunk in list(chunks)[:1]:
            yield chunk, play(chunk, lambda: False)
        raise KeyboardInterrupt

    made = study(spec, 5000, spread=spread)
    assert made.rounds == 2400
    assert str(made.trouble) == "It was stopped."
    assert "It was stopped. 5,000 rounds were asked for; this is what was finished." in trouble(made)


def sweep(game: str, rounds: int, bot: str, **changed: Any) -> list[Study]:
    """The usual table, and one with another house rule."""
    found = games.find(game)
    player = None if bot == "random" else bots.find(bot)
    options = (found.options(), found.options(**changed))
    return studies([SimulationSpec(found, one, found.usual_seats, 1, player) for one in options], rounds, 1)


def test_tables_that_are_played_alike_differ_by_exactly_nothing() -> None:
    """The regular bot always takes, so it does not matter whether it must."""
    first, second = sweep("hana_awase", 24, "regular", must_match=True)
    assert identical(first, second)
    [table] = changes(first, [second])
    assert table
    assert {(change.difference, change.error, change.certain) for change in table.values()} == {(0.0, 0.0, False)}
    assert "Both tables, off and on, were identical in all 24 rounds." in sweep_report("must_match", [("off", first), ("on", second)])


def test_tables_that_differ_in_a_few_matches_are_compared_match_by_match() -> None:
    first, second = sweep("hiraya", 240, "regular", must_match=True)
    assert not identical(first, second)
    change = changes(first, [second])[0]["result", "0"]
    errors = [one.figures["result", "0"].error or 0.0 for one in (first, second)]
    assert 0 < change.error < 0.5 * math.hypot(*errors)


@pytest.mark.parametrize("chunk", [24, 240])
def test_the_error_of_a_difference_is_that_of_the_differences(chunk: int) -> None:
    found = games.find("kyu_rei_hana")
    tables = ["warbler_and_deer_double=off", "warbler_and_deer_double=on"]
    specs = [SimulationSpec(found, read(found.options, (table,)), 3, 3, None) for table in tables]
    sums = [Counts(), Counts()]
    for stream in range(240 // chunk):
        for whole, part in zip(sums, tally_sweep(specs, Chunk(stream, chunk)), strict=True):
            whole.add(part)
    logs = [tally._tally(spec, Chunk(stream, chunk), lambda: False)[1] for spec in specs for stream in range(240 // chunk)]
    for key in (("result", "0"), ("length", "decisions")):
        both = [[int(n) for matches in half for n in matches[key][0]] for half in (logs[: len(logs) // 2], logs[len(logs) // 2 :])]
        differences = [two - one for one, two in zip(*both, strict=True)]
        expected = statistics.stdev(differences) / math.sqrt(len(differences)) / 12
        assert error_of_difference(sums[0].ratios[key], sums[1].ratios[key], sums[1].crosses[key]) == pytest.approx(expected)


def test_matches_of_different_length_are_compared_without_pairing() -> None:
    found = games.find("mushi")
    specs = [SimulationSpec(found, found.options(rounds=rounds), 2, 1, None) for rounds in (4, 6)]
    first, second = studies(specs, 240, 1)
    assert (first.matches, second.matches) == (60, 40)
    assert not second.sums.crosses
    assert changes(first, [second])[0]


@pytest.mark.parametrize(("step", "low", "high"), [(5, -150, 300), (12, -96, 1200), (1, -40, 300), (10, 0, 20)])
def test_every_bar_holds_as_many_numbers_as_any_other(step: int, low: int, high: int) -> None:
    """Results of Hiraya are multiples of 5: bars of 6 had peaks where there are none."""
    numbers = range(low, high + 1, step)
    found, width = bins(low, high, numbers)
    assert found == step
    assert width % step == 0
    held = Counter((number - low) // width for number in numbers)
    assert len(held) <= MOST_BARS
    assert {held[bar] for bar in range(len(held) - 1)} <= {width // step}


def test_the_histograms_are_in_the_numbers() -> None:
    made = study(at_random("hiraya"), 240, 1)
    counted = [row for row in numbers([("", made)]) if row["what"] == "spread-dealer"]
    assert {int(row["which"]): row["count"] for row in counted} == dict(made.spreads["dealer"])
    assert sum(row["value"] for row in counted) == pytest.approx(1)


def test_kan_are_called_kan_and_teyaku_are_no_yaku() -> None:
    """Five Brights are 12 kan in Hachi-Hachi; Triplet, the most frequent of all, is dealt."""
    words = report(study(at_random("hachi_hachi", 5), 1200, 1))
    assert "kan of 12 points" in words
    assert re.search(r"times in 100 rounds: (?!Triplet)[^<]*, the most frequent yaku", words)
