"""What went wrong in somebody's bot, and on which line."""

from __future__ import annotations

import traceback
from pathlib import Path

from hanashobu.text.message import Message, msg, words

PACKAGE = Path(__file__).resolve().parents[1]


def failure(error: BaseException, called: object = None) -> Message:
    """The error in Python's words, with the file and the line in which the bot raised it, or else those of what was called."""
    text = words(f"{type(error).__name__}: {error.msg if isinstance(error, SyntaxError) else error}")
    code = getattr(called, "__code__", None)
    place = _place(error) or ((code.co_filename, code.co_firstlineno) if code else None)
    return msg("fault-at", error=text, file=place[0], line=place[1]) if place else text


def _place(error: BaseException) -> tuple[str, int] | None:
    """The last line of the first file that is not of this package; what that file calls is rarely to blame."""
    if isinstance(error, SyntaxError) and error.filename and error.lineno:
        return error.filename, error.lineno
    outside = [frame for frame in traceback.extract_tb(error.__traceback__) if not _ours(frame.filename)]
    last = next((frame for frame in reversed(outside) if frame.filename == outside[0].filename), None)
    return (last.filename, last.lineno) if last and last.lineno else None


def _ours(file: str) -> bool:
    return file.startswith("<") or PACKAGE in Path(file).parents
