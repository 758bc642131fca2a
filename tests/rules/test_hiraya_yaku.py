"""Hiraya: every yaku with a near miss (HI-16, HI-Y1 to HI-Y6), and whole matches played and scored once more from the page."""

from __future__ import annotations

from typing import Any

import pytest

from hanashobu.play import events
from tests.support.helpers import REST, full_match, settle
from tests.support.takes import month_of, with_lightning
from tests.support.umpire import ANIMALS, BRIGHTS, FORTY_EIGHT, RIBBONS, Umpire

DRY_CHAFF = [card for card in FORTY_EIGHT if card not in [*BRIGHTS, *ANIMALS, *RIBBONS, "11d"]]


ROWS: list[tuple[str, str, dict[str, int]]] = [
    ("HI-Y1", "1a 3a 8a 11a 12a", {"HI-Y1": 50}),
    ("HI-Y1", "1a 3a 8a 11a", {}),
    ("HI-Y1", "3a 8a 11a 12a", {}),
    ("HI-Y2", "1a 3a 8a 12a", {"HI-Y2": 40}),
    ("HI-Y2", "1a 3a 8a 11a 2a", {}),
    ("HI-Y2", "1a 3a 12a", {}),
    ("HI-Y3", "1b 2b 3b", {"HI-Y3": 30}),
    ("HI-Y3", "1b 2b 4b", {}),
    ("HI-Y4", "6b 9b 10b", {"HI-Y4": 30}),
    ("HI-Y4", "6b 9b 7b", {}),
    ("HI-Y5", "4b 5b 7b", {"HI-Y5": 30}),
    ("HI-Y5", "4b 5b 11c", {}),
    ("HI-Y6", " ".join(DRY_CHAFF[:13]), {"HI-Y6": 40}),
    ("HI-Y6", " ".join(DRY_CHAFF[10:]), {"HI-Y6": 40}),
    ("HI-Y6", " ".join(DRY_CHAFF), {"HI-Y6": 40}),
    ("HI-Y6", " ".join(DRY_CHAFF[:12]), {}),
    ("HI-Y6", " ".join([*DRY_CHAFF[11:], "11d"]), {}),
]


@pytest.mark.parametrize(("row", "pile", "brings"), ROWS, ids=[f"{row} {pile}" for row, pile, _ in ROWS])
def test_a_yaku_counts_with_all_its_cards_and_not_with_one_short(row: str, pile: str, brings: dict[str, int]) -> None:
    """HI-Y1 to HI-Y6."""
    done = settle("hiraya", [pile, "", ""])
    assert done.yaku == (brings, {}, {})
    together = sum(brings.values())
    assert done.score == (done.cards[0] - 80 + 2 * together, -80 - together, -80 - together)


def test_every_yaku_has_a_hit_and_a_near_miss_above() -> None:
    """HI-16: the six rows of the table."""
    ids = {f"HI-Y{number}" for number in range(1, 7)}
    assert {row for row, _, brings in ROWS if row in brings} == {row for row, _, brings in ROWS if row not in brings} == ids


def test_four_brights_do_not_count_with_five_and_everything_else_adds_up() -> None:
    """HI-16: all 48 cards are 50 + 30 + 30 + 30 + 40."""
    done = settle("hiraya", [REST, "", ""])
    assert done.yaku[0] == {"HI-Y1": 50, "HI-Y3": 30, "HI-Y4": 30, "HI-Y5": 30, "HI-Y6": 40}
    assert done.score == (240 - 80 + 2 * 180, -80 - 180, -80 - 180)


# Whole matches


YAKU = [
    ("HI-Y3", 30, {"1b", "2b", "3b"}),
    ("HI-Y4", 30, {"6b", "9b", "10b"}),
    ("HI-Y5", 30, {"4b", "5b", "7b"}),
]


def by_the_page(pile: set[str]) -> tuple[int, dict[str, int]]:
    """Card points and yaku, from the page (HI-13, HI-16)."""
    points = 20 * len(pile & set(BRIGHTS)) + 10 * len(pile & set(ANIMALS)) + 5 * len(pile & set(RIBBONS))
    found = {row: worth for row, worth, needed in YAKU if needed <= pile}
    if set(BRIGHTS) <= pile:
        found["HI-Y1"] = 50
    elif set(BRIGHTS) - {"11a"} <= pile:
        found["HI-Y2"] = 40
    if len(pile & set(DRY_CHAFF)) >= 13:
        found["HI-Y6"] = 40
    return points, found


def partner_of_lightning(plays: list[events.Play]) -> str:
    """The card that Lightning took, or that took it."""
    for play in plays:
        if play.card == "11d" and play.takes:
            return play.takes[0]
        if "11d" in play.takes:
            return play.card
    raise AssertionError("Nobody used Lightning.")


@pytest.mark.parametrize("options", [{}, {"must_match": True}])
def test_an_umpire_finds_no_foul_and_no_wrong_score_in_whole_matches(options: dict[str, Any]) -> None:
    """HI-6 to HI-17: 360 rounds of random play, every card followed and every round scored by hand."""
    left_over: set[int] = set()
    for seed in range(30):
        umpire, plays, shown = Umpire(3, with_lightning, **options), list[events.Play](), [0, 0, 0]
        for event in full_match("hiraya", seed=seed, **options).events:
            if isinstance(event, events.Deal):
                plays, shown = [], [0, 0, 0]
            elif isinstance(event, events.Play):
                plays.append(event)
            elif isinstance(event, events.Claim):
                shown = [change + (60 if seat == event.seat else -30) for seat, change in enumerate(shown)]
            elif isinstance(event, events.Leftovers):
                assert "11d" in umpire.taken[event.seat]
                check_leftovers(event.cards, partner_of_lightning(plays))
                left_over.add(len(event.cards))
            elif isinstance(event, events.RoundScore):
                assert umpire.field == set()
                check_score(event, [by_the_page(pile) for pile in umpire.taken], shown)
            umpire.watch([event])
        assert umpire.rounds == 12
    assert 2 in left_over


def check_leftovers(left: tuple[str, ...], partner: str) -> None:
    """HI-12: one Willow and one card of the partner's month, or the three that were passed over."""
    months = sorted(month_of(card) for card in left)
    assert "11d" not in left
    assert months in (sorted(["11", month_of(partner)]), sorted(["11", *[month_of(partner)] * 3]))
    assert month_of(partner) != "11"


def check_score(score: events.RoundScore, held: list[tuple[int, dict[str, int]]], shown: list[int]) -> None:
    """HI-13 to HI-16."""
    assert score.cards == tuple(points for points, _ in held)
    assert sum(score.points) == 240
    assert [dict(yaku) for yaku in score.yaku] == [yaku for _, yaku in held]
    brings = [sum(yaku.values()) for _, yaku in held]
    for seat, (points, _) in enumerate(held):
        assert score.result[seat] == points - 80 + 3 * brings[seat] - sum(brings) + shown[seat]
