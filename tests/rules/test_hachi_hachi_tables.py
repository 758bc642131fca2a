"""Hachi-Hachi at larger tables: the dropout phase, the blank, buying a place, the dealer's hand, playing blind (HH-40 to HH-63)."""

from __future__ import annotations

from typing import Any

import pytest

from hanashobu.play import events
from hanashobu.play.match import IllegalAction
from tests.rules.hachi_hachi import HH, Payments, decline, finish, payments, play_on, put
from tests.support.helpers import Table, only, settled
from tests.support.umpire import ANIMALS, BRIGHTS, FORTY_EIGHT, RIBBONS

DRY_CHAFF = [card for card in FORTY_EIGHT if card not in [*BRIGHTS, *ANIMALS, *RIBBONS, "11d"]]
EIGHTY_EIGHT = f"{' '.join(BRIGHTS[:4])} {' '.join(DRY_CHAFF[:8])}"
EIGHTY_NINE = f"{' '.join(BRIGHTS[:4])} {' '.join(DRY_CHAFF[:9])}"
EIGHTS = [
    "2b 3a 3b 4b 4c 4d 6d 7d 8c 9c 10a 10b 10c 11b 12a 12c",
    "1b 1c 2a 2c 2d 3c 5a 5c 5d 6a 6c 7a 7c 8a 8b 8d 9d 10d 11d 12b",
    "1a 1d 3d 4a 5b 6b 7b 9a 9b 11a 11c 12d",
]


def active(told: list[events.AnyEvent]) -> list[tuple[tuple[int, ...], int]]:
    """Who plays the round, and who deals it."""
    return [(event.seats, event.dealer) for event in only(told, events.Active)]


# The deal of many.


@pytest.mark.parametrize(("seats", "stock"), [(4, 14), (5, 7), (6, 0)])
def test_hh_40_everyone_is_dealt_seven_and_the_field_six(seats: int, stock: int) -> None:
    """HH-40: with six players there is no draw pile yet."""
    deal = only(Table(HH, seats).deal().told, events.Deal)[0]
    assert ([len(hand or ()) for hand in deal.hands], len(deal.field), len(deal.stock)) == ([7] * seats, 6, stock)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_hh_40_misdeal_and_multiplier_as_usual(seats: int) -> None:
    """HH-40: four of a month are dealt again before anybody speaks; the Phoenix multiplies by four."""
    table = Table(HH, seats, dealer=2).deal(field="7a 7b 7c 7d 1a 12a")
    assert table.told[-1] == events.Misdeal("four_of_a_month")
    table.deal(field="12a")
    assert only(table.told, events.Multiplier) == [events.Multiplier(4)]
    assert (table.actor, table.choices, table.match.round) == (2, "in, out", 1)


# In or out.


@pytest.mark.parametrize("dealer", [0, 3])
def test_hh_41_from_the_dealer_on_each_says_in_or_out_until_three_are_in(dealer: int) -> None:
    """HH-41: of six the fifth to speak is the third who is in, and the sixth does not speak."""
    table = Table(HH, 6, dealer=dealer).deal()
    asked = []
    for word in ("out", "in", "out", "in", "in"):
        asked.append(table.actor)
        assert table.choices == "in, out"
        told = table.play(word)
    assert asked == [(dealer + step) % 6 for step in range(5)]
    assert active(told) == [(tuple((dealer + step) % 6 for step in (1, 3, 4)), (dealer + 1) % 6)]


def test_hh_41_or_until_all_have_spoken() -> None:
    """HH-41: two of four are in after the last has spoken."""
    table = Table(HH, 4, two_left="play").deal()
    told = table.play("in", "out", "in", "out")
    assert active(told) == [((0, 2), 0)]
    assert only(told, events.ForcedOut) == []


@pytest.mark.parametrize(("kan", "fees"), [(12, [12, 18, 24, 30, 36]), (10, [10, 15, 20, 25, 30])])
@pytest.mark.parametrize(("field", "times"), [("", 1), ("8a", 2), ("11a", 4)])
def test_hh_42_going_out_costs_a_kan_and_half_a_kan_more_each_time(kan: int, fees: list[int], field: str, times: int) -> None:
    """HH-42, HH-49: into the pot, and multiplied."""
    table = Table(HH, 6, kan=kan).deal(field=field)
    told = table.play(*["out"] * 5)
    assert [event.fee for event in only(told, events.Speak)] == [times * fee for fee in fees]
    assert payments(told) == [(seat, "pot", times * fee, "HH-42") for seat, fee in enumerate(fees)]


def test_hh_42_who_is_in_does_not_raise_what_the_next_one_pays() -> None:
    """HH-42: the second to go out pays 18, though the third to speak; the pay follows at once."""
    table = Table(HH, 5).deal()
    assert table.play("out") == [events.Speak(0, "out", 12), events.Pay(0, "pot", 12, "HH-42")]
    assert table.play("in") == [events.Speak(1, "in")]
    assert table.play("out") == [events.Speak(2, "out", 18), events.Pay(2, "pot", 18, "HH-42")]


