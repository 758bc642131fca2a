"""Nara Hana-awase, rule by rule (docs/rules/nara.md): the table, the deal, the redeal and play (NA-1 to NA-12)."""

from __future__ import annotations

import pytest

from hanashobu import games
from hanashobu.cards import codes
from hanashobu.play import events
from hanashobu.play.match import Match
from hanashobu.rules.game import BadTable
from tests.support.helpers import NAMES, Table, only, settle

NARA = "nara"
GAME = games.find(NARA)

# Piles in which every hand is worth playing, whichever pile is chosen.
GOOD = [("1a", "6a"), ("2a", "7a"), ("3a", "8a"), ("4a", "9a")]


def piles_taken(table: Table) -> Table:
    """Everybody takes pile 1."""
    table.play(*["pile 1"] * 4)
    return table


def takings(table: Table, emitted: list[events.AnyEvent]) -> list[tuple[int, str]]:
    """What the dealer took, taking by taking."""
    return [(event.seat, " ".join(event.cards)) for event in only(emitted, events.DealerTakes)]


# The table.


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_na_1_only_four_can_play(seats: int) -> None:
    """NA-1."""
    with pytest.raises(BadTable, match=f"4 players, not by {seats}"):
        GAME.rules(seats=seats)


def test_na_1_the_blank_is_the_49th_card() -> None:
    """NA-1."""
    deck = codes(GAME.rules().deck)
    assert len(deck) == 49
    assert deck[-1] == "0"


def test_the_blank_is_left_out_of_the_draw_for_the_first_dealer() -> None:
    """CO-4, NA-1: never drawn in 300 draws of four cards."""
    drawn: set[str] = set()
    for seed in range(300):
        match = Match(GAME, NAMES[:4], seed=seed)
        for draw in only(match.start(), events.DealerDraw)[0].draws:
            drawn |= set(draw)
    assert drawn == set(codes(GAME.rules().deck)) - {"0"}


@pytest.mark.parametrize(("better", "worse"), [("11c", "11b"), ("11a", "11c"), ("11c", "11d"), ("8a", "8b"), ("8b", "8d")])
def test_na_21_of_equal_months_the_card_worth_more_points_here_deals(better: str, worse: str) -> None:
    """NA-21: the Swallow 11b is Chaff, the Geese 8b are worth 20."""
    for dealer, pair in ((0, (better, worse)), (3, (worse, better))):
        drawn = (pair[0], "12a", "12d", pair[1])
        assert only(Table(NARA, dealer=None).draw(*drawn), events.DealerDraw) == [events.DealerDraw((drawn,), dealer)]


@pytest.mark.parametrize("tie", [("11b", "11d"), ("1c", "1d"), ("7c", "7d")])
def test_na_21_equal_points_of_one_month_are_drawn_again(tie: tuple[str, str]) -> None:
    """NA-21: Swallow and Lightning are both worth nothing."""
    table = Table(NARA, dealer=None)
    first = ("12a", *tie, "12b")
    assert only(table.draw(*first), events.DealerDraw) == []
    emitted = table.draw("12a", "3c", "2c", "12b")
    assert only(emitted, events.DealerDraw)[0].draws == (first, ("12a", "3c", "2c", "12b"))
    assert only(emitted, events.DealerDraw)[0].dealer == 2


def test_na_2_everybody_starts_with_1000_points() -> None:
    """NA-2."""
    table = Table(NARA)
    assert only(table.match.events, events.MatchBegins)[0].start == (1000, 1000, 1000, 1000)
    assert table.totals == (1000, 1000, 1000, 1000)


@pytest.mark.parametrize(
    ("points", "shown"),
    [
        (1000, "1000 (8 matchsticks, 20 beans)"),
        (880, "880 (6 matchsticks, 28 beans)"),
        (1090, "1090 (8 matchsticks, 29 beans)"),
        (1100, "1100 (9 matchsticks, 20 beans)"),
        (300, "300 (1 matchstick, 20 beans)"),
        (290, "290 (29 beans)"),
        (200, "200 (20 beans)"),
        (110, "110 (11 beans)"),
        (20, "20 (2 beans)"),
        (-70, "−70 (owes 7 beans)"),
        (-240, "−240 (owes 2 matchsticks, 4 beans)"),
        (0, "0"),
    ],
)
def test_na_2_scores_are_shown_in_beans_and_matchsticks(points: int, shown: str) -> None:
    """NA-2: a bean is 10, a matchstick 100; 20 beans and 8 matchsticks make 1000, and 20 to 29 beans are shown while it can be."""
    assert str(GAME.rules().units.show(points)) == shown
    assert dict(GAME.rules().units.counters) == {"bean": 10, "matchstick": 100}


# The deal.


