"""What a choice brings, in words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from hanashobu.cards import codes, each
from hanashobu.play.questions.outcome import ActionOutcome, CardEffect
from hanashobu.play.questions.yaku_progress import STOPS
from hanashobu.terminal.cards import both
from hanashobu.terminal.text_layout import cut
from hanashobu.text import Arg, Message, Name, msg
from hanashobu.text.current import t
from hanashobu.text.names import name


def does(card: int, lay: CardEffect, room: int) -> str:
    """What a hand card would do, as fully as the room allows."""
    if lay.choices:
        return _fitting(_choices(lay), room)
    taken = lay.outcome.got & ~(1 << card)
    if not taken:
        return t("terminal-taken-alone" if lay.outcome.got else "terminal-stays")
    every = "all" if taken.bit_count() == 3 else "some"
    named, bare = [both(other) for other in each(taken)], [" ".join(codes(taken))]
    made = _makes(lay.outcome)
    if made:
        versions: list[tuple[list[str], list[Message]]] = [(named, [made]), (bare, [made]), (bare, [_briefly(lay.outcome)])]
    else:
        versions = [(named, []), (bare, [])]
    return _fitting([t("terminal-takes", every=every, cards=cards, then=then) for cards, then in versions], room)


def _choices(lay: CardEffect) -> list[str]:
    """From full to short: which cards may be taken, and the most that one of them makes."""
    number = len(lay.choices)
    names = [both(choice) for choice, _ in lay.choices]
    bare = [" ".join(codes(1 << choice)[0] for choice, _ in lay.choices)]
    best = max((outcome for _, outcome in lay.choices), key=_value)
    if not best.yaku:
        return [t("terminal-takes-one", n=number, cards=cards, then=[]) for cards in (names, bare, [])]
    can = [msg("terminal-can-make", yaku=_names(best))]
    few = [msg("terminal-can-end") if _ends(best) else msg("terminal-can-make-some", n=len(best.yaku))]
    return [t("terminal-takes-one", n=number, cards=cards, then=then) for cards, then in ((bare, can), ([], can), (bare, few), ([], few))]


def _value(outcome: ActionOutcome) -> int:
    return sum(STOPS if item.row.stops else item.points for item in outcome.yaku)


def _ends(outcome: ActionOutcome) -> bool:
    return any(item.row.stops for item in outcome.yaku)


def _names(outcome: ActionOutcome) -> list[Name]:
    return [name(item.row.name, item.row.kanji) for item in outcome.yaku]


def _briefly(outcome: ActionOutcome) -> Message:
    return msg("terminal-ends") if _ends(outcome) else msg("terminal-some-yaku", n=len(outcome.yaku))


def _makes(outcome: ActionOutcome) -> Message | None:
    """The yaku that it makes."""
    return msg("terminal-makes", yaku=_names(outcome), ends="yes" if _ends(outcome) else "no") if outcome.yaku else None


def brings(outcome: ActionOutcome, more: Sequence[str] = ()) -> str:
    """Points and yaku of an outcome: `+25, makes Poetry Ribbons (30)`; before it the cards that come along."""
    yaku: list[Arg] = [
        msg("terminal-makes-worth", yaku=name(item.row.name, item.row.kanji), worth=msg("yaku-worth", worth=item.worth))
        for item in outcome.yaku
    ]
    return t("terminal-brings", more=more, points=outcome.points, yaku=yaku)


def worth(lay: CardEffect) -> str:
    """The points of a hand card's taking: `+25`, `+6 to 25`, or nothing where it brings none."""
    points = [outcome.points for _, outcome in lay.choices] or [lay.outcome.points]
    low, high = min(points), max(points)
    if not high:
        return ""
    return f"+{low}" if low == high else t("terminal-points-range", low=low, high=high)


def _fitting(texts: Sequence[str], room: int) -> str:
    return next((text for text in texts if cell_len(text) <= room), cut(texts[-1], room))
