"""The public list of commitments: every entry covers the one before, so that nothing is removed or inserted unnoticed (docs/fair.md).

It does not name tables: the name of a table is its link.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hanashobu.play.fair import SIZE, Unfair, digest, number_bytes, read_bytes

START = "00" * SIZE  # what the first entry covers


class ChainLink(msgspec.Struct, frozen=True):
    """An entry: the server has committed to the secret of a table, at a time in milliseconds since 1970."""

    number: int
    commitment: str
    time: int
    hash: str


def chained(before: str, number: int, commitment: str, time: int) -> str:
    """The hash of an entry, from that of the one before."""
    parts = (read_bytes("hash", before), number_bytes(number), read_bytes("commitment", commitment), number_bytes(time))
    return digest("chain", *parts).hex()


def check_chain(links: Iterable[ChainLink], before: str = START, after: int = 0) -> str:
    """Raise Unfair if an entry was changed, removed or inserted; returns the hash of the last one, to be kept and compared later."""
    for number, link in enumerate(links, after + 1):
        if link.number != number or link.hash != chained(before, number, link.commitment, link.time):
            raise Unfair("chain", "error-fair-chain", number=number)
        before = link.hash
    return before
