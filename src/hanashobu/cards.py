"""The 48 cards, the blank and the jokers: codes, names, months, kinds, and the sets that players name.

A card is a whole number, 0 to 47 in deck order, 48 for the blank and 49 to 55 for the jokers; a set of cards is a 56-bit mask (CO-1).

>>> code(card("11d")), name(card("11d"))
('11d', 'Lightning')
>>> codes(cards("1a 3a") | cards("0"))
('1a', '3a', '0')
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from functools import lru_cache
from typing import NamedTuple, NewType

from hanashobu.nearest import nearest
from hanashobu.quoting import quote

Card = NewType("Card", int)
CardSet = NewType("CardSet", int)

BLANK = Card(48)  # from here on cards have no month
MOST_JOKERS = 7
MOST_CARDS = BLANK + 1 + MOST_JOKERS
NO_CARDS = CardSet(0)


class Kind(Enum):
    """What a card is, by its picture (CO-2); the order is the one in which kinds rank (CO-4)."""

    BRIGHT = "Bright"
    ANIMAL = "Animal"
    RIBBON = "Ribbon"
    CHAFF = "Chaff"


class Month(NamedTuple):
    """A suit of four cards."""

    number: int
    name: str
    romaji: str
    kanji: str


MONTHS = (
    Month(1, "Pine", "matsu", "松"),
    Month(2, "Plum", "ume", "梅"),
    Month(3, "Cherry", "sakura", "桜"),
    Month(4, "Wisteria", "fuji", "藤"),
    Month(5, "Iris", "ayame", "菖蒲"),
    Month(6, "Peony", "botan", "牡丹"),
    Month(7, "Bush Clover", "hagi", "萩"),
    Month(8, "Susuki", "susuki", "芒"),
    Month(9, "Chrysanthemum", "kiku", "菊"),
    Month(10, "Maple", "momiji", "紅葉"),
    Month(11, "Willow", "yanagi", "柳"),
    Month(12, "Paulownia", "kiri", "桐"),
)

# One line per month, its cards a to d (CO-1): B bright, A animal, P poetry, U blue or R plain ribbon, C chaff.
_KINDS = "BPCC APCC BPCC ARCC ARCC AUCC ARCC BACC AUCC AUCC BARC BCCC".replace(" ", "")

_JOKERS = tuple(f"j{number}" for number in range(1, MOST_JOKERS + 1))

# The cards that have a name of their own: English, romaji, kanji.
_NAMED = {
    "1a": ("Crane", "matsu ni tsuru", "松に鶴"),
    "2a": ("Bush Warbler", "ume ni uguisu", "梅に鶯"),
    "3a": ("Curtain", "sakura ni maku", "桜に幕"),
    "4a": ("Cuckoo", "fuji ni hototogisu", "藤に時鳥"),
    "5a": ("Eight-plank Bridge", "ayame ni yatsuhashi", "菖蒲に八橋"),
    "6a": ("Butterflies", "botan ni cho", "牡丹に蝶"),
    "7a": ("Boar", "hagi ni inoshishi", "萩に猪"),
    "8a": ("Moon", "susuki ni tsuki", "芒に月"),
    "8b": ("Geese", "susuki ni kari", "芒に雁"),
    "9a": ("Sake Cup", "kiku ni sakazuki", "菊に盃"),
    "10a": ("Deer", "momiji ni shika", "紅葉に鹿"),
    "11a": ("Rain Man", "yanagi ni ono no tofu", "柳に小野道風"),
    "11b": ("Swallow", "yanagi ni tsubame", "柳に燕"),
    "11d": ("Lightning", "yanagi ni kaminari", "柳に雷"),
    "12a": ("Phoenix", "kiri ni hoo", "桐に鳳凰"),
    "12b": ("Paulownia Yellow Chaff", "kiri no kasu (ki)", "桐のカス（黄）"),
    "0": ("Blank", "shirofuda", "白札"),
    **dict.fromkeys(_JOKERS, ("Joker", "joka", "ジョーカー")),
}
_BY_KIND = {
    "P": ("Poetry Ribbon", "ni akatan", "に赤短"),
    "U": ("Blue Ribbon", "ni aotan", "に青短"),
    "R": ("Ribbon", "ni tanzaku", "に短冊"),
    "C": ("Chaff", "no kasu", "のカス"),
}
_KIND_OF = {"B": Kind.BRIGHT, "A": Kind.ANIMAL, "P": Kind.RIBBON, "U": Kind.RIBBON, "R": Kind.RIBBON, "C": Kind.CHAFF}

CODES: tuple[str, ...] = (*(f"{month.number}{slot}" for month in MONTHS for slot in "abcd"), "0", *_JOKERS)
_CARD_OF = {text: Card(number) for number, text in enumerate(CODES)}


class UnknownCard(ValueError):
    """A code that no card has, with the nearest one that there is. `message_of` makes a message of it."""

    def __init__(self, text: str, near: str = "", blank: bool = False, last_joker: str = "") -> None:
        super().__init__(text, near, blank, last_joker)
        self.text, self.near, self.blank, self.last_joker = text, near, blank, last_joker

    def __str__(self) -> str:
        near = f"; did you mean {self.near}?" if self.near else "."
        jokers = f", and j1 to {self.last_joker} for jokers" if self.last_joker else ""
        return f"There is no card {quote(self.text)}{near} Cards are 1a to 12d{', 0 for the blank' if self.blank else ''}{jokers}."


def card(text: str, deck: int = -1) -> Card:
    """The card with this code; anything else gets a sentence with the nearest code, which names no card that is not in the deck."""
    try:
        return _CARD_OF[text.strip().lower()]
    except KeyError:
        wrong, others = text.strip().lower(), [code for number, code in enumerate(CODES) if deck >> number & 1 and number >= BLANK]
        last = next((code for code in reversed(others) if code in _JOKERS), "")
        raise UnknownCard(text, nearest(wrong, CODES[:BLANK]) or nearest(wrong, others), "0" in others, last) from None


def cards(text: str, deck: int = -1) -> CardSet:
    """The set of the cards whose codes are listed, with spaces or commas between them."""
    mask = 0
    for word in text.replace(",", " ").split():
        mask |= 1 << card(word, deck)
    return CardSet(mask)


def union(codes: Iterable[str]) -> CardSet:
    """The set of the cards with these codes, exactly as they are in events."""
    mask = 0
    for text in codes:
        mask |= 1 << _CARD_OF[text]
    return CardSet(mask)


def code(number: int) -> str:
    """The code of a card."""
    return CODES[number]


def each(mask: int) -> Iterator[Card]:
    """The cards of a set in deck order, the blank and jokers last."""
    while mask:
        low = mask & -mask
        yield Card(low.bit_length() - 1)
        mask ^= low


@lru_cache(maxsize=1 << 13)  # a table sends every seat the same sets again and again
def codes(mask: int) -> tuple[str, ...]:
    """The codes of a set in deck order, the blank and jokers last."""
    return tuple(CODES[number] for number in each(mask))


def month(number: int) -> Month | None:
    """The month of a card; the blank and jokers have none (CO-2)."""
    return None if number >= BLANK else MONTHS[number // 4]


def kind(number: int) -> Kind | None:
    """The kind of a card; the blank and jokers have none (CO-2)."""
    return None if number >= BLANK else _KIND_OF[_KINDS[number]]


def name(number: int) -> str:
    """What players call a card in English."""
    return _names(number)[0]


def romaji(number: int) -> str:
    """What players call a card in Japanese, in Latin letters."""
    return _names(number)[1]


def kanji(number: int) -> str:
    """What players call a card in Japanese."""
    return _names(number)[2]


def _names(number: int) -> tuple[str, str, str]:
    if CODES[number] in _NAMED:
        return _NAMED[CODES[number]]
    flower = MONTHS[number // 4]
    english, latin, japanese = _BY_KIND[_KINDS[number]]
    return f"{flower.name} {english}", f"{flower.romaji} {latin}", flower.kanji + japanese


def _of(letters: str) -> CardSet:
    return CardSet(sum(1 << number for number, letter in enumerate(_KINDS) if letter in letters))


def month_cards(number: int) -> CardSet:
    """The four cards of a month, 1 to 12."""
    return CardSet(15 << 4 * (number - 1))


def jokers(many: int) -> CardSet:
    """The first jokers."""
    return CardSet(((1 << many) - 1) << BLANK + 1)


DECK = CardSet((1 << 48) - 1)
DECK_AND_BLANK = CardSet(DECK | 1 << BLANK)
ALL_CARDS = CardSet((1 << MOST_CARDS) - 1)
BRIGHTS = _of("B")
ANIMALS = _of("A")
RIBBONS = _of("PUR")
CHAFF = _of("C")
POETRY = _of("P")
BLUE = _of("U")
PLAIN = _of("R")
A_CARDS = CardSet(sum(1 << 4 * number for number in range(12)))
GRASS = cards("4b 5b 7b")
WILLOWS = month_cards(11)
WILLOW_RIBBON = cards("11c")
RAIN_MAN = cards("11a")
LIGHTNING = cards("11d")
THE_BLANK = cards("0")
JOKERS = CardSet(ALL_CARDS & ~DECK_AND_BLANK)

KINDS: dict[Kind, CardSet] = {Kind.BRIGHT: BRIGHTS, Kind.ANIMAL: ANIMALS, Kind.RIBBON: RIBBONS, Kind.CHAFF: CHAFF}
