"""What a chunk of rounds shows, counted from the kernel's own log, so that every machine and every bot is counted alike.

Everything is a whole number that can be added: chunks give the same sums in any order, on one core or on many machines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from hanashobu.engine import log, native
from hanashobu.engine.batch import Tally
from hanashobu.engine.phases import multiplier
from hanashobu.lab.sim import runners
from hanashobu.lab.sim.chunks import CHUNK, Chunk, SimulationSpec, cut
from hanashobu.layout import offset
from hanashobu.play import mechanisms
from hanashobu.play.mechanisms import accounts
from hanashobu.play.mechanisms.deal import misdeal_words
from hanashobu.rules.compile import tables_of, yaku_places
from hanashobu.rules.ruleset import Ruleset

BOT_CHUNK = 120  # rounds, more or less: whole matches
TURNS, DECISIONS = offset(Tally, "turns"), offset(Tally, "decisions")

Key = tuple[str, str]  # what is measured, and of whom or what
Numbers = Any  # an array of whole numbers
EVERY: Key = ("length", "turns")  # measured in every round


def chunks(spec: SimulationSpec, rounds: int) -> Iterator[Chunk]:
    """The rounds of a study; bots are slow, so theirs are cut finer."""
    return cut(rounds, spec.options.rounds, BOT_CHUNK if spec.bot else CHUNK)


@dataclass
class Ratio:
    """A ratio estimate clustered by match: rounds within a match are correlated, matches are independent."""

    matches: int = 0
    numerator: int = 0
    denominator: int = 0
    numerator_squared: int = 0
    product: int = 0
    denominator_squared: int = 0

    def add(self, other: Ratio) -> None:
        """The matches of another chunk too."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


@dataclass
class Cross:
    """Products, summed match by match, of a ratio at the first table (n / m) and the same ratio at another one that was dealt the same."""

    nn: int = 0
    nm: int = 0
    mn: int = 0
    mm: int = 0

    def add(self, other: Cross) -> None:
        """The matches of another chunk too."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


@dataclass
class Counts:
    """What was counted: ratios, and how often each result and each length came up; in a sweep also `crosses` with the first table."""

    rounds: int = 0
    matches: int = 0
    compiled: bool = False
    ratios: dict[Key, Ratio] = field(default_factory=dict)
    spreads: dict[str, Counter[int]] = field(default_factory=dict)
    crosses: dict[Key, Cross] = field(default_factory=dict)

    def add(self, other: Counts) -> None:
        """Another chunk's sums too."""
        never, never_there = self._never(), other._never()
        for key in {**self.ratios, **other.ratios}:
            self.ratios.setdefault(key, replace(never)).add(other.ratios.get(key, never_there))
        apart, apart_there = self._never_met(), other._never_met()
        for key in {**self.crosses, **other.crosses}:
            self.crosses.setdefault(key, replace(apart)).add(other.crosses.get(key, apart_there))
        self.rounds += other.rounds
        self.matches += other.matches
        self.compiled = self.compiled or other.compiled
        for name, spread in other.spreads.items():
            self.spreads.setdefault(name, Counter()).update(spread)

    def _never(self) -> Ratio:
        """Something that did not happen in any of these rounds."""
        every = self.ratios.get(EVERY, Ratio())
        return Ratio(every.matches, 0, every.denominator, 0, 0, every.denominator_squared)

    def _never_met(self) -> Cross:
        return Cross(mm=self.crosses.get(EVERY, Cross()).mm)


Match = dict[Key, tuple[Numbers, Numbers]]  # by what is measured, numerators and denominators match by match


def tally_chunk(spec: SimulationSpec, chunk: Chunk, stopped: Callable[[], bool] = lambda: False) -> Counts:
    """Play and count a chunk: a pure function. If asked to stop, it returns the rounds that are finished."""
    return _tally(spec, chunk, stopped)[0]


def tally_sweep(specs: Sequence[SimulationSpec], chunk: Chunk, stopped: Callable[[], bool] = lambda: False) -> list[Counts]:
    """The same for several tables that are dealt the same cards, compared match by match with the first; none if asked to stop."""
    found = [_tally(spec, chunk, stopped) for spec in specs]
    if any(sums.rounds < chunk.rounds for sums, _ in found):
        return []
    _, first = found[0]
    for sums, other in found[1:]:
        if len(first[EVERY][1]) == len(other[EVERY][1]):
            sums.crosses = {key: _cross(_of(first, key), _of(other, key)) for key in {**first, **other}}
    return [sums for sums, _ in found]


