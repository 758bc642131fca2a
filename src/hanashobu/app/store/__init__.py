"""What is stored of tables, people and records: an append-only log of events for each, and beside a table's log the moves that led to it.

`Store` has every statement once, in SQL that all databases understand; a driver (`sqlite.py`, `postgres.py`) reaches one of them.
"""

from __future__ import annotations

from pathlib import Path

from hanashobu.app.store.sql import Store
from hanashobu.app.store.sqlite import SqliteDriver
from hanashobu.app.store.stored import (
    Alarm,
    ConflictingWrite,
    DamagedTable,
    Document,
    Listing,
    News,
    Presence,
    Push,
    Sheet,
    StoredChatLine,
    StoredCode,
    StoredKey,
    StoredTable,
    StoreTrouble,
    Summary,
    TableChange,
)

__all__ = [
    "Alarm",
    "ConflictingWrite",
    "DamagedTable",
    "Document",
    "Listing",
    "News",
    "Presence",
    "Push",
    "Sheet",
    "Store",
    "StoreTrouble",
    "StoredChatLine",
    "StoredCode",
    "StoredKey",
    "StoredTable",
    "Summary",
    "TableChange",
    "is_database",
    "open_store",
]


def is_database(place: Path | str) -> bool:
    """Whether this is the address of a database that several processes can share, and not a file."""
    return str(place).startswith(("postgresql://", "postgres://"))


def open_store(place: Path | str) -> Store:
    """The store in a file, created if it is not there, or in the PostgreSQL database at this address; `:memory:` for tests."""
    if not is_database(place):
        return Store(SqliteDriver(place))
    from hanashobu.app.store.postgres import PostgresDriver

    return Store(PostgresDriver(str(place)))
