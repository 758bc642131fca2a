"""Taiyaku with six and seven: players who wait, and hands that are passed to them."""

from __future__ import annotations

import pytest

from hanashobu.cards import cards
from hanashobu.play import events
from hanashobu.play.events import HIDDEN
from tests.rules.taiyaku import paid, stakes
from tests.rules.taiyaku_tables import HANDS, TAIYAKU, begin, finish, forced, sit
from tests.support.helpers import Table, only, sort
from tests.support.umpire import FORTY_EIGHT

# Six and seven.


@pytest.mark.parametrize("seats", [6, 7])
@pytest.mark.parametrize("dealer", [0, 2, 5])
def test_the_dealer_and_the_four_to_the_right_are_dealt_in_and_the_others_wait(seats: int, dealer: int) -> None:
    """TA-29, TA-5, TA-6, TA-2: who waits has no hand, turns no card and is not asked, but puts up a stake."""
    table = Table(TAIYAKU, seats, dealer)
    table.match.give_deck(list(FORTY_EIGHT))
    deal = only(table.go_on(), events.Deal)[0]
    dealt = [(dealer + step) % seats for step in range(5)]
    assert [seat for seat, hand in enumerate(deal.hands) if hand is None] == [seat for seat in range(seats) if seat not in dealt]
    for place, seat in enumerate([*dealt[1:], dealer]):
        assert deal.hands[seat] == (*FORTY_EIGHT[3 + 4 * place : 7 + 4 * place], *FORTY_EIGHT[26 + 4 * place : 30 + 4 * place])
    assert deal.field == (*FORTY_EIGHT[:3], *FORTY_EIGHT[23:26])
    assert len(deal.stock) == 2
    emitted = table.turn(["6d", "7a", "1a", "6c", "1b"])
    leader = only(emitted, events.Leader)[0]
    turned: list[str | None] = [None] * seats
    for seat, card in zip(dealt, ["6d", "7a", "1a", "6c", "1b"], strict=True):
        turned[seat] = card
    assert leader.turned == tuple(turned)
    assert leader.leader == table.actor == dealt[2]
    assert stakes(table) == [8] * seats
    asked = []
    for _ in range(3):
        asked.append(table.actor)
        emitted = table.play("in")
    assert asked == dealt[2:5]
    assert [event.seat for event in only(emitted, events.ForcedOut)] == dealt[:2]


def test_who_waits_in_vain_is_neither_active_nor_forced_out() -> None:
    """TA-29."""
    table = sit(7)
    emitted = table.play("in", "in", "in")
    assert only(emitted, events.Active) == [events.Active((0, 1, 2), 0)]
    assert [event.seat for event in only(emitted, events.ForcedOut)] == [3, 4]


def test_the_first_to_go_out_passes_hand_and_chip_to_the_sixth_who_speaks_at_once() -> None:
    """TA-30: Ben leads and goes out; Fumi has his hand, and 9 chips; then it is Chie's turn."""
    table = sit(6, leader=1)
    emitted = table.play("out")
    assert emitted == [
        events.Speak(1, "out", 1),
        events.Pay(1, 5, 1, "TA-30"),
        events.PassedHand(1, 5, tuple(sort(HANDS[1]).split())),
    ]
    assert stakes(table) == [8, 7, 8, 8, 8, 9]
    assert (table.actor, table.hand(5), table.hand(1)) == (5, sort(HANDS[1]), "")
    table.play("in")
    assert table.actor == 2


def test_with_six_the_second_penalty_goes_to_the_pot() -> None:
    """TA-30, TA-22."""
    table = sit(6)
    emitted = table.play("out", "in", "out")
    assert paid(emitted) == [(0, 5, 1, "TA-30", 0), (1, "pot", 1, "TA-22", 0)]
    assert len(only(emitted, events.PassedHand)) == 1
    assert table.actor == 2


def test_with_six_the_sixth_may_be_the_second_to_go_out() -> None:
    """TA-30, TA-22: Fumi pays into the pot, and nobody gets the hand."""
    table = sit(6)
    emitted = table.play("out", "out")
    assert paid(emitted) == [(0, 5, 1, "TA-30", 0), (5, "pot", 1, "TA-22", 0)]
    assert stakes(table) == [7, 8, 8, 8, 8, 8]
    assert table.actor == 1