def test_hh_27_the_winner_takes_the_pot() -> None:
    """HH-27, HH-42: 30 points from two who went out, after everything else, and not multiplied again."""
    table = Table(HH, 5, dealer=1).deal(field="8a")
    table.play("out", "out", "in", "in", "in")
    told = finish(table, "", "", "", "1a 3a", "5a")
    assert payments(told)[-1] == ("pot", 3, 60, "HH-27")
    found = settled(table, told)
    assert (found.winner, found.next_dealer) == (3, 3)
    assert found.result[1:3] == (-24, -36)
    assert found.result[3] == 2 * (40 - 88) + 60


# Forced out.


@pytest.mark.parametrize(("seats", "forced"), [(4, [3]), (5, [3, 4]), (6, [3, 4, 5])])
def test_hh_43_once_three_are_in_the_others_are_forced_out_and_pay_nothing(seats: int, forced: list[int]) -> None:
    """HH-43."""
    table = Table(HH, seats).deal()
    told = table.play("in", "in", "in")
    assert [event.seat for event in only(told, events.ForcedOut)] == forced
    assert active(told) == [((0, 1, 2), 0)]
    assert all(payer not in forced for payer, *_ in payments(told))


# A hand, what it is worth, and with Boar, Deer, Butterflies.
WORTHS = [
    ("1c 2a 3c 4b 5c 6c 7a", 0, 3),  # nothing
    ("1a 3a 2c 4c 5c 6c 7b", 6, 6),  # two Brights
    ("11a 12a 2b 4c 5c 6a 7b", 9, 12),  # Rain Man, Phoenix, a poetry ribbon
    ("6b 9b 1b 2b 4a 5a 7c", 12, 12),  # ribbons of two sets
    ("11c 4b 5b 7b 2a 8b 3c", 0, 0),  # plain ribbons belong to none
    ("1a 1b 1c 4a 5a 6b 7a", 12 + 3, 12 + 6),  # Triplet, whose cards are used, and 6b
    ("12b 12c 12d 12a 1a 6b 5a", 36 + 6, 36 + 6),  # Four of a Kind uses the Phoenix
    ("1a 1c 2a 2b 4a 4b 8a", 24 + 3, 24 + 3),  # Three Pairs, and the Moon
    ("1a 1b 1c 1d 3a 3b 3c", 120, 120),  # Four-Three uses the whole hand
    ("1a 1b 1c 1d 3a 3b 6b", 48, 48),  # One-Two-Four as well
    ("1b 2b 3b 8a 4a 5a 6c", 42 + 3, 42 + 3),  # Poetry Ribbons and the Moon
    ("6b 9b 10b 1a 3a 2b 5a", 42 + 9, 42 + 9),  # Blue Ribbons
    ("1a 3a 8a 12a 4a 5b 6c", 60, 60),  # Four Brights
    ("1a 3a 8a 11a 12a 5b 6b", 72 + 3, 72 + 3),  # Five Brights
    ("1a 2c 3c 4c 5c 6c 7c", 24, 24),  # One Bright uses the whole hand
    ("1b 6b 3c 4c 5c 8c 7c", 12, 12),  # Red uses the whole hand
    ("1b 2b 3b 4c 5c 6c 7c", 12 + 42, 12 + 42),  # Red and Poetry Ribbons
    ("1b 2b 3b 4b 5b 6b 7b", 12 + 60 + 42, 12 + 60 + 42),  # Red, Seven Ribbons and Poetry Ribbons
    ("1b 1c 1d 2c 3c 4c 6b", 12 + 12, 12 + 12),  # Triplet and Red, which uses 6b
    ("6a 7a 10a 1c 2c 3c 8a", 3, 42 + 3),  # Boar, Deer, Butterflies, and the Moon
]


@pytest.mark.parametrize(("hand", "worth", "with_boar"), WORTHS)
def test_hh_48_a_forced_out_hand_is_compensated(hand: str, worth: int, with_boar: int) -> None:
    """HH-48: half the teyaku, half of each complete dekiyaku, 3 for each other good card; from each of two."""
    for options, points in (({}, worth), ({"inoshikacho": True}, with_boar)):
        table = Table(HH, 4, **options).deal(hands=["", "", "", hand])
        told = table.play("in", "in", "in")
        assert only(told, events.ForcedOut) == [events.ForcedOut(3, 2 * points)]
        assert payments(told) == [(seat, 3, points, "HH-48") for seat in (1, 2) if points]


def test_hh_48_halves_are_whole_points_with_the_small_kan() -> None:
    """HH-48, HH-1: half of a Standing Triplet is 15, of Poetry Ribbons 35; 3 points for a card are 3 with any kan."""
    table = Table(HH, 5, kan=10).deal(hands=["", "", "", "4a 4b 4c 1a 2a 3b 5b", "1b 2b 3a 6b 7a 9a 10a"])
    told = table.play("in", "in", "in")
    assert payments(told) == [(1, 3, 21, "HH-48"), (2, 3, 21, "HH-48"), (1, 4, 12, "HH-48"), (2, 4, 12, "HH-48")]


def test_hh_49_two_active_players_who_are_not_the_dealer_pay_and_all_is_multiplied() -> None:
    """HH-49: Ben deals, Aki is forced out."""
    table = Table(HH, 4, dealer=1).deal(hands=["1a 3a 2c 4c 5c 6c 7b"], field="12a")
    told = table.play("in", "in", "in")
    assert only(told, events.ForcedOut) == [events.ForcedOut(0, 48)]
    assert payments(told) == [(2, 0, 24, "HH-48"), (3, 0, 24, "HH-48")]


