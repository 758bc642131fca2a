"""News of yaku: worked out from the events that a seat is sent, so that they reveal nothing that the events do not."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import reduce
from operator import attrgetter

from msgspec import structs

from hanashobu.cards import CardSet, codes
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import Match
from hanashobu.play.questions import yaku_progress
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.uses import BARS
from hanashobu.table.protocol import Progress, YakuNews
from hanashobu.table.snapshot import progress
from hanashobu.text import Amount, Player, msg
from hanashobu.text.names import name

SHARED = 8  # captures that are kept for the other seats, which read them at about the same time
CLEARED = (events.RoundBegins, events.Deal, events.Misdeal)  # after these nobody has taken anything
WATCHED = (*CLEARED, events.Leader, events.Active)  # beside captures: who plays when decides which rows count
ONE_CARD = 1  # away from a yaku: losing the last chance of it is news


Step = tuple[int, AnyEvent, tuple[int, CardSet] | None]  # the place of an event among others, and what it captures of what counts


class Captures:
    """The captures at a table, which are open to everybody: what the last ones brought about is worked out once for all seats."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._counting = yaku_progress.counting(match.rules)
        self._events: tuple[tuple[AnyEvent, ...], list[Step]] = (), []  # that were looked through last
        self._starts: dict[tuple[int, ...], PilesInRound] = {}
        self._last: dict[tuple[int, tuple[int, int]], tuple[PilesInRound, PilesInRound]] = {}  # by the moment before, and what was taken

    def steps(self, new: tuple[AnyEvent, ...]) -> list[Step]:
        """Those of some events after which yaku may stand differently; the other seats are probably sent the same ones next."""
        known = self._events
        if not new or not known[0] or known[0][0] is not new[0] or known[0] != new:
            known = self._events = new, list(self._steps(new))
        return known[1]

    def _steps(self, new: tuple[AnyEvent, ...]) -> Iterator[Step]:
        for at, event in enumerate(new):
            taken = event.captured
            if taken and taken[1] & self._counting:
                yield at, event, taken
            elif isinstance(event, WATCHED):
                yield at, event, None

    def start(self, barred: tuple[int, ...]) -> PilesInRound:
        """Nobody has taken anything, and some rows do not count for some seats."""
        return self._starts.setdefault(barred, PilesInRound(self.match, (0,) * self.match.rules.seats, barred))

    def after(self, before: PilesInRound, taken: tuple[int, int]) -> PilesInRound:
        """The piles when a seat has taken these cards."""
        known = self._last.get((id(before), taken))
        if known is None:
            known = self._last[id(before), taken] = before, before.after(*taken)
            if len(self._last) > SHARED:
                del self._last[next(iter(self._last))]
        return known[1]


class PilesInRound:
    """The capture piles at one moment of a round, and the yaku that the last capture made or took away."""

    __slots__ = ("_barred", "_before", "_best", "_match", "_piles", "made")

    def __init__(self, match: Match, piles: tuple[int, ...], barred: tuple[int, ...]) -> None:
        self._match, self._barred = match, barred
        self._piles = self._before = piles
        self._best: dict[tuple[int, int], int] = {}  # what has been announced: a yaku is made once in a round
        self.made: tuple[YakuNews, ...] = ()  # by the last capture

    def after(self, seat: int, cards: int) -> PilesInRound:
        """The moment after these cards came to the pile of a seat."""
        piles = self._piles
        then = PilesInRound(self._match, (*piles[:seat], piles[seat] | cards, *piles[seat + 1 :]), self._barred)
        then._before, then._best = piles, self._best
        then.made = tuple(then._newly_made(seat))
        return then

    def _newly_made(self, seat: int) -> Iterator[YakuNews]:
        for row in self._progress(self._piles, seat):
            if row.state != "made":
                continue
            best = self._best.get((seat, row.row))
            if best is None or row.points > best:
                self._best = {**self._best, (seat, row.row): row.points}  # the moment before keeps its own
                shown = codes(makers(self._match.rules, row.row, self._piles[seat]))
                yield self._said(
                    YakuNews(at=0, seat=seat, row=row.row, what="made" if best is None else "better", points=row.points, cards=shown)
                )

    def lost(self, seat: int) -> Iterator[YakuNews]:
        """What a seat was one card from and cannot make any more, unless it has something as good already."""
        close = [row for row in self._progress(self._before, seat) if row.missing == ONE_CARD and row.state == "near"]
        now = self._progress(self._piles, seat) if close else ()
        gone = {row.row for row in now if row.state == "gone"}
        for row in close:
            if row.row in gone and row.points > self._held(row.row, now):
                yield self._said(YakuNews(at=0, seat=seat, row=row.row, what="lost", points=row.points))

    def _progress(self, piles: tuple[int, ...], seat: int) -> tuple[Progress, ...]:
        others = reduce(int.__or__, piles[:seat] + piles[seat + 1 :], 0)
        return progress(self._match.rules, self._match.tables, self._barred[seat]).of(piles[seat], others)

    def _held(self, row: int, now: tuple[Progress, ...]) -> int:
        """What counts already of the rows that exclude this one."""
        rows = self._match.rules.yaku
        group = rows[row].group
        return max((one.points for one in now if one.state == "made" and group and rows[one.row].group == group), default=-1)

    def _said(self, item: YakuNews) -> YakuNews:
        rules = self._match.rules
        yaku = rules.yaku[item.row]
        worth = msg("yaku-ends-round") if yaku.stops else Amount(item.points, rules.yaku_unit() or rules.units.word)
        who = Player(self._match.names[item.seat], item.seat)
        return structs.replace(item, text=msg(f"news-{item.what}", seat=who, yaku=name(yaku.name, yaku.kanji), worth=worth))


