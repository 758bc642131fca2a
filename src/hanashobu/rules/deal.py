"""The deal: packets of cards in order."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Literal, NamedTuple

from hanashobu.rules.part import Number, Part, Seats
from hanashobu.rules.text import Line, line
from hanashobu.text import Message, msg

# Where the next card of the deck goes. Seats count from the dealer; a pile is 2 × seat + (0 or 1) further on.
FIELD = 7
PILES = 8
STOCK = 22


class Packet(NamedTuple):
    """A number of cards to each hand, to each of everybody's two piles, or to the field."""

    to: Literal["hands", "piles", "field"]
    each: Number


def hands(each: int) -> Packet:
    """A number of cards to every player."""
    return Packet("hands", each)


def piles(each: int) -> Packet:
    """A number of cards to each of the two piles of every player."""
    return Packet("piles", each)


def field(each: int) -> Packet:
    """A number of cards to the field."""
    return Packet("field", each)


@dataclass(frozen=True)
class Deal(Part):
    """Packets dealt in order, hands from the dealer's right; what is left is the draw pile."""

    rule: str
    _: KW_ONLY
    packets: tuple[Packet, ...]
    waits: Seats = 0  # how many players, the last to the dealer's right, are not dealt in
    face_down: bool = False  # the field is turned up later

    def route(self, seats: int) -> list[int]:
        """For each dealt card where it goes; to the right of a seat is the next number (CO-3)."""
        way: list[int] = []
        dealt = seats - self.waits
        for packet in self.packets:
            if packet.to == "field":
                way += [FIELD] * packet.each
                continue
            for step in range(1, dealt + 1):
                seat = step % dealt
                if packet.to == "hands":
                    way += [seat] * packet.each
                else:
                    way += [PILES + 2 * seat] * packet.each + [PILES + 2 * seat + 1] * packet.each
        return way

    def total(self, to: str) -> int:
        """How many cards each place of this sort gets in all."""
        return sum(packet.each for packet in self.packets if packet.to == to)

    def lines(self, seats: int, deck: int, dropout: bool = False) -> list[Line]:
        """The deal in words; where some drop out, their hands go onto the draw pile."""
        packets = [msg(f"deal-{self._where(packet)}", n=packet.each) for packet in self.packets]
        left = deck - len(self.route(seats))
        if dropout and not left:
            return [line(self.rule, "rule-deal-used-up", packets=packets)]
        return [line(self.rule, "rule-deal", packets=packets, left=left)]

    def _where(self, packet: Packet) -> str:
        return "field-down" if packet.to == "field" and self.face_down else packet.to


@dataclass(frozen=True)
class PileChoice(Part):
    """Everybody chooses one of two unseen piles as hand and draws from the other."""

    rule: str

    def lines(self) -> list[Line]:
        """The choice in words."""
        return [line(self.rule, "rule-pile-choice")]


@dataclass(frozen=True)
class DealerDraw(Part):
    """Everybody draws a card: the earliest month deals first (CO-4)."""

    rule: str = "CO-4"
    _: KW_ONLY
    ties: Literal["kind", "points", "again"] = "kind"  # what settles equal months
    seats: str = ""  # id: the draw also says who sits where

    def lines(self) -> list[Line]:
        """The draw in words."""
        lines = [line(self.rule, "rule-first-dealer", ties=self.ties)]
        return [*lines, line(self.seats, "rule-seating")] if self.seats else lines


EARLIEST_MONTH = DealerDraw()


def shape(deal: Deal, seats: int, deck: int) -> Message:
    """`7 cards each, 6 on the field, 21 to draw`."""
    left = deck - len(deal.route(seats))
    hand, lies = deal.total("hands"), deal.total("field")
    parts = [msg("dealt-hands", n=hand) if hand else msg("dealt-piles", n=deal.total("piles"))]
    parts += [msg("dealt-field", n=lies)] if lies else []
    parts += [msg("dealt-draw-pile", n=left)] if left else []
    return msg("dealt", parts=parts)
