"""Work on a real Ray, started on this machine: the same numbers, lost workers, clusters that do not answer."""

from __future__ import annotations

import json
import os
import shlex
import socket
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy", reason="numpy is not installed")

from hanashobu import bots, games
from hanashobu.bots.searcher import Searcher
from hanashobu.games import all_games
from hanashobu.lab.duel.run import duel
from hanashobu.lab.parallel import ray_cluster
from hanashobu.lab.parallel.processes import WorkersLost
from hanashobu.lab.report.figures import study
from hanashobu.lab.sim.chunks import SimulationSpec
from hanashobu.lab.sim.run import simulate
from tests.cli.run import data, hana, refuses
from tests.games.files import fresh_registry, loaded_and_gone
from tests.lab.test_duel import numbers


@pytest.fixture(scope="module")
def spread() -> Iterator[ray_cluster.Spread]:
    """One cluster of two workers for all these tests."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'hanashobu[ray]'")
    with ray_cluster.cluster(ray_cluster.LOCAL, cpus=2) as made:
        yield made


@pytest.mark.filterwarnings("ignore")  # what Ray itself warns of is not ours
def test_a_study_finds_the_same_on_one_core_and_on_ray(spread: ray_cluster.Spread) -> None:
    game = games.find("mushi")
    spec = SimulationSpec(game, game.options(), 2, 5, None)
    here, there = study(spec, 9600, 1), study(spec, 9600, spread=spread, where="Ray")
    assert there.figures == here.figures
    assert there.spreads == here.spreads
    assert (there.rounds, there.trouble, there.where) == (9600, "", "Ray")


@pytest.mark.filterwarnings("ignore")
def test_a_simulation_finds_the_same_on_two_threads_and_on_ray(spread: ray_cluster.Spread) -> None:
    game = games.find("hiraya")
    here, there = simulate(game, rounds=9600, seed=2, threads=2), simulate(game, rounds=9600, seed=2, spread=spread)
    how = ("seconds", "threads", "rounds_per_second")
    assert {key: value for key, value in here.to_json().items() if key not in how} == {
        key: value for key, value in there.to_json().items() if key not in how
    }


@pytest.mark.filterwarnings("ignore")
def test_a_game_from_outside_is_simulated_the_same_on_ray(
    spread: ray_cluster.Spread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Workers that were there before the game was know it from its bytes alone."""
    fresh_registry(monkeypatch)
    game = loaded_and_gone(tmp_path)
    play = partial(simulate, game, game.options(rounds=4), rounds=48, seed=2, bot=bots.find("beginner"))
    here, there = play(), play(spread=spread)
    assert (there.rounds, there.seats, there.yaku) == (here.rounds, here.seats, here.yaku)


@pytest.mark.filterwarnings("ignore")
def test_a_duel_finds_the_same_on_one_core_two_and_ray(spread: ray_cluster.Spread) -> None:
    """One of them searches, for so many iterations: only who looks at the clock plays otherwise elsewhere."""
    game = games.find("hiraya")
    players = (Searcher("thinker", "", seconds=60, iterations=8), bots.find("regular"))
    play = partial(duel, game, players, game.options(rounds=1), rounds=24, seed=4, early=False)
    one, two, many = play(threads=1), play(threads=2), play(spread=spread)
    assert one.deals == 4
    assert numbers(one) == numbers(two) == numbers(many)


@pytest.mark.filterwarnings("ignore")
def test_hana_duel_finds_the_same_on_ray(spread: ray_cluster.Spread, monkeypatch: pytest.MonkeyPatch, root: Path) -> None:
    """A program plays too, and the duel ends when it is decided."""
    program = f"{shlex.quote(sys.executable)} {shlex.quote(str(root / 'examples' / 'my_bot.py'))}"
    words = ("duel", "random", "--bot", program, "--game", "mushi", "--rounds", "200", "--seed", "3", "-o", "rounds=1")
    here = data(*words, "--threads", "1")
    monkeypatch.setattr(ray_cluster, "cluster", lambda address: nullcontext(spread))
    there = data(*words, "--on", "ray")
    assert here["decided"]
    assert numbers(there) == numbers(here)


