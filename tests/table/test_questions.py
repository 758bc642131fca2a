"""Every question a table asks: each legal action once, with what it then really brings."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from hanashobu.cards import MOST_CARDS, cards, code
from hanashobu.engine.actions import BIDS
from hanashobu.games import all_games
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.questions import yaku_progress
from hanashobu.play.questions.choice import Choice, Outcome
from hanashobu.rules.ruleset import Ruleset
from hanashobu.table.protocol import Act, Snapshot, Update
from hanashobu.table.table import Table
from tests.support.helpers import only
from tests.support.strategies import Setup, covering
from tests.table.tables import KINDS, as_bytes, moves, some_tables, table_of

MOVES = 45
WITH_YAKU = [name for name, game in all_games().items() if game.rules().yaku]


def some(game: str) -> list[Setup]:
    return [setup for setup in some_tables(30) if setup.game.name == game]


@pytest.mark.parametrize("game", all_games())
def test_every_legal_action_is_one_choice_and_nobody_else_is_asked(game: str) -> None:
    for setup in some(game):
        table = table_of(setup)
        for seat, now, _, _ in moves(table, Random(1), MOVES):
            for place in range(setup.seats):
                asked = table.now(place).question
                assert (asked is not None) == (place in (table.people_asked() if table.claiming else [table.match.actor]))
            if table.match.actor is None and not table.claiming:
                assert now.status == "between"
                continue
            assert now.question is not None
            assert [choice.action for choice in now.question.choices] == list(table.view(seat).legal)
            for choice in now.question.choices:
                assert choice.card == (code(choice.action) if choice.action < MOST_CARDS else None)
                assert bool(choice.word) == (choice.card is None)
            assert (now.question.bid is not None) == (not BIDS.isdisjoint(table.view(seat).legal))
            assert now.actor == seat


def test_every_kind_of_question_is_asked_somewhere_and_has_a_text_unless_the_table_says_it() -> None:
    silent = {"play", "take", "pile", "dealer_takes"}
    found: Counter[str] = Counter()
    for number, setup in enumerate(covering()):
        table = table_of(setup, number)
        late = table.match.rules.calls is not None and number % 7 == 0  # calls come late in a round
        for _, now, _, _ in moves(table, Random(number), 60 if late else 8):
            if now.question is None:
                continue
            found[now.question.asked] += 1
            assert bool(now.question.text) == (now.question.asked not in silent)
            assert (now.question.card is not None) == (now.question.asked == "take")
    assert set(found) - {"redeal"} == KINDS


# What a choice says it brings is what it then brings.


def brought(emitted: list[AnyEvent], seat: int) -> set[str]:
    """The cards that came to a pile with the first card that was played or taken."""
    first = next(event for event in emitted if isinstance(event, events.Play | events.DealerTakes))
    if isinstance(first, events.DealerTakes):
        return set(first.cards)
    assert first.seat == seat
    return {first.card, *first.takes} if first.takes or first.alone else set()


def check_worth(outcome: Outcome, rules: Ruleset, pile: int) -> None:
    """Card points by the game's values; each yaku really is there with the cards that come, and was not there or counted less before."""
    got = cards(" ".join(outcome.got))
    if rules.values.classes:
        assert outcome.points == sum(rules.values.of(cards(one)) for one in outcome.got) or rules.values.of(got) == outcome.points
    for made in outcome.yaku:
        rows = [row for row in rules.yaku if row.id == made.id]
        assert any(row.value(pile | got) not in (None, row.value(pile)) for row in rows)


