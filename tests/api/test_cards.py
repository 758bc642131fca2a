"""Cards and sets of cards as values."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hanashobu
from hanashobu import BadArgument, BadType, Card, CardSet
from hanashobu.cards import CODES

some_cards = st.sets(st.sampled_from(CODES))


def test_a_card_is_its_code_with_names() -> None:
    card = Card(" 11D ")
    assert card == "11d"
    assert repr(card) == "Card('11d')"
    assert (card.name, card.kanji, card.month, card.kind) == ("Lightning", "柳に雷", 11, "Chaff")
    assert (Card("0").month, Card("0").kind) == (None, None)
    assert {str(card): 1}[card] == 1


@given(some_cards, some_cards)
def test_sets_of_cards_have_the_operators_of_sets(one: set[str], two: set[str]) -> None:
    left, right = CardSet(one), CardSet(two)
    assert left & right == CardSet(one & two) == one & two
    assert left | right == one | two
    assert left - right == one - two
    assert left ^ right == one ^ two
    assert (left <= right, left < right, left.isdisjoint(right)) == (one <= two, one < two, one.isdisjoint(two))
    assert left & " ".join(two) == one & two  # a text is a list of codes
    assert two - left == two - one
    assert (len(left), bool(left), hash(left)) == (len(one), bool(one), hash(frozenset(one)))
    assert CardSet(str(left)) == left
    assert eval(repr(left), {"CardSet": CardSet}) == left
    assert all(card in left for card in one)


def test_cards_are_listed_in_deck_order() -> None:
    cards = CardSet("12d, 1a 0 4a")
    assert str(cards) == "1a 4a 12d 0"
    assert [card.month for card in cards] == [1, 4, 12, None]
    assert "1A" not in cards
    assert {0, 1}.isdisjoint(cards)


@pytest.mark.parametrize("wrong", ["1a 13a", ["1a", "x"], ("1e",)])
def test_what_is_no_card_gets_a_sentence(wrong: Any) -> None:
    with pytest.raises(BadArgument, match="cards: There is no card"):
        CardSet(wrong)


@pytest.mark.parametrize("wrong", ["1a 1a", "4b, 1a 1A", ["1a", "2a", "1a"], (Card("1a"), "1a")])
def test_a_card_that_is_named_twice_gets_a_sentence(wrong: Any) -> None:
    with pytest.raises(BadArgument, match=r"^cards: 1a is there twice\.$"):
        CardSet(wrong)
    with pytest.raises(BadArgument, match="other: 1a is there twice"):
        CardSet("4a") | wrong
    with pytest.raises(BadArgument, match="hands: 1a is there twice"):
        hanashobu.Match.from_position("mushi", hands=["1a 1a", "4a 5a"])


@pytest.mark.parametrize("wrong", [7, [1, 2], None, 1.5])
def test_what_is_no_text_gets_a_sentence(wrong: Any) -> None:
    with pytest.raises(BadType, match="cards: "):
        CardSet(wrong)
    with pytest.raises(BadType, match="code: A card is a text"):
        Card(wrong)


def test_a_card_that_is_not_there() -> None:
    with pytest.raises(BadArgument, match=r"code: There is no card '1e'; did you mean"):
        Card("1e")
