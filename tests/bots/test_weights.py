"""What cards and yaku are worth to bots: what the engine pays for them, whatever the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hanashobu import games
from hanashobu.bots.weights import least, values_of, weights_of
from hanashobu.cards import card, each
from hanashobu.games import all_games
from hanashobu.rules.dues import CARDS, YAKU, costs_others, each_pays, scores
from hanashobu.rules.ending import CALLED, SAGE_SHOUBU, Calls
from hanashobu.rules.game import Game
from hanashobu.rules.ruleset import Ruleset


def rules_of(game: str, seats: int = 3) -> Ruleset:
    return games.find(game).rules(seats=seats)


def best(rules: Ruleset) -> dict[str, float]:
    """What each yaku brings, by its id."""
    return dict(zip((row.id for row in rules.yaku), values_of(rules).yaku, strict=True))


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_a_card_is_worth_its_points(game: Game) -> None:
    rules = game.rules()
    assert {card: values_of(rules).cards[card] for card in each(rules.deck)} == {
        card: rules.values.of(1 << card) for card in each(rules.deck)
    }


@pytest.mark.parametrize(
    ("game", "brings"),
    [
        ("hana_awase", 1),  # it is written down (HA-5)
        ("hiraya", 3),  # a gain from two opponents, who lose as much as one of them pays (HI-14)
        ("kyu_rei_hana", 3),
    ],
)
def test_a_yaku_is_worth_what_it_brings_beside_the_others(game: str, brings: int) -> None:
    rules = rules_of(game)
    assert best(rules) == {row.id: brings * max(level.points for level in row.levels) for row in rules.yaku}


def test_a_yaku_is_worth_the_ending_that_brings_most() -> None:
    """A shoubu brings all of it, and a round that runs out half (HH-12, HH-14)."""
    rules = rules_of("hachi_hachi")
    assert best(rules) == {row.id: 3 * 12 * row.levels[0].points for row in rules.yaku}
    assert values_of(rules).calls == pytest.approx(2 / 3)


def test_a_yaku_that_ends_the_round_takes_the_stakes() -> None:
    """TA-15: from two opponents; another is worth the difference, as far as stakes go (TA-3, TA-16)."""
    rules = rules_of("taiyaku")
    stops = {row.id: best(rules)[row.id] for row in rules.yaku if row.stops}
    assert rules.stake
    assert {*stops.values()} == {3.0 * rules.stake.chips}
    assert all(0 < value <= 3 * rules.stake.chips for id, value in best(rules).items() if id not in stops)


def test_what_the_others_lose_is_a_gain_too() -> None:
    rules = rules_of("hana_awase")
    hurts = replace(rules, dues=(scores("HA-5", CARDS), costs_others("HA-5", YAKU)))
    assert best(hurts) == best(rules)


def test_the_light_player_ends_a_round_that_brings_nothing_otherwise() -> None:
    rules = rules_of("hiraya")
    only_called = replace(rules, calls=Calls("HI-14", words=SAGE_SHOUBU), dues=(each_pays("HI-14", YAKU, when=CALLED),))
    assert values_of(only_called).calls == 1
    assert weights_of(only_called).calls == 64


def test_the_light_player_wants_what_yaku_are_made_of() -> None:
    weights = weights_of(rules_of("taiyaku")).cards
    assert weights[card("1a")] == max(weights)
    assert weights[card("1a")] > weights[card("1b")] > weights[card("1c")]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_the_least_cards_of_a_yaku_make_it(game: Game) -> None:
    for row in game.rules().yaku:
        for level in row.levels:
            assert level.pattern.holds(least(level.pattern))
            assert level.pattern.missing(0) == least(level.pattern).bit_count()
