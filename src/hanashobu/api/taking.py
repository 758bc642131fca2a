"""Which card of the field a hand card takes, where a player names both at once."""

from __future__ import annotations

from hanashobu.api.cards import CardSet, mask_of
from hanashobu.api.errors import BadArgument, IllegalAction
from hanashobu.cards import MOST_CARDS, card, code, union
from hanashobu.play.questions.outcome import NOTHING, lay
from hanashobu.play.view import View


def target_of(view: View, number: int, takes: str) -> int | None:
    """The action that has to follow this one; None where nothing has to be chosen. Raises before anything is done if it is impossible."""
    wanted = mask_of(takes, "takes")
    if not wanted:
        raise BadArgument("takes", "error-api-takes")
    if number >= MOST_CARDS or not 1 << number & view.hand:
        raise IllegalAction("error-takes-without-card")
    laid = lay(view, number)
    for target in laid.targets:
        if wanted in (union(target.outcome.got) & ~(1 << number), union([target.card])):
            return card(target.card)
    if laid.targets:
        can = [target.card for target in laid.targets]
        raise IllegalAction("error-takes-other", card=code(number), wanted=str(CardSet.of_mask(wanted)), can=can)
    brings = union((laid.outcome or NOTHING).got) & ~(1 << number)
    if wanted & ~brings:
        does = str(CardSet.of_mask(brings)) if brings else ""
        raise IllegalAction("error-takes-fixed", card=code(number), wanted=str(CardSet.of_mask(wanted)), takes=does)
    return None
