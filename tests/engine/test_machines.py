"""The rules run on two machines, CPython and numba, and both tell the same story: every game, table and option, row by row."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from random import Random

import pytest

from hanashobu.engine import batch, flow, turbo
from hanashobu.engine.batch import Tally
from hanashobu.engine.machine import Compiled, Interpreted, seeded
from hanashobu.engine.state import BETWEEN, OVER, State
from hanashobu.games import all_games, find
from hanashobu.lab.sim.run import simulate
from hanashobu.play import events
from hanashobu.play.dealing import SECRET
from hanashobu.play.narrate import Narrator
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.options import from_json
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.text import Message
from tests.support.helpers import only
from tests.support.patience import PATIENCE
from tests.support.strategies import LONG, Setup, Watched, any_action, covering

SLICE = 24  # rounds at each table in the usual run
SOAK = 250  # matches at each table in the long one: with eight tables or more that is 2,000 for each game and number of players

every_table = pytest.mark.parametrize("setup", covering(), ids=repr)


two_machines = pytest.mark.skipif(not turbo.available(), reason="numba is not installed, so there is only one machine")


@cache
def rules_of(setup: Setup) -> tuple[Ruleset, Tables]:
    rules = setup.game.rules(from_json(setup.game.options, dict(setup.values)), setup.seats)
    return rules, compile_tables(rules)


def compare_match(tables: Tables, seed: int) -> list[list[int]]:
    """Play a match on both machines, and compare what they told round by round."""
    plain, compiled = Interpreted(tables, seeded(seed)), Compiled(tables, seeded(seed))
    state = plain.state()
    story: list[list[int]] = []
    plain.walk(flow.START)
    compiled.walk(flow.START)
    while state.status != OVER:
        stops = not tables.rounds and state.status == BETWEEN and state.round >= LONG
        move = flow.STOP if stops else flow.GO_ON
        plain.walk(move)
        compiled.walk(move)
        actions = []
        while state.status != OVER and state.status != BETWEEN:
            actions.append(plain.walk(flow.RANDOM_STEP))
        assert [compiled.walk(flow.RANDOM_STEP) for _ in actions] == actions
        story.append(plain.drain())
        assert compiled.drain() == story[-1]
    assert _numbers(compiled.state()) == _numbers(state)
    return story


def _numbers(state: State) -> dict[str, object]:
    """The whole state but the log, which is only as long as it says."""
    return {key: getattr(state, key) for key in State.FIELDS if key != "log"}


@two_machines
@every_table
def test_both_machines_tell_the_same_match(setup: Setup) -> None:
    rules, tables = rules_of(setup)
    for seed in range(-(-SLICE // (rules.length.rounds or LONG))):
        story = compare_match(tables, seed)
        emitted = Narrator(rules, tables).read([number for rows in story for number in rows])
        assert len(only(emitted, events.RoundEnds)) == sum(len(rows) > 40 for rows in story)
        assert len(only(emitted, events.MatchEnds)) == 1


def test_every_game_and_number_of_players_has_two_thousand_matches_in_the_long_run() -> None:
    for game in all_games().values():
        for seats in game.seats:
            assert SOAK * sum(setup.game is game and setup.seats == seats for setup in covering()) >= 2_000


@two_machines
@pytest.mark.soak
@every_table
def test_both_machines_tell_the_same_match_over_and_over(setup: Setup) -> None:
    _, tables = rules_of(setup)
    for seed in range(SOAK):
        compare_match(tables, 1_000_000 + seed)


@two_machines
@pytest.mark.parametrize("setup", [Setup(game, seats, ()) for game in all_games().values() for seats in game.seats], ids=repr)
def test_a_match_on_the_compiled_machine_has_the_same_events_and_views(setup: Setup) -> None:
    """The same choices, made by somebody who looks at the views of one of them."""
    watched = Watched(setup, 5)
    other = setup.match(5, Compiled)
    assert other.start()[0] == watched.match.start()[0]
    for _ in range(40):
        match = watched.match
        if match.over:
            break
        assert other.actor == match.actor
        if match.actor is None:
            assert other.go_on() == match.go_on()
            continue
        assert other.legal() == match.legal()
        assert other.view(match.actor).to_json() == match.view(match.actor).to_json()
        action = any_action(match, watched.random)
        assert other.play(match.actor, action) == match.play(match.actor, action)
    assert other.events == watched.match.events


@two_machines
@pytest.mark.parametrize("game", all_games())
def test_both_machines_take_decks_from_outside(game: str) -> None:
    """Those of people's tables: a whole match with every kind of shuffle that the game has (CO-5)."""
    found = all_games()[game]
    setup, emitted = Setup(found, found.usual_seats, (("rounds", 2),)), []
    for machine in (Interpreted, Compiled):
        match, random = setup.match(5, machine, SECRET), Random(1)
        match.start()
        while not match.over:
            if match.actor is None:
                match.go_on()
            else:
                match.play(match.actor, any_action(match, random))
        emitted.append(match.events)
    assert emitted[0] == emitted[1]


