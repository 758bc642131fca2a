"""A server with games of its host's: they are played, stored, reopened, replayed and scored; and no client can make it load a file."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import msgspec
import pytest

from hanashobu import games
from hanashobu.app.messages.api import Problem
from hanashobu.text.reader import Reader
from tests.check.broken import BROKEN
from tests.cli.run import shell
from tests.games.files import osaka
from tests.server.serving import PLENTY, Client, Process
from tests.server.test_records import bring

LIMITS = tuple(word for limit in PLENTY for word in ("--limit", limit))


def serve(tmp_path: Path, *words: str | Path, variable: str = "") -> Process:
    """`hana serve` on one database, as the host starts it."""
    return Process("--port", "0", "--data", tmp_path / "tables.sqlite", *LIMITS, *words, HANASHOBU_HOME=str(tmp_path), HANA_GAMES=variable)


def test_a_game_of_the_hosts_lives_at_a_table_through_a_restart(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    osaka(folder)
    (folder / "bad.py").write_text("GAME = (\n")
    void = next(one for one in BROKEN if one.name == "a misdeal of any card")
    (folder / "void.py").write_text(void.text(), encoding="utf-8")
    with serve(tmp_path, "--games", folder) as server:
        me = Client(server.address)
        assert "kyoto" not in [game["game"] for game in me.http.get("/api/games").json()]
        (info,) = [game for game in me.http.get("/api/games").json() if game["game"] == "osaka"]
        assert info["name"]["romaji"] == "ōsaka-bana"
        assert "うちの会の遊びです。" in me.http.get("/api/words").json()["catalogues"]["ja"]
        book = me.http.get("/api/games/osaka/rules").json()
        assert "OS-Y2" in [row["id"] for row in book["yaku"]]
        table = me.open("osaka", bots=1, rounds=1)
        with me.sit(table) as seat:
            seat.my_turn()
            seat.move(Random(1))
            seat.my_turn()
            before = seat.now.turn
        me.close()
        said = server.end().strip().splitlines()
        assert said[0] == f"{folder / 'bad.py'}, line 1: '(' was never closed."
        assert [line for line in said[1:] if line.startswith(f"{folder / 'void.py'}: ") and "every deal is void" in line]
    with serve(tmp_path, variable=str(folder / "osaka.py")) as server:
        me = Client(server.address)
        with me.sit(table) as seat:
            assert seat.my_turn().turn == before
            assert seat.moves(Random(2)).status == "over"
        record = me.http.get(f"/api/tables/{table}/record").content
        assert json.loads(record.splitlines()[0])["game_hash"] == games.read(folder / "osaka.py").digest
        brought = bring(me, record)  # checked in the process of the records
        assert brought.status_code == 201, brought.text
        assert me.http.get(f"/api/records/{brought.json()['id']}/moments", params={"start": 0, "end": 5}).status_code == 200
        wish = {"game": "osaka", "names": ["A", "B"], "dealer": 0, "options": {}, "rounds": [{"piles": [["1b", "2b", "3b"], "rest"]}]}
        sheet = me.http.post("/api/score", json=wish)
        assert sheet.status_code == 200, sheet.text
        assert sheet.json()["rounds"][0]["seats"][0]["yaku"][0]["id"] == "OS-Y2"
        me.close()
        server.end()
    with serve(tmp_path) as server:  # the host has taken the game away
        me = Client(server.address)
        assert [row["game"] for row in me.http.get("/api/tables").json()] == ["osaka"]
        refused = me.http.get(f"/api/tables/{table}")
        assert (refused.status_code, "This is a match of 'osaka', a game that is not here." in refused.text) == (503, True), refused.text
        answer = bring(me, record)
        assert answer.status_code == 409
        message = msgspec.json.decode(answer.content, type=Problem).message
        assert "これは「osaka」の試合ですが、その遊びはここにありません。" in Reader("ja")(message)
        assert me.http.post("/api/tables", json={"game": "osaka", "seats": [{"name": "A"}, {"name": "B"}]}).status_code == 404
        assert me.open("mushi", bots=1)
        me.close()
        server.end()


def test_no_client_can_name_a_file(tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    path = osaka(tmp_path, ("GAME = Game(", f"open({str(ran)!r}, 'w').close()\nGAME = Game("))
    result = shell("sim", path, "--rounds", "12", "--bot", "beginner", "--records", tmp_path / "o.jsonl")
    assert result.returncode == 0
    ran.unlink()
    record = (tmp_path / "o.jsonl").read_text()
    with serve(tmp_path) as server:
        me = Client(server.address)
        for name in (str(path), os.path.relpath(path), "osaka.py", "./osaka.py"):
            assert me.http.post("/api/tables", json={"game": name, "seats": [{"name": "A"}, {"name": "B"}]}).status_code == 404
            assert me.http.get(f"/api/games/{name.replace('/', '%2F')}/rules").status_code == 404
            wish = {"game": name, "names": ["A", "B"], "dealer": 0, "options": {}, "rounds": []}
            assert me.http.post("/api/score", json=wish).status_code == 404
            assert bring(me, record.replace('"game":"osaka"', f'"game":{json.dumps(name)}')).status_code == 409
        me.close()
        server.end()
    assert not ran.exists()


@pytest.mark.parametrize(
    ("what", "sentence"), [("nowhere", "There is no folder or file {}."), ("bad.py", "{}, line 1: '(' was never closed.")]
)
def test_a_place_that_cannot_be_used_is_told_before_an_address(what: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("GAME = (\n")
    place = tmp_path / what
    result = shell("serve", "--games", place, "--port", "0", "--data", tmp_path / "t.sqlite")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.endswith(f"Error: {sentence.format(place)}\n")
