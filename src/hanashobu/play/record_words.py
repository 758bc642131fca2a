"""The words and events that the format of records names, and those that a game adds to them, which its header declares (docs/record.md)."""

from __future__ import annotations

from collections.abc import Mapping

from hanashobu.play import events
from hanashobu.rules import flaws
from hanashobu.rules.ruleset import Ruleset

CALLS = ("sage", "shoubu", "cancel")
# How a round ends, in the order in which the kernel counts the ways.
ENDS = ("hands_out", "stopped", "shoubu", "cancel", "nobody_plays", "split", "lucky", "drawn")
FIELDS: dict[type[events.Event], tuple[str, tuple[str, ...]]] = {  # where such words stand
    events.Call: ("says", CALLS),
    events.RoundEnds: ("why", ENDS),
    events.Misdeal: ("why", flaws.WORDS),
}
GENERAL = frozenset({events.Raised})  # events that not every game has
NAMED = frozenset(word for _, words in FIELDS.values() for word in words)


def added(rules: Ruleset) -> dict[str, str]:
    """The words of a game that the format does not name, and its general events, each with the rule that says what it means."""
    return {word: rule for word, rule in rules.record_words().items() if word not in NAMED}


def undeclared(event: events.Event, declared: Mapping[str, str]) -> tuple[str, str] | None:
    """A word of an event that neither the format nor a header with these words names, and its field; that of an event itself is `event`."""
    kind = type(event)
    if kind in GENERAL and (tag := str(kind.__struct_config__.tag)) not in declared:
        return "event", tag
    field, words = FIELDS.get(kind, ("", ()))
    word = getattr(event, field) if field else ""
    return None if not field or word in words or word in declared else (field, word)
