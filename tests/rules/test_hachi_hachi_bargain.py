"""Bargaining for a place in the round: an offer, yes, no or one counter-offer, and to that yes or no (HH-52)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from hanashobu import bots
from hanashobu.cards import cards
from hanashobu.engine.actions import ACCEPT, ACCEPT_COUNTER, COUNTER, NO_OFFER, OFFER, PLAY_ON, REFUSE, REFUSE_COUNTER, SHARE, offer
from hanashobu.play import events
from hanashobu.play.match import IllegalAction, Match
from hanashobu.play.questions import choices
from hanashobu.play.view import View
from hanashobu.records.codec import RecordLine, lines, to_line
from hanashobu.records.replay import Replay, Violation
from hanashobu.table.protocol import Act
from hanashobu.table.table import Seat
from hanashobu.table.table import Table as LiveTable
from tests.play.test_secrets import as_bytes
from tests.rules.hachi_hachi import HH, decline, payments
from tests.support.helpers import Table, full_match, only

KYU = "kyu_rei_hana"
GOOD = "1a 3a 2c 4c 5c 6c 7b"  # worth 6 from each of two in Hachi-Hachi


def offered_to_ben(amount: int = 30, game: str = HH, field: str = "") -> Table:
    """Three of four are in; Dai is forced out with a hand that was paid 12, and offers Ben so much."""
    table = Table(game, 4, buyout=True).deal(hands=["", "", "", GOOD], field=field)
    table.play("in", "in", "in", f"Ben {amount}")
    return table


# Offer, counter-offer, answer.


@pytest.mark.parametrize("words", ["counter 50", "offer 50", "Dai 50"])
def test_hh_52_who_is_offered_a_sum_may_name_another_once(words: str) -> None:
    """HH-52: then the buyer says yes or no, and nothing else."""
    table = offered_to_ben()
    assert table.choices == "no, yes, offer"
    assert table.play(words) == [events.CounterOffer(1, 3, 50)]
    assert (table.actor, table.choices) == (3, "no, yes")


@pytest.mark.parametrize("game", [HH, KYU])
def test_hh_52_if_the_buyer_accepts_the_counter_offer_that_sum_is_paid(game: str) -> None:
    """HH-52, KR-11: 50 and not 30; Dai plays in Ben's turn, and Ben is out without a fee."""
    table = offered_to_ben(game=game)
    emitted = table.play("counter 50", "yes")
    assert emitted[1:3] == [events.OfferAnswer(3, True, True), events.Pay(3, 1, 50, "HH-52")]
    assert only(emitted, events.Active) == [events.Active((0, 3, 2), 0)]
    assert payments(emitted) == [(3, 1, 50, "HH-52")]


def test_hh_52_if_the_buyer_refuses_it_all_stays_as_it_is() -> None:
    """HH-52: the first offer does not come back."""
    table = offered_to_ben()
    emitted = table.play("counter 50", "no")
    assert emitted[1] == events.OfferAnswer(3, False, True)
    assert payments(emitted) == []
    assert only(emitted, events.Active) == [events.Active((0, 1, 2), 0)]
    decline(table)
    assert table.actor == 0


def test_hh_52_after_a_counter_offer_the_next_forced_out_player_is_asked() -> None:
    """HH-52: Emi may offer after Dai, also for the place that Dai has just bought."""
    table = Table(HH, 5, buyout=True).deal()
    table.play("in", "in", "in")
    worth = table.state.compensation[3]
    table.play(f"Ben {worth}", f"counter {worth + 1}", "yes")
    assert (table.actor, table.choices) == (4, "no, offer")
    assert choices.bid(table.match.view(4))[0] == (0, 2, 3)


def everybody_sells(match: Match) -> int:
    """The least offer, yes to it, and elsewhere the first answer that there is."""
    assert match.actor is not None
    if match.asked == "offer":
        seats, least = choices.bid(match.view(match.actor))
        return offer(seats[0], least)
    return ACCEPT if match.asked == "answer" else match.legal()[0]


# Bad input.


@pytest.mark.parametrize("words", ["counter 30", "counter 12", "counter 0", "Aki 50", "Ben 50"])
def test_hh_52_a_counter_offer_is_more_than_the_offer_and_goes_to_the_buyer(words: str) -> None:
    """HH-52: anything else gets a sentence that says what can be done."""
    table = offered_to_ben()
    with pytest.raises(IllegalAction, match=r"This offer cannot be made\. You can say .*at least 31 points"):
        table.play(words)
    assert table.actor == 1


@pytest.mark.parametrize("words", ["counter 1000001", "counter 99999999999999999999", "Dai 2000000"])
def test_hh_52_an_absurd_sum_gets_a_sentence(words: str) -> None:
    """HH-52."""
    table = offered_to_ben()
    with pytest.raises(IllegalAction, match=r"Nobody can offer more than 1000000 points\."):
        table.play(words)


@pytest.mark.parametrize("amount", [-5, 0, 10**7, 2**70])
def test_hh_52_an_absurd_sum_from_a_page_gets_a_sentence(amount: int) -> None:
    """HH-52: whatever a program sends."""
    table = offered_to_ben()
    live = LiveTable([Seat(name) for name in table.match.names], table.match)
    with pytest.raises(IllegalAction, match="This offer cannot be made"):
        live.answer(1, Act(live.turn(1), OFFER, 3, amount))


def test_hh_52_an_answer_to_an_offer_that_a_counter_offer_replaced_gets_a_sentence() -> None:
    """HH-52: Ben cannot take the first offer any more."""
    table = offered_to_ben()
    table.play("counter 50")
    with pytest.raises(IllegalAction, match=r"Your counter-offer has replaced that offer; Dai has to answer it\."):
        table.match.play(1, ACCEPT)


