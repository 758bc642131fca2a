"""Figures of a report: what was counted, as means and shares with the interval in which the truth lies."""

from __future__ import annotations

import math
import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, partial
from typing import Any

from hanashobu.lab.parallel import processes
from hanashobu.lab.report import tally
from hanashobu.lab.report.tally import Counts, Cross, Key, Ratio
from hanashobu.lab.sim.chunks import Chunk, SimulationSpec
from hanashobu.lab.sim.result import UNSURE
from hanashobu.lab.student import critical
from hanashobu.play import mechanisms
from hanashobu.play.mechanisms import accounts
from hanashobu.play.mechanisms.deal import misdeals
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Arg, Message, msg

SHARES = ("won", "misdeal", "multiplier", "ended", "held")  # what lies between 0 and 1
TIMES = ("yaku", "called")  # what may happen several times a round, but mostly does not
FEWEST = 20  # cases from which a mean has an interval

# What is measured, in the order of a report; each has its title, `lab-title-…`.
WHAT = (
    "result",
    "advantage",
    "won",
    "points",
    "yaku",
    "value",
    "maker",
    "held",
    "misdeal",
    "multiplier",
    "ended",
    "called",
    "said",
    "length",
    "paid",
)


def _meaning(word: str) -> Message:
    return msg(f"lab-word-{word.replace('_', '-')}")


@cache
def words(rules: Ruleset) -> dict[str, Arg]:
    """What the words of the events mean at a table, for people."""
    ended = mechanisms.ended_by(rules)
    return {
        **{word: ended.get(word) or _meaning(word) for word in accounts.ways(rules)},
        **misdeals(rules),
        **{word: what for word, what in counted(rules).items() if word not in ended},
        "play": _meaning("play"),
        "nobody": msg("lab-nobody"),
        "turns": msg("lab-turns"),
        "decisions": msg("lab-decisions"),
    }


def counted(rules: Ruleset) -> dict[str, Arg]:
    """The words of events of which reports count how often they come up."""
    kinds = [kind.counted for kind in mechanisms.events().values() if kind.counted]
    return {word: what for one in kinds for word, what in one.words(rules).items()}


@dataclass(frozen=True, kw_only=True)
class Figure:
    """One number of a report; the interval is None where there is too little data."""

    what: str
    which: str
    name: Arg
    value: float
    error: float | None
    low: float | None
    high: float | None
    count: int  # of how many: rounds, deals, hands, or times it was made
    share: bool

    @property
    def key(self) -> Key:
        """By which it is compared with the same figure of another table."""
        return self.what, self.which


@dataclass(frozen=True, kw_only=True)
class Study:
    """A table that was studied."""

    spec: SimulationSpec
    rules: Ruleset
    asked: int
    rounds: int
    matches: int
    machine: str
    where: Arg
    seconds: float
    trouble: Message | str  # why it ended early; empty if it did not
    figures: dict[Key, Figure]
    spreads: dict[str, Counter[int]]
    sums: Counts

    def of(self, what: str) -> list[Figure]:
        """All figures of one kind."""
        return [figure for figure in self.figures.values() if figure.what == what]


Play = Callable[[Chunk, Callable[[], bool]], list[Counts]]  # of each table
Spread = Callable[[Play, Iterable[Chunk]], Iterator[tuple[Chunk, list[Counts]]]]  # where the work is done


def study(
    spec: SimulationSpec,
    rounds: int,
    threads: int | None = None,
    on_progress: Callable[[int], None] | None = None,
    spread: Spread | None = None,
    where: str = "",
) -> Study:
    """Play and count rounds; the numbers are the same on any number of cores, and on a cluster. Ctrl-C keeps what is finished."""
    return _studies([spec], partial(_alone, spec), rounds=rounds, threads=threads, on_progress=on_progress, spread=spread, where=where)[0]


def studies(
    specs: Sequence[SimulationSpec],
    rounds: int,
    threads: int | None = None,
    on_progress: Callable[[int], None] | None = None,
    spread: Spread | None = None,
    where: str = "",
) -> list[Study]:
    """The same for tables that differ in a house rule. They are dealt the same cards, so they are compared match by match."""
    if len({spec.options.rounds for spec in specs}) == 1:
        return _studies(
            specs,
            partial(tally.tally_sweep, tuple(specs)),
            rounds=rounds,
            threads=threads,
            on_progress=on_progress,
            spread=spread,
            where=where,
        )
    found: list[Study] = []  # matches of different length: there is nothing to pair
    for spec in specs:
        tick = partial(_after, on_progress, sum(one.rounds for one in found)) if on_progress else None
        found.append(study(spec, rounds, threads, tick, spread, where))
        if found[-1].trouble:
            break
    return found


def _after(on_progress: Callable[[int], None], before: int, done: int) -> None:
    on_progress(before + done)


def _alone(spec: SimulationSpec, chunk: Chunk, stopped: Callable[[], bool] = lambda: False) -> list[Counts]:
    return [tally.tally_chunk(spec, chunk, stopped)]


