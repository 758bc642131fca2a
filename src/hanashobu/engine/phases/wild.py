"""What a wild card takes, and what a wild card on the field does to others."""

from __future__ import annotations

from hanashobu.engine.kernel import kernel, lowest, month_of, popcount, spread
from hanashobu.engine.state import FROM_HAND, State
from hanashobu.rules.tables import Tables
from hanashobu.rules.wild import BINDS, DRAWN_TAKES, NEVER_LIES


@kernel
def targets(s: State, rules: Tables, card: int, source: int) -> int:
    """The field cards that a card may take, by its month or through a wild card."""
    if 1 << card & rules.wild:
        return s.field & rules.wild_takes  # HI-6, NA-11, MU-6
    lying = s.field & rules.wild
    month = month_of(card)
    own = s.field & month & ~lying
    if rules.lying == DRAWN_TAKES:
        return lying if lying and source != FROM_HAND and not month & lying else own  # MU-8
    return own | lying  # HI-10


@kernel
def choices(rules: Tables, card: int, match: int) -> int:
    """What its player has to choose from, 0 if nothing: a wild card takes one card only, and one of several is chosen.

    Three of a month that are taken together stand as their first card (HI-10).
    """
    if not rules.wild & (match | 1 << card):
        return match if popcount(match) == 2 else 0  # CO-7
    if not match & match - 1:
        return 0
    own = match & month_of(card) & ~rules.wild
    if popcount(own) == 3 and not 1 << card & rules.wild:
        return match & ~own | 1 << lowest(own)
    return match


@kernel
def picked(s: State, rules: Tables, action: int) -> int:
    """What the choice of a field card takes: that card, or with it the whole three of a month."""
    own = s.field & month_of(s.card) & ~rules.wild
    if 1 << action & own and popcount(own) == 3 and not 1 << s.card & rules.wild:
        return own
    return 1 << action


@kernel
def taken_alone(rules: Tables, card: int) -> bool:
    """Whether a card with nothing to take goes to its player by itself (NA-11)."""
    return rules.lying == NEVER_LIES and 1 << card & rules.wild != 0


@kernel
def matching(s: State, rules: Tables, hand: int) -> int:
    """The hand cards that would take something where a wild card is about (CO-9)."""
    lying = s.field & rules.wild
    if lying and rules.lying == BINDS:
        return hand
    match = hand & ~rules.wild & spread(s.field & ~lying)
    if s.field & rules.wild_takes:
        match |= hand & rules.wild
    return match
