"""Teyaku are claimed at all seats at once: nobody learns who was asked, who holds one, or who kept it hidden (TA-11, HH-7)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from hanashobu import games
from hanashobu.engine.actions import CLAIM_NOTHING, claiming
from hanashobu.play import events
from hanashobu.play.match import IllegalAction
from hanashobu.table import moves as kinds
from hanashobu.table.protocol import Act
from hanashobu.table.reopen import reopen
from hanashobu.table.table import LateAnswer, Seat, Table
from tests.support.helpers import NAMES, only
from tests.support.strategies import Setup
from tests.table.tables import as_bytes, moves, play_out, table_of

GAMES = ["taiyaku", "hachi_hachi"]


def setup_of(game: str, rounds: int = 1) -> Setup:
    return Setup(games.find(game), 3, (("rounds", rounds),))


def opened(game: str, seed: int, bots: int = 0) -> Table:
    """A table for which the table claims."""
    seats = [Seat(name, "random" if at >= 3 - bots else None) for at, name in enumerate(NAMES[:3])]
    return Table.open(games.find(game), seats, games.find(game).options(rounds=1), seed)


def holders(table: Table) -> list[int]:
    """Who could claim something, as only the table knows."""
    return [seat for seat in range(3) if len(table.view(seat).legal) > 1]


def with_teyaku(game: str) -> Iterator[Table]:
    """Tables at which somebody holds a teyaku, and everybody wants to be asked."""
    for seed in range(400):
        table = table_of(setup_of(game), seed)
        if table.claiming and holders(table):
            yield table


@pytest.mark.parametrize("game", GAMES)
def test_every_round_waits_for_claims_whoever_holds_what(game: str) -> None:
    """TA-11, HH-7: also a round in which nobody has anything; and all that others see of it is that everybody waits."""
    waited = held = 0
    for seed in range(40):
        table = opened(game, seed)
        assert table.claiming
        waited += 1
        held += any(play.teyaku for play in only(table.close_claims(), events.Claim))
        assert not table.claiming
    assert 0 < held < waited


@pytest.mark.parametrize("game", GAMES)
def test_the_table_claims_for_everybody_who_does_not_want_to_be_asked(game: str) -> None:
    claimed = 0
    for seed in range(100):
        table = opened(game, seed)
        assert all(table.now(seat).question is None for seat in range(3))
        emitted = table.close_claims()
        for claim in only(emitted, events.Claim):
            claimed += 1
            assert claim.teyaku
            assert not claim.declined
        assert all(not table.match.view(seat).late for seat in range(3))
    assert claimed


@pytest.mark.parametrize("game", GAMES)
def test_who_wants_to_be_asked_is_asked_with_a_teyaku_or_without(game: str) -> None:
    kinds_of_question = set()
    for seed in range(60):
        table = table_of(setup_of(game), seed)
        if table.claiming:
            for seat in table.people_asked():
                question = table.now(seat).question
                assert question is not None
                assert question.asked == "claim"
                kinds_of_question.add(len(question.choices) > 1)
    assert kinds_of_question == {True, False}


@pytest.mark.parametrize("game", GAMES)
def test_nobody_learns_of_an_answer_before_all_claims_are_told(game: str) -> None:
    """What another seat is sent is the same to the byte before and after, whatever was answered."""
    compared = 0
    for table in with_teyaku(game):
        for seat in holders(table):
            others = [other for other in (0, 1, 2, None) if other != seat]
            before = [as_bytes(table.update(other, 0)) for other in others]
            question = table.now(seat).question
            assert question is not None
            emitted = table.answer(seat, Act(table.turn(seat), question.choices[compared % len(question.choices)].action))
            assert emitted == []
            assert table.now(seat).question is None
            assert [as_bytes(table.update(other, 0)) for other in others] == before
            compared += 1
        if compared > 12:
            return


@pytest.mark.parametrize("game", GAMES)
def test_claims_are_told_in_turn_order_and_hidden_ones_to_their_own_seat_only(game: str) -> None:
    declined = told_of = 0
    for number, table in enumerate(with_teyaku(game)):
        for seat in table.people_asked():
            legal = table.view(seat).legal
            table.answer(seat, Act(table.turn(seat), legal[-1] if number % 2 else CLAIM_NOTHING))
        emitted = only(table.close_claims(), events.Claim)
        view = table.match.view(None).table
        order = [seat for seat in [(view.first + step) % 3 for step in range(3)] if seat in {claim.seat for claim in emitted}]
        assert [claim.seat for claim in emitted] == order
        for claim in emitted:
            told_of += bool(claim.teyaku)
            declined += not claim.teyaku
            others = [other for other in range(3) if other != claim.seat]
            assert all((claim.seen_by(other) is None) == (not claim.teyaku) for other in others)
        if number > 12:
            break
    assert declined
    assert told_of


@pytest.mark.parametrize("game", GAMES)
def test_who_was_asked_and_did_not_answer_has_claimed_nothing_and_may_until_the_first_draw(game: str) -> None:
    """TA-11, HH-7: an overlooked teyaku is not lost."""
    table = next(with_teyaku(game))
    seats = holders(table)
    emitted = table.close_claims()
    assert not [claim for claim in only(emitted, events.Claim) if claim.teyaku]
    late = {seat: table.now(seat).late for seat in range(3)}
    assert [seat for seat in range(3) if late[seat]] == seats
    seat = seats[0]
    emitted = table.answer(seat, Act(table.turn(seat), late[seat][-1].action))
    assert only(emitted, events.Claim)[0].teyaku
    assert not table.now(seat).late


def test_a_late_claim_that_nobody_can_make_has_a_sentence() -> None:
    table = next(with_teyaku("hachi_hachi"))
    seat = next(seat for seat in range(3) if seat not in holders(table))
    with pytest.raises(IllegalAction, match="You cannot claim that"):
        table.answer(seat, Act(table.turn(seat), claiming(0)))
    table.close_claims()
    with pytest.raises(IllegalAction, match="no teyaku that you could still claim"):
        table.answer(seat, Act(table.turn(seat), claiming(0)))
    while table.match.view(None).table.turn == 0:
        actor = table.match.actor
        assert actor is not None
        table.answer(actor, Act(table.turn(actor), table.match.legal()[0]))
    with pytest.raises(IllegalAction, match="until the first card is drawn"):
        table.answer(seat, Act(table.turn(seat), claiming(0)))


def test_while_claims_are_collected_nothing_else_can_be_done() -> None:
    table = opened("taiyaku", 1)
    with pytest.raises(IllegalAction, match="Teyaku are being claimed"):
        table.answer(0, Act(table.turn(0), 1))


def test_an_answer_cannot_be_given_twice() -> None:
    table = next(with_teyaku("hachi_hachi"))
    seat = holders(table)[0]
    turn = table.turn(seat)
    table.answer(seat, Act(turn, CLAIM_NOTHING))
    with pytest.raises(IllegalAction):
        table.answer(seat, Act(turn, claiming(0)))
    table.close_claims()
    with pytest.raises(LateAnswer):
        table.answer(seat, Act(turn, claiming(0)))
    assert table.answer(seat, Act(turn, CLAIM_NOTHING)) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_comes_back_with_the_answers_that_were_given(game: str) -> None:
    """After a crash nobody is asked again, and the claims are those that were made."""
    for number, table in enumerate(with_teyaku(game)):
        for seat in holders(table)[:1]:
            table.answer(seat, Act(table.turn(seat), table.view(seat).legal[number % 2]))
        again = reopen(table.seats, table.events, table.match.seed, table.moves)
        assert again.claiming
        assert again.people_asked() == table.people_asked()
        assert again.close_claims() == table.close_claims()
        again = reopen(table.seats, table.events, table.match.seed, table.moves)
        assert as_bytes(play_out(again, Random(1))) == as_bytes(play_out(table, Random(1)))
        if number > 4:
            return


def test_the_wish_to_be_asked_is_a_move_that_is_kept() -> None:
    table = opened("taiyaku", 1)
    table.ask_about_claims(1, True)
    again = reopen(table.seats, table.events, table.match.seed, table.moves)
    assert [move.action for move in again.moves] == [kinds.ASK_ME]
    assert [again.asks_about_claims(seat) for seat in range(3)] == [False, True, False]


def test_bots_with_a_teyaku_are_asked_and_others_are_not() -> None:
    asked = 0
    for seed in range(120):
        table = opened("hachi_hachi", seed, bots=2)
        bots = table.bots_asked()
        asked += len(bots)
        assert 0 not in bots
        for seat in bots:
            assert len(table.view(seat).legal) > 1
            assert table.thought(seat)() in table.view(seat).legal
    assert asked


def test_nobody_is_asked_any_more_once_the_claims_are_closed() -> None:
    """A process that comes too late asks no bot: it would have nothing to choose from."""
    for end in (Table.close_claims, Table.abandon):
        table = next(table for seed in range(120) if (table := opened("hachi_hachi", seed, bots=2)).bots_asked())
        end(table)
        assert not table.bots_asked()


def test_a_whole_match_goes_through_its_claims() -> None:
    for game in GAMES:
        table = table_of(setup_of(game, 3), 5)
        closed = sum(1 for _ in moves(table, Random(1)) if table.claiming)
        assert closed
        assert table.match.over
        deals = len(only(table.events, events.RoundBegins))
        assert [move.action for move in table.moves].count(kinds.CLOSE_CLAIMS) >= deals
