"""The streams as they are kept: a file for each game, with the hashes of every table's matches, and the lines of the first of them."""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from pathlib import Path

from hanashobu.games import find
from hanashobu.play.match import MakeMachine
from hanashobu.rules.game import Game
from tests.streams.matches import stream
from tests.streams.tables import changed, pairs, single, table
from tests.support.strategies import Setup

MATCHES = 40  # of a table
MATCHES_OF_PAIRS = 8
DIGITS = 16  # of a SHA-256: nobody forges a match

TABLE = b'{"seats"'  # begins the line of a table


@dataclass(frozen=True)
class Kept:
    """A table and its matches."""

    setup: Setup
    hashes: tuple[str, ...]
    first: tuple[bytes, ...]  # the lines of the first match; none at a table of pairs

    def lines(self) -> Iterator[bytes]:
        """As in a file."""
        about = {"seats": self.setup.seats, "options": changed(self.setup), "hashes": self.hashes}
        yield json.dumps(about, separators=(",", ":")).encode()
        yield from self.first

    def differences(self, matches: int, machine: MakeMachine) -> Iterator[str]:
        """What is no longer as it was in the first matches of this table."""
        for number, expected in enumerate(self.hashes[:matches]):
            found = stream(self.setup, number, machine)
            if number == 0 and self.first:
                yield from self._differing_line(found)
            elif hashed(found) != expected:
                yield f"{self.setup!r}, match {number} differs. Compare what this prints here and before the change: {self._show(number)}"

    def _differing_line(self, found: list[bytes]) -> Iterator[str]:
        for number, (old, new) in enumerate(zip_longest(self.first, found, fillvalue=b"nothing"), 1):
            if old != new:
                yield f"{self.setup!r}, match 0, line {number}\n  expected {old.decode()}\n  found    {new.decode()}"
                return

    def _show(self, number: int) -> str:
        options = json.dumps(changed(self.setup), separators=(",", ":"))
        return f"python -m tests.streams.show {self.setup.game.name} {self.setup.seats} {number} '{options}'"


def hashed(lines: Iterable[bytes]) -> str:
    """The beginning of the SHA-256 of a match."""
    return hashlib.sha256(b"\n".join(lines)).hexdigest()[:DIGITS]


def played(game: Game) -> Iterator[Kept]:
    """All tables of a game as they are now."""
    singles = list(single(game))
    for setup in singles:
        first = stream(setup, 0)
        others = (hashed(stream(setup, number)) for number in range(1, MATCHES))
        yield Kept(setup, (hashed(first), *others), tuple(first))
    for setup in pairs(game, singles):
        yield Kept(setup, tuple(hashed(stream(setup, number)) for number in range(MATCHES_OF_PAIRS)), ())


def path(game: Game) -> Path:
    """The file of a game."""
    return Path(__file__).with_name(f"{game.name}.xz")


def write(game: Game, tables: Iterable[Kept]) -> None:
    """Keep these."""
    text = b"\n".join(line for kept in tables for line in kept.lines())
    path(game).write_bytes(lzma.compress(text, preset=9 | lzma.PRESET_EXTREME))


@cache
def read(name: str) -> tuple[Kept, ...]:
    """What is kept of a game."""
    game = find(name)
    lines = lzma.decompress(path(game).read_bytes()).split(b"\n")
    starts = [at for at, line in enumerate(lines) if line.startswith(TABLE)]
    return tuple(_table(game, lines[start:end]) for start, end in zip(starts, [*starts[1:], len(lines)], strict=True))


def _table(game: Game, lines: list[bytes]) -> Kept:
    about = json.loads(lines[0])
    return Kept(table(game, about["seats"], about["options"]), tuple(about["hashes"]), tuple(lines[1:]))
