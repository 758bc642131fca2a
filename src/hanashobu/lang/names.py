"""What players call cards, months, kinds, games and yaku: in English, in romaji, and in kanji with their readings.

>>> card_name("1a")
Name(english='Crane', romaji='matsu ni tsuru', ruby='松[まつ]に鶴[つる]')
>>> yaku_name("Five Brights", "五光").romaji
'gokō'
>>> kanji("松[まつ]に鶴[つる]"), kana("松[まつ]に鶴[つる]")
('松に鶴', 'まつにつる')
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import NamedTuple

from hanashobu import cards, games
from hanashobu.cards import MONTHS, Kind
from hanashobu.rules.game import Game

Entry = tuple[str, str]  # romaji and ruby

_READING = re.compile(r"\[[^\[\]]*\]")
_READ = re.compile(r"[\u3005\u3007\u3400-\u9fff]+\[([^\[\]]*)\]")  # 々, 〇 and kanji, with their reading


class Name(NamedTuple):
    """One thing in three vocabularies; `ruby` is kanji with readings in brackets, `松[まつ]に鶴[つる]`."""

    english: str
    romaji: str
    ruby: str


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


def game_name(game: Game) -> Name:
    """A game; one without an entry keeps its title and its kanji."""
    own = game.words.names.get(game.kanji, (game.title, game.kanji or game.title))
    return Name(game.title, *_table("games").get(game.kanji, own))


def yaku_name(english: str, kanji: str = "") -> Name:
    """A yaku, a teyaku, or anything else with a name in the rules; what has no entry keeps its kanji, or its English name.

    What shares its kanji with others has an entry by its English name, in which they stand too. `This or that` is named part by part.
    """
    return _yaku_name(english, kanji, games.revision())


@cache
def _yaku_name(english: str, kanji: str, revision: int) -> Name:
    names = _names(revision)
    if kanji in names:
        return Name(english, *names[kanji])
    if english in names and kanji in _READING.sub("", names[english][1]):
        return Name(english, *names[english])
    if not kanji and " or " in english:
        several = [yaku_name(part) for part in english.split(" or ")]
        return Name(english, ", ".join(name.romaji for name in several), "・".join(name.ruby for name in several))
    return Name(english, english, kanji or english)


def words() -> dict[str, str]:
    """The kanji of what has an entry by its English name."""
    return {name: kanji(ruby) for name, (_, ruby) in _names(games.revision()).items() if name.isascii()}


def kanji(ruby: str) -> str:
    """The kanji without their readings."""
    return _READING.sub("", ruby)


def kana(ruby: str) -> str:
    """How it is read."""
    return _READ.sub(r"\1", ruby)


@cache
def _names(revision: int) -> dict[str, Entry]:
    """What things are called, in the catalogue or else in the file of a game."""
    own = {key: entry for game in games.all_games().values() for key, entry in game.words.names.items() if key != game.kanji}
    return own | _table("names")


def _table(name: str) -> dict[str, Entry]:
    return _data()[name]


@cache
def _data() -> dict[str, dict[str, Entry]]:
    text = resources.files(__package__).joinpath("names.toml").read_text("utf-8")
    return {table: {key: (romaji, ruby) for key, (romaji, ruby) in rows.items()} for table, rows in tomllib.loads(text).items()}
