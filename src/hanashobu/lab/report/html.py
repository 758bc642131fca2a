"""What every page of the laboratory is made of: its style, cards, tables and the way numbers are written."""

from __future__ import annotations

import base64
from collections.abc import Iterable
from html import escape

from hanashobu.cards import card, code, each, name
from hanashobu.deck import svg
from hanashobu.lab.report.figures import Figure

MOST_CARDS = 6  # of a yaku are shown
BAR_HEAD = '<th class="bar"></th>'  # over bars, which a narrow page leaves out

STYLE = """
:root { --cloth:#f1e9d8; --deep:#e5dac3; --sheet:#fffaf0; --ink:#1c1b1a; --calm:#5d574d; --line:#cfc3ab; --urgent:#b3261e; --won:#7a5600;
  --fill:#e7b93c; --can:#2f4a8a;
  --sans:system-ui,-apple-system,"Segoe UI","Noto Sans","Hiragino Sans","Yu Gothic","Noto Sans CJK JP",sans-serif;
  --mincho:"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP","Noto Serif JP",Georgia,serif; color-scheme:light; }
* { box-sizing:border-box; }
html { background:var(--cloth); color:var(--ink); font:16px/1.5 var(--sans); }
body { max-width:60rem; margin:0 auto; padding:2rem 1rem 3rem; }
h1, h2 { margin:0; font-family:var(--mincho); font-weight:600; line-height:1.25; }
h1 { font-size:2.3rem; } h1 small { color:var(--calm); font-size:1.4rem; font-weight:400; margin-left:.4em; }
h2 { font-size:1.35rem; margin-bottom:.2rem; }
p { margin:.3rem 0 .6rem; } .calm { color:var(--calm); }
header { margin-bottom:1.2rem; }
section { background:var(--sheet); border:1px solid var(--line); border-radius:10px; padding:1.2rem 1.4rem; margin:0 0 1rem;
  break-inside:avoid-page; }
.tiles { display:grid; grid-template-columns:repeat(auto-fit,minmax(11rem,1fr)); gap:.8rem; margin:0 0 1rem; padding:0; list-style:none; }
.tiles li { background:var(--sheet); border:1px solid var(--line); border-radius:10px; padding:.8rem 1rem; }
.tiles b { display:block; font:600 1.7rem/1.2 var(--mincho); font-variant-numeric:tabular-nums; }
  .tiles span { color:var(--calm); font-size:.88rem; }
.pairs { columns:2 22rem; column-gap:1rem; margin-bottom:1rem; } .pairs section { break-inside:avoid; }
  .pairs section:last-child { margin-bottom:0; }
.plot { display:block; width:100%; max-width:36rem; height:auto; margin:.6rem auto; }
.scroll { overflow-x:auto; }
table { border-collapse:collapse; width:100%; font-variant-numeric:tabular-nums; font-size:.94rem; }
th { text-align:left; color:var(--calm); font-weight:500; font-size:.84rem; vertical-align:bottom; }
td, th { padding:.4rem .7rem .4rem 0; border-bottom:1px solid var(--deep); } tr:last-child td { border-bottom:0; }
td.n, th.n { text-align:right; white-space:nowrap; } td.n small { display:block; color:var(--calm); font-size:.78rem; line-height:1.2; }
td.name small { display:block; color:var(--calm); font-size:.8rem; line-height:1.3; max-width:22rem; }
td.bar { width:16%; min-width:5rem; } td.name { min-width:9rem; }
.bar i { display:block; height:.7rem; border-radius:3px; background:var(--fill); }
.cards { white-space:nowrap; }
  .card { display:inline-block; width:1.72rem; height:2.72rem; margin-right:2px; border-radius:3px; background-size:100% 100%; }
.mark { font-weight:600; white-space:nowrap; } .more { color:var(--can); } .less { color:var(--urgent); }
.trouble { border-left:4px solid var(--urgent); }
footer { color:var(--calm); font-size:.86rem; }
code { font-size:.92em; overflow-wrap:anywhere; }
@media (max-width:40rem) { section { padding:1rem .8rem; } .tiles { grid-template-columns:1fr 1fr; }
  .pairs { columns:1; } td.bar, th.bar { display:none; } td, th { padding-right:.5rem; } td.name { min-width:7rem; word-break:keep-all; }
  .card { width:1.3rem; height:2.06rem; } .card + .card { margin-left:-.75rem; } }
@media print { html { background:#fff; font-size:12px; } body { max-width:none; padding:0; } section, .tiles li { border-color:#ddd; }
  .scroll { overflow:visible; } .card, .bar i { print-color-adjust:exact; -webkit-print-color-adjust:exact; } }
"""


