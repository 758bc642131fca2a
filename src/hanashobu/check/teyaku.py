"""Teyaku: what the engine can look for in a dealt hand, and whether a hand of that size can have it."""

from __future__ import annotations

from hanashobu.check.patterns import fewest, possible
from hanashobu.check.report import Complain, named
from hanashobu.rules.feats import DIVER, ESCAPER
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import MOST_KINDS
from hanashobu.rules.teyaku import Teyaku
from hanashobu.text import Quoted


def check(rules: Ruleset, complain: Complain) -> None:
    """Who shows them, the kinds, then each row."""
    _kinds(rules, complain)
    if rules.claims.voluntary and not rules.teyaku:
        complain("check-claims-empty")
    for row in rules.teyaku:
        _row(rules, row, complain)


def _kinds(rules: Ruleset, complain: Complain) -> None:
    """The kinds are as the engine knows them."""
    kinds = rules.kinds()
    mixed = [kind for kind in kinds if len({row.months is None for row in rules.teyaku if row.kind == kind}) > 1]
    if len(kinds) > MOST_KINDS:
        complain("check-kinds", most=MOST_KINDS, kinds=len(kinds))
    for kind in mixed:
        complain("check-kind-mixed", kind=Quoted(kind))
    shown, lying = ({row.kind for row in rules.teyaku if row.on_field == lies} for lies in (False, True))
    if lying and (rules.claims.voluntary or lying & shown):
        complain("check-kind-field", kind=Quoted(min(lying)))


def _row(rules: Ruleset, row: Teyaku, complain: Complain) -> None:
    what, hand = named(row), rules.on_field() if row.on_field else rules.deal.total("hands") or rules.deal.total("piles")
    least = fewest_cards(row)
    if row.months is None and row.pattern.holds(0):
        complain("check-teyaku-nothing", what=what)
    elif not possible(row.pattern, rules.deck) or least > hand:
        complain("check-never-dealt", f"never {row.id}", what=what, cards=hand)
    if row.months and row.months.standing > max(row.months.threes, row.months.fours):
        complain("check-standing", what=what, standing=row.months.standing, triplets=row.months.threes)
    if any(place > rules.most_players() for place in row.places):
        complain("check-teyaku-place", what=what, players=rules.most_players())
    if row.points <= 0:
        complain("check-no-points", what=what)
    if row.dives and not rules.feat(DIVER):
        complain("check-unpaid", what=what, field="dives")
    if row.escapes and not rules.feat(ESCAPER):
        complain("check-unpaid", what=what, field="escapes")


def fewest_cards(row: Teyaku) -> int:
    """How many cards a hand takes at least."""
    return row.months.fewest() if row.months else fewest(row.pattern)
