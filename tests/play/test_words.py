"""Every event has a sentence that a player understands."""

from __future__ import annotations

import typing

import pytest

from hanashobu import games
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.words import by_seat, payments, say, signed
from hanashobu.rules.options import from_json

NAMES = ("Ann", "Bob", "Chie")
HIRAYA = games.find("hiraya").rules()
KYU = games.find("kyu_rei_hana").rules()
NARA = games.find("nara").rules()
FOUR = (*NAMES, "Dai")
HACHI = games.find("hachi_hachi").rules(from_json(games.find("hachi_hachi").options, {"campaign": True}), 4)

SAID: list[tuple[AnyEvent, str | None]] = [
    (events.MatchBegins(events.FORMAT, "hiraya", {}, NAMES, (0, 0, 0), 12), "Hiraya, 12 rounds: Ann, Bob and Chie."),
    (events.MatchBegins(events.FORMAT, "hiraya", {}, NAMES, (0, 0, 0), 1), "Hiraya, 1 round: Ann, Bob and Chie."),
    (events.MatchBegins(events.FORMAT, "hiraya", {}, NAMES, (0, 0, 0)), "Hiraya, open end: Ann, Bob and Chie."),
    (events.DealerDraw((("1a", "2a", "3c"),), 0), "Ann draws 1a, Bob draws 2a, Chie draws 3c. Ann deals first."),
    (
        events.DealerDraw((("1c", "1d", "3c"), ("4a", "2a", "3c")), 1),
        "Ann draws 1c, Bob draws 1d, Chie draws 3c; a tie, so once more: Ann draws 4a, Bob draws 2a, Chie draws 3c. Bob deals first.",
    ),
    (events.RoundBegins(3, 2, (0, 0, 0)), "Round 3. Chie deals."),
    (events.Deal((None, None, None), None, (), ()), "Dealt: 7 cards each, 6 on the field, 21 to draw."),
    (events.Misdeal("four_of_a_month"), "Misdeal: four cards of one month lie on the field. The same dealer deals again."),
    (events.Misdeal("three_willows"), "Misdeal: three Willows lie on the field. The same dealer deals again."),
    (events.Misdeal("requested", 1), "Misdeal: a new deal was asked for. The same dealer deals again."),
    (events.Multiplier(1), None),
    (events.Multiplier(4, (2, 2)), "Everything counts ×4 in this round. Waiting for later rounds: ×2, ×2."),
    (events.Claim(2, ("HI-4",), ("1c", "1d")), "Chie shows Hiraya (HI-4): 1c Pine Chaff, 1d Pine Chaff."),
    (events.DealerTakes(0, ("2b", "2c")), "Ann, the dealer, takes 2b Plum Poetry Ribbon, 2c Plum Chaff."),
    (events.Pile(1, 0, ("1a", "2a")), "Bob takes pile 0 as hand: 1a Crane, 2a Bush Warbler."),
    (events.Pile(1, 0, ("?", "?")), "Bob takes pile 0 as hand."),
    (events.Play(0, "hand", "3b", ("3a",)), "Ann plays 3b Cherry Poetry Ribbon from the hand and takes 3a Curtain."),
    (events.Play(0, "stock", "3b"), "Ann draws 3b Cherry Poetry Ribbon; it stays on the field."),
    (events.Play(0, "hand", "0", (), True), "Ann plays 0 Blank from the hand and takes it alone."),
    (events.YakuMade(1, ("HI-Y4",)), "Bob has Blue Ribbons (HI-Y4)."),
    (events.Redeal(1), "Bob asks for a new deal."),
    (events.Leftovers(2, ("8c", "11b")), "Chie gets what is left on the field: 8c Susuki Chaff, 11b Swallow."),
    (events.Pay(2, 1, 30, "HI-Y4"), "Chie pays Bob 30 for Blue Ribbons (HI-Y4)."),
    (events.Pay(2, "bank", 5, "HI-14"), "Chie pays 5 for card points below par (HI-14)."),
    (events.Pay("bank", 1, 10, "HI-14"), "Bob gets 10 for card points above par (HI-14)."),
    (events.RoundScore((75, 90, 75), ((), (), ()), (-35, 70, -35)), "The round brings Ann -35, Bob +70, Chie -35."),
    (events.RoundEnds(1, (-35, 70, -35), "hands_out", 1), "Bob wins the round and deals the next. Totals: Ann -35, Bob 70, Chie -35."),
    (events.RoundEnds(1, (0, 0, 0), "hands_out"), "Nobody wins the round; Bob deals the next. Totals: Ann 0, Bob 0, Chie 0."),
    (events.RoundEnds(1, (0, 0, 0), "hands_out", 0), "Ann wins the round; Bob deals the next. Totals: Ann 0, Bob 0, Chie 0."),
    (events.MatchEnds((-35, 70, -35), (1,), "rounds"), "The match is over: Bob wins with 70."),
    (events.MatchEnds((70, 70, -140), (0, 1), "stopped"), "The players stop here: Ann and Bob share the win with 70."),
    (events.MatchEnds((0, 70, -70), (1,), "bust"), "The match is over: Bob wins with 70. Somebody has nothing left."),
    (events.Blind(0, "mizuten"), "Ann plays blind (mizuten)."),
    (events.Blind(0, "looks"), "Ann looks at the cards."),
    (events.Swap(1, 0), "Bob takes the dealer's hand from Ann."),
    (events.Swap(1), "Bob does not take the dealer's hand."),
    (events.Misdeal("nobody_in"), "Misdeal: nobody wants to play. The same dealer deals again."),
    (events.SitsOut(2, "blank", ("1a", "2a")), "Chie has the blank and sits the round out, and 1a Crane, 2a Bush Warbler are the field."),
    (events.Leader(("3a", "2c", None), 1, ("2c", "3a")), "Ann turns 3a, Bob turns 2c. Bob leads. On the field: 2c Plum Chaff, 3a Curtain."),
    (events.Speak(0, "in"), "Ann is in."),
    (events.Speak(0, "out", 18), "Ann goes out; that costs 18."),
    (events.PassedHand(0, 2, ("1a",)), "Ann passes the hand to Chie: 1a Crane."),
    (events.PassedHand(0, 2, ("?",)), "Ann passes the hand to Chie."),
    (events.ForcedOut(2, 84), "Chie is forced out and gets 84 for the hand."),
    (events.ForcedOut(2, 0), "Chie is forced out."),
    (events.Agree(1), "Bob has answered whether to share the pot."),
    (events.Agree(1, True), "Bob would share the pot."),
    (events.Agree(1, False), "Bob would rather play for the pot."),
    (events.TwoLeft((), "play"), "Neither would share the pot: they play for it."),
    (events.TwoLeft((1,), "play"), "Only Bob would share the pot: they play for it."),
    (events.TwoLeft((0, 1), "split"), "Ann and Bob agree to share the pot."),
    (events.Active((1, 2, 0), 1), "Bob, Chie and Ann play the round; Bob begins."),
    (events.Shuffle(("1a", "2a")), "The draw pile is shuffled: 2 cards."),
    (events.Claim(2, (), (), ("HI-4",)), "Chie keeps Hiraya (HI-4) hidden."),
    (events.Return(1, "1a"), "Bob puts 1a Crane back into the draw pile."),
    (events.Return(1, "?"), "Bob puts a card back into the draw pile."),
    (events.Cut(1, ("1a",)), "Bob cuts the draw pile."),
    (events.Call(1, "sage"), "Bob calls sage: the round goes on."),
    (events.Call(1, "shoubu"), "Bob calls shoubu: the round ends."),
    (events.Call(1, "cancel"), "Bob cancels: the round ends."),
    (events.Offer(2, 0, 40), "Chie offers Ann 40 for the place in the round."),
    (events.OfferAnswer(0, True), "Ann accepts, and is out."),
    (events.OfferAnswer(0, False), "Ann refuses."),
    (events.CounterOffer(0, 2, 60), "Ann wants 60 from Chie instead."),
    (events.OfferAnswer(2, True, True), "Chie accepts, and plays instead."),
    (events.OfferAnswer(2, False, True), "Chie refuses."),
    (events.YearEnds(1, 12, (0, 12, 0)), "The year is over: Bob gets 12 from the year's pot."),
    (events.Ginmi(1, 240, (0, 0, 0)), "Bob is ginmi for the third round in a row, and is paid 240 by all others together."),
    (events.Loan(1, 600, (0, 600, 0)), "Bob has run out of points, and borrows 600 from the bank."),
    (
        events.RoundEnds(1, (0, 0, 0), "split"),
        "The two who are left share the pot. Nobody wins the round; Bob deals the next. Totals: Ann 0, Bob 0, Chie 0.",
    ),
]

