"""April, Wisteria: dark strings of flowers drooping from leaves at the top; the Cuckoo calls as it flies past the crescent moon."""

from __future__ import annotations

from hanashobu.deck import ribbon
from hanashobu.deck.paper import BLACK, BROWN, DARK_GREEN, GREEN, LILAC, PAPER, RED, VIOLET, YELLOW, Picture, disc, path, stroke, use

_NIGHT = "#29205a"
_BARK = "#33211b"
_DUSK = "#47290f"
_TAN = "#c98a2e"
_CREAM = "#f4d88c"
_ROWS = 17


def _string() -> str:
    """A string of flowers that tapers to buds, drawn from its tip upwards so that each row hangs over the next."""
    pale = ribbon.brush("0 -10 64, 0 20 62, 0 60 54, 0 100 43, 0 140 30, 0 168 18, 0 180 6", PAPER)
    drawn = pale + ribbon.brush("0 -6 10, 0 60 8, 2 150 3, 0 172 2", _NIGHT)
    for row in range(_ROWS, -1, -1):
        down = row / _ROWS
        size, y, part = 1.1 - 0.72 * down, 160 * down, "wisteria-bud" if row > _ROWS * 0.62 else "wisteria-flower"
        drawn += use(part, -2, y, size, -28 - 26 * down) + use(part, 2, y + 5, size, 28 + 26 * down, True)
        if row % 2 == 0:
            drawn += use(part, 0, y + 4, size * 0.85, -82)
    return drawn


def _leaf() -> str:
    """A feathered leaf that hangs from 0, 0: pairs of leaflets along a stalk, one at its tip."""
    leaflet = "M0 0 C8 -9 22 -10 36 2 C24 10 8 10 0 0 Z"
    pairs = "".join(f'<path d="{leaflet}" transform="translate(0 {y}) rotate({turn})"/>' for y in (10, 30, 50, 0) for turn in (28, 152))
    return (
        f'<g fill="{GREEN}" stroke="{PAPER}" stroke-width="1.6">{pairs}<path d="{leaflet}" transform="translate(0 64) rotate(90)"/></g>'
        + stroke("M0 0V68", DARK_GREEN, 2.5)
    )


_VINE = ribbon.brush("-120 -4 16, -70 10 20, -30 2 15, 10 12 17, 56 0 13, 120 10 9", _BARK) + stroke(
    "M-58 8 C-50 30 -30 30 -30 20 C-30 12 -40 14 -38 20 M40 6 C48 22 66 22 64 14", _BARK, 3.5
)

_CUCKOO = (
    # far wing
    path(
        "M-40 -20 C-50 -50 -44 -82 -20 -110 C-15 -102 -16 -93 -20 -87 C-14 -93 -8 -98 -2 -100 C0 -91 -4 -83 -9 -78 C-3 -82 3 -86 9 -87"
        " C9 -77 4 -70 -1 -66 C5 -68 10 -70 15 -70 C12 -52 0 -34 -8 -18 Z",
        _DUSK,
    )
    # tail, with its pale spots
    + path(
        "M30 -4 C58 2 86 12 112 30 C107 33 102 33 97 32 C102 37 105 42 106 47 C98 47 92 45 87 42 C89 47 90 52 89 57 C68 46 46 32 26 22 Z",
        _DUSK,
    )
    + stroke("M96 25 L92 23 M90 38 L86 35 M78 44 L74 41 M76 18 L72 16 M70 31 L66 28", _CREAM, 4)
    # body, pale and barred below
    + path("M-67 -14 C-67 -28 -53 -34 -40 -30 C-16 -26 18 -16 46 8 C34 25 4 33 -22 23 C-40 17 -50 8 -55 3 C-63 1 -67 -6 -67 -14 Z", BROWN)
    + path("M-65 -5 C-54 -6 -46 0 -38 4 C-18 12 16 16 46 8 C34 25 4 33 -22 23 C-40 17 -50 8 -55 3 C-60 2 -63 -1 -65 -5 Z", _CREAM)
    + stroke("M-36 6 L-39 13 M-24 11 L-27 20 M-11 13.5 L-13 24 M3 15 L2 26 M17 14.5 L17 24 M30 12.5 L31 18", BROWN, 3)
    # near wing, its coverts lighter
    + path(
        "M-30 -14 C-22 -46 14 -86 76 -106 C76 -98 70 -91 61 -87 C70 -87 78 -88 85 -91 C82 -81 73 -75 62 -72 C71 -70 79 -71 84 -73"
        " C79 -63 69 -57 58 -56 C65 -53 73 -53 78 -55 C73 -45 62 -41 52 -41 C58 -37 64 -37 69 -38 C63 -29 53 -26 44 -27"
        " C49 -23 53 -21 58 -22 C46 -5 20 8 0 6 C-14 4 -26 -4 -30 -14 Z",
        _DUSK,
    )
    + path("M-30 -14 C-22 -46 10 -80 52 -96 C38 -76 32 -50 36 -26 C24 -10 6 4 -10 2 C-20 0 -27 -6 -30 -14 Z", _TAN)
    + stroke(
        "M-14 -22 C-8 -14 0 -14 6 -22 C10 -14 18 -14 24 -22"
        " M0 -42 C4 -34 12 -34 18 -42 C21 -36 25 -35 30 -38 M18 -62 C22 -56 28 -56 34 -62",
        BROWN,
        3,
    )
    # the open beak and the eye
    + path("M-64 -19 C-74 -25 -84 -26 -92 -23 C-82 -20 -74 -15 -66 -10 Z M-66 -8 C-74 -4 -80 3 -84 10 C-76 8 -68 5 -60 0 Z", BLACK)
    + path("M-64 -14 C-69 -12 -74 -8 -78 -1 C-73 -3 -68 -4 -63 -4 Z", RED)
    + disc(-52, -17, 5.5, YELLOW)
    + disc(-53, -17, 3, BLACK)
)

