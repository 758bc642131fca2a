"""Hints at a table: for the seat that is asked, about this turn, in both languages, and the same in two worlds."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from hanashobu.games import all_games
from hanashobu.hints import analysis
from hanashobu.play.match import IllegalAction
from hanashobu.table.protocol import Ask, Hint
from hanashobu.table.table import LateAnswer, Table
from hanashobu.text.reader import Reader
from tests.support.strategies import Setup
from tests.support.worlds import Tape, openly
from tests.table.tables import as_bytes, moves, table_of
from tests.table.test_two_worlds import tables


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few iterations, so that the clock plays no part."""
    explain = analysis.explain
    monkeypatch.setattr("hanashobu.table.hint.explain", lambda view, random: explain(view, random, 60.0, 30))


def hint(table: Table, seat: int) -> Hint:
    return table.advice(seat, Ask(table.turn(seat)))()


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_every_choice_has_its_worth_and_there_is_a_sentence(game: object) -> None:
    table = table_of(Setup(game, game.usual_seats, ()), 3)  # type: ignore[arg-type, attr-defined]
    for seat, now, _, _ in moves(table, Random(1), 20):
        if now.question is None:
            continue
        found = hint(table, seat)
        assert {one.action for one in found.answers} == {choice.action for choice in now.question.choices}
        assert found.turn == now.turn
        assert msgspec.json.decode(as_bytes(found), type=Hint) == found
        assert Reader("ja", codes=False)(found.sentence).endswith("。")
        best = next(choice for choice in now.question.choices if choice.action == found.answers[0].action)
        assert {one.action for one in found.takes} == {table_card(target.card) for target in best.targets}


def table_card(code: str) -> int:
    from hanashobu.cards import card

    return int(card(code))


def test_who_is_not_asked_and_who_asks_late_gets_a_sentence() -> None:
    table = table_of(Setup(all_games()["hiraya"], 3, ()))
    actor = table.match.actor
    assert actor is not None
    with pytest.raises(IllegalAction, match="You are not asked anything now"):
        hint(table, (actor + 1) % 3)
    with pytest.raises(LateAnswer):
        table.advice(actor, Ask(table.turn(actor) - 1))


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_a_hint_is_the_same_in_two_worlds(game: object) -> None:
    compared = 0
    for seed in range(12):
        here = Tape(Setup(game, game.usual_seats, (("rounds", 2),)), seed, 3 * seed)  # type: ignore[arg-type, attr-defined]
        seat = here.match.actor
        there = None if seat is None else here.other_world(seat, Random(seed))
        if seat is None or there is None or openly(here.match, seat) != openly(there, seat):
            continue
        one, two = (hint(table, seat) for table in tables(here.match, there))
        assert as_bytes(one) == as_bytes(two)
        compared += 1
    assert compared > 4
