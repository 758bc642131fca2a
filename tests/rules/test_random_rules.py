"""Rulesets that nobody thought of: most are in order, and each that is can be played, settled, recorded and told."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hanashobu import games
from hanashobu.check import look, trial
from hanashobu.check.reference import parts
from hanashobu.play.match import Match
from hanashobu.records import verify
from hanashobu.records.codec import to_line
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.rules.part import Part
from hanashobu.rules.ruleset import Ruleset
from hanashobu.testing import table
from hanashobu.text import Message
from tests.play.test_secrets import check_two_worlds
from tests.rules.test_score_sheet import totals
from tests.support.helpers import NAMES
from tests.support.random_parts import PREFIX, hints_of
from tests.support.random_rules import BORROWS, draw
from tests.support.strategies import Setup
from tests.support.worlds import Tape

COUNTED = 600  # rulesets that are looked at; drawing one takes a millisecond
PLAYED = 200
ROUNDS = 20
SOAK = 20_000


def game_of(seed: int, rules: Ruleset) -> Game:
    """A game of one table."""
    return Game(
        name=f"random_{seed}",
        title="Random",
        kanji="",
        prefix=PREFIX,
        borrows=BORROWS,
        seats=(rules.seats,),
        usual_seats=rules.seats,
        sentence="Drawn at random.",
        options=Options,
        build=lambda options, seats: rules,
    )


def findings(rules: Ruleset, game: Game, tried: bool = True) -> list[str]:
    """What `hana check` says of a table."""
    found: list[str] = []

    def note(what: Message | str, about: str = "", /, **args: object) -> None:
        found.append(what if isinstance(what, str) else what.id)

    look(game, rules, note)
    if tried and not found:
        trial.check(rules, note)
    return found


def off_default(part: Any) -> Iterator[tuple[str, str]]:
    """The fields of a part, and of the parts in it, that are not as they would be without a word."""
    kind: Any = type(part)
    for field in dataclasses.fields(kind):
        value = getattr(part, field.name)
        if field.name in hints_of(kind) and value != field.default:
            yield kind.__name__, field.name
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, Part):
                    yield from off_default(one)


def test_most_random_rulesets_are_in_order_and_every_field_is_drawn() -> None:
    """At least 70 of 100 pass `hana check`, and each field is off its default in 2 of 100 that do."""
    drawn: Counter[tuple[str, str]] = Counter()
    wrong: Counter[str] = Counter()
    for seed in range(COUNTED):
        rules = draw(seed)
        found = findings(rules, game_of(seed, rules), tried=seed < PLAYED)
        wrong.update(found[:1])
        drawn.update(set(off_default(rules)) if not found else ())
    passed = COUNTED - wrong.total()
    assert passed >= 0.7 * COUNTED, wrong
    fields = {(part.__name__, field.name) for part in parts() for field in dataclasses.fields(part) if field.name in hints_of(part)}  # type: ignore[arg-type]
    assert {field: drawn[field] for field in fields if drawn[field] < 0.02 * passed} == {}


def in_order(seeds: Iterator[int] | range) -> Iterator[tuple[int, Ruleset, Game]]:
    """Those that pass."""
    for seed in seeds:
        rules = draw(seed)
        game = game_of(seed, rules)
        if not findings(rules, game):
            yield seed, rules, game


def faults(seed: int, rules: Ruleset, game: Game) -> Iterator[str]:
    """What goes wrong in a few rounds: at the table, in its record, between its two ways of counting, or in what a seat may know."""
    try:
        yield from (str(fault) for fault in table.play(rules, ROUNDS, seed))
        yield from record_faults(seed, game)
        yield from linear_faults(seed, rules)
        secrets(seed, game)
    except Exception as error:  # a test of thousands says which one it was
        yield f"{type(error).__name__}: {error}"


def record_faults(seed: int, game: Game) -> Iterator[str]:
    """A match, cut short after two rounds, whose record is refused."""
    match = Match(game, NAMES[: game.usual_seats], Options(rounds=game.rules().length.rounds), seed)
    match.start()
    while not match.over:
        if match.actor is not None:
            match.play_random()
        elif match.round >= 2:
            match.stop()
        else:
            match.go_on()
    verdict = verify.check([to_line(event) for event in match.events])
    if not verdict.ok:
        yield verdict.text()


def linear_faults(seed: int, rules: Ruleset) -> Iterator[str]:
    """The sheet is one formula where nobody logs payments: it comes to the same."""
    if compile_tables(rules).linear and totals(rules, seed, listening=True) != totals(rules, seed, listening=False):
        yield "The formula of the sheet brings something else than its lines."


def secrets(seed: int, game: Game) -> None:
    """A seat gets the same in a world that differs in what it cannot see."""
    random = Random(seed)
    setup = Setup(game, game.usual_seats, (("rounds", 2), ("must_match", False)))
    here = Tape(setup, seed, random.randrange(0, 60))
    if here.match.actor is not None:
        check_two_worlds(here, random.choice([*range(setup.seats), None]), random)


def all_faults(seeds: range, monkeypatch: pytest.MonkeyPatch) -> dict[int, list[str]]:
    """By seed."""
    wrong = {}
    for seed, rules, game in in_order(seeds):
        monkeypatch.setattr(games, "recorded", lambda name, digest, game=game: game)
        if found := list(faults(seed, rules, game)):
            wrong[seed] = found
    return wrong


@pytest.mark.parametrize("first", range(0, PLAYED, PLAYED // 4))
def test_random_rulesets_in_order_are_played(first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both machines play the same; books, sentences, records and secrets are in order."""
    assert all_faults(range(first, first + PLAYED // 4), monkeypatch) == {}


@pytest.mark.soak
@pytest.mark.parametrize("first", range(PLAYED, SOAK, 100))
def test_many_more_of_them(first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for many more."""
    assert all_faults(range(first, first + 100), monkeypatch) == {}
