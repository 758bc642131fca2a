"""December: the paulownia, the Phoenix, and a Chaff card with a yellow foot."""

from __future__ import annotations

from math import hypot, pi, sin

from hanashobu.deck.paper import (
    BLACK,
    DARK_GREEN,
    LILAC,
    PAPER,
    RED,
    VIOLET,
    YELLOW,
    Picture,
    path,
    stroke,
    use,
)

# A bell of the spike, opening upwards; and the leaf, hanging down from its stalk with three points.
_BELL = (
    "M0 2 C-5 -2 -5 -8 -6 -13 C-12 -16 -13 -22 -9 -25 C-6 -27 -4 -26 -3 -25 C-2 -29 2 -29 3 -25 C4 -26 6 -27 9 -25 C13 -22 12 -16 6 -13"
    "C5 -8 5 -2 0 2Z"
)
_BELL_MOUTH = "M-8 -21 C-6 -23 -3 -22 -2 -20 C-1 -23 1 -23 2 -20 C3 -22 6 -23 8 -21 C8 -18 4 -16 0 -16 C-4 -16 -8 -18 -8 -21Z"
_BELL_CUP = "M-5 -5 C-6 1 -3 5 0 5 C3 5 6 1 5 -5 C3 -2 2 -2 0 -5 C-2 -2 -3 -2 -5 -5Z"
_LEAF = (
    "M0 -6 C-10 -18 -28 -16 -36 -6 C-46 2 -60 4 -70 14 C-60 16 -58 24 -52 32 C-46 40 -40 44 -30 42 C-26 44 -24 50 -20 58 C-16 70 -8 80 0 92"
    "C8 80 16 70 20 58 C24 50 26 44 30 42 C40 44 46 40 52 32 C58 24 60 16 70 14 C60 4 46 2 36 -6 C28 -16 10 -18 0 -6Z"
)
_LEAF_VEINS = (
    "M0 -6 L0 76 M0 4 C-18 4 -40 8 -56 14 M0 4 C18 4 40 8 56 14 M0 26 L-16 42 M0 26 L16 42 M0 44 L-10 58 M0 44 L10 58"
    "M-22 6 L-30 -4 M-30 8 L-38 28 M22 6 L30 -4 M30 8 L38 28"
)


def _spike(rows: int) -> str:
    """An upright spike: bells in pairs up the stem, smaller towards the top, one at the tip."""
    top = -rows * 18
    bells = stroke(f"M0 14 L0 {top}", DARK_GREEN, 3)
    for row in range(rows):
        y, size = -row * 18, 1 - row * 0.1
        bells += use("paulownia-bell", -3, y, size, -56 + row * 3) + use("paulownia-bell", 3, y - 6, size, 56 - row * 3)
    return bells + use("paulownia-bell", 0, top, 1 - rows * 0.09)


def _plume(curve: tuple[float, ...], width: float, ink: str, quill: str) -> str:
    """A long tail feather along a curve, its edges cut like a saw, with its quill."""
    x0, y0, x1, y1, x2, y2, x3, y3 = curve
    left: list[str] = []
    right: list[str] = []
    steps = 15
    for step in range(steps + 1):
        t = step / steps
        u = 1 - t
        x = u**3 * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t**3 * x3
        y = u**3 * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t**3 * y3
        dx = u * u * (x1 - x0) + 2 * u * t * (x2 - x1) + t * t * (x3 - x2)
        dy = u * u * (y1 - y0) + 2 * u * t * (y2 - y1) + t * t * (y3 - y2)
        size = hypot(dx, dy)
        dx, dy = dx / size, dy / size
        broad = width * (0.35 + 0.65 * sin(pi * min(1.0, 0.12 + t * 0.95)))
        for side, edge in ((1, left), (-1, right)):
            inner, outer = broad * 0.45 * side, broad * side
            edge.append(f"{x - dy * inner:.1f} {y + dx * inner:.1f}")
            if step < steps:
                edge.append(f"{x - dy * outer + dx * broad * 0.9:.1f} {y + dx * outer + dy * broad * 0.9:.1f}")
    outline = "M" + "L".join([*left, f"{x3 + dx * width:.1f} {y3 + dy * width:.1f}", *reversed(right)]) + "Z"
    return path(outline, ink) + stroke(f"M{x0} {y0}C{x1} {y1} {x2} {y2} {x3} {y3}", quill, 1.6)


def _row(count: int, first: tuple[float, ...], last: tuple[float, ...], width: float, ink: str) -> str:
    """Feathers of a wing side by side, from the first to the last; each is a place, a turn and a length."""
    feathers = ""
    for feather in range(count):
        x, y, turn, far = (a + (b - a) * feather / (count - 1) for a, b in zip(first, last, strict=True))
        low, high = f"{-far * 0.3:.1f}", f"{-far * 0.9:.1f}"
        feathers += (
            f'<path d="M0 0C{-width:g} {low} {-width:g} {high} 0 {-far:.1f}C{width:g} {high} {width:g} {low} 0 0" '
            f'transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f})"/>'
        )
    return f'<g fill="{ink}" stroke="{PAPER}" stroke-width="1.2">{feathers}</g>'


