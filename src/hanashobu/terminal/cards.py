"""Cards as text: blocks of colour, with marks that say the same without colour.

Every card of a screen is drawn here: `block` as a small picture, `bar` as one line, `groups` as a capture pile.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from hanashobu.cards import ANIMALS, BLUE, BRIGHTS, CHAFF, JOKERS, PLAIN, POETRY, THE_BLANK, CardSet, Kind, code, codes, each, month
from hanashobu.terminal.reading import card_called
from hanashobu.terminal.text_layout import centred, cut, pad
from hanashobu.text.catalogue import catalogue
from hanashobu.text.current import language, reader
from hanashobu.text.names import card_name, kind_name, month_name
from hanashobu.text.names import kanji as plain_kanji
from hanashobu.text.names import name as called

WIDTH = 9
BAR_WIDTH = 34


class CardStyle(NamedTuple):
    """How cards of a kind look: by name, by a mark, and by the name of their colours."""

    english: str
    mark: str
    style: str
    cards: CardSet

    @property
    def word(self) -> str:
        """The kind in the vocabulary of the person."""
        kind = next((kind for kind in Kind if kind.value == self.english), None)
        return reader().arg(kind_name(kind) if kind else called(self.english))


LOOKS = (
    CardStyle("Bright", "★", "card.bright", BRIGHTS),
    CardStyle("Animal", "◆", "card.animal", ANIMALS),
    CardStyle("Poetry ribbon", "▤", "card.poetry", POETRY),
    CardStyle("Blue ribbon", "▥", "card.blue", BLUE),
    CardStyle("Ribbon", "▬", "card.ribbon", PLAIN),
    CardStyle("Chaff", "·", "card.chaff", CHAFF),
    CardStyle("Blank", "○", "card.blank", THE_BLANK),
    CardStyle("Joker", "◎", "card.blank", JOKERS),
)

_NARROW = str.maketrans("（）", "()")


def look(card: int) -> CardStyle:
    """The look of a card."""
    return next(kind for kind in LOOKS if 1 << card & kind.cards)


def kanji(card: int) -> str:
    """The flower of a card; the blank has none."""
    flower = month(card)
    return flower.kanji if flower else ""


def short(card: int) -> str:
    """The picture of a card in a word or two, without its flower."""
    vocabulary, name = reader().vocabulary, card_name(code(card))
    if vocabulary == "romaji":
        text = name.romaji.split(" ni ")[-1]
        text = text.split(" no ")[-1] if "kasu" in text else text
    elif vocabulary == "kanji":
        text = re.split("[にの]", plain_kanji(name.ruby), maxsplit=1)[-1].translate(_NARROW)
    elif vocabulary == "korean":
        text = plain_kanji(name.korean).split(" ")[-1]
    else:
        kind = look(card)
        whole = not name.english.endswith((" Chaff", " Ribbon"))
        text = _brief(f"short-{code(card)}") or (card_called(card) if whole else _brief(f"short-{kind.english.lower().replace(' ', '-')}"))
    return cut(text or look(card).word, WIDTH).rstrip()


def _brief(id: str) -> str:
    """A shorter word for something whose name has no room, if the language needs one."""
    pattern = catalogue(language()).pattern(id)
    return "".join(pattern) if pattern else ""


def _translated(id: str, name: str) -> str:
    """A name, or in the language's own vocabulary the shorter word for it."""
    return (_brief(id) if reader().vocabulary == "english" else "") or name


def label(card: int) -> str:
    """The name of a card in at most 20 cells."""
    return _translated(f"label-{code(card)}", card_called(card))


def both(card: int) -> str:
    """Code and short name: `3a Curtain`."""
    return f"{code(card)} {short(card)}"


def block(card: int, colour: bool, tall: bool) -> list[Text]:
    """A card as a picture of three lines, or of two."""
    kind, flower = look(card), month(card)
    head = f"{'' if colour else '┌'}{code(card)} {kanji(card)}".rstrip()
    if cell_len(head) > WIDTH - 1:
        head = head.replace(" ", "")
    lines = [head + (" " if colour else "─") * (WIDTH - 1 - cell_len(head)) + kind.mark]
    if tall:
        name = _translated(f"flower-{flower.number}", reader().arg(month_name(flower.number))) if flower else ""
        lines.append(centred(cut(name, WIDTH), WIDTH))
    lines.append(centred(short(card), WIDTH))
    return [Text(line, kind.style) for line in lines]


def blocks(mask: int, width: int, colour: bool, tall: bool) -> list[Text]:
    """Cards as pictures in rows, in the order of the months."""
    cards = list(each(mask))
    row = (width + 1) // (WIDTH + 1)
    lines: list[Text] = []
    for start in range(0, len(cards), row):
        pictures = [block(card, colour, tall) for card in cards[start : start + row]]
        lines += [Text(" ").join(parts) for parts in zip(*pictures, strict=True)]
    return lines


def bar(card: int) -> Text:
    """A card as one line."""
    text = f" {look(card).mark} {pad(kanji(card), 4)} {pad(code(card), 3)} {pad(label(card), 20)}"
    return Text(pad(text, BAR_WIDTH), look(card).style)


def chip(card: int) -> Text:
    """A card as small as it can be read."""
    return Text(f"{look(card).mark}{code(card)}", look(card).style)


def groups(mask: int, names: bool = False) -> list[Text]:
    """A capture pile by kind; Chaff are only counted unless names are asked for."""
    made = []
    for kind in LOOKS:
        held = mask & kind.cards
        if not held:
            continue
        words: str
        if kind.cards == CHAFF:
            words = f"{held.bit_count()}"
        elif names and kind.cards & (BRIGHTS | ANIMALS):
            words = ", ".join(both(card) for card in each(held))
        else:
            words = " ".join(codes(held))
        made.append(Text(f" {kind.mark} {words} ", kind.style))
    return made
