"""The table as one player sees it, as lines that fit a terminal. It is made from a view and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from hanashobu.cards import KINDS, each
from hanashobu.play import extras, mechanisms, participation
from hanashobu.play.questions import yaku_progress
from hanashobu.play.questions.outcome import lay
from hanashobu.play.view import View
from hanashobu.rules.game import Game
from hanashobu.terminal import seats
from hanashobu.terminal.cards import BAR_WIDTH, bar, blocks
from hanashobu.terminal.colours import CALM, STRONG, URGENT, WON
from hanashobu.terminal.outcome_text import does, worth
from hanashobu.terminal.reading import called, say, titled, valued
from hanashobu.terminal.text_layout import beside, cut, ends, line, pad, wrapped
from hanashobu.text.current import t
from hanashobu.text.width import cells

WIDE = 112  # from here on yaku and news have a column of their own
TABLE = 80


class Canvas(NamedTuple):
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


class ScreenLayout(NamedTuple):
    """How the parts of a screen are set."""

    tall: bool  # cards with three lines
    air: bool  # between the parts
    snug: bool  # several things on one line
    hints: int  # lines for yaku
    news: int  # lines for the news at least


# From roomy to tight.
_LAYOUTS = (
    ScreenLayout(True, True, False, 6, 8),
    ScreenLayout(True, True, False, 4, 6),
    ScreenLayout(True, False, False, 4, 5),
    ScreenLayout(False, False, False, 4, 4),
    ScreenLayout(False, False, True, 3, 3),
    ScreenLayout(False, False, True, 2, 2),
    ScreenLayout(False, False, True, 0, 0),
)


def table(view: View, game: Game, news: Sequence[str], paper: Canvas, by_kind: bool) -> list[Text]:
    """The whole screen: as roomy as the terminal allows."""
    if paper.width >= WIDE:
        return _wide(view, game, news, paper, by_kind)
    width = min(paper.width, TABLE)
    made: list[Text] = []
    needed = len(news_lines(news, width, paper.height))
    for layout in _LAYOUTS:
        made = [*title(view, game, width), *_table(view, width, paper.colour, layout, by_kind)]
        made += [Text()] if layout.air else []
        made += prospects(view, width, layout.hints)
        room = paper.height - len(made)
        made += news_lines(news, width, max(layout.news, room, 0))
        if room >= min(needed, layout.news):
            break
    return made


def _table(view: View, width: int, colour: bool, layout: ScreenLayout, by_kind: bool) -> list[Text]:
    """Players, field and hand."""
    gap = [Text()] if layout.air else []
    top = [*seats.others(view, width, layout.snug), *gap, *field(view, width, colour, layout.tall), *gap]
    cards = hand(view, width, by_kind, layout.snug)
    return [*top, *mine(view, width, layout.snug), *(gap if cards else []), *cards]


def _wide(view: View, game: Game, news: Sequence[str], paper: Canvas, by_kind: bool) -> list[Text]:
    room = min(paper.width, 140) - TABLE - 3
    left: list[Text] = []
    for layout in _LAYOUTS:
        left = _table(view, TABLE, paper.colour, layout, by_kind)
        if len(left) + 2 <= paper.height:
            break
    height = max(len(left), paper.height - 3)
    right = prospects(view, room, min(8, height // 2))
    right += [Text()] if right else []
    right += news_lines(news, room, max(4, height - len(right)))
    return [*title(view, game, TABLE + 3 + room), *beside(left, right, TABLE + 3)]


def title(view: View, game: Game, width: int) -> list[Text]:
    """Game, round, dealer and leader."""
    name = titled(game)
    left = line((f"{name} {game.kanji}" if name != game.kanji else name, STRONG), f"  {round_of(view)}")
    return [*ends(left, line(seats.who_deals(view, marks=True)), width), Text("─" * width, CALM)]


def round_of(view: View) -> str:
    """The number of the round, and of how many."""
    return t("terminal-round", round=view.round, of=view.rules.length.rounds or 0)


def field(view: View, width: int, colour: bool, tall: bool) -> list[Text]:
    """The field in month order, what mechanisms show of the table, and the draw pile."""
    head = line((t("terminal-field"), STRONG))
    if not view.field:
        head.append(f"  {t('terminal-empty' if participation.dealt(view) else 'terminal-not-dealt')}")
    for word in extras.words(view):
        head.append(f"   {say(word)}", WON)
    own = view.tables.own_stock
    right = t("terminal-own-draw-pile" if own else "terminal-draw-pile", cards=view.stock_left(view.me))
    if own and not participation.hands_chosen(view):
        right = ""
    return [*ends(head, line((right if participation.dealt(view) else "", CALM)), width), *blocks(view.field, width, colour, tall)]


def mine(view: View, width: int, snug: bool) -> list[Text]:
    """Your own name, points and capture pile."""
    return seats.player(view, view.me, width, snug, names=not snug)


def hand(view: View, width: int, by_kind: bool, snug: bool) -> list[Text]:
    """Your hand, with numbers where a card is asked for, and what each card would do now."""
    if not participation.holds(view):
        return []
    if why := mechanisms.face_down(view):
        return [line((f"  {say(why)}", CALM))]
    plays, returns = (bool(view.legal) and view.asked == name for name in ("play", "return"))
    numbered = plays or returns or not view.legal
    lines = []
    for number, card in enumerate(ordered(view.hand, by_kind), 1):
        free = numbered and (card in view.legal or not returns)
        made = line((f"{number:>3} " if free else "  – " if numbered else "    ", STRONG), bar(card))
        if plays:
            shown = lay(view, card)
            points = worth(shown)
            kept = max(5, cells(points) + 1) if card in view.legal else cells(points)
            room = width - 4 - BAR_WIDTH - 2 - kept
            text = does(shown, room) if card in view.legal else cut(t("terminal-cannot-play"), room)
            stays = card not in view.legal or not (shown.targets or (shown.outcome and shown.outcome.got))
            made.append(f" {text}", CALM if stays else "")
            made.append(" " * max(1, width - made.cell_len - cells(points)))
            made.append(points, "" if stays else STRONG)
        lines.append(made)
    if snug and not plays:
        half = (len(lines) + 1) // 2
        return beside(lines[:half], lines[half:], width // 2)
    return lines


def prospects(view: View, width: int, rows: int) -> list[Text]:
    """The yaku that you are near, and those of others that are one card away."""
    lines: list[Text] = []
    for item in yaku_progress.near(view, view.me, 2):
        lines += wrapped(f"{called(item.row)} {valued(item.worth)} {say(yaku_progress.needs(view, item))}", width - 7, 2)
    warnings: list[Text] = []
    for name, item in threats(view):
        warnings += wrapped(f"{name}: {called(item.row)} {valued(item.worth)} {say(yaku_progress.needs(view, item))}", width - 7, 2)
    keep = min(len(warnings), max(rows // 2, rows - len(lines)))
    return [*_headed(t("terminal-yaku"), STRONG, lines[: rows - keep]), *_headed(t("terminal-watch"), URGENT, warnings[:keep])]


def threats(view: View) -> list[tuple[str, yaku_progress.ReachableYaku]]:
    """The yaku of others that are one card away, with their names, the dearest first."""
    found = [(view.names[other], item) for other in seats.order(view) for item in yaku_progress.near(view, other, 1)]
    return sorted(found, key=lambda threat: -threat[1].gain)


def _headed(word: str, style: str, lines: Sequence[Text]) -> list[Text]:
    return [line((pad("" if at else word, 7), style), text) for at, text in enumerate(lines)]


def news_lines(news: Sequence[str], width: int, rows: int) -> list[Text]:
    """What happened since your last turn; of too much the latest."""
    lines: list[Text] = []
    for text in news:
        lines += wrapped(f"› {text}", width, 2, CALM)
    if len(lines) <= rows or not rows:
        return lines[:rows]
    first, *kept = lines[len(lines) - rows :]
    return [Text(f"…{first.plain[1:]}", CALM), *kept]
