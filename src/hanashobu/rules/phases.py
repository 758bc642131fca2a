"""The phases of a round, in the one order that every game has, each with what brings it; `engine/phases` has a file for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from hanashobu.rules.ruleset import Ruleset

DEAL = 1
SHOWN_TEYAKU = 2
MULTIPLIER = 3
DEALER_TAKES = 4
PILE_CHOICE = 5
FISHING = 6
LEFTOVERS = 7
SETTLE = 8
BLIND = 9
SWAP = 10
LEADER = 11
DROPOUT = 12
BUYOUT = 13
SHUFFLE_IN = 14
CLAIM = 15
RETURN_CARD = 16
AGREE = 17

BEFORE_DEAL = frozenset({BLIND, SWAP})  # asked before anybody has a card
BEFORE_HANDS = frozenset({DEALER_TAKES, PILE_CHOICE})  # the piles of which one is chosen lie face down
BEFORE_PLAY = frozenset({DROPOUT, AGREE, BUYOUT})  # who plays the cards that were dealt
OPEN = BEFORE_DEAL | {DROPOUT}  # nobody is known to play yet


class Phase(NamedTuple):
    """A phase, and the part of a ruleset without which a round does not have it."""

    number: int
    part: Callable[[Ruleset], object]


ORDER = (
    Phase(BLIND, lambda rules: rules.blind),
    Phase(SWAP, lambda rules: rules.swap),
    Phase(DEAL, lambda rules: rules.deal),
    Phase(LEADER, lambda rules: rules.leader),
    Phase(MULTIPLIER, lambda rules: rules.multiplier),
    Phase(DEALER_TAKES, lambda rules: any(flaw.dealer_takes for flaw in rules.flaws)),
    Phase(PILE_CHOICE, lambda rules: rules.pile_choice),
    Phase(DROPOUT, lambda rules: rules.dropout),
    Phase(AGREE, lambda rules: rules.dropout and rules.dropout.two_agree),
    Phase(BUYOUT, lambda rules: rules.dropout and rules.dropout.buyout),
    Phase(SHUFFLE_IN, lambda rules: rules.dropout),  # the hands of those who are out
    Phase(SHOWN_TEYAKU, lambda rules: rules.teyaku and not rules.claims.voluntary),
    Phase(CLAIM, lambda rules: rules.teyaku and rules.claims.voluntary),
    Phase(RETURN_CARD, lambda rules: rules.return_card),
    Phase(SHUFFLE_IN, lambda rules: rules.return_card),
    Phase(FISHING, lambda rules: rules.play),
    Phase(LEFTOVERS, lambda rules: rules.gives_the_rest()),
    Phase(SETTLE, lambda rules: rules.dues),
)


def flow(rules: Ruleset) -> tuple[int, ...]:
    """The phases of a round by these rules."""
    return tuple(phase.number for phase in ORDER if phase.part(rules))
