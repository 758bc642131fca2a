"""Mechanisms, a file each: what everything above the engine knows of its questions and events. The kernel's part is in `engine/phases`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

from hanashobu.play.events import Event
from hanashobu.play.mechanisms.kinds import EventKind, Extra, QuestionKind, ReportField
from hanashobu.play.view import View
from hanashobu.text import Message


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
def report_fields() -> dict[str, ReportField]:
    """What mechanisms add to the report of a round that was played with real cards, by name."""
    return {field.name: field for one in _slices() for field in getattr(one, "REPORT_FIELDS", ())}


@cache
def extras() -> tuple[Extra, ...]:
    """What mechanisms show of a table and its players, in the order in which it is shown."""
    return tuple(sorted((extra for one in _slices() for extra in getattr(one, "EXTRAS", ())), key=lambda extra: extra.place))


def face_down(view: View) -> Message | None:
    """Why this seat has not looked at its own cards yet, None if it has."""
    return _first("face_down", view)


def idle(view: View, seat: int) -> Message | None:
    """Why somebody does not play this round, None for those who do or still may."""
    return _first("idle", view, seat)


def stands(view: View, seat: int) -> Message | None:
    """Where a player stands who plays this round or still may: in, has called sage; None where there is nothing to say."""
    return _first("stands", view, seat)


def holds_nothing(view: View) -> bool:
    """Whether the cards in this seat's hand are of no use to it."""
    return any(useless(view) for useless in _hooks("holds_nothing"))


def _first(hook: str, *given: object) -> Message | None:
    """What the first mechanism says that has something to say."""
    return next((found for says in _hooks(hook) if (found := says(*given))), None)


@cache
def _hooks(name: str) -> tuple[Callable[..., Any], ...]:
    return tuple(getattr(one, name) for one in _slices() if hasattr(one, name))
