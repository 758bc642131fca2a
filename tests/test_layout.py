"""Fields declared once: an object of whole numbers is also a flat row of them, and hides what is not marked."""

from __future__ import annotations

import pytest

from hanashobu.engine.state import LOG_SIZE, State
from hanashobu.layout import Layout, Visibility, offset, table, whole, width
from hanashobu.rules.tables import Tables


class Row(Layout):
    """A row of a table."""

    low: int = whole()
    high: int = whole()


class Sheet(Layout):
    """One of everything that can be declared."""

    one: int = whole()
    three: list[int] = whole(3, seen=Visibility.PUBLIC)
    grid: list[list[int]] = whole(2, 2)
    rows: list[Row] = table(Row, 2)
    last: int = whole(seen=Visibility.OWN)


def filled() -> Sheet:
    """A sheet with the numbers 1 to 13 in order of declaration."""
    sheet = Sheet()
    sheet.one, sheet.three, sheet.grid, sheet.last = 1, [2, 3, 4], [[5, 6], [7, 8]], 13
    sheet.rows[0].low, sheet.rows[0].high, sheet.rows[1].low, sheet.rows[1].high = 9, 10, 11, 12
    return sheet


def test_everything_is_zero_at_first() -> None:
    assert Sheet().flatten() == [0] * 13


def test_an_object_is_a_flat_row_in_the_order_of_declaration() -> None:
    assert filled().flatten() == list(range(1, 14))


def test_a_row_fills_an_object_again() -> None:
    again = Sheet().fill(list(range(1, 14)))
    assert (again.one, again.three, again.grid, again.last) == (1, [2, 3, 4], [[5, 6], [7, 8]], 13)
    assert [(row.low, row.high) for row in again.rows] == [(9, 10), (11, 12)]


def test_a_row_that_is_too_short_is_refused() -> None:
    with pytest.raises(ValueError, match="Sheet takes 13 numbers, not 3"):
        Sheet().fill([1, 2, 3])


def test_width_and_offset_count_the_numbers() -> None:
    assert width(Sheet) == 13
    assert [offset(Sheet, name) for name in ("one", "three", "grid", "rows", "last")] == [0, 1, 4, 8, 12]


def test_a_copy_shares_no_number_with_the_original() -> None:
    sheet = filled()
    copy = sheet.copy()
    assert copy.flatten() == list(range(1, 14))
    copy.one = copy.three[0] = copy.grid[1][1] = copy.rows[0].low = copy.last = 99
    assert sheet.flatten() == list(range(1, 14))


class Diary(Layout):
    """A layout whose last field has no numbers until somebody writes."""

    day: int = whole(seen=Visibility.PUBLIC)
    mine: list[int] = whole(2, seen=Visibility.OWN)
    pages: list[int] = whole(3, late=True)


def test_a_late_field_takes_no_room_and_is_whole_in_a_row() -> None:
    diary = Diary()
    assert diary.pages == []
    assert diary.flatten() == [0] * 6
    assert Diary().fill([1, 2, 3, 4, 5, 6]).pages == [4, 5, 6]
    diary.pages = [7, 8, 9]
    assert (diary.copy().pages, diary.flatten()[3:]) == ([7, 8, 9], [7, 8, 9])


@pytest.mark.parametrize(("seat", "mine"), [(None, [0, 0]), (0, [2, 0]), (1, [0, 3])])
def test_a_seat_sees_what_is_public_and_its_own_entry(seat: int | None, mine: list[int]) -> None:
    """CO-10."""
    diary = Diary().fill([1, 2, 3, 4, 5, 6])
    seen = diary.seen_by(seat)
    assert (seen.day, seen.mine, seen.pages) == (1, mine, [])
    seen.mine[0] = 99
    assert diary.flatten() == [1, 2, 3, 4, 5, 6]


def test_only_a_state_that_is_listened_to_has_a_log() -> None:
    state = State()
    assert state.log == state.copy().log == state.seen_by(0).log == []
    state.start_log()
    assert (state.listening, state.log_end, len(state.log), state.seen_by(0).log) == (1, 0, LOG_SIZE, [])


def test_a_field_that_does_not_exist_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        Sheet().two = 2  # type: ignore[attr-defined]


def test_what_is_not_marked_is_hidden() -> None:
    """CO-10: a new field cannot leak."""
    assert {name: field.seen for name, field in Sheet.FIELDS.items() if name != "rows"} == {
        "one": Visibility.HIDDEN,
        "three": Visibility.PUBLIC,
        "grid": Visibility.HIDDEN,
        "last": Visibility.OWN,
    }


def test_nobody_sees_the_draw_pile_the_deck_or_the_random_source_and_everybody_only_their_own_hand() -> None:
    """CO-10."""
    seen = {name: field.seen for name, field in State.FIELDS.items()}
    assert {seen[name] for name in ("stock", "deck", "given", "rng", "rng_at", "carry", "log")} == {Visibility.HIDDEN}
    assert [name for name, who in seen.items() if who is Visibility.OWN] == ["hands", "gave", "agrees"]
    assert {seen[name] for name in ("field", "taken", "totals", "score", "points", "yaku_points")} == {Visibility.PUBLIC}


def test_state_and_tables_survive_the_way_through_a_row() -> None:
    for kind in (State, Tables):
        numbers = list(range(width(kind)))
        assert kind().fill(numbers).flatten() == numbers
