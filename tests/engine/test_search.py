"""The search in the kernel: the same on both machines, within its memory, and after the settlement and the match."""

from __future__ import annotations

from random import Random

import pytest

from hanashobu import games
from hanashobu.bots.search import Search
from hanashobu.bots.searcher import Searcher
from hanashobu.cards import card
from hanashobu.engine import native
from hanashobu.engine.search import FINE, add_chance_to_win
from hanashobu.engine.state import BETWEEN, OVER, State
from hanashobu.games import all_games
from hanashobu.play.match import Match
from hanashobu.play.view import View
from hanashobu.rules.compile import compile_tables
from tests.support.helpers import NAMES, Table

TABLES = [(game.name, seats) for game in all_games().values() for seats in game.seats]


def some_decision(game: str, seats: int, random: Random) -> View:
    """A view of somebody who can choose, anywhere in the first rounds of a match."""
    match = Match(games.find(game), NAMES[:seats], None, random.getrandbits(32))
    match.start()
    steps = random.randrange(40)
    while True:
        if match.actor is None:
            match.go_on()
            continue
        view = match.view(match.actor)
        if steps <= 0 and len(view.legal) > 1:
            return view
        match.play_random()
        steps -= 1


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_both_machines_grow_the_same_tree(game: str, seats: int) -> None:
    if native.ready() is None:
        pytest.skip("there is no compiled kernel")
    random = Random(f"{game}/{seats}")
    for _ in range(3):
        view, seed = some_decision(game, seats, random), random.getrandbits(32)
        for light in (True, False):
            plain = Search(view, Random(seed), nodes=64, light=light, fast=False)
            compiled = Search(view, Random(seed), nodes=64, light=light)
            for _ in range(2):  # also when a search is carried on
                plain.run(50)
                compiled.run(50)
            assert plain.found() == compiled.found()
            assert [plain.found(each.action) for each in plain.found()] == [compiled.found(each.action) for each in compiled.found()]


@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize("nodes", [2, 5, 40])
def test_a_search_stays_within_its_memory(nodes: int, fast: bool) -> None:
    view = some_decision("hana_awase", 3, Random(4))
    thought = Search(view, Random(1), nodes=nodes, fast=fast)
    thought.run(300)
    assert thought.size == nodes
    assert sum(found.visits for found in thought.found()) <= 300
    assert thought.best() in view.legal


def test_it_goes_for_the_settlement_and_not_for_card_points() -> None:
    """The Moon has 20 points; the third Poetry Ribbon has 10, and a yaku."""
    table = Table("hana_awase").place(
        hands=["1c 8c", "4c 5c", "6c 7c"], field="1b 8a", taken=["2b 3b", "", ""], stock="9c 10c 11d 4d 5d 6d"
    )
    searcher = Searcher("", "", 60.0, 600)
    assert searcher.choose(table.match.view(0), Random(2)) == card("1c")


def test_it_keeps_a_card_from_a_player_who_needs_it() -> None:
    """The next player wants the Poetry Ribbon of the Pine for a yaku, and everybody has seen the Pine in that hand."""
    table = Table("hana_awase").place(
        hands=["1c 8c", "1d 5c", "6c 7c"], field="1b 8a", taken=["", "2b 3b", ""], stock="9c 10c 11d 4d 5d 6d"
    )
    table.state.shown[1] = 1 << card("1d")
    assert Searcher("", "", 60.0, 600).choose(table.match.view(0), Random(2)) == card("1c")


@pytest.mark.parametrize(
    ("totals", "chances"),
    [((30, 10, 0), (1, 0, 0)), ((30, 30, 0), (0.5, 0.5, 0)), ((0, 0, 0), (0.5, 0.5, 0.5))],
)
def test_at_the_end_of_a_match_only_the_winner_gets_the_prize(totals: tuple[int, ...], chances: tuple[float, ...]) -> None:
    assert prizes(OVER, totals) == tuple(100 * FINE * chance for chance in chances)


def test_before_the_end_a_lead_is_a_chance() -> None:
    ahead, level, behind = prizes(BETWEEN, (50, 0, 0)), prizes(BETWEEN, (0, 0, -50)), prizes(BETWEEN, (-200, 0, 0))
    assert ahead[0] > 100 * FINE / 2 > ahead[1]
    assert level[0] == level[1] == 100 * FINE / 2
    assert behind[0] == 0


def prizes(status: int, totals: tuple[int, ...]) -> tuple[int, ...]:
    """What a prize of 100 points brings everybody."""
    state, value = State(), [0] * 3
    state.status = status
    state.totals[: len(totals)] = totals
    add_chance_to_win(state, compile_tables(games.find("hiraya").rules(None, 3)), 100, value)
    return tuple(value)
