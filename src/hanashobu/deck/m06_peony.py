"""The sixth month: peonies, full and red, and two butterflies over them."""

from __future__ import annotations

from hanashobu.deck import ribbon
from hanashobu.deck.paper import BLACK, DARK_GREEN, DARK_RED, GREEN, RED, YELLOW, Picture, disc, path, stroke, use

EDGE = "#f9d3c2"  # the pale rim of a petal
MOSS = "#7fa14f"  # veins of a leaf

_PETAL = (
    "M0 0 C-16 -4 -34 -18 -35 -36 C-35 -46 -27 -51 -20 -47 C-18 -55 -9 -58 -3 -53 C1 -58 10 -58 13 -52 "
    "C19 -56 28 -53 28 -46 C34 -45 36 -38 34 -32 C30 -17 14 -4 0 0 Z"
)
_FACE = (
    "M0 0 C-15 -5 -31 -18 -31.5 -35 C-31 -43 -25 -47 -19 -42 C-16 -50 -9 -53 -3 -47.5 C1 -53 9 -53 12 -46.5 "
    "C17 -51 25 -49 25 -41.5 C30 -41 32 -36 30 -31 C26 -18 13 -5 0 0 Z"
)
_VEINS = "M-2 -14 C-4 -22 -4 -32 -3 -42 M-8 -13 C-14 -19 -19 -26 -22 -35 M6 -13 C12 -20 16 -28 19 -36"


def _ring(scale: float, *turns: float) -> str:
    """Petals round the heart, in the order in which they lie on one another."""
    return "".join(use("peony-petal", 0, 0, scale, turn, flip=i % 2 == 1) for i, turn in enumerate(turns))


def _heart() -> str:
    """Stamens."""
    spots = [(-10, 4), (-5, 8), (1, 9), (7, 7), (11, 2), (-6, 1), (0, 3), (6, 1), (-11, -3), (0, -4), (5, -6), (-5, -6), (10, -5), (0, -10)]
    return path("M-16 0 C-17 -10 -8 -14 0 -14 C9 -14 17 -9 16 1 C15 10 7 14 0 14 C-9 14 -15 9 -16 0 Z", DARK_RED) + "".join(
        disc(x, y, 3, YELLOW) for x, y in spots
    )


