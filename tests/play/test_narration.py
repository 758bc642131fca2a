"""Every event has a sentence that a player understands, in every language."""

from __future__ import annotations

import typing

import pytest

from hanashobu import games
from hanashobu.play import events
from hanashobu.play.commentary import Commentary
from hanashobu.play.events import AnyEvent
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.play.payments import grouped, line, sentence
from hanashobu.play.round_events import RoundEvents
from hanashobu.play.settlement import event_message, lines, settle
from hanashobu.rules.options import from_json
from hanashobu.text.reader import Reader

NAMES = ("Ann", "Bob", "Chie")
FOUR = (*NAMES, "Dai")
HIRAYA = games.find("hiraya").rules()
NARA = games.find("nara").rules()
TAIYAKU = games.find("taiyaku").rules()
HACHI = games.find("hachi_hachi").rules(from_json(games.find("hachi_hachi").options, {"campaign": True}), 4)
AT_HIRAYA = EventContext(NAMES, HIRAYA)

SAID: list[tuple[AnyEvent, str | None]] = [
    (
        events.MatchBegins(format=events.FORMAT, game="hiraya", options={}, seats=NAMES, start=(0, 0, 0), rounds=12),
        "Hiraya, 12 rounds: Ann, Bob and Chie.",
    ),
    (
        events.MatchBegins(format=events.FORMAT, game="hiraya", options={}, seats=NAMES, start=(0, 0, 0), rounds=1),
        "Hiraya, 1 round: Ann, Bob and Chie.",
    ),
    (
        events.MatchBegins(format=events.FORMAT, game="hiraya", options={}, seats=NAMES, start=(0, 0, 0)),
        "Hiraya, no set end: Ann, Bob and Chie.",
    ),
    (
        events.DealerDraw((("1a", "2a", "3c"),), 0),
        "Ann draws 1a Crane, Bob draws 2a Bush Warbler, Chie draws 3c Cherry Chaff. Ann deals first.",
    ),
    (
        events.DealerDraw((("1c", "1d", "3c"), ("4a", "2a", "3c")), 1),
        "Ann draws 1c Pine Chaff, Bob draws 1d Pine Chaff, Chie draws 3c Cherry Chaff. "
        "A tie, so once more: Ann draws 4a Cuckoo, Bob draws 2a Bush Warbler, Chie draws 3c Cherry Chaff. Bob deals first.",
    ),
    (events.RoundBegins(3, 2, (0, 0, 0)), "Round 3. Chie deals."),
    (events.Deal((None, None, None), None, (), ()), "The cards are dealt: 7 cards each, 6 on the field, 21 to draw."),
    (events.Misdeal("four_of_a_month"), "Misdeal: four cards of one month on the field. The same dealer deals again."),
    (events.Misdeal("three_willows"), "Misdeal: 3 of the Willow cards on the field. The same dealer deals again."),
    (events.Misdeal("requested", 1), "Misdeal: a new deal was asked for. The same dealer deals again."),
    (events.Multiplier(1), None),
    (events.Multiplier(4, (2, 2)), "Everything counts ×4 this round. For later rounds: ×2, ×2."),
    (events.Claim(2, ("HI-4",), ("1c", "1d")), "Chie shows Hiraya: 1c Pine Chaff and 1d Pine Chaff."),
    (events.DealerTakes(0, ("2b", "2c")), "Ann, the dealer, takes 2b Plum Poetry Ribbon and 2c Plum Chaff."),
    (events.Pile(1, 0, ("1a", "2a")), "Bob takes the left pile as a hand: 1a Crane and 2a Bush Warbler."),
    (events.Pile(1, 0, ("?", "?")), "Bob takes the left pile as a hand."),
    (events.Play(0, "hand", "3b", ("3a",)), "Ann plays 3b Cherry Poetry Ribbon and takes 3a Curtain."),
    (events.Play(0, "stock", "3b"), "Ann draws 3b Cherry Poetry Ribbon; it stays on the field."),
    (events.Play(0, "hand", "0", (), True), "Ann plays 0 Blank and takes it alone."),
    (events.YakuMade(1, ("HI-Y4",)), "Bob has Blue Ribbons."),
    (events.Redeal(1), "Bob asks for a new deal."),
    (events.Leftovers(2, ("8c", "11b")), "Chie gets what is left on the field: 8c Susuki Chaff and 11b Swallow."),
    (events.Pay(2, 1, 30, "HI-Y4"), "Chie pays Bob 30 for Blue Ribbons."),
    (events.Pay(2, "bank", 5, "HI-14"), "Chie pays 5: card points against par."),
    (events.Pay("bank", 1, 10, "HI-14"), "Bob gets 10: card points against par."),
    (events.RoundScore((75, 90, 75), ((), (), ()), (-35, 70, -35)), "This round: Ann −35, Bob +70, Chie −35."),
    (events.RoundEnds(1, (-35, 70, -35), "hands_out", 1), "Bob wins the round and deals the next. Totals: Ann −35, Bob 70, Chie −35."),
    (events.RoundEnds(1, (0, 0, 0), "hands_out"), "Nobody wins the round; Bob deals the next. Totals: Ann 0, Bob 0, Chie 0."),
    (events.RoundEnds(1, (0, 0, 0), "hands_out", 0), "Ann wins the round; Bob deals the next. Totals: Ann 0, Bob 0, Chie 0."),
    (events.MatchEnds((-35, 70, -35), (1,), "rounds"), "The match is over. Bob wins with 70."),
    (events.MatchEnds((70, 70, -140), (0, 1), "stopped"), "The match was ended early. Ann and Bob share the win with 70."),
    (events.MatchEnds((0, 70, -70), (1,), "bust"), "The match is over: a player has nothing left. Bob wins with 70."),
    (events.Blind(0, "mizuten"), "Ann plays blind (mizuten)."),
    (events.Blind(0, "looks"), "Ann looks at the cards."),
    (events.Swap(1, 0), "Bob takes the dealer's hand from Ann."),
    (events.Swap(1), "Bob does not take the dealer's hand."),
    (events.Misdeal("nobody_in"), "Misdeal: nobody wants to play. The same dealer deals again."),
    (
        events.SitsOut(2, "blank", ("1a", "2a")),
        "Chie has the blank and sits this round out. The other cards of that hand are the field: 1a Crane and 2a Bush Warbler.",
    ),
    (events.Leader(("3a", "2c", None), 1, ("2c", "3a")), "Ann turns 3a Curtain, Bob turns 2c Plum Chaff. Bob leads."),
    (events.Speak(0, "in"), "Ann is in."),
    (events.Speak(0, "out", 18), "Ann goes out; that costs 18."),
    (events.PassedHand(0, 2, ("1a",)), "Ann passes the hand to Chie: 1a Crane."),
    (events.PassedHand(0, 2, ("?",)), "Ann passes the hand to Chie."),
    (events.ForcedOut(2, 84), "Chie is forced out and gets 84 for the hand."),
    (events.ForcedOut(2, 0), "Chie is forced out."),
    (events.Agree(1), "Bob has answered whether to share the pot."),
    (events.Agree(1, True), "Bob wants to share the pot."),
    (events.Agree(1, False), "Bob would rather play for the pot."),
    (events.TwoLeft((), "play"), "Neither wanted to share the pot, so it is played for."),
    (events.TwoLeft((1,), "play"), "Only Bob wanted to share the pot, so it is played for."),
    (events.TwoLeft((0, 1), "split"), "Ann and Bob agree to share the pot."),
    (events.Active((1, 2, 0), 1), "Bob, Chie and Ann play this round. Bob begins."),
    (events.Shuffle(("1a", "2a")), "The draw pile is shuffled: 2 cards."),
    (events.Claim(2, (), (), ("HI-4",)), "Chie keeps Hiraya hidden."),
    (events.Return(1, "1a"), "Bob puts 1a Crane back into the draw pile."),
    (events.Return(1, "?"), "Bob puts a card back into the draw pile."),
    (events.Cut(1, ("1a",)), "Bob cuts the draw pile."),
    (events.Offer(2, 0, 40), "Chie offers Ann 40 for the place in the round."),
    (events.OfferAnswer(0, True), "Ann accepts and is out."),
    (events.OfferAnswer(0, False), "Ann refuses."),
    (events.CounterOffer(0, 2, 60), "Ann wants 60 from Chie instead."),
    (events.OfferAnswer(2, True, True), "Chie accepts and plays instead."),
    (events.OfferAnswer(2, False, True), "Chie refuses."),
    (events.Raised(1, "HI-Y4", 0, 2), "The yaku of Bob count × 2: Blue Ribbons."),
    (events.Raised(1, "HI-Y4", 3, 1), "The yaku of Bob count 3 more: Blue Ribbons."),
    (events.YearEnds(1, 12, (0, 12, 0)), "The year is over: Bob gets 12 from the year's pot."),
    (events.Ginmi(1, 240, (0, 0, 0)), "Bob is ginmi for the third round in a row, and is paid 240 by the others together."),
    (events.Loan(1, 600, (0, 600, 0)), "Bob has run out of points and borrows 600 from the bank."),
    (
        events.RoundEnds(1, (0, 0, 0), "split"),
        "The two who are in share the pot. Nobody wins the round; Bob deals the next. Totals: Ann 0, Bob 0, Chie 0.",
    ),
]

