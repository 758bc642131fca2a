"""What a choice brings, in words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from hanashobu.cards import card
from hanashobu.play.questions.choice import Choice, MadeYaku, Outcome
from hanashobu.play.questions.outcome import NOTHING
from hanashobu.play.questions.yaku_progress import STOPS
from hanashobu.terminal.cards import both
from hanashobu.terminal.text_layout import cut
from hanashobu.text import Arg, Message, Name, msg
from hanashobu.text.current import t


def does(lay: Choice, room: int) -> str:
    """What a hand card would do, as fully as the room allows."""
    if lay.targets:
        return _fitting(_choices(lay), room)
    outcome = lay.outcome or NOTHING
    taken = [code for code in outcome.got if code != lay.card]
    if not taken:
        return t("terminal-taken-alone" if outcome.got else "terminal-stays")
    every = "all" if len(taken) == 3 else "some"
    named, bare = [both(card(code)) for code in taken], [" ".join(taken)]
    made = _makes(outcome)
    if made:
        versions: list[tuple[list[str], list[Message]]] = [(named, [made]), (bare, [made]), (bare, [_briefly(outcome)])]
    else:
        versions = [(named, []), (bare, [])]
    return _fitting([t("terminal-takes", every=every, cards=cards, then=then) for cards, then in versions], room)


def _choices(lay: Choice) -> list[str]:
    """From full to short: which cards may be taken, and the most that one of them makes."""
    number = len(lay.targets)
    names = [both(card(target.card)) for target in lay.targets]
    bare = [" ".join(target.card for target in lay.targets)]
    best = max((target.outcome for target in lay.targets), key=_value)
    if not best.yaku:
        return [t("terminal-takes-one", n=number, cards=cards, then=[]) for cards in (names, bare, [])]
    can = [msg("terminal-can-make", yaku=_names(best))]
    few = [msg("terminal-can-end") if _ends(best) else msg("terminal-can-make-some", n=len(best.yaku))]
    return [t("terminal-takes-one", n=number, cards=cards, then=then) for cards, then in ((bare, can), ([], can), (bare, few), ([], few))]


def _value(outcome: Outcome) -> int:
    return sum(STOPS if _stops(item) else item.points for item in outcome.yaku)


def _stops(yaku: MadeYaku) -> bool:
    return isinstance(yaku.worth, Message)


def _ends(outcome: Outcome) -> bool:
    return any(map(_stops, outcome.yaku))


def _names(outcome: Outcome) -> list[Name]:
    return [item.name for item in outcome.yaku]


def _briefly(outcome: Outcome) -> Message:
    return msg("terminal-ends") if _ends(outcome) else msg("terminal-some-yaku", n=len(outcome.yaku))


def _makes(outcome: Outcome) -> Message | None:
    """The yaku that it makes."""
    return msg("terminal-makes", yaku=_names(outcome), ends="yes" if _ends(outcome) else "no") if outcome.yaku else None


def brings(outcome: Outcome, more: Sequence[str] = ()) -> str:
    """Points and yaku of an outcome: `+25, makes Poetry Ribbons (30)`; before it the cards that come along."""
    yaku: list[Arg] = [msg("terminal-makes-worth", yaku=item.name, worth=msg("yaku-worth", worth=item.worth)) for item in outcome.yaku]
    return t("terminal-brings", more=more, points=outcome.points, yaku=yaku)


def worth(lay: Choice) -> str:
    """The points of a hand card's taking: `+25`, `+6 to 25`, or nothing where it brings none."""
    points = [target.outcome.points for target in lay.targets] or [(lay.outcome or NOTHING).points]
    low, high = min(points), max(points)
    if not high:
        return ""
    return f"+{low}" if low == high else t("terminal-points-range", low=low, high=high)


def _fitting(texts: Sequence[str], room: int) -> str:
    return next((text for text in texts if cell_len(text) <= room), cut(texts[-1], room))
