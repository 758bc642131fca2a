"""`hana bench`; nothing here says how fast it must be."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import pytest

from hanashobu.engine import native
from hanashobu.games import all_games
from tests.cli.run import NO_KERNEL, WITHOUT_KERNEL, data, flat, hana, refuses, shell, works


def test_every_game_is_measured_on_every_machine() -> None:
    text = works("bench", "--seconds", "0.01")
    for name in all_games():
        assert name in text
    assert text.count("CPython ") >= len(all_games())
    assert "make bench" in text
    assert max(map(len, text.splitlines())) <= 80


def test_json_has_the_rates() -> None:
    rows = data("bench", "--seconds", "0.01")
    assert {row["game"] for row in rows} == set(all_games())
    assert all(row["decisions_per_second"] > row["rounds_per_second"] > 0 for row in rows)
    assert any(row["machine"] == "compiled" for row in rows) == (native.ready() is not None)


def test_without_a_compiled_kernel_only_cpython_is_measured_and_it_is_said() -> None:
    run = shell("bench", "--seconds", "0.01", python=WITHOUT_KERNEL)
    assert run.returncode == 0
    assert "compiled," not in run.stdout
    assert run.stderr == NO_KERNEL


@pytest.mark.parametrize("time", ["0", "-1", "601", "nan"])
def test_a_time_that_cannot_be_gets_a_sentence(time: str) -> None:
    assert flat(refuses("bench", "--seconds", time)) == f"--seconds takes a number from 0.001 to 600, not '{time}'."


def after(count: int, do: Callable[..., Any]) -> Callable[..., Any]:
    """The same function, interrupted after some calls."""
    left = iter(range(count))

    def done(*args: Any) -> Any:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return do(*args)

    return done


def test_ctrl_c_shows_what_is_measured_and_what_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    bench, check = (importlib.import_module(f"hanashobu.cli.{name}") for name in ("bench", "check"))
    monkeypatch.setattr(bench.speed, "plain", after(2, bench.speed.plain))
    monkeypatch.setattr(bench.native, "ready", lambda: None)
    monkeypatch.setattr(check, "check_game", after(1, check.check_game))
    games = list(all_games())
    for command, finished in ((("bench", "--seconds", "0.001"), 2), (("check",), 1)):
        result = hana(*command)
        assert result.exit_code == 130
        assert f"Stopped after {finished} of {len(games)} games." in result.stderr
        assert all((name in result.stdout) == (place < finished) for place, name in enumerate(games))
