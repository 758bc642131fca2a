"""Who wants to be asked about teyaku: from the first round on, and until they change their mind (TA-11, HH-7)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hanashobu.app.rooms import room
from hanashobu.engine.actions import CLAIM_NOTHING
from hanashobu.play import events
from hanashobu.table.protocol import Act, Sit
from tests.server.serving import Client, Sitting
from tests.support.helpers import only


def opened(me: Client, seed: int, people: int = 1, **wish: Any) -> str:
    """A table of three for Hachi-Hachi."""
    seats: list[dict[str, str]] = [{"name": f"Person {at}"} for at in range(people)]
    seats += [{"name": f"Bot {at}", "bot": "random"} for at in range(3 - people)]
    answer = me.http.post("/api/tables", json={"game": "hachi_hachi", "seats": seats, "seed": str(seed), "options": {"rounds": 2}, **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def sits(me: Client, seat: Sitting, claim_for_me: bool, at: int = 0) -> None:
    """Sits down with this wish."""
    seat.say(msgspec.convert({"type": "sit", "player": me.key, "seat": at, "claim_for_me": claim_for_me}, Sit))


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, nobody's time runs out."""
    monkeypatch.setattr(room, "ASKED_WINDOW", 600.0)


def test_who_opens_a_table_to_be_asked_is_asked_in_the_first_round(me: Client) -> None:
    """However late they sit down: claims do not wait for that."""
    table = opened(me, 1, claim_for_me=False)
    with me.connect(table) as seat:
        assert seat.quiet(room.CLAIM_WINDOW + room.TELL_AFTER + 0.2)
        sits(me, seat, False)
        now = seat.my_turn()
        assert now.claims
        assert now.question is not None
        assert now.question.asked == "claim"
        seat.say(Act(now.turn, CLAIM_NOTHING))
        assert seat.until(lambda now: not now.claims)


def test_by_default_nobody_is_asked(me: Client) -> None:
    for seed in range(4):
        with me.sit(opened(me, seed)) as seat:
            assert seat.my_turn().question.asked != "claim"  # type: ignore[union-attr]


def test_who_does_not_want_to_be_asked_any_more_keeps_nobody_waiting(me: Client) -> None:
    table = opened(me, 1, claim_for_me=False)
    with me.connect(table) as one, me.connect(table) as two:
        sits(me, one, False)
        assert one.my_turn().claims
        sits(me, two, True)
        two.until(lambda now: not now.claims)
        assert not [claim for claim in only(two.events, events.Claim) if claim.declined]


def test_a_choice_names_what_it_claims_and_the_cards_that_it_shows(me: Client) -> None:
    found = 0
    for seed in range(40):
        with me.connect(opened(me, seed, claim_for_me=False)) as seat:
            sits(me, seat, False)
            now = seat.my_turn()
            assert now.question is not None
            dealt = only(seat.events, events.Deal)[-1]
            for choice in now.question.choices[1:]:
                assert choice.teyaku
                assert set(choice.shows) <= set(dealt.hands[0] or ())
                found += 1
            assert not now.question.choices[0].teyaku
            assert not now.question.choices[0].shows
        if found > 2:
            return
    raise AssertionError("Nobody held a teyaku.")
