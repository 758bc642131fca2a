"""February, Plum: round red blossoms, a few white, on bare crooked twigs; the Bush Warbler sings there."""

from __future__ import annotations

from hanashobu.deck import ribbon
from hanashobu.deck.paper import BLACK, BROWN, PAPER, RED, WHITE, YELLOW, Picture, disc, path, stroke, use

_BARK = "#2e211c"
_OLIVE = "#a9a42b"
_DARK_OLIVE = "#5f6a22"
_LEAF = "#86912a"
_STRAW = "#efdf9a"

_PETAL = "M0 -4 C-7 -6 -13 -13 -11 -20 C-9 -27 -4 -29 0 -29 C4 -29 9 -27 11 -20 C13 -13 7 -6 0 -4 Z"
_STAMENS = "".join(f'<path d="M0 0V-13.5" transform="rotate({36 + 24 * at})"/>' for at in range(15))


def _round(petal: str, ink: str) -> str:
    """Five petals around a heart."""
    return f'<g fill="{ink}">' + "".join(f'<path d="{petal}" transform="rotate({72 * at})"/>' for at in range(5)) + "</g>"


def _blossom(rim: str, petals: str, stamens: str) -> str:
    """A blossom seen from the front; the rim keeps it clear of what is behind."""
    return (
        f'<g stroke="{rim}" stroke-width="4">{_round(_PETAL, rim)}</g>'
        + _round(_PETAL, petals)
        + f'<g stroke="{stamens}" stroke-width="1.6" stroke-linecap="round">{_STAMENS}</g>'
        + disc(0, 0, 5, stamens)
    )


_WARBLER = (
    stroke("M-6 28 L-10 44 M8 28 L7 44", _BARK, 3.5)
    + stroke("M-20 44 C-14 40 -10 42 -5 45 M-1 44 C4 40 9 42 13 45", _BARK, 3.5)
    # tail, then the body and its pale breast
    + path("M28 -4 L86 28 L90 36 L80 37 L80 44 L70 43 L24 24 Z", _DARK_OLIVE)
    + stroke("M40 10 L80 34", _OLIVE, 2)
    + path(
        "M-43 -24 C-42 -38 -28 -44 -16 -41 C-2 -37 10 -27 22 -17 C34 -7 44 4 48 14"
        " C36 29 6 39 -14 31 C-32 24 -41 8 -41 -8 C-43 -13 -44 -18 -43 -24 Z",
        _OLIVE,
    )
    + path("M-42 -17 C-33 -15 -27 -8 -25 2 C-20 16 -2 24 28 26 C12 36 -4 35 -14 31 C-32 24 -41 8 -41 -8 Z", _STRAW)
    # wing: coverts over long feathers
    + path("M-13 -15 C6 -19 30 -5 66 26 C60 27 55 27 50 25 C50 27 48 29 46 30 C30 26 20 22 10 17 C-5 10 -15 0 -13 -15 Z", _DARK_OLIVE)
    + path("M-13 -15 C-2 -18 10 -14 20 -7 C20 -1 16 3 10 3 C9 7 5 9 0 9 C-9 3 -15 -5 -13 -15 Z", _LEAF)
    + stroke("M24 0 C34 6 44 14 52 20 M16 8 C26 12 36 18 44 23", _LEAF, 2.2)
    # beak, brow, eye
    + path("M-42 -30 C-50 -29 -58 -26 -65 -22 C-56 -20 -48 -20 -43 -20 Z", BLACK)
    + stroke("M-43 -29 C-37 -34 -28 -34 -19 -29", _STRAW, 2.8)
    + stroke("M-43 -25 L-24 -24", _DARK_OLIVE, 2)
    + disc(-32, -25.5, 3.4, BLACK)
    + disc(-33, -26.5, 1, WHITE)
)

