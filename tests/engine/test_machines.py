"""The rules run on two machines, CPython and the compiled kernel, and both tell the same: every game, table and option, row by row."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random

import pytest

from hanashobu.cards import code
from hanashobu.engine import batch, flow, native
from hanashobu.engine.batch import Tally
from hanashobu.engine.machine import Compiled, Interpreted, seeded
from hanashobu.engine.state import BETWEEN, OVER, State
from hanashobu.games import all_games, find
from hanashobu.lab.sim.run import simulate
from hanashobu.play import events
from hanashobu.play.dealing import SECRET
from hanashobu.play.match import Match
from hanashobu.play.narrate import Narrator
from hanashobu.play.plain_view import plain
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.options import from_json
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from tests.support.helpers import only
from tests.support.slices import sliced, spread
from tests.support.strategies import LONG, Setup, Watched, any_action, covering

SLICE = 12  # rounds at each table in the usual run
SOAK = 250  # matches at each table in the long one: with eight tables or more that is 2,000 for each game and number of players

every_table = pytest.mark.parametrize("setup", covering(), ids=repr)
a_third = pytest.mark.parametrize("setup", sliced(spread(covering()), len(covering()) // 3), ids=repr)


two_machines = pytest.mark.skipif(native.ready() is None, reason="there is no compiled kernel, so there is only one machine")


@cache
def rules_of(setup: Setup) -> tuple[Ruleset, Tables]:
    rules = setup.game.rules(from_json(setup.game.options, dict(setup.values)), setup.seats)
    return rules, compile_tables(rules)


def compare_match(tables: Tables, seed: int) -> list[list[int]]:
    """Play a match on both machines, and compare what they told round by round."""
    plain, compiled = Interpreted(tables, seeded(seed)), Compiled(tables, seeded(seed))
    state = plain.state()
    story: list[list[int]] = []
    plain.walk(flow.START)
    compiled.walk(flow.START)
    while state.status != OVER:
        stops = not tables.rounds and state.status == BETWEEN and state.round >= LONG
        move = flow.STOP if stops else flow.GO_ON
        plain.walk(move)
        compiled.walk(move)
        actions = []
        while state.status != OVER and state.status != BETWEEN:
            actions.append(plain.walk(flow.RANDOM_STEP))
        assert [compiled.walk(flow.RANDOM_STEP) for _ in actions] == actions
        story.append(plain.drain())
        assert compiled.drain() == story[-1]
    assert _numbers(compiled.state()) == _numbers(state)
    return story


def _numbers(state: State) -> dict[str, object]:
    """The whole state but the log, which is only as long as it says."""
    return {key: getattr(state, key) for key in State.FIELDS if key != "log"}


@two_machines
@a_third
def test_both_machines_tell_the_same_match(setup: Setup) -> None:
    rules, tables = rules_of(setup)
    for seed in range(-(-SLICE // (rules.length.rounds or LONG))):
        story = compare_match(tables, seed)
        emitted = Narrator(rules, tables).read([number for rows in story for number in rows])
        assert len(only(emitted, events.RoundEnds)) == sum(len(rows) > 40 for rows in story)
        assert len(only(emitted, events.MatchEnds)) == 1


def test_every_game_and_number_of_players_has_two_thousand_matches_in_the_long_run() -> None:
    for game in all_games().values():
        for seats in game.seats:
            assert SOAK * sum(setup.game is game and setup.seats == seats for setup in covering()) >= 2_000


@two_machines
@pytest.mark.soak
@every_table
def test_both_machines_tell_the_same_match_over_and_over(setup: Setup) -> None:
    _, tables = rules_of(setup)
    for seed in range(SOAK):
        compare_match(tables, 1_000_000 + seed)


@two_machines
@pytest.mark.parametrize("setup", [Setup(game, seats, ()) for game in all_games().values() for seats in game.seats], ids=repr)
def test_a_match_on_the_compiled_machine_has_the_same_events_and_views(setup: Setup) -> None:
    """The same choices, made by somebody who looks at the views of one of them."""
    watched = Watched(setup, 5)
    other = setup.match(5, Compiled)
    assert other.start()[0] == watched.match.start()[0]
    for _ in range(40):
        match = watched.match
        if match.over:
            break
        assert other.actor == match.actor
        if match.actor is None:
            assert other.go_on() == match.go_on()
            continue
        assert other.legal() == match.legal()
        assert plain(other.view(match.actor)) == plain(match.view(match.actor))
        action = any_action(match, watched.random)
        assert other.play(match.actor, action) == match.play(match.actor, action)
    assert other.events == watched.match.events


@two_machines
@pytest.mark.parametrize("game", all_games())
def test_both_machines_take_decks_from_outside(game: str) -> None:
    """Those of people's tables: a whole match with every kind of shuffle that the game has (CO-5)."""
    found = all_games()[game]
    setup, emitted = Setup(found, found.usual_seats, (("rounds", 2),)), []
    for machine in (Interpreted, Compiled):
        match, random = setup.match(5, machine, SECRET), Random(1)
        match.start()
        while not match.over:
            if match.actor is None:
                match.go_on()
            else:
                match.play(match.actor, any_action(match, random))
        emitted.append(match.events)
    assert emitted[0] == emitted[1]


