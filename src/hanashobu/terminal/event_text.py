"""What happened, as the screen tells it: without what it shows anyway, and with payments of one sort together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from hanashobu.play import events, payments
from hanashobu.play.events import Event
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.terminal import reading
from hanashobu.text import Message

SILENT = (events.Deal, events.Shuffle)

Narrated = tuple[Event, Message | None]  # an event, and what is said of it


def log(narrated: Iterable[Narrated], you: int | None) -> list[str]:
    """Everything, one sentence for each event."""
    return [reading.say(text, you) for _, text in narrated if text]


def together(narrated: Sequence[Narrated], at: EventContext, you: int | None = None) -> list[str]:
    """Everything, with payments of one sort in one sentence."""
    texts: list[str] = []
    for paid, group in groupby(narrated, key=lambda one: isinstance(one[0], events.Pay)):
        several = list(group)
        texts += _paid(several, at, you) if paid else log(several, you)
    return texts


def _paid(several: Sequence[Narrated], at: EventContext, you: int | None) -> list[str]:
    pays = [event for event, _ in several if isinstance(event, events.Pay)]
    return [reading.say(payments.sentence(one, at), you) for one in payments.grouped(pays)]


def news(narrated: Sequence[Narrated], at: EventContext, you: int | None) -> list[str]:
    """The same in fewer words: who is paid for going out is in the sentence before them."""
    kept: list[Narrated] = []
    before: Event | None = None
    for paid, group in groupby(narrated, key=lambda one: isinstance(one[0], events.Pay)):
        several = list(group)
        known = isinstance(before, events.Speak | events.ForcedOut) and not any(_short(event) for event, _ in several)
        if not (paid and known):
            kept += [one for one in several if not isinstance(one[0], SILENT)]
        before = several[-1][0]
    return together(kept, at, you)


def _short(event: Event) -> bool:
    return isinstance(event, events.Pay) and event.forgiven > 0
