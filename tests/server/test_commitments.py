"""The public list of commitments over HTTP."""

from __future__ import annotations

from pathlib import Path

import msgspec

from hanashobu.play import fair
from hanashobu.play.chain import ChainLink, check_chain
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
