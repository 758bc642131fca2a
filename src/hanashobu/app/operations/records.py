"""Records: upload one, look at it move by move, continue from a move. And rounds with real cards, which are scored in the same process."""

from __future__ import annotations

from functools import partial

from hanashobu import games
from hanashobu.app.messages.api import PlayOn, TableInfo
from hanashobu.app.messages.refusal import Refusal
from hanashobu.app.messages.score_api import ScoreRequest
from hanashobu.app.operations.services import Services
from hanashobu.app.operations.tables import Admit, info, seats_of
from hanashobu.app.records import replay_page, scorekeeper, work
from hanashobu.text import Quoted, msg


async def bring(services: Services, client: str, data: bytes) -> bytes:
    """A record from a file; it is checked against the rules and kept."""
    brought = await services.aside(client, partial(work.bring, data))
    store = services.async_store
    await store.write(store.store.keep_record, brought.id, brought.rows)
    return replay_page.info(brought.id, brought.rows)


async def one_record(services: Services, id: str) -> bytes:
    """A record by its id, or that of a table whose match is over."""
    return replay_page.info(id, await _rows(services, id))


async def moments(services: Services, client: str, id: str, start: int, end: int, seat: int | None) -> bytes:
    """Where the match stood after each of some events."""
    job = partial(work.moments, start=start, end=end, seat=seat)
    return await services.aside_with(client, partial(_rows, services, id), job)


async def play_on(services: Services, client: str, player: str, id: str, wanted: PlayOn, admit: Admit) -> TableInfo:
    """A new table that goes on from a move of the record; what was not dealt yet is shuffled afresh."""
    rows = await _rows(services, id)
    sat = len(replay_page.begins(work.decoded(rows[:1])).seats)
    if len(wanted.seats) != sat:
        raise Refusal(409, msg("error-play-on-seats", seats=sat, count=len(wanted.seats)))
    seats = seats_of(wanted.seats)
    admit(seats)
    del rows  # while this waits for its turn, many others may wait too
    load = partial(_rows, services, id)
    at = await services.aside_with(client, load, partial(work.settled_until, at=wanted.at))
    if not at:
        raise Refusal(409, msg("error-play-on-early"))
    names = [seat.name for seat in seats]
    room = await services.rooms.go_on_from(
        player, seats, load, lambda rows: replay_page.renamed(work.decoded(rows[:at]), names), wanted.claim_for_me
    )
    return info(await room.now())


async def score(services: Services, client: str, wanted: ScoreRequest) -> bytes:
    """Settle every round; a round that is not complete yet, or cannot be, comes back with a message that says what is missing."""
    games.named(wanted.game)
    return await services.aside(client, partial(scorekeeper.sheet, wanted))


async def _rows(services: Services, id: str) -> list[bytes]:
    store = services.async_store
    rows = await store.read(store.store.rows, id)
    if not rows:
        raise Refusal(404, msg("error-no-record", id=Quoted(id)))
    if await store.read(store.store.sheet, id) and not replay_page.is_over(rows):
        raise Refusal(409, msg("error-not-over"))
    return rows
