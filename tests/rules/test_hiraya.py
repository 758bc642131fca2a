"""Hiraya: the deal, the hand of seven Chaff, the score and the match (HI-1 to HI-5, HI-13 to HI-15, HI-17, HI-18)."""

from __future__ import annotations

from itertools import combinations
from math import comb
from random import Random
from typing import Any

import pytest

from hanashobu import games
from hanashobu.cards import cards
from hanashobu.engine import shapes
from hanashobu.engine.state import NOBODY
from hanashobu.play import events
from hanashobu.play.match import Match
from hanashobu.play.plain_view import plain
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.phases import LEFTOVERS
from hanashobu.rules.tables import Tables
from tests.support.helpers import REST, Settled, Table, full_match, only, settle, settled
from tests.support.umpire import ANIMALS, BRIGHTS, FORTY_EIGHT, RIBBONS

DRY_CHAFF = [card for card in FORTY_EIGHT if card not in [*BRIGHTS, *ANIMALS, *RIBBONS, "11d"]]
A_HIRAYA = "1c 1d 2c 2d 3c 3d 4c"


# The deal


def test_the_deal() -> None:
    """HI-1."""
    assert games.find("hiraya").seats == (3,)
    deal = only(Table("hiraya").deal().events, events.Deal)[0]
    assert ([len(hand or ()) for hand in deal.hands], len(deal.field), len(deal.stock)) == ([7, 7, 7], 6, 21)


@pytest.mark.parametrize("willows", list(combinations(["11a", "11b", "11c", "11d"], 3)), ids=" ".join)
def test_three_willows_on_the_field_are_a_misdeal(willows: tuple[str, ...]) -> None:
    """HI-2."""
    table = Table("hiraya", dealer=1).deal(field=" ".join(willows))
    assert only(table.events, events.Misdeal) == [events.Misdeal("three_willows")]
    assert table.deal().actor == 1


@pytest.mark.parametrize("month", range(1, 13))
def test_four_of_any_month_on_the_field_are_a_misdeal(month: int) -> None:
    """HI-2: four Willows too."""
    table = Table("hiraya").deal(field=" ".join(f"{month}{slot}" for slot in "abcd"))
    assert only(table.events, events.Misdeal) == [events.Misdeal("four_of_a_month")]


@pytest.mark.parametrize("field", ["11a 11b", "11c 11d", "11d", "5a 5b 5c", "5a 5b 5c 11c 11d"])
def test_two_willows_or_three_of_another_month_are_none(field: str) -> None:
    """HI-2."""
    table = Table("hiraya").deal(field=field)
    assert only(table.events, events.Misdeal) == []
    assert table.actor == 0


# Chaff, and the hand of seven


def test_a_willow_is_never_chaff_for_a_yaku() -> None:
    """HI-3: 23 cards are; six of them with Lightning are no Hiraya, twelve with Lightning no Thirteen Cards."""
    assert len(DRY_CHAFF) == 23
    assert only(Table("hiraya").deal(hands=["1c 1d 2c 2d 3c 3d 11d"]).events, events.Claim) == []
    assert settle("hiraya", [" ".join([*DRY_CHAFF[:12], "11d"]), "", ""]).yaku[0] == {}


def test_a_hand_of_seven_chaff_is_shown_and_both_others_pay_30_at_once() -> None:
    """HI-4: before anybody plays."""
    table = Table("hiraya", dealer=2).deal(hands=["", A_HIRAYA, ""])
    assert table.events[1:] == [
        events.Claim(1, ("HI-4",), tuple(A_HIRAYA.split())),
        events.Pay(2, 1, 30, "HI-4"),
        events.Pay(0, 1, 30, "HI-4"),
    ]
    assert (table.actor, table.match.view(0).table.result[:3]) == (2, [-30, 60, -30])


