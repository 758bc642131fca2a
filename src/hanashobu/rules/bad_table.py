"""A table that cannot be played at, whoever asked for it."""

from __future__ import annotations

from hanashobu.text import MessageError


class BadTable(MessageError, ValueError):
    """A table that a game cannot be played at; the message says why, and what to choose instead."""


class BadPart(BadTable):
    """A part of a ruleset with something that it cannot have."""
