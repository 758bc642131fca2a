"""The authority at a table: what it accepts from a seat, what it refuses, what it sends."""

from __future__ import annotations

from random import Random

import pytest

from hanashobu import bots, games
from hanashobu.engine.actions import FIRST_OFFER, OFFER, offer
from hanashobu.play import events
from hanashobu.play.match import IllegalAction
from hanashobu.play.view import View
from hanashobu.table.protocol import Act, GoOn, Stop
from hanashobu.table.reopen import reopen
from hanashobu.table.table import LateAnswer, Seat, Table
from tests.support.helpers import only
from tests.support.strategies import Setup
from tests.table.tables import as_bytes, moves, play_out, table_of

HIRAYA = Setup(games.find("hiraya"), 3, (("rounds", 2),))
BUYING = Setup(games.find("hachi_hachi"), 6, (("rounds", 4), ("buyout", True)))


def between(table: Table) -> None:
    """Play until a round is over."""
    for _ in moves(table, Random(1)):
        if table.match.actor is None:
            return


# What is refused.


def test_only_who_is_asked_can_answer() -> None:
    table = table_of(HIRAYA)
    actor = table.match.actor
    assert actor is not None
    before = list(table.events)
    for seat in range(3):
        if seat != actor:
            with pytest.raises(IllegalAction, match=f"It is {table.match.names[actor]}'s turn"):
                table.answer(seat, Act(table.turn(seat), table.match.legal()[0]))
    assert table.events == before


@pytest.mark.parametrize("off", [-1, 1, 10**30, -(10**30)])
def test_an_answer_has_to_name_its_turn(off: int) -> None:
    table = table_of(HIRAYA)
    actor = table.match.actor or 0
    with pytest.raises(LateAnswer, match="The table has moved on; this answer came too late"):
        table.answer(actor, Act(table.turn(actor) + off, table.match.legal()[0]))
    with pytest.raises(LateAnswer):
        table.answer(actor, GoOn(table.turn(actor) + off))


def test_the_same_answer_twice_changes_nothing() -> None:
    """A double click, a second tab at the same seat, or a connection that broke before the answer came."""
    table = table_of(HIRAYA)
    for seat, _, said, _ in moves(table, Random(3), 20):
        emitted = len(table.events)
        table.answer(seat, said)
        if len(table.events) > emitted:
            made, events = len(table.moves), len(table.events)
            assert table.answer(seat, said) == []
            assert (len(table.moves), len(table.events)) == (made, events)
            return


@pytest.mark.parametrize("action", [-1, 48, 49, 57, OFFER, OFFER + 1, 127, FIRST_OFFER, 10**40, -(10**40)])
def test_what_is_no_answer_is_refused_with_what_can_be_done(action: int) -> None:
    table = table_of(HIRAYA)
    actor = table.match.actor or 0
    assert action not in table.match.legal()
    with pytest.raises(IllegalAction, match="You can"):
        table.answer(actor, Act(table.turn(actor), action))


# Between rounds.


def test_go_on_and_stop_are_for_between_rounds() -> None:
    table = table_of(HIRAYA)
    for said in (GoOn(table.turn(0)), Stop(table.turn(0))):
        with pytest.raises(IllegalAction, match="The round is still being played"):
            table.answer(0, said)


def test_anybody_may_go_on() -> None:
    for seat in range(3):
        table = table_of(HIRAYA)
        between(table)
        emitted = table.answer(seat, GoOn(table.turn(seat)))
        assert only(emitted, events.RoundBegins)[0].number == 2


def test_two_who_go_on_at_once_deal_one_round() -> None:
    table = table_of(HIRAYA)
    between(table)
    turns = [table.turn(seat) for seat in range(3)]
    table.answer(0, GoOn(turns[0]))
    with pytest.raises(LateAnswer):
        table.answer(1, GoOn(turns[1]))
    assert table.match.round == 2


