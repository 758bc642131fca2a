"""What the people at a table agree on: that the next round is dealt, that the match ends here, and for whom a bot plays.

The people at one device are one party; they agree among themselves. Where there is only one party it decides alone.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, Protocol

from hanashobu.table.moves import BOT_TAKES, TableMove

Change = Literal["bot", "back", "hint"]
STAND_IN_AFTER = 5_000  # milliseconds in which a person for whom a bot plays from now on may still be quicker


class Seated(Protocol):
    """Somebody in a seat."""

    @property
    def bot(self) -> str | None:
        """Who plays, if it is not a person."""

    @property
    def party(self) -> int | None:
        """The party of a person at a table with friends."""


class Consent:
    """Who is ready, who wishes to stop, and whose seats are played by bots for now."""

    def __init__(self, seats: Sequence[Seated]) -> None:
        self._party = {seat: who.party or 0 for seat, who in enumerate(seats) if who.bot is None}
        self._everybody = frozenset(self._party.values())
        self.friends = any(who.party is not None for who in seats)
        self.stand_ins: set[int] = set()
        self.left: set[int] = set()  # of these, the seats whose people have left for good
        self.changes: list[tuple[int, Change]] = []  # who went and came back, or took a hint
        self.hints: dict[int, int] = {}  # how many a seat has taken
        self.revision = 0  # grows with whatever is agreed on
        self._ready: set[int] = set()
        self._stops: set[int] = set()

    @property
    def parties(self) -> frozenset[int]:
        """The parties of which somebody plays."""
        if not self.stand_ins:
            return self._everybody
        return frozenset(party for seat, party in self._party.items() if seat not in self.stand_ins)

    @property
    def resting(self) -> bool:
        """Whether everybody has left: then bots do not play on among themselves."""
        return bool(self._party) and not self.parties

    def let_bot(self, seat: int, plays: bool, left: bool = False) -> None:
        """From now on a bot plays for a person, who may have left for good, or the person plays again."""
        self.revision += 1
        (self.left.add if left else self.left.discard)(seat)
        if plays != (seat in self.stand_ins):
            self.changes.append((seat, "bot" if plays else "back"))
        if plays:
            self.stand_ins.add(seat)
        else:
            self.stand_ins.discard(seat)

    def take_hint(self, seat: int) -> None:
        """A person has taken a hint."""
        self.revision += 1
        self.hints[seat] = self.hints.get(seat, 0) + 1
        self.changes.append((seat, "hint"))

    def is_ready(self, seat: int) -> bool:
        """Whether the party of a seat is ready for the next round."""
        return self._party.get(seat) in self._ready

    def wishes_to_stop(self, seat: int) -> bool:
        """Whether the party of a seat wishes to end the match here."""
        return self._party.get(seat) in self._stops

    def ready(self, seat: int) -> None:
        """The party of this seat is ready, and so does not wish to stop any more."""
        self.revision += 1
        self._ready.add(self._party[seat])
        self._stops.discard(self._party[seat])

    def wish_to_stop(self, seat: int, wishes: bool) -> None:
        """The party of this seat wishes to end the match here, or does not any more."""
        self.revision += 1
        if wishes:
            self._stops.add(self._party[seat])
            self._ready.discard(self._party[seat])
        else:
            self._stops.discard(self._party[seat])

    @property
    def all_ready(self) -> bool:
        """Whether every party is ready; nobody is where everybody has left."""
        return bool(self.parties) and self.parties <= self._ready

    def all_stop(self, here: Collection[int] = ()) -> bool:
        """Whether every party wishes to end the match; a bot that plays for people who are `here` takes nobody's vote."""
        asked = {party for seat, party in self._party.items() if party in here and seat not in self.left}
        return bool(self.parties) and self.parties | asked <= self._stops

    def clear(self) -> None:
        """A round begins; after it everybody is asked again."""
        self.revision += 1
        self._ready.clear()
        self._stops.clear()

    def awaited(self) -> frozenset[int]:
        """The seats whose people have to agree before the next round."""
        return frozenset(seat for seat, party in self._party.items() if seat not in self.stand_ins and party not in self._ready)

    def person(self, seat: int) -> bool:
        """Whether a person plays in this seat now."""
        return seat in self._party and seat not in self.stand_ins

    def hesitates(self, seat: int, made: Sequence[TableMove], now: int) -> float:
        """For how many seconds the bot that has taken the seat of a person still waits for them."""
        if seat not in self.stand_ins - self.left:
            return 0.0
        passed = now - next(move.at for move in reversed(made) if (move.seat, move.action) == (seat, BOT_TAKES))
        return (STAND_IN_AFTER - passed) / 1000 if 0 <= passed < STAND_IN_AFTER else 0.0
