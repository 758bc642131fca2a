"""The games, one file each. Any module here that has a `GAME` is a game; nothing else names them.

Games from outside are found as well: files named by `HANA_GAMES`, `load(path)` or a command, and the entry points `hanashobu.games`.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from hanashobu.game_file import BadGameFile, GameFile
from hanashobu.games.registry import VARIABLE, Registry
from hanashobu.nearest import nearest
from hanashobu.rules.game import Game
from hanashobu.text import MessageError, Quoted
from hanashobu.text.names import game_name

__all__ = ["BadGameFile", "OtherGame", "UnknownGame", "all_games", "find", "load", "named"]


class UnknownGame(MessageError, ValueError):
    """A name that no game has."""


class OtherGame(UnknownGame):
    """A record of a game whose file is not here, or is another one."""


def _own() -> Iterator[Game]:
    for found in pkgutil.iter_modules(__path__):
        game = getattr(importlib.import_module(f"{__name__}.{found.name}"), "GAME", None)
        if isinstance(game, Game):
            yield game


_registry = Registry(_own)


def all_games() -> dict[str, Game]:
    """Every game by its name."""
    return _registry.all()


def find(game: str | os.PathLike[str] | Game) -> Game:
    """A game by its name, by the path of its file, or itself.

    Only for what the user of this process says: a file that is named here is run. Everything else asks `named`.
    """
    if isinstance(game, Game):
        return game
    return load(game) if looks_like_path(game) else named(str(game))


def named(text: str) -> Game:
    """The game of this name; hyphens and unambiguous beginnings will do. No file is ever looked for."""
    name = text.strip().lower().replace("-", "_").replace(" ", "_")
    if own := _registry.own(name):
        return own
    games = all_games()
    if name in games:
        return games[name]
    begin = [known for known in games if name and known.startswith(name)]
    if len(begin) == 1:
        return games[begin[0]]
    if begin:
        raise UnknownGame("error-game-ambiguous", name=Quoted(text), games=begin)
    raise UnknownGame("error-game-unknown", name=Quoted(text), near=nearest(name, games), games=games)


def outside(game: Game) -> bool:
    """Whether it is not a game of the package: whoever runs this has added it."""
    return _registry.own(game.name) is None


def recorded(name: str, digest: str | None) -> Game:
    """The game that a record names; it must have been played by the very file that is here."""
    if digest is None:
        return named(name)
    game = all_games().get(name)
    if game is None:
        raise OtherGame("error-game-missing", name=Quoted(name), hash=Quoted(digest), variable=VARIABLE)
    if game.digest != digest:
        title = game_name(game.title, game.kanji)
        if not game.digest:
            raise OtherGame("error-game-package", game=title, hash=Quoted(digest))
        raise OtherGame("error-game-other", game=title, hash=Quoted(digest), ours=Quoted(game.digest))
    return game


def load(path: str | os.PathLike[str]) -> Game:
    """The game of a file, which is run for that; from now on every part of this process knows the game. Raises BadGameFile."""
    return _registry.load(Path(path).expanduser())


def read(path: str | os.PathLike[str]) -> Game:
    """The game of a file as it is, known to nobody else and not looked at."""
    return GameFile.at(Path(path).expanduser()).game()


def add_place(place: Path) -> None:
    """Know the games of a folder as well; a bad file is logged and hides no other."""
    _registry.add_place(place.expanduser())


def looks_like_path(text: str | os.PathLike[str]) -> bool:
    """Whether a person means a file and not a name."""
    return not isinstance(text, str) or text.endswith(".py") or os.sep in text or bool(os.altsep and os.altsep in text)


def asked_as(game: Game) -> str:
    """How a person names this game at a prompt: by its path, if that is how it was named before."""
    return _registry.asked_as(game)


def files() -> tuple[GameFile, ...]:
    """The files of the games from outside, for another process to `install`."""
    return _registry.files()


def install(files: Iterable[GameFile]) -> None:
    """Know the games that another process knows."""
    _registry.install(files)


class Parcel:
    """A game in a pickle: one of the package by its name, one from outside with its file, so that any process can unpack it as the game."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[object, ...]]:
        game = self._game
        if all_games().get(game.name) is not game:
            return _itself, (game,)
        sent = next((file for file in files() if file.digest == game.digest), None)
        return (_unpacked, (sent,)) if sent else (named, (game.name,))


def _unpacked(file: GameFile) -> Game:
    install((file,))
    return recorded(file.game().name, file.digest)


def _itself(game: Game) -> Game:
    return game


def revision() -> int:
    """A number that changes whenever the games change, for whatever is derived from all of them."""
    _registry.all()
    return _registry.revision
