"""The errors of the public interface; each message is one sentence for people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hanashobu.play.match import IllegalAction
from hanashobu.records.codec import BadRecord
from hanashobu.text import Arg, Message, MessageError, msg

__all__ = ["BadArgument", "BadRecord", "BadType", "IllegalAction", "RecordBreaksRule", "UnreadableRecord"]


class BadArgument(MessageError, ValueError):
    """An argument that cannot be used; `argument` is its name, and `message` says why in any language."""

    def __init__(self, argument: str, message: Message | str, /, **args: Arg | Iterable[Arg]) -> None:
        super().__init__(message, **args)
        self.argument = argument

    def __str__(self) -> str:
        return f"{self.argument}: {self.message}"

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return type(self), (self.argument, self.message)


class BadType(BadArgument, TypeError):
    """An argument of the wrong type. In English alone: it is about Python's types, and only whoever writes the call can meet it."""


class UnreadableRecord(BadRecord, OSError):
    """A record whose file is not there, or cannot be read."""


class RecordBreaksRule(BadRecord):
    """A record with a line that breaks a rule; `line` says where and `rule` which."""

    def __init__(self, line: int, rule: str, what: Message) -> None:
        super().__init__(line, msg("error-record-breaks-rule", line=line, rule=rule, what=what))
        self.rule = rule
