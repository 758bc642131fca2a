"""Tables with friends: leaving, coming back, clocks, what is said, other devices, spectators, and playing again."""

from __future__ import annotations

import contextlib
from random import Random
from typing import Any

import httpx
import pytest

from hanashobu.app.people import people_message, presence
from hanashobu.app.rooms.alarms import Alarms
from hanashobu.table import moves
from hanashobu.table.people import Back, Leave, LetBot, Say
from hanashobu.table.protocol import Act, Ask, Sit
from tests.server.friend_clients import Friend, agree, play, watch
from tests.server.limited_servers import served as limited
from tests.server.serving import Served, Sitting
from tests.support.timeouts import wait_for


def playing(served: Served, *, seats: int = 2, **more: Any) -> tuple[Friend, Friend]:
    """Aki and Ben in the middle of a match of Mushi."""
    aki, ben = Friend(served, "Aki"), Friend(served, "Ben")
    ben.join(aki.open(seats=seats, **more), 1)
    with aki.sit() as a, ben.sit() as b:
        agree(aki.table, a, b)
    return aki, ben


def turn_of(a: Sitting, b: Sitting) -> tuple[Sitting, Sitting]:
    """Who is asked, and who is not."""
    for sitting in (a, b):
        sitting.until(lambda now: now.actor is not None)
    return (a, b) if a.now.actor == 0 else (b, a)


def drain(*sittings: Sitting) -> None:
    """Read what has come."""
    for sitting in sittings:
        with contextlib.suppress(TimeoutError):
            while True:
                sitting.receive(0.2)


def test_the_others_see_that_a_hint_was_taken_and_the_host_can_switch_hints_off(served: Served) -> None:
    aki, ben = playing(served)
    with aki.sit() as a, ben.sit() as b, watch(served, aki.table) as w:
        asked, other = turn_of(a, b)
        asked.say(Ask(asked.now.turn))
        other.meet(lambda people: "has taken a hint." in "".join(map(str, people.notices)))
        assert play([a, b], Random(3)).status == "over"
        w.meet(lambda people: any("has taken a hint." in str(notice) for notice in people.notices))
    aki, ben = playing(served, settings={"hints": False})
    with aki.sit() as a, ben.sit() as b:
        asked, other = turn_of(a, b)
        asked.say(Ask(asked.now.turn))
        assert str(asked.refusal().message) == "The host has switched hints off at this table."
        assert not other.people.notices


def test_the_strict_clock_lets_a_bot_play_on_by_itself(served: Served) -> None:
    settings = {"clock": {"kind": "strict", "move": 1, "then": "bot"}}
    aki, ben = playing(served, settings=settings)
    with aki.sit() as a, ben.sit() as b:
        asked, other = turn_of(a, b)
        seat = asked.now.actor
        assert seat is not None
        people = other.meet(lambda people: people.seats[seat].bot)
        assert people.seats[seat].person
        asked.say(Back())
        other.meet(lambda people: not people.seats[seat].bot)


def test_where_the_others_decide_nothing_happens_before_one_of_them_says_so(served: Served) -> None:
    aki, ben = playing(served, settings={"clock": {"kind": "friendly", "move": 1, "bank": 1}})
    with aki.sit() as a, ben.sit() as b:
        asked, other = turn_of(a, b)
        seat = asked.now.actor
        assert seat is not None
        other.meet(lambda people: people.running and people.running.seat == seat)
        other.say(LetBot(seat))
        assert "when their time is up" in str(other.refusal().message)
        other.meet(lambda people: people.running and people.running.over)
        assert not other.people.seats[seat].bot
        asked.say(LetBot(seat))  # not for oneself
        asked.refusal()
        other.say(LetBot(seat))
        other.meet(lambda people: people.seats[seat].bot)


def test_time_in_which_the_server_was_down_is_given_back(served: Served) -> None:
    aki, ben = playing(served, settings={"clock": {"kind": "strict", "move": 600}})
    with aki.sit() as a, ben.sit() as b:
        _, other = turn_of(a, b)
        before = other.meet(lambda people: people.running).running
        assert before is not None
        state, now = served.app.state, moves.milliseconds()
        alarms = Alarms(state.async_store, state.bus, state.rooms, state.friends)
        for _ in range(2):  # once, however often it looks
            state.rooms.pauses.add(now - 30_000, now)
            served.in_loop(alarms.step())
        room = served.in_loop(served.rooms.of_friends(aki.table))
        assert [move.action for move in room.table.moves][-3:] == [moves.RESUMED, moves.PAUSED, moves.RESUMED]
        after = other.meet(lambda people: people.running and people.running.until > before.until).running
        assert after is not None
        assert after.until - before.until <= 30_100


