"""Leaving leaves: whoever goes, is removed or is signed out keeps nothing that opens the seat; the others keep what they have."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import pytest
from websockets import ConnectionClosed

from hanashobu.app.store import StoredKey
from hanashobu.app.store.at_rest import hashed
from hanashobu.table.people import Back, Leave, People, Say
from hanashobu.table.protocol import Act, Sit
from tests.server.friend_clients import Friend, agree, watch
from tests.server.serving import Served, Sitting

COOKIE = "hana_seat"


def gathering(served: Served, **more: Any) -> tuple[Friend, Friend]:
    """Aki, the host, and Ben, before the first deal."""
    aki, ben = Friend(served, "Aki"), Friend(served, "Ben")
    ben.join(aki.open(**more), 1)
    return aki, ben


def playing(served: Served, **more: Any) -> tuple[Friend, Friend]:
    """The same two in their match."""
    aki, ben = gathering(served, **more)
    with aki.sit() as a, ben.sit() as b:
        agree(aki.table, a, b)
    return aki, ben


def by_socket(friend: Friend) -> None:
    with friend.sit() as sitting:
        sitting.say(Leave())
        refused = sitting.refusal()
        assert refused.fatal
        assert "signed out" in str(refused.message)


def by_key(friend: Friend) -> None:
    clears_the_cookie(httpx.delete(f"{friend.address}{friend.here()}", headers=friend.headers), friend)


def by_cookie(friend: Friend) -> None:
    clears_the_cookie(httpx.delete(f"{friend.address}{friend.here()}", cookies={COOKIE: friend.key}), friend)


def clears_the_cookie(answer: httpx.Response, friend: Friend) -> None:
    assert answer.status_code == 200, answer.text
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f'{COOKIE}=""')
    assert {"Max-Age=0", "HttpOnly", "SameSite=strict", f"Path=/api/tables/{friend.table}"} <= {part.strip() for part in cookie.split(";")}


LEAVE = pytest.mark.parametrize("leave", [by_socket, by_key, by_cookie])


def opens(friend: Friend) -> set[str]:
    """What a device can still do at its table, in whichever way it says who it is."""
    found = set()
    for name, how in (("key", {"headers": friend.headers}), ("cookie", {"cookies": {COOKIE: friend.key}})):
        if "yours" in httpx.get(f"{friend.address}{friend.here()}", **how).json():  # type: ignore[arg-type]
            found.add(f"looks with its {name}")
        if httpx.post(f"{friend.address}{friend.here('/carry')}", **how).status_code == 200:  # type: ignore[arg-type]
            found.add(f"carries with its {name}")
    with Sitting(friend.address, friend.table, {"cookie": f"{COOKIE}={friend.key}"}) as sitting:
        sitting.say(Sit("", None))
        message = sitting.receive()
        if isinstance(message, People) and any(seat.yours for seat in message.seats):
            found.add("sits")
    return found


EVERYTHING = {"looks with its key", "carries with its key", "looks with its cookie", "carries with its cookie", "sits"}


@LEAVE
def test_who_leaves_a_match_has_no_way_back_on_this_device(served: Served, leave: Callable[[Friend], None]) -> None:
    aki, ben = playing(served)
    assert opens(ben) == EVERYTHING
    leave(ben)
    assert opens(ben) == set()
    assert opens(aki) == EVERYTHING
    with ben.sit() as there:
        assert "Nobody can sit" in str(there.refusal().message)
    with ben.sit(seat=0, key="") as there:
        assert there.refusal().fatal
    with watch(served, ben.table) as watcher:  # the link still leads to the table, as for everybody
        assert not any(seat.yours for seat in watcher.meet(lambda people: people).seats)
    with aki.sit() as a:
        a.meet(lambda people: people.seats[1].bot)
        assert "A bot is playing for Ben" in str(a.people.notices[-1])


@LEAVE
def test_another_device_that_has_the_seat_keeps_it(served: Served, leave: Callable[[Friend], None]) -> None:
    aki, ben = playing(served)
    phone = ben.carried(served)
    leave(ben)
    assert opens(ben) == set()
    assert opens(phone) == EVERYTHING
    with aki.sit() as a, phone.sit() as p:
        a.meet(lambda people: people.seats[1].bot)
        p.say(Act(p.until(lambda now: True).turn, 1))
        assert "A bot is playing for you" in str(p.refusal().message)
        p.say(Back())
        a.meet(lambda people: not people.seats[1].bot)
        assert "Ben is back" in str(a.people.notices[-1])


@LEAVE
def test_in_a_gathering_a_seat_is_open_again_when_its_last_device_leaves(served: Served, leave: Callable[[Friend], None]) -> None:
    aki, ben = gathering(served)
    phone = ben.carried(served)
    leave(ben)
    assert opens(ben) == set()
    assert opens(phone) == EVERYTHING
    assert aki.get(aki.here()).json()["seats"][1]["name"] == "Ben"
    leave(phone)
    assert opens(phone) == set()
    assert aki.get(aki.here()).json()["seats"][1]["open"]
    Friend(served, "Chie").join(aki.table, 1)
    assert opens(aki) == EVERYTHING


def test_leaving_a_table_that_was_closed_is_leaving_it(served: Served) -> None:
    aki, ben = gathering(served)
    aki.post(aki.here("/host"), {"what": "close"})
    by_cookie(ben)
    assert opens(ben) == set()


def signs_out(aki: Friend, ben: Friend, phone: Friend) -> None:
    assert phone.post(phone.here("/sign-out")).json() == 1


def signs_out_oneself(aki: Friend, ben: Friend, phone: Friend) -> None:
    assert ben.post(ben.here("/sign-out")).json() == 1


def removes(aki: Friend, ben: Friend, phone: Friend) -> None:
    assert aki.post(aki.here("/host"), {"what": "remove", "seat": 1}).status_code == 200


def both_leave(aki: Friend, ben: Friend, phone: Friend) -> None:
    by_socket(phone)
    by_key(ben)


@pytest.mark.parametrize("revoke", [signs_out, signs_out_oneself, removes, both_leave])
def test_a_code_for_another_device_ends_with_what_it_would_open(served: Served, revoke: Callable[[Friend, Friend, Friend], None]) -> None:
    aki, ben = gathering(served)
    phone = ben.carried(served)
    codes = {friend.name: friend.post(friend.here("/carry")).json()["code"] for friend in (aki, ben)}
    revoke(aki, ben, phone)
    ghost = Friend(served, "Ghost")
    ghost.table = aki.table
    refused = ghost.post(ghost.here("/carried"), {"code": codes["Ben"]})
    assert (refused.status_code, "not valid" in refused.json()["sentence"]) == (409, True)
    assert ghost.post(ghost.here("/carried"), {"code": codes["Aki"]}).json()["seats"] == [0]  # the host's is good


def test_a_code_that_another_device_gave_outlives_the_one_that_leaves(served: Served) -> None:
    _, ben = playing(served)
    phone = ben.carried(served)
    code = phone.post(phone.here("/carry")).json()["code"]
    by_key(ben)
    assert phone.post(phone.here("/carried"), {"code": code}).status_code == 201
    other = phone.carried(served)
    code = other.post(other.here("/carry")).json()["code"]
    by_key(other)
    assert phone.post(phone.here("/carried"), {"code": code}).status_code == 409  # it was given by the device that left


def test_who_has_no_seat_does_not_speak_as_the_host(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    """A key of a party that is not there, as an attacker or a damaged file may have one."""
    for table in (gathering(served, settings={"spectators": False})[0].table, playing(served, settings={"spectators": False})[0].table):
        key = "a key of nobody who is there"
        served.store.add_seat_key(table, StoredKey(hashed(key), 7, 0))
        ghost = Friend(served, "Ghost", key)
        ghost.table = table
        with ghost.sit(seat=None) as there:
            there.say(Say(phrase="hello"))
            refused = there.refusal()
            assert refused.fatal
            assert "signed out" in str(refused.message)
        assert served.store.chat(table, 10) == []
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


def test_a_removed_guest_who_is_still_connected_says_nothing_more(served: Served) -> None:
    aki, ben = gathering(served)
    with aki.sit() as a, ben.sit() as b:
        b.meet(lambda people: people.seats[1].yours)
        removes(aki, ben, ben)
        with suppress(ConnectionClosed):  # the server may have said so before
            b.say(Say(phrase="hello"))
        assert b.refusal().fatal
        a.say(Say(phrase="thanks"))
        assert [line.phrase for line in a.meet(lambda people: people.chat).chat] == ["thanks"]


def test_a_second_seat_beside_ones_own_is_for_the_same_key(served: Served) -> None:
    aki = Friend(served, "Aki")
    key = (aki.open("hiraya", seats=3), aki.key)[1]
    second = aki.post(aki.here("/seats/1"), {"name": "Aoi"}).json()
    assert (second["key"], second["seats"]) == (key, [0, 1])
    by_cookie(aki)
    assert opens(aki) == set()


def test_who_has_left_is_not_expected_at_the_next_table(served: Served) -> None:
    aki, ben = playing(served)
    with aki.sit() as a:
        by_key(ben)
        assert a.moves(Random(4)).status == "over"
    answer = httpx.post(f"{aki.address}{aki.here('/rematch')}", cookies={COOKIE: aki.key})
    again = answer.json()
    assert f"Path=/api/tables/{again['id']}" in answer.headers["set-cookie"]  # also where the browser keeps nothing else
    assert [seat.get("open", False) for seat in again["seats"]] == [False, True]
    chie = Friend(served, "Chie")
    chie.join(again["id"], 1)
    aki.table = again["id"]
    assert opens(aki) == EVERYTHING
    assert ben.post(ben.here("/rematch")).status_code == 404
