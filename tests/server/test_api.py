"""The HTTP API as it describes itself, and whatever can be sent to it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import hypothesis
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import negative_data_rejection

from hanashobu.app.codegen import typescript
from hanashobu.app.messages import api
from hanashobu.app.messages.api import Problem
from hanashobu.app.operations import of_host
from hanashobu.games import all_games
from hanashobu.play import events
from hanashobu.server.asgi import Server
from hanashobu.table import protocol
from hanashobu.text.reader import Reader
from hanashobu.wire import Wire
from tests.server.serving import ME, Client, Served
from tests.support.helpers import only
from tests.support.timeouts import PATIENCE

AnyCase = schemathesis.Case[Any]

# Whatever is sent to it.

schema = schemathesis.openapi.from_dict(Server(":memory:").openapi())


@schema.parametrize()
@hypothesis.settings(max_examples=6, suppress_health_check=list(HealthCheck))
def test_every_operation_answers_as_it_says_whatever_is_sent(case: AnyCase, served: Served) -> None:
    hypothesis.assume(not has_fraction(case.body))
    case.call_and_validate(base_url=served.address, headers={"authorization": f"Bearer {ME}"}, timeout=PATIENCE)


@pytest.fixture(scope="module")
def finished(me: Client) -> str:
    """A table whose match is over."""
    table = me.open(rounds=1)
    with me.sit(table) as seat:
        seat.moves(Random(1))
    return table


@schema.include(path_regex=r"\{(id|table)\}", method=["GET", "POST"]).parametrize()
@hypothesis.settings(max_examples=6, suppress_health_check=list(HealthCheck))
def test_every_operation_on_something_that_is_there_answers_as_it_says(case: AnyCase, served: Served, finished: str) -> None:
    hypothesis.assume(not has_fraction(case.body))
    case.path_parameters = dict.fromkeys(case.path_parameters, finished)  # so that what was wrong with them is wrong no more
    headers = {"authorization": f"Bearer {ME}"}
    case.call_and_validate(base_url=served.address, headers=headers, timeout=PATIENCE, excluded_checks=[negative_data_rejection])


def has_fraction(body: Any) -> bool:
    """To a JSON schema 1.0 is a whole number; to us it is none."""
    if isinstance(body, dict | list):
        return any(map(has_fraction, body.values() if isinstance(body, dict) else body))
    return isinstance(body, float)


def test_all_operations_were_tried() -> None:
    """A new route is part of the test above by itself."""
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    tried = {(operation.method.upper(), operation.path) for operation in operations}
    assert tried == {(one.method, one.path) for one in of_host("server")}
    assert len(tried) > 10


# What it says of itself.


@pytest.fixture(scope="module")
def description(me: Client) -> dict[str, Any]:
    found: dict[str, Any] = me.http.get("/api/openapi.json").json()
    return found


def references(part: Any) -> set[str]:
    """Every type that a part of the description points to."""
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(references, part.values()))
    return set().union(*map(references, part)) if isinstance(part, list) else set()


def test_the_description_is_whole(description: dict[str, Any]) -> None:
    """OpenAPI 3.1; every type that is pointed to is there; every operation has a sentence, answers, and an id of its own."""
    assert description["openapi"].startswith("3.1")
    schema.validate()
    types = description["components"]["schemas"]
    assert {name.removeprefix("#/components/schemas/") for name in references(description)} <= set(types)
    ids = []
    for path, operations in description["paths"].items():
        for operation in operations.values():
            ids.append(operation["operationId"])
            assert operation["description"].endswith("."), path
            assert any(code.startswith("2") for code in operation["responses"])
            for code, answer in operation["responses"].items():
                if code >= "400":
                    assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
    assert len(set(ids)) == len(ids)


def test_every_type_that_travels_is_described(description: dict[str, Any]) -> None:
    for module in (api, protocol):
        for name, kind in vars(module).items():
            if isinstance(kind, type) and issubclass(kind, Wire) and kind is not Wire:
                assert name in description["components"]["schemas"]


def test_the_page_about_the_api_lists_every_operation(me: Client, description: dict[str, Any]) -> None:
    answer = me.http.get("/api")
    assert answer.headers["content-type"].startswith("text/html")
    for path in description["paths"]:
        assert f"<code>{path}</code>" in answer.text
    assert "<script" not in answer.text


# What it refuses.


@pytest.mark.parametrize(
    ("method", "path", "allow"),
    [
        ("PUT", "/api/tables", "GET, POST"),
        ("POST", "/api/tables/something", "DELETE, GET"),
        ("GET", "/api/records", "POST"),
        ("DELETE", "/api/words", "GET"),
        ("POST", "/", "GET, HEAD"),
    ],
)
def test_a_method_that_is_not_there_is_answered_with_those_that_are(me: Client, method: str, path: str, allow: str) -> None:
    answer = me.http.request(method, path)
    assert (answer.status_code, answer.headers["allow"]) == (405, allow)
    assert answer.json()["sentence"].startswith("This address answers ")


@pytest.mark.parametrize("path", ["/api/nothing", "/api/", "/api/tables/a/b/c", "/api/%00"])
def test_an_address_that_the_api_does_not_have(me: Client, path: str) -> None:
    answer = me.http.get(path)
    assert answer.status_code in (404, 422)
    assert answer.json()["sentence"]


WISH = {"game": "hiraya", "seats": [{"name": "Aki"}, {"name": "Ben", "bot": "regular"}, {"name": "Chie", "bot": "random"}]}


@pytest.mark.parametrize(
    ("change", "status", "sentence"),
    [
        ({"game": "hirya"}, 404, "There is no game 'hirya'; did you mean hiraya?"),
        ({"game": ""}, 404, "There is no game"),
        ({"seats": []}, 409, "Hiraya is played by"),
        ({"seats": [{"name": "Aki"}] * 9}, 409, "Hiraya is played by"),
        ({"seats": [{"name": "Aki"}] * 3}, 409, "a name of their own"),
        ({"seats": [{"name": "Aki", "bot": "x"}, {"name": "Ben"}, {"name": "Chie"}]}, 409, "There is no bot 'x'"),
        ({"seats": [{"name": name, "bot": "random"} for name in "ABC"]}, 409, "Somebody has to play"),
        ({"seats": [{"name": "x" * 41}, {"name": "Ben"}, {"name": "Chie"}]}, 422, "This cannot be read"),
        ({"seats": [{"name": "\u202e"}, {"name": "Ben"}, {"name": "Chie"}]}, 409, "a name of their own"),
        ({"seats": [{"name": "\u3164"}, {"name": "Ben"}, {"name": "Chie"}]}, 409, "a name of their own"),
        ({"seats": [{"name": "Be\u2800n"}, {"name": "Ben"}, {"name": "Chie"}]}, 409, "a name of their own"),
        ({"options": {"rouns": 3}}, 409, "There is no option 'rouns'; did you mean rounds?"),
        ({"options": {"rounds": 0}}, 409, "rounds cannot be 0"),
        ({"options": {"rounds": 10**30}}, 409, "rounds cannot be"),
        ({"options": {"rounds": "many"}}, 409, "rounds cannot be 'many'"),
        ({"options": {"rounds": 1.5}}, 422, "This cannot be read"),
        ({"options": {"rounds": [1]}}, 422, "This cannot be read"),
        ({"seed": "-1"}, 409, "'-1' is not a valid seed"),
        ({"seed": "spring"}, 409, "'spring' is not a valid seed"),
        ({"seed": str(2**256)}, 409, "is not a valid seed"),
        ({"seed": "9" * 5000}, 409, "is not a valid seed"),
        ({"seed": 5}, 422, "This cannot be read"),
    ],
)
def test_a_table_that_cannot_be_gets_a_sentence(me: Client, change: dict[str, Any], status: int, sentence: str) -> None:
    answer = me.http.post("/api/tables", json={**WISH, **change})
    assert answer.status_code == status, answer.text
    assert sentence in answer.json()["sentence"]


def test_a_problem_is_a_message_and_an_english_sentence(me: Client) -> None:
    answer = me.http.post("/api/tables", json={**WISH, "seed": "spring"})
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert problem.sentence == str(problem.message)


def test_one_game_is_the_one_to_begin_with(me: Client) -> None:
    games = me.http.get("/api/games").json()
    assert sum(game.get("first", False) for game in games) == 1


@pytest.mark.parametrize(
    "text", [b"", b"{", b"null", b"[]", b"\xff", b'"x"', b"[" * 10**5, b'{"x":' * (4 * 10**4), b'{"game": "\xed\xa0\x80"}']
)
def test_a_body_that_is_no_wish_gets_a_sentence(me: Client, text: bytes) -> None:
    answer = me.http.post("/api/tables", content=text, headers={"content-type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["sentence"].startswith("This cannot be read: ")


@pytest.mark.parametrize("seed", ["0", "42", "0x2a", str(2**256 - 1)])
def test_a_seed_makes_the_same_deal_again(me: Client, served: Served, seed: str) -> None:
    deals = []
    for _ in range(2):
        answer = me.http.post("/api/tables", json={**WISH, "seed": seed})
        assert answer.status_code == 201
        assert "seed" not in answer.json()
        deals.append(only(served.store.log(answer.json()["id"]), events.Deal)[0])
    assert deals[0] == deals[1]


def test_without_a_seed_no_two_deals_are_alike(me: Client, served: Served) -> None:
    ids = [me.http.post("/api/tables", json=WISH).json()["id"] for _ in range(4)]
    assert len({only(served.store.log(id), events.Deal)[0] for id in ids}) == 4


# What it knows.


def test_house_rules_have_a_title_and_words_for_their_values_in_both_languages(me: Client) -> None:
    """HH-3, CO-13, CO-9: the form says nothing of its own about a game's house rules."""
    listed = msgspec.json.decode(me.http.get("/api/games").content, type=list[api.GameInfo])
    (game,) = (game for game in listed if game.game == "hachi_hachi")
    found = {}
    for lang in ("en", "ja"):
        say = Reader(lang)
        found[lang] = {option.name: (say(option.title), [say(word) for word in option.words]) for option in game.options}
    assert found["en"]["multipliers"] == ("Several multipliers", ["the others wait", "multiplied together"])
    assert found["ja"]["multipliers"] == ("重なる倍率", ["持ち越す", "掛け合わせる"])
    assert found["en"]["rounds"] == ("Rounds", ["no end"])
    assert found["ja"]["rounds"] == ("局数", ["終わりなし"])
    assert found["en"]["must_match"] == ("Must match", ["off", "on"])
    assert found["ja"]["must_match"] == ("合わせる義務", ["なし", "あり"])
    assert found["ja"]["inoshikacho"][0] == "猪鹿蝶"


