"""Who is here and who is away: computed from what is true now, with clocks of the tests' own."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from random import Random

import pytest

from hanashobu.app.people import people_message, presence
from hanashobu.app.people.friends import dealt
from hanashobu.app.people.people_message import Scene, Viewer, people
from hanashobu.app.people.presence import LOOK_AGAIN, RENEW_SECONDS, Attendance
from hanashobu.app.people.table_groups import TableGroups
from hanashobu.app.store import Presence
from hanashobu.table import consent, moves, seating
from hanashobu.table.people import LetBot, People, TableSettings
from hanashobu.table.protocol import GoOn, Stop
from hanashobu.table.seating import Place
from tests.server.friend_clients import Friend, play
from tests.server.serving import Served
from tests.server.test_coming_and_going import playing, turn_of
from tests.server.test_interrupted_deals import FriendsProcess

NEVER = 10**9


class Wall:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = moves.milliseconds()

    def __call__(self) -> int:
        return self.now


class GroupsProcess(FriendsProcess):
    """The people at the tables of one process."""

    def __init__(self, file: Path, at_end: contextlib.ExitStack, wall: Wall) -> None:
        super().__init__(file, at_end)
        self.attendance = Attendance(self.store, wall)
        self.groups = TableGroups(self.store, self.bus, self.rooms, self.friends, self.attendance)

    async def message(self, table: str, party: int) -> People:
        """What somebody is sent now."""
        with self.groups.visit(table) as group:
            return await group.people(Viewer(party))


async def deal(process: GroupsProcess, table: str, names: tuple[str, ...]) -> None:
    """People at a table without a clock, in the middle of a match."""
    places = Place(names[0], None, 0), *[Place()] * (len(names) - 1)
    await process.friends.open(
        seating.gather(table, "hiraya", options={}, places=places, settings=TableSettings(), created=moves.milliseconds(), seed="7")
    )
    for seat, name in enumerate(names[1:], 1):
        await process.friends.join(table, seat, name, None)
    for party in range(len(names)):
        await process.friends.change(table, lambda now, party=party: seating.ready(now, party, None))  # type: ignore[misc]


def test_three_people_who_sit_quietly_for_three_minutes_are_not_away(tmp_path: Path) -> None:
    """Two at one process, one at another; nobody does anything, and at no moment anybody is called away or may be replaced."""

    async def sit_quietly() -> None:
        wall = Wall()
        with contextlib.ExitStack() as at_end:
            one, two = (GroupsProcess(tmp_path / "tables.sqlite", at_end, wall) for _ in range(2))
            await deal(one, "some-table", ("Aki", "Ben", "Chie"))
            where = {0: one, 1: one, 2: two}
            groups = [at_end.enter_context(process.groups.visit("some-table")) for process in (one, two)]
            for party, process in where.items():
                await process.groups.at("some-table").come(party)
            for group in groups:  # the bus of one process says nothing in the other
                group._changed()
            for second in range(1, 181):
                wall.now += 1000
                if second % RENEW_SECONDS == 0:
                    for process in (one, two):
                        await process.attendance.renew()
                for party, process in where.items():
                    found = await process.message("some-table", party)
                    assert [seat.away for seat in found.seats] == [None, None, None], second
                    assert found.running is None
            await two.groups.at("some-table").go(2, goodbye=False)  # only somebody who is really gone is away
            wall.now += 70_000
            assert (await one.message("some-table", 0)).seats[2].away

    asyncio.run(sit_quietly())


def test_who_comes_back_to_another_server_is_here_again_even_if_that_news_is_lost(tmp_path: Path) -> None:
    """Whoever wants a bot to play is judged by what is stored now; the others see it when their server looks again."""

    async def come_back() -> None:
        wall = Wall()
        with contextlib.ExitStack() as at_end:
            one, two = (GroupsProcess(tmp_path / "tables.sqlite", at_end, wall) for _ in range(2))
            await deal(one, "some-table", ("Aki", "Ben", "Chie"))
            groups = [at_end.enter_context(process.groups.visit("some-table")) for process in (one, two)]
            for party, group in ((0, groups[0]), (1, groups[0]), (2, groups[1])):
                await group.come(party)
            await groups[1].go(2, goodbye=False)
            groups[0]._changed()
            wall.now += 70_000
            assert (await one.message("some-table", 0)).seats[2].away
            await groups[1].come(2)
            assert (await one.message("some-table", 0)).seats[2].away  # it has not heard of that
            assert not (await groups[0].people(Viewer(0), fresh=True)).seats[2].away
            await groups[1].go(2, goodbye=False)
            wall.now += 70_000
            groups[0]._changed()
            assert (await one.message("some-table", 0)).seats[2].away
            await groups[1].come(2)
            wall.now += LOOK_AGAIN
            assert not (await one.message("some-table", 0)).seats[2].away

    asyncio.run(come_back())


def test_whoever_is_connected_is_here_whatever_is_stored(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every lease has run out at once, and nobody is waited for: still no bot takes the seat of somebody who is connected."""
    for name in ("LEASE", "GOODBYE", "BROKEN"):
        monkeypatch.setattr(presence, name, 0)
    monkeypatch.setattr(people_message, "PATIENCE", -1)
    aki, ben = playing(served)
    with aki.sit() as a, ben.sit() as b:
        asked, other = turn_of(a, b)
        seat = asked.now.actor
        assert seat is not None
        for _ in range(3):
            other.say(LetBot(seat))
            assert "when their time is up" in str(other.refusal().message)
        asked.say(LetBot(seat))
        asked.refusal()
        for sitting in (a, b):
            assert [seat.away for seat in sitting.people.seats] == [None, None]


