"""Mechanisms, a file each: what everything above the engine knows of its questions and events. The kernel's part is in `engine/phases`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import cache
from types import ModuleType

from hanashobu.play.events import Event
from hanashobu.play.mechanisms.kinds import EventKind, QuestionKind, ReportField
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


def face_down(view: View) -> Message | None:
    """Why this seat has not looked at its own cards yet, None if it has."""
    return next((why for hides in _hiding() if (why := hides(view))), None)


@cache
def _hiding() -> tuple[Callable[[View], Message | None], ...]:
    return tuple(one.face_down for one in _slices() if hasattr(one, "face_down"))
