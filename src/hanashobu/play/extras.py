"""What the mechanisms of a table show of it and of its players, beside what every game has: pots, multipliers, stakes, loans."""

from __future__ import annotations

from functools import lru_cache

from hanashobu.play import mechanisms
from hanashobu.play.mechanisms.kinds import Extra, ExtraValue
from hanashobu.play.view import View
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Message

MOST_RULES = 64  # whose extras are kept


@lru_cache(maxsize=MOST_RULES)
def possible(rules: Ruleset) -> tuple[Extra, ...]:
    """All that a table can have."""
    return tuple(extra for extra in mechanisms.extras() if extra.has(rules))


@lru_cache(maxsize=MOST_RULES)
def _possible(rules: Ruleset, of_table: bool) -> tuple[Extra, ...]:
    return tuple(extra for extra in possible(rules) if ("rim" in extra.slots) == of_table and "sheet" not in extra.slots)


def _now(view: View, seat: int | None) -> list[tuple[Extra, ExtraValue]]:
    """What there is now of the table, or of a seat."""
    found = ((extra, extra.value(view, seat or 0)) for extra in _possible(view.rules, seat is None))
    return [(extra, value) for extra, value in found if value is not None]


def values(view: View, seat: int | None = None) -> dict[str, ExtraValue]:
    """The values of the table, or of a seat, by name."""
    return {extra.name: value for extra, value in _now(view, seat)} if _possible(view.rules, seat is None) else {}


def words(view: View, seat: int | None = None) -> list[Message]:
    """The same in words, for the middle of a sentence."""
    return [extra.text(view.rules, value, "word") for extra, value in _now(view, seat) if set(extra.slots) - {"name"}]


def on_sheet(view: View, seat: int | None = None) -> tuple[Message, ...]:
    """What lasts from one round to the next, of the table or of a seat, as a sheet of scores shows it."""
    lasting = [extra for extra in possible(view.rules) if extra.lasts and bool({"rim", "sheet"} & {*extra.slots}) == (seat is None)]
    found = ((extra, extra.value(view, seat or 0)) for extra in lasting)
    return tuple(extra.text(view.rules, value, extra.sheet) for extra, value in found if value is not None)


def marks(view: View, seat: int) -> list[Message]:
    """The signs that stand beside a player's name."""
    return [extra.text(view.rules, value, "mark") for extra, value in _now(view, seat) if "name" in extra.slots]


def marked(rules: Ruleset) -> list[str]:
    """The messages of all that can have such a sign."""
    return [extra.id for extra in possible(rules) if "name" in extra.slots]
