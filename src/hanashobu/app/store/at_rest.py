"""What protects the data file: only its owner may read it, and it holds hashes of players' keys, never the keys."""

from __future__ import annotations

import hashlib
import logging
import os
from contextlib import suppress
from pathlib import Path

log = logging.getLogger(__name__)

PRIVATE = 0o600
SHORTEST_KEY, LONGEST_KEY = 16, 80


def hashed(key: str) -> str:
    """What is stored of a player's key. Keys are random, so one round of SHA-256 is enough: there is nothing to guess."""
    return hashlib.sha256(key.encode()).hexdigest()


def create(path: Path | str) -> None:
    """A file that is not there yet is created so that nobody else may read it."""
    if _has_modes(path):
        with suppress(OSError):  # SQLite has a better message for what is wrong with the file
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE))


def make_private(path: Path | str) -> None:
    """Nobody else may read the file or what SQLite keeps beside it."""
    if _has_modes(path):
        for name in (str(path), f"{path}-wal", f"{path}-shm"):
            _tighten(name)


def _has_modes(path: Path | str) -> bool:
    return str(path) != ":memory:" and os.name != "nt"


def _tighten(name: str) -> None:
    try:
        mode = os.stat(name).st_mode & 0o777
        if mode & ~PRIVATE:
            os.chmod(name, mode & PRIVATE)
    except FileNotFoundError:
        return
    except OSError as error:
        log.warning("Others may read %s, and that cannot be changed: %s.", name, error.strerror)