def test_with_seven_the_second_to_go_out_passes_to_the_seventh_and_the_third_pays_the_pot() -> None:
    """TA-30."""
    table = sit(7)
    emitted = table.play("out", "in", "in", "out")
    assert paid(emitted) == [(0, 5, 1, "TA-30", 0), (2, 6, 1, "TA-30", 0)]
    assert table.actor == 6
    emitted = table.play("out")
    assert paid(emitted) == [(6, "pot", 1, "TA-22", 0)]
    emitted = table.play("in")
    assert only(emitted, events.ForcedOut) == [events.ForcedOut(4, 0)]
    assert only(emitted, events.Active) == [events.Active((1, 3, 5), 0)]


def test_a_hand_can_be_passed_twice() -> None:
    """TA-30: Fumi passes Aki's hand on to Gen, with a chip; then Ben speaks."""
    table = sit(7)
    emitted = table.play("out", "out")
    hand = tuple(sort(HANDS[0]).split())
    assert only(emitted, events.PassedHand) == [events.PassedHand(0, 5, hand), events.PassedHand(5, 6, hand)]
    assert paid(emitted) == [(0, 5, 1, "TA-30", 0), (5, 6, 1, "TA-30", 0)]
    assert stakes(table) == [7, 8, 8, 8, 8, 8, 9]
    assert (table.actor, table.hand(6), table.hand(5), table.hand(0)) == (6, sort(HANDS[0]), "", "")
    emitted = table.play("in", "in", "in")
    assert only(emitted, events.Active) == [events.Active((1, 2, 6), 0)]
    assert [event.seat for event in only(emitted, events.ForcedOut)] == [3, 4]


def test_a_hand_that_was_passed_and_is_out_goes_into_the_pile() -> None:
    """TA-30, TA-28: Aki's hand went to Fumi, who went out with it."""
    table = sit(6)
    table.play("out", "out", "in", "in", "in")
    emitted = begin(table)
    stock = set(only(emitted, events.Shuffle)[0].stock)
    assert {*HANDS[0].split(), *HANDS[4].split()} <= stock
    assert len(stock) == 21
    assert table.everywhere() == sorted(FORTY_EIGHT)


def test_the_leaders_hand_does_not_take_the_lead_along() -> None:
    """TA-27, TA-30: Dai led; Fumi has his hand, but Emi is the next active player to the right of Dai."""
    table = sit(6, leader=3)
    emitted = table.play("out", "in", "in", "in")
    assert only(emitted, events.Active) == [events.Active((4, 5, 0), 0)]
    emitted = begin(table)
    assert [event.seat for event in only(emitted, events.Return)] == [4, 5, 0]


def test_who_waited_can_win_and_deals_then() -> None:
    """TA-30, TA-18, TA-26, TA-29: Fumi wins; in the next round Emi, at Fumi's left, waits."""
    table = sit(6)
    table.play("out", "in", "in", "in")
    begin(table)
    found = finish(table, s5="11a 6a 7a 10a", s1="4b 5b")
    assert sorted(paid(found.events)) == [(1, 5, 5, "TA-16", 0), (2, 5, 7, "TA-16", 0)]
    assert found.result == (-1, -5, -7, 0, 0, 13)
    assert found.next_dealer == 5
    table.deal()
    deal = only(table.events, events.Deal)[0]
    assert [seat for seat, hand in enumerate(deal.hands) if hand is None] == [4]


def test_a_penalty_that_is_passed_is_forgiven_as_any_other() -> None:
    """TA-30, TA-22, TA-3: Aki has no chips; Fumi gets the hand alone, and can pay only with a chip that was passed along."""
    table = sit(6, chips=[0, 8, 8, 8, 8, 0])
    emitted = table.play("out")
    assert emitted[:2] == [events.Speak(0, "out", 1), events.Pay(0, 5, 0, "TA-30", 1)]
    assert paid(table.play("out")) == [(5, "pot", 0, "TA-22", 1)]
    table = sit(6, chips=[8, 8, 8, 8, 8, 0])
    assert paid(table.play("out", "out")) == [(0, 5, 1, "TA-30", 0), (5, "pot", 1, "TA-22", 0)]
    assert stakes(table) == [7, 8, 8, 8, 8, 0]


