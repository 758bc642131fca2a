"""Clocks, computed from moves and their times: friendly ones with a bank, strict ones, days, and time that is given back."""

from __future__ import annotations

from hanashobu.table import moves
from hanashobu.table.clock import DAY, Clock, Moment
from hanashobu.table.moves import TableMove
from hanashobu.table.people import ClockSettings

FRIENDLY = ClockSettings("friendly", move=10, bank=60)
STRICT = ClockSettings("strict", move=10)
DAYS = ClockSettings("days", move=3)


def moment(at: int, seat: int, *awaited: int, action: int = 5, round: int = 1) -> Moment:
    """A move by a seat, so many seconds after the beginning, and who is awaited then."""
    return Moment(TableMove(0, seat, action, at * 1000), frozenset(awaited), round)


def deadline(settings: ClockSettings, seat: int, *timeline: Moment) -> float | None:
    until = Clock(settings=settings).read(timeline).deadline(seat)
    return None if until is None else until / 1000


def test_a_friendly_clock_takes_from_the_bank_what_a_move_took_too_long() -> None:
    start = moment(100, -1, 0, action=moves.RESUMED)
    assert deadline(FRIENDLY, 0, start) == 100 + 10 + 60
    slow = (start, moment(130, 0, 1), moment(135, 1, 0))
    assert deadline(FRIENDLY, 0, *slow) == 135 + 10 + 40
    assert deadline(FRIENDLY, 1, *slow) is None
    clock = Clock(settings=FRIENDLY).read(slow)
    assert (clock.left(0, 135_000), clock.left(1, 135_000)) == (50_000, 60_000)


def test_the_bank_is_full_again_in_the_next_round() -> None:
    timeline = (moment(0, -1, 0), moment(50, 0, 1), moment(51, 1, 0, round=2))
    assert deadline(FRIENDLY, 0, *timeline) == 51 + 10 + 60


def test_a_strict_clock_has_no_bank() -> None:
    timeline = (moment(0, -1, 0), moment(5, 0, 1), moment(9, 1, 0))
    assert deadline(STRICT, 0, *timeline) == 9 + 10
    assert Clock(settings=STRICT).read(timeline).left(1, 0) is None


def test_correspondence_counts_days_and_reminds_in_time() -> None:
    clock = Clock(settings=DAYS).read((moment(0, -1, 0),))
    assert clock.deadline(0) == 3 * DAY
    assert clock.warning(0) == 2.4 * DAY
    assert clock.warning(1) is None
    assert clock.next_alarm() == 2.4 * DAY


def test_nobody_is_reminded_again_by_what_another_does() -> None:
    day = DAY // 1000
    clock = Clock(settings=DAYS).read((moment(0, -1, 0, 1), moment(int(2.5 * day), 1, 0, action=moves.READY)))
    assert clock.next_alarm() == 3 * DAY


def test_what_others_do_meanwhile_gives_nobody_more_time() -> None:
    start = moment(0, -1, 0)
    for action in (moves.ASK_ME, moves.BOT_TAKES, moves.READY, moves.WISH_STOP, 5):
        assert deadline(STRICT, 0, start, moment(7, 1, 0, action=action)) == 10
    assert deadline(STRICT, 0, start, moment(7, 0, 0, action=moves.WISH_STOP)) == 10
    assert deadline(STRICT, 0, start, moment(7, 0, 0)) == 17  # the next question to the same seat


def test_between_rounds_everybody_who_is_not_ready_has_a_clock() -> None:
    timeline = (moment(0, 0, 0, 1, 2), moment(4, 1, 0, 2, action=moves.READY))
    assert Clock(settings=STRICT).read(timeline).deadlines() == {0: 10_000, 2: 10_000}


def test_the_time_in_which_the_server_was_down_is_given_back() -> None:
    down = (moment(0, -1, 0), moment(4, -1, 0, action=moves.PAUSED), moment(104, -1, 0, action=moves.RESUMED))
    assert deadline(STRICT, 0, *down) == 10 + 100
    assert deadline(FRIENDLY, 0, *down, moment(125, 0, 1), moment(126, 1, 0)) == 126 + 10 + 60 - 15


def test_a_clock_that_is_read_bit_by_bit_says_the_same() -> None:
    timeline = [moment(0, -1, 0), moment(30, 0, 1), moment(35, 1, 0), moment(36, 0, 1, round=2), moment(80, 1, 0, round=2)]
    bit_by_bit = Clock(settings=FRIENDLY)
    for end in range(len(timeline) + 1):
        bit_by_bit.read(timeline[:end])
    assert bit_by_bit.deadlines() == Clock(settings=FRIENDLY).read(timeline).deadlines()


def test_without_a_clock_nobodys_time_is_ever_up() -> None:
    assert Clock(settings=ClockSettings()).read([moment(0, -1, 0)]).deadlines() == {}
