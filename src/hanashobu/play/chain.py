"""The public list of commitments: every entry covers the one before, so that nothing is removed or inserted unnoticed (docs/fair.md).

It does not name tables: the name of a table is its link. Beside each entry stands what became of it, which its hash does not cover.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from hanashobu.play.fair import SIZE, Unfair, digest, number_bytes, read_bytes
from hanashobu.wire import Wire

START = "00" * SIZE  # what the first entry covers


LinkState = Literal["open", "dealt", "closed", "closed_after_reveal"]  # the last: after somebody had revealed a contribution


class ChainLink(Wire, frozen=True):
    """An entry of the public list: the server has committed to a secret. Its hash covers the entry before (docs/fair.md)."""

    number: int
    commitment: str
    time: int  # milliseconds since 1970
    hash: str
    state: LinkState = "open"  # what became of it, which the hash does not cover
    secret: str | None = None  # of a table that was closed; that of a match is in its record


def chained(before: str, number: int, commitment: str, time: int) -> str:
    """The hash of an entry, from that of the one before."""
    parts = (read_bytes("hash", before), number_bytes(number), read_bytes("commitment", commitment), number_bytes(time))
    return digest("chain", *parts).hex()


def check_chain(links: Iterable[ChainLink], before: str = START, after: int = 0) -> str:
    """Raise Unfair if an entry was changed, removed, inserted or used before; returns the hash of the last one, to be compared later."""
    seen: dict[str, int] = {}
    for number, link in enumerate(links, after + 1):
        if link.number != number or link.hash != chained(before, number, link.commitment, link.time):
            raise Unfair("chain", "error-fair-chain", number=number)
        if seen.setdefault(link.commitment, number) != number:
            raise Unfair("commitment", "error-fair-twice", number=number, before=seen[link.commitment])
        before = link.hash
    return before
