"""The question that a seat is asked, with everything that each answer takes, costs or brings."""

from __future__ import annotations

from hanashobu.cards import BLANK, code, codes
from hanashobu.engine.actions import OFFER
from hanashobu.play.mechanisms import buyout, kinds
from hanashobu.play.questions import choices, outcome
from hanashobu.play.view import View
from hanashobu.table.protocol import Bid, Choice, Outcome, Question, Target


def question(view: View) -> Question | None:
    """What this seat is asked; None if it is not asked."""
    if not view.legal:
        return None
    waits = None if view.card is None else code(view.card)
    answers = tuple(_choice(view, action) for action in view.legal)
    return Question(view.asked, answers, choices.question(view), waits, _bid(view))


def late(view: View) -> tuple[Choice, ...]:
    """What this seat can still claim, though it may not be its turn."""
    return tuple(_worded(found) for found in choices.late(view))


def _choice(view: View, action: int) -> Choice:
    return _card(view, action) if action <= BLANK else _worded(choices.choice(view, action))


def _worded(found: kinds.DescribedAction) -> Choice:
    return Choice(found.action, word=found.word, text=found.text, teyaku=found.teyaku, shows=codes(found.shows))


def _card(view: View, action: int) -> Choice:
    match choices.kind(view).preview:
        case "lay":
            lay = outcome.lay(view, action)
            targets = tuple(Target(code(card), _outcome(found)) for card, found in lay.choices)
            return Choice(action, code(action), _outcome(lay.outcome), targets)
        case "take":
            return Choice(action, code(action), _outcome(outcome.take(view, action)))
    return Choice(action, code(action))


def _outcome(outcome: outcome.ActionOutcome) -> Outcome:
    return Outcome(codes(outcome.got), outcome.points, tuple(item.row.id for item in outcome.yaku))


def _bid(view: View) -> Bid | None:
    if OFFER not in view.legal:
        return None
    seats, least = buyout.bid(view)
    return Bid(seats, max(1, least))
