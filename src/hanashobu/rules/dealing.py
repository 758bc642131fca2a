"""Whether a round is ever dealt: where every deal is void, or every draw for dealer undecided, the engine would deal for ever."""

from __future__ import annotations

from random import Random

from hanashobu.rules.bad_table import BadTable
from hanashobu.rules.flaws import FIELD, HAND
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables

MOST_TRIES = 400


def check_dealing(tables: Tables, rules: Ruleset) -> None:
    """Raise BadTable where no deal of many is valid, or no draw decides who deals."""
    if tables.n_draw < tables.seats:
        raise BadTable("error-table-deck", deck=tables.n_draw, seats=tables.seats)
    random = Random(1)
    cards = tables.deck[: tables.n_draw]
    if not any(_decides(tables, random.sample(cards, tables.seats)) for _ in range(MOST_TRIES)):
        raise BadTable("error-table-draw", times=MOST_TRIES)
    if not any(_valid(rules, random.sample(cards, len(cards))) for _ in range(MOST_TRIES)):
        raise BadTable("error-table-void", times=MOST_TRIES)


def _decides(tables: Tables, drawn: list[int]) -> bool:
    """Whether these cards, one for each seat, say who deals (CO-4), and where the draw says it who sits where (NA-22)."""
    ranks = sorted(tables.rank[card] for card in drawn)
    return len(set(ranks)) == len(ranks) if tables.draw_seats else ranks[0] < ranks[1]


def _valid(rules: Ruleset, deck: list[int]) -> bool:
    """Whether these cards, from the first on, make a field and hands that are played (CO-12); a blank is not among them."""
    lies, held = max(0, rules.on_field()), rules.deal.total("hands")
    players = rules.seats - rules.deal.waits - rules.blank().bit_count()
    places = {FIELD: [deck[:lies]], HAND: [deck[lies + held * seat :][:held] for seat in range(players)]}
    masks = {where: [sum(1 << card for card in cards) for cards in many] for where, many in places.items()}
    return not any(flaw.holds(mask) for flaw in rules.flaws if flaw.voids for mask in masks[flaw.where])