_BOUGH = (
    ribbon.brush(
        "-150 104 40, -104 60 30, -80 44 25, -66 32 28, -56 4 21, -46 -10 23, -16 -18 16, -2 -24 19,"
        " 8 -50 13, 18 -62 15, 50 -68 9, 62 -78 10, 76 -110 5, 84 -140 3",
        _BARK,
    )
    + ribbon.brush("-62 18 15, -82 -12 11, -88 -20 12, -90 -50 7, -84 -72 8, -92 -104 5, -90 -136 3", _BARK)
    + ribbon.brush("-10 -20 11, 22 0 9, 32 2 10, 60 26 6, 66 28 7, 98 32 3", _BARK)
    + ribbon.brush("-30 -16 9, -38 -40 6, -32 -60 4", _BARK)
    + stroke("M-128 82 L-100 54 M-76 42 L-62 24 M-54 2 L-46 -8 L-22 -16 M4 -34 L12 -54", BROWN, 2.5)
)

# A young shoot, straight and thin, with a blossom and buds to its tip.
_SHOOT = (
    ribbon.brush("0 0 9, 4 -34 6, 0 -70 5, 4 -126 3", _BARK)
    + use("plum-bud", -4, -30, 1, -60)
    + use("plum-bud", 7, -84, 1, 55)
    + use("plum-bud", -1, -102, 0.8, -50)
    + use("plum-bud", 4, -124, 0.8)
    + use("plum-blossom", 3, -58, 0.8, 20)
)

_SPRAY = (
    use("plum-bough", 0, 0)
    + "".join(
        use("plum-bud", *place)
        for place in ((-76, -2, 1, 70), (-94, -58, 1, -60), (-80, -78, 1, 60), (58, 20, 1, 30), (44, -76, 1, -10), (72, -92, 0.9, 60))
    )
    + "".join(
        use("plum-blossom", *place)
        for place in ((84, -130, 1, 0), (-92, -116, 1.05, 20), (94, 32, 1.05, 30), (14, -58, 1.1, 8), (-90, -22, 0.85, 0))
    )
    + use("plum-blossom", -50, 16, 0.9, 20)
)

PARTS = {
    "plum-blossom": _blossom(PAPER, RED, YELLOW),
    "plum-white": _blossom(RED, WHITE, RED),
    "plum-bud": disc(0, -6, 10, PAPER) + disc(0, -6, 8, RED) + path("M-7 -3 C-6 2 -2 5 0 5 C2 5 6 2 7 -3 C3 0 -3 0 -7 -3 Z", _BARK),
    "plum-bough": _BOUGH,
    "plum-shoot": _SHOOT,
    "plum-spray": _SPRAY,
    "plum-warbler": _WARBLER,
}


def _red(*places: tuple[float, float, float, float]) -> str:
    """Red blossoms: x, y, size and turn."""
    return "".join(use("plum-blossom", *place) for place in places)


CARDS = {
    "2a": Picture(
        use("plum-shoot", 112, 214, 1.45, 2)
        + use("plum-shoot", 6, 150, 1.1, 22)
        + use("plum-spray", 98, 250, 1, 4)
        + use("plum-white", 164, 70, 1.05, 12)
        + _red((54, 44, 1.1, 10), (96, 300, 1.1, 8))
        + use("plum-warbler", 92, 182, 1.08),
        parts=PARTS,
    ),
    "2b": Picture(
        use("plum-spray", 110, 200, 1.05)
        + use("plum-shoot", 60, 204, 1.2, -4)
        + _red((158, 46, 1.1, 10))
        + ribbon.poem_akayoroshi(106, 150, 12, 1.08)
        + _red((46, 226, 1.15, 0), (168, 290, 1.2, 22))
        + use("plum-white", 70, 292, 1.1, 8),
        parts=PARTS,
    ),
    "2c": Picture(
        use("plum-shoot", 94, 322, 1.1, 34)
        + use("plum-spray", 104, 190)
        + use("plum-white", 70, 118, 1.1, 16)
        + _red((40, 286, 1.2, 18), (126, 44, 1.1, 10)),
        parts=PARTS,
    ),
    "2d": Picture(
        use("plum-shoot", 44, 236, 1.5, -4)
        + use("plum-shoot", 164, 226, 1.4, 4)
        + use("plum-bough", 88, 258, 1, 44)
        + _red((102, 98, 1.15, 10), (26, 214, 1.05, 0), (128, 222, 1.15, 20))
        + use("plum-white", 80, 178, 1.05, 16)
        + _red((166, 278, 1.2, 10), (40, 284, 1.25, 30), (104, 306, 1, 10)),
        parts=PARTS,
    ),
}