AT_LARGER_TABLES: list[tuple[AnyEvent, str]] = [
    (events.Pay(0, "pot", 12, "HH-42"), "Ann pays 12 into the pot for going out (HH-42)."),
    (events.Pay("pot", 1, 30, "HH-27"), "Bob gets 30 from the pot (HH-27)."),
    (events.Pay(1, "year", 1, "HH-72"), "Bob pays 1 into the year's pot (HH-72)."),
    (events.Pay("prize", 1, 240, "HH-75"), "Bob gets 240 from the prize pot: the final accounts (HH-75)."),
    (events.Pay(1, "bank", 300, "HH-75"), "Bob pays 300 to the bank for the final accounts (HH-75)."),
    (events.Pay(0, 1, 3, "HH-48", 2), "Ann pays Bob 3 for a forced-out hand (HH-48). 2 more is forgiven: the stake has no more."),
]


@pytest.mark.parametrize(("event", "sentence"), AT_LARGER_TABLES)
def test_pots_and_the_bank_have_their_own_words(event: AnyEvent, sentence: str) -> None:
    assert say(event, FOUR, HACHI) == sentence


@pytest.mark.parametrize(("event", "sentence"), SAID, ids=lambda value: type(value).__name__ if not isinstance(value, str) else "")
def test_what_happened_is_said_in_a_sentence(event: AnyEvent, sentence: str | None) -> None:
    assert say(event, NAMES, HIRAYA) == sentence


