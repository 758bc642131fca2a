"""Jokers: a fox's mask of the theatre, whose bells below count them."""

from __future__ import annotations

from hanashobu.deck.paper import BLACK, RED, VIOLET, WHITE, YELLOW, Picture, disc, path, stroke, use

_EAR = path("M-58 -40 C-66 -72 -62 -98 -48 -112 C-30 -98 -16 -76 -12 -52 Z", WHITE) + path(
    "M-51 -50 C-56 -72 -53 -88 -46 -98 C-36 -86 -28 -72 -25 -58 Z", RED
)
_CHEEK = (
    stroke("M-50 24 C-38 22 -30 26 -24 34", RED, 4)
    + stroke("M-50 38 C-40 34 -32 36 -26 42", RED, 4)
    + path("M-44 -12 C-34 -24 -20 -22 -12 -8 C-22 -4 -34 -4 -44 -12 Z", RED)
    + path("M-40 -11 C-33 -18 -22 -18 -15 -9 C-23 -6 -32 -6 -40 -11 Z", BLACK)
)
_MASK = (
    _EAR
    + f'<g transform="scale(-1 1)">{_EAR}</g>'
    + path("M0 -66 C38 -66 64 -40 62 -4 C60 26 30 44 14 70 C8 80 -8 80 -14 70 C-30 44 -60 26 -62 -4 C-64 -40 -38 -66 0 -66 Z", WHITE)
    + _CHEEK
    + f'<g transform="scale(-1 1)">{_CHEEK}</g>'
    + path("M0 -56 C8 -44 8 -32 0 -22 C-8 -32 -8 -44 0 -56 Z", RED)
    + path("M-9 60 C-4 56 4 56 9 60 C6 67 -6 67 -9 60 Z", BLACK)
    + stroke("M-16 74 C-6 70 6 70 16 74", RED, 3)
)
_BELL = disc(0, 0, 11, YELLOW) + stroke("M-8 2 H8", BLACK, 2.5) + disc(0, 6, 2.5, BLACK)


def _bells(many: int) -> str:
    """So many of them on a cord."""
    places = [(100 + 25 * (at - (many - 1) / 2), 272 - abs(at - (many - 1) / 2) * 5) for at in range(many)]
    return stroke("M12 244 C60 282 140 282 188 244", RED, 5) + "".join(use("joker-bell", x, y) for x, y in places)


CARDS = {
    f"j{number}": Picture(use("joker-mask", 100, 142) + _bells(number), VIOLET, {"joker-mask": _MASK, "joker-bell": _BELL})
    for number in range(1, 8)
}
