"""What a choice would bring, found by asking the engine about what the player sees."""

from __future__ import annotations

from msgspec.structs import replace

from hanashobu.cards import CardSet, code, codes, each
from hanashobu.engine import flow
from hanashobu.engine.phases import wild
from hanashobu.engine.state import FROM_HAND, State
from hanashobu.play.questions.choice import Choice, Outcome, Target
from hanashobu.play.questions.yaku_progress import counting, made, together
from hanashobu.play.view import View

NOTHING = Outcome()


class Outcomes:
    """What each answer to one question would bring: what the player has already is counted once for all of them."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._pile = view.pile(_seat(view))
        self._old = made(view, _seat(view), self._pile)
        self._counting = counting(view.rules)

    def lay(self, card: int) -> Choice:
        """A card from the hand: it takes these, or one of several; with neither it stays."""
        view = self._view
        row = _row(view, card)
        match = CardSet(wild.targets(view.table, view.tables, row, card, FROM_HAND))
        choice = wild.choices(view.table, view.tables, row, card, match)
        if choice:
            state = view.table.copy()
            state.card, state.source = card, FROM_HAND
            targets = tuple([Target(code(target), self._of(_picked(view, state, target))) for target in each(choice)])
            return Choice(action=card, card=code(card), outcome=NOTHING, targets=targets)
        stays = not match and not wild.taken_alone(view.tables, row)
        return Choice(action=card, card=code(card), outcome=NOTHING if stays else self._of(match | 1 << card))

    def take(self, action: int) -> Outcome:
        """A field card chosen for the card that waits, or for the dealer's taking."""
        view = self._view
        if view.choosing:
            return self._of(picked(view, action))
        state = view.table.copy()
        flow.answer(state, view.tables, state.ask, action)
        return self._of(state.taken[_seat(view)] & ~self._pile)

    def _of(self, got: int) -> Outcome:
        now = made(self._view, _seat(self._view), self._pile | got) if got & self._counting else self._old
        values = self._view.rules.values
        points = values.of(got) if values.classes else together(now) - together(self._old)
        new = () if now is self._old else tuple([item for item in now if item not in self._old])
        return Outcome(codes(got), points, new)


def lay(view: View, card: int) -> Choice:
    """A card from the hand."""
    return Outcomes(view).lay(card)


def matches(view: View, card: int) -> CardSet:
    """The field cards that a card from the hand could take."""
    return CardSet(wild.targets(view.table, view.tables, _row(view, card), card, FROM_HAND))


def chosen_from(view: View, card: int, matches: int) -> CardSet:
    """Of the field cards that a card matches those that its player has to choose from; none where there is nothing to choose."""
    return CardSet(wild.choices(view.table, view.tables, _row(view, card), card, matches))


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


def take(view: View, action: int) -> Outcome:
    """A field card chosen for the card that waits, or for the dealer's taking."""
    return Outcomes(view).take(action)


def _picked(view: View, state: State, action: int) -> CardSet:
    return CardSet(wild.picked(state, view.tables, action) | 1 << state.card)


def _row(view: View, card: int) -> int:
    return wild.row_of(view.tables, card, FROM_HAND)


def _seat(view: View) -> int:
    if view.seat is None:
        raise ValueError("A spectator has nothing to choose.")
    return view.seat
