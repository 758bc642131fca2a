"""What a view says, and that it says no more than its seat may know: in two worlds that the seat cannot tell apart it is the same."""

from __future__ import annotations

import inspect
from collections import Counter
from random import Random
from typing import Any

import pytest

from hanashobu import CardSet, Match, View
from hanashobu.cards import CODES
from hanashobu.games import all_games, find
from hanashobu.play import match as engine
from tests.support.strategies import Setup, covering
from tests.support.worlds import Tape, openly

WITH_ARGUMENTS = ("yaku", "card_points", "engine")


def everything(view: View) -> dict[str, Any]:
    """All that a view shows, what it draws, and the luck that it lends."""
    names = [name for name, _ in inspect.getmembers(View) if not name.startswith("_") and name not in WITH_ARGUMENTS]
    shown = {name: getattr(view, name) for name in names}
    shown["random"] = view.random.getstate()
    return {**shown, "str": str(view), "repr": repr(view)}


def of(match: engine.Match, seat: int | None) -> dict[str, Any]:
    return everything(Match.from_engine(match).view(seat))


def test_everything_that_a_view_has_is_compared() -> None:
    found = everything(Match("hiraya", seed=1).view(0))
    assert {"hand", "field", "players", "question", "legal_actions", "late_actions", "unseen", "random", "status"} <= set(found)


@pytest.mark.parametrize("game", all_games())
def test_a_view_is_the_same_in_two_worlds(game: str) -> None:
    """At every number of players, with some house rules, for whoever is asked, for somebody else, and for a spectator."""
    setups = [Setup(find(game), seats, (("rounds", 2),)) for seats in find(game).seats]
    setups += Random(3).sample([setup for setup in covering() if setup.game.name == game], 3)
    compared: Counter[str] = Counter()
    for number, setup in enumerate(setups):
        random = Random(number)
        for moves in (0, 2, 5, 9, 20, 31, 44):
            here = Tape(setup, number, moves)
            actor = here.match.actor
            if actor is None or here.before_a_deal:
                continue
            for seat in (actor, (actor + 1) % setup.seats, None):
                if here.match.known_to(seat) < len(here.match.events):
                    continue  # it knows what it knew before: tests/rules/test_nara_redeal.py
                there = here.other_world(seat, random)
                if there is None or openly(here.match, seat or -1) != openly(there, seat or -1):
                    continue
                if any(match.asked == "claim" and match.actor not in (None, seat) for match in (here.match, there)):
                    continue
                assert of(here.match, seat) == of(there, seat)
                compared["asked" if seat == actor else "spectator" if seat is None else "other"] += 1
    assert min(compared[who] for who in ("asked", "other", "spectator")) > 5


def test_a_spectator_sees_no_hand_and_is_asked_nothing() -> None:
    view = Match("hiraya", seed=1).view(None)
    assert view.hand == CardSet()
    assert view.question is None
    assert view.legal_actions == []
    assert "Hand" not in str(view)


def test_a_view_in_the_words_of_players() -> None:
    match = Match.from_position(
        "hana_awase", hands=["3b 5b", "1c 1d", "2c 2d"], field="3c 3d 5a", taken=["", "1b 2b 3a"], dealer=2, actor=0
    )
    view = match.view(0)
    assert view.hand == CardSet("3b 5b")
    assert view.field == CardSet("3c 3d 5a")
    assert view.hand | view.field | view.players[1].taken | view.unseen == CardSet(CODES[:48])
    assert [player.name for player in view.players] == ["Ann", "Ben", "Cho"]
    assert (view.players[1].taken, view.players[1].card_points) == (CardSet("1b 2b 3a"), 30)
    assert (view.players[2].hand_size, view.dealer, view.actor, view.round, view.status) == (2, 2, 0, 1, "playing")
    answers = {answer.action: answer for answer in view.question.answers}  # type: ignore[union-attr]
    assert answers["3b"].choices == CardSet("3c 3d")
    assert (answers["5b"].brings, answers["5b"].points) == (CardSet("5a 5b"), 15)
    assert [yaku.name for yaku in view.yaku("1b 2b 3b")] == ["Poetry Ribbons"]
    assert view.card_points("1a 1b") == 25


def test_who_plays_blind_has_not_seen_the_hand() -> None:
    """HH-62: until play begins; how many cards it has everybody knows."""
    match = Match("hachi_hachi", players=4, seed=1, mizuten=True)
    dealer = match.actor
    assert dealer is not None
    assert match.view(dealer).question.kind == "blind"  # type: ignore[union-attr]
    match.play("yes")
    view = match.view(dealer)
    assert view.players[dealer].hand_size == 7
    assert view.hand == CardSet()
    assert len(view.unseen) == 48 - len(view.field)
    while match.view(match.actor).question.kind != "play":  # type: ignore[union-attr]
        match.play("in" if "in" in match.legal_actions else match.legal_actions[0])
    assert len(match.view(dealer).hand) == 7


def test_late_actions_are_claimed_out_of_turn() -> None:
    """TA-11: a teyaku can be claimed until the first draw."""
    for seed in range(60):
        match = Match("taiyaku", players=3, seed=seed)
        while match.actor is not None and match.view(match.actor).question.kind != "play":  # type: ignore[union-attr]
            match.play("no" if "no" in match.legal_actions else match.legal_actions[0])
        late = [seat for seat in range(3) if match.view(seat).late_actions and seat != match.actor]
        if late:
            match.play(match.view(late[0]).late_actions[0], seat=late[0])
            assert match.last_events
            return
    pytest.fail("Nobody held a teyaku.")


def test_the_luck_of_a_seat_comes_from_the_seed_and_changes_with_every_turn() -> None:
    one, two, other = (Match("hiraya", seed=seed) for seed in (1, 1, 2))
    first = one.view(1).random.random()
    assert first == two.view(1).random.random()
    assert first != other.view(1).random.random()
    assert first != one.view(0).random.random()
    one.play(one.legal_actions[0])
    assert first != one.view(1).random.random()


def test_luck_is_that_of_the_moment_of_the_view() -> None:
    match = Match("hiraya", seed=1)
    early = match.view(1)
    match.play(match.legal_actions[0])
    assert early.random.random() == Match("hiraya", seed=1).view(1).random.random()