def tally_of(tables: Tables, seed: int, stream: int, rounds: int, fast: bool) -> list[int]:
    """What so many rounds of random play add up to."""
    if not fast:
        tally = Tally()
        batch.play(seeded(seed, stream), tables, tally, rounds)
        return tally.flatten()
    machine = turbo.load("play")
    row = machine.row(Tally())
    machine.play(machine.row(seeded(seed, stream)), machine.row(tables), row, rounds)
    return [int(number) for number in row]


@two_machines
@pytest.mark.parametrize("game", ["taiyaku", "hachi_hachi"])
def test_both_machines_let_claims_be_collected_outside(game: str) -> None:
    """TA-11, HH-7: the round stops before the claims, and goes on when they are all known."""
    setup = Setup(find(game), 3, (("rounds", 1),))
    claimed = 0
    for seed in range(12):
        matches = setup.match(seed), setup.match(seed, Compiled)
        for match in matches:
            match.await_claims()
            match.start()
            while match.actor is not None:
                match.play(match.actor, match.legal()[0])
            assert match.awaits_claims
            match.close_claims()
            while match.actor is not None and match.asked == "claim":
                match.play(match.actor, match.legal()[-1])
        assert matches[0].events == matches[1].events
        claimed += len(only(matches[1].events, events.Claim))
    assert claimed > 1


@two_machines
@every_table
def test_both_machines_count_the_same(setup: Setup) -> None:
    _, tables = rules_of(setup)
    counted = tally_of(tables, 11, 0, 150, fast=True)
    assert counted == tally_of(tables, 11, 0, 150, fast=False)
    assert Tally().fill(counted).rounds == 150


@pytest.mark.parametrize("game", all_games(), ids=str)
def test_listening_changes_nothing_that_is_counted(game: str) -> None:
    """A simulation that nobody listens to takes short cuts in the settlement: the sums are those of the told rounds."""
    found = all_games()[game]
    tables = compile_tables(found.rules())
    deaf, heard = Tally(), Tally()
    batch.play(seeded(3), tables, deaf, 60)
    state = seeded(3)
    state.start_log()
    for _ in range(60):
        batch.play(state, tables, heard, 1)
        state.log_end = 0
    assert heard.flatten() == deaf.flatten()


@two_machines
@pytest.mark.parametrize("game", all_games(), ids=str)
def test_two_threads_count_what_one_counts(game: str) -> None:
    tables = compile_tables(all_games()[game].rules())
    jobs = [(stream, 3_000 + stream) for stream in range(8)]
    one = [tally_of(tables, 7, stream, rounds, fast=True) for stream, rounds in jobs]
    with ThreadPoolExecutor(2) as pool:
        two = list(pool.map(lambda job: tally_of(tables, 7, job[0], job[1], fast=True), jobs))
    assert two == one


@two_machines
@pytest.mark.parametrize("game", all_games(), ids=str)
def test_a_simulation_has_the_same_numbers_on_any_number_of_threads(game: str) -> None:
    one, two = (simulate(all_games()[game], rounds=9_000, seed=5, threads=threads).to_json() for threads in (1, 2))
    for found in (one, two):
        for changing in ("seconds", "rounds_per_second", "threads"):
            found.pop(changing, None)
    assert one == two


# What is compiled, and when.


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """A machine on which nothing is compiled yet, and builders that only note what they were asked for."""
    numba = pytest.importorskip("numba", reason="numba is not installed")
    from hanashobu.engine import _numba

    found: list[str] = []
    monkeypatch.setattr(_numba, "ENTRIES", {name: partial(found.append, name) for name in _numba.ENTRIES})
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    another_process(monkeypatch)
    return found


