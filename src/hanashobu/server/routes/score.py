"""The scorekeeper: a match with real cards, settled as it is reported. Nothing is kept here; the page keeps it."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from hanashobu.app.messages.score_api import ScoreRequest, ScoreSheet
from hanashobu.app.operations import records
from hanashobu.server.http import encoded, host, read, returns, services, takes

router = APIRouter(tags=["scorekeeper"])


@router.post("/api/score", responses=returns(ScoreSheet, 404, 408, 409, 413, 415, 422, 429), openapi_extra=takes(ScoreRequest))
async def score(request: Request) -> Response:
    """Settle every round; a round that is not complete yet, or cannot be, comes back with a message that says what is missing."""
    request.app.state.admission.costly(host(request))
    return encoded(await records.score(services(request), host(request), await read(request, ScoreRequest)))
