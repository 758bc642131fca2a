"""What a table sends to a seat says nothing of what the seat cannot see: in two worlds that it cannot tell apart every byte is the same."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from hanashobu import games
from hanashobu.games import all_games
from hanashobu.play import events
from hanashobu.play.match import Match
from hanashobu.table.protocol import Act
from hanashobu.table.table import LateAnswer, Seat, Table
from tests.support.helpers import NAMES, only
from tests.support.strategies import Setup, covering
from tests.support.worlds import Tape, openly
from tests.table.tables import KINDS, as_bytes

MOMENTS = 2  # of each kind of question, in each match
ENOUGH = 6  # times that a kind of question was compared
SOME = 3  # tables with house rules, at least
TRIES = 3  # matches at each table at most, until every kind of question was compared


def tables(here: Match, there: Match) -> tuple[Table, Table]:
    """Both worlds with a table around them."""
    seats = [Seat(name) for name in here.names]
    return Table(seats, here), Table(seats, there)


def compare(here: Tape, seat: int, random: Random) -> bool:
    """Whatever this seat is sent; False if the worlds differ openly, so that there is nothing to compare."""
    if here.before_a_deal:
        return False
    if here.match.known_to(seat) < len(here.match.events):
        return False  # what the seat knows is what it knew before the last card: tests/rules/test_nara_redeal.py
    there = here.other_world(seat, random)
    if there is None or openly(here.match, seat) != openly(there, seat):
        return False
    if any(match.asked == "claim" and match.actor not in (None, seat) for match in (here.match, there)):
        return False  # somebody is asked in secret; until that is over nothing is sent
    both = tables(here.match, there)
    for start in (0, both[0].turn(seat)):
        one, two = (table.update(seat, start) for table in both)
        assert as_bytes(one) == as_bytes(two)
        assert len(one.texts) == len(one.events)  # what is said of them is compared too
    return True


def moments(setup: Setup, seed: int, enough: set[str]) -> list[int]:
    """Moves of a match before which questions are asked, each kind a few times; kinds that were looked at often enough are left out."""
    whole, random = Tape(setup, seed, 90), Random(seed)
    places: dict[str, list[int]] = {}
    for at, (_, ask, _) in enumerate(whole.actions):
        if ask not in enough:
            places.setdefault(ask, []).append(at)
    return [at for found in places.values() for at in {found[0], *random.sample(found, min(MOMENTS, len(found)))}]


def tables_of(game: str) -> list[Setup]:
    """The usual table of every number of players, then tables with other options."""
    found = games.find(game)
    other = [setup for setup in covering() if setup.game.name == game]
    return [*(Setup(found, seats, (("rounds", 2),)) for seats in found.seats), *Random(1).sample(other, len(other))]


@pytest.mark.parametrize("game", all_games())
def test_every_update_is_the_same_in_two_worlds(game: str) -> None:
    """At every number of players, with several options, at every kind of question, for who is asked and for somebody else."""
    compared: Counter[str] = Counter()
    others = 0
    wanted, least = kinds_of(game), len(games.find(game).seats) + SOME
    for number, setup in enumerate(tables_of(game) * TRIES):
        if number >= least and set(+compared) >= wanted:
            break
        random = Random(number)
        for at in moments(setup, number, {ask for ask, times in compared.items() if times >= ENOUGH and number > SOME}):
            here = Tape(setup, number, at)
            actor = here.match.actor
            if actor is None:
                continue
            for seat in {actor, *random.sample(range(setup.seats), 2)}:
                if compare(here, seat, random):
                    compared[here.match.asked] += seat == actor
                    others += seat != actor
    assert others > 5
    assert set(+compared) - {"redeal"} == wanted


@cache
def kinds_of(game: str) -> set[str]:
    """The kinds of question that a game asks at any table."""
    asked: set[str] = set()
    for setup in (setup for setup in covering() if setup.game.name == game):
        asked |= {ask for _, ask, _ in Tape(setup, 1, 60).actions}
    return asked - {"redeal"}


def test_together_the_games_ask_every_kind_of_question() -> None:
    assert {asked for game in all_games() for asked in kinds_of(game)} == KINDS


@pytest.mark.parametrize(("game", "seats"), [("taiyaku", 3), ("hachi_hachi", 3)])
def test_a_declined_claim_changes_nothing_that_others_can_count(game: str, seats: int) -> None:
    """TA-11, HH-7: turns, events and updates of every other seat are those of a match in which nobody had anything to decline."""
    declined = 0
    for seed in range(60):
        setup = Setup(games.find(game), seats, (("rounds", 1),))
        match = setup.match(seed)
        match.start()
        table = Table([Seat(name) for name in NAMES[:seats]], match)
        while match.asked == "claim" and match.actor is not None:
            actor = match.actor
            before = {seat: table.turn(seat) for seat in range(seats)}
            question = table.now(actor).question
            assert question is not None
            no = next((choice for choice in question.choices if choice.word == "no"), None)
            if no is None:
                break
            emitted = table.answer(actor, Act(before[actor], no.action))
            hidden = [claim for claim in only(emitted, events.Claim) if not claim.teyaku]
            declined += len(hidden)
            for seat in range(seats):
                new = table.turn(seat) - before[seat]
                assert new == len(emitted) - (len(hidden) if seat != actor else 0)
                assert table.update(seat, before[seat]).now.turn == table.turn(seat)
    assert declined > 3


def test_an_answer_to_an_older_turn_is_late_also_if_only_hidden_things_happened_since() -> None:
    """Who kept a teyaku hidden cannot keep it hidden again."""
    setup = Setup(games.find("taiyaku"), 3, (("rounds", 1),))
    for seed in range(200):
        match = setup.match(seed)
        match.start()
        if match.asked != "claim" or match.actor is None:
            continue
        table = Table([Seat(name) for name in NAMES[:3]], match)
        actor, turn = match.actor, table.turn(match.actor)
        no, *_, claim = match.legal()
        table.answer(actor, Act(turn, no))
        moves = len(table.moves)
        assert table.answer(actor, Act(turn, no)) == []  # sent again, it is the same answer
        assert len(table.moves) == moves
        with pytest.raises(LateAnswer, match="too late"):
            table.answer(actor, Act(turn, claim))
        return
    pytest.fail("Nobody was dealt a teyaku.")