@pytest.mark.parametrize(
    ("end", "sentence"), [(WorkersLost("The cluster is lost: it burns."), "The cluster is lost: it burns. "), (KeyboardInterrupt(), "")]
)
def test_a_duel_that_ends_early_keeps_what_is_finished(end: BaseException, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    finished = 2

    def breaks(play: Any, chunks: Any) -> Iterator[Any]:
        for chunk in islice(chunks, finished):
            yield chunk, play(chunk, lambda: False)
        raise end

    monkeypatch.setattr(ray_cluster, "cluster", lambda address: nullcontext(breaks))
    words = ("duel", "random", "beginner", "--game", "mushi", "--rounds", "60", "--seed", "3", "-o", "rounds=1", "--on", "ray")
    run = hana(*words, "--json")
    assert run.exit_code == 130
    assert run.stderr == f"{sentence}Stopped after 24 of 60 rounds.\n"
    found = json.loads(run.stdout)
    assert (found["deals"], found["rounds"], found["interrupted"], found["trouble"]) == (12, 24, True, sentence.strip())
    assert hana(*words).stdout.splitlines()[2].startswith("24 rounds: 12 deals, each in 2 matches, ")
    finished = 0
    if sentence:
        assert refuses(*words, status=1) == f"{sentence}No deal was finished."
    else:
        run = hana(*words)
        assert (run.exit_code, run.stdout, run.stderr) == (130, "", "Stopped after 0 of 60 rounds.\n")


def dies_once(folder: str, chunk: int, stopped: Any) -> int:
    """A worker that is killed the first time it gets chunk 2."""
    mark = Path(folder) / "died"
    if chunk == 2 and not mark.exists():
        mark.touch()
        os._exit(1)
    return 10 * chunk


def always_dies(chunk: int, stopped: Any) -> int:
    os._exit(1)


def fails(chunk: int, stopped: Any) -> int:
    raise ValueError("This chunk cannot be played.")


@pytest.mark.filterwarnings("ignore")
def test_a_lost_worker_costs_only_its_chunk(spread: ray_cluster.Spread, tmp_path: Path) -> None:
    assert sorted(spread(partial(dies_once, str(tmp_path)), range(6))) == [(chunk, 10 * chunk) for chunk in range(6)]
    assert (tmp_path / "died").exists()


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
def test_workers_that_are_lost_again_and_again_end_the_work(spread: ray_cluster.Spread) -> None:
    with pytest.raises(WorkersLost, match="are lost again and again"):
        list(spread(always_dies, range(2)))


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
def test_what_goes_wrong_in_a_chunk_is_told_as_it_is(spread: ray_cluster.Spread) -> None:
    with pytest.raises(ValueError, match=r"^This chunk cannot be played\.$"):
        list(spread(fails, range(2)))


def test_another_version_on_a_worker_gets_a_sentence() -> None:
    with pytest.raises(ray_cluster.OtherVersion, match="another version of Hanashōbu"):
        ray_cluster._run("of-long-ago", ((), b""), [1])


def test_a_cluster_that_cannot_be_reached_gets_a_sentence() -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'hanashobu[ray]'")
    with socket.socket() as taken:  # a port on which nobody listens
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        said = refuses("sim", "mushi", "--rounds", "24", "--on", "ray", "--address", f"127.0.0.1:{port}", status=1)
    assert said.startswith(f"No Ray cluster could be reached at 127.0.0.1:{port}: ")
    for address in ("nonsense", "host:0", "host:99999"):
        for words in (("sim", "mushi"), ("duel", "random", "regular", "--game", "mushi")):
            said = refuses(*words, "--rounds", "24", "--on", "ray", "--address", address, status=1)
            assert said.startswith(f"{address!r} is not a valid address of a Ray cluster")
    assert refuses("duel", "random", "regular", "--game", "mushi", "--address", "host:6379") == "--address is for --on ray."


def test_without_ray_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_cluster, "find_spec", lambda name: None)
    assert refuses("sim", "mushi", "--rounds", "24", "--on", "ray", status=1) == "Ray is not installed: pip install 'hanashobu[ray]'."


def test_records_are_written_here(tmp_path: Path) -> None:
    said = refuses("sim", "mushi", "--on", "ray", "--records", tmp_path / "matches.jsonl")
    assert said.startswith("Records are written in order")


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", all_games())
def test_every_game_finds_the_same_on_one_core_two_and_ray(game: str, spread: ray_cluster.Spread) -> None:
    found = games.find(game)
    spec = SimulationSpec(found, found.options(), max(found.seats), 9, None)
    one, two, many = study(spec, 48_000, 1), study(spec, 48_000, 2), study(spec, 48_000, spread=spread)
    assert one.figures == two.figures == many.figures
    assert one.spreads == two.spreads == many.spreads
