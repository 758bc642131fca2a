"""The end of a round: every line of the score sheet can come to be paid, and everything about it is one that some line asks for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from hanashobu.check.report import Complain
from hanashobu.check.tables import GameTables
from hanashobu.rules.dues import (
    ABOVE_PAR,
    ANY,
    BANK,
    BELOW_PAR,
    CARDS,
    DIFFERENCE,
    ENDER,
    EQUAL,
    LEAD,
    NOBODY,
    NONE,
    OPPONENTS,
    SHARE,
    STAKE,
    TABLE,
    TEYAKU,
    TOTAL,
    YAKU,
    Due,
    end_case,
)
from hanashobu.rules.ending import LAYER, OUT
from hanashobu.rules.feats import DIVER, ESCAPER, FEATS, NEEDS
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import msg


def check(rules: Ruleset, complain: Complain) -> None:
    """What is settled, and the match around it."""
    for due in rules.dues:
        for problem in (*_ends(rules, due), *_counts(rules, due), *_pays(rules, due)):
            complain("check-due", rule=due.rule, problem=msg(f"check-due-{problem}"))
    _sheet(rules, complain)
    _parts(rules, complain)
    _raises(rules, complain)
    _liable(rules, complain)
    if rules.length.bust and rules.length.start <= 0:
        complain("check-bust")


def check_all(tables: GameTables, complain: Complain) -> None:
    """What has to be right at some table of the game."""
    rulesets = [rules for _, rules in tables]
    known = {row.id for rules in rulesets for row in rules.yaku}
    named = [
        id for rules in rulesets for part in (*rules.liable, *rules.dues, *([rules.calls] if rules.calls else [])) for id in _yaku_of(part)
    ]
    for due in dict.fromkeys(due for rules in rulesets for due in rules.dues if due.players):
        if not any(due in rules.dues and due.players in rules.numbers() for rules in rulesets):
            complain("check-due", rule=due.rule, problem=msg("check-due-players"))
    for id in dict.fromkeys(named):
        if id not in known:
            complain("check-no-such-yaku", yaku=id)


def _yaku_of(part: object) -> tuple[str, ...]:
    found: tuple[str, ...] = getattr(part, "yaku", ()) if isinstance(getattr(part, "yaku", ()), tuple) else getattr(part, "only", ())
    return found or getattr(part, "only", ())


def _ends(rules: Ruleset, due: Due) -> Iterator[str]:
    """A line that no round can have."""
    if not due.when & rules.ends():
        yield "when"
    elif due.to == ENDER and not due.when & rules.ends() & ~OUT:
        yield "ender"
    if due.yaku != ANY and not rules.yaku:
        yield "no-yaku"


def _counts(rules: Ruleset, due: Due) -> Iterator[str]:
    """What a line counts and this game does not have."""
    if due.of in (CARDS, TOTAL) and not rules.values.classes and due.of != TOTAL:
        yield "no-cards"
    if due.of == YAKU and not rules.yaku:
        yield "no-yaku"
    if due.of == TEYAKU and not rules.teyaku:
        yield "no-teyaku"
    if due.of == STAKE and not rules.stake:
        yield "no-stakes"
    if (due.of == SHARE) != (due.points > 0):
        yield "share"
    if due.of not in (YAKU, TOTAL) and due.only:
        yield "only"
    if due.to == DIVER and not any(row.dives for row in rules.teyaku):
        yield "no-dive"
    if due.to == ESCAPER and not any(row.escapes for row in rules.teyaku):
        yield "no-escape"
    if due.to in NEEDS and not getattr(rules, NEEDS[due.to]):
        yield f"no-{NEEDS[due.to]}"


def _pays(rules: Ruleset, due: Due) -> Iterator[str]:
    """Stages of an amount that this line does not go through."""
    if due.half and due.of not in (CARDS, YAKU, TOTAL):
        yield "half"
    if due.par and due.of not in (CARDS, SHARE):
        yield "par"
    elif len(due.par) > 1 and len(due.par) != (due.players or rules.most_players()):
        yield "pars"
    elif due.par and EQUAL not in due.par and not due.players and len(rules.numbers()) > 1:
        yield "par-players"
    if due.by == BANK and due.of == CARDS and not due.par:
        yield "no-par"
    if (due.to == ABOVE_PAR and not due.par) or (due.by == BELOW_PAR and not due.par):
        yield "above-par"
    if due.by == TABLE and due.to not in NEEDS:
        yield "table"
    if due.rounding and due.of == STAKE:
        yield "rounding"
    if due.by == DIFFERENCE and due.of not in (CARDS, YAKU, TOTAL):
        yield "difference"
    if due.together and due.of != SHARE:
        yield "together"


def _sheet(rules: Ruleset, complain: Complain) -> None:
    """The lines together."""
    for word, bit in (("stopped", 2), ("called", 4), ("cancelled", 8)):
        if rules.ends() & bit and not any(due.when & bit and _for_the_end(due) for due in rules.dues):
            complain("check-ending-unpaid", end=end_case(rules, word))
    for one, two in combinations(rules.dues, 2):
        if one.of == two.of != SHARE and one.when & two.when & rules.ends() and _overlap(one, two):
            complain("check-due-twice", one=one.rule, two=two.rule)
    for due in rules.sheet():
        if due.par and due.by == BANK and not due.rounding:
            _par(rules, due, complain)
    if rules.unit < 1:
        complain("check-unit", unit=rules.unit)
    if any(row.stops for row in rules.yaku) and rules.calls:
        complain("check-stops-called")


def _for_the_end(due: Due) -> bool:
    """Whether a line can pay for how a round has ended, and not just for what was shown before or for a round without yaku."""
    return due.of != TEYAKU and due.to not in FEATS and due.yaku != NONE


def _overlap(one: Due, two: Due) -> bool:
    """Whether a round can have both lines, for the same yaku."""
    players = not one.players or not two.players or one.players == two.players
    yaku = ANY in (one.yaku, two.yaku) or one.yaku == two.yaku
    return players and yaku and not (one.only and two.only and not {*one.only} & {*two.only})


def _par(rules: Ruleset, due: Due, complain: Complain) -> None:
    total, pars = rules.values.total(rules.deck), rules.pars(due)
    if EQUAL in due.par and total % len(pars):
        complain("check-equal", "par", total=total, players=len(pars))
    elif sum(pars) != total:
        complain("check-par", "par", total=total, players=len(pars), together=sum(pars))


def _parts(rules: Ruleset, complain: Complain) -> None:
    """Parts that no line of the sheet pays for."""
    paid = {due.to for due in rules.dues}
    for feat, part in NEEDS.items():
        if getattr(rules, part) and feat not in paid:
            complain("check-part-unpaid", part=part)
    if rules.yaku and not any(due.of in (YAKU, TOTAL, LEAD) for due in rules.dues) and not all(row.stops for row in rules.yaku):
        complain("check-yaku-unpaid")
    if rules.values.classes and not any(due.of in (CARDS, TOTAL, LEAD) or due.least or due.par for due in rules.dues):
        complain("check-cards-unpaid")
    if rules.calls and not rules.yaku:
        complain("check-calls-yaku")
    if rules.instead_rule and not rules.instead:
        complain("check-instead-dealer", rule=rules.instead_rule)
    total = rules.values.total(rules.deck)
    for row in rules.instead:
        if not row.points and row.cards[1] * rules.seats >= total:
            complain("check-floor", "floor", points=row.cards[1])


def _raises(rules: Ruleset, complain: Complain) -> None:
    """What makes a sum larger, where there is one; and more for more."""
    for one in rules.raises:
        steps = [step.at for step in one.steps]
        if steps != sorted(set(steps)):
            complain("check-raise-steps", rule=one.rule)
        if not any(due.of in (YAKU, TOTAL) for due in rules.dues):
            complain("check-raise-nothing", rule=one.rule)
    rules_of_lines = {due.rule for due in rules.dues}
    for row in rules.instead:
        for rule in row.leaves:
            if rule not in rules_of_lines:
                complain("check-leaves", rule=row.id, line=rule)
    if rules.calls and rules.yaku:
        most = sum(max(level.points for level in row.levels) + row.per * 49 for row in rules.yaku)
        if rules.calls.least > most:
            complain("check-calls-least", "calls least", rule=rules.calls.rule, least=rules.calls.least, most=most)


def _liable(rules: Ruleset, complain: Complain) -> None:
    paid = any(due.of == YAKU and due.by == OPPONENTS and due.to != NOBODY for due in rules.dues)
    for one in rules.liable:
        if one.who != LAYER and not rules.calls:
            complain("check-liable-calls", rule=one.rule)
        if not paid:
            complain("check-liable-unpaid", rule=one.rule)
        if one.who == LAYER and not one.yaku:
            complain("check-liable-yaku", rule=one.rule)
