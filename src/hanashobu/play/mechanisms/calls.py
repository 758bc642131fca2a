"""Sage and shoubu: whether the round goes on after a yaku (HH-8), and what its end would bring."""

from __future__ import annotations

from hanashobu.cards import each
from hanashobu.engine import flow, log, shapes, state
from hanashobu.engine.actions import CANCEL, NO, SAGE, SHOUBU, YES
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import EventKind, QuestionKind, Rows, fixed, plain
from hanashobu.play.view import View
from hanashobu.rules.dropout import PLAYERS
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import listed

CALLS = {"sage": SAGE, "shoubu": SHOUBU, "cancel": CANCEL}
WORDS = events.words(events.Call, "says")


def _question(view: View) -> str:
    """Names the yaku of the player who is asked, with their values."""
    tables, seat = view.tables, view.seat or 0
    rows = [tables.yaku[row] for row in each(view.table.yaku[seat])]
    unit = next((f" {word}" for word, value in view.rules.units.counters if value == view.rules.unit), "")
    ids = view.rules.ids()
    held = listed(f"{view.rules.name_of(ids[row.why])} ({shapes.value(view.table.taken[seat], row)}{unit})" for row in rows)
    return f"You have {held}. Does the round end here?"


def _text(view: View, action: int) -> str:
    if action == SAGE:
        alone = "; if another then calls shoubu and only you called sage, you pay double" if view.table.players == PLAYERS else ""
        return f"play on for more; without shoubu yaku count half in the end{alone}"
    return ends(view, action)


def ends(view: View, action: int) -> str:
    """What the end of the round would bring: everything that counts lies open, so the engine itself can say it."""
    if action not in (SHOUBU, CANCEL):
        return ""
    after = view.table.copy()
    after.listening = 0
    flow.step(after, view.tables, action)
    result = ", ".join(f"{who} {points:+}" for who, points in zip(view.names, after.result, strict=False) if points)
    half = ", and your yaku count half" if action == CANCEL else ""
    return f"the round ends{half}: {result}"


def _rule(_: events.Call | events.Made, rules: Ruleset) -> str:
    return rules.calls.rule if rules.calls else rules.settlement.stop or "CO-6"


def _made(rows: Rows, a: int, b: int, _: int) -> events.Made:
    return events.Made(a, tuple(dict.fromkeys(rows.yaku_id(row) for row in each(b))))


QUESTIONS = (
    QuestionKind(
        ask=state.ASK_CALL,
        name="call",
        text=_question,
        answer=plain(_text),
        means=lambda _: {YES: SHOUBU, NO: SAGE},
        done_by=lambda event, _: (event.seat, CALLS[event.says]) if isinstance(event, events.Call) else None,
        advice=fixed({SHOUBU: ("Call shoubu", "shoubu"), SAGE: ("Call sage", "sage")}),
        careful=lambda _: SHOUBU,
    ),
)
EVENTS = (
    EventKind(event=events.Made, row=log.MADE, read=_made, rule=_rule),
    EventKind(event=events.Call, row=log.CALLED, read=lambda _, a, b, _c: events.Call(a, WORDS[b]), rule=_rule),  # type: ignore[arg-type]
)
