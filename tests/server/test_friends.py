"""Tables with friends: open one, send the link, take seats, be ready, play, each from a browser of their own."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

import hanashobu
from hanashobu.play import fair
from hanashobu.table.people import Ready, Reveal, Unready
from hanashobu.table.protocol import Act, GoOn, Refused, Sit, Stop
from tests.server.friend_clients import NONCE, Friend, agree, mine, play, watch
from tests.server.serving import Served, Sitting
from tests.support.timeouts import PATIENCE


def two(served: Served, **more: object) -> tuple[Friend, Friend]:
    """Aki, who opened a table for two, and Ben, who came by the link."""
    aki, ben = Friend(served, "Aki"), Friend(served, "Ben")
    ben.join(aki.open(**more), 1)  # type: ignore[arg-type]
    return aki, ben


def test_two_friends_play_a_whole_match_from_two_browsers(served: Served) -> None:
    aki, ben = two(served)
    with aki.sit() as a, ben.sit() as b:
        agree(aki.table, a, b)
        assert play([a, b], Random(1)).status == "over"
        assert a.people.stage in ("playing", "over")
        a.meet(lambda people: people.stage == "over")
    answer = aki.get(aki.here())
    assert (answer.json()["stage"], answer.json()["yours"]) == ("over", [0])
    record = aki.get(aki.here("/record"))
    assert record.status_code == 200
    assert httpx.get(f"{served.address}/api/records/{aki.table}").status_code == 200


def test_nothing_is_dealt_before_everybody_is_ready(served: Served) -> None:
    aki, ben = two(served)
    with aki.sit() as a, ben.sit() as b:
        party = mine(a.meet(lambda people: people))
        a.say(Ready(fair.commit_nonce(aki.table, party, NONCE)))
        b.meet(lambda people: people.seats[0].ready)
        a.say(Act(0, 1))
        assert "Nothing has been dealt yet" in str(a.refusal().message)
        a.say(Unready())
        b.meet(lambda people: not people.seats[0].ready)
        agree(aki.table, a, b)
        assert a.until(lambda now: True).status == "playing"


def test_the_link_shows_who_is_there_and_changes_nothing(served: Served) -> None:
    aki = Friend(served, "Aki")
    table = aki.open(seats=2)
    for _ in range(3):
        seen = httpx.get(f"{served.address}/api/tables/{table}").json()
        assert (seen["stage"], [seat.get("open", False) for seat in seen["seats"]]) == ("gathering", [False, True])
        assert "yours" not in seen
    with watch(served, table) as visitor:
        people = visitor.meet(lambda people: people)
        assert (people.stage, people.seats[0].name, people.host) == ("gathering", "Aki", False)
        visitor.say(Ready())
        assert "You are watching" in str(visitor.refusal().message)


def test_of_two_who_want_the_same_seat_at_once_exactly_one_gets_it(served: Served) -> None:
    async def all_at_once(table: str) -> list[int]:
        async with httpx.AsyncClient(base_url=served.address) as http:
            wishes = [http.post(f"/api/tables/{table}/seats/1", json={"name": f"Guest {at}"}) for at in range(8)]
            return [answer.status_code for answer in await asyncio.gather(*wishes)]

    codes = asyncio.run(all_at_once(Friend(served, "Aki").open(seats=2)))
    assert sorted(codes) == [201, *[409] * 7]


def test_of_two_with_the_same_name_at_once_exactly_one_comes_in(served: Served) -> None:
    async def all_at_once(table: str) -> list[int]:
        async with httpx.AsyncClient(base_url=served.address) as http:
            wishes = [http.post(f"/api/tables/{table}/seats/{seat}", json={"name": "Ben"}) for seat in (1, 2)]
            return [answer.status_code for answer in await asyncio.gather(*wishes)]

    assert sorted(asyncio.run(all_at_once(Friend(served, "Aki").open("hiraya", seats=3)))) == [201, 409]


def test_a_seat_that_cannot_be_taken_gets_a_sentence(served: Served) -> None:
    aki, ben = two(served)
    chie = Friend(served, "Chie")
    chie.table = aki.table
    for seat, sentence in ((0, "All seats at this table are taken; ask the host"), (5, "Nobody can sit")):
        answer = chie.post(chie.here(f"/seats/{seat}"), {"name": "Chie"})
        assert (answer.status_code, sentence in answer.json()["sentence"]) == (409, True)
    unknown = chie.post("/api/tables/aaaaaaaaaaaa/seats/0", {"name": "Chie"})
    assert (unknown.status_code, "There is no table" in unknown.json()["sentence"]) == (404, True)
    with aki.sit() as a, ben.sit() as b:
        agree(aki.table, a, b)
        begun = chie.post(chie.here("/seats/1"), {"name": "Chie"}).json()["sentence"]
        assert begun == "Play has begun at this table, so nobody can come or go now; to play, open another one."
        play([a, b], Random(5))
    assert chie.post(chie.here("/seats/1"), {"name": "Chie"}).json()["sentence"].startswith("The match at this table is over; to play,")


def test_a_seat_that_somebody_has_taken_gets_a_sentence(served: Served) -> None:
    aki, ben = Friend(served, "Aki"), Friend(served, "Ben")
    ben.table = aki.open("hiraya", seats=3)
    taken = ben.post(ben.here("/seats/0"), {"name": "Ben"})
    assert (taken.status_code, taken.json()["sentence"]) == (409, "Somebody sits here already; choose another seat.")


def test_two_browsers_with_one_key_see_the_same_and_an_answer_counts_once(served: Served) -> None:
    """The second one is sent what the first one did; what it answers to a question that is gone gets a sentence."""
    aki, ben = two(served)
    with aki.sit() as a, aki.sit() as other, ben.sit() as b:
        agree(aki.table, a, b)
        for _ in range(8):
            for sitting in (a, b, other):
                sitting.say(GoOn(-1))  # what is refused comes after everything that was on its way
                sitting.refusal()
            asked = a if a.now.question else b
            act = asked.answer(Random(1))
            asked.say(act)
            if asked is a:
                other.say(act)
                other.say(Act(act.turn, 10**6))
                other.refusal()
            asked.say(GoOn(-1))
            asked.refusal()
        for sitting in (a, other):
            sitting.say(GoOn(-1))
            sitting.refusal()
        assert other.events == a.events
    stored = served.store.table(aki.table)
    assert stored is not None
    made = [(move.start, move.action) for move in stored.moves if move.seat == 0 and move.action >= 0]
    assert made
    assert len(made) == len(set(made))


def test_the_host_locks_fills_opens_shows_out_and_closes(served: Served) -> None:
    aki, ben, chie = (Friend(served, name) for name in ("Aki", "Ben", "Chie"))
    table = aki.open("hiraya", seats=3)
    ben.join(table, 1)
    chie.table = table

    def host(friend: Friend, what: str, **more: object) -> httpx.Response:
        return friend.post(friend.here("/host"), {"what": what, **more})

    assert "Only the host" in host(ben, "lock").json()["sentence"]
    assert host(chie, "lock").status_code == 404
    assert host(aki, "lock").status_code == 200
    assert "locked" in chie.post(chie.here("/seats/2"), {"name": "Chie"}).json()["sentence"]
    assert host(aki, "fill", seat=2, bot="beginner").json()["seats"][2]["bot"] == "beginner"
    assert host(aki, "fill", seat=2, bot="beginner").status_code == 409
    assert "There is no bot" in host(aki, "open", seat=2).text + host(aki, "fill", seat=2, bot="nobody").json()["sentence"]
    with ben.sit() as b:
        b.meet(lambda people: people)
        assert host(aki, "remove", seat=1).json()["seats"][1]["open"]
        assert "signed out" in str(b.refusal().message)
    assert host(ben, "lock").status_code == 404
    host(aki, "close")
    assert httpx.get(f"{served.address}/api/tables/{table}").json()["stage"] == "closed"
    assert "closed" in chie.post(chie.here("/seats/1"), {"name": "Chie"}).json()["sentence"]


def test_a_seat_is_a_key_in_a_cookie_that_scripts_cannot_read(served: Served) -> None:
    aki = Friend(served, "Aki")
    table = aki.open()
    answer = httpx.post(f"{served.address}/api/tables/{table}/seats/1", json={"name": "Ben"})
    cookie = answer.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=strict", f"Path=/api/tables/{table}"} <= {part.strip() for part in cookie.split(";")}
    key = answer.json()["key"]
    assert len(key) >= 43
    assert key not in str(answer.url)
    by_cookie = httpx.get(f"{served.address}/api/tables/{table}", cookies={"hana_seat": key}).json()
    assert by_cookie["yours"] == [1]
    assert key.encode() not in b"".join(path.read_bytes() for path in served.folder.iterdir())


def test_a_cookie_that_a_neighbour_has_set_does_not_hide_ones_own(served: Served) -> None:
    """A page under the same domain can set cookies of any name and path for it; a browser sends them all, in either order."""
    aki, _ = two(served)
    other, _ = two(served)
    tossed = [f"hana_seat={key}" for key in ("x" * 43, other.key, "", "short")]
    own = f"hana_seat={aki.key}"
    for sent in ([own, *tossed], [*tossed, own], [*tossed[:2], own, *tossed[2:]]):
        for lines in (["; ".join(sent)], sent):
            answer = httpx.get(f"{served.address}{aki.here()}", headers=[("cookie", line) for line in lines])
            assert answer.json()["yours"] == [0]
        with connect(f"ws{served.address[4:]}{aki.here('/socket')}", additional_headers={"cookie": "; ".join(sent)}) as made:
            made.send(msgspec.json.encode(Sit("", 0)).decode())
            assert '"yours":true' in str(made.recv(timeout=PATIENCE))
    assert "yours" not in httpx.get(f"{served.address}{aki.here()}", headers={"cookie": "; ".join(tossed)}).json()


def test_a_key_of_another_table_opens_nothing_here(served: Served) -> None:
    aki, ben = two(served)
    other, _ = two(served)
    assert "yours" not in httpx.get(f"{served.address}{aki.here()}", headers=other.headers).json()
    other.table = aki.table
    with other.sit(seat=0) as there:
        assert "Nobody can sit" in str(there.refusal().message)
    assert other.post(other.here("/host"), {"what": "close"}).status_code == 404
    assert other.post(other.here("/sign-out")).status_code == 404
    with ben.sit(seat=0) as there:  # the seat of somebody else at the same table
        assert "Nobody can sit" in str(there.refusal().message)


def test_the_role_comes_from_the_key_and_never_from_the_message(served: Served) -> None:
    """In a match nobody sits down in another's seat, whatever they say."""
    aki, ben = two(served)
    with aki.sit() as a, ben.sit() as b:
        agree(aki.table, a, b)
    with ben.sit(seat=0) as there:
        refused = there.refusal()
        assert isinstance(refused, Refused)
        assert refused.fatal
    with aki.sit(seat=0, key="") as there:
        assert there.refusal().fatal


