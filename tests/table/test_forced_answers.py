"""Nobody is asked what is decided already: after the last card of a round, sage could only halve a yaku (HH-12, HH-14)."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from hanashobu import games
from hanashobu.engine.actions import CANCEL, SAGE, SHOUBU
from hanashobu.play import events
from hanashobu.play.match import Match
from hanashobu.table.protocol import GoOn
from hanashobu.table.reopen import reopen
from hanashobu.table.table import Table
from tests.support.helpers import only
from tests.support.slices import sliced
from tests.support.strategies import Setup, covering
from tests.table.tables import table_of

ENOUGH = 12  # times that a round ends with a yaku of its very last card


def last_calls(setup: Setup, rounds: int) -> list[Match]:
    """Matches in which a player is asked whether to go on although nobody has a card left, as the rules ask it (HH-8)."""
    found: list[Match] = []
    match, random = setup.match(7), Random(1)
    match.start()
    while not match.over and match.round < rounds:
        if match.actor is None:
            match.go_on()
            continue
        if match.asked == "call":
            if not any(match.view(None).hand_sizes[seat] for seat in match.view(None).playing):
                found.append(deepcopy(match))
            match.play(match.actor, SAGE)
        else:
            match.play_random() if random.random() < 0.5 else match.play(match.actor, _greedy(match))
    return found


def _greedy(match: Match) -> int:
    """A card that yaku are made of, if there is one."""
    wanted = [action for action in match.legal() if action < 48 and 1 << action & match.tables.yaku_cards]
    return wanted[-1] if wanted else match.legal()[0]


@pytest.mark.parametrize("times", sliced([3, 10]))
def test_hh_8_shoubu_never_brings_less_than_sage_when_no_card_is_left(times: int) -> None:
    """HH-8, HH-12, HH-14: with any number of players and any house rule, so the table may answer."""
    compared = 0
    tables = [setup for setup in covering() if setup.game.name == "hachi_hachi"]
    for setup in (setup for first in range(13) for setup in tables[first::13]):  # all numbers of players soon
        for match in last_calls(Setup(setup.game, setup.seats, tuple({**dict(setup.values), "rounds": 60}.items())), 60):
            actor, other = match.actor, deepcopy(match)
            assert actor is not None
            ends = only(match.play(actor, SHOUBU), events.RoundScore)[0]
            sage = only(other.play(actor, SAGE), events.RoundScore)[0]
            assert ends.result[actor] >= sage.result[actor]
            compared += 1
        if compared > times * ENOUGH:
            break
    assert compared > ENOUGH


def test_a_table_asks_nobody_and_calls_shoubu() -> None:
    """Also where the table is built again from its moves; while others have cards everybody is asked as before."""
    called = asked = 0
    for seed in range(400):
        table = table_of(Setup(games.find("hachi_hachi"), 2 + seed % 2, (("rounds", 12),)), seed=seed)
        asked += _play(table)
        for at, event in enumerate(table.events):
            if isinstance(event, events.Call) and event.says == "shoubu":
                assert isinstance(table.events[at - 1], events.YakuMade)
                called += 1
        if called:
            again = reopen(table.seats, table.events, seed, moves=table.moves)
            assert again.events == table.events
            assert again.moves == table.moves
            break
    assert called
    assert asked


def _play(table: Table) -> int:
    """Everybody who is asked calls sage; so shoubu is the table's own."""
    asked, random, match = 0, Random(5), table.match
    while not match.over:
        if table.claiming:
            table.close_claims()
        elif match.actor is None:
            table.answer(0, GoOn(table.turn(0)))
        elif match.asked == "call":
            assert any(match.view(None).hand_sizes[seat] for seat in match.view(None).playing)
            table.bot_plays(match.actor, SAGE)
            asked += 1
        else:
            table.bot_plays(
                match.actor, _greedy(match) if random.random() < 0.5 else random.choice([one for one in match.legal() if one < CANCEL])
            )
    return asked
