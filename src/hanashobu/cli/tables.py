"""Tables for people: side by side where all of it fits, else one value per line. No digit is ever cut."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from operator import itemgetter

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.style import StyleType
from rich.table import Column, Table
from rich.text import Text

LEAST = 16  # cells that a column of words needs before it is broken into lines
HEAD = 4  # cells that a head needs, two kanji
WIDE = 10_000


def table(*heads: str, numbers: Collection[int] = (), line: bool = True) -> Table:
    """A table with these heads; numbers stand at the right of their columns."""
    made = Table(box=box.SIMPLE_HEAD if line else None, pad_edge=False, header_style="dim", show_edge=False)
    for place, head in enumerate(heads):
        made.add_column(head, justify="right" if place in numbers else "left")
    return made


def show(out: Console, made: Table, words: Collection[int] = ()) -> None:
    """Print it in the width that there is; `words` are the columns that may be broken into lines."""
    cells = [[_text(cell) for cell in column.cells] for column in made.columns]
    wanted = [max(map(_wide, [_text(column.header), *inside]), default=0) for column, inside in zip(made.columns, cells, strict=True)]
    gaps = out.measure(made, options=out.options.update(width=WIDE)).maximum - sum(wanted)
    if sum(wanted) + gaps > out.width:
        least = [_least(place in words, column, inside) for place, (column, inside) in enumerate(zip(made.columns, cells, strict=True))]
        room = out.width - gaps - sum(least)
        if room < 0:
            for text in _stacked(out, made, cells):
                out.print(text, soft_wrap=True)
            return
        for column, width in zip(made.columns, _shared(room, least, wanted), strict=True):
            column.width, column.no_wrap, column.overflow = width, False, "fold"
    out.print(made)


def _text(cell: object) -> Text:
    return cell if isinstance(cell, Text) else Text.from_markup(str(cell))


def _wide(text: Text) -> int:
    return max(map(cell_len, text.plain.split("\n")))


def _least(breaks: bool, column: Column, cells: list[Text]) -> int:
    """The cells that a column needs: a number all of its own, its head the longest word, and words the longest, and a few."""
    head = max(_longest([_text(column.header)]), min(HEAD, _wide(_text(column.header))))
    widest = max(map(_wide, cells), default=0)
    return max(head, min(widest, LEAST), _longest(cells)) if breaks else max(head, widest)


def _longest(cells: list[Text]) -> int:
    """The longest word; scripts without spaces can be broken anywhere."""
    return max((len(word) for cell in cells for word in cell.plain.split() if cell_len(word) == len(word)), default=0)


def _shared(room: int, least: list[int], wanted: list[int]) -> list[int]:
    """What is left over goes to the columns that lack most."""
    lacking = [max(0, wants - has) for has, wants in zip(least, wanted, strict=True)]
    whole = sum(lacking) or 1
    return [has + min(lacks, room * lacks // whole) for has, lacks in zip(least, lacking, strict=True)]


def _stacked(out: Console, made: Table, cells: list[list[Text]]) -> Iterator[Text]:
    """Row by row, one value per line; a row that goes on with a part of the one above stands where that part does."""
    heads = [_text(column.header).plain for column in made.columns]
    rows = list(zip(*cells, strict=True))
    starts = [place for place, row in enumerate(rows) if row[0] or not place]
    for start, end in zip(starts, [*starts[1:], len(rows)], strict=True):
        if rows[start][0]:
            yield from _lines(out, Text.assemble((f"{heads[0]} ".lstrip(), "dim"), Text(rows[start][0].plain, "bold")), 0)
        values = [
            one for row, about in zip(rows[start:end], made.rows[start:end], strict=True) for one in _values(heads, row, about.style or "")
        ]
        if any(not row[-1] for row in rows[start + 1 : end]):
            values.sort(key=itemgetter(0))
        for _, text in values:
            yield from _lines(out, text, 2)


def _values(heads: list[str], row: tuple[Text, ...], style: StyleType) -> list[tuple[int, Text]]:
    """The values of a row after its first, each with its place and head; what has no head stands behind the value before it."""
    shown: list[tuple[int, Text]] = []
    for place, (head, cell) in enumerate(zip(heads[1:], row[1:], strict=True)):
        if not cell:
            continue
        if head or not shown:
            shown.append((place, Text.assemble((f"{head}  ".lstrip(), "dim"), Text("  ").join(cell.split("\n")))))
        else:
            shown[-1][1].append("  ").append_text(cell)
    for _, text in shown:
        text.stylize_before(style)
    return shown


def _lines(out: Console, text: Text, indent: int) -> Iterator[Text]:
    for number, line in enumerate(text.wrap(out, max(10, out.width - indent - 2))):
        yield Text(" " * (indent + 2 * (number > 0))).append_text(line)
