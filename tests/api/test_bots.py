"""Bots from Python: by name, from a file, from a package, or any object that chooses."""

from __future__ import annotations

import pickle
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hanashobu
from hanashobu import Action, BadArgument, BadType, Bot, IllegalAction, Match, View, play_out
from hanashobu.api import bots as api
from hanashobu.bots import LEVELS
from hanashobu.games import all_games
from hanashobu.play.events import Deal, visible

FILE = """
class First:
    name = "first"
    def choose(self, view):
        return view.legal_actions[0]

BOT = First
"""


class Last:
    """Always the last of what it can do."""

    def choose(self, view: View) -> Action:
        return view.legal_actions[-1]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "my_bot.py").write_text(FILE, encoding="utf-8")
    return tmp_path / "my_bot.py"


@pytest.mark.parametrize("game", all_games())
def test_any_object_that_chooses_plays_every_game(game: str) -> None:
    match = Match(game, seed=1, rounds=2)
    emitted = play_out(match, Last())
    assert match.over
    assert match.events[-len(emitted) :] == emitted


@pytest.mark.parametrize("level", LEVELS[:3])
def test_a_named_bot_plays_as_at_a_table(level: str) -> None:
    """Its luck comes from the match's secret, by seat and by what the seat has seen."""
    match, engine = (Match("hiraya", seed=8, rounds=1) for _ in range(2))
    play_out(match, level)
    own = engine.engine
    while own.actor is not None:
        seat = own.actor
        dice = own.dice("bot", seat, len(visible(own.events, seat)))
        own.play(seat, hanashobu.bots.find(level).choose(own.view(seat), dice))
    assert engine.events == match.events


def test_a_bot_says_what_it_would_do() -> None:
    match = Match("hiraya", seed=1)
    bot = hanashobu.bot("regular")
    assert isinstance(bot, Bot)
    action = bot.choose(match.view(1))
    assert action in match.legal_actions
    assert bot.choose(match.view(1)) == action
    with pytest.raises(IllegalAction, match="This seat is not asked anything now"):
        bot.choose(match.view(0))
    with pytest.raises(BadType, match="view: A bot is given a View"):
        bot.choose(match)  # type: ignore[arg-type]
    assert repr(bot).startswith("<bot regular: ")


def test_it_stops_where_a_person_is_asked() -> None:
    match = Match("hiraya", seed=1, rounds=2)
    own = 0
    while not match.over:
        play_out(match, ["regular", None, Last()])
        if match.over:
            break
        assert match.actor == 1
        match.play(match.legal_actions[0])
        own += 1
    assert own >= 14


def test_a_mapping_names_the_seats_of_bots() -> None:
    match = Match("hiraya", seed=1)
    play_out(match, {1: "beginner", 2: "beginner"})
    assert match.actor == 0
    assert not play_out(match, {1: "beginner"})


def test_after_a_number_of_rounds_the_next_one_has_been_dealt() -> None:
    match = Match("mushi", seed=1)
    play_out(match, "random", rounds=2)
    assert (match.round, match.status) == (3, "playing")
    assert isinstance(match.events[-1], Deal)


def test_rounds_are_counted_from_here() -> None:
    match = Match("mushi", seed=1, pause=True)
    play_out(match, "random", rounds=1)
    assert (match.round, match.status) == (1, "between")
    play_out(match, "random", rounds=2)
    assert (match.round, match.status) == (3, "between")
    match.next_round()
    play_out(match, "random", rounds=1)
    assert (match.round, match.status) == (4, "between")


def test_a_match_without_an_end_needs_a_number_of_rounds() -> None:
    match = Match("mushi", seed=1, rounds=None)
    with pytest.raises(BadArgument, match="rounds: This match has no end of its own"):
        play_out(match)
    play_out(match, "random", rounds=2)
    assert match.round == 3


def test_a_bot_from_a_file(path: Path) -> None:
    match = Match("mushi", seed=1, rounds=1)
    bot = hanashobu.bot(path)
    assert bot.choose(match.view(match.actor)) == match.legal_actions[0]
    play_out(match, str(path))
    assert match.over


