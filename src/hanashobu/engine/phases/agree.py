"""Two are left in: each says whether to share the pot, without knowing the other's answer (HH-44)."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.actions import PLAY_ON, SHARE
from hanashobu.engine.kernel import BITS, bit, fair_word, kernel
from hanashobu.engine.phases import dropout
from hanashobu.engine.state import ASK_SPLIT, NOBODY, SPLIT, State
from hanashobu.engine.weights import Weights, is_strong
from hanashobu.rules.tables import Tables

# Rows of the log.
AGREED = 37  # seat, whether it would share the pot
TWO_LEFT = 38  # who would share the pot, as bits; whether it is shared

# Answers as the state keeps them; 0 is none yet, or in somebody else's view a hidden one.
WOULD_PLAY = 1
WOULD_SHARE = 2


@kernel
def enter(s: State, rules: Tables) -> None:
    """Only two have anything to agree on; the first in turn order is asked first."""
    if s.players == 2:
        ask(s, s.first)
    else:
        s.at += 1


@kernel
def ask(s: State, seat: int) -> None:
    """Share the pot, or play for it."""
    s.agrees[seat] = 0
    s.actor = seat
    s.ask = ASK_SPLIT
    s.choice = bit(PLAY_ON) | bit(SHARE)


@kernel
def step(s: State, rules: Tables, action: int) -> None:
    """Keep the answer hidden until both have answered; then publish both answers."""
    seat = s.actor
    s.agrees[seat] = WOULD_SHARE if action == SHARE else WOULD_PLAY
    log.emit(s, AGREED, seat, 1 if action == SHARE else 0, 0)
    if seat == s.first:
        ask(s, s.next[seat])
        return
    s.choice = 0
    s.actor = NOBODY
    decide(s, rules)


@kernel
def imagine_answer(s: State) -> None:
    """In an imagined world the first answer, which others do not know, is random."""
    s.agrees[s.first] = WOULD_PLAY + (fair_word(s, 2) * 2 >> BITS)


@kernel
def decide(s: State, rules: Tables) -> None:
    """The pot is shared if both want to; otherwise they play for it."""
    would = 0
    for seat in range(rules.seats):
        if s.playing >> seat & 1:
            would |= (1 if s.agrees[seat] == WOULD_SHARE else 0) << seat
    shares = would == s.playing
    log.emit(s, TWO_LEFT, would, 1 if shares else 0, 0)
    if shares:
        dropout.end_unplayed(s, rules, NOBODY, SPLIT)
    else:
        dropout.begin_play(s, rules)
        s.at += 1


@kernel
def light_answer(s: State, rules: Tables, weights: Weights) -> int:
    """Whoever has a strong hand plays on."""
    return PLAY_ON if is_strong(rules, weights, s.hands[s.actor]) else SHARE
