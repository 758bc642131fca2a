"""Two tables of a running server that differ only in what one of their seats cannot see, and how the match goes on at each."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from random import Random

import msgspec

from hanashobu.app.rooms.rooms import Rooms
from hanashobu.app.rooms.stored_tables import summary
from hanashobu.app.store import Sheet, StoredKey, TableChange
from hanashobu.app.store.at_rest import hashed
from hanashobu.engine.actions import CLAIM_NOTHING
from hanashobu.play.events import MatchBegins, visible
from hanashobu.play.match import Match
from hanashobu.table.people import ClockSettings, TableSettings
from hanashobu.table.seating import Party, Place, Seating
from hanashobu.table.table import Seat, Table
from tests.server.serving import ME
from tests.support.strategies import Setup, any_action
from tests.support.worlds import Step, Tape, World, openly

LONGEST = 60  # moves before the tables are opened
MOST_STEPS = 6  # that are played at them
CREATED = "2026-01-01T00:00:00+00:00"  # the same for both


@dataclass(frozen=True)
class Live:
    """A match at rest, and the actions by which it can go on until somebody shuffles, or the table answers by itself."""

    match: Match
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Pair:
    """Two worlds that a seat cannot tell apart."""

    setup: Setup
    number: int
    seat: int
    worlds: tuple[Live, Live]

    @property
    def hidden_questions(self) -> bool:
        """Whether somebody else is asked about a teyaku in one of them, but not in the other."""
        asked = [{step.seat for step in claims(live.steps) if step.seat != self.seat} for live in self.worlds]
        return asked[0] != asked[1]


def claims(steps: Sequence[Step]) -> list[Step]:
    """What the window brings at which the tables are opened, if there is one."""
    others = [at for at, step in enumerate(steps) if step.ask != "claim"]
    return list(steps[: others[0]] if others else steps)


class _Again(World):
    """A world once more, as the server plays it: claims are collected, and it stops when a seat has received a number of events."""

    def live(self, seat: int, turn: int, whole: Sequence[Step]) -> Live:
        match = self.match
        match.await_decks()
        match.await_claims()
        match.start()
        while not self._at_rest(seat) or len(visible(match.events, seat)) < turn:
            if match.awaits_claims:
                match.close_claims()
            else:
                assert self._move()
        match.deal_from(self.seed)
        left = len(self._chance_events)
        return Live(match, tuple(takewhile(lambda step: step.chances == left and not step.foregone, whole[len(self.steps) :])))

    def _at_rest(self, seat: int) -> bool:
        """Whether a question is open of which this seat may know."""
        match = self.match
        return match.awaits_claims or (match.actor is not None and match.asked != "claim" and match.known_to(seat) == len(match.events))


def pair(tape: Tape, number: int, seat: int, cut: int, random: Random) -> Pair | None:
    """Both worlds before a step of the tape; None if they differ openly, or not at all.

    A tape that ends while somebody is asked about a redeal is of no use: the card that is drawn next has another name in the other world.
    """
    if tape.match.known_to(seat) < len(tape.match.events):
        return None
    here, there = World(tape, seat), tape.elsewhere(seat, random)
    if not here.play() or not there.play() or openly(here.match, seat) != openly(there.match, seat):
        return None
    if any(world.match.known_to(seat) < len(world.match.events) for world in (here, there)):
        return None
    before = here.match.events[: here.steps[cut].start]
    turn = len(visible(before, seat))
    one, two = (_Again(world).live(seat, turn, world.steps) for world in (here, there))
    if one.match.events == two.match.events:
        return None
    return Pair(tape.setup, number, seat, (one, two))


def pairs(setups: Sequence[Setup], start: int = 0) -> Iterator[Pair]:
    """Pairs at these tables in turn, at any moment of a match."""
    for number in range(start, start + 10**6):
        setup, random = setups[number % len(setups)], Random(number)
        tape = Tape(setup, number, random.randrange(LONGEST))
        if tape.actions and not tape.before_a_deal:
            cut = max(0, len(tape.actions) - random.randrange(1, MOST_STEPS))
            found = pair(tape, number, random.randrange(setup.seats), cut, random)
            if found:
                yield found


def hides(match: Match, random: Random) -> int:
    """Whoever has a teyaku keeps it hidden."""
    return CLAIM_NOTHING if match.asked == "claim" else any_action(match, random)


def pairs_with_hidden_questions(setups: Sequence[Setup], first: bool = False) -> Iterator[Pair]:
    """Pairs that begin where claims are collected: in one world somebody holds a teyaku, and in the other does not.

    The seat that compares is any one, or the one that plays first.
    """
    for number in range(10**6):
        setup, random = setups[number % len(setups)], Random(number)
        tape = Tape(setup, number, random.randrange(8, 20), hides)
        plays = [at for at, (_, ask, _) in enumerate(tape.actions) if ask == "claim"]
        if not plays:
            continue
        after = next((at for at in range(plays[0], len(tape.actions)) if tape.actions[at][1] != "claim"), None)
        if after is None:
            continue
        seat = tape.actions[after][0] if first else random.randrange(setup.seats)
        found = pair(tape, number, seat, plays[0], random)
        if found and found.hidden_questions and all(live.match.awaits_claims for live in found.worlds):
            yield found


CLOCK = ClockSettings("friendly", 3000, 3000)
BEGUN: dict[str, Table] = {}  # tables as they were before the first move, for spectators


def key_to(seat: int) -> str:
    """The key to a seat, the same in both worlds."""
    return f"the key to the seat number {seat}"


def _seating(sheet: Sheet) -> Seating:
    """What friends agreed on; with a chosen seed, since the commitment to a secret names the table."""
    places = tuple(Place(seat.name, seat.bot, seat.party) for seat in sheet.seats)
    parties = tuple(Party(seat.party) for seat in sheet.seats if seat.party is not None)
    settings = TableSettings(CLOCK)
    return Seating(
        table=sheet.id,
        game=sheet.game,
        options={},
        places=places,
        parties=parties,
        host=0,
        secret="0" * 64,
        created=0,
        settings=settings,
        stage="playing",
        seed="7",
        next_party=9,
    )


async def keep(rooms: Rooms, live: Live, bot: str | None = None, people: Sequence[int] = (), friends: bool = False) -> str:
    """Put a match into a running server, in its loop; its people want to be asked about their teyaku, and all others are bots.

    Friends are each a party of their own, with a key to their seat and a clock that never runs out.
    """
    match, id = live.match, secrets.token_urlsafe(9)
    seats = tuple(
        Seat(name, None if not bot or at in people else bot, at if friends and (not bot or at in people) else None)
        for at, name in enumerate(match.names)
    )
    table = Table(seats, match)
    begins = match.events[0]
    assert isinstance(begins, MatchBegins)
    sheet = Sheet(
        id=id,
        owner="" if friends else hashed(ME),
        game=match.game.name,
        seats=seats,
        seed=str(match.seed),
        created=CREATED,
        summary=summary(table),
        whole=False,
        options=begins.options,
        rounds=begins.rounds,
    )
    store, write = rooms._async_store.store, rooms._async_store.write
    if friends:
        # A table with friends is dealt from its secret; these begin in the middle, where a log does not say whether claims are awaited.
        BEGUN[id] = Table(seats, copy.deepcopy(match))
        sheet = msgspec.structs.replace(sheet, friends=True, clock=CLOCK)
        await write(store.put_document, id, "seating", msgspec.json.encode(_seating(sheet)))
        for seat in range(len(seats)):
            await write(store.add_seat_key, id, StoredKey(hashed(key_to(seat)), seat, 0))
    await write(partial(store.open_table, sheet, list(match.events)))
    for seat in (at for at, who in enumerate(seats) if not who.bot):
        table.ask_about_claims(seat, True)
    await write(partial(store.append, id, TableChange(table.moves, 0, (), len(match.events), summary(table))))
    rooms._room(sheet, table)
    return id
