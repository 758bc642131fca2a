"""Two registries instead of a dispatch in every module: each kind of question and of event is described once."""

from __future__ import annotations

from typing import get_args

from hanashobu.engine import log, state
from hanashobu.play import mechanisms
from hanashobu.play.events import AnyEvent


def test_every_kind_of_question_of_the_engine_is_described_and_has_a_name_of_its_own() -> None:
    asks = {value for name, value in vars(state).items() if name.startswith("ASK_")}
    assert set(mechanisms.questions()) == asks
    names = [kind.name for kind in mechanisms.questions().values()]
    assert len(names) == len(set(names))


def test_every_kind_of_event_is_described_once() -> None:
    described = [kind.event for one in mechanisms._slices() for kind in getattr(one, "EVENTS", ())]
    assert len(described) == len(set(described))
    assert set(described) == set(get_args(AnyEvent))


def test_no_row_of_the_kernels_log_is_read_twice() -> None:
    rows = [kind.row for kind in mechanisms.events().values() if kind.row is not None]
    assert len(rows) == len(set(rows)) == len(mechanisms.rows())
    parts = {log.DREW, log.FIRST_DEALER, log.TOTAL, log.ROUND, log.DECK, log.SCORED, log.COUNTED, log.TURNED, log.LED, log.ORDER}
    assert not parts & set(rows)
    assert all(kind.read for kind in mechanisms.rows().values())
