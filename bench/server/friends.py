"""Tables at which people who came by a link play: each with a key of their own, after a fair deal."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from bench.server.people import Table, encode
from bench.server.target import Target

from hanashobu.play import fair
from hanashobu.table.people import Ready, Reveal

NONCE = "5a" * 32


class Fair(msgspec.Struct):
    reveal: bool = False


class People(msgspec.Struct):
    """Of a message about the people only what is needed to begin."""

    type: str
    stage: str = ""
    fair: Fair | None = None


_PEOPLE = msgspec.json.Decoder(People)


class FriendTable(Table):
    """People at a table with friends; all of them are ready for every round."""

    everybody_goes_on = True

    def __init__(self, target: Target, game: str, people: int, seed: int) -> None:
        seats = [{"name": "Person 0"}, *[{"name": "", "open": True}] * (people - 1)]
        opened = _post(target, "/api/gatherings", {"game": game, "seats": seats, "options": {"rounds": 10**6}}, "a device of many letters")
        super().__init__(opened["table"]["id"], people, seed)
        keys = [opened, *[_post(target, f"/api/tables/{self.id}/seats/{at}", {"name": f"Person {at}"}) for at in range(1, people)]]
        for person, joined in zip(self.people, keys, strict=True):
            person.key = joined["key"]
            person.on_people = _agreeing(self, person)

    async def sit(self, target: Target) -> None:
        """Everybody sits down, and is ready."""
        for person in self.people:
            await person.sit(target)
        for person in self.people:
            await person.back.wait()


def _agreeing(table: FriendTable, person: Any) -> Any:
    """What a page does until the cards are dealt: it is ready as soon as it sees the table, and reveals when it is asked."""
    done = set[str]()

    def on_people(data: bytes) -> None:
        people = _PEOPLE.decode(data)
        if people.stage != "gathering":
            return
        if "ready" not in done:
            done.add("ready")
            person.socket.send(encode(Ready(fair.commit_nonce(table.id, person.seat, NONCE))))
        if people.fair and people.fair.reveal and "reveal" not in done:
            done.add("reveal")
            person.socket.send(encode(Reveal(NONCE)))

    return on_people


def _post(target: Target, path: str, wish: dict[str, Any], key: str = "") -> Any:
    headers = {"authorization": f"Bearer {key}"} if key else {"authorization": ""}
    answer = target.http.post(path, json=wish, headers=headers)
    if answer.status_code != 201:
        raise SystemExit(f"{target.name}: {answer.status_code} {answer.text}")
    return answer.json()


async def friend_tables(target: Target, game: str, people: int, number: int) -> list[Table]:
    """A number of such tables, dealt."""
    found = [FriendTable(target, game, people, seed) for seed in range(number)]
    for at in range(0, number, 10):
        await asyncio.gather(*(table.sit(target) for table in found[at : at + 10]))
    return list(found)
