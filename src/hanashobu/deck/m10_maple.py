"""October: maple leaves, the Deer, and a blue ribbon."""

from __future__ import annotations

from math import cos, radians, sin

from hanashobu.deck import ribbon
from hanashobu.deck.paper import BLACK, BROWN, DARK_RED, ORANGE, RED, WHITE, YELLOW, Picture, path, stroke, use

DARK_BROWN, FAWN = "#4e2d14", "#e6c896"

# The seven lobes of a leaf: where each points (degrees from upright) and how far; between two neighbours is a notch.
_LOBES = ((-128, 22), (-84, 37), (-40, 46), (0, 52), (40, 46), (84, 37), (128, 22))


def _at(turn: float, far: float) -> str:
    return f"{far * sin(radians(turn)):.1f} {-far * cos(radians(turn)):.1f}"


def _leaf_shape() -> str:
    """Lobes that swell from their notch and come to a long point."""
    d = "M0 4"
    for turn, far in _LOBES:
        wide = 15 if far > 40 else 18
        d += (
            f"L{_at(turn - 21, far * 0.36)}Q{_at(turn - wide - 1, far * 0.52)} {_at(turn - wide + 2, far * 0.6)}"
            f"L{_at(turn - wide + 4.5, far * 0.61)}Q{_at(turn - 7, far * 0.78)} {_at(turn, far)}"
            f"Q{_at(turn + 7, far * 0.78)} {_at(turn + wide - 4.5, far * 0.61)}"
            f"L{_at(turn + wide - 2, far * 0.6)}Q{_at(turn + wide + 1, far * 0.52)} {_at(turn + 21, far * 0.36)}"
        )
    return d + "Z"


_VEINS = "".join(f"M0 0L{_at(turn, far * 0.8)}" for turn, far in _LOBES)

_FAR_LEGS = (
    "M70 206 C72 226 78 236 84 248 C86 262 80 282 78 302 L87 302 C92 282 96 262 95 246 C94 230 94 220 96 206Z"
    "M132 204 C134 226 146 236 148 252 C146 270 140 286 138 302 L147 302 C152 286 158 270 158 252 C156 232 160 220 162 204Z"
)
_BODY = (
    "M66 94 C60 118 46 142 42 168 C40 190 46 204 54 212 C56 230 57 244 58 256 C58 272 55 288 53 302 L63 302 C66 288 69 272 69 256"
    "C70 242 74 230 78 220 C98 226 122 222 138 210 C150 216 160 226 166 238 C169 246 169 252 166 262 C162 276 161 290 160 302 L170 302"
    "C172 288 176 272 179 258 C181 244 178 232 178 220 C184 204 184 184 174 170 C162 156 138 160 116 158 C100 154 92 140 90 122Z"
)
_HEAD = (
    "M62 92 C66 82 80 80 90 86 C102 92 114 98 124 104 C130 108 130 114 126 118 C120 122 112 120 106 120 C98 122 92 128 84 130"
    "C68 126 58 110 62 92Z"
)
_EARS = "M64 96 C54 96 42 88 38 76 C50 74 64 80 70 90Z M78 86 C80 76 88 68 98 66 C98 76 94 86 86 92Z"
_ANTLERS = (
    "M68 88 C62 74 52 62 44 52 C40 44 40 36 42 26 M50 60 C46 60 38 58 34 52 M43 44 C50 42 56 36 57 28"
    "M80 86 C82 70 90 58 96 48 C100 40 100 32 98 22 M88 62 C96 62 104 58 108 50 M97 44 C92 40 86 34 86 28"
)
_BELLY = "M60 214 C80 224 116 222 138 210 C120 212 84 212 54 200 C54 206 56 210 60 214Z"
_SPOTS = (
    (74, 182),
    (92, 172),
    (110, 176),
    (128, 172),
    (146, 176),
    (160, 186),
    (86, 194),
    (104, 192),
    (122, 190),
    (140, 192),
    (156, 202),
    (62, 168),
)
_DEER = (
    path(_FAR_LEGS, DARK_BROWN)
    + stroke(_ANTLERS, BLACK, 4.5)
    + path(_EARS, DARK_BROWN)
    + path("M172 168 C182 166 190 172 190 184 C184 184 178 182 174 178Z", FAWN)
    + path(_BODY, BROWN)
    + path(_BELLY, FAWN)
    + path("M84 130 C74 138 70 150 72 166 C82 158 88 146 90 124Z", FAWN)
    + path(_HEAD, BROWN)
    + path("M100 121 C106 119 112 121 118 120.5 C123 120 127 117.5 127.5 113 C118 116 108 114 100 121Z", FAWN)
    + path("M122 103 C130 105 131 111 127 113 C123 112 121 108 122 103Z", BLACK)
    + path("M88 100 C92 95 99 96 101 102 C97 105 91 104 88 100Z", BLACK)
    + "".join(f'<ellipse cx="{x}" cy="{y}" rx="4.4" ry="3.3" fill="{WHITE}"/>' for x, y in _SPOTS)
    + path(
        "M53 302 L54 295 L64 295 L63 302Z M160 302 L160 295 L170 295 L170 302Z M78 302 L79 295 L88 295 L87 302Z M138 302 L140 295"
        "L149 295 L147 302Z",
        BLACK,
    )
)

