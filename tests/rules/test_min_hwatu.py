"""Min-Hwatu, rule by rule (docs/rules/min-hwatu.md); the numbers expected here were worked out by hand from that page."""

from __future__ import annotations

import pytest

from hanashobu import games
from hanashobu.play import events
from hanashobu.rules.game import BadTable
from hanashobu.rules.options import from_json
from hanashobu.text.names import kanji, name
from tests.support.helpers import Table, full_match, only, settle

MIN_HWATU = "min_hwatu"
GAME = games.find(MIN_HWATU)
DEALT = [(2, 10, 8, 20), (3, 7, 6, 21), (4, 5, 8, 20), (5, 4, 8, 20), (6, 3, 12, 18), (7, 3, 6, 21)]
YAKU = {
    "MH-Y1": ("1b 2b 3b", 30, "ribbons", "홍단"),
    "MH-Y2": ("6b 9b 10b", 30, "ribbons", "청단"),
    "MH-Y3": ("4b 5b 7b", 30, "ribbons", "초단"),
    "MH-Y4": ("5a 5b 5c 5d", 20, "core", "초약"),
    "MH-Y5": ("10a 10b 10c 10d", 20, "core", "풍약"),
    "MH-Y6": ("11a 11b 11c 11d", 20, "core", "비약"),
    "MH-Y7": ("2a 4a 8b", 50, "korean", "고도리"),
    "MH-Y8": ("1a 3a 8a 11a 12a", 50, "korean", "오광"),
    "MH-Y9": ("12a 12b 12c 12d", 20, "korean", "똥약"),
    "MH-Y10": ("1a 2a 3a", 150, "all", ""),
    "MH-Y11": ("1a 3a 8a 9a", 150, "all", ""),
    "MH-Y12": ("3a 8a 9a", 100, "all", ""),
    "MH-Y13": ("6a 7a 10a", 50, "all", ""),
}
LEVELS = ["ribbons", "core", "korean", "all"]


@pytest.mark.parametrize(("seats", "hand", "field", "left"), DEALT)
def test_mh_1_the_deal(seats: int, hand: int, field: int, left: int) -> None:
    """MH-1."""
    deal = only(Table(MIN_HWATU, seats).deal().events, events.Deal)[0]
    assert ({len(cards) for cards in deal.hands if cards}, len(deal.field), len(deal.stock)) == ({hand}, field, left)


@pytest.mark.parametrize("seats", [1, 8])
def test_mh_1_two_to_seven_play(seats: int) -> None:
    """MH-1."""
    with pytest.raises(BadTable):
        GAME.rules(seats=seats)


@pytest.mark.parametrize("seats", GAME.seats)
def test_mh_2_four_of_a_month_on_the_field_are_dealt_again(seats: int) -> None:
    """MH-2."""
    table = Table(MIN_HWATU, seats).deal(field="9a 9b 9c 9d")
    assert only(table.events, events.Misdeal) == [events.Misdeal("four_of_a_month")]
    assert only(Table(MIN_HWATU, seats).deal(field="9a 9b 9c 1a").events, events.Misdeal) == []


def test_mh_3_four_of_a_month_in_a_hand_are_nothing() -> None:
    """MH-3."""
    table = Table(MIN_HWATU).deal(hands=["9a 9b 9c 9d"])
    assert only(table.events, events.Claim) == []
    assert table.actor == 0


@pytest.mark.parametrize("seats", GAME.seats)
def test_mh_4_everybody_plays_until_the_hands_and_the_draw_pile_are_out(seats: int) -> None:
    """MH-4."""
    table = Table(MIN_HWATU, seats, dealer=1).deal()
    assert table.actor == 1
    emitted = table.play_out()
    assert [play.seat for play in only(emitted, events.Play)][:4] == [1, 1, 2 % seats, 2 % seats]
    assert table.stock() == ""
    assert only(emitted, events.RoundEnds)[0].why == "hands_out"


def test_a_third_card_of_the_month_that_was_just_taken_stays_on_the_field() -> None:
    """CO-7, as both sources say."""
    table = Table(MIN_HWATU, 2).place(hands=["9c", "1a"], field="9a", stock="9d 2a")
    table.play("9c")
    assert (table.taken(0), table.field) == ("9a 9c", "9d")


@pytest.mark.parametrize(
    ("cards", "each"),
    [("1a 3a 8a 11a 12a", 20), ("2a 4a 5a 6a 7a 8b 9a 10a 11b", 10), ("1b 2b 3b 4b 5b 6b 7b 9b 10b 11c", 5), ("1c 8d 11d 12b", 0)],
)
def test_mh_5_every_card_has_the_value_of_the_page(cards: str, each: int) -> None:
    """MH-5."""
    for card in cards.split():
        assert settle(MIN_HWATU, [card, "rest"], yaku="ribbons").cards == (each, 240 - each), card


