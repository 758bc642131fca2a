"""The table as one player sees it, as lines that fit a terminal. It is made from a view and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from hanashobu.cards import KINDS, each
from hanashobu.engine.state import ASK_DEALER_TAKES, ASK_PILE, ASK_PLAY
from hanashobu.play.view import View
from hanashobu.rules.game import Game
from hanashobu.rules.text import count
from hanashobu.terminal import yaku
from hanashobu.terminal.cards import BAR_WIDTH, bar, blocks, groups
from hanashobu.terminal.colours import CALM, STRONG, URGENT, WON
from hanashobu.terminal.lines import beside, ends, flow, line, pad, wrapped
from hanashobu.terminal.outcome import does, worth
from hanashobu.terminal.preview import lay

DEALER = "親"
WIDE = 112  # from here on yaku and news have a column of their own
TABLE = 80


class Paper(NamedTuple):
    """What the screen is drawn on."""

    width: int
    height: int
    colour: bool


def ordered(mask: int, by_kind: bool) -> list[int]:
    """The cards of a hand in the order in which they are numbered: by month, or by kind first."""
    cards: list[int] = list(each(mask))
    if by_kind:
        kinds = list(KINDS.values())
        cards.sort(key=lambda card: next((at for at, kind in enumerate(kinds) if 1 << card & kind), len(kinds)))
    return cards


def table(view: View, game: Game, news: Sequence[str], paper: Paper, by_kind: bool) -> list[Text]:
    """The whole screen: as roomy as the terminal allows."""
    if paper.width >= WIDE:
        return _wide(view, game, news, paper, by_kind)
    width = min(paper.width, TABLE)
    made: list[Text] = []
    told = len(news_lines(news, width, paper.height))
    for tall, air, rows, least in _LAYOUTS:
        gap = [Text()] if air else []
        top = [*title(view, game, width), *others(view, game, width), *gap, *field(view, width, paper.colour, tall), *gap]
        low = [*mine(view, game, width), *gap, *hand(view, width, by_kind), *gap, *prospects(view, width, rows)]
        room = paper.height - len(top) - len(low)
        made = [*top, *low, *news_lines(news, width, max(2, room))]
        if room >= min(told, least):
            break
    return made


# From roomy to tight: tall cards, air between the parts, how many lines for yaku, and how many at least for the news.
_LAYOUTS = ((True, True, 6, 8), (True, True, 4, 6), (True, False, 4, 5), (False, False, 4, 4), (False, False, 2, 2))


def _wide(view: View, game: Game, news: Sequence[str], paper: Paper, by_kind: bool) -> list[Text]:
    room = min(paper.width, 140) - TABLE - 3
    left: list[Text] = []
    for tall, air in ((True, True), (True, False), (False, False)):
        gap = [Text()] if air else []
        left = [*others(view, game, TABLE), *gap, *field(view, TABLE, paper.colour, tall), *gap]
        left += [*mine(view, game, TABLE), *gap, *hand(view, TABLE, by_kind)]
        if len(left) + 2 <= paper.height:
            break
    height = max(len(left), paper.height - 3)
    right = [*prospects(view, room, height // 2), Text()]
    right += news_lines(news, room, max(4, height - len(right)))
    return [*title(view, game, TABLE + 3 + room), *beside(left, right, TABLE + 3)]


def title(view: View, game: Game, width: int) -> list[Text]:
    """Game, round, multiplier and dealer."""
    state = view.table
    length = view.rules.length.rounds
    left = line((f"{game.title} {game.kanji}", STRONG), f"  round {state.round}" + (f" of {length}" if length else ""))
    if view.rules.multiplier:
        left.append(f"  ×{state.multiplier}", WON if state.multiplier > 1 else "")
        waiting = [f"×{value}" for at, (value, _) in enumerate(view.rules.multiplier.levels) for _ in range(state.waiting[at])]
        left.append(f"  then {' '.join(waiting)}" if waiting else "", CALM)
    dealer = "you deal" if state.dealer == view.seat else f"{view.names[state.dealer]} deals"
    return [*ends(left, line(f"{DEALER} {dealer}"), width), Text("─" * width, CALM)]


def others(view: View, game: Game, width: int) -> list[Text]:
    """Everybody else, in the order in which they play after you."""
    seats = view.rules.seats
    start = 0 if view.seat is None else view.seat + 1
    lines: list[Text] = []
    for step in range(seats if view.seat is None else seats - 1):
        seat = (start + step) % seats
        lines += [*player(view, game, seat, width), *_pile(view, seat, width, names=False)]
    return lines


def player(view: View, game: Game, seat: int, width: int) -> list[Text]:
    """A player's name, cards, points and total."""
    state = view.table
    own = seat == view.seat
    left = line((view.names[seat], STRONG), (f" {DEALER}" if seat == state.dealer else "") + (" (you)" if own else ""))
    if not own:
        left.append(f"  {_holding(view, seat)}", CALM)
    points = view.rules.values.of(state.taken[seat])
    right = line((f"{points} card points", CALM))
    right.append(f"   total {game.units.show(state.totals[seat])}")
    return ends(left, right, width)


