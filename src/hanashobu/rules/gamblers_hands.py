"""The hands that pay among gamblers: those of Hachi-Hachi, in the ids of whichever game has them, counted in kan."""

from __future__ import annotations

from functools import partial

from hanashobu.cards import ANIMALS, BRIGHTS, CHAFF, RIBBONS, WILLOWS, CardSet
from hanashobu.rules.feats import DIVER, ESCAPER
from hanashobu.rules.teyaku import Months, Teyaku
from hanashobu.rules.yaku import exactly, n_of, without

# For group B every Willow is Chaff (HH-6, SU-5).
DRY_BRIGHTS = CardSet(BRIGHTS & ~WILLOWS)
DRY_ANIMALS = CardSet(ANIMALS & ~WILLOWS)
DRY_RIBBONS = CardSet(RIBBONS & ~WILLOWS)
ALL_CHAFF = CardSet(CHAFF | WILLOWS)


def gamblers_hands(prefix: str, *, red: int = 2, feats: tuple[int, ...] = (DIVER, ESCAPER)) -> tuple[Teyaku, ...]:
    """Group A, by how many cards of each month the hand holds, and group B, by how much Chaff (HH-5, SU-3); some of them bring feats."""

    def months(id: str, name: str, kanji: str, points: int, need: Months, *, shows: int, dives: bool = False) -> Teyaku:
        dives = dives and DIVER in feats
        return Teyaku(f"{prefix}-{id}", name, kanji, months=need, points=points, kind="A", shows_least=shows, dives=dives)

    chaff = partial(Teyaku, kind="B", shows=ALL_CHAFF, escapes=ESCAPER in feats)
    return (
        months("A1", "Triplet", "三本", 2, Months(threes=1), shows=3, dives=True),
        months("A2", "Standing Triplet", "立三本", 3, Months(threes=1, standing=1), shows=3, dives=True),
        months("A3", "Two Triplets", "二三本", 6, Months(threes=2), shows=3, dives=True),
        months("A4", "Triplet and Standing Triplet", "三本立三本", 7, Months(threes=2, standing=1), shows=3, dives=True),
        months("A5", "Two Standing Triplets", "二立三本", 8, Months(threes=2, standing=2), shows=3, dives=True),
        months("A6", "Three Pairs", "喰付", 4, Months(pairs=3), shows=2),
        months("A7", "Four of a Kind", "手四", 6, Months(fours=1), shows=4),
        months("A8", "Triplet and Two Pairs", "跳剣", 7, Months(threes=1, pairs=3), shows=1, dives=True),
        months("A9", "One-Two-Four", "一二四", 8, Months(fours=1, pairs=2), shows=1),
        months("A10", "Four-Three", "四三", 20, Months(fours=1, threes=2), shows=1),
        chaff(f"{prefix}-B1", "Red", "赤", n_of(2, DRY_RIBBONS) & without(DRY_ANIMALS | DRY_BRIGHTS), points=red),
        chaff(f"{prefix}-B2", "One Ribbon", "短一", exactly(1, DRY_RIBBONS) & without(DRY_ANIMALS | DRY_BRIGHTS), points=3),
        chaff(f"{prefix}-B3", "One Animal", "十一", exactly(1, DRY_ANIMALS) & without(DRY_RIBBONS | DRY_BRIGHTS), points=3),
        chaff(f"{prefix}-B4", "One Bright", "光一", exactly(1, DRY_BRIGHTS) & without(DRY_RIBBONS | DRY_ANIMALS), points=4, escapes=False),
        chaff(f"{prefix}-B5", "Empty Hand", "空素", n_of(7, ALL_CHAFF), points=4),
    )
