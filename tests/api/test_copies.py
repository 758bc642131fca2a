"""Copies of a match, in this process and in another: each goes its own way, with the same cards to come."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from hanashobu import Match, play_out
from hanashobu.games import all_games, find
from tests.games.files import fresh_registry, osaka

COPIES: list[Callable[[Match], Match]] = [copy.copy, copy.deepcopy, Match.copy, lambda match: pickle.loads(pickle.dumps(match))]


def in_the_middle(game: str, moves: int) -> Match:
    """After some moves of the second round."""
    match = Match(game, seed=5, rounds=2)
    play_out(match, rounds=1)
    random = Random(moves)
    for _ in range(moves):
        if not match.over:
            match.play(random.choice(match.legal_actions))
    return match


@pytest.mark.parametrize("game", all_games())
def test_every_copy_has_the_same_future_and_changes_nothing_in_the_original(game: str) -> None:
    for moves in range(4):
        match = in_the_middle(game, moves)
        copies = [make(match) for make in COPIES]
        before = match.events
        for one in copies:
            assert one == match
            assert one is not match
            play_out(one)
            assert one.over
            assert one != match
        assert match.events == before
        play_out(match)
        for one in copies:
            assert one == match
            assert one.record() == match.record()


def test_copies_part_where_their_players_do() -> None:
    match = Match("hiraya", seed=1)
    other = match.copy()
    other.play("2a")
    match.play("12a")
    assert match != other
    assert "2a" in match.view(1).hand
    assert "2a" not in other.view(1).hand


def test_a_copy_keeps_what_is_hidden_from_the_others() -> None:
    """NA-9: while a bad hand is asked for a redeal, the others' views are held back, in a copy too."""
    match = next(found for found in map(_asked_in_secret, range(200)) if found)
    assert match.actor is not None
    for make in COPIES:
        other = make(match)
        for seat in (*range(len(match.names)), None):
            assert str(other.view(seat)) == str(match.view(seat))
            assert other.events_for(seat) == match.events_for(seat)


def _asked_in_secret(seed: int) -> Match | None:
    match = Match("nara", seed=seed)
    for _ in range(12):
        view = match.view(match.actor)
        if view.question and view.question.kind == "redeal" and match.events_for(None) != match.events:
            return match
        match.play(match.legal_actions[0])
    return None


def test_a_match_that_pauses_pauses_in_its_copies() -> None:
    match = Match("mushi", seed=1, pause=True)
    play_out(match, rounds=1)
    for make in COPIES:
        other = make(match)
        assert other.status == "between"
        other.next_round()
        assert match.status == "between"


def test_a_position_is_copied() -> None:
    match = Match.from_position("hana_awase", hands=["3b 5b", "1c 1d", "2c 2d"], field="3c 3d 5a", seed=3)
    for make in COPIES:
        other = make(match)
        assert other == match
        other.play("3b", takes="3d")
        assert other != match
    assert match.legal_actions == ["3b", "5b"]


def test_matches_are_equal_where_everything_about_them_is() -> None:
    match = Match("mushi", seed=1)
    assert match == Match("mushi", seed=1)
    assert match != Match("mushi", seed=2)
    assert match != Match("mushi", seed=1, names=["Aki", "Ben"])
    assert match != Match("mushi", seed=1, rounds=3)
    assert match != "mushi"
    with pytest.raises(TypeError):
        hash(match)


READ = "import pickle, sys; match = pickle.load(sys.stdin.buffer); print(match.game.title); sys.stdout.write(match.record())"


def test_another_process_unpacks_a_match_of_a_game_from_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has never heard of the file, and the file may be gone."""
    fresh_registry(monkeypatch)
    path = osaka(tmp_path)
    match = Match(path, seed=1, rounds=2)
    play_out(match, rounds=1)
    match.play(match.legal_actions[0])
    packed = pickle.dumps(match)
    path.unlink()
    read = subprocess.run([sys.executable, "-c", READ], input=packed, capture_output=True, check=True)
    assert read.stdout.decode() == f"Osaka\n{match.record()}"
    assert pickle.loads(packed) == match == copy.deepcopy(match)


def test_a_game_made_in_a_script_is_packed_too() -> None:
    from dataclasses import replace

    made = replace(find("mushi"), title="Kyoto")
    match = pickle.loads(pickle.dumps(Match(made, seed=1)))
    assert match.game == made
