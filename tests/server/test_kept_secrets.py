"""Every byte that a server sends about a table of friends, to whomever, before the match is over: no secret, no seed, no key is in it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from random import Random

import httpx
import pytest

from hanashobu.app.store.at_rest import hashed
from hanashobu.games import all_games
from hanashobu.play import fair
from hanashobu.table.people import Ready, Reveal
from hanashobu.table.protocol import Act
from tests.server.friend_clients import Friend, mine, play, watch
from tests.server.serving import Served, Sitting

ROUTES = (
    *("/api/tables/{}", "/api/tables/{}/record", "/api/records/{}", "/api/records/{}/moments", "/api/lobby", "/api/commitments"),
    *("/api/records/{}/luck", "/api/records/{}/decisions?round=1"),
    *("/api/tables", "/api/push", "/api/games", "/metrics", "/healthz", "/readyz", "/api/tables/{}/socket", "/api/tables/{}x"),
)
POSTS = (
    *("/api/tables/{}/seats/0", "/api/tables/{}/seats/9", "/api/tables/{}/host", "/api/tables/{}/rematch", "/api/tables/{}/sign-out"),
    *("/api/tables/{}/carried", "/api/tables/{}/push", "/api/records/{}/play", "/api/mine"),
)
USUAL = ("mushi", "nara", "hachi_hachi")  # two people, seats that are drawn, secret claims; the others take long
DEVICE = "a device key of many letters"  # with which friends open tables


class Watchdog:
    """Everything that somebody was sent, and what must not be in it."""

    def __init__(self, served: Served, table: str, friends: Iterable[Friend]) -> None:
        self._served, self._table = served, table
        self._friends = list(friends)
        self.bytes = 0

    def ask_around(self) -> None:
        """All addresses, asked by everybody and by a stranger, rightly and wrongly."""
        for friend in (*self._friends, None):
            headers = friend.headers if friend else {}
            with httpx.Client(base_url=self._served.address, headers=headers, timeout=60, verify=False) as http:
                for route in ROUTES:
                    self._look(http.get(route.format(self._table)).text)
                for route in POSTS:
                    if friend is None or "sign-out" not in route:
                        self._look(http.post(route.format(self._table), json={"name": "Zoe", "what": "?", "code": "x" * 16}).text)

    def listen(self, *sittings: Sitting) -> None:
        """What came over sockets."""
        for sitting in sittings:
            for frame in sitting.frames:
                self._look(frame)
            sitting.frames.clear()

    def _look(self, text: str) -> None:
        self.bytes += len(text)
        for name, secret in self.secrets():
            assert secret not in text, (name, text[max(0, text.index(secret) - 200) :][:400])

    def secrets(self) -> Iterator[tuple[str, str]]:
        """What nobody may be sent: the server's secret in any spelling, keys and their hashes, and contributions before all are there."""
        seating = self._served.in_loop(self._served.app.state.friends.seating(self._table))
        secret = seating.secret
        yield from (("secret", secret), ("secret", secret.upper()), ("secret", str(int(secret, 16))))
        sheet = self._served.store.sheet(self._table)
        if sheet and sheet.seed:
            yield from (("seed", sheet.seed), ("seed", f"{int(sheet.seed):x}"))
        for friend in self._friends:
            yield from (("key", friend.key), ("hash of a key", hashed(friend.key)))
        yield from (("key of a device", DEVICE), ("hash of a key", hashed(DEVICE)))
        if not all(party.nonce for party in seating.parties):
            yield from (("contribution", nonce) for nonce in NONCES)


NONCES = ("a1" * 32, "b2" * 32)


@pytest.mark.parametrize("game", [game if game in USUAL else pytest.param(game, marks=pytest.mark.soak) for game in all_games()])
def test_nothing_secret_is_sent_before_the_end_and_everything_afterwards(game: str, served: Served) -> None:
    """Gathering, readiness, contributions, play, refusals, reconnection, spectators and strangers, in a whole match of each game."""
    aki, ben = Friend(served, "Aki"), Friend(served, "Ben")
    seats = all_games()[game].usual_seats
    table = aki.open(game, seats, ["random"] * (seats - 2))
    ben.join(table, seats - 1)
    dog = Watchdog(served, table, [aki, ben])
    dog.ask_around()
    with contextlib.ExitStack() as open:
        a, b = open.enter_context(aki.sit()), open.enter_context(ben.sit())
        visitor = open.enter_context(watch(served, table))
        for sitting, nonce in ((a, NONCES[0]), (b, NONCES[1])):
            party = mine(sitting.meet(lambda people: people))
            dog.ask_around()
            sitting.say(Ready(fair.commit_nonce(table, party, nonce)))
        a.meet(lambda people: people.fair and people.fair.reveal)
        dog.listen(a, visitor)
        before = a.people.version
        a.say(Reveal(NONCES[0]))
        a.meet(lambda people: people.version > before)
        dog.ask_around()
        dog.listen(a, b, visitor)
        b.say(Reveal(NONCES[1]))
        for sitting in (a, b, visitor):
            sitting.meet(lambda people: people.stage == "playing")
        play([a, b], Random(3), most=6)
        b.say(Act(-5, 3))
        b.refusal()
        dog.ask_around()
        dog.listen(a, b, visitor)
        with ben.sit() as again:
            again.until(lambda now: True)
            dog.listen(again)
        secret = next(text for name, text in dog.secrets() if name == "secret")
        dog_listens(dog, [a, b], visitor)
        assert dog.bytes > 50_000
        record = aki.get(aki.here("/record")).text
        assert secret in record.splitlines()[-1]
        assert secret not in "\n".join(record.splitlines()[:-1])


def dog_listens(dog: Watchdog, people: list[Sitting], visitor: Sitting) -> None:
    """Play to the end; only the update with the last event may have the secret."""
    play(people, Random(3))
    visitor.until(lambda now: now.status == "over")
    for sitting in (*people, visitor):
        last = sitting.frames.index(next(frame for frame in sitting.frames if '"match_end"' in frame))
        del sitting.frames[last:]
        dog.listen(sitting)