def test_every_kind_of_event_is_among_these() -> None:
    assert {type(event) for event, _ in SAID} == set(typing.get_args(AnyEvent))


def test_piles_to_choose_from_are_told_in_the_deal() -> None:
    assert say(events.Deal((None,) * 4, None, (), ()), FOUR, NARA) == "Dealt: two piles of 5 each, 9 on the field."


def test_those_who_pay_the_same_for_the_same_stand_in_one_line() -> None:
    paid = [
        events.Pay(0, 2, 30, "HI-4"),
        events.Pay(1, 2, 30, "HI-4"),
        events.Pay(0, 1, 30, "HI-Y4"),
        events.Pay(2, 1, 30, "HI-Y4"),
        events.Pay(2, "bank", 5, "HI-14"),
        events.Pay("bank", 0, 5, "HI-14"),
    ]
    assert payments(paid, NAMES, HIRAYA) == [
        "Ann and Bob pay Chie 30 each for Hiraya (HI-4).",
        "Ann and Chie pay Bob 30 each for Blue Ribbons (HI-Y4).",
        "Chie pays 5 for card points below par (HI-14).",
        "Ann gets 5 for card points above par (HI-14).",
    ]


def test_two_who_both_fall_short_by_the_same_pay_each_for_themselves() -> None:
    paid = [events.Pay(0, "bank", 5, "HI-14"), events.Pay(2, "bank", 5, "HI-14")]
    assert payments(paid, NAMES, HIRAYA) == [
        "Ann pays 5 for card points below par (HI-14).",
        "Chie pays 5 for card points below par (HI-14).",
    ]


def test_points_have_a_sign_where_they_are_won_or_lost() -> None:
    assert [signed(points) for points in (5, 0, -5)] == ["+5", "0", "-5"]
    assert by_seat(("Ann", "Bob"), (5, -5)) == "Ann 5, Bob -5"