def test_hh_49_where_the_dealer_went_out_the_dealer_of_the_round_pays_nothing() -> None:
    """HH-49, HH-47: Aki dealt and is out, Ben deals the round; Chie and Dai pay Emi."""
    table = Table(HH, 5).deal(hands=["", "", "", "", "1a 3a 2c 4c 5c 6c 7b"])
    told = table.play("out", "in", "in", "in")
    assert payments(told, "HH-48") == [(2, 4, 6, "HH-48"), (3, 4, 6, "HH-48")]
    assert active(told) == [((1, 2, 3), 1)]


@pytest.mark.parametrize(
    ("why", "piles"),
    [
        ("HH-20", EIGHTS),
        ("HH-21", ["", f"{' '.join(BRIGHTS[:4])} {' '.join(ANIMALS)}", ""]),
        ("HH-22", ["", " ".join(DRY_CHAFF[:16]), ""]),
    ],
)
def test_hh_50_what_the_dropout_phase_paid_is_not_cancelled(why: str, piles: list[str]) -> None:
    """HH-50, HH-23: fee, compensation and pot stay, whatever leaves no other scoring."""
    table = Table(HH, 5, dealer=4).deal(hands=["", "", "", "1a 3a 2c 4c 5c 6c 7b", "9a 9b 9c 1b 2b 4a 5a"])
    table.play("out", "in", "in", "in")
    told = finish(table, *piles, "", "")
    found = settled(table, told)
    assert {reason for *_, reason in found.pays} == {why, "HH-27"}
    assert found.pays[-1] == ("pot", found.winner, 12, "HH-27")
    assert found.result[4] == -12
    assert found.result[3] == 12


def test_hh_51_the_hands_of_all_who_are_out_go_into_the_draw_pile_which_is_shuffled() -> None:
    """HH-51: of the one who went out and the one forced out."""
    table = Table(HH, 5).deal()
    out = set(table.hand(1).split()) | set(table.hand(4).split())
    drawn = table.stock().split()
    table.stack("12d")
    told = table.play("in", "out", "in", "in")
    stock = only(told, events.Shuffle)[0].stock
    assert set(stock) == out | set(drawn)
    assert len(stock) == 21
    assert stock[0] == "12d"
    assert (table.hand(1), table.hand(4)) == ("", "")
    assert only(events.visible(told, 0), events.Shuffle) == [events.Shuffle(("?",) * 21)]


def test_hh_51_the_draw_pile_of_six_is_made_of_the_hands_of_three() -> None:
    """HH-51, HH-40: and the shuffled order is the one that is drawn in."""
    table = Table(HH, 6).deal()
    out = [card for seat in (3, 4, 5) for card in table.hand(seat).split()]
    table.stack(f"{out[5]} {out[12]}")
    told = table.play("in", "in", "in")
    stock = only(told, events.Shuffle)[0].stock
    assert set(stock) == set(out)
    plays = only(play_on(table), events.Play)
    drawn = [play.card for play in plays if play.source == "stock"]
    assert drawn == list(stock[: len(drawn)])
    assert drawn[:2] == [out[5], out[12]]


# Two, one or none in.


def test_hh_44_two_who_are_left_play_for_the_pot() -> None:
    """HH-44, HH-30, HH-32: with `two_left` set to `play` nobody is asked; the difference, and the pot of 30; no special pile counts."""
    table = Table(HH, 4, two_left="play").deal()
    told = table.play("out", "in", "out", "in")
    assert active(told) == [((1, 3), 1)]
    assert len(only(told, events.Shuffle)[0].stock) == 28
    decline(table)
    plays = [play.seat for play in only(play_on(table), events.Play)]
    assert plays == [1, 1, 3, 3] * 7
    table = Table(HH, 4, two_left="play").deal()
    table.play("out", "in", "out", "in")
    found = settled(table, finish(table, "", "1a 3a", "", " ".join(DRY_CHAFF[:16])))
    assert found.pays == [(3, 1, 24, "HH-32"), ("pot", 1, 30, "HH-27")]
    assert (found.winner, found.result) == (1, (-12, 54, -18, -24))


@pytest.mark.parametrize(("kan", "shares", "outs"), [(12, (15, 15), (12, 18)), (10, (13, 12), (10, 15))])
def test_hh_44_or_they_share_it_the_odd_point_to_the_first_in_turn_order(kan: int, shares: tuple[int, int], outs: tuple[int, int]) -> None:
    """HH-44, option `two_left`: nobody plays or wins, and whoever dealt deals the next round."""
    table = Table(HH, 4, dealer=2, two_left="split", kan=kan).deal()
    told = table.play("out", "in", "out", "in")
    assert payments(told) == [
        (2, "pot", outs[0], "HH-42"),
        (0, "pot", outs[1], "HH-42"),
        ("pot", 3, shares[0], "HH-44"),
        ("pot", 1, shares[1], "HH-44"),
    ]
    ends = only(told, events.RoundEnds)[0]
    assert (ends.winner, ends.next_dealer, ends.why) == (None, 2, "split")
    assert ends.totals == (-outs[1], shares[1], -outs[0], shares[0])
    assert only(told, events.Active) == []
    table.deal()
    assert (table.match.round, table.actor) == (2, 2)


