"""The statements about the people at a table: documents, keys, codes, chat, alarms, presence, commitments, notifications."""

from __future__ import annotations

from collections.abc import Sequence

from hanashobu.app.store.driver import Connection
from hanashobu.app.store.statements import Statements
from hanashobu.app.store.stored import (
    Alarm,
    ConflictingWrite,
    Document,
    Listing,
    Presence,
    Push,
    StoredChatLine,
    StoredCode,
    StoredKey,
)
from hanashobu.play.chain import START, ChainLink, LinkState, chained

_OF_A_TABLE = ("documents", "seat_keys", "carry_codes", "chat", "due", "presence", "push_subscriptions")
_REWRITE = """
UPDATE documents SET body = ?, listed = ?, listed_host = ?, listed_by = ?, version = version + 1
WHERE table_id = ? AND kind = ? AND version = ?
"""
_WRITE = """
INSERT INTO documents (table_id, kind, version, body, listed, listed_host, listed_by) VALUES (?, ?, 1, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
# What a public list has, of those whose host is here now, or has been a moment ago.
_LISTED = """
FROM documents WHERE listed >= ? AND kind = ? AND EXISTS (
  SELECT 1 FROM presence WHERE presence.table_id = documents.table_id AND presence.party = documents.listed_host
  AND (left_at > ? OR (left_at IS NULL AND until > ?)))