AT_LARGER_TABLES: list[tuple[AnyEvent, str]] = [
    (events.Call(1, "sage"), "Bob calls sage: the round goes on."),
    (events.Call(1, "shoubu"), "Bob calls shoubu: the round ends."),
    (events.Call(1, "cancel"), "Bob cancels: the round ends."),
    (events.Pay(0, "pot", 12, "HH-42"), "Ann pays 12 into the pot for going out."),
    (events.Pay("pot", 1, 30, "HH-27"), "Bob gets 30 from the pot."),
    (events.Pay(1, "year", 1, "HH-72"), "Bob pays 1 into the year's pot."),
    (events.Pay("prize", 1, 240, "HH-75"), "Bob gets 240 from the prize pot: the final accounts."),
    (events.Pay(1, "bank", 300, "HH-75"), "Bob pays 300: the final accounts."),
    (events.Pay(0, 1, 3, "HH-48", 2), "Ann pays Bob 3 for a forced-out hand. The stake does not cover the rest: 2 unpaid."),
]

TO_YOU: list[tuple[AnyEvent, int, str]] = [
    (events.Play(1, "hand", "3b", ("3a",)), 1, "You play Cherry Poetry Ribbon and take Curtain."),
    (events.Play(1, "stock", "10a", ("10b", "10c", "10d")), 1, "You draw Deer and take Maple Blue Ribbon and two Maple Chaff."),
    (events.DealerDraw((("1a", "2a", "3c"),), 0), 0, "You draw Crane, Bob draws Bush Warbler, Chie draws Cherry Chaff. You deal first."),
    (events.PassedHand(0, 2, ("1a",)), 0, "You pass your hand to Chie: Crane."),
    (events.PassedHand(0, 2, ("1a",)), 2, "Ann passes the hand to you: Crane."),
    (events.Offer(2, 0, 40), 0, "Chie offers you 40 for your place in the round."),
    (events.Active((1, 2, 0), 1), 2, "Bob, you and Ann play this round. Bob begins."),
    (events.TwoLeft((0, 1), "split"), 1, "You and Ann agree to share the pot."),
    (events.Pay(2, 1, 30, "HI-Y4"), 1, "Chie pays you 30 for Blue Ribbons."),
    (events.RoundScore((75, 90, 75), ((), (), ()), (-35, 70, -35)), 0, "This round: you −35, Bob +70, Chie −35."),
    (events.RoundEnds(1, (0, 0, 0), "hands_out", 0), 1, "Ann wins the round; you deal the next. Totals: Ann 0, you 0, Chie 0."),
    (events.MatchEnds((70, 70, -140), (0, 1), "stopped"), 1, "The match was ended early. You and Ann share the win with 70."),
]


