"""Ctrl-C beside pools of workers: it stops the work, but does not strike where a pool has its locks."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import wait
from types import ModuleType
from typing import Any

import pytest

from hanashobu.games import find
from hanashobu.lab.parallel import processes
from hanashobu.lab.parallel.interrupt import deferred_interrupt
from hanashobu.lab.sim import run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent as a POSIX signal")


def press() -> None:
    os.kill(os.getpid(), signal.SIGINT)


@pytest.fixture
def pressed_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[ModuleType], list[bool]]]:
    """Lets a module be interrupted in the middle of waiting for its workers, and tells how often it got through that."""
    before = signal.getsignal(signal.SIGINT)

    def prepare(module: ModuleType) -> list[bool]:
        through: list[bool] = []

        def wait_and_press(*words: Any) -> Any:
            press()
            through.append(True)  # not reached where it strikes at once
            return wait(*words)

        monkeypatch.setattr(module, "wait", wait_and_press)
        return through

    yield prepare
    assert signal.getsignal(signal.SIGINT) is before


def test_processes_are_stopped_after_the_wait(pressed_in: Callable[[ModuleType], list[bool]]) -> None:
    through = pressed_in(processes)
    with pytest.raises(KeyboardInterrupt):
        list(processes.on_cores(2, _nothing, range(10_000)))
    assert through == [True]


def _nothing(chunk: int, stopped: Any) -> int:
    return chunk


def test_threads_are_stopped_after_the_wait(pressed_in: Callable[[ModuleType], list[bool]]) -> None:
    through = pressed_in(run)
    found = run.simulate(find("mushi"), rounds=100_000_000, seed=1)
    assert found.interrupted
    assert found.rounds < 100_000_000
    assert through == [True]


def test_a_second_one_does_not_wait() -> None:
    with deferred_interrupt() as ask:
        press()
        with pytest.raises(KeyboardInterrupt):
            press()
        with pytest.raises(KeyboardInterrupt):
            ask()


def test_without_any_nothing_is_asked_and_the_next_strikes_again() -> None:
    with deferred_interrupt() as ask:
        ask()
    with pytest.raises(KeyboardInterrupt):
        press()