def test_who_is_away_is_shown_after_a_while_and_not_waited_for_for_ever(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GOODBYE", 200)
    monkeypatch.setattr(presence, "BROKEN", 400)
    monkeypatch.setattr(people_message, "PATIENCE", 600)
    aki, ben = playing(served)
    with aki.sit() as a:
        with ben.sit() as b:
            a.meet(lambda people: people.seats[1].away is None)
            b.say(Leave(for_now=True))
            b.meet(lambda people: people)
        people = a.meet(lambda people: people.seats[1].away)
        assert not people.seats[1].bot
        a.until(lambda now: now.actor is not None)
        if a.now.actor == 1:
            a.meet(lambda people: people.running and people.running.over)
            a.say(LetBot(1))
            a.meet(lambda people: people.seats[1].bot)
        with ben.sit() as again:
            a.meet(lambda people: people.seats[1].away is None)
            again.say(Back())
            a.meet(lambda people: not people.seats[1].bot)


def test_people_say_phrases_and_stamps_and_their_own_words_only_where_allowed(served: Served) -> None:
    aki, ben = playing(served)
    with aki.sit() as a, ben.sit() as b:
        a.say(Say(phrase="hello"))
        line = b.meet(lambda people: people.chat).chat[-1]
        assert (line.seat, line.phrase) == (0, "hello")
        b.say(Say(stamp="sake"))
        assert a.meet(lambda people: len(people.chat) == 2).chat[-1].stamp == "sake"
        for said, sentence in ((Say(text="Good day"), "only set phrases"), (Say(phrase="boo"), "no such"), (Say(), "one thing"),
                               (Say("hello", "sake"), "one thing")):  # fmt: skip
            a.say(said)
            assert sentence in str(a.refusal().message)
    aki, ben = playing(served, settings={"free_text": True})
    with aki.sit() as a, ben.sit() as b:
        a.say(Say(text="  Well\u202e, well \x07 "))
        assert b.meet(lambda people: people.chat).chat[-1].text == "Well, well"


def test_a_seat_is_carried_to_another_device_once(served: Served) -> None:
    aki, ben = playing(served)
    code = ben.post(ben.here("/carry")).json()["code"]
    phone = Friend(served, "Ben")
    phone.table = ben.table
    answer = phone.post(phone.here("/carried"), {"code": code})
    assert answer.status_code == 201
    phone.key, phone.seats = answer.json()["key"], tuple(answer.json()["seats"])
    assert phone.key != ben.key
    assert phone.seats == (1,)
    assert "not valid" in phone.post(phone.here("/carried"), {"code": code}).json()["sentence"]
    with ben.sit() as desk, phone.sit() as there, aki.sit() as a:
        for sitting in (desk, there, a):
            sitting.until(lambda now: True)
        assert desk.now == there.now
        assert phone.post(phone.here("/sign-out")).json() == 1
        assert "signed out" in str(desk.refusal().message)
        assert play([a, there], Random(5)).status == "over"
    assert ben.post(ben.here("/carry")).status_code == 404


def test_a_carry_code_is_guessed_only_so_often(tmp_path: Any) -> None:
    with Served(tmp_path / "tables.sqlite", "codes_per_minute=3") as served:
        aki = Friend(served, "Aki")
        aki.open()
        codes = [aki.post(aki.here("/carried"), {"code": f"guess {at}"}).status_code for at in range(5)]
    assert codes == [409, 409, 409, 429, 429]


def test_a_spectator_sees_the_table_a_move_late_and_no_hands(served: Served) -> None:
    aki, ben = playing(served)
    with aki.sit() as a, ben.sit() as b, watch(served, aki.table) as watcher:
        watcher.until(lambda now: True)
        assert not any(seat.yours for seat in watcher.meet(lambda people: people).seats)
        checked, random = 0, Random(6)
        for sitting in (a, b):
            sitting.until(lambda now: True)
        for _ in range(8):
            while not (a.now.question or b.now.question):
                drain(a, b)
            asked = a if a.now.question else b
            before, updates = asked.now.turn, len(asked.updates)
            asked.move(random)
            while len(asked.updates) == updates:
                asked.update()
            after = asked.now.turn
            drain(watcher)
            if after > before:
                checked += 1
                assert len(watcher.events) < after  # not the latest move
            drain(a, b)
        assert checked
        assert len(watcher.events) > 3
        watcher.say(Act(0, 1))
        assert "You are watching" in str(watcher.refusal().message)


def test_one_address_does_not_take_all_places_of_spectators(tmp_path: Any) -> None:
    with (
        Served(tmp_path / "tables.sqlite", "spectators_per_address=2", proxies=["127.0.0.1"]) as served,
        contextlib.ExitStack() as watching,
    ):
        aki, _ = playing(served)
        other, _ = playing(served)

        def watcher(table: str, address: str) -> Sitting:
            headers = {"x-forwarded-for": address}
            sitting = watching.enter_context(Sitting(served.address, table, headers))
            sitting.say(Sit("", None))
            return sitting

        for table, address in ((aki.table, "192.0.2.1"), (other.table, "192.0.2.1"), (aki.table, "192.0.2.1"), (aki.table, "192.0.2.2")):
            watcher(table, address).meet(lambda people: people)
        refused = watcher(aki.table, "192.0.2.1").refusal()
        assert refused.fatal
        assert "from your address" in str(refused.message)
        watching.close()
        wait_for(lambda: not served.app.state.admission._watching)
        watcher(aki.table, "192.0.2.1").meet(lambda people: people)
        assert aki.seats == (0,)  # who has a seat is not counted
        with aki.sit() as a:
            a.meet(lambda people: people)


def test_who_says_a_lot_at_once_has_to_wait_and_the_others_lines_stay(tmp_path: Any) -> None:
    with limited(tmp_path, "files_per_minute=10") as (served, _):  # its clock stands still
        aki, ben = playing(served)
        with aki.sit() as a, ben.sit() as b:
            a.say(Say(phrase="hello"))
            b.meet(lambda people: people.chat)
            for _ in range(5):
                b.say(Say(stamp="sake"))
            b.say(Say(phrase="boo"))
            assert "no such" in str(b.refusal().message)  # what is not said is not counted
            b.say(Say(stamp="sake"))
            assert "try again in 2 seconds" in str(b.refusal().message)
            a.say(Say(phrase="thanks"))
            chat = a.meet(lambda people: people.chat and people.chat[-1].phrase == "thanks").chat
            assert [line.seat for line in chat] == [0, 1, 1, 1, 1, 1, 0]


def test_a_table_without_spectators_is_not_there_for_others(served: Served) -> None:
    aki, _ = playing(served, settings={"spectators": False})
    assert httpx.get(f"{served.address}{aki.here()}").status_code in (401, 404)
    with watch(served, aki.table) as watcher:
        refused = watcher.refusal()
        assert refused.fatal
        assert "not open to spectators" in str(refused.message)


def test_mine_lists_the_tables_of_ones_keys_and_whose_turn_it_is(served: Served) -> None:
    aki, ben = playing(served, settings={"clock": {"kind": "days", "move": 3}})
    with aki.sit() as a, ben.sit() as b:
        asked, _ = turn_of(a, b)
    keys = [{"table": aki.table, "key": friend.key} for friend in (aki, ben)]
    wrong = [{"table": aki.table, "key": "x" * 43}, {"table": "aaaaaaaaaaaa", "key": aki.key}]
    found = httpx.post(f"{served.address}/api/mine", json={"keys": [*keys, *wrong]}).json()
    assert [table["yours"] for table in found] == [[0], [1]]
    turns = [table.get("your_turn", False) for table in found]
    assert turns == [asked is a, asked is b]
    deadline = next(table["deadline"] for table in found if table.get("your_turn"))
    assert deadline > moves.milliseconds() + 2 * 86_400_000
    assert not any(table.get("seed") for table in found)


def test_a_rematch_has_the_same_people_and_keys_and_is_the_same_for_all(served: Served) -> None:
    aki, ben = playing(served)
    assert aki.post(aki.here("/rematch")).status_code == 409
    with aki.sit() as a, ben.sit() as b:
        assert play([a, b], Random(7)).status == "over"
        first = aki.post(aki.here("/rematch")).json()["id"]
        assert ben.post(ben.here("/rematch")).json()["id"] == first
        assert b.meet(lambda people: people.rematch).rematch == first
    aki.table = ben.table = first
    with aki.sit() as a, ben.sit() as b:
        people = a.meet(lambda people: people)
        assert ([seat.name for seat in people.seats], people.stage) == (["Aki", "Ben"], "gathering")
        agree(first, a, b)
        assert a.until(lambda now: True).status == "playing"


def test_a_match_with_friends_goes_on_after_a_restart(tmp_path: Any) -> None:
    with Served(tmp_path / "tables.sqlite") as served:
        aki, ben = playing(served)
        with aki.sit() as a, ben.sit() as b:
            turn_of(a, b)[0].move(Random(8))
            events = list(a.events)
    with Served(tmp_path / "tables.sqlite") as again:
        for friend in (aki, ben):
            friend.address = again.address
        with aki.sit() as a, ben.sit() as b:
            a.until(lambda now: True)
            assert a.events[: len(events)] == events
            assert play([a, b], Random(9)).status == "over"
            record = httpx.get(f"{again.address}/api/records/{aki.table}").json()
            assert record["events"][-1]["secret"]
