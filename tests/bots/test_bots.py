"""Bots: they play every game by its rules, see only their views, and the one that thinks beats the one that does not."""

from __future__ import annotations

from random import Random

import pytest

from hanashobu import bots
from hanashobu.bots import all_bots
from hanashobu.bots.bot import Bot
from hanashobu.bots.searcher import Searcher
from hanashobu.cards import cards, code, each
from hanashobu.engine.actions import PILE_0, PILE_1, REDEAL
from hanashobu.engine.state import State
from hanashobu.games import all_games
from hanashobu.play.match import Match
from hanashobu.rules.game import Game
from tests.bots.short_search import QUICK
from tests.support.helpers import NAMES, Table
from tests.support.slices import sliced, spread
from tests.support.strategies import LONG, Setup, covering

TABLES = [(game, seats) for game in all_games().values() for seats in game.seats]
USUAL_FIRST = sorted(TABLES, key=lambda table: table[1] != table[0].usual_seats)
every_bot = pytest.mark.parametrize("bot", QUICK, ids=lambda bot: bot.name)
SOME = [setup for setup in covering() if ("rounds", 1) in setup.values and ("campaign", True) not in setup.values]


def play_out(match: Match, players: list[Bot], random: Random) -> Match:
    """A match between bots; one without an end is stopped after a few rounds."""
    match.start()
    while not match.over:
        if match.actor is not None:
            match.play(match.actor, players[match.actor].choose(match.view(match.actor), random))
        elif match.options.rounds is None and match.round >= LONG:
            match.stop()
        else:
            match.go_on()
    return match


SIMPLE = [bot for bot in QUICK if not isinstance(bot, Searcher)]
# Each table is played at by one of the simple bots; a search takes its time, and plays at fewer.
SHARED = [(bot, setup) for at, bot in enumerate(SIMPLE) for setup in covering()[at :: len(SIMPLE)]]
SEARCHED = [(bot, setup) for bot in QUICK if bot not in SIMPLE for setup in SOME[::9]]
QUARTER = len(SHARED[::4])


@pytest.mark.parametrize(
    ("bot", "setup"), sliced(SEARCHED + spread(SHARED, 4), len(SEARCHED) + QUARTER), ids=lambda value: getattr(value, "name", repr(value))
)
def test_a_bot_plays_whole_matches_with_legal_actions_only(bot: Bot, setup: Setup) -> None:
    """At every table and with all house rules: `Match.play` refuses anything else."""
    match = play_out(setup.match(1), [bot] * setup.seats, Random(1))
    assert match.over


@pytest.mark.soak
@every_bot
def test_a_bot_plays_at_every_table(bot: Bot) -> None:
    for setup in SOME if isinstance(bot, Searcher) else covering():
        assert play_out(setup.match(2), [bot] * setup.seats, Random(2)).over, setup


def match_of(game: Game, seats: int, seed: int, thinker: int) -> bool:
    """Whether regular wins a match of six rounds against players at random."""
    players = [all_bots()["regular" if seat == thinker else "random"] for seat in range(seats)]
    match = play_out(Match(game, NAMES[:seats], game.options(rounds=6), seed), players, Random(seed))
    return match.totals[thinker] == max(match.totals)


@pytest.mark.parametrize(("game", "seats"), sliced(USUAL_FIRST, len(all_games())), ids=lambda value: getattr(value, "name", str(value)))
def test_regular_beats_random_clearly(game: Game, seats: int) -> None:
    """From every seat in turn, it wins at least half of 24 matches, however many sit at the table."""
    assert sum(match_of(game, seats, seed, seed % seats) for seed in range(24)) >= 12


def choice(bot: str, table: Table, seed: int = 1) -> str:
    """What a bot plays where the table stands."""
    assert table.actor is not None
    return code(all_bots()[bot].choose(table.match.view(table.actor), Random(seed)))


ANY_SEED = pytest.mark.parametrize("seed", range(6))


