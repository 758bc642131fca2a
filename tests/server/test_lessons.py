"""Lessons over HTTP and the socket: opened, played to the end, reloaded, kept to oneself, and as limited as tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanashobu.table.protocol import Act, GoOn, LessonStep, Next
from tests.server.serving import SOMEBODY, Client, Served, Sitting

OTHERS = ["Yuri", "Sumire", "Tsubaki", "Ume", "Kiku", "Fuji"]


def learn(me: Client, game: str = "hiraya") -> str:
    answer = me.http.post("/api/lessons", json={"game": game, "name": "Aki", "others": OTHERS})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def waits(seat: Sitting) -> LessonStep:
    """The next step that waits for the learner."""
    seat.until(lambda now: now.lesson is not None and now.lesson.waits != "watch")
    assert seat.now.lesson is not None
    return seat.now.lesson


def follow(seat: Sitting, step: LessonStep) -> None:
    """Do what the step says, and hear what comes of it."""
    before = len(seat.updates)
    if step.waits == "read":
        seat.say(Next(seat.now.turn, step.at))
    else:
        assert seat.now.question is not None
        (action,) = [one.action for one in seat.now.question.choices if step.answers[0] in (one.card, one.word)]
        seat.say(Act(seat.now.turn, action))
    while len(seat.updates) == before:
        seat.update()


@pytest.mark.parametrize("game", ["hiraya", "nara", "taiyaku", "hachi_hachi"])
def test_a_lesson_is_played_to_its_end_over_the_socket(game: str, me: Client) -> None:
    with me.sit(learn(me, game)) as seat:
        steps = 0
        while (step := waits(seat)).waits != "over":
            follow(seat, step)
            steps += 1
        assert steps >= 8
        assert seat.now.status == "between"
        seat.say(GoOn(seat.now.turn))
        assert seat.refusal().message.id == "error-lesson-over"


def test_something_else_is_refused_with_the_sentence_of_the_step(me: Client) -> None:
    with me.sit(learn(me)) as seat:
        while (step := waits(seat)).waits != "answer":
            follow(seat, step)
        assert seat.now.question is not None
        other = next(one.action for one in seat.now.question.choices if one.card != step.answers[0])
        seat.say(Act(seat.now.turn, other))
        refused = seat.refusal()
        assert refused.message == step.otherwise
        assert not refused.fatal
        follow(seat, step)


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    with Served(tmp_path / "tables.sqlite") as first:
        me = first.client()
        table = learn(me)
        with me.sit(table) as seat:
            for _ in range(6):
                follow(seat, waits(seat))
            stood, told = waits(seat), list(seat.events)
    with Served(tmp_path / "tables.sqlite") as second, second.client().sit(table) as seat:
        assert waits(seat) == stood
        assert seat.events == told
        follow(seat, stood)


def test_a_lesson_is_in_no_list_and_has_no_record(me: Client) -> None:
    table = learn(me)
    assert table not in [one["id"] for one in me.http.get("/api/tables").json()]
    assert me.http.get(f"/api/tables/{table}").status_code == 200
    assert me.http.get(f"/api/tables/{table}/record").status_code == 409
    assert me.http.get(f"/api/records/{table}").status_code == 409


def test_a_lesson_is_its_learners_alone(served: Served, me: Client) -> None:
    table = learn(me)
    assert served.client(SOMEBODY).http.get(f"/api/tables/{table}").status_code == 404
    with me.sit(table, seat=1) as seat:
        assert seat.refusal().fatal


def test_lessons_that_there_cannot_be_get_a_sentence(me: Client) -> None:
    few = me.http.post("/api/lessons", json={"game": "nara", "name": "Aki", "others": ["Yuri"]})
    twice = me.http.post("/api/lessons", json={"game": "mushi", "name": "Aki", "others": ["Aki"]})
    nobody = me.http.post("/api/lessons", json={"game": "bridge", "name": "Aki", "others": OTHERS})
    assert (few.status_code, twice.status_code, nobody.status_code) == (409, 409, 404)
    assert few.json()["sentence"] == "This lesson needs the names of 3 other players."


def test_lessons_are_limited_like_tables(tmp_path: Path) -> None:
    with Served(tmp_path / "tables.sqlite", "tables_per_hour=2") as served:
        me = served.client()
        answers = [me.http.post("/api/lessons", json={"game": "mushi", "name": "Aki", "others": OTHERS}) for _ in range(6)]
        assert [answer.status_code for answer in answers][-1] == 429


def test_a_game_says_whether_it_has_a_lesson(me: Client) -> None:
    shown = me.http.get("/api/games").json()
    assert all(game["lesson"] for game in shown)
