"""Which card of the field a hand card takes, where a player says it in one breath."""

from __future__ import annotations

from hanashobu.api.cards import CardSet, mask_of
from hanashobu.api.errors import BadArgument, IllegalAction
from hanashobu.cards import BLANK, code
from hanashobu.play.questions.outcome import lay
from hanashobu.play.view import View


def target_of(view: View, number: int, takes: str) -> int | None:
    """The action that has to follow this one; None where nothing has to be chosen. What cannot be raises, before anything is done."""
    wanted = mask_of(takes, "takes")
    if not wanted:
        raise BadArgument("takes", "Name a card of the field.")
    if number > BLANK or not 1 << number & view.hand:
        raise IllegalAction("takes goes with a card from the hand.")
    laid = lay(view, number)
    for card, outcome in laid.choices:
        if wanted == outcome.got & ~(1 << number) or wanted == 1 << card:
            return card
    if laid.choices:
        can = ", ".join(code(card) for card, _ in laid.choices)
        raise IllegalAction(f"{code(number)} cannot take {CardSet.of_mask(wanted)}. It can take {can}.")
    brings = laid.outcome.got & ~(1 << number)
    if wanted & ~brings:
        does = f"takes {CardSet.of_mask(brings)}" if brings else "takes nothing"
        raise IllegalAction(f"{code(number)} cannot take {CardSet.of_mask(wanted)}: it {does}.")
    return None
