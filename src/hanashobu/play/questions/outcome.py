"""What a choice would bring, found by asking the engine about what the player sees."""

from __future__ import annotations

from typing import NamedTuple

from hanashobu.cards import Card, CardSet, each
from hanashobu.engine.phases import dealer_takes, wild
from hanashobu.engine.state import ASK_TAKE, FROM_HAND, State
from hanashobu.play.questions.yaku_progress import Made, made, together
from hanashobu.play.view import View


class Outcome(NamedTuple):
    """The cards that come to the player's pile with a choice, what they count, and the yaku that they make.

    Where cards have no points, it is the yaku that count.
    """

    got: CardSet
    points: int
    yaku: tuple[Made, ...]


class Lay(NamedTuple):
    """What a hand card would do: take these, or one of several; with neither it stays."""

    outcome: Outcome
    choices: tuple[tuple[Card, Outcome], ...]  # a field card to choose, and what it brings


def lay(view: View, card: int) -> Lay:
    """A card from the hand."""
    tables = view.tables
    match = wild.targets(view.table, tables, card, FROM_HAND)
    choice = wild.choices(tables, card, match)
    if choice:
        state = view.table.copy()
        state.card = card
        return Lay(_outcome(view, 0), tuple((each_one, _taken(view, state, each_one)) for each_one in each(choice)))
    stays = not match and not wild.taken_alone(tables, card)
    return Lay(_outcome(view, 0 if stays else match | 1 << card), ())


def take(view: View, action: int) -> Outcome:
    """A field card chosen for the card that waits, or for the dealer's taking."""
    if view.table.ask == ASK_TAKE:
        return _taken(view, view.table, action)
    seat, state = _seat(view), view.table.copy()
    dealer_takes.step(state, view.tables, action)
    return _outcome(view, state.taken[seat] & ~view.table.taken[seat])


def _taken(view: View, state: State, action: int) -> Outcome:
    return _outcome(view, wild.picked(state, view.tables, action) | 1 << state.card)


def _outcome(view: View, got: int) -> Outcome:
    before = view.table.taken[_seat(view)]
    old, now = made(view, before), made(view, before | got)
    points = view.rules.values.of(got) if view.rules.values.classes else together(now) - together(old)
    return Outcome(CardSet(got), points, tuple(item for item in now if item not in old))


def _seat(view: View) -> int:
    if view.seat is None:
        raise ValueError("A spectator has nothing to choose.")
    return view.seat
