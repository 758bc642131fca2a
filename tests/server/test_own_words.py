"""Whatever somebody sends, the translator does not look at it: text to translate once stopped the whole server for 17 seconds."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from hanashobu.lang.catalogue import Book
from hanashobu.server.rooms import Rooms
from hanashobu.table.protocol import Sit
from tests.server.serving import ME, Client, Served, Sitting
from tests.server.test_records import LINES

LONG = "qq. qz. " * 20


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text for which a translation is looked for."""
    texts: list[str] = []
    find = Book._find

    def spy(book: Book, text: str, *more: Any) -> Any:
        texts.append(text)
        return find(book, text, *more)

    monkeypatch.setattr(Book, "_find", spy)
    return texts


def japanese(sentence: str, looked_at: list[str]) -> bool:
    """Whether a sentence is in Japanese, quotes somebody's words as they are, and nobody has looked at them."""
    assert not any("qq" in text or "qz" in text for text in looked_at)
    return not sentence.isascii() and len(sentence) < 400


@pytest.mark.parametrize("table", [LONG, "short", "x" * 41, "bär-tisch", "' of yours. The match is over. '"])
def test_the_address_of_a_socket_is_checked_like_any_other(
    served: Served, table: str, looked_at: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    find = Rooms.room

    async def spy(rooms: Rooms, id: str, owner: str) -> Any:
        asked.append(id)
        return await find(rooms, id, owner)

    monkeypatch.setattr(Rooms, "room", spy)
    with Sitting(served.address, quote(table, safe="")) as somebody:
        somebody.say(Sit(ME, 0, lang="ja"))
        refused = somebody.refusal()
    assert refused.fatal
    assert "という" in refused.sentence or "ありません" in refused.sentence
    assert japanese(refused.sentence, looked_at)
    assert asked == []


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    "text",
    [
        msgspec.json.encode({"event": LONG}),
        msgspec.json.encode({"event": "match", "format": LONG}),
        msgspec.json.encode({"event": {"qq": LONG}}),
        LINES[0].replace(b'"hiraya"', msgspec.json.encode(LONG)),
        LINES[0].replace(b'"must_match":false', b'"must_match":' + msgspec.json.encode(LONG)),
        LINES[0].replace(b'"options":{', b'"options":{' + msgspec.json.encode(LONG) + b":true,"),
    ],
)
def test_what_a_record_says_is_quoted_and_not_translated(me: Client, text: bytes, lang: str, looked_at: list[str]) -> None:
    answer = me.http.post(
        "/api/records", content=text + b"\n", params={"lang": lang}, headers={"accept-language": lang, "content-type": "text/plain"}
    )
    assert answer.status_code == 409
    sentence = answer.json()["sentence"]
    assert "qq. qz. " in sentence
    assert LONG not in sentence
    assert sentence.isascii() == (lang == "en") or "…" in sentence
    assert not any("qq" in text or "qz" in text for text in looked_at)


@pytest.mark.parametrize("address", ["/api/{}", "/deck/{}", "/assets/{}", "/api/games/{}/rules", "/api/games/hiraya/rules?option={}"])
def test_an_address_is_quoted_and_not_translated(me: Client, address: str, looked_at: list[str]) -> None:
    answer = me.http.get(address.format(quote(LONG, safe="")), headers={"accept-language": "ja"})
    assert answer.status_code in (404, 409)
    assert japanese(answer.json()["sentence"], looked_at)


@pytest.mark.parametrize("change", [{"game": LONG}, {"seed": LONG}, {"options": {LONG: 1}}, {"options": {"rounds": LONG}}, {"seats": LONG}])
def test_a_wish_is_quoted_and_not_translated(me: Client, change: dict[str, Any], looked_at: list[str]) -> None:
    wish = {"game": "hiraya", "seats": [{"name": "A"}, {"name": "B"}, {"name": "C"}], **change}
    answer = me.http.post("/api/tables", json=wish, headers={"accept-language": "ja"})
    assert answer.status_code in (404, 409, 422)
    assert japanese(answer.json()["sentence"], looked_at)


def test_a_message_is_quoted_and_not_translated(me: Client, looked_at: list[str]) -> None:
    with me.sit(me.open(people=1), lang="ja") as seat:
        seat.update()
        seat.say(msgspec.json.encode({"type": LONG}).decode())
        assert japanese(seat.refusal().sentence, looked_at)