def test_the_next_round_and_the_end_need_everybody(served: Served) -> None:
    aki, ben = two(served, options={"rounds": 3})
    with aki.sit() as a, ben.sit() as b:
        agree(aki.table, a, b)
        random = Random(2)
        for sitting in (a, b):
            sitting.until(lambda now: True)
        while a.now.status == "playing":
            asked = a if a.now.question else b
            if asked.now.question:
                asked.move(random)
            for sitting in (a, b):
                sitting.until(lambda now: now.question or now.status != "playing" or now.actor is not None)
                with contextlib.suppress(TimeoutError):
                    sitting.receive(0.05)
        b.until(lambda now: now.status == "between")
        a.say(GoOn(a.now.turn))
        b.meet(lambda people: people.seats[0].ready)
        a.say(Stop(a.now.turn))
        b.meet(lambda people: people.seats[0].stops and not people.seats[0].ready)
        b.say(Stop(b.now.turn))
        assert a.until(lambda now: now.status == "over")
        assert b.until(lambda now: now.status == "over")


def test_a_contribution_that_does_not_come_is_replaced_after_a_while(served: Served, monkeypatch: object) -> None:
    from hanashobu.app.people import friends

    monkeypatch.setattr(friends, "REVEAL_SECONDS", 0.5)  # type: ignore[attr-defined]
    aki, ben = two(served)
    with aki.sit() as a, ben.sit() as b:
        for sitting in (a, b):
            party = mine(sitting.meet(lambda people: people))
            sitting.say(Ready(fair.commit_nonce(aki.table, party, NONCE)))
        a.meet(lambda people: people.fair and people.fair.reveal)
        a.say(Reveal("cd" * 32))
        assert "not the contribution" in str(a.refusal().message)
        a.say(Reveal(NONCE))
        people = b.meet(lambda people: people.stage == "playing")
        assert people.fair is not None
        assert [(party.nonce, party.withheld) for party in people.fair.parties] == [(NONCE, False), (None, True)]
        assert people.fair.fingerprint


