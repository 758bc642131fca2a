"""Over the socket of a running server: in two worlds that a seat cannot tell apart every byte that it is sent is the same (TA-11, HH-7)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random

import pytest

from hanashobu import bots, games
from hanashobu.app.people import spectators
from hanashobu.app.rooms import room
from hanashobu.games import all_games
from hanashobu.play.view import View
from tests.server.serving import Served
from tests.server.table_pairs import BEGUN, Pair, keep, pairs, pairs_with_hidden_questions
from tests.server.transcript import Transcript
from tests.support.slices import sliced
from tests.support.strategies import Setup
from tests.table.test_two_worlds import tables_of

AT_ONCE = 4  # pairs
CLAIMED = ("taiyaku", "hachi_hachi")


def usual(game: str) -> list[Setup]:
    """The usual table of every number of players."""
    return [Setup(games.find(game), seats, (("rounds", 2),)) for seats in games.find(game).seats]


async def compare(served: Served, pair: Pair, bot: str | None, friends: bool = False) -> None:
    people = range(pair.setup.seats) if bot is None else [pair.seat]
    tables = [served.in_loop(keep(served.rooms, live, bot, people, friends)) for live in pair.worlds]
    both = zip(tables, pair.worlds, strict=True)
    takes = [Transcript(served.address, table, pair, live, people, friends).take() for table, live in both]
    here, there = await asyncio.gather(*takes)
    assert len(here) > 20
    differ = [(one, two) for one, two in zip(here, there, strict=False) if one != two]
    assert not differ, (pair.setup, pair.number, pair.seat, differ[0])
    assert len(here) == len(there)


async def compared(served: Served, some: Iterable[Pair], bot: str | None = None, friends: bool = False) -> int:
    """How many pairs were compared, some of them at a time."""
    waiting, number = iter(some), 0
    while batch := list(islice(waiting, AT_ONCE)):
        await asyncio.gather(*(compare(served, pair, bot, friends) for pair in batch))
        number += len(batch)
    return number


class Shy:
    """A bot that shows no teyaku."""

    name = "shy"
    sentence = "Says nothing."

    def choose(self, view: View, random: Random) -> int:
        return view.legal[0] if view.asked == "claim" else random.choice(view.legal)


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Claims wait for everybody's answer, however slow the machine is."""
    monkeypatch.setattr(room, "ASKED_WINDOW", 600.0)


@pytest.fixture
def shy(monkeypatch: pytest.MonkeyPatch) -> str:
    """It has time to decide, however slow the machine is: for whoever is late the table claims all."""
    people_answer = room.Room._people_answer

    async def all_answer(self: room.Room, opened: float) -> float:
        closes = await people_answer(self, opened)
        thoughts = [task for task in asyncio.all_tasks() if getattr(task.get_coro(), "cr_code", None) is room.Room._thought.__code__]
        if thoughts:
            await asyncio.wait(thoughts)
        for _ in range(100):  # whoever has answered is sent that first, as where somebody else is still thinking
            await asyncio.sleep(0)
        return closes

    monkeypatch.setattr(room.Room, "_people_answer", all_answer)
    monkeypatch.setitem(bots.all_bots(), "shy", Shy())
    return "shy"


@pytest.mark.parametrize("number", sliced([2, 4]))
def test_every_byte_is_the_same_in_two_worlds(served: Served, number: int) -> None:
    """First and later updates, reconnections, refusals and the lobby's line, in every game and at several numbers of players."""
    some = [pair for game in all_games() for pair in islice(pairs(usual(game)), number)]
    assert asyncio.run(compared(served, some)) == number * len(all_games())


@pytest.mark.parametrize("number", sliced([4, 8]))
@pytest.mark.parametrize("game", CLAIMED)
def test_a_persons_hidden_teyaku_changes_nothing_that_others_are_sent(game: str, number: int, served: Served) -> None:
    assert asyncio.run(compared(served, islice(pairs_with_hidden_questions(usual(game)), number))) == number


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spectators follow from where a pair begins."""
    monkeypatch.setattr(spectators, "reopened", lambda _, table: BEGUN.pop(table))


@pytest.mark.usefixtures("watched")
def test_among_friends_every_byte_is_the_same_for_a_seat_and_for_spectators(served: Served) -> None:
    """What is sent about the people, whose clock runs, refusals, reconnections, and the table that spectators see a move late."""
    some = [pair for game in all_games() for pair in islice(pairs(usual(game), 300), 1)]
    assert asyncio.run(compared(served, some, friends=True)) == len(all_games())


@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("game", CLAIMED)
def test_among_friends_a_hidden_teyaku_changes_nothing(game: str, served: Served) -> None:
    assert asyncio.run(compared(served, islice(pairs_with_hidden_questions(usual(game)), 3), friends=True)) == 3


@pytest.mark.usefixtures("watched")
def test_among_friends_a_hidden_question_about_a_redeal_runs_nobodys_clock(served: Served) -> None:
    """NA-9: the others see the clock of the player before it run on."""
    assert asyncio.run(compared(served, islice(hidden_redeals(20), 1), friends=True)) == 1


def hidden_redeals(start: int = 0) -> Iterator[Pair]:
    """Pairs in which somebody else is asked about a redeal in one world only (NA-9)."""
    for pair in pairs(usual("nara"), start):
        asked = [sum(step.ask == "redeal" and step.seat != pair.seat for step in live.steps) for live in pair.worlds]
        if asked[0] != asked[1]:
            yield pair


def test_a_persons_hidden_question_about_a_redeal_changes_nothing_that_others_are_sent(served: Served) -> None:
    """NA-9: the card that led to it is sent when it has been answered."""
    assert asyncio.run(compared(served, islice(hidden_redeals(20), 2))) == 2


@pytest.mark.parametrize("game", CLAIMED)
def test_a_bots_hidden_teyaku_changes_nothing_that_others_are_sent(game: str, served: Served, shy: str) -> None:
    assert asyncio.run(compared(served, islice(pairs_with_hidden_questions(usual(game), first=True), 4), shy)) == 4


@pytest.mark.soak
@pytest.mark.parametrize("game", all_games())
def test_every_byte_is_the_same_in_many_worlds(game: str, served: Served, shy: str) -> None:
    """Together a thousand pairs and more: 100 of every game, and 100 of people and of bots each where teyaku are claimed in secret."""
    assert asyncio.run(compared(served, islice(pairs(tables_of(game), 1000), 100))) == 100
    if game in CLAIMED:
        assert asyncio.run(compared(served, later(pairs_with_hidden_questions(usual(game)), 100))) == 100
        assert asyncio.run(compared(served, later(pairs_with_hidden_questions(usual(game), first=True), 50), shy)) == 50


@pytest.mark.soak
def test_hidden_redeals_change_nothing_in_many_worlds(served: Served) -> None:
    assert asyncio.run(compared(served, islice(hidden_redeals(1000), 20))) == 20


def later(some: Iterator[Pair], number: int) -> Iterator[Pair]:
    """Other pairs than those of the ordinary tests."""
    return islice(some, 10, 10 + number)
