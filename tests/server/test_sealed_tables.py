"""Whole fair matches over a real server: whatever happens among the people, everybody comes to the heads of the record."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import msgspec
import pytest

import hanashobu
from hanashobu.play import fair
from hanashobu.play.events import AnyEvent
from hanashobu.records.receipt import Committed, Receipt
from hanashobu.table.people import Back, Leave, Ready, Unready
from tests.server.friend_clients import NONCE, Friend, agree, mine, play, watch
from tests.server.serving import Served, Sitting
from tests.support import seals


def head_of(table: str, happened: list[AnyEvent]) -> str:
    return seals.heads([json.loads(msgspec.json.encode(event)) for event in happened], table)[-1]


def follow(table: str, *sittings: Sitting) -> None:
    """Every update names the head that follows from all events that were sent until then."""
    for sitting in sittings:
        for update in sitting.updates:
            assert update.head == head_of(table, sitting.events[: update.start + len(update.events)])


def check(table: str, friend: Friend, sitting: Sitting, folder: Path) -> list[str]:
    """The record agrees with what somebody saw; its fingerprint and the words of what happened."""
    party = mine(sitting.people)
    assert sitting.people.fair
    revealed = tuple(Committed(one.party, one.commitment) for one in sitting.people.fair.parties)
    count = sum(event.seal is not None for event in sitting.events)
    receipt = Receipt(
        receipt=fair.SCHEME,
        table=table,
        commitment=sitting.people.fair.commitment,
        party=party,
        nonce=NONCE,
        revealed=revealed,
        count=count,
        head=head_of(table, sitting.events),
    )
    (folder / "receipt.json").write_bytes(msgspec.json.encode(receipt))
    (folder / "match.jsonl").write_text(friend.get(friend.here("/record")).text, "utf-8")
    verdict = hanashobu.verify(folder / "match.jsonl", receipt=folder / "receipt.json")
    assert verdict, verdict.text()
    assert verdict.receipt
    assert sitting.people.fair.fingerprint
    assert verdict.fingerprints == [sitting.people.fair.fingerprint.latin]
    return [*verdict.fingerprints, *verdict.heads]


def test_through_reconnection_a_stand_in_and_a_carried_seat_everybody_has_the_same_heads(served: Served, tmp_path: Path) -> None:
    aki, ben = Friend(served, "Aki"), Friend(served, "Ben")
    table = aki.open("hachi_hachi", seats=3, bots=("random",), options={"rounds": 1})
    ben.join(table, 2)
    with ben.sit() as b, watch(served, table) as visitor:
        with aki.sit() as a:
            a.say(Ready(fair.commit_nonce(table, mine(a.meet(lambda people: people)), "11" * 32)))
            a.meet(lambda people: any(seat.yours and seat.ready for seat in people.seats))
            a.say(Unready())
            a.meet(lambda people: not any(seat.yours and seat.ready for seat in people.seats))
            agree(table, a, b)
            play([a, b], Random(3), most=3)
            follow(table, a)
        with aki.carried(served).sit() as again:
            play([again, b], Random(4), most=3)
            again.say(Leave())  # bots play on
            b.meet(lambda people: any(seat.person and seat.bot for seat in people.seats))
        with aki.sit() as back:
            back.say(Back())
            back.meet(lambda people: not any(seat.person and seat.bot for seat in people.seats))
            assert play([back, b], Random(5)).status == "over"
            visitor.until(lambda now: now.status == "over")
            follow(table, back, b, visitor)
            assert check(table, ben, b, tmp_path) == check(table, aki, back, tmp_path)


@pytest.mark.parametrize("game", ["nara", pytest.param("taiyaku", marks=pytest.mark.soak), pytest.param("mushi", marks=pytest.mark.soak)])
def test_where_seats_are_drawn_and_in_a_rematch_everybody_has_the_same_words(game: str, served: Served, tmp_path: Path) -> None:
    """NA-22; a rematch has a commitment, contributions and words of its own."""
    aki, ben, words = Friend(served, "Aki"), Friend(served, "Ben"), list[list[str]]()
    bots = ("random", "random") if game == "nara" else () if game == "mushi" else ("random",)
    table = aki.open(game, seats=2 + len(bots), bots=bots)
    ben.join(table, 1 + len(bots))
    for _ in range(2):
        with aki.sit() as a, ben.sit() as b:
            agree(table, a, b)
            assert play([a, b], Random(11)).status == "over"
            follow(table, a, b)
            words.append(check(table, aki, a, tmp_path))
            assert check(table, ben, b, tmp_path) == words[-1]
        table = aki.table = ben.table = aki.post(aki.here("/rematch")).json()["id"]
    assert len({word for both in words for word in both}) == 4