def test_hh_44_a_shared_round_uses_its_multiplier_up() -> None:
    """HH-44: 4, and then the 2 that waited."""
    table = Table(HH, 4, two_left="split").deal(field="12a 1a")
    assert only(table.told, events.Multiplier) == [events.Multiplier(4, (2,))]
    assert payments(table.play("out", "out", "in", "in"))[-2:] == [("pot", 2, 60, "HH-44"), ("pot", 3, 60, "HH-44")]
    table.deal()
    assert only(table.told, events.Multiplier) == [events.Multiplier(2)]


def test_hh_44_three_who_are_in_play_under_either_option() -> None:
    """HH-44."""
    table = Table(HH, 4, two_left="split").deal()
    assert active(table.play("out", "in", "in", "in")) == [((1, 2, 3), 1)]


@pytest.mark.parametrize("only_one", [0, 2, 3])
def test_hh_45_one_alone_in_wins_the_round_and_the_pot(only_one: int) -> None:
    """HH-45: 12 + 18 + 24 points, and the deal."""
    table = Table(HH, 4, dealer=1).deal()
    told: list[events.AnyEvent] = []
    for step in range(4):
        told += table.play("in" if (1 + step) % 4 == only_one else "out")
    assert payments(told)[-1] == ("pot", only_one, 54, "HH-27")
    ends = only(told, events.RoundEnds)[0]
    assert (ends.winner, ends.next_dealer, ends.why) == (only_one, only_one, "nobody_plays")
    assert only(told, events.Play) == []
    assert only(told, events.Active) == []
    assert sum(ends.totals) == 0
    score = only(told, events.RoundScore)[0]
    assert score.result == ends.totals


def test_hh_45_if_nobody_is_in_the_pot_is_given_back_and_the_deal_is_thrown_in() -> None:
    """HH-45, CO-12: the same dealer, the same round, the queue of multipliers as before the deal."""
    table = Table(HH, 4, dealer=3).deal(field="1a 3a")
    table.play("in", "in", "in")
    decline(table)
    play_on(table)
    before = table.totals
    dealer = table.state.dealer
    table.deal(field="11a 12a")
    assert only(table.told, events.Multiplier) == [events.Multiplier(2, (4, 4))]
    told = table.play("out", "out", "out", "out")
    seats = [(dealer + step) % 4 for step in range(4)]
    fees = list(zip(seats, [24, 36, 48, 60], strict=True))
    assert payments(told)[:4] == [(seat, "pot", fee, "HH-42") for seat, fee in fees]
    assert sorted(payments(told)[4:]) == sorted(("pot", seat, fee, "CO-12") for seat, fee in fees)
    assert told[-1] == events.Misdeal("nobody_in")
    assert table.match.needs_deck
    table.deal()
    assert only(table.told, events.Multiplier) == [events.Multiplier(2)]
    assert (table.match.round, table.actor, table.totals) == (2, dealer, before)
    assert payments(table.play("out")) == [(dealer, "pot", 24, "HH-42")], "fees begin with the first again"


# Must play three.


@pytest.mark.parametrize(
    ("seats", "said", "choices"),
    [
        (4, [], "in, out"),
        (4, ["out"], "in"),
        (4, ["in"], "in, out"),
        (4, ["in", "out"], "in"),
        (4, ["in", "in"], "in, out"),
        (4, ["in", "in", "out"], "in"),
        (5, ["out"], "in, out"),
        (5, ["out", "out"], "in"),
        (5, ["out", "in", "out"], "in"),
        (6, ["out", "out"], "in, out"),
        (6, ["out", "out", "out"], "in"),
    ],
)
def test_hh_46_who_is_needed_to_make_three_is_in(seats: int, said: list[str], choices: str) -> None:
    """HH-46: only where the house plays it; they say in, in their turn."""
    table = Table(HH, seats, must_play_three=True).deal()
    table.play(*said)
    assert table.choices == choices
    if choices == "in":
        with pytest.raises(IllegalAction):
            table.play("out")
    table = Table(HH, seats).deal()
    table.play(*said)
    assert table.choices == "in, out"


def test_hh_46_from_a_round_on() -> None:
    """HH-46: from the second."""
    table = Table(HH, 4, must_play_three=2).deal()
    table.play("out")
    assert table.choices == "in, out"
    table.play("out", "out", "in")
    table.deal()
    table.play("out")
    assert table.match.round == 2
    assert table.choices == "in"
    assert active(table.play("in", "in", "in"))[0][0] == (0, 1, 2)


# The dealer goes out.


@pytest.mark.parametrize(
    ("words", "players"),
    [
        (["in", "out", "in", "in"], (0, 2, 3)),
        (["out", "in", "in", "in"], (1, 2, 3)),
        (["out", "out", "in", "in", "in"], (2, 3, 4)),
    ],
)
def test_hh_47_if_the_dealer_goes_out_the_next_to_the_right_is_dealer_for_the_round(words: list[str], players: tuple[int, ...]) -> None:
    """HH-47: plays first, and takes what All Eights bring."""
    table = Table(HH, 5).deal()
    told = table.play(*words)
    assert active(told) == [(players, players[0])]
    decline(table)
    assert table.actor == players[0]
    piles = [""] * 5
    for seat, pile in zip(players, EIGHTS, strict=True):
        piles[seat] = pile
    found = settled(table, finish(table, *piles))
    assert [pay for pay in found.pays if pay[3] == "HH-20"] == [(seat, players[0], 120, "HH-20") for seat in players[1:]]
    assert found.winner == players[0]