def test_no_card_can_be_played_between_rounds() -> None:
    table = table_of(HIRAYA)
    between(table)
    with pytest.raises(IllegalAction, match="The round is over"):
        table.answer(0, Act(table.turn(0), 3))


def test_a_match_that_is_stopped_is_over() -> None:
    table = table_of(HIRAYA)
    between(table)
    ends = only(table.answer(2, Stop(table.turn(2))), events.MatchEnds)
    assert [end.why for end in ends] == ["stopped"]
    assert table.now(0).status == "over"
    for said in (Stop(table.turn(0)), GoOn(table.turn(0)), Act(table.turn(0), 3)):
        with pytest.raises(IllegalAction, match="The match is over"):
            table.answer(0, said)


# Offers (HH-52).


def offering() -> tuple[Table, int]:
    """A table at which somebody may offer a sum for a place in the round."""
    for seed in range(100):
        table = table_of(BUYING, seed)
        for seat, _, _, _ in moves(table, Random(seed), 40):
            if table.match.actor is not None and table.match.asked == "offer":
                return table, seat
    raise AssertionError("Nobody was ever forced out.")


def test_an_offer_of_the_least_sum_reaches_the_one_it_is_made_to() -> None:
    table, seat = offering()
    question = table.now(seat).question
    assert question is not None
    assert question.bid is not None
    for to in question.bid.seats:
        assert table.match.view(None).table.playing >> to & 1
    to = question.bid.seats[-1]
    emitted = table.answer(seat, Act(table.turn(seat), OFFER, to, question.bid.least))
    assert emitted == [events.Offer(seat, to, question.bid.least)]
    asked = table.now(to).question
    assert asked is not None
    assert asked.asked == "answer"
    assert str(question.bid.least) in str(asked.text)


def test_the_same_offer_can_be_made_by_its_number() -> None:
    table, seat = offering()
    question = table.now(seat).question
    assert question is not None
    assert question.bid is not None
    to, least = question.bid.seats[0], question.bid.least
    assert table.answer(seat, Act(table.turn(seat), offer(to, least))) == [events.Offer(seat, to, least)]


@pytest.mark.parametrize(
    ("to", "amount"),
    [(-1, 50), (7, 50), (10**20, 50), (0, 0), (0, -5), (0, 10**6 + 1), (0, 10**40), (None, 50), (None, 0)],
)
def test_an_offer_that_makes_no_sense_is_refused(to: int | None, amount: int) -> None:
    table, seat = offering()
    if to == 0:
        playing = table.match.view(None).table.playing
        to = next(place for place in range(6) if playing >> place & 1)
    with pytest.raises(IllegalAction, match="This offer cannot be made"):
        table.answer(seat, Act(table.turn(seat), OFFER, to, amount))


def test_an_offer_below_the_compensation_or_to_who_does_not_play_is_refused() -> None:
    table, seat = offering()
    view = table.match.view(seat).table
    playing = [place for place in range(6) if view.playing >> place & 1]
    others = [place for place in range(6) if place not in playing]
    for to in others:
        with pytest.raises(IllegalAction, match="offer"):
            table.answer(seat, Act(table.turn(seat), OFFER, to, 10**6))
    if view.compensation[seat] > 1:
        with pytest.raises(IllegalAction, match="offer"):
            table.answer(seat, Act(table.turn(seat), OFFER, playing[0], view.compensation[seat] - 1))


# What is told.


def test_an_update_from_any_start_is_the_rest_of_what_a_seat_was_told() -> None:
    table = table_of(HIRAYA)
    play_out(table, Random(5), 25)
    for seat in (*range(3), None):
        whole = table.update(seat, 0).events
        assert len(whole) == table.turn(seat)
        for start in range(len(whole) + 1):
            update = table.update(seat, start)
            assert (update.start, update.events) == (start, whole[start:])
            assert update.now.turn == len(whole)


