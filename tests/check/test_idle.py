"""A part that changes nothing is found, by positions that are laid for it; no part of our games is one."""

from __future__ import annotations

import pytest

from hanashobu.check.idle import Idle, items
from hanashobu.check.report import Report
from hanashobu.check.tables import GameTables
from hanashobu.games import all_games
from tests.check.broken import IDLE, Broken
from tests.check.test_broken import sentences
from tests.support.slices import sliced


@pytest.mark.parametrize("game", sliced([*all_games()], 6))
def test_every_row_of_our_games_changes_something(game: str) -> None:
    """Taken out, each makes another round at some table."""
    idle, known = Idle(), all_games()[game]
    report = Report(game=game, players=known.seats)
    tables = GameTables(known, report)
    for _, rules in tables:
        idle.table(rules)
    idle.complain(report.complain)
    report.close()
    assert [str(one) for one in report.wrong] == []


def test_everything_that_can_be_left_out_is_taken_out() -> None:
    """Parts, fields of parts, rows of tables, and fields of rows."""
    places = {item.place for item in items(all_games()["hachi_hachi"].rules(seats=4))}
    assert {"dropout", "dropout.fee_step", "dues HH-14", "dues HH-14.half", "calls.cancel", "instead HH-21.per", "teyaku HH-A3"} <= places


@pytest.mark.parametrize("broken", IDLE, ids=lambda broken: broken.name)
def test_what_changes_nothing_gets_one_sentence(broken: Broken) -> None:
    said = sentences(broken.text())
    assert [broken.sentence in one for one in said] == [True], said
