"""What the package knows: cards, games, rules."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from hanashobu import games
from hanashobu.app import presentation
from hanashobu.app.messages.api import GameInfo, RuleBook, Vocabulary
from hanashobu.app.operations.rules import rule_book
from hanashobu.server import packed
from hanashobu.server.http import NOT_KEPT, reply, returns
from hanashobu.server.packed import Packed

router = APIRouter(tags=["words and rules"])


@router.get("/api/words", responses=returns(Vocabulary))
def words(request: Request) -> Response:
    """The vocabulary that all games share: cards, months, kinds, bots."""
    return packed.send(request, _words(games.revision()), NOT_KEPT)


@router.get("/api/games", responses=returns(tuple[GameInfo, ...]))
def all_games(request: Request) -> Response:
    """Every game as the lobby shows it."""
    return packed.send(request, _all_games(games.revision()), NOT_KEPT)


@router.get("/api/games/{game}/rules", responses=returns(RuleBook, 404, 409))
def rules(
    game: str,
    players: Annotated[int | None, Query(description="How many play; the usual number if it is left out.")] = None,
    option: Annotated[list[str] | None, Query(description="House rules, each as name=value.")] = None,
) -> Response:
    """The rules of one table, and everything about it that does not change during a match."""
    return reply(rule_book(game, players, option or ()))


@cache
def _words(_revision: int) -> Packed:
    return packed.pack(msgspec.json.encode(presentation.words()), "application/json")


@cache
def _all_games(_revision: int) -> Packed:
    return packed.pack(msgspec.json.encode(presentation.all_games()), "application/json")
