"""Nothing lies on a card: every question, note and hint has its place, at every size, for two to seven players, in both languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hanashobu import games
from tests.browser.conftest import Visit
from tests.browser.geometry import at_all_sizes, complaints, resize, speak
from tests.browser.people import Guest
from tests.browser.test_questions import CASES, bring_about
from tests.server.serving import Sitting

NAMES = ("Hana", "Sumire", "Yuri", "Tsubaki", "Ran", "Azami", "Suzuran")
TABLES = [("hana_awase", 2), ("hiraya", 3), ("nara", 4), ("taiyaku", 5), ("hachi_hachi", 6), ("kyu_rei_hana", 7)]
MANY = 60  # moves that a table is played for, in search of questions


def opened(guest: Guest, game: str, players: int, seed: int = 1, **options: Any) -> str:
    """A table of somebody and bots, with names that people have."""
    seats = [{"name": name, "bot": "random" if at else None} for at, name in enumerate(NAMES[:players])]
    wish = {"game": game, "seats": seats, "seed": str(seed), "options": {"rounds": 2, **options}, "claim_for_me": False}
    answer = guest.api.http.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def asked_at(guest: Guest, table: str) -> None:
    guest.page.goto(f"/table/{table}?seat=0")
    guest.asked()


@pytest.mark.parametrize("kind", CASES)
def test_a_question_lies_on_no_card(visit: Visit, kind: str) -> None:
    guest = visit(touch=True, reduced_motion="reduce")
    asked_at(guest, bring_about(guest, kind, lambda one, case, seed: opened(one, case.game, case.players, seed, **case.options)))
    assert at_all_sizes(guest) == {}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_nothing_is_cut_or_covered_in_the_middle_of_a_round(visit: Visit, game: str, players: int) -> None:
    guest = visit(touch=True, reduced_motion="reduce", settings={"guide": True})
    table = opened(guest, game, players, 21)
    with guest.api.sit(table) as seat:
        plays_some(seat, Random(4), 8)
    asked_at(guest, table)
    assert at_all_sizes(guest, strict=False) == {}  # with the guide's notes, a low screen may scroll


def plays_some(seat: Sitting, random: Random, least: int) -> None:
    """Some moves, and on until a card is asked for."""
    seat.moves(random, least)
    for _ in range(MANY):
        question = seat.now.question
        if question and question.asked == "play":
            return
        seat.moves(random, 1)


@pytest.mark.parametrize("kind", ["play", "call"])
def test_a_hint_lies_on_no_card(visit: Visit, kind: str) -> None:
    guest = visit(touch=True, reduced_motion="reduce")
    asked_at(guest, bring_about(guest, kind))
    guest.page.locator("[data-wish]").tap()
    guest.page.locator("[data-hint]").wait_for()
    assert at_all_sizes(guest, ("en",)) == {}
    guest.page.locator("[data-hint] summary").tap()
    assert at_all_sizes(guest, ("en",)) == {}


def test_a_claim_shows_its_cards_as_pictures(visit: Visit) -> None:
    """HH-7: no codes and no ids of rules on the buttons."""
    guest = visit(touch=True, reduced_motion="reduce", settings={"claimForMe": False})
    for seed in range(1, 200):
        asked_at(guest, opened(guest, "hachi_hachi", 3, seed))
        slip = guest.page.locator("[data-slip]")
        if slip.count() and slip.locator("[data-answer] [data-code]").count():
            break
    answer = slip.locator("[data-answer]:has([data-code])").first
    assert "HH-" not in answer.inner_text()
    assert at_all_sizes(guest) == {}


def test_with_a_mouse_too(visit: Visit) -> None:
    """Where keys are named on the buttons, and the panels are open beside the table."""
    guest = visit(reduced_motion="reduce")
    for kind in ("play", "speak"):
        asked_at(guest, bring_about(guest, kind))
        for lang in ("en", "ja"):
            speak(guest.page, lang)
            for size in ("laptop", "large"):
                resize(guest.page, size)
                assert complaints(guest.page) == []
        speak(guest.page, "en")


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(game.name, seats) for game in games.all_games().values() for seats in game.seats]


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), tables(), ids=lambda value: str(value))
def test_every_question_of_every_game_and_number_of_players(visit: Visit, game: str, players: int) -> None:
    guest = visit(touch=True, reduced_motion="reduce", settings={"claimForMe": False})
    met: set[str] = set()
    for seed in (1, 2, 3):
        table = opened(guest, game, players, seed)
        random = Random(seed)
        with guest.api.sit(table) as seat:
            seat.my_turn()
            for _ in range(MANY):
                question = seat.now.question
                if question and question.asked not in met:
                    met.add(question.asked)
                    asked_at(guest, table)
                    assert at_all_sizes(guest) == {}, question.asked
                    speak(guest.page, "en")
                seat.moves(random, 1)
    assert "play" in met
