"""The errors of the public interface; each message is one sentence for people."""

from __future__ import annotations

from hanashobu.play.match import IllegalAction
from hanashobu.records.codec import BadRecord
from hanashobu.text import Message, msg

__all__ = ["BadArgument", "BadRecord", "BadType", "IllegalAction", "RecordBreaksRule", "UnreadableRecord"]


class BadArgument(ValueError):
    """An argument that cannot be used; `argument` is its name."""

    def __init__(self, argument: str, sentence: str) -> None:
        super().__init__(f"{argument}: {sentence}")
        self.argument = argument
        self.sentence = sentence

    def __reduce__(self) -> tuple[type[BadArgument], tuple[str, str]]:
        return type(self), (self.argument, self.sentence)


class BadType(BadArgument, TypeError):
    """An argument of the wrong type."""


class UnreadableRecord(BadRecord, OSError):
    """A record whose file is not there, or cannot be read."""


class RecordBreaksRule(BadRecord):
    """A record with a line that breaks a rule; `line` says where and `rule` which."""

    def __init__(self, line: int, rule: str, what: Message) -> None:
        super().__init__(line, msg("error-record-breaks-rule", line=line, rule=rule, what=what))
        self.rule = rule
