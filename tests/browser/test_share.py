"""A link that contains a finished match: made at the end, in the history and in the replay, opened by somebody else on either transport."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, both
from tests.browser.people import Guest
from tests.browser.test_replay import faces, finished, place

# The last text that the page has put where it can be pasted.
CLIPBOARD = "navigator.clipboard.writeText = async (text) => { window.copied = text; }"


def share(page: Page) -> str:
    """The link that contains the match, from the dialog."""
    page.get_by_role("button", name=re.compile("^Share")).first.click()
    dialog = page.get_by_role("dialog", name="Share this match")
    expect(dialog.get_by_text("contains the whole match")).to_be_visible()  # before that the short link is the first
    page.evaluate(CLIPBOARD)
    dialog.get_by_role("button", name="Copy link").first.click()
    expect(dialog.get_by_text("The link is copied.").first).to_be_visible()
    link = str(page.evaluate("window.copied"))
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    return link


def opens(page: Page) -> None:
    """The replay is there."""
    page.wait_for_url(re.compile(r"/replay/r"))
    page.get_by_role("button", name="Forward one move").wait_for()


@both
def test_a_link_from_the_replay_opens_at_its_move_for_somebody_who_has_nothing(visit: Visit) -> None:
    guest = visit(shared=True)
    table = finished(guest)
    page = guest.page
    page.goto(f"/replay/{table}?at=20&seat=1")
    page.get_by_role("button", name="Forward one move").wait_for()
    shown, hands = guest.field(), faces(page)
    link = share(page)
    assert table not in link
    guest.api.http.delete(f"/api/tables/{table}")
    other = visit()
    other.page.goto(link)
    opens(other.page)
    assert place(other.page) == place(page)
    assert (other.field(), faces(other.page)) == (shown, hands)
    assert "match=" not in other.page.url


@pytest.mark.soak
@both
def test_the_end_of_a_match_and_the_history_share_the_same_link(visit: Visit) -> None:
    guest = visit()
    table = guest.set_up("hiraya", seed=7)
    guest.play_out()
    link = share(guest.page)
    guest.page.goto("/history")
    guest.page.get_by_role("button", name="Remove").wait_for()
    assert share(guest.page) == link
    guest.page.goto("/replay")
    guest.page.get_by_label("Or paste its text").fill(f"Look at this: {link}!")
    guest.page.get_by_role("button", name="Show it").click()
    opens(guest.page)
    assert table not in guest.page.url


@both
def test_a_link_that_was_cut_off_changed_or_forged_gets_its_sentence_and_the_page_goes_on(guest: Guest) -> None:
    table = finished(guest)
    page = guest.page
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Forward one move").wait_for()
    link = share(page)
    guest.expect("status of 409")
    alert = page.get_by_role("alert")
    for broken, sentence in (
        (link[:-100], "its end is missing"),
        (link.split("match=")[0] + "match=", "its end is missing"),
        (_changed(link), "was changed on its way"),
        (link.replace("match=1.", "match=7."), "a newer version"),
    ):
        page.goto(broken)
        expect(alert).to_contain_text("The match in this link cannot be shown.")
        expect(alert).to_contain_text(sentence)
    page.goto(_forged(page, link, guest.record(table)))
    expect(alert).to_contain_text(re.compile(r"\bline \d+\b", re.IGNORECASE))
    page.goto(link)
    opens(page)


def _changed(link: str) -> str:
    return link[:-30] + ("A" if link[-30] != "A" else "B") + link[-29:]


PACK = """async (text) => {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}"""


def _forged(page: Page, link: str, record: str) -> str:
    """A link with a match in which somebody plays a card of another's."""
    lines = [json.loads(line) for line in record.splitlines()]
    at = next(number for number, line in enumerate(lines) if line["event"] == "play")
    lines[at]["card"] = next(line for line in lines[at + 1 :] if line["event"] == "play" and line["seat"] != lines[at]["seat"])["card"]
    data = page.evaluate(PACK, "".join(f"{json.dumps(line)}\n" for line in lines))
    return f"{link.split('match=')[0]}match=1.{len(data)}.{data}"


def test_a_match_that_is_too_long_for_a_link_is_offered_as_a_file(guest: Guest) -> None:
    """Forty rounds."""
    table = guest.api.open("hiraya", rounds=40)
    with guest.api.sit(table) as seat:
        assert seat.moves(Random(3)).status == "over"
    page = guest.page
    page.goto("/history")
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="Share this match")
    expect(dialog.get_by_role("alert")).to_contain_text("too long for a link")
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Download the record").click()
    assert saved.value.suggested_filename.endswith(f"{table}.jsonl")


def test_a_match_that_is_not_over_is_not_shared(guest: Guest) -> None:
    guest.api.open()
    page = guest.page
    page.goto("/history")
    page.get_by_role("button", name="Remove").wait_for()
    expect(page.get_by_role("button", name="Share")).to_have_count(0)


@pytest.mark.parametrize("lang", ["ja", "es"])
def test_the_sentences_are_there_in_every_language(visit: Visit, lang: str) -> None:
    guest = visit(settings={"lang": lang})
    guest.page.goto("/replay#match=1.900.eJzz")
    sentence = {"ja": "途中で切れています", "es": "le falta el final"}[lang]
    expect(guest.page.get_by_role("alert")).to_contain_text(sentence)
