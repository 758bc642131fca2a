"""Playing blind, mizuten (HH-62)."""

from __future__ import annotations

from hanashobu.engine import log, state
from hanashobu.engine.actions import NO, YES
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import EventKind, QuestionKind, fixed, plain, units
from hanashobu.play.view import View

WORDS = events.words(events.Blind, "does")


def _text(view: View, action: int) -> str:
    if action != YES:
        return "look at your cards and decide then"
    extras = view.rules.achievements
    if not extras:
        return "you may not go out"
    bonus = units(view, extras.points)
    return f"you may not go out; with {extras.least} card points {bonus} from everybody, otherwise you pay the two other players {bonus}"


QUESTIONS = (
    QuestionKind(
        ask=state.ASK_BLIND,
        name="blind",
        text=lambda _: "You deal, and nobody has looked at a card yet. Do you play blind (mizuten)?",
        answer=plain(_text),
        done_by=lambda event, _: (event.seat, YES if event.does == "mizuten" else NO) if isinstance(event, events.Blind) else None,
        advice=fixed({YES: ("Play blind", "playing blind"), NO: ("Look at your cards", "looking first")}),
        careful=lambda _: NO,
    ),
)
EVENTS = (
    EventKind(
        event=events.Blind,
        row=log.BLIND,
        read=lambda _, a, b, _c: events.Blind(a, WORDS[b]),  # type: ignore[arg-type]
        rule=lambda _, rules: rules.blind.rule if rules.blind else "CO-5",
    ),
)
