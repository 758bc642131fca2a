"""Two who are left in agree to share the pot, or play for it (HH-44), and nobody knows an answer before both are given."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hanashobu.bots.search import Search
from hanashobu.engine.actions import PLAY_ON, PLAY_UNSEEN, SHARE
from hanashobu.play import events
from hanashobu.play.events import visible
from hanashobu.play.match import IllegalAction, Match
from hanashobu.play.plain_view import plain
from hanashobu.play.questions import choices
from hanashobu.play.redaction import see
from hanashobu.play.resample import resample
from hanashobu.records.codec import RecordLine, lines, to_line
from hanashobu.records.replay import Replay, Violation
from hanashobu.records.resume import resume
from hanashobu.table.table import Seat
from hanashobu.table.table import Table as LiveTable
from tests.bots.short_search import QUICK
from tests.play.test_secrets import as_bytes, table_numbers
from tests.rules.hachi_hachi import HH, decline, payments
from tests.support.helpers import Table, full_match, only

KYU = "kyu_rei_hana"


def two_in(game: str = HH, **options: Any) -> Table:
    """Of four, Ben and Dai are in, and 30 points are in the pot."""
    table = Table(game, 4, **options).deal()
    table.play("out", "in", "out", "in")
    return table


# What they are asked, and what follows.


@pytest.mark.parametrize("game", [HH, KYU])
def test_hh_44_both_are_asked_in_turn_order_and_share_the_pot_if_both_agree(game: str) -> None:
    """HH-44, KR-11: half each; nobody plays or wins, and whoever dealt deals the next round."""
    table = two_in(game)
    assert (table.actor, table.choices) == (1, "no, yes")
    assert table.play("yes") == [events.Agree(1, True)]
    assert (table.actor, table.choices) == (3, "no, yes")
    emitted = table.play("yes")
    assert emitted[:2] == [events.Agree(3, True), events.TwoLeft((1, 3), "split")]
    assert payments(emitted) == [("pot", 1, 15, "HH-44"), ("pot", 3, 15, "HH-44")]
    ends = only(emitted, events.RoundEnds)[0]
    assert (ends.winner, ends.next_dealer, ends.why) == (None, 0, "split")
    assert only(emitted, events.Active) == []


@pytest.mark.parametrize("game", [HH, KYU])
@pytest.mark.parametrize(("answers", "agree"), [(("yes", "no"), (1,)), (("no", "yes"), (3,)), (("no", "no"), ())])
def test_hh_44_otherwise_they_play_for_it(game: str, answers: tuple[str, str], agree: tuple[int, ...]) -> None:
    """HH-44, HH-30: the pot stays where it is, and what both said is told."""
    table = two_in(game)
    emitted = table.play(*answers)
    assert only(emitted, events.TwoLeft) == [events.TwoLeft(agree, "play")]
    assert payments(emitted) == []
    assert only(emitted, events.Active) == [events.Active((1, 3), 1)]
    assert len(only(emitted, events.Shuffle)[0].stock) == 28
    assert table.state.pot == 30
    decline(table)
    assert table.actor == 1


def test_hh_44_the_odd_point_goes_to_the_first_in_turn_order_and_each_is_told_the_own_half() -> None:
    """HH-44: 25 points with the small kan; Ben speaks first of the two."""
    table = two_in(kan=10)
    assert "pot of 25 points" in str(choices.question(table.match.view(1)))
    assert "take 13 points" in str(choices.choice(table.match.view(1), SHARE).text)
    table.play("yes")
    assert "take 12 points" in str(choices.choice(table.match.view(3), SHARE).text)
    assert payments(table.play("yes")) == [("pot", 1, 13, "HH-44"), ("pot", 3, 12, "HH-44")]


@pytest.mark.parametrize("said", [["in", "in", "in"], ["out", "out", "out", "in"]])
def test_hh_44_nobody_is_asked_where_three_or_one_are_in(said: list[str]) -> None:
    """HH-44 is about two."""
    table = Table(HH, 4).deal()
    emitted = table.play(*said)
    assert only(emitted, events.TwoLeft) == []
    assert "yes" not in table.choices


def test_hh_44_a_dealer_who_plays_blind_has_not_looked_yet() -> None:
    """HH-44, HH-62: looking comes with the first turn."""
    table = Table(HH, 4, mizuten=True)
    table.match.play(0, PLAY_UNSEEN)
    table.match.go_on()
    table.deal()
    table.play("in", "in", "out", "out")
    live = LiveTable([Seat(name) for name in table.match.names], table.match)
    assert not live.now(0).looked
    assert live.now(1).looked


# Bad input.


def test_somebody_who_is_out_cannot_agree() -> None:
    """HH-44: a sentence, and nothing happens."""
    table = two_in()
    with pytest.raises(IllegalAction, match=r"You are out of this round: only Ben and Dai can agree to share the pot\."):
        table.match.check(2, SHARE)
    assert table.actor == 1


def test_who_has_answered_cannot_answer_again_and_who_comes_second_waits() -> None:
    """HH-44."""
    table = two_in()
    with pytest.raises(IllegalAction, match="It is Ben's turn"):
        table.match.play(3, SHARE)
    table.play("yes")
    with pytest.raises(IllegalAction, match=r"You have answered already; Dai has not\."):
        table.match.play(1, PLAY_ON)


# What nobody may know.


def worlds() -> tuple[Match, Match]:
    """The same table, where Ben agreed and where he did not; Dai is asked."""
    here, there = two_in(), two_in()
    here.play("yes")
    there.play("no")
    return here.match, there.match


@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_the_first_answer_is_hidden_until_both_have_answered(seat: int | None) -> None:
    """HH-44: events, views, messages in both languages, bots and searches are the same in both worlds, to the byte."""
    here, there = worlds()
    assert as_bytes(visible(here.events, seat)) == as_bytes(visible(there.events, seat))
    views = here.view(seat), there.view(seat)
    assert as_bytes(plain(views[0])) == as_bytes(plain(views[1]))
    assert table_numbers(views[0]) == table_numbers(views[1])
    live = [LiveTable([Seat(name) for name in match.names], match) for match in (here, there)]
    assert as_bytes(live[0].update(seat, 0)) == as_bytes(live[1].update(seat, 0))
    if seat == 3:
        for bot in QUICK:
            assert bot.choose(views[0], Random(5)) == bot.choose(views[1], Random(5))
        found = []
        for view in views:
            thought = Search(view, Random(5), fast=False)
            thought.run(40)
            found.append(thought.found())
        assert found[0] == found[1]


def test_the_worlds_differ_for_who_answered_and_in_the_record() -> None:
    """The test above compares worlds that are not the same."""
    here, there = worlds()
    assert as_bytes(visible(here.events, 1)) != as_bytes(visible(there.events, 1))
    assert table_numbers(here.view(1)) != table_numbers(there.view(1))
    assert as_bytes(here.events) != as_bytes(there.events)


def test_an_imagined_first_answer_may_be_either_and_the_own_one_is_remembered() -> None:
    """Dai can imagine both; Ben knows what he said."""
    here, _ = worlds()
    imagined = {resample(here.view(3), Random(seed)).agrees[1] for seed in range(20)}
    assert imagined == {1, 2}
    assert {resample(here.view(1), Random(seed)).agrees[1] for seed in range(20)} == {2}
    world = see(resample(here.view(3), Random(1)), here.tables, here.rules, here.names, 3)
    assert table_numbers(world) == table_numbers(here.view(3))


# Records.


def record_of(match: Match) -> list[RecordLine]:
    """A match as it is written and read."""
    return list(lines([to_line(event) for event in match.events]))


@pytest.mark.parametrize("game", [HH, KYU])
def test_matches_with_agreements_are_verified(game: str) -> None:
    """HH-44: some share the pot, some play."""
    seen: set[str] = set()
    for seed in range(6):
        match = full_match(game, 4, seed, rounds=12)
        assert len(list(Replay(record_of(match)))) == len(match.events)
        seen |= {event.does for event in only(match.events, events.TwoLeft)}
    assert seen == {"play", "split"}


@pytest.mark.parametrize("answer", [True, False])
def test_a_match_goes_on_between_the_two_answers_with_the_first_one_kept(answer: bool) -> None:
    """What was answered is stored, though the others do not know it."""
    match = Match(Table(HH, 4).match.game, ("Ann", "Bob", "Chie", "Dan"), seed=5)
    match.start()
    for word in ("out", "in", "out", "in"):
        assert match.actor is not None
        match.play(match.actor, choices.read(match.view(match.actor), word))
    first = match.actor
    assert first is not None
    match.play(first, SHARE if answer else PLAY_ON)
    again = resume(record_of(match), 5)
    assert again.actor == match.actor != first
    assert table_numbers(again.view(first)) == table_numbers(match.view(first))
    assert again.actor is not None
    emitted = again.play(again.actor, SHARE)
    assert only(emitted, events.TwoLeft)[0].does == ("split" if answer else "play")


def test_a_record_that_lies_about_what_they_do_is_caught() -> None:
    """HH-44: both agree, and the record has them play."""
    match = two_in().match
    match.play(1, SHARE)
    match.play(3, SHARE)
    emitted = record_of(match)
    at = next(place for place, line in enumerate(emitted) if isinstance(line.event, events.TwoLeft))
    emitted[at] = RecordLine(emitted[at].number, msgspec.structs.replace(emitted[at].event, does="play"))
    with pytest.raises(Violation, match=r'two_left says does is "play"; by the rules it is "split".*HH-44'):
        list(Replay(emitted))


def test_a_record_that_hides_an_answer_cannot_be_verified() -> None:
    """HH-44: a record says what everybody answered; only what a seat is sent leaves it out."""
    match = two_in().match
    match.play(1, SHARE)
    emitted = record_of(match)
    emitted[-1] = RecordLine(emitted[-1].number, events.Agree(1))
    with pytest.raises(Violation, match=r"agree cannot come here.*HH-44"):
        list(Replay(emitted))
