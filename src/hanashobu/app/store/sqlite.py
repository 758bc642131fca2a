"""A store in one SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock, RLock

from hanashobu.app.store import at_rest, migrations
from hanashobu.app.store.stored import StoreTrouble, foreign

MEMORY = ":memory:"
APPLICATION = 0x48616E61  # the `application_id` of a file of ours ("Hana"); its `user_version` is the number of its last step


class SqliteDriver:
    """One SQLite file in WAL mode: a connection that writes, and another for reading, which never waits for it; `:memory:` for tests."""

    begin = "BEGIN IMMEDIATE"

    def __init__(self, path: Path | str) -> None:
        self.lock = RLock()
        self._read_lock = Lock()
        at_rest.create(path)
        self.db = _connect(path)
        self.reader = self.db
        try:
            self.db.execute("PRAGMA busy_timeout=2000")
            _version(self.db, path)  # a file of something else is left as it is
            at_rest.make_private(path)
            self.db.execute("PRAGMA journal_mode=WAL")
            self.db.execute("PRAGMA synchronous=FULL")
            self.db.execute("BEGIN IMMEDIATE")  # a read-only file is noticed now
            self.db.execute("ROLLBACK")
            _migrate(self.db, path)
            if str(path) != MEMORY:
                self.reader = _connect(path)
        except sqlite3.Error as error:
            self.db.close()
            raise _unusable(path, error) from None
        except StoreTrouble:
            self.db.close()
            raise

    @contextmanager
    def reading(self, snapshot: bool = False) -> Iterator[sqlite3.Connection]:
        """The connection that reads; what is read in one snapshot is of one moment."""
        with self._read_lock:
            began = snapshot and not self.reader.in_transaction  # in memory there is only one connection
            try:
                if began:
                    self.reader.execute("BEGIN")
                yield self.reader
            except sqlite3.Error as error:
                raise StoreTrouble("error-store-unreadable", trouble=str(error)) from None
            finally:
                if began and self.reader.in_transaction:
                    self.reader.execute("ROLLBACK")

    def trouble(self, error: Exception) -> StoreTrouble | None:
        """The sentence for an error of SQLite."""
        if not isinstance(error, sqlite3.Error):
            return None
        if "full" in str(error):
            return StoreTrouble("error-store-full")
        return StoreTrouble("error-store-failed", trouble=str(error))

    def close(self) -> None:
        """Close both connections."""
        with self.lock, self._read_lock:
            self.reader.close()
            self.db.close()


def _connect(path: Path | str) -> sqlite3.Connection:
    try:
        return sqlite3.connect(path, check_same_thread=False, isolation_level=None)
    except sqlite3.Error as error:
        raise _unusable(path, error) from None


def _version(db: sqlite3.Connection, path: Path | str) -> int:
    """The number of the last step that a file has; 0 for an empty one."""
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION and (application or db.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()):
        raise foreign(str(path))
    if version > migrations.newest():
        raise StoreTrouble("error-store-newer", place=str(path))
    return int(version)


def _migrate(db: sqlite3.Connection, path: Path | str) -> None:
    """Bring a file of an earlier release to the newest version; of several that open it at once, one does."""
    db.execute("BEGIN IMMEDIATE")
    try:
        for number in migrations.steps_after(_version(db, path)):
            migrations.run(db, number)
            db.execute(f"PRAGMA application_id = {APPLICATION}")
            db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _unusable(path: Path | str, error: sqlite3.Error) -> StoreTrouble:
    return StoreTrouble("error-store-file", file=str(path), trouble=str(error))
