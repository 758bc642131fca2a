"""The eighth month: a hill black with susuki grass, the full moon over it, geese across its sky."""

from __future__ import annotations

from math import cos, radians, sin

from hanashobu.deck.paper import BLACK, BROWN, PAPER, RED, WHITE, YELLOW, Picture, disc, path, stroke, use

HILL = 150  # its radius
_SHAPE = "M-152 400 V150 C-150 62 -84 0 0 0 C84 0 150 62 152 150 V400 Z"


def _blades(x: float, y: float, size: float, lean: float) -> str:
    """Blades of grass that spread from one foot, as lines."""
    drawn = ""
    for turn, reach in ((-46, 0.75), (-32, 0.95), (-16, 0.8), (-4, 1.05), (10, 0.9), (24, 1), (40, 0.8)):
        tip = radians(turn + lean + 14)
        root = radians((turn + lean) / 3)
        bend = f"{x + 0.55 * size * reach * sin(root):.0f} {y - 0.6 * size * reach * cos(root):.0f}"
        drawn += f"M{x:.0f} {y:.0f}Q{bend} {x + size * reach * sin(tip):.0f} {y - size * reach * cos(tip):.0f}"
    return drawn


def _hill() -> str:
    """The hill, its crest at 0, 0; grass in rows, thinner further down."""
    rows = ((0.84, 26, 12, 0), (0.69, 21, 18, 5), (0.54, 15, 26, -4))
    grass = "".join(
        _blades(HILL * part * sin(radians(turn + shift)), HILL - HILL * part * cos(radians(turn + shift)), size, turn * 0.7)
        for part, size, step, shift in rows
        for turn in range(-60, 62, step)
    )
    return path(_SHAPE, BLACK) + stroke(grass, PAPER, 0.7)


PARTS = {
    "susuki-gap": path(_SHAPE, PAPER),  # light between a hill and the hill in front of it
    "susuki-hill": _hill(),
    "susuki-ear": stroke("M0 0 C1 -24 4 -46 14 -60", BLACK, 1.5)
    + stroke(
        "M13 -54 C20 -64 32 -65 42 -57 M13 -56 C20 -70 35 -74 50 -66 M14 -58 C19 -76 35 -84 54 -78 M14 -59 C18 -80 31 -92 50 -92 "
        "M14 -60 C15 -80 24 -96 40 -102 M14 -60 C13 -78 17 -94 28 -106",
        BLACK,
        2.3,
    ),
    "susuki-goose": path("M4 2 C2 -14 -8 -30 -26 -40 C-22 -32 -24 -28 -20 -24 C-16 -14 -10 -4 -6 4 Z", BROWN)
    + path(
        "M-42 6 C-40 2 -36 0 -31 1 C-26 4 -20 3 -14 0 C-4 -5 10 -5 20 1 C26 3 32 2 38 4 L34 8 L39 11 "
        "C32 13 24 12 16 12 C4 16 -8 12 -16 7 C-22 8 -28 8 -33 7 Z",
        BLACK,
    )
    + path("M-12 7 C-6 11 4 14 14 12 C8 8 -4 6 -12 7 Z", WHITE)
    + path("M-42 6 L-35 2 L-34 7 Z", YELLOW)
    + path("M-8 3 C-6 -14 4 -34 30 -46 C29 -41 32 -39 28 -34 C30 -32 28 -28 24 -26 C26 -22 22 -18 19 -17 C20 -10 14 0 8 4 Z", BLACK)
    + stroke("M24 -38 C12 -28 4 -16 0 -4 M22 -28 C14 -22 8 -12 5 -3", PAPER, 1),
}


def _ears(*places: tuple[float, float, float, float]) -> str:
    """Ears of grass on the crest by foot, size and lean."""
    return "".join(use("susuki-ear", x, y, scale, turn) for x, y, scale, turn in places)


CARDS = {
    "8a": Picture(
        disc(98, 112, 78, WHITE) + _ears((34, 236, 0.65, -8), (50, 226, 0.85, 0), (72, 214, 0.5, 8)) + use("susuki-hill", 122, 190),
        RED,
        PARTS,
    ),
    "8b": Picture(
        _ears((140, 226, 0.5, 4), (156, 234, 0.62, -4))
        + use("susuki-hill", 74, 206)
        + use("susuki-goose", 154, 54, 0.76)
        + use("susuki-goose", 106, 106, 0.84)
        + use("susuki-goose", 58, 162, 0.92),
        parts=PARTS,
    ),
    "8c": Picture(_ears((104, 156, 0.6, 0), (122, 166, 0.9, 2), (144, 180, 0.7, 12)) + use("susuki-hill", 64, 138), parts=PARTS),
    "8d": Picture(
        _ears((96, 170, 0.7, -10), (112, 160, 0.9, -4))
        + use("susuki-hill", 176, 140)
        + use("susuki-gap", 44.6, 220.6)
        + _ears((18, 240, 0.6, -10), (26, 236, 0.85, -2))
        + use("susuki-hill", 44, 223),
        parts=PARTS,
    ),
}
