"""Reviews a match step by step, so that whoever waits sees how far it is, and keeps what is finished."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

from hanashobu.cards import MOST_CARDS, code, codes
from hanashobu.engine import native
from hanashobu.hints import phrases
from hanashobu.hints.sentence import reason
from hanashobu.play.questions import choices
from hanashobu.play.questions.outcome import lay
from hanashobu.play.view import View
from hanashobu.records.codec import RecordLine
from hanashobu.reviews.course import Round, rounds_of
from hanashobu.reviews.judges import Effort, Verdict, judge, least
from hanashobu.reviews.luck import PLAYOUTS, LuckMeter, RoundLuck
from hanashobu.reviews.report import Decision, Review, RoundReview, summed
from hanashobu.text import Message, msg

Progress = Callable[[int, int], None]  # decisions that were judged, and all
PLAIN = Effort(choosing=8, measuring=40, tries=400)  # where CPython does the work
PLAIN_PLAYOUTS = 1


class Reviewing:
    """A review that goes on round by round."""

    def __init__(
        self,
        lines: Sequence[RecordLine],
        secret: str | None = None,
        *,
        effort: Effort | None = None,
        playouts: int | None = None,
        tries: int | None = None,
    ) -> None:
        course, self.rounds = rounds_of(lines, secret)
        self.match = course.match
        fast = native.ready() is not None
        self._effort = effort or (Effort() if fast else PLAIN)
        if tries:
            self._effort = replace(self._effort, tries=tries)
        self.least = least(self.match.rules)
        self._playouts = playouts or (PLAYOUTS if fast else PLAIN_PLAYOUTS)
        self.done: list[RoundReview] = []
        self.steps = sum(len(one.moments) for one in self.rounds)
        self.step = 0

    def __iter__(self) -> Iterator[RoundReview | None]:
        """After each decision nothing, after each round its review, which is kept as well."""
        for one in self.rounds[len(self.done) :]:
            luck = self.luck(one)
            decisions = []
            for number in range(len(one.moments)):
                decision = self.decision(one, number)
                if decision:
                    decisions.append(decision)
                self.step += 1
                yield None
            self.done.append(RoundReview(one.number, luck, tuple(decisions)))
            yield self.done[-1]

    def review(self) -> Review:
        """What is known by now."""
        complete = len(self.done) == len(self.rounds)
        return summed(self.match.game.name, self.match.names, self.done, self.least, complete)

    def luck(self, one: Round) -> RoundLuck:
        """Why a round ended as it did; its random numbers are its own."""
        meter = LuckMeter(self.match.rules, Random(f"luck/{one.number}"), self._playouts, tables=self.match.tables, curve=True)
        meter.begin(one.before)
        for moment in one.moments:
            if moment.after is None:
                meter.decide(moment.before, moment.action)
            else:
                meter.spoke_up(moment.seat, moment.after)
        assert one.after
        return meter.end(one.after)

    def decision(self, one: Round, number: int) -> Decision | None:
        """What was decided at a moment of a round, and what it cost; None where there was no choice."""
        moment = one.moments[number]
        view = moment.view
        if moment.after is not None or len(view.legal) < 2:
            return None
        verdict = judge(view, moment.action, f"{one.number}/{number}", self._effort, self.least)
        return Decision(
            round=one.number,
            line=moment.line,
            moment=number,
            seat=moment.seat,
            kind=kind(view, moment.action),
            played=word(view, moment.action),
            cost=verdict.cost,
            error=verdict.error,
            mistake=verdict.mistake,
            chance=verdict.chance,
            **_better(view, verdict),
        )


def _better(view: View, verdict: Verdict) -> dict[str, Any]:
    """Of a mistake: what was better, and why."""
    if verdict.better is None or verdict.instead_of is None:
        return {}
    return {
        "better": word(view, verdict.better.action),
        "why": reason(view, [verdict.better, verdict.instead_of], verdict.target, compares=False),
        "did": did(view, verdict.instead_of.action),
        "hand": codes(view.hand),
        "field": codes(view.field),
        "expected": verdict.instead_of.value,
        "instead": verdict.better.value,
    }


def kind(view: View, action: int) -> str:
    """What is decided: a card that takes nothing is a discard, one that takes is a take; else the name of the question."""
    if action < MOST_CARDS and choices.kind(view).preview == "lay":
        found = lay(view, action)
        return "take" if found.targets or (found.outcome and found.outcome.got) else "discard"
    return view.asked


def did(view: View, action: int) -> Message:
    """An answer as what was chosen."""
    found = phrases.other(view, action)
    return found if isinstance(found, Message) else msg("review-card", card=found)


def word(view: View, action: int) -> str:
    """An answer as the record has it: a card's code, or a word."""
    return code(action) if action < MOST_CARDS else choices.choice(view, action).word


def review(
    lines: Sequence[RecordLine],
    secret: str | None = None,
    *,
    effort: Effort | None = None,
    playouts: int | None = None,
    tries: int | None = None,
    on_progress: Progress | None = None,
) -> Review:
    """Review a match; Ctrl-C ends it early, and the rounds that are finished are kept."""
    going = Reviewing(lines, secret, effort=effort, playouts=playouts, tries=tries)
    with suppress(KeyboardInterrupt):
        for _ in going:
            if on_progress:
                on_progress(going.step, going.steps)
    return going.review()
