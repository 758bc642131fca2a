"""A page asks whether its connection still lives: the answer is the same for everybody, at any moment, and keeps nobody here for ever."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path
from random import Random

from websockets.exceptions import ConnectionClosed

from hanashobu.table.protocol import Beat, Refused
from tests.server.friend_clients import Friend, watch
from tests.server.limited_servers import served as limited
from tests.server.serving import Served, Sitting
from tests.server.test_coming_and_going import playing, turn_of

ANSWER = '{"type":"beat"}'


def beat(*sittings: Sitting) -> None:
    """Each asks, and reads on until it is answered."""
    for sitting in sittings:
        sitting.say(Beat())
        while not isinstance(sitting.receive(), Beat):
            pass
        assert sitting.frames[-1] == ANSWER


def test_a_beat_is_answered_in_the_same_way_whoever_asks(served: Served) -> None:
    """One constant: in the turn of a seat, in another's, for a spectator, in a gathering. In two worlds: test_two_worlds.py."""
    aki, ben = Friend(served, "Aki"), Friend(served, "Ben")
    ben.join(aki.open("taiyaku", seats=3, bots=("random",)), 2)
    with aki.sit() as a, watch(served, aki.table) as visitor:
        beat(a, visitor)
    aki, ben = playing(served)
    with aki.sit() as a, ben.sit() as b, watch(served, aki.table) as watcher:
        asked, _ = turn_of(a, b)
        beat(a, b, watcher)
        asked.move(Random(1))
        beat(a, b, watcher)


def test_beats_alone_keep_no_connection_open(tmp_path: Path) -> None:
    with limited(tmp_path, "idle_seconds=1") as (_, me), me.sit(me.open(people=2, bots=1)) as seat:
        message: object = seat.update()
        while not isinstance(message, Refused):
            time.sleep(0.02)  # for as long as the limit lasts
            with contextlib.suppress(ConnectionClosed):
                seat.say(Beat())
            message = seat.receive()
        assert message.fatal
        assert "Nothing was received for a long time" in str(message.message)
