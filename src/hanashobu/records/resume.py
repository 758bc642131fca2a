"""Resumes a match from its record and its seed, as if it had never been interrupted."""

from __future__ import annotations

from collections.abc import Sequence

from hanashobu.play.dealing import KERNEL, Source
from hanashobu.play.match import IllegalAction, Match, fresh_seed
from hanashobu.records.codec import RecordLine
from hanashobu.records.replay import Replay


def resume(lines: Sequence[RecordLine], seed: int | None, source: Source, secret: str | None = None) -> Match:
    """The match as it was; whatever follows comes from the seed. Raises a Violation if the record breaks a rule.

    Where there is no seed, or the kernel's generator does not lead to the same events, the record counts and later deals come
    from a fresh secret: `seed` of the match that comes back, which has to be kept. A fair deal goes on with its own secret; without
    that, the match that comes back is none.
    """
    replay = Replay(list(lines), secret)
    for _ in replay:
        pass
    if seed is not None and source == KERNEL:
        return _from_kernel(seed, replay, lines) or _from_record(replay, fresh_seed())
    return _from_record(replay, replay.match.seed if replay.match.fair else fresh_seed() if seed is None else seed)


def _from_kernel(seed: int, replay: Replay, lines: Sequence[RecordLine]) -> Match | None:
    """The same match from the kernel's generator and the actions; None if it does not lead to the same events."""
    match = Match(replay.match.game, replay.match.names, replay.match.options, seed, version=replay.match.version, seated=True)
    match.start()
    try:
        for seat, action in replay.actions:
            if match.status == "between":
                match.go_on()
            match.play(seat, action)
    except IllegalAction:
        return None
    recorded = [line.event for line in lines]
    if len(recorded) > len(match.events) and match.status == "between":
        if replay.match.over:  # the players stopped it
            match.stop()
        else:
            match.go_on()
    # The first line is the header, which an older version may have written with fewer options.
    return match if match.events[1 : len(recorded)] == recorded[1:] else None


def _from_record(replay: Replay, secret: int) -> Match:
    """The match of the record; no shuffle depends on those before it, so later ones are as if all had come from the secret."""
    match = replay.match
    match.deal_from(secret)
    if match.needs_deck:
        match.go_on()
    return match
