"""The colours: the cards have them, and everything else stays calm.

Styles go by these names everywhere; which colours they are depends on how many the terminal has.
"""

from __future__ import annotations

from rich.console import Console
from rich.theme import Theme

CALM = "calm"
STRONG = "bold"
URGENT = "urgent"
WON = "won"

_MANY = {
    "calm": "dim",
    "urgent": "bold #d72a2a",
    "won": "bold #c08a1e",
    "card.bright": "bold #1c1b1a on #ebba3d",
    "card.animal": "#1c1b1a on #93b865",
    "card.poetry": "bold #ffffff on #c92a2a",
    "card.blue": "bold #ffffff on #2a4fa8",
    "card.ribbon": "#1c1b1a on #e89a9a",
    "card.chaff": "#4a463e on #e4dac3",
    "card.blank": "#1c1b1a on #ffffff",
}
_SIXTEEN = {
    "calm": "dim",
    "urgent": "bold red",
    "won": "bold yellow",
    "card.bright": "black on yellow",
    "card.animal": "black on green",
    "card.poetry": "bold white on red",
    "card.blue": "bold white on blue",
    "card.ribbon": "black on magenta",
    "card.chaff": "black on white",
    "card.blank": "black on white",
}


def paint(console: Console) -> Console:
    """Teach a console the names of the styles."""
    few = console.color_system in ("standard", "windows")
    console.push_theme(Theme(_SIXTEEN if few else _MANY))
    return console
