"""A disk that is full, or worse, while people play: a sentence, the match stands where it stood, and goes on when it can."""

from __future__ import annotations

import gc
import logging
import time
from pathlib import Path
from random import Random

import msgspec
import pytest

from hanashobu import bots
from hanashobu.app.rooms import room, rooms
from hanashobu.app.store import StoreTrouble
from hanashobu.play import events
from hanashobu.play.view import View
from hanashobu.records import codec
from hanashobu.table.protocol import Act, GoOn, Refused
from hanashobu.text import msg
from tests.server.serving import Client, Served, fill, make_room
from tests.support.helpers import full_match, only
from tests.support.timeouts import wait_for

FULL = msg("error-store-full")


def a_move(me: Client, table: str) -> tuple[int, Act]:
    """Who has to move, and one of the moves."""
    for place in range(3):
        with me.sit(table, place) as seat:
            now = seat.update().now
            if now.question:
                return place, Act(now.turn, now.question.choices[0].action)
    raise AssertionError("Nobody is asked.")


def play_until_full(me: Client, table: str, random: Random) -> tuple[int, Act | GoOn]:
    """Everybody plays until something cannot be kept: whose answer that was, and what it was."""
    for _ in range(2000):
        for place in range(3):
            with me.sit(table, place) as seat:
                now = seat.update().now
                if not now.question and now.status != "between":
                    continue
                said = Act(now.turn, random.choice(now.question.choices).action) if now.question else GoOn(now.turn)
                seat.say(said)
                received = seat.receive()
                if isinstance(received, Refused):
                    assert received == Refused(FULL)
                    return place, said
    raise AssertionError("The disk never became full.")


