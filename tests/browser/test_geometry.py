"""Nothing covers a card: every question, note and hint has its place, at every size, for two to seven players, in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import cycle

import pytest

from hanashobu import games
from hanashobu.play import mechanisms
from tests.browser.conftest import Visit
from tests.browser.gallery import Gallery
from tests.browser.geometry import LANGUAGES, SIZES, at_all_sizes
from tests.browser.test_questions import bring_about
from tests.support.situations import Situation, every_kind, lesson_steps
from tests.support.slices import sliced

TABLES = [("hana_awase", 2), ("hiraya", 3), ("nara", 4), ("hachi_hachi", 3), ("taiyaku", 5), ("hachi_hachi", 6), ("kyu_rei_hana", 7)]
SEEDS = {"nara": range(1, 16), "hachi_hachi": range(1, 16)}  # a new deal is seldom asked for, and a place seldom sold
FEW = range(1, 5)
Sizes = Iterable[Iterable[str]]  # one after the other

# Where there is the least room beside the cards, and the least at all.
TIGHT: Sizes = [("laptop",), ("phone",)]
VOCABULARY = {"en": "english", "ja": "kanji"}  # of which the one has longer names, the other readings above them


@cache
def situations(game: str, players: int) -> list[Situation]:
    """Everything that is asked there."""
    return every_kind(games.find(game), players, SEEDS.get(game, FEW))


def gallery(visit: Visit, lang: str, touch: bool = True, **settings: object) -> Gallery:
    """A page that people touch, or point at."""
    return Gallery(visit(touch=touch, settings={"lang": lang, "vocabulary": VOCABULARY[lang], "claimForMe": False, **settings}))


def wrong(page: Gallery, shown: Iterable[Situation], drawers: bool = False, sizes: Sizes = (SIZES,)) -> dict[str, list[str]]:
    """Whatever lies wrong in one of them, at the sizes whose turn it is."""
    found: dict[str, list[str]] = {}
    for situation, some in zip(shown, cycle(sizes)):
        found |= page.complaints(situation, some, drawers=drawers and situation.asked in ("play, late", "speak"))
    return found


def one_of_each() -> list[Situation]:
    """Every kind of question once, at the largest table that asks it."""
    return list({one.asked: one for game, players in TABLES for one in situations(game, players)}.values())


def test_no_kind_of_question_is_forgotten() -> None:
    assert {kind.name for kind in mechanisms.questions().values()} <= {one.asked for one in one_of_each()}


@pytest.mark.parametrize(("lang", "sizes"), sliced([("ja", TIGHT), ("ja", [SIZES]), ("en", [SIZES])]))
def test_a_question_lies_on_no_card(visit: Visit, lang: str, sizes: Sizes) -> None:
    assert wrong(gallery(visit, lang), one_of_each(), drawers=True, sizes=sizes) == {}


@pytest.mark.parametrize(
    ("lang", "sizes", "tables"), sliced([("en", TIGHT, TABLES[1::2]), ("en", [SIZES], TABLES), ("ja", [SIZES], TABLES)])
)
def test_nothing_is_cut_or_covered_beside_the_notes_of_the_guide(
    visit: Visit, lang: str, sizes: Sizes, tables: Iterable[tuple[str, int]]
) -> None:
    late = [one for game, players in tables for one in situations(game, players) if one.asked in ("play, late", "speak")]
    assert wrong(gallery(visit, lang, guide=True), late, sizes=sizes) == {}


def test_a_lesson_lies_on_no_card_and_has_to_be_scrolled_nowhere(visit: Visit) -> None:
    """Of all lessons that of Hachi-Hachi asks and says the most."""
    assert wrong(gallery(visit, "en"), lesson_steps(games.find("hachi_hachi")), sizes=[*TIGHT, ("low",)]) == {}


@pytest.mark.parametrize("kind", sliced(["play", "call"]))
def test_a_hint_lies_on_no_card(visit: Visit, kind: str) -> None:
    guest = visit(touch=True)
    guest.page.goto(f"/table/{bring_about(guest, kind)}?seat=0")
    guest.asked()
    guest.page.locator("[data-ask-hint]").tap()
    guest.page.locator("[data-hint]").wait_for()
    assert at_all_sizes(guest, ("en",)) == {}
    guest.page.locator("[data-hint] summary").tap()
    assert at_all_sizes(guest, ("en",)) == {}


def test_a_claim_shows_its_cards_as_pictures(visit: Visit) -> None:
    """HH-7: no codes and no ids of rules on the buttons."""
    page = gallery(visit, "en")
    page.show(next(one for one in situations("hachi_hachi", 6) if one.asked == "claim"))
    answer = page.page.locator("[data-slip] [data-answer]:has([data-code])").first
    assert "HH-" not in answer.inner_text()


def test_the_state_of_the_mechanism_is_at_the_table(visit: Visit) -> None:
    """NA-2: 8 matchsticks and 20 beans lie there as such; in a campaign who is ginmi, and what the prize is."""
    page = gallery(visit, "en", touch=False)
    page.show(next(one for one in situations("nara", 4) if one.asked == "play"))
    tokens = page.page.locator("[data-plate='0'] [data-token]").evaluate_all("all => all.map(one => one.title)")
    assert tokens == ["8 matchsticks", "20 beans"]
    shown = next(
        one
        for one in situations("hachi_hachi", 6)
        if one.update.now.extra.get("prize") and any(seat.extra.get("ginmi") for seat in one.update.now.seats)
    )
    page.show(shown)
    now = shown.update.now
    ginmi = next(at for at, seat in enumerate(now.seats) if seat.extra.get("ginmi"))
    assert page.page.locator(f"[data-plate='{ginmi}'] .medal").count() == 1
    assert f"Prize {now.extra['prize']}" in page.page.locator(".bar .facts").inner_text()


@pytest.mark.soak
def test_with_a_mouse_too(visit: Visit) -> None:
    """Where keys are named on the buttons, and the panels are open beside the table."""
    page = gallery(visit, "en", touch=False)
    shown = [one for one in one_of_each() if one.asked in ("play", "speak", "between")]
    assert [page.complaints(one, ("laptop", "large")) for one in shown] == [{}, {}, {}]


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(game.name, seats) for game in games.all_games().values() for seats in game.seats]


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), tables(), ids=lambda value: str(value))
def test_every_question_of_every_game_and_number_of_players(visit: Visit, game: str, players: int, lang: str) -> None:
    """With the guide's notes where people are likely to have them, and without."""
    shown = situations(game, players)
    assert "play" in {one.asked for one in shown}
    assert wrong(gallery(visit, lang), shown, drawers=True) == {}
    assert wrong(gallery(visit, lang, guide=True), shown) == {}


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.all_games())
def test_every_step_of_every_lesson(visit: Visit, game: str, lang: str) -> None:
    assert wrong(gallery(visit, lang), lesson_steps(games.find(game))) == {}
