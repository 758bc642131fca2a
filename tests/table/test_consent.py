"""Tables with friends: parties agree on the next round and on stopping, bots stand in, and a table that is rebuilt knows it all."""

from __future__ import annotations

from random import Random

import pytest

from hanashobu import games
from hanashobu.play.match import IllegalAction
from hanashobu.table import moves
from hanashobu.table.protocol import Act, GoOn, Stop
from hanashobu.table.reopen import reopen
from hanashobu.table.table import LateAnswer, Seat, Table
from tests.table.tables import answer_to

PARTIES = (0, 1, 1)


def friends(parties: tuple[int | None, ...] = PARTIES, rounds: int = 3) -> Table:
    """A table of Hiraya; a party of None is a bot."""
    game = games.find("hiraya")
    seats = [Seat(f"P{at}", "random" if party is None else None, party) for at, party in enumerate(parties)]
    return Table.open(game, seats, game.options(rounds=rounds), 7)


def step(table: Table, random: Random) -> None:
    """Whoever is asked answers at random."""
    actor = table.match.actor
    assert actor is not None
    bot = table.bot_to_move()
    if bot is not None:
        table.bot_plays(bot, random.choice(table.match.legal()))
        return
    now = table.now(actor)
    assert now.question is not None
    table.answer(actor, answer_to(now.question, now.turn, random)[0])


def between(table: Table) -> None:
    random = Random(1)
    while table.match.status == "playing":
        step(table, random)


def again(table: Table) -> Table:
    return reopen(table.seats, table.events, table.match.seed, moves=table.moves)


def said(table: Table, seat: int, kind: type[GoOn] | type[Stop]) -> None:
    table.answer(seat, kind(table.turn(seat)))


def test_the_next_round_is_dealt_when_every_party_is_ready() -> None:
    table = friends()
    between(table)
    said(table, 0, GoOn)
    assert table.match.status == "between"
    assert table.consent.is_ready(0)
    assert not table.consent.is_ready(1)
    assert table.awaited() == {1, 2}
    said(table, 2, GoOn)
    assert table.match.round == 2
    assert not table.consent.is_ready(0)


def test_only_everybody_together_stops_a_match_and_a_wish_can_be_taken_back() -> None:
    table = friends()
    between(table)
    said(table, 0, Stop)
    assert table.match.status == "between"
    assert table.consent.wishes_to_stop(0)
    said(table, 0, Stop)
    assert not table.consent.wishes_to_stop(0)
    said(table, 1, Stop)
    said(table, 0, Stop)
    assert table.match.over


def test_within_a_round_nobody_can_wish_to_stop() -> None:
    with pytest.raises(IllegalAction, match="round"):
        said(friends(), 0, Stop)


def test_people_at_one_device_decide_at_once() -> None:
    table = friends((0, None, None))
    between(table)
    said(table, 0, GoOn)
    assert table.match.round == 2
    between(table)
    said(table, 0, Stop)
    assert table.match.over


def test_a_bot_plays_for_who_has_left_until_they_are_back() -> None:
    table = friends()
    table.among_people(0, moves.BOT_TAKES)
    random = Random(2)
    while table.match.actor != 0:
        step(table, random)
    assert table.bot_to_move() == 0
    with pytest.raises(IllegalAction, match="A bot is playing for you"):
        table.answer(0, Act(table.turn(0), table.match.legal()[0]))
    table.among_people(0, moves.PERSON_BACK)
    assert table.bot_to_move() is None
    assert table.awaited() == {0}


def test_who_has_left_is_not_waited_for_between_rounds() -> None:
    table = friends()
    between(table)
    said(table, 1, GoOn)
    table.among_people(0, moves.BOT_TAKES)
    assert table.match.round == 2


def test_where_everybody_has_left_the_match_rests() -> None:
    table = friends((0, 1, None))
    for seat in (0, 1):
        table.among_people(seat, moves.BOT_TAKES)
    assert table.bot_to_move() is None
    table.among_people(1, moves.PERSON_BACK)
    assert table.bot_to_move() is not None or table.match.actor == 1


