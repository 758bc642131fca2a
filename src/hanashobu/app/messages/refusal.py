"""Answers that are not successful, and the status of every error that is for people."""

from __future__ import annotations

from collections.abc import Mapping

from hanashobu.app.rooms.stored_tables import NoTable
from hanashobu.app.store import StoreTrouble
from hanashobu.app.work_queue import Busy
from hanashobu.bots import UnknownBot
from hanashobu.games import UnknownGame
from hanashobu.play.players import BadName
from hanashobu.play.seed import BadSeed
from hanashobu.records.codec import BadRecord
from hanashobu.records.replay import Violation
from hanashobu.rules.bad_table import BadTable
from hanashobu.table.lesson import NoLesson
from hanashobu.table.seating import CannotSeat
from hanashobu.text import Message, MessageError


class BadExport(MessageError, ValueError):
    """A file that is not an export, or of another format than this program reads."""


# Errors that say themselves what is wrong, and the status that stands for them.
STATUS: dict[type[MessageError], int] = {
    **dict.fromkeys((NoTable, UnknownGame, NoLesson), 404),
    **dict.fromkeys((BadTable, BadName, BadSeed, UnknownBot, CannotSeat, BadExport), 409),
    # A record of a game that the host has removed, or a log that somebody has changed: what a client sends is refused before.
    **dict.fromkeys((StoreTrouble, BadRecord, Violation, Busy), 503),
}


class Refusal(MessageError):
    """An answer that is not a success."""

    def __init__(self, status: int, message: Message, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.headers = headers or {}

    def __reduce__(self) -> tuple[type[Refusal], tuple[int, Message]]:
        """It may come from another process."""
        return Refusal, (self.status, self.message)


def status_of(error: Exception) -> int | None:
    """The status of an error that is for people; None for any other."""
    if isinstance(error, Refusal):
        return error.status
    return next((status for kind, status in STATUS.items() if isinstance(error, kind)), None)
