"""Positions that are laid by hand, in trial games with what our own have not yet put together."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from hanashobu import games
from hanashobu.cards import cards
from hanashobu.play import position
from hanashobu.rules.deal import Deal, field, hands
from hanashobu.rules.options import Options
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.yaku import only_for
from tests.support.helpers import NAMES

HACHI_HACHI, BAKAPPANA = games.find("hachi_hachi"), games.find("bakappana")


def of_the_last(options: Options, seats: int) -> Ruleset:
    """Hachi-Hachi with yaku that only the last player in turn order can have."""
    rules = HACHI_HACHI.build(options, seats)
    return replace(rules, yaku=only_for((3,), *rules.yaku))


def twelve_on_the_field(options: Options, seats: int) -> Ruleset:
    """Bakappana with as many cards on the field as there are months."""
    return replace(BAKAPPANA.build(options, seats), deal=Deal("BA-1", packets=(hands(7), field(12))))


@pytest.mark.parametrize("dealer", range(3))
@pytest.mark.parametrize("seat", range(3))
def test_yaku_count_by_the_place_of_whoever_has_them_before_the_first_card(dealer: int, seat: int) -> None:
    """Also where the round was laid down while hands could still be claimed."""
    match, state = position.begin(replace(HACHI_HACHI, build=of_the_last), NAMES[:3], HACHI_HACHI.options(), 1, dealer)
    piles = [cards("1b 2b 3b") if at == seat else 0 for at in range(3)]
    position.lay(state, match.rules, [cards("1c"), cards("2c"), cards("3c")], 0, piles)
    position.note_yaku(state, match.rules, match.tables)
    assert bool(state.yaku[seat]) == ((seat - dealer) % 3 == 2)


def test_a_field_of_twelve_cards_is_filled_without_three_of_a_month() -> None:
    """The Willow has no Chaff that could lie there, so some month lies there twice."""
    deal = position.fill_up(twelve_on_the_field(BAKAPPANA.options(), 3))
    assert sorted(Counter(card[:-1] for card in deal.field).values()) == [1] * 10 + [2]
