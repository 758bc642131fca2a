"""What a choice brings, in words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from hanashobu.cards import codes, each
from hanashobu.play.questions.outcome import ActionOutcome, Lay
from hanashobu.play.questions.yaku_progress import STOPS
from hanashobu.rules.text import listed
from hanashobu.terminal.cards import both
from hanashobu.terminal.reading import valued
from hanashobu.terminal.text_layout import cut


def does(card: int, lay: Lay, room: int) -> str:
    """What a hand card would do, as fully as the room allows."""
    if lay.choices:
        return _fitting(_choices(lay), room)
    taken = lay.outcome.got & ~(1 << card)
    if not taken:
        return "is taken alone" if lay.outcome.got else "stays on the field"
    every = "all three: " if taken.bit_count() == 3 else ""
    named = listed(both(other) for other in each(taken))
    bare = f"takes {every}{' '.join(codes(taken))}"
    yaku = makes(lay.outcome)
    if yaku:
        return _fitting([f"takes {every}{named}, {yaku}", f"{bare}, {yaku}", f"{bare}, {_briefly(lay.outcome)}"], room)
    return _fitting([f"takes {every}{named}", bare], room)


def _choices(lay: Lay) -> list[str]:
    """From full to short: which cards may be taken, and the most that one of them makes."""
    number = len(lay.choices)
    begin = f"takes 1 of {number}"
    names = " or ".join(both(choice) for choice, _ in lay.choices)
    bare = " ".join(codes(1 << choice)[0] for choice, _ in lay.choices)
    best = max((outcome for _, outcome in lay.choices), key=_value)
    if not best.yaku:
        return [f"{begin}: {names}", f"{begin}: {bare}", begin]
    can = f"can make {listed(item.row.name for item in best.yaku)}"
    few = "can end the round" if any(item.row.stops for item in best.yaku) else f"can make {_briefly(best)}"
    return [f"{begin}: {bare}, {can}", f"{begin}, {can}", f"{begin}: {bare}, {few}", f"{begin}, {few}"]


def _value(outcome: ActionOutcome) -> int:
    return sum(STOPS if item.row.stops else item.points for item in outcome.yaku)


def _briefly(outcome: ActionOutcome) -> str:
    if any(item.row.stops for item in outcome.yaku):
        return "ends the round"
    return "a yaku" if len(outcome.yaku) == 1 else f"{len(outcome.yaku)} yaku"


def makes(outcome: ActionOutcome) -> str:
    """The yaku that it makes."""
    ends = ", ends the round" if any(item.row.stops for item in outcome.yaku) else ""
    return f"makes {listed(item.row.name for item in outcome.yaku)}{ends}" if outcome.yaku else ""


def brings(outcome: ActionOutcome) -> str:
    """Points and yaku of an outcome: `+25, makes Poetry Ribbons (30)`."""
    yaku = ", ".join(f"makes {item.row.name} ({valued(item.worth)})" for item in outcome.yaku)
    return f"+{outcome.points}, {yaku}" if yaku else f"+{outcome.points}"


def worth(lay: Lay) -> str:
    """The points of a hand card's taking: `+25`, `+6 to 25`, or nothing where it brings none."""
    points = [outcome.points for _, outcome in lay.choices] or [lay.outcome.points]
    low, high = min(points), max(points)
    if not high:
        return ""
    return f"+{low}" if low == high else f"+{low} to {high}"


def _fitting(texts: Sequence[str], room: int) -> str:
    return next((text for text in texts if cell_len(text) <= room), cut(texts[-1], room))
