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


def lay(view: View, card: int) -> CardEffect:
    """A card from the hand."""
    tables = view.tables
    match = matches(view, card)
    choice = chosen_from(view, card, match)
    if choice:
        state = view.table.copy()
        state.card = card
        return CardEffect(_outcome(view, 0), tuple((each_one, _taken(view, state, each_one)) for each_one in each(choice)))
    stays = not match and not wild.taken_alone(tables, card)
    return CardEffect(_outcome(view, 0 if stays else match | 1 << card), ())


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
    if view.choosing:
        return _outcome(view, picked(view, action))
    seat, state = _seat(view), view.table.copy()
    dealer_takes.step(state, view.tables, action)
    return _outcome(view, state.taken[seat] & ~view.pile(seat))


def _taken(view: View, state: State, action: int) -> ActionOutcome:
    return _outcome(view, _picked(view, state, action))


def _picked(view: View, state: State, action: int) -> CardSet:
    return CardSet(wild.picked(state, view.tables, action) | 1 << state.card)


def _outcome(view: View, got: int) -> ActionOutcome:
    before = view.pile(_seat(view))
    old, now = made(view, before), made(view, before | got)
    points = view.rules.values.of(got) if view.rules.values.classes else together(now) - together(old)
    return ActionOutcome(CardSet(got), points, tuple(item for item in now if item not in old))


def _seat(view: View) -> int:
    if view.seat is None:
        raise ValueError("A spectator has nothing to choose.")
    return view.seat
