"""Everybody at the table: who plays the round and who does not, what each holds and has shown."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hanashobu.cards import codes
from hanashobu.play import extras, participation
from hanashobu.play.questions import yaku_progress
from hanashobu.play.view import View
from hanashobu.terminal.cards import groups
from hanashobu.terminal.colours import CALM, STRONG, URGENT, WON
from hanashobu.terminal.reading import called, say, valued
from hanashobu.terminal.text_layout import beside, ends, flow, line
from hanashobu.text import List, msg
from hanashobu.text.current import reader, t

DEALER = "親"
LEADER = "先"


def who_deals(view: View, marks: bool) -> str:
    """The dealer and, where there is one, the leader, in words."""
    found = [_does(view, participation.dealer(view), "terminal-deals", DEALER if marks else "")]
    if view.leader is not None:
        found.append(_does(view, view.leader, "terminal-leads", LEADER if marks else ""))
    return "  ".join(found) if marks else reader().arg(List(tuple(found)))


def _does(view: View, seat: int, id: str, mark: str) -> str:
    return say(msg(id, who=view.player(seat), mark=mark), view.seat)


def claimed(view: View, seat: int) -> list[str]:
    """The teyaku that somebody has shown."""
    return [called(row) for row in view.claimed(seat)]


def shown(view: View, seat: int) -> str:
    """The hand cards that everybody has seen and that are still in the hand: `open 1c 1d`."""
    cards = view.shown(seat)
    if not cards or participation.idle(view, seat):
        return ""
    return t("terminal-open" if view.rules.claims.stay_open else "terminal-showed", cards=" ".join(codes(cards)))


def order(view: View) -> list[int]:
    """Everybody else, in the order in which they play after you."""
    seats = view.rules.seats
    start = 0 if view.seat is None else view.seat + 1
    return [(start + step) % seats for step in range(seats if view.seat is None else seats - 1)]


def others(view: View, width: int, snug: bool) -> list[Text]:
    """Everybody else; where it is tight those who do not play stand together."""
    lines: list[Text] = []
    parts: list[Text] = []
    for seat in order(view):
        if snug and not participation.at_play(view, seat):
            parts.append(_part(view, seat))
        else:
            lines += player(view, seat, width, snug)
    return [*lines, *_side_by_side(parts, width)]


def _side_by_side(parts: Sequence[Text], width: int) -> list[Text]:
    """In two columns where they fit, otherwise one after another."""
    half = width // 2
    if any(part.cell_len >= half for part in parts):
        return flow(parts, width, 0, "   ")
    return [found for at in range(0, len(parts), 2) for found in beside(parts[at : at + 1], parts[at + 1 : at + 2], half)]


def _part(view: View, seat: int) -> Text:
    """Somebody in a few words."""
    says = participation.says(view, seat)
    words = [*([says] if says else []), msg("terminal-total", total=view.total(seat)), *extras.words(view, seat)]
    parts = t("terminal-facts", facts=words)
    return line((f"{view.names[seat]}{marks(view, seat)}", CALM if participation.idle(view, seat) else STRONG), (f" {parts}", CALM))


def marks(view: View, seat: int) -> str:
    """The signs of dealer and leader, and those of the game's mechanisms."""
    signs = {DEALER: seat == participation.dealer(view), LEADER: seat == view.leader}
    return "".join(f" {sign}" for sign in (*(sign for sign, there in signs.items() if there), *map(say, extras.marks(view, seat))))


def total(view: View, seat: int) -> str:
    """What somebody has, and what else stands beside it: a stake, loans."""
    return t("terminal-facts", facts=[msg("terminal-total", total=view.rules.units.show(view.total(seat))), *extras.words(view, seat)])


def player(view: View, seat: int, width: int, snug: bool, names: bool = False) -> list[Text]:
    """A player's name, cards, points and total, and below it what lies before that player."""
    own, plays = seat == view.seat, participation.at_play(view, seat)
    says = participation.says(view, seat)
    left = line(
        (view.names[seat], CALM if participation.idle(view, seat) else STRONG), marks(view, seat) + (f" ({t('you')})" if own else "")
    )
    if plays and not own:
        left.append(f"  {_holding(view, seat)}", CALM)
    if says:
        left.append(f"  {say(says)}", URGENT if says.id == "stands-called" else CALM)
    figures = f"{points(view, seat)}   " if plays else ""
    right = line((figures, CALM), total(view, seat))
    if not plays:
        return ends(left, right, width)
    parts = lying(view, seat, names)
    if not parts:
        return ends(left, right, width) + ([] if snug else [Text(f"  {t('terminal-nothing-taken')}", CALM)])
    if not snug:
        return [*ends(left, right, width), *flow(parts, width, 1, " ")]
    joined = Text(" ").join([left, *parts])
    if joined.cell_len + 2 + right.cell_len <= width:
        return ends(joined, right, width)
    return [*ends(left, right, width), _cut(parts, width)]


def _cut(parts: Sequence[Text], width: int) -> Text:
    """As many parts as fit on one line, and how many more there are."""
    kept = list(parts)
    while True:
        rest = [Text(t("terminal-and-more", n=len(parts) - len(kept)), CALM)] if len(kept) < len(parts) else []
        made = Text(" ") + Text(" ").join([*kept, *rest])
        if made.cell_len <= width or not kept:
            return made
        kept.pop()


def points(view: View, seat: int) -> str:
    """What somebody has taken so far: card points, or where cards have none the yaku."""
    pile = view.pile(seat)
    if view.rules.values.classes:
        return t("terminal-card-points", points=view.rules.values.of(pile))
    return t("terminal-in-yaku", points=yaku_progress.together(yaku_progress.made(view, seat, pile)))


def _holding(view: View, seat: int) -> str:
    if not participation.hands_chosen(view) and not view.hand_sizes[seat]:
        return t("terminal-no-hand")
    draw = view.stock_left(seat) if view.tables.own_stock else -1
    return t("terminal-holding", cards=view.hand_sizes[seat], draw=draw)


def lying(view: View, seat: int, names: bool) -> list[Text]:
    """What lies before a player: captured cards by kind, shown hands, yaku."""
    pile = view.pile(seat)
    hands = [Text(t("terminal-claimed", teyaku=name), WON) for name in claimed(view, seat)]
    hands += [Text(text, URGENT) for text in [shown(view, seat)] if text]
    found = [f"{called(item)} {valued(item.worth)}" for item in yaku_progress.made(view, seat, pile)]
    return [*groups(pile, names), *hands, *(Text(f"{text},", WON) for text in found[:-1]), *(Text(text, WON) for text in found[-1:])]
