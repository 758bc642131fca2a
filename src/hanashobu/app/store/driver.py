"""How a database is reached. What differs between databases is behind this interface; the statements are in `sql.py` and `people.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from threading import RLock
from typing import Any, Protocol

from hanashobu.app.store.stored import StoreTrouble

Row = tuple[Any, ...]


class Result(Protocol):
    """What a statement found or changed."""

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""

    def fetchone(self) -> Any:
        """The first row, if there is one."""

    def fetchall(self) -> list[Any]:
        """All rows."""


class Connection(Protocol):
    """A connection that runs statements with `?` for each value."""

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction has begun."""

    def execute(self, statement: str, values: Sequence[object] = (), /) -> Result:
        """Run one statement."""

    def executemany(self, statement: str, rows: Iterable[Sequence[object]], /) -> object:
        """Run one statement for each row."""


class Driver(Protocol):
    """A database: one connection that writes and another that reads, each used by one thread at a time."""

    lock: RLock  # of the connection that writes
    begin: str  # the statement that begins a transaction that writes

    @property
    def db(self) -> Connection:
        """The connection that writes; made again if it was lost."""

    def reading(self, snapshot: bool = False) -> AbstractContextManager[Connection]:
        """The connection that reads; what is read in one snapshot is of one moment. Raises a StoreTrouble."""

    def trouble(self, error: Exception) -> StoreTrouble | None:
        """The sentence for an error of the database; None for any other error."""

    def close(self) -> None:
        """Close both connections."""


class Transaction:
    """One transaction: all of it is on the disk in the end, or nothing.

    Within another it is a part of that, and what fails in the database takes the whole back. Savepoints would cost as much as the writing,
    so whatever refuses a change has to do it before it writes anything; `apart` is for jobs that cannot.
    """

    def __init__(self, driver: Driver, apart: bool = False) -> None:
        self._driver = driver
        self._apart = apart
        self._part = False

    def __enter__(self) -> Connection:
        self._driver.lock.acquire()
        try:
            self._db = self._driver.db
            self._part = self._db.in_transaction
            if not self._part:
                self._db.execute(self._driver.begin)
            elif self._apart:
                self._db.execute("SAVEPOINT apart")
        except BaseException as error:
            self._driver.lock.release()
            raise self._translated(error) from None
        return self._db

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        failed = error if isinstance(error, Exception) and self._driver.trouble(error) else None
        undone = False  # back to where this part began
        try:
            if self._part and self._apart:
                self._db.execute("ROLLBACK TO apart" if error else "RELEASE apart")
                undone = True
            elif error is None and not self._part:
                self._db.execute("COMMIT")
        except Exception as full:
            failed = full
        finally:
            if not self._part or (failed and not undone):
                self._roll_back()
            self._driver.lock.release()
        if failed:
            raise self._translated(failed) from None

    def _roll_back(self) -> None:
        try:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
        except Exception as error:  # the connection is lost, and the transaction with it
            if not self._driver.trouble(error):
                raise

    def _translated(self, error: BaseException) -> BaseException:
        return (self._driver.trouble(error) if isinstance(error, Exception) else None) or error


def outcome(job: Callable[[], object]) -> object:
    """What a job returned, or the exception that it raised."""
    try:
        return job()
    except Exception as error:
        return error