def test_several_players_may_have_it_and_each_is_paid() -> None:
    """HI-4: two of them pay each other, and the third pays both."""
    table = Table("hiraya").deal(hands=[A_HIRAYA, "", "4d 5c 5d 6c 6d 7c 7d"], field="8a 9a 10a 11a 12a 1a")
    assert [claim.seat for claim in only(table.events, events.Claim)] == [0, 2]
    assert [(pay.payer, pay.payee, pay.amount) for pay in only(table.events, events.Pay)] == [
        (1, 0, 30),
        (2, 0, 30),
        (0, 2, 30),
        (1, 2, 30),
    ]
    three = Table("hiraya").deal(hands=[A_HIRAYA, "4d 5c 5d 6c 6d 7c 7d", "8c 8d 9c 9d 10c 10d 12b"], field="8a 9a 10a 11a 12a 1a")
    assert [claim.seat for claim in only(three.events, events.Claim)] == [0, 1, 2]
    assert three.match.view(0).table.result[:3] == [0, 0, 0]


@pytest.mark.parametrize("card", ["1a", "4a", "4b", "11a", "11b", "11c", "11d"])
def test_six_chaff_and_another_card_are_no_hiraya(card: str) -> None:
    """HI-4, HI-3."""
    table = Table("hiraya").deal(hands=[f"1c 1d 2c 2d 3c 3d {card}"])
    assert only(table.events, events.Claim) == []
    assert only(table.events, events.Pay) == []


def test_everybody_has_seen_the_hand_and_then_it_is_hidden_again() -> None:
    """HI-4: the others know its cards as long as they are not played; other hands stay unknown."""
    table = Table("hiraya").deal(hands=[A_HIRAYA], field="1a 5c 6c 7c 8c 9c", stock="10c")
    claim = events.Claim(0, ("HI-4",), tuple(A_HIRAYA.split()))
    for seat in (0, 1, 2, None):
        assert only(events.visible(table.events, seat), events.Claim) == [claim]
        view = plain(table.match.view(seat))
        assert view["shown"] == [tuple(A_HIRAYA.split()), (), ()]
        assert seat == 0 or "1c" not in view["hand"]
    assert not table.match.view(1).unseen() & cards(A_HIRAYA)
    table.play("1c")
    assert plain(table.match.view(2))["shown"] == [("1d", "2c", "2d", "3c", "3d", "4c"), (), ()]


def test_every_hand_of_seven_chaff_is_a_hiraya_and_one_other_card_spoils_it() -> None:
    """HI-3, HI-4: all C(23,7) = 245,157 hands of seven dry Chaff; each of the C(23,6) sixes with one of the other 25 cards, every 17th with
    all of them; and 20,000 hands at random.
    """
    assert comb(23, 7) == 245_157
    teyaku = compile_tables(games.find("hiraya").rules()).teyaku[0].pattern[0]
    bits = [cards(card) for card in DRY_CHAFF]
    found = sum(shapes.holds(sum(hand), teyaku) for hand in combinations(bits, 7))
    assert found == 245_157
    others = [cards(card) for card in FORTY_EIGHT if card not in DRY_CHAFF]
    assert len(others) == 25
    for place, six in enumerate(combinations(bits, 6)):
        assert not shapes.holds(sum(six) | others[place % 25], teyaku)
        if place % 17 == 0:
            assert not any(shapes.holds(sum(six) | other, teyaku) for other in others)
    random = Random(7)
    for _ in range(20_000):
        hand = random.sample(FORTY_EIGHT, 7)
        assert shapes.holds(cards(" ".join(hand)), teyaku) == (set(hand) <= set(DRY_CHAFF))