# Buying a place.

GOOD = "1a 3a 2c 4c 5c 6c 7b"  # worth 6 from each of two


def three_in() -> Table:
    """Three of four are in, and Dai, who holds this hand, is forced out and asked for an offer."""
    table = Table(HH, 4, buyout=True).deal(hands=["", "", "", GOOD])
    table.play("in", "in", "in")
    return table


def test_hh_52_without_the_option_nobody_is_asked() -> None:
    """HH-52 is off by default."""
    table = Table(HH, 4).deal(hands=["", "", "", GOOD])
    assert active(table.play("in", "in", "in")) == [((0, 1, 2), 0)]


def test_hh_52_a_forced_out_player_may_offer_after_the_compensation_is_paid() -> None:
    """HH-52: the sum begins with the own compensation; less is refused with a sentence, and so is a player who is out."""
    table = Table(HH, 4, buyout=True).deal(hands=["", "", "", GOOD])
    told = table.play("in", "in", "in")
    assert table.actor == 3
    assert payments(told) == [(1, 3, 6, "HH-48"), (2, 3, 6, "HH-48")]
    assert active(told) == []
    assert table.choices == "no, offer"
    for text in ("Ben 11", "Dai 50", "Ben 0"):
        with pytest.raises(IllegalAction, match=r"offer cannot be made.*at least 12 points"):
            table.play(text)
    assert table.play("Ben 12") == [events.Offer(3, 1, 12)]
    assert (table.actor, table.choices) == (1, "no, yes, offer")


def test_hh_52_the_least_sum_is_what_was_really_received_with_the_multiplier() -> None:
    """HH-52: on a grand field four times as much."""
    table = Table(HH, 4, buyout=True).deal(hands=["", "", "", GOOD], field="12a")
    table.play("in", "in", "in")
    with pytest.raises(IllegalAction, match="at least 48 points"):
        table.play("Aki 47")
    assert table.play("Aki 48") == [events.Offer(3, 0, 48)]


@pytest.mark.parametrize(
    ("name", "seller", "players"),
    [("Ben", 1, (0, 3, 2)), ("Chie", 2, (0, 1, 3)), ("Aki", 0, (3, 1, 2))],
)
def test_hh_52_who_accepts_is_out_and_the_buyer_takes_over_turn_and_deal(name: str, seller: int, players: tuple[int, ...]) -> None:
    """HH-52: without a fee, and the compensation stays paid; the seller's hand goes into the draw pile, the buyer plays the own."""
    table = three_in()
    sold, kept = set(table.hand(seller).split()), table.hand(3)
    table.play(f"{name} 30")
    told = table.play("yes")
    assert told[:2] == [events.OfferAnswer(seller, True), events.Pay(3, seller, 30, "HH-52")]
    assert payments(told) == [(3, seller, 30, "HH-52")]
    assert active(told) == [(players, players[0])]
    assert sold <= set(only(told, events.Shuffle)[0].stock)
    assert (table.hand(seller), table.hand(3)) == ("", kept)
    decline(table)
    assert table.actor == players[0]
    plays = [play.seat for play in only(play_on(table), events.Play)]
    assert plays[:6] == [seat for seat in players for _ in range(2)]


def test_hh_52_the_buyer_settles_the_round_in_the_sellers_place() -> None:
    """HH-52: Dai bought the dealer's place; All Eights are Dai's, and Aki has nothing to do with it."""
    table = three_in()
    table.play("Aki 30", "yes")
    found = settled(table, finish(table, "", EIGHTS[1], EIGHTS[2], EIGHTS[0]))
    assert found.pays == [(1, 3, 120, "HH-20"), (2, 3, 120, "HH-20")]
    assert found.result == (30, -126, -126, 12 - 30 + 240)


@pytest.mark.parametrize("answer", ["no offer", "refused"])
def test_hh_52_without_an_offer_or_if_it_is_refused_all_stays_as_it_is(answer: str) -> None:
    """HH-52: once per forced-out player."""
    table = three_in()
    if answer == "refused":
        table.play("Ben 100")
        told = table.play("no")
        assert told[0] == events.OfferAnswer(1, False)
    else:
        told = table.play("no")
    assert payments(told) == []
    assert active(told) == [((0, 1, 2), 0)]


def test_hh_52_several_forced_out_players_are_asked_in_turn_order() -> None:
    """HH-52: Dai buys Ben's place, then Emi buys it from Dai; Fumi makes no offer; everybody is asked once."""
    table = Table(HH, 6, buyout=True).deal()
    table.play("in", "in", "in")
    worth = [table.state.compensation[seat] for seat in range(6)]
    assert table.actor == 3
    told = table.play(f"Ben {worth[3]}", "yes")
    assert table.actor == 4
    told += table.play(f"Dai {worth[4] + 5}")
    assert table.actor == 3
    told += table.play("yes")
    assert table.actor == 5
    told += table.play("no")
    assert payments(told) == [pay for pay in [(3, 1, worth[3], "HH-52"), (4, 3, worth[4] + 5, "HH-52")] if pay[2]]
    assert active(told) == [((0, 4, 2), 0)]


def test_hh_52_nobody_is_asked_where_nobody_is_forced_out() -> None:
    """HH-52: the last of four is the third who is in."""
    table = Table(HH, 4, buyout=True).deal()
    assert active(table.play("out", "in", "in", "in")) == [((1, 2, 3), 1)]