def _studies(
    specs: Sequence[SimulationSpec],
    play: Play,
    *,
    rounds: int,
    threads: int | None,
    on_progress: Callable[[int], None] | None,
    spread: Spread | None,
    where: str,
) -> list[Study]:
    chunks = list(tally.chunks(specs[0], rounds))
    used = min(threads or os.cpu_count() or 1, len(chunks))
    trouble: Message | str = ""
    sums, began = [Counts() for _ in specs], time.perf_counter()
    work: Any = (spread or (processes.here if used == 1 else partial(processes.on_cores, used)))(play, chunks)
    try:
        for _, found in work:
            for whole, part in zip(sums, found, strict=False):
                whole.add(part)
            if on_progress:
                on_progress(sum(whole.rounds for whole in sums))
    except KeyboardInterrupt:
        trouble = msg("lab-stopped")
    except processes.WorkersLost as error:
        trouble = error.message
    finally:
        work.close()
    seconds = (time.perf_counter() - began) / len(specs)
    return [
        _study(spec, whole, rounds, where or msg("lab-cores", n=used), seconds, trouble) for spec, whole in zip(specs, sums, strict=True)
    ]


def _study(spec: SimulationSpec, sums: Counts, asked: int, where: Arg, seconds: float, trouble: Message | str) -> Study:
    rules = spec.game.rules(spec.options, spec.seats)
    return Study(
        spec=spec,
        rules=rules,
        asked=asked,
        rounds=sums.rounds,
        matches=sums.matches,
        machine="compiled" if sums.compiled else "CPython",
        where=where,
        seconds=seconds,
        trouble=trouble,
        figures=_figures(sums, rules),
        spreads=sums.spreads,
        sums=sums,
    )


def _figures(sums: Counts, rules: Ruleset) -> dict[Key, Figure]:
    """Every figure, in an order that does not depend on which chunk came first; what never happened to anybody is left out of the lists."""
    found = {}
    for key in sorted(sums.ratios, key=lambda key: (WHAT.index(key[0]), _place(key[1], rules))):
        ratio = sums.ratios[key]
        if ratio.denominator and (ratio.numerator or key[0] in ("result", "advantage", "won", "points", "yaku", "held", "length")):
            found[key] = _figure(key, ratio, rules)
    return found


def _place(which: str, rules: Ruleset) -> tuple[int, str]:
    """Numbers by size, ids in the order of the rules, words in ours."""
    for known in (rules.ids(), list(words(rules))):
        if which in known:
            return known.index(which), which
    return (int(which) if which.isdigit() else len(words(rules))), which


def _figure(key: Key, ratio: Ratio, rules: Ruleset) -> Figure:
    what, which = key
    mean, error = mean_of(ratio)
    share = what in SHARES
    if share or (what in TIMES and mean < 0.5):
        low, high = _share(mean, error, ratio)
    elif error is None or ratio.denominator < FEWEST:
        low, high = None, None
    else:
        half = _errors(ratio) * error
        low, high = mean - half, mean + half
    return Figure(
        what=what,
        which=which,
        name=_name(what, which, rules),
        value=mean,
        error=error,
        low=low,
        high=high,
        count=ratio.denominator,
        share=share,
    )


def mean_of(ratio: Ratio) -> tuple[float, float | None]:
    """A ratio and its standard error, by how much the matches differ; None if one match says it all."""
    mean = ratio.numerator / ratio.denominator
    if ratio.matches < 2:
        return mean, None
    return mean, math.sqrt(_variance(ratio))


def _variance(ratio: Ratio) -> Fraction:
    """Exact, since the difference of two large floats would lose what matters."""
    return _covariance(ratio, ratio, Cross(ratio.numerator_squared, ratio.product, ratio.product, ratio.denominator_squared))


def _covariance(one: Ratio, two: Ratio, cross: Cross) -> Fraction:
    a, b, p, q = one.numerator, two.numerator, one.denominator, two.denominator
    apart = cross.nn * p * q - b * p * cross.nm - a * q * cross.mn + a * b * cross.mm
    return Fraction(apart * one.matches, (p * q) ** 2 * (one.matches - 1))


def error_of_difference(one: Ratio, two: Ratio, cross: Cross | None) -> float:
    """The standard error of the second minus the first: of the differences match by match where both were dealt the same."""
    together = _covariance(one, two, cross) if cross and one.matches == two.matches else Fraction(0)
    return math.sqrt(max(Fraction(0), _variance(one) + _variance(two) - 2 * together))


def _errors(ratio: Ratio) -> float:
    """How many standard errors an interval reaches to each side; more where there are few matches."""
    return critical(UNSURE, max(1, (ratio.matches if ratio.matches > 1 else ratio.denominator) - 1))


def _share(mean: float, error: float | None, ratio: Ratio) -> tuple[float | None, float | None]:
    """Wilson's interval, which holds for rare things too; wider where the rounds of a match are correlated."""
    cases = ratio.denominator
    plain = mean * (1 - mean) / cases
    wider = max(1.0, error * error / plain) if error and plain else 1.0
    n, z = cases / wider, _errors(ratio)
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def _name(what: str, which: str, rules: Ruleset) -> Arg:
    if what in ("result", "advantage", "won", "points") and which.isdigit():
        return place(int(which), rules.seats)
    if what == "multiplier":
        return f"×{which}"
    if what == "called":
        return counted(rules)[which]
    return words(rules).get(which) or rules.reason(which)


def place(number: int, seats: int) -> Message:
    """A place at the table, from the dealer on."""
    if number == seats - 1 and seats > 2:
        return msg("lab-place-last")
    return msg("lab-place", n=number + 1)
