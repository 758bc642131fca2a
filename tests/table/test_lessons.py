"""Every lesson, step by step, against the engine: what it says is true, what it asks can be done, and nothing hidden is revealed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from hanashobu import games, lessons
from hanashobu.cards import codes
from hanashobu.lessons import Lesson
from hanashobu.play.match import IllegalAction
from hanashobu.play.questions import choices
from hanashobu.table import moves
from hanashobu.table.lesson import LessonTable, NoLesson, seated
from hanashobu.table.protocol import Act, GoOn, LessonStep, Next, Stop
from hanashobu.table.table import LateAnswer, Table
from hanashobu.text import Cards, Message, Name
from hanashobu.text.reader import Reader

GAMES = sorted(games.all_games())
TAUGHT = [name for name in GAMES if lessons.find(name)]
OTHERS = ["Yuri", "Sumire", "Tsubaki", "Ume", "Kiku", "Fuji"]
PLACES = r"field|hand|draw|own-draw|captured|yaku|answers|multiplier|plate|(?:field|hand):\d+[a-d]?|seat:\d|pile:[01]"


def table_of(name: str) -> LessonTable:
    game = games.named(name)
    return LessonTable.of(game, seated(game, "Aki", OTHERS))


def step_of(table: LessonTable) -> LessonStep:
    step = table.now(table.lesson.learner).lesson
    assert step is not None
    return step


def go_on(table: LessonTable) -> None:
    """Do what the lesson waits for: by the learner, or by whoever moves by themselves."""
    me, step = table.lesson.learner, step_of(table)
    if step.waits == "read":
        table.answer(me, Next(table.turn(me), step.at))
    elif step.waits == "answer":
        action = choices.read(table.view(me), step.answers[0])
        table.answer(me, Act(table.turn(me), action))
    else:
        seat = table.bot_to_move()
        assert seat is not None
        table.bot_plays(seat, table.thought(seat)())


def walked(name: str) -> Iterator[tuple[LessonTable, LessonStep]]:
    """The table before each thing that happens, and once more when the lesson is over."""
    table = table_of(name)
    for _ in range(500):
        step = step_of(table)
        yield table, step
        if step.waits == "over":
            return
        go_on(table)
    raise AssertionError("the lesson never ends")


def test_every_game_of_the_package_has_a_lesson() -> None:
    assert TAUGHT == GAMES


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_can_be_followed_to_its_end(name: str) -> None:
    seen = list(walked(name))
    table, steps = seen[-1][0], list(dict.fromkeys(step.at for _, step in seen if step.waits != "watch"))
    assert steps == list(range(len(table.lesson.step)))
    assert table.match.status == "between", "the lesson ends with the settlement of its round"
    assert 8 <= len(steps) <= 14, "three to five minutes"


@pytest.mark.parametrize("name", TAUGHT)
def test_something_else_gets_the_sentence_of_the_step_and_changes_nothing(name: str) -> None:
    refused = 0
    for table, step in walked(name):
        if step.waits != "answer":
            continue
        me = table.lesson.learner
        told = choices.read(table.view(me), step.answers[0])
        before = table.turn(me), list(table.moves)
        for action in (*table.view(me).legal, moves.NOTHING):
            if action != told:
                with pytest.raises(IllegalAction) as error:
                    table.answer(me, Act(table.turn(me), action))
                assert error.value.message == step.otherwise
                refused += 1
        for message in (GoOn(table.turn(me)), Stop(table.turn(me))):
            with pytest.raises(IllegalAction):
                table.answer(me, message)
        assert (table.turn(me), table.moves) == before
    assert refused > 5


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_tells_nothing_that_the_learner_cannot_see(name: str) -> None:
    """Only the step that is due is sent, to the learner alone, and it names cards that lie open or are in the learner's hand."""
    for table, step in walked(name):
        me = table.lesson.learner
        view = table.view(me)
        seen = view.hand | view.field | (0 if view.card is None else 1 << view.card)
        for seat in range(table.lesson.seats):
            seen |= view.pile(seat)
            if seat != me:
                assert table.now(seat).lesson is None
        assert table.now(None).lesson is None
        named = {code for message in (step.say, step.otherwise) for code in _cards(message)} | set(_pointed(step))
        assert named <= set(codes(seen)), step


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_sends_the_same_in_two_worlds(name: str) -> None:
    """Two cards that the learner has not seen change places: until one of them is shown, not a byte differs."""
    game, lesson = games.named(name), lessons.find(name)
    assert lesson is not None
    here = table_of(name)
    me, (one, other) = lesson.learner, _hidden_longest(name)
    swap = {one: other, other: one}
    there = LessonTable(here.seats, game, _renamed(lesson, swap))
    same = 0
    while here.update(me, 0) == there.update(me, 0) and step_of(here).waits != "over":
        same += 1
        try:
            go_on(here)
            go_on(there)
        except IllegalAction:
            break
    view = here.view(me)
    shown = set(codes(view.field)).union(*(codes(view.pile(seat)) for seat in range(lesson.seats)))
    assert same > 8
    assert {one, other} & shown or here.match.status == "between"


