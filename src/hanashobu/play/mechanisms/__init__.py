"""Mechanisms, a file each: what everything above the engine knows of its questions and events. The kernel's part is in `engine/phases`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import prod
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from hanashobu.cards import codes
from hanashobu.engine.state import State
from hanashobu.play.events import Event, MatchEnds, RoundEnds
from hanashobu.play.mechanisms.kinds import EventContext, EventKind, Extra, OutOfTurn, QuestionKind, ReportField, ReportPart
from hanashobu.play.view import View
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.text import Arg, Message

if TYPE_CHECKING:
    from hanashobu.play.round_events import RoundEvents
    from hanashobu.play.settlement import HeldLine

Found = TypeVar("Found")


@cache
def _slices() -> tuple[ModuleType, ...]:
    return tuple(importlib.import_module(f"{__name__}.{module.name}") for module in pkgutil.iter_modules(__path__))


@cache
def questions() -> dict[int, QuestionKind]:
    """Every kind of question, by the engine's number for it."""
    return {kind.ask: kind for one in _slices() for kind in getattr(one, "QUESTIONS", ())}


@cache
def events() -> dict[type[Event], EventKind]:
    """Every kind of event."""
    return {kind.event: kind for one in _slices() for kind in getattr(one, "EVENTS", ())}


@cache
def rows() -> dict[int, EventKind]:
    """The kinds of events that are read from one row of the kernel's log."""
    return {kind.row: kind for kind in events().values() if kind.row is not None}


@cache
def out_of_turn() -> tuple[OutOfTurn, ...]:
    """What a seat may do whoever's turn it is."""
    return tuple(kind for one in _slices() for kind in getattr(one, "OUT_OF_TURN", ()))


class SpokenUp(NamedTuple):
    """What a seat did, the question to which it would be an answer, and whether that seat was asked or not."""

    seat: int
    action: int
    asked: str


def spoken_up(event: Event, rules: Ruleset) -> SpokenUp | None:
    """What an event says that a seat did, if it can be done whoever's turn it is."""
    found = ((kind.name, kind.done_by(event, rules)) for kind in out_of_turn())
    return next((SpokenUp(*done, asked) for asked, done in found if done), None)


def late(table: State, tables: Tables, seat: int) -> tuple[int, ...]:
    """What a seat may do now although it is not asked."""
    return tuple(sorted(action for kind in out_of_turn() for action in kind.now(table, tables, seat)))


@cache
def report_fields() -> dict[str, ReportField]:
    """What mechanisms add to the report of a round that was played with real cards, by name."""
    return {field.name: field for one in _slices() for field in getattr(one, "REPORT_FIELDS", ())}


@cache
def report_parts() -> dict[str, ReportPart]:
    """The parts of a report that have no meaning at every table, by name."""
    return {name: part for one in _slices() for name, part in getattr(one, "REPORT_PARTS", {}).items()}


def did(rules: Ruleset) -> set[str]:
    """What a player can have done in a round instead of playing it, in the words of such a report."""
    return {word for one in _slices() for word, possible in getattr(one, "DID", {}).items() if possible(rules)}


def has(rules: Ruleset) -> dict[str, int]:
    """What the mechanisms of a table have, by name: 1, or how many; what is not there is left out."""
    flags = {name: asks(rules) for one in _slices() for name, asks in getattr(one, "HAS", {}).items()}
    return {name: value if type(value) is int else 1 for name, value in flags.items() if value}


def card_sets(rules: Ruleset) -> dict[str, tuple[str, ...]]:
    """The cards of a table that do something of their own, by what they are called."""
    return {name: codes(found) for one in _slices() for name, of in getattr(one, "CARDS", {}).items() if (found := of(rules))}


@cache
def extras() -> tuple[Extra, ...]:
    """What mechanisms show of a table and its players, in the order in which it is shown."""
    return tuple(sorted((extra for one in _slices() for extra in getattr(one, "EXTRAS", ())), key=lambda extra: extra.place))


def at_once(view: View) -> int | None:
    """What a careful player says before a look at the cards."""
    return _first(int, "at_once", view)


def refuses(view: View, action: int) -> Message | None:
    """Why somebody who is not asked cannot answer, whatever is asked."""
    return _first(Message, "refuses", view, action)


def face_down(view: View) -> Message | None:
    """Why this seat has not looked at its own cards yet, None if it has."""
    return _first(Message, "face_down", view)


def idle(view: View, seat: int) -> Message | None:
    """Why somebody does not play this round, None for those who do or still may."""
    return _first(Message, "idle", view, seat)


def stands(view: View, seat: int) -> Message | None:
    """Where a player stands who plays this round or still may: in, has called sage; None where there is nothing to say."""
    return _first(Message, "stands", view, seat)


def holds_nothing(view: View) -> bool:
    """Whether the cards in this seat's hand are of no use to it."""
    return any(useless(view) for useless in _hooks("holds_nothing"))


def times(part: RoundEvents) -> int:
    """What all points of a round are multiplied by."""
    return prod(multiplies(part) for multiplies in _hooks("times"))


def stamps(part: RoundEvents) -> Iterator[Message]:
    """What the whole round counted by."""
    return _all("stamps", part)


def held(part: RoundEvents, at: EventContext) -> Iterator[HeldLine]:
    """What somebody had besides yaku."""
    return _all("held", part, at)


def why_ended(part: RoundEvents, at: EventContext) -> Iterator[Message]:
    """What ended a round, where it was not the last card."""
    return _all("why_ended", part, at)


def why_dealer(part: RoundEvents, at: EventContext) -> Message | None:
    """Why the winner of a round deals next, although others gained more or as much."""
    return _first(Message, "why_dealer", part, at)


def ended_by(rules: Ruleset) -> dict[str, Arg]:
    """How a mechanism ends rounds of a table, by the words that records have for it."""
    return dict(pair for says in _hooks("ended_by") for pair in says(rules).items())


def end_rule(event: RoundEnds, rules: Ruleset) -> str:
    """The rule by which nobody won a round; empty if no mechanism has one for that."""
    return _first(str, "end_rule", event, rules) or ""


def said_by_pot(rules: Ruleset) -> set[str]:
    """The rules by which is paid into a pot or out of it, where its name says enough."""
    return set(_all("said_by_pot", rules))


def personal(view: View) -> bool:
    """Whether a seat is shown less of itself than others are shown of it."""
    return any(hides(view) for hides in _hooks("personal"))


def typed(rules: Ruleset) -> list[tuple[str, Message]]:
    """The words with which questions are answered at a table, each with the message that explains it."""
    return list(dict.fromkeys(_all("typed", rules)))


def left_out(rules: Ruleset) -> Iterator[Message]:
    """What a round that is scored by itself leaves out, because it belongs to the match."""
    return _all("left_out", rules)


def final(ends: MatchEnds, at: EventContext) -> Message | None:
    """Who has won a match, where the final scores alone do not show it."""
    return _first(Message, "final", ends, at)


def explains(view: View, happened: Sequence[Event]) -> list[Message]:
    """What a settlement can explain to one seat alone."""
    return list(_all("explains", view, happened))


def _first(kind: type[Found], hook: str, *given: object) -> Found | None:
    """What the first mechanism says that has something to say."""
    for says in _hooks(hook):
        said: Found | None = says(*given)
        if said:
            return said
    return None


def _all(hook: str, *given: object) -> Iterator[Any]:
    return (found for says in _hooks(hook) for found in says(*given))


@cache
def _hooks(name: str) -> tuple[Callable[..., Any], ...]:
    return tuple(getattr(one, name) for one in _slices() if hasattr(one, name))