@two_machines
@pytest.mark.parametrize("game", all_games())
def test_both_machines_wait_for_decks_and_take_those_that_are_given(game: str) -> None:
    """`await_decks` and `give_deck`, as when a record is replayed: nothing is dealt until the deck is there, and then that one is."""
    found = all_games()[game]
    setup, emitted = Setup(found, found.usual_seats, (("rounds", 2),)), []
    for machine in (Interpreted, Compiled):
        match, random = setup.match(5, machine), Random(1)
        match.await_decks()
        match.start()
        given = 0
        while not match.over:
            if match.needs_deck:
                match.go_on()
                assert match.needs_deck
                match.give_deck([code(card) for card in match._shuffled()])
                given += 1
            if match.actor is None:
                match.go_on()
            else:
                match.play(match.actor, any_action(match, random))
        assert given >= 2
        emitted.append(match.events)
    assert emitted[0] == emitted[1]


def tally_of(tables: Tables, seed: int, stream: int, rounds: int, fast: bool) -> list[int]:
    """What so many rounds of random play add up to."""
    if not fast:
        tally = Tally()
        batch.play(seeded(seed, stream), tables, tally, rounds)
        return tally.flatten()
    machine = native.load()
    row = machine.row(Tally())
    machine.play(machine.row(seeded(seed, stream)), machine.row(tables), row, rounds)
    return list(row)


@two_machines
@pytest.mark.parametrize("game", ["taiyaku", "hachi_hachi"])
def test_both_machines_let_claims_be_collected_outside(game: str) -> None:
    """TA-11, HH-7: the round stops before the claims, and goes on when they are all known."""
    setup = Setup(find(game), 3, (("rounds", 1),))
    claimed = 0
    for seed in range(12):
        matches = setup.match(seed), setup.match(seed, Compiled)
        for match in matches:
            match.await_claims()
            match.start()
            while match.actor is not None:
                match.play(match.actor, match.legal()[0])
            assert match.awaits_claims
            match.close_claims()
            while match.actor is not None and match.asked == "claim":
                match.play(match.actor, match.legal()[-1])
        assert matches[0].events == matches[1].events
        claimed += len(only(matches[1].events, events.Claim))
    assert claimed > 1


@two_machines
@a_third
@pytest.mark.parametrize("rounds", sliced([40, 150]))
def test_both_machines_count_the_same(setup: Setup, rounds: int) -> None:
    _, tables = rules_of(setup)
    counted = tally_of(tables, 11, 0, rounds, fast=True)
    assert counted == tally_of(tables, 11, 0, rounds, fast=False)
    assert Tally().fill(counted).rounds == rounds


@two_machines
def test_a_match_is_abandoned_alike_on_both_machines() -> None:
    """Its totals are those of the last round that has ended, although the next one has been dealt."""
    ends = []
    for machine in (Interpreted, Compiled):
        match = Match(find("hachi_hachi"), ("Aki", "Ben", "Chie"), seed=4, machine=machine)
        match.start()
        while match.round < 3:
            match.go_on() if match.actor is None else match.play_random()
        ends.append((match.abandon(), match.totals, match.over, match.actor))
    assert ends[0] == ends[1]
    assert any(ends[0][1])


@pytest.mark.parametrize("game", all_games(), ids=str)
def test_listening_changes_nothing_that_is_counted(game: str) -> None:
    """A simulation that nobody listens to takes short cuts in the settlement: the sums are those of the told rounds."""
    found = all_games()[game]
    tables = compile_tables(found.rules())
    deaf, heard = Tally(), Tally()
    batch.play(seeded(3), tables, deaf, 60)
    state = seeded(3)
    state.start_log()
    for _ in range(60):
        batch.play(state, tables, heard, 1)
        state.log_end = 0
    assert heard.flatten() == deaf.flatten()


@two_machines
@pytest.mark.parametrize("game", all_games(), ids=str)
def test_two_threads_count_what_one_counts(game: str) -> None:
    tables = compile_tables(all_games()[game].rules())
    jobs = [(stream, 3_000 + stream) for stream in range(8)]
    one = [tally_of(tables, 7, stream, rounds, fast=True) for stream, rounds in jobs]
    with ThreadPoolExecutor(2) as pool:
        two = list(pool.map(lambda job: tally_of(tables, 7, job[0], job[1], fast=True), jobs))
    assert two == one


@two_machines
@pytest.mark.parametrize("game", all_games(), ids=str)
def test_a_simulation_has_the_same_numbers_on_any_number_of_threads(game: str) -> None:
    one, two = (simulate(all_games()[game], rounds=9_000, seed=5, threads=threads).to_json() for threads in (1, 2))
    for found in (one, two):
        for changing in ("seconds", "rounds_per_second", "threads"):
            found.pop(changing, None)
    assert one == two
