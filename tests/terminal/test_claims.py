"""A teyaku that is claimed while a hand card waits for what it takes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from hanashobu.cards import card
from hanashobu.engine.actions import CLAIM_NOTHING
from hanashobu.play.match import Match
from hanashobu.play.questions.choices import late
from hanashobu.terminal.ask import Asker, PlayerContext
from hanashobu.terminal.console import PlayerTerminal
from tests.support.helpers import Table

HAND = "1a 1b 2a 2b 5c 5d 3a"  # one teyaku of the second group
FIELD = "3c 3d 6a 7a 8a 9a"


def kept_hidden() -> Match:
    """Aki has a teyaku, has not claimed it, and has a card that could take one of two."""
    table = Table("hachi_hachi", 3).deal(hands=[HAND], field=FIELD)
    while table.match.asked == "claim" and table.match.actor is not None:
        table.match.play(table.match.actor, CLAIM_NOTHING)
    return table.match


def answers(match: Match, typed: list[str], monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What comes of these lines at Aki's question."""
    lines: Iterator[str] = iter(typed)
    monkeypatch.setattr("builtins.input", lambda: next(lines))
    seat = match.actor
    assert seat is not None
    asker = Asker(PlayerTerminal(fast=True, plain=True), match.game)
    return asker.decide(PlayerContext(match.view(seat), [], [], lambda: Random(1)), lambda action: match.check(seat, action))


def test_a_claim_is_offered_beside_the_targets_and_made(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """HH-7: until the first draw, so also while the card waits."""
    match = kept_hidden()
    seat = match.actor
    assert seat is not None
    [claim] = late(match.view(seat))
    made = answers(match, ["3a", claim.word], monkeypatch)
    assert capsys.readouterr().out.count(f"You can still claim: type {claim.word} for") == 2  # above the hand, and again beside the targets
    for action in made:
        match.play(seat, action)
    assert match.view(None).claimed(seat)
    assert answers(match, ["3a", "3c"], monkeypatch) == [card("3a"), card("3c")]


REFUSED = {
    "claim both": "You cannot claim that.",
    "claim second": "You cannot claim that.",
    "in": "This is not the moment for in. You can play",
    "redeal": "This is not the moment for redeal. You can play",
    "5c": "3a Curtain cannot take 5c Iris Chaff. It can take 3c Cherry Chaff or 3d Cherry Chaff.",
}


@pytest.mark.parametrize("typed", REFUSED)
def test_what_is_no_target_is_refused_in_players_words(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers(kept_hidden(), ["3a", typed, "3c"], monkeypatch)
    shown = " ".join(capsys.readouterr().out.split())
    assert f": {typed} {REFUSED[typed]}" in shown
