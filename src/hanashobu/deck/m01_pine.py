"""January, Pine: dark fans of needles lit with red on crooked red-brown branches; the Crane stands among them before the rising sun."""

from __future__ import annotations

from math import cos, radians, sin

from hanashobu.deck import ribbon
from hanashobu.deck.paper import BLACK, DARK_GREEN, PAPER, RED, WHITE, YELLOW, Picture, disc, path, stroke, use

_BARK = "#7c2a1a"
_CRACK = "#4f150d"
_LIGHT = "#6d9247"
_SHADE = "#cfc6b0"


def _ray(degrees: float, reach: float) -> str:
    """A place on the fan, by its angle from upright; the fan is wider than high, and its sides droop."""
    return f"{reach * 1.22 * sin(radians(degrees)):.1f} {-reach * cos(radians(degrees)) * (1 if abs(degrees) < 90 else 0.7):.1f}"


def _fan(reach: float, needles: int, depth: float, spread: float) -> str:
    """A fan of needles around 0, 0; what its spread leaves open is its foot."""
    step = 2 * spread / needles
    edge = "L".join(f"{_ray(-spread + at * step, reach)}L{_ray(-spread + (at + 0.5) * step, reach * depth)}" for at in range(needles))
    return f"M0 {reach * 0.3:g}L{edge}L{_ray(spread, reach)}Z"


_NEEDLES = "".join(f"M{_ray(angle, 26)}L{_ray(angle, 38 - at % 2 * 5)}" for at, angle in enumerate(range(-99, 100, 11)))

_CRANE = (
    # legs, one a step behind
    stroke("M-6 44 L-10 84 L-14 132 M12 46 L22 88 L14 132", BLACK, 4.5)
    # the long black plumes that hang over the tail
    + path(
        "M26 -6 C56 0 88 26 98 76 C89 65 83 60 77 58 C83 70 85 83 82 98 C73 80 65 71 57 66 C60 76 60 86 56 97 C49 74 36 54 16 44 Z",
        BLACK,
    )
    # body and folded wing
    + path(
        "M-32 -10 C-27 -34 2 -41 26 -27 C49 -14 66 10 77 44 C68 36 60 34 53 35 C55 39 55 42 54 46"
        " C47 40 40 38 33 40 C12 56 -18 52 -29 30 C-36 16 -36 2 -32 -10 Z",
        WHITE,
    )
    + stroke("M-15 -14 C-12 -4 -3 -1 4 -9 C8 0 17 2 24 -6 M-13 3 C-8 13 1 15 9 7 C13 16 23 17 30 8 C34 14 39 16 45 13", _SHADE, 2.6)
    + stroke("M-8 22 C2 31 14 33 26 30 M16 22 C26 27 38 29 48 29 M40 21 C48 23 56 26 63 30", _SHADE, 2.6)
    # neck: white nape, black throat
    + path("M-31 10 C-42 -10 -16 -36 -18 -60 C-19 -72 -26 -80 -34 -88 L-22 -102 C-8 -94 1 -80 1 -64 C1 -42 -10 -32 0 -12 Z", WHITE)
    + path(
        "M-28 14 C-40 -8 -17 -38 -21 -60 C-23 -72 -31 -78 -39 -84 C-43 -90 -41 -100 -33 -100"
        " C-20 -92 -8 -82 -8 -64 C-8 -44 -21 -32 -16 -10 C-15 0 -20 10 -28 14 Z",
        BLACK,
    )
    # head
    + path("M-45 -92 C-45 -102 -34 -108 -25 -104 C-17 -100 -16 -92 -21 -86 C-26 -88 -34 -84 -41 -85 C-44 -87 -45 -89 -45 -92 Z", WHITE)
    + path("M-46 -97 C-43 -110 -25 -114 -18 -101 C-28 -105 -37 -103 -46 -97 Z", RED)
    + path("M-44 -97 L-82 -84 C-68 -82 -54 -82 -42 -85 Z", YELLOW)
    + disc(-36, -94, 2.6, BLACK)
)