def test_no_bot_plays_for_somebody_who_has_come_back_to_another_server(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """That news has not arrived here yet."""
    monkeypatch.setattr(presence, "BROKEN", 0)
    monkeypatch.setattr(people_message, "PATIENCE", 0)
    monkeypatch.setattr(presence, "LOOK_AGAIN", NEVER)
    aki, ben = playing(served)
    with contextlib.ExitStack() as there:
        a, b = there.enter_context(aki.sit()), there.enter_context(ben.sit())
        asked, _ = turn_of(a, b)
        gone, stays = (aki, ben) if asked is a else (ben, aki)
        there.close()
        with stays.sit() as other:
            other.meet(lambda people: people.running and people.running.over)
            party, seat = other.people.seats[gone.seats[0]].party, gone.seats[0]
            assert party is not None
            served.store.put_presence(aki.table, Presence(party, "another server", moves.milliseconds() + 60_000))
            other.say(LetBot(seat))
            assert "when their time is up" in str(other.refusal().message)


def test_nobody_ends_a_match_alone_while_the_others_are_connected(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "LEASE", 0)
    monkeypatch.setattr(presence, "BROKEN", 0)
    monkeypatch.setattr(people_message, "PATIENCE", -1)
    aki, ben = playing(served, options={"rounds": 3})
    with aki.sit() as a, ben.sit() as b:
        random = Random(3)
        asked, other = turn_of(a, b)
        while a.now.status == "playing":
            other.say(LetBot(asked.now.actor or 0))
            other.refusal()
            asked.move(random)
            for sitting in (a, b):
                sitting.say(GoOn(-1))  # what is refused comes after everything that was on its way
                sitting.refusal()
            asked, other = (a, b) if a.now.question else (b, a)
        a.say(Stop(a.now.turn))
        b.meet(lambda people: people.seats[0].stops)
        assert b.now.status == "between"
        assert b.people.stage == "playing"


def test_a_match_ends_when_the_one_who_did_not_wish_so_has_gone_without_a_word(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot plays for Ben, who is here and so has a vote on stopping; when he is away, what Aki wished is judged again."""
    monkeypatch.setattr(presence, "BROKEN", 0)
    aki, ben = playing(served, options={"rounds": 3})
    with aki.sit() as a:
        with ben.sit() as b:
            random = Random(3)
            asked, _ = turn_of(a, b)
            while a.now.status == "playing":
                asked.move(random)
                for sitting in (a, b):
                    sitting.say(GoOn(-1))  # what is refused comes after everything that was on its way
                    sitting.refusal()
                asked = a if a.now.question else b
            room = served.in_loop(served.rooms.of_friends(aki.table))
            served.in_loop(room.change(lambda table: table.among_people(1, moves.BOT_TAKES)))
            a.say(Stop(a.now.turn))
            b.meet(lambda people: people.seats[0].stops)
            a.say(GoOn(-1))
            a.refusal()
            assert a.now.status == "between"
        a.until(lambda now: now.status == "over")
    last = room.table.moves[-1]
    assert (last.seat, last.action) == (moves.TABLE, moves.STOP)


def test_a_seat_is_given_back_at_once_to_whoever_comes_back(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot still waits for them; it has played nothing."""
    monkeypatch.setattr(presence, "BROKEN", 0)
    monkeypatch.setattr(people_message, "PATIENCE", 0)
    monkeypatch.setattr(consent, "STAND_IN_AFTER", NEVER)
    aki, ben = playing(served)
    with contextlib.ExitStack() as there:
        a, b = there.enter_context(aki.sit()), there.enter_context(ben.sit())
        asked, _ = turn_of(a, b)
        gone, stays = (aki, ben) if asked is a else (ben, aki)
        seat = gone.seats[0]
        turn = asked.now.turn
        there.close()
        with stays.sit() as other:
            other.meet(lambda people: people.running and people.running.over)
            other.say(LetBot(seat))
            other.meet(lambda people: people.seats[seat].bot)
            with gone.sit() as back:
                other.meet(lambda people: not people.seats[seat].bot)
                assert "is back" in str(other.people.notices[-1])
                assert back.my_turn().turn == turn
                assert back.now.question


def test_after_the_end_nobody_is_away_and_nothing_waits(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "BROKEN", 0)
    aki, ben = playing(served)
    with aki.sit() as a:
        with ben.sit() as b:
            assert play([a, b], Random(7)).status == "over"
        a.meet(lambda people: people.stage == "over")
        for _ in range(2):  # that he has gone is news, but nothing that anybody waits for
            a.say(GoOn(-1))
            a.refusal()
        assert a.people.seats[1].away is None
        assert a.people.running is None


def test_away_is_nobody_in_the_message_about_a_match_that_is_over() -> None:
    gathered = seating.gather(
        "some-table", "mushi", options={}, places=(Place("Aki", None, 0), Place()), settings=TableSettings(), created=0, seed="7"
    )
    gathered, _ = seating.join(gathered, 1, "Ben")
    played = dealt(gathered)
    assert people(Scene(version=1, seating=gathered, table=played, away={1: 5}), Viewer(0, 0), 10).seats[1].away == 5
    played.abandon()
    assert people(Scene(version=1, seating=gathered, table=played, away={1: 5}), Viewer(0, 0), 10).seats[1].away is None


def test_when_everybodys_time_is_up_everybody_is_told_that_the_match_rests(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(consent, "STAND_IN_AFTER", 0)
    aki, ben = playing(served, settings={"clock": {"kind": "strict", "move": 1, "then": "bot"}})
    with aki.sit() as a, ben.sit() as b:
        people = a.meet(lambda people: all(seat.bot for seat in people.seats) or people.stage == "over")
        if people.stage != "over":
            assert people.abandoned is not None
            assert people.abandoned > people.at + 6 * 86_400_000
        b.meet(lambda people: people.abandoned or people.stage == "over")


def test_a_rematch_of_a_table_with_a_chosen_seed_deals_other_cards(served: Served) -> None:
    aki, ben = Friend(served, "Aki"), Friend(served, "Ben")
    ben.join(aki.open(seed="7"), 1)
    old = served.in_loop(served.app.state.friends.seating(aki.table))
    assert old.seed == "7"
    new = seating.again(old, "another-table", 0, {0, 1})
    assert new.seed is None
    assert new.secret != old.secret
