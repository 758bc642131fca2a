"""Playing a card, and choosing what it takes."""

from __future__ import annotations

from hanashobu.cards import code, codes
from hanashobu.engine import log, state
from hanashobu.engine.actions import CANCEL
from hanashobu.engine.state import FROM_HAND
from hanashobu.play import events
from hanashobu.play.mechanisms import calls, redeal
from hanashobu.play.mechanisms.kinds import EventContext, EventKind, QuestionKind, Rows, cites
from hanashobu.play.questions.choice import Choice
from hanashobu.play.view import View
from hanashobu.text import Cards, Message, msg


def _answer(view: View, action: int) -> Choice:
    return calls.choice(view, action) if action == CANCEL else redeal.choice(action)


def _advice(view: View, action: int) -> Message:
    return calls.advice(view, action) if action == CANCEL else msg("advice-play-redeal")


def _play(_: Rows, a: int, b: int, c: int) -> events.Play:
    taken = c & ~log.ALONE
    return events.Play(a >> 8, "hand" if a & 255 == FROM_HAND else "stock", code(b), codes(taken), c == log.ALONE)


def _says(event: events.Play, at: EventContext) -> Message:
    who, card = at.player(event.seat), Cards((event.card,))
    does = "play" if event.source == "hand" else "draw"
    if event.alone:
        return msg(f"event-{does}-alone", who=who, card=card)
    return msg(f"event-{does}", who=who, card=card, takes=Cards(event.takes))


QUESTIONS = (
    QuestionKind(
        ask=state.ASK_PLAY,
        name="play",
        answer=_answer,
        advice=_advice,
        card_from="hand",
        preview="lay",
        no_card=lambda card, can: msg("error-must-take", card=card, can=can),
    ),
    QuestionKind(ask=state.ASK_TAKE, name="take", card_from="field", preview="take"),
)
EVENTS = (EventKind(event=events.Play, row=log.PLAYED, read=_play, rule=cites("CO-7"), says=_says),)
