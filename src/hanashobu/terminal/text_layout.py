"""Lines of text that know how wide they are on a screen, where a kanji takes two cells."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

from hanashobu.text.width import wrap as wrap


def pad(text: str, width: int) -> str:
    """The text with spaces after it; one that is too long is cut."""
    return cut(text, width) + " " * max(0, width - cell_len(text))


def cut(text: str, width: int) -> str:
    """The text, or as much of it as fits with an ellipsis."""
    if cell_len(text) <= width:
        return text
    while cell_len(text) > width - 1:
        text = text[:-1]
    return text + "…" + " " * (width - 1 - cell_len(text))


def centred(text: str, width: int) -> str:
    """The text in the middle."""
    room = max(0, width - cell_len(text))
    return " " * (room // 2) + text + " " * (room - room // 2)


def wrapped(text: str, width: int, indent: int = 0, style: str = "") -> list[Text]:
    """The same as lines for the screen."""
    return [Text(line, style) for line in wrap(text, width, indent)]


def line(*parts: str | Text | tuple[str, str]) -> Text:
    """A line from parts, each plain or with its style."""
    return Text.assemble(*parts)


def ends(left: Text, right: Text, width: int) -> list[Text]:
    """One part at the left end and one at the right; on two lines if they do not fit on one."""
    room = width - left.cell_len - right.cell_len
    if room < 2:
        return [left, right]
    return [Text.assemble(left, " " * room, right)]


def flow(parts: Sequence[Text], width: int, indent: int = 0, between: str = "  ") -> list[Text]:
    """Parts one after another, on as many lines as they need."""
    lines: list[Text] = []
    now = Text(" " * indent)
    for part in parts:
        if now.cell_len > indent and now.cell_len + len(between) + part.cell_len > width:
            lines.append(now)
            now = Text(" " * indent)
        if now.cell_len > indent:
            now.append(between)
        now.append_text(part)
    return [*lines, now]


def beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two columns, the left one of this width."""
    lines = []
    for at in range(max(len(left), len(right))):
        made = left[at].copy() if at < len(left) else Text()
        if at < len(right):
            made.append(" " * (width - made.cell_len))
            made.append_text(right[at])
        lines.append(made)
    return lines


def plain(lines: Iterable[Text]) -> str:
    """The lines without any style."""
    return "\n".join(line.plain.rstrip() for line in lines)
