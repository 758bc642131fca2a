"""A match taken up again from its record and its seed, as if it had never been put down."""

from __future__ import annotations

from collections.abc import Sequence

from hanashobu.engine.state import BETWEEN
from hanashobu.play.match import IllegalAction, Match
from hanashobu.play.record import Line
from hanashobu.play.replay import Replay


def resume(lines: Sequence[Line], seed: int | None) -> Match:
    """The match as it was; whatever follows comes from the seed. Raises a Violation if the record breaks a rule.

    Where there is no seed, or it does not tell the same story, the record counts and later deals are shuffled afresh; `seed` of
    the match that comes back is then another one.
    """
    replay = Replay(list(lines))
    for _ in replay:
        pass
    return _from_seed(seed, replay, lines) or _from_record(replay)


def _from_seed(seed: int | None, replay: Replay, lines: Sequence[Line]) -> Match | None:
    """The same match from its seed and the actions; None if it does not tell the same story."""
    if seed is None:
        return None
    match = Match(replay.match.game, replay.match.names, replay.match.options, seed, version=replay.match.version)
    match.start()
    try:
        for seat, action in replay.actions:
            if match.status == BETWEEN:
                match.go_on()
            match.play(seat, action)
    except IllegalAction:
        return None
    told = [line.event for line in lines]
    if len(told) > len(match.events) and match.status == BETWEEN:
        if replay.match.over:  # the players stopped it
            match.stop()
        else:
            match.go_on()
    # The first line is the header, which an older version may have written with fewer options.
    return match if match.events[1 : len(told)] == told[1:] else None


def _from_record(replay: Replay) -> Match:
    match = replay.match
    waits = match.needs_deck
    match.own_decks()
    if waits:
        match.go_on()
    return match