# The leaf takes its inks from where it lies: `fill` for the leaf, `stroke` for veins and stalk.
PARTS = {
    "maple-leaf": f'<path d="{_leaf_shape()}" stroke="none"/>'
    f'<path d="{_VEINS}M0 0Q2 12 -3 24" fill="none" stroke-width="1.7" stroke-linecap="round"/>',
    "maple-deer": _DEER,
}
_VEIN_OF = {RED: DARK_RED, ORANGE: DARK_RED, YELLOW: RED, DARK_RED: RED, BLACK: RED}


def _leaf(ink: str, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    return f'<g fill="{ink}" stroke="{_VEIN_OF[ink]}">{use("maple-leaf", x, y, scale, turn)}</g>'


CARDS = {
    "10a": Picture(
        stroke("M204 130 C176 112 150 84 126 30 M150 84 C160 60 170 50 180 20", BLACK, 5)
        + _leaf(DARK_RED, 150, 116, 150, 1)
        + _leaf(BLACK, 184, 120, 190, 1.1)
        + _leaf(ORANGE, 158, 86, 60, 1.15)
        + _leaf(RED, 128, 50, 10, 1.15)
        + _leaf(YELLOW, 174, 34, 20, 1.1)
        + _leaf(YELLOW, 82, 26, -20, 0.9)
        + _leaf(RED, 20, 44, -10, 1.1)
        + _leaf(ORANGE, 16, 100, 210, 1)
        + use("maple-deer", -9, 4)
        + _leaf(RED, 112, 304, 4, 1)
        + _leaf(YELLOW, 22, 300, -24, 1.1)
        + _leaf(DARK_RED, 190, 300, 20, 1),
        parts=PARTS,
    ),
    "10b": Picture(
        stroke("M204 50 C150 56 110 70 60 60 C40 56 20 60 0 50 M204 210 C170 200 160 180 130 60 M0 210 C40 220 70 250 130 330", BLACK, 5)
        + _leaf(DARK_RED, 150, 46, 10, 1.2)
        + _leaf(YELLOW, 44, 56, -8, 1.25)
        + _leaf(BLACK, 172, 152, 100, 1.3)
        + _leaf(ORANGE, 30, 120, 190, 1.25)
        + _leaf(RED, 156, 88, 120, 1.25)
        + _leaf(DARK_RED, 34, 190, 230, 1)
        + _leaf(ORANGE, 150, 214, 170, 1.1)
        + ribbon.blue(98, 168, 14)
        + _leaf(RED, 84, 44, 200, 1.1)
        + _leaf(RED, 46, 262, -50, 1.3)
        + _leaf(YELLOW, 160, 250, 150, 1.25)
        + _leaf(BLACK, 90, 300, 40, 1.1),
        parts=PARTS,
    ),
    "10c": Picture(
        stroke("M204 26 C150 40 100 90 84 170 C74 220 50 250 0 270 M103 104 C74 100 50 70 40 40 M84 170 C120 200 150 200 190 190", BLACK, 6)
        + _leaf(DARK_RED, 120, 238, 200, 1.2)
        + _leaf(BLACK, 60, 208, 230, 1.2)
        + _leaf(BLACK, 184, 176, 170, 1.1)
        + _leaf(BLACK, 104, 60, -30, 1.2)
        + _leaf(DARK_RED, 30, 130, 215, 1.25)
        + _leaf(YELLOW, 110, 276, 190, 1.2)
        + _leaf(ORANGE, 176, 110, 100, 1.3)
        + _leaf(YELLOW, 46, 60, -26, 1.35)
        + _leaf(RED, 156, 44, 30, 1.4)
        + _leaf(RED, 92, 134, 186, 1.55)
        + _leaf(YELLOW, 150, 172, 60, 1.2)
        + _leaf(RED, 158, 232, 150, 1.4)
        + _leaf(ORANGE, 40, 236, -150, 1.5),
        parts=PARTS,
    ),
    "10d": Picture(
        stroke("M0 70 C60 80 100 120 120 190 C130 240 160 280 204 290 M44 76 C70 60 130 50 204 60", BLACK, 6)
        + _leaf(DARK_RED, 30, 60, -40, 1.2)
        + _leaf(DARK_RED, 100, 128, 20, 1.1)
        + _leaf(ORANGE, 20, 250, 250, 1.2)
        + _leaf(BLACK, 150, 110, 90, 1.3)
        + _leaf(YELLOW, 96, 60, 10, 1.15)
        + _leaf(ORANGE, 164, 52, 30, 1.2)
        + _leaf(ORANGE, 150, 190, 80, 1.2)
        + _leaf(BLACK, 60, 270, 200, 1.3)
        + _leaf(YELLOW, 150, 262, 150, 1.4)
        + _leaf(RED, 88, 190, 200, 2.3)
        + _leaf(YELLOW, 34, 130, -60, 1),
        parts=PARTS,
    ),
}
