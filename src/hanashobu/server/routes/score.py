"""The scorekeeper: a match with real cards, settled as it is told. Nothing is kept here; the page keeps it."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hanashobu.play import players
from hanashobu.play.players import BadName
from hanashobu.rules.game import BadTable
from hanashobu.rules.options import BadOption, from_json
from hanashobu.server import scorekeeper
from hanashobu.server.api import Lang
from hanashobu.server.catalogue import speaker
from hanashobu.server.http import Refusal, gives, read, reply, takes
from hanashobu.server.routes.words import find_game
from hanashobu.server.score_api import ScoreSheet, ScoreWish

router = APIRouter(tags=["scorekeeper"])


@router.post("/api/score", responses=gives(ScoreSheet, 404, 409, 413, 422), openapi_extra=takes(ScoreWish))
async def score(request: Request, lang: Lang = "en") -> Response:
    """Settle every round; a round that is not complete yet, or cannot be, comes back with a sentence that says what is missing."""
    wish = await read(request, ScoreWish)
    game = find_game(wish.game)
    say = speaker(lang, game.name)
    try:
        rules = game.rules(from_json(game.options, dict(wish.options)), len(wish.names))
        names = players.checked(wish.names)
    except (BadOption, BadTable, BadName) as error:
        raise Refusal(409, say(str(error))) from None
    if wish.dealer >= len(names):
        raise Refusal(409, say(f"Somebody is named who does not sit at this table of {len(names)}."))
    return reply(await asyncio.to_thread(scorekeeper.settle, wish, rules, names, say))
