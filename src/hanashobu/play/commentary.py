"""What a seat's events tell, as messages: a sentence for each, and the settlement of each round.

It reads nothing but events as the seat sees them, the rules and the names, so it can say nothing that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

from hanashobu.play import events
from hanashobu.play.event import Event
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.play.round_events import RoundEvents
from hanashobu.play.settlement import Settlement, event_message, settle
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Message

ENDS = (events.RoundEnds, events.LedgerEntry, events.MatchEnds)
STARTS = (events.RoundBegins, events.Deal)
SHARED = 16  # events whose texts are kept for the other seats, which read them at about the same time


class ReadEvents(NamedTuple):
    """Some events of a round that was going on before and after them, with their texts and the capture piles then."""

    events: tuple[Event, ...]
    texts: tuple[Message | None, ...]
    taken: tuple[int, ...]


class SharedTexts:
    """What was last said at a table: a seat that is sent the very same event is sent the very same text, which is made once."""

    def __init__(self) -> None:
        self._texts: dict[int, tuple[Event, Message | None]] = {}  # by the identity of the event
        self._settled: tuple[RoundEvents, Settlement] | None = None
        self._read: ReadEvents | None = None

    def keep(self, new: tuple[Event, ...], texts: Sequence[Message | None], taken: Sequence[int]) -> None:
        """A seat has read these events; the others are probably sent the same ones next."""
        if new and not any(isinstance(event, STARTS + ENDS) for event in new):
            self._read = ReadEvents(new, tuple(texts), tuple(taken))

    def read(self, new: tuple[Event, ...]) -> ReadEvents | None:
        """What a seat has read last, if another is sent the very same now."""
        read = self._read
        return read if read and new and read.events[0] is new[0] and read.events == new else None

    def text(self, event: Event, context: EventContext) -> Message | None:
        """An event in words."""
        known = self._texts.get(id(event))
        if known is None:
            known = self._texts[id(event)] = event, event_message(event, context)
            if len(self._texts) > SHARED:
                del self._texts[next(iter(self._texts))]
        return known[1]

    def settle(self, part: RoundEvents, context: EventContext) -> Settlement:
        """The settlement of a round; a seat that knows the same of the round is sent the same."""
        if self._settled is None or self._settled[0] != part:
            self._settled = part, settle(part, context)
        return self._settled[1]


class Commentary:
    """Reads events one after another; it keeps the capture piles, and the events of the round that is on."""

    def __init__(self, names: Sequence[str], rules: Ruleset, cites: bool = False, shared: SharedTexts | None = None) -> None:
        self.texts: list[Message | None] = []
        self.settlements: dict[int, Settlement] = {}  # by the number of their round
        self._settled: dict[int, int] = {}  # after how many events each was last changed
        self._taken = [0] * rules.seats
        self.context = EventContext(tuple(names), rules, self._taken, cites)
        self._round: list[Event] = []
        self._shared = shared or SharedTexts()
        self.forgotten = 0  # events whose texts are not kept any more

    def forget(self, upto: int) -> None:
        """Keep no texts of the first events: they take more memory than everything else at a table."""
        upto = min(upto, len(self.texts))
        if upto > self.forgotten:
            self.texts[self.forgotten : upto] = [None] * (upto - self.forgotten)
            self.forgotten = upto

    def read(self, new: Iterable[Event]) -> None:
        """What happened next; what another seat has just read is not worked out again."""
        new = tuple(new)
        if known := self._shared.read(new):
            self._taken[:] = known.taken
            self._round += new
            self.texts += known.texts
            return
        self._read(new)
        self._shared.keep(new, self.texts[-len(new) :], self._taken)

    def _read(self, new: tuple[Event, ...]) -> None:
        for event in new:
            self._follow(event)
            self.texts.append(self._shared.text(event, self.context))
            if isinstance(event, ENDS) and any(isinstance(one, events.RoundEnds) for one in self._round):
                settlement = self._shared.settle(RoundEvents.of(self._round), self.context)
                self.settlements[settlement.round] = settlement
                self._settled[settlement.round] = len(self.texts)
                if isinstance(event, events.RoundEnds):  # the log names whoever the headline names: who gained most
                    self.texts[-1] = _with_result(self.texts[-1], settlement.result)

    def settled_since(self, start: int) -> tuple[Settlement, ...]:
        """The settlements that were made or changed after so many events."""
        if not self._settled or next(reversed(self._settled.values())) <= start:  # the last round was changed last
            return ()
        found = takewhile(lambda number: self._settled[number] > start, reversed(self._settled))
        return tuple(self.settlements[number] for number in found)[::-1]

    def _follow(self, event: Event) -> None:
        if captured := event.captured:
            seat, cards = captured
            self._taken[seat] |= cards
        elif isinstance(event, events.RoundBegins):
            self._round = []
        elif isinstance(event, events.Deal):
            self._taken[:] = [0] * len(self._taken)
        self._round.append(event)


def _with_result(text: Message | None, result: Message) -> Message | None:
    return text and Message(text.id, {**text.args, "result": result})
