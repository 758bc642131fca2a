"""March, Cherry: masses of notched pink blossoms with a few leaves; below them hangs the Curtain of a feast."""

from __future__ import annotations

from hanashobu.deck import ribbon
from hanashobu.deck.paper import DARK_RED, GREEN, PAPER, PINK, RED, VIOLET, WHITE, YELLOW, Picture, disc, path, stroke, use

_BARK = "#3a2019"
_ROSE = "#e8716c"
_PALE = "#f5b5ab"
_PETAL = "M0 -2 C-8 -7 -16 -16 -14.5 -26 C-13.5 -31 -9 -34 -5 -34 L0 -27 L5 -34 C9 -34 13.5 -31 14.5 -26 C16 -16 8 -7 0 -2 Z"
_HEART = "M0 0L-4 -8L-2.5 -9L-6 -16L-1 -11L0 -20L1 -11L6 -16L2.5 -9L4 -8Z"


def _five(petal: str) -> str:
    """A petal, five times around a heart."""
    return "".join(f'<path d="{petal}" transform="rotate({72 * at})"/>' for at in range(5))


def _blossom(petals: str, heart: str) -> str:
    """A blossom seen from the front; its pale rim parts it from its neighbours in the mass."""
    rimmed = f'<g fill="{petals}" stroke="{PAPER}" stroke-width="2.2">{_five(_PETAL)}</g>'
    return rimmed + f'<g fill="{heart}">{_five(_HEART)}</g>' + disc(0, 0, 4.5, YELLOW)


_LEAF = path("M0 2 C12 -10 16 -34 2 -58 C-14 -40 -14 -14 0 2 Z", GREEN) + stroke("M0 0 C2 -14 3 -28 2 -44", PAPER, 1.6)

_BUD = (
    stroke("M0 30 C-2 20 -1 12 0 4", _BARK, 2.5)
    + path("M0 6 C-10 2 -12 -12 -2 -20 L1 -16 L5 -20 C12 -12 9 2 0 6 Z", PINK)
    + path("M-5 2 C-3 -4 3 -4 5 2 C4 8 2 10 0 12 C-2 10 -4 8 -5 2 Z", DARK_RED)
)

_BOUGH = ribbon.brush("-130 40 26, -84 22 22, -40 28 17, -6 8 15, 30 10 11, 64 -14 8, 110 -18 4", _BARK) + ribbon.brush(
    "-30 22 12, -10 46 8, 22 58 6, 44 84 3", _BARK
)


def _swag(drop: float) -> str:
    """The upper edge of the cloth, sagging between its cords, so far below the rope."""
    return f"M-6 {168 + drop:g}" + "q36 44 72 0" * 3


def _cloth() -> str:
    """Upright stripes that sway a little, below a broad band."""
    stripes = ""
    for x, width, ink in ((-10, 16, RED), (18, 22, RED), (54, 22, VIOLET), (90, 22, RED), (126, 22, VIOLET), (162, 22, RED)):
        stripes += path(f"M{x} 160c3 40 -5 70 0 100s-3 40 -2 70h{width}c-2 -30 4 -40 1 -70s4 -60 1 -100Z", ink)
    return stripes


_CURTAIN = (
    path(_swag(0) + "V330H-6Z", WHITE)
    + f'<clipPath id="cherry-cloth"><path d="{_swag(48)}V330H-6Z"/></clipPath><g clip-path="url(#cherry-cloth)">{_cloth()}</g>'
    + path(_swag(5) + "v37" + "q-36 44 -72 0" * 3 + "Z", VIOLET)
    + use("cherry-crest", 30, 214, 0.5)
    + use("cherry-crest", 102, 214, 0.5)
    + use("cherry-crest", 174, 214, 0.5)
    + "".join(stroke(f"M{x} 168c-6 16 4 26 -4 44M{x} 168c8 16 0 30 6 40", YELLOW, 3.5) + disc(x, 168, 7, YELLOW) for x in (66, 138))
)