"""
_NEWEST_OF_EACH = f"""
SELECT version, body FROM (
  SELECT version, body, listed, table_id, ROW_NUMBER() OVER (PARTITION BY listed_by ORDER BY listed DESC, table_id) AS place {_LISTED}
) AS found WHERE place <= ? ORDER BY listed DESC, table_id LIMIT ?
"""
_SEAT_KEYS = "SELECT key_hash, party, created, revoked FROM seat_keys WHERE table_id = ?"
# Changes nothing; but in a database with several writers the others wait until the end of the transaction to change these keys.
_HOLD_KEYS = "UPDATE seat_keys SET created = created WHERE table_id = ?"
_ADD_LINK = "INSERT INTO commitments (number, table_id, commitment, at, chain) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
_LINKS = "SELECT number, commitment, at, chain, state, secret FROM commitments"


class PeopleStatements(Statements):
    """Everything about the people at a table."""

    # Documents.

    def put_document(self, table: str, kind: str, body: bytes, version: int = 0, listing: Listing | None = None) -> int:
        """Write a document over the version that the writer has read, 0 for a new one; returns its version now. Another is refused."""
        listed = listing or (None, None, None)
        with self.writing() as db:
            written = (
                db.execute(_REWRITE, (body, *listed, table, kind, version)) if version else db.execute(_WRITE, (table, kind, body, *listed))
            )
            if not written.rowcount:
                raise ConflictingWrite("error-late")
        return version + 1

    def document(self, table: str, kind: str) -> Document | None:
        """A document of a table."""
        row = self.first("SELECT version, body FROM documents WHERE table_id = ? AND kind = ?", table, kind)
        return Document(row[0], bytes(row[1])) if row else None

    def listed(self, kind: str, since: int, now: int, patience: int, each: int, most: int) -> list[Document]:
        """The documents of a kind that a public list has, the latest first, and only the latest of each who opened some."""
        rows = self.found(_NEWEST_OF_EACH, since, kind, now - patience, now, each, most)
        return [Document(version, bytes(body)) for version, body in rows]

    def listed_of(self, kind: str, since: int, now: int, patience: int, by: str) -> int:
        """How many documents of a kind a public list could have of one who opened them."""
        ((number,),) = self.found(f"SELECT COUNT(*) {_LISTED} AND listed_by = ?", since, kind, now - patience, now, by)
        return int(number)

    def document_versions(self, tables: Sequence[str]) -> dict[str, int]:
        """How often the documents of each of these tables were written; those without any are left out."""
        query = "SELECT table_id, SUM(version) FROM documents WHERE table_id IN ({}) GROUP BY table_id"
        rows = self.found(query.format(", ".join("?" * len(tables))), *tables) if tables else []
        return {table: int(versions) for table, versions in rows}

    # Keys of seats, and codes that carry them to another device.

    def add_seat_key(self, table: str, key: StoredKey) -> None:
        """A device has a seat now; only a hash of its key is stored."""
        with self.writing() as db:
            statement = "INSERT INTO seat_keys (table_id, key_hash, party, created, revoked) VALUES (?, ?, ?, ?, ?)"
            db.execute(statement, (table, *key))

    def valid_seat_keys(self, table: str, hashes: Sequence[str], retired: bool = False) -> dict[str, StoredKey]:
        """Those of some keys that are of this table and were not revoked; nor retired, unless those are asked for too."""
        query = f"{_SEAT_KEYS} AND key_hash IN ({_places(hashes)}) AND revoked IS NULL"
        rows = self.found(query if retired else f"{query} AND retired IS NULL", table, *hashes) if hashes else []
        return {row[0]: StoredKey(*row) for row in rows}

    def seat_keys(self, table: str) -> list[StoredKey]:
        """All keys of a table, revoked ones too."""
        return [StoredKey(*row) for row in self.found(f"{_SEAT_KEYS} ORDER BY created, key_hash", table)]

    def retire_seat_keys(self, table: str, at: int) -> None:
        """The match ended long ago: from now on the keys open only what is left of it."""
        with self.writing() as db:
            db.execute("UPDATE seat_keys SET retired = ? WHERE table_id = ? AND retired IS NULL", (at, table))

    def revoke_party(self, table: str, party: int, at: int, but: Sequence[str] = ()) -> int:
        """From now on only one device of a party has anything at a table, or none; returns how many keys were revoked."""
        others = f"table_id = ? AND party = ? AND key_hash NOT IN ({_places(but)})"
        with self.writing() as db:
            db.execute(f"{_HOLD_KEYS} AND party = ?", (table, party))
            db.execute("DELETE FROM carry_codes WHERE table_id = ? AND party = ?", (table, party))
            db.execute(f"DELETE FROM push_subscriptions WHERE {others}", (table, party, *but))
            return db.execute(f"UPDATE seat_keys SET revoked = ? WHERE {others} AND revoked IS NULL", (at, table, party, *but)).rowcount

    def revoke_device(self, table: str, hashes: Sequence[str], at: int) -> None:
        """From now on a device has nothing at a table: not its keys, the code that it gave, or its notifications."""
        device = f"table_id = ? AND key_hash IN ({_places(hashes)})"
        with self.writing() as db:
            db.execute(f"UPDATE seat_keys SET revoked = ? WHERE {device} AND revoked IS NULL", (at, table, *hashes))
            for name in ("carry_codes", "push_subscriptions"):
                db.execute(f"DELETE FROM {name} WHERE {device}", (table, *hashes))

    def put_carry_code(self, table: str, code: StoredCode) -> bool:
        """A code for another device, in place of an earlier one of the party; False if the device that gives it was revoked meanwhile."""
        with self.writing() as db:
            if not _holds(db, table, code.key_hash):
                return False
            db.execute("DELETE FROM carry_codes WHERE table_id = ? AND party = ?", (table, code.party))
            statement = "INSERT INTO carry_codes (table_id, code_hash, party, key_hash, until) VALUES (?, ?, ?, ?, ?)"
            db.execute(statement, (table, *code))
        return True

    def redeem_carry_code(self, table: str, code_hash: str, key_hash: str, now: int) -> int | None:
        """Use a code, which nobody can use again, for a key; returns its party, or None if there is none, or its time is over."""
        with self.writing() as db:
            query = "SELECT code_hash, party, key_hash, until FROM carry_codes WHERE table_id = ? AND code_hash = ?"
            row = db.execute(query, (table, code_hash)).fetchone()
            code = StoredCode(*row) if row else None
            if code is None or not _holds(db, table, code.key_hash):
                return None
            taken = db.execute("DELETE FROM carry_codes WHERE table_id = ? AND code_hash = ?", (table, code_hash)).rowcount
            if not taken or code.until < now:
                return None
            self.add_seat_key(table, StoredKey(key_hash, code.party, now))
        return code.party

    # What people say.

    def add_chat(self, table: str, party: int, at: int, body: bytes) -> int:
        """Add a chat line; returns its number at this table, from 1."""
        statement = """
        INSERT INTO chat (table_id, number, party, at, body)
        SELECT ?, COALESCE(MAX(number), 0) + 1, ?, ?, ? FROM chat WHERE table_id = ? ON CONFLICT DO NOTHING
        """
        with self.writing() as db:
            while not db.execute(statement, (table, party, at, body, table)).rowcount:
                pass  # another process took this number meanwhile
            (number,) = db.execute("SELECT MAX(number) FROM chat WHERE table_id = ?", (table,)).fetchone()
        return int(number)

    def chat(self, table: str, most: int) -> list[StoredChatLine]:
        """The last lines of each party, in order."""
        query = """
        SELECT number, party, at, body FROM (
            SELECT number, party, at, body, ROW_NUMBER() OVER (PARTITION BY party ORDER BY number DESC) AS latest
            FROM chat WHERE table_id = ?
        ) AS lines WHERE latest <= ? ORDER BY number
        """
        return [StoredChatLine(number, party, at, bytes(body)) for number, party, at, body in self.found(query, table, most)]

    # Alarms.

    def set_alarm(self, table: str, kind: str, at: int) -> None:
        """Something has to happen at a moment; a table has one alarm of a kind."""
        statement = "INSERT INTO due (table_id, kind, at) VALUES (?, ?, ?) ON CONFLICT (table_id, kind) DO UPDATE SET at = excluded.at"
        with self.writing() as db:
            db.execute(statement, (table, kind, at))

    def clear_alarm(self, table: str, kind: str) -> None:
        """It need not happen any more."""
        with self.writing() as db:
            db.execute("DELETE FROM due WHERE table_id = ? AND kind = ?", (table, kind))

    def put_alarm(self, table: str, kind: str, at: int | None) -> None:
        """Something has to happen at a moment, or not at all."""
        if at is None:
            self.clear_alarm(table, kind)
        else:
            self.set_alarm(table, kind, at)

    def alarms(self, until: int, most: int) -> list[Alarm]:
        """What is due up to a moment, the earliest first."""
        return [Alarm(*row) for row in self.found("SELECT table_id, kind, at FROM due WHERE at <= ? ORDER BY at LIMIT ?", until, most)]

    # Presence.

    def put_presence(self, table: str, present: Presence) -> None:
        """A party is connected to a process, or was."""
        statement = """
        INSERT INTO presence (table_id, party, process, until, left_at, goodbye) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (table_id, party, process)
        DO UPDATE SET until = excluded.until, left_at = excluded.left_at, goodbye = excluded.goodbye
        """
        row = (table, present.party, present.process, present.until, present.left, int(present.goodbye))
        with self.writing() as db:
            db.execute(statement, row)

    def presences(self, table: str) -> list[Presence]:
        """Which parties of a table are connected to which processes, or were."""
        query = "SELECT party, process, until, left_at, goodbye FROM presence WHERE table_id = ? ORDER BY party, process"
        return [Presence(party, process, until, left, bool(bye)) for party, process, until, left, bye in self.found(query, table)]

    # The public chain of commitments.

    def commit_secret(self, table: str, commitment: str, at: int) -> ChainLink:
        """Append the commitment to a table's secret to the public chain; to be called in the transaction that opens the table."""
        with self.writing() as db:
            while True:
                row = db.execute(f"{_LINKS} ORDER BY number DESC LIMIT 1").fetchone()
                before, number = (row[3], row[0] + 1) if row else (START, 1)
                link = ChainLink(number, commitment, at, chained(before, number, commitment, at))
                if db.execute(_ADD_LINK, (number, table, commitment, at, link.hash)).rowcount:
                    return link

    def settle_commitment(self, table: str, state: LinkState, secret: str | None) -> None:
        """What became of a commitment: its table was dealt, or closed, which reveals its secret."""
        with self.writing() as db:
            db.execute("UPDATE commitments SET state = ?, secret = ? WHERE table_id = ?", (state, secret, table))

    def commitments(self, after: int, most: int) -> list[ChainLink]:
        """The links of the chain after one, in order."""
        return [ChainLink(*row) for row in self.found(f"{_LINKS} WHERE number > ? ORDER BY number LIMIT ?", after, most)]

    # Notifications.

    def put_push(self, table: str, push: Push) -> None:
        """A device wants to be notified at an address of its browser's, unless it was revoked meanwhile."""
        statement = """
        INSERT INTO push_subscriptions (table_id, party, key_hash, endpoint, page) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (table_id, party, endpoint) DO UPDATE SET key_hash = excluded.key_hash, page = excluded.page
        """
        with self.writing() as db:
            if _holds(db, table, push.key_hash):
                db.execute(statement, (table, *push))

    def pushes(self, table: str) -> list[Push]:
        """Who wants to be notified."""
        query = "SELECT party, key_hash, endpoint, page FROM push_subscriptions WHERE table_id = ? ORDER BY party, endpoint"
        return [Push(*row) for row in self.found(query, table)]

    def delete_push(self, table: str, endpoint: str) -> None:
        """An address that is not valid any more."""
        with self.writing() as db:
            db.execute("DELETE FROM push_subscriptions WHERE table_id = ? AND endpoint = ?", (table, endpoint))

    def forget_people(self, table: str) -> None:
        """Remove everything about the people at a table; the public chain stays whole."""
        with self.writing() as db:
            for name in _OF_A_TABLE:
                db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))


def _holds(db: Connection, table: str, key_hash: str) -> bool:
    """Whether a key is valid; it stays so until the end of the transaction."""
    return db.execute(f"{_HOLD_KEYS} AND key_hash = ? AND revoked IS NULL", (table, key_hash)).rowcount > 0


def _places(values: Sequence[object]) -> str:
    """A place for each of some values; one that nothing has where there are none, because a list cannot be empty."""
    return ", ".join("?" * len(values)) or "''"
