"""What a study counts, against records that were made without it; and that it matters not where it is counted."""

from __future__ import annotations

import json
import statistics
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy", reason="numpy is not installed")

from hanashobu import bots, games
from hanashobu.games import all_games
from hanashobu.lab.report.build import trouble
from hanashobu.lab.report.figures import Study, mean_of, study
from hanashobu.lab.report.tally import Counts, Ratio, tally_chunk
from hanashobu.lab.sim.chunks import Chunk, SimulationSpec
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