def test_a_table_that_is_rebuilt_knows_who_is_ready_who_left_and_whose_time_runs() -> None:
    random = Random(3)
    table = friends((0, 1, None))
    table.among_people(1, moves.BOT_TAKES)
    for _ in range(9):
        step(table, random)
    table.among_people(1, moves.PERSON_BACK)
    between(table)
    said(table, 1, GoOn)
    other = again(table)
    assert other.events == table.events
    assert other.moves == table.moves
    assert other.timeline == table.timeline
    assert other.consent.is_ready(1)
    assert not other.consent.is_ready(0)
    said(other, 0, GoOn)
    assert other.match.round == 2


def test_the_same_answer_again_gets_the_same_answer_and_changes_nothing() -> None:
    """A connection broke before the answer came back, and the page sends it once more."""
    table, random = friends(), Random(4)
    for _ in range(12):
        actor = table.match.actor
        assert actor is not None
        now = table.now(actor)
        assert now.question is not None
        answer, _ = answer_to(now.question, now.turn, random)
        table.answer(actor, answer)
        before = list(table.moves)
        if table.turn(actor) != now.turn:
            assert table.answer(actor, answer) == []
            assert table.moves == before
            with pytest.raises(LateAnswer):
                table.answer(actor, Act(answer.turn, answer.action + 1))
    between(table)
    repeated = GoOn(table.turn(0))
    table.answer(0, repeated)
    said(table, 1, GoOn)
    before = list(table.moves)
    assert table.answer(0, repeated) == []
    assert table.moves == before


def test_a_device_table_has_no_timeline_and_goes_on_at_once() -> None:
    table = friends((None, None, None))
    assert not table.consent.friends
    assert table.timeline == []


def test_a_bot_that_stands_in_takes_nobodys_vote_on_stopping_while_they_are_here() -> None:
    """Their time was up; the others cannot end the match alone at once."""
    table = friends((0, 1, None))
    between(table)
    table.among_people(1, moves.BOT_TAKES)
    table.answer(0, Stop(table.turn(0)), here={0, 1})
    assert table.match.status == "between"
    with pytest.raises(IllegalAction, match="A bot is playing for you"):
        said(table, 1, GoOn)
    other = again(table)
    for one in (table, other):  # also after a restart they have a vote without playing again
        one.answer(1, Stop(one.turn(1)), here={0, 1})
        assert one.match.over
        assert one.moves[-1].action == moves.STOP
    assert again(table).match.over


@pytest.mark.parametrize("action", [moves.BOT_TAKES, moves.LEAVES])
def test_somebody_who_is_gone_is_not_asked_about_stopping(action: int) -> None:
    table = friends((0, 1, None))
    between(table)
    table.among_people(1, action)
    table.answer(0, Stop(table.turn(0)), here={0} if action == moves.BOT_TAKES else {0, 1})
    assert table.match.over


def test_a_match_ends_when_the_last_one_who_does_not_wish_so_leaves() -> None:
    table = friends((0, 1, None))
    between(table)
    table.answer(0, Stop(table.turn(0)), here={0, 1})
    table.among_people(1, moves.LEAVES, here={0})
    assert table.match.over
    assert again(table).events == table.events


def test_a_bot_that_stands_in_waits_for_five_seconds() -> None:
    table = friends((0, 1, None))
    table.among_people(0, moves.BOT_TAKES, at=100_000)
    table.among_people(1, moves.LEAVES, at=100_000)
    waits = {now: table.consent.hesitates(0, table.moves, now) for now in (100_000, 104_000, 105_000, 90_000)}
    assert waits == {100_000: 5.0, 104_000: 1.0, 105_000: 0.0, 90_000: 0.0}  # a clock that was set back holds nobody up
    assert table.consent.hesitates(1, table.moves, 100_000) == 0  # who has left does not come back
    table.among_people(0, moves.PERSON_BACK)
    assert table.consent.hesitates(0, table.moves, 100_000) == 0
