"""Taiyaku, rule by rule (docs/rules/taiyaku.md): two and three players; the numbers expected here were worked out by hand.

The yaku are in test_taiyaku_yaku.py, larger tables in test_taiyaku_tables.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from hanashobu import games
from hanashobu.cards import cards
from hanashobu.engine.state import NOBODY
from hanashobu.play import events
from hanashobu.play.events import HIDDEN, AnyEvent
from hanashobu.play.match import Match
from hanashobu.rules.game import BadTable
from hanashobu.rules.phases import SETTLE
from tests.rules.taiyaku import paid, stakes
from tests.support.helpers import NAMES, Settled, Table, full_match, only, settle, settled, sort
from tests.support.takes import by_month
from tests.support.umpire import FORTY_EIGHT

TAIYAKU = "taiyaku"
GAME = games.find(TAIYAKU)

SEVEN = "1c 1d 2c 2d 3c 3d 4c 8a"  # TA-T1
EIGHT = "1c 1d 2c 2d 3c 3d 4c 4d"  # TA-T2
FOUR = "5a 5b 5c 5d 6a 7a 8b 10a"  # TA-T3
TWO_FOURS = "5a 5b 5c 5d 7a 7b 7c 7d"  # TA-T4
CUPS = "9a 9b 9c 9d 1c 1d 2c 2d"  # TA-T1 and TA-T3
PHOENIX = "12a 12b 12c 12d 9c 9d 10c 10d"  # TA-T1 and TA-T3 as well

# Hands without teyaku, and a field that they leave.
PLAIN = ["1a 1c 2a 2c 3a 3c 4a 4c", "5a 5c 6a 6c 7a 7c 8a 8c", "9b 9c 10a 10c 11a 11d 12a 12c"]
FIELD = "1b 2b 3b 4b 5b 6b"


def stop(table: Table) -> list[AnyEvent]:
    """A round that Aki wins at once with three blue ribbons, and with it all stakes."""
    table.place(hands=["10b 1c", "9d", "7a"][: table.seats], field="10c", stock="8b", taken=["6b 9b"], actor=0)
    return table.play("10b")


def finish(table: Table, *piles: str) -> Settled:
    """The round is played to its end, and everybody who plays has these cards."""
    state = table.state
    for seat, pile in enumerate(piles):
        state.hands[seat], state.taken[seat] = 0, cards(pile)
    state.field, state.actor = 0, NOBODY
    state.at = table.match.rules.flow.index(SETTLE)
    return settled(table, table.go_on())


def returned(table: Table) -> Table:
    """Everybody puts the first card back that may go back."""
    for _ in range(3):
        table.play(table.choices.split()[0])
    return table


# The table and the chips.


@pytest.mark.parametrize("seats", [1, 8])
def test_two_to_seven_can_play(seats: int) -> None:
    """TA-20, TA-21, TA-29."""
    assert GAME.seats == (2, 3, 4, 5, 6, 7)
    with pytest.raises(BadTable):
        GAME.rules(seats=seats)


@pytest.mark.parametrize(
    ("options", "chips"),
    [({}, 96), ({"rounds": 3}, 24), ({"rounds": 1}, 8), ({"rounds": None}, 96), ({"chips": 30}, 30), ({"chips": 5, "rounds": None}, 5)],
)
def test_everybody_starts_with_8_chips_a_round_or_as_many_as_agreed(options: dict[str, Any], chips: int) -> None:
    """TA-1."""
    table = Table(TAIYAKU, **options)
    assert only(table.match.events, events.MatchBegins)[0].start == table.totals == (chips, chips, chips)


@pytest.mark.parametrize(("chips", "stake"), [(30, 8), (9, 8), (8, 8), (7, 7), (1, 1)])
def test_the_stake_is_8_or_all_that_a_player_has(chips: int, stake: int) -> None:
    """TA-2."""
    table = Table(TAIYAKU, chips=chips).deal()
    assert stakes(table) == [stake] * 3
    assert table.totals == (chips,) * 3


def test_a_player_without_chips_has_no_stake_and_cannot_lose() -> None:
    """TA-2, TA-3: after Aki has won all of their 5 chips, Ben and Chie play on for nothing."""
    table = Table(TAIYAKU, chips=5)
    assert paid(stop(table)) == [(1, 0, 5, "TA-15", 0), (2, 0, 5, "TA-15", 0)]
    assert table.totals == (15, 0, 0)
    table.deal(hands=PLAIN, field=FIELD)
    assert stakes(table) == [8, 0, 0]
    found = finish(returned(table), "11a 6a 7a 10a", "4b 5b", "")
    assert paid(found.told) == [(1, 0, 0, "TA-16", 5), (2, 0, 0, "TA-16", 7)]
    assert found.totals == (15, 0, 0)


def test_a_player_without_chips_can_win_them_back() -> None:
    """TA-2, TA-3: Ben is paid by Aki; Chie has nothing to pay with."""
    table = Table(TAIYAKU, chips=5)
    stop(table)
    found = finish(returned(table.deal(hands=PLAIN, field=FIELD)), "4b 5b", "11a 6a 7a 10a", "")
    assert sorted(paid(found.told)) == [(0, 1, 5, "TA-16", 0), (2, 1, 0, "TA-16", 7)]
    assert found.totals == (10, 5, 0)
    table.deal()
    assert stakes(table) == [8, 5, 0]


def test_a_payment_goes_as_far_as_the_stake_and_the_shortage_is_forgiven() -> None:
    """TA-3: 11 are due and 8 are paid; nobody ever owes anything."""
    found = settle(TAIYAKU, ["1a 2a 3a", "", "4b"])
    assert found.score == (11, 0, 1)
    assert paid(found.told) == [(1, 0, 8, "TA-16", 3), (2, 0, 8, "TA-16", 2)]
    assert found.result == (16, -8, -8)
    assert found.totals == (112, 88, 88)


def test_a_payment_of_exactly_the_stake_forgives_nothing() -> None:
    """TA-3."""
    found = settle(TAIYAKU, ["11a 6a 7a 10a 4b", "", "5b 7b"])
    assert found.score == (8, 0, 2)
    assert paid(found.told) == [(1, 0, 8, "TA-16", 0), (2, 0, 6, "TA-16", 0)]


def test_what_a_player_receives_in_the_round_is_added_to_the_stake() -> None:
    """TA-3: Ben has been paid 5 twice, so his stake covers all 11; Chie has 3 left of hers, and loses no more than 8 in all."""
    table = Table(TAIYAKU).deal(hands=["", FOUR])
    told = table.play("set")
    assert sorted(paid(told)) == [(0, 1, 5, "TA-T3", 0), (2, 1, 5, "TA-T3", 0)]
    assert stakes(table) == [3, 18, 3]
    found = finish(returned(table), "1a 2a 3a", "", "")
    assert sorted(paid(found.told)) == [(1, 0, 11, "TA-16", 0), (2, 0, 3, "TA-16", 8)]
    assert found.result == (9, -1, -8)
    assert found.totals == (105, 95, 88)


def test_payments_are_made_in_turn_order_of_the_receivers_from_the_leader_on() -> None:
    """TA-4: with 4 chips each it matters that Ben, who leads, is paid before Chie."""
    table = Table(TAIYAKU, chips=4).deal(hands=["", FOUR, "11a 11b 11c 11d 1a 2a 3a 4a"], leader=1)
    told = table.play("set")
    assert paid(told) == [(2, 1, 4, "TA-T3", 1), (0, 1, 4, "TA-T3", 1)]
    assert stakes(table) == [0, 12, 0]
    told = table.play("set")
    assert sorted(paid(told)) == [(0, 2, 0, "TA-T3", 5), (1, 2, 5, "TA-T3", 0)]
    assert stakes(table) == [0, 7, 5]
    found = finish(returned(table), "", "", "")
    assert found.totals == (0, 7, 5)


def test_the_leader_collects_from_the_payers_in_turn_order() -> None:
    """TA-4: Chie leads and wins, so Aki pays before Ben; the stakes go back to their owners."""
    table = returned(Table(TAIYAKU).deal(hands=PLAIN, field=FIELD, leader=2))
    found = finish(table, "4b", "", "11a 6a 7a 10a")
    assert paid(found.told) == [(0, 2, 6, "TA-16", 0), (1, 2, 7, "TA-16", 0)]
    assert found.totals == (90, 89, 109)
    table.deal()
    assert stakes(table) == [8, 8, 8]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_no_round_costs_more_than_8_chips_and_all_results_add_up_to_0(seats: int, seed: int) -> None:
    """TA-2, TA-3, CO-15: matches at random in which chips run low; the payments alone explain every total."""
    match = full_match(TAIYAKU, seats, seed, chips=14)
    totals, stake = [14] * seats, [0] * seats
    for event in match.events:
        match event:
            case events.RoundBegins():
                assert list(event.totals) == totals
                stake = [min(8, total) for total in totals]
                lost = list(totals)
            case events.Pay():
                assert isinstance(event.payer, int)
                assert isinstance(event.payee, int)
                stake[event.payer] -= event.amount
                stake[event.payee] += event.amount
                assert stake[event.payer] >= 0
                assert event.forgiven == 0 or stake[event.payer] == 0
                totals[event.payer] -= event.amount
                totals[event.payee] += event.amount
            case events.RoundEnds():
                assert list(event.totals) == totals
                assert min(after - before for after, before in zip(totals, lost, strict=True)) >= -8
    assert sum(totals) == 14 * seats
    assert len(only(match.events, events.RoundEnds)) == 12


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
    told = only(table.told, events.Leader)[0]
    by_seat = dict(zip([dealer, (dealer + 1) % 3, (dealer + 2) % 3], turned, strict=True))
    assert told.turned == tuple(by_seat[seat] for seat in range(3))
    assert (told.leader, sort(" ".join(told.field)), table.field) == (leader, sort(field), sort(field))
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
    assert [type(event) for event in table.told] == [events.Deal, events.Leader, events.Misdeal]
    assert table.told[-1] == events.Misdeal("four_of_a_month")
    assert only(table.told, events.Leader)[0].leader == 0
    table.deal(hands=PLAIN, field=FIELD, leader=1)
    assert only(table.told, events.RoundBegins) == []
    assert (table.match.round, table.state.dealer, table.actor) == (1, 2, 1)
    assert stakes(table) == [8, 8, 8]


def test_three_of_a_month_on_the_field_are_played() -> None:
    """TA-7."""
    table = Table(TAIYAKU).deal(field="9a 9b 9c 11b 11c 11d")
    assert only(table.told, events.Misdeal) == []


# Teyaku.

HANDS = [
    (SEVEN, ("TA-T1",), "1c 1d 2c 2d 3c 3d 4c"),
    ("1c 1d 2c 2d 3c 3d 9a 9b", ("TA-T1",), "1c 1d 2c 2d 3c 3d 9a"),
    ("11d 12b 12c 12d 9a 9c 9d 11a", ("TA-T1",), "9a 9c 9d 11d 12b 12c 12d"),
    (EIGHT, ("TA-T2",), EIGHT),
    ("9a 9c 9d 10c 10d 11d 12b 12c", ("TA-T2",), "9a 9c 9d 10c 10d 11d 12b 12c"),
    (FOUR, ("TA-T3",), "5a 5b 5c 5d"),
    ("11a 11b 11c 11d 1a 2a 3a 4a", ("TA-T3",), "11a 11b 11c 11d"),
    (TWO_FOURS, ("TA-T4",), TWO_FOURS),
    (CUPS, ("TA-T1", "TA-T3"), "1c 1d 2c 2d 9a 9b 9c 9d"),
    (PHOENIX, ("TA-T1", "TA-T3"), "9c 9d 10c 10d 12a 12b 12c 12d"),
]
WORTH = {"TA-T1": 5, "TA-T2": 7, "TA-T3": 5, "TA-T4": 5}


@pytest.mark.parametrize(("hand", "ids", "shown"), HANDS)
def test_a_claimed_teyaku_is_shown_and_paid_at_once_by_each_opponent(hand: str, ids: tuple[str, ...], shown: str) -> None:
    """TA-8 to TA-11, TA-T1 to TA-T4: with both kinds 10 are due, and a stake has 8."""
    table = Table(TAIYAKU).deal(hands=["", hand])
    assert table.actor == 1
    told = table.play("both" if len(ids) == 2 else "claim first" if ids[0] in ("TA-T1", "TA-T2") else "claim second")
    assert told[0] == events.Claim(1, ids, tuple(shown.split()))
    due = [(seat, 1, WORTH[ids[0]], ids[0], 0) for seat in (0, 2)]
    if len(ids) == 2:
        due += [(seat, 1, 3, "TA-T3", 2) for seat in (0, 2)]
    assert sorted(paid(told)) == sorted(due)


@pytest.mark.parametrize(
    "hand",
    [
        "1c 1d 2c 2d 3c 3d 4a 4b",
        "1c 1d 2c 2d 3c 9a 4a 4b",
        "12a 12b 12c 11b 11c 11d 10a 10b",
        "5a 5b 5c 7a 7b 7c 8a 8b",
    ],
)
def test_a_hand_without_teyaku_is_not_asked(hand: str) -> None:
    """TA-8, TA-9, TA-11: six Chaff, six with the Sake Cup, three of a month."""
    table = Table(TAIYAKU).deal(hands=[hand], field="1a 2a 3a 6c 7d 8c" if hand[0] != "1" else "5a 6a 7a 8a 9b 10c")
    while "no" in table.choices:
        assert table.actor != 0
        table.play("no")
    assert (table.actor, table.choices) == (0, sort(hand))


@pytest.mark.parametrize(
    ("hand", "words"),
    [(SEVEN, "no, claim first"), (EIGHT, "no, claim first"), (FOUR, "no, claim second"), (TWO_FOURS, "no, claim second")],
)
def test_of_one_kind_a_player_claims_it_or_none(hand: str, words: str) -> None:
    """TA-11."""
    assert Table(TAIYAKU).deal(hands=[hand]).choices == words


@pytest.mark.parametrize(
    ("word", "ids", "declined", "shown", "worth"),
    [
        ("no", (), ("TA-T1", "TA-T3"), "", 0),
        ("chaff", ("TA-T1",), ("TA-T3",), "1c 1d 2c 2d 9a 9c 9d", 5),
        ("set", ("TA-T3",), ("TA-T1",), "9a 9b 9c 9d", 5),
        ("both", ("TA-T1", "TA-T3"), (), "1c 1d 2c 2d 9a 9b 9c 9d", 8),
    ],
)
def test_of_two_kinds_a_player_claims_either_or_both_or_none(
    word: str, ids: tuple[str, ...], declined: tuple[str, ...], shown: str, worth: int
) -> None:
    """TA-10, TA-11: the claim is paid, what is kept hidden is not, and only what is claimed is shown."""
    table = Table(TAIYAKU).deal(hands=[CUPS])
    assert table.choices == "no, claim first, claim second, claim both"
    told = table.play(word)
    assert told[0] == events.Claim(0, ids, tuple(shown.split()), declined)
    assert stakes(table) == [8 + 2 * worth, 8 - worth, 8 - worth]
    assert table.match.view(2).to_json()["shown"] == [tuple(shown.split()), (), ()]


def test_who_has_a_teyaku_is_asked_once_in_turn_order_from_the_leader() -> None:
    """TA-11: Ben leads; Chie has nothing and is not asked; then cards go back, and nobody has played yet."""
    table = Table(TAIYAKU).deal(hands=[FOUR, EIGHT, "11a 11b 12a 12b 9a 9b 9c 10b"], leader=1)
    asked = []
    while "no" in table.choices:
        asked.append(table.actor)
        told = table.play("no")
        assert [type(event) for event in told] == [events.Claim]
    assert asked == [1, 0]
    assert (table.actor, table.choices) == (1, EIGHT)
    assert only(table.match.events, events.Play) == []


def test_shown_cards_stay_exposed_and_part_of_the_hand() -> None:
    """TA-11: everybody sees them until they are played."""
    table = Table(TAIYAKU).deal(hands=[FOUR], field="1c 2c 3c 4c 9c 10c")
    table.play("set")
    table.play("6a")
    for _ in range(2):
        table.play(table.choices.split()[0])
    assert table.actor == 0
    assert "5b" in table.choices.split()
    assert table.match.view(1).to_json()["shown"][0] == ("5a", "5b", "5c", "5d")
    table.play("5b")
    while table.actor == 0:
        table.play(table.choices.split()[0])
    for seat in (None, 1, 2):
        assert table.match.view(seat).to_json()["shown"][0] == ("5a", "5c", "5d")


def test_an_exposed_card_that_goes_back_is_missed_by_everybody() -> None:
    """TA-11, TA-12: of eight shown Chaff seven stay open; which one went back only its player was told, but all can see it."""
    table = Table(TAIYAKU).deal(hands=[EIGHT])
    table.play("chaff")
    while table.actor != 0:
        table.play("no")
    assert table.play("2c")[0].seen_by(1) == events.Return(0, HIDDEN)
    assert table.match.view(1).to_json()["shown"][0] == ("1c", "1d", "2d", "3c", "3d", "4c", "4d")


def test_two_fours_are_8_if_two_play_and_the_others_as_ever() -> None:
    """TA-9, TA-20, TA-T4."""
    for hand, worth, id in ((TWO_FOURS, 8, "TA-T4"), (FOUR, 5, "TA-T3")):
        table = Table(TAIYAKU, 2).deal(hands=[hand])
        assert paid(table.play("set")) == [(1, 0, worth, id, 0)]
    for hand, worth, id in ((SEVEN, 5, "TA-T1"), (EIGHT, 7, "TA-T2")):
        table = Table(TAIYAKU, 2).deal(hands=["", hand])
        assert paid(table.play("chaff")) == [(0, 1, worth, id, 0)]


def test_that_somebody_is_asked_or_keeps_a_teyaku_hidden_nobody_else_learns() -> None:
    """TA-11: two deals that differ only in what Aki holds look the same to Ben, to Chie and to spectators."""
    others = ["1a 1c 2a 2c 3a 3c 4a 4c", "5a 5c 6a 6c 12a 12c 10b 10c"]
    plain = Table(TAIYAKU).deal(hands=["7a 7b 7c 8a 8b 9a 9b 9c", *others], field=FIELD)
    four = Table(TAIYAKU).deal(hands=["7a 7b 7c 7d 8b 9a 9b 9c", *others], field=FIELD)
    assert four.choices == "no, claim second"
    for seat in (1, 2, None):
        view = four.match.view(seat)
        assert (view.actor, view.asked, view.table.ask, view.table.choice, view.legal) == (None, "", 0, 0, ())
    four.play("no")
    for seat in (1, 2, None):
        assert four.match.view(seat).table.flatten() == plain.match.view(seat).table.flatten()
        assert events.visible(four.match.events, seat) == events.visible(plain.match.events, seat)


# Returning a card.


@pytest.mark.parametrize(
    ("hand", "word", "back"),
    [
        (SEVEN, "chaff", "8a"),
        ("1c 1d 2c 2d 3c 3d 9a 9b", "chaff", "9b"),
        (FOUR, "set", "6a 7a 8b 10a"),
        (EIGHT, "chaff", EIGHT),
        (TWO_FOURS, "set", TWO_FOURS),
        (CUPS, "both", sort(CUPS)),
        (PHOENIX, "both", sort(PHOENIX)),
        (CUPS, "chaff", "9b"),
        (CUPS, "set", "1c 1d 2c 2d"),
        (SEVEN, "no", sort(SEVEN)),
        (FOUR, "no", sort(FOUR)),
        (CUPS, "no", sort(CUPS)),
    ],
)
def test_shown_cards_limit_what_may_go_back(hand: str, word: str, back: str) -> None:
    """TA-12: what was not claimed limits nothing."""
    table = Table(TAIYAKU).deal(hands=["", hand], leader=1)
    table.play(word)
    assert (table.actor, table.choices) == (1, back)


def test_each_puts_one_card_back_from_the_leader_on_and_the_pile_is_shuffled_once() -> None:
    """TA-12: 7 in each hand and 21 to draw, in the order of the shuffle."""
    table = Table(TAIYAKU).deal(hands=PLAIN, field=FIELD, leader=2).stack("5c 12c 1d 1c")
    before = table.stock().split()
    told = []
    for seat, card in ((2, "12c"), (0, "1c"), (1, "5c")):
        assert (table.actor, table.choices) == (seat, sort(PLAIN[seat]))
        told += table.play(card)
    *backs, shuffle = told
    assert backs == [events.Return(2, "12c"), events.Return(0, "1c"), events.Return(1, "5c")]
    assert isinstance(shuffle, events.Shuffle)
    assert shuffle.stock[:4] == ("5c", "12c", "1d", "1c")
    assert sorted(shuffle.stock) == sorted([*before, "12c", "1c", "5c"])
    assert len(shuffle.stock) == 21
    assert [len(table.hand(seat).split()) for seat in range(3)] == [7, 7, 7]
    assert table.stock().split() == list(shuffle.stock)
    assert table.actor == 2
    assert table.everywhere() == sorted(FORTY_EIGHT)


def test_the_matchs_own_shuffle_mixes_returned_cards_into_the_whole_pile() -> None:
    """TA-12, CO-5: over 60 rounds a returned card comes to lie in more than fifteen different places."""
    places = set[int]()
    for seed in range(5):
        told = full_match(TAIYAKU, 3, seed).events
        for at, event in enumerate(told):
            if isinstance(event, events.Shuffle):
                back = told[at - 1]
                assert isinstance(back, events.Return)
                places.add(event.stock.index(back.card))
    assert len(places) > 15


def test_every_card_goes_round_with_21_to_draw() -> None:
    """TA-12: 21 turns, each with a hand card and a drawn card, unless somebody stops the round."""
    lengths = []
    for seed in range(4):
        told = full_match(TAIYAKU, 3, seed).events
        plays = 0
        for event in told:
            if isinstance(event, events.Play):
                plays += 1
            if isinstance(event, events.RoundEnds):
                if event.why == "hands_out":
                    assert plays == 42
                lengths.append(event.why)
                plays = 0
    assert set(lengths) == {"hands_out", "stopped"}


def test_without_return_card_hands_of_8_are_played_and_the_last_plays_have_no_draw() -> None:
    """TA-O1, CO-11: 18 cards to draw, so the last six turns are without."""
    table = Table(TAIYAKU, return_card=False).deal(hands=PLAIN, field=FIELD)
    assert (table.actor, table.choices, len(table.stock().split())) == (0, sort(PLAIN[0]), 18)
    for seed in range(20):
        table = Table(TAIYAKU, return_card=False).deal(hands=PLAIN, field=FIELD)
        told = table.play_out(seed)
        assert only(told, events.Return) == []
        assert only(told, events.Shuffle) == []
        if only(told, events.RoundEnds)[0].why == "hands_out":
            break
    plays = only(told, events.Play)
    assert [play.source for play in plays] == ["hand", "stock"] * 18 + ["hand"] * 6
    assert [play.seat for play in plays[36:]] == [0, 1, 2, 0, 1, 2]


def test_without_return_card_a_claim_binds_nothing() -> None:
    """TA-O1, TA-11."""
    table = Table(TAIYAKU, return_card=False).deal(hands=[FOUR])
    told = table.play("set")
    assert sorted(paid(told)) == [(1, 0, 5, "TA-T3", 0), (2, 0, 5, "TA-T3", 0)]
    assert (table.actor, table.choices) == (0, FOUR)


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
    told = table.play("7a")
    play, cut, draw = told[:3]
    assert play == events.Play(1, "hand", "7a")
    assert cut == events.Cut(1, (*before[top:], *before[:top]))
    assert isinstance(draw, events.Play)
    assert (draw.source, draw.card) == ("stock", before[top])


def test_what_the_hand_card_takes_is_chosen_before_the_cut() -> None:
    """TA-14."""
    hands = ["1a 2a 2c 3a 4a 4c 5a 6a", "3c 5c 6c 7a 7c 8a 8d 9a", "2d 3d 9b 10a 11a 11b 12a 12b"]
    table = Table(TAIYAKU).deal(hands=hands, field="1b 1c 8c 9c 10c 11d")
    told = table.play("2a", "3c", "2d", "1a")
    assert not only(told, events.Play)
    assert not only(told, events.Cut)
    assert table.choices == "1b 1c"
    told = table.play("1c")
    assert [type(event) for event in told[:2]] == [events.Play, events.Cut]


def test_the_pile_is_cut_once_in_a_round_by_the_leader() -> None:
    """TA-14: over whole matches; the drawn cards follow the order of the cut."""
    for seats in (2, 3):
        told = full_match(TAIYAKU, seats, 5).events
        cuts, leaders = only(told, events.Cut), [event.leader for event in only(told, events.Leader)]
        assert len(cuts) == 12
        misdeals = len(only(told, events.Misdeal))
        if not misdeals:
            assert [cut.seat for cut in cuts] == leaders
        rest: list[str] = []
        for event in told:
            if isinstance(event, events.Cut):
                rest = list(event.stock)
            if isinstance(event, events.Play) and event.source == "stock":
                assert event.card == rest.pop(0)


# The settlement.

SEVEN_POINTS, THREE_POINTS, TWO_POINTS = "11a 6a 7a 10a", "2a 4a 11b", "4b 5b"


def test_the_example_of_the_rules_page() -> None:
    """TA-16: scores 7, 3 and 2: the second pays 4, the third 5; the winner deals next (TA-18)."""
    found = settle(TAIYAKU, [SEVEN_POINTS, THREE_POINTS, TWO_POINTS])
    assert found.score == (7, 3, 2)
    assert paid(found.told) == [(1, 0, 4, "TA-16", 0), (2, 0, 5, "TA-16", 0)]
    assert (found.result, found.winner, found.next_dealer) == ((9, -4, -5), 0, 0)
    assert found.cards == ()


@pytest.mark.parametrize("dealer", [0, 1, 2])
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_winner_of_the_round_deals_the_next(dealer: int, winner: int) -> None:
    """TA-16, TA-18: wherever the winner sits."""
    piles = [THREE_POINTS, TWO_POINTS]
    piles.insert(winner, SEVEN_POINTS)
    found = settle(TAIYAKU, piles, dealer)
    others = [seat for seat in range(3) if seat != winner]
    assert sorted(paid(found.told)) == [(others[0], winner, 4, "TA-16", 0), (others[1], winner, 5, "TA-16", 0)]
    assert (found.winner, found.next_dealer) == (winner, winner)


def test_yaku_of_all_groups_add_up_to_the_score() -> None:
    """TA-16: 4 + 7 + 1 against 5 + 2."""
    found = settle(TAIYAKU, ["1a 8b 12a 9b", "8a 3a 2a 4a", ""])
    assert found.yaku[:2] == ({"TA-Y8": 4, "TA-Y22": 7, "TA-Y21": 1}, {"TA-Y4": 5, "TA-Y24": 2, "TA-Y26": 1})
    assert found.score == (12, 8, 0)
    assert paid(found.told) == [(1, 0, 4, "TA-16", 0), (2, 0, 8, "TA-16", 4)]


@pytest.mark.parametrize(
    ("leader", "piles", "winner"),
    [
        (0, ["4b", "5b", ""], 0),
        (1, ["4b", "5b", ""], 1),
        (2, ["4b", "5b", ""], 0),
        (0, ["", "5b", "4b"], 1),
        (1, ["4b", "", "5b"], 2),
        (2, ["4b", "5b", "7b"], 2),
        (1, ["", "", ""], 1),
    ],
)
def test_of_a_tie_the_leader_wins_or_the_nearest_to_the_leaders_right(leader: int, piles: list[str], winner: int) -> None:
    """TA-17, TA-18: Aki deals, but that decides nothing; who is tied pays nothing, anybody else 1."""
    table = returned(Table(TAIYAKU).deal(hands=PLAIN, field=FIELD, leader=leader))
    found = finish(table, *piles)
    best = max(found.score)
    assert paid(found.told) == [(seat, winner, best, "TA-16", 0) for seat in range(3) if found.score[seat] < best]
    assert (found.winner, found.next_dealer) == (winner, winner)


def test_a_stopping_yaku_takes_whole_stakes_with_what_was_won_before() -> None:
    """TA-15, TA-3: Ben has 22 in front of him after Eight Empties, Chie 1; Aki, who had 1 left, wins it all in the third turn."""
    hands = ["6a 6b 9a 9b 10a 10b 12b 12c", EIGHT, "5a 5b 5c 6d 9d 10d 8a 8b"]
    table = Table(TAIYAKU).deal(hands=hands, field="6c 9c 10c 11d 12d 7d")
    table.play("chaff")
    assert stakes(table) == [1, 22, 1]
    table.play("12b", "1c", "8a")
    told: list[AnyEvent] = []
    for card in ("6b", "1d", "5a", "9b", "2c", "5b", "10b"):
        seat = table.actor
        told = table.play(card)
        while table.actor == seat:
            told = table.play(table.choices.split()[0])
    assert only(told, events.YakuMade) == [events.YakuMade(0, ("TA-Y20",))]
    found = settled(table, told)
    assert paid(told) == [(1, 0, 22, "TA-15", 0), (2, 0, 1, "TA-15", 0)]
    assert found.result == (16, -8, -8)
    assert (found.winner, found.next_dealer, only(told, events.RoundEnds)[0].why) == (0, 0, "stopped")


# Two players.


def test_two_play_without_returning_a_card_and_leave_ten_in_the_draw_pile() -> None:
    """TA-20: eight turns each."""
    for seed in range(20):
        table = Table(TAIYAKU, 2).deal(hands=PLAIN[:2], field=FIELD)
        assert (table.choices, len(table.stock().split())) == (PLAIN[0], 26)
        told = table.play_out(seed)
        assert only(told, events.Return) == []
        if only(told, events.RoundEnds)[0].why == "hands_out":
            break
    assert [(play.seat, play.source) for play in only(told, events.Play)] == [(s, f) for s in (0, 1) for f in ("hand", "stock")] * 8
    assert len(table.stock().split()) == 10


def test_two_settle_the_difference() -> None:
    """TA-20, TA-16."""
    found = settle(TAIYAKU, [TWO_POINTS, SEVEN_POINTS])
    assert paid(found.told) == [(0, 1, 5, "TA-16", 0)]
    assert found.next_dealer == 1


# What others see.


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_of_the_deal_a_seat_sees_its_own_hand_and_not_the_field_until_the_leader_is_found(seat: int | None) -> None:
    """TA-5, TA-6, CO-10."""
    table = Table(TAIYAKU).deal(hands=PLAIN, field=FIELD)
    deal, leader = table.told[-2:]
    assert isinstance(deal, events.Deal)
    hidden: list[events.Cards | None] = [(HIDDEN,) * 8] * 3
    if seat is not None:
        hidden[seat] = tuple(PLAIN[seat].split())
    assert deal.seen_by(seat) == events.Deal(tuple(hidden), None, (HIDDEN,) * 6, (HIDDEN,) * 18, True)
    assert leader.seen_by(seat) == leader
    assert isinstance(leader, events.Leader)
    assert leader.field == tuple(FIELD.split())


def test_of_a_claim_others_see_what_is_shown_and_nothing_of_what_is_kept_hidden() -> None:
    """TA-11."""
    part = events.Claim(0, ("TA-T3",), ("9a", "9b", "9c", "9d"), ("TA-T1",))
    none = events.Claim(0, (), (), ("TA-T1", "TA-T3"))
    for word, claim in (("set", part), ("no", none)):
        told = Table(TAIYAKU).deal(hands=[CUPS]).play(word)[0]
        assert told == claim
        assert told.seen_by(0) == claim
    for seat in (1, 2, None):
        assert part.seen_by(seat) == events.Claim(0, ("TA-T3",), ("9a", "9b", "9c", "9d"))
        assert none.seen_by(seat) is None


def test_a_returned_card_and_the_order_of_the_pile_are_not_shown() -> None:
    """TA-12, TA-14, CO-10: not even whoever cuts sees the order; how many cards there are everybody sees."""
    table = Table(TAIYAKU).deal(hands=PLAIN, field=FIELD)
    told = table.play("1a", "5a", "9b", "1c")
    back, shuffle, cut = only(told, events.Return)[0], only(told, events.Shuffle)[0], only(told, events.Cut)[0]
    assert back.seen_by(0) == events.Return(0, "1a")
    for seat in (1, 2, None):
        assert back.seen_by(seat) == events.Return(0, HIDDEN)
    for seat in (0, 1, 2, None):
        assert shuffle.seen_by(seat) == events.Shuffle((HIDDEN,) * 21)
        assert cut.seen_by(seat) == events.Cut(0, (HIDDEN,) * 21)


def test_which_cards_somebody_may_put_back_others_do_not_see() -> None:
    """TA-12, CO-10."""
    table = Table(TAIYAKU).deal(hands=PLAIN, field=FIELD)
    assert table.match.view(0).table.choice == cards(PLAIN[0])
    for seat in (1, 2, None):
        view = table.match.view(seat)
        assert (view.actor, view.table.choice, view.table.hands[0], view.legal) == (0, 0, 0, ())


def test_a_returned_card_is_known_to_its_player_alone() -> None:
    """TA-12: for Aki it is no unseen card any more, for the others it is."""
    table = Table(TAIYAKU).deal(hands=PLAIN, field=FIELD)
    table.play("1a", "5a", "9b")
    for seat, card in enumerate(("1a", "5a", "9b")):
        for other in range(3):
            assert bool(table.match.view(other).unseen() & cards(card)) == (other != seat)


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
