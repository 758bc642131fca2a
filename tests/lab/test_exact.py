"""What is simulated against what can be counted: dealt hands, misdeals, multipliers.

Everything is a hypergeometric sum over cards that lie on the field and in one hand, under the condition that the deal was not thrown in.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import comb, sqrt

import pytest

from hanashobu import games
from hanashobu.cards import month_cards
from hanashobu.engine import native
from hanashobu.lab.report.figures import Study, study
from hanashobu.lab.sim.chunks import SimulationSpec
from hanashobu.rules.ruleset import Ruleset
from tests.rules import census
from tests.support.slices import sliced

pytest.importorskip("numpy", reason="numpy is not installed")

SEED = 20
ROUNDS = (12_000, 48_000) if native.ready() else (2_400, 4_800)  # of fewer rounds `agrees` asks for less
Z = 4.0  # standard errors: of the some forty comparisons here none goes wrong by chance, and the seed is fixed


every_size = pytest.mark.parametrize("rounds", sliced(ROUNDS))


def played(game: str, rounds: int, single: bool = False, seats: int | None = None) -> Study:
    """A simulation by random play; in matches of a single round nothing waits from an earlier one."""
    return _played(game, rounds, single, seats or games.find(game).usual_seats)


@cache
def _played(game: str, rounds: int, single: bool, seats: int) -> Study:
    found = games.find(game)
    options = found.options(rounds=1) if single else found.options()
    return study(SimulationSpec(found, options, seats, SEED, None), rounds, 1)


def agrees(share: float, cases: int, exact: float) -> bool:
    """Whether a share of so many cases may be one of this exact value."""
    return abs(share - exact) <= Z * sqrt(exact * (1 - exact) / cases) + 1e-12


def no_four(months: int, cards: int, field: int) -> int:
    """In how many ways a field can be dealt from so many cards without four of any of so many whole months among them."""
    return sum((-1) ** k * comb(months, k) * comb(cards - 4 * k, field - 4 * k) for k in range(field // 4 + 1) if k <= months)


def whole_months(rules: Ruleset) -> int:
    return sum(month_cards(month) & ~rules.deck == 0 for month in range(1, 13))


@every_size
@pytest.mark.parametrize("game", ["hana_awase", "hachi_hachi", "kyu_rei_hana", "mushi", "hiraya"])
def test_misdeals_for_four_of_a_month_are_as_frequent_as_they_must_be(game: str, rounds: int) -> None:
    rules = games.find(game).rules()
    found = played(game, rounds)
    size, field = rules.deck.bit_count(), rules.deal.total("field")
    exact = 1 - no_four(whole_months(rules), size, field) / comb(size, field)
    figure = found.figures.get(("misdeal", "four_of_a_month"))
    deals = figure.count if figure else found.rounds
    assert agrees(figure.value if figure else 0.0, deals, exact), (figure, exact)


@every_size
@pytest.mark.parametrize("game", ["hachi_hachi", "kyu_rei_hana"])
def test_multipliers_are_as_frequent_as_they_must_be(game: str, rounds: int) -> None:
    """How often the largest value on the dealt field is this one, with four of a month thrown in."""
    rules = games.find(game).rules()
    found = played(game, rounds, single=True)
    exact = _multipliers(rules, rules.deal.total("field"))
    assert sum(exact.values()) == pytest.approx(1)
    for value, share in exact.items():
        figure = found.figures.get(("multiplier", str(value)))
        assert agrees(figure.value if figure else 0.0, found.rounds, share), (value, figure, share)


def _multipliers(rules: Ruleset, field: int) -> dict[int, float]:
    """Month by month: how many fields there are with this value, and no month whole."""
    assert rules.multiplier
    ways = Counter({(0, 1): 1})
    for month in range(1, 13):
        longer = Counter[tuple[int, int]]()
        held = [1 << card for card in range(4 * month - 4, 4 * month)]
        for subset in range(15):  # not all four
            cards = sum(held[place] for place in range(4) if subset >> place & 1)
            value = 1
            for worth, mask in rules.multiplier.levels:
                for _ in range((cards & mask).bit_count()):
                    value = value * worth if rules.multiplier.stacks else max(value, worth)
            for (size, so_far), times in ways.items():
                if size + cards.bit_count() <= field:
                    both = so_far * value if rules.multiplier.stacks else max(so_far, value)
                    longer[size + cards.bit_count(), both] += times
        ways = longer
    total = sum(times for (size, _), times in ways.items() if size == field)
    return {value: times / total for (size, value), times in ways.items() if size == field}


def marks(month: int, slots: str) -> census.Exponents:
    """The census of dealt hands, and how many months a hand has no card of: only those can be whole on the field."""
    return (*census._hachi_hachi_marks(month, slots), int(not slots))


def chaff(month: int, slots: str) -> census.Exponents:
    return (*census._taiyaku_marks(month, slots), int(not slots))


def _untouched(kind: str) -> dict[str, float]:
    """How likely a hand has each teyaku, if the deal is not thrown in."""
    rules = games.find(kind).rules()
    size, field = rules.deal.total("hands"), rules.deal.total("field")
    found = Counter[str]()
    every = 0
    counted = census._hands(size, census.WHOLE_YEAR, marks if kind == "hachi_hachi" else chaff)
    for exponents, hands in counted.items():
        # The first term of the product stands for no card of the first month, which is counted once too often.
        free = exponents[-1] - 1
        fields = hands * no_four(free, 48 - size, field)
        every += fields
        names: tuple[str | None, ...]
        if kind == "hachi_hachi":
            _, fours, standing, plain, twos, brights, animals, ribbons, _ = exponents
            names = (census._group_a(fours, standing, plain, twos), census._group_b(brights, animals, ribbons))
        else:
            _, empty, fours, _ = exponents
            names = ({7: "TA-T1", 8: "TA-T2"}.get(empty), {1: "TA-T3", 2: "TA-T4"}.get(fours))
        for name in names:
            if name:
                found[name] += fields
    return {id: times / every for id, times in found.items()}


@every_size
@pytest.mark.parametrize(("game", "seats"), [("hachi_hachi", 2), ("hachi_hachi", 3), ("hachi_hachi", 4), ("taiyaku", 3), ("taiyaku", 5)])
def test_dealt_teyaku_are_as_frequent_as_they_must_be(game: str, seats: int, rounds: int) -> None:
    found = played(game, rounds, seats=seats)
    exact = _untouched(game)
    assert set(exact) == {row.id for row in found.rules.teyaku}
    for id, share in exact.items():
        figure = found.figures["held", id]
        assert agrees(figure.value, figure.count, share), (id, figure, share)


@every_size
def test_intervals_hold_the_exact_values_about_as_often_as_they_say(rounds: int) -> None:
    """Of all the 95 % intervals of this page not many may miss."""
    found = played("hachi_hachi", rounds, seats=3)
    exact = _untouched("hachi_hachi")
    misses = [
        id for id, share in exact.items() if not (found.figures["held", id].low or 0) <= share <= (found.figures["held", id].high or 1)
    ]
    assert len(misses) <= 3, misses
