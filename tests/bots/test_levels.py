"""The levels: their order and names, and how the beginner goes wrong."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from hanashobu import bots, games
from hanashobu.bots import LEVELS, USUAL, all_bots, searcher
from hanashobu.bots.search import MANY
from hanashobu.bots.searcher import Searcher
from hanashobu.cards import card
from hanashobu.engine.actions import CLAIM_NOTHING, IN, OUT, SHOUBU
from hanashobu.games import all_games
from hanashobu.play.match import Match
from hanashobu.rules.game import Game
from tests.bots.test_bots import play_out
from tests.support.helpers import NAMES, Table
from tests.support.slices import sliced, spread
from tests.support.strategies import Setup
from tests.support.worlds import Tape


def test_the_levels_come_from_the_weakest_to_the_strongest() -> None:
    assert tuple(all_bots())[: len(LEVELS)] == LEVELS == ("random", "beginner", "regular", "strong", "master")
    assert USUAL == "regular"


def test_a_name_is_found_however_it_is_written() -> None:
    assert bots.find("regular") is bots.find("Regular") is all_bots()["regular"]
    assert bots.known("Regular") == "regular"


def test_the_master_is_the_strong_one_with_more_time_and_tries() -> None:
    strong, master = all_bots()["strong"], all_bots()["master"]
    assert isinstance(strong, Searcher)
    assert isinstance(master, Searcher)
    assert replace(strong, name=master.name, sentence=master.sentence, seconds=2.0, iterations=MANY) == master
    assert (strong.seconds, strong.iterations) == (0.2, 1000)


def won(game: Game, better: str, worse: str, matches: int) -> float:
    """How many points a match a bot is ahead of the others, from every seat with the same cards."""
    seats, lead = game.usual_seats, 0.0
    for seed in range(matches):
        for place in range(seats):
            players = [all_bots()[better if seat == place else worse] for seat in range(seats)]
            totals = play_out(Match(game, NAMES[:seats], game.options(rounds=2), seed), players, Random(seed)).totals
            lead += totals[place] - sum(totals) / seats
    return lead


@pytest.mark.parametrize("game", sliced(spread(list(all_games().values())), 3), ids=lambda game: game.name)
def test_the_beginner_beats_random_and_loses_to_regular(game: Game) -> None:
    assert won(game, "beginner", "random", 12) > 0
    assert won(game, "regular", "beginner", 20) > 0


def chosen(table: Table, seeds: int = 200) -> set[int]:
    view = table.match.view(table.actor)
    return {all_bots()["beginner"].choose(view, Random(seed)) for seed in range(seeds)}


def test_the_beginner_overlooks_a_match_now_and_then() -> None:
    """The Crane could be taken; mostly it is, but not always."""
    table = Table("kyu_rei_hana").place(hands=["1c 5c", "2c", "2d"], field="1a 6d", stock="9c")
    view = table.match.view(0)
    taken = [all_bots()["beginner"].choose(view, Random(seed)) == card("1c") for seed in range(200)]
    assert 110 < sum(taken) < 190


def test_the_beginner_does_not_remember_what_was_played() -> None:
    """The other Wisterias are gone, so only the Iris left behind would help somebody; the beginner sees no difference."""
    table = Table("kyu_rei_hana").place(hands=["4c 5c", "2c 3c", "2d 3d"], field="4d 5d", taken=["", "4a", "4b"], stock="9c 9d 10c")
    assert chosen(table) == {card("4c"), card("5c")}


def asked(game: str, seats: int, ask: str) -> Tape:
    """A match in which somebody is asked this."""
    for seed in range(200):
        for at, (_, question, _) in enumerate(Tape(Setup(games.find(game), seats, (("rounds", 1),)), seed, 60).actions):
            tape = Tape(Setup(games.find(game), seats, (("rounds", 1),)), seed, at)
            if question == ask and len(tape.match.legal()) > 1:
                return tape
    raise AssertionError("Nobody is asked.")


@pytest.mark.parametrize(
    ("game", "seats", "ask", "timid", "bold"), [("hachi_hachi", 3, "claim", CLAIM_NOTHING, None), ("hachi_hachi", 5, "speak", OUT, IN)]
)
def test_the_beginner_is_timid_now_and_then(game: str, seats: int, ask: str, timid: int, bold: int | None) -> None:
    match = asked(game, seats, ask).match
    assert match.actor is not None
    view = match.view(match.actor)
    said = [all_bots()["beginner"].choose(view, Random(seed)) for seed in range(60)]
    assert set(said) <= set(view.legal)
    assert timid in said
    if bold is None:
        assert any(action != timid for action in said)


@pytest.mark.parametrize("game", ["hachi_hachi", "taiyaku"])
@pytest.mark.parametrize("level", ["strong", "master"])
def test_a_bot_that_searches_claims_all_its_teyaku_without_a_search(level: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """TA-11, HH-7: claims are collected in a fraction of a second, whatever a search would take."""

    def begun(*_: object, **__: object) -> None:
        raise AssertionError("A search was begun.")

    monkeypatch.setattr(searcher, "Search", begun)
    match = asked(game, 3, "claim").match
    assert match.actor is not None
    view = match.view(match.actor)
    assert all_bots()[level].choose(view, Random(1)) == all_bots()["regular"].choose(view, Random(1)) == view.legal[-1] != CLAIM_NOTHING


def test_the_beginner_ends_the_round_with_a_yaku() -> None:
    """It dares no more than that."""
    table = Table("hachi_hachi").place(hands=["3b", "5c", "6c"], field="3c", taken=["1b 2b", "", ""], stock="8c 9c 10c")
    table.play("3b")
    assert chosen(table, 20) == {SHOUBU}