def _holding(view: View, seat: int) -> str:
    if view.table.ask in (ASK_PILE, ASK_DEALER_TAKES) and not view.hand_sizes[seat]:
        return "no hand yet"
    held = count(view.hand_sizes[seat], "card")
    return f"{held}, {view.stock_left(seat)} to draw" if view.tables.own_stock else held


def _pile(view: View, seat: int, width: int, names: bool) -> list[Text]:
    pile = view.table.taken[seat]
    made = groups(pile, names) + [Text(f"{item.row.name} {item.points}", WON) for item in yaku.made(view, pile)]
    return flow(made, width, 1, " ") if made else [Text("  nothing taken yet", CALM)]


def field(view: View, width: int, colour: bool, tall: bool) -> list[Text]:
    """The field in month order, and the draw pile."""
    state = view.table
    head = line(("Field", STRONG))
    if not state.field:
        head.append("  empty")
    seat = view.seat or 0
    if not view.tables.own_stock:
        right = f"draw pile {view.stock_left(seat)}"
    else:
        right = "" if state.ask in (ASK_PILE, ASK_DEALER_TAKES) else f"your draw pile {view.stock_left(seat)}"
    return [*ends(head, line((right, CALM)), width), *blocks(state.field, width, colour, tall)]


def mine(view: View, game: Game, width: int) -> list[Text]:
    """Your own name, points and capture pile."""
    seat = view.seat or 0
    return [*player(view, game, seat, width), *_pile(view, seat, width, names=True)]


def hand(view: View, width: int, by_kind: bool) -> list[Text]:
    """Your hand with numbers, and what each card would do now."""
    asked = view.actor == view.seat and view.table.ask == ASK_PLAY
    lines = []
    for number, card in enumerate(ordered(view.hand, by_kind), 1):
        made = line((f"{number:>3} ", STRONG), bar(card))
        if asked:
            shown = lay(view, card)
            points = worth(shown)
            room = width - 4 - BAR_WIDTH - 2 - max(5, len(points) + 1)
            text = does(card, shown, room) if card in view.legal else "cannot be played: another card matches"
            stays = text.startswith(("stays", "cannot"))
            made.append(f" {text}", CALM if stays else "")
            made.append(" " * max(1, width - made.cell_len - len(points)))
            made.append(points, "" if stays else STRONG)
        lines.append(made)
    return lines


def prospects(view: View, width: int, rows: int) -> list[Text]:
    """The yaku that you are near, and those of others that are one card away."""
    seat = view.seat or 0
    lines: list[Text] = []
    for item in yaku.near(view, seat, 2):
        lines += wrapped(f"{item.row.name} {item.points} {yaku.needs(view, item)}", width - 7, 2)
    warnings: list[Text] = []
    for step in range(1, view.rules.seats):
        other = (seat + step) % view.rules.seats
        for item in yaku.near(view, other, 1):
            warnings += wrapped(f"{view.names[other]}: {item.row.name} {item.points} {yaku.needs(view, item)}", width - 7, 2)
    keep = min(len(warnings), max(1, rows // 2))
    return [*_headed("Yaku", STRONG, lines[: rows - keep]), *_headed("Watch", URGENT, warnings[:keep])]


def _headed(word: str, style: str, lines: Sequence[Text]) -> list[Text]:
    return [line((pad("" if at else word, 7), style), text) for at, text in enumerate(lines)]


def news_lines(news: Sequence[str], width: int, rows: int) -> list[Text]:
    """What happened since your last turn; of too much the latest."""
    lines: list[Text] = []
    for text in news:
        lines += wrapped(f"› {text}", width, 2, CALM)
    if len(lines) <= rows:
        return lines
    return [Text("› …", CALM), *lines[len(lines) - rows + 1 :]]
