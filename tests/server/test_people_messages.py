"""The message about the people at a table: made once for each state, and each party is sent exactly what was made for it alone."""

from __future__ import annotations

from random import Random

import pytest

from hanashobu.app.people.people_message import PeopleMessages, Scene, Viewer, people
from hanashobu.games import find
from hanashobu.table import moves
from hanashobu.table.clock import Clock
from hanashobu.table.people import ChatLine, ClockSettings, People, TableSettings
from hanashobu.table.protocol import Act
from hanashobu.table.seating import Place, Seating
from hanashobu.table.table import Seat, Table

VIEWERS = (Viewer(0, 0), Viewer(1, 1), Viewer(2, 2))
PLACES = tuple(Place(f"Person {party}", party=party) for party in range(3))


def dealt() -> Table:
    """Three friends, each at a device of their own."""
    game = find("hiraya")
    table = Table.open(game, [Seat(place.name, None, place.party) for place in PLACES], game.options(rounds=2), 7)
    table.clock = lambda: len(table.moves) * 1000
    return table


def seated(kind: str) -> Seating:
    settings = TableSettings(clock=ClockSettings(kind, move=20, bank=60))  # type: ignore[arg-type]  # one of the kinds
    return Seating(
        table="table",
        game="hiraya",
        options={},
        places=PLACES,
        parties=(),
        host=0,
        secret="00" * 32,
        created=0,
        settings=settings,
        seed="7",
        stage="playing",
    )


def answered(table: Table, random: Random) -> None:
    """Whoever is asked answers; between rounds somebody is ready."""
    if table.match.status == "between":
        table.among_people(random.choice(sorted(table.awaited())), moves.READY)
    else:
        actor = table.match.actor
        assert actor is not None
        action = random.choice(table.view(actor).legal)
        if table.bot(actor):
            table.bot_plays(actor, action)
        else:
            table.answer(actor, Act(table.turn(actor), action))


@pytest.mark.parametrize("kind", ["none", "friendly", "strict"])
def test_what_is_kept_is_what_would_be_made_anew_for_each_party(kind: str) -> None:
    """Also when somebody leaves, comes back, writes, or wishes to stop; a party is never sent the seats of another as its own."""
    table, random, messages, seating = dealt(), Random(1), PeopleMessages(), seated(kind)
    away: dict[int, int] = {}
    chat: list[ChatLine] = []
    kept = made = 0
    last: dict[Viewer, People] = {}
    for number in range(60):
        if table.match.over:
            break
        answered(table, random)
        if number % 9 == 4:
            away = {} if away else {1: number}
        if number % 7 == 5:
            chat.append(ChatLine(number=number, party=0, seat=0, at=number, phrase="thanks"))
        if number % 11 == 6:
            table.among_people(2, moves.PERSON_BACK if 2 in table.consent.stand_ins else moves.BOT_TAKES)
        if table.match.status == "between" and not table.consent.stand_ins:
            table.among_people(0, moves.UNWISH_STOP if table.consent.wishes_to_stop(0) else moves.WISH_STOP)
        scene = Scene(
            version=3,
            seating=seating,
            table=table,
            away=dict(away),
            chat=list(chat),
            spectators=number // 20,
            clock=Clock(settings=seating.settings.clock).read(table.timeline),
        )
        for viewer in VIEWERS:
            found = messages.of(scene, viewer, number)
            assert found == PeopleMessages().of(scene, viewer, number)
            assert [seat.yours for seat in found.seats] == [seat == viewer.party for seat in range(3)]
            assert found.host == (viewer.party == 0)
            kept += found is last.get(viewer)
            made += found is not last.get(viewer)
            last[viewer] = found
    assert made > 10
    assert (kept > 20) if kind == "none" else (made > 100)


def test_a_move_that_changes_nothing_about_the_people_makes_no_message() -> None:
    table, random, messages, seating = dealt(), Random(2), PeopleMessages(), seated("none")
    first = messages.of(Scene(version=1, seating=seating, table=table), VIEWERS[0], 0)
    for number in range(12):
        answered(table, random)
        assert messages.of(Scene(version=1, seating=seating, table=table), VIEWERS[0], number) is first
    assert messages.of(Scene(version=2, seating=seating, table=table), VIEWERS[0], 0) is not first


def test_whoever_watches_has_no_seat() -> None:
    shown = people(Scene(version=1, seating=seated("none"), table=dealt()), Viewer(), 5)
    assert shown.at == 5
    assert not shown.host
    assert not any(seat.yours for seat in shown.seats)
