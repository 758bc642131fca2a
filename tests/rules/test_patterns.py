"""The algebra that yaku tables are written in: patterns, levels, groups and house rules on them, in words and in the kernel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from hanashobu import games
from hanashobu.cards import DECK, LIGHTNING, POETRY, RIBBONS, WILLOWS, cards, codes, each
from hanashobu.engine import shapes
from hanashobu.play import events
from hanashobu.rules.compile import compile_tables, yaku_places
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import MOST_YAKU
from hanashobu.rules.yaku import (
    Pattern,
    Yaku,
    all_of,
    best_of,
    cancelling,
    exactly,
    n_of,
    spoilt_by,
    stack,
    steps,
    stopping,
    without,
    yaku,
)
from tests.support.helpers import REST, Table, only, settle

SMALL = cards("1a 1b 1c 1d 2a 2b 2c")  # seven cards, few enough to try every pile
BASE = games.find("hana_awase")


def game_with(*rows: Yaku) -> Game:
    """A plain game of three players with this yaku table."""

    def build(options: Options, seats: int) -> Ruleset:
        return replace(BASE.build(options, seats), yaku=rows)

    return replace(BASE, build=build)


def piles(mask: int) -> Iterator[int]:
    """Every pile that can be made of these cards."""
    some = list(each(mask))
    for number in range(len(some) + 1):
        for chosen in combinations(some, number):
            yield sum(1 << card for card in chosen)


def kernel_holds(pattern: Pattern, piles_to_try: list[int]) -> list[bool]:
    """What the kernel says of each pile."""
    tables = compile_tables(game_with(yaku("XX-Y1", "Test", "", pattern, points=1)).rules(seats=3))
    return [bool(shapes.holds(pile, tables.yaku[0])) for pile in piles_to_try]


# Patterns over seven cards, each with what it means said once more in Python.
PATTERNS = [
    (all_of(cards("1a 2a")), lambda pile: {"1a", "2a"} <= pile),
    (all_of(0), lambda pile: True),
    (n_of(2, cards("1a 1b 1c")), lambda pile: len(pile & {"1a", "1b", "1c"}) >= 2),
    (n_of(1, cards("2b")), lambda pile: "2b" in pile),
    (exactly(1, cards("1a 1b 1c")), lambda pile: len(pile & {"1a", "1b", "1c"}) == 1),
    (exactly(0, cards("1a 1b")), lambda pile: not pile & {"1a", "1b"}),
    (without(cards("1d 2c")), lambda pile: not pile & {"1d", "2c"}),
    (all_of(cards("1a")) & n_of(2, cards("2a 2b 2c")), lambda pile: "1a" in pile and len(pile & {"2a", "2b", "2c"}) >= 2),
    (all_of(cards("1a 1b")) & without(cards("2a")), lambda pile: {"1a", "1b"} <= pile and "2a" not in pile),
    (without(cards("2a")) & exactly(2, cards("1a 1b 1c")), lambda pile: len(pile & {"1a", "1b", "1c"}) == 2 and "2a" not in pile),
    (all_of(cards("1a")) & all_of(cards("2c")) & without(cards("1b")), lambda pile: {"1a", "2c"} <= pile and "1b" not in pile),
]
NAMED = [pytest.param(pattern, meaning, id=str(number)) for number, (pattern, meaning) in enumerate(PATTERNS)]


def codes_of(pile: int) -> set[str]:
    """The codes of a pile as a set."""
    return set(codes(pile))


@pytest.mark.parametrize(("pattern", "meaning"), NAMED)
def test_a_pattern_holds_for_the_piles_it_describes_in_python_and_in_the_kernel(pattern: Pattern, meaning: object) -> None:
    """Every one of the 128 piles of seven cards."""
    assert callable(meaning)
    every = list(piles(SMALL))
    wanted = [bool(meaning(codes_of(pile))) for pile in every]
    assert [pattern.holds(pile) for pile in every] == wanted
    assert kernel_holds(pattern, every) == wanted
    assert sum(wanted) > 0


@pytest.mark.parametrize(("pattern", "meaning"), NAMED)
def test_missing_is_the_least_number_of_cards_that_complete_it(pattern: Pattern, meaning: object) -> None:
    """Tried by adding cards to every pile from which it can still be completed."""
    assert callable(meaning)
    for pile in piles(SMALL):
        more = [added.bit_count() for added in piles(SMALL & ~pile) if meaning(codes_of(pile | added))]
        if more:
            assert pattern.missing(pile) == min(more)


@pytest.mark.parametrize(("pattern", "meaning"), NAMED)
def test_reachable_is_whether_any_cards_that_are_left_can_complete_it(pattern: Pattern, meaning: object) -> None:
    """Tried with every pile, and every second of the sets of cards that others may have taken."""
    assert callable(meaning)
    for pile in piles(SMALL):
        for gone in list(piles(SMALL & ~pile))[::2]:
            left = SMALL & ~pile & ~gone
            wanted = any(meaning(codes_of(pile | added)) for added in piles(left))
            assert pattern.reachable(pile, gone) == wanted, (codes_of(pile), codes_of(gone))


def test_a_pattern_counts_the_cards_of_one_set_only() -> None:
    with pytest.raises(ValueError, match="counts the cards of one set only"):
        n_of(2, POETRY) & n_of(1, WILLOWS)


def test_a_pattern_says_itself_in_words() -> None:
    """Cards by code and name, how many of them, and which must not be there."""
    assert str(all_of(cards("1a 8a")).text()) == "1a Crane, 8a Moon"
    assert str(n_of(2, cards("1a 3a 8a")).text()).endswith("2 of 1a Crane, 3a Curtain, 8a Moon")
    assert str(exactly(1, cards("8b 9a")).text()) == "exactly 1 of 8b Geese, 9a Sake Cup"
    all_three = str((all_of(cards("8a")) & n_of(1, cards("9a 9b")) & without(LIGHTNING)).text())
    places = [all_three.index(part) for part in ("8a Moon", "1 of 9a Sake Cup, 9b Chrysanthemum Blue Ribbon", "11d Lightning")]
    assert places == sorted(places)


# Rows


COUNTED = yaku("XX-Y1", "Ribbons", "", n_of(5, RIBBONS), points=10, per=3)
STEPPED = steps("XX-Y2", "Slips", "", RIBBONS, points={5: 10, 7: 40, 6: 25})
LONG = ["1b", "2b", "3b", "4b", "5b", "6b", "7b", "9b", "10b", "11c"]


@pytest.mark.parametrize(("number", "brings"), [(4, None), (5, 10), (6, 13), (7, 16), (10, 25)])
def test_each_further_card_adds_its_value(number: int, brings: int | None) -> None:
    pile = " ".join(LONG[:number])
    assert COUNTED.value(cards(pile)) == brings
    assert settle(game_with(COUNTED), [pile, "", ""]).yaku[0] == ({} if brings is None else {"XX-Y1": brings})


@pytest.mark.parametrize(("number", "brings"), [(4, None), (5, 10), (6, 25), (7, 40), (8, 40)])
def test_steps_bring_the_points_of_the_highest_number_reached(number: int, brings: int | None) -> None:
    pile = " ".join(LONG[:number])
    assert STEPPED.value(cards(pile)) == brings
    done = settle(game_with(STEPPED), [pile, "", ""])
    assert done.yaku[0] == ({} if brings is None else {"XX-Y2": brings})
    assert done.score[0] == done.cards[0] + (brings or 0)


def test_steps_can_stand_on_a_further_condition() -> None:
    row = steps("XX-Y3", "Dry Slips", "", RIBBONS, points={2: 5, 3: 9}, pattern=without(WILLOWS))
    assert [row.value(cards(pile)) for pile in ("1b", "1b 2b", "1b 2b 3b", "1b 2b 3b 11c", "1b 2b 11a")] == [None, 5, 9, None, None]
    game = game_with(row)
    assert [settle(game, [pile, "", ""]).yaku[0] for pile in ("1b 2b 3b", "1b 2b 11a")] == [{"XX-Y3": 9}, {}]


def test_a_row_misses_what_its_nearest_level_misses_and_can_be_reached_by_any() -> None:
    assert [STEPPED.missing(cards(" ".join(LONG[:number]))) for number in (0, 3, 5, 7)] == [5, 2, 0, 0]
    most = cards("1b 2b 3b 4b 5b")
    assert STEPPED.reachable(0, most)
    assert not STEPPED.reachable(0, most | cards("6b"))
    assert STEPPED.cards() == RIBBONS


def test_a_row_is_told_in_a_line() -> None:
    """Its name, its cards and its points."""
    moon = yaku("XX-Y4", "Moon", "月", all_of(cards("8a 9a")), points=30).line()
    assert (moon.rule, str(moon.text)) == ("XX-Y4", "Moon: 8a Moon, 9a Sake Cup — 30")
    assert str(stopping("XX-Y5", "Halt", "", all_of(cards("8a"))).line().text) == "Halt: 8a Moon — ends the round"
    pair = steps("XX-Y6", "Pair", "", cards("8a 9a"), points={1: 3, 2: 8})
    assert str(pair.line().text) == "Pair: any 2 or 1 of 8a Moon, 9a Sake Cup — 8, 3"
    assert str(COUNTED.worth()).startswith("10")
    assert "3 for each" in str(COUNTED.worth())
    assert str(COUNTED.worth("kan")).startswith("10 kan")


# Tables

MOON = yaku("XX-Y1", "Moon", "", all_of(cards("8a")), points=20)
CUP = yaku("XX-Y2", "Cup", "", all_of(cards("9a")), points=20)
BOTH = yaku("XX-Y3", "Both", "", all_of(cards("8a 9a")), points=50)
CRANE = yaku("XX-Y4", "Crane", "", all_of(cards("1a")), points=7)


def test_rows_of_a_table_add_up() -> None:
    table = stack(MOON, (CUP, BOTH), CRANE)
    assert table == (MOON, CUP, BOTH, CRANE)
    assert settle(game_with(*table), ["1a 8a 9a", "", ""]).yaku[0] == {"XX-Y1": 20, "XX-Y2": 20, "XX-Y3": 50, "XX-Y4": 7}


@pytest.mark.parametrize("rows", [(MOON, CUP, BOTH), (BOTH, CUP, MOON), (MOON, BOTH, CUP)])
def test_of_a_group_only_the_most_valuable_counts_wherever_it_stands(rows: tuple[Yaku, ...]) -> None:
    game = game_with(*stack(best_of("viewing", *rows), CRANE))
    done = settle(game, ["1a 8a 9a", "", ""])
    assert done.yaku[0] == {"XX-Y3": 50, "XX-Y4": 7}
    assert done.score[0] == 20 + 20 + 10 + 50 + 7
    assert settle(game, ["8a", "9a 1a", ""]).yaku == ({"XX-Y1": 20}, {"XX-Y2": 20, "XX-Y4": 7}, {})


def test_of_equal_rows_of_a_group_the_first_counts() -> None:
    assert settle(game_with(*best_of("viewing", MOON, CUP)), ["8a 9a", "", ""]).yaku[0] == {"XX-Y1": 20}
    assert settle(game_with(*best_of("viewing", CUP, MOON)), ["8a 9a", "", ""]).yaku[0] == {"XX-Y2": 20}


def test_a_group_may_stand_in_two_parts_of_a_table() -> None:
    rows = stack(best_of("viewing", MOON), CRANE, best_of("viewing", BOTH))
    assert settle(game_with(*rows), ["1a 8a 9a", "", ""]).yaku[0] == {"XX-Y3": 50, "XX-Y4": 7}


def test_a_group_counts_its_best_by_what_it_brings_with_these_cards() -> None:
    """Five ribbons bring 10, ten bring 25: more than the 20 of the other row."""
    rows = best_of("slips", COUNTED, yaku("XX-Y9", "Poetry", "", all_of(POETRY), points=20))
    assert settle(game_with(*rows), [" ".join(LONG[:5]), "", ""]).yaku[0] == {"XX-Y9": 20}
    assert settle(game_with(*rows), [" ".join(LONG), "", ""]).yaku[0] == {"XX-Y1": 25}


def test_a_card_spoils_the_rows_of_one_group_for_its_owner() -> None:
    rows = spoilt_by(LIGHTNING, rows=stack(best_of("viewing", MOON, CUP), CRANE), group="viewing")
    done = settle(game_with(*rows), ["1a 8a 11d", "9a", ""])
    assert done.yaku == ({"XX-Y4": 7}, {"XX-Y2": 20}, {})


def test_spoiling_keeps_what_each_further_card_adds() -> None:
    rows = spoilt_by(LIGHTNING, rows=best_of("slips", COUNTED), group="slips")
    assert [row.value(cards(" ".join(LONG[:6]))) for row in rows] == [13]
    assert [row.value(cards(" ".join(LONG[:6])) | LIGHTNING) for row in rows] == [None]


def test_a_cancelling_row_wipes_out_everybodys_yaku() -> None:
    rows = cancelling("XX-Y4", rows=stack(MOON, CUP, CRANE))
    assert [row.cancels for row in rows] == [False, False, True]
    game = game_with(*rows)
    assert settle(game, ["1a", "8a", "9a"]).score == (20, 20, 10)
    assert settle(game, ["3a", "8a", "9a"]).score == (20, 40, 30)


def test_the_engine_counts_a_table_as_the_rows_do() -> None:
    """400 random piles under random tables: groups by their best row, the rest added up."""
    random = Random(11)
    for _ in range(20):
        rows: list[Yaku] = []
        for number in range(12):
            some = sum(1 << card for card in random.sample(range(48), random.randint(2, 12)))
            need = random.randint(1, some.bit_count())
            pattern = random.choice([all_of(cards("")) & n_of(need, some), all_of(1 << random.randrange(48)), exactly(need // 2, some)])
            row = yaku(f"XX-Y{number}", "Row", "", pattern, points=random.randint(1, 9) * 5, per=random.choice([0, 0, 2]))
            rows.append(replace(row, group=random.choice(["", "", "one", "two"])))
        game = game_with(*rows)
        for _ in range(20):
            pile = random.getrandbits(48) & (DECK if random.random() < 0.3 else random.getrandbits(48))
            done = settle(game, [" ".join(codes(pile)), "", ""])
            wanted = dict[str, tuple[int, str]]()
            for row in rows:
                value = row.value(pile)
                group = row.group or row.id
                if value is not None and (group not in wanted or value > wanted[group][0]):
                    wanted[group] = (value, row.id)
            assert done.yaku[0] == {id: value for value, id in wanted.values()}
            assert done.score[0] == done.cards[0] + sum(value for value, _ in wanted.values())


def test_a_table_longer_than_the_engine_holds_is_refused() -> None:
    rows = tuple(yaku(f"XX-Y{number}", "Row", "", all_of(1), points=1) for number in range(MOST_YAKU + 1))
    with pytest.raises(ValueError, match=f"room for {MOST_YAKU} rows of yaku .*; this game has {MOST_YAKU + 1}"):
        compile_tables(game_with(*rows).rules(seats=3))


# Stopping

STOP = stopping("XX-Y8", "Halt", "止", all_of(cards("3a 3b")))


def test_a_stopping_yaku_ends_the_round_after_both_plays_in_its_owners_favour() -> None:
    """The turn is played to its end, the others keep their hands, and whoever has it wins and deals, with however few points."""
    table = Table(game_with(STOP), 3).place(hands=["5c", "3a 7c", "9c"], field="3b 6c", stock="10c 6d 12c", taken=["1a 8a", "", ""])
    assert only(table.play("5c"), events.YakuMade) == []
    emitted = table.play("3a")
    assert [(play.card, play.takes) for play in only(emitted, events.Play)] == [("3a", ("3b",)), ("6d", ("6c",))]
    assert only(emitted, events.YakuMade) == [events.YakuMade(1, ("XX-Y8",))]
    ends = only(emitted, events.RoundEnds)[0]
    assert (ends.why, ends.winner, ends.next_dealer) == ("stopped", 1, 1)
    assert (table.hand(1), table.hand(2), table.stock()) == ("7c", "9c", "12c")
    assert table.state.score[0] > table.state.score[1]
    assert only(emitted, events.RoundScore)[0].yaku[1] == (("XX-Y8", None),)  # it has no value of its own


def test_a_stopping_yaku_completed_by_a_choice_from_the_draw_pile_stops_too() -> None:
    table = Table(game_with(STOP), 3).place(hands=["5c 1c", "7c", "9c"], field="3b 3c", stock="3a 12c")
    table.play("5c")
    assert table.choices == "3b 3c"
    assert only(table.play("3b"), events.RoundEnds)[0].why == "stopped"


def test_a_choice_that_does_not_complete_it_stops_nothing() -> None:
    table = Table(game_with(STOP), 3).place(hands=["5c 1c", "7c", "9c"], field="3b 3c", stock="3a 12c")
    table.play("5c")
    assert only(table.play("3c"), events.RoundEnds) == []
    assert table.actor == 1


@pytest.mark.parametrize("name", games.all_games())
def test_every_row_of_every_game_can_be_made_and_can_be_lost(name: str) -> None:
    """Its own cards make it; without its first card, gone to somebody else, what needs all of them is out of reach."""
    game = games.find(name)
    for seats in game.seats:
        rules = game.rules(seats=seats)
        for row in rules.yaku:
            assert row.value(row.cards()) is not None
            assert row.missing(row.cards()) == 0
            assert row.reachable(0, 0)
            assert row.value(0) is None
            assert not row.cards() & ~rules.deck
            assert row.reachable(0, row.cards()) is False
        if rules.values.classes:
            assert settle(game, [REST, *[""] * (seats - 1)]).cards[0] == rules.values.total(rules.deck)


@pytest.mark.parametrize("game", list(games.all_games().values()), ids=lambda game: game.name)
def test_each_row_of_the_engine_leads_back_to_its_yaku(game: Game) -> None:
    """Levels and groups are sorted on their way into the engine; its rows still have the id and the cards of their yaku."""
    for seats in game.seats:
        rules = game.rules(seats=seats)
        tables, ids, places = compile_tables(rules), rules.ids(), yaku_places(rules)
        assert len(places) == tables.n_yaku
        for shape, place in zip(tables.yaku, places, strict=False):
            row = rules.yaku[place]
            assert ids[shape.why] == row.id
            assert any(shape.all_of | shape.some_of == level.pattern.cards() and shape.need == level.pattern.need for level in row.levels)
