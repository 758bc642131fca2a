"""Playing a card, and choosing what it takes."""

from __future__ import annotations

from hanashobu.cards import code, codes
from hanashobu.engine import log, state
from hanashobu.engine.actions import CANCEL, REDEAL
from hanashobu.engine.state import FROM_HAND
from hanashobu.play import events
from hanashobu.play.mechanisms import calls, redeal
from hanashobu.play.mechanisms.kinds import EventKind, QuestionKind, Rows, cites, plain
from hanashobu.play.view import View


def _text(view: View, action: int) -> str:
    return redeal.NEW_DEAL if action == REDEAL else calls.ends(view, action)


def _advice(_: View, action: int) -> tuple[str, str]:
    return {CANCEL: ("Call cancel", "cancel"), REDEAL: redeal.ADVICE}[action]


def _play(_: Rows, a: int, b: int, c: int) -> events.Play:
    taken = c & ~log.ALONE
    return events.Play(a >> 8, "hand" if a & 255 == FROM_HAND else "stock", code(b), codes(taken), c == log.ALONE)


QUESTIONS = (
    QuestionKind(ask=state.ASK_PLAY, name="play", answer=plain(_text), preview="lay", advice=_advice, verb="Play"),
    QuestionKind(ask=state.ASK_TAKE, name="take", preview="take"),
)
EVENTS = (
    EventKind(event=events.Play, row=log.PLAYED, read=_play, rule=cites("CO-7")),
    EventKind(
        event=events.Leftovers,
        row=log.LEFT,
        read=lambda _, a, b, _c: events.Leftovers(a, codes(b)),
        rule=lambda _, rules: rules.wild.leftovers if rules.wild else "CO-7",
    ),
)
