"""The sheet that every card is printed on: inks, border, and how parts are put together.

A card is drawn on a sheet of 200 × 320. Its picture fills the sheet and is cropped by the border. A part (a blossom, a bush,
a bird) is drawn once, in its own coordinates around 0, 0, and placed with `use`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

WIDTH, HEIGHT = 200, 320
BORDER, CORNER = 11, 14

# Flat inks, few of them, as on printed cards.
PAPER = "#f7f0dc"
RED = "#d3291c"
DARK_RED = "#8f1a14"
BLACK = "#1d1b1a"
GREEN = "#3f6b35"
DARK_GREEN = "#1f3a2c"
YELLOW = "#f2b61f"
VIOLET = "#4b3a8c"
LILAC = "#8d7cc0"
BROWN = "#7a4a24"
WHITE = "#fffdf6"
PINK = "#ee8a86"
ORANGE = "#e2711d"


@dataclass(frozen=True)
class Picture:
    """What is printed on one card: its sky and its drawing, which may use the parts of its month."""

    drawing: str
    sky: str = PAPER
    parts: Mapping[str, str] = field(default_factory=dict)


def use(part: str, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> str:
    """A part at a place, turned by degrees clockwise; flipped left to right if wanted."""
    size = f"scale({-scale:g} {scale:g})" if flip else f"scale({scale:g})" if scale != 1 else ""
    spin = f"rotate({turn:g})" if turn else ""
    moves = " ".join(move for move in (f"translate({x:g} {y:g})", spin, size) if move)
    return f'<use href="#{part}" transform="{moves}"/>'


def path(d: str, ink: str) -> str:
    """A flat shape."""
    return f'<path d="{d}" fill="{ink}"/>'


def stroke(d: str, ink: str, width: float) -> str:
    """A line drawn with a round brush."""
    return f'<path d="{d}" fill="none" stroke="{ink}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"/>'


def disc(x: float, y: float, radius: float, ink: str) -> str:
    """A round spot: the sun, the moon, the heart of a flower."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{ink}"/>'


def sheet(picture: Picture, title: str) -> str:
    """The finished card as an SVG document of its own; parts it does not use are left out."""
    needed = _needed(picture)
    parts = "".join(f'<g id="{name}">{drawing}</g>' for name, drawing in picture.parts.items() if name in needed)
    inner = f'x="{BORDER / 2:g}" y="{BORDER / 2:g}" width="{WIDTH - BORDER:g}" height="{HEIGHT - BORDER:g}" rx="{CORNER - BORDER / 2:g}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"><title>{title}</title>'
        f'<defs><clipPath id="edge"><rect {inner}/></clipPath>{parts}</defs>'
        f'<g clip-path="url(#edge)"><rect width="{WIDTH}" height="{HEIGHT}" fill="{picture.sky}"/>{picture.drawing}</g>'
        f'<rect {inner} fill="none" stroke="{BLACK}" stroke-width="{BORDER}"/></svg>\n'
    )


def _needed(picture: Picture) -> set[str]:
    """The parts that the drawing uses, and the parts those use."""
    found: set[str] = set()
    texts = [picture.drawing]
    while texts:
        text = texts.pop()
        for name, drawing in picture.parts.items():
            if name not in found and f'"#{name}"' in text:
                found.add(name)
                texts.append(drawing)
    return found
