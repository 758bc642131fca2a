"""A table while people gather: who sits where, who is ready, and what everybody contributes to the deal. Values, and functions of them.

Nothing is dealt before every seat is taken and every person is ready. A party keeps its number, under which it commits to its
contribution (`play/fair.py`), also when others leave.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Literal

import msgspec
from msgspec.structs import replace

from hanashobu.play import fair, players
from hanashobu.play.chain import LinkState
from hanashobu.play.fair import Contribution, FairDeal
from hanashobu.rules.options import Value
from hanashobu.table.people import TableSettings
from hanashobu.text import MessageError

BOT_NAMES = ("Sakura", "Momiji", "Kiku", "Botan", "Fuji", "Hagi", "Ume")


class CannotSeat(MessageError):
    """What cannot be done while people gather; the message says why."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: open, a person's with their party, or a bot's."""

    name: str = ""
    bot: str | None = None
    party: int | None = None

    @property
    def open(self) -> bool:
        """Whether anybody may take it."""
        return self.bot is None and self.party is None


class Party(msgspec.Struct, frozen=True, omit_defaults=True):
    """The people at one device, whether they are ready, and what they contribute to the deal."""

    id: int
    ready: bool = False
    commitment: str | None = None
    nonce: str | None = None

    def __repr__(self) -> str:
        return f"Party({self.id}, ready={self.ready})"


