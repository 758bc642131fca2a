"""Asking for a new deal with a bad hand (NA-9), and what is thrown in for it."""

from __future__ import annotations

from hanashobu.engine import state
from hanashobu.engine.actions import DRAW, REDEAL, THROW_IN, WORDS, numbers
from hanashobu.engine.phases import redeal as phase
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import EventKind, OutOfTurn, QuestionKind, no_args
from hanashobu.play.questions.choice import Choice
from hanashobu.play.view import View
from hanashobu.text import Message, msg


def choice(action: int) -> Choice:
    """What brings a new deal."""
    return Choice(action=action, word=WORDS[action], text=msg("answer-play-redeal"))


def _refuses(table: state.State, view: View) -> Message:
    if view.me == table.actor or phase.has_drawn(table, view.tables, view.me):
        return msg("error-redeal-late", rule=view.rules.redeal_rule())
    return msg("error-redeal-hand", rule=view.rules.redeal_rule(), hands=view.rules.hands_to_redeal())


def at_once(view: View) -> int | None:
    """It is asked for whenever it can be."""
    return REDEAL if REDEAL in view.legal else None


OUT_OF_TURN = (
    OutOfTurn(
        name="redeal",
        answers=(REDEAL,),
        has=lambda rules: rules.redeal_rule(),
        now=lambda table, tables, seat: numbers(state.ASK_PLAY, phase.late(table, tables, seat)),
        choice=lambda _, action: choice(action),
        refuses=_refuses,
        done_by=lambda event, _: (event.seat, REDEAL) if isinstance(event, events.Redeal) else None,
    ),
)
QUESTIONS = (
    QuestionKind(
        ask=state.ASK_REDEAL,
        name="redeal",
        poses=no_args,
        means=lambda _: {"yes": THROW_IN},
        done_by=lambda event, _: (event.seat, THROW_IN) if isinstance(event, events.Redeal) else None,
        silent=DRAW,
        careful=lambda _view, _good: THROW_IN,
        hides="asked",
        holds_back=True,
    ),
)
EVENTS = (
    EventKind(
        event=events.Redeal,
        row=phase.ASKED_REDEAL,
        read=lambda _, a, _b, _c: events.Redeal(a),
        rule=lambda _, rules: rules.redeal_rule(),
        says=lambda event, at: msg("event-redeal", who=at.player(event.seat)),
    ),
)
