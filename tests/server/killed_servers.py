"""People who play at many tables of a server that is killed again and again, and what has to be true of these tables afterwards."""

from __future__ import annotations

import statistics
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx

from hanashobu import games
from hanashobu.app.store import Store, StoredTable
from hanashobu.games import all_games
from hanashobu.play.events import MatchBegins
from hanashobu.records.codec import RecordLine, lines
from hanashobu.records.replay import Replay
from hanashobu.rules.options import from_json
from hanashobu.table.table import Seat, Table
from tests.server.players import Person
from tests.server.serving import Client
from tests.support.timeouts import PATIENCE

BOTS = ("random", "regular", "beginner", "random", "random")


@dataclass
class Played:
    """One table, through all lives of the server."""

    id: str
    people: list[Person]
    seed: str | None  # of a table without friends

    @property
    def over(self) -> bool:
        return all(person.over for person in self.people)

    def check(self, client: Client) -> int:
        """The record of the match holds by the rules, and is what everybody was told; gives the number of its events.

        At a table with friends every deck is the one that was committed to before anything was dealt: the record has the secret.
        """
        headers = {"authorization": f"Bearer {self.people[0].key}"}
        text = client.http.get(f"/api/tables/{self.id}/record", headers=headers).raise_for_status().content
        kept = [line.event for line in lines(text.splitlines(keepends=True))]
        for _ in Replay([RecordLine(at, event) for at, event in enumerate(kept, 1)]):
            pass
        for person in self.people:
            assert person.events == [event for event in (one.seen_by(person.seat) for one in kept) if event]
        return len(kept)

    def check_stored(self, stored: StoredTable | None) -> int:
        """Everything acknowledged is stored, once, and the cards are those of a match that nothing disturbed; gives how much that is."""
        assert stored is not None
        for person in self.people:
            person.check(stored)
        if self.seed is not None:
            assert undisturbed(stored, int(self.seed)).events == stored.events
        return sum(len(person.acknowledged) for person in self.people)


def undisturbed(stored: StoredTable, seed: int) -> Table:
    """The same moves from the same seed, in one go."""
    begins = stored.events[0]
    assert isinstance(begins, MatchBegins)
    game = games.find(stored.sheet.game)
    names = sorted(stored.sheet.seats, key=lambda seat: (seat.bot is not None, seat.name))  # a draw may have changed the seats
    table = Table.open(game, [Seat(seat.name, seat.bot) for seat in names], from_json(game.options, {"rounds": begins.rounds}), seed)
    for move in stored.moves:
        table.redo(move)
    return table


class Evening:
    """All games at once, with friends or at one device: two people and bots at each table; where a match is over, another begins."""

    def __init__(self, seed: int, rounds: int, friends: float = 0.5) -> None:
        self._random, self._friends = Random(seed), friends
        self._rounds = rounds
        self._tables: dict[str, Played] = {}
        self._done: list[Played] = []
        self._wrong: list[BaseException] = []
        self.events = self.acknowledged = 0

    @property
    def matches(self) -> int:
        """How many are over."""
        return len(self._done)

    @contextmanager
    def life(self, *clients: Client, to_the_end: bool = False) -> Iterator[None]:
        """Everybody sits down and plays; what happens to the server meanwhile has been noticed by everybody at the end.

        At several servers the players of one table sit at different ones, and play on until their match is over.
        """
        self._begin(clients)
        threads = [threading.Thread(target=self._guarded, args=(clients, to_the_end or len(clients) > 1, *who)) for who in self._people()]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            for thread in threads:
                thread.join()
        for error in self._wrong:
            raise error

    @property
    def over(self) -> bool:
        """Whether all matches are over, or something has gone wrong."""
        return bool(self._wrong) or all(table.over for table in self._tables.values())

    def finish(self, *clients: Client) -> None:
        """Without any more trouble every match comes to its end."""
        with self.life(*clients, to_the_end=True):
            pass
        assert self.over
        self._check(clients[0])

    def check_stored(self, store: Store) -> None:
        """What is stored of all matches that are over."""
        self.acknowledged = sum(table.check_stored(store.table(table.id)) for table in self._done)
        assert self.acknowledged

    def report(self) -> str:
        """How much was played, and how long people waited for a server after they had lost one; for whoever runs it with -s."""
        waits = sorted(wait for table in (*self._done, *self._tables.values()) for person in table.people for wait in person.back_after)
        found = f"{self.matches} matches, {self.events} events, {self.acknowledged} acknowledged answers"
        if not waits:
            return found
        late, middle, nearly_all = sum(wait > 3 for wait in waits), statistics.median(waits), waits[len(waits) * 99 // 100]
        back = f"back {len(waits)} times, median {middle:.2f} s, 99 % {nearly_all:.2f} s, most {waits[-1]:.2f} s, {late} over 3 s"
        return f"{found}; {back}"

    def _begin(self, clients: Sequence[Client]) -> None:
        """Matches that are over are looked at, and others begin."""
        self._check(clients[0])
        for name in all_games():
            if name not in self._tables:
                self._tables[name] = (
                    self._among_friends(name, clients) if self._random.random() < self._friends else self._alone(name, clients[0])
                )

    def _alone(self, game: str, client: Client) -> Played:
        usual, seed = all_games()[game].usual_seats, str(self._random.getrandbits(64))
        people = min(2, usual - 1)
        id = client.open(game, people, BOTS[: usual - people], seed=seed, rounds=self._rounds)
        return Played(id, [Person(seat, self._dice()) for seat in range(people)], seed)

    def _among_friends(self, game: str, clients: Sequence[Client]) -> Played:
        """One opens the table, the other one joins by its link."""
        seats: list[dict[str, Any]] = [{"name": "Person 0"}, {"name": "", "open": True}]
        seats += [{"name": f"Bot {at}", "bot": bot} for at, bot in enumerate(BOTS[: all_games()[game].usual_seats - 2])]
        opened = clients[0].http.post("/api/gatherings", json={"game": game, "seats": seats, "options": {"rounds": self._rounds}})
        assert opened.status_code == 201, opened.text
        id = str(opened.json()["table"]["id"])
        there = f"{clients[-1].address}/api/tables/{id}/seats/1"
        joined = httpx.post(there, json={"name": "Person 1"}, timeout=PATIENCE, verify=False)
        assert joined.status_code == 201, joined.text
        keys = opened.json()["key"], joined.json()["key"]
        return Played(id, [Person(seat, self._dice(), key, friend=True) for seat, key in enumerate(keys)], None)

    def _dice(self) -> Random:
        return Random(self._random.getrandbits(64))

    def _check(self, client: Client) -> None:
        for name, table in list(self._tables.items()):
            if table.over:
                self.events += table.check(client)
                self._done.append(table)
                del self._tables[name]

    def _people(self) -> list[tuple[Person, str]]:
        return [(person, table.id) for table in self._tables.values() for person in table.people]

    def _guarded(self, clients: Sequence[Client], to_the_end: bool, person: Person, table: str) -> None:
        try:
            if person.since is not None:  # since there is a server again
                person.since = time.monotonic()
            if to_the_end:
                person.play_on(clients, table)
            else:
                person.play(clients[0], table)
        except BaseException as error:
            self._wrong.append(error)
