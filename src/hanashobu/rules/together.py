"""Parts that are right by themselves and go wrong together: no table has them, wherever its game comes from."""

from __future__ import annotations

from collections.abc import Iterator

from hanashobu.cards import MONTHS, month_cards
from hanashobu.rules.flaws import FIELD
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Message, msg

FOUR = 4  # cards of a month, which nobody can take


def wrong_together(rules: Ruleset) -> Iterator[Message]:
    """What is wrong, a sentence each."""
    if rules.on_field() >= FOUR and not rules.sweeps() and not _voids_fours(rules):
        yield msg("check-fours", field=rules.on_field())


def _voids_fours(rules: Ruleset) -> bool:
    """Whether no four of a month are left there, and the round is played."""
    fours = [month_cards(month.number) for month in MONTHS]
    voids = [flaw for flaw in rules.flaws if flaw.where == FIELD and flaw.voids]
    ends = [row.months for row in rules.teyaku if row.on_field and row.ends and row.months]
    whole = [four for four in fours if not four & ~rules.deck]
    return rules.refills() or all(any(one.holds(four) for one in voids) or any(one.holds(four) for one in ends) for four in whole)
