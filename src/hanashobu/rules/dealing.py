"""Whether a round is ever dealt: where every deal is void, or every draw for dealer undecided, the engine would deal for ever."""

from __future__ import annotations

from random import Random

from hanashobu.cards import BLANK
from hanashobu.rules.bad_table import BadTable
from hanashobu.rules.deal import FIELD
from hanashobu.rules.tables import Tables

MOST_TRIES = 400


def check_dealing(tables: Tables) -> None:
    """Raise BadTable where no deal of many is valid, or no draw decides who deals."""
    if tables.n_draw < tables.seats:
        raise BadTable("error-table-deck", deck=tables.n_draw, seats=tables.seats)
    random = Random(1)
    cards = tables.deck[: tables.n_draw]
    if not any(_decides(tables, random.sample(cards, tables.seats)) for _ in range(MOST_TRIES)):
        raise BadTable("error-table-draw", times=MOST_TRIES)
    on_field = _field(tables)
    if not any(not _void(tables, random.sample(cards, on_field)) for _ in range(MOST_TRIES)):
        raise BadTable("error-table-void", times=MOST_TRIES)


def _decides(tables: Tables, drawn: list[int]) -> bool:
    """Whether these cards, one for each seat, say who deals (CO-4), and where the draw says it who sits where (NA-22)."""
    ranks = sorted(tables.rank[card] for card in drawn)
    return len(set(ranks)) == len(ranks) if tables.draw_seats else ranks[0] < ranks[1]


def _field(tables: Tables) -> int:
    """How many cards, none of them the blank, lie on the field when it is looked at: the hand of the one who sits out, if there is one."""
    if not tables.sits_out:
        return min(tables.route.count(FIELD), tables.n_draw)
    hands = sum(packet.each for packet in tables.packets[: tables.n_packets] if packet.to == 0)
    return max(0, hands - (BLANK in tables.deck))


def _void(tables: Tables, field: list[int]) -> bool:
    """Whether these cards make a misdeal (CO-12)."""
    mask = sum(1 << card for card in field)
    fours = tables.void_fours and any(mask >> 4 * month & 15 == 15 for month in range(12))
    return bool(fours) or any((mask & row.cards).bit_count() >= row.need for row in tables.voids[: tables.n_voids])
