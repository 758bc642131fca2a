"""The program within a browser: the same answers and the same tables as a server's, kept in the browser."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Coroutine
from random import Random
from typing import Any

import msgspec
import pytest

from hanashobu.app import presentation
from hanashobu.app.admission.limits import NO_SEAT
from hanashobu.app.records import bundles
from hanashobu.app.records.bundles import FORMAT
from hanashobu.browser import store
from hanashobu.play.events import MatchBegins, MatchEnds
from hanashobu.table.protocol import Act, Refused, Update
from tests.in_browser.pages import MemoryStorage, Page, name


def run(play: Coroutine[object, object, None]) -> None:
    asyncio.run(play)


def test_the_page_gets_the_words_games_and_rules_that_a_server_sends() -> None:
    async def play() -> None:
        page = Page(MemoryStorage())
        assert (await page.ask("GET", "words")).body == msgspec.json.encode(presentation.words())
        assert {game["game"] for game in await page.found("games")} >= {"hiraya", "nara", "hachi_hachi"}
        assert (await page.found("games/hiraya/rules?players=3&option=rounds=2"))["game"] == "hiraya"
        assert (await page.ask("GET", "games/nosuch/rules")).status == 404
        assert (await page.ask("GET", "nowhere")).status == 404
        assert (await page.ask("PUT", "tables")).status == 405

    run(play())


def test_a_whole_match_is_played_over_a_line_and_its_record_can_be_replayed() -> None:
    async def play() -> None:
        page = Page(MemoryStorage())
        table = await page.open(seed="7")
        seat = page.sit(table)
        await seat.play(Random(1))
        assert isinstance(seat.events[0], MatchBegins)
        assert isinstance(seat.events[-1], MatchEnds)
        assert [one["status"] for one in await page.found("tables")] == ["over"]
        record = await page.ask("GET", f"tables/{table}/record")
        assert record.file.endswith(f"{table}.jsonl")
        brought = await page.ask("POST", "records", record.body)
        assert brought.status == 201, brought
        id = msgspec.json.decode(brought.body)["id"]
        assert (await page.found(f"records/{id}/moments?start=0&end=5&seat=0"))["moments"]
        others = [{"name": "Ume"}, {"name": "Kiku", "bot": "random"}, {"name": "Hagi", "bot": "random"}]
        again = await page.ask("POST", f"records/{id}/play", {"at": 20, "seats": others})
        assert again.status < 300, again

    run(play())


def test_a_match_goes_on_after_the_tab_was_closed() -> None:
    async def play() -> None:
        storage = MemoryStorage()
        page = Page(storage)
        table = await page.open(seed="7")
        seat = page.sit(table)
        before = await seat.play(Random(1), 3)
        page.program.close()
        again = Page(storage)
        seated = again.sit(table)
        update = await seated.hear()
        assert isinstance(update, Update)
        assert seated.events == seat.events
        assert update.now.question == before.now.question
        assert before.now.question is not None
        seated.say(Act(update.now.turn, before.now.question.choices[0].action))
        await seated.play(Random(2))
        assert sum(isinstance(event, MatchEnds) for event in seated.events) == 1

    run(play())


def test_a_move_adds_to_what_is_kept_and_the_end_of_a_round_puts_it_together(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(store, "MOST_ADDITIONS", 5)
        storage = MemoryStorage()
        page = Page(storage)
        table = await page.open(seed="7")
        seat = page.sit(table)
        update = await seat.play(Random(1), 4)
        assert 1 < len(storage.texts) <= 1 + store.MOST_ADDITIONS
        again = Page(storage).sit(table)
        await again.hear()
        assert again.events == seat.events
        assert update.now.question is not None
        seat.say(Act(update.now.turn, update.now.question.choices[0].action))
        await seat.play(Random(2))
        assert set(storage.texts) == {table}

    run(play())


def test_an_addition_that_follows_another_text_is_left_out() -> None:
    async def play() -> None:
        storage = MemoryStorage()
        page = Page(storage)
        table = await page.open(seed="7")
        before = storage.texts[table]
        seat = page.sit(table)
        await seat.play(Random(1), 2)
        page.program.close()
        missing = MemoryStorage()
        missing.texts = {key: text for key, text in storage.texts.items() if key != (table, 1)}
        assert 1 < len(missing.texts) < len(storage.texts)
        changed = MemoryStorage()
        changed.texts = {**storage.texts, table: before.replace('"rounds":1', '"rounds": 1')}  # somebody else has written it since
        for kept, additions in ((missing, 1), (changed, 0)):
            seated = Page(kept).sit(table)
            assert isinstance(await seated.hear(), Update)
            assert seated.events == seat.events[: len(seated.events)]
            ((_, found),) = bundles.joined(kept.texts.values())
            assert found.additions == additions

    run(play())


def test_a_move_that_the_browser_cannot_keep_has_not_happened_and_is_told_so() -> None:
    async def play() -> None:
        storage = MemoryStorage()
        page = Page(storage)
        table = await page.open(seed="7")
        seat = page.sit(table)
        update = await seat.play(Random(1), 0)
        kept = dict(storage.texts)
        storage.full = True
        assert update.now.question is not None
        seat.say(Act(update.now.turn, update.now.question.choices[0].action))
        refused = await seat.hear()
        assert isinstance(refused, Refused)
        assert refused.message.id == "error-browser-storage"
        assert not refused.fatal
        assert storage.texts == kept
        others = [{"name": "Kiku", "bot": "random"}, {"name": "Hagi", "bot": "random"}]
        opened = await page.ask("POST", "tables", {"game": "hiraya", "seats": [{"name": "Ume"}, *others]})
        assert opened.status == 503
        storage.full = False
        seat.say(Act(update.now.turn, update.now.question.choices[0].action))
        heard = await seat.hear()
        assert isinstance(heard, Update)
        assert heard.events

    run(play())


def test_nobody_sits_down_at_a_table_with_another_key_or_at_one_that_is_not_there() -> None:
    async def play() -> None:
        page = Page(MemoryStorage())
        table = await page.open()
        for place, key in ((table, "the key of another browser"), ("nosuchtable", "a key that a browser made"), ("?", "x")):
            seat = page.sit(place, key)
            refused = await seat.hear()
            assert isinstance(refused, Refused)
            assert refused.fatal
            assert await seat.hear() == NO_SEAT
        assert (await page.ask("GET", f"tables/{table}", key="the key of another browser")).status == 404

    run(play())


def test_a_table_with_open_seats_is_not_offered_where_nobody_can_come() -> None:
    async def play() -> None:
        page = Page(MemoryStorage())
        wish = {"game": "hiraya", "seats": [{"name": "Ume"}, {"name": "", "open": True}, {"bot": "random", "name": "Hagi"}]}
        answer = await page.ask("POST", "tables", wish)
        assert answer.status == 409
        assert msgspec.json.decode(answer.body)["message"]["id"] == "error-open-seats"

    run(play())


def test_everything_is_exported_to_one_file_and_imported_elsewhere() -> None:
    async def play() -> None:
        storage = MemoryStorage()
        page = Page(storage)
        over, running = await page.open(seed="1"), await page.open(game="hana_awase", seed="2")
        await page.sit(over).play(Random(1))
        record = await page.ask("GET", f"tables/{over}/record")
        await page.ask("POST", "records", record.body)
        export = await page.ask("POST", "export", {"scores": [{"id": "ab"}]})
        assert export.file == "hanashobu.jsonl"

        other = MemoryStorage()
        elsewhere = Page(other)
        mine = "the key of another browser"
        assert await brought(elsewhere, export.body, mine) == {"added": 3, "page": {"scores": [{"id": "ab"}]}}
        assert set(other.texts) == set(map(name, storage.texts))
        tables = msgspec.json.decode((await elsewhere.ask("GET", "tables", key=mine)).body)
        assert {table["id"]: table["status"] for table in tables} == {over: "over", running: "playing"}
        seat = elsewhere.sit(running, mine)
        assert isinstance(await seat.hear(), Update)
        assert (await brought(elsewhere, export.body, mine))["added"] == 0, "what is there already stays"

    run(play())


async def brought(page: Page, export: bytes, key: str) -> Any:
    """What an import answers."""
    answer = await page.ask("POST", "import", export, key)
    assert answer.status == 200, answer
    return msgspec.json.decode(answer.body)


@pytest.mark.parametrize("trouble", ["trial", "newer", "damaged", "events", "cut", "not", "empty"])
def test_an_export_of_another_version_or_a_damaged_one_is_refused_with_a_sentence_and_nothing_is_imported(trouble: str) -> None:
    async def play() -> None:
        page = Page(MemoryStorage())
        await page.open(seed="1")
        await page.open(seed="2")
        good = (await page.ask("POST", "export", {})).body
        bad = {
            "trial": (good.replace(FORMAT.encode(), b"hana-export/2"), "error-import-format"),
            "newer": (good.replace(FORMAT.encode(), b"hanashobu-export/2"), "error-import-format"),
            "damaged": (good.replace(b'"sheet"', b'"sheet', 1), "error-import-line"),
            "events": (b'"event":"bogus"'.join(good.rsplit(b'"event":"match"', 1)), "error-import-line"),
            "cut": (good[:-40], "error-import-line"),
            "not": (b"\xff\x00\x01", "error-import-not"),
            "empty": (b"", "error-import-not"),
        }
        data, message = bad[trouble]
        assert data != good
        storage = MemoryStorage()
        answer = await Page(storage).ask("POST", "import", data)
        assert answer.status == 409
        assert msgspec.json.decode(answer.body)["message"]["id"] == message
        assert not storage.texts

    run(play())


def test_a_damaged_table_is_left_out_and_left_alone_when_the_page_opens() -> None:
    async def play() -> None:
        storage = MemoryStorage()
        table = await Page(storage).open()
        strange = storage.texts[table].replace(table, "another1").replace('"events":[', '"events":[{"event":"bogus"},')
        storage.texts |= {"other": "{", "another1": strange}
        damaged = dict(storage.texts)
        assert [one["id"] for one in await Page(storage).found("tables")] == [table]
        assert storage.texts == damaged

    run(play())


def test_the_program_needs_no_web_framework_and_no_compiler() -> None:
    absent = ("starlette", "uvicorn", "websockets", "numba", "numpy", "click", "rich")
    code = f"import sys; sys.modules.update(dict.fromkeys({absent!r})); import hanashobu.browser.worker"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=600)
