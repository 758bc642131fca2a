"""Records over HTTP: taken from a table, brought from a file, looked at move by move, gone on from."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hanashobu.app.admission.limits import Limits
from hanashobu.app.messages.api import Moments, Problem, RecordInfo, TableInfo
from hanashobu.app.records import replay_page
from hanashobu.games import all_games
from hanashobu.play import events
from hanashobu.play.commentary import Commentary
from hanashobu.play.events import AnyEvent
from hanashobu.records import codec
from hanashobu.records.codec import RecordLine
from hanashobu.records.replay import Replay
from hanashobu.table.reopen import reopen
from hanashobu.table.snapshot import now
from hanashobu.text.reader import Reader
from tests.server.serving import SOMEBODY, Client, Served
from tests.support.every_yaku import Show
from tests.support.helpers import full_match, only
from tests.table.tables import as_bytes

NOT_OVER = "The match is not over; its record would show hidden cards."


def text_of(logged: list[AnyEvent]) -> bytes:
    return b"".join(codec.to_line(event) for event in logged)


def bring(me: Client, text: bytes | str) -> Any:
    return me.http.post("/api/records", content=text, headers={"content-type": "text/plain"})


def brought(me: Client, logged: list[AnyEvent]) -> RecordInfo:
    answer = bring(me, text_of(logged))
    assert answer.status_code == 201
    return msgspec.json.decode(answer.content, type=RecordInfo)


# Of one's own tables.


def test_the_record_of_a_match_that_is_not_over_is_kept_back(me: Client) -> None:
    table = me.open(people=3, bots=0)
    for path in (f"/api/tables/{table}/record", f"/api/records/{table}", f"/api/records/{table}/moments", f"/api/records/{table}/luck"):
        answer = me.http.get(path)
        assert (answer.status_code, answer.json()["sentence"]) == (409, NOT_OVER)
    play = me.http.post(f"/api/records/{table}/play", json={"at": 5, "seats": [{"name": name} for name in "ABC"]})
    assert (play.status_code, play.json()["sentence"]) == (409, NOT_OVER)


@pytest.mark.parametrize("game", ["hiraya", "hachi_hachi", "nara"])
def test_the_record_of_a_match_that_is_over_holds_by_the_rules(game: str, me: Client, served: Served) -> None:
    table = me.open(game, bots=all_games()[game].usual_seats - 1, rounds=1)
    with me.sit(table) as seat:
        seat.moves(Random(1))
    answer = me.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    assert f'filename="{game}-' in answer.headers["content-disposition"]
    logged = [line.event for line in codec.lines(answer.content.splitlines(keepends=True))]
    assert logged == served.store.log(table)
    for _ in Replay([RecordLine(at, event) for at, event in enumerate(logged, 1)]):
        pass
    kept = me.http.get(f"/api/records/{table}")
    assert msgspec.json.decode(kept.content, type=RecordInfo).events == tuple(logged)
    listed = next(found for found in me.http.get("/api/tables").json() if found["id"] == table)
    assert listed["status"] == "over"
    assert tuple(listed["totals"]) == only(logged, events.MatchEnds)[0].totals


def test_somebody_elses_table_is_not_there(me: Client, served: Served) -> None:
    table = me.open()
    other = served.client(SOMEBODY)
    assert other.http.get("/api/tables").json() == []
    for answer in (
        other.http.get(f"/api/tables/{table}"),
        other.http.get(f"/api/tables/{table}/record"),
        other.http.delete(f"/api/tables/{table}"),
    ):
        assert (answer.status_code, answer.json()["sentence"]) == (404, f"There is no table '{table}' where you have a seat.")
    assert me.http.get(f"/api/tables/{table}").status_code == 200


@pytest.mark.parametrize("key", ["", "Bearer", "Bearer short", "Bearer " + "x" * 81, "Basic aGFuYTpoYW5hOmhhbmE=", "x" * 32])
def test_who_does_not_say_who_they_are_is_told_how(me: Client, key: str) -> None:
    for method, path in (("GET", "/api/tables"), ("POST", "/api/tables"), ("GET", "/api/tables/something")):
        answer = me.http.request(method, path, headers={"authorization": key})
        assert answer.status_code == 401
        assert "Authorization header" in answer.json()["sentence"]


# From a file.


@pytest.mark.parametrize("game", all_games())
def test_a_record_of_every_game_can_be_brought_and_is_told_open(game: str, me: Client) -> None:
    match = full_match(game, seed=4, rounds=1)
    info = brought(me, match.events)
    assert list(info.events) == match.events
    assert (info.game, info.seats, info.finished) == (game, match.names, True)
    again = brought(me, match.events)
    assert again == info
    assert msgspec.json.decode(me.http.get(f"/api/records/{info.id}").content, type=RecordInfo) == info


def test_a_record_whose_last_line_was_cut_off_is_read_up_to_there(me: Client) -> None:
    match = full_match("hiraya", seed=4)
    whole = text_of(match.events[:20])
    cut = bring(me, whole + text_of(match.events[20:21])[:10])
    assert cut.status_code == 201
    info = msgspec.json.decode(cut.content, type=RecordInfo)
    assert list(info.events) == match.events[:20]
    assert not info.finished


GOOD = text_of(full_match("hiraya", seed=4, rounds=1).events)
LINES = GOOD.splitlines(keepends=True)
BROKEN = {
    "nothing": (b"", "There is no match in this file"),
    "blank lines": (b"\n\n \n", "There is no match in this file"),
    "a letter": (b"Dear aunt,\n", "Line 1 is not JSON."),
    "a picture": (bytes(range(256)) * 50, "Line"),
    "no event": (b'{"a": 1}\n', "Line 1 is not an event"),
    "a number": (b"5\n", "Line 1 is not an event"),
    "an unknown event": (b'{"event": "dance"}\n', "there is no 'dance' there"),
    "an event and rubbish": (b'{"event": 5, xx\n', "Line 1"),
    "a tag and rubbish": (b'{"event": "dance" xx\n', "Line 1"),
    "another format": (LINES[0].replace(b"hanafuda-record/1", b"hanafuda-record/9"), "hanafuda-record/9"),
    "the header is missing": (b"".join(LINES[1:]), "begins with a match event"),
    "two matches": (GOOD * 2, "There are 2 matches in this file"),
    "a line is missing": (b"".join(LINES[:8] + LINES[9:]), "line 9"),
    "lines swapped": (b"".join([*LINES[:8], LINES[9], LINES[8], *LINES[10:]]), "line"),
    "another card": (GOOD.replace(b'"card":"', b'"card":"9', 1), "line"),
    "another payment": (GOOD.replace(b'"amount":', b'"amount":1', 1), "line"),
    "an unknown game": (GOOD.replace(b'"hiraya"', b'"hirya"', 1), "There is no game 'hirya'"),
    "deep": (b'{"event": "play", "x": ' + b"[" * 10**5 + b"]" * 10**5 + b"}\n", "Line"),
    "very deep": (b"[" * 10**6 + b"\n", "Line"),
    "too many seats": (GOOD.replace(b'"seats":["', b'"seats":["a","b","c","d","e","f","g","h","', 1), "players, not by"),
    "large numbers": (GOOD.replace(b'"totals":[', b'"totals":[' + b"9" * 400 + b",", 1), "line"),
    "absurd numbers": (GOOD.replace(b'"totals":[', b'"totals":[' + b"9" * 9000 + b",", 1), "ine"),
    "no number": (GOOD.replace(b'"number":1', b'"number":"one"', 1), "is not a valid round event"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_record_gets_a_sentence_that_says_where(kind: str, me: Client) -> None:
    text, sentence = BROKEN[kind]
    assert text != GOOD
    answer = bring(me, text)
    assert answer.status_code == 409, answer.text
    assert sentence in answer.json()["sentence"]
    assert len(answer.json()["sentence"]) < 5000


@pytest.mark.parametrize("kind", ["nothing", "a letter", "two matches", "an unknown game"])
def test_a_broken_record_gets_a_sentence_in_japanese_too(kind: str, me: Client) -> None:
    problem = msgspec.json.decode(bring(me, BROKEN[kind][0]).content, type=Problem)
    assert not Reader("ja")(problem.message).isascii()


def named(*names: str) -> bytes:
    """A good record of people with these names."""
    return msgspec.json.encode({**msgspec.json.decode(LINES[0]), "seats": names}) + b"\n" + b"".join(LINES[1:])


def test_names_in_a_record_are_cleaned(me: Client) -> None:
    answer = bring(me, named("A\u202eki\0", " Ben\t\u3164 B", "Chie\u200b\x1b[31m"))
    assert answer.status_code == 201
    assert answer.json()["seats"] == ["Aki", "Ben B", "Chie[31m"]
    assert answer.json()["events"][0]["seats"] == ["Aki", "Ben B", "Chie[31m"]
    again = me.http.get(f"/api/records/{answer.json()['id']}").json()
    assert again["seats"] == ["Aki", "Ben B", "Chie[31m"]


@pytest.mark.parametrize("name", ["", " ", "Aki", "aki", "A\u2800ki", "\u3164", "\u202e", "x" * 41, "x" * 100_000])
def test_names_that_cannot_be_told_apart_or_are_too_long_are_refused(me: Client, name: str) -> None:
    answer = bring(me, named("Aki", name, "Chie"))
    assert answer.status_code == 409
    sentence = answer.json()["sentence"]
    assert sentence in ("Line 1: Everybody at the table needs a name of their own.", "Line 1: A name has at most 40 letters.")


def test_a_file_that_is_too_long_is_not_read(me: Client) -> None:
    answer = bring(me, b" " * (Limits.record_bytes + 1))
    assert (answer.status_code, answer.json()["sentence"]) == (413, "This is too long: at most 2048 KB are read.")
    wish = me.http.post("/api/tables", content=b" " * (Limits.body_bytes + 1), headers={"content-type": "application/json"})
    assert (wish.status_code, wish.json()["sentence"]) == (413, "This is too long: at most 256 KB are read.")


@pytest.mark.parametrize("id", ["r00000000000000000000", "nosuchtable"])
def test_a_record_that_is_not_there(me: Client, id: str) -> None:
    for path in (f"/api/records/{id}", f"/api/records/{id}/moments"):
        answer = me.http.get(path)
        assert (answer.status_code, answer.json()["sentence"]) == (404, f"There is no record {id!r} here.")


@pytest.mark.parametrize("id", ["x", "%00", "..%2f..", "a b", "é" * 8, "x" * 41])
def test_what_is_no_id_is_refused(me: Client, id: str) -> None:
    answer = me.http.get(f"/api/records/{id}")
    assert answer.status_code in (404, 422)
    assert answer.json()["sentence"]


# Move by move.


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_moments_are_where_the_match_stood(me: Client, seat: int | None) -> None:
    match = full_match("hachi_hachi", 3, seed=6, rounds=1)
    info = brought(me, match.events)
    replay = Replay([RecordLine(at, event) for at, event in enumerate(match.events, 1)])
    stood = [now(replay.match.view(seat), at + 1) if replay.settled else None for at, _ in enumerate(replay)]
    params = {} if seat is None else {"seat": seat}
    answer = me.http.get(f"/api/records/{info.id}/moments", params={"start": 0, "end": 10**6, **params})
    found = msgspec.json.decode(answer.content, type=Moments)
    assert as_bytes(found.moments) == as_bytes(stood[: replay_page.MOST_MOMENTS])
    part = msgspec.json.decode(
        me.http.get(f"/api/records/{info.id}/moments", params={"start": 7, "end": 19, **params}).content, type=Moments
    )
    assert (part.start, as_bytes(part.moments)) == (7, as_bytes(stood[7:19]))
    assert part.texts == found.texts[7:19]
    assert part.settlements == ()


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_moments_come_with_the_sentences_that_the_seat_was_told(me: Client, seat: int | None) -> None:
    """Through the eyes of a seat what it never learned of has no sentence, and the rest is what the live table sent it."""
    match = full_match("hachi_hachi", 3, seed=6, rounds=1)
    info = brought(me, match.events)
    params = {} if seat is None else {"seat": seat}
    found = msgspec.json.decode(
        me.http.get(f"/api/records/{info.id}/moments", params={"start": 0, "end": 10**6, **params}).content, type=Moments
    )
    commentary = Commentary(match.names, match.rules)
    seen = [event if seat is None else event.seen_by(seat) for event in match.events]
    commentary.read(event for event in seen if event)
    texts = iter(commentary.texts)
    assert list(found.texts) == [next(texts) if event else None for event in seen]
    assert found.settlements == tuple(commentary.settlements.values()) != ()


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_moments_come_with_the_yaku_that_the_seat_saw_made(me: Client, seat: int | None) -> None:
    """The same news as at the live table, each at its place in the record, and each in one answer only."""
    show = Show(all_games()["hana_awase"])
    next(show.rounds())
    info = brought(me, show.match.events)
    params = {} if seat is None else {"seat": seat}
    parts = [
        msgspec.json.decode(
            me.http.get(f"/api/records/{info.id}/moments", params={"start": start, "end": start + 9, **params}).content, type=Moments
        )
        for start in range(0, len(show.match.events) + 9, 9)
    ]
    places = [at for at, event in enumerate(show.match.events) if seat is None or event.seen_by(seat)]
    told = show.table.update(seat, 0).news
    assert [item for part in parts for item in part.news] == [msgspec.structs.replace(item, at=places[item.at]) for item in told]
    assert any(item.what == "made" for item in told)
    assert all(part.start <= item.at < part.start + 9 for part in parts for item in part.news)


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ({"start": 10**6, "end": 10**6}, 200),
        ({"start": 9, "end": 3}, 200),
        ({"end": 0}, 200),
        ({"seat": 99}, 200),
        ({"seat": -1}, 200),
        ({"start": -1}, 422),
        ({"start": "x"}, 422),
        ({"end": 10**9}, 422),
        ({"seat": "me"}, 422),
    ],
)
def test_moments_of_anything_else(me: Client, query: dict[str, Any], status: int) -> None:
    info = brought(me, full_match("hiraya", seed=4, rounds=1).events)
    answer = me.http.get(f"/api/records/{info.id}/moments", params=query)
    assert answer.status_code == status
    if status == 422:
        assert answer.json()["sentence"].startswith(f"{next(iter(query))} cannot be '{next(iter(query.values()))}'")


# Going on from a move.


@pytest.mark.parametrize("game", ["hiraya", "taiyaku", "mushi"])
def test_a_match_goes_on_from_any_move_of_a_record(game: str, me: Client, served: Served) -> None:
    match = full_match(game, seed=8, rounds=2)
    info = brought(me, match.events)
    seats = [{"name": "Me"}, *({"name": f"Bot {at}", "bot": "random"} for at in range(1, len(match.names)))]
    for at in (12, len(match.events) // 2, 10**6):
        answer = me.http.post(f"/api/records/{info.id}/play", json={"at": at, "seats": seats})
        assert answer.status_code == 201, answer.text
        table = msgspec.json.decode(answer.content, type=TableInfo)
        assert [seat.name for seat in table.seats] == [seat["name"] for seat in seats]
        with me.sit(table.id) as seat:
            assert seat.moves(Random(2)).status == "over"
        logged = served.store.log(table.id)
        begun = replay_page.settled_until(match.events, at)
        assert logged[1:begun] == match.events[1:begun]
        for _ in Replay([RecordLine(number, event) for number, event in enumerate(logged, 1)]):
            pass


def test_a_match_that_went_on_from_a_record_has_the_same_cards_after_a_restart(me: Client, served: Served) -> None:
    """Its later rounds come from a secret of its own; no seed is shown in the end, for none deals all of it."""
    info = brought(me, full_match("mushi", seed=8, rounds=3).events)
    answer = me.http.post(f"/api/records/{info.id}/play", json={"at": 30, "seats": [{"name": "A"}, {"name": "B", "bot": "random"}]})
    id = answer.json()["id"]
    begun, sheet = served.store.log(id), served.store.sheet(id)
    assert sheet is not None
    assert sheet.seed is not None
    assert sheet.seed not in answer.text
    with me.sit(id) as seat:
        assert seat.moves(Random(2)).status == "over"
    logged = served.store.log(id)
    replay = Replay([RecordLine(number, event) for number, event in enumerate(logged, 1)])
    for _ in replay:
        pass
    before = Replay([RecordLine(number, event) for number, event in enumerate(begun, 1)])
    for _ in before:
        pass
    again = reopen(sheet.seats, begun, int(sheet.seed)).match
    for place, action in replay.actions[len(before.actions) :]:
        if again.actor is None:
            again.go_on()
        again.play(place, action)
    assert again.events == logged
    assert "seed" not in me.http.get(f"/api/tables/{id}").json()


@pytest.mark.parametrize(
    ("wish", "status", "sentence"),
    [
        ({"at": 0, "seats": [{"name": "A"}, {"name": "B"}, {"name": "C"}]}, 409, "Nobody has to decide anything up to here"),
        ({"at": -(10**20), "seats": [{"name": "A"}, {"name": "B"}, {"name": "C"}]}, 409, "Nobody has to decide"),
        ({"at": 20, "seats": [{"name": "A"}]}, 409, "The match has 3 seats, not 1."),
        ({"at": 20, "seats": [{"name": "A"}, {"name": "A"}, {"name": "B"}]}, 409, "a name of their own"),
        ({"at": 20, "seats": [{"name": " "}, {"name": "A"}, {"name": "B"}]}, 409, "a name of their own"),
        ({"at": 20, "seats": [{"name": "A\nB"}, {"name": "A B"}, {"name": "B"}]}, 409, "a name of their own"),
        ({"at": 20, "seats": [{"name": "A", "bot": "regular"}] * 3}, 409, "Somebody has to play"),
        (
            {"at": 20, "seats": [{"name": "A", "bot": "reglar"}, {"name": "B"}, {"name": "C"}]},
            409,
            "There is no bot 'reglar'; did you mean",
        ),
        ({"at": 20, "seats": [{"name": ""}, {"name": "B"}, {"name": "C"}]}, 409, "a name of their own"),
        ({"at": "x", "seats": []}, 422, "This cannot be read"),
        ({}, 422, "This cannot be read"),
        ([], 422, "This cannot be read"),
    ],
)
def test_what_cannot_be_gone_on_with_gets_a_sentence(me: Client, wish: Any, status: int, sentence: str) -> None:
    info = brought(me, full_match("hiraya", seed=4, rounds=1).events)
    answer = me.http.post(f"/api/records/{info.id}/play", json=wish)
    assert answer.status_code == status
    assert sentence in answer.json()["sentence"]