def test_a_file_without_a_bot_is_not_run(tmp_path: Path) -> None:
    """A program that speaks JSON lines would wait for them."""
    (tmp_path / "program.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w')", encoding="utf-8")
    with pytest.raises(BadArgument, match="has no BOT"):
        hanashobu.bot(tmp_path / "program.py")
    assert not (tmp_path / "ran").exists()


def test_the_example_beats_random_play() -> None:
    example = Path(__file__).resolve().parents[2] / "examples" / "python_bot.py"
    found = hanashobu.duel("mushi", [example, "random"], rounds=240, seed=2, options={"rounds": 1})
    assert found.bots[0].name == "collector"
    assert found.bots[0].illegal == found.bots[0].crashed == 0


def test_a_bot_from_a_file_travels_to_other_processes(path: Path) -> None:
    guest = pickle.loads(pickle.dumps(api.engine_bot(path)))
    match = Match("mushi", seed=1)
    view = match.engine.view(match.actor)
    assert guest.name == "first"
    assert guest.choose(view, Random(1)) == view.legal[0]


def test_a_bot_from_an_installed_package(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(path.parent)
    point = EntryPoint("first", "my_bot:First", "hanashobu.bots")
    monkeypatch.setattr(api, "entry_points", lambda group: EntryPoints([point] if group == "hanashobu.bots" else []))
    match = Match("mushi", seed=1)
    assert hanashobu.bot("first").choose(match.view(match.actor)) == match.legal_actions[0]
    with pytest.raises(BadArgument, match="Installed are first"):
        hanashobu.bot("frist")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x = 1", "has no BOT: an object with choose"),
        ("BOT = 3", "has no choose"),
        ("BOT = ", "cannot be loaded: SyntaxError"),
        ("BOT = 1 / 0", "cannot be loaded: ZeroDivisionError"),
        ("class BOT:\n    def __init__(self): raise OSError('no')", "cannot be made: OSError: no"),
    ],
)
def test_a_file_without_a_bot_gets_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "bad.py").write_text(text, encoding="utf-8")
    with pytest.raises(BadArgument, match=f"name: .*{sentence}"):
        hanashobu.bot(tmp_path / "bad.py")
    with pytest.raises(BadArgument, match=f"bots: .*{sentence}"):
        play_out(Match("mushi"), str(tmp_path / "bad.py"))


WRONG: list[tuple[Any, type[BadArgument], str]] = [
    ("mastre", BadArgument, "There is no bot 'mastre'; did you mean master?"),
    ("nowhere/bot.py", BadArgument, "There is no file nowhere/bot.py with a bot in Python."),
    (3, BadType, "A bot is a name"),
]


@pytest.mark.parametrize(("wrong", "kind", "sentence"), WRONG)
def test_what_is_no_bot_gets_a_sentence(wrong: Any, kind: type[BadArgument], sentence: str) -> None:
    with pytest.raises(kind) as raised:
        hanashobu.bot(wrong)
    assert str(raised.value).startswith(f"name: {sentence}")
    with pytest.raises(kind) as raised:
        play_out(Match("mushi"), [wrong, "regular"])
    assert str(raised.value).startswith(f"bots: {sentence}")


def test_the_wrong_number_of_bots() -> None:
    with pytest.raises(BadArgument, match="bots: There are 2 players, and 3 bots"):
        play_out(Match("mushi"), ["random"] * 3)
    with pytest.raises(BadArgument, match="bots: There is no seat 2"):
        play_out(Match("mushi"), {2: "random"})
    with pytest.raises(BadType, match="match: Expected a Match, not str"):
        play_out("mushi")  # type: ignore[arg-type]


@pytest.mark.parametrize("answer", ["12d 12c", "sage", 7, None])
def test_a_bot_that_chooses_what_it_cannot_do_is_named(answer: Any) -> None:
    class Wrong:
        name = "wrong"

        def choose(self, view: View) -> Any:
            return answer

    match = Match("mushi", seed=1)
    before = match.events
    with pytest.raises(IllegalAction, match=r"The bot wrong in seat \d cannot do what it chose: "):
        play_out(match, Wrong())
    assert match.events == before