def test_exactly_245157_of_all_73629072_hands_are_a_hiraya() -> None:
    """HI-4: the compiled engine is shown every hand there is."""
    numba = pytest.importorskip("numba", reason="numba is not installed")
    import numpy

    from kernel.record_types import record

    assert comb(48, 7) == 73_629_072
    rules, holds = record(Tables), shapes.holds

    @numba.njit(error_model="numpy")  # type: ignore[untyped-decorator]
    def count(row: Any) -> Any:
        teyaku = row.view(rules)[0].teyaku[0].pattern[0]
        one = 1
        hands = found = 0
        for a in range(48):
            for b in range(a):
                for c in range(b):
                    for d in range(c):
                        four = one << a | one << b | one << c | one << d
                        for e in range(d):
                            for f in range(e):
                                for g in range(f):
                                    hands += 1
                                    if holds(four | one << e | one << f | one << g, teyaku):
                                        found += 1
        return hands, found

    row = numpy.array(compile_tables(games.find("hiraya").rules()).flatten(), numpy.int64)
    assert count(row) == (73_629_072, 245_157)


# The turn


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_dealer_plays_first_and_the_round_ends_with_hands_and_draw_pile(dealer: int) -> None:
    """HI-5."""
    table = Table("hiraya", dealer=dealer).deal()
    assert table.actor == dealer
    emitted = table.play_out(dealer)
    assert (len(only(emitted, events.Play)), table.stock(), [table.hand(seat) for seat in range(3)]) == (42, "", [""] * 3)
    assert only(emitted, events.RoundEnds)[0].why == "hands_out"


# The score


def test_cards_are_worth_20_10_5_and_0() -> None:
    """HI-13."""
    for worth, some in ((20, BRIGHTS), (10, ANIMALS), (5, RIBBONS), (0, [*DRY_CHAFF, "11d"])):
        for card in some:
            assert settle("hiraya", [card, "", ""]).cards == (worth, 0, 0), card
    assert settle("hiraya", [REST, "", ""]).cards == (240, 0, 0)


AKI = "1a 3a 1b 2b 3b 2a 4a 5a 4b 6b"  # 95, Poetry Ribbons
CHIE = " ".join(["11a", "6a", "7a", "8b", "9b", "10b", *DRY_CHAFF[:13]])  # 60, Thirteen Cards


def test_the_score_is_points_against_80_and_yaku_paid_by_both() -> None:
    """HI-14: 15 + 60 - 40, 5 - 70, -20 + 80 - 30; the three add up to 0."""
    done = settle("hiraya", [AKI, REST, CHIE])
    assert done.cards == (95, 85, 60)
    assert done.yaku == ({"HI-Y3": 30}, {}, {"HI-Y6": 40})
    assert done.score == done.result == (35, -65, 30)
    assert done.pays == [
        (1, 0, 30, "HI-Y3"),
        (2, 0, 30, "HI-Y3"),
        (0, 2, 40, "HI-Y6"),
        (1, 2, 40, "HI-Y6"),
        ("bank", 0, 15, "HI-14"),
        ("bank", 1, 5, "HI-14"),
        (2, "bank", 20, "HI-14"),
    ]


def after_a_hiraya(piles: list[str], **options: Any) -> Settled:
    """The third player was dealt a Hiraya, and at the end everybody has these cards."""
    table = Table("hiraya", **options).deal(hands=["", "", A_HIRAYA])
    state = table.state
    named = cards(" ".join(pile for pile in piles if pile != REST))
    for seat, pile in enumerate(piles):
        state.hands[seat] = 0
        state.taken[seat] = table.match.rules.deck & ~named if pile == REST else cards(pile)
    state.field, state.actor = 0, NOBODY
    state.at = table.match.rules.flow.index(LEFTOVERS)
    return settled(table, table.go_on())


def test_a_shown_hand_is_part_of_the_result_but_does_not_decide_who_deals() -> None:
    """HI-15, HI-17: 35 - 30, -65 - 30 and 30 + 60; Chie has won most, and Aki deals."""
    done = after_a_hiraya([AKI, REST, CHIE])
    assert done.score == (35, -65, 30)
    assert done.result == done.totals == (5, -95, 90)
    assert (done.winner, done.next_dealer) == (0, 0)


