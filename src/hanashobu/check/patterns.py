"""What can be known about patterns without playing: whether cards can make one, and whether one brings another with it."""

from __future__ import annotations

from hanashobu.rules.yaku import ALL, Pattern


def possible(pattern: Pattern, deck: int) -> bool:
    """Whether some cards of the deck make the pattern."""
    free = pattern.some_of & deck & ~pattern.never
    held = (pattern.all_of & pattern.some_of).bit_count()
    return not pattern.all_of & (pattern.never | ~deck) and free.bit_count() >= pattern.need and held <= pattern.most >= pattern.need


def fewest(pattern: Pattern) -> int:
    """How many cards it takes at least."""
    counted = (pattern.all_of & pattern.some_of).bit_count()
    return pattern.all_of.bit_count() + max(0, pattern.need - counted)


def implies(pattern: Pattern, other: Pattern, deck: int) -> bool:
    """Whether all cards that make one pattern make the other too, as far as that is certain."""
    free = pattern.some_of & deck & ~pattern.never
    certain = pattern.all_of | (free if pattern.need >= free.bit_count() else 0)
    open_cards = free & ~certain
    wanted = max(0, pattern.need - (certain & free).bit_count())
    least = (certain & other.some_of).bit_count() + max(0, wanted - (open_cards & ~other.some_of).bit_count())
    most = (other.some_of & deck & ~pattern.never).bit_count()
    if other.all_of & ~certain or other.never & deck & ~pattern.never:
        return False
    return least >= other.need and (other.most >= ALL or most <= other.most)
