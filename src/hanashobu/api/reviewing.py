"""Reviews of matches that are over."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from hanashobu.api.arguments import whole
from hanashobu.api.errors import BadArgument, BadType, RecordBreaksRule
from hanashobu.api.records import RecordedMatch, read_records
from hanashobu.records.replay import Violation
from hanashobu.reviews import reviewing
from hanashobu.reviews.report import plain


def review(
    record: RecordedMatch | str | os.PathLike[str], *, tries: int | None = None, on_progress: Callable[[int, int], None] | None = None
) -> dict[str, Any]:
    """What the cards did and what the players did in a match that is over, and which decisions cost most, as plain data.

    `record` is one of `read_records`, or the path of a file with one match. `on_progress` is called with the decisions that were judged
    and all; `tries` are those of the search for a decision that may be a mistake. Ctrl-C ends a review early, and what is finished is
    returned (`complete` is false).
    """
    lines, most = _one(record).lines, None if tries is None else whole(tries, "tries", 1)
    try:
        found: dict[str, Any] = plain(reviewing.review(lines, tries=most, on_progress=on_progress))
    except Violation as error:
        raise RecordBreaksRule(error.line, error.rule, error.what) from None
    return found


def _one(record: RecordedMatch | str | os.PathLike[str]) -> RecordedMatch:
    if isinstance(record, RecordedMatch):
        return record
    if not isinstance(record, str | os.PathLike):
        raise BadType("record", f"A record is one of read_records(…), or the path of a file, not {type(record).__name__}.")
    found = list(read_records(record))
    if len(found) > 1:
        raise BadArgument("record", "error-review-which-match", count=len(found))
    return found[0]
