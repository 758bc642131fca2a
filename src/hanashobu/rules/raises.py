"""What makes the sum larger that a player collects: points are added to it, or it is multiplied."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from typing import Annotated

from hanashobu.rules.part import Part, Points, known, some, whole
from hanashobu.rules.part import a as a_part
from hanashobu.rules.text import Line
from hanashobu.text import Arg, Message, Name, msg

POINTS, OWN_CALLS, OTHERS_CALLS, ALL_CALLS = range(4)  # what is counted: points of yaku, or how often the round was let go on
_COUNTS = ("points", "own-calls", "others-calls", "all-calls")


@dataclass(frozen=True)
class Step(Part):
    """From such a count on, what is added and what it is multiplied by."""

    at: Annotated[int, whole(1, 10**6)]
    _: KW_ONLY
    plus: Points = 0
    times: Annotated[int, whole(1, 1000)] = 1

    def says(self) -> Message:
        """The step in words."""
        return msg("raise-step", at=self.at, raised=self.raised())

    def raised(self) -> Message:
        """What is added and what it is multiplied by."""
        return msg("raised", plus=self.plus, times=self.times)


@dataclass(frozen=True)
class Raise(Part):
    """Something that raises what is paid for yaku; of its steps the last that is reached holds."""

    rule: str
    counts: Annotated[int, known(*range(len(_COUNTS)))]
    steps: Annotated[tuple[Step, ...], some(a_part(Step))]
    _: KW_ONLY
    only: tuple[str, ...] = ()  # only with one of these yaku

    def lines(self, call: Name | None, only: list[Name]) -> list[Line]:
        """What it raises, in words; `call` is what is said to let the round go on, and `only` are the yaku by name."""
        what = _COUNTS[self.counts]
        named: dict[str, Arg] = {} if self.counts == POINTS else {"call": call or ""}
        (first, *more) = self.steps
        if more or (self.counts != POINTS and first.at > 1):
            text = msg(f"rule-raise-steps-{what}", steps=[step.says() for step in self.steps], **named)
        else:
            text = msg(f"rule-raise-{what}", raised=first.raised(), **({"n": first.at} if self.counts == POINTS else named))
        return [Line(self.rule, msg("rule-raise-only", text=text, yaku=only) if only else text)]

    def reason(self, call: Name | None) -> Message:
        """What a payment is for that it has made larger."""
        named: dict[str, Arg] = {"n": self.steps[0].at} if self.counts == POINTS else {"call": call or ""}
        return msg(f"reason-raise-{_COUNTS[self.counts]}", **named)


def plus(points: int) -> Step:
    """So many points more."""
    return Step(1, plus=points)


def times(factor: int) -> Step:
    """So many times as much."""
    return Step(1, times=factor)


def ladder(steps: Mapping[int, Step]) -> tuple[Step, ...]:
    """Steps by the count from which they hold."""
    return tuple(Step(at, plus=step.plus, times=step.times) for at, step in sorted(steps.items()))


def grows(rule: str, counts: int, most: int = 18) -> Raise:
    """The sum counts once more for each time."""
    return Raise(rule, counts, ladder({n: times(n + 1) for n in range(1, most + 1)}))


def doubles(rule: str, counts: int, at: int = 1) -> Raise:
    """The sum is doubled from such a count on."""
    return Raise(rule, counts, ladder({at: times(2)}))