def test_with_a_full_disk_the_match_stands_and_goes_on_when_there_is_room(spoilt: Served) -> None:
    me = spoilt.client()
    table = me.open(people=3, bots=0, rounds=12)
    fill(spoilt.store)
    place, said = play_until_full(me, table, Random(1))
    before = spoilt.store.log(table)
    with me.sit(table, place) as seat, me.sit(table, (place + 1) % 3) as other:
        now = seat.update().now
        assert now.turn == said.turn
        other.update()
        for _ in range(2):
            seat.say(said)
            assert seat.receive() == Refused(FULL)
        assert other.quiet(0.05)
        assert spoilt.store.log(table) == before
        make_room(spoilt.store)
        seat.say(said)
        assert seat.update().start == said.turn
        other.update()
    after = spoilt.store.log(table)
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_with_a_full_disk_bots_wait_say_why_and_go_on_by_themselves(
    spoilt: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(room, "TRY_AGAIN", 0.02)
    me = spoilt.client()
    table = me.open(bots=2, rounds=2)
    with me.sit(table) as seat:
        seat.my_turn()
        append, asked = spoilt.store.append, []

        def only_people(*words: object) -> None:
            """The disk becomes full right after the person's own move."""
            asked.append(words)
            if len(asked) > 1:
                raise StoreTrouble(FULL)
            append(*words)  # type: ignore[arg-type]

        monkeypatch.setattr(spoilt.store, "append", only_people)
        while not asked or seat.now.question:
            asked.clear()
            seat.move(Random(1))
            seat.update()
        assert seat.refusal() == Refused(FULL)
        stands = len(seat.events)
        wait_for(lambda: len(asked) > 4)
        assert seat.quiet(0.1)
        monkeypatch.setattr(spoilt.store, "append", append)
        seat.my_turn()
        assert len(seat.events) > stands
        assert seat.moves(Random(2)).status == "over"
    waits = [record for record in caplog.records if "waits" in record.message]
    assert len(waits) == 1
    assert waits[0].levelno == logging.ERROR


def test_a_card_that_waits_for_its_target_goes_on_waiting_if_that_cannot_be_kept(spoilt: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The choice of the card was kept, that of its target was not: the seat is asked for the target as before."""
    me = spoilt.client()
    with me.sit(me.open(bots=2, rounds=12)) as seat:
        random = Random(3)
        seat.my_turn()
        while not (seat.now.question and seat.now.question.asked == "take" and not seat.updates[-1].events):
            heard = len(seat.updates)
            seat.move(random)
            while len(seat.updates) == heard:
                seat.update()
            seat.my_turn()
        append, asked = spoilt.store.append, seat.now.question

        def full(*_: object) -> None:
            raise StoreTrouble(FULL)

        monkeypatch.setattr(spoilt.store, "append", full)
        seat.move(random)
        assert seat.receive() == Refused(FULL)
        assert seat.now.question == asked
        monkeypatch.setattr(spoilt.store, "append", append)
        seat.moves(random, 3)


def test_a_disk_that_can_neither_be_written_nor_read_loses_nothing(spoilt: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    me = spoilt.client()
    table = me.open(people=3, bots=0)
    place, said = a_move(me, table)

    def broken(*_: object) -> None:
        raise StoreTrouble("This could not be stored: disk I/O error. The match has not changed.")

    with me.sit(table, place) as seat:
        where = seat.update().now
        before = spoilt.store.log(table)
        with monkeypatch.context() as patch:
            patch.setattr(spoilt.store, "append", broken)
            patch.setattr(spoilt.store, "table", broken)
            for _ in range(3):
                seat.say(said)
                assert "disk I/O error" in str(seat.refusal().message)
            assert me.http.get(f"/api/tables/{table}").status_code == 503
        assert spoilt.store.log(table) == before
        seat.say(said)
        while seat.now == where:  # refusals of before may still be on their way
            seat.receive()
    assert me.http.get(f"/api/tables/{table}").status_code == 200
    log = spoilt.store.log(table)
    assert log[: len(before)] == before


def test_with_a_full_disk_no_table_can_be_opened_and_no_record_kept(spoilt: Served) -> None:
    me = spoilt.client()
    table = me.open(people=3, bots=0, rounds=1)
    text = b"".join(codec.to_line(event) for event in full_match("hiraya", seed=9).events)
    fill(spoilt.store)
    statuses = set()
    for _ in range(60):
        wish = {"game": "hiraya", "seats": [{"name": "Aki"}, {"name": "Ben"}, {"name": "Chie"}]}
        answer = me.http.post("/api/tables", json=wish)
        statuses.add(answer.status_code)
        if answer.status_code == 503:
            assert answer.json()["sentence"] == str(FULL)
            break
    assert 503 in statuses
    brought = me.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert (brought.status_code, brought.json()["sentence"]) == (503, str(FULL))
    assert me.http.get(f"/api/tables/{table}").status_code == 200
    make_room(spoilt.store)
    assert me.http.post("/api/records", content=text, headers={"content-type": "text/plain"}).status_code == 201
    assert me.open() != table


def test_a_log_that_somebody_has_changed_gets_a_sentence_and_other_tables_go_on(spoilt: Served, caplog: pytest.LogCaptureFixture) -> None:
    """The server's log names that table once, however often it is asked for."""
    me = spoilt.client()
    broken, whole = me.open(people=3, bots=0), me.open(bots=2)
    spoilt.rooms._open.clear()
    wait_for(lambda: gc.collect() >= 0 and broken not in spoilt.rooms._used)  # the request may still hold it when its answer is here
    with spoilt.store.driver.lock:  # not within what the bots of the other table are writing, which nobody else can read yet
        spoilt.store.driver.db.execute("UPDATE log SET event = replace(event, '\"1a\"', '\"1b\"') WHERE id = ?", (broken,))
    for about in ("", "", "/record"):
        answer = me.http.get(f"/api/tables/{broken}{about}")
        assert answer.status_code == 503
        assert answer.json()["sentence"].startswith("This table cannot be opened, because somebody has changed or damaged")
    with me.sit(broken) as seat:
        refused = seat.refusal()
        assert refused.fatal
        assert "What is wrong: line " in str(refused.message)
    with me.sit(whole) as seat:
        seat.moves(Random(1), 2)
    assert [broken in record.getMessage() for record in caplog.records] == [True]


def test_when_another_process_was_faster_the_same_answer_counts_once_and_another_is_late(spoilt: Served, tmp_path: Path) -> None:
    """Two servers on one file: what the second writes is refused by the store, and both see the same."""
    me = spoilt.client()
    table = me.open(people=3, bots=0)
    place, said = a_move(me, table)
    with Served(tmp_path / "tables.sqlite") as second:
        there = second.client()
        with me.sit(table, place) as here, there.sit(table, place) as elsewhere:
            here.update()
            elsewhere.update()
            here.say(said)
            here.update()
            if not here.events[said.turn :]:
                return  # the card waits for its target: nothing is written yet
            elsewhere.say(said)
            assert elsewhere.update().start == said.turn
            assert elsewhere.events == here.events
            elsewhere.say(msgspec.structs.replace(said, action=said.action + 1))
            assert "came too late" in str(elsewhere.refusal().message)
            assert elsewhere.events == here.events


# However many tables there are.


def test_a_table_has_one_room_however_many_are_open(spoilt: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rooms that nobody has used for long leave the memory, but not under the feet of those who sit there."""
    monkeypatch.setattr(rooms, "MOST_ROOMS", 1)
    me = spoilt.client()
    tables = [me.open(people=3, bots=0) for _ in range(3)]
    assert len(spoilt.rooms._open) == 1
    place, said = a_move(me, tables[0])
    with me.sit(tables[0], place) as one:
        one.update()
        for other in tables[1:]:
            assert me.http.get(f"/api/tables/{other}").status_code == 200
        with me.sit(tables[0], place) as two:
            two.update()
            two.say(said)
            two.update()
            assert one.update().now == two.now
    wait_for(lambda: gc.collect() >= 0 and len(spoilt.rooms._used) == 1)


def test_a_server_that_stops_while_bots_think_leaves_a_whole_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(bots.all_bots(), "slow", Slow())
    with Served(tmp_path / "t.sqlite") as first:
        me = first.client()
        table = me.open(bots=("slow", "slow"), rounds=1)
        with me.sit(table) as seat:
            seat.my_turn()
            seat.move(Random(1))
            seat.update()
    with Served(tmp_path / "t.sqlite") as second, second.client().sit(table) as seat:
        assert seat.moves(Random(1)).status == "over"
    assert only(seat.events, events.MatchEnds)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


class Slow:
    """A bot that thinks for a while."""

    name = "slow"
    sentence = "Thinks."

    def choose(self, view: View, random: Random) -> int:
        time.sleep(0.05)
        return random.choice(view.legal)


def test_a_table_that_cannot_be_opened_any_more_can_be_removed_by_its_player_alone(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with Served(data) as server:
        table = server.client().open()
        server.store.driver.db.execute("UPDATE log SET event = x'00' WHERE id = ? AND seq = 3", (table,))
    with Served(data) as server:
        me, other = server.client(), server.client("a key of somebody else")
        assert me.http.get(f"/api/tables/{table}").status_code == 503
        assert other.http.delete(f"/api/tables/{table}").status_code == 404
        assert me.http.delete(f"/api/tables/{table}").status_code == 200
        assert me.http.get(f"/api/tables/{table}").status_code == 404
