"""Actions are numbers: 0 to 48 a card, and above them the other choices, the same in every game."""

from __future__ import annotations

from typing import NewType

Action = NewType("Action", int)

PILE_0 = 49
PILE_1 = 50
REDEAL = 51

WORDS = {PILE_0: "pile 0", PILE_1: "pile 1", REDEAL: "redeal"}
