"""The public list of commitments over HTTP."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from hanashobu.play import fair
from hanashobu.play.chain import START, ChainLink, chained, check_chain
from hanashobu.play.fair import Unfair
from hanashobu.table import seating
from hanashobu.table.people import Leave, Ready, TableSettings
from hanashobu.table.seating import Party, Place
from tests.server.friend_clients import Friend, agree, mine
from tests.server.serving import Served


def test_anybody_can_read_the_list_and_check_it(tmp_path: Path) -> None:
    with Served(tmp_path / "tables.sqlite") as served:
        anybody = served.client().http
        assert anybody.get("/api/commitments").json() == []
        secrets = {f"table-{number}": fair.fresh() for number in range(5)}
        for at, (table, secret) in enumerate(secrets.items()):
            served.store.commit_secret(table, fair.commit_secret(table, secret), 1000 + at)
        answer = anybody.get("/api/commitments")
        links = msgspec.convert(answer.json(), list[ChainLink])
        assert [link.commitment for link in links] == [fair.commit_secret(*one) for one in secrets.items()]
        check_chain(links)
        rest = msgspec.convert(anybody.get("/api/commitments", params={"after": 3}).json(), list[ChainLink])
        assert check_chain(rest, links[2].hash, 3) == links[-1].hash
        # Neither a secret nor the name of a table, which is its link.
        assert not any(word in answer.text for one in secrets.items() for word in one)


def test_a_place_that_is_none_gets_a_sentence(tmp_path: Path) -> None:
    with Served(tmp_path / "tables.sqlite") as served:
        for after in ("-1", "x", "1e3", str(2**64)):
            refused = served.client().http.get("/api/commitments", params={"after": after})
            assert refused.status_code == 422
            assert refused.json()["message"]


def entry(served: Served, table: str) -> ChainLink:
    """The entry of a table in the public list, which is found by its commitment."""
    commitment = served.in_loop(served.app.state.friends.seating(table)).commitment
    links = msgspec.convert(served.client().http.get("/api/commitments").json(), list[ChainLink])
    check_chain(links)
    (found,) = [link for link in links if link.commitment == commitment]
    return found


def test_the_list_says_what_became_of_every_table(served: Served) -> None:
    """Open, dealt, or closed before anybody revealed; who closes a table reveals its secret. No hash changes with it."""
    aki, ben = Friend(served, "Aki"), Friend(served, "Ben")
    closed = aki.open()
    first = entry(served, closed)
    assert (first.state, first.secret) == ("open", None)
    ben.join(closed, 1)
    with ben.sit() as b:
        b.say(Ready(fair.commit_nonce(closed, mine(b.meet(lambda people: people)), "5a" * 32)))
        b.meet(lambda people: people.fair and people.fair.parties)
    assert aki.post(aki.here("/host"), {"what": "close"}).status_code == 200
    last = entry(served, closed)
    assert (last.state, last.hash) == ("closed", first.hash)
    assert last.secret
    assert fair.commit_secret(closed, last.secret) == last.commitment

    dealt = aki.open()
    ben.join(dealt, 1)
    with aki.sit() as a, ben.sit() as b:
        agree(dealt, a, b)
        assert (entry(served, dealt).state, entry(served, dealt).secret) == ("dealt", None)

    left = aki.open()
    with aki.sit() as a:
        a.say(Leave())
        assert a.refusal().fatal
    assert entry(served, left).state == "closed"


def test_a_table_that_is_closed_after_somebody_has_revealed_is_listed_as_that() -> None:
    """Which an honest server never does: it would have seen a contribution before it gave the table up."""
    table = seating.gather(
        "tableid", "hiraya", options={}, places=(Place("Aki", party=0), Place("Ben", party=1)), settings=TableSettings(), created=0
    )
    assert replace(table, stage="closed").fate == "closed"
    assert replace(table, stage="closed", parties=(Party(0), Party(1, nonce="5a" * 32))).fate == "closed_after_reveal"


def test_a_commitment_that_was_used_before_is_found_in_the_list() -> None:
    links: list[ChainLink] = []
    for number, commitment in enumerate(("a0" * 32, "b0" * 32, "a0" * 32), 1):
        links.append(ChainLink(number, commitment, number, chained(links[-1].hash if links else START, number, commitment, number)))
    with pytest.raises(Unfair, match="the same commitment at entries 1 and 3"):
        check_chain(links)