@pytest.mark.parametrize(("event", "text"), SAID)
def test_what_happened_is_said_in_a_sentence(event: AnyEvent, text: str | None) -> None:
    said = event_message(event, AT_HIRAYA)
    assert (said and str(said)) == text


def test_every_kind_of_event_is_among_these() -> None:
    assert {type(event) for event, _ in (*SAID, *AT_LARGER_TABLES)} == set(typing.get_args(AnyEvent))


@pytest.mark.parametrize(("event", "text"), AT_LARGER_TABLES)
def test_pots_and_the_bank_have_their_own_words(event: AnyEvent, text: str) -> None:
    assert str(event_message(event, EventContext(FOUR, HACHI))) == text


@pytest.mark.parametrize(("event", "you", "text"), TO_YOU)
def test_whoever_reads_it_is_addressed_as_you(event: AnyEvent, you: int, text: str) -> None:
    said = event_message(event, AT_HIRAYA)
    assert said
    assert Reader(you=you, codes=False)(said) == text


def test_piles_to_choose_from_are_told_in_the_deal() -> None:
    said = event_message(events.Deal((None,) * 4, None, (), ()), EventContext(FOUR, NARA))
    assert str(said) == "The cards are dealt: two piles of 5 each, 9 on the field."


PAID = [
    events.Pay(2, 1, 30, "HI-Y4"),
    events.Pay(0, 1, 30, "HI-Y4"),
    events.Pay(0, 1, 20, "HI-Y2"),
    events.Pay(1, 0, 6, "HI-4"),
    events.Pay(1, 2, 6, "HI-4"),
    events.Pay(2, "bank", 5, "HI-14"),
    events.Pay(0, "bank", 5, "HI-14"),
    events.Pay("bank", 1, 10, "HI-14"),
]


