"""Stakes: what a player can lose in a round is laid out at its beginning (TA-2)."""

from __future__ import annotations

from hanashobu.play.mechanisms.kinds import Extra, Flags
from hanashobu.play.view import View


def _left(view: View, seat: int) -> int | None:
    return view.table.stake[seat] if view.table.staked else None


HAS: Flags = {"stakes": lambda rules: rules.stake}
EXTRAS = (Extra(name="stake", slots=("total",), has=lambda rules: rules.stake, value=_left),)
