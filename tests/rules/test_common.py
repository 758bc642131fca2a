"""What all the games share: dealer, chance, misdeals, the match, payments (CO-1 to CO-5, CO-12 to CO-15; the cards: test_cards.py)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from hanashobu import games
from hanashobu.cards import CHAFF, DECK, DECK_AND_BLANK, cards
from hanashobu.engine.machine import seeded
from hanashobu.engine.phases.deal import shuffle
from hanashobu.play import events
from hanashobu.play.match import IllegalAction, Match
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.length import Length
from hanashobu.rules.options import Value
from hanashobu.rules.values import standard
from tests.support.helpers import NAMES, Table, full_match, only, settle
from tests.support.ledger import Ledger
from tests.support.umpire import FORTY_EIGHT

EVERY_TABLE = [(name, seats) for name, game in games.all_games().items() for seats in game.seats]


# The deck


def test_the_standard_deck_is_worth_264_and_240_without_chaff() -> None:
    """CO-2: 20 / 10 / 5 / 1."""
    values = standard("CO-2")
    assert [values.of(cards(code)) for code in ("1a", "9a", "8b", "11c", "11d", "12b", "0")] == [20, 10, 10, 5, 1, 1, 0]
    assert values.total(DECK) == 264 == 5 * 20 + 9 * 10 + 10 * 5 + 24
    assert standard("CO-2", chaff=0).total(DECK_AND_BLANK) == 240
    assert values.of(CHAFF) == 24


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_every_card_of_the_deck_is_dealt_once(name: str, seats: int) -> None:
    """CO-1."""
    match = Match(games.find(name), NAMES[:seats], seed=7)
    deal = only(match.start(), events.Deal)[0]
    dealt = [*deal.field, *deal.stock]
    for heap in [*(hand or () for hand in deal.hands), *(pile for pair in deal.piles or () for pile in pair)]:
        dealt += heap
    assert len(dealt) == match.rules.deck.bit_count() >= 40
    assert cards(" ".join(dealt)) == match.rules.deck
    assert set(dealt) <= {*FORTY_EIGHT, "0"}


# Seats and dealer


@pytest.mark.parametrize(("seats", "dealer"), [(2, 1), (3, 0), (3, 2), (4, 1)])
def test_the_player_to_the_right_plays_next(seats: int, dealer: int) -> None:
    """CO-3: from the dealer on, seat after seat, and round again."""
    table = Table("hana_awase", seats, dealer).deal()
    turns = [table.match.actor]
    while len(turns) < 2 * seats:
        before = table.actor
        table.play(table.choices.split()[0])
        if table.actor != before:
            turns.append(table.actor)
    assert turns == [(dealer + step) % seats for step in range(2 * seats)]


@pytest.mark.parametrize(
    ("drawn", "dealer"),
    [("5a 3c 9b", 1), ("12a 12b 11d", 2), ("1d 2a 3a", 0), ("5a 5b 1d", 2), ("2d 7a 7b", 0)],
)
def test_the_earliest_month_deals_first(drawn: str, dealer: int) -> None:
    """CO-4: kinds do not matter, nor that others tie for a later month."""
    for name in ("hana_awase", "hiraya"):
        emitted = Table(name, 3, dealer=None).draw(*drawn.split())
        assert only(emitted, events.DealerDraw) == [events.DealerDraw((tuple(drawn.split()),), dealer)]


@pytest.mark.parametrize("first", ["3b 3c 9a", "9a 3b 3a", "8a 8b 8c"])
def test_a_tie_for_the_earliest_month_is_drawn_again_by_everyone_in_hana_awase(first: str) -> None:
    """CO-4."""
    table = Table("hana_awase", 3, dealer=None)
    assert only(table.draw(*first.split()), events.DealerDraw) == []
    assert only(table.draw("4c", "4d", "5a"), events.DealerDraw) == []
    emitted = table.draw("12c", "3a", "11a")
    passes = (tuple(first.split()), ("4c", "4d", "5a"), ("12c", "3a", "11a"))
    assert only(emitted, events.DealerDraw) == [events.DealerDraw(passes, 1)]


@pytest.mark.parametrize("name", sorted(set(games.all_games()) - {"hana_awase", "nara"}))
@pytest.mark.parametrize(("better", "worse"), [("8a", "8b"), ("11b", "11c"), ("11c", "11d"), ("1a", "1d"), ("3b", "3c"), ("12a", "12b")])
def test_elsewhere_the_higher_kind_wins_a_tied_month(name: str, better: str, worse: str) -> None:
    """CO-4: Bright before Animal before Ribbon before Chaff."""
    others = ("12c", "12d")[: games.find(name).usual_seats - 2]
    for dealer, pair in ((0, (better, worse)), (1, (worse, better))):
        drawn = (*pair, *others)
        emitted = Table(name, dealer=None).draw(*drawn)
        assert only(emitted, events.DealerDraw) == [events.DealerDraw((drawn,), dealer)]


def test_elsewhere_everyone_draws_again_if_the_kind_ties_too() -> None:
    """CO-4."""
    table = Table("hiraya", dealer=None)
    assert only(table.draw("12a", "2c", "2d"), events.DealerDraw) == []
    emitted = table.draw("9c", "10c", "9a")
    assert only(emitted, events.DealerDraw) == [events.DealerDraw((("12a", "2c", "2d"), ("9c", "10c", "9a")), 2)]


def test_drawn_cards_go_back_before_the_deal_and_the_blank_is_never_drawn() -> None:
    """CO-4: over 200 matches of the game with the blank, it is dealt every time and drawn never."""
    drawn: set[str] = set()
    for seed in range(200):
        emitted = Match(games.find("nara"), NAMES[:4], seed=seed).start()
        for cards_drawn in only(emitted, events.DealerDraw)[0].draws:
            drawn |= set(cards_drawn)
        deal = only(emitted, events.Deal)[0]
        assert len({*deal.field, *deal.stock, *(card for pair in deal.piles or () for pile in pair for card in pile)}) == 49
    assert drawn == set(FORTY_EIGHT)


# Chance


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_a_match_is_the_same_again_from_its_seed_and_actions(name: str, seats: int) -> None:
    """CO-5: what others do in the meantime, or have done before, changes nothing."""
    game, random = games.find(name), Random(7)
    first, other = Match(game, NAMES[:seats], seed=99), Match(game, NAMES[:seats], seed=98)
    again = Match(game, NAMES[:seats], seed=99)
    for match in (first, other, again):
        match.start()
    while first.round < 3:
        if first.actor is None:
            first.go_on()
            again.go_on()
            continue
        action = random.choice(first.legal())
        first.play(first.actor, action)
        if other.actor is not None:
            other.play_random()
        assert again.actor is not None
        again.play(again.actor, action)
    assert first.events == again.events
    assert only(first.events, events.Deal)[0] != only(other.events, events.Deal)[0]


def test_every_card_can_lie_anywhere_in_the_deck() -> None:
    """CO-5: 1,500 seeds put each of the 48 cards on top of and at the bottom of the draw pile, at about the same rate."""
    top, bottom = dict.fromkeys(FORTY_EIGHT, 0), dict.fromkeys(FORTY_EIGHT, 0)
    for seed in range(1500):
        deal = only(Match(games.find("hana_awase"), NAMES[:3], seed=seed).start(), events.Deal)[-1]
        top[deal.stock[0]] += 1
        bottom[deal.stock[-1]] += 1
    for counts in (top, bottom):  # 31 expected of each; six standard deviations are 33
        assert min(counts.values()) > 5
        assert max(counts.values()) < 65


def test_every_order_of_four_cards_is_as_likely_as_any_other() -> None:
    """CO-5: 24,000 shuffles of one random source, 1,000 expected of each order; six standard deviations are 186."""
    tables, state = compile_tables(games.find("hana_awase").rules()), seeded(2026)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        shuffle(state, tables, 4)
        order = tuple(state.deck[:4])
        counts[order] = counts.get(order, 0) + 1
    assert set(counts) == set(permutations(range(4)))
    assert min(counts.values()) > 1000 - 186
    assert max(counts.values()) < 1000 + 186


def test_a_seed_of_256_bits_counts_to_its_last_bit() -> None:
    """CO-5: the first and the last bit of a seed change the deal."""
    decks = set()
    for seed in (0, 1, 1 << 255, (1 << 256) - 1):
        decks.add(only(Match(games.find("hana_awase"), NAMES[:2], seed=seed).start(), events.Deal)[0].stock)
    assert len(decks) == 4


# Misdeals


def test_a_misdeal_is_dealt_again_by_the_same_dealer_and_counts_for_nothing() -> None:
    """CO-12."""
    table = Table("hana_awase", 3, dealer=2).deal(field="5a 5b 5c 5d 1a 2a")
    assert only(table.events, events.Misdeal) == [events.Misdeal("four_of_a_month")]
    assert (table.actor, table.match.round, table.totals) == (None, 1, (0, 0, 0))
    table.deal(field="9a 9b 9c 9d 1a 2a")
    table.deal(hands=["1a", "2a", "3a"])
    assert (table.actor, table.match.round) == (2, 1)
    assert len(only(table.match.events, events.RoundBegins)) == 1
    assert sorted(table.everywhere()) == sorted(FORTY_EIGHT)


def test_a_misdeal_does_not_shorten_the_match() -> None:
    """CO-12, CO-13."""
    table = Table("hana_awase", 2, rounds=2)
    table.deal(field="5a 5b 5c 5d").deal().play_out()
    assert not table.match.over
    table.deal(field="5a 5b 5c 5d").deal(field="6a 6b 6c 6d").deal().play_out()
    assert table.match.over
    assert [event.number for event in only(table.match.events, events.RoundBegins)] == [1, 2]


def test_a_misdeal_leaves_the_queue_of_multipliers_as_it_was() -> None:
    """CO-12: Brights on a field that is thrown in neither count nor wait, and what waits goes on waiting."""
    table = Table("kyu_rei_hana").deal(field="1a 3a 8a")
    assert only(table.events, events.Multiplier) == [events.Multiplier(2, (2, 2))]
    table.play_out()
    table.deal(field="11a 12a 5a 5b 5c 5d")
    assert only(table.events, events.Misdeal)
    assert only(table.events, events.Multiplier) == []
    table.deal()
    assert only(table.events, events.Multiplier) == [events.Multiplier(2, (2,))]


def test_a_shown_hand_is_not_paid_in_a_deal_that_is_thrown_in() -> None:
    """CO-12, HI-4: nothing of the thrown-in deal is left in the result of the round."""
    table = Table("hiraya").deal(hands=["1c 1d 2c 2d 3c 3d 4c"], field="5a 5b 5c 5d 6a 7a")
    assert only(table.events, events.Misdeal)
    assert only(table.events, events.Pay) == []
    emitted = table.deal().play_out()
    assert only(emitted, events.RoundScore)[0].result == tuple(table.state.score[:3])


# The match


@pytest.mark.parametrize(
    ("options", "rounds"), [({}, 12), ({"rounds": 6}, 6), ({"rounds": 3}, 3), ({"rounds": 1}, 1), ({"rounds": 17}, 17)]
)
def test_a_match_is_the_agreed_number_of_rounds_twelve_by_default(options: dict[str, int], rounds: int) -> None:
    """CO-13."""
    match = full_match("hana_awase", 2, **options)
    assert len(only(match.events, events.RoundEnds)) == rounds
    assert [end.why for end in only(match.events, events.MatchEnds)] == ["rounds"]
    with pytest.raises(IllegalAction, match="The match is over"):
        match.play(0, 0)


@pytest.mark.parametrize(
    ("rounds", "sentence"),
    [(12, "A match is 12 rounds."), (1, "A match is 1 round."), (None, "The match goes on until the players stop it.")],
)
def test_the_rules_say_how_long_a_match_is(rounds: int | None, sentence: str) -> None:
    """CO-13."""
    game = games.find("hana_awase")
    assert ("CO-13", sentence) in [(line.rule, str(line.text)) for line in game.rules(game.options(rounds=rounds)).lines()]


def test_a_match_without_end_goes_on_until_the_players_stop() -> None:
    """CO-13, HI-18."""
    table = Table("hiraya", rounds=None)
    for _ in range(15):
        table.deal().play_out()
    assert not table.match.over
    table.deal()
    with pytest.raises(IllegalAction, match="only be stopped between two rounds"):
        table.match.stop()
    table.play_out()
    ends = only(table.match.stop(), events.MatchEnds)
    assert table.match.over
    assert [(end.why, end.totals) for end in ends] == [("stopped", table.totals)]


@pytest.mark.parametrize(
    ("piles", "winners"),
    [(["1a", "2a", "3b"], (0,)), (["3b", "2a", "1a"], (2,)), (["1a", "2a", "3a"], (0, 2)), (["2a", "4a", "5a"], (0, 1, 2))],
)
def test_the_highest_total_wins_and_equal_totals_share_the_win(piles: list[str], winners: tuple[int, ...]) -> None:
    """CO-14."""
    emitted = settle("hana_awase", piles, dealer=1, rounds=1).events
    assert only(emitted, events.MatchEnds)[0].winners == winners


def test_the_winner_is_the_highest_total_and_not_the_last_round_won() -> None:
    """CO-14."""
    table = Table("hana_awase", 2, rounds=2)
    table.place(hands=["1b", ""], field="1a", taken=["3a 8a 12a", ""]).play("1b")
    table.place(hands=["5b", ""], field="5c", taken=["", "1a 2b"])
    ends = only(table.play("5b"), events.MatchEnds)
    assert ends == [events.MatchEnds((85 + 60 + 6, 25), (0,), "rounds")]


# Payments


def zero_sum_tables() -> Iterator[tuple[str, int, dict[str, Value]]]:
    """Every table at which the players pay each other; in Min-Hwatu for yaku alone."""
    for name, seats in EVERY_TABLE:
        if name == "koi_koi":
            yield name, seats, {"zero_sum": True}
        elif name != "hana_awase":
            yield name, seats, {}
    for seats in (2, 3, 4):
        yield "hana_awase", seats, {"zero_sum": True}
        yield "hana_awase", seats, {"zero_sum": True, "chaff_zero": True, "willow_row_cancels": True}
    for seats in (2, 3, 5, 7):
        yield "hachi_hachi", seats, {"campaign": True, "hand_swap": "unlimited", "mizuten": True, "buyout": True, "liability": True}


@pytest.mark.parametrize(("name", "seats", "options"), list(zero_sum_tables()))
def test_payments_explain_every_change_of_the_totals_and_come_to_nothing(name: str, seats: int, options: dict[str, Value]) -> None:
    """CO-15: in each round the lines, added up by hand, are its result; the bank ends where it began."""
    match = full_match(name, seats, seed=5, **options)
    ledger = Ledger(match.rules).follow(match.events)
    assert ledger.pays > 0
    assert ledger.balances is (name != "min_hwatu")
    assert ledger.rounds == match.round
    assert match.totals == tuple(ledger.totals)


@pytest.mark.parametrize(
    ("length", "words"),
    [
        (Length(6), "6 rounds"),
        (Length(None), "until you stop"),
        (Length(None, target=264), "until somebody has 264 points"),
        (Length(None, bust="HI-18"), "until somebody has nothing left"),
        (Length(12, target=264, bust="HI-18"), "at most 12 rounds, until somebody has 264 points, until somebody has nothing left"),
    ],
)
def test_a_list_of_games_says_how_a_match_ends(length: Length, words: str) -> None:
    """CO-13, also where a score ends it."""
    assert ", ".join(map(str, length.summary())) == words
