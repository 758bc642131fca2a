"""Hachi-Hachi: the ginmi of a campaign (HH-74)."""

from __future__ import annotations

import pytest

from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import ExtraValue
from hanashobu.table.table import Seat
from hanashobu.table.table import Table as LiveTable
from hanashobu.terminal import seats
from tests.rules.hachi_hachi import HH, decline, finish
from tests.rules.hachi_hachi_campaign import campaign, ledger, play_round
from tests.support.helpers import Table, only

# Ginmi.


def test_hh_74_who_has_the_highest_total_three_rounds_in_a_row_gets_ten_kan_from_each_other_player() -> None:
    """HH-74: 9 points a round; after the third 240, and nothing after the first two."""
    table = campaign()
    assert only(play_round(table), events.Ginmi) == []
    assert only(play_round(table), events.Ginmi) == []
    emitted = ledger(play_round(table))
    assert emitted == [events.RoundEnds(0, (267, 210, 240), "hands_out", 0), events.Ginmi(0, 240, (507, 90, 120))]
    assert table.totals == (507, 90, 120)


def test_hh_74_the_count_then_starts_again() -> None:
    """HH-74: paid after rounds 3, 6 and 9."""
    table = campaign(kan=10)
    paid = [number for number in range(1, 11) if only(play_round(table, [900, 500, 500]), events.Ginmi)]
    assert paid == [3, 6, 9]


def test_hh_74_another_highest_total_breaks_the_row() -> None:
    """HH-74: Aki, Aki, Ben, Aki, Aki, Aki: only the last three count."""
    table = campaign()
    leads = [0, 0, 1, 0, 0, 0]
    paid = []
    for lead in leads:
        emitted = play_round(table, [500 if seat == lead else 300 for seat in range(3)])
        paid.append([event.seat for event in only(emitted, events.Ginmi)])
    assert paid == [[], [], [], [], [], [0]]


def test_hh_74_on_a_tie_the_holder_keeps_it() -> None:
    """HH-74: Chie holds it, and Aki reaches the same total twice."""
    table = campaign()
    play_round(table, [300, 300, 500])
    play_round(table, [491, 300, 500])
    emitted = play_round(table, [491, 300, 500])
    assert only(emitted, events.Ginmi) == [events.Ginmi(2, 240, (380, 170, 740))]


def test_hh_74_else_the_lowest_seat() -> None:
    """HH-74: nobody holds it, and Ben and Chie are equal; or both pass the holder."""
    table = campaign()
    for _ in range(3):
        emitted = play_round(table, [100, 510, 500])
    assert [event.seat for event in only(emitted, events.Ginmi)] == [1]
    table = campaign()
    play_round(table, [600, 310, 300])
    for _ in range(3):
        emitted = play_round(table, [300, 510, 500])
    assert [event.seat for event in only(emitted, events.Ginmi)] == [1]


def test_hh_74_borrowed_points_count() -> None:
    """HH-74, HH-73: Chie borrows 600 after the first round and is ginmi from the second on."""
    table = campaign()
    assert ledger(play_round(table, [300, 310, -1]))[1:] == [events.Loan(2, 600, (309, 300, 599))]
    play_round(table)
    play_round(table)
    assert [event.seat for event in only(play_round(table), events.Ginmi)] == [2]


@pytest.mark.parametrize("seats", [2, 4])
def test_hh_74_every_other_player_pays_also_who_was_out(seats: int) -> None:
    """HH-74: at a table of four three others."""
    table = campaign(seats)
    for _ in range(3):
        table.deal()
        table.state.totals[0] = 5000
        emitted = table.play("in", "out", "out", "out") if seats == 4 else finish(decline(table), "1a", "")
    ginmi = only(emitted, events.Ginmi)[0]
    before = only(emitted, events.RoundEnds)[0].totals
    assert (ginmi.seat, ginmi.amount) == (0, 120 * (seats - 1))
    assert ginmi.totals == (before[0] + 120 * (seats - 1), *(total - 120 for total in before[1:]))


def medals(table: Table) -> tuple[list[ExtraValue | None], list[str]]:
    """The medal as everybody at a table of three sees it, and the totals in the terminal."""
    live = LiveTable([Seat(name) for name in table.match.names], table.match)
    shown = [[standing.extra.get("ginmi") for standing in live.now(seat).seats] for seat in (0, 1, 2, None)]
    assert shown[1:] == [shown[0]] * 3
    return shown[0], [seats.total(table.match.view(0), seat) for seat in range(3)]


def test_hh_74_the_ginmi_has_the_medal_at_the_table_and_in_the_terminal() -> None:
    """HH-74: nobody before the first round is over; then with the rounds that count, from 0 again after the bonus."""
    table = campaign()
    table.deal()
    assert medals(table)[0] == [None, None, None]
    table = campaign()
    for rounds in (1, 2, 0, 1):
        play_round(table, [500, 900, 300])
        standing, totals = medals(table)
        assert standing == [None, rounds, None]
        assert totals[1].endswith(f", ginmi {rounds} of 3" if rounds else ", ginmi")
        assert "ginmi" not in totals[0] + totals[2]
        assert ["吟" in seats.marks(table.match.view(0), seat) for seat in range(3)] == [False, True, False]
    play_round(table, [500, 300, 900])
    assert medals(table)[0] == [None, None, 1]


def test_hh_74_without_a_campaign_nobody_has_a_medal() -> None:
    """HH-74."""
    table = Table(HH)
    play_round(table, [500, 900, 300])
    assert medals(table)[0] == [None, None, None]
