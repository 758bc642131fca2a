"""What every test runs under."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

# The same examples on every run and every machine, and no timing: a slow machine is no failure.
hypothesis.settings.register_profile("steady", deadline=None, derandomize=True)
hypothesis.settings.load_profile("steady")


# What runs in the background is deaf to Ctrl-C, and under nohup to hanging up; the programs that the tests stop would be deaf with it.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


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
