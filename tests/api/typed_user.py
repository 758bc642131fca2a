"""What a user's type checker sees of `import hanashobu`: mypy checks this file strictly, and test_typed.py runs it."""

from __future__ import annotations

from pathlib import Path
from typing import assert_type

import hanashobu


class Mine:
    def choose(self, view: hanashobu.View) -> hanashobu.Action:
        return view.legal_actions[0]


def use(folder: Path) -> hanashobu.Match:
    """Every name of the front door, with the type that it promises."""
    match = hanashobu.Match("mushi", players=2, seed=1, names=["Aki", "Ben"], options={"rounds": 1}, must_match=False)
    assert_type(match.legal_actions, list[hanashobu.Action])
    assert_type(match.actor, int | None)
    assert_type(match.totals, tuple[int, ...])
    match.play("sage" if "sage" in match.legal_actions else match.legal_actions[0])
    view = match.view(0)
    assert_type(view, hanashobu.View)
    assert_type(view.field | "1a", hanashobu.CardSet)
    assert_type([card.month for card in view.hand], list[int | None])
    assert_type(view.players[0], hanashobu.Player)
    assert_type(view.question, hanashobu.Question | None)
    assert_type([answer.brings for answer in view.question.answers] if view.question else [], list[hanashobu.CardSet])
    bot: hanashobu.Bot = Mine()
    assert_type(hanashobu.bot("regular"), hanashobu.Bot)
    hanashobu.play_out(match, [bot, "regular"])
    match.save(folder / "match.jsonl")
    assert_type(list(hanashobu.read_records(folder / "match.jsonl")), list[hanashobu.RecordedMatch])
    assert_type(hanashobu.verify(folder / "match.jsonl").ok, bool)
    assert_type(hanashobu.yaku("mushi", "1b 2b 3b"), list[hanashobu.Yaku])
    assert_type(hanashobu.score("mushi", ["1a", "rest"]).result, tuple[int, ...])
    assert_type(hanashobu.duel("mushi", [bot, "random"], rounds=4, options={"rounds": 1}).deals, int)
    position = hanashobu.Match.from_position("mushi", hands=["1a 2a", "3a 5a"])
    assert_type(hanashobu.odds(position.view(0), worlds=4).worlds, int)
    return match
