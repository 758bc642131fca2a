"""The sums of a settlement: they add up in every game, and say what somebody would write on paper."""

from __future__ import annotations

import pytest

from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.play.round_events import RoundEvents
from hanashobu.play.settlement import Settlement, settle
from hanashobu.rules.options import Value
from hanashobu.rules.phases import LEFTOVERS, SETTLE
from hanashobu.text.reader import Reader
from tests.support.helpers import Table, only
from tests.support.reporting import rounds
from tests.support.strategies import Setup, covering

SAY = Reader("en")


def settled(game: str, taken: list[str], multiplier: int = 1, **options: Value) -> Settlement:
    """The settlement of these capture piles."""
    table = Table(game, len(taken), 0, **options)
    table.place(taken=taken, phase=LEFTOVERS if LEFTOVERS in table.match.rules.flow else SETTLE)
    table.state.multiplier = multiplier
    emitted = [events.Multiplier(multiplier), *table.go_on()]
    view = table.match.view(0)
    return settle(RoundEvents.of(emitted), EventContext(view.names, view.rules, [view.pile(seat) for seat in range(len(taken))]))


def written(found: Settlement) -> dict[str, list[str]]:
    """The arithmetic of each row, by its reason."""
    return {SAY(row.reason): [SAY(one) for one in (row.sum, *row.each) if one] for row in found.sums}


def test_a_yaku_in_kan_is_written_out() -> None:
    """HH-21, HH-Y3: one kan is twelve points, a grand field counts four times, and half is paid when the hands run out."""
    found = written(settled("hachi_hachi", ["1b 2b 3b 1a 3a 8a 6b", "9b 10b 12a", "rest"], 4))
    assert found["Poetry Ribbons"] == ["7 kan × 12 × 4 ÷ 2 = 168 from each"]


def test_points_against_par_are_written_out() -> None:
    """KR-7, KR-9."""
    found = written(settled("kyu_rei_hana", ["1a 3a 8a", "6b 9b 10b", "rest"], 2))
    assert found["Big Three"] == ["30 × 2 = 60 from each"]
    assert found["card points against par"] == ["(60 − 90) × 2", "(15 − 90) × 2", "(195 − 90) × 2"]


def test_yaku_that_are_written_down_have_a_row_each() -> None:
    """HA-5: each player scores card points and yaku, and nobody pays."""
    found = settled("hana_awase", ["1a 3a 8a", "1b 2b 3b", "rest"])
    rows = {SAY(row.reason): (row.seat, row.changes) for row in found.sums}
    assert rows["card points"] == (None, (60, 15, 189))
    assert rows["Poetry Ribbons"][0] == 1


def test_a_round_that_counts_once_has_no_factors() -> None:
    """KR-9."""
    found = written(settled("kyu_rei_hana", ["1a 3a 8a", "6b 9b 10b", "rest"]))
    assert found["Big Three"] == ["30 from each"]
    assert found["card points against par"] == ["60 − 90", "15 − 90", "195 − 90"]


@pytest.mark.parametrize("table", covering()[::30], ids=repr)
def test_rows_add_up_to_what_the_round_changed(table: Setup) -> None:
    """In every game: what stands in a player's column is what the round changed for that player."""
    for happened, _, match in rounds(table, 7, 3):
        if not only(happened, events.RoundScore):
            continue
        part = RoundEvents.of(happened)
        found = settle(part, EventContext(match.names, match.rules))
        columns = [sum(row.changes[seat] for row in found.sums) for seat in range(len(match.names))]
        assert columns == list(part.score.result)
        for row in found.sums:
            assert row.reason is not None
            assert not row.each or len(row.each) == len(match.names)
