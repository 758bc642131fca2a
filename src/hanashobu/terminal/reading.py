"""Messages as they are read in the terminal: in English, cards with their codes, and the player at the keyboard addressed as "you"."""

from __future__ import annotations

from functools import cache

from hanashobu.play.questions.yaku_progress import Worth
from hanashobu.text import Message, msg, reader
from hanashobu.text.reader import Reader


@cache
def _reader(you: int | None) -> Reader:
    return Reader(you=you)


def say(message: Message | None, you: int | None = None) -> str:
    """A message in words; nothing is said for None."""
    return _reader(you)(message) if message else ""


def number(value: int) -> str:
    """A number with a true minus sign."""
    return reader.number(value)


def signed(points: int) -> str:
    """Points won or lost: `+70`, `−35`, `0`."""
    return f"+{points}" if points > 0 else number(points)


def valued(worth: Worth) -> str:
    """What a yaku brings: `7 kan`, `30`, `ends the round`."""
    return say(msg("yaku-worth", worth=worth))
