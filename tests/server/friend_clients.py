"""People who play together over a real server: each a browser of their own, with the key to their seat."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import httpx

from hanashobu.play import fair
from hanashobu.table.people import People, Ready, Reveal
from hanashobu.table.protocol import GoOn, Sit, Snapshot
from tests.server.serving import Served, Sitting
from tests.support.timeouts import PATIENCE

NONCE = "5a" * 32


class Friend:
    """A browser: what it keeps is its key, and a cookie jar."""

    def __init__(self, served: Served, name: str, key: str = "") -> None:
        self.name = name
        self.key = key
        self.address = served.address
        self.http = served.at_end.enter_context(httpx.Client(base_url=served.address, timeout=PATIENCE, verify=False))
        self.table = ""
        self.seats: tuple[int, ...] = ()

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}"} if self.key else {}

    def post(self, path: str, body: object = None) -> httpx.Response:
        return self.http.post(path, json={} if body is None else body, headers=self.headers)

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path, headers=self.headers)

    def here(self, path: str = "") -> str:
        """An address about the table."""
        return f"/api/tables/{self.table}{path}"

    def open(self, game: str = "mushi", seats: int = 2, bots: Sequence[str] = (), **more: Any) -> str:
        """A new table with this person, bots, and open seats; its id."""
        own: list[dict[str, Any]] = [{"name": self.name}, *({"name": f"Bot {at}", "bot": bot} for at, bot in enumerate(bots))]
        wish = {"game": game, "seats": [*own, *[{"name": "", "open": True}] * (seats - len(own))], "options": {"rounds": 1}, **more}
        answer = self.http.post("/api/gatherings", json=wish, headers={"authorization": "Bearer a device key of many letters"})
        assert answer.status_code == 201, answer.text
        return self._joined(answer.json())

    def join(self, table: str, seat: int) -> str:
        """Take a seat."""
        self.table = table
        answer = self.post(self.here(f"/seats/{seat}"), {"name": self.name})
        assert answer.status_code == 201, answer.text
        return self._joined(answer.json())

    def _joined(self, joined: Any) -> str:
        self.key, self.seats, self.table = joined["key"], tuple(joined["seats"]), joined["table"]["id"]
        return self.table

    def carried(self, served: Served) -> Friend:
        """The same person at another device."""
        other = Friend(served, self.name)
        other.table = self.table
        answer = other.post(other.here("/carried"), {"code": self.post(self.here("/carry")).json()["code"]})
        assert answer.status_code == 201, answer.text
        other._joined(answer.json())
        return other

    @contextlib.contextmanager
    def sit(self, seat: int | None = None, start: int = 0, key: str | None = None, claim_for_me: bool = True) -> Iterator[Sitting]:
        """A connection; from the first own seat if none is given."""
        with Sitting(self.address, self.table) as sitting:
            own = self.seats[0] if seat is None and self.seats else seat
            sitting.say(Sit(self.key if key is None else key, own, start, claim_for_me))
            yield sitting


@contextlib.contextmanager
def watch(served: Served, table: str) -> Iterator[Sitting]:
    """Somebody who has only the link."""
    with Sitting(served.address, table) as sitting:
        sitting.say(Sit("", None))
        yield sitting


def agree(table: str, *sittings: Sitting) -> None:
    """Everybody says that they are ready, and reveals what they contribute."""
    for sitting in sittings:
        party = mine(sitting.meet(lambda people: people))
        sitting.say(Ready(fair.commit_nonce(table, party, NONCE)))
    for sitting in sittings:
        people = sitting.meet(lambda people: people.stage == "playing" or (people.fair and people.fair.reveal))
        if people.stage == "gathering" and people.fair:
            sitting.say(Reveal(NONCE))
    for sitting in sittings:
        sitting.meet(lambda people: people.stage == "playing")


def mine(people: People) -> int:
    """The number of one's own party."""
    return next(seat.party for seat in people.seats if seat.yours and seat.party is not None)


def play(sittings: Sequence[Sitting], random: Random, most: int = 10_000) -> Snapshot:
    """Everybody answers whatever they are asked, until the match is over."""
    for sitting in sittings:
        sitting.until(lambda now: True)
        sitting.say(GoOn(-1))  # what is refused comes after everything that was on its way
        sitting.refusal()
    for _ in range(most):
        if all(sitting.now.status == "over" for sitting in sittings):
            break
        asked = [sitting for sitting in sittings if sitting.now.question]
        if asked:
            before = len(asked[0].updates)
            asked[0].move(random)
            while len(asked[0].updates) == before:
                asked[0].update()
        elif all(sitting.now.status == "between" for sitting in sittings):
            for sitting in sittings:
                sitting.say(GoOn(sitting.now.turn))
            for sitting in sittings:
                sitting.until(lambda now: now.status != "between")
        else:
            for sitting in sittings:
                with contextlib.suppress(TimeoutError):
                    sitting.receive(0.02)
    return sittings[0].now
