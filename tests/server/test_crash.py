"""`hana serve` as a process of its own, killed in the middle of a match: the match goes on with the same cards."""

from __future__ import annotations

import contextlib
from pathlib import Path
from random import Random

from hanashobu.app.store import open_store
from hanashobu.play import events
from hanashobu.play.dealing import SECRET
from hanashobu.play.match import Match
from hanashobu.records.codec import RecordLine, lines
from hanashobu.records.replay import Replay
from hanashobu.table.protocol import Update
from tests.server.serving import Client, Closed, Process, Sitting
from tests.support.helpers import only


def play_some(seat: Sitting, random: Random, most: int) -> None:
    """Play on, and leave the last move unanswered for."""
    seat.moves(random, most)
    if seat.now.question:
        seat.move(random)


def test_after_a_power_cut_the_match_goes_on_with_the_same_cards(tmp_path: Path) -> None:
    """In the middle of a match, while bots move; then it is played to its end, and its record holds."""
    data = tmp_path / "tables.sqlite"
    random = Random(1)
    with Process("--port", "0", "--data", data) as server:
        me = Client(server.address)
        table = me.open(bots=("regular", "random"), rounds=2, seed="77")
        with me.sit(table) as seat:
            play_some(seat, random, 9)
            server.kill()
            told_since(seat)
        me.close()
    heard = seat.events
    with contextlib.closing(open_store(data)) as log:
        kept = [event for event in (one.seen_by(0) for one in log.log(table)) if event]
    assert kept[: len(heard)] == heard
    with Process("--port", "0", "--data", data) as server:
        me = Client(server.address)
        with me.sit(table, start=len(heard)) as seat:
            first = seat.update()
            assert first.start == len(heard)
            seat.events = [*heard, *first.events]
            assert seat.moves(random).status == "over"
        text = me.http.get(f"/api/tables/{table}/record").content
        info = me.http.get(f"/api/tables/{table}").json()
        me.close()
        assert server.end().strip() == ""
    logged = [line.event for line in lines(text.splitlines(keepends=True))]
    for _ in Replay([RecordLine(at, event) for at, event in enumerate(logged, 1)]):
        pass
    assert info["seed"] == "77"
    assert only(logged, events.Deal) == deals_of(77, logged)


def told_since(seat: Sitting) -> None:
    """Whatever the server had said before it died."""
    with contextlib.suppress(Closed):
        while True:
            assert isinstance(seat.receive(), Update)


def deals_of(seed: int, logged: list[events.AnyEvent]) -> list[events.Deal]:
    """The deals of an undisturbed match with this seed and the same answers."""
    replay = Replay([RecordLine(at, event) for at, event in enumerate(logged, 1)])
    for _ in replay:
        pass
    match = Match(replay.match.game, replay.match.names, replay.match.options, seed, source=SECRET)
    match.start()
    for seat, action in replay.actions:
        if match.actor is None:
            match.go_on()
        match.play(seat, action)
    return only(match.events, events.Deal)