_TAIL = (
    _plume((130, 128, 176, 92, 210, 130, 180, 250), 10, RED, YELLOW)
    + _plume((128, 132, 172, 118, 190, 190, 142, 280), 10, VIOLET, LILAC)
    + _plume((124, 135, 160, 140, 164, 206, 106, 290), 10, YELLOW, RED)
    + _plume((118, 138, 136, 152, 130, 200, 74, 276), 10, RED, YELLOW)
)
_FAR_WING = (
    _row(7, (80, 54, -34, 36), (96, 88, 22, 76), 8, VIOLET)
    + _row(6, (80, 60, -28, 24), (98, 96, 36, 48), 7, RED)
    + _row(5, (82, 72, -22, 20), (96, 106, 30, 28), 6, YELLOW)
)
_NEAR_WING = (
    _row(10, (122, 58, 0, 40), (112, 112, 96, 74), 9, VIOLET)
    + _row(8, (120, 62, 4, 28), (108, 116, 96, 52), 8, RED)
    + _row(6, (116, 70, 8, 20), (104, 118, 96, 34), 7, YELLOW)
    + path("M116 54 C122 50 126 56 126 64 C128 86 124 112 114 126 C106 134 94 130 94 122 C102 102 110 80 116 54Z", RED)
    + stroke("M118 66 C118 86 112 106 103 120", YELLOW, 1.8)
)
_BODY = (
    "M27 66 C31 55 45 54 51 63 C55 73 51 82 54 92 C58 102 70 106 82 106 C102 104 122 116 134 130 C128 144 108 150 90 147"
    "C66 144 44 128 40 104"
    "C38 94 40 86 38 80 C32 80 26 76 27 66Z"
)
_BREAST = (
    "M40 104 C44 128 66 144 90 147 C96 148 104 147 110 145 C104 143 99 139 99 132 C93 137 86 133 86 126 C79 130 73 126 74 118"
    "C67 121 61 117 62 109"
    "C56 111 51 107 52 100 C48 102 43 100 41 95Z"
)
_CREST = (
    "M44 58 C44 46 42 36 48 26 C56 30 52 44 48 60Z M47 60 C52 50 55 43 64 38 C68 46 58 54 50 63Z M49 63 C56 58 61 54 71 56"
    "C71 64 59 66 51 68Z"
)
_PHOENIX = (
    _TAIL
    + _FAR_WING
    + path(_CREST, RED)
    + path(_BODY, YELLOW)
    + path("M38 80 C44 84 50 82 53 76 C52 82 52 88 54 93 C48 96 42 94 39 90Z", VIOLET)
    + path(_BREAST, RED)
    + path("M30 60 C24 61 18 65 15 73 C21 71 25 73 30 74Z", BLACK)
    + path("M31 75 C28 82 30 89 35 92 C39 87 39 82 37 78Z", RED)
    + path("M33 64 C37 61 42 62 44 66 C40 68 36 67 33 64Z", BLACK)
    + _NEAR_WING
)

PARTS = {
    "paulownia-bell": path(_BELL, VIOLET) + path(_BELL_MOUTH, LILAC) + path(_BELL_CUP, BLACK),
    "paulownia-spike": _spike(5),
    "paulownia-low": _spike(3),
    "paulownia-phoenix": _PHOENIX,
    "paulownia-leaf": stroke(_LEAF, PAPER, 3) + path(_LEAF, BLACK) + stroke(_LEAF_VEINS, PAPER, 1.6),
}


def _plant(x: float, y: float, scale: float = 1, tall: str = "paulownia-spike") -> str:
    """Three leaves spread under three spikes."""
    return (
        use("paulownia-low", x - 50 * scale, y - 6 * scale, scale, -14)
        + use("paulownia-low", x + 50 * scale, y - 6 * scale, scale, 14)
        + use(tall, x, y - 10 * scale, scale * 1.05)
        + use("paulownia-leaf", x - 52 * scale, y + 14 * scale, scale, 38)
        + use("paulownia-leaf", x + 52 * scale, y + 14 * scale, scale, -38)
        + use("paulownia-leaf", x, y + 10 * scale, scale)
    )


CARDS = {
    "12a": Picture(
        use("paulownia-low", 168, 236, 0.9, 6)
        + _plant(60, 250, 0.9, "paulownia-low")
        + use("paulownia-leaf", 170, 256, 0.95, -12)
        + use("paulownia-phoenix", 0, 0),
        parts=PARTS,
    ),
    "12b": Picture(path("M0 196 H200 V320 H0Z", YELLOW) + _plant(100, 168, 1.15), parts=PARTS),
    "12c": Picture(use("paulownia-leaf", 176, 40, 1.2, 30) + _plant(70, 206, 1.45), parts=PARTS),
    "12d": Picture(_plant(40, 124) + _plant(154, 262), parts=PARTS),
}
