"""Tables with friends that have become old, and the public list that has only young ones."""

from __future__ import annotations

from random import Random

import httpx
import pytest

from hanashobu.app.people import friends
from hanashobu.app.rooms.alarms import Alarms
from hanashobu.table import consent, moves
from hanashobu.table.people import Back, Leave
from tests.server.friend_clients import Friend, agree, play
from tests.server.serving import Served
from tests.support.timeouts import wait_for

DAY = 86_400_000


def in_days(served: Served, days: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The alarms look at the store this many days from now."""
    then = moves.milliseconds() + int(days * DAY)
    for module in ("rooms.alarms", "rooms.old_tables", "people.friends"):
        monkeypatch.setattr(f"hanashobu.app.{module}.milliseconds", lambda: then)
    for room in served.rooms.in_memory().values():
        monkeypatch.setattr(room.table, "clock", lambda: then)
    state = served.app.state
    served.in_loop(Alarms(state.async_store, state.bus, state.rooms, state.friends).look())


def listed(served: Served) -> list[str]:
    return [table["id"] for table in httpx.get(f"{served.address}/api/lobby").json()]


def test_a_gathering_that_never_began_is_closed_after_a_week(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    aki = Friend(served, "Aki")
    aki.open(settings={"public": True})
    with aki.sit() as a:
        a.meet(lambda people: people)
        assert aki.table in listed(served)
    in_days(served, 6.9, monkeypatch)
    assert aki.get(aki.here()).json()["yours"] == [0]
    in_days(served, 7.1, monkeypatch)
    found = aki.get(aki.here()).json()
    assert found["stage"] == "closed"
    assert "yours" not in found
    assert aki.table not in listed(served)
    assert friends.OLD not in [alarm.kind for alarm in served.store.alarms(2**62, 1000) if alarm.table == aki.table]


def test_keys_to_a_match_that_ended_long_ago_open_the_record_and_the_rematch_only(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    aki, ben = Friend(served, "Aki"), Friend(served, "Ben")
    ben.join(aki.open(), 1)
    with aki.sit() as a, ben.sit() as b:
        agree(aki.table, a, b)
        in_days(served, 31, monkeypatch)  # it is still played: nothing happens
        assert play([a, b], Random(7)).status == "over"
    monkeypatch.undo()
    in_days(served, 29, monkeypatch)
    assert aki.post(aki.here("/carry")).status_code == 200
    in_days(served, 62, monkeypatch)
    assert aki.post(aki.here("/carry")).status_code == 404
    assert aki.post("/api/mine", {"keys": [{"table": aki.table, "key": aki.key}]}).json() == []
    assert aki.get(aki.here("/record")).status_code == 200
    again = aki.post(aki.here("/rematch"))
    assert again.status_code == 201
    aki.table = again.json()["id"]
    assert aki.post(aki.here("/carry")).status_code == 200  # the same key, at a new table


def test_a_match_that_began_is_not_closed_after_a_week(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    aki, ben = Friend(served, "Aki"), Friend(served, "Ben")
    ben.join(aki.open(), 1)
    with aki.sit() as a, ben.sit() as b:
        agree(aki.table, a, b)
        in_days(served, 8, monkeypatch)
        assert a.meet(lambda people: people).stage == "playing"
    assert aki.get(aki.here()).json()["yours"] == [0]


def begun(served: Served, **clock: object) -> tuple[Friend, Friend]:
    """Two people at a table that has been dealt; both have closed their pages."""
    aki, ben = Friend(served, "Aki"), Friend(served, "Ben")
    ben.join(aki.open(settings={"clock": clock} if clock else {}), 1)
    with aki.sit() as a, ben.sit() as b:
        agree(aki.table, a, b)
    return aki, ben


def leave(served: Served, *people: Friend) -> None:
    """They leave at another device of theirs, and so can come back at this one."""
    for friend in people:
        with friend.carried(served).sit() as sitting:
            sitting.say(Leave())
            assert sitting.refusal().fatal


def how_it_ended(friend: Friend) -> str:
    """Why the match is over, and whether the secret of its deal is in its record; nothing while it goes on."""
    if friend.get(friend.here()).json().get("stage") != "over":
        return ""
    ends = friend.get(friend.here("/record")).text.splitlines()[-1]
    return "abandoned, revealed" if '"why":"abandoned"' in ends and '"secret":"' in ends else ends


def test_a_match_that_everybody_has_left_is_abandoned_after_a_week(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    aki, ben = begun(served)
    leave(served, aki, ben)
    in_days(served, 6.9, monkeypatch)
    assert not how_it_ended(aki)
    in_days(served, 7.1, monkeypatch)
    assert how_it_ended(aki) == "abandoned, revealed"


def test_a_match_to_which_somebody_has_come_back_is_not_abandoned(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is it a week after they left first, if they come back and leave again."""
    aki, ben = begun(served)
    leave(served, aki, ben)
    with aki.sit() as sitting:
        sitting.say(Back())
        sitting.meet(lambda people: not all(seat.bot for seat in people.seats if seat.yours))
    in_days(served, 6, monkeypatch)
    leave(served, aki)
    in_days(served, 8, monkeypatch)
    assert not how_it_ended(aki)
    in_days(served, 13.1, monkeypatch)
    assert how_it_ended(aki) == "abandoned, revealed"


def test_a_match_with_many_days_for_a_move_is_not_abandoned_while_a_clock_runs(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one person left the clock of that one runs; with none, they have as long to return as they had for a move."""
    aki, ben = begun(served, kind="days", move=14)
    in_days(served, 13.9, monkeypatch)
    assert not how_it_ended(aki)
    leave(served, aki)
    in_days(served, 30, monkeypatch)
    assert not how_it_ended(aki)
    leave(served, ben)
    in_days(served, 43.9, monkeypatch)
    assert not how_it_ended(aki)
    in_days(served, 44.1, monkeypatch)
    assert how_it_ended(aki) == "abandoned, revealed"


def test_a_match_is_abandoned_too_if_bots_play_for_everybody_because_time_was_up(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(consent, "STAND_IN_AFTER", 0)
    aki, ben = begun(served, kind="days", move=2, then="bot")
    for days in (2.1, 4.2):  # one after the other, whoever is awaited
        in_days(served, days, monkeypatch)
        wait_for(lambda: not served.rooms.in_memory()[aki.table].busy)
    assert served.rooms.in_memory()[aki.table].table.consent.resting  # whoever sits down now plays again
    in_days(served, 11.1, monkeypatch)
    assert not how_it_ended(aki)
    in_days(served, 11.3, monkeypatch)
    assert how_it_ended(aki) == "abandoned, revealed"
    assert ben.get(ben.here("/record")).status_code == 200
