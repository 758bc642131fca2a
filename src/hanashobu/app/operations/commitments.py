"""The public list of commitments, without the names of tables."""

from __future__ import annotations

from hanashobu.app.operations.services import Services
from hanashobu.play.chain import ChainLink

MOST_LISTED = 1000


async def commitments(services: Services, after: int) -> list[ChainLink]:
    """The entries after one."""
    return await services.async_store.read(services.async_store.store.commitments, after, MOST_LISTED)
