"""The plots of a report, by matplotlib, in the colours of the page."""

from __future__ import annotations

import base64
import io
import math
import warnings
from collections import Counter
from collections.abc import Iterable
from typing import Any

from hanashobu.lab.report.figures import Figure
from hanashobu.lab.report.html import Part, part, shown
from hanashobu.text.current import t

INK, CALM, LINE, SHEET = "#1c1b1a", "#5d574d", "#cfc3ab", "#fffaf0"
COLOURS = ("#2f4a8a", "#b3261e", "#e7b93c", "#5b7f4a", "#7a5600", "#7b5c8e")
MARKERS = ("o", "s", "D", "^", "v", "P")  # distinct without colour too
MOST_BARS = 48
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",  # words stay words: small files, and text that can be found
    "svg.hashsalt": "hanashobu",
    "font.family": "sans-serif",
    "font.sans-serif": ["Noto Sans", "Segoe UI", "Helvetica Neue", "Arial", "DejaVu Sans", "Noto Sans CJK JP"],
    "font.size": 12,  # a phone shows it at two thirds
    "text.color": INK,
    "axes.labelcolor": CALM,
    "axes.edgecolor": LINE,
    "axes.facecolor": SHEET,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": CALM,
    "ytick.color": INK,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "figure.facecolor": SHEET,
    "legend.frameon": False,
}

Series = list[tuple[str, list[Figure]]]  # one for each table that is compared


def intervals(series: Series, label: str, alt: str, zero: bool = True, percent: bool = False) -> Part:
    """A line for each figure, with a mark and its interval for each table."""
    names = list(dict.fromkeys((figure.which, figure.name) for _, figures in series for figure in figures))
    scale = 100 if percent else 1
    height = 0.9 + len(names) * max(0.34, 0.2 * len(series))
    with _figure(height) as (figure, axes):
        for number, (title, figures) in enumerate(series):
            shift = (number - (len(series) - 1) / 2) * 0.62 / max(1, len(series))
            places = [names.index((one.which, one.name)) + shift for one in figures]
            values = [scale * one.value for one in figures]
            below = [scale * (one.value - one.low) if one.low is not None else 0 for one in figures]
            above = [scale * (one.high - one.value) if one.high is not None else 0 for one in figures]
            colour = COLOURS[number % len(COLOURS)]
            axes.errorbar(
                values,
                places,
                xerr=[[max(0.0, one) for one in below], [max(0.0, one) for one in above]],
                fmt=MARKERS[number % len(MARKERS)],
                color=colour,
                markersize=6,
                capsize=3,
                linewidth=1.6,
                label=title,
            )
        if zero:
            axes.axvline(0, color=CALM, linewidth=0.9)
        axes.set_yticks(range(len(names)), [shown(name) for _, name in names])
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.grid(axis="x")
        axes.tick_params(length=0)
        axes.set_xlabel(label)
        if len(series) > 1:
            figure.legend(loc="outside upper left", ncols=min(4, len(series)))
        return _picture(figure, alt)


def spread(counts: list[tuple[str, Counter[int]]], label: str, alt: str, outline: bool = True) -> Part:
    """How often each number came up, as a share; numbers that lie far apart are put together."""
    every = sorted({number for _, count in counts for number in count})
    if not every:
        return ""
    low, high = _tails(counts)
    step, width = bins(low, high, every)
    edges = list(range(low, high + width + 1, width))
    drawn = [edge - step / 2 for edge in edges]
    with _figure(2.9) as (figure, axes):
        for number, (title, count) in enumerate(counts):
            total = count.total() or 1
            bars = [0.0] * (len(edges) - 1)
            for value, times in count.items():
                bars[min(max(0, (value - low) // width), len(bars) - 1)] += 100 * times / total
            colour = COLOURS[number % len(COLOURS)]
            style = "-" if number == 0 else ("--", ":", "-.")[(number - 1) % 3]
            if outline:
                axes.stairs(bars, drawn, color=colour, linewidth=1.8, linestyle=style, label=title)
            axes.stairs(bars, drawn, fill=True, color=colour, alpha=0.14 if outline else 0.9)
        axes.set_xlabel(label)
        axes.set_ylabel(t("lab-percent-of-rounds"))
        axes.grid(axis="y")
        if outline and len(counts) > 1:
            figure.legend(loc="outside upper left", ncols=min(4, len(counts)))
        return _picture(figure, alt)


def bins(low: int, high: int, numbers: Iterable[int]) -> tuple[int, int]:
    """How far apart the numbers lie at least, and how wide a bar is: as many of those steps for each, or some bars would hold more."""
    step = math.gcd(*(number - low for number in numbers if low <= number <= high)) or 1
    return step, step * max(1, -(-((high - low) // step + 1) // MOST_BARS))


def _tails(counts: list[tuple[str, Counter[int]]]) -> tuple[int, int]:
    """Where nearly everything lies; what is further out is counted at the ends."""
    together: Counter[int] = Counter()
    for _, count in counts:
        together.update(count)
    numbers, total, seen = sorted(together), together.total(), 0
    low, high = numbers[0], numbers[-1]
    for number in numbers:
        if seen <= total * 0.002:
            low = number
        seen += together[number]
        if seen >= total * 0.998:
            high = number
            break
    return low, max(low + 1, high)


class _figure:  # noqa: N801  # reads as a word in `with`
    """A drawing in our colours, closed when it is done."""

    def __init__(self, height: float) -> None:
        self._height = height

    def __enter__(self) -> tuple[Any, Any]:
        import matplotlib
        from matplotlib.backends.backend_svg import FigureCanvasSVG
        from matplotlib.figure import Figure as Drawing

        self._style = matplotlib.rc_context(STYLE)
        self._style.__enter__()
        figure = Drawing(figsize=(6.2, self._height), layout="constrained")
        FigureCanvasSVG(figure)
        return figure, figure.subplots()

    def __exit__(self, *why: Any) -> None:
        self._style.__exit__(*why)


def _picture(figure: Any, alt: str) -> Part:
    """The drawing inside the page, so that the page is one file."""
    file = io.StringIO()
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Glyph .* missing from font")  # words stay words: the browser has a font for them
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    data = base64.b64encode(file.getvalue().encode()).decode()
    return part("picture", alt, data)