def test_mh_6_the_example_of_the_rules_page() -> None:
    """MH-6: 70 + 60 - 20, 100 + 40 - 30 and 70 - 50; each opponent pays once."""
    aki, ben = "1b 2b 3b 1a 2a 4a 4b 6b 5b", "10a 10b 10c 10d 3a 8a 11a 12a 11c"
    found = settle(MIN_HWATU, [aki + " 11d", ben + " 1c", "rest"])
    assert found.yaku == ({"MH-Y1": 30}, {"MH-Y5": 20}, {})
    assert found.cards == (70, 100, 70)
    assert found.result == (110, 110, 20)
    assert sorted(found.pays) == [(0, 1, 20, "MH-Y5"), (1, 0, 30, "MH-Y1"), (2, 0, 30, "MH-Y1"), (2, 1, 20, "MH-Y5")]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("level", LEVELS)
def test_mh_6_the_scores_of_a_round_make_240(seats: int, level: str) -> None:
    """MH-6: in any round, with any yaku."""
    for seed in range(4):
        match = full_match(MIN_HWATU, seats, seed, rounds=3, yaku=level)
        assert [sum(score.result) for score in only(match.events, events.RoundScore)] == [240] * 3


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_mh_7_the_highest_score_deals_and_of_a_tie_the_earlier_in_turn_order(dealer: int) -> None:
    """MH-7: Chie has most; then Aki and Ben have as much."""
    assert settle(MIN_HWATU, ["1a", "3a", "rest"], dealer=dealer).next_dealer == 2
    tie = settle(MIN_HWATU, ["1a 8a 2a 4a 5a 6a 7a", "3a 11a 12a 9a 10a 11b", "rest"], dealer=dealer, yaku="ribbons")
    assert tie.score[0] > tie.score[1] or tie.cards[0] == 90
    even = settle(MIN_HWATU, ["1a 8a 2a 4a 5a 6a", "3a 11a 12a 9a 10a", ""], dealer=dealer)
    assert even.cards == (80, 80, 0)
    assert (even.winner, even.next_dealer) == ((1, 1) if dealer == 1 else (0, 0))


@pytest.mark.parametrize(("id", "row"), YAKU.items())
@pytest.mark.parametrize("level", LEVELS)
def test_each_yaku_is_in_use_as_the_page_says(id: str, row: tuple[str, int, str, str], level: str) -> None:
    """MH-Y1 to MH-Y13, MH-O1."""
    pile, points, since, _ = row
    found = settle(MIN_HWATU, [pile, "", ""], yaku=level).yaku[0]
    points = 200 if (id, level) == ("MH-Y8", "all") else points
    assert (id in found) == (LEVELS.index(level) >= LEVELS.index(since))
    assert found.get(id, points) == points
    for card in pile.split():
        assert id not in settle(MIN_HWATU, ["rest", card, ""], yaku=level).yaku[0]


def test_mh_8_all_add_up_but_of_the_views_only_the_better_one() -> None:
    """MH-8, MH-Y11, MH-Y12."""
    found = settle(MIN_HWATU, ["rest", "", ""], yaku="all").yaku[0]
    assert set(found) == set(YAKU) - {"MH-Y12"}
    assert settle(MIN_HWATU, ["3a 8a 9a", "1a", ""], yaku="all").yaku[0] == {"MH-Y12": 100}


@pytest.mark.parametrize(("seats", "points"), [(2, 0), (4, 0), (5, 10), (6, 0), (7, 5)])
def test_mh_o2_the_first_player_may_get_points_for_an_even_share(seats: int, points: int) -> None:
    """MH-O2: 250 with five and 245 with seven; and they do not make a winner (MH-7)."""
    found = settle(MIN_HWATU, ["1a", "3a", *[""] * (seats - 3), "rest"], dealer=0, bonus=True)
    assert found.result[0] - settle(MIN_HWATU, ["1a", "3a", *[""] * (seats - 3), "rest"]).result[0] == points
    assert sum(found.result) == 240 + points
    if points:
        even = settle(MIN_HWATU, ["1a", "2a 4a", *[""] * (seats - 2)], dealer=1, bonus=True)
        assert (even.result[1] - even.result[0], even.winner) == (points, 1)


def test_mh_o3_the_match_ends_at_a_target() -> None:
    """MH-O3."""
    match = full_match(MIN_HWATU, seed=3, rounds=None, target=300)
    ends = only(match.events, events.RoundEnds)
    assert max(ends[-1].totals) >= 300 > max(ends[-2].totals)
    assert only(match.events, events.MatchEnds)[0].why == "target"


def test_mh_9_twelve_rounds_and_the_highest_total_wins() -> None:
    """MH-9."""
    match = full_match(MIN_HWATU, seed=3)
    assert len(only(match.events, events.RoundEnds)) == 12
    best = max(match.totals)
    assert only(match.events, events.MatchEnds)[0].winners == tuple(seat for seat in range(3) if match.totals[seat] == best)


@pytest.mark.parametrize(("id", "row"), YAKU.items())
def test_yaku_have_the_korean_names_of_the_page(id: str, row: tuple[str, int, str, str]) -> None:
    """MH-Y1 to MH-Y9; English books have no Korean names for the others."""
    yaku = next(one for one in GAME.rules(from_json(GAME.options, {"yaku": "all"})).yaku if one.id == id)
    assert kanji(name(yaku.name, yaku.kanji).korean) == row[3]
    assert kanji(GAME.called.korean) == "민화투"
