"""Nara: the draw for the first dealer may also say who sits where (NA-22)."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from hanashobu import games
from hanashobu.engine.machine import Interpreted
from hanashobu.lab.sim.run import simulate
from hanashobu.play import events
from hanashobu.play.match import Match
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.play.settlement import event_message
from hanashobu.records.codec import RecordLine, lines, matches, to_line
from hanashobu.records.replay import Replay, Violation
from hanashobu.records.resume import resume
from hanashobu.rules.options import from_json
from hanashobu.table.reopen import reopen
from hanashobu.table.table import Seat
from hanashobu.table.table import Table as LiveTable
from tests.support.helpers import NAMES, Table, only

GAME = games.find("nara")
DRAWN = from_json(GAME.options, {"seating": "drawn", "rounds": 1})
POINTS = {"a": 30, "b": 20, "c": 0, "d": 0} | {"11b": 0, "11c": 20}


def points(card: str) -> int:
    """What a card is worth in the draw."""
    return POINTS.get(card, POINTS[card[-1]])


def rank(card: str) -> tuple[int, int]:
    """Earlier months first, and of one month the card that is worth more."""
    return int(card[:-1]), -points(card)


def played(seed: int) -> Match:
    """A round at a table whose seats were drawn."""
    match = Match(GAME, NAMES[:4], DRAWN, seed, machine=Interpreted)
    match.start()
    random = Random(seed)
    while match.actor is not None:
        match.play(match.actor, random.choice(match.legal()))
    return match


@pytest.mark.parametrize(
    ("drawn", "names", "dealer"),
    [
        ("3a 1c 12c 7d", ("Aki", "Dai", "Chie", "Ben"), 3),  # Ben deals, then Aki, Dai, Chie
        ("1a 2a 3a 4a", ("Aki", "Ben", "Chie", "Dai"), 0),
        ("4a 3a 2a 1a", ("Aki", "Dai", "Chie", "Ben"), 1),
        ("11b 11c 11a 12c", ("Aki", "Dai", "Chie", "Ben"), 2),  # Chie, then the Ribbon, then the Swallow
    ],
)
def test_na_22_the_next_month_sits_to_the_right(drawn: str, names: tuple[str, ...], dealer: int) -> None:
    """NA-22: whoever was named first has the first number, for a round table has no first seat."""
    table = Table("nara", dealer=None, seating="drawn")
    emitted = only(table.draw(*drawn.split()), events.DealerDraw)[0]
    assert table.match.names == names
    assert (emitted.dealer, emitted.seated) == (dealer, True)
    assert emitted.draws == (tuple(drawn.split()[NAMES.index(name)] for name in names),)
    assert only(table.match.events, events.MatchBegins)[0].seats == names


@pytest.mark.parametrize("tie", ["1a 7c 7d 3a", "11b 11d 2a 3a", "5c 6a 6b 5d"])
def test_na_22_any_tie_is_drawn_again(tie: str) -> None:
    """NA-22, NA-21: also one that does not concern the dealer."""
    table = Table("nara", dealer=None, seating="drawn")
    assert only(table.draw(*tie.split()), events.DealerDraw) == []
    emitted = only(table.draw("2a", "1a", "4a", "3a"), events.DealerDraw)[0]
    assert (len(emitted.draws), table.match.names, emitted.dealer) == (2, ("Aki", "Dai", "Chie", "Ben"), 3)


def test_na_22_everybody_sits_in_the_order_of_the_cards_and_every_order_comes_up() -> None:
    """NA-22: over 200 matches; six orders round a table of four."""
    orders: Counter[tuple[str, ...]] = Counter()
    for seed in range(200):
        match = Match(GAME, NAMES[:4], DRAWN, seed)
        match.start()
        draw = only(match.events, events.DealerDraw)[0]
        cards = [rank(draw.draws[-1][(draw.dealer + step) % 4]) for step in range(4)]
        assert cards == sorted(set(cards))
        assert only(match.events, events.RoundBegins)[0].dealer == draw.dealer
        orders[match.names] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 12


def test_na_22_without_the_option_everybody_stays() -> None:
    for seed in range(20):
        match = Match(GAME, NAMES[:4], None, seed)
        match.start()
        assert match.names == NAMES[:4]
        assert not only(match.events, events.DealerDraw)[0].seated


# Records, tables, simulations.


def test_na_22_a_record_is_verified_and_gone_on_with() -> None:
    for seed in range(12):
        match = played(seed)
        emitted = [RecordLine(number, event) for number, event in enumerate(match.events, 1)]
        replay = Replay(emitted)
        assert [line.event for line in replay] == match.events
        assert replay.match.names == match.names
        again = resume(emitted[:-4], seed)
        assert (again.names, again.seed) == (match.names, seed)


def test_na_22_a_record_with_people_in_other_seats_than_they_drew_is_refused() -> None:
    """NA-22."""
    said = [json.loads(to_line(event)) for event in played(3).events]
    last = said[1]["draws"][-1]
    last[0], last[2] = last[2], last[0]
    with pytest.raises(Violation, match=r"The draw decides who sits where, from the dealer to the right by month.*\(NA-22\)"):
        list(Replay(list(lines(json.dumps(line).encode() + b"\n" for line in said))))


def test_na_22_a_table_seats_its_people_and_its_bots_as_they_drew() -> None:
    seats = [Seat("Aki"), Seat("Ben", "random"), Seat("Chie", "beginner"), Seat("Dai", "regular")]
    orders = set()
    for seed in range(20):
        table = LiveTable.open(GAME, seats, DRAWN, seed)
        assert tuple(seat.name for seat in table.seats) == table.match.names
        assert all(seat in seats for seat in table.seats)
        assert table.seats[0].name == "Aki"
        again = reopen(table.seats, table.events, seed)
        assert (again.match.names, again.events) == (table.match.names, table.events)
        orders.add(table.match.names)
    assert len(orders) > 3


def test_na_22_the_sentence_says_who_sits_where() -> None:
    table = Table("nara", dealer=None, seating="drawn")
    emitted = only(table.draw("3a", "1c", "12c", "7d"), events.DealerDraw)[0]
    text = str(event_message(emitted, EventContext(table.match.names, table.match.rules)))
    assert text.endswith("Ben deals first. Everybody sits as they drew, from the dealer to the right: Ben, Aki, Dai and Chie.")


def test_na_22_the_records_of_a_simulation_are_good_ones(tmp_path: Path) -> None:
    """Seats are numbers there, and the names stand as everybody sat down."""
    path = tmp_path / "some.jsonl"
    simulate(GAME, DRAWN, rounds=3, seed=1, threads=1, records=path)
    found = [list(Replay(emitted)) for emitted in matches(path)]
    assert len(found) == 3
    assert all(only([line.event for line in emitted], events.DealerDraw)[0].seated for emitted in found)
