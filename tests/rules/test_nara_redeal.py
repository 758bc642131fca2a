"""Nara: a redeal can be asked for from the choice of the pile until one's own first draw (NA-9)."""

from __future__ import annotations

from random import Random

import pytest

from hanashobu import games
from hanashobu.engine.actions import DRAW, REDEAL, THROW_IN
from hanashobu.play import events
from hanashobu.play.match import IllegalAction, Match
from hanashobu.play.plain_view import plain
from hanashobu.records.codec import RecordLine
from hanashobu.records.replay import Replay, Violation
from hanashobu.table.protocol import Act
from hanashobu.table.table import Seat
from hanashobu.table.table import Table as LiveTable
from tests.support.helpers import NAMES, Table, only
from tests.support.strategies import Setup
from tests.support.worlds import Tape
from tests.table.tables import as_bytes
from tests.table.test_two_worlds import compare

NARA = "nara"
GAME = games.find(NARA)
BAD = "1c 1d 2c 2d 3c"
DEAL = [("4a 5a 6a 7a 8a", "9c"), (BAD, "10d 6b"), ("9a 10a", "8c"), ("11a", "7c")]
FIELD = "1a 1b 12c 12d 11d 3b"


def dealt(dealer: int = 0, taken: int = 4) -> Table:
    """Ben's hand is bad and everybody else's is good; the first so many have taken pile 1."""
    table = Table(NARA, dealer=dealer).deal(piles=DEAL, field=FIELD)
    table.play(*["pile 1"] * taken)
    return table


def replayed(match: Match) -> None:
    """The record so far is a good one."""
    emitted = [RecordLine(number, event) for number, event in enumerate(match.events, 1)]
    assert [line.event for line in Replay(emitted)] == match.events


def redeals(table: Table) -> None:
    """Ben asks, whoever's turn it is, and the same dealer deals again."""
    emitted = table.match.play(1, THROW_IN if table.match.asked == "redeal" else REDEAL)
    assert emitted[:2] == [events.Redeal(1), events.Misdeal("requested", 1)]
    assert table.match.needs_deck
    replayed(table.match)


def test_na_9_as_soon_as_the_pile_is_chosen_while_others_still_choose() -> None:
    """NA-9: nobody can before that, and whoever has a good hand never."""
    table = dealt(taken=1)
    assert (table.match.asked, table.actor) == ("pile", 1)
    with pytest.raises(IllegalAction, match=r"only if you were dealt no scoring card or four cards of one month \(NA-9\)\."):
        table.match.play(0, REDEAL)
    with pytest.raises(IllegalAction, match="You can ask for a redeal"):
        table.match.play(1, REDEAL)
    table.play("pile 1")
    assert [table.match.view(seat).late for seat in range(4)] == [(), (REDEAL,), (), ()]
    redeals(table)


def test_na_9_in_another_players_turn() -> None:
    """NA-9: the dealer is asked for a card."""
    table = dealt()
    assert (table.match.asked, table.actor) == ("play", 0)
    assert table.match.view(1).late == (REDEAL,)
    redeals(table)


def test_na_9_while_the_hand_card_waits_for_its_target() -> None:
    """NA-9: the hand that counts is the one that was dealt."""
    table = dealt(dealer=1)
    table.play("1c")
    assert (table.match.asked, table.choices) == ("take", "1a 1b")
    assert table.match.view(1).late == (REDEAL,)
    redeals(table)


@pytest.mark.parametrize("cards", ["3c", "1c 1a", "2c"])
def test_na_9_between_the_hand_card_and_the_draw(cards: str) -> None:
    """NA-9: the card was played, and a record tells of both."""
    table = dealt(dealer=1)
    emitted = table.play(*cards.split())
    assert [(play.source, play.card) for play in only(emitted, events.Play)] == [("hand", cards.split()[0])]
    assert (table.match.asked, table.choices) == ("redeal", "redeal, no")
    replayed(table.match)
    redeals(table)