_TRUNK = (
    ribbon.brush("-34 190 58, -14 138 44, -22 100 38, 6 60 34, 14 24 26, -4 -14 22, 6 -54 16, 34 -84 12, 40 -120 5", _BARK)
    + ribbon.brush("8 40 14, 40 26 13, 56 2 9, 88 -6 4", _BARK)
    + ribbon.brush("-16 92 14, -48 74 11, -58 48 7, -84 40 3", _BARK)
    + ribbon.brush("2 -24 10, -26 -38 8, -36 -60 3", _BARK)
    + stroke(
        "M-40 168q10 -9 22 -3M-28 146q10 -7 18 1M-32 124q9 -7 18 0M-28 98q10 -7 17 2M-9 72q9 -8 17 0M4 44q7 -6 13 1M4 14q6 -5 11 2"
        "M-8 -10q5 -5 10 1M-3 -36q5 -4 8 2",
        _CRACK,
        3,
    )
)

_BRANCH = (
    ribbon.brush("110 -20 30, 72 2 22, 44 -4 17, 12 10 15, -22 4 11, -50 14 8, -96 4 4", _BARK)
    + ribbon.brush("52 -2 13, 46 -26 9, 54 -50 5", _BARK)
    + ribbon.brush("20 8 11, 34 30 8, 62 44 5", _BARK)
    + ribbon.brush("-30 6 8, -44 -12 6, -40 -30 3", _BARK)
    + stroke("M84 -14q-8 5 -4 14M58 -6q-6 5 -2 11M26 0q-6 4 -3 11M-6 4q-5 3 -2 8", _CRACK, 3)
)

PARTS = {
    "pine-bush": path(_fan(51, 28, 0.9, 128), PAPER)
    + path(_fan(48, 28, 0.85, 126), DARK_GREEN)
    + stroke(_NEEDLES, _LIGHT, 2)
    + path(_fan(23, 9, 0.5, 104), RED),
    "pine-trunk": _TRUNK,
    "pine-branch": _BRANCH,
    "pine-crane": _CRANE,
}


def _bushes(*places: tuple[float, float, float, float]) -> str:
    """Bushes from back to front: x, y, size and turn."""
    return "".join(use("pine-bush", *place) for place in places)


CARDS = {
    "1a": Picture(
        disc(150, 94, 70, RED)
        + _bushes((14, 182, 0.95, 0), (190, 226, 1.05, 0))
        + use("pine-crane", 101, 158)
        + _bushes((112, 292, 0.95, 0), (32, 252, 1.1, 0), (168, 300, 1.15, 0), (50, 312, 1.15, 0)),
        parts=PARTS,
    ),
    "1b": Picture(
        use("pine-trunk", 42, 150, 1.05)
        + _bushes((150, 66, 1.1, 0), (42, 60, 1.15, 0), (170, 150, 1, 0), (24, 164, 0.95, 0))
        + ribbon.poem_akayoroshi(107, 138, 12, 1.08)
        + _bushes((34, 256, 1.1, 0), (162, 264, 1.1, 0), (92, 304, 1.15, 0)),
        parts=PARTS,
    ),
    "1c": Picture(
        use("pine-trunk", 96, 160, 1.2)
        + _bushes(
            (150, 52, 1.15, 0),
            (40, 92, 1.1, 0),
            (168, 140, 1.05, 0),
            (30, 190, 1.1, 0),
            (158, 236, 1.15, 0),
            (40, 292, 1.2, 0),
            (176, 318, 1.1, 0),
        ),
        parts=PARTS,
    ),
    "1d": Picture(
        use("pine-branch", 104, 135)
        + _bushes(
            (150, 66, 1.15, 0),
            (60, 104, 1.05, 0),
            (172, 190, 1.1, 0),
            (28, 232, 1.1, 0),
            (104, 224, 1.2, 0),
            (166, 268, 1.15, 0),
            (58, 290, 1.25, 0),
            (134, 322, 1.15, 0),
        ),
        parts=PARTS,
    ),
}