def test_a_table_comes_with_its_rules_where_both_are_wanted(me: Client) -> None:
    """With the house rules of that table, and for as many players."""
    table = me.http.post("/api/tables", json={**WISH, "options": {"must_match": True, "rounds": None}}).json()
    chosen = [f"{name}={value}" for name, value in table["options"].items()]
    book = me.http.get(f"/api/games/{table['game']}/rules", params={"players": len(table["seats"]), "option": chosen}).json()
    assert book["options"]["must_match"] is True
    assert me.http.get(f"/api/tables/{table['id']}", params={"rules": True}).json() == {**table, "rules": book}
    assert me.http.get(f"/api/tables/{table['id']}").json() == table


def test_every_table_of_every_game_has_its_rules(me: Client) -> None:
    listed = me.http.get("/api/games").json()
    assert sorted(game["game"] for game in listed) == sorted(all_games())
    for game in listed:
        for seats in game["seats"]:
            answer = me.http.get(f"/api/games/{game['game']}/rules", params={"players": seats})
            assert answer.status_code == 200
            book = msgspec.json.decode(answer.content, type=api.RuleBook)
            assert book.seats == seats
            assert len(book.deck) == all_games()[game["game"]].rules(None, seats).deck.bit_count()
            assert len(book.yaku) == len(all_games()[game["game"]].rules(None, seats).yaku)


