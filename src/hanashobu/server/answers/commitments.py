"""The public list of commitments, without the names of tables."""

from __future__ import annotations

from hanashobu.server.api import CommitmentInfo
from hanashobu.server.services import Services

MOST_LISTED = 1000


async def commitments(services: Services, after: int) -> tuple[CommitmentInfo, ...]:
    """The entries after one."""
    links = await services.async_store.read(services.async_store.store.commitments, after, MOST_LISTED)
    return tuple(CommitmentInfo(link.number, link.commitment, link.at, link.chain, link.state, link.secret) for link in links)
