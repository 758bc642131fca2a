"""The blank card, with a small iris for our mark, and the back that all cards share."""

from __future__ import annotations

from hanashobu.deck.paper import DARK_GREEN, VIOLET, YELLOW, Picture, path, use

_BACK = "#4a1712"
_GRAIN = "#541d16"

# One petal up and three that fall, the middle one touched with yellow; a stem between two blades.
_MARK = (
    path("M-1.6 8 C-2 22 -1.8 34 -1.2 46 L1.2 46 C1.8 34 2 22 1.6 8 Z", DARK_GREEN)
    + path("M-0.5 46 C-9 36 -13 22 -12 6 C-7 18 -3 30 -0.5 46 Z M0.5 46 C6 38 10 28 11.5 14 C14 28 9 40 0.5 46 Z", DARK_GREEN)
    + path("M0 -4 C-9 -12 -10 -24 0 -34 C10 -24 9 -12 0 -4 Z", VIOLET)
    + path("M-2 -2 C-12 -14 -26 -12 -30 -2 C-33 6 -28 15 -21 17 C-22 8 -13 2 -2 -2 Z", VIOLET)
    + path("M2 -2 C12 -14 26 -12 30 -2 C33 6 28 15 21 17 C22 8 13 2 2 -2 Z", VIOLET)
    + path("M0 -5 C-10 2 -11 16 0 25 C11 16 10 2 0 -5 Z", VIOLET)
    + path("M0 -2 C-3 3 -2.6 9 0 14 C2.6 9 3 3 0 -2 Z", YELLOW)
)

# Laid paper: fine waves, hardly lighter than the ground.
_WAVE = "".join(f"M0 {y}q12.5 -5 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0" for y in range(4, 320, 8))

CARDS = {
    "0": Picture(use("iris-mark", 100, 156), parts={"iris-mark": _MARK}),
    "back": Picture(f'<path d="{_WAVE}" fill="none" stroke="{_GRAIN}" stroke-width="2.5"/>', _BACK),
}
