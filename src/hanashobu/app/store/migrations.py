"""The schema, as numbered steps: a database of an earlier release is brought to the newest one when it is opened.

Plain SQL, the same for all databases: an ORM would cost more of each move than these few statements are long.
A driver translates the types. A step that has been released is never changed; another one is added.
"""

from __future__ import annotations

from hanashobu.app.store.driver import Connection

_SCHEMA = """
CREATE TABLE tables
  (id TEXT PRIMARY KEY, owner TEXT NOT NULL, status TEXT NOT NULL, played BIGINT NOT NULL, sheet BLOB NOT NULL, summary BLOB NOT NULL,
   move_count BIGINT NOT NULL DEFAULT 0, event_count BIGINT NOT NULL,
   holder TEXT NOT NULL DEFAULT '', held_until BIGINT NOT NULL DEFAULT 0);
CREATE INDEX tables_owner ON tables (owner);
CREATE TABLE log (id TEXT NOT NULL, seq BIGINT NOT NULL, event BLOB NOT NULL, PRIMARY KEY (id, seq)) WITHOUT ROWID;
CREATE TABLE moves
  (id TEXT NOT NULL, number BIGINT NOT NULL, start BIGINT NOT NULL, seat INTEGER NOT NULL, action BIGINT NOT NULL, at BIGINT NOT NULL,
   PRIMARY KEY (id, number)) WITHOUT ROWID;
CREATE TABLE documents
  (table_id TEXT NOT NULL, kind TEXT NOT NULL, version BIGINT NOT NULL, body BLOB NOT NULL,
   listed BIGINT, listed_host INTEGER, listed_by TEXT, PRIMARY KEY (table_id, kind));
CREATE INDEX documents_kind ON documents (kind, table_id);
CREATE INDEX documents_listed ON documents (listed) WHERE listed IS NOT NULL;
CREATE TABLE seat_keys
  (table_id TEXT NOT NULL, key_hash TEXT NOT NULL, party INTEGER NOT NULL, created BIGINT NOT NULL, revoked BIGINT, retired BIGINT,
   PRIMARY KEY (table_id, key_hash));
CREATE TABLE carry_codes
  (table_id TEXT NOT NULL, code_hash TEXT NOT NULL, party INTEGER NOT NULL, key_hash TEXT NOT NULL, until BIGINT NOT NULL,
   PRIMARY KEY (table_id, code_hash));
CREATE TABLE chat
  (table_id TEXT NOT NULL, number BIGINT NOT NULL, party INTEGER NOT NULL, at BIGINT NOT NULL, body BLOB NOT NULL,
   PRIMARY KEY (table_id, number));
CREATE TABLE due (table_id TEXT NOT NULL, kind TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (table_id, kind));
CREATE INDEX due_at ON due (at);
CREATE TABLE presence
  (table_id TEXT NOT NULL, party INTEGER NOT NULL, process TEXT NOT NULL, until BIGINT NOT NULL, left_at BIGINT, goodbye INTEGER NOT NULL,
   PRIMARY KEY (table_id, party, process));
CREATE TABLE commitments
  (number BIGINT PRIMARY KEY, table_id TEXT NOT NULL, commitment TEXT NOT NULL, at BIGINT NOT NULL, chain TEXT NOT NULL,
   state TEXT NOT NULL DEFAULT 'open', secret TEXT);
CREATE INDEX commitments_table ON commitments (table_id);
CREATE TABLE push_subscriptions
  (table_id TEXT NOT NULL, party INTEGER NOT NULL, key_hash TEXT NOT NULL, endpoint TEXT NOT NULL, page TEXT NOT NULL,
   PRIMARY KEY (table_id, party, endpoint))
"""

STEPS = {1: _SCHEMA}


def newest() -> int:
    """The version of a database that has every step."""
    return max(STEPS)


def steps_after(version: int) -> list[int]:
    """The steps that a database of this version lacks."""
    return [number for number in sorted(STEPS) if number > version]


def run(db: Connection, number: int) -> None:
    """Run one step, in the transaction that has begun."""
    for statement in STEPS[number].split(";"):
        db.execute(statement)
