"""Write records, read them as JSON, and replay them."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from hanashobu.play.events import AnyEvent
from hanashobu.records.codec import BadRecord, matches, to_line
from hanashobu.records.replay import Replay, Violation

Lines = list[dict[str, Any]]


def replayed(path: Path) -> list[AnyEvent]:
    """Every event that a replay of the file lets pass."""
    return [line.event for lines in matches(path) for line in Replay(lines)]


def as_lines(emitted: list[AnyEvent]) -> Lines:
    return [json.loads(to_line(event)) for event in emitted]


def verdict(lines: Lines) -> int | None:
    """The line at which verifying stops, None if everything is right."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.jsonl"
        path.write_text("".join(json.dumps(line) + "\n" for line in lines))
        try:
            replayed(path)
        except (Violation, BadRecord) as error:
            return error.line
    return None
