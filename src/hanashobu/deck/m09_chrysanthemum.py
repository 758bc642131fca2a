"""September: chrysanthemums, the Sake Cup, and a blue ribbon."""

from __future__ import annotations

from math import cos, radians, sin

from hanashobu.deck import ribbon
from hanashobu.deck.paper import DARK_GREEN, DARK_RED, GREEN, PAPER, RED, YELLOW, Picture, disc, path, stroke, use


def _ring(count: int, *, near: float, far: float, width: float, ink: str, between: str, first: float) -> str:
    """A ring of petals with round tips, from `near` the heart to `far`, cut apart by the ink between them."""

    def at(along: float, across: float, turn: float) -> str:
        x, y = along * cos(turn) - across * sin(turn), along * sin(turn) + across * cos(turn)
        return f"{x:.1f} {y:.1f}"

    petals = []
    for petal in range(count):
        turn = radians(first + 360 * petal / count)
        side, tip = far - width * 0.55, far + width * 0.14
        petals.append(
            f"M{at(near, 0, turn)}Q{at((near + side) / 2, -width * 0.46, turn)} {at(side, -width / 2, turn)}"
            f"C{at(tip, -width / 2, turn)} {at(tip, width / 2, turn)} {at(side, width / 2, turn)}"
            f"Q{at((near + side) / 2, width * 0.46, turn)} {at(near, 0, turn)}"
        )
    return f'<path d="{"".join(petals)}" fill="{ink}" stroke="{between}" stroke-width="1.5"/>'


def _flower(petal: str, between: str, heart: str) -> str:
    """A full flower: three rings of petals around its heart."""
    rings = ((19, 20, 46, 13.6, 0.0), (15, 12, 34.5, 12.6, 8.0), (10, 4, 23, 11.6, 3.0))
    petals = "".join(
        _ring(count, near=near, far=far, width=width, ink=petal, between=between, first=first) for count, near, far, width, first in rings
    )
    return disc(0, 0, 39, between) + petals + disc(0, 0, 8.5, between) + disc(0, 0, 6.5, heart)


_HALF = (
    "M-1 14 C-14 12 -34 4 -38 -14 C-39 -20 -31 -21 -28 -14 C-31 -24 -29 -32 -23 -32 C-18 -32 -17 -26 -16 -20 C-17 -32 -14 -40 -8 -40"
    "C-3 -40 -2 -32 -2 -24 C-1 -34 3 -41 9 -40 C15 -39 16 -30 14 -20 C17 -28 20 -34 26 -31 C32 -28 29 -20 26 -13 C30 -20 38 -20 38 -13"
    "C37 2 16 12 -1 14Z"
)
_HALF_LINES = (
    "M-28 -14 C-24 -4 -14 6 -3 10 M-16 -20 C-15 -10 -9 2 -2 9 M-2 -24 C-3 -12 -2 0 0 9 M14 -20 C12 -8 7 2 2 9 M26 -13 C22 -4 13 5 4 10"
)
_CALYX = "M-17 8 C-12 20 10 21 16 8 C12 11 9 10 6 7 C4 11 -2 11 -4 7 C-7 11 -12 11 -17 8Z"
_LEAF = (
    "M0 4 C-7 -3 -19 5 -27 -4 C-32 -11 -27 -19 -20 -18 C-17 -20 -14 -19 -10 -21 C-18 -22 -34 -25 -33 -36 C-32 -44 -24 -46 -19 -41"
    "C-15 -43 -11 -39 -7 -35 C-12 -42 -15 -52 -10 -58 C-8 -64 -3 -66 0 -70 C3 -66 9 -64 10 -57 C15 -51 12 -42 7 -35"
    "C11 -39 14 -44 19 -41 C25 -45 33 -42 33 -35 C33 -26 18 -22 10 -21 C14 -20 18 -21 21 -18 C28 -19 32 -10 27 -4 C19 4 7 -3 0 4Z"
)
_VEINS = "M0 14 L0 -56 M0 -14 Q-12 -11 -20 -10 M0 -14 Q12 -11 20 -10 M0 -22 Q-14 -30 -23 -34 M0 -22 Q14 -30 23 -34"

# The character for long life, stroke by stroke, as a brush writes it.
_LONG_LIFE = (
    "M-24 -40 L18 -44 Q27 -44 24 -38 L-20 -33 Q-28 -34 -24 -40Z"
    "M-20 -25 L15 -29 Q23 -28 20 -23 L-17 -18 Q-24 -20 -20 -25Z"
    "M-46 -8 L34 -15 Q48 -16 45 -9 Q44 -6 36 -7 L-38 0 Q-52 1 -46 -8Z"
    "M-8 -54 Q3 -55 3 -48 C2 -18 -4 20 -46 47 Q-51 48 -48 43 C-20 18 -8 -18 -9 -48Z"
    "M-13 12 L38 7 Q48 8 44 14 L-12 20 Q-19 17 -13 12Z"
    "M19 -4 Q30 -5 29 2 L28 43 Q27 52 18 53 Q12 46 4 43 Q14 43 19 41Z"
    "M-7 25 Q6 28 8 37 Q5 44 -1 39 Q-3 31 -7 25Z"
)
_CUP = (
    path("M-84 -6 C-84 40 -40 66 -22 70 L-18 82 C-6 87 12 87 22 81 L26 69 C48 64 84 38 84 -8Z", DARK_RED)
    + path("M-22 70 Q2 76 26 69 L24 75 Q2 82 -20 76Z", YELLOW)
    + f'<ellipse cy="-6" rx="84" ry="63" fill="{YELLOW}"/>'
    + f'<ellipse cy="-6" rx="80.5" ry="59.5" fill="{RED}"/>'
    + path("M-80 -2 C-70 -50 70 -50 80 -2 C80 -86 -80 -86 -80 -2Z", DARK_RED)
    + f'<g transform="translate(2 3) scale(.92 .86)">{path(_LONG_LIFE, YELLOW)}</g>'
)

