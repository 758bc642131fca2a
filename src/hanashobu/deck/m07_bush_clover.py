"""The seventh month: arching bush clover, and the boar that runs under it."""

from __future__ import annotations

from math import atan2, degrees

from hanashobu.deck import ribbon
from hanashobu.deck.paper import BLACK, BROWN, DARK_GREEN, DARK_RED, PAPER, PINK, RED, WHITE, YELLOW, Picture, disc, path, stroke, use

MOSS = "#6f9448"  # veins of a dark leaf
OCHRE = "#b97a12"  # veins of a yellow leaf
UMBER = "#43260f"  # the boar's far legs and its streaks
TAN = "#b98546"

Point = tuple[float, float]
GROWTH = {"l": "clover-leaf", "g": "clover-gold", "f": "clover-flower"}


def _spray(a: Point, b: Point, c: Point, grown: str) -> str:
    """A stem bent from a over b to c. `grown` lists what grows left and right of it by turns: leaf, gold leaf, flower."""
    leaves = flowers = ""
    for i, what in enumerate(grown):
        t = 0.16 + 0.84 * (i / (len(grown) - 1)) ** 1.2
        x, y = ((1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r for p, q, r in zip(a, b, c, strict=True))
        dx, dy = ((1 - t) * (q - p) + t * (r - q) for p, q, r in zip(a, b, c, strict=True))
        lean = degrees(atan2(dx, -dy)) + (58 if i % 2 else -58) * (1 - t**6)
        one = use(GROWTH[what], round(x), round(y), round(0.92 - 0.34 * t, 2), round(lean))
        leaves, flowers = (leaves, flowers + one) if what == "f" else (leaves + one, flowers)
    return stroke(f"M{a[0]} {a[1]} Q{b[0]} {b[1]} {c[0]} {c[1]}", DARK_RED, 3) + leaves + flowers


def _trio(ink: str, vein: str) -> str:
    """A leaf of three."""
    oval = (
        path("M0 2 C-10 -4 -11 -17 0 -24 C11 -17 10 -4 0 2 Z", PAPER)
        + path("M0 0 C-8 -5 -9 -16 0 -22 C9 -16 8 -5 0 0 Z", ink)
        + stroke("M0 -4 V-16", vein, 1)
    )
    three = "".join(f'<g transform="translate(0 {y}) rotate({turn})">{oval}</g>' for y, turn in ((-6, -72), (-6, 72), (-9, 0)))
    return stroke("M0 0 V-10", DARK_RED, 1.6) + three


PARTS = {
    "clover-leaf": _trio(DARK_GREEN, MOSS),
    "clover-gold": _trio(YELLOW, OCHRE),
    "clover-flower": stroke("M0 0 C-1 -10 1 -20 0 -30", DARK_RED, 1.6)
    + path("M0 -10 C-6 -6 -15 -9 -17 -18 C-12 -23 -3 -19 0 -10 Z M1 -15 C7 -11 16 -15 17 -24 C12 -28 3 -24 1 -15 Z", RED)
    + path("M0 -22 C-5 -19 -13 -23 -14 -31 C-9 -35 -2 -31 0 -22 Z M0 -26 C-4 -32 -2 -39 4 -42 C9 -37 7 -29 0 -26 Z", RED)
    + path("M-17 -18 C-13 -20 -9 -17 -8 -13 C-12 -12 -15 -14 -17 -18 Z M17 -24 C12 -25 8 -22 8 -17 C13 -17 15 -20 17 -24 Z", PINK)
    + path("M-14 -31 C-10 -32 -7 -29 -6 -25 C-10 -25 -13 -27 -14 -31 Z", PINK),
    "clover-arch": _spray((0, 0), (-4, -300), (150, -150), "lgllflglflllfllflglfllfl"),
    "clover-bow": _spray((0, 0), (-2, -170), (96, -84), "llglflllflglflfl"),
    "clover-shoot": _spray((0, 0), (-10, -290), (68, -170), "lgllflglllfllglfll"),
    "clover-boar": path("M34 14 C46 24 58 30 62 40 L56 54 L46 54 L50 42 C40 36 26 30 20 22 Z", UMBER)
    + path("M-26 20 C-22 32 -12 36 -8 40 L-24 53 L-34 51 L-22 40 C-32 36 -42 30 -44 22 Z", UMBER)
    + stroke("M72 -14 C82 -16 86 -8 83 2", UMBER, 3)
    + path("M80 0 L87 1 L81 14 Z", UMBER)
    + path(
        "M-88 18 C-80 10 -66 0 -54 -12 C-52 -20 -50 -30 -44 -36 C-40 -32 -37 -27 -35 -22 C-24 -34 -10 -44 8 -43 C34 -42 62 -34 75 -12 "
        "C82 2 78 14 86 24 C94 32 98 40 104 49 L93 54 C86 44 76 38 64 30 C54 24 50 24 44 25 C24 33 -2 34 -18 30 "
        "C-24 36 -36 40 -46 44 L-62 55 L-72 50 C-62 42 -52 34 -46 28 C-56 36 -70 36 -85 35 C-91 33 -92 22 -88 18 Z",
        BROWN,
    )
    + path("M-44 26 C-54 34 -68 35 -85 35 C-89 34 -90 30 -90 27 C-76 30 -66 22 -58 14 C-52 16 -46 20 -44 26 Z", TAN)
    + path("M-88 18 C-92 22 -91 33 -85 35 C-81 32 -80 22 -83 14 Z", BLACK)
    + path("M-70 32 C-76 26 -77 18 -73 11 C-71 18 -68 24 -63 28 Z", WHITE)
    + path("M-64 0 C-58 -3 -53 -1 -51 3 C-56 6 -61 5 -64 0 Z", WHITE)
    + disc(-57, 1.4, 2.6, BLACK)
    + path("M-46 -31 C-48 -24 -47 -18 -42 -14 C-39 -18 -39 -25 -46 -31 Z", BLACK)
    + path(
        "M-38 -14 L-34 -33 L-28 -28 L-25 -41 L-18 -36 L-13 -49 L-6 -42 L0 -52 L7 -44 L15 -52 L20 -43 L30 -48 L33 -40 L43 -43 "
        "L46 -37 L60 -30 C40 -31 20 -35 4 -32 C-14 -30 -24 -22 -38 -14 Z",
        BLACK,
    )
    + stroke(
        "M-26 -12 l-3 9 M-14 -18 l-3 9 M0 -22 l-3 9 M14 -24 l-2 9 M28 -25 l-1 9 M42 -23 l0 8 M56 -17 l2 8 M-21 1 l-2 9 M-8 -5 l-3 9 "
        "M6 -8 l-2 9 M20 -9 l-1 9 M34 -9 l0 9 M48 -7 l1 9 M62 -1 l3 8 M-12 13 l-1 8 M1 9 l-1 9 M14 8 l0 9 M28 8 l1 8 M42 8 l2 7",
        UMBER,
        2.4,
    )
    + path("M104 49 L93 54 L89 49 L98 42 Z M-62 55 L-72 50 L-66 45 L-56 50 Z", BLACK),
}

GROUND = path("M0 296 C40 284 80 290 116 288 C150 286 176 280 200 284 V320 H0 Z", BLACK)

CARDS = {
    "7a": Picture(
        use("clover-arch", 20, 330, 1.4) + use("clover-arch", 192, 330, 1, 4, flip=True) + GROUND + use("clover-boar", 99, 241, 0.88),
        parts=PARTS,
    ),
    "7b": Picture(
        use("clover-arch", 184, 330, 1.45, flip=True)
        + use("clover-shoot", 30, 340, 0.9, -6)
        + use("clover-arch", 200, 340, 1, -2, flip=True)
        + ribbon.red(94, 150)
        + use("clover-bow", 90, 340, 0.95, 4),
        parts=PARTS,
    ),
    "7c": Picture(
        use("clover-arch", 24, 330, 1.45) + use("clover-arch", 54, 330, 1.05, 2) + use("clover-bow", 90, 330, 1.1, 4),
        parts=PARTS,
    ),
    "7d": Picture(
        use("clover-shoot", 114, 330, 1.42, -3)
        + use("clover-shoot", 88, 330, 1.16, 0, flip=True)
        + use("clover-bow", 122, 340, 1.05, 6)
        + use("clover-bow", 80, 340, 0.9, -6, flip=True),
        parts=PARTS,
    ),
}
