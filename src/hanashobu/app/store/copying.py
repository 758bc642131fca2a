"""Everything from one store into another: a backup, its restoration, and the way from a file into a database."""

from __future__ import annotations

from collections.abc import Iterator

from hanashobu.app.store.driver import Connection
from hanashobu.app.store.sql import Store
from hanashobu.app.store.stored import StoreTrouble

# What belongs to one table or record is copied together, so that no more than that is in memory.
_BY_ID = {
    "log": ("id", "seq", "event"),
    "moves": ("id", "number", "start", "seat", "action", "at"),
}
_WHOLE = {
    "tables": ("id", "owner", "status", "played", "sheet", "summary", "move_count", "event_count"),
    "documents": ("table_id", "kind", "version", "body", "listed", "listed_host", "listed_by"),
    "seat_keys": ("table_id", "key_hash", "party", "created", "revoked", "retired"),
    "carry_codes": ("table_id", "code_hash", "party", "key_hash", "until"),
    "chat": ("table_id", "number", "party", "at", "body"),
    "due": ("table_id", "kind", "at"),
    "commitments": ("number", "table_id", "commitment", "at", "chain", "state", "secret"),
    "push_subscriptions": ("table_id", "party", "key_hash", "endpoint", "page"),
}  # who is present is known only to running servers


def copy(source: Store, target: Store) -> int:
    """Copy everything, as of one moment, into a store that holds nothing yet; returns the number of tables."""
    with source.driver.reading(snapshot=True) as old, target.writing() as new:
        for name in (*_WHOLE, *_BY_ID):
            if new.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone():
                raise StoreTrouble("error-store-not-empty")
        tables = 0
        for name, columns in _WHOLE.items():
            rows = old.execute(f"SELECT {', '.join(columns)} FROM {name}").fetchall()
            _insert(new, name, columns, rows)
            tables = len(rows) if name == "tables" else tables
        for name, columns in _BY_ID.items():
            for (id,) in old.execute(f"SELECT DISTINCT id FROM {name}").fetchall():
                _insert(new, name, columns, old.execute(f"SELECT {', '.join(columns)} FROM {name} WHERE id = ?", (id,)).fetchall())
    return tables


def finished(store: Store) -> Iterator[str]:
    """The ids of all matches that are over, in order."""
    return (id for (id,) in store.found("SELECT id FROM tables WHERE status = 'over' ORDER BY played"))


def _insert(db: Connection, name: str, columns: tuple[str, ...], rows: list[tuple[object, ...]]) -> None:
    if rows:
        places = ", ".join("?" * len(columns))
        db.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})", rows)
