"""The levels that people choose from, by name."""

from __future__ import annotations

LEVELS = ("random", "beginner", "regular", "strong", "master")  # from the weakest to the strongest
USUAL = "regular"  # who plays where nobody says anything
FIRST = "beginner"  # who plays with somebody who has just begun
