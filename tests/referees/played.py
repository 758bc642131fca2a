"""Random matches under random house rules, as the lines of their records."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from hanashobu import games
from hanashobu.records.codec import to_line
from hanashobu.rules.options import entries
from tests.referees.koi_koi import KoiKoi
from tests.referees.min_hwatu import MinHwatu
from tests.referees.referee import Referee
from tests.referees.sudaoshi import Sudaoshi
from tests.referees.toppa import Toppa
from tests.support.officials import rounds
from tests.support.strategies import Setup

REFEREES: dict[str, type[Referee]] = {"koi_koi": KoiKoi, "min_hwatu": MinHwatu, "toppa": Toppa, "sudaoshi": Sudaoshi}
NUMBERS = {"rounds": (3, 6, 14, None), "target": (None, 20, 500), "start": (0, 10, 30), "to_go": (0, 3, 8)}  # KK-13 needs more than twelve


def house_rules(name: str, seats: int, random: Random) -> Setup:
    """Any house rules that go together."""
    game = games.find(name)
    while True:
        values = [(entry.name, random.choice(NUMBERS.get(entry.name) or entry.choices)) for entry in entries(game.options)]
        setup = Setup(game, seats, tuple(values))
        if setup.playable():
            return setup


def lines(setup: Setup, seed: int) -> Iterator[list[dict[str, Any]]]:
    """A match of random play, round by round, as its record has it."""
    for emitted in rounds(setup.match(seed)):
        yield [json.loads(to_line(event)) for event in emitted]


def refereed(setup: Setup, seed: int) -> Referee:
    """A match of random play, seen by its referee up to the first fault."""
    referee: Referee | None = None
    for played in lines(setup, seed):
        referee = referee or REFEREES[setup.game.name](played[0])
        for event in played:
            if event["event"] != "match":
                referee.see(event)
            assert not referee.faults, f"{setup!r}, seed {seed}: {referee.faults[0]}"
    assert referee is not None
    return referee


def seen(name: str, seats: int, count: int, seed: int = 0) -> int:
    """At least so many rounds under random house rules; how many there were."""
    random = Random(f"{name} {seats} {seed}")
    done = 0
    while done < count:
        done += refereed(house_rules(name, seats, random), random.randrange(10**6)).round
    return done
