"""What a seat's events tell, as messages: a sentence for each, and the settlement of each round.

It reads nothing but events as the seat sees them, the rules and the names, so it can say nothing that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hanashobu.cards import card
from hanashobu.play import events
from hanashobu.play.event import Event
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.play.settlement import RoundEvents, Settlement, event_message, settle
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Message

ENDS = (events.RoundEnds, events.YearEnds, events.Ginmi, events.Loan, events.MatchEnds)


class Commentary:
    """Reads events one after another; it keeps the capture piles, and the events of the round that is on."""

    def __init__(self, names: Sequence[str], rules: Ruleset, cites: bool = False) -> None:
        self.texts: list[Message | None] = []
        self.settlements: dict[int, Settlement] = {}  # by the number of their round
        self._settled: dict[int, int] = {}  # after how many events each was last changed
        self._taken = [0] * rules.seats
        self.context = EventContext(tuple(names), rules, self._taken, cites)
        self._round: list[Event] = []
        self.forgotten = 0  # events whose texts are not kept any more

    def forget(self, upto: int) -> None:
        """Keep no texts of the first events: they take more memory than everything else at a table."""
        for at in range(self.forgotten, min(upto, len(self.texts))):
            self.texts[at] = None
        self.forgotten = max(self.forgotten, min(upto, len(self.texts)))

    def read(self, new: Iterable[Event]) -> None:
        """What happened next."""
        for event in new:
            self._follow(event)
            self.texts.append(event_message(event, self.context))
            if isinstance(event, ENDS) and any(isinstance(one, events.RoundEnds) for one in self._round):
                settlement = settle(RoundEvents.of(self._round), self.context)
                self.settlements[settlement.round] = settlement
                self._settled[settlement.round] = len(self.texts)
                if isinstance(event, events.RoundEnds):  # the log names whoever the headline names: who gained most
                    self.texts[-1] = _with_result(self.texts[-1], settlement.result)

    def settled_since(self, start: int) -> tuple[Settlement, ...]:
        """The settlements that were made or changed after so many events."""
        return tuple(self.settlements[number] for number, at in self._settled.items() if at > start)

    def _follow(self, event: Event) -> None:
        match event:
            case events.RoundBegins():
                self._round = []
            case events.Deal():
                self._taken[:] = [0] * len(self._taken)
            case events.Play() if event.takes or event.alone:
                self._taken[event.seat] |= _mask((event.card, *event.takes))
            case events.DealerTakes() | events.Leftovers():
                self._taken[event.seat] |= _mask(event.cards)
        self._round.append(event)


def _with_result(text: Message | None, result: Message) -> Message | None:
    return text and Message(text.id, {**text.args, "result": result})


def _mask(codes: Iterable[str]) -> int:
    return sum(1 << card(code) for code in codes)