def test_na_3_field_and_two_piles_each_are_dealt_in_the_order_of_the_page() -> None:
    """NA-3: the deck lies in order, Ben deals, so Chie's first pile comes first."""
    table = Table(NARA, dealer=1)
    table.match.give_deck(list(codes(GAME.rules().deck)))
    deal = only(table.go_on(), events.Deal)[0]
    assert deal.hands == (None, None, None, None)
    assert deal.field == ("1a", "1b", "1c", "7d", "8a", "8b", "12c", "12d", "0")
    assert deal.piles == (
        (("4d", "5a", "5b", "10c", "10d"), ("5c", "5d", "6a", "11a", "11b")),
        (("6b", "6c", "6d", "11c", "11d"), ("7a", "7b", "7c", "12a", "12b")),
        (("1d", "2a", "2b", "8c", "8d"), ("2c", "2d", "3a", "9a", "9b")),
        (("3b", "3c", "3d", "9c", "9d"), ("4a", "4b", "4c", "10a", "10b")),
    )
    assert deal.stock == ()
    assert table.everywhere() == sorted(codes(GAME.rules().deck))


def test_na_4_four_of_a_month_on_the_field_are_dealt_again_by_the_same_dealer() -> None:
    """NA-4."""
    table = Table(NARA, dealer=3).deal(field="7a 7b 7c 7d 0 1a 1b 1c")
    assert only(table.events, events.Misdeal) == [events.Misdeal("four_of_a_month")]
    assert only(table.events, events.DealerTakes) == []
    table.deal(piles=GOOD)
    assert only(table.events, events.RoundBegins) == []
    assert (table.match.round, table.actor) == (1, 3)
    assert [table.taken(seat) for seat in range(4)] == ["", "", "", ""]


@pytest.mark.parametrize(
    ("three", "choices"),
    [
        ("1a 1b 1c", "1a 1b"),
        ("1a 1c 1d", "1c 1d"),
        ("1b 1c 1d", "1c 1d"),
        ("8a 8b 8d", "8a 8b"),
        ("12b 12c 12d", "12c 12d"),
        ("12a 12b 12c", "12a 12b"),
        ("11a 11c 11d", "11a 11c"),
        ("11a 11b 11c", "11a 11c"),
        ("11b 11c 11d", "11b 11d"),
        ("11a 11b 11d", "11b 11d"),
    ],
)
def test_na_5_of_three_of_a_month_the_dealer_takes_one_chaff_and_one_scoring_card_of_choice(three: str, choices: str) -> None:
    """NA-5: never two scoring cards, never two Chaff, and the third card stays."""
    single = next(card for card in three.split() if card not in choices.split())
    for chosen, left in (choices.split(), choices.split()[::-1]):
        table = Table(NARA, dealer=2).deal(field=three)
        assert (table.actor, table.choices) == (2, choices)
        emitted = table.play(chosen)
        assert takings(table, emitted) == [(2, " ".join(sorted((chosen, single))))]
        assert left in table.field.split()
        assert len(table.field.split()) == 7
        assert table.choices == "pile 1, pile 2"


def test_na_5_two_of_a_month_are_left_alone() -> None:
    """NA-5."""
    table = Table(NARA).deal(field="1a 1c 2a 2b 3c 3d 4a 4b 5a")
    assert table.choices == "pile 1, pile 2"
    assert table.taken(0) == ""


def test_na_5_one_taking_for_each_month_with_three() -> None:
    """NA-5."""
    table = Table(NARA).deal(field="1a 1b 1c 5a 5c 5d 9b 9c 9d")
    assert [table.play("1b"), table.play("5d"), table.play("9c")]
    assert table.taken(0) == "1b 1c 5a 5d 9b 9c"
    assert table.field == "1a 5c 9d"
    assert table.choices == "pile 1, pile 2"


def test_na_6_a_blank_on_the_field_goes_to_the_dealer_with_any_one_card() -> None:
    """NA-6."""
    table = Table(NARA, dealer=1).deal(field="0 1a 1b 2c 3c 4a 5c 6c 8a")
    assert (table.actor, table.choices) == (1, "1a 1b 2c 3c 4a 5c 6c 8a")
    emitted = table.play("8a")
    assert takings(table, emitted) == [(1, "8a 0")]
    assert table.taken(1) == "8a 0"
    assert table.field == "1a 1b 2c 3c 4a 5c 6c"


def test_na_7_threes_come_first_in_month_order_then_the_blank_then_the_piles() -> None:
    """NA-7."""
    table = Table(NARA).deal(field="0 7a 7b 7c 2b 2c 2d 4a 5a")
    assert table.choices == "2c 2d"
    emitted = table.play("2c")
    assert table.choices == "7a 7b"
    emitted += table.play("7b")
    assert table.choices == "2d 4a 5a 7a"
    emitted += table.play("7a")
    assert takings(table, emitted) == [(0, "2b 2c"), (0, "7b 7c"), (0, "7a 0")]
    assert table.field == "2d 4a 5a"
    assert table.choices == "pile 1, pile 2"


