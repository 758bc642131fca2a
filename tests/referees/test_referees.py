"""Koi-Koi and its first relatives before their referees: random rounds under random house rules, without a difference."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hanashobu import games
from tests.records.writing import as_lines
from tests.referees.played import REFEREES, house_rules, lines, seen
from tests.support.helpers import Table
from tests.support.slices import sliced

TABLES = [(name, seats) for name in REFEREES for seats in games.find(name).seats]
FEW, MANY = 25, int(os.environ.get("HANA_ROUNDS", "1000"))

Spoil = Callable[[dict[str, Any]], Any]


def add_one(numbers: list[int]) -> None:
    """The first of some numbers is one more."""
    numbers[0] += 1


SPOILS: dict[str, tuple[str, Spoil]] = {
    "a result": ("score", lambda line: add_one(line["result"])),
    "a yaku": ("score", lambda line: line["yaku"][0].append(["XX-Y1", 1])),
    "a winner": ("round_end", lambda line: line.update(winner=None if "winner" in line else 0)),
    "the next dealer": ("round_end", lambda line: line.update(next_dealer=1 - line["next_dealer"] % 2)),
    "totals": ("round_end", lambda line: add_one(line["totals"])),
    "the winners of the match": ("match_end", lambda line: line.update(winners=[])),
    "whose turn it is": ("play", lambda line: line.update(seat=1 - line["seat"] % 2)),
    "captures": ("play", lambda line: line.update(takes=[] if line.get("takes") else ["1a"])),
    "a card": ("deal", lambda line: line["field"].reverse() or line["field"].__setitem__(0, line["stock"][0])),
}


@pytest.mark.parametrize(("name", "seats", "count"), [(*table, FEW) for table in TABLES])
def test_random_rounds_are_as_the_referee_says(name: str, seats: int, count: int) -> None:
    """KK-1 to KK-14, MH-1 to MH-9, TP-1 to TP-13, SU-1 to SU-13: captures, misdeals, settlement, winner, next dealer, end of the match."""
    assert seen(name, seats, count) >= count


@pytest.mark.parametrize(("name", "seats"), sliced([("", 0), *TABLES])[1:])
def test_a_thousand_random_rounds_are_as_the_referee_says(name: str, seats: int) -> None:
    """The same for a long time."""
    assert seen(name, seats, MANY, seed=1) >= MANY


FOUR, PAIRS = "5a 5b 5c 5d 1a 2a 3a 4a", "6a 6b 7a 7b 8a 8b 9a 9b"
BOTH, NOTHING, SPREAD = "5a 5b 5c 5d 6a 6b 7a 7b", "10a 10b 11a 11b 12a 1d 2d 3d", "1b 2b 3b 4b 9c 10c 11c 12c"
RARE: dict[str, tuple[str, list[str], str, dict[str, Any]]] = {
    "both have a lucky hand": ("koi_koi", [FOUR, PAIRS], SPREAD, {"drawn": "dealer-6", "zero_sum": True}),
    "one hand is both": ("koi_koi", [NOTHING, BOTH], SPREAD, {"hands": "win-12"}),
    "a lucky hand makes a bust": ("koi_koi", [NOTHING, FOUR], SPREAD, {"start": 6, "zero_sum": True}),
    "lucky hands are misdeals": ("koi_koi", [NOTHING, PAIRS], SPREAD, {"hands": "redeal"}),
    "four pairs on the field": ("koi_koi", [], "1a 1b 2a 2b 3a 3b 4a 4b", {}),
    "three on the field": ("koi_koi", [], "1a 1b 1c 2a 3a 4a 5a 6a", {"fours": "threes-too"}),
    "four for the dealer": ("koi_koi", [NOTHING, SPREAD], "5a 5b 5c 5d 2a 3a 4a 9a", {"fours": "taken"}),
    "four for the dealer, and a lucky hand": ("koi_koi", [NOTHING, FOUR], "6a 6b 6c 6d 7a 8a 9a 2b", {"fours": "taken"}),
    "the Cards of the Month for the dealer": ("koi_koi", [], "1a 1b 1c 1d 2a 3a 4a 9a", {"fours": "taken", "hand_10": True}),
    "four win": ("koi_koi", [NOTHING, SPREAD], "5a 5b 5c 5d 2a 3a 4a 9a", {"fours": "win", "hands": "off"}),
    "four win beside a lucky hand": ("koi_koi", [NOTHING, PAIRS], "5a 5b 5c 5d 2a 3a 4a 1a", {"fours": "win", "zero_sum": True}),
    "four of both": ("koi_koi", [FOUR, ""], "6a 6b 6c 6d 2b 3b 4b 9c", {"fours": "win"}),
    "four in a hand of Toppa": ("toppa", ["9a 9b 9c 9d"], "", {}),
    "three triplets": ("toppa", ["5a 5b 5d 6a 6b 6d 9a 9b 9d 1a"], "1d 2d 3d 4d 7d 8d 10d 12d", {"each_triplet": True}),
    "the hands of 1921": ("sudaoshi", ["", "1a 1b 1c 2a 2b 3a 3b"], "", {"hands": "1921", "diving": True}),
    "Three Ribbons": ("sudaoshi", ["", "1b 11a 11c 11d 3c 4c 6c"], "", {"hands": "1921"}),
    "Four-Three": ("sudaoshi", ["1a 1b 1c 1d 2a 2b 2c"], "", {"diving": True, "field": "carry"}),
}


@pytest.mark.parametrize(("name", "hands", "field", "options"), RARE.values(), ids=RARE)
def test_rare_deals_are_as_the_referee_says(name: str, hands: list[str], field: str, options: dict[str, Any]) -> None:
    """Laid out by hand, and played out at random after that."""
    table = Table(name, **options).deal(hands=hands, field=field)
    table.play_out()
    played = as_lines(table.match.events)
    referee = REFEREES[name](played[0])
    for line in played[1:]:
        referee.see(line)
    assert referee.faults == []


@pytest.mark.parametrize("name", REFEREES)
@pytest.mark.parametrize("spoilt", SPOILS)
def test_a_referee_objects_to_what_is_wrong(name: str, spoilt: str) -> None:
    """The last line of its kind in a match is spoilt, and the referee finds it there or right after."""
    kind, spoil = SPOILS[spoilt]
    seats = games.find(name).usual_seats
    played = [line for part in lines(house_rules(name, seats, Random(name)), 7) for line in part]
    referee = REFEREES[name](played[0])
    last = max(at for at, line in enumerate(played) if line["event"] == kind)
    for at, line in enumerate(played[1:], 1):
        if at == last:
            assert referee.faults == []
            spoil(line)
        referee.see(line)
    assert referee.faults
