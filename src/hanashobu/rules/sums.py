"""How much a round can bring: the engine adds up the squares of results in 64 bits, and people want numbers that they can read."""

from __future__ import annotations

from hanashobu.rules.bad_table import BadTable
from hanashobu.rules.ruleset import Ruleset

MOST = 10**8  # points that a round can bring


def check_sums(rules: Ruleset) -> None:
    """Raise BadTable where a round might bring more than that: yaku, teyaku and card points, in their unit, multiplied."""
    size = rules.deck.bit_count()
    combined = sum(max(level.points for level in row.levels) + row.per * size for row in rules.yaku)
    combined += sum(max(row.points, row.points_of_two or 0) for row in rules.teyaku)
    combined += max((row.points + row.per * rules.values.total(rules.deck) for row in rules.instead), default=0)
    combined += sum(due.points for due in rules.dues)
    most = (combined * rules.unit + rules.values.total(rules.deck)) * rules.most_times()
    if most > MOST:
        raise BadTable("error-table-sum", most=MOST, sum=most)
