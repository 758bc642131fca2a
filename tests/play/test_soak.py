"""Whole matches at every table under the eyes of an umpire and a bookkeeper who know nothing of the engine."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from hanashobu.games import all_games
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from tests.support.helpers import full_match
from tests.support.ledger import Ledger
from tests.support.officials import check, umpire_for, watched_rounds
from tests.support.strategies import Setup, covering

SOAK = 100_000  # rounds in the long run, over all tables
SHARE = -(-SOAK // len(covering()))  # of each table

every_table = pytest.mark.parametrize("setup", covering(), ids=repr)


def test_every_game_and_number_of_players_is_watched_with_every_pair_of_options() -> None:
    tables = Counter((setup.game.name, setup.seats) for setup in covering())
    assert set(tables) == {(game.name, seats) for game in all_games().values() for seats in game.seats}
    assert SHARE * len(covering()) >= SOAK


@pytest.mark.parametrize("setup", covering()[::3], ids=repr)
def test_umpire_and_bookkeeper_find_no_foul_in_a_round(setup: Setup) -> None:
    """CO-1 to CO-15: a slice of the long run, at a third of the tables."""
    assert watched_rounds(setup, 1) > 4


@pytest.mark.soak
@every_table
def test_umpire_and_bookkeeper_find_no_foul_in_a_hundred_thousand_rounds(setup: Setup) -> None:
    """CO-1 to CO-15."""
    assert watched_rounds(setup, SHARE, 1_000) > 4 * SHARE


# The officials themselves.

FOULS = [
    (events.Play, "seat", lambda value: value + 1),
    (events.Play, "source", lambda value: "stock" if value == "hand" else "hand"),
    (events.Play, "takes", lambda value: () if value else ("1a",)),
    (events.Pay, "amount", lambda value: value + 1),
    (events.RoundScore, "result", lambda value: (value[0] + 1, *value[1:])),
    (events.RoundEnds, "totals", lambda value: (value[0] + 1, *value[1:])),
    (events.RoundEnds, "why", lambda value: "shoubu" if value == "hands_out" else "hands_out"),
    (events.RoundBegins, "number", lambda value: value + 1),
    (events.Deal, "stock", lambda value: value[:-1]),
    (events.Deal, "field", lambda value: (*value[:-1], "1a")),
]


@pytest.mark.parametrize("foul", FOULS, ids=lambda foul: f"{foul[0].__name__}.{foul[1]}")
@pytest.mark.parametrize("game", ["hiraya", "kyu_rei_hana", "taiyaku", "hachi_hachi", "min_hwatu", "hana_awase"])
def test_a_foul_is_seen(game: str, foul: tuple[type[AnyEvent], str, object]) -> None:
    kind, field, change = foul
    setup = Setup(all_games()[game], 3, (("rounds", 2),))
    emitted = list(full_match(game, 3, 2, rounds=2).events)
    check(emitted, umpire_for(setup), Ledger(setup.match(0).rules))
    at = next((at for at, event in enumerate(emitted) if isinstance(event, kind)), None)
    if at is None:
        pytest.skip("nothing of the kind happened in this match")
    emitted[at] = msgspec.structs.replace(emitted[at], **{field: change(getattr(emitted[at], field))})  # type: ignore[operator]
    with pytest.raises((AssertionError, ValueError, KeyError, IndexError)):
        check(emitted, umpire_for(setup), Ledger(setup.match(0).rules))