@ANY_SEED
def test_regular_takes_the_more_valuable_card(seed: int) -> None:
    """A Bright rather than a Chaff; and of two cards that a hand card may take, the Bright."""
    table = Table("kyu_rei_hana").place(hands=["1c 5c", "2c", "2d"], field="1a 5d", stock="9c")
    assert choice("regular", table, seed) == "1c"
    table = Table("kyu_rei_hana").place(hands=["1c", "2c", "2d"], field="1a 1b 5d", stock="9c")
    table.play("1c")
    assert choice("regular", table, seed) == "1a"


@ANY_SEED
def test_regular_completes_a_yaku_rather_than_take_a_few_points_more(seed: int) -> None:
    """The last Blue Ribbon brings 5, and 20 from each opponent; the Cuckoo 10."""
    table = Table("kyu_rei_hana").place(hands=["4c 10c", "2c", "2d"], field="4a 10b", taken=["6b 9b", "", ""], stock="9c")
    assert choice("regular", table, seed) == "10c"


@ANY_SEED
def test_regular_breaks_what_an_opponent_is_about_to_complete(seed: int) -> None:
    """Two ribbons of the same points: the one that an opponent needs is taken."""
    table = Table("kyu_rei_hana").place(hands=["7c 10c", "2c", "2d"], field="7b 10b", taken=["", "6b 9b", "4b"], stock="9c")
    assert choice("regular", table, seed) == "10c"


@ANY_SEED
def test_regular_thinks_of_what_it_leaves_when_it_cannot_take(seed: int) -> None:
    """Nothing matches: it lays down a Chaff and keeps the Moon."""
    table = Table("kyu_rei_hana").place(hands=["8a 6c", "2c 3c", "2d 3d"], field="4c", stock="9c 9d 10c")
    assert choice("regular", table, seed) == "6c"


@ANY_SEED
def test_regular_takes_what_others_could_take_and_leaves_what_they_cannot(seed: int) -> None:
    """Two pairs of Chaff worth nothing: the other Wisterias are gone, so only the Iris left behind would help somebody."""
    table = Table("kyu_rei_hana").place(hands=["4c 5c", "2c 3c", "2d 3d"], field="4d 5d", taken=["", "4a", "4b"], stock="9c 9d 10c")
    assert choice("regular", table, seed) == "5c"


def test_regular_asks_for_a_redeal_where_it_may() -> None:
    table = Table("nara").deal(piles=[("1c 1d 2c 2d 3c", "")])
    table.play(*["pile 1"] * 4)
    assert all_bots()["regular"].choose(table.match.view(0), Random(1)) == REDEAL


@every_bot
def test_piles_are_chosen_unseen_so_both_are_chosen(bot: Bot) -> None:
    view = Table("nara").deal().match.view(0)
    assert {bot.choose(view, Random(seed)) for seed in range(20)} == {PILE_0, PILE_1}


@every_bot
def test_the_same_view_and_random_numbers_give_the_same_choice_and_leave_the_view_alone(bot: Bot) -> None:
    table = Table("hiraya").deal(hands=["1a 2a 3a 4a 5a 6a 11d"], field="1b 2b 3b 4b 5b 6b")
    view = table.match.view(0)
    before = [getattr(view.table.copy(), key) for key in State.FIELDS]
    assert len({bot.choose(view, Random(3)) for _ in range(5)}) == 1
    assert [getattr(view.table, key) for key in State.FIELDS] == before


def test_random_plays_every_legal_card() -> None:
    table = Table("hiraya").deal(hands=["1a 2a 3a 4a 5a 6a 11d"])
    chosen = {all_bots()["random"].choose(table.match.view(0), Random(seed)) for seed in range(100)}
    assert chosen == set(each(cards("1a 2a 3a 4a 5a 6a 11d")))


def test_bots_are_found_by_name_and_a_wrong_name_gets_a_hint() -> None:
    assert bots.find("Regular") is all_bots()["regular"]
    with pytest.raises(bots.UnknownBot, match="did you mean regular"):
        bots.find("reglar")
    for name, bot in all_bots().items():
        assert bot.name == name
        assert bot.sentence.endswith(".")
