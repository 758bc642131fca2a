"""Hachi-Hachi: the full campaign (HH-70 to HH-73, HH-75)."""

from __future__ import annotations

from typing import Any

import pytest

from hanashobu.play import events
from hanashobu.play.commentary import Commentary
from hanashobu.play.events import AnyEvent
from hanashobu.rules.game import BadTable
from hanashobu.terminal.settlement import ending
from hanashobu.text import current
from hanashobu.text.reader import Reader
from tests.rules.hachi_hachi import HH, decline, finish, payments
from tests.rules.hachi_hachi_campaign import NEAR, campaign, ledger, play_round
from tests.support.helpers import Table, full_match, only

# The buy-in and the length.


@pytest.mark.parametrize(("kan", "start"), [(12, 240), (10, 200)])
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_hh_70_the_match_starts_at_twenty_kan_each(kan: int, start: int, seats: int) -> None:
    """HH-70: 25 kan from the bank, 5 of them in the prize pot."""
    table = campaign(seats, kan=kan)
    assert only(table.match.events, events.MatchBegins)[0].start == (start,) * seats
    assert table.totals == (start,) * seats


def test_hh_70_without_a_campaign_everybody_starts_with_nothing() -> None:
    """HH-70, HH-72: and no point is put aside."""
    table = Table(HH)
    assert table.totals == (0, 0, 0)
    assert ledger(play_round(table)) == [events.RoundEnds(0, (10, -10, 0), "hands_out", 0)]


@pytest.mark.parametrize(("buy_in", "prize", "start"), [(30, 5, 300), (25, 0, 300), (7, 7, 0)])
def test_hh_70_buy_in_and_prize_are_house_rules(buy_in: int, prize: int, start: int) -> None:
    """HH-70, HH-75: everybody starts with what is left of the buy-in, and gives back all of it; without a prize pot nobody takes one."""
    table = campaign(buy_in=buy_in, prize=prize)
    assert table.totals == (start, start, start)
    play_round(table, [300, 200, 220])
    emitted = table.match.stop()
    prizes = [("prize", 0, 36 * prize, "HH-75")] if prize else []
    assert payments(emitted) == [*prizes, *((seat, "bank", 12 * buy_in, "HH-75") for seat in range(3))]


def test_hh_70_a_prize_above_the_buy_in_gets_a_sentence() -> None:
    """HH-70: it could not be paid; without a campaign it does not matter."""
    with pytest.raises(BadTable, match=r"campaign on and prize 26 contradict each other\. A prize of 312 points cannot"):
        campaign(prize=26)
    assert Table(HH, prize=26).totals == (0, 0, 0)


@pytest.mark.parametrize(("loan", "lent"), [(50, 600), (9, 4 * 108), (1, 30 * 12)])
def test_hh_73_what_a_loan_is_is_a_house_rule(loan: int, lent: int) -> None:
    """HH-73, HH-75: somebody at -350 borrows as many as it takes, and gives them back."""
    table = campaign(loan=loan)
    emitted = play_round(table, [500, 300, -350])
    assert only(emitted, events.Loan) == [events.Loan(2, lent, (509, 290, lent - 350))]
    assert (2, "bank", 300 + lent, "HH-75") in payments(table.match.stop())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hh_71_as_many_years_of_twelve_rounds_as_there_are_players(seats: int) -> None:
    """HH-71: whatever number of rounds is asked for."""
    match = full_match(HH, seats, campaign=True, rounds=5)
    assert only(match.events, events.MatchBegins)[0].rounds == 12 * seats
    assert [event.number for event in only(match.events, events.RoundBegins)] == list(range(1, 12 * seats + 1))
    assert only(match.events, events.MatchEnds)[0].why == "rounds"


# The year's pot.


def test_hh_72_the_winner_of_a_round_puts_one_point_into_the_years_pot() -> None:
    """HH-72: never multiplied; it is part of what the round changed."""
    table = campaign()
    table.deal(field="12a")
    emitted = finish(table, *NEAR)
    assert payments(emitted) == [("bank", 0, 40, "HH-24"), (1, "bank", 40, "HH-24"), (0, "year", 1, "HH-72")]
    assert only(emitted, events.RoundScore)[0].result == (39, -40, 0)
    assert ledger(emitted) == [events.RoundEnds(0, (279, 200, 240), "hands_out", 0)]


