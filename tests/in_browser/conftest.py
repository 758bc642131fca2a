"""Pages that a test has opened are closed after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.in_browser.pages import Page


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """Nothing stays open: Python 3.13 warns of a database that does."""
    yield
    while Page.opened:
        Page.opened.pop().program.close()
