"""What happened, as the screen tells it: without what it shows anyway, and with payments of one sort together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from hanashobu.play import events
from hanashobu.play.events import Event
from hanashobu.play.words import payments, say
from hanashobu.rules.ruleset import Ruleset

SILENT = (events.Deal, events.Shuffle)


def log(happened: Sequence[Event], names: tuple[str, ...], rules: Ruleset) -> list[str]:
    """Everything, one sentence for each event."""
    lines = (say(event, names, rules) for event in happened)  # type: ignore[arg-type]  # each is one of AnyEvent
    return [text for text in lines if text]


def news(happened: Sequence[Event], names: tuple[str, ...], rules: Ruleset) -> list[str]:
    """The same in fewer words: fees and compensations are told by the sentence before them."""
    texts: list[str] = []
    before: Event | None = None
    for paid, group in groupby(happened, key=lambda event: isinstance(event, events.Pay)):
        several = list(group)
        if not paid:
            texts += log([event for event in several if not isinstance(event, SILENT)], names, rules)
        elif not isinstance(before, events.Speak | events.ForcedOut) or any(_short(event) for event in several):
            texts += payments([event for event in several if isinstance(event, events.Pay)], names, rules)
        before = several[-1]
    return texts


def _short(event: Event) -> bool:
    return isinstance(event, events.Pay) and event.forgiven > 0
