"""What one connection is sent about the people at a table; made from values alone, so that it can be tested without a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from hanashobu import bots
from hanashobu.app.rooms.due import abandoned_at
from hanashobu.play import fair
from hanashobu.table import seating as gathering
from hanashobu.table.clock import Clock
from hanashobu.table.consent import Change
from hanashobu.table.people import ChatLine, FairInfo, FairParty, People, Running, SeatPerson, Stage
from hanashobu.table.seating import Seating
from hanashobu.table.table import Seat, Table
from hanashobu.text import Message, Player, msg

NOTICES = 3
PATIENCE = 60_000  # milliseconds that others wait for somebody who is away, where there is no clock


class Viewer(Struct, frozen=True):
    """Who looks: the party of the key, and the seat that the connection looks from; neither for spectators and visitors."""

    party: int | None = None
    seat: int | None = None


class Scene(Struct, frozen=True, kw_only=True):
    """Everything that there is to know about the people at a table."""

    version: int
    seating: Seating
    table: Table | None = None  # once it is dealt; for spectators the one that they see
    away: Mapping[int, int] = {}  # parties that are away, and since when
    chat: Sequence[ChatLine] = ()
    spectators: int = 0
    clock: Clock | None = None  # of the table, where somebody keeps one; otherwise it is computed

    @property
    def state(self) -> tuple[object, ...]:
        """Equal as long as everybody is sent the same, but for clocks. Documents are compared by their version, lines by their number."""
        said = self.chat[-1].number if self.chat else -1, len(self.chat)
        agreed = self.table.consent.revision if self.table else 0
        return self.version, self.stage, id(self.table), agreed, dict(self.away), said, self.spectators

    @property
    def abandoned(self) -> int | None:
        """When the match will be given up, if nobody comes back."""
        return abandoned_at(self.table, self.seating.settings.clock) if self.table else None

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where, in the order of the match once there is one."""
        if self.table:
            return self.table.seats
        return [Seat(place.name, place.bot, place.party) for place in self.seating.places]

    @property
    def stage(self) -> Stage:
        """How far the table is."""
        if self.table and self.table.match.over:
            return "over"
        if self.table:
            return "playing"
        return "gathering" if self.seating.stage == "dealing" else self.seating.stage


class PeopleMessages:
    """The messages about the people at one table: what everybody is sent alike is made once for each state of the table."""

    def __init__(self) -> None:
        self._state: tuple[object, ...] = ()
        self._shared: People | None = None
        self._own: dict[int | None, People] = {}  # by party

    def of(self, scene: Scene, viewer: Viewer, now: int) -> People:
        """The message for one connection, without its moment: the very same object as long as there is nothing new for it."""
        state = scene.state
        if self._shared is None or state != self._state:
            self._state, self._shared, self._own = state, _shared(scene), {}
        own = self._own.get(viewer.party)
        if own is None:
            own = self._own[viewer.party] = _of_party(self._shared, scene, viewer.party)
        return _timed(own, scene, viewer, now)


def people(scene: Scene, viewer: Viewer, now: int) -> People:
    """The message for one connection, at one moment."""
    return replace(PeopleMessages().of(scene, viewer, now), at=now)


def _of_party(shared: People, scene: Scene, party: int | None) -> People:
    """What one party is sent: which seats are its own, and whether it is the host."""
    if party is None:
        return shared
    seats = tuple(replace(seat, yours=True) if seat.party == party else seat for seat in shared.seats)
    return replace(shared, seats=seats, host=party == scene.seating.host)


def _timed(own: People, scene: Scene, viewer: Viewer, now: int) -> People:
    """The same with the clocks, where any runs that matters."""
    kind = scene.seating.settings.clock.kind
    if scene.table is None or (kind == "none" and not scene.away):
        return own
    clock, seats = _clock(scene, scene.table, viewer), own.seats
    if kind == "friendly":
        seats = tuple(replace(seat, clock=clock.bank(at)) if seat.person else seat for at, seat in enumerate(seats))
    return replace(own, seats=seats, running=_running(scene, clock, now))


def _shared(scene: Scene) -> People:
    """What everybody is sent alike."""
    seating = scene.seating
    return People(
        version=scene.version,
        stage=scene.stage,
        at=0,
        seats=tuple(_seat(scene, seat) for seat in range(len(scene.seats))),
        settings=seating.settings,
        locked=seating.locked,
        seed=seating.seed,
        abandoned=scene.abandoned,
        chat=tuple(scene.chat),
        notices=_notices(scene),
        fair=_fair(scene),
        rematch=seating.rematch,
        spectators=scene.spectators,
    )


def _clock(scene: Scene, table: Table, viewer: Viewer) -> Clock:
    """The clocks as far as this viewer may know: a question that is asked in secret runs nobody's clock for the others (NA-9)."""
    fresh, known = Clock(settings=scene.seating.settings.clock), table.match.known_to(viewer.seat)
    if known < len(table.events):
        return fresh.read([moment for moment in table.timeline if moment.move.start < known])
    return scene.clock or fresh.read(table.timeline)


def _seat(scene: Scene, seat: int) -> SeatPerson:
    who, table = scene.seats[seat], scene.table
    bot = table.bot(seat) if table else who.bot
    if who.party is None:
        return SeatPerson(name=who.name, bot=bot and bots.known(bot))
    party = scene.seating.party(who.party)
    return SeatPerson(
        name=who.name,
        bot=bot and bots.known(bot),
        person=True,
        party=who.party,
        ready=table.consent.is_ready(seat) if table else party is not None and party.ready,
        stops=table is not None and table.consent.wishes_to_stop(seat),
        away=None if scene.stage == "over" else scene.away.get(who.party),
        host=who.party == scene.seating.host,
    )


def _running(scene: Scene, clock: Clock, now: int) -> Running | None:
    """Whose time is up first. Without a clock others wait for a while for somebody who is away."""
    if scene.table is None or scene.table.match.over:
        return None
    until = clock.deadlines()
    if clock.settings.kind == "none":
        until = {seat: since + PATIENCE for seat in clock.since if (since := scene.away.get(scene.seats[seat].party or 0)) is not None}
    if not until:
        return None
    seat = min(until, key=lambda seat: until[seat])
    return Running(seat, until[seat], over=until[seat] <= now)


def _notices(scene: Scene) -> tuple[Message, ...]:
    """What happened among the people lately."""
    changes = scene.table.consent.changes[-NOTICES:] if scene.table else []
    return tuple(_notice(scene, seat, change) for seat, change in changes)


def _notice(scene: Scene, seat: int, change: Change) -> Message:
    who = Player(scene.seats[seat].name, seat)
    if change == "hint":
        return msg("notice-hints", who=who, n=scene.table.consent.hints[seat] if scene.table else 0)
    return msg("notice-bot-plays" if change == "bot" else "notice-person-back", who=who)


def _fair(scene: Scene) -> FairInfo | None:
    """How far the making of the deal is. What parties revealed is shown when it is fixed; once it is dealt, as the record has it."""
    seating = scene.seating
    if seating.seed is not None:
        return None
    fixed = seating.stage in ("dealing", "playing")
    if fixed and not seating.contributors:
        return None
    dealt = scene.table.match.fair if scene.table else None
    deal = dealt.deal if dealt else gathering.fair_deal(seating)
    parties = [
        FairParty(one.party, one.commitment, one.nonce if fixed else None, withheld=fixed and one.nonce is None) for one in deal.parties
    ]
    words = fair.fingerprint(deal) if fixed else None
    return FairInfo(fair.SCHEME, deal.commitment, tuple(parties), seating.revealing, words)
