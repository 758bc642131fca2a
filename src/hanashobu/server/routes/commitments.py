"""The public list of the server's commitments to its secrets (docs/fair.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from hanashobu.app.operations.commitments import commitments
from hanashobu.play.chain import ChainLink
from hanashobu.server.http import reply, returns, services

router = APIRouter(tags=["fair deals"])


@router.get("/api/commitments", responses=returns(tuple[ChainLink, ...], 422))
async def all_commitments(
    request: Request, after: Annotated[int, Query(ge=0, le=2**53, description="The number of the last entry that is known already.")] = 0
) -> Response:
    """All commitments in the order in which they were made, each covering the one before; at most 1000 at a time."""
    return reply(await commitments(services(request), after))
