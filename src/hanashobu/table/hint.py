"""A hint as it travels."""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random

from hanashobu.bots.search import Found
from hanashobu.hints.analysis import explain
from hanashobu.play.view import View
from hanashobu.table.protocol import Hint, Likely, Worth
from hanashobu.table.question import Say

CODE = re.compile(r"(?<![0-9A-Za-z])[0-9]{1,2}[a-d] (?=[A-Z])")  # where cards are pictures, their names are enough
LIKELY = 0.01  # what is less likely than that is not told


def hint(view: View, random: Random, turn: int, say: Say) -> Hint:
    """What the seat of this view should do, and why, in the language of `say`."""
    why = explain(view, random)
    return Hint(
        turn,
        _worth(why.found),
        _worth(why.then),
        say(CODE.sub("", why.sentence)),
        tuple(
            Likely(one.seat, one.rule, say(one.name), round(one.chance, 3), round(one.error, 3))
            for one in why.chances
            if one.chance >= LIKELY
        ),
        why.rounds,
    )


def _worth(found: Iterable[Found]) -> tuple[Worth, ...]:
    return tuple(Worth(one.action, round(one.worth, 2), round(one.error, 2)) for one in found)
