"""Reviews for the page: the luck of a whole match at once, and what its decisions cost a few at a time, so that nobody waits for long."""

from __future__ import annotations

import time
from collections.abc import Sequence

from hanashobu.app.messages.refusal import Refusal
from hanashobu.app.messages.review_api import JudgedDecisions, MatchLuck, RoundCourse
from hanashobu.play.events import AnyEvent
from hanashobu.records.codec import RecordLine
from hanashobu.reviews.report import Decision
from hanashobu.reviews.reviewing import Reviewing
from hanashobu.text import msg

SECONDS = 0.5  # after which the rest is left to the next request


def luck(events: Sequence[AnyEvent]) -> MatchLuck:
    """What the cards did in every round, and how many decisions there are to judge."""
    going = _reviewing(events)
    rounds = tuple(RoundCourse(one.number, going.luck(one), len(one.moments)) for one in going.rounds)
    return MatchLuck(going.match.game.name, going.match.names, going.least, rounds)


def decisions(events: Sequence[AnyEvent], number: int, start: int) -> JudgedDecisions:
    """What some decisions of a round cost, from one of its moments on; at least one moment is looked at."""
    going = _reviewing(events)
    one = next((one for one in going.rounds if one.number == number), None)
    if one is None:
        raise Refusal(404, msg("error-review-no-round", round=number))
    found: list[Decision] = []
    until, at = time.perf_counter() + SECONDS, start
    while at < len(one.moments) and (at == start or time.perf_counter() < until):
        judged = going.decision(one, at)
        found += [judged] if judged else []
        at += 1
    return JudgedDecisions(number, tuple(found), at)


def _reviewing(events: Sequence[AnyEvent]) -> Reviewing:
    return Reviewing([RecordLine(number, event) for number, event in enumerate(events, 1)])
