"""Resumes a match from its record and its seed, as if it had never been interrupted."""

from __future__ import annotations

from collections.abc import Sequence

from hanashobu.play.match import Match
from hanashobu.play.seed import fresh_seed
from hanashobu.records.codec import RecordLine
from hanashobu.records.replay import Replay


def resume(lines: Sequence[RecordLine], seed: int | None, secret: str | None = None) -> Match:
    """The match as it was; whatever follows comes from the seed. Raises a Violation if the record breaks a rule.

    Where there is no seed, later deals come from a fresh secret: `seed` of the match that comes back, which has to be kept.
    A fair deal goes on with its own secret; without that, the match that comes back is none.
    """
    replay = Replay(list(lines), secret)
    for _ in replay:
        pass
    return _from_record(replay, replay.match.seed if replay.match.fair else fresh_seed() if seed is None else seed)


def _from_record(replay: Replay, secret: int) -> Match:
    """The match of the record; no shuffle depends on those before it, so later ones are as if all had come from the secret."""
    match = replay.match
    match.deal_from(secret)
    if match.needs_deck:
        match.go_on()
    return match