def _of(matches: Match, key: Key) -> tuple[Numbers, Numbers]:
    """What never happened in a chunk happened in none of its rounds."""
    every = matches[EVERY][1]
    return matches.get(key, (np.zeros_like(every), every))


def _cross(one: tuple[Numbers, Numbers], two: tuple[Numbers, Numbers]) -> Cross:
    (n, m), (other_n, other_m) = one, two
    return Cross(int((n * other_n).sum()), int((n * other_m).sum()), int((m * other_n).sum()), int((m * other_m).sum()))


def _tally(spec: SimulationSpec, chunk: Chunk, stopped: Callable[[], bool]) -> tuple[Counts, Match]:
    rules = spec.game.rules(spec.options, spec.seats)
    tables = tables_of(rules)
    fast = None if spec.bot else native.ready()
    if spec.bot:
        start = runners.bots(tables, spec.seed, True, rules, spec.bot)
    else:
        start = runners.fast(tables, spec.seed, True, fast) if fast else runners.plain(tables, spec.seed, True)
    session = start(chunk.stream)
    logs, turns, decisions = [], [], []
    for _ in range(chunk.rounds):
        if stopped():
            break
        played = session.play(1)
        turns.append(played[TURNS])
        decisions.append(played[DECISIONS])
        logs.append(np.array(session.drain(), np.int64).reshape(-1, 4))
    if not logs:
        return Counts(compiled=fast is not None), {}
    columns = LogColumns(rules, logs, spec.options.rounds is None)
    sums = columns.count(turns, decisions)
    sums.compiled = fast is not None
    return sums, columns.matches


