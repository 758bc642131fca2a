"""How wide a text is in a terminal, where a kanji takes two cells, and how it is broken into lines."""

from __future__ import annotations

import re
import unicodedata

# No line begins with one of these, and none ends with one of those (JIS X 4051).
_NOT_FIRST = "、。，．・：；？！）」』】〕］｝ー…‥ぁぃぅぇぉっゃゅょァィゥェォッャュョ％°々)]}.,:;!?%"
_NOT_LAST = "（「『【〔［｛([{"
_WIDE = "[\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]"
_UNIT = re.compile(rf"\s*(?:{_WIDE}|(?:(?!{_WIDE})\S)+)")


def cells(text: str) -> int:
    """How many cells a text takes."""
    return len(text) if text.isascii() else sum(_cells(letter) for letter in text)


def _cells(letter: str) -> int:
    if unicodedata.combining(letter) or unicodedata.category(letter) == "Cf":
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def wrap(text: str, width: int, indent: int = 0) -> list[str]:
    """The text in lines of this width, all but the first indented; a word that is too long alone is broken."""
    lines: list[str] = []
    line = ""
    for unit in _units(text):
        room = width - (indent if lines else 0)
        if cells(line) + cells(unit if line else unit.lstrip()) <= room:
            line += unit if line else unit.lstrip()
            continue
        if line:
            lines.append(" " * (indent if lines else 0) + line)
        line = unit.lstrip()
        while cells(line) > (room := width - (indent if lines else 0)):
            head = line
            while cells(head) > room and len(head) > 1:
                head = head[:-1]
            lines.append(" " * (indent if lines else 0) + head)
            line = line[len(head) :]
    return [*lines, " " * (indent if lines else 0) + line] if line or not lines else lines


def _units(text: str) -> list[str]:
    """The parts between which a line may end, each with the space before it: words, and single letters of scripts without spaces."""
    units: list[str] = []
    for found in _UNIT.findall(text):
        word = found.lstrip()
        broken = "\n" in found[: len(found) - len(word)] and units and _cells(units[-1][-1]) == 2 == _cells(word[0])  # no space there
        unit = f" {word}" if found[:1].isspace() and not broken else word
        glued = units and not unit.startswith(" ") and (unit[0] in _NOT_FIRST or units[-1][-1] in _NOT_LAST)
        if glued:
            units[-1] += unit
        else:
            units.append(unit)
    return units
