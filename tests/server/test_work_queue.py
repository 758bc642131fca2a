"""Slow work beside live tables: the urgent first, everybody in turn, and never in the way of a move."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

import pytest

from hanashobu.app import work_queue
from hanashobu.app.records import replay_page, scorekeeper
from hanashobu.app.store import StoreTrouble
from hanashobu.app.work_queue import Busy, Urgency, WorkQueue
from hanashobu.records import codec
from tests.server.serving import Client, Process, Served
from tests.support.helpers import full_match
from tests.support.timeouts import wait_for

RECORD = b"".join(codec.to_line(event) for event in full_match("hiraya", seed=9).events)


def order(wishes: list[tuple[Urgency, str]]) -> list[str]:
    """In which order one thread does what is asked for while it is busy with something else."""
    done: list[str] = []
    go = threading.Event()

    async def ask() -> None:
        queue = WorkQueue(lambda: ThreadPoolExecutor(1), 1)
        first = asyncio.create_task(queue.run(Urgency.BOT, "first", go.wait))
        await asyncio.sleep(0)
        others = [asyncio.create_task(queue.run(urgency, whose, lambda whose=whose: done.append(whose))) for urgency, whose in wishes]  # type: ignore[misc]
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(first, *others)
        queue.close()

    asyncio.run(ask())
    return done


def test_bots_come_before_hints_and_hints_before_records() -> None:
    wishes = [(Urgency.RECORD, "record"), (Urgency.HINT, "hint"), (Urgency.BOT, "bot")]
    assert order(wishes) == ["bot", "hint", "record"]


def test_whoever_asks_for_much_waits_in_turn_with_whoever_asks_for_little() -> None:
    wishes = [(Urgency.HINT, "greedy")] * 5 + [(Urgency.HINT, "modest"), (Urgency.HINT, "other")]
    assert order(wishes) == ["greedy", "modest", "other", "greedy", "greedy", "greedy", "greedy"]


def test_long_thoughts_never_take_a_whole_queue() -> None:
    """A bot that decides at once does not wait for masters, nor for hints."""
    go = threading.Event()

    async def ask() -> None:
        queue = WorkQueue(lambda: ThreadPoolExecutor(3), 3, 2)
        long = [asyncio.create_task(queue.run(urgency, "a", go.wait)) for urgency in (Urgency.THINKER, Urgency.HINT, Urgency.HINT)]
        await asyncio.sleep(0)
        assert [await queue.run(Urgency.BOT, "b", lambda number=number: number) for number in range(4)] == [0, 1, 2, 3]  # type: ignore[misc]
        assert not any(task.done() for task in long)
        go.set()
        await asyncio.gather(*long)
        queue.close()

    asyncio.run(ask())


def test_what_a_job_needs_is_fetched_when_its_turn_has_come() -> None:
    fetched: list[int] = []
    go = threading.Event()

    async def fetch(number: int) -> int:
        fetched.append(number)
        return number

    async def ask() -> None:
        queue = WorkQueue(lambda: ThreadPoolExecutor(1), 1)
        first = asyncio.create_task(queue.run(Urgency.RECORD, "first", go.wait))
        others = [asyncio.create_task(queue.run_with(Urgency.RECORD, "other", partial(fetch, at), lambda at: 10 * at)) for at in range(3)]
        await asyncio.sleep(0)
        assert not fetched
        go.set()
        assert await asyncio.gather(*others) == [0, 10, 20]
        await first
        queue.close()

    asyncio.run(ask())
    assert fetched == [0, 1, 2]


def test_what_cannot_be_fetched_is_said_and_the_next_has_its_turn() -> None:
    async def fetch() -> int:
        raise StoreTrouble("The disk is gone.")

    async def ask() -> None:
        queue = WorkQueue(lambda: ThreadPoolExecutor(1), 1)
        with pytest.raises(StoreTrouble, match="gone"):
            await queue.run_with(Urgency.RECORD, "a", fetch, lambda at: at)
        assert await queue.run(Urgency.RECORD, "a", lambda: 7) == 7
        queue.close()

    asyncio.run(ask())


def test_what_nobody_waits_for_any_more_is_not_done() -> None:
    done: list[int] = []
    go = threading.Event()

    async def ask() -> None:
        queue = WorkQueue(lambda: ThreadPoolExecutor(1), 1)
        first = asyncio.create_task(queue.run(Urgency.BOT, "first", go.wait))
        gone = asyncio.create_task(queue.run(Urgency.HINT, "gone", lambda: done.append(1)))
        stays = asyncio.create_task(queue.run(Urgency.HINT, "stays", lambda: done.append(2)))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(first, stays)
        queue.close()

    asyncio.run(ask())
    assert done == [2]


def test_when_too_much_waits_there_is_a_sentence_but_never_for_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_queue, "MOST_WAITING", 2)
    go = threading.Event()

    async def ask() -> None:
        queue = WorkQueue(lambda: ThreadPoolExecutor(1), 1)
        tasks = [asyncio.create_task(queue.run(Urgency.HINT, str(number), go.wait)) for number in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Busy, match="The server is busy"):
            await queue.run(Urgency.HINT, "more", go.wait)
        tasks += [asyncio.create_task(queue.run(Urgency.BOT, "bot", go.wait)) for _ in range(5)]
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(*tasks)
        queue.close()

    asyncio.run(ask())


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_process_that_was_killed_is_replaced() -> None:
    async def ask() -> int:
        queue = work_queue.processes(1)
        with pytest.raises(BrokenExecutor):
            await queue.run(Urgency.RECORD, "", die)
        found = await queue.run(Urgency.RECORD, "", os.getpid)
        queue.close()
        return found

    assert asyncio.run(ask()) != os.getpid()


# At the server.


def broken(*_: object) -> None:
    raise AssertionError("This is not to be done in the process of the tables.")


def test_records_and_scores_are_worked_on_in_another_process(served: Served, me: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name in (
        (replay_page, "read"),
        (replay_page, "moments"),
        (replay_page, "settled_until"),
        (scorekeeper, "settle"),
    ):
        monkeypatch.setattr(module, name, broken)
    brought = me.http.post("/api/records", content=RECORD, headers={"content-type": "text/plain"})
    assert brought.status_code == 201
    id = brought.json()["id"]
    assert me.http.get(f"/api/records/{id}/moments").status_code == 200
    wish = {"game": "hiraya", "names": ["Aki", "Ben", "Chie"], "rounds": []}
    assert me.http.post("/api/score", json=wish).status_code == 200
    seats = [{"name": "Aki"}, {"name": "Ben", "bot": "random"}, {"name": "Chie", "bot": "random"}]
    answer = me.http.post(f"/api/records/{id}/play", json={"at": 20, "seats": seats})
    assert answer.status_code == 201, answer.text


def test_the_store_has_threads_of_its_own(spoilt: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that writes and one that reads: whatever else is slow, they have nothing else to do."""
    store, used = spoilt.store, {"append": set[str](), "tables_of": set[str](), "rows": set[str]()}

    def noted(name: str, was: Callable[..., object]) -> Callable[..., object]:
        def call(*args: object) -> object:
            used[name].add(threading.current_thread().name)
            return was(*args)

        return call

    for name in used:
        monkeypatch.setattr(store, name, noted(name, getattr(store, name)))
    me = spoilt.client()
    table = me.open(bots=2, rounds=1)
    with me.sit(table) as seat:
        seat.moves(Random(1))
    assert me.http.get("/api/tables").status_code == 200
    assert me.http.get(f"/api/records/{table}").status_code == 200
    assert used == {"append": {"store-writer"}, "tables_of": {"store-reader_0"}, "rows": {"store-reader_0"}}


def children(process: int) -> set[int]:
    """The processes that another one has started."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parts = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(parts[1]) == process and parts[0] != "Z":
            found.add(int(stat.parent.name))
    return found


def command_of(process: int) -> bytes:
    """How a process was started; nothing if it has ended since."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked for in /proc")
def test_the_process_for_records_ends_with_a_server_that_was_killed(tmp_path: Path) -> None:
    with Process("--port", "0", "--data", tmp_path / "tables.sqlite") as server:
        me = Client(server.address)
        assert me.http.post("/api/records", content=RECORD, headers={"content-type": "text/plain"}).status_code == 201
        me.close()
        workers = {child for child in children(server.id) if b"spawn_main" in command_of(child)}
        assert workers
        server.kill()
        wait_for(lambda: not [worker for worker in workers if Path(f"/proc/{worker}").exists()])
