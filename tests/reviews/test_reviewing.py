"""Reviews of matches: what they find, what they never find, and what cannot be reviewed."""

from __future__ import annotations

from random import Random

import pytest

from hanashobu.games import all_games
from hanashobu.play import mechanisms
from hanashobu.records.codec import BadRecord
from hanashobu.reviews import judges
from hanashobu.reviews.judges import Effort, judge, least, spread
from hanashobu.reviews.reviewing import Reviewing, review
from tests.engine.test_search import TABLES, some_decision
from tests.support.records import record

QUICK = Effort(choosing=12, measuring=40, tries=200)


@pytest.mark.parametrize("game", all_games())
def test_a_match_of_every_game_is_reviewed(game: str) -> None:
    seats = all_games()[game].usual_seats
    lines = record(game, ("random", *["regular"] * (seats - 1)))
    found = review(lines, effort=QUICK, playouts=1)
    assert found.complete
    assert len(found.names) == len(found.seats) == seats
    for one in found.rounds:
        asked = [decision for decision in one.decisions if decision.mistake]
        assert all(decision.better and decision.better != decision.played and str(decision.why) for decision in asked)
        assert all(decision.cost >= found.least for decision in asked)
        assert all(lines[0].number < decision.line <= lines[-1].number for decision in one.decisions)
        assert sum(one.luck.result) == pytest.approx(0, abs=1e-6)
    for seat in found.seats:
        parts = (seat.place, seat.deal, seat.draws, seat.own, seat.others, seat.rest)
        assert sum(parts) == pytest.approx(seat.result, abs=1e-6)
        assert sum(one.decisions for one in seat.kinds) == seat.decisions
    assert [one.cost for one in found.costliest] == sorted((one.cost for one in found.costliest), reverse=True)
    kinds = {"discard", "take", *(kind.name for kind in mechanisms.questions().values())}
    assert {kind.kind for seat in found.seats for kind in seat.kinds} <= kinds


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_choice_of_the_reviewer_is_never_a_mistake(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the thresholds are: what the search likes best is no mistake, and what is called better is what it likes best."""
    monkeypatch.setattr(judges, "QUICK_ERRORS", -100)
    monkeypatch.setattr(judges, "DEEP_ERRORS", -100)
    random = Random(f"{game}/{seats}")
    for seed in map(str, range(3)):
        view = some_decision(game, seats, random)
        verdicts = {action: judge(view, action, seed, QUICK, -1e6) for action in view.legal}
        assert not verdicts[judges.search_of(view, seed, QUICK).best()].mistake
        assert {one.better.action for one in verdicts.values() if one.better} <= {judges.search_of(view, seed, QUICK).best()}


def test_a_blunder_is_found_and_what_would_have_been_better() -> None:
    lines = record("hiraya", ("random", "strong", "strong"), rounds=2)
    found = review(lines, effort=Effort(choosing=40, measuring=200, tries=1500), playouts=1)
    weak, *strong = found.seats
    assert weak.cost > 2 * max(seat.cost for seat in strong)
    assert {decision.seat for decision in found.costliest} == {0}


def test_the_same_record_gives_the_same_review() -> None:
    lines = record("taiyaku", ("beginner", "regular", "regular"))
    assert review(lines, effort=QUICK, playouts=1) == review(lines, effort=QUICK, playouts=1)


def test_thresholds_follow_from_the_spread_of_a_round() -> None:
    """0.5 points, 0.2 in Taiyaku."""
    rules = {name: game.rules(game.options(), game.usual_seats) for name, game in all_games().items()}
    wide = ("hiraya", "hana_awase", "kyu_rei_hana", "nara", "hachi_hachi")
    assert {name: least(rules[name]) for name in wide} == dict.fromkeys(wide, 0.5)
    assert least(rules["taiyaku"]) == pytest.approx(0.2, abs=0.02)
    assert all(least(one) <= spread(one) / 20 for one in rules.values())


def test_rounds_that_are_finished_are_kept() -> None:
    going = Reviewing(record("hiraya", ("random", "regular", "regular"), rounds=2), effort=QUICK, playouts=1)
    for done in going:
        if done:
            break
    found = going.review()
    assert not found.complete
    assert [one.round for one in found.rounds] == [1]
    assert going.step < going.steps
    for _ in going:
        pass
    assert going.review().complete


def test_ctrl_c_ends_a_review_and_keeps_what_is_finished() -> None:
    def stop(done: int, everything: int) -> None:
        if done == everything - 1:
            raise KeyboardInterrupt

    found = review(record("hiraya", ("random", "regular", "regular"), rounds=2), effort=QUICK, playouts=1, on_progress=stop)
    assert [one.round for one in found.rounds] == [1]
    assert not found.complete


def test_a_match_that_is_not_over_is_not_reviewed() -> None:
    lines = record("hiraya", ("random", "regular", "regular"), rounds=2)
    with pytest.raises(BadRecord, match="not over"):
        review(lines[: len(lines) // 2])
