"""Hints among friends: the others learn that one was taken, but never that somebody is asked in secret."""

from __future__ import annotations

from hanashobu.table import moves
from hanashobu.table.reopen import reopen
from hanashobu.table.table import Seat, Table
from hanashobu.table.taken_hints import take_hint
from tests.rules.test_nara_redeal import dealt
from tests.support.helpers import NAMES
from tests.table.test_consent import friends


def hints(table: Table) -> list[int]:
    return [move.seat for move in table.moves if move.action == moves.HINT]


def test_a_hint_counts_once_for_each_question_and_stays_counted_when_the_table_is_rebuilt() -> None:
    table = friends((0, 1, None))
    actor = table.match.actor
    assert actor is not None
    table.among_people(actor, moves.PERSON_BACK)  # what else happens among the people does not make it another question
    for _ in range(2):
        take_hint(table, actor)
        table.among_people(actor, moves.PERSON_BACK)
    assert hints(table) == [actor]
    again = reopen(table.seats, table.events, table.match.seed, table.moves)
    assert again.consent.hints == table.consent.hints == {actor: 1}
    assert again.consent.changes == table.consent.changes


def test_who_plays_with_bots_alone_is_told_on_by_nobody() -> None:
    table = friends((0, None, None))
    take_hint(table, 0)
    assert hints(table) == []


def test_na_9_a_hint_on_a_secret_question_is_told_to_nobody() -> None:
    """NA-9: it would betray that somebody is asked."""
    table = dealt(dealer=1)
    live = Table([Seat(name, party=at) for at, name in enumerate(NAMES[:4])], table.match)
    table.play("3c")
    assert table.match.asked == "redeal"
    take_hint(live, 1)
    assert hints(live) == []
