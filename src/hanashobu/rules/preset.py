"""Presets: several house rules that a game is played by somewhere, under one name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hanashobu.rules.options import Value
from hanashobu.rules.part import Part, Title
from hanashobu.text import Message
from hanashobu.text.message import own
from hanashobu.wire import Wire

KEY = "preset"  # in place of an option's name


@dataclass(frozen=True, kw_only=True)
class Preset(Part):
    """House rules by name; what is not among them is as usual."""

    name: Title  # as it is typed
    title: Title  # as people read it
    options: Mapping[str, Any]  # checked where they are used

    def info(self, game: str) -> PresetInfo:
        """The same for pages and helps."""
        return PresetInfo(name=self.name, title=own(f"game-{game}.preset-{self.name}", self.title), options=dict(self.options))


class PresetInfo(Wire, frozen=True, kw_only=True):
    """A preset, as forms and help pages need it."""

    name: str
    title: Message
    options: dict[str, Value]
