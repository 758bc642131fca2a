"""News of yaku: worked out from the events that a seat is sent, so that they reveal nothing that the events do not."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import reduce
from operator import attrgetter

from msgspec import structs

from hanashobu.cards import CardSet, cards, codes
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import Match
from hanashobu.play.questions import yaku_progress
from hanashobu.rules.ruleset import Ruleset
from hanashobu.table.protocol import Progress, YakuNews
from hanashobu.table.snapshot import progress
from hanashobu.text import Amount, Message, Player, msg
from hanashobu.text.names import name

ONE_CARD = 1  # away from a yaku: losing the last chance of it is news


class YakuWatch:
    """Follows the capture piles through the events of one seat, and finds those that made, improved or lost a yaku."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self._match = match
        self._rules = match.rules
        self._seat = seat
        self._counting = yaku_progress.counting(match.rules)
        self._read = 0  # events
        self._found: list[YakuNews] = []
        self._clear()

    def read(self, events: Sequence[AnyEvent]) -> None:
        """All events of the seat so far; those that were read before are not read again."""
        for at in range(self._read, len(events)):
            self._found += self._news(at, events[at])
        self._read = len(events)

    def since(self, start: int) -> tuple[YakuNews, ...]:
        """What the events from this one on brought about."""
        return tuple(self._found[bisect_left(self._found, start, key=attrgetter("at")) :])

    def _clear(self) -> None:
        self._piles = [0] * self._rules.seats
        self._best: dict[tuple[int, int], int] = {}  # what has been announced: a yaku is made once in a round

    def _news(self, at: int, event: AnyEvent) -> tuple[YakuNews, ...]:
        """What the event with this number brought about."""
        if isinstance(event, events.RoundBegins | events.Deal | events.Misdeal):
            self._clear()
            return ()
        taken = captured(event)
        if taken is None or not taken[1] & self._counting:
            return ()
        mine, before = self._seat, self._progress(self._seat)
        self._piles[taken[0]] |= taken[1]
        found = [*self._made(at, taken[0]), *(() if mine is None else self._lost(at, mine, before))]
        return tuple(structs.replace(item, text=self._text(item)) for item in found)

    def _text(self, item: YakuNews) -> Message:
        yaku = self._rules.yaku[item.row]
        rules = self._rules
        worth = msg("yaku-ends-round") if yaku.stops else Amount(item.points, rules.yaku_unit() or rules.units.word)
        return msg(f"news-{item.what}", seat=Player(self._match.names[item.seat], item.seat), yaku=name(yaku.name, yaku.kanji), worth=worth)

    def _progress(self, seat: int | None) -> tuple[Progress, ...]:
        """How far a seat is; empty for a spectator."""
        if seat is None:
            return ()
        others = reduce(int.__or__, (pile for at, pile in enumerate(self._piles) if at != seat), 0)
        return progress(self._rules, self._match.tables, self._piles[seat], others)

    def _made(self, at: int, seat: int) -> Iterator[YakuNews]:
        for row in self._progress(seat):
            best = self._best.get((seat, row.row))
            if row.state == "made" and (best is None or row.points > best):
                self._best[seat, row.row] = row.points
                shown = codes(makers(self._rules, row.row, self._piles[seat]))
                yield YakuNews(at, seat, row.row, "made" if best is None else "better", row.points, shown)

    def _lost(self, at: int, seat: int, before: tuple[Progress, ...]) -> Iterator[YakuNews]:
        """What a seat was one card from and cannot make any more, unless it has something as good already."""
        now = self._progress(seat)
        gone = {row.row for row in now if row.state == "gone"}
        for row in before:
            if row.row in gone and row.state == "near" and row.missing == ONE_CARD and row.points > self._held(row.row, now):
                yield YakuNews(at, seat, row.row, "lost", row.points)

    def _held(self, row: int, now: tuple[Progress, ...]) -> int:
        """What counts already of the rows that exclude this one."""
        group = self._rules.yaku[row].group
        return max((one.points for one in now if one.state == "made" and group and self._rules.yaku[one.row].group == group), default=-1)


def captured(event: AnyEvent) -> tuple[int, int] | None:
    """Whose capture pile gets which cards."""
    match event:
        case events.Play() if event.takes or event.alone:
            return event.seat, cards(" ".join((event.card, *event.takes)))
        case events.DealerTakes() | events.Leftovers():
            return event.seat, cards(" ".join(event.cards))
    return None


def makers(rules: Ruleset, row: int, pile: int) -> CardSet:
    """The cards of a pile that make a yaku, and those that raise it."""
    yaku = rules.yaku[row]
    held = max((level for level in yaku.levels if level.pattern.holds(pile)), key=lambda level: level.points, default=yaku.levels[0])
    return CardSet(pile & (held.pattern.cards() | yaku.more))
