"""A part that changes nothing is found, by positions that are laid for it; no part of our games is one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hanashobu.check.idle import Idle, items
from hanashobu.check.report import Report
from hanashobu.check.tables import GameTables
from hanashobu.games import all_games
from hanashobu.rules.winning import RIGHT, Deals
from hanashobu.text import Quoted
from tests.check.broken import IDLE, Broken
from tests.check.test_broken import sentences
from tests.support.slices import sliced

# What no laid position brings about, so that it is a remark: mostly what depends on who goes out.
SELDOM = {
    "hachi_hachi": ["wins.by 2"],
    "kyu_rei_hana": ["dropout.compensation.halves"],
    "nara": ["wilds NA-11.lying"],
    "taiyaku": ["dropout.compensation.no_play", "dropout.waits"],
    "toppa": ["teyaku TP-B3.has", "teyaku TP-B4.has", "wins.ties"],
}


@pytest.mark.parametrize("game", sliced([*all_games()], 6))
def test_every_part_of_our_games_changes_something(game: str) -> None:
    """Taken out, each part, each row of a table and each field of them makes another round at some table."""
    idle, known = Idle(), all_games()[game]
    report = Report(game=game, players=known.seats)
    tables = GameTables(known, report)
    for _, rules in tables:
        idle.table(rules)
    idle.close(report)
    report.close()
    assert [str(one) for one in report.wrong] == []
    assert [one.args["what"] for one in report.remarks] == [Quoted(place) for place in SELDOM.get(game, [])]


def test_a_field_of_a_part_that_changes_nothing_is_an_error() -> None:
    """Somebody has always won a round of Hana-awase, so it does not matter who deals after a round that nobody has won."""
    idle, usual = Idle(), all_games()["hana_awase"].rules(seats=3)
    report = Report(game="hana_awase", players=(3,))
    idle.table(replace(usual, deals=Deals("HA-6", drawn=RIGHT)))
    idle.close(report)
    report.close()
    assert any("'deals.drawn' changes nothing" in str(one) for one in report.wrong)


def test_everything_that_can_be_left_out_is_taken_out() -> None:
    """Parts, fields of parts, rows of tables, and fields of rows."""
    places = {item.place for item in items(all_games()["hachi_hachi"].rules(seats=4))}
    assert {"dropout", "dropout.fee_step", "dues HH-14", "dues HH-14.half", "calls.cancel", "instead HH-21.per", "teyaku HH-A3"} <= places


@pytest.mark.parametrize("broken", IDLE, ids=lambda broken: broken.name)
def test_what_changes_nothing_gets_one_sentence(broken: Broken) -> None:
    said = sentences(broken.text())
    assert [broken.sentence in one for one in said] == [True], said
