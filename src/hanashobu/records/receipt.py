"""What somebody at the table holds against a record of a fair deal: the receipt of their page, and the public list (docs/fair.md)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from hanashobu.play import fair
from hanashobu.play.chain import ChainLink, check_chain
from hanashobu.play.fair import FairDeal, Unfair
from hanashobu.play.sealing import Chain
from hanashobu.text import MessageError, Quoted
from hanashobu.text.refusal import refusal

Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Found = TypeVar("Found")


class BadEvidence(MessageError, ValueError):
    """A receipt or a list that cannot be read."""


class Committed(msgspec.Struct, frozen=True):
    """A party and its commitment, as a page saw them when it revealed."""

    party: int
    commitment: Hex32


class Receipt(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a page has kept of a match: what it was shown before the deal, what it contributed, and how far it has followed the events."""

    receipt: str
    table: str
    commitment: Hex32
    party: int | None = None  # none where the device got its seat later
    nonce: Hex32 | None = None
    revealed: tuple[Committed, ...] | None = None  # the commitments that were there when it revealed
    count: int = 0  # public events
    head: Hex32 | None = None


@dataclass(frozen=True)
class Evidence:
    """What the fair deals of a file are compared with."""

    receipt: Receipt | None = None
    listed: Sequence[ChainLink] | None = None

    def fits(self, deal: FairDeal) -> bool:
        """Whether the receipt is of this match."""
        return self.receipt is not None and self.receipt.table == deal.table

    def compare(self, deal: FairDeal, chain: Chain) -> None:
        """Raise Unfair if a match is not the one that the page saw, or its commitment is not in the list as it should be."""
        if self.receipt is not None and self.fits(deal):
            _compare_deal(self.receipt, deal)
            _compare_events(self.receipt, chain)
        if self.listed is not None:
            link = next((link for link in self.listed if link.commitment == deal.commitment), None)
            if link is None:
                raise Unfair("commitment", "error-fair-unlisted")
            if link.state.startswith("closed"):
                raise Unfair("commitment", "error-fair-listed-closed", number=link.number)

    def withheld(self, deal: FairDeal) -> bool:
        """Whether the record says that the page's contribution did not arrive in time, whether it was asked for or not."""
        if self.receipt is None or not self.fits(deal):
            return False
        return any(one.party == self.receipt.party and one.nonce is None for one in deal.parties) and not self.unused(deal)

    def unused(self, deal: FairDeal) -> bool:
        """Whether the page never revealed its contribution, and the deal has another one or none: of another device, or of the server."""
        held = self.receipt
        if held is None or held.party is None or held.nonce is None or held.revealed is not None or not self.fits(deal):
            return False
        return Committed(held.party, fair.commit_nonce(deal.table, held.party, held.nonce)) not in _committed(deal)


def _compare_deal(receipt: Receipt, deal: FairDeal) -> None:
    if deal.commitment != receipt.commitment:
        raise Unfair("commitment", "error-receipt-commitment")
    if receipt.party is None or receipt.nonce is None or receipt.revealed is None:
        return  # another device of the same person may have contributed instead
    own = next((party for party in deal.parties if party.party == receipt.party), None)
    if own is None:
        raise Unfair("party", "error-receipt-missing")
    if own.commitment != fair.commit_nonce(deal.table, receipt.party, receipt.nonce):
        raise Unfair("nonce", "error-receipt-replaced")
    if receipt.revealed != _committed(deal):
        raise Unfair("parties", "error-receipt-list")


def _committed(deal: FairDeal) -> tuple[Committed, ...]:
    return tuple(Committed(one.party, one.commitment) for one in deal.parties)


def _compare_events(receipt: Receipt, chain: Chain) -> None:
    if receipt.count >= len(chain.heads):
        raise Unfair("count", "error-receipt-short", seen=receipt.count, found=len(chain.heads) - 1)
    if receipt.head is not None and chain.head_after(receipt.count) != receipt.head:
        raise Unfair("head", "error-receipt-head")


def read_receipt(path: Path) -> Receipt:
    """The receipt in a file; raises BadEvidence with a sentence if there is none."""
    receipt = _read(path, Receipt, "error-receipt-unreadable")
    if receipt.receipt != fair.SCHEME:
        raise BadEvidence("error-fair-scheme", scheme=Quoted(receipt.receipt), ours=fair.SCHEME)
    return receipt


def read_list(paths: Sequence[Path]) -> list[ChainLink]:
    """The public list of commitments, in one file or several parts; raises BadEvidence if it was changed, or has a commitment twice."""
    links = [link for path in paths for link in _read(path, list[ChainLink], "error-list-unreadable")]
    try:
        check_chain(links)
    except Unfair as error:
        raise BadEvidence(error.message) from None
    return links


def _read(path: Path, kind: type[Found], trouble: str) -> Found:
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except OSError as error:
        raise BadEvidence("error-records-unreadable", path=Quoted(str(path)), trouble=refusal(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadEvidence(trouble, path=Quoted(str(path)), trouble=Quoted(str(error))) from None
