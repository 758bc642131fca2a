"""What a player can do beside everything else, and be paid for: words for who collects a line of the score sheet."""

from __future__ import annotations

DIVER, ESCAPER, DEALERS_HAND, BLIND = range(6, 10)  # behind those of `rules/dues.py`
FEATS = (DIVER, ESCAPER, DEALERS_HAND, BLIND)
OF_HANDS = (DIVER, ESCAPER)  # feats of a hand that was shown, paid player by player
NEEDS = {DEALERS_HAND: "swap", BLIND: "blind"}  # feats, and the parts without which nobody can do them
