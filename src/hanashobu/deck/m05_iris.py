"""The fifth month: irises standing in water, and the bridge of eight planks that zigzags through them."""

from __future__ import annotations

from hanashobu.deck import ribbon
from hanashobu.deck.paper import BLACK, BROWN, DARK_GREEN, GREEN, LILAC, VIOLET, WHITE, YELLOW, Picture, path, stroke, use

NIGHT = "#33276a"  # petals in the shade
WATER = "#bcc3df"
PLANK = "#dca24a"

_STANDING = (
    path("M-2 2 C-17 -4 -27 -22 -22 -42 C-11 -40 -1 -26 0 -4 Z", NIGHT)
    + path("M2 2 C17 -4 27 -22 22 -42 C11 -40 1 -26 0 -4 Z", NIGHT)
    + path("M0 4 C-13 -6 -18 -30 -7 -46 C-4 -51 -2 -49 0 -53 C2 -49 5 -51 8 -45 C17 -30 13 -6 0 4 Z", LILAC)
    + stroke("M0 -4 C-1 -18 -1 -30 0 -42 M-5 -10 C-8 -20 -8 -28 -6 -35 M5 -10 C8 -20 8 -28 6 -35", VIOLET, 1.3)
)
_HANGING = (
    path("M-4 -4 C-17 5 -25 22 -19 36 C-15 46 -6 45 0 50 C6 45 15 46 19 36 C25 22 17 5 4 -4 Z", VIOLET)
    + path("M0 -4 C-7 6 -9 20 0 34 C9 20 7 6 0 -4 Z", WHITE)
    + path("M0 -4 C-4 6 -5 16 0 27 C5 16 4 6 0 -4 Z", YELLOW)
    + stroke("M-9 12 C-13 22 -13 30 -11 37 M9 12 C13 22 13 30 11 37 M-4 33 L-4 41 M4 33 L4 41", LILAC, 1.3)
)

PARTS = {
    # The petal that hangs to the left, seen from the side.
    "iris-wing": path(
        "M0 -6 C-10 -20 -30 -21 -41 -8 C-52 5 -53 24 -43 33 C-38 38 -33 33 -29 35 C-24 33 -25 22 -20 13 C-16 6 -8 4 0 4 Z", VIOLET
    )
    + path("M-1 -3 C-12 -12 -26 -10 -33 2 C-36 8 -37 14 -36 18 C-30 8 -20 0 -1 3 Z", WHITE)
    + path("M-1 -2 C-12 -8 -23 -6 -29 4 C-22 0 -14 -1 -1 2 Z", YELLOW)
    + stroke("M-37 1 C-42 8 -44 17 -42 25 M-32 14 C-36 19 -37 24 -36 29", LILAC, 1.3),
    "iris-flower": _STANDING + use("iris-wing", 0, 0) + use("iris-wing", 0, 0, flip=True) + _HANGING,
    "iris-bud": path("M0 -44 C-11 -30 -13 -12 -6 4 L6 4 C12 -12 10 -30 0 -44 Z", VIOLET)
    + path("M2 -40 C-2 -28 -3 -14 3 0 C8 -14 8 -28 2 -40 Z", LILAC)
    + path("M-9 -16 C-12 -2 -8 10 -4 24 L4 24 C8 10 12 0 8 -13 C5 -6 0 -2 -3 4 C-4 -4 -6 -10 -9 -16 Z", GREEN),
    "iris-blade": path("M-8 0 C-10 -70 -7 -140 8 -204 C12 -140 12 -70 9 0 Z", GREEN)
    + path("M1 0 C0 -70 2 -140 8 -204 C12 -140 12 -70 9 0 Z", DARK_GREEN),
    "iris-bent": path("M-8 0 C-10 -50 -8 -104 6 -150 L16 -140 C8 -98 9 -50 9 0 Z", DARK_GREEN)
    + path("M6 -150 C22 -156 42 -136 54 -92 C40 -114 26 -126 11 -120 C14 -132 12 -144 6 -150 Z", GREEN),
    "iris-stem": path("M-3 300 C-3 200 -2 100 -3 0 L3 0 C2 100 4 200 3 300 Z", GREEN),
}