PARTS = {
    "wisteria-flower": path("M2 0 C-2 -12 -16 -15 -29 -2 C-22 11 -7 12 2 0 Z", _NIGHT)
    + path("M-3 -3 C-8 -9 -17 -9 -25 -2 C-18 0 -10 0 -3 -3 Z", LILAC)
    + path("M-3 -1 C-10 2 -18 2 -24 0 C-18 8 -8 8 -3 -1 Z", VIOLET),
    "wisteria-bud": path("M2 0 C-2 -11 -15 -13 -27 -1 C-20 10 -7 11 2 0 Z", _NIGHT)
    + path("M-4 -2 C-9 -7 -16 -7 -23 -1 C-16 2 -9 2 -4 -2 Z", VIOLET),
    "wisteria-string": _string(),
    "wisteria-leaf": _leaf(),
    "wisteria-vine": _VINE,
    "wisteria-cuckoo": _CUCKOO,
}


def _strings(*places: tuple[float, float, float, float]) -> str:
    """Strings from back to front: x, y, size and turn."""
    return "".join(use("wisteria-string", *place) for place in places)


def _leaves(*places: tuple[float, float, float, float]) -> str:
    return "".join(use("wisteria-leaf", *place) for place in places)


# Horns up, open to the left: the moon of the cuckoo's night.
_MOON = path("M130 60 A54 54 0 1 1 54 128 A54 54 0 0 0 130 60 Z", RED)

CARDS = {
    "4a": Picture(
        _MOON
        + _strings((62, 8, 0.62, 0), (24, 16, 1.1, 0), (182, 14, 1, 0))
        + _leaves((44, 14, 0.65, 4), (108, 10, 0.6, 8), (156, 10, 0.62, -6))
        + use("wisteria-vine", 100, 12)
        + use("wisteria-cuckoo", 94, 234, 0.84),
        parts=PARTS,
    ),
    "4b": Picture(
        _strings((64, 14, 1, 0), (112, 10, 0.8, 0), (146, 10, 1.1, 0), (28, 16, 1.35, 0), (180, 14, 1.4, 0))
        + _leaves((88, 14, 0.9, 10), (52, 14, 0.7, 4), (160, 14, 0.8, -6))
        + use("wisteria-vine", 100, 12)
        + ribbon.red(108, 184, 12, 1.08),
        parts=PARTS,
    ),
    "4c": Picture(
        _strings((62, 14, 1.05, 0), (104, 10, 0.9, 0), (182, 14, 1.15, 0), (26, 16, 1.5, 0), (144, 12, 1.65, 0))
        + _leaves((84, 14, 1, 8), (46, 14, 0.7, -4), (172, 14, 0.8, -10))
        + use("wisteria-vine", 100, 12),
        parts=PARTS,
    ),
    "4d": Picture(
        _strings((188, 96, 0.8, 10), (160, 80, 1, 12), (122, 56, 1.15, 14), (86, 30, 1.5, 15), (34, 4, 1.3, 12))
        + use("wisteria-vine", 96, 44, 1.2, 30)
        + _leaves((110, 50, 1, -60), (150, 76, 1.1, 200), (60, 24, 0.9, -30), (184, 92, 0.9, 230)),
        parts=PARTS,
    ),
}
