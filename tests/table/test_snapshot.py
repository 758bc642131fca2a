"""Where the match stands for a seat: what it is sent is what its own view says, however little of it was worked out for this seat alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hanashobu import games
from hanashobu.play import participation
from hanashobu.rules.phases import DROPOUT
from hanashobu.table import snapshot
from hanashobu.table.table import Seat, Table
from tests.table.tables import moves, some_tables, table_of

MOVES = 60


def test_every_seat_is_sent_what_its_own_view_says_about_the_match() -> None:
    shared = Counter[bool]()
    for setup in some_tables(12):
        table = table_of(setup)
        for number, _ in enumerate(moves(table, Random(3), MOVES)):
            for seat in range(setup.seats) if number % 3 == 0 else ():
                view = table.view(seat)
                seats = None if participation.phase(view) == DROPOUT else snapshot.standings(table.view(None))
                assert table.now(seat) == snapshot.now(view, table.turn(seat), table.claiming, seats), (setup, seat)
                shared[table.match.sees_as_spectator(seat)] += 1
    assert min(shared.values()) > 100
    assert len(shared) == 2


def test_a_seat_that_is_asked_nothing_costs_no_view_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(next(setup for setup in some_tables(12) if setup.game.name == "mushi"))
    for seat, *_ in moves(table, Random(3), MOVES):
        for other in range(2):
            table.update(other, 10**6)
        if table.match.sees_as_spectator(1 - seat):
            monkeypatch.setattr(table.match, "view", lambda seat: pytest.fail(f"a view for seat {seat}"))
            table.update(1 - seat, 10**6)
            return
    pytest.fail("nobody saw as a spectator")


def test_a_yaku_that_is_not_for_this_place_is_out_of_reach() -> None:
    """SU-12."""
    game = games.find("sudaoshi")
    table = Table.open(game, [Seat("A"), Seat("B"), Seat("C")], game.options(rounds=1), 5)
    for _ in moves(table, Random(3), 1):
        first, rains = table.match.view(0).table.first, (2, 3)
        out = [{row.row for row in seat.yaku if row.state == "gone"} for seat in table.now((first + 2) % 3).seats]
        assert [set(rains) <= out[(first + step) % 3] for step in range(3)] == [True, True, False]
