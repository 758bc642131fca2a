"""The strips of paper for poems (tanzaku): red with writing, red without, violet-blue without. Players distinguish the three by that."""

from __future__ import annotations

from math import hypot

from hanashobu.deck.paper import BLACK, DARK_RED, PAPER, RED, VIOLET, path

_Point = tuple[float, float]

# A strip that hangs with a slight bend; the pale rim keeps it clear of red blossoms.
_RIM = "M-24 -88 C-9 -94 8 -92 24 -86 C20 -30 20 30 27 88 C11 82 -6 82 -22 90 C-28 30 -28 -30 -24 -88 Z"
_STRIP = "M-21 -85.5 C-8 -90.5 8 -89 21 -83.5 C17.5 -30 17.5 30 23.5 84 C9 79.5 -5 80 -19.5 86 C-25 30 -25 -30 -21 -85.5 Z"
_FOLDS = (
    "M-21 -85.5 C-8 -90.5 8 -89 21 -83.5 L20.5 -76.5 C8 -82 -8 -83.5 -21.5 -78.5 Z"
    "M22.8 77 L23.5 84 C9 79.5 -5 80 -19.5 86 L-20.2 79 C-5 73 9 72.5 22.8 77 Z"
)

# Kana as the brush goes, each in a square of 100: "x y width" from stop to stop, strokes parted by bars.
_KANA = {
    "あ": "20 27 7, 32 27 9, 54 23 7, 78 17 8 | 43 4 9, 42 30 8, 42 62 9, 50 88 5"
    "| 67 34 7, 60 54 8, 42 78 8, 24 87 8, 13 76 9, 20 58 8, 44 45 6, 68 46 8, 86 61 11, 80 82 11, 56 97 3",
    "か": "10 39 8, 24 38 10, 44 31 8, 60 31 9, 65 42 12, 60 68 11, 50 90 9, 36 82 2 | 40 5 9, 37 24 10, 27 58 9, 10 92 3"
    "| 72 22 5, 84 33 11, 92 52 13",
    "よ": "56 30 7, 68 29 9, 86 23 6 | 50 3 8, 52 24 10, 53 54 10, 51 76 9, 36 92 9, 17 86 10, 20 71 8, 40 68 7, 66 78 9, 90 95 7",
    "ろ": "24 16 6, 40 17 10, 60 12 9, 72 12 10, 62 28 8, 42 46 7, 14 67 6"
    ", 20 66 6, 42 48 6, 66 42 9, 85 56 12, 82 78 12, 62 93 9, 36 97 3",
    "し": "34 2 10, 32 24 9, 29 52 10, 31 78 12, 46 93 11, 68 85 8, 88 62 2",
    "み": "24 19 6, 38 19 10, 56 13 10, 58 20 10, 48 46 8, 34 72 8, 18 83 9, 10 70 9, 24 58 8, 52 60 8, 76 68 9, 94 76 5"
    "| 78 38 7, 79 56 10, 70 78 8, 52 96 2",
    "の": "54 22 7, 51 42 9, 40 68 9, 24 84 9, 11 70 10, 13 46 9, 32 23 8, 58 15 8, 82 27 11, 90 52 13, 78 79 11, 52 96 3",
}


def red(x: float, y: float, turn: float = 12, scale: float = 1) -> str:
    """A plain red ribbon around a place."""
    return _hung(_strip(RED, DARK_RED), x, y, turn, scale)


def blue(x: float, y: float, turn: float = 12, scale: float = 1) -> str:
    """A violet-blue ribbon."""
    return _hung(_strip(VIOLET, "#33276a"), x, y, turn, scale)


def poem_akayoroshi(x: float, y: float, turn: float = 12, scale: float = 1) -> str:
    """A red ribbon that reads "akayoroshi"."""
    return _hung(_strip(RED, DARK_RED) + _written("あかよろし", 0.285, 30.5), x, y, turn, scale)


def poem_miyoshino(x: float, y: float, turn: float = 12, scale: float = 1) -> str:
    """A red ribbon that reads "miyoshino"."""
    return _hung(_strip(RED, DARK_RED) + _written("みよしの", 0.33, 36.5), x, y, turn, scale)


def brush(line: str, ink: str) -> str:
    """A brush stroke that swells and thins: its stops as "x y width", parted by commas; strokes parted by bars."""
    return path("".join(_swelling(one) for one in line.split("|")), ink)


def _strip(ink: str, fold: str) -> str:
    return path(_RIM, PAPER) + path(_STRIP, ink) + path(_FOLDS, fold)


def _written(kana: str, size: float, step: float) -> str:
    """Kana from top to bottom, centred on the ribbon."""
    top, left = -step * len(kana) / 2, -50 * size - 0.7
    lines = "".join(
        f'<g transform="translate({left:g} {top + at * step:g}) scale({size:g})">{brush(_KANA[one], BLACK)}</g>'
        for at, one in enumerate(kana)
    )
    return f'<g stroke="{BLACK}" stroke-width="3">{lines}</g>'  # a wetter brush, to be read on small cards


def _hung(drawing: str, x: float, y: float, turn: float, scale: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g})">{drawing}</g>'


def _swelling(line: str) -> str:
    """The outline of one stroke: down its left side and back up its right."""
    stops = [(float(x), float(y), float(width)) for x, y, width in (stop.split() for stop in line.split(","))]
    left: list[_Point] = []
    right: list[_Point] = []
    for at, (x, y, width) in enumerate(stops):
        before, after = stops[max(at - 1, 0)], stops[min(at + 1, len(stops) - 1)]
        along, down = after[0] - before[0], after[1] - before[1]
        half = width / 2 / (hypot(along, down) or 1)
        left.append((x - down * half, y + along * half))
        right.append((x + down * half, y - along * half))
    round_end, round_start = _bulge(stops[-2], stops[-1]), _bulge(stops[1], stops[0])
    return "M" + _spot(left[0]) + _smooth([*left, round_end, *reversed(right), round_start, left[0]]) + "Z"


def _bulge(before: tuple[float, float, float], end: tuple[float, float, float]) -> _Point:
    """The tip of a stroke, half its width beyond its last stop."""
    along, down = end[0] - before[0], end[1] - before[1]
    reach = end[2] / 2 / (hypot(along, down) or 1)
    return end[0] + along * reach, end[1] + down * reach


def _smooth(points: list[_Point]) -> str:
    """A smooth curve through all points (Catmull and Rom's)."""
    curve = ""
    for at in range(len(points) - 1):
        before, start, end, after = points[max(at - 1, 0)], points[at], points[at + 1], points[min(at + 2, len(points) - 1)]
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        curve += f"C{_spot(first)} {_spot(second)} {_spot(end)}"
    return curve


def _spot(point: _Point) -> str:
    return f"{round(point[0], 1):g} {round(point[1], 1):g}"