@pytest.mark.parametrize("game", all_games())
def test_a_choice_of_a_card_brings_what_it_says(game: str) -> None:
    seen: Counter[str] = Counter()
    for number, setup in enumerate(some(game)[:8]):
        table = table_of(setup, number)
        waiting: tuple[int, Choice] | None = None  # a card that was laid and has to choose
        before: tuple[int, Choice, int] | None = None
        start = 0
        for seat, now, said, choice in moves(table, Random(number), 120):
            emitted = table.events[start:]
            if before is not None:
                by, chosen, pile = before
                assert chosen.outcome is not None
                if chosen.targets:
                    assert not emitted
                    waiting = by, chosen
                else:
                    assert brought(emitted, by) == set(chosen.outcome.got)
                    check_worth(chosen.outcome, table.match.rules, pile)
                    seen["taken" if chosen.outcome.got else "stays"] += 1
                    seen["yaku"] += len(chosen.outcome.yaku) > 0
            before, start = None, len(table.events)
            if choice is None or choice.card is None or choice.outcome is None:
                continue
            assert isinstance(said, Act)
            assert now.question is not None
            if waiting is not None:
                assert waiting[0] == seat
                promised = {target.card: target.outcome for target in waiting[1].targets}
                assert promised == {other.card: other.outcome for other in now.question.choices}
                assert now.question.card == waiting[1].card
                waiting = None
                seen["chosen"] += 1
            before = seat, choice, table.match.view(seat).table.taken[seat]
    assert seen["taken"] > 20
    assert seen["stays"] > 5
    assert seen["chosen"] > 1
    assert seen["yaku"] > 0 or game not in WITH_YAKU


# Where everybody stands.


def check_progress(table: Table, score: events.RoundScore, now: Snapshot) -> int:
    """What the engine counted at the end of the round is what the table had as made, seat by seat."""
    counted = 0
    rows = table.match.rules.yaku
    for seat, standing in enumerate(now.seats):
        made = Counter(rows[row.row].id for row in standing.yaku if row.state == "made")
        worth: Counter[str] = Counter()
        for row in standing.yaku:
            worth[rows[row.row].id] += row.points if row.state == "made" else 0
        by_engine = {id: points for id, points in score.yaku[seat] if id in {row.id for row in rows}}
        assert set(made) == set(by_engine)
        assert all(points is None or worth[id] == points for id, points in by_engine.items())
        counted += len(made)
    return counted


@pytest.mark.parametrize("game", WITH_YAKU)
def test_at_the_end_of_a_round_the_made_yaku_are_those_that_the_engine_counts(game: str) -> None:
    counted = rounds = 0
    for number, setup in enumerate(some(game)):
        table = table_of(setup, number)
        start = 0
        for _, now, _, _ in moves(table, Random(number), 150):
            for score in only(table.events[start:], events.RoundScore):
                if now.status != "playing":
                    rounds += 1
                    counted += check_progress(table, score, now)
                    if score.cards is not None:
                        assert all(standing.points == score.cards[at] for at, standing in enumerate(now.seats) if standing.plays)
            start = len(table.events)
    assert rounds > 3
    assert counted > 0


@pytest.mark.parametrize("game", WITH_YAKU)
def test_near_rows_name_cards_that_make_the_yaku_and_gone_rows_cannot_be_made(game: str) -> None:
    seen: Counter[str] = Counter()
    for number, setup in enumerate(some(game)[:6]):
        table = table_of(setup, number)
        for _, now, _, _ in moves(table, Random(number), MOVES):
            view = table.match.view(None).table
            everybody = sum(view.taken[: setup.seats])
            for seat, standing in enumerate(now.seats):
                pile = view.taken[seat]
                counting = dict(yaku_progress.alive(table.match.rules, table.match.view(None).barred(seat)))
                for row in standing.yaku:
                    seen[row.state] += 1
                    if row.row not in counting:  # for another place (SU-12)
                        assert row.state == "gone"
                        continue
                    patterns = [level.pattern for level in counting[row.row].levels]
                    if row.state == "gone":
                        left = pile | table.match.rules.deck & ~everybody
                        assert not any(pattern.holds(left & ~pattern.never | pile) for pattern in patterns)
                    elif row.state in ("near", "begun"):
                        enough = cards(" ".join([*row.must, *row.any_of[: row.of_any]]))
                        assert enough.bit_count() == row.missing
                        assert not enough & everybody
                        assert any(pattern.holds(pile | enough) for pattern in patterns)
    assert {"made", "near", "begun", "gone"} >= set(seen)
    assert seen["near"] > 0
    assert seen["gone"] > 0


@pytest.mark.parametrize("game", all_games())
def test_what_is_sent_can_be_read_again(game: str) -> None:
    for setup in some(game)[:5]:
        table = table_of(setup)
        for seat, _, _, _ in moves(table, Random(4), 30):
            update = table.update(seat, 0)
            assert msgspec.json.decode(as_bytes(update), type=Update) == update
            spectator = table.update(None, 0)
            assert spectator.now.question is None
            assert msgspec.json.decode(as_bytes(spectator), type=Update) == spectator
