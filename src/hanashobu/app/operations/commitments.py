"""The public list of the server's commitments to its secrets (docs/fair.md), without the names of tables."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hanashobu.app.operations.call import Call
from hanashobu.app.operations.operation import operation
from hanashobu.play.chain import ChainLink

MOST_LISTED = 1000


@operation("GET", "/api/commitments", "fair deals", host="server")
async def commitments(
    call: Call, after: Annotated[int, Meta(ge=0, le=2**53, description="The number of the last entry that is known already.")] = 0
) -> tuple[ChainLink, ...]:
    """All commitments in the order in which they were made, each covering the one before; at most 1000 at a time."""
    store = call.services.async_store
    return tuple(await store.read(store.store.commitments, after, MOST_LISTED))
