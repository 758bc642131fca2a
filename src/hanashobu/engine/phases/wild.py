"""What a wild card takes, and what a wild card on the field does to others."""

from __future__ import annotations

from hanashobu.engine.kernel import kernel, lowest, month_of, popcount, threes
from hanashobu.engine.state import FROM_HAND, State
from hanashobu.rules.tables import Tables, WildRow
from hanashobu.rules.wild import ALL, DRAWN_TAKES, ONE, PLAIN, SPARED, TAKEN

NONE = -1  # no row of the table of wild cards


@kernel
def row_of(rules: Tables, card: int, source: int) -> int:
    """The row of a card that takes by choice; one that is drawn may be a plain card of its month."""
    for row in range(rules.n_wilds):
        if rules.wilds[row].cards >> card & 1 and (source == FROM_HAND or rules.wilds[row].drawn != PLAIN):
            return row
    return NONE


@kernel
def targets(s: State, rules: Tables, row: int, card: int, source: int) -> int:
    """The field cards that a card of a row may take, by its month or through a wild card."""
    if row != NONE:
        return wanted(s, rules.wilds[row], card)  # HI-6, NA-11, MU-6
    match = s.field & month_of(card) & ~rules.aside
    for other in range(rules.n_wilds):
        lying = s.field & rules.aside & rules.wilds[other].cards
        if lying and rules.wilds[other].taken_by >> card & 1:
            if rules.wilds[other].lying != DRAWN_TAKES:
                match |= lying  # HI-10
            elif source != FROM_HAND:
                return lying  # MU-8
    return match


@kernel
def wanted(s: State, wild: WildRow, card: int) -> int:
    """The field cards that a wild card may take."""
    own = s.field & month_of(card)
    if wild.own_three and popcount(own) == 3:
        return own
    match = s.field & wild.takes
    return match & ~(threes(s.field) * 15) if wild.stacks == SPARED else match


@kernel
def choices(s: State, rules: Tables, row: int, card: int, match: int) -> int:
    """What its player has to choose from, 0 if nothing: a wild card takes one card only, and one of several is chosen.

    Three of a month that are taken together stand as their first card (HI-10).
    """
    if not match & match - 1:
        return 0
    if row != NONE and rules.wilds[row].stacks == ONE and not rules.wilds[row].own_three:
        return match
    options = 0
    left = match
    while left:
        lot = together(s, rules, row, card, left & -left)
        options |= lot & -lot
        left &= ~lot
    return options if options & options - 1 else 0


@kernel
def together(s: State, rules: Tables, row: int, card: int, bit: int) -> int:
    """The field cards that are taken with a chosen one, and that one: all three of a month, or it alone."""
    lot = s.field & month_of(card)
    if row == NONE:
        lot &= ~rules.aside
    elif not (rules.wilds[row].own_three and bit & lot):
        lot = s.field & rules.wilds[row].takes & month_of(lowest(bit)) if rules.wilds[row].stacks == ALL else bit
    return lot if bit & lot and popcount(lot) == 3 else bit


@kernel
def picked(s: State, rules: Tables, action: int) -> int:
    """What the choice of a field card takes."""
    return together(s, rules, row_of(rules, s.card, s.source), s.card, 1 << action)


@kernel
def taken_alone(rules: Tables, row: int) -> bool:
    """Whether a card with nothing to take goes to its player by itself (NA-11)."""
    return row != NONE and rules.wilds[row].alone == TAKEN


@kernel
def matching(s: State, rules: Tables, hand: int) -> int:
    """The hand cards that would take something where a wild card is about (CO-9)."""
    match = 0
    left = hand
    while left:
        card = lowest(left)
        left &= left - 1
        if targets(s, rules, row_of(rules, card, FROM_HAND), card, FROM_HAND):
            match |= 1 << card
    return match