@pytest.mark.parametrize("seats", [6, 7])
def test_if_nobody_is_in_passed_penalties_are_given_back_too(seats: int) -> None:
    """TA-25, TA-30, CO-12: also by a player who had nothing but what was passed on; the same players wait in the next deal."""
    table = sit(seats, chips=[8] * 5 + [0] * (seats - 5))
    emitted = table.play(*["out"] * seats)
    fees = [pay for pay in paid(emitted) if pay[3] != "CO-12"]
    refunds = [pay for pay in paid(emitted) if pay[3] == "CO-12"]
    assert fees[0] == (0, 5, 1, "TA-30", 0)
    assert fees[1] == ((5, "pot", 1, "TA-22", 0) if seats == 6 else (5, 6, 1, "TA-30", 0))
    assert len(fees) == seats
    assert sorted(refunds, key=str) == sorted([(to, payer, 1, "CO-12", 0) for payer, to, *_ in fees], key=str)
    assert emitted[-1] == events.Misdeal("nobody_in")
    table.deal()
    assert table.totals == (8, 8, 8, 8, 8, *[0] * (seats - 5))
    deal = only(table.events, events.Deal)[0]
    assert [seat for seat, hand in enumerate(deal.hands) if hand is None] == list(range(5, seats))


def test_one_alone_with_the_hand_of_another_wins_the_pot() -> None:
    """TA-25, TA-30: only Gen is in, with Aki's hand; the four who went out after that have paid the pot."""
    table = sit(7)
    emitted = table.play("out", "out", "in", "out", "out", "out", "out")
    assert paid(emitted)[-1] == ("pot", 6, 4, "TA-26", 0)
    assert only(emitted, events.RoundScore)[0].result == (-1, -1, -1, -1, -1, 0, 5)
    assert only(emitted, events.RoundEnds)[0].next_dealer == 6


def test_a_player_who_waits_can_have_the_largest_stake() -> None:
    """TA-24, TA-29: of all at the table, who did not even get a hand."""
    table = Table(TAIYAKU, 6)
    for seat in range(5):
        table.state.totals[seat] = 1
    table.deal(hands=["", "", "", "1a 3a 8a 11a 6b 9b 10b 2c", ""], field="2d 4d 5d 7d 11d 12d")
    emitted = table.play("in", "in", "in")
    assert stakes(table) == [0, 0, 0, 4, 1, 8]
    assert only(emitted, events.RoundEnds)[0].winner == 5


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4, 5, None])
def test_the_cards_of_a_passed_hand_are_seen_by_the_two_alone(seat: int | None) -> None:
    """TA-30, CO-10."""
    passed = only(sit(6).play("out"), events.PassedHand)[0]
    hidden = events.PassedHand(0, 5, (HIDDEN,) * 8)
    assert passed.seen_by(seat) == (passed if seat in (0, 5) else hidden)


def test_of_the_deal_a_player_who_waits_sees_no_card() -> None:
    """TA-29, CO-10."""
    deal = only(sit(6).events, events.Deal)[0]
    hidden = (HIDDEN,) * 8
    assert deal.seen_by(5) == events.Deal((*(hidden,) * 5, None), None, (HIDDEN,) * 6, (HIDDEN,) * 2, True)


def test_of_a_forced_out_hand_nobody_sees_a_card() -> None:
    """TA-23, CO-10: what everybody learns is what is paid; the hand stays Dai's knowledge alone."""
    table, _ = forced("1a 9a 5c 5d 7c 7d 2c 2d")
    for seat in (0, 1, 2, None):
        view = table.match.view(seat)
        assert view.table.hands[3] == view.table.gave[3] == 0
    assert table.match.view(3).table.gave[3] == cards("1a 9a 5c 5d 7c 7d 2c 2d")
