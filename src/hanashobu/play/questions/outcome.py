"""What a choice would bring, found by asking the engine about what the player sees."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from hanashobu.cards import Card, CardSet, each
from hanashobu.engine.phases import dealer_takes, wild
from hanashobu.engine.state import FROM_HAND, State
from hanashobu.play.questions.yaku_progress import MadeYaku, made, together
from hanashobu.play.view import View


class ActionOutcome(NamedTuple):
    """The cards that come to the player's pile with a choice, what they count, and the yaku that they make.

    Where cards have no points, it is the yaku that count.
    """

    got: CardSet
    points: int
    yaku: tuple[MadeYaku, ...]


class CardEffect(NamedTuple):
    """What a hand card would do: take these, or one of several; with neither it stays."""

    outcome: ActionOutcome
    choices: tuple[tuple[Card, ActionOutcome], ...]  # a field card to choose, and what it brings


NOTHING = ActionOutcome(CardSet(0), 0, ())
STAYS = CardEffect(NOTHING, ())


class Outcomes:
    """What each answer to one question would bring: what the player has already is counted once for all of them."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._pile = view.pile(_seat(view))
        self._old = made(view, self._pile)

    def lay(self, card: int) -> CardEffect:
        """A card from the hand."""
        view = self._view
        match = matches(view, card)
        choice = chosen_from(view, card, match)
        if choice:
            state = view.table.copy()
            state.card = card
            return CardEffect(NOTHING, tuple([(target, self._of(_picked(view, state, target))) for target in each(choice)]))
        if not match and not wild.taken_alone(view.tables, card):
            return STAYS
        return CardEffect(self._of(match | 1 << card), ())

    def take(self, action: int) -> ActionOutcome:
        """A field card chosen for the card that waits, or for the dealer's taking."""
        view = self._view
        if view.choosing:
            return self._of(picked(view, action))
        state = view.table.copy()
        dealer_takes.step(state, view.tables, action)
        return self._of(state.taken[_seat(view)] & ~self._pile)

    def _of(self, got: int) -> ActionOutcome:
        now = made(self._view, self._pile | got)
        values = self._view.rules.values
        points = values.of(got) if values.classes else together(now) - together(self._old)
        new = () if now is self._old else tuple([item for item in now if item not in self._old])
        return ActionOutcome(CardSet(got), points, new)


def lay(view: View, card: int) -> CardEffect:
    """A card from the hand."""
    return Outcomes(view).lay(card)


def matches(view: View, card: int) -> CardSet:
    """The field cards that a card from the hand could take."""
    return CardSet(wild.targets(view.table, view.tables, card, FROM_HAND))


def chosen_from(view: View, card: int, matches: int) -> CardSet:
    """Of the field cards that a card matches those that its player has to choose from; none where there is nothing to choose."""
    return CardSet(wild.choices(view.tables, card, matches))


def picked(view: View, action: int) -> CardSet:
    """What comes to the pile when this field card is chosen for the card that waits."""
    return _picked(view, view.table, action)


def after_taking(view: View, got: int) -> View:
    """The same view when its seat has taken these cards."""
    table, seat = view.table.copy(), _seat(view)
    table.taken[seat] |= got
    table.field &= ~got
    table.hands[seat] &= ~got
    return replace(view, table=table)


def take(view: View, action: int) -> ActionOutcome:
    """A field card chosen for the card that waits, or for the dealer's taking."""
    return Outcomes(view).take(action)


def _picked(view: View, state: State, action: int) -> CardSet:
    return CardSet(wild.picked(state, view.tables, action) | 1 << state.card)


def _seat(view: View) -> int:
    if view.seat is None:
        raise ValueError("A spectator has nothing to choose.")
    return view.seat
