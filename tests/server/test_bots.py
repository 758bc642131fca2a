"""Bots at tables of the server: one that fails plays at random, one that is slow holds nobody up but its own table."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from hanashobu import bots
from hanashobu.engine.actions import BIDS, IN, OFFER
from hanashobu.play.view import View
from hanashobu.records.codec import RecordLine
from hanashobu.records.replay import Replay
from hanashobu.table.protocol import Act
from hanashobu.table.table import Table
from tests.server.serving import Client, Served, Sitting
from tests.support.timeouts import PATIENCE, wait_for


class Odd:
    """A bot that does whatever a test says."""

    sentence = "Is not to be trusted."

    def __init__(self, answer: Any) -> None:
        self.name = "odd"
        self._answer = answer

    def choose(self, view: View, random: Random) -> Any:
        return self._answer(view)


def raises(view: View) -> int:
    raise ZeroDivisionError("It has lost its head.")


def writes_into_its_view(view: View) -> int:
    """What it sees is a copy; it can spoil nothing."""
    for seat in range(view.rules.seats):
        view.table.taken[seat] = view.rules.deck
    view.table.totals[0] = -(10**6)
    return view.legal[0]


ODD: dict[str, Callable[[View], Any]] = {
    "raises": raises,
    "no such card": lambda view: 10**9,
    "negative": lambda view: -1,
    "the blank": lambda view: 48,
    "nothing": lambda view: None,
    "a word": lambda view: "1a",
    "a fraction": lambda view: 1.5,
    "always offers": lambda view: OFFER,
    "writes": writes_into_its_view,
    "a number like any": lambda view: Index(view.legal[0]),
}


class Index:
    """A whole number of another kind, as array libraries have them."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __index__(self) -> int:
        return self._number


@pytest.mark.traceback
@pytest.mark.parametrize("kind", ODD)
def test_the_match_goes_on_whatever_a_bot_does(
    kind: str, me: Client, served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(bots.all_bots(), "odd", Odd(ODD[kind]))
    table = me.open(bots=("odd", "odd"), rounds=1)
    with me.sit(table) as seat:
        assert seat.moves(Random(1)).status == "over"
    for _ in Replay([RecordLine(at, event) for at, event in enumerate(served.store.log(table), 1)]):
        pass
    logged = [record for record in caplog.records if "bot odd at table" in record.message]
    assert bool(logged) == (kind not in ("writes", "a number like any"))
    assert all(record.levelno == logging.ERROR for record in logged)


@pytest.mark.traceback
@pytest.mark.parametrize("kind", ["raises", "always offers", "no such card"])
def test_a_bot_that_fails_where_an_offer_may_be_made_makes_none(kind: str, me: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """HH-52: an offer needs a name and a sum, so it is nothing that can be chosen at random."""
    asked = 0

    def keen(view: View) -> int:
        """Always in, so that others are forced out."""
        nonlocal asked
        asked += not BIDS.isdisjoint(view.legal)
        found: int = ODD[kind](view) if not BIDS.isdisjoint(view.legal) else IN if IN in view.legal else random.choice(view.legal)
        return found

    random = Random(2)
    monkeypatch.setitem(bots.all_bots(), "odd", Odd(keen))
    with me.sit(me.open("hachi_hachi", bots=("odd",) * 6, seed="1", rounds=1, buyout=True)) as seat:
        assert seat.moves(Random(1)).status == "over"
    assert asked > 1


# Slow bots.


class Stuck:
    """A bot that thinks until the test lets it go."""

    name = "stuck"
    sentence = "Thinks and thinks."

    def __init__(self) -> None:
        self.go = threading.Event()
        self.thinks = 0
        self.tired = False  # whether it went on by itself, because the test took too long

    def choose(self, view: View, random: Random) -> int:
        self.thinks += 1
        self.tired = not self.go.wait(PATIENCE) or self.tired
        return random.choice(view.legal)


@pytest.fixture
def stuck(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stuck]:
    bot = Stuck()
    monkeypatch.setitem(bots.all_bots(), "stuck", bot)
    yield bot
    bot.go.set()


def until_it_thinks(seat: Sitting, bot: Stuck) -> None:
    """Play until it is the bot's turn."""
    while seat.update().now.question:
        seat.move(Random(1))
    wait_for(lambda: bot.thinks)


def test_while_a_bot_thinks_other_tables_and_pages_answer(spoilt: Served, stuck: Stuck) -> None:
    me = spoilt.client()
    waiting = me.open(bots=("stuck", "stuck"), rounds=1)
    playing = me.open(people=3, bots=0, rounds=1)
    with me.sit(waiting) as slow:
        until_it_thinks(slow, stuck)
        for path in ("/api/games", "/api/words", f"/api/tables/{waiting}", f"/api/tables/{playing}", "/deck/1a.svg"):
            assert me.http.get(path).status_code == 200
        for place in range(3):
            with me.sit(playing, place) as seat:
                if seat.update().now.question:
                    seat.move(Random(1))
                    seat.update()
        heard = len(slow.events)
        stuck.go.set()
        slow.my_turn()
        assert len(slow.events) > heard
    assert not stuck.tired  # all that happened while it thought


def test_while_a_bot_thinks_a_bot_of_another_table_can_think_too(spoilt: Served, stuck: Stuck) -> None:
    me = spoilt.client()
    waiting = me.open(bots=("stuck", "stuck"), rounds=1)
    with me.sit(waiting) as slow:
        until_it_thinks(slow, stuck)
        with me.sit(me.open(bots=("regular", "random"), rounds=1)) as seat:
            assert seat.moves(Random(1)).status == "over"
        assert not stuck.go.is_set()


def test_while_a_bot_thinks_its_own_table_can_be_seen(spoilt: Served, stuck: Stuck) -> None:
    """A reload, a second tab, an answer out of turn."""
    me = spoilt.client()
    waiting = me.open(bots=("stuck", "stuck"), rounds=1)
    with me.sit(waiting) as slow:
        until_it_thinks(slow, stuck)
        with me.sit(waiting) as again:
            update = again.update()
            assert update.now == slow.now
            assert update.now.question is None
            again.say(Act(update.now.turn, 1))
            assert "'s turn." in str(again.refusal().message)


def test_a_bot_is_asked_once_however_many_look_on(spoilt: Served, stuck: Stuck) -> None:
    me = spoilt.client()
    waiting = me.open(bots=("stuck", "stuck"), rounds=1)
    with me.sit(waiting) as slow:
        until_it_thinks(slow, stuck)
        for _ in range(5):
            me.http.get(f"/api/tables/{waiting}")
            with me.sit(waiting) as again:
                again.update()
        assert stuck.thinks == 1


def test_people_are_sent_the_claims_before_a_bot_begins_to_think(spoilt: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """TA-11, HH-7: or how long an update takes would depend on what a bot holds."""
    order: list[str] = []

    def noted(name: str) -> None:
        whole = getattr(Table, name)

        def call(self: Table, *args: Any) -> Any:
            order.append(name)
            return whole(self, *args)

        monkeypatch.setattr(Table, name, call)

    for name in ("close_claims", "update", "thought"):
        noted(name)
    me, random, rounds = spoilt.client(), Random(1), 0
    with me.sit(me.open("hachi_hachi", bots=("random", "random"), rounds=12)) as seat:
        while seat.my_turn().status != "over":
            dealing = seat.now.status == "between"
            if dealing:
                order.clear()
            seat.move(random)
            seat.update()
            if dealing:
                seat.my_turn()
                after = order[order.index("close_claims") + 1 :]
                rounds += "thought" in after
                assert after[0] == "update"
    assert rounds > 3