# The blank.

SIX = "1c 3c 4c 5c 6c 9c"


def with_blank(holder: int, dealer: int = 0, six: str = SIX, **options: Any) -> Table:
    """Seven are dealt in, and this one gets the blank with six other cards."""
    table = Table(HH, 7, dealer, **options)
    return table.deal(hands=[f"0 {six}" if seat == holder else "" for seat in range(7)])


def test_hh_53_who_has_the_blank_sits_out_and_the_other_six_cards_are_the_field() -> None:
    """HH-53: 49 cards are dealt, none to the field; then as with six."""
    table = with_blank(2)
    deal = only(table.told, events.Deal)[0]
    assert ([len(hand or ()) for hand in deal.hands], deal.field, deal.stock) == ([7] * 7, (), ())
    assert only(table.told, events.SitsOut) == [events.SitsOut(2, "blank", tuple(SIX.split()))]
    assert (table.field, table.hand(2)) == (SIX, "0")
    asked = []
    for word in ("in", "out", "in", "in"):
        asked.append(table.actor)
        told = table.play(word)
    assert asked == [0, 1, 3, 4]
    assert [event.seat for event in only(told, events.ForcedOut)] == [5, 6]
    assert active(told) == [((0, 3, 4), 0)]
    stock = only(told, events.Shuffle)[0].stock
    assert len(stock) == 21
    assert "0" not in stock


@pytest.mark.parametrize("six", ["1a 3c 4c 5c 6c 9c", "12a 3c 4c 5c 6c 9c"])
def test_hh_53_the_blanks_six_cards_multiply(six: str) -> None:
    """HH-53, HH-3."""
    assert only(with_blank(3, six=six).told, events.Multiplier) == [events.Multiplier(2 if "1a" in six.split() else 4)]


def test_hh_53_the_one_with_the_blank_pays_and_receives_nothing_at_all() -> None:
    """HH-53: in rounds of random play with every option on."""
    for seed in range(12):
        table = Table(HH, 7, dealer=seed % 7, mizuten=True, hand_swap="once", buyout=True, rounds=1)
        table.play("yes", *["no"] * 6)
        table.deal(hands=[f"0 {SIX}" if seat == 3 else "" for seat in range(7)])
        told = table.play_out(seed)
        assert only(told, events.Pay)
        assert all(3 not in (pay.payer, pay.payee) for pay in only(told, events.Pay))
        if not table.match.needs_deck:
            assert only(told, events.RoundEnds)[0].totals[3] == 0


def test_hh_53_a_misdeal_in_the_blanks_six_is_dealt_again_by_the_same_dealer() -> None:
    """HH-53: the blank is in it again."""
    table = with_blank(4, dealer=5, six="8a 8b 8c 8d 1a 2a")
    assert table.told[-1] == events.Misdeal("four_of_a_month")
    assert only(table.told, events.Multiplier) == []
    table.deal(hands=["", f"0 {SIX}"])
    assert only(table.told, events.SitsOut)[0].seat == 1
    assert (table.match.round, table.state.dealer, table.actor) == (1, 5, 5)


def test_hh_53_if_the_dealer_has_the_blank_the_next_to_the_right_is_dealer_for_the_round() -> None:
    """HH-53: speaks first, deals the round, and so does not pay compensation."""
    table = with_blank(6, dealer=6)
    assert table.actor == 0
    told = table.play("in", "in", "in")
    assert active(told) == [((0, 1, 2), 0)]
    assert all(payer in (1, 2) for payer, *_ in payments(told, "HH-48"))


def test_hh_53_three_of_a_month_beside_the_blank_are_no_misdeal() -> None:
    """HH-53, HH-2."""
    assert only(with_blank(4, six="8b 8c 8d 1c 2c 3c").told, events.Misdeal) == []


# The dealer's hand.


def swaps(table: Table, *words: str) -> list[tuple[int, int | None]]:
    """Who was asked before the deal, and whose hand each took."""
    return [(event.seat, event.holder) for event in only(table.play(*words), events.Swap)]


def test_hh_60_without_the_option_nobody_is_asked() -> None:
    """HH-60 is off by default."""
    table = Table(HH)
    assert table.match.needs_deck
    assert only(table.deal().told, events.Swap) == []


def test_hh_60_once_round_from_the_dealers_right_each_may_take_the_dealers_hand() -> None:
    """HH-60: it moves on from whoever holds it, and the dealer is not asked; nobody has seen a card."""
    table = Table(HH, 4, dealer=2, hand_swap="once")
    assert (table.actor, table.choices) == (3, "no, yes")
    assert table.match.view(3).hand == 0
    assert swaps(table, "yes", "no", "yes") == [(3, 2), (0, None), (1, 3)]
    assert table.match.needs_deck
    table.deal()
    assert table.actor == 2, "the deal itself does not move"


def test_hh_60_unlimited_goes_on_until_all_decline() -> None:
    """HH-60: the dealer is asked last in a pass, and whoever holds the dealer's hand is not asked."""
    table = Table(HH, 3, hand_swap="unlimited")
    assert swaps(table, "yes", "no", "yes") == [(1, 0), (2, None), (0, 1)]
    assert swaps(table, "no", "no") == [(1, None), (2, None)]
    assert table.match.needs_deck


