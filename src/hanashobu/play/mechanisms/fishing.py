"""Playing a card, and choosing what it takes."""

from __future__ import annotations

from hanashobu.cards import code, codes
from hanashobu.engine import log, state
from hanashobu.engine.actions import CANCEL
from hanashobu.engine.state import FROM_HAND
from hanashobu.play import events
from hanashobu.play.mechanisms import calls
from hanashobu.play.mechanisms.kinds import Args, EventKind, QuestionKind, Rows, cites
from hanashobu.play.view import View


def _brings(view: View, action: int) -> Args:
    return calls.ends(view, action) if action == CANCEL else {}


def _play(_: Rows, a: int, b: int, c: int) -> events.Play:
    taken = c & ~log.ALONE
    return events.Play(a >> 8, "hand" if a & 255 == FROM_HAND else "stock", code(b), codes(taken), c == log.ALONE)


QUESTIONS = (
    QuestionKind(ask=state.ASK_PLAY, name="play", brings=_brings, card_from="hand", preview="lay"),
    QuestionKind(ask=state.ASK_TAKE, name="take", card_from="field", preview="take"),
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
