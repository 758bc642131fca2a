"""Two registries instead of a dispatch in every module: each kind of question and of event is described once."""

from __future__ import annotations

from typing import get_args

from hanashobu.engine import log, state
from hanashobu.play import mechanisms
from hanashobu.play.events import AnyEvent
from hanashobu.table.protocol import Asked


def test_every_kind_of_question_of_the_engine_is_described_and_has_its_name_in_messages() -> None:
    asks = {value for name, value in vars(state).items() if name.startswith("ASK_")}
    assert set(mechanisms.questions()) == asks
    assert {kind.name for kind in mechanisms.questions().values()} == set(get_args(Asked))


def test_every_kind_of_event_is_described_once() -> None:
    described = [kind.event for one in mechanisms._slices() for kind in getattr(one, "EVENTS", ())]
    assert len(described) == len(set(described))
    assert set(described) == set(get_args(AnyEvent))


def test_no_row_of_the_kernels_log_is_read_twice() -> None:
    rows = [kind.row for kind in mechanisms.events().values() if kind.row is not None]
    assert len(rows) == len(set(rows)) == len(mechanisms.rows())
    assert set(rows) <= {value for value in vars(log).values() if isinstance(value, int)}
    assert all(kind.read for kind in mechanisms.rows().values())
