"""Hints over a real connection: thought out in the bots' threads, while the table goes on."""

from __future__ import annotations

import asyncio
import gc
import threading
import warnings
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from hanashobu import bots
from hanashobu.app.admission.admission import Admission
from hanashobu.app.admission.limits import Limits
from hanashobu.app.connections.seat_connection import SeatConnection
from hanashobu.app.rooms.room import Room
from hanashobu.games import all_games
from hanashobu.table.people import ClockSettings
from hanashobu.table.protocol import Act, Ask, Hint, Refused, Snapshot
from hanashobu.text import msg
from tests.server.serving import Client, Sitting
from tests.support.strategies import Setup
from tests.support.timeouts import PATIENCE, wait_for
from tests.table.tables import table_of


def ask(seat: Sitting, turn: int) -> None:
    seat.say(Ask(turn))


def heard(seat: Sitting) -> Hint:
    """The next hint."""
    while True:
        message = seat.receive()
        if isinstance(message, Hint):
            return message
        assert not isinstance(message, Refused), message


def test_a_hint_comes_and_names_every_answer(me: Client) -> None:
    with me.sit(me.open()) as seat:
        now = seat.my_turn()
        ask(seat, now.turn)
        hint = heard(seat)
        assert now.question is not None
        assert {one.action for one in hint.answers} == {choice.action for choice in now.question.choices}
        assert hint.turn == now.turn
        assert str(hint.sentence).endswith(".")
        assert hint.rounds > 0
        seat.say(Act(now.turn, hint.answers[0].action))  # and it can be done
        seat.until(lambda after: after.turn > now.turn or after.question != now.question)


def test_who_asks_twice_gets_one_hint(me: Client) -> None:
    with me.sit(me.open()) as seat:
        now = seat.my_turn()
        ask(seat, now.turn)
        ask(seat, now.turn)
        heard(seat)
        assert seat.quiet(1.0)


def test_the_table_goes_on_while_a_hint_is_thought_out(me: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    moved = threading.Event()
    waited = []

    def slow(*_: object) -> Hint:
        waited.append(moved.wait(PATIENCE))
        return Hint(0, (), (), msg("hint-pile"), (), 1)

    monkeypatch.setattr("hanashobu.table.table.hint", slow)
    with me.sit(me.open()) as seat:
        now = seat.my_turn()
        ask(seat, now.turn)
        seat.move(Random(1))
        seat.until(lambda after: after.turn > now.turn or after.question != now.question)
        moved.set()
        wait_for(lambda: waited)
    assert waited == [True]  # the hint was still being thought out when the move was through


def refused(seat: Sitting, turn: Callable[[Snapshot], int]) -> str:
    now = seat.my_turn()
    ask(seat, turn(now))
    return str(seat.refusal().message)


def test_a_wish_of_another_turn_is_late(me: Client) -> None:
    with me.sit(me.open()) as seat:
        assert "too late" in refused(seat, lambda now: now.turn - 1)


def test_who_is_not_asked_is_told_so(me: Client) -> None:
    table = me.open(people=2, bots=1)
    with me.sit(table, 0) as one, me.sit(table, 1) as two:
        now = one.update().now
        other = two.update().now
        idle, turn = (two, other.turn) if now.question else (one, now.turn)
        ask(idle, turn)
        assert "You are not asked anything now." in str(idle.refusal().message)


@pytest.mark.traceback
def test_a_hint_that_fails_is_a_sentence_and_the_match_goes_on(me: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Hint:
        raise ZeroDivisionError

    monkeypatch.setattr("hanashobu.table.table.hint", broken)
    with me.sit(me.open()) as seat:
        assert refused(seat, lambda now: now.turn) == "There is no hint for this."
        seat.move(Random(1))


def test_the_lobby_offers_the_levels_and_knows_the_usual_one(me: Client) -> None:
    words = me.http.get("/api/words").json()
    assert [bot["name"] for bot in words["bots"]][:5] == list(bots.LEVELS)
    assert words["usual"] == "regular"


class Computing:
    """A queue of thoughts; whoever wants one awaits it."""

    async def run(self, *_: object) -> Hint:
        raise AssertionError


def test_somebody_who_leaves_while_asking_for_a_hint_leaves_nothing_behind_that_nobody_awaits() -> None:
    """The connection ends before the hint has begun: it is never computed, and Python has nothing to complain of."""
    table = table_of(Setup(all_games()["mushi"], 2, ()))
    nobody: Any = SimpleNamespace(id="table", clock=ClockSettings())
    room = Room(
        nobody,
        table,
        async_store=nobody,
        bus=nobody,
        bots=cast(Any, Computing()),
        leases=nobody,
        pauses=nobody,
        damaged=nobody,
        on_turn=lambda *_: None,
    )
    seat = table.match.actor
    assert seat is not None

    async def leaves() -> None:
        connection = SeatConnection(nobody, "table", 0, Admission(Limits()), room, seat)
        await connection._ask(room, seat, Ask(table.turn(seat)))
        await connection.leave()
        await asyncio.sleep(0)

    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        asyncio.run(leaves())
        gc.collect()
    assert [str(one.message) for one in said] == []
