"""Hachi-Hachi at larger tables: the deal, who is in or out, forced-out hands, and two, one or nobody left (HH-40 to HH-51)."""

from __future__ import annotations

import pytest

from hanashobu.play import events
from hanashobu.play.match import IllegalAction
from tests.rules.hachi_hachi import DRY_CHAFF, EIGHTS, HH, active, decline, finish, payments, play_on
from tests.support.helpers import Table, only, settled
from tests.support.umpire import ANIMALS, BRIGHTS

# The deal of many.


@pytest.mark.parametrize(("seats", "stock"), [(4, 14), (5, 7), (6, 0)])
def test_hh_40_everyone_is_dealt_seven_and_the_field_six(seats: int, stock: int) -> None:
    """HH-40: with six players there is no draw pile yet."""
    deal = only(Table(HH, seats).deal().events, events.Deal)[0]
    assert ([len(hand or ()) for hand in deal.hands], len(deal.field), len(deal.stock)) == ([7] * seats, 6, stock)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_hh_40_misdeal_and_multiplier_as_usual(seats: int) -> None:
    """HH-40: four of a month are dealt again before anybody speaks; the Phoenix multiplies by four."""
    table = Table(HH, seats, dealer=2).deal(field="7a 7b 7c 7d 1a 12a")
    assert table.events[-1] == events.Misdeal("four_of_a_month")
    table.deal(field="12a")
    assert only(table.events, events.Multiplier) == [events.Multiplier(4)]
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
        emitted = table.play(word)
    assert asked == [(dealer + step) % 6 for step in range(5)]
    assert active(emitted) == [(tuple((dealer + step) % 6 for step in (1, 3, 4)), (dealer + 1) % 6)]


def test_hh_41_or_until_all_have_spoken() -> None:
    """HH-41: two of four are in after the last has spoken."""
    table = Table(HH, 4, two_left="play").deal()
    emitted = table.play("in", "out", "in", "out")
    assert active(emitted) == [((0, 2), 0)]
    assert only(emitted, events.ForcedOut) == []


@pytest.mark.parametrize(("kan", "fees"), [(12, [12, 18, 24, 30, 36]), (10, [10, 15, 20, 25, 30])])
@pytest.mark.parametrize(("field", "times"), [("", 1), ("8a", 2), ("11a", 4)])
def test_hh_42_going_out_costs_a_kan_and_half_a_kan_more_each_time(kan: int, fees: list[int], field: str, times: int) -> None:
    """HH-42, HH-49: into the pot, and multiplied."""
    table = Table(HH, 6, kan=kan).deal(field=field)
    emitted = table.play(*["out"] * 5)
    assert [event.fee for event in only(emitted, events.Speak)] == [times * fee for fee in fees]
    assert payments(emitted) == [(seat, "pot", times * fee, "HH-42") for seat, fee in enumerate(fees)]


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
    emitted = finish(table, "", "", "", "1a 3a", "5a")
    assert payments(emitted)[-1] == ("pot", 3, 60, "HH-27")
    found = settled(table, emitted)
    assert (found.winner, found.next_dealer) == (3, 3)
    assert found.result[1:3] == (-24, -36)
    assert found.result[3] == 2 * (40 - 88) + 60


# Forced out.


@pytest.mark.parametrize(("seats", "forced"), [(4, [3]), (5, [3, 4]), (6, [3, 4, 5])])
def test_hh_43_once_three_are_in_the_others_are_forced_out_and_pay_nothing(seats: int, forced: list[int]) -> None:
    """HH-43."""
    table = Table(HH, seats).deal()
    emitted = table.play("in", "in", "in")
    assert [event.seat for event in only(emitted, events.ForcedOut)] == forced
    assert active(emitted) == [((0, 1, 2), 0)]
    assert all(payer not in forced for payer, *_ in payments(emitted))


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
        emitted = table.play("in", "in", "in")
        assert only(emitted, events.ForcedOut) == [events.ForcedOut(3, 2 * points)]
        assert payments(emitted) == [(seat, 3, points, "HH-48") for seat in (1, 2) if points]


def test_hh_48_halves_are_whole_points_with_the_small_kan() -> None:
    """HH-48, HH-1: half of a Standing Triplet is 15, of Poetry Ribbons 35; 3 points for a card are 3 with any kan."""
    table = Table(HH, 5, kan=10).deal(hands=["", "", "", "4a 4b 4c 1a 2a 3b 5b", "1b 2b 3a 6b 7a 9a 10a"])
    emitted = table.play("in", "in", "in")
    assert payments(emitted) == [(1, 3, 21, "HH-48"), (2, 3, 21, "HH-48"), (1, 4, 12, "HH-48"), (2, 4, 12, "HH-48")]


def test_hh_49_two_active_players_who_are_not_the_dealer_pay_and_all_is_multiplied() -> None:
    """HH-49: Ben deals, Aki is forced out."""
    table = Table(HH, 4, dealer=1).deal(hands=["1a 3a 2c 4c 5c 6c 7b"], field="12a")
    emitted = table.play("in", "in", "in")
    assert only(emitted, events.ForcedOut) == [events.ForcedOut(0, 48)]
    assert payments(emitted) == [(2, 0, 24, "HH-48"), (3, 0, 24, "HH-48")]