PARTS = {
    "peony-petal": path(_PETAL, EDGE) + path(_FACE, RED) + stroke(_VEINS, DARK_RED, 1.8),
    "peony-flower": _ring(1.08, 22, -26, 70, -76)
    + _ring(1.24, 112, -116, 162, -158)
    + _ring(0.84, -4, 50, -60, 102, -108)
    + _ring(0.92, 150, -152, 180)
    + _ring(0.54, -20, 32, 86, -84, 140, -146, 190)
    + _heart(),
    "peony-bud": path("M-4 6 C-4 20 -2 34 2 50 L8 48 C4 32 4 20 4 6 Z", GREEN)
    + path("M0 -36 C-18 -32 -24 -14 -17 0 C-10 9 10 9 17 0 C24 -14 14 -33 0 -36 Z", RED)
    + path("M-3 -37 C-17 -26 -14 -8 -4 5 C6 -6 8 -25 -3 -37 Z", EDGE)
    + path("M-3 -31 C-12 -22 -11 -8 -4 2 C3 -8 5 -20 -3 -31 Z", RED)
    + path("M-24 -14 C-22 4 -10 12 0 12 C10 12 22 6 25 -16 C15 -9 9 -2 2 3 C-6 2 -14 -6 -24 -14 Z", DARK_GREEN),
    "peony-leaf": path(
        "M0 6 C-8 -6 -34 -6 -44 -26 C-34 -26 -26 -26 -20 -22 C-32 -34 -34 -50 -26 -66 C-22 -56 -16 -50 -11 -46 C-14 -64 -8 -80 4 -94 "
        "C12 -78 16 -62 12 -46 C18 -50 23 -57 28 -64 C34 -48 32 -34 20 -22 C28 -25 36 -27 44 -26 C35 -6 8 -6 0 6 Z",
        DARK_GREEN,
    )
    + path(
        "M1 -2 C3 -28 3 -56 4 -86 C10 -72 12 -58 8 -40 C16 -42 22 -48 27 -55 C29 -42 26 -32 14 -20 "
        "C24 -22 32 -23 39 -22 C31 -9 10 -8 1 -2 Z",
        GREEN,
    )
    + stroke("M0 6 C1 -24 2 -48 3.5 -76 M1 -22 C-8 -30 -15 -38 -21 -50 M0 -8 C-10 -13 -20 -16 -32 -21", MOSS, 1.7),
    "peony-branch": path("M-5 0 C-8 -40 2 -80 -4 -120 L3 -121 C8 -80 0 -40 6 0 Z", DARK_GREEN),
    "peony-butterfly": path("M2 0 C-4 -22 -26 -44 -50 -42 C-59 -40 -55 -26 -48 -15 C-41 -4 -18 3 2 4 Z", YELLOW)
    + path("M2 2 C-16 0 -37 6 -42 20 C-44 30 -34 32 -32 38 C-26 40 -22 34 -17 30 C-8 24 -1 16 2 6 Z", RED)
    + path("M4 0 C4 -20 16 -42 38 -46 C47 -46 47 -32 42 -21 C37 -8 20 0 4 4 Z", YELLOW)
    + path("M-50 -42 C-59 -40 -55 -26 -48 -15 C-45 -13 -43 -11 -41 -9 C-44 -20 -40 -32 -30 -37 C-36 -41 -43 -42.5 -50 -42 Z", BLACK)
    + path("M38 -46 C47 -46 47 -32 42 -21 C41 -18 39 -16 37 -14 C37 -24 33 -33 24 -39 C28 -42 33 -45 38 -46 Z", BLACK)
    + disc(-48, -30, 2.6, YELLOW)
    + disc(39, -35, 2.4, YELLOW)
    + path("M-30 -26 C-36 -20 -32 -12 -24 -14 C-20 -18 -23 -25 -30 -26 Z", RED)
    + path("M25 -29 C19 -26 18 -18 23 -15 C30 -15 31 -24 25 -29 Z", RED)
    + disc(-27, 20, 4, YELLOW)
    + path("M4 2 C10 4 29 6 32 17 C34 24 28 24 26 29 C20 30 15 24 11 19 C7 14 4 8 4 2 Z", RED)
    + disc(21, 17, 3, YELLOW)
    + path("M7 -10 C2 -6 0 6 -7 24 C1 20 10 8 11 -4 Z", BLACK)
    + stroke("M8 -8 C7 -20 2 -27 -5 -31 M9 -8 C11 -18 15 -25 22 -27", BLACK, 2),
}


def _leaves(*places: tuple[float, float, float, float]) -> str:
    """Leaves by foot, size and lean."""
    return "".join(use("peony-leaf", x, y, scale, turn) for x, y, scale, turn in places)


CARDS = {
    "6a": Picture(
        _leaves(
            (60, 214, 0.9, -36), (112, 216, 0.8, 16), (156, 250, 0.9, 34), (24, 250, 0.9, -70), (120, 290, 1, 150), (34, 310, 0.9, -150)
        )
        + use("peony-flower", 176, 292, 0.9, 40)
        + use("peony-flower", 76, 252, 1.2)
        + use("peony-butterfly", 78, 76, 1.08, -6)
        + use("peony-butterfly", 139, 148, 0.78, 10, flip=True),
        parts=PARTS,
    ),
    "6b": Picture(
        _leaves(
            (120, 60, 1, -50),
            (160, 120, 1, 150),
            (110, 110, 1, -120),
            (90, 240, 1.1, 40),
            (110, 280, 1, 95),
            (40, 210, 1, -20),
            (80, 300, 1, 150),
        )
        + use("peony-flower", 148, 74, 1.05, 30)
        + use("peony-flower", 48, 262, 1.15)
        + ribbon.blue(104, 160, 14),
        parts=PARTS,
    ),
    "6c": Picture(
        _leaves((100, 110, 1.1, 60), (110, 60, 1, 24), (36, 150, 0.9, -168), (90, 236, 1.05, -64), (90, 290, 1, -110), (150, 170, 1, 20))
        + use("peony-flower", 66, 86, 1.1, -20)
        + use("peony-flower", 142, 232, 1.25, 10),
        parts=PARTS,
    ),
    "6d": Picture(
        use("peony-branch", 94, 150, 0.7, -24)
        + _leaves((60, 200, 1.2, -50), (150, 150, 1.1, 30), (90, 140, 1, 4), (40, 280, 1.2, -120), (160, 270, 1.2, 120), (100, 290, 1, 180))
        + use("peony-flower", 106, 214, 1.5, -8)
        + use("peony-bud", 56, 70, 1.25, -20),
        parts=PARTS,
    ),
}
