"""The Japanese of what the games say.

>>> translate("12 rounds make a match.")
'12局で一試合です。'
>>> translate("1a Crane, 3a Curtain")
'1a 松に鶴、3a 桜に幕'
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from importlib import resources

from hanashobu import games
from hanashobu.cards import CODES, KINDS, MONTHS
from hanashobu.lang import names
from hanashobu.lang.catalogue import Book, read
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.options import entries
from hanashobu.rules.ruleset import Ruleset

LONGEST = 1200  # characters; the longest sentence of any game has 829


def translate(text: str, game: str = "") -> str:
    """The Japanese of a sentence or a part of one; what no catalogue knows comes back as it is.

    Games may call different yaku by one English name; the name of the game says whose is meant.
    """
    return _translated(text, game if game in games.all_games() else "") if len(text) <= LONGEST else text


@lru_cache(maxsize=1 << 13)
def _translated(text: str, game: str) -> str:
    return _book(game).translate(text)


@cache
def _book(game: str) -> Book:
    """All catalogues together; where they differ, that of this game counts."""
    files = [file for file in resources.files(__package__).joinpath("ja").iterdir() if file.name.endswith(".toml")]
    files.sort(key=lambda file: (file.name != f"{game}.toml", file.name))
    return Book((read(file.read_text("utf-8"), file.name) for file in files), dict(_words(game)))


def _words(game: str) -> Iterator[tuple[str, str]]:
    """Everything with a name, in English and kanji; of several with one name the last counts."""
    every = games.all_games()
    yield from names.words().items()
    for other in (*reversed(every.values()), *((every[game],) if game else ())):
        for name, written in _named(other):
            yield name, names.kanji(names.yaku_name(name, written).ruby)
        yield other.title, names.kanji(names.game_name(other).ruby)
    for month in MONTHS:
        yield month.name, names.kanji(names.month_name(month.number).ruby)
    for kind in KINDS:
        yield kind.value, names.kanji(names.kind_name(kind).ruby)
    for code in CODES:
        card = names.card_name(code)
        yield card.english, names.kanji(card.ruby)
        yield f"{code} {card.english}", f"{code} {names.kanji(card.ruby)}"


def _named(game: Game) -> Iterator[tuple[str, str]]:
    """The names of a game's yaku, teyaku and special piles, with each house rule; the usual table comes last."""
    for rules in reversed(list(_tables(game))):
        for row in rules.paid():
            yield row.name, row.kanji


def _tables(game: Game) -> Iterator[Ruleset]:
    yield game.rules()
    for entry in entries(game.options):
        for value in entry.choices:
            try:
                yield game.rules(game.options(**{entry.name: value}))  # type: ignore[arg-type]  # it is one of the values it takes
            except BadTable:
                continue