def test_hh_49_where_the_dealer_went_out_the_dealer_of_the_round_pays_nothing() -> None:
    """HH-49, HH-47: Aki dealt and is out, Ben deals the round; Chie and Dai pay Emi."""
    table = Table(HH, 5).deal(hands=["", "", "", "", "1a 3a 2c 4c 5c 6c 7b"])
    emitted = table.play("out", "in", "in", "in")
    assert payments(emitted, "HH-48") == [(2, 4, 6, "HH-48"), (3, 4, 6, "HH-48")]
    assert active(emitted) == [((1, 2, 3), 1)]


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
    emitted = finish(table, *piles, "", "")
    found = settled(table, emitted)
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
    emitted = table.play("in", "out", "in", "in")
    stock = only(emitted, events.Shuffle)[0].stock
    assert set(stock) == out | set(drawn)
    assert len(stock) == 21
    assert stock[0] == "12d"
    assert (table.hand(1), table.hand(4)) == ("", "")
    assert only(events.visible(emitted, 0), events.Shuffle) == [events.Shuffle(("?",) * 21)]


def test_hh_51_the_draw_pile_of_six_is_made_of_the_hands_of_three() -> None:
    """HH-51, HH-40: and the shuffled order is the one that is drawn in."""
    table = Table(HH, 6).deal()
    out = [card for seat in (3, 4, 5) for card in table.hand(seat).split()]
    table.stack(f"{out[5]} {out[12]}")
    emitted = table.play("in", "in", "in")
    stock = only(emitted, events.Shuffle)[0].stock
    assert set(stock) == set(out)
    plays = only(play_on(table), events.Play)
    drawn = [play.card for play in plays if play.source == "stock"]
    assert drawn == list(stock[: len(drawn)])
    assert drawn[:2] == [out[5], out[12]]


# Two, one or none in.


def test_hh_44_two_who_are_left_play_for_the_pot() -> None:
    """HH-44, HH-30, HH-32: with `two_left` set to `play` nobody is asked; the difference, and the pot of 30; no special pile counts."""
    table = Table(HH, 4, two_left="play").deal()
    emitted = table.play("out", "in", "out", "in")
    assert active(emitted) == [((1, 3), 1)]
    assert len(only(emitted, events.Shuffle)[0].stock) == 28
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
    emitted = table.play("out", "in", "out", "in")
    assert payments(emitted) == [
        (2, "pot", outs[0], "HH-42"),
        (0, "pot", outs[1], "HH-42"),
        ("pot", 3, shares[0], "HH-44"),
        ("pot", 1, shares[1], "HH-44"),
    ]
    ends = only(emitted, events.RoundEnds)[0]
    assert (ends.winner, ends.next_dealer, ends.why) == (None, 2, "split")
    assert ends.totals == (-outs[1], shares[1], -outs[0], shares[0])
    assert only(emitted, events.Active) == []
    table.deal()
    assert (table.match.round, table.actor) == (2, 2)


def test_hh_44_a_shared_round_uses_its_multiplier_up() -> None:
    """HH-44: 4, and then the 2 that waited."""
    table = Table(HH, 4, two_left="split").deal(field="12a 1a")
    assert only(table.events, events.Multiplier) == [events.Multiplier(4, (2,))]
    assert payments(table.play("out", "out", "in", "in"))[-2:] == [("pot", 2, 60, "HH-44"), ("pot", 3, 60, "HH-44")]
    table.deal()
    assert only(table.events, events.Multiplier) == [events.Multiplier(2)]


def test_hh_44_three_who_are_in_play_under_either_option() -> None:
    """HH-44."""
    table = Table(HH, 4, two_left="split").deal()
    assert active(table.play("out", "in", "in", "in")) == [((1, 2, 3), 1)]


@pytest.mark.parametrize("only_one", [0, 2, 3])
def test_hh_45_one_alone_in_wins_the_round_and_the_pot(only_one: int) -> None:
    """HH-45: 12 + 18 + 24 points, and the deal."""
    table = Table(HH, 4, dealer=1).deal()
    emitted: list[events.AnyEvent] = []
    for step in range(4):
        emitted += table.play("in" if (1 + step) % 4 == only_one else "out")
    assert payments(emitted)[-1] == ("pot", only_one, 54, "HH-27")
    ends = only(emitted, events.RoundEnds)[0]
    assert (ends.winner, ends.next_dealer, ends.why) == (only_one, only_one, "nobody_plays")
    assert only(emitted, events.Play) == []
    assert only(emitted, events.Active) == []
    assert sum(ends.totals) == 0
    score = only(emitted, events.RoundScore)[0]
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
    assert only(table.events, events.Multiplier) == [events.Multiplier(2, (4, 4))]
    emitted = table.play("out", "out", "out", "out")
    seats = [(dealer + step) % 4 for step in range(4)]
    fees = list(zip(seats, [24, 36, 48, 60], strict=True))
    assert payments(emitted)[:4] == [(seat, "pot", fee, "HH-42") for seat, fee in fees]
    assert sorted(payments(emitted)[4:]) == sorted(("pot", seat, fee, "CO-12") for seat, fee in fees)
    assert emitted[-1] == events.Misdeal("nobody_in")
    assert table.match.needs_deck
    table.deal()
    assert only(table.events, events.Multiplier) == [events.Multiplier(2)]
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
    emitted = table.play(*words)
    assert active(emitted) == [(players, players[0])]
    decline(table)
    assert table.actor == players[0]
    piles = [""] * 5
    for seat, pile in zip(players, EIGHTS, strict=True):
        piles[seat] = pile
    found = settled(table, finish(table, *piles))
    assert [pay for pay in found.pays if pay[3] == "HH-20"] == [(seat, players[0], 120, "HH-20") for seat in players[1:]]
    assert found.winner == players[0]
