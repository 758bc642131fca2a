"""The yaku of a pile."""

from __future__ import annotations

from dataclasses import dataclass

from hanashobu.api.cards import CardSet
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.scorekeeping import scored


@dataclass(frozen=True)
class Yaku:
    """A yaku that a pile has: its rule, the cards that make it, and what it counts; one that ends the round has no points."""

    rule: str
    name: str
    kanji: str
    cards: CardSet
    points: int | None


def yaku_of(rules: Ruleset, tables: Tables, pile: int) -> tuple[Yaku, ...]:
    """The yaku of a pile by itself; of those that exclude each other the one that counts."""
    return tuple(map(as_yaku, scored.held(rules, tables, pile)))


def as_yaku(held: scored.PileYaku) -> Yaku:
    """A yaku of a scored pile."""
    return Yaku(held.yaku.id, held.yaku.name, held.yaku.kanji, CardSet.of_mask(held.cards), held.points)