PARTS = {
    "chrysanthemum-yellow": _flower(YELLOW, DARK_RED, RED),
    "chrysanthemum-red": _flower(RED, PAPER, YELLOW),
    "chrysanthemum-half": path(_HALF, YELLOW) + stroke(_HALF_LINES, DARK_RED, 2) + path(_CALYX, DARK_GREEN),
    "chrysanthemum-leaf": stroke(_LEAF, PAPER, 3) + path(_LEAF, DARK_GREEN) + stroke(_VEINS, GREEN, 2),
    "chrysanthemum-cup": _CUP,
}


def _leaf(x: float, y: float, turn: float, scale: float = 1) -> str:
    return use("chrysanthemum-leaf", x, y, scale, turn)


def _yellow(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    return use("chrysanthemum-yellow", x, y, scale, turn)


def _red(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    return use("chrysanthemum-red", x, y, scale, turn)


CARDS = {
    "9a": Picture(
        stroke("M70 200 C74 150 120 120 140 70 M88 160 C70 130 60 100 52 60", DARK_GREEN, 5)
        + _leaf(96, 70, 4, 1.05)
        + _leaf(26, 128, -75, 1.1)
        + _leaf(70, 128, 200)
        + _leaf(104, 136, 40, 1.1)
        + _leaf(168, 124, 160, 1.1)
        + _leaf(140, 140, 190, 1.1)
        + _leaf(34, 130, 200, 1.1)
        + _leaf(34, 312, 10, 1.2)
        + _leaf(168, 312, -6, 1.2)
        + _leaf(100, 318, 0)
        + _red(52, 60, 1.1)
        + _yellow(144, 78, 1.25)
        + use("chrysanthemum-cup", 98, 214),
        parts=PARTS,
    ),
    "9b": Picture(
        stroke("M104 330 C112 250 176 190 140 62 M108 280 C70 240 40 240 36 170 M36 190 C36 140 50 100 46 60", DARK_GREEN, 5)
        + _leaf(44, 106, -8, 1.25)
        + _leaf(40, 140, -62, 1.1)
        + _leaf(36, 176, 70, 1.1)
        + _leaf(36, 190, -75, 1.1)
        + _leaf(152, 150, 72, 1.15)
        + _leaf(150, 120, 150, 1.2)
        + _leaf(146, 176, 110, 1.2)
        + _leaf(70, 270, -130, 1.2)
        + _leaf(80, 300, 170, 1.1)
        + _leaf(180, 210, 10, 1.1)
        + _yellow(136, 64, 1.3)
        + ribbon.blue(88, 172, 14)
        + _red(144, 256, 1.35)
        + use("chrysanthemum-half", 42, 250, 1.1, -16),
        parts=PARTS,
    ),
    "9c": Picture(
        stroke("M100 330 C106 250 60 160 66 80 M100 280 C112 230 140 220 140 180 M104 220 C130 130 150 110 156 70", DARK_GREEN, 5)
        + _leaf(120, 130, -40, 1.2)
        + _leaf(150, 104, 60, 1.1)
        + _leaf(74, 140, -100, 1.2)
        + _leaf(80, 180, -70, 1.1)
        + _leaf(130, 226, 100, 1.3)
        + _leaf(106, 258, 150, 1.2)
        + _leaf(100, 290, -100, 1.2)
        + _leaf(96, 236, -20, 1)
        + _leaf(112, 20, 20, 1)
        + _leaf(150, 320, 50, 1.2)
        + _red(64, 78, 1.35)
        + _yellow(140, 186, 1.35)
        + _red(44, 252, 1.1, 9)
        + use("chrysanthemum-half", 158, 58, 1, 20),
        parts=PARTS,
    ),
    "9d": Picture(
        stroke("M150 330 C150 250 130 140 84 70 M140 170 C150 130 164 100 166 50", DARK_GREEN, 5)
        + _leaf(96, 92, -80, 1.3)
        + _leaf(110, 112, 36, 1.2)
        + _leaf(122, 140, -100, 1.4)
        + _leaf(144, 150, 70, 1.2)
        + _leaf(156, 190, 120, 1.2)
        + _leaf(60, 180, -100, 1.3)
        + _leaf(40, 270, 200, 1.2)
        + _leaf(150, 284, 120, 1.2)
        + _leaf(100, 300, 200)
        + use("chrysanthemum-half", 76, 58, 1.35, -14)
        + _red(166, 46, 1.1)
        + _yellow(92, 222, 1.8),
        parts=PARTS,
    ),
}
