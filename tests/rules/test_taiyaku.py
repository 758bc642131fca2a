"""Taiyaku, rule by rule (docs/rules/taiyaku.md): the deal, the leader and play, with two and three players.

Stakes, teyaku, the returned card, settlement, secrets, yaku and larger tables have files of their own.
"""

from __future__ import annotations

import pytest

from hanashobu.play import events
from hanashobu.play.match import Match
from tests.rules.taiyaku import FIELD, GAME, PLAIN, TAIYAKU, returned, stakes
from tests.support.helpers import NAMES, Table, full_match, only, sort
from tests.support.takes import by_month
from tests.support.umpire import FORTY_EIGHT


@pytest.mark.parametrize("seats", [2, 3])
def test_every_play_of_whole_matches_is_a_common_turn(seats: int) -> None:
    """TA-13, CO-6 to CO-8: hand and draw pile in turn, each card taking by its month."""
    for seed in range(6):
        field, last = set[str](), "stock"
        for event in full_match(TAIYAKU, seats, seed).events:
            if isinstance(event, events.Leader):
                field, last = set(event.field), "stock"
            if isinstance(event, events.Play):
                assert event.source != last
                assert frozenset(event.takes) in by_month(event.card, event.source, frozenset(field))
                field = field - set(event.takes) if event.takes else field | {event.card}
                last = event.source


# The deal and the leader.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_cards_to_the_field_four_each_and_the_same_again(seats: int) -> None:
    """TA-5: the deck lies in order, Ben deals, so the player to Ben's right gets the first cards."""
    table = Table(TAIYAKU, seats, dealer=1)
    table.match.give_deck(list(FORTY_EIGHT))
    deal = only(table.go_on(), events.Deal)[0]
    second = 3 + 4 * seats
    assert deal.field == (*FORTY_EIGHT[:3], *FORTY_EIGHT[second : second + 3])
    for place in range(seats):
        hand = deal.hands[(2 + place) % seats]
        first, more = 3 + 4 * place, second + 3 + 4 * place
        assert hand == (*FORTY_EIGHT[first : first + 4], *FORTY_EIGHT[more : more + 4])
    assert deal.stock == tuple(FORTY_EIGHT[6 + 8 * seats :])
    assert table.everywhere() == sorted(FORTY_EIGHT)


@pytest.mark.parametrize(
    ("dealer", "turned", "leader"),
    [
        (0, ["2c", "3c", "1a"], 2),
        (0, ["3c", "2c", "10c"], 1),
        (2, ["3c", "10c", "2c"], 1),
        (1, ["9c", "10c", "12c"], 1),
        (0, ["1a", "1c", "2c"], 0),
        (2, ["1c", "2c", "1a"], 2),
        (0, ["3c", "1c", "1a"], 1),
        (1, ["3c", "1a", "1c"], 2),
        (2, ["3c", "1c", "1a"], 0),
    ],
)
def test_the_earliest_month_leads_and_of_a_tie_the_dealer_or_the_nearest_to_the_right(dealer: int, turned: list[str], leader: int) -> None:
    """TA-6, TA-13: the cards are turned from the dealer on, and a Bright is no earlier than a Chaff."""
    late = "9c" in turned
    field = "9c 10c 12c 12d 11d 8c" if late else "1a 1c 2c 3c 10c 12c"
    hands = ["1b 1d 2a 2b 3a 3b 4a 4b", "4c 5a 5b 5c 6a 6b 6c 7a", "7b 7c 8a 8b 9a 9b 10a 10b"]
    table = Table(TAIYAKU, dealer=dealer).deal(hands=hands, field=field, turned=turned)
    emitted = only(table.events, events.Leader)[0]
    by_seat = dict(zip([dealer, (dealer + 1) % 3, (dealer + 2) % 3], turned, strict=True))
    assert emitted.turned == tuple(by_seat[seat] for seat in range(3))
    assert (emitted.leader, sort(" ".join(emitted.field)), table.field) == (leader, sort(field), sort(field))
    assert table.actor == leader


def test_the_cards_that_are_turned_are_a_matter_of_chance() -> None:
    """TA-6: in 40 matches the dealer turns each of the six at some time, and nobody ever a card that does not lie there."""
    places = set[int]()
    for seed in range(40):
        field: tuple[str, ...] = ()
        dealer = 0
        for event in full_match(TAIYAKU, 3, seed).events:
            if isinstance(event, events.RoundBegins):
                dealer = event.dealer
            if isinstance(event, events.Deal):
                field = event.field
            if isinstance(event, events.Leader):
                turned = [card for card in event.turned if card]
                assert len(set(turned)) == 3
                assert set(turned) <= set(field)
                order = [(dealer + step) % 3 for step in range(3)]
                earliest = min(order, key=lambda seat: (int(turned[seat][:-1]), order.index(seat)))
                assert event.leader == earliest
                places.add(field.index(turned[dealer]))
    assert places == set(range(6))