def another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was loaded is forgotten; what lies in the cache is not."""
    monkeypatch.setattr(turbo, "_loaded", [])


def test_only_what_is_asked_for_is_compiled_and_told(built: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def say(message: Message) -> None:
        said.append(str(message))

    monkeypatch.setattr("hanashobu.engine.turbo.time.perf_counter", lambda: 1.0)
    assert turbo.load(progress=say) is turbo.load("play", progress=say) is turbo.load("play", progress=say)
    assert built == ["play"]
    assert said == ["Compiling the engine for this machine; this happens once.", "Compiled play, 1 of 1, after 0 s."]
    another_process(monkeypatch)
    turbo.load("search", "play", "sample", progress=say)
    assert built == ["play", "search", "play", "sample"]
    assert said[2:] == [said[0], "Compiled search, 1 of 2, after 0 s.", "Compiled sample, 2 of 2, after 0 s."]
    another_process(monkeypatch)
    turbo.load("play", "search", progress=say)
    assert len(said) == 5


def test_ready_takes_from_the_cache_what_is_whole_there_and_never_compiles(built: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert turbo.ready("search") is None
    turbo.cache_dir().mkdir(parents=True)  # somebody begins to compile
    assert turbo.ready("search") is None
    turbo.load("search")
    assert turbo.ready("search") is turbo.load()
    assert turbo.ready("search", "sample") is None
    another_process(monkeypatch)
    assert built == ["search"]
    assert turbo.ready("search", "sample") is None
    assert built == ["search"]
    assert turbo.ready("search") is turbo.load()
    assert built == ["search"] * 2


def test_a_compilation_that_was_stopped_leaves_no_mark(built: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from hanashobu.engine import _numba

    def stopped() -> None:
        (turbo.cache_dir() / "engine").mkdir(parents=True)  # numba writes what it has
        raise KeyboardInterrupt

    monkeypatch.setitem(_numba.ENTRIES, "sample", stopped)
    with pytest.raises(KeyboardInterrupt):
        turbo.load("search", "sample")
    another_process(monkeypatch)
    assert turbo.ready("sample") is None
    assert turbo.ready("search") is not None


def test_what_another_processor_compiled_is_not_taken_for_ready(built: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    turbo.load("search")
    another_process(monkeypatch)
    with monkeypatch.context() as there:
        there.setattr(turbo, "_user", lambda: "another")
        assert turbo.ready("search") is None
        turbo.load("search")
        another_process(there)
        assert turbo.ready("search") is not None
    another_process(monkeypatch)
    assert turbo.ready("search") is not None  # each leaves the mark of the other


@two_machines
def test_two_processes_that_want_the_same_compile_it_once(tmp_path: Path) -> None:
    """The second waits for the first, and takes what it finds in the cache."""
    compiles = f"""
import sys, time
from pathlib import Path
from random import Random
from hanashobu.engine import _numba, turbo
def compiled():
    begun = Path({str(tmp_path)!r}, sys.argv[1])
    begun.write_text("waits" if any(Path({str(tmp_path)!r}).glob("*.done")) else "first")
    time.sleep(0.5)
    begun.with_suffix(".done").touch()
_numba.ENTRIES["play"] = compiled
turbo.load("play")
"""
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    both = [subprocess.Popen([sys.executable, "-c", compiles, name], env=environment) for name in ("one", "two")]
    assert [run.wait(timeout=PATIENCE) for run in both] == [0, 0]
    assert sorted((tmp_path / name).read_text() for name in ("one", "two")) == ["first", "waits"]
    assert len([*tmp_path.glob("cache/hanashobu/*/play.ready")]) == 1


def test_a_cache_that_cannot_be_written_has_no_marks(built: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "hanashobu").touch()  # where the folder should be
    assert turbo.load("play") is turbo.ready("play")
    another_process(monkeypatch)
    assert turbo.ready("play") is None


# Without numba.

WITHOUT = """
import sys
sys.modules["numba"] = None  # what an import finds where nothing is installed
"""


def without_numba(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a world without numba."""
    (folder / "sitecustomize.py").write_text(WITHOUT)
    paths = [str(folder), *(path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "NO_COLOR": "1"}
    return subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_without_numba_everything_works_and_it_is_said_once(tmp_path: Path) -> None:
    hana = "from hanashobu.cli import main; main()"
    done = without_numba(tmp_path, "-c", hana, "sim", "mushi", "--rounds", "240", "--seed", "4", "--json")
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("numba") == 1
    assert "not installed" in done.stderr
    assert '"machine": "CPython"' in done.stdout
    assert "Traceback" not in done.stderr


@two_machines
def test_without_numba_the_numbers_are_the_same(tmp_path: Path) -> None:
    ask = (
        "from hanashobu import games; from hanashobu.lab.sim import run; print(run.simulate(games.find('nara'), rounds=240, seed=4).seats)"
    )
    without = without_numba(tmp_path, "-c", ask)
    assert without.returncode == 0, without.stderr
    assert without.stdout.strip() == str(simulate(all_games()["nara"], rounds=240, seed=4).seats)


def test_without_numba_the_compiled_machine_says_what_to_install(tmp_path: Path) -> None:
    ask = (
        "from hanashobu.engine import turbo\n"
        "assert not turbo.available()\n"
        "try:\n    turbo.load()\n"
        "except turbo.NoTurbo as error:\n    print(error)\n"
    )
    done = without_numba(tmp_path, "-c", ask)
    assert done.returncode == 0, done.stderr
    assert "hanashobu[turbo]" in done.stdout