class Seating(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a table while people gather, and afterwards what was agreed on then."""

    table: str
    game: str
    options: dict[str, Value]
    places: tuple[Place, ...]
    parties: tuple[Party, ...]
    host: int  # the id of a party
    secret: str  # of the server; revealed when the match is over
    created: int
    settings: TableSettings = TableSettings()
    stage: Literal["gathering", "dealing", "playing", "closed"] = "gathering"  # dealing: what the cards depend on is fixed
    locked: bool = False
    seed: str | None = None  # chosen by the host
    next_party: int = 1
    reveal_until: int | None = None  # everybody is ready: contributions are revealed until then
    asks: frozenset[int] = frozenset()  # parties that want to be asked about their teyaku
    rematch: str | None = None
    opener: str = ""  # who opened it as a public one, for counting alone
    shown: dict[str, Value] = {}  # all options, as a list of tables shows them

    def __repr__(self) -> str:
        """Without its secret: this may be logged."""
        return f"Seating({self.table!r}, {self.game!r}, {self.stage!r})"

    @property
    def commitment(self) -> str:
        """What the server published before anybody contributed."""
        return fair.commit_secret(self.table, self.secret)

    @property
    def fate(self) -> LinkState:
        """What became of the commitment, for the public list."""
        if self.stage == "closed":
            return "closed_after_reveal" if any(party.nonce for party in self.parties) else "closed"
        return "dealt" if self.stage == "playing" else "open"

    def party(self, id: int) -> Party | None:
        """The party of this id, if it is there."""
        return next((party for party in self.parties if party.id == id), None)

    @property
    def contributors(self) -> tuple[Party, ...]:
        """The parties whose devices contribute to the deal; a program may be ready without."""
        return tuple(party for party in self.parties if party.commitment)

    def seats_of(self, id: int) -> tuple[int, ...]:
        """The seats of a party."""
        return tuple(seat for seat, place in enumerate(self.places) if place.party == id)

    @property
    def complete(self) -> bool:
        """Whether every seat is taken, and every person is ready."""
        return not any(place.open for place in self.places) and all(party.ready for party in self.parties)

    @property
    def revealing(self) -> bool:
        """Whether everybody has committed, and contributions are revealed now."""
        return self.stage == "gathering" and self.reveal_until is not None

    def _may_deal(self, now: int) -> bool:
        """Whether everything that the deal depends on is known."""
        if self.stage != "gathering" or not self.complete:
            return False
        if self.seed is not None:
            return True
        return self.reveal_until is not None and (now >= self.reveal_until or all(party.nonce for party in self.contributors))


def gather(
    table: str,
    game: str,
    *,
    options: dict[str, Value],
    places: tuple[Place, ...],
    settings: TableSettings,
    created: int,
    seed: str | None = None,
    shown: dict[str, Value] | None = None,
) -> Seating:
    """A new table, whose host sits in the seats that have a party."""
    named = [place.name for place in places if not place.open]
    names = iter(_checked(named))
    clean = tuple(place if place.open else replace(place, name=next(names)) for place in places)
    return Seating(
        table=table,
        game=game,
        options=options,
        places=clean,
        parties=(Party(0),),
        host=0,
        secret=fair.fresh(),
        created=created,
        settings=settings,
        seed=seed,
        shown=shown or options,
    )


def join(seating: Seating, seat: int, name: str, party: int | None = None) -> tuple[Seating, int]:
    """Somebody takes an open seat, alone or beside their own party; returns the id of the party."""
    place = _place(_changeable(seating), seat)
    if not place.open:
        raise CannotSeat("error-seat-taken" if any(one.open for one in seating.places) else "error-table-full")
    if party is None and seating.locked:
        raise CannotSeat("error-table-locked")
    taken = [one.name for one in seating.places if not one.open]
    clean = _checked([*taken, name])[-1]
    id = seating.next_party if party is None else party
    seating = _put(seating, seat, Place(clean, party=id))
    if party is None:
        return replace(seating, parties=(*seating.parties, Party(id)), next_party=id + 1), id
    return _replaced(seating, Party(id)), id


def leave(seating: Seating, party: int) -> Seating:
    """A party leaves: its seats are free, the next party becomes the host, and without any party the table is closed."""
    if _changeable(seating).party(party) is None:
        return seating
    seating = replace(
        seating,
        places=tuple(Place() if place.party == party else place for place in seating.places),
        parties=tuple(one for one in seating.parties if one.id != party),
        asks=seating.asks - {party},
    )
    if not seating.parties:
        return replace(seating, stage="closed")
    return replace(seating, host=seating.parties[0].id) if seating.host == party else seating


def remove(seating: Seating, seat: int) -> Seating:
    """The host removes somebody who is waiting."""
    party = _place(_changeable(seating), seat).party
    if party is None:
        raise CannotSeat("error-seat-empty")
    if party == seating.host:
        raise CannotSeat("error-host-stays")
    return leave(seating, party)


def fill(seating: Seating, seat: int, bot: str, name: str = "") -> Seating:
    """A bot takes an open seat."""
    if not _place(_changeable(seating), seat).open:
        raise CannotSeat("error-seat-taken")
    taken = [one.name for one in seating.places if not one.open]
    free = name or next(each for each in BOT_NAMES if each not in taken)
    return _put(seating, seat, Place(_checked([*taken, free])[-1], bot=bot))


def open_seat(seating: Seating, seat: int) -> Seating:
    """A bot's seat becomes free."""
    if _place(_changeable(seating), seat).bot is None:
        raise CannotSeat("error-seat-empty")
    return _put(seating, seat, Place())


def lock(seating: Seating, locked: bool) -> Seating:
    """Nobody else may come, or they may again."""
    return replace(_changeable(seating), locked=locked)


def close(seating: Seating) -> Seating:
    """The host calls it off."""
    return replace(_changeable(seating), stage="closed")


def ready(seating: Seating, party: int, commitment: str | None) -> Seating:
    """A party is ready, and commits to its contribution."""
    found = _changeable(seating).party(party)
    if found is None:
        raise CannotSeat("error-no-seat")
    return _replaced(seating, replace(found, ready=True, commitment=commitment))


def unready(seating: Seating, party: int) -> Seating:
    """Not ready after all."""
    found = _changeable(seating).party(party)
    return seating if found is None else _replaced(seating, Party(party))


def asks(seating: Seating, party: int, wanted: bool) -> Seating:
    """Whether a party wants to be asked about its teyaku, from the first round on."""
    return replace(seating, asks=seating.asks | {party} if wanted else seating.asks - {party})


def go_on(seating: Seating, now: int, reveal_for: int) -> Seating:
    """Once everybody is ready contributions are revealed, for so many milliseconds; then what the cards depend on is fixed.

    Nobody contributes for a party that committed to nothing.
    """
    if seating.stage == "gathering" and seating.complete and seating.seed is None and seating.reveal_until is None:
        seating = replace(seating, reveal_until=now + reveal_for)
    return replace(seating, stage="dealing") if seating._may_deal(now) else seating


def reveal(seating: Seating, party: int, nonce: str, now: int) -> Seating:
    """A party reveals its contribution in time; it has to be what it committed to. To send it twice changes nothing."""
    found = seating.party(party)
    if found is not None and found.nonce == nonce:
        return seating
    if found is None or seating.reveal_until is None:
        raise CannotSeat("error-reveal-early")
    if not seating.revealing or now >= seating.reveal_until:
        raise CannotSeat("error-reveal-late")
    if fair.commit_nonce(seating.table, party, nonce) != found.commitment:
        raise CannotSeat("error-reveal-other")
    return _replaced(seating, replace(found, nonce=nonce))


def fair_deal(seating: Seating) -> FairDeal:
    """The transcript of the deal, as far as it is known: who contributed, and nobody else."""
    parties = [Contribution(party.id, seating.seats_of(party.id), party.commitment or "", party.nonce) for party in seating.contributors]
    return FairDeal(fair.SCHEME, seating.table, seating.commitment, tuple(parties))


def dealt(seating: Seating) -> Seating:
    """The first round has been dealt."""
    return replace(seating, stage="playing")


def again(seating: Seating, table: str, created: int, there: Set[int]) -> Seating:
    """The parties of these ids at a new table, with the same game and rules, and other cards; the seats of those who have left are free."""
    parties = tuple(Party(party.id) for party in seating.parties if party.id in there)
    if not parties:
        raise CannotSeat("error-no-seat")
    places = tuple(place if place.party is None or place.party in there else Place() for place in seating.places)
    host = seating.host if seating.host in there else parties[0].id
    return replace(
        seating, table=table, created=created, parties=parties, places=places, host=host, asks=seating.asks & there, secret=fair.fresh(),
        stage="gathering", locked=False, reveal_until=None, rematch=None, seed=None,
    )  # fmt: skip


def _changeable(seating: Seating) -> Seating:
    if seating.stage == "closed":
        raise CannotSeat("error-table-closed")
    if seating.stage == "playing":
        raise CannotSeat("error-table-begun")
    if seating.stage == "dealing" or seating.reveal_until is not None:
        raise CannotSeat("error-table-dealing")
    return seating


def _place(seating: Seating, seat: int) -> Place:
    if not 0 <= seat < len(seating.places):
        raise CannotSeat("error-no-seat")
    return seating.places[seat]


def _put(seating: Seating, seat: int, place: Place) -> Seating:
    return replace(seating, places=tuple(place if at == seat else one for at, one in enumerate(seating.places)))


def _replaced(seating: Seating, party: Party) -> Seating:
    return replace(seating, parties=tuple(party if one.id == party.id else one for one in seating.parties))


def _checked(names: list[str]) -> tuple[str, ...]:
    try:
        return players.checked(names)
    except players.BadName as error:
        raise CannotSeat(error.message) from None
