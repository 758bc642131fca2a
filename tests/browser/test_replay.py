"""Replay: any record, forwards and backwards, from any seat, linked, played on; and files that are not records."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

import hanashobu
from hanashobu.games import all_games
from hanashobu.play.events import Loan
from hanashobu.records import codec
from tests.browser.conftest import Visit, both
from tests.browser.people import Guest, codes
from tests.browser.test_staging import SLOWLY, WATCH
from tests.support.every_yaku import MAKER, Show
from tests.support.helpers import NAMES, only


def finished(guest: Guest, game: str = "hiraya", bots: int = 2) -> str:
    """A table whose match is over."""
    table = guest.api.open(game, bots=bots)
    with guest.api.sit(table) as seat:
        assert seat.moves(Random(3)).status == "over"
    return guest.owns(table)


def place(page: Page) -> int:
    """Which move is shown."""
    return int(page.get_by_role("slider", name="Place in the match").input_value())


def faces(page: Page) -> list[str]:
    """All cards in hands that lie open, in the order of the page."""
    return [code for code in codes(page.locator("[data-at^='hand:'] [data-code]")) if code]


@both
def test_from_the_history_through_a_match_and_back(visit: Visit) -> None:
    guest = visit()
    finished(guest)
    page = guest.page
    page.goto("/history")
    page.get_by_role("main").get_by_role("link", name="Replay").click()
    on = page.get_by_role("button", name="Forward one move")
    on.wait_for()
    dealt = (place(page), faces(page), guest.field())
    assert len(dealt[1]) == 21
    for _ in range(4):
        on.click()
    assert place(page) == dealt[0] + 4
    assert (faces(page), guest.field()) != dealt[1:]
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    assert (place(page), faces(page), guest.field()) == dealt
    page.keyboard.press("End")
    expect(page.get_by_role("list", name="Final totals").locator("li")).to_have_count(3)
    expect(on).to_be_disabled()
    page.keyboard.press("Home")
    expect(page.get_by_role("button", name="Back one move")).to_be_disabled()
    page.keyboard.press("]")
    page.keyboard.press("]")
    expect(page.get_by_text("Round 2 of 2").first).to_be_visible()
    page.keyboard.press("[")
    page.keyboard.press("Space")
    page.wait_for_function("from => Number(document.querySelector('input[type=range]').value) > from + 2", arg=place(page))
    page.keyboard.press("Space")


@both
def test_through_the_eyes_of_one_seat_the_others_hands_are_hidden(guest: Guest) -> None:
    table = finished(guest)
    deal = next(event for event in guest.events(table) if event["event"] == "deal")
    page = guest.page
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Forward one move").wait_for()
    assert sorted(faces(page)) == sorted(code for hand in deal["hands"] for code in hand)
    for seat, hand in enumerate(deal["hands"]):
        page.get_by_label("Seen by").select_option(str(seat))
        assert sorted(faces(page)) == sorted(hand)
        hidden = {code for other in deal["hands"] for code in other} - set(hand)
        stage = page.locator("main").inner_html()
        assert not [code for code in hidden if f'data-code="{code}"' in stage or f"/deck/{code}.svg" in stage]
    page.get_by_label("Seen by").select_option("all")
    assert len(faces(page)) == 21


@both
def test_an_address_opens_at_its_move(guest: Guest) -> None:
    table = finished(guest)
    page = guest.page
    page.goto(f"/replay/{table}")
    for _ in range(6):
        page.get_by_role("button", name="Forward one move").click()
    page.get_by_label("Seen by").select_option("1")
    page.wait_for_url(re.compile(r"at=\d+.*seat=1"))
    at, shown, hands = page.url.split("at=")[1].split("&")[0], guest.field(), faces(page)
    expect(page.get_by_role("button", name="Forward one move")).to_be_enabled()
    before = place(page)
    page.goto("about:blank")  # without a server only one tab at a time has the tables
    other = guest.tab()
    other.goto(f"/replay/{table}?at={at}&seat=1")
    other.get_by_role("button", name="Forward one move").wait_for()
    assert place(other) == before
    assert (guest.field(other), faces(other)) == (shown, hands)
    moves = other.get_by_role("list", name="Moves").get_by_role("button")
    moves.nth(3).click()
    expect(moves.nth(3)).to_have_attribute("aria-current", "step")
    assert place(other) != before


@both
def test_play_on_from_a_move(guest: Guest) -> None:
    table = finished(guest)
    page = guest.page
    page.goto(f"/replay/{table}?seat=0")
    page.get_by_role("button", name="Forward one move").wait_for()
    hand, field = faces(page), guest.field()
    page.get_by_role("button", name="Play on").click()
    page.get_by_role("radio").nth(0).check()
    page.get_by_role("button", name="Play on").last.click()
    page.wait_for_url("**/table/**")
    assert table not in page.url
    guest.asked()
    assert set(guest.hand()) <= set(hand)
    assert set(guest.field()) & set(field)
    guest.answer(guest.asked())
    guest.asked()


@both
def test_a_record_from_a_file_and_from_a_drop(guest: Guest, tmp_path: Path) -> None:
    table = finished(guest, "taiyaku", 2)
    text = guest.record(table)
    file = tmp_path / "match.jsonl"
    file.write_text(text, encoding="utf-8")
    page = guest.page
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url(re.compile("/replay/r"))
    page.get_by_role("button", name="Forward one move").wait_for()
    page.goto("/replay")
    drop(page, text)
    page.wait_for_url(re.compile("/replay/r"))
    page.get_by_role("button", name="Forward one move").wait_for()


def drop(page: Page, text: str) -> None:
    """A file is dropped into the page."""
    files = page.evaluate_handle(
        "text => { const data = new DataTransfer(); data.items.add(new File([text], 'match.jsonl')); return data; }", text
    )
    page.get_by_role("group", name="Drop a record here").dispatch_event("drop", {"dataTransfer": files})


@both
def won_with_debts() -> hanashobu.Match:
    """A campaign that its players end while whoever has most points owes more than the others lack."""
    for seed in range(40):
        match, random = hanashobu.Match("hachi_hachi", players=2, seed=seed, names=["Aki", "Ben"], pause=True, campaign=True), Random(seed)
        while not match.over and match.round < 12:
            if match.status == "playing":
                match.play(random.choice(match.legal_actions))
                continue
            if only(match.events, Loan):
                ended = match.copy()
                ended.stop()
                if ended.totals[ended.winners[0]] < max(ended.totals):
                    return ended
            match.next_round()
    raise AssertionError("No such campaign was found.")


def test_at_the_end_of_a_campaign_one_sentence_names_the_winner_and_the_final_scores(guest: Guest, tmp_path: Path) -> None:
    """HH-75: the winner is marked, although somebody else stands above."""
    match = won_with_debts()
    match.save(file := tmp_path / "campaign.jsonl")
    page = guest.page
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url(re.compile("/replay/r"))
    page.get_by_role("button", name="Forward one move").wait_for()
    page.keyboard.press("End")
    who = match.names[match.winners[0]]
    sentence = f"{who} wins with the most points before the debts were settled; after prize and debts the final scores are"
    expect(page.get_by_role("region", name=f"{who} wins").get_by_text(sentence)).to_be_visible()
    places = page.get_by_role("list", name="Final totals").locator("li")
    expect(places.nth(1)).to_have_class(re.compile("won"))
    expect(places.first).not_to_have_class(re.compile("won"))


def test_what_is_wrong_with_a_broken_record_is_said_with_its_line(guest: Guest) -> None:
    table = finished(guest)
    lines = guest.record(table).splitlines()
    at = next(number for number, line in enumerate(lines) if '"play"' in line)
    guest.expect("status of 4")
    page = guest.page
    page.goto("/replay")
    alert = page.get_by_role("alert")
    for broken in (lines[at][:20], lines[at].replace('"seat":', '"seat":9')):
        drop(page, "\n".join([*lines[:at], broken, *lines[at + 1 :]]))
        expect(alert).to_contain_text(re.compile(rf"\bline {at + 1}\b", re.IGNORECASE))
        page.reload()
    page.get_by_label("Or paste its text").fill("these are no cards")
    page.get_by_role("button", name="Show it").click()
    expect(alert).to_contain_text("a record begins with a match event")


@both
def test_a_match_that_is_not_over_cannot_be_replayed(guest: Guest) -> None:
    table = guest.owns(guest.api.open())
    guest.expect("409")
    guest.page.goto(f"/replay/{table}")
    expect(guest.page.get_by_role("alert")).to_contain_text("not over yet")
    guest.page.get_by_role("link", name="Go to the table").click()
    guest.asked()


@both
def test_history_removes_a_match_after_asking(visit: Visit) -> None:
    guest = visit()
    finished(guest)
    page = guest.page
    page.goto("/history")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    assert saved.value.suggested_filename.endswith(".jsonl")
    page.get_by_role("button", name="Remove").click()
    guest.pause()
    page.get_by_role("button", name="Keep it").click()
    guest.pause()
    page.get_by_role("button", name="Remove").click()
    guest.pause()
    page.get_by_role("button", name="Yes, remove it").click()
    page.get_by_text("No match yet").wait_for()
    page.reload()
    page.get_by_text("No match yet").wait_for()


def yaku_record(guest: Guest) -> tuple[str, list[int], list[str]]:
    """A record in which yaku are made: its id, after how many events each move with a yaku is done, and what is staged there."""
    show = Show(all_games()["hana_awase"])
    for _ in zip(range(2), show.rounds(briefly=True), strict=False):
        pass
    answer = guest.api.http.post(
        "/api/records", content=b"".join(map(codec.to_line, show.match.events)), headers={"content-type": "text/plain"}
    )
    assert answer.status_code == 201, answer.text
    news = [item for item in show.table.update(None, 0).news if item.what != "lost"]
    return guest.owns(answer.json()["id"]), [item.at for item in news], [f"{item.seat}:{item.row}:{item.what}" for item in news]


@both
def test_a_yaku_is_staged_in_the_replay_and_a_step_on_ends_it(visit: Visit) -> None:
    """Also backwards and forwards again; jumping to a place stages nothing."""
    guest = visit(settings={"speed": "fast"}, reduced_motion="reduce")
    record, places, staged = yaku_record(guest)
    page = guest.page
    page.add_init_script(SLOWLY)
    page.goto(f"/replay/{record}?at={places[0]}")
    page.get_by_role("list", name="Moves").get_by_role("button").first.wait_for()
    assert page.locator("[data-stage]").count() == 0
    stage = page.locator("[data-stage='made']")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
        stage.wait_for()
        assert stage.locator("[data-staged]").first.get_attribute("data-staged") == staged[0]
        assert NAMES[MAKER] in stage.inner_text()
        assert re.search(f"{NAMES[MAKER]} makes", page.locator(".replay > [aria-live]").inner_text())
        before = place(page)
        page.keyboard.press("ArrowLeft")
        stage.wait_for(state="detached")
        assert place(page) == before - 1


@pytest.mark.soak
@both
def test_stepping_quickly_through_a_replay_piles_no_stages_up(visit: Visit) -> None:
    guest = visit(settings={"speed": "normal"})
    record, places, staged = yaku_record(guest)
    page = guest.page
    page.add_init_script(WATCH + SLOWLY)
    page.goto(f"/replay/{record}?at={places[0]}")
    page.reload()  # without a server the page has only changed its fragment
    page.get_by_role("list", name="Moves").get_by_role("button").first.wait_for()
    start = place(page)
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    assert place(page) == start + 12
    assert page.locator("[data-stage]").count() <= 1
    page.keyboard.press("End")
    page.wait_for_function("() => document.querySelector('[data-stage]') === null")
    assert set(page.evaluate("window.staged")) <= set(staged)
