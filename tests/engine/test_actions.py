"""The numbers of actions: in pages, and each of them the answer to one question."""

from __future__ import annotations

from random import Random

from hanashobu.cards import MOST_CARDS
from hanashobu.engine import actions, flow, state
from hanashobu.engine.machine import Interpreted, seeded
from hanashobu.play import mechanisms
from tests.engine.test_uses import tables_of
from tests.support.slices import spread
from tests.support.strategies import covering

QUESTIONS = {value for name, value in vars(state).items() if name.startswith("ASK_")}


def test_two_questions_share_no_number_but_cards() -> None:
    answers: dict[int, set[int]] = {ask: set() for ask in QUESTIONS}
    for number, setup in enumerate([*spread(covering())] * 8):  # a hand that may be thrown in is seldom
        tables = tables_of(setup)
        match, random = Interpreted(tables, seeded(number)), Random(number)
        match.walk(flow.START)
        match.walk(flow.GO_ON)
        while match.state().status == state.IN_ROUND:
            legal = actions.numbers(match.state().ask, flow.legal(match.state(), tables))
            answers[match.state().ask].update(action for action in legal if action >= MOST_CARDS)
            match.walk(flow.RANDOM_STEP if random.random() < 0.9 or legal[-1] in actions.BIDS else flow.STEP, legal[-1])
        if number > 200 and _all_seen(answers):
            break
    assert _all_seen(answers)
    assert len(set[int]().union(*answers.values())) == sum(map(len, answers.values()))


def _all_seen(answers: dict[int, set[int]]) -> bool:
    """Whether every question has come up with all its words, but for claims of more kinds of teyaku than a game has."""
    found = set[int]().union(*answers.values())
    return found >= {*actions.WORDS} - {*actions.CLAIMS[3:]}


def test_every_question_is_declared_and_its_page_has_room_for_its_answers() -> None:
    assert {*mechanisms.questions()} == QUESTIONS
    assert all(0 <= action % 64 < 63 for action in actions.WORDS)
    assert max(actions.WORDS) < 128 < actions.FIRST_OFFER


def test_a_bit_is_a_number_on_the_page_of_the_question() -> None:
    assert actions.numbers(state.ASK_PLAY, 1 << 3 | 1 << actions.CANCEL) == (3, actions.CANCEL)
    assert actions.numbers(state.ASK_CALL, 1 << actions.SAGE - 64 | 1 << actions.SHOUBU - 64) == (actions.SAGE, actions.SHOUBU)
