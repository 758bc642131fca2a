"""Yaku, and piles that take the place of all scoring: each can be made, counts for somebody, and brings something."""

from __future__ import annotations

import dataclasses
from collections import Counter

from hanashobu.check.patterns import implies, possible
from hanashobu.check.report import Complain, named
from hanashobu.rules.instead import ALL, Instead
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.yaku import Level, Yaku
from hanashobu.text.names import name as called


def check(rules: Ruleset, complain: Complain) -> None:
    """All that has a name and brings points; teyaku are looked at by themselves, too."""
    paid = rules.paid()
    for (id, _), times in Counter((row.id, row.group if isinstance(row, Yaku) else "") for row in paid).items():
        if times > 1:
            complain("check-same-id", times=times, rule=id)
    for name, times in Counter(name for name, _ in dict.fromkeys((row.name, row.id) for row in paid)).items():
        if times > 1:
            complain("check-same-name", times=times, name=called(name))
    for row in paid:
        if not row.name.strip():
            complain("check-no-name", rule=row.id)
    for yaku in rules.yaku:
        _yaku(rules, yaku, complain)
    for special in rules.instead:
        _special(rules, special, complain)


def _yaku(rules: Ruleset, row: Yaku, complain: Complain) -> None:
    what = named(row)
    if not all(possible(level.pattern, rules.deck) for level in row.levels):
        complain("check-never-made", what=what)
    elif all(_beaten(rules, row, level) for level in row.levels):
        complain("check-never-counts", what=what)
    if any(level.pattern.holds(0) for level in row.levels):
        complain("check-from-the-start", what=what)
    if not row.stops and any(level.points <= 0 for level in row.levels):
        complain("check-no-points", what=what)
    if not row.stops and any(_fewer(one, other) and one.points > other.points for one in row.levels for other in row.levels):
        complain("check-steps", what=what)
    if row.more and any(level.pattern.some_of & ~row.more for level in row.levels):
        complain("check-more-others", what=what)
    if row.more and not row.per:
        complain("check-more-alone", what=what)
    if row.per and not row.more and not any(level.pattern.some_of for level in row.levels):
        complain("check-per-alone", what=what)


def _fewer(one: Level, other: Level) -> bool:
    """Whether a level is the same as another, with fewer cards."""
    return one.pattern.need < other.pattern.need and dataclasses.replace(one.pattern, need=other.pattern.need) == other.pattern


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


def _special(rules: Ruleset, row: Instead, complain: Complain) -> None:
    what = named(row)
    if not possible(row.pattern, rules.deck):
        complain("check-never-made", what=what)
    least, most = row.cards
    if least > rules.values.total(rules.deck):
        complain("check-least", f"least {row.id}", what=what, least=least, total=rules.values.total(rules.deck))
    if row.per and not row.points:
        complain("check-no-points", what=what)
    if row.pattern.holds(0) and not (least or most < ALL or row.all_par or row.pattern.never):
        complain("check-special-nothing", what=what)
