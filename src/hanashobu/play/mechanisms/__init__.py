"""Mechanisms, a file each: what everything above the engine knows of its questions and events. The kernel's part is in `engine/phases`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from types import ModuleType

from hanashobu.play.events import Event
from hanashobu.play.mechanisms.kinds import EventKind, QuestionKind


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
