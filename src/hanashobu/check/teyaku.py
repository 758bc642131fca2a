"""Teyaku: what the engine can look for in a dealt hand, and whether a hand of that size can have it."""

from __future__ import annotations

from hanashobu.check.patterns import fewest, possible
from hanashobu.check.report import Complain
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import MOST_KINDS
from hanashobu.rules.teyaku import Months, Teyaku


def check(rules: Ruleset, complain: Complain) -> None:
    """The kinds, then each row."""
    kinds = rules.kinds()
    if len(kinds) > MOST_KINDS:
        complain(f"The engine knows {MOST_KINDS} kinds of teyaku; this game has {len(kinds)}.")
    for kind in kinds:
        rows = [row for row in rules.teyaku if row.kind == kind]
        if len({row.months is None for row in rows}) > 1:
            complain(f"The teyaku of kind {kind!r} go partly by months and partly by cards; make two kinds of them.")
    for row in rules.teyaku:
        _row(rules, row, complain)


def _row(rules: Ruleset, row: Teyaku, complain: Complain) -> None:
    what, hand = f"{row.id} {row.name}", rules.deal.total("hands")
    least = _cards(row.months) if row.months else fewest(row.pattern)
    if row.months is None and row.pattern.holds(0):
        complain(f"{what} needs no cards: give it a pattern, or months.")
    elif not possible(row.pattern, rules.deck) or least > hand:
        complain(f"{what} can never be in a hand of {hand} cards.", f"{what} never")
    if row.months and row.months.standing > max(row.months.threes, row.months.fours):
        complain(f"{what} wants {row.months.standing} standing triplets, but only {row.months.threes} triplets.")
    if row.points <= 0:
        complain(f"{what} brings no points.")
    if row.dives and not rules.achievements:
        complain(f"{what} has dives=True, and there are no achievements that pay for it.")
    if row.escapes and not rules.achievements:
        complain(f"{what} has escapes=True, and there are no achievements that pay for it.")
    if row.escapes and rules.achievements and row.kind != (*rules.kinds(), "", "")[1]:
        complain(f"{what} has escapes=True, which counts for teyaku of the second kind only.")


def _cards(months: Months) -> int:
    """How many cards these months take at least."""
    triplets = max(0, months.threes - months.fours)
    pairs = max(0, months.pairs - max(months.threes, months.fours))
    return 4 * months.fours + 3 * triplets + 2 * pairs
