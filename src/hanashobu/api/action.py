"""Actions as people type them: a card's code, a word such as `sage`, an offer such as `Ben 24`."""

from __future__ import annotations

from hanashobu.api.cards import Card
from hanashobu.api.errors import BadType, IllegalAction
from hanashobu.cards import CODES, UnknownCard
from hanashobu.engine.actions import BIDS, offer
from hanashobu.nearest import nearest
from hanashobu.play.questions import choices
from hanashobu.play.questions.choices import bid
from hanashobu.play.view import View
from hanashobu.text import Quoted

NUMBERS = {text: number for number, text in enumerate(CODES)}


class Action(str):
    """Something that a player can do; it equals the text that one types for it."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"

    @property
    def card(self) -> Card | None:
        """The card that it plays or takes; None for a word."""
        return Card(self) if self in CODES else None


def actions_of(view: View) -> list[Action]:
    """What the seat of a view can answer."""
    return [action for number in view.legal for action in expanded(view, number)]


def expanded(view: View, number: int) -> list[Action]:
    """An action of the engine in the words of a player; an offer once for everybody it can be made to, with its least sum."""
    if number not in BIDS:
        return [worded(view, number)]
    seats, least = bid(view)
    return [worded(view, offer(seat, max(1, least))) for seat in seats]


def late_actions_of(view: View) -> list[Action]:
    """What the seat of a view can do whoever's turn it is (TA-11, HH-7, NA-9)."""
    return [Action(choice.word) for choice in choices.late(view)]


def worded(view: View, number: int) -> Action:
    """An action of the engine in the words of a player."""
    return Action(choices.typed(view, number))


def number_of(view: View, action: str) -> int:
    """An action as typed, as the engine has it; whether it can be done now is another question."""
    if not isinstance(action, str):
        raise BadType("action", f"An action is a text such as '7d' or 'sage', not {type(action).__name__}.")
    if (card := NUMBERS.get(action)) is not None and card in view.legal:
        return card
    try:
        return choices.read(view, action)
    except UnknownCard:
        can = actions_of(view)
        near = nearest(action.strip().lower(), can)
        raise IllegalAction("error-no-action", action=Quoted(action), near=near, can=can) from None
