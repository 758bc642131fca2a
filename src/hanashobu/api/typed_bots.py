"""Bots as people type them: by name, by the path of a file in Python, or by the command of a program."""

from __future__ import annotations

import hashlib
import os
import shlex
from pathlib import Path

from hanashobu import bots
from hanashobu.api.bots import engine_bot
from hanashobu.bots.bot import Bot
from hanashobu.bots.external.protocol import program


def is_command(text: str) -> bool:
    """Whether a program is meant: it has arguments, or a path; a file in Python that cannot be run is a bot to be loaded."""
    return " " in text or (os.sep in text and (not text.endswith(".py") or os.access(text, os.X_OK)))


def typed_bot(text: str) -> Bot:
    """The bot. Raises BadArgument or BadCommand if there is none."""
    return program(text) if is_command(text) else engine_bot(text)


def from_anywhere(text: str) -> str:
    """The same text as it names the same bot in any folder."""
    if bots.known(text) in bots.all_bots():
        return bots.known(text)
    return shlex.join(map(_absolute, shlex.split(text))) if is_command(text) else _absolute(text)


def files_of(text: str) -> dict[str, str]:
    """The files that such a text names, with the hashes of their contents; empty for one that is not there."""
    paths = [Path(word) for word in (shlex.split(text) if is_command(text) else [text]) if os.path.isabs(word)]
    return {str(path): hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "" for path in paths}


def _absolute(word: str) -> str:
    path = Path(word).expanduser()
    return str(path.absolute()) if path.is_file() else word
