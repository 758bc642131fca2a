"""Yaku as they are made: each is announced once, with its cards and its value, to everybody, at the event that made it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from hanashobu.cards import cards
from hanashobu.games import all_games
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.rules.ruleset import Ruleset
from hanashobu.table.protocol import Update, YakuNews
from hanashobu.table.table import Table
from tests.support.every_yaku import MAKER, Show
from tests.support.slices import sliced, spread
from tests.table.tables import moves, some_tables, table_of

GAMES = [name for name, game in all_games().items() if game.rules(game.options(), game.usual_seats).yaku]


def by_event(update: Update) -> Iterator[tuple[int, AnyEvent, list[YakuNews]]]:
    """Every event with the number of its round and what it brought about."""
    number = 0
    news: dict[int, list[YakuNews]] = {}
    for item in update.news:
        news.setdefault(item.at, []).append(item)
    for at, event in enumerate(update.events, update.start):
        number += isinstance(event, events.RoundBegins)
        yield number, event, news.get(at, [])


Heard = dict[int | None, list[YakuNews]]


@cache
def followed(game: str) -> tuple[Show, Heard]:
    """A match in which every yaku of a game was made, and what each seat and a spectator heard round by round."""
    show = Show(all_games()[game])
    heard: Heard = {seat: [] for seat in (*range(show.seats), None)}
    turn, rounds = dict.fromkeys(heard, 0), []
    for number in show.rounds():
        rounds.append(number)
        for seat in heard:
            update = show.table.update(seat, turn[seat])
            assert all(turn[seat] <= item.at < update.now.turn for item in update.news)
            heard[seat] += update.news
            turn[seat] = update.now.turn
    assert rounds == list(range(len(show.rules.yaku)))
    return show, heard


def played(game: str) -> Show:
    """That match alone."""
    return followed(game)[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_yaku_of_every_game_is_told_once_for_each_seat_and_round(game: str) -> None:
    show = played(game)
    for seat in range(show.seats):
        made: Counter[tuple[int, int, int]] = Counter()
        for number, event, news in by_event(show.table.update(seat, 0)):
            assert isinstance(event, events.Play | events.DealerTakes | events.Leftovers) or not news
            made.update((number, item.seat, item.row) for item in news if item.what == "made")
            assert all(item.seat == event.seat for item in news if item.what != "lost")  # type: ignore[union-attr]
        assert set(made.values()) == {1}
        assert {row for _, who, row in made if who == MAKER} == set(range(len(show.rules.yaku)))


@pytest.mark.parametrize("game", GAMES)
def test_what_was_told_is_what_the_round_is_settled_by(game: str) -> None:
    """Every yaku of a score has been told before, with the same value; and the cards that were told make it."""
    show = played(game)
    rules, settled = show.rules, 0
    told: dict[tuple[int, str], int | None] = {}
    for _, event, news in by_event(show.table.update(None, 0)):
        if isinstance(event, events.Deal):
            told.clear()
        for item in news:
            yaku = rules.yaku[item.row]
            assert yaku.value(cards(" ".join(item.cards))) == item.points
            told[item.seat, yaku.id] = None if yaku.stops else item.points
        if isinstance(event, events.RoundScore):
            for seat, held in enumerate(event.yaku):
                for id, points in held:
                    assert told[seat, id] == points or _shared(rules, id)
                    settled += 1
    assert settled >= len(rules.yaku) // 2


def _shared(rules: Ruleset, id: str) -> bool:
    """Whether several rows have this id, so that it does not tell which of them was meant."""
    return sum(row.id == id for row in rules.yaku) > 1


@pytest.mark.parametrize("game", sliced(spread(GAMES), 3))
def test_news_are_the_same_bit_by_bit_and_at_once_for_all_and_at_a_table_built_again(game: str) -> None:
    show, heard = followed(game)
    seats = tuple(heard)
    again = Table(show.table.seats, show.match)
    for seat in seats:
        assert tuple(heard[seat]) == show.table.update(seat, 0).news == again.update(seat, 0).news
    told = {
        seat: [(item.seat, item.row, item.what, item.points, item.cards) for item in heard[seat] if item.what != "lost"] for seat in seats
    }
    assert all(told[seat] == told[None] for seat in seats)
    assert all(item.seat == seat for seat in seats for item in heard[seat] if item.what == "lost")


def test_an_improved_yaku_is_told_as_better_and_worth_more() -> None:
    better = 0
    for game in GAMES:
        show = played(game)
        points: dict[tuple[int, int], int] = {}
        for _, event, news in by_event(show.table.update(None, 0)):
            if isinstance(event, events.Deal):
                points.clear()
            for item in news:
                before = points.get((item.seat, item.row))
                assert (item.what == "better") == (before is not None)
                assert before is None or item.points > before
                points[item.seat, item.row] = item.points
                better += item.what == "better"
    assert better > 10


def test_a_last_chance_is_lost_when_another_takes_the_missing_card() -> None:
    """At tables of all kinds: who is told so had one card to go before, and can never get it now."""
    lost = 0
    for setup in some_tables(every=80):
        table = table_of(setup, seed=5)
        for _ in moves(table, Random(3), 120):
            pass
        for seat in range(setup.seats):
            lost += _check_lost(table, seat)
    assert lost > 30


def _check_lost(table: Table, seat: int) -> int:
    rules, piles, found = table.match.rules, [0] * table.match.rules.seats, 0
    for _, event, news in by_event(table.update(seat, 0)):
        before = list(piles)
        match event:
            case events.Deal():
                piles = [0] * rules.seats
            case events.Play() if event.takes or event.alone:
                piles[event.seat] |= cards(" ".join((event.card, *event.takes)))
            case events.DealerTakes() | events.Leftovers():
                piles[event.seat] |= cards(" ".join(event.cards))
        for item in news:
            if item.what == "lost":
                row = rules.yaku[item.row]
                assert row.missing(before[seat]) == 1
                assert not row.reachable(piles[seat], sum(pile for at, pile in enumerate(piles) if at != seat))
                found += 1
    return found


@pytest.mark.parametrize("game", all_games())
def test_who_reads_everything_late_is_sent_what_the_others_were_sent_move_by_move(game: str) -> None:
    """What is worked out once for all seats is the same as what a seat works out alone."""
    setup = next(setup for setup in some_tables(10**6) if setup.game.name == game and setup.seats == setup.game.usual_seats)
    prompt, late = table_of(setup, 7), table_of(setup, 7)
    sent = {seat: list[Update]() for seat in (*range(setup.seats), None)}
    for _ in moves(prompt, Random(7), 150):
        for seat, updates in sent.items():
            updates.append(prompt.update(seat, updates[-1].now.turn if updates else 0))
    for _ in moves(late, Random(7), 150):
        pass
    assert late.events == prompt.events
    for seat, updates in sent.items():
        updates.append(prompt.update(seat, updates[-1].now.turn))
        whole = late.update(seat, 0)
        assert [news for update in updates for news in update.news] == list(whole.news)
        assert [text for update in updates for text in update.texts] == list(whole.texts)
        assert {one.round: one for update in updates for one in update.settlements} == {one.round: one for one in whole.settlements}
