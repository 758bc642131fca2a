"""Broken files: the game that `hana new` writes, with one thing changed in each, and what `hana check` says of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from string import Template

WORDS = {"name": "kyoto", "prefix": "KY", "title": "Kyoto", "options": "Kyoto", "lower": "ky", "page": "kyoto.md"}
IMPORTS = """\
import dataclasses
from typing import Any, Literal

from hanashobu.cards import ANIMALS, BLANK, CHAFF, DECK_AND_BLANK, LIGHTNING, RIBBONS, CardSet, month_cards
from hanashobu.rules import settlement
from hanashobu.rules.calls import Calls
from hanashobu.rules.deal import DealerDraw, DealerTakes, Misdeal, three_willows
from hanashobu.rules.dropout import SitsOut
from hanashobu.rules.phases import DEALER_TAKES, LEFTOVERS, MULTIPLIER
from hanashobu.rules.settlement import SpecialWin, additive, multiplier
from hanashobu.rules.text import Line
from hanashobu.rules.units import Units
from hanashobu.rules.values import Values
from hanashobu.rules.wild import DRAWN_TAKES, Wild
from hanashobu.rules.yaku import exactly, n_of, steps, without
"""
CALLS = 'calls=Calls(rule="KY-8", cancel="KY-9", teyaku="KY-10", shoubu="KY-11", half="KY-12", out="KY-13"{more})'


@cache
def kyoto() -> str:
    """The file of a new game."""
    text = Template(resources.files("hanashobu.cli").joinpath("new_game", "game.py.txt").read_text("utf-8")).substitute(WORDS)
    return text.replace("from dataclasses import dataclass\n", f"from dataclasses import dataclass\n{IMPORTS}", 1)


@dataclass(frozen=True)
class Broken:
    """What is changed, and a part of what is said of that."""

    name: str
    changes: tuple[tuple[str, str], ...]
    sentence: str

    def text(self) -> str:
        """The file."""
        text = kyoto()
        for old, new in self.changes:
            assert old in text, old
            text = text.replace(old, new)
        return text


def changed(name: str, old: str, new: str, sentence: str) -> Broken:
    """One text in place of another."""
    return Broken(name, ((old, new),), sentence)


def ruleset(name: str, part: str, sentence: str, *others: tuple[str, str]) -> Broken:
    """One part more in the ruleset."""
    return Broken(name, (("length=Length(options.rounds),", f"length=Length(options.rounds), {part},"), *others), sentence)


def before(name: str, line: str, sentence: str) -> Broken:
    """One line more before the game."""
    return changed(name, "GAME = Game(", f"{line}\n\nGAME = Game(", sentence)


THREE = ("seats=(2, 3)", "seats=(3,)")
FLOW, FOURS = "flow=(DEAL, FISHING, SETTLE)", 'misdeals=(four_of_a_month("KY-2"),)'
ROWS = "".join(f'yaku("KY-Y{n}", "Row {n}", "", all_of(cards("{n}a {n}c {n % 12 + 1}d")), points={n}), ' for n in range(3, 13))
WILD = 'wild=Wild(card=LIGHTNING, takes=CardSet(DECK & ~LIGHTNING), lying=DRAWN_TAKES, rule="KY-8", leftovers="KY-9", more=())'
WITHOUT_CARDS = 'misdeals=(Misdeal(rule="KY-2", why="three_willows", sets=(DECK,), need=0),)'
ANY_CARD = FOURS.replace("),)", '), Misdeal(rule="KY-7", why="three_willows", sets=(DECK,), need=1))')
LEFT = (FLOW, "flow=(DEAL, FISHING, LEFTOVERS, SETTLE)")
TAKEN = (FLOW, "flow=(DEAL, DEALER_TAKES, FISHING, LEFTOVERS, SETTLE)")
TAKES = f'{WILD}, dealer_takes=DealerTakes(threes="KY-10", wild="KY-11", order="KY-12")'

# Parts that go wrong together.
TOGETHER = (
    ruleset("calls without a duel", CALLS.format(more=""), "give the settlement a duel, par(…, duel="),
    ruleset("calls with leftovers", CALLS.format(more=""), "rules with calls have no LEFTOVERS", THREE, LEFT),
    changed("no misdeal", FOURS, "misdeals=()", "All four cards of a month may be among the"),
    changed("another misdeal", FOURS, 'misdeals=(three_willows("KY-2"),)', "All four cards of a month may be among the"),
    ruleset(
        "a ninth liable row",
        CALLS.format(more=', liability="KY-14", liable=("KY-Y12",)'),
        "put the yaku of liable first",
        THREE,
        ("YAKU = stack(\n", f"YAKU = stack(\n    {ROWS}\n"),
        ("YAKU[:1] if", "YAKU[:-1] if"),
    ),
    ruleset("three that all score", TAKES, "one or two must have card points", TAKEN),
)  # fmt: skip

# Rounds that are never dealt.
ENDLESS = (
    changed("a misdeal without cards", FOURS, WITHOUT_CARDS, "needs no cards: every deal is void"),
    changed("a misdeal of any card", FOURS, ANY_CARD, "every deal is void"),
    ruleset("no deck", "deck=CardSet(0)", "are dealt from a deck of 0"),
    ruleset("a small deck", 'deck=cards("1a 1b")', "are dealt from a deck of 2"),
    changed("no settlement phase", FLOW, "flow=(DEAL, FISHING)", "The flow has no SETTLE."),
    changed("no play", FLOW, "flow=(DEAL, SETTLE)", "The flow has no FISHING."),
    changed("settled first", FLOW, "flow=(SETTLE, DEAL, FISHING)", "The flow has SETTLE before DEAL"),
    changed("played first", FLOW, "flow=(FISHING, DEAL, SETTLE)", "The flow has FISHING before DEAL"),
    changed("an unknown phase", FLOW, "flow=(DEAL, 99, FISHING, SETTLE)", "99"),
    changed("a phase too many", FLOW, "flow=(DEAL, MULTIPLIER, FISHING, SETTLE)", "The flow has MULTIPLIER, but the rules lack"),
)  # fmt: skip

BROKEN = (*TOGETHER, *ENDLESS)
