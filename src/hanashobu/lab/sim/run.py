"""Many rounds at once: cut into chunks with a stream of random numbers each, so that any number of threads finds the same."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from hanashobu.bots.bot import Bot
from hanashobu.engine import native
from hanashobu.engine.batch import Tally
from hanashobu.lab.parallel.interrupt import deferred_interrupt
from hanashobu.lab.sim import runners
from hanashobu.lab.sim.chunks import Chunk, SimulationSpec, chunk_size, cut
from hanashobu.lab.sim.result import Simulation, numbers_of
from hanashobu.lab.sim.runners import Open
from hanashobu.rules.compile import compile_tables, tables_of
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options, to_json
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.text import Message

if TYPE_CHECKING:
    from hanashobu.lab.sim.recording import Recorder

FAST_SLICE, PLAIN_SLICE = 2400, 60  # rounds between two checks whether to stop
TICK = 0.1  # seconds between two reports of progress

Progress = Callable[[int], None]
Spread = Callable[[Any, Iterable[Any]], Iterator[tuple[Any, Any]]]  # where the work is done: `ray_cluster.cluster` returns one


class SimulationJob:
    """The work of a simulation: what is counted so far, and whether to stop. Several threads share it."""

    def __init__(self, start: Open, step: int, recorder: Recorder | None) -> None:
        self._start = start
        self._step = step
        self._recorder = recorder
        self._lock = threading.Lock()
        self.sums = Tally().flatten()
        self.rounds = 0
        self.stopped_matches = 0
        self.stop = threading.Event()

    def play(self, chunk: Chunk) -> None:
        """Play a chunk, slice by slice; asked to stop, finish the slice."""
        session = self._start(chunk.stream)
        left = chunk.rounds
        while left and not self.stop.is_set():
            step = min(self._step, left)
            played = session.play(step)
            left -= step
            if self._recorder:
                self._recorder.write(session.drain())
            with self._lock:
                self.sums = [old + new for old, new in zip(self.sums, played, strict=True)]
                self.rounds += step
        stopped = session.stop()
        if stopped and self._recorder:
            self._recorder.write(session.drain())
        with self._lock:
            self.stopped_matches += stopped


class ChunkResult(NamedTuple):
    """What came of a chunk."""

    sums: list[int]
    rounds: int
    stopped_matches: int
    compiled: bool


def play_chunk(spec: SimulationSpec, chunk: Chunk, stopped: Callable[[], bool] = lambda: False) -> ChunkResult:
    """A chunk, played by itself: a pure function, for work that is spread over machines."""
    rules = spec.game.rules(spec.options, spec.seats)
    fast = None if spec.bot else native.ready()
    step = 1 if spec.bot else FAST_SLICE if fast else PLAIN_SLICE
    work = SimulationJob(_start(rules, tables_of(rules), spec.seed, False, spec.bot, fast), step, None)
    work.play(chunk)
    return ChunkResult(work.sums, work.rounds, work.stopped_matches, fast is not None)


def simulate(
    game: Game,
    options: Options | None = None,
    seats: int | None = None,
    *,
    rounds: int = 10_000,
    seed: int = 0,
    threads: int | None = None,
    on_progress: Progress | None = None,
    bot: Bot | None = None,
    records: Path | None = None,
    on_trouble: Callable[[Message], None] | None = None,
    spread: Spread | None = None,
) -> Simulation:
    """Play a number of rounds and return the results: at random, or by a bot in every seat.

    With the same seed the numbers are the same on any machine and any number of threads. Ctrl-C ends it early: then the
    numbers are those of the rounds that were finished, and `interrupted` is set. `spread` says where the work is done instead of here.
    """
    chosen = game.options() if options is None else options
    rules = game.rules(chosen, seats)
    tables = compile_tables(rules)
    fast = None if bot or spread else native.ready()
    listening = records is not None
    # Only the compiled kernel runs side by side, chunk by chunk; a record is written in order.
    chunks = -(-rounds // chunk_size(rounds, chosen.rounds))
    count = 1 if fast is None or listening else min(chunks, threads or os.cpu_count() or 1)
    start = _start(rules, tables, seed, listening, bot, fast)
    player = bot.name if bot else "random"
    began = time.perf_counter()
    with _recorder(records, game, chosen, rules, tables, player) if records else nullcontext() as recorder:
        work = SimulationJob(start, 1 if bot or recorder else FAST_SLICE if fast else PLAIN_SLICE, recorder)
        if spread:
            spec = SimulationSpec(game, chosen, rules.seats, seed, bot)
            interrupted, compiled = _gather(work, spread(partial(play_chunk, spec), cut(rounds, chosen.rounds)), on_progress, on_trouble)
        else:
            interrupted, compiled = _run(work, cut(rounds, chosen.rounds), count, on_progress), fast is not None
    tally = Tally().fill(work.sums)
    return Simulation(
        game=game.name,
        players=rules.seats,
        options={"rounds": chosen.rounds, **to_json(chosen)},
        seed=seed,
        bot=player,
        machine="compiled" if compiled else "CPython",
        threads=count,
        asked=rounds,
        rounds=tally.rounds,
        matches=tally.matches + work.stopped_matches,
        interrupted=interrupted,
        seconds=time.perf_counter() - began,
        **numbers_of(tally, rules),
    )


def _recorder(path: Path, game: Game, chosen: Options, rules: Ruleset, tables: Tables, player: str) -> AbstractContextManager[Recorder]:
    """What writes a record; loaded only where one is wanted, because records take as long to import as a thousand rounds to play."""
    from hanashobu.lab.sim.recording import recording

    names = tuple(f"{player.capitalize()} {number}" for number in range(1, rules.seats + 1))
    return recording(path, game, chosen, names, rules, tables)


def _start(rules: Ruleset, tables: Tables, seed: int, listening: bool, bot: Bot | None, fast: native.Native | None) -> Open:
    """Who plays: bots, the compiled kernel, or else the kernel in CPython."""
    if bot:
        return runners.bots(tables, seed, listening, rules, bot)
    return runners.fast(tables, seed, listening, fast) if fast else runners.plain(tables, seed, listening)


def _gather(
    work: SimulationJob, found: Iterator[tuple[Chunk, ChunkResult]], on_progress: Progress | None, say: Callable[[Message], None] | None
) -> tuple[bool, bool]:
    """Add up what comes from elsewhere; whether it ended early, by Ctrl-C or a lost cluster, and whether the compiled kernel did it."""
    from hanashobu.lab.parallel.processes import WorkersLost

    compiled = False
    try:
        for _, played in found:
            work.sums = [old + new for old, new in zip(work.sums, played.sums, strict=True)]
            work.rounds += played.rounds
            work.stopped_matches += played.stopped_matches
            compiled = compiled or played.compiled
            if on_progress:
                on_progress(work.rounds)
    except KeyboardInterrupt:
        return True, compiled
    except WorkersLost as error:
        if say:
            say(error.message)
        return True, compiled
    return False, compiled


def _run(work: SimulationJob, chunks: Iterator[Chunk], threads: int, on_progress: Progress | None) -> bool:
    """Let the threads work; True if somebody pressed Ctrl-C."""
    with deferred_interrupt() as ask, ThreadPoolExecutor(threads) as pool:
        working: set[Future[None]] = set()
        try:
            while True:
                working |= {pool.submit(work.play, chunk) for chunk in islice(chunks, 4 * threads - len(working))}
                if not working:
                    return False
                done, working = wait(working, TICK, FIRST_COMPLETED)
                for future in done:
                    future.result()
                if on_progress:
                    on_progress(work.rounds)
                ask()
        except KeyboardInterrupt:
            return True
        finally:
            work.stop.set()
            pool.shutdown(wait=True, cancel_futures=True)
