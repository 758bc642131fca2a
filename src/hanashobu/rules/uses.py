"""What a table uses of the mechanisms that not every game has: the bits of `Tables.uses`.

The compiled kernel has a copy of everything for each of VARIANTS. What a copy's mask lacks is never used in it, so the compiler drops it; a
table is played by the first that has all it uses. So a branch in a hot function that not every game needs asks `rules.uses`.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from hanashobu.rules import flaws
from hanashobu.rules.phases import AGREE, DEAL, DROPOUT, FISHING, MULTIPLIER, SETTLE, SHUFFLE_IN

if TYPE_CHECKING:
    from hanashobu.rules.ruleset import Ruleset

WILD, CALLS, LIABILITY, STOPS, OWN_PILES, MUST_MATCH, REDEALS, CUTS, DRAWS_ON, RARE_PHASES, BARS, RAISES, HAND_FLAWS = (
    1 << bit for bit in range(13)
)

SPEAKS = REDEALS | CALLS  # there may be something to say instead of a card
LIMITS = SPEAKS | MUST_MATCH  # what may be played is not always just the hand
ENDS = STOPS | CALLS  # a yaku may end the round
QUESTIONS = RARE_PHASES | SPEAKS  # there may be more to answer than which card, and who plays

LEAN_PHASES = frozenset({DEAL, MULTIPLIER, DROPOUT, AGREE, SHUFFLE_IN, FISHING, SETTLE})  # what they cost, they cost once in a round

# A copy is a hundred kilobytes. In the lean one a turn asks nothing that Hana-awase does not need, and is a fifth faster; in the
# one for calls, nothing that Koi-Koi, Hachi-Hachi and Taiyaku do not need.
LEAN = 0
CALLING = CALLS | STOPS | CUTS | RARE_PHASES | BARS | RAISES
VARIANTS = MappingProxyType({"lean": LEAN, "calling": CALLING, "whole": -1})


def uses(rules: Ruleset) -> int:
    """The mechanisms that a table has, as bits."""
    parts = {
        WILD: rules.wilds,
        CALLS: rules.calls,
        LIABILITY: rules.answered_for(),
        STOPS: any(row.stops for row in rules.yaku),
        OWN_PILES: rules.pile_choice,
        MUST_MATCH: rules.must_match,
        REDEALS: any(flaw.then == flaws.ASKS for flaw in rules.flaws),
        CUTS: rules.cut,
        DRAWS_ON: rules.play_on,
        RARE_PHASES: {*rules.flow} - LEAN_PHASES,
        BARS: rules.bars(),
        RAISES: rules.raises,
        HAND_FLAWS: any(flaw.voids and flaw.where == flaws.HAND for flaw in rules.flaws),
    }
    return sum(bit for bit, part in parts.items() if part)
