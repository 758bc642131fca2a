"""What every test runs under."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from hanashobu.text import current

# The same examples on every run and every machine, and no timing: a slow machine is no failure.
hypothesis.settings.register_profile("steady", deadline=None, derandomize=True)
hypothesis.settings.load_profile("steady")


# What runs in the background is deaf to Ctrl-C, and under nohup to hanging up; the programs that the tests stop would be deaf with it.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


# What a test needs, by where it is: `pytest -m "not browser and not terminal"` leaves the slow ones out.
MARKERS = {
    "browser": ("tests/browser/",),
    "terminal": ("tests/terminal/",),
    "compiled": (
        "tests/engine/",
        "tests/rules/test_noted_claims.py",
        "tests/lab/",
        "tests/bots/test_levels.py",
        "tests/bots/test_calls.py",
    ),
    "cluster": ("tests/lab/test_ray.py", "tests/lab/test_interrupt.py"),
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for marker, places in MARKERS.items():
            if any(place in item.path.as_posix() for place in places):
                item.add_marker(marker)


class Tracebacks(logging.Handler):
    """What is logged with a traceback in the process of the tests, where most servers run."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it, if it has one."""
        if record.exc_info and record.exc_info[0]:
            self.found.append(logging.Formatter().format(record))


@pytest.fixture(autouse=True)
def no_tracebacks(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever a server runs into is a sentence in its log, unless a test provokes a mistake of somebody's program."""
    handler = Tracebacks()
    logging.getLogger().addHandler(handler)
    yield
    logging.getLogger().removeHandler(handler)
    assert not handler.found or request.node.get_closest_marker("traceback"), "\n".join(handler.found)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """A test that runs a command in another language leaves it to itself."""
    yield
    current.use()


@pytest.fixture(scope="session", autouse=True)
def no_colour() -> Iterator[None]:
    """Texts are compared without escape codes."""
    old = os.environ.get("NO_COLOR")
    os.environ["NO_COLOR"] = "1"
    yield
    if old is None:
        del os.environ["NO_COLOR"]
    else:
        os.environ["NO_COLOR"] = old


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the project."""
    return Path(__file__).resolve().parent.parent
