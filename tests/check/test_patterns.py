"""What `hana check` can say of patterns without playing."""

from __future__ import annotations

import pytest

from hanashobu.cards import BRIGHTS, CHAFF, DECK, RIBBONS, cards
from hanashobu.check.patterns import implies, possible
from hanashobu.rules.yaku import Pattern, all_of, exactly, n_of, without


@pytest.mark.parametrize(
    ("first", "second", "so"),
    [
        (all_of(BRIGHTS), n_of(4, BRIGHTS), True),
        (n_of(4, BRIGHTS), all_of(BRIGHTS), False),
        (n_of(7, RIBBONS), n_of(6, RIBBONS), True),
        (n_of(5, BRIGHTS), all_of(cards("1a 3a")), True),  # all five, so these two
        (all_of(cards("1a 3a 8a")), n_of(2, BRIGHTS), True),
        (n_of(6, RIBBONS), n_of(5, RIBBONS & ~cards("11c")), True),  # at most one of six is the Willow's
        (n_of(6, RIBBONS), n_of(6, RIBBONS & ~cards("11c")), False),
        (all_of(cards("8a 9a")) & without(cards("11a")), all_of(cards("8a 9a")), True),
        (all_of(cards("8a 9a")), all_of(cards("8a 9a")) & without(cards("11a")), False),
        (exactly(1, RIBBONS), n_of(1, RIBBONS), True),
        (n_of(1, RIBBONS), exactly(1, RIBBONS), False),
        (Pattern(), all_of(cards("1a")), False),
    ],
)
def test_whether_one_pattern_brings_another_with_it(first: Pattern, second: Pattern, so: bool) -> None:
    assert implies(first, second, DECK) is so


@pytest.mark.parametrize(
    ("pattern", "so"),
    [
        (all_of(cards("1a 0")), False),  # the blank is not in this deck
        (all_of(cards("1a")) & without(cards("1a")), False),
        (n_of(24, CHAFF), True),
        (n_of(24, CHAFF) & without(cards("11d")), False),
        (all_of(cards("1b 2b")) & exactly(1, RIBBONS), False),
        (exactly(1, RIBBONS), True),
    ],
)
def test_whether_a_pattern_can_be_made(pattern: Pattern, so: bool) -> None:
    assert possible(pattern, DECK) is so
