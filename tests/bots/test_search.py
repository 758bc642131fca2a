"""How long a search goes on: to its limits, or no longer than the best action can still change."""

from __future__ import annotations

import dataclasses
from random import Random

import pytest
from msgspec.structs import replace

from hanashobu import games
from hanashobu.bots import find, search
from hanashobu.bots.search import MANY, Search
from hanashobu.engine import native
from hanashobu.games import all_games
from hanashobu.play.match import Match
from hanashobu.play.view import View
from hanashobu.rules.game import Game
from hanashobu.rules.length import Length
from tests.support.helpers import NAMES, Table
from tests.support.slices import sliced

TRIES = 400


def first_play(game: Game, seed: int) -> View:
    """A view of somebody who has several actions."""
    match = Match(game, NAMES[: game.usual_seats], game.options(), seed)
    match.start()
    while match.actor is None or len(match.view(match.actor).legal) < 3:
        assert match.actor is not None
        match.play(match.actor, match.view(match.actor).legal[0])
    return match.view(match.actor)


@pytest.mark.parametrize("views", sliced([2, 6]))
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_stopping_when_it_is_clear_changes_no_move(game: Game, views: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "SLICE", 0.0)  # looks after every iteration, however fast the machine is
    saved = 0
    for seed in range(views):
        view = first_play(game, seed)
        whole = Search(view, Random(seed), fast=False)
        whole.run(TRIES)
        short = Search(view, Random(seed), fast=False)
        short.think(3600.0, TRIES, to_the_end=False)
        assert short.best() == whole.best()
        assert short.iterations <= TRIES
        saved += TRIES - short.iterations
    assert saved


def test_it_stops_when_an_action_was_tried_often_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "ENOUGH", 60)
    view = first_play(games.find("hiraya"), 1)
    thinking = Search(view, Random(1), fast=False)
    thinking.think(3600.0, to_the_end=False)
    best = thinking.found()[0]
    assert best.visits >= 60
    assert thinking.iterations < 2000


def test_a_hint_thinks_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "ENOUGH", 1)
    thinking = Search(first_play(games.find("hiraya"), 1), Random(1), fast=False)
    thinking.think(3600.0, 100)
    assert thinking.iterations == 100


def test_the_clock_ends_it_too() -> None:
    thinking = Search(first_play(games.find("hiraya"), 1), Random(1), fast=False)
    thinking.think(0.0)
    assert 0 < thinking.iterations <= 200


def test_nothing_to_choose_from_is_clear_at_once() -> None:
    table = Table("hiraya").place(hands=["3b", "5c", "6c"], field="3c 8c", stock="9c 10c 11c")
    thinking = Search(table.match.view(0), Random(1), fast=False)
    thinking.think(3600.0, 10_000, to_the_end=False)
    assert thinking.iterations < 10_000
    assert thinking.best() == table.match.view(0).legal[0]


def test_without_a_compiled_kernel_strong_thinks_in_cpython(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "ready", lambda: None)
    tried: list[int] = []
    think = Search.think

    def watched(self: Search, seconds: float, most: int = MANY, to_the_end: bool = True) -> None:
        think(self, seconds, most, to_the_end)
        tried.append(self.iterations)

    monkeypatch.setattr(Search, "think", watched)
    view = first_play(games.find("hana_awase"), 2)
    assert find("strong").choose(view, Random(1)) in view.legal
    assert 0 < tried[0] <= 1000


@pytest.mark.parametrize(
    ("length", "totals", "soon"),
    [
        (Length(12), (0, 0, 0), False),
        (Length(3), (0, 0, 0), True),
        (Length(None, target=200, target_rule="NA-20"), (10, 30, 100), False),
        (Length(None, target=200, target_rule="NA-20"), (10, 30, 150), True),
        (Length(None, start=100, bust="HI-18"), (100, 70, 130), False),
        (Length(None, start=100, bust="HI-18"), (100, 20, 180), True),
    ],
)
def test_winning_the_match_counts_where_a_round_may_end_it(length: Length, totals: tuple[int, ...], soon: bool) -> None:
    """CO-13, HI-18, NA-20: after the agreed rounds, at a target, or when somebody has nothing left."""
    view = first_play(games.find("hiraya"), 1)
    view.table.round = 2
    view.table.totals[:3] = totals
    ends = replace(view, rules=dataclasses.replace(view.rules, length=length))
    assert (search.prize(ends) > 0) == soon
