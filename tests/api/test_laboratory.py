"""Simulations, duels and chances from Python."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import hanashobu
from hanashobu import Action, BadArgument, BadType, IllegalAction, Match, View
from hanashobu.games import find
from hanashobu.lab.sim import run


class First:
    """Always the first of what it can do."""

    def choose(self, view: View) -> Action:
        return view.legal_actions[0]


def test_a_simulation_is_that_of_the_laboratory() -> None:
    found = hanashobu.simulate("mushi", rounds=240, seed=5)
    same = run.simulate(find("mushi"), rounds=240, seed=5)
    assert (found.seats, found.yaku, found.rounds) == (same.seats, same.yaku, 240)


def test_a_simulation_of_a_bot_of_ones_own() -> None:
    found = hanashobu.simulate("mushi", rounds=24, bot=First(), must_match=True)
    assert (found.rounds, found.bot) == (24, "first")
    assert found.options["must_match"] is True


def test_a_duel_with_a_bot_of_ones_own() -> None:
    found = hanashobu.duel("mushi", [First(), "random"], rounds=48, options={"rounds": 2})
    assert {bot.name for bot in found.bots} == {"first", "random"}
    assert found.threads == 1
    assert all(bot.illegal == bot.crashed == 0 for bot in found.bots)


def test_a_duel_of_bots_from_files_on_two_processes(tmp_path: Path) -> None:
    path = tmp_path / "first.py"
    path.write_text("class BOT:\n    def choose(self, view):\n        return view.legal_actions[0]\n", encoding="utf-8")
    two = hanashobu.duel("mushi", [path, "random"], rounds=48, seed=3, threads=2, options={"rounds": 2})
    one = hanashobu.duel("mushi", [First(), "random"], rounds=48, seed=3, options={"rounds": 2})
    assert (two.threads, one.threads) == (2, 1)
    assert [(bot.name, bot.points) for bot in two.bots] == [(bot.name, bot.points) for bot in one.bots]


def test_a_bot_that_fails_loses_its_turn_and_the_duel_says_so() -> None:
    class Fails:
        def choose(self, view: View) -> str:
            raise KeyError("lost")

    found = hanashobu.duel("mushi", [Fails(), "random"], rounds=4, options={"rounds": 1})
    fails = next(bot for bot in found.bots if bot.name == "fails")
    assert fails.crashed == fails.moves > 0
    assert "lost" in str(fails.fault)


def test_a_bot_that_fails_ends_a_simulation_with_its_own_error() -> None:
    class Fails:
        def choose(self, view: View) -> str:
            raise KeyError("lost")

    class Wrong:
        def choose(self, view: View) -> str:
            return "sage"

    with pytest.raises(KeyError, match="lost"):
        hanashobu.simulate("mushi", rounds=2, bot=Fails())
    with pytest.raises(IllegalAction, match="The bot wrong cannot do what it chose: There is no action 'sage'"):
        hanashobu.simulate("mushi", rounds=2, bot=Wrong())


def test_a_duel_counts_what_cannot_be_done() -> None:
    class Wrong:
        def choose(self, view: View) -> str:
            return "12d 1a"

    found = hanashobu.duel("mushi", [Wrong(), "random"], rounds=4, options={"rounds": 1})
    wrong = next(bot for bot in found.bots if bot.name == "wrong")
    assert wrong.illegal == wrong.moves > 0


def test_the_chances_in_a_position() -> None:
    """HA-Y3 needs 3b, which Ann takes with her only card."""
    match = Match.from_position("hana_awase", hands=["3b", "7c", "8c"], field="3c 5a", taken=["1b 2b"])
    found = hanashobu.odds(match.view(0), worlds=40)
    assert [seat.name for seat in found.seats] == ["Ann", "Ben", "Cho"]
    chances = {yaku.name: yaku.chance.share for yaku in found.seats[0].yaku}
    assert chances["Poetry Ribbons"] == 1.0
    assert hanashobu.odds(match.view(0), worlds=40) == found


def test_chances_where_there_are_none() -> None:
    match = Match("mushi", seed=1, pause=True)
    hanashobu.play_out(match, "random", rounds=1)
    with pytest.raises(IllegalAction, match="no chances to show"):
        hanashobu.odds(match.view(0))


WRONG: list[tuple[dict[str, Any], type[BadArgument], str]] = [
    ({"game": "mushii"}, BadArgument, "game: There is no game 'mushii'"),
    ({"rounds": 0}, BadArgument, "rounds: Expected a whole number from 1, not 0."),
    ({"rounds": 1.5}, BadType, "rounds: Expected a whole number, not float."),
    ({"players": 3}, BadArgument, "players: Mushi is played by 2 players, not by 3."),
    ({"seed": -1}, BadArgument, "seed: "),
    ({"threads": 0}, BadArgument, "threads: "),
    ({"must_macth": True}, BadArgument, "options: There is no option 'must_macth'"),
]


@pytest.mark.parametrize(("changed", "kind", "sentence"), WRONG)
def test_what_cannot_be_measured_names_the_argument(changed: dict[str, Any], kind: type[BadArgument], sentence: str) -> None:
    arguments = dict(changed)
    game = arguments.pop("game", "mushi")
    for act in (lambda: hanashobu.simulate(game, **arguments), lambda: hanashobu.duel(game, ["random", "beginner"], **arguments)):
        with pytest.raises(kind) as raised:
            act()
        assert str(raised.value).startswith(sentence)


def test_what_is_no_duel_and_no_view() -> None:
    for bots, kind in ((["random"], BadArgument), ("random", BadType), (["random", 3], BadType), (["random", First], BadType)):
        with pytest.raises(kind, match=r"^bots: "):
            hanashobu.duel("mushi", bots)  # type: ignore[arg-type]
    with pytest.raises(BadArgument, match=r"^confidence: "):
        hanashobu.duel("mushi", ["random", "beginner"], confidence=2.0)
    with pytest.raises(BadArgument, match="bot: There is no bot 'no'"):
        hanashobu.simulate("mushi", bot="no")
    with pytest.raises(BadType, match="view: Expected a View"):
        hanashobu.odds(Match("mushi"))  # type: ignore[arg-type]
    with pytest.raises(BadArgument, match="worlds: "):
        hanashobu.odds(Match("mushi").view(0), worlds=0)
