"""Every game has the same events as before: one match of each table in `make test`, all matches in `make soak`."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hanashobu.engine import native
from hanashobu.engine.machine import Interpreted
from hanashobu.games import all_games
from hanashobu.play.match import MakeMachine
from tests.streams.kept import MATCHES, Kept, hashed, read
from tests.streams.matches import CompiledBeside
from tests.streams.tables import pairs, single

TABLES = [(name, seats) for name, game in all_games().items() for seats in game.seats]

no_kernel = pytest.mark.skipif(native.ready() is None, reason="there is no compiled kernel")
machines = [Interpreted, pytest.param(CompiledBeside, marks=[pytest.mark.compiled, no_kernel])]


def kept_of(name: str, seats: int) -> list[Kept]:
    return [kept for kept in read(name) if kept.setup.seats == seats]


@pytest.mark.parametrize("machine", machines)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_first_match_of_every_table_has_the_same_events(name: str, seats: int, machine: MakeMachine) -> None:
    tables = [kept for kept in kept_of(name, seats) if kept.first]
    assert [text for kept in tables for text in kept.differences(1, machine)] == []


@pytest.mark.soak
@pytest.mark.parametrize("machine", machines)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_match_of_every_table_has_the_same_events(name: str, seats: int, machine: MakeMachine) -> None:
    assert [text for kept in kept_of(name, seats) for text in kept.differences(MATCHES, machine)] == []


@pytest.mark.parametrize("name", all_games())
def test_every_house_rule_has_a_table_whose_matches_are_kept(name: str) -> None:
    game = all_games()[name]
    singles = list(single(game))
    assert [repr(kept.setup) for kept in read(name)] == [*map(repr, singles), *map(repr, pairs(game, singles))]
    assert all(kept.hashes[0] == hashed(kept.first) for kept in read(name) if kept.first)


def test_the_first_event_that_differs_is_shown() -> None:
    kept = kept_of("nara", 4)[0]
    other = (*kept.first[:5], kept.first[5].replace(b'"seat":', b'"seat":9'), *kept.first[6:])
    assert [*replace(kept, first=other).differences(1, Interpreted)] == [
        f"nara-4 rounds=3, match 0, line 6\n  expected {other[5].decode()}\n  found    {kept.first[5].decode()}"
    ]
    assert "line 6\n  expected nothing" in next(replace(kept, first=kept.first[:5]).differences(1, Interpreted))


def test_a_match_that_differs_is_named() -> None:
    kept = kept_of("nara", 4)[0]
    changed = replace(kept, hashes=(*kept.hashes[:2], "0" * 16))
    assert [text.partition(" differs")[0] for text in changed.differences(3, Interpreted)] == ["nara-4 rounds=3, match 2"]
