"""What the package knows: cards, games, rules."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import Response

from hanashobu.server import presentation
from hanashobu.server.answers.rules import rule_book
from hanashobu.server.api import GameInfo, RuleBook, Vocabulary
from hanashobu.server.http import reply, returns

router = APIRouter(tags=["words and rules"])


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
    return reply(rule_book(game, players, option or ()))
