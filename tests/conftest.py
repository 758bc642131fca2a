"""What every test runs under."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

# The same examples on every run and every machine, and no timing: a slow machine is no failure.
hypothesis.settings.register_profile("steady", deadline=None, derandomize=True)
hypothesis.settings.load_profile("steady")


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
