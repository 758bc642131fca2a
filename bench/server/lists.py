"""A player with many finished matches looks at the list of them."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles

from bench.server.target import KEY, running, serve
from tests.table.tables import play_out

from hanashobu.app.rooms.room import summary
from hanashobu.app.store import Sheet, open_store
from hanashobu.app.store.at_rest import hashed
from hanashobu.games import find
from hanashobu.play.events import MatchBegins
from hanashobu.table.table import Seat, Table

MATCHES = 10
COPIES = 20  # of each, because playing them takes longer than what is measured
TIMES = 100


def _filled(path: Path) -> int:
    """A file with the matches of one player; returns how many events they have."""
    store, events = open_store(path), 0
    for seed in range(MATCHES):
        table = Table.open(find("hiraya"), [Seat("Aki"), Seat("Ben"), Seat("Chie")], find("hiraya").options(), seed)
        play_out(table, Random(seed))
        store.write_all([partial(store.open_table, _sheet(f"match-{seed}-{copy}", table), table.events) for copy in range(COPIES)])
        events += COPIES * len(table.events)
    store.close()
    return events


def _sheet(id: str, table: Table) -> Sheet:
    begins = table.events[0]
    assert isinstance(begins, MatchBegins)
    created, seed = "2026-01-01T00:00:00+00:00", str(table.match.seed)
    options, rounds = begins.options, begins.rounds
    return Sheet(
        id=id,
        owner=hashed(KEY),
        game=begins.game,
        seats=table.seats,
        seed=seed,
        created=created,
        summary=summary(table),
        whole=table.match.source,
        options=options,
        rounds=rounds,
    )


def run(folder: Path) -> None:
    """Ask for the list again and again."""
    events = _filled(folder / "lists.sqlite")
    with running(serve(folder, data="lists.sqlite", limits=False)) as (target,):
        target.settle()
        times, listed = [], 0
        for _ in range(TIMES):
            start = time.perf_counter()
            listed = len(target.http.get("/api/tables").raise_for_status().json())
            times.append(1000 * (time.perf_counter() - start))
    half, most = median(times), quantiles(times, n=100)[-1]
    print(f"List of {listed} finished matches with {events:,} events: half {half:.1f} ms, 99 % {most:.1f} ms.")
