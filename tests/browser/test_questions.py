"""Every kind of question, answered by a click; a reload in the middle of one asks it again, with the same hand."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

from hanashobu.engine.actions import OFFER
from hanashobu.play import mechanisms
from hanashobu.play.questions.choice import Choice
from hanashobu.table.protocol import Act
from hanashobu.text.reader import Reader
from tests.browser.people import Guest
from tests.server.serving import Sitting
from tests.support.slices import sliced

READ = Reader(you=0, codes=False)


class Case(NamedTuple):
    """A table at which something is asked soon."""

    game: str
    players: int
    seed: int
    options: dict[str, Any]
    shown: str  # as what the page shows it


CASES = {
    "play": Case("hana_awase", 2, 1, {}, "hand"),
    "take": Case("hana_awase", 2, 1, {}, "field"),
    "dealer_takes": Case("nara", 4, 6, {}, "field"),
    "pile": Case("nara", 4, 2, {}, "pile"),
    "speak": Case("kyu_rei_hana", 5, 1, {}, "slip"),
    "return": Case("taiyaku", 3, 1, {}, "hand"),
    "call": Case("hachi_hachi", 2, 2, {}, "slip"),
    "swap": Case("hachi_hachi", 7, 1, {"hand_swap": "once"}, "slip"),
    "blind": Case("hachi_hachi", 3, 1, {"mizuten": True}, "slip"),
    "offer": Case("hachi_hachi", 7, 1, {"buyout": True}, "slip"),
    "answer": Case("hachi_hachi", 7, 1, {"buyout": True}, "slip"),
    "counter": Case("kyu_rei_hana", 6, 1, {"buyout": True}, "slip"),
    "split": Case("hachi_hachi", 4, 1, {}, "slip"),
    "redeal": Case("nara", 4, 12, {}, "slip"),
}


def test_no_kind_is_forgotten() -> None:
    kinds = {kind.name for kind in mechanisms.questions().values()}
    assert {*CASES, "claim"} == kinds  # who wants to be asked about teyaku is in test_claims.py


def opened(guest: Guest, case: Case, seed: int) -> str:
    """Its table."""
    return guest.api.open(case.game, bots=case.players - 1, seed=str(seed), **case.options)


def bring_about(guest: Guest, asked: str, opens: Callable[[Guest, Case, int], str] = opened) -> str:
    """A table at which the guest is asked this now: others play until then, and other deals are tried if need be."""
    case = CASES[asked]
    for seed in range(case.seed, case.seed + 60):
        table = opens(guest, case, seed)
        with guest.api.sit(table) as seat:
            if plays_until(seat, asked, Random(seed)):
                return table
    raise AssertionError(f"Nobody was asked {asked!r}.")


def plays_until(seat: Sitting, asked: str, random: Random) -> bool:
    """Whether it comes to that in the first round."""
    seat.my_turn()
    while seat.now.status == "playing":
        if seat.now.question and seat.now.question.asked == asked:
            return True
        heard = len(seat.updates)
        if asked == "counter" and seat.now.question and seat.now.question.bid:
            bid = seat.now.question.bid
            seat.say(Act(seat.now.turn, OFFER, random.choice(bid.seats), bid.least + random.randrange(9)))
        else:
            seat.move(random)
        while len(seat.updates) == heard:
            seat.update()
        seat.my_turn()
    return False


@pytest.mark.parametrize("asked", sliced(CASES, 4))
def test_a_question_is_shown_and_answered(guest: Guest, asked: str) -> None:
    table = bring_about(guest, asked)
    guest.page.goto(f"/table/{table}?seat=0")
    shown = CASES[asked].shown
    assert guest.asked() == shown
    hand = guest.hand()
    guest.page.reload()
    assert guest.asked() == shown
    assert guest.hand() == hand
    with guest.api.sit(table) as seat:
        seat.my_turn()
        question, turn = seat.now.question, seat.now.turn
        assert question is not None
        assert question.asked == asked
        if shown == "slip":
            slip = guest.page.locator("[data-slip]")
            assert question.text is None or READ(question.text) in slip.inner_text()
            for choice in question.choices:
                assert question.bid or choice.text is None or READ(choice.text) in slip.inner_text()
        guest.answer(shown)
        if asked == "play" and guest.page.locator(".lies.target[aria-disabled='false']").count():
            guest.answer("field")
        seat.until(lambda now: now.turn > turn)
    guest.asked()


def dealt_with(guest: Guest, wanted: Callable[[Choice], bool], game: str = "hana_awase", **options: Any) -> tuple[str, Choice]:
    """A table at which the first question has such an answer."""
    for seed in range(1, 40):
        table = guest.api.open(game, bots=2, seed=str(seed), **options)
        with guest.api.sit(table) as seat:
            question = seat.my_turn().question
        assert question is not None
        if found := [choice for choice in question.choices if wanted(choice)]:
            return table, found[0]
    raise AssertionError("No deal has such a question.")


def test_choosing_between_two_matches_survives_a_reload(guest: Guest) -> None:
    """A picked-up card goes back into the hand; nothing has been sent."""
    table, choice = dealt_with(guest, lambda choice: bool(choice.targets))
    forked = str(choice.card)
    guest.page.goto(f"/table/{table}?seat=0")
    guest.asked()
    hand, field = guest.hand(), guest.field()
    guest.page.locator("[data-hand]").nth(hand.index(forked)).click()
    targets = guest.page.locator(".lies.target[aria-disabled='false']")
    targets.first.wait_for()
    assert targets.count() == 2
    guest.page.reload()
    assert guest.asked() == "hand"
    assert guest.hand() == hand
    assert guest.field() == field
    guest.page.locator("[data-hand]").nth(hand.index(forked)).click()
    targets.nth(1).click()
    guest.asked()
    assert forked not in guest.hand()


def test_hover_and_focus_say_what_a_card_takes(guest: Guest) -> None:
    table, takes = dealt_with(guest, lambda choice: bool(choice.outcome and choice.outcome.got and not choice.targets))
    guest.page.goto(f"/table/{table}?seat=0")
    guest.asked()
    hand = guest.hand()
    card = guest.page.locator("[data-hand]").nth(hand.index(str(takes.card)))
    assert takes.outcome is not None
    wanted = set(takes.outcome.got) - {takes.card}
    for look in (card.hover, card.focus):
        look()
        lit = guest.page.locator(".lies.target")
        lit.first.wait_for()
        assert set(lit.evaluate_all("nodes => nodes.map(node => node.dataset.codeAt)")) == wanted
        guest.page.locator("h1").hover()
        card.blur()
