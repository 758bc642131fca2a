"""The catalogue of a language is read file by file, by whoever needs a message first."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from contextlib import suppress

import pytest

from hanashobu.text import catalogue
from hanashobu.text.fluent import CatalogueEntry, entries
from tests.support.timeouts import PATIENCE

MESSAGE = "error-not-over"
A_MOMENT = 0.2  # seconds, in which a thread that does not wait would have found nothing


def test_a_thread_waits_for_the_file_that_another_is_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    found, reads, goes_on = catalogue.Catalogue("en"), threading.Event(), threading.Event()

    def slowly(source: str) -> dict[str, CatalogueEntry]:
        if MESSAGE in source:
            reads.set()
            assert goes_on.wait(PATIENCE)
        return entries(source)

    monkeypatch.setattr(catalogue, "entries", slowly)
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(found.pattern, MESSAGE)
        assert reads.wait(PATIENCE)
        second = threads.submit(found.pattern, MESSAGE)
        with suppress(NotYet):
            second.result(A_MOMENT)
        goes_on.set()
        assert first.result(PATIENCE) == second.result(PATIENCE) is not None