@pytest.mark.parametrize(
    ("path", "status", "sentence"),
    [
        ("/api/games/nothing/rules", 404, "There is no game 'nothing'"),
        ("/api/games/hiraya/rules?players=9", 409, "Hiraya is played by"),
        ("/api/games/hiraya/rules?players=many", 422, "players cannot be 'many'"),
        ("/api/games/hiraya/rules?option=rounds", 409, "is not an option; write it as key=value"),
        ("/api/games/hiraya/rules?option=rounds=-5", 409, "rounds cannot be"),
        ("/api/games/hiraya/rules?option=colour=red", 409, "There is no option 'colour'"),
    ],
)
def test_rules_that_are_not_there_get_a_sentence(me: Client, path: str, status: int, sentence: str) -> None:
    answer = me.http.get(path)
    assert answer.status_code == status
    assert sentence in answer.json()["sentence"]


def test_a_problem_can_be_read_in_japanese(me: Client) -> None:
    answer = me.http.get("/api/games/hiraya/rules", params={"players": 9})
    assert answer.status_code == 409
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert Reader("ja")(problem.message) == "ひらやは3人で遊びます。9人では遊べません。"


# The types of the page.


def test_the_types_of_the_page_are_those_of_the_server(root: Path) -> None:
    written = (root / "web" / "src" / "net" / "wire.ts").read_text("utf-8")
    assert written == typescript.page(), "web/src/net/wire.ts is not what the Python types say: run `make types`."


def test_a_type_that_typescript_does_not_have_is_refused() -> None:
    class Odd(Wire, frozen=True):
        """Something odd."""

        when: set[int]

    with pytest.raises(TypeError, match="There is no TypeScript for"):
        typescript.typescript([Odd])