def test_hh_72_who_wins_without_playing_puts_one_in_too_and_a_round_without_a_winner_none() -> None:
    """HH-72, HH-44, HH-45."""
    table = campaign(4, two_left="split")
    table.deal()
    assert payments(table.play("out", "out", "out", "in"), "HH-72") == [(3, "year", 1, "HH-72")]
    table.deal()
    emitted = table.play("out", "out", "in", "in")
    assert payments(emitted, "HH-44") != []
    assert payments(emitted, "HH-72") == []


def year_end(before: list[int], pot: int, number: int = 12, **options: Any) -> list[AnyEvent]:
    """The ledger of this round, where the pot has so much with the winner's point."""
    table = campaign(**options)
    table.state.year_pot = pot - 1
    table.deal()
    table.state.round = number
    decline(table)
    table.state.totals[:3] = before
    emitted = finish(table, *NEAR)
    assert table.state.year_pot == (0 if number % 12 == 0 else pot)
    return ledger(emitted)[1:]


@pytest.mark.parametrize(
    ("before", "fewest", "most"),
    [
        ([200, 300, 250], [(0, 12)], [(1, 12)]),  # 209, 290, 250
        ([300, 250, 200], [(2, 12)], [(0, 12)]),  # 309, 240, 200
    ],
)
def test_hh_72_at_the_end_of_a_year_it_goes_to_the_fewest_points_or_the_most(
    before: list[int], fewest: list[tuple[int, int]], most: list[tuple[int, int]]
) -> None:
    """HH-72, option `bankoita`: counted after the round; totals are those after the payment."""
    for bankoita, paid in (("fewest", fewest), ("most", most)):
        emitted = year_end(before, 12, bankoita=bankoita)
        assert [(event.seat, event.amount) for event in only(emitted, events.YearEnds)] == paid
        seat, amount = paid[0]
        after = [before[0] + 9, before[1] - 10, before[2]]
        after[seat] += amount
        assert emitted[0] == events.YearEnds(seat, amount, tuple(after))
    assert only(year_end(before, 12), events.YearEnds)[0].seat == fewest[0][0], "fewest, if nothing is said"


@pytest.mark.parametrize(
    ("bankoita", "before", "pot", "emitted"),
    [
        ("fewest", [191, 210, 250], 12, [(0, 6, (206, 200, 250)), (1, 6, (206, 206, 250))]),
        ("fewest", [191, 210, 250], 11, [(0, 6, (206, 200, 250)), (1, 5, (206, 205, 250))]),
        ("fewest", [300, 210, 200], 7, [(1, 4, (309, 204, 200)), (2, 3, (309, 204, 203))]),
        ("fewest", [191, 210, 250], 1, [(0, 1, (201, 200, 250))]),
        ("most", [291, 250, 300], 11, [(0, 6, (306, 240, 300)), (2, 5, (306, 240, 305))]),
        ("fewest", [231, 250, 240], 12, [(0, 4, (244, 240, 240)), (1, 4, (244, 244, 240)), (2, 4, (244, 244, 244))]),
        ("most", [231, 250, 240], 10, [(0, 4, (244, 240, 240)), (1, 3, (244, 243, 240)), (2, 3, (244, 243, 243))]),
    ],
)
def test_hh_72_those_who_tie_share_it_the_odd_point_to_the_earlier_seat(
    bankoita: str, before: list[int], pot: int, emitted: list[tuple[int, int, tuple[int, ...]]]
) -> None:
    """HH-72."""
    assert only(year_end(before, pot, bankoita=bankoita), events.YearEnds) == [events.YearEnds(*row) for row in emitted]


@pytest.mark.parametrize(("number", "ends"), [(1, False), (11, False), (12, True), (13, False), (24, True)])
def test_hh_72_a_year_ends_after_its_twelfth_round_only(number: int, ends: bool) -> None:
    """HH-72, HH-71."""
    assert bool(only(year_end([200, 300, 250], 5, number), events.YearEnds)) == ends


# Loans.


