"""The schema, as numbered steps: a database of any earlier version is brought to the newest one when it is opened.

Plain SQL, the same for all databases: an ORM would cost more of each move than these few statements are long.
A driver translates the types. A step that has been released is never changed; another one is added.
"""

from __future__ import annotations

from hanashobu.server.store.driver import Connection

_TABLES = """
CREATE TABLE IF NOT EXISTS tables
  (id TEXT PRIMARY KEY, owner TEXT NOT NULL, status TEXT NOT NULL, played BIGINT NOT NULL, sheet BLOB NOT NULL, summary BLOB);
CREATE INDEX IF NOT EXISTS tables_owner ON tables (owner, played);
CREATE INDEX IF NOT EXISTS tables_played ON tables (played);
CREATE TABLE IF NOT EXISTS log (id TEXT NOT NULL, seq BIGINT NOT NULL, event BLOB NOT NULL, PRIMARY KEY (id, seq)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS moves
  (id TEXT NOT NULL, number BIGINT NOT NULL, start BIGINT NOT NULL, seat INTEGER NOT NULL, action BIGINT NOT NULL,
   PRIMARY KEY (id, number)) WITHOUT ROWID
"""

# How far a table is, and which process runs it; when moves were made; and everything about the people at a table.
_PEOPLE = """
ALTER TABLE moves ADD COLUMN at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN move_count BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN event_count BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN holder TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN held_until BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET move_count = (SELECT COALESCE(MAX(number) + 1, 0) FROM moves WHERE moves.id = tables.id),
  event_count = (SELECT COALESCE(MAX(seq) + 1, 0) FROM log WHERE log.id = tables.id);
CREATE TABLE documents
  (table_id TEXT NOT NULL, kind TEXT NOT NULL, version BIGINT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, kind));
CREATE INDEX documents_kind ON documents (kind, table_id);
CREATE TABLE seat_keys
  (table_id TEXT NOT NULL, key_hash TEXT NOT NULL, party INTEGER NOT NULL, seats BLOB NOT NULL, created BIGINT NOT NULL, revoked BIGINT,
   PRIMARY KEY (table_id, key_hash));
CREATE TABLE carry_codes
  (table_id TEXT NOT NULL, code_hash TEXT NOT NULL, party INTEGER NOT NULL, seats BLOB NOT NULL, until BIGINT NOT NULL,
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
  (number BIGINT PRIMARY KEY, table_id TEXT NOT NULL, commitment TEXT NOT NULL, at BIGINT NOT NULL, chain TEXT NOT NULL);
CREATE TABLE push_subscriptions
  (table_id TEXT NOT NULL, party INTEGER NOT NULL, endpoint TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, party, endpoint))
"""

# Since when a public gathering has been listed; from when on a key opens nothing but the record of a match, and the rematch.
_LISTED = """
ALTER TABLE documents ADD COLUMN listed BIGINT;
CREATE INDEX documents_listed ON documents (listed) WHERE listed IS NOT NULL;
ALTER TABLE seat_keys ADD COLUMN retired BIGINT
"""

# A table with friends from before there was an alarm for old ones is looked at once, and then when it may be old.
_OLD = """
INSERT INTO due (table_id, kind, at) SELECT table_id, 'old', 0 FROM documents WHERE kind = 'seating' ON CONFLICT DO NOTHING
"""

STEPS = {1: _TABLES, 2: _PEOPLE, 3: _LISTED, 4: _OLD}
NEWEST = max(STEPS)


def steps_after(version: int) -> list[int]:
    """The steps that a database of this version lacks."""
    return [number for number in sorted(STEPS) if number > version]


def run(db: Connection, number: int) -> None:
    """Run one step, in the transaction that has begun."""
    for statement in STEPS[number].split(";"):
        db.execute(statement)