@pytest.mark.parametrize("name", TAUGHT)
def test_what_a_lesson_points_at_is_there(name: str) -> None:
    for table, step in walked(name):
        view = table.view(table.lesson.learner)
        for place in step.point:
            assert re.fullmatch(PLACES, place), place
            where, _, code = place.partition(":")
            if where == "hand" and code:
                assert code in codes(view.hand) or step.waits == "answer", step  # of two answers the first has been given
            if where == "field" and code:
                assert code in codes(view.field), step


@pytest.mark.parametrize("name", TAUGHT)
def test_the_sums_of_a_lesson_are_those_of_the_settlement(name: str) -> None:
    *_, (table, step) = walked(name)
    me, rules = table.lesson.learner, table.match.rules
    assert step.say is not None
    args = step.say.args
    start = rules.length.start
    assert args["result"] == table.match.totals[me] - start
    assert args["result"] == max(total - start for total in table.match.totals), "who learns wins"
    if "points" in args:
        assert args["points"] == rules.values.of(table.view(me).pile(me))
    if "over" in args:
        place = (me - table.lesson.dealer) % table.lesson.seats
        assert args["over"] == int(str(args["points"])) - rules.pars(rules.dues[-1])[place]
        assert args["result"] == int(str(args["over"])) + int(str(args["gain"]))


@pytest.mark.parametrize("name", TAUGHT)
def test_the_sentences_of_a_lesson_are_there_in_every_language(name: str) -> None:
    for _, step in walked(name):
        for message in (step.say, step.otherwise):
            if message is not None:
                texts = {lang: Reader(lang)(message) for lang in ("en", "ja", "es")}
                assert len(set(texts.values())) == 3, "somebody has not translated it"
                assert all(len(text) < 260 for text in texts.values()), texts
                assert "lesson-" not in "".join(texts.values())


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_that_is_built_again_stands_where_it_stood(name: str) -> None:
    for table, step in walked(name):
        me = table.lesson.learner
        if table.moves and len(table.moves) % 5 == 0:
            again = LessonTable.again(table.seats, name, table.events, table.moves)
            assert again.update(me, 0) == table.update(me, 0), step
    with pytest.raises(NoLesson):
        LessonTable.again(table.seats, name, table.events[:-1], table.moves)


def test_a_step_is_read_once_however_often_it_is_clicked() -> None:
    table = table_of("hiraya")
    first = Next(table.turn(0), 0)
    table.answer(0, first)
    with pytest.raises(LateAnswer):
        table.answer(0, first)
    assert step_of(table).at == 1


def test_a_table_that_is_no_lesson_has_no_steps() -> None:
    game = games.named("hiraya")
    table = Table.open(game, seated(game, "Aki", OTHERS), seed=1)
    with pytest.raises(IllegalAction):
        table.answer(0, Next(table.turn(0), 0))
    assert table.now(0).lesson is None


def test_a_game_without_a_lesson_says_so() -> None:
    assert lessons.find("osaka") is None
    assert lessons.find("../games") is None


def _hidden_longest(name: str) -> tuple[str, str]:
    """Two cards that the learner sees last, or never; neither is in the learner's own piles."""
    seen: list[str] = []
    for table, _ in walked(name):
        view = table.view(table.lesson.learner)
        known = view.hand | view.field | (0 if view.card is None else 1 << view.card)
        for seat in range(table.lesson.seats):
            known |= view.pile(seat)
        seen += [code for code in codes(known) if code not in seen]
    never = [code for code in codes(table.match.rules.deck) if code not in seen]
    last = [*never, *reversed(seen)]
    return last[0], last[1]


def _renamed(lesson: Lesson, names: dict[str, str]) -> Lesson:
    """The same lesson with some cards in place of others, in what is dealt and in what the others do."""

    def change(text: str) -> str:
        return " ".join(names.get(word, word) for word in text.split())

    steps = tuple(msgspec.structs.replace(step, then=change(step.then)) for step in lesson.step)
    return msgspec.structs.replace(
        lesson,
        step=steps,
        hands=tuple(map(change, lesson.hands)),
        piles=tuple((change(left), change(right)) for left, right in lesson.piles),
        stock=change(lesson.stock),
        shuffled=change(lesson.shuffled),
    )


def _cards(message: Message | None) -> Iterator[str]:
    for arg in message.args.values() if message else ():
        assert isinstance(arg, Cards | Name | int)
        if isinstance(arg, Cards):
            yield from arg.codes


def _pointed(step: LessonStep) -> Iterator[str]:
    for place in step.point:
        where, _, code = place.partition(":")
        if where in ("field", "hand") and code:
            yield code