@pytest.mark.parametrize(
    ("dealer", "piles", "next_dealer"),
    [
        (0, ["1a", "1b 3a", "2a"], 1),
        (1, ["8a 1b", "3a", "2a"], 0),
        (0, ["1a", "3a", "2a"], 0),
        (1, ["1a", "2a", "3a"], 2),
        (2, ["1a", "3a", "2a"], 0),
        (2, ["1a", "3a", "8a"], 2),
    ],
)
def test_the_highest_score_deals_next_and_of_a_tie_whoever_played_earlier(dealer: int, piles: list[str], next_dealer: int) -> None:
    """HI-17."""
    assert settle("hiraya", piles, dealer).next_dealer == next_dealer


# The match


def test_with_until_bust_everybody_starts_with_the_agreed_points() -> None:
    """HI-18."""
    match = Match(games.find("hiraya"), ("Aki", "Ben", "Chie"), games.find("hiraya").options(until_bust=300))  # type: ignore[call-arg]
    emitted = match.start()
    assert only(emitted, events.MatchBegins)[0].start == only(emitted, events.RoundBegins)[0].totals == (300, 300, 300)
    assert Table("hiraya").totals == (0, 0, 0)


# 115 and 125 card points, and none; no yaku.
NOTHING_FOR_CHIE = ["1a 3a 8a 2a 4a 5a 1b 2b 4b 5b 10b", "11a 12a 6a 7a 8b 9a 10a 11b 3b 6b 7b 9b 11c", "1c"]


@pytest.mark.parametrize(("start", "over"), [(81, False), (80, True), (79, True), (30, True)])
def test_the_match_ends_after_the_round_in_which_a_total_is_0_or_less(start: int, over: bool) -> None:
    """HI-18: the third player loses 80, and pays all of it."""
    done = settle("hiraya", NOTHING_FOR_CHIE, until_bust=start)
    assert done.totals == (start + 35, start + 45, start - 80)
    ends = [events.MatchEnds((start + 35, start + 45, start - 80), (1,), "bust")]
    assert only(done.events, events.MatchEnds) == (ends if over else [])


def test_without_until_bust_a_match_goes_on_below_0() -> None:
    """HI-18 off."""
    done = settle("hiraya", NOTHING_FOR_CHIE)
    assert (done.totals, only(done.events, events.MatchEnds)) == ((35, 45, -80), [])


def test_running_out_is_told_before_the_last_round() -> None:
    """HI-18: where both end the match, it is the player who ran out."""
    ends = only(settle("hiraya", NOTHING_FOR_CHIE, until_bust=80, rounds=1).events, events.MatchEnds)
    assert [end.why for end in ends] == ["bust"]
    ends = only(settle("hiraya", NOTHING_FOR_CHIE, until_bust=81, rounds=1).events, events.MatchEnds)
    assert [end.why for end in ends] == ["rounds"]


def test_totals_are_looked_at_only_when_a_round_is_over() -> None:
    """HI-18: Aki and Ben pay 30 of their 30 for a Hiraya, and play on; Aki comes back, and Ben does not."""
    table = Table("hiraya", until_bust=30).deal(hands=["", "", A_HIRAYA])
    assert table.actor == 0
    done = after_a_hiraya([AKI, REST, CHIE], until_bust=30)
    assert done.totals == (35, -65, 120)
    assert only(done.events, events.MatchEnds)[0].why == "bust"
    assert only(after_a_hiraya([AKI, REST, CHIE], until_bust=96).events, events.MatchEnds) == []


def test_with_no_end_agreed_only_running_out_ends_the_match() -> None:
    """HI-18: over ten matches, each ends with the first total at 0 or less, some after more than twelve rounds."""
    lengths = []
    for seed in range(10):
        match = full_match("hiraya", seed=seed, until_bust=600, rounds=None)
        rounds = only(match.events, events.RoundEnds)
        lengths.append(len(rounds))
        assert [min(end.totals) <= 0 for end in rounds] == [False] * (len(rounds) - 1) + [True]
        assert only(match.events, events.MatchEnds)[0].why == "bust"
    assert max(lengths) > 12
