"""Stakes: what a player can lose in a round is laid out at its beginning (TA-2)."""

from __future__ import annotations

from hanashobu.play.mechanisms.kinds import Extra, Flags, ReportPart
from hanashobu.play.view import View


def _left(view: View, seat: int) -> int | None:
    return view.table.stake[seat] if view.table.staked else None


REPORT_PARTS = {"stakes": ReportPart(lambda rules: rules.stake, "score-unused-stakes")}
HAS: Flags = {"stakes": lambda rules: rules.stake}
EXTRAS = (Extra(name="stake", slots=("total",), has=lambda rules: rules.stake, value=_left),)
