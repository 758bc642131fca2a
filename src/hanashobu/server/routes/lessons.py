"""Lessons: a table at which a game is explained."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hanashobu.app.messages.api import LessonRequest, TableInfo
from hanashobu.app.operations import tables
from hanashobu.server.http import Player, admission_of, read, reply, returns, services, takes

router = APIRouter(tags=["lessons"])


@router.post(
    "/api/lessons", responses=returns(TableInfo, 401, 404, 408, 409, 413, 415, 422, 429, status=201), openapi_extra=takes(LessonRequest)
)
async def open_lesson(request: Request, player: Player) -> Response:
    """A table with the lesson of a game. It is kept like any table, but no list shows it."""
    wanted = await read(request, LessonRequest)
    return reply(await tables.open_lesson(services(request), player, wanted, admission_of(request, player)), 201)
