"""Cards as text: blocks of colour, with marks that say the same without colour.

Every card of a screen is drawn here: `block` as a small picture, `bar` as one line, `groups` as a capture pile.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from hanashobu.cards import ANIMALS, BLUE, BRIGHTS, CHAFF, PLAIN, POETRY, THE_BLANK, CardSet, code, codes, each, month, name
from hanashobu.terminal.text_layout import centred, pad

WIDTH = 9
BAR_WIDTH = 34


class CardStyle(NamedTuple):
    """How cards of a kind look: in words, by a mark, and by the name of their colours."""

    word: str
    mark: str
    style: str
    cards: CardSet


LOOKS = (
    CardStyle("Bright", "★", "card.bright", BRIGHTS),
    CardStyle("Animal", "◆", "card.animal", ANIMALS),
    CardStyle("Poetry ribbon", "▤", "card.poetry", POETRY),
    CardStyle("Blue ribbon", "▥", "card.blue", BLUE),
    CardStyle("Ribbon", "▬", "card.ribbon", PLAIN),
    CardStyle("Chaff", "·", "card.chaff", CHAFF),
    CardStyle("Blank", "○", "card.blank", THE_BLANK),
)

# Names that are too long for a block, and one that is too long for a bar.
_SHORT = {"2a": "Warbler", "5a": "Bridge", "6a": "Butterfly", "12b": "Yellow"}
_FLOWERS = {7: "Clover", 9: "Chrysanth"}
_LONG = {"9b": "Chrysanthemum Blue", "12b": "Yellow Chaff"}


def look(card: int) -> CardStyle:
    """The look of a card."""
    return next(kind for kind in LOOKS if 1 << card & kind.cards)


def kanji(card: int) -> str:
    """The flower of a card; the blank has none."""
    flower = month(card)
    return flower.kanji if flower else ""


def short(card: int) -> str:
    """The picture of a card in a word or two."""
    kind = look(card)
    if kind.cards == POETRY:
        return "Poetry"
    if kind.cards == BLUE:
        return "Blue"
    if code(card) in _SHORT:
        return _SHORT[code(card)]
    named = name(card)
    return kind.word if named.endswith((" Chaff", " Ribbon")) else named


def label(card: int) -> str:
    """The name of a card in at most 20 cells."""
    return _LONG.get(code(card), name(card))


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
        lines.append(centred(_FLOWERS.get(flower.number, flower.name) if flower else "", WIDTH))
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
