"""The question that a seat is asked, with everything that each answer takes, costs or brings."""

from __future__ import annotations

from collections.abc import Callable

from hanashobu.cards import MOST_CARDS, code
from hanashobu.play.questions import choices
from hanashobu.play.questions.choice import Bid, Choice, Question
from hanashobu.play.questions.outcome import Outcomes
from hanashobu.play.view import View


def question(view: View) -> Question | None:
    """What this seat is asked; None if it is not asked."""
    if not view.legal:
        return None
    waits = None if view.card is None else code(view.card)
    cards = _cards(view)
    answers = tuple([cards(action) if action < MOST_CARDS else choices.choice(view, action) for action in view.legal])
    return Question(view.asked, answers, choices.question(view), waits, _bid(view))


def _cards(view: View) -> Callable[[int], Choice]:
    """What becomes of each card that may be played or taken; a question that is not about that shows only the card."""
    match choices.kind(view).preview:
        case "lay":
            return Outcomes(view).lay
        case "take":
            outcomes = Outcomes(view)
            return lambda action: Choice(action=action, card=code(action), outcome=outcomes.take(action))
    return lambda action: Choice(action=action, card=code(action))


def _bid(view: View) -> Bid | None:
    seats, least = choices.bid(view)
    return Bid(seats, max(1, least)) if seats else None
