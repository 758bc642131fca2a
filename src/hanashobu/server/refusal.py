"""The exception for responses that are not successful; without a web framework, because it may come from a process that needs none."""

from __future__ import annotations

from collections.abc import Mapping

from hanashobu.text import Message, MessageError


class Refusal(MessageError):
    """An answer that is not a success."""

    def __init__(self, status: int, message: Message, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.headers = headers or {}

    def __reduce__(self) -> tuple[type[Refusal], tuple[int, Message]]:
        """It may come from another process."""
        return Refusal, (self.status, self.message)
