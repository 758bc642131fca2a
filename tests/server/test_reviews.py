"""Reviews over HTTP: of matches that are over, a little at a time; nothing about any other match reaches anybody."""

from __future__ import annotations

import msgspec
import pytest

from hanashobu.app.messages.api import RecordInfo
from hanashobu.app.messages.review_api import JudgedDecisions, MatchLuck
from hanashobu.app.records import review_page
from hanashobu.play.events import AnyEvent
from hanashobu.reviews import reviewing
from hanashobu.reviews.judges import Effort
from hanashobu.reviews.report import Decision
from hanashobu.reviews.reviewing import review
from tests.server.serving import Client
from tests.server.test_records import NOT_OVER, brought
from tests.support.helpers import full_match
from tests.support.records import record

QUICK = Effort(choosing=8, measuring=24, tries=100)


def logged(rounds: int = 2) -> list[AnyEvent]:
    """A match of Hiraya that is over, in which the first player plays at random."""
    return [line.event for line in record("hiraya", ("random", "regular", "regular"), rounds)]


def test_a_review_comes_a_little_at_a_time_and_is_that_of_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long each part of it takes."""
    monkeypatch.setattr(reviewing, "Effort", lambda: QUICK)
    monkeypatch.setattr(reviewing, "PLAIN", QUICK)
    monkeypatch.setattr(reviewing, "PLAYOUTS", 1)
    monkeypatch.setattr(review_page, "SECONDS", 0.0)  # one moment a request
    events = logged()
    luck = review_page.luck(events)
    found: list[Decision] = []
    for one in luck.rounds:
        start = 0
        while start < one.moments:
            part = review_page.decisions(events, one.round, start)
            assert part.next == start + 1
            found, start = [*found, *part.decisions], part.next
    whole = review(record("hiraya", ("random", "regular", "regular"), 2))
    assert [one.luck for one in luck.rounds] == [one.luck for one in whole.rounds]
    assert found == [decision for one in whole.rounds for decision in one.decisions]
    assert luck.least == whole.least


def test_the_server_reviews_a_record(me: Client) -> None:
    info = brought(me, logged(1))
    answer = me.http.get(f"/api/records/{info.id}/luck")
    luck = msgspec.json.decode(answer.content, type=MatchLuck)
    assert luck.names == ("random 1", "regular 2", "regular 3")
    assert [one.round for one in luck.rounds] == [1]
    answer = me.http.get(f"/api/records/{info.id}/decisions", params={"round": 1, "start": luck.rounds[0].moments - 5})
    part = msgspec.json.decode(answer.content, type=JudgedDecisions)
    assert all(decision.moment >= luck.rounds[0].moments - 5 for decision in part.decisions)
    assert part.next > luck.rounds[0].moments - 5
    answer = me.http.get(f"/api/records/{info.id}/decisions", params={"round": 2})
    assert (answer.status_code, answer.json()["sentence"]) == (404, "This match has no round 2 that was finished.")


def test_nothing_of_a_match_that_is_not_over_is_reviewed(me: Client) -> None:
    """Neither of a table here nor of a record that ends before its match, whatever cards there are."""
    table = me.open(people=3, bots=0)
    info: RecordInfo = brought(me, full_match("hiraya", 3, seed=6, rounds=2).events[:60])
    for id, sentence in ((table, NOT_OVER), (info.id, "The match is not over yet; a review is for finished matches.")):
        for path in ("luck", "decisions?round=1"):
            answer = me.http.get(f"/api/records/{id}/{path}")
            assert (answer.status_code, answer.json()["sentence"]) == (409, sentence)


def test_decisions_are_asked_for_with_a_round(me: Client) -> None:
    info = brought(me, logged(1))
    answer = me.http.get(f"/api/records/{info.id}/decisions", params={"start": 0})
    assert (answer.status_code, answer.json()["sentence"]) == (422, "round is needed here; /api says what it takes.")
