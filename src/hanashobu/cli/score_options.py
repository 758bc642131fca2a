"""Options of `hana score` that name a player and something else, as they are typed."""

from __future__ import annotations

import re

from hanashobu.cli.common import seat_of
from hanashobu.cli.errors import Misuse
from hanashobu.rules.game import Game
from hanashobu.rules.ruleset import Ruleset
from hanashobu.scorekeeping.reported import BoughtPlace, EndingCall, ShownTeyaku
from hanashobu.text import Name, Player, Quoted
from hanashobu.text.names import game_name


def called(game: Game) -> Name:
    """A game in messages."""
    return game_name(game.title, game.kanji)


def pair(option: str, example: str, text: str, players: tuple[str, ...]) -> tuple[int, str]:
    """PLAYER=SOMETHING."""
    who, _, what = text.partition("=")
    seat = seat_of(who, players)
    if not what.strip():
        raise Misuse("cli-score-pair", flag=option, text=text, example=f"{who.strip()}={example}")
    return seat, what.strip()


def by_player(option: str, example: str, texts: tuple[str, ...], players: tuple[str, ...]) -> dict[int, str]:
    """PLAYER=SOMETHING, once for each player."""
    pairs = [pair(option, example, text, players) for text in texts]
    for place, (seat, _) in enumerate(pairs):
        if any(seat == before for before, _ in pairs[:place]):
            raise Misuse("cli-score-twice", flag=option, who=Player(players[seat], seat))
    return dict(pairs)


def read_stake(text: str, ruleset: Ruleset) -> int:
    """What somebody has laid out."""
    most = ruleset.stake.chips if ruleset.stake else 0
    if not re.fullmatch("[0-9]{1,9}", text) or int(text) > most:
        raise Misuse("cli-score-stake", most=most, text=Quoted(text))
    return int(text)


def read_call(texts: tuple[str, ...], players: tuple[str, ...]) -> EndingCall | None:
    """Who ended the round, and how."""
    if not texts:
        return None
    if len(texts) > 1:
        raise Misuse("cli-score-one-call")
    seat, word = pair("--call", "shoubu", texts[0], players)
    return EndingCall(seat, word.lower())


def read_bought(buyer: int, text: str, players: tuple[str, ...]) -> BoughtPlace:
    """Who bought the place of whom, for how many points."""
    seller, _, points = text.rpartition(":")
    if not seller or not re.fullmatch("[0-9]{1,9}", points.strip()):
        raise Misuse("cli-score-buys", who=Player(players[buyer], buyer), text=Quoted(text))
    return BoughtPlace(buyer, seat_of(seller, players), int(points))


def read_teyaku(text: str, players: tuple[str, ...], game: Game, ruleset: Ruleset) -> ShownTeyaku:
    """The seat and the id of a teyaku that was shown."""
    ids = [row.id for row in ruleset.teyaku]
    if not ids:
        raise Misuse("cli-score-no-teyaku", game=called(game))
    who, _, which = text.partition("=")
    id = which.strip().upper() or (ids[0] if len(ids) == 1 else "")
    if id not in ids:
        raise Misuse("cli-score-teyaku", text=text, example=f"{who}={ids[0]}", game=called(game), rules=ids)
    return ShownTeyaku(seat_of(who, players), id)
