"""Before looking at the cards, the dealer may declare to play blind (HH-62)."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.actions import LOOK, PLAY_UNSEEN
from hanashobu.engine.kernel import bit, kernel
from hanashobu.engine.phases import deal
from hanashobu.engine.state import ASK_BLIND, NOBODY, State
from hanashobu.rules.tables import Tables

# A row of the log.
DECLARED = 32  # seat, whether blind


@kernel
def enter(s: State, rules: Tables) -> None:
    """Ask the dealer, at an empty table."""
    deal.clear_table(s, rules)
    s.actor = s.dealer
    s.ask = ASK_BLIND
    s.choice = bit(LOOK) | bit(PLAY_UNSEEN)


@kernel
def step(s: State, rules: Tables, action: int) -> None:
    """The dealer plays blind, or looks."""
    declare(s, 1 if action == PLAY_UNSEEN else 0)
    log.emit(s, DECLARED, s.dealer, s.blind, 0)
    s.actor = NOBODY
    s.choice = 0
    s.at += 1


@kernel
def declare(s: State, blind: int) -> None:
    """A dealer who plays blind may not go out."""
    s.blind = blind
    s.bound = blind << s.dealer
