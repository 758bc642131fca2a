"""A yaku in words: its cards as few lots as possible, and which cards bring more."""

from __future__ import annotations

import pytest

from hanashobu.cards import A_CARDS, ANIMALS, BRIGHTS, DECK, RIBBONS, WILLOWS
from hanashobu.rules.text import described
from hanashobu.rules.yaku import n_of, yaku


@pytest.mark.parametrize(
    ("mask", "words"),
    [
        (BRIGHTS | ANIMALS, "the Brights and Animals"),
        (BRIGHTS | ANIMALS | RIBBONS, "the Brights, Animals and Ribbons"),
        (A_CARDS, "the first cards of all months"),
    ],
)
def test_cards_are_named_by_the_fewest_lots(mask: int, words: str) -> None:
    said = str(described(mask, DECK))
    assert all(word.strip(",") in said for word in words.replace("the ", "").replace("and ", "").split()), said
    assert ("first cards" in said) == (mask == A_CARDS)


def test_a_yaku_says_which_cards_bring_more() -> None:
    """Where `more=` names other cards than the pattern does."""
    row = yaku("XX-Y1", "Ribbons", "", n_of(7, RIBBONS), points=10, per=5, more=RIBBONS | WILLOWS)
    assert str(row.worth()).startswith("10, 5 for each more of ")
    assert "the Ribbons, the Willow cards" in str(row.worth())
    assert str(yaku("XX-Y1", "Ribbons", "", n_of(7, RIBBONS), points=10, per=5).worth()) == "10, 5 for each more"
