"""One server for one data file: the players of a second one would not see what happens at the first."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hanashobu.app.store import StoreTrouble
from hanashobu.text.refusal import refusal


@contextmanager
def lock_data_file(path: Path) -> Iterator[None]:
    """Hold the file for this server; raises a StoreTrouble if another one has it."""
    try:
        lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StoreTrouble("error-store-file", file=str(path), trouble=refusal(error)) from None
    try:
        if not _taken(lock):
            raise StoreTrouble("error-store-taken", file=str(path), flag="--data")
        yield
    finally:
        os.close(lock)


def _taken(lock: int) -> bool:
    """Whether this process has the lock now; the system lets go of it when the process ends, however it ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
