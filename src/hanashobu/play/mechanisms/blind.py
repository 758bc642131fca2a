"""Playing blind, mizuten (HH-62)."""

from __future__ import annotations

from hanashobu.engine import state
from hanashobu.engine.actions import LOOK, PLAY_UNSEEN
from hanashobu.engine.phases import blind as phase
from hanashobu.play import events, participation
from hanashobu.play.mechanisms.kinds import YES_NO, Args, EventKind, QuestionKind, ReportField, bonus, no_args
from hanashobu.play.view import View
from hanashobu.rules.feats import BLIND
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Message, msg

WORDS = events.words(events.Blind, "does")


def _rule(rules: Ruleset) -> str:
    return rules.blind.rule if rules.blind else ""


def _brings(view: View, action: int) -> Args:
    if action != PLAY_UNSEEN:
        return {}
    return bonus(view, BLIND)


def face_down(view: View) -> Message | None:
    """A dealer who plays blind looks at the cards when play begins (HH-62)."""
    table = view.table
    if not (view.rules.blind and table.blind and table.dealer == view.seat and participation.before_play(view)):
        return None
    return msg("question-blind-face-down", cards=view.hand.bit_count())


def _done_by(event: events.Event, _: Ruleset) -> tuple[int, int] | None:
    return (event.seat, PLAY_UNSEEN if event.does == "mizuten" else LOOK) if isinstance(event, events.Blind) else None


def typed(rules: Ruleset) -> list[tuple[str, Message]]:
    """Whether to look."""
    return [YES_NO] if rules.blind else []


QUESTIONS = (
    QuestionKind(
        ask=state.ASK_BLIND,
        name="blind",
        poses=no_args,
        brings=_brings,
        done_by=lambda event, _: (
            (event.seat, PLAY_UNSEEN if event.does == "mizuten" else LOOK) if isinstance(event, events.Blind) else None
        ),
        careful=lambda _view, _good: LOOK,
    ),
)
REPORT_FIELDS = (
    ReportField(
        name="blind",
        takes="yes",
        house_rule="mizuten=on",
        rule=_rule,
        apply=lambda s, reported: phase.declare(s, int(bool(reported))),
        binds=True,
    ),
)
EVENTS = (
    EventKind(
        event=events.Blind,
        row=phase.DECLARED,
        read=lambda _, a, b, _c: events.Blind(a, WORDS[b]),  # type: ignore[arg-type]
        rule=lambda _, rules: _rule(rules) or "CO-5",
        says=lambda event, at: msg(f"event-blind-{event.does}", who=at.player(event.seat)),
    ),
)
