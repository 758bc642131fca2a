"""What an answer that is no success is raised as; without a web framework, because it may come from a process that needs none."""

from __future__ import annotations

from collections.abc import Mapping


class Refusal(Exception):
    """An answer that is no success; the message is a sentence for people."""

    def __init__(self, status: int, sentence: str, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.headers = headers or {}

    def __reduce__(self) -> tuple[type[Refusal], tuple[int, str]]:
        """It may come from another process."""
        return Refusal, (self.status, str(self))