@pytest.mark.parametrize("action", [ACCEPT, REFUSE, NO_OFFER, OFFER, COUNTER, offer(3, 40)])
def test_hh_52_an_answer_to_an_offer_that_was_answered_gets_a_sentence(action: int) -> None:
    """HH-52: by whoever answered it, and by somebody who was never asked."""
    table = Table(HH, 5, buyout=True).deal()
    table.play("in", "in", "in")
    table.play(f"Ben {table.state.compensation[3]}", "no")
    assert table.actor == 4
    for seat in (0, 1):
        with pytest.raises(IllegalAction, match=r"There is no offer for you to answer\. It is Emi's turn\."):
            table.match.play(seat, action)


# What nobody may know.


def asked_of_dai(bens: str) -> Match:
    """Dai is forced out and asked for an offer, while Ben holds this hand."""
    table = Table(HH, 4, buyout=True).deal(hands=["", "", "", GOOD])
    table.play("in", "in", "in")
    table.state.hands[1] = cards(bens)
    return table.match


def test_the_least_offer_says_nothing_of_the_hand_that_is_bought() -> None:
    """HH-52: it is what the buyer's own hand was paid, which all know; with the worth of Ben's hand Dai would know Ben's cards."""
    worthless, splendid = asked_of_dai("1c 2a 3c 4b 5d 6d 7a"), asked_of_dai("1b 2b 3b 6b 9b 10b 8a")
    for seat in (0, 2, 3, None):
        here, there = (LiveTable([Seat(name) for name in match.names], match) for match in (worthless, splendid))
        assert as_bytes(here.update(seat, 0)) == as_bytes(there.update(seat, 0))
    assert choices.bid(splendid.view(3)) == ((0, 1, 2), 12)


def test_the_least_counter_offer_says_nothing_of_any_hand() -> None:
    """HH-52: whatever Dai holds, Ben is asked the same."""
    first, other = offered_to_ben(), offered_to_ben()
    other.state.hands[3] = cards("1b 2b 3b 6b 9b 10b 8a")
    for seat in (0, 1, 2, None):
        here, there = (LiveTable([Seat(name) for name in table.match.names], table.match) for table in (first, other))
        assert as_bytes(here.update(seat, 0)) == as_bytes(there.update(seat, 0))


# Records.


def test_matches_with_counter_offers_are_verified_and_a_wrong_one_is_caught() -> None:
    """HH-52: accepted and refused ones; a counter-offer of less than the offer names the rule."""
    seen: set[bool] = set()
    caught = 0
    for seed in range(8):
        match = full_match(HH, 6, seed, rounds=12, buyout=True)
        emitted = list(lines([to_line(event) for event in match.events]))
        assert len(list(Replay(emitted))) == len(emitted)
        seen |= {event.accepts for event in only(match.events, events.OfferAnswer) if event.counter}
        for at, line in enumerate(emitted):
            if isinstance(line.event, events.CounterOffer):
                wrong = RecordLine(line.number, msgspec.structs.replace(line.event, amount=0))
                with pytest.raises(Violation, match=r"offer cannot be made.*HH-52"):
                    list(Replay([*emitted[:at], wrong]))
                caught += 1
    assert seen == {True, False}
    assert caught > 4


# Bots.

STRONG = "1a 3a 8a 12a 11a 6b 9b"
WEAK = "1c 2c 3c 4c 5c 6c 7c"


def seen_by_ben(amount: int, hand: str, field: str = "") -> View:
    """What Ben sees who holds this hand and is offered so much."""
    table = offered_to_ben(amount, field=field)
    table.state.hands[1] = cards(hand)
    return table.match.view(1)


@pytest.mark.parametrize(
    ("amount", "hand", "wanted"),
    [(48, STRONG, ACCEPT), (47, STRONG, offer(3, 48)), (24, STRONG, offer(3, 48)), (23, STRONG, REFUSE), (12, WEAK, ACCEPT)],
)
def test_regular_asks_for_four_kan_with_a_good_hand_and_takes_one_with_another(amount: int, hand: str, wanted: int) -> None:
    assert bots.find("regular").choose(seen_by_ben(amount, hand), Random(1)) == wanted


@pytest.mark.parametrize(
    ("amount", "hand", "wanted"), [(48, STRONG, ACCEPT_COUNTER), (49, STRONG, REFUSE_COUNTER), (13, WEAK, REFUSE_COUNTER)]
)
def test_regular_pays_no_more_than_a_place_is_worth_to_it(amount: int, hand: str, wanted: int) -> None:
    table = offered_to_ben(12)
    table.play(f"counter {amount}")
    table.state.hands[3] = cards(hand)
    assert bots.find("regular").choose(table.match.view(3), Random(1)) == wanted


@pytest.mark.parametrize("name", ["random", "beginner", "regular", "strong"])
def test_every_level_answers_the_new_questions(name: str) -> None:
    """HH-44, HH-52: with something that can be done, whatever the hand."""
    bot = bots.find(name)
    two = Table(HH, 4).deal()
    two.play("out", "in", "out", "in")
    counter = offered_to_ben()
    counter.play("counter 50")
    for table in (two, offered_to_ben(), counter):
        match = table.match
        assert match.actor is not None
        match.check(match.actor, bot.choose(match.view(match.actor), Random(2)))


@pytest.mark.parametrize(("hand", "wanted"), [(STRONG, PLAY_ON), (WEAK, SHARE)])
def test_regular_shares_the_pot_unless_its_hand_is_good(hand: str, wanted: int) -> None:
    """HH-44."""
    table = Table(HH, 4).deal()
    table.play("out", "in", "out", "in")
    table.state.hands[1] = cards(hand)
    assert bots.find("regular").choose(table.match.view(1), Random(1)) == wanted