@pytest.mark.parametrize(
    ("total", "loan", "after"),
    [(1, 0, 1), (0, 600, 600), (-1, 600, 599), (-599, 600, 1), (-600, 1200, 600), (-601, 1200, 599), (-2000, 2400, 400)],
)
def test_hh_73_who_has_run_out_of_points_after_a_round_borrows_in_units_of_fifty_kan(total: int, loan: int, after: int) -> None:
    """HH-73: as many as it takes to have some again, and no more."""
    table = campaign()
    emitted = ledger(play_round(table, [500, 300, total]))
    assert emitted == [
        events.RoundEnds(0, (509, 290, total), "hands_out", 0),
        *([events.Loan(2, loan, (509, 290, after))] if loan else []),
    ]
    assert table.totals == (509, 290, after)


def test_hh_73_is_counted_in_kan_and_everybody_without_points_borrows() -> None:
    """HH-73: units of 500 with the small kan; one after the other."""
    emitted = ledger(play_round(campaign(kan=10), [-10, 5, -501]))
    assert emitted[1:] == [
        events.Loan(0, 500, (499, -5, -501)),
        events.Loan(1, 500, (499, 495, -501)),
        events.Loan(2, 1000, (499, 495, 499)),
    ]


def test_hh_73_only_at_the_end_of_a_round() -> None:
    """HH-73: a fee that takes somebody below 0 during a round, which the pot brings back."""
    table = campaign(4)
    table.deal()
    table.state.totals[:4] = [5, 240, 240, 240]
    emitted = table.play("out", "out", "out", "in")
    assert [event.seat for event in only(emitted, events.Loan)] == [0]
    assert emitted.index(only(emitted, events.Loan)[0]) > emitted.index(only(emitted, events.RoundEnds)[0])
    table.deal()
    table.state.totals[:4] = [240, 240, 240, -5]
    assert only(table.play("in"), events.Loan) == []


# The order, and the end.


def test_hh_75_after_a_round_come_the_year_then_ginmi_then_loans() -> None:
    """HH-75: the year's pot makes Ben ginmi for the third time, and Aki, who pays for it, borrows."""
    table = campaign(bankoita="most")
    table.state.ginmi, table.state.ginmi_rounds, table.state.year_pot = 1, 2, 11
    table.deal()
    table.state.round = 12
    decline(table)
    table.state.totals[:3] = [100, 510, 500]
    assert ledger(finish(table, *NEAR)) == [
        events.RoundEnds(0, (109, 500, 500), "hands_out", 0),
        events.YearEnds(1, 6, (109, 506, 500)),
        events.YearEnds(2, 6, (109, 506, 506)),
        events.Ginmi(1, 240, (-11, 746, 386)),
        events.Loan(0, 600, (589, 746, 386)),
    ]


def last_round(before: list[int], **options: Any) -> list[AnyEvent]:
    """The last round of a campaign of three, with an empty year's pot but for the winner's point, which the fewest get."""
    table = campaign(**options)
    table.deal()
    table.state.round = 36
    decline(table)
    table.state.totals[:3] = before
    return finish(table, *NEAR)


def test_hh_75_at_the_end_the_most_points_take_the_prize_pot_and_everybody_gives_back_the_buy_in() -> None:
    """HH-75, HH-70: 15 kan of prize, 25 kan each to the bank."""
    emitted = last_round([300, 200, 220])
    assert payments(emitted, "HH-75") == [
        ("prize", 0, 180, "HH-75"),
        (0, "bank", 300, "HH-75"),
        (1, "bank", 300, "HH-75"),
        (2, "bank", 300, "HH-75"),
    ]
    assert emitted[-1] == events.MatchEnds((309 + 180 - 300, 190 + 1 - 300, 220 - 300), (0,), "rounds")
    assert sum(emitted[-1].totals) == 0


