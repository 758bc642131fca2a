"""A player who is forced out of a round sees the table first, and why the hand brought what it did (TA-23, HH-48, KR-12)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hanashobu import games
from hanashobu.engine.phases.compensation import value_of
from hanashobu.play.match import Match
from hanashobu.play.mechanisms.compensation import parts
from tests.cli.run import flat
from tests.terminal.test_pipes import run_here


@pytest.mark.parametrize("words", [(), ("--plain",)])
def test_player_who_is_forced_out_sees_the_hand_and_then_its_compensation(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HANASHOBU_HOME", str(tmp_path))
    shown = run_here("hachi_hachi", "-p", "5", "--fast", "--seed", "12", *words).stdout
    table, _, rest = shown.partition("Kiku is in.")
    assert all(card in table for card in ("1d", "2d", "3b", "4d", "5c", "9b", "12a"))
    settled = flat(rest.partition("Round 1 of 12 is over")[2])
    assert "Your hand 1d Pine Chaff, 2d Plum Chaff, 3b Cherry Poetry Ribbon" in settled
    assert "9 for 3b Cherry Poetry Ribbon, 9b Chrysanthemum Blue Ribbon and 12a Phoenix" in settled
    assert "half of its teyaku and complete yaku" in settled
    assert "(HH-48)" in settled


@pytest.mark.parametrize("game", ["hachi_hachi", "taiyaku", "kyu_rei_hana"])
def test_the_parts_of_a_hand_add_up_to_what_it_is_compensated_with(game: str) -> None:
    found, random = games.find(game), Random(1)
    match = Match(found, tuple("ABCDEF"[: max(found.seats)]), seed=1)
    match.start()
    view = match.view(0)
    deck = [card for card in range(48) if view.rules.deck >> card & 1]
    for _ in range(300):
        months = random.sample(range(12), 3)  # few months, so that many hands have something
        cards = [card for card in deck if card // 4 in months] if random.random() < 0.6 else deck
        hand = sum(1 << card for card in random.sample(cards, min(7, len(cards))))
        assert sum(int(str(one.args.get("n", 0))) for one in parts(view, hand)) == value_of(view.tables, hand)