def test_na_9_who_does_not_ask_draws_and_has_lost_the_right() -> None:
    """NA-9: one question more for who could ask, none for anybody else, and a sentence afterwards."""
    table = dealt(dealer=1)
    table.play("3c")
    emitted = table.play("no")
    assert only(emitted, events.Play)[0] == events.Play(1, "stock", "10d")
    assert table.actor == 2
    replayed(table.match)
    assert table.match.view(1).late == ()
    with pytest.raises(IllegalAction, match=r"only until your first draw, and only with a hand that allows it \(NA-9\)"):
        table.match.play(1, REDEAL)
    asked = [table.match.asked]
    while table.state.turn < 4:
        table.play(table.choices.split(", " if "," in table.choices else " ")[0])
        asked.append(table.match.asked)
    assert "redeal" not in asked
    assert table.actor == 1
    assert "redeal" not in table.choices


def test_na_9_nothing_is_left_of_a_secret_question_when_it_is_answered() -> None:
    """NA-9: who was asked had a bad hand, and a bot would see that in the answers that were possible."""
    table = dealt(dealer=1)
    table.play("3c", "no")
    assert table.match.asked == "play"
    assert [table.match.view(seat).table.choice for seat in (0, 1, 2, 3, None)] == [0] * 5


def test_na_9_a_record_with_a_redeal_after_the_first_draw_gets_a_sentence() -> None:
    table = dealt(dealer=1)
    table.play("3c", "no")
    emitted = [RecordLine(number, event) for number, event in enumerate([*table.match.events, events.Redeal(1)], 1)]
    with pytest.raises(Violation, match=r"You can ask for a redeal only until your first draw.* \(NA-9\)"):
        list(Replay(emitted))


# Nobody else knows.


@pytest.mark.parametrize("cards", ["3c", "1c 1a"])
def test_na_9_while_somebody_is_asked_the_others_know_what_they_knew_before(cards: str) -> None:
    """NA-9: a question that only a bad hand is asked would betray it; views and updates are those from before the card."""
    table = dealt(dealer=1)
    *first, last = cards.split()
    table.play(*first)
    live = LiveTable([Seat(name) for name in NAMES[:4]], table.match)
    before = {seat: (as_bytes(live.update(seat, 0)), as_bytes(plain(table.match.view(seat)))) for seat in (0, 2, 3, None)}
    table.play(last)
    assert table.match.asked == "redeal"
    for seat, known in before.items():
        assert (as_bytes(live.update(seat, 0)), as_bytes(plain(table.match.view(seat)))) == known
    for seat in (0, 2, 3):
        with pytest.raises(IllegalAction, match="It is Ben's turn"):
            live.answer(seat, Act(live.turn(seat), 5))
    question = live.now(1).question
    assert question is not None
    assert (question.asked, [choice.word for choice in question.choices]) == ("redeal", ["redeal", "no"])
    live.answer(1, Act(live.turn(1), DRAW))
    plays = [event.source for event in only(live.update(0, 0).events, events.Play)]
    assert plays == ["hand", "stock"]


def test_na_9_the_others_learn_of_the_card_when_the_redeal_is_asked_for() -> None:
    table = dealt(dealer=1)
    table.play("3c")
    live = LiveTable([Seat(name) for name in NAMES[:4]], table.match)
    start = live.turn(0)
    live.answer(1, Act(live.turn(1), THROW_IN))
    emitted = live.update(0, start).events
    assert emitted[:3] == (events.Play(1, "hand", "3c", ("3b",)), events.Redeal(1), events.Misdeal("requested", 1))


def test_na_9_a_live_table_offers_the_redeal_in_another_players_turn() -> None:
    table = dealt()
    live = LiveTable([Seat(name) for name in NAMES[:4]], table.match)
    assert [[choice.word for choice in live.now(seat).late] for seat in range(4)] == [[], ["redeal"], [], []]
    emitted = live.answer(1, Act(live.turn(1), REDEAL))
    assert emitted[0] == events.Redeal(1)


def test_na_9_nobody_can_tell_from_what_follows_that_somebody_was_asked() -> None:
    """NA-9: after the answer every update is the same in a world where that hand was another; the asked player's own one too."""
    setup, asked, others = Setup(GAME, 4, (("rounds", 1),)), 0, 0
    for seed in range(60):
        whole = Tape(setup, seed, 30)
        for at, (actor, ask, _) in enumerate(whole.actions):
            if ask != "redeal":
                continue
            asked += compare(Tape(setup, seed, at), actor, Random(seed))
            for later in range(at + 1, min(at + 4, len(whole.actions))):
                here = Tape(setup, seed, later)
                others += sum(compare(here, seat, Random(seed)) for seat in range(4) if seat != actor)
    assert asked > 1
    assert others > 10