PARTS = {
    "cherry-pink": _blossom(_ROSE, DARK_RED),
    "cherry-pale": _blossom(_PALE, RED),
    "cherry-leaf": _LEAF,
    "cherry-bud": _BUD,
    "cherry-bough": _BOUGH,
    "cherry-crest": f'<g fill="{WHITE}" stroke="{VIOLET}" stroke-width="3">{_five(_PETAL)}</g>' + disc(0, 0, 6, VIOLET),
    "cherry-curtain": _CURTAIN,
}


def _mass(*places: tuple[float, float, float, float]) -> str:
    """Blossoms crowded together, every third one pale: x, y, size and turn."""
    return "".join(use("cherry-pale" if at % 3 == 2 else "cherry-pink", *place) for at, place in enumerate(places))


def _leaves(*places: tuple[float, float, float, float]) -> str:
    return "".join(use("cherry-leaf", *place) for place in places)


CARDS = {
    "3a": Picture(
        use("cherry-bough", 110, 58)
        + _leaves((56, 140, 1, 200), (172, 134, 0.9, 150), (20, 70, 1, -50))
        + _mass((24, 30, 1.05, 0), (84, 24, 1, 20), (150, 26, 1.1, 10), (26, 90, 1, 30), (182, 78, 1, 50), (126, 76, 1.1, 9))
        + _mass((74, 82, 1.1, 0), (160, 128, 0.95, 40), (42, 138, 0.95, 0), (102, 130, 1, 14))
        + use("cherry-curtain", 0, 0),
        parts=PARTS,
    ),
    "3b": Picture(
        use("cherry-bough", 100, 96, 1.1)
        + _leaves((44, 130, 1, 200), (168, 120, 1, 150), (30, 206, 1, -10), (152, 220, 1, 24))
        + _mass(
            (30, 36, 1.1, 0), (90, 24, 1, 20), (150, 36, 1.1, 10), (178, 96, 1, 50), (62, 88, 1.1, 30), (118, 84, 1, 20), (20, 122, 0.9, 10)
        )
        + ribbon.poem_miyoshino(106, 154, 12, 1.08)
        + _mass((32, 240, 1.1, 0), (174, 234, 1, 20), (80, 290, 1.1, 30), (140, 282, 1.1, 10), (26, 298, 1, 50), (188, 296, 0.9, 0)),
        parts=PARTS,
    ),
    "3c": Picture(
        use("cherry-bough", 96, 214, 1.25)
        + _leaves((84, 190, 1.1, 150), (24, 176, 1.1, 200), (164, 150, 1.1, 160), (140, 262, 1, -60))
        + _mass((32, 40, 1.2, 0), (98, 34, 1.2, 20), (164, 40, 1.2, 10), (176, 108, 1.1, 12), (58, 100, 1.2, 30), (126, 98, 1.25, 50))
        + _mass((88, 158, 1.1, 40), (28, 152, 1.1, 9), (148, 160, 1, 24))
        + _mass((170, 224, 1, 0), (184, 288, 1.15, 10), (132, 290, 1, 20))
        + use("cherry-bud", 62, 276, 1.1, 200)
        + use("cherry-bud", 92, 270, 1, 160),
        parts=PARTS,
    ),
    "3d": Picture(
        use("cherry-bough", 84, 74, 1.25, 8, True)
        + _leaves((26, 92, 1.1, 170), (164, 66, 1, 10), (70, 178, 1.1, -10), (182, 186, 1.1, 10), (128, 176, 1, 40))
        + _mass((156, 62, 1.15, 10), (182, 118, 1, 40), (38, 46, 1, 20), (70, 158, 0.9, 8))
        + _mass(
            (30, 216, 1.2, 0),
            (168, 210, 1.15, 10),
            (98, 206, 1.2, 20),
            (176, 278, 1.2, 9),
            (54, 276, 1.25, 30),
            (118, 272, 1.2, 50),
            (20, 310, 1.1, 0),
        ),
        parts=PARTS,
    ),
}
