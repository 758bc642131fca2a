"""An answer that arrives twice counts once: no seat is asked two questions in one turn that the same answer would fit."""

from __future__ import annotations

from random import Random

import pytest

from hanashobu.engine.actions import BIDS, CLAIM_NOTHING
from hanashobu.games import all_games
from hanashobu.rules.options import Options, from_json
from hanashobu.table.protocol import Act, GoOn
from hanashobu.table.table import Seat, Table
from tests.support.strategies import Setup
from tests.table.test_two_worlds import tables_of

ANSWERS = 100  # at each table


@pytest.mark.parametrize(("game", "tables"), [*((game, 5) for game in all_games())])
def test_an_answer_that_is_sent_twice_never_answers_the_next_question(game: str, tables: int) -> None:
    answers = sum(repeated(setup, Random(number)) for number, setup in enumerate(tables_of(game)[:tables]))
    assert answers > ANSWERS


@pytest.mark.soak
@pytest.mark.parametrize("game", all_games())
def test_an_answer_that_is_sent_twice_never_answers_the_next_question_at_any_table(game: str) -> None:
    assert sum(repeated(setup, Random(number)) for number, setup in enumerate(tables_of(game))) > ANSWERS


def repeated(setup: Setup, random: Random) -> int:
    """Send every answer twice; how many there were."""
    table = Table.open(setup.game, [Seat(f"Person {seat}") for seat in range(setup.seats)], options(setup), random.getrandbits(64))
    for each in range(setup.seats):
        table.ask_about_claims(each, True)
    answers = 0
    while answers < ANSWERS and not table.match.over:
        if table.match.status == "between":
            table.answer(0, GoOn(table.turn(0)))
            continue
        if table.claiming and not table.people_asked():
            table.close_claims()
            continue
        seat = table.people_asked()[0] if table.claiming else table.match.actor
        assert seat is not None
        legal = [action for action in table.view(seat).legal if action not in BIDS]
        act = Act(table.turn(seat), CLAIM_NOTHING if CLAIM_NOTHING in legal and random.random() < 0.5 else random.choice(legal))
        table.answer(seat, act)
        moves, events = len(table.moves), len(table.events)
        assert table.answer(seat, act) == []
        assert (len(table.moves), len(table.events)) == (moves, events), (setup, seat, act)
        answers += 1
    return answers


def options(setup: Setup) -> Options:
    return from_json(setup.game.options, dict(setup.values))