def test_four_of_a_month_on_the_field_are_thrown_in_after_the_leader_is_found() -> None:
    """TA-7, CO-12: the same dealer deals again, and a new leader is found."""
    table = Table(TAIYAKU, dealer=2).deal(field="9a 9b 9c 9d", leader=0)
    assert [type(event) for event in table.events] == [events.Deal, events.Leader, events.Misdeal]
    assert table.events[-1] == events.Misdeal("four_of_a_month")
    assert only(table.events, events.Leader)[0].leader == 0
    table.deal(hands=PLAIN, field=FIELD, leader=1)
    assert only(table.events, events.RoundBegins) == []
    assert (table.match.round, table.state.dealer, table.actor) == (1, 2, 1)
    assert stakes(table) == [8, 8, 8]


def test_three_of_a_month_on_the_field_are_played() -> None:
    """TA-7."""
    table = Table(TAIYAKU).deal(field="9a 9b 9c 11b 11c 11d")
    assert only(table.events, events.Misdeal) == []


# Play.


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_the_leader_plays_first_and_then_everybody_in_turn(leader: int) -> None:
    """TA-13: whoever deals."""
    table = returned(Table(TAIYAKU, dealer=1).deal(hands=PLAIN, field=FIELD, leader=leader))
    asked = []
    for _ in range(6):
        asked.append(table.actor)
        seat = table.actor
        while table.actor == seat:
            table.play(table.choices.split()[0])
    assert asked == [leader, (leader + 1) % 3, (leader + 2) % 3] * 2


@pytest.mark.parametrize(
    ("seats", "return_card", "top"),
    [(3, True, 10), (3, False, 9), (2, True, 13)],
)
def test_the_leader_cuts_the_pile_after_the_first_hand_card_and_before_drawing(seats: int, return_card: bool, top: int) -> None:
    """TA-14: 21, 18 or 26 cards; the bottom half comes on top, of 21 that is 11 cards."""
    table = Table(TAIYAKU, seats, return_card=return_card).deal(hands=PLAIN[:seats], field=FIELD, leader=1)
    if seats == 3 and return_card:
        returned(table)
    before = table.stock().split()
    assert len(before) == (21 if return_card and seats == 3 else 18 if seats == 3 else 26)
    emitted = table.play("7a")
    play, cut, draw = emitted[:3]
    assert play == events.Play(1, "hand", "7a")
    assert cut == events.Cut(1, (*before[top:], *before[:top]))
    assert isinstance(draw, events.Play)
    assert (draw.source, draw.card) == ("stock", before[top])


def test_what_the_hand_card_takes_is_chosen_before_the_cut() -> None:
    """TA-14."""
    hands = ["1a 2a 2c 3a 4a 4c 5a 6a", "3c 5c 6c 7a 7c 8a 8d 9a", "2d 3d 9b 10a 11a 11b 12a 12b"]
    table = Table(TAIYAKU).deal(hands=hands, field="1b 1c 8c 9c 10c 11d")
    emitted = table.play("2a", "3c", "2d", "1a")
    assert not only(emitted, events.Play)
    assert not only(emitted, events.Cut)
    assert table.choices == "1b 1c"
    emitted = table.play("1c")
    assert [type(event) for event in emitted[:2]] == [events.Play, events.Cut]


def test_the_pile_is_cut_once_in_a_round_by_the_leader() -> None:
    """TA-14: over whole matches; the drawn cards follow the order of the cut."""
    for seats in (2, 3):
        emitted = full_match(TAIYAKU, seats, 5).events
        cuts, leaders = only(emitted, events.Cut), [event.leader for event in only(emitted, events.Leader)]
        assert len(cuts) == 12
        misdeals = len(only(emitted, events.Misdeal))
        if not misdeals:
            assert [cut.seat for cut in cuts] == leaders
        rest: list[str] = []
        for event in emitted:
            if isinstance(event, events.Cut):
                rest = list(event.stock)
            if isinstance(event, events.Play) and event.source == "stock":
                assert event.card == rest.pop(0)


def test_a_match_of_taiyaku_can_be_played_by_its_own_random_source() -> None:
    """TA-1: twelve rounds, and the chips are still all there."""
    match = Match(GAME, NAMES[:3], seed=3)
    match.start()
    while not match.over:
        match.go_on()
        while match.actor is not None:
            match.play_random()
    assert sum(match.totals) == 288
    assert only(match.events, events.MatchEnds)[0].why == "rounds"