def test_na_8_from_the_dealer_on_everybody_takes_one_pile_unseen_and_draws_from_the_other() -> None:
    """NA-8."""
    table = Table(NARA, dealer=2).deal(piles=[("1a 1b 1c", "2a 2b"), ("3a 3b", "4a 4b"), ("5a 5b", "6a 6b"), ("7a 7b", "8a 8b")])
    piles = only(table.events, events.Deal)[0].piles
    assert piles is not None
    asked = []
    for word in ("pile 2", "pile 1", "pile 1", "pile 2"):
        asked.append(table.actor)
        assert table.choices == "pile 1, pile 2"
        assert table.actor is not None
        assert table.match.view(table.actor).hand == 0
        emitted = table.play(word)
        seat, which = asked[-1], int(word[-1]) - 1
        assert seat is not None
        assert set(table.hand(seat).split()) == set(piles[seat][which])
        assert table.stock(seat).split() == list(piles[seat][1 - which])
        assert only(emitted, events.Pile)[0].hand == which
    assert asked == [2, 3, 0, 1]
    assert table.actor == 2


# The redeal.

NO_SCORE = "1c 1d 2c 2d 3c"


@pytest.mark.parametrize("hand", [NO_SCORE, "11b 11d 8c 9c 12d", "5a 5b 5c 5d 9a", "12a 12b 12c 12d 0"])
def test_na_9_a_hand_without_scoring_cards_or_with_four_of_a_month_may_ask_for_a_redeal(hand: str) -> None:
    """NA-9."""
    table = piles_taken(Table(NARA).deal(piles=[(hand, "")]))
    assert table.choices.endswith(", redeal")
    assert set(table.choices.split(", ")) == {*hand.split(), "redeal"}


@pytest.mark.parametrize("hand", ["1c 1d 2c 2d 3a", "1c 1d 2c 2d 3b", "1c 1d 2c 2d 12b", "0 1c 1d 2c 2d", "5a 5b 5c 9a 9b"])
def test_na_9_any_other_hand_may_not(hand: str) -> None:
    """NA-9: the blank is a scoring card, and three of a month are not four."""
    table = piles_taken(Table(NARA).deal(piles=[(hand, "")]))
    assert set(table.choices.split()) == set(hand.split())


def test_na_9_a_redeal_is_a_misdeal_with_the_same_dealer_and_costs_nothing() -> None:
    """NA-9."""
    table = Table(NARA, dealer=1).deal(piles=[("", ""), (NO_SCORE, "")], field="7a 7b 7c")
    table.play("7a")
    piles_taken(table)
    assert table.taken(1) == "7a 7c"
    emitted = table.play("redeal")
    assert emitted[:2] == [events.Redeal(1), events.Misdeal("requested", 1)]
    assert table.match.needs_deck
    table.deal(piles=GOOD)
    assert only(table.events, events.RoundBegins) == []
    assert (table.match.round, table.state.dealer, table.actor) == (1, 1, 1)
    assert [table.taken(seat) for seat in range(4)] == ["", "", "", ""]
    assert table.totals == (1000, 1000, 1000, 1000)
    assert table.choices == "pile 1, pile 2"


def test_na_9_the_right_is_each_players_own_at_the_start_of_the_first_turn() -> None:
    """NA-9: the dealer's hand is good; Ben, second to play, may ask; Chie with a good hand may not."""
    deal = [("4a 5a 6a 7a 8a", "9c"), (NO_SCORE, "10d"), ("9a 10a", "8c"), ("11a", "7c")]
    table = piles_taken(Table(NARA).deal(piles=deal, field="12a 12c 11d 10c 9d"))
    assert "redeal" not in table.choices
    table.play("4a")
    while table.actor == 0:
        table.play(table.choices.split()[0])
    assert table.actor == 1
    assert table.choices.endswith(", redeal")


# Play.


def test_na_10_five_turns_each_from_the_hand_and_from_ones_own_draw_pile() -> None:
    """NA-10."""
    table = piles_taken(Table(NARA, dealer=3).deal(piles=GOOD))
    piles = only(table.events, events.Deal)[0].piles
    assert piles is not None
    assert table.actor == 3
    plays = only(table.play_out(), events.Play)
    assert [(play.seat, play.source) for play in plays] == [(seat, source) for seat in (3, 0, 1, 2) for source in ("hand", "stock")] * 5
    for seat in range(4):
        drawn = [play.card for play in plays if play.seat == seat and play.source == "stock"]
        assert drawn == list(piles[seat][1])
        assert {play.card for play in plays if play.seat == seat and play.source == "hand"} == set(piles[seat][0])


