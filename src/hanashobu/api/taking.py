"""Which card of the field a hand card takes, where a player names both at once."""

from __future__ import annotations

from hanashobu.api.cards import CardSet, mask_of
from hanashobu.api.errors import BadArgument, IllegalAction
from hanashobu.cards import BLANK, code
from hanashobu.play.questions.outcome import lay
from hanashobu.play.view import View


def target_of(view: View, number: int, takes: str) -> int | None:
    """The action that has to follow this one; None where nothing has to be chosen. Raises before anything is done if it is impossible."""
    wanted = mask_of(takes, "takes")
    if not wanted:
        raise BadArgument("takes", "error-api-takes")
    if number > BLANK or not 1 << number & view.hand:
        raise IllegalAction("error-takes-without-card")
    laid = lay(view, number)
    for card, outcome in laid.choices:
        if wanted == outcome.got & ~(1 << number) or wanted == 1 << card:
            return card
    if laid.choices:
        can = [code(card) for card, _ in laid.choices]
        raise IllegalAction("error-takes-other", card=code(number), wanted=str(CardSet.of_mask(wanted)), can=can)
    brings = laid.outcome.got & ~(1 << number)
    if wanted & ~brings:
        does = str(CardSet.of_mask(brings)) if brings else ""
        raise IllegalAction("error-takes-fixed", card=code(number), wanted=str(CardSet.of_mask(wanted)), takes=does)
    return None
