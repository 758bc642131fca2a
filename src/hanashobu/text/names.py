"""What players call cards, months, kinds, games and yaku: in English, in romaji, in kanji with their readings, some in Korean too.

>>> card_name("1a")
Name(english='Crane', romaji='matsu ni tsuru', ruby='松[まつ]に鶴[つる]', korean='송학[songhak] 광[gwang]')
>>> name("Five Brights", "五光").romaji
'gokō'
>>> kanji("松[まつ]に鶴[つる]"), kana("松[まつ]に鶴[つる]")
('松に鶴', 'まつにつる')
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from hanashobu import cards
from hanashobu.cards import MONTHS, Kind
from hanashobu.text.message import Name as Name

Entry = tuple[str, ...]  # romaji and ruby; and what Koreans say

READING = re.compile(r"\[[^\[\]]*\]")
_SLUG = re.compile(r"[^a-z0-9]+")
_READ = re.compile(r"[\u3005\u3007\u3400-\u9fff]+\[([^\[\]]*)\]")  # 々, 〇 and kanji, with their reading


_added: dict[str, dict[str, Entry]] = {}  # by the name of the game, what games from outside call things


@cache
def card_name(code: str) -> Name:
    """The card with this code."""
    number = cards.card(code)
    return Name(cards.name(number), *_table("cards")[cards.code(number)])


@cache
def month_name(number: int) -> Name:
    """The flower of a month, 1 to 12."""
    return Name(MONTHS[number - 1].name, *_table("months")[str(number)])


@cache
def kind_name(kind: Kind) -> Name:
    """A kind of card."""
    return Name(kind.value, *_table("kinds")[kind.value])


def game_name(title: str, kanji: str) -> Name:
    """A game; one without an entry keeps its title and its kanji."""
    return Name(title, *(_table("games").get(kanji) or _names().get(kanji) or (title, kanji or title)))


@cache
def name(english: str, kanji: str = "") -> Name:
    """A yaku, a teyaku, or anything else with a name in the rules; what has no entry keeps its kanji, or its English name.

    What shares its kanji with others has an entry by its English name, in which they stand too. `This or that` is named part by part.
    """
    names = _names()
    if kanji in names:
        return Name(english, *names[kanji])
    if english in names and kanji in READING.sub("", names[english][1]):
        return Name(english, *names[english])
    if not kanji and " or " in english:
        several = [name(part) for part in english.split(" or ")]
        korean = ", ".join(one.korean for one in several) if all(one.korean for one in several) else ""
        return Name(english, ", ".join(one.romaji for one in several), "・".join(one.ruby for one in several), korean)
    return Name(english, english, kanji or english)


def add(game: str, names: Mapping[str, Entry]) -> None:
    """What the file of a game calls things."""
    _added[game] = dict(names)
    _names.cache_clear()
    name.cache_clear()


def words() -> dict[str, str]:
    """The kanji of what has an entry by its English name."""
    return {key: kanji(entry[1]) for key, entry in _names().items() if key.isascii()}


def kanji(ruby: str) -> str:
    """Kanji, or hangul, without their readings."""
    return READING.sub("", ruby)


def kana(ruby: str) -> str:
    """How it is read."""
    return _READ.sub(r"\1", ruby)


def slug(english: str) -> str:
    """The part of a message's id that stands for an English name: `five-brights`."""
    plain = unicodedata.normalize("NFKD", english).encode("ascii", "ignore").decode().lower()
    return _SLUG.sub("-", plain).strip("-")


@cache
def _names() -> dict[str, Entry]:
    """What things are called, in the files of games or else in the catalogue."""
    return {key: entry for names in _added.values() for key, entry in names.items()} | _table("names")


def _table(table: str) -> dict[str, Entry]:
    return _data()[table]


@cache
def _data() -> dict[str, dict[str, Entry]]:
    """Romaji (Hepburn, with macrons), ruby and Korean; English names stand with the cards and in the games' files.

    The key of a name is its kanji in the game's file, or its English name where it has no kanji or shares it with others.
    """
    file = Path(__file__).with_name("names.json")  # JSON, because it is read before the first screen
    return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, Entry]])