def test_na_11_the_blank_from_the_hand_takes_any_one_card() -> None:
    """NA-11."""
    table = Table(NARA).place(hands=["0 1a", "2a"], field="5a 5b 5c 8c 12d", stock=["9a"])
    emitted = table.play("0")
    assert table.choices == "5a 5b 5c 8c 12d"
    emitted += table.play("5b")
    assert only(emitted, events.Play)[0] == events.Play(0, "hand", "0", ("5b",))
    assert table.taken(0) == "5b 0"
    assert table.field == "5a 5c 8c 9a 12d"


def test_na_11_the_blank_from_the_draw_pile_takes_any_one_card() -> None:
    """NA-11."""
    table = Table(NARA).place(hands=["1a", "2a"], field="5a 5b", stock=["0", "9a"])
    table.play("1a")
    assert (table.actor, table.choices) == (0, "1a 5a 5b")
    emitted = table.play("1a")
    assert emitted[0] == events.Play(0, "stock", "0", ("1a",))
    assert table.taken(0) == "1a 0"


def test_na_11_the_blank_takes_the_only_card_without_a_question() -> None:
    """NA-11."""
    table = Table(NARA).place(hands=["0", "2a"], field="5a", stock=["", "9a"])
    assert table.play("0")[0] == events.Play(0, "hand", "0", ("5a",))


@pytest.mark.parametrize(("hand", "stock", "source"), [("0 3a", "9a", "hand"), ("9b 3a", "0", "stock")])
def test_na_11_on_an_empty_field_the_blank_is_taken_alone(hand: str, stock: str, source: str) -> None:
    """NA-11: it does not lie on the field, and counts as used."""
    table = Table(NARA).place(hands=[hand, "2a"], field="9c" if source == "stock" else "", stock=[stock, "9d"])
    emitted = table.play(hand.split()[0])
    blank = next(play for play in only(emitted, events.Play) if play.card == "0")
    assert (blank.source, blank.takes, blank.alone) == (source, (), True)
    assert "0" in table.taken(0).split()
    assert "0" not in table.field.split()


def test_na_12_what_is_left_goes_to_whoever_used_the_blank() -> None:
    """NA-12."""
    found = settle(NARA, ["1a 1b", "2a 2b", "0 3a 4a", "rest"], field="3b 3c 3d")
    assert only(found.events, events.Leftovers) == [events.Leftovers(2, ("3b", "3c", "3d"))]
    assert found.cards[2] == 40 + 30 + 30 + 20
    assert sum(found.cards) == 640


def test_na_12_where_the_blank_was_dealt_to_the_field_the_dealer_gets_what_is_left() -> None:
    """NA-12."""
    table = Table(NARA, dealer=2).deal(field="0 1a 2a", piles=[("4a", "5a"), ("6a", "7a"), ("8a", "9a"), ("10a", "12a")])
    table.play("1a")
    piles_taken(table)
    emitted = table.play_out()
    left = only(emitted, events.Leftovers)
    assert [event.seat for event in left] == [2]
    assert {card[:-1] for card in left[0].cards} == {"1"}


def test_na_12_if_the_blank_was_taken_alone_nothing_is_left() -> None:
    """NA-12: the last turn of a round in which every other card has found its match."""
    table = Table(NARA).place(hands=["", "", "", "0"], taken=["rest"], actor=3)
    emitted = table.play("0")
    assert only(emitted, events.Play) == [events.Play(3, "hand", "0", (), True)]
    assert only(emitted, events.Leftovers) == []
    assert sum(only(emitted, events.RoundScore)[0].points) == 640


# The house rule of every game, with a blank about.


@pytest.mark.parametrize(
    ("hand", "field", "off", "on"),
    [
        ("1a 2a 0", "2c 5c", "1a 2a 0", "2a 0"),
        ("1a 0", "5c", "1a 0", "0"),
        ("1a 0", "", "1a 0", "1a 0"),
        ("1a 2a", "5c", "1a 2a", "1a 2a"),
    ],
)
def test_must_match_counts_the_blank_as_a_card_that_matches_whatever_lies_there(hand: str, field: str, off: str, on: str) -> None:
    """CO-9 with NA-11."""
    for must_match, choices in ((False, off), (True, on)):
        table = Table(NARA, must_match=must_match).place(hands=[hand, "9a"], field=field)
        assert table.choices == choices


def test_must_match_does_not_take_away_the_right_to_a_redeal() -> None:
    """CO-9 with NA-9."""
    table = piles_taken(Table(NARA, must_match=True).deal(piles=[(NO_SCORE, "")], field="1a 4a 5a 6a 7a 8a 9a 10a 12a"))
    assert table.choices == "1c, 1d, redeal"