class YakuWatch:
    """Follows the capture piles through the events of one seat, and finds those that made, improved or lost a yaku."""

    def __init__(self, captures: Captures, seat: int | None) -> None:
        self._captures = captures
        self._bars = BarredRows(captures.match)
        self._piles = captures.start(self._bars.now)
        self._seat = seat
        self._read = 0  # events
        self._found: list[YakuNews] = []

    def read(self, events: Sequence[AnyEvent]) -> None:
        """All events of the seat so far; those that were read before are not read again."""
        for at, event, taken in self._captures.steps(tuple(events[self._read :])):
            self._follow(self._read + at, event, taken)
        self._read = len(events)

    def since(self, start: int) -> tuple[YakuNews, ...]:
        """What the events from this one on brought about."""
        if not self._found or self._found[-1].at < start:
            return ()
        return tuple(self._found[bisect_left(self._found, start, key=attrgetter("at")) :])

    def _follow(self, at: int, event: AnyEvent, taken: tuple[int, CardSet] | None) -> None:
        """What the event with this number brought about."""
        if taken is None:
            if self._bars.follow(event) or isinstance(event, CLEARED):
                self._piles = self._captures.start(self._bars.now)
            return
        self._piles = self._captures.after(self._piles, taken)
        lost = () if self._seat is None else self._piles.lost(self._seat)
        self._found += [structs.replace(item, at=at) for item in (*self._piles.made, *lost)]


class BarredRows:
    """The rows of yaku that do not count for each seat, by the month of the round and the order in which the seats play."""

    def __init__(self, match: Match) -> None:
        self._tables, self._round = match.tables, 1
        self._turns = tuple(range(match.rules.seats))
        self.now = (0,) * match.rules.seats

    def follow(self, event: AnyEvent) -> bool:
        """Note what an event says about month and order, if it does."""
        if not self._tables.uses & BARS:
            return False
        seats = self._tables.seats
        if isinstance(event, events.RoundBegins):
            self._round, self._turns = event.number, tuple((event.dealer + step) % seats for step in range(seats))
        elif isinstance(event, events.Leader):
            self._turns = tuple((event.leader + step) % seats for step in range(seats))
        elif isinstance(event, events.Active):
            self._turns = event.seats
        else:
            return False
        month = self._tables.month_rows[(self._round - 1) % len(self._tables.month_rows)]
        places = {seat: place for place, seat in enumerate(self._turns)}
        self.now = tuple(month | self._tables.place_rows[places[seat]] if seat in places else 0 for seat in range(seats))
        return True


def makers(rules: Ruleset, row: int, pile: int) -> CardSet:
    """The cards of a pile that make a yaku, and those that raise it."""
    yaku = rules.yaku[row]
    held = max((level for level in yaku.levels if level.pattern.holds(pile)), key=lambda level: level.points, default=yaku.levels[0])
    return CardSet(pile & (held.pattern.cards() | yaku.more))