def test_hh_60_unlimited_ends_after_a_pass_without_any() -> None:
    """HH-60: the dealer holds it and is not asked."""
    table = Table(HH, 3, hand_swap="unlimited")
    assert swaps(table, "no", "no") == [(1, None), (2, None)]
    assert table.match.needs_deck


def test_hh_60_unlimited_is_three_passes_at_most() -> None:
    """HH-60: everybody always takes it."""
    table = Table(HH, 3, hand_swap="unlimited")
    taken = []
    while not table.match.needs_deck:
        taken += swaps(table, "yes")
    assert taken == [(1, 0), (2, 1), (0, 2)] * 3


def test_hh_60_it_is_asked_again_after_a_misdeal() -> None:
    """HH-60, CO-12."""
    table = Table(HH, hand_swap="once")
    swaps(table, "yes", "no")
    table.deal(field="1a 1b 1c 1d")
    assert (table.actor, table.choices) == (1, "no, yes")
    assert swaps(table, "yes", "no") == [(1, 0), (2, None)], "the dealer's hand is the dealer's again"


def dealers_hand(*words: str, taken: list[str], seats: int = 3, said: tuple[str, ...] = (), **options: Any) -> Payments:
    """What HH-61 brings, after these answers about the dealer's hand, with these piles at the end."""
    table = Table(HH, seats, hand_swap="once", **options)
    table.play(*words)
    table.deal(hands=[f"0 {SIX}"] if seats == 7 else [])
    table.play(*said)
    return payments(finish(table, *taken), "HH-61")


def test_hh_61_who_played_the_dealers_hand_and_has_89_points_is_paid_a_kan_by_all_others() -> None:
    """HH-61: 88 are too few; the dealer too, if nobody took it; not whoever gave it away or had it for a while."""
    assert dealers_hand("no", "yes", taken=["", "", EIGHTY_NINE]) == [(0, 2, 12, "HH-61"), (1, 2, 12, "HH-61")]
    assert dealers_hand("no", "yes", taken=["", "", EIGHTY_EIGHT]) == []
    assert dealers_hand("no", "yes", taken=[EIGHTY_NINE, "", ""]) == []
    assert dealers_hand("yes", "yes", taken=["", EIGHTY_NINE, ""]) == []
    assert dealers_hand("no", "no", taken=[EIGHTY_NINE, "", ""]) == [(1, 0, 12, "HH-61"), (2, 0, 12, "HH-61")]


def test_hh_61_only_where_hands_are_swapped() -> None:
    """HH-61."""
    table = Table(HH).deal()
    assert payments(finish(table, EIGHTY_NINE, "", ""), "HH-61") == []


def test_hh_61_inactive_players_pay_too_but_not_the_one_with_the_blank() -> None:
    """HH-61, HH-53: of seven, Aki has the blank, two are out and one forced out; Ben holds the dealer's hand."""
    paid = dealers_hand(
        *["yes", "no", "no", "no", "no", "no"],
        taken=["", EIGHTY_NINE],
        seats=7,
        said=("in", "out", "out", "in", "in"),
        kan=10,
    )
    assert sorted(paid) == [(seat, 1, 10, "HH-61") for seat in (2, 3, 4, 5, 6)]


def test_hh_61_not_if_its_holder_is_out() -> None:
    """HH-61: it has to be played."""
    assert dealers_hand("yes", "no", "no", taken=["", EIGHTY_NINE], seats=4, said=("in", "out", "in", "in")) == []


def test_hh_61_is_multiplied_and_paid_beside_dekiyaku() -> None:
    """HH-61, HH-3."""
    table = Table(HH, hand_swap="once")
    table.play("no", "no")
    table.deal(field="12a")
    told = finish(table, f"{EIGHTY_NINE} 1b 2b 3b", "", "")
    assert payments(told) == [(seat, 0, amount, why) for why, amount in (("HH-Y4", 168), ("HH-61", 48)) for seat in (1, 2)]


SPECIAL = [
    ("HH-20", EIGHTS),
    ("HH-21", [f"{' '.join(BRIGHTS[:4])} {' '.join(ANIMALS)}", "", ""]),
    ("HH-22", [" ".join([*BRIGHTS[:3], *ANIMALS[:3], *DRY_CHAFF[:16]]), "", ""]),
]


@pytest.mark.parametrize(("why", "piles"), SPECIAL)
def test_hh_61_and_hh_63_are_cancelled_by_what_leaves_no_other_scoring(why: str, piles: list[str]) -> None:
    """HH-61, HH-63, HH-23: the dealer played blind and with the dealer's hand; won or lost, nothing is paid for it."""
    table = Table(HH, hand_swap="once", mizuten=True)
    table.play("yes", "no", "no")
    table.deal()
    assert {reason for *_, reason in payments(finish(table, *piles))} == {why}


@pytest.mark.parametrize(("seats", "said"), [(2, ()), (4, ("in", "out", "out", "in"))])
def test_hh_31_with_two_neither_the_dealers_hand_nor_playing_blind_is_paid(seats: int, said: tuple[str, ...]) -> None:
    """HH-31, HH-61, HH-63: at a table of two, or of more where two are left."""
    for pile in (EIGHTY_NINE, "1a"):
        table = Table(HH, seats, hand_swap="once", mizuten=True)
        table.play("yes", *["no"] * (seats - 1))
        table.deal()
        table.play(*said)
        assert {reason for *_, reason in payments(finish(table, pile), "HH-3", "HH-6")} == {"HH-32"}


