"""The question that a seat is asked, with everything that each answer takes, costs or brings."""

from __future__ import annotations

from collections.abc import Callable

from hanashobu.cards import BLANK, code, codes
from hanashobu.engine.actions import OFFER
from hanashobu.play.mechanisms import buyout, kinds
from hanashobu.play.questions import choices, outcome
from hanashobu.play.view import View
from hanashobu.table.protocol import Bid, Choice, Outcome, Question, Target

NOTHING = Outcome((), 0, ())


def question(view: View) -> Question | None:
    """What this seat is asked; None if it is not asked."""
    if not view.legal:
        return None
    waits = None if view.card is None else code(view.card)
    cards = _cards(view)
    answers = tuple([cards(action) if action <= BLANK else _worded(choices.choice(view, action)) for action in view.legal])
    return Question(view.asked, answers, choices.question(view), waits, _bid(view))


def late(view: View) -> tuple[Choice, ...]:
    """What this seat can still claim, though it may not be its turn."""
    return tuple(_worded(found) for found in choices.late(view))


def _worded(found: kinds.DescribedAction) -> Choice:
    return Choice(found.action, word=found.word, text=found.text, teyaku=found.teyaku, shows=codes(found.shows))


def _cards(view: View) -> Callable[[int], Choice]:
    """What becomes of each card that may be played or taken; a question that is not about that shows only the card."""
    preview = choices.kind(view).preview
    if preview not in ("lay", "take"):
        return lambda action: Choice(action, code(action))
    outcomes = outcome.Outcomes(view)
    if preview == "take":
        return lambda action: Choice(action, code(action), _outcome(outcomes.take(action)))

    def laid(action: int) -> Choice:
        lay = outcomes.lay(action)
        targets = tuple([Target(code(card), _outcome(found)) for card, found in lay.choices])
        return Choice(action, code(action), _outcome(lay.outcome), targets)

    return laid


def _outcome(found: outcome.ActionOutcome) -> Outcome:
    if found is outcome.NOTHING:
        return NOTHING
    return Outcome(codes(found.got), found.points, tuple([item.row.id for item in found.yaku]))


def _bid(view: View) -> Bid | None:
    if OFFER not in view.legal:
        return None
    seats, least = buyout.bid(view)
    return Bid(seats, max(1, least))
