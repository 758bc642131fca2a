"""Tables at which somebody is asked something: every kind of question of a game, for a number of players, and what comes between rounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from hanashobu.app.messages.api import SeatInfo, TableInfo
from hanashobu.app.operations.rules import with_rules
from hanashobu.engine.actions import BIDS, OFFER
from hanashobu.play.questions.choice import Question
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options, Value, entries, from_json, to_json
from hanashobu.table.lesson import LessonTable, seated
from hanashobu.table.protocol import Act, GoOn, Next, Update
from hanashobu.table.table import Seat, Table

NAMES = ("Hana", "Sumire", "Yuri", "Tsubaki", "Ran", "Azami", "Suzuran")
ME = 0
ROUNDS = 2
MOST_ROUNDS = 6  # a campaign has many more


class Situation(NamedTuple):
    """A moment at a table, as the page of the first seat is told of it."""

    asked: str  # the kind of question, `between` or `over`
    label: str
    info: TableInfo
    update: Update


Moment = tuple[str, Table]  # the kind of question, `between` or `over`


def moments(game: Game, seats: int, options: Options, seed: int) -> Iterator[Moment]:
    """Everything that the first seat is asked in a match of random moves; the table goes on when the next one is wanted."""
    table = Table.open(game, [Seat(name) for name in NAMES[:seats]], options, seed)
    table.ask_about_claims(ME, True)
    random = Random(seed)
    while not table.match.over and table.match.round <= MOST_ROUNDS:
        if table.match.status == "between":
            yield "between", table
            table.answer(ME, GoOn(table.turn(ME)))
        elif (question := table.now(ME).question) is not None:
            yield question.asked, table
            table.answer(ME, _act(table, ME, question, random))
        elif table.claiming:
            table.close_claims()
        else:
            seat = table.match.actor
            assert seat is not None
            asked = table.now(seat).question
            assert asked is not None
            table.answer(seat, _act(table, seat, asked, random))
    if table.match.over:
        yield "over", table


def _act(table: Table, seat: int, question: Question, random: Random) -> Act:
    choice = random.choice(question.choices)
    if choice.action in BIDS:
        assert question.bid is not None
        return Act(table.turn(seat), OFFER, random.choice(question.bid.seats), question.bid.least + random.randrange(1, 9))
    return Act(table.turn(seat), choice.action)


def situation(asked: str, table: Table) -> Situation:
    """The moment that a table is at."""
    return Situation(asked, f"{table.match.game.name} for {len(table.seats)}: {asked}", table_info(table, ME), table.update(ME, 0))


def table_info(table: Table, me: int, id: str = "") -> TableInfo:
    """What a page is told of a table at which all others are bots, with its rules."""
    match = table.match
    options = {name: value for name, value in to_json(match.options).items() if name != "rounds"}
    seats = tuple(SeatInfo(name, None if at == me else "random") for at, name in enumerate(match.names))
    return with_rules(
        TableInfo(
            id=id,
            game=match.game.name,
            options=options,
            seats=seats,
            created="2026-11-17T09:00:00Z",
            status=match.status,
            round=match.round,
            rounds=None,
            totals=match.totals,
        )
    )


def variants(game: Game, seats: int) -> list[Options]:
    """The usual rules, and all house rules that go together; a campaign is one of them."""
    chosen: dict[str, Value] = {"rounds": ROUNDS}
    for entry in entries(game.options):
        other = [value for value in entry.choices if value is not None and value != entry.default]
        if other and _possible(game, seats, {**chosen, entry.name: other[0]}):
            chosen[entry.name] = other[0]
    return [from_json(game.options, {"rounds": ROUNDS}), from_json(game.options, chosen)]


def _possible(game: Game, seats: int, values: dict[str, Value]) -> bool:
    try:
        game.rules(from_json(game.options, values), seats)
    except ValueError:
        return False
    return True


def every_kind(game: Game, seats: int, seeds: Iterable[int]) -> list[Situation]:
    """Of each kind that comes up the one with the most answers, then with the most cards about; and one late in a round."""
    found: dict[str, tuple[tuple[int, int], Situation]] = {}
    for options, seed in product(variants(game, seats), seeds):
        for asked, table in moments(game, seats, options, seed):
            view = table.view(ME)
            field, mine = view.field.bit_count(), view.pile(ME).bit_count()
            full = len(view.legal), field + (mine if asked != "play" else 0)
            ranks = {asked: full, **({"play, late": (mine, field)} if asked == "play" else {})}
            for kind, rank in ranks.items():
                if kind not in found or rank > found[kind][0]:
                    found[kind] = rank, situation(kind, table)
    return [one for _, one in found.values()]


def lesson_steps(game: Game) -> list[Situation]:
    """What the learner is told and asked in the lesson of a game, step by step."""
    table = LessonTable.of(game, seated(game, NAMES[0], NAMES[1:]))
    me, found = table.lesson.learner, list[Situation]()
    for _ in table.lesson.script:
        step = table.now(me).lesson
        assert step is not None
        if step.waits != "watch":
            found.append(Situation(step.waits, f"lesson of {game.name}, step {step.at}", table_info(table, me), table.update(me, 0)))
        if step.waits == "read":
            table.answer(me, Next(table.turn(me), step.at))
        elif step.waits != "over":
            actor = table.match.actor
            assert actor is not None
            table.bot_plays(actor, table.thought(actor)())
    return found
