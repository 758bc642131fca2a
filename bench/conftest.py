"""Collects every rate of a run and prints them side by side, as ratios: machines are noisy, ratios less so."""

from __future__ import annotations

import pytest

from peers import Rate

BEST: dict[str, Rate] = {}
NOTES: list[str] = []


def keep(name: str, rate: Rate) -> None:
    """Remember the best of several measurements."""
    if rate.absent:
        NOTES.append(f"{name}: {rate.absent}")
    elif name not in BEST or rate.per_second > BEST[name].per_second:
        BEST[name] = rate


def per_second(name: str) -> float:
    """The best rate of this name, 0 if it was not measured."""
    return BEST[name].per_second if name in BEST else 0.0


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The table that people read."""
    write = terminalreporter.write_line
    loops = [name for name in BEST if name.startswith("open_spiel") and "C++" in name]
    python = [name for name in BEST if name.startswith("open_spiel") and "Python" in name]
    top_loop, top_python = max(map(per_second, loops), default=0.0), max(map(per_second, python), default=0.0)
    terminalreporter.section("decisions per second, random play, one thread; best of several")
    write(f"{'':44}{'decisions/s':>14}{'rounds/s':>12}{'× C++ loop':>12}{'× Python API':>14}")
    for name, rate in sorted(BEST.items(), key=lambda item: -item[1].per_second):
        rounds = rate.games / rate.seconds
        loop = f"{rate.per_second / top_loop:.2f}" if top_loop else "-"
        api = f"{rate.per_second / top_python:.2f}" if top_python else "-"
        write(f"{name:44}{rate.per_second:>14,.0f}{rounds:>12,.0f}{loop:>12}{api:>14}")
    for note in NOTES:
        write(note)
