"""What the package knows: cards, games, rules."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import Response

from hanashobu import games
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.options import BadOption
from hanashobu.rules.options import read as read_options
from hanashobu.server import presentation
from hanashobu.server.api import GameInfo, RuleBook, Vocabulary
from hanashobu.server.http import reply, returns
from hanashobu.server.refusal import Refusal

router = APIRouter(tags=["words and rules"])


def find_game(name: str) -> Game:
    """The game of this name, or a sentence."""
    try:
        return games.named(name)
    except games.UnknownGame as error:
        raise Refusal(404, error.message) from None


@router.get("/api/words", responses=returns(Vocabulary))
def words() -> Response:
    """The vocabulary that all games share: cards, months, kinds, bots."""
    return reply(presentation.words())


@router.get("/api/games", responses=returns(tuple[GameInfo, ...]))
def all_games() -> Response:
    """Every game as the lobby shows it."""
    return reply(presentation.all_games())


@router.get("/api/games/{game}/rules", responses=returns(RuleBook, 404, 409))
def rules(
    game: str,
    players: Annotated[int | None, Query(description="How many play; the usual number if it is left out.")] = None,
    option: Annotated[list[str] | None, Query(description="House rules, each as name=value.")] = None,
) -> Response:
    """The rules of one table, and everything about it that does not change during a match."""
    found = find_game(game)
    try:
        options = read_options(found.options, tuple(option or ()))
        return reply(presentation.rule_book(found, options, found.usual_seats if players is None else players))
    except (BadOption, BadTable) as error:
        raise Refusal(409, error.message) from None