def test_where_a_draw_seats_the_players_everybody_keeps_their_own_seat(served: Served) -> None:
    """NA-22: who sits where is drawn, and each connection looks from the seat with its own name."""
    aki, ben, chie = (Friend(served, name) for name in ("Aki", "Ben", "Chie"))
    table = aki.open("nara", seats=4, bots=("random",))
    ben.join(table, 2)
    chie.join(table, 3)
    with aki.sit() as a, ben.sit() as b, chie.sit() as c:
        agree(table, a, b, c)
        for friend, sitting in ((aki, a), (ben, b), (chie, c)):
            now = sitting.until(lambda now: now.actor is not None)
            (own,) = [at for at, seat in enumerate(sitting.people.seats) if seat.yours]
            assert sitting.people.seats[own].name == friend.name
            assert bool(now.question) == (now.actor == own)
            assert friend.get(friend.here()).json()["yours"] == [own]
        assert play([a, b, c], Random(11)).status == "over"


def a_seat(sitting: Sitting) -> int:
    """The seat that a connection looks from."""
    return next(at for at, seat in enumerate(sitting.people.seats) if seat.yours)


def test_teyaku_are_claimed_from_several_devices_at_once(served: Served) -> None:
    """HH-7: people at their own devices play whole rounds in which the table claims for one, and the other is asked."""
    aki, ben = Friend(served, "Aki"), Friend(served, "Ben")
    table = aki.open("hachi_hachi", seats=3, bots=("random",), options={"rounds": 2}, claim_for_me=False)
    ben.join(table, 2)
    with aki.sit(claim_for_me=False) as a, ben.sit() as b:
        agree(table, a, b)
        assert play([a, b], Random(12)).status == "over"
        assert served.in_loop(served.rooms.of_friends(table)).table.asks_about_claims(a_seat(a))


@pytest.mark.parametrize("contributors", [1, 0])
def test_the_record_names_only_those_whose_device_contributed(served: Served, tmp_path: Path, contributors: int) -> None:
    aki, ben = Friend(served, "Aki"), Friend(served, "Ben")
    ben.join(aki.open(), 1)
    with aki.sit() as a, ben.sit() as b:
        b.say(Ready())
        if contributors:
            agree(aki.table, a)
        else:
            a.say(Ready())
        people = a.meet(lambda people: people.stage == "playing")
        assert len(people.fair.parties if people.fair else ()) == contributors
        assert play([a, b], Random(5)).status == "over"
    record = aki.get(aki.here("/record"))
    begins = msgspec.json.decode(record.text.splitlines()[0])
    assert [party["party"] for party in begins.get("fair", {}).get("parties", [])] == [0][:contributors]
    (tmp_path / "match.jsonl").write_text(record.text, "utf-8")
    assert hanashobu.verify(tmp_path / "match.jsonl")
