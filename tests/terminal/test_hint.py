"""The key that asks for a hint."""

from __future__ import annotations

import io
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from hanashobu.games import all_games, find
from hanashobu.hints.analysis import Analysis, explain
from hanashobu.play.dealing import SECRET
from hanashobu.play.events import visible
from hanashobu.play.view import View
from hanashobu.records.codec import Writer
from hanashobu.table.table import Seat, Table
from hanashobu.terminal import ask, hint
from hanashobu.terminal.console import LeaveTable, PlayerTerminal
from hanashobu.terminal.reading import say
from hanashobu.terminal.rivals import Rivals
from hanashobu.terminal.session import Session
from hanashobu.terminal.text_layout import plain as flat
from tests.support.strategies import Setup
from tests.support.worlds import Tape
from tests.terminal.driver import Terminal, too_wide


@pytest.mark.parametrize("pictures", [True, False])
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_every_answer_is_listed_with_its_worth_and_the_best_is_marked(game: object, pictures: bool) -> None:
    for seed in range(4):
        match = Tape(Setup(game, game.usual_seats, ()), seed, 7 * seed).match  # type: ignore[arg-type, attr-defined]
        if match.actor is None:
            continue
        view = match.view(match.actor)
        why = explain(view, Random(1), 60.0, 40)
        lines = hint.lines(view, why, 76, pictures)
        assert all(cell_len(line.plain) <= 76 for line in lines)
        text = flat(lines)
        assert text.count("±") == len(why.found) + len(why.then) + 1
        if pictures:
            assert text.count("▸") == 1 + bool(why.then)
        assert " ".join(text.split()).startswith(" ".join(say(why.sentence, view.seat).split()))


def test_the_luck_of_a_hint_comes_from_the_matchs_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As at a table: the same at the same turn, and another in every match."""
    used: list[float] = []

    def listen(view: View, random: Random) -> Analysis:
        used.append(Random(str(random.getstate())).random())
        return explain(view, random, 60.0, 4)

    monkeypatch.setattr(ask, "explain", listen)
    for seed in (5, 5, 6):
        monkeypatch.setattr("sys.stdin", io.StringIO("h\nh\nq\n"))
        match = Setup(find("mushi"), 2, ()).match(seed, source=SECRET)
        match.start()
        seat = match.actor or 0
        with Writer(tmp_path / "record.jsonl") as writer, suppress(LeaveTable):
            table = Table([Seat("Aki"), Seat("Ben", "random")], match)
            Session(table, seat, writer, PlayerTerminal(fast=True), Rivals(table)).play()
        turn = len(visible(match.events, seat))
        assert used[-2:] == [Random(str(match.dice("hint", seat, turn).getstate())).random()] * 2
    assert used[:2] == used[2:4] != used[4:]


def test_h_shows_a_hint_and_the_question_stays(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "hiraya", "--seed", "5", "--fast", "--new")
    terminal.see("Your turn")
    terminal.type("h")
    shown = terminal.see("simulated rounds")
    assert "Play " in shown
    terminal.see("Your turn")
    assert too_wide(terminal.transcript, 80) == []
    terminal.type("?")
    assert "hint: the value of each answer" in terminal.see("Your turn")
    terminal.type("q")
    assert terminal.end() == 0
