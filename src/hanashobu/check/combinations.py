"""Yaku, and piles that take the place of all scoring: each can be made, counts for somebody, and brings something."""

from __future__ import annotations

from collections import Counter

from hanashobu.check.patterns import implies, possible
from hanashobu.check.report import Complain
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.settlement import SpecialWin
from hanashobu.rules.yaku import Level, Yaku


def check(rules: Ruleset, complain: Complain) -> None:
    """All that has a name and brings points; teyaku are looked at by themselves, too."""
    paid = rules.paid()
    for (id, _), times in Counter((row.id, row.group if isinstance(row, Yaku) else "") for row in paid).items():
        if times > 1:
            complain(f"{times} combinations have the id {id}.")
    for name, times in Counter(row.name for row in paid).items():
        if times > 1:
            complain(f"{times} combinations are called {name}.")
    for row in paid:
        if not row.name.strip():
            complain(f"{row.id} has no name.")
    for yaku in rules.yaku:
        _yaku(rules, yaku, complain)
    for special in rules.settlement.instead:
        _special(rules, special, complain)


def _yaku(rules: Ruleset, row: Yaku, complain: Complain) -> None:
    what = f"{row.id} {row.name}"
    if not all(possible(level.pattern, rules.deck) for level in row.levels):
        complain(f"{what} can never be made with the cards of this deck.")
    elif all(_beaten(rules, row, level) for level in row.levels):
        complain(f"{what} never counts: whoever has it has a better yaku of its group.")
    if any(level.pattern.holds(0) for level in row.levels):
        complain(f"{what} needs no cards: everybody has it from the start.")
    if not row.stops and any(level.points <= 0 for level in row.levels):
        complain(f"{what} brings no points.")
    if row.more and not row.per:
        complain(f"{what} has cards in more=, but nothing that each of them adds: per= is missing.")
    if row.per and not row.more and not any(level.pattern.some_of for level in row.levels):
        complain(f"{what} has per=, but counts no cards that could be more than it needs.")


def _beaten(rules: Ruleset, row: Yaku, level: Level) -> bool:
    """Whether another level of the same group always counts in place of this one."""
    if row.stops:
        return False
    most = level.points + row.per * (level.pattern.some_of.bit_count() - level.pattern.need)
    earlier = True
    for other in rules.yaku:
        for rival in other.levels:
            if rival is level:
                earlier = False
                continue
            same = other is row or (row.group and other.group == row.group)
            better = other.stops or rival.points > most or (rival.points == most and earlier)
            if same and better and implies(level.pattern, rival.pattern, rules.deck):
                return True
    return False


def _special(rules: Ruleset, row: SpecialWin, complain: Complain) -> None:
    what = f"{row.id} {row.name}"
    if not possible(row.pattern, rules.deck):
        complain(f"{what} can never be made with the cards of this deck.")
    if row.least > rules.values.total(rules.deck):
        complain(f"{what} needs {row.least} card points, and the whole deck has {rules.values.total(rules.deck)}.", f"{what} least")
    if row.points <= 0:
        complain(f"{what} brings no points.")
    if row.pattern.holds(0) and not (row.least or row.all_par or row.pattern.never):
        complain(f"{what} needs nothing: give it a pattern, card points (least=) or all_par=True.")
