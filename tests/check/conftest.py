"""Files with mistakes are looked at in the process of the test, but where a test is about the other process."""

from __future__ import annotations

import pytest

from tests.support.inspecting import looks_here


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    looks_here(monkeypatch)
