"""A table comes back from its log as it was, at every moment of a match, and what follows comes from the same seed."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from hanashobu.games import all_games
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.records.replay import Violation
from hanashobu.table.moves import TableMove
from hanashobu.table.protocol import GoOn
from hanashobu.table.reopen import reopen
from hanashobu.table.table import Table
from tests.support.slices import sliced, spread
from tests.support.strategies import Setup, covering
from tests.table.tables import SEED, as_bytes, moves, play_out, table_of

_EVENTS = msgspec.json.Decoder(list[AnyEvent])


def stored(table: Table) -> list[AnyEvent]:
    """The log as it comes back from the disk."""
    return _EVENTS.decode(msgspec.json.encode(table.events))


def tables_of(game: str) -> list[Setup]:
    """The usual table of every number of players, and a few with house rules."""
    found = all_games()[game]
    usual = [Setup(found, seats, (("rounds", 2),)) for seats in (found.usual_seats, found.seats[-1])]
    return [*usual, *[setup for setup in covering() if setup.game.name == game][3::40]]


@pytest.mark.parametrize("often", sliced([9, 4]))
@pytest.mark.parametrize("game", sliced(spread(list(all_games())), 4))
def test_a_table_comes_back_after_every_move(game: str, often: int) -> None:
    compared = 0
    for number, setup in enumerate(tables_of(game)):
        table = table_of(setup, SEED + number)
        for move, (seat, _, _, _) in enumerate(moves(table, Random(number), 90)):
            if move % often and table.match.actor is not None:
                continue  # replaying a whole log for every move would take long
            again = reopen(table.seats, stored(table), SEED + number, table.moves)
            assert as_bytes(again.events) == as_bytes(table.events)
            assert (again.match.seed, again.match.status) == (SEED + number, table.match.status)
            compared += 1
            for place in (seat, (seat + 1) % setup.seats, None):
                assert as_bytes(again.update(place, 0)) == as_bytes(table.update(place, 0))
    assert compared > 15


@pytest.mark.parametrize("game", all_games())
def test_a_match_that_comes_back_goes_on_with_the_same_cards(game: str) -> None:
    """From the middle of a round and from between two rounds, to the end of the match: the same answers give the same events."""
    for number, setup in enumerate(tables_of(game)):
        table = table_of(setup, SEED + number)
        middle = 7 + 11 * (number % 3)
        play_out(table, Random(number), middle)
        again = reopen(table.seats, stored(table), SEED + number, table.moves)
        assert as_bytes(play_out(again, Random(8), 150)) == as_bytes(play_out(table, Random(8), 150))


def test_a_card_that_was_waiting_for_its_target_still_waits() -> None:
    """The move is kept, though it has no event yet; a log without moves has its player asked for a card again."""
    setup = Setup(all_games()["hiraya"], 3, (("rounds", 1),))
    for seed in range(50):
        table = table_of(setup, seed)
        for seat, now, _, _ in moves(table, Random(seed), 12):
            if table.match.actor is not None and table.match.asked == "take":
                again, older = (reopen(table.seats, stored(table), seed, done) for done in (table.moves, ()))
                assert as_bytes(again.now(seat)) == as_bytes(now)
                question = older.now(seat).question
                assert question is not None
                if question.asked == "play":
                    assert now.question is not None
                    assert now.question.card in [choice.card for choice in question.choices]
                    assert older.turn(seat) == table.turn(seat)
                    return
    pytest.fail("No card ever had two targets.")


def test_moves_that_do_not_tell_the_story_of_the_log_do_not_count() -> None:
    table = table_of(Setup(all_games()["hiraya"], 3, (("rounds", 1),)))
    play_out(table, Random(1), 9)
    other = [TableMove(move.start, move.seat, (move.action + 1) % 48, move.at) for move in table.moves]
    again = reopen(table.seats, stored(table), SEED, other)
    assert again.events == table.events
    assert len(again.moves) == len(other)
    assert isinstance(play_out(again, Random(2))[-1], events.MatchEnds)


def test_without_its_seed_a_table_goes_on_with_other_deals() -> None:
    """They come from a secret of their own, which brings the same ones back as often as it is used: also after a restart."""
    table = table_of(Setup(all_games()["hiraya"], 3, (("rounds", 3),)))
    for _ in moves(table, Random(1)):
        if table.match.actor is None:
            break
    again, other = (reopen(table.seats, stored(table), None) for _ in range(2))
    assert as_bytes(again.update(0, 0)) == as_bytes(table.update(0, 0))
    assert len({again.match.seed, other.match.seed, table.match.seed}) == 3
    restarted = reopen(table.seats, stored(table), again.match.seed)
    dealt = [each.answer(0, GoOn(each.turn(0))) for each in (again, other, table, restarted)]
    assert dealt[0] == dealt[3]
    assert dealt[0] != dealt[1] != dealt[2] != dealt[0]
    restarted = reopen(table.seats, stored(again), again.match.seed)
    assert as_bytes(play_out(again, Random(2))) == as_bytes(play_out(restarted, Random(2)))
    assert isinstance(again.events[-1], events.MatchEnds)


def test_a_log_that_breaks_the_rules_is_refused() -> None:
    table = table_of(Setup(all_games()["hiraya"], 3, ()))
    play_out(table, Random(1), 5)
    log = stored(table)
    at, play = next((at, event) for at, event in enumerate(log) if isinstance(event, events.Play))
    log[at] = msgspec.structs.replace(play, card="0")
    with pytest.raises(Violation, match=f"line {at + 1}"):
        reopen(table.seats, log, SEED)