@pytest.mark.parametrize("start", [-5, 10**6, 10**30])
def test_a_start_that_cannot_be_is_brought_into_bounds(start: int) -> None:
    table = table_of(HIRAYA)
    update = table.update(0, start)
    assert update.start == (0 if start < 0 else table.turn(0))


def test_updates_one_after_another_are_the_whole_story() -> None:
    """However often a seat looks, it hears everything once."""
    table, random = table_of(HIRAYA), Random(6)
    heard: list[list[events.AnyEvent]] = [[] for _ in range(3)]
    for _ in moves(table, random):
        for seat in range(3):
            if random.random() < 0.4:
                heard[seat] += table.update(seat, len(heard[seat])).events
    for seat in range(3):
        heard[seat] += table.update(seat, len(heard[seat])).events
        assert as_bytes(heard[seat]) == as_bytes([event for event in (one.seen_by(seat) for one in table.events) if event])


# Bots.


def test_a_bots_thought_depends_on_nothing_but_the_table() -> None:
    one, two = table_of(HIRAYA, bots=3), table_of(HIRAYA, bots=3)
    for _ in range(30):
        seat = one.bot_to_move()
        if seat is None:
            break
        action = one.thought(seat)()
        assert action == two.thought(seat)()
        one.match.play(seat, action)
        two.match.play(seat, action)


def test_a_person_is_no_bot() -> None:
    table = table_of(HIRAYA)
    assert table.bot_to_move() is None
    assert table.seats == tuple(Seat(name) for name in table.match.names)


def test_a_bots_dice_do_not_know_of_events_that_are_hidden_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    thrown: list[float] = []

    class Thrower:
        name = "thrower"
        sentence = "Throws its dice."

        def choose(self, view: View, random: Random) -> int:
            thrown.append(random.random())
            return 0

    monkeypatch.setitem(bots.all_bots(), "thrower", Thrower())
    table = Table.open(games.find("taiyaku"), [Seat("Aki", "thrower"), Seat("Ben"), Seat("Chie")], seed=3)
    table.thought(0)()
    table.events.append(events.Claim(1, declined=("TA-T1",)))
    table.thought(0)()
    table.events.append(events.YakuMade(1, ("TA-Y4",)))
    table.thought(0)()
    assert thrown[0] == thrown[1] != thrown[2]


def test_a_bots_dice_are_others_in_every_match_and_the_same_again_after_a_restart() -> None:
    thrown = []
    for seed in range(20):
        table = table_of(HIRAYA, seed, bots=3)
        again = reopen(table.seats, table.events, seed)
        for seat in range(3):
            thrown.append(table.match.dice("bot", seat, table.turn(seat)).random())
            assert again.match.dice("bot", seat, again.turn(seat)).random() == thrown[-1]
    assert len(set(thrown)) == 60


def test_a_bot_that_has_failed_plays_by_the_luck_of_the_match() -> None:
    """The same again after a restart, and another in other matches."""
    found = []
    for seed in (1, 1, *range(2, 12)):
        table = Table.open(games.find("mushi"), [Seat("Aki"), Seat("Ben", "regular")], seed=seed)
        actor = table.match.actor or 0
        assert table.at_random(actor) == table.at_random(actor)
        found.append(table.view(actor).legal.index(table.at_random(actor)))
    assert found[0] == found[1]
    assert len(set(found)) > 3


def test_who_comes_back_is_told_everything_again() -> None:
    """Texts that a seat has been sent are not kept; for somebody who starts from the beginning they are made again."""
    table = table_of(Setup(games.named("hiraya"), 3, (("rounds", 1),)), seed=4)
    told = list(table.update(0, 0).texts)
    for _ in moves(table, Random(3)):
        told += table.update(0, len(told)).texts
    told += table.update(0, len(told)).texts
    again = table.update(0, 0).texts
    assert list(again) == told
    assert sum(text is not None for text in again) > len(again) / 2
