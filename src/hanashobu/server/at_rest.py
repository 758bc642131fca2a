"""What protects the data file: only its owner may read it, and it holds hashes of players' keys, never the keys."""

from __future__ import annotations

import hashlib
import logging
import os
import sqlite3
from contextlib import suppress
from pathlib import Path

import msgspec

log = logging.getLogger(__name__)

PRIVATE = 0o600
HASHED = 1  # the `user_version` of a file that holds hashes; before it, keys were kept as they came


def hashed(key: str) -> str:
    """What is stored of a player's key. Keys are random, so one round of SHA-256 is enough: there is nothing to guess."""
    return hashlib.sha256(key.encode()).hexdigest()


def make_private(path: Path | str) -> None:
    """Nobody else may read the file or what SQLite keeps beside it; one that is not there yet is created so."""
    if str(path) == ":memory:" or os.name == "nt":
        return
    with suppress(OSError):  # SQLite has a better message for what is wrong with the file
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE))
    for name in (str(path), f"{path}-wal", f"{path}-shm"):
        _tighten(name)


def _tighten(name: str) -> None:
    try:
        mode = os.stat(name).st_mode & 0o777
        if mode & ~PRIVATE:
            os.chmod(name, mode & PRIVATE)
    except FileNotFoundError:
        return
    except OSError as error:
        log.warning("Others may read %s, and that cannot be changed: %s.", name, error.strerror)


def hash_owners(db: sqlite3.Connection) -> None:
    """Once for each file: tables that were stored under a key move to its hash, and the key is removed from every page of the file."""
    if _version(db) >= HASHED:
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        rows = [] if _version(db) >= HASHED else db.execute("SELECT id, owner, sheet FROM tables").fetchall()
        for id, owner, sheet in rows:
            db.execute("UPDATE tables SET owner = ?, sheet = ? WHERE id = ?", (hashed(owner), _rewritten(sheet), id))
        db.execute(f"PRAGMA user_version = {HASHED}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise
    if rows:
        _wipe(db)


def _version(db: sqlite3.Connection) -> int:
    (found,) = db.execute("PRAGMA user_version").fetchone()
    return int(found)


def _rewritten(sheet: bytes) -> bytes:
    """The sheet with a hash for its owner; one that cannot be read stays as it is."""
    try:
        found = msgspec.json.decode(sheet, type=dict[str, msgspec.Raw])
        owner = msgspec.json.decode(found["owner"], type=str)
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError):
        return sheet
    return msgspec.json.encode({**found, "owner": hashed(owner)})


def _wipe(db: sqlite3.Connection) -> None:
    """Rewrite the file: free pages could still hold their old contents."""
    try:
        db.execute("VACUUM")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        log.warning("Old keys may remain in unused pages of the data file, because it could not be rewritten: %s.", error)