class LogColumns:
    """The log of some rounds, read column by column."""

    def __init__(self, rules: Ruleset, logs: list[Numbers], one_match: bool) -> None:
        self._rules = rules
        self._chosen = rules.most_players() < rules.seats  # not everybody plays
        self._ids = rules.ids()
        self._yaku = [rules.yaku[place].id for place in yaku_places(rules)]
        self._n = len(logs)
        self._rows = np.concatenate(logs)
        self._at = np.repeat(np.arange(self._n), [len(rows) for rows in logs])
        begins = np.zeros(self._n, np.int64)
        begins[self._of(log.FIRST_DEALER)[0]] = 1
        # Where there is but one match, its rounds have to do for matches.
        self._match = np.arange(self._n) if one_match else np.cumsum(begins) - 1
        self._ones = np.ones(self._n, np.int64)
        self._sums = Counts(rounds=self._n, matches=int(begins.sum()))
        self.matches: Match = {}

    def count(self, turns: list[int], decisions: list[int]) -> Counts:
        """Everything that a report shows."""
        self._keep("length", "turns", np.array(turns))
        self._keep("length", "decisions", np.array(decisions))
        self._sums.spreads["turns"] = Counter(turns)
        result = self._seats()
        self._yaku_made(result)
        self._teyaku(result)
        self._deals()
        self._ends()
        self._paid()
        return self._sums

    def _of(self, what: int) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """The rounds and the three numbers of all rows of one kind."""
        pick = self._rows[:, 0] == what
        return self._at[pick], self._rows[pick, 1], self._rows[pick, 2], self._rows[pick, 3]

    def _each(self, at: Numbers, amounts: Numbers | int = 1) -> Numbers:
        """Amounts, summed round by round."""
        sums = np.zeros(self._n, np.int64)
        np.add.at(sums, at, amounts)
        return sums

    def _keep(self, what: str, which: str, numerator: Numbers, denominator: Numbers | None = None) -> None:
        """One more ratio; by default for each round."""
        matches = int(self._match[-1]) + 1
        tops, bottoms = np.zeros(matches, np.int64), np.zeros(matches, np.int64)
        np.add.at(tops, self._match, numerator)
        np.add.at(bottoms, self._match, self._ones if denominator is None else denominator)
        sums = (tops.sum(), bottoms.sum(), (tops * tops).sum(), (tops * bottoms).sum(), (bottoms * bottoms).sum())
        self._sums.ratios[what, which] = Ratio(matches, *map(int, sums))
        self.matches[what, which] = tops, bottoms

    def _seats(self) -> Numbers:
        """Results, card points and rounds won by place at the table, from the dealer on; returns the results by seat."""
        seats = self._rules.seats
        result, points = np.zeros((self._n, seats), np.int64), np.zeros((self._n, seats), np.int64)
        at, seat, cards, got = self._of(log.SCORED)
        result[at, seat], points[at, seat] = got, cards
        dealer = np.zeros(self._n, np.int64)
        at, _, who, _ = self._of(log.ROUND)
        dealer[at] = who
        winner = np.full(self._n, -1)
        at, who, _, _ = self._of(log.ROUND_ENDED)
        winner[at] = who
        for place in range(seats):
            sits = (dealer + place) % seats
            got = result[np.arange(self._n), sits]
            self._keep("result", str(place), got)
            self._keep("advantage", str(place), seats * got - result.sum(axis=1), seats * self._ones)
            self._keep("won", str(place), (winner == sits).astype(np.int64))
            if self._rules.values.classes:
                self._keep("points", str(place), points[np.arange(self._n), sits])
            name = "dealer" if place == 0 else "others"
            self._sums.spreads.setdefault(name, Counter()).update(Counter(got.tolist()))
        self._keep("won", "nobody", (winner < 0).astype(np.int64))
        return result

    def _yaku_made(self, result: Numbers) -> None:
        at, seat, row, value = self._of(log.COUNTED)
        ids = np.array(self._yaku)[row] if len(row) else np.array([], str)
        for id in dict.fromkeys(self._yaku):
            pick = ids == id
            rounds, makers = at[pick], seat[pick]
            times = self._each(rounds)
            self._keep("yaku", id, times)
            self._keep("value", id, self._each(rounds, value[pick]), times)
            self._keep("maker", id, self._each(rounds, result[rounds, makers]), times)

    def _teyaku(self, result: Numbers) -> None:
        """Dealt hands that were shown, and those that were held, shown or not, for each hand that could be claimed."""
        at, seat, rows, _ = self._of(log.SHOWN)
        for row, teyaku in enumerate(self._rules.hands()):
            shown = rows & 1 << row != 0
            held = shown | (rows & 1 << row + log.DECLINED != 0)
            times = self._each(at[shown])
            self._keep("yaku", teyaku.id, times)
            self._keep("maker", teyaku.id, self._each(at[shown], result[at[shown], seat[shown]]), times)
            self._keep("held", teyaku.id, self._each(at[held]), self._hands())

    def _hands(self) -> Numbers:
        """How many play each round; where players may go out, there is an event as soon as it is known, and none if nobody plays."""
        players = self._ones * (0 if self._chosen else self._rules.seats)
        at, count, _, _ = self._of(log.ACTIVE)
        players[at] = count
        return players

    def _deals(self) -> None:
        at, why, _, _ = self._of(log.MISDEAL)
        deals = self._ones + self._each(at)
        for number, word in misdeal_words(self._rules).items():
            self._keep("misdeal", word, self._each(at[why == number]), deals)
        if self._rules.multiplier:
            values = self._ones.copy()
            at, value, _, _ = self._of(multiplier.MULTIPLIED)
            values[at] = value  # of a deal that was thrown in the last one counts
            for number in np.unique(values).tolist():
                self._keep("multiplier", str(number), (values == number).astype(np.int64))

    def _ends(self) -> None:
        at, _, _, why = self._of(log.ROUND_ENDED)
        for number, word in enumerate(accounts.ways(self._rules)):
            self._keep("ended", word, self._each(at[why == number]))
        for row, kind in mechanisms.rows().items():
            if kind.counted and (words := kind.counted.words(self._rules)):
                at, _, says, _ = self._of(row)
                for number, word in enumerate(words):
                    self._keep(kind.counted.heading, word, self._each(at[says == number]))
        if self._chosen:
            self._keep("said", "play", self._hands())

    def _paid(self) -> None:
        """What changes hands, by its reason."""
        at, _, amount, why = self._of(log.PAID)
        reason = why & (1 << log.FORGIVEN) - 1
        for number in np.unique(reason).tolist():
            pick = reason == number
            self._keep("paid", self._ids[number], self._each(at[pick], amount[pick]))