# Playing blind.


def test_hh_62_without_the_option_nobody_is_asked() -> None:
    """HH-62 is off by default."""
    assert only(Table(HH).deal().told, events.Blind) == []
    assert payments(finish(Table(HH).deal(), EIGHTY_NINE, "", ""), "HH-63") == []


@pytest.mark.parametrize("blind", [True, False])
def test_hh_62_before_looking_the_dealer_may_declare_to_play_blind_and_then_may_not_go_out(blind: bool) -> None:
    """HH-62: the dealer alone is asked, before any swap and before the deal."""
    table = Table(HH, 4, dealer=1, mizuten=True, hand_swap="once")
    assert (table.actor, table.choices, table.match.view(1).hand) == (1, "no, yes", 0)
    assert table.play("yes" if blind else "no") == [events.Blind(1, "mizuten" if blind else "looks")]
    assert table.actor == 2
    table.play("no", "no", "no")
    table.deal()
    assert (table.actor, table.choices) == (1, "in" if blind else "in, out")
    if blind:
        with pytest.raises(IllegalAction):
            table.play("out")


def test_hh_62_a_swap_does_not_change_that() -> None:
    """HH-62: Chie took the dealer's hand; the dealer is bound and Chie is not."""
    table = Table(HH, 4, dealer=1, mizuten=True, hand_swap="once")
    table.play("yes", "yes", "no", "no")
    table.deal()
    assert (table.actor, table.choices) == (1, "in")
    table.play("in")
    assert (table.actor, table.choices) == (2, "in, out")


def test_hh_62_with_the_blank_in_hand_it_is_void() -> None:
    """HH-62, HH-63: the dealer sits out, nobody else is bound, and nothing is paid for it."""
    table = Table(HH, 7, mizuten=True)
    table.play("yes")
    table.deal(hands=[f"0 {SIX}"])
    assert (table.actor, table.choices) == (1, "in, out")
    table.play("in", "in", "in")
    assert payments(finish(table, "", EIGHTY_NINE), "HH-63") == []


def test_hh_62_a_dealer_who_plays_blind_may_claim_a_teyaku() -> None:
    """HH-62: the cards are looked at with the first turn."""
    table = Table(HH, mizuten=True)
    table.play("yes")
    table.deal(hands=["9a 9b 9c 1a 2a 4b 5b"])
    assert (table.actor, table.choices) == (0, "no, claim first")


def test_hh_62_it_is_asked_again_after_a_misdeal_and_in_the_next_round() -> None:
    """HH-62: the second answer counts."""
    table = Table(HH, mizuten=True)
    table.play("yes")
    table.deal(field="1a 1b 1c 1d")
    assert (table.actor, table.choices) == (0, "no, yes")
    table.play("no")
    table.deal()
    assert payments(finish(table, EIGHTY_NINE, "", ""), "HH-63") == []
    table.go_on()
    assert (table.actor, table.choices) == (0, "no, yes")


def blind(*taken: str, seats: int = 3, said: tuple[str, ...] = (), field: str = "", **options: Any) -> Payments:
    """What HH-63 brings the dealer who played blind, with these piles at the end."""
    table = Table(HH, seats, mizuten=True, **options)
    table.play("yes")
    table.deal(field=field)
    table.play(*said)
    return payments(finish(table, *taken), "HH-63")


def test_hh_63_with_89_points_the_dealer_is_paid_a_kan_by_all_others() -> None:
    """HH-63: won."""
    assert blind(EIGHTY_NINE) == [(1, 0, 12, "HH-63"), (2, 0, 12, "HH-63")]
    assert blind(EIGHTY_NINE, field="8a", kan=10) == [(1, 0, 20, "HH-63"), (2, 0, 20, "HH-63")]


def test_hh_63_with_fewer_the_dealer_pays_the_two_other_players() -> None:
    """HH-63: lost."""
    assert blind(EIGHTY_EIGHT) == [(0, 1, 12, "HH-63"), (0, 2, 12, "HH-63")]
    assert blind("1a", field="12a") == [(0, 1, 48, "HH-63"), (0, 2, 48, "HH-63")]


def test_hh_63_inactive_players_pay_but_are_not_paid() -> None:
    """HH-63: of five, Ben is out and Emi forced out."""
    said = ("in", "out", "in", "in")
    assert blind(EIGHTY_NINE, seats=5, said=said) == [(seat, 0, 12, "HH-63") for seat in (1, 2, 3, 4)]
    assert blind("1a", seats=5, said=said) == [(0, 2, 12, "HH-63"), (0, 3, 12, "HH-63")]


def test_hh_63_is_paid_after_a_round_that_ended_with_shoubu() -> None:
    """HH-63: the dealer has few points, and Ben calls shoubu."""
    table = Table(HH, mizuten=True)
    table.play("yes")
    table.deal()
    put(table, hands=["2c 12d", "3b 12c", "4c"], field="3c", stock="5c 6c", taken=["", "1b 2b"])
    table.play("2c", "3b")
    assert payments(table.play("shoubu")) == [
        (2, 1, 84, "HH-Y4"),
        (0, 1, 84, "HH-Y4"),
        (0, 1, 12, "HH-63"),
        (0, 2, 12, "HH-63"),
    ]