@pytest.mark.parametrize(
    ("kan", "before", "prizes"),
    [
        (12, [291, 200, 300], [(0, 90), (2, 90)]),
        (10, [291, 200, 300], [(0, 75), (2, 75)]),
        (12, [231, 249, 240], [(0, 60), (1, 60), (2, 60)]),
    ],
)
def test_hh_75_those_who_tie_split_the_prize(kan: int, before: list[int], prizes: list[tuple[int, int]]) -> None:
    """HH-75: in the third case Ben has 239, and the year's point makes all three equal."""
    emitted = last_round(before, kan=kan)
    assert payments(emitted, "HH-75")[: len(prizes)] == [("prize", seat, amount, "HH-75") for seat, amount in prizes]


def test_hh_75_odd_points_of_the_prize_go_to_the_lowest_seat() -> None:
    """HH-75: seven at the table, 350 points for three."""
    table = campaign(7, kan=10)
    table.deal(hands=["0 1c 3c 4c 5c 6c 9c"])
    table.play("out", "out", "out", "out", "out", "in")
    table.state.totals[:7] = [0, 400, 100, 400, 100, 400, 200]
    emitted = table.match.stop()
    assert payments(emitted)[:3] == [("prize", 1, 118, "HH-75"), ("prize", 3, 116, "HH-75"), ("prize", 5, 116, "HH-75")]
    assert only(emitted, events.MatchEnds)[0].why == "stopped"


def test_hh_75_everybody_gives_back_fifty_kan_for_each_debt_token() -> None:
    """HH-75, HH-73: Ben borrowed twice, three units in all."""
    table = campaign()
    play_round(table, [500, 5, 600])
    play_round(table, [500, -691, 600])
    emitted = table.match.stop()
    assert payments(emitted) == [
        ("prize", 2, 180, "HH-75"),
        (0, "bank", 300, "HH-75"),
        (1, "bank", 300 + 3 * 600, "HH-75"),
        (2, "bank", 300, "HH-75"),
    ]
    assert only(emitted, events.MatchEnds) == [events.MatchEnds((209, 499 - 2100, 480), (2,), "stopped")]


def indebted() -> Table:
    """A campaign in which Aki has most points, and owes more than that to the bank."""
    table = campaign()
    play_round(table, [-2000, 300, 300])
    assert table.totals == (409, 290, 300)
    return table


def test_hh_75_the_most_points_before_the_debts_are_settled_win() -> None:
    """HH-75, CO-14: Aki takes the prize and has won, although Ben and Chie end with a higher score."""
    emitted = indebted().match.stop()
    assert payments(emitted)[0] == ("prize", 0, 180, "HH-75")
    end = only(emitted, events.MatchEnds)[0]
    assert end.winners == (0,)
    assert end.totals == (409 + 180 - 300 - 4 * 600, 290 - 300, 300 - 300)


def test_hh_75_those_who_split_the_prize_share_the_win() -> None:
    """HH-75, CO-14: whatever each of them owes."""
    table = campaign()
    play_round(table, [-2000, 300, 409])
    end = only(table.match.stop(), events.MatchEnds)[0]
    assert end.winners == (0, 2)
    assert end.totals[0] < end.totals[1] < end.totals[2]


SENTENCES = {
    "en": "Aki wins with the most points before the debts were settled; "
    "after prize and debts the final scores are Aki −2111, Ben −10, Chie 0.",
    "ja": "借りを清算する前の持ち点が最も多いAkiの勝ちです（賞金と借りを清算した最終得点：Aki −2111、Ben −10、Chie 0）。",
    "es": "Gana Aki con más puntos que nadie antes de saldar las deudas; "
    "después del premio y de las deudas, las puntuaciones finales son Aki −2111, Ben −10, Chie 0.",
}


@pytest.mark.parametrize("language", SENTENCES)
def test_hh_75_one_sentence_names_the_winner_and_the_final_scores(language: str) -> None:
    """HH-75: the log, the page's settlement and the terminal say it alike."""
    table = indebted()
    table.match.stop()
    comments = Commentary(table.match.names, table.match.rules)
    comments.read(table.match.events)
    final = comments.settlements[1].final
    assert final is not None
    said, log = Reader(language)(final), Reader(language)(comments.texts[-1] or final)
    assert said == SENTENCES[language]
    assert log.endswith(said)
    assert log != said
    current.use(language)
    try:
        assert ending(table.match.view(None), only(table.match.events, events.MatchEnds)[0])[1] == said
    finally:
        current.use("en")
