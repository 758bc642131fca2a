"""What the page itself makes the browser's main thread do, from the browser's own trace: script, style, layout, and listing what to paint.

Filling pixels is not part of it: a graphics card does that, or other threads where there is none. The time is that of the processor, so
other work on the machine does not count: it is what any machine has to do for a frame or a click, whatever draws for it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

CATEGORIES = ["blink.user_timing", "disabled-by-default-devtools.timeline"]  # the page's marks, and the tasks of the main thread
TASK = "RunTask"


class Span(NamedTuple):
    """From one mark of the page to the next, in milliseconds of the main thread's processor time."""

    start: str
    end: str
    busy: float


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[list[Span]]:
    """Trace what is done inside; afterwards the list has the spans between the marks that the page made with `performance.mark`."""
    spans: list[Span] = []
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        yield spans
    finally:
        spans += _spans(json.loads(browser.stop_tracing())["traceEvents"])


def _spans(events: list[dict[str, Any]]) -> list[Span]:
    marks = sorted((event for event in events if event.get("cat") == "blink.user_timing" and event["ph"] in "IR"), key=_time)
    where = {(mark["pid"], mark["tid"]) for mark in marks}
    tasks = sorted((event for event in events if event["name"] == TASK and (event["pid"], event["tid"]) in where), key=_time)
    spans, first = [], 0
    for start, end in pairwise(marks):
        while first < len(tasks) and tasks[first]["ts"] + tasks[first]["dur"] < start["ts"]:
            first += 1
        spans.append(Span(start["name"], end["name"], _busy(tasks, first, start["ts"], end["ts"])))
    return spans


def _busy(tasks: list[dict[str, Any]], first: int, start: int, end: int) -> float:
    """Of a task that is only partly in the span, that part counts."""
    busy = 0.0
    for task in tasks[first:]:
        if task["ts"] >= end:
            break
        inside = min(end, task["ts"] + task["dur"]) - max(start, task["ts"])
        busy += task.get("tdur", 0) * inside / max(1, task["dur"])
    return busy / 1000


def _time(event: dict[str, Any]) -> int:
    return int(event["ts"])