def _flower(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A flower on its stem."""
    return use("iris-stem", x, y, scale, turn / 3) + use("iris-flower", x, y, scale, turn)


def _bud(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    return use("iris-stem", x, y + 16 * scale, scale, turn / 3) + use("iris-bud", x, y, scale, turn)


def _blades(*places: tuple[float, float, float, float]) -> str:
    """Leaves by foot, size and lean."""
    return "".join(use("iris-blade", x, y, scale, turn, flip=turn < 0) for x, y, scale, turn in places)


def _planks(ax: float, ay: float, bx: float, by: float) -> str:
    """A stretch of the bridge, from left to right: two planks side by side, seen from above, on posts."""
    posts = "".join(path(f"M{x - 5:g} {y + 24:g} h10 v30 h-10 Z", BLACK) for x, y in ((ax + 12, ay), (bx - 12, by)))
    side = path(f"M{ax:g} {ay:g} L{bx:g} {by:g} v36 L{ax:g} {ay + 36:g} Z", BROWN)
    tops = "".join(path(f"M{ax:g} {ay + d:g} L{bx:g} {by + d:g} v13 L{ax:g} {ay + d + 13:g} Z", PLANK) for d in (0, 16))
    return posts + side + tops


CARDS = {
    "5a": Picture(
        path("M0 150 C60 144 130 156 200 148 V320 H0 Z", WATER)
        + _blades(
            (24, 220, 0.86, -7), (52, 230, 0.74, 3), (92, 220, 0.84, -3), (124, 220, 0.76, 5), (168, 220, 0.98, -4), (190, 220, 0.8, 5)
        )
        + _bud(103, 60, 0.8, 3)
        + _flower(58, 88, 0.94, -5)
        + _flower(146, 78, 0.94, 5)
        + path("M0 200 C30 192 70 194 92 198 C130 204 170 190 200 196 V320 H0 Z", WATER)
        + stroke(
            "M6 200 C18 192 40 194 48 200 M42 206 C54 198 80 198 90 204 M130 236 C146 230 166 242 194 234 M0 222 C16 218 28 226 42 220",
            WHITE,
            2.4,
        )
        + stroke("M14 256 C36 250 50 262 74 256 M112 304 C132 298 148 308 170 302", WHITE, 2.4)
        + _planks(62, 204, 210, 158)
        + _planks(44, 200, 168, 240)
        + _planks(-20, 286, 172, 236)
        + _blades((168, 340, 0.52, -8), (182, 340, 0.62, 2), (196, 340, 0.5, 8)),
        parts=PARTS,
    ),
    "5b": Picture(
        _blades((20, 330, 1.0, -4), (40, 330, 1.3, -3), (130, 330, 1.2, -4), (160, 330, 1.1, 3), (184, 330, 1.3, 2))
        + _bud(34, 70, 0.95, -5)
        + _flower(142, 92, 1.08, 5)
        + ribbon.red(78, 136, 14)
        + _blades((70, 330, 0.72, 3), (100, 330, 0.9, -3))
        + _flower(116, 232, 1.08, -4)
        + _blades((30, 330, 0.64, 5), (172, 330, 0.6, 4)),
        parts=PARTS,
    ),
    "5c": Picture(
        _blades((22, 330, 1.2, -4), (56, 330, 1.34, 2), (92, 330, 1.2, -3), (130, 330, 1.1, 2), (184, 330, 1.35, 1))
        + _bud(154, 78, 1, 5)
        + _flower(64, 86, 1.1, -6)
        + _flower(134, 176, 1.15, 5)
        + _blades((36, 330, 0.86, 3), (72, 330, 0.7, -4), (104, 330, 0.56, -6), (168, 330, 0.62, 6)),
        parts=PARTS,
    ),
    "5d": Picture(
        _blades((16, 330, 1.3, 1), (44, 330, 1.0, -4), (76, 330, 1.38, 3), (120, 330, 1.34, -2), (170, 330, 1.2, 4), (192, 330, 1.0, 3))
        + _bud(46, 84, 1, -5)
        + _flower(126, 112, 1.5, 4)
        + _flower(52, 240, 1, -6)
        + _blades((84, 330, 0.6, -5), (108, 330, 0.72, 4))
        + use("iris-bent", 176, 330, 0.85, -2, flip=True),
        parts=PARTS,
    ),
}
