"""Lessons: a table at which a game is explained."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hanashobu.play import players
from hanashobu.server.api import LessonWish, TableInfo
from hanashobu.server.http import Player, host, read, reply, returns, takes
from hanashobu.server.refusal import Refusal
from hanashobu.server.rooms import Rooms
from hanashobu.server.routes.tables import info
from hanashobu.server.routes.words import find_game
from hanashobu.table.lesson import NoLesson, lesson_of, seated
from hanashobu.table.table import Seat
from hanashobu.text import msg

router = APIRouter(tags=["lessons"])


@router.post(
    "/api/lessons", responses=returns(TableInfo, 401, 404, 408, 409, 413, 415, 422, 429, status=201), openapi_extra=takes(LessonWish)
)
async def open_lesson(request: Request, player: Player) -> Response:
    """A table with the lesson of a game. It is kept like any table, but no list shows it."""
    wish = await read(request, LessonWish)
    game = find_game(wish.game)
    try:
        needed = lesson_of(game).seats - 1
        if len(wish.others) < needed:
            raise Refusal(409, msg("error-lesson-names", needed=needed))
        seats = seated(game, wish.name, wish.others)
        names = players.checked(seat.name for seat in seats)
    except NoLesson as error:
        raise Refusal(404, error.message) from None
    except players.BadName as error:
        raise Refusal(409, error.message) from None
    request.app.state.doors.table(host(request), player, [seat.bot for seat in seats])
    rooms: Rooms = request.app.state.rooms
    room = await rooms.teach(player, game, [Seat(name, seat.bot) for name, seat in zip(names, seats, strict=True)])
    return reply(info(await room.now()), 201)
