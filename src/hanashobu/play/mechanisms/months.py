"""The month of a round, where some yaku count in their month only (KK-13)."""

from __future__ import annotations

from hanashobu.cards import MONTHS
from hanashobu.engine.state import State
from hanashobu.play.mechanisms.kinds import ReportField
from hanashobu.rules.ruleset import Ruleset


def _rule(rules: Ruleset) -> str:
    return next((row.id for row in rules.yaku if any(level.month for level in row.levels)), "")


def _apply(state: State, month: int | None) -> None:
    state.round = month or state.round


REPORT_FIELDS = (
    ReportField(name="month", takes="number", most=len(MONTHS), house_rule="month_cards=on", rule=_rule, apply=_apply, alone=True),
)
