"""Thoughts in a worker of their own: the same answers as at a server's table, while the tables go on."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from hanashobu import games
from hanashobu.app.work_queue import Urgency
from hanashobu.bots.search import Search
from hanashobu.browser import thinking
from hanashobu.browser.thoughts import ThoughtQueue
from hanashobu.table.protocol import Ask
from hanashobu.table.table import Seat, Table
from hanashobu.text import MessageError


class OtherWorker:
    """Does what the other worker does, on what was really sent."""

    def __init__(self) -> None:
        self.jobs = 0
        self.there = True

    async def think(self, job: bytes) -> bytes:
        await asyncio.sleep(0)
        if not self.there:
            raise OSError("it could not be started")
        self.jobs += 1
        return thinking.thought(job)


def table(bot: str) -> tuple[Table, int]:
    """A table at which somebody has to decide."""
    seats = [Seat("Ume", bot), Seat("Kiku", bot), Seat("Hagi", bot)]
    found = Table.open(games.find("hiraya"), seats, None, 7)
    seat = found.bot_to_move()
    assert seat is not None
    return found, seat


def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that the clock does not end, so that it is the same each time."""
    monkeypatch.setattr(Search, "think", lambda self, *_, **__: self.run(40))


@pytest.mark.parametrize(
    ("bot", "urgency", "sent"), [("regular", Urgency.BOT, 0), ("strong", Urgency.SEARCHER, 1), ("master", Urgency.THINKER, 1)]
)
def test_whoever_searches_does_so_in_the_other_worker_with_the_same_answer(
    bot: str, urgency: Urgency, sent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    few(monkeypatch)
    at, seat = table(bot)
    assert Urgency.of_bot(at.seconds(seat)) is urgency
    other = OtherWorker()
    action = asyncio.run(ThoughtQueue(other).run(urgency, "a", at.thought(seat)))
    assert action == at.thought(seat)()
    assert other.jobs == sent


def test_a_hint_is_thought_out_in_the_other_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch)
    at, seat = table("regular")
    other = OtherWorker()
    advice = at.advice(seat, Ask(at.turn(seat)))
    hint = asyncio.run(ThoughtQueue(other).run(Urgency.HINT, "a", advice))
    assert [answer.action for answer in hint.answers] == [answer.action for answer in advice().answers]
    assert other.jobs == 1


def test_where_there_is_no_other_worker_the_tables_think_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch)
    at, seat = table("strong")
    other = OtherWorker()
    other.there = False
    queue = ThoughtQueue(other)
    for _ in range(2):
        assert asyncio.run(queue.run(Urgency.SEARCHER, "a", at.thought(seat))) == at.thought(seat)()
    assert other.jobs == 0


@pytest.mark.parametrize("urgency", [Urgency.BOT, Urgency.SEARCHER])
def test_a_bot_leaves_the_page_a_moment_to_show_the_move_before(urgency: Urgency, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    async def sleep(_: float) -> None:
        done.append("shown")

    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(ThoughtQueue(None).run(urgency, "a", partial(done.append, "answered")))
    assert done == ["shown", "answered"]


def refuse(id: str) -> int:
    raise MessageError(id)


def test_what_goes_wrong_there_arrives_here() -> None:
    with pytest.raises(MessageError) as error:
        asyncio.run(ThoughtQueue(OtherWorker()).run(Urgency.HINT, "a", partial(refuse, "error-not-asked")))
    assert error.value.message.id == "error-not-asked"