def test_those_who_pay_the_same_for_the_same_are_told_together() -> None:
    assert [str(sentence(one, AT_HIRAYA)) for one in grouped(PAID)] == [
        "Chie and Ann pay Bob 30 each for Blue Ribbons.",
        "Ann pays Bob 20 for Four Brights.",
        "Bob pays Ann and Chie 6 each for Hiraya.",
        "Card points against par: Ann −5, Bob +10, Chie −5.",
    ]
    to_chie = Reader(you=2)
    assert to_chie(line(grouped(PAID)[0], AT_HIRAYA)) == "You and Ann pay Bob 30 each"
    assert to_chie(line(grouped(PAID)[2], AT_HIRAYA)) == "Bob pays you and Ann 6 each"
    assert Reader("ja", you=2)(line(grouped(PAID)[0], AT_HIRAYA)) == "あなたとAnnがBobに30点ずつ払います"
    assert Reader("es", you=1)(line(grouped(PAID)[0], AT_HIRAYA)) == "Chie y Ann te pagan 30 puntos cada uno"


def test_two_equal_payments_of_one_player_stay_apart() -> None:
    twice = grouped([events.Pay(0, 1, 12, "HI-Y4"), events.Pay(0, 1, 12, "HI-Y4")])
    assert [str(line(one, AT_HIRAYA)) for one in twice] == ["Ann pays Bob 12", "Ann pays Bob 12"]


def test_a_stake_that_holds_no_more_is_told() -> None:
    """TA-16."""
    short = [events.Pay(0, 1, 8, "TA-16", 6), events.Pay(2, 1, 8, "TA-16", 6)]
    (one,) = grouped(short)
    at = EventContext(NAMES, TAIYAKU)
    assert str(line(one, at)) == "Ann and Chie pay Bob 8 chips each (6 chips each unpaid: the stake does not cover it)"
    assert str(sentence(one, at)).endswith("8 chips each for the difference. The stake does not cover the rest: 6 chips each unpaid.")


def test_card_points_against_par_are_explained() -> None:
    """HI-14."""
    (first,) = lines(PAID[5:], AT_HIRAYA, (75, 90, 75))
    assert Reader(you=1)(first.text) == "Ann 75 − 80 = −5, you 90 − 80 = +10, Chie 75 − 80 = −5"
    assert (str(first.reason), first.rule) == ("card points against par", "HI-14")
    (doubled,) = lines(PAID[5:], EventContext(NAMES, HIRAYA), (), 2)
    assert str(doubled.text) == "Ann −5, Bob +10, Chie −5"


def test_the_rule_stands_behind_a_reason_where_that_is_wanted() -> None:
    said = sentence(grouped(PAID)[0], EventContext(NAMES, HIRAYA, cites=True))
    assert str(said) == "Chie and Ann pay Bob 30 each for Blue Ribbons (HI-Y4)."


def test_of_rows_that_share_an_id_the_one_that_the_pile_has_is_named() -> None:
    """TA-Y11: Wisteria Row and Iris Row."""
    made = events.YakuMade(0, ("TA-Y11",))
    plays = [events.Play(0, "hand", "5a", ("5b",)), events.Play(0, "stock", "5c", ("5d",))]
    commentary = Commentary(NAMES, TAIYAKU)
    commentary.read([*plays, made])
    assert str(commentary.texts[-1]) == "Ann has Iris Row."
    assert str(event_message(made, EventContext(NAMES, TAIYAKU))) == "Ann has Wisteria Row or Iris Row."


def test_the_settlement_of_a_round_is_told_line_by_line() -> None:
    happened = [
        events.RoundBegins(3, 0, (0, 0, 0)),
        events.Deal((None, None, None), None, (), ()),
        events.Claim(2, ("HI-4",), ("1c", "1d")),
        events.Play(1, "hand", "6b", ("9b", "10b")),
        *PAID[:2],
        events.RoundScore((75, 90, 75), ((), (("HI-Y4", 30),), ()), (-35, 70, -35)),
        events.RoundEnds(1, (-35, 70, -35), "hands_out", 1),
    ]
    commentary = Commentary(NAMES, HIRAYA)
    commentary.read(happened)
    (settled,) = commentary.settled_since(0)
    assert commentary.settled_since(len(happened)) == ()
    assert settled == settle(RoundEvents.of(happened), commentary.context)
    assert settled.round == 3
    assert str(settled.result) == "Bob wins the round and deals the next."
    held = [(one.seat, one.rule, one.names[0].english, one.cards, str(one.worth), one.shown) for one in settled.held]
    assert held == [
        (1, "HI-Y4", "Blue Ribbons", ("6b", "9b", "10b"), "30", False),
        (2, "HI-4", "Hiraya", ("1c", "1d"), "30", True),
    ]
    assert [(str(one.text), str(one.reason), one.rule) for one in settled.payments] == [
        ("Chie and Ann pay Bob 30 each", "Blue Ribbons", "HI-Y4")
    ]
    commentary.read([events.MatchEnds((-35, 70, -35), (1,), "stopped")])
    (last,) = commentary.settled_since(len(happened))
    assert str(last.result) == "Bob wins the round."
