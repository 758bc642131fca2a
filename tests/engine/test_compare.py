"""Playouts of positions and actions: the same on both machines, with every card in every place, and fair to what is compared."""

from __future__ import annotations

from random import Random

import pytest

from hanashobu.engine import native
from hanashobu.engine.compare import Compared, reorder
from hanashobu.engine.machine import seeded
from hanashobu.engine.policy import LIGHT
from hanashobu.engine.worlds import UnseenCards
from hanashobu.reviews.playouts import Gain, OpenPlayouts, answers
from tests.engine.test_search import TABLES, some_decision
from tests.support.positions import open_decision


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_both_machines_play_out_alike(game: str, seats: int) -> None:
    if native.ready() is None:
        pytest.skip("there is no compiled kernel")
    random = Random(f"{game}/{seats}")
    rules, position, action = open_decision(game, seats, random)
    plain, compiled = (OpenPlayouts(rules, Random(1), fast=fast) for fast in (False, True))
    for actions in ((LIGHT,), (LIGHT, action)):
        assert plain.run(position, 1, actions).found.flatten() == compiled.run(position, 1, actions).found.flatten()
    view = some_decision(game, seats, random)
    assert answers(view, Random(2), view.legal[:3], 5, fast=False) == answers(view, Random(2), view.legal[:3], 5)


def test_every_unseen_card_lies_in_every_place_once() -> None:
    state, sight, found = seeded(1), UnseenCards(), Compared()
    sight.pool = 0b1011_0110_0001
    orders = []
    for worlds in range(12):
        found.worlds = worlds
        reorder(state, sight, found)
        orders.append(tuple(found.order[:6]))
    for part in (orders[:6], orders[6:]):
        assert {tuple(sorted(column)) for column in zip(*part, strict=True)} == {(0, 5, 6, 8, 9, 11)}
    assert orders[0] != orders[6]


def test_an_action_is_no_better_than_itself_in_the_same_worlds() -> None:
    view = some_decision("hiraya", 3, Random(5))
    first = view.legal[0]
    assert answers(view, Random(1), (first, first), 20, fast=False)[1] == Gain(0.0, 0.0)


def test_more_answers_than_fit_into_one_call_are_tried_in_the_same_worlds() -> None:
    view = some_decision("hiraya", 3, Random(5))
    many = [view.legal[0], *[view.legal[1]] * 20]
    gains = answers(view, Random(1), many, 8, fast=False)
    assert len(gains) == len(many)
    assert len(set(gains[1:])) == 1
