"""How a table is listed: of one device, or with friends, before and after its first deal."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from msgspec.structs import replace

from hanashobu import bots
from hanashobu.app.messages.api import SeatInfo, TableInfo
from hanashobu.app.operations.services import Services
from hanashobu.app.rooms.stored_tables import no_table
from hanashobu.app.store import Sheet
from hanashobu.table.seating import Seating


def info(sheet: Sheet) -> TableInfo:
    """A table as the lobby lists it."""
    now = sheet.summary
    return TableInfo(
        id=sheet.id,
        game=sheet.game,
        options={"rounds": sheet.rounds, **sheet.options},
        seats=tuple(SeatInfo(seat.name, seat.bot and bots.known(seat.bot)) for seat in sheet.seats),
        created=sheet.created,
        status=now.status,
        round=now.round,
        rounds=sheet.rounds,
        totals=now.totals,
        winners=now.winners,
        seed=sheet.seed if now.status == "over" and sheet.whole else None,
    )


async def shown_to(services: Services, table: str, party: int | None) -> TableInfo | None:
    """A table with friends, for a party or a visitor; None if there is none of this id."""
    found = await services.friends.found(table)
    if found is None:
        return None
    seating = found[1]
    if seating.stage != "playing":
        return gathered(seating, party)
    store = services.async_store
    sheet = await store.read(store.store.sheet, table)
    if sheet is None or (party is None and not seating.settings.spectators):
        raise no_table(table)
    return played(info(sheet), sheet, seating, party)


def gathered(seating: Seating, party: int | None) -> TableInfo:
    """A table before its first deal, for a party or a visitor."""
    return TableInfo(
        id=seating.table,
        game=seating.game,
        options=seating.shown,
        seats=tuple(SeatInfo(place.name, place.bot and bots.known(place.bot), place.open) for place in seating.places),
        created=datetime.fromtimestamp(seating.created / 1000, UTC).isoformat(timespec="seconds"),
        status="playing",
        round=0,
        rounds=_rounds(seating),
        totals=tuple(0 for _ in seating.places),
        friends=True,
        stage="closed" if seating.stage == "closed" else "gathering",
        yours=() if party is None else seating.seats_of(party),
        your_turn=_to_be_ready(seating, party),
        settings=seating.settings,
    )


def played(info: TableInfo, sheet: Sheet, seating: Seating, party: int | None) -> TableInfo:
    """A table that was dealt, for a party or a spectator; `your_turn` is set only for the party whose turn it is."""
    yours = tuple(seat for seat, who in enumerate(sheet.seats) if party is not None and who.party == party)
    over = sheet.summary.status == "over"
    your_turn = not over and bool(set(yours) & set(sheet.summary.awaits))
    return replace(
        info,
        friends=True,
        stage="over" if over else "playing",
        yours=yours,
        your_turn=your_turn,
        deadline=sheet.summary.deadline if your_turn else None,
        settings=seating.settings,
    )


def public(infos: Sequence[TableInfo]) -> list[TableInfo]:
    """Without what is shown only where one table is asked for."""
    return [replace(info, seed=None) for info in infos]


def _rounds(seating: Seating) -> int | None:
    rounds = seating.shown.get("rounds")
    return rounds if isinstance(rounds, int) else None


def _to_be_ready(seating: Seating, party: int | None) -> bool:
    found = None if party is None else seating.party(party)
    return found is not None and seating.stage == "gathering" and not found.ready
