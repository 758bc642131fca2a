"""Two who are left in may share the pot (HH-44)."""

from __future__ import annotations

from hanashobu.cards import each
from hanashobu.engine import log, state
from hanashobu.engine.actions import NO, YES
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import EventKind, QuestionKind, fixed, plain, units
from hanashobu.play.view import View
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import listed

HIDDEN_ANSWER = "Neither learns the other's answer before both have answered."
WORDS = events.words(events.TwoLeft, "does")


def _question(view: View) -> str:
    other = next(seat for seat in each(view.table.playing) if seat != view.seat)
    return f"Only you and {view.names[other]} are in. Do you share the pot of {units(view, view.table.pot)}? {HIDDEN_ANSWER}"


def _text(view: View, action: int) -> str:
    """What half of the pot is for this player."""
    if action != YES:
        return "play the round for the pot"
    half = view.table.pot // 2
    mine = view.table.pot - half if view.seat == view.table.first else half
    return f"take {units(view, mine)} and end the round, if the other wants to share it too"


def _refuses(view: View, action: int) -> str:
    table, names = view.table, view.names
    if action not in (YES, NO) or view.actor is None:
        return ""
    if view.seat is None or not table.playing >> view.seat & 1:
        pair = listed(names[seat] for seat in each(table.playing))
        return f"You are out of this round: only {pair} can agree to share the pot."
    return f"You have answered already; {names[view.actor]} has not." if view.seat == table.first else ""


def _done_by(event: events.Event, _: Ruleset) -> tuple[int, int] | None:
    if not isinstance(event, events.Agree) or event.agrees is None:
        return None
    return event.seat, YES if event.agrees else NO


def _rule(_: events.Event, rules: Ruleset) -> str:
    return rules.dropout.two if rules.dropout else "CO-6"


QUESTIONS = (
    QuestionKind(
        ask=state.ASK_SPLIT,
        name="split",
        text=_question,
        answer=plain(_text),
        refuses=_refuses,
        done_by=_done_by,
        advice=fixed({YES: ("Share the pot", "sharing the pot"), NO: ("Play for the pot", "playing for the pot")}),
    ),
)
EVENTS = (
    EventKind(event=events.Agree, row=log.AGREED, read=lambda _, a, b, _c: events.Agree(a, bool(b)), rule=_rule),
    EventKind(
        event=events.TwoLeft,
        row=log.TWO_LEFT,
        read=lambda _, a, b, _c: events.TwoLeft(tuple(each(a)), WORDS[b]),  # type: ignore[arg-type]
        rule=_rule,
    ),
)
