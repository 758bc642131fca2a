"""What is wrong with a record: the line, and the rule that it breaks."""

from __future__ import annotations

from hanashobu.text import Message, MessageError


class Violation(MessageError):  # established: a record violates a rule
    """The first line of a record that breaks a rule, which one, and how."""

    def __init__(self, line: int, rule: str, what: Message) -> None:
        super().__init__("error-record-line", line=line, rule=rule, what=what)
        self.line = line
        self.rule = rule
        self.what = what

    def __reduce__(self) -> tuple[type[Violation], tuple[int, str, Message]]:
        return type(self), (self.line, self.rule, self.what)