class Album:
    """The cards that a page shows; each picture is in the page once."""

    def __init__(self) -> None:
        self._used: dict[str, None] = {}

    def show(self, mask: int) -> str:
        """Some cards, side by side; nothing where they are too many to be told apart."""
        found = [code(one) for one in each(mask)]
        if not 0 < len(found) <= MOST_CARDS:
            return ""
        self._used.update(dict.fromkeys(found))
        return "".join(f'<span class="card c{one}" role="img" aria-label="{_named(one)}" title="{_named(one)}"></span>' for one in found)

    def style(self) -> str:
        """The pictures."""
        return "".join(f".c{one}{{background-image:url(data:image/svg+xml;base64,{_data(one)})}}\n" for one in self._used)


def _named(text: str) -> str:
    return escape(name(card(text)))


def _data(text: str) -> str:
    return base64.b64encode(svg(text).encode()).decode()


def page(title: str, body: Iterable[str], album: Album) -> str:
    """The whole file."""
    inner = "\n".join(body)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{album.style()}</style>\n</head>\n<body>\n{inner}\n</body>\n</html>\n"
    )


def section(title: str, *parts: str) -> str:
    """A sheet of paper on the table; nothing where there is nothing to say."""
    inside = "\n".join(part for part in parts if part)
    return f"<section>\n<h2>{escape(title)}</h2>\n{inside}\n</section>" if inside else ""


def pairs(*parts: str) -> str:
    """Small sheets, two in a row where there is room."""
    return f'<div class="pairs">{"".join(parts)}</div>'


def said(text: str, calm: bool = True) -> str:
    """A sentence."""
    return f"<p{' class=calm' if calm else ''}>{escape(text)}</p>"


def grid(heads: list[str], rows: list[list[str]], words: int = 1) -> str:
    """A table; the first columns are words, the others numbers. A cell is HTML."""
    if not rows:
        return ""
    top = "".join(head if head == BAR_HEAD else _head(head, at < words) for at, head in enumerate(heads))
    lines = "\n".join(
        "<tr>" + "".join(cell if cell.startswith("<td") else _cell(cell, at < words) for at, cell in enumerate(row)) + "</tr>"
        for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>\n{lines}\n</tbody></table></div>'


def _head(text: str, words: bool) -> str:
    return f"<th{'' if words else ' class=n'}>{escape(text)}</th>"


def _cell(inside: str, words: bool) -> str:
    return f'<td class="{"name" if words else "n"}">{inside}</td>'


def number(figure: Figure | None, hundred: bool = False, plus: bool = False) -> str:
    """A figure with its interval under it."""
    if figure is None:
        return "–"
    middle, low, high = (text(figure, bound or 0.0, hundred, plus) for bound in (figure.value, figure.low, figure.high))
    if figure.low is None or low == high:
        return middle
    return f"{middle}<small>{low.removesuffix(' %')} to {high}</small>"


def text(figure: Figure, value: float, hundred: bool = False, plus: bool = False) -> str:
    """A number as people write it, with as many places as its error leaves a meaning."""
    scale = 100 if figure.share or hundred else 1
    wide = scale * ((figure.high - figure.low) if figure.low is not None and figure.high is not None else (figure.error or 0.0))
    places = 0 if wide > 20 else 1 if wide > 1 else 2 if wide > 0.05 or not (figure.share or hundred) else 3
    if value == 0 or (figure.share and value == 1) or (wide == 0 and float(scale * value).is_integer()):
        places = 0
    sign = "+z" if plus else "z"
    return f"{scale * value:{sign},.{places}f}".replace("-", "−") + (" %" if figure.share else "")
