"""The Japanese of what the games say.

>>> translate("12 rounds make a match.")
'12局で一試合です。'
>>> translate("1a Crane, 3a Curtain")
'1a 松に鶴、3a 桜に幕'
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib import resources

from hanashobu import games
from hanashobu.cards import CODES, KINDS, MONTHS
from hanashobu.lang import names
from hanashobu.lang.catalogue import BadCatalogue, Book, Catalogue, from_table, read
from hanashobu.rules.game import Game

log = logging.getLogger(__name__)

LONGEST = 1200  # characters; the longest sentence of any game has 829


def translate(text: str, game: str = "") -> str:
    """The Japanese of a sentence or a part of one; what no catalogue knows comes back as it is.

    Games may call different yaku by one English name; the name of the game says whose is meant.
    """
    if len(text) > LONGEST:
        return text
    return _translated(text, game if game in games.all_games() else "", games.revision())


@lru_cache(maxsize=1 << 13)
def _translated(text: str, game: str, revision: int) -> str:
    return _book(game, revision).translate(text)


@lru_cache(maxsize=32)
def _book(game: str, revision: int) -> Book:
    """All catalogues together, those of files first; where they differ, that of this game counts."""
    own = [(other.name, _own_words(other)) for other in games.all_games().values() if other.words.ja]
    ordered = sorted([*_package_words().items(), *own], key=lambda item: item[0] != game)
    return Book((catalogue for _, catalogue in ordered), dict(_words(game)))


@cache
def _package_words() -> dict[str, Catalogue]:
    """The catalogues of the package, in the order of their names."""
    files = [file for file in resources.files(__package__).joinpath("ja").iterdir() if file.name.endswith(".toml")]
    files.sort(key=lambda file: file.name)
    return {file.name.removesuffix(".toml"): read(file.read_text("utf-8"), file.name) for file in files}


@cache
def _own_words(game: Game) -> Catalogue:
    """What the file of a game says in Japanese itself; a mistake in it costs only this."""
    try:
        return from_table(dict(game.words.ja), game.name)
    except BadCatalogue as error:
        log.warning("%s; the game is shown in English.", str(error).rstrip("."))
        return Catalogue({}, ())


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
    for rules in reversed(list(game.tables())):
        for row in rules.paid():
            yield row.name, row.kanji
