"""The chain over the events of a fair deal: nobody can change afterwards what somebody at the table has seen (docs/record.md, "Seals").

The head after each public event covers its public form and its seal, so everybody can follow the chain. A seal covers what is private,
under a key that only the server knows until the last event reveals its secret: nothing hidden can be confirmed by guessing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from hanashobu.play.dealing import Key
from hanashobu.play.event import Event
from hanashobu.play.fair import Fingerprint, Unfair, digest, framed, number_bytes, read_bytes, spelled

HEAD_WORDS = 4

Kind = TypeVar("Kind", bound=Event)

_ENCODE = msgspec.json.Encoder(order="sorted").encode  # the canonical form


class Chain:
    """The chain of one match, as far as it is known."""

    def __init__(self, table: str, secret: str | None = None) -> None:
        self.heads: list[bytes] = [digest("head", table.encode())]  # before the first public event, and after each of them
        self._key = Key(digest("seal-key", table.encode(), read_bytes("secret", secret))) if secret else None
        self._sealed = 0  # events so far
        self._hidden: list[bytes] = []  # events since the last public one, which only their own seats learn of

    @property
    def head(self) -> str:
        """The head after everything so far."""
        return self.heads[-1].hex()

    def head_after(self, count: int) -> str:
        """The head after this many public events."""
        return self.heads[count].hex()

    def seal(self, events: list[Kind]) -> None:
        """Give all events their seals that have none yet."""
        start, self._sealed = self._sealed, len(events)
        events[start:] = map(self.sealed, events[start:])

    def sealed(self, event: Kind) -> Kind:
        """The next event, with its seal if it is public."""
        public, seal = self._next(event)
        return event if public is None else self._linked(msgspec.structs.replace(event, seal=seal.hex()), public, seal)

    def follow(self, event: Event) -> None:
        """Go on by an event that has been sealed; raises Unfair if its seal is missing or, where the key is known, is another."""
        plain = event if event.seal is None else msgspec.structs.replace(event, seal=None)
        public, due = self._next(plain)
        if (public is None) != (event.seal is None):
            raise Unfair("seal", "error-fair-seal")
        if public is not None:
            seal = read_bytes("seal", event.seal or "")
            if due and seal != due:
                raise Unfair("seal", "error-fair-seal")
            self._linked(event, public, seal)

    def _next(self, event: Event) -> tuple[bytes | None, bytes]:
        """The public form of an event, if it has one, and its seal, if the key is known."""
        shown, whole = event.seen_by(None), _ENCODE(event)
        if shown is None:
            self._hidden.append(whole)
            return None, b""
        seal = b""
        if self._key:
            seal = self._key.digest(framed("seal", number_bytes(len(self.heads)), *self._hidden, whole))
        self._hidden.clear()
        return whole if shown is event else _ENCODE(shown), seal

    def _linked(self, event: Kind, public: bytes, seal: bytes) -> Kind:
        self.heads.append(digest("link", self.heads[-1], public, seal))
        return event


def followed(table: str, events: Iterable[Event]) -> Chain:
    """The chain over events that have been sealed."""
    chain = Chain(table)
    for event in events:
        chain.follow(event)
    return chain


def head_words(head: bytes) -> Fingerprint:
    """A head in four words, which two people read to each other after a match."""
    return spelled(head, HEAD_WORDS)
