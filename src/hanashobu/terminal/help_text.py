"""What a player can look up during a match: help, rules, yaku, and the log of the round.

With `kanji` a page is set in columns, with marks and colours; without, in sentences that can be read aloud.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hanashobu.cards import code, each
from hanashobu.play import extras, mechanisms
from hanashobu.play.participation import idle
from hanashobu.play.questions import yaku_progress
from hanashobu.play.view import View
from hanashobu.rules.game import Game
from hanashobu.rules.yaku import Yaku
from hanashobu.terminal.cards import LOOKS
from hanashobu.terminal.colours import CALM, STRONG, WON
from hanashobu.terminal.reading import called, say, titled
from hanashobu.terminal.seats import DEALER, LEADER
from hanashobu.terminal.text_layout import flow, line, pad, wrapped
from hanashobu.text import msg
from hanashobu.text.current import reader, t
from hanashobu.text.width import cells

# What is typed, and the message that explains it.
_CARDS = (("3, 5a", "terminal-help-card"), ("5a 5c", "terminal-help-takes"))
_KEYS = (
    ("Enter", "terminal-help-table"),
    ("h", "terminal-help-hint"),
    ("y", "terminal-help-yaku"),
    ("l", "terminal-help-log"),
    ("r", "terminal-help-rules"),
    ("s", "terminal-help-sort"),
    ("q", "terminal-help-leave"),
    ("?", "terminal-help-this"),
)
_NAME = 28  # cells for the name of a yaku
_VALUE = 7  # and for what it brings


def helping(view: View, width: int, kanji: bool) -> list[Text]:
    """What can be typed in this game, and what the marks mean."""
    lines = [line((t("terminal-help-title"), STRONG))]
    rows = [*((key, msg(id)) for key, id in _CARDS), *mechanisms.typed(view.rules), *((key, msg(id)) for key, id in _KEYS)]
    for key, text in rows:
        lines += _hanging(key, say(text), 16, width, STRONG)
    if kanji:
        marks = [t("terminal-help-dealer", mark=DEALER)]
        marks += [t("terminal-help-leader", mark=LEADER)] if view.rules.leader else []
        marks += [t(f"{id}.help", mark=t(f"{id}.mark")) for id in extras.marked(view.rules)]
        lines += [Text(), line((f"{t('terminal-help-players')}  ", STRONG), "  ".join(marks)), line((t("terminal-help-cards"), STRONG))]
        lines += flow([Text(f" {kind.mark} {kind.word} ", kind.style) for kind in LOOKS], width, 0, " ")
    return [*lines, *wrapped(t("terminal-help-codes"), width)]


def rules(view: View, game: Game, width: int, kanji: bool) -> list[Text]:
    """The rules of this table, the yaku first."""
    name = titled(game)
    names = f"{name} {game.kanji}" if kanji and name != game.kanji else name
    lines = [line((names, STRONG)), *wrapped(say(game.about), width, 0, CALM), Text()]
    for row in view.rules.yaku:
        how, worth = say(row.text()), say(row.worth())
        if not kanji:
            lines += wrapped(_spoken(row, worth, how), width, 2)
        elif cells(worth) < _VALUE - 2:
            lines += _row(row, worth, how, width, "")
        else:
            first = t("terminal-ends-short") if row.stops else str(row.levels[0].points)
            lines += _row(row, first, how if row.stops else f"{how}: {worth}", width, "")
    lines.append(Text())
    for rule in view.rules.lines():
        lines += _hanging(rule.rule, say(rule.text), 7, width, CALM)
    return lines


def all_yaku(view: View, width: int, kanji: bool) -> list[Text]:
    """For every yaku of the game who has it, and else where each of its cards is."""
    lines = [line((t("terminal-yaku"), STRONG), (f"   {t('terminal-unknown')}", CALM))]
    for row in view.rules.yaku:
        worth, text, style = _standing(view, row)
        if kanji:
            lines += _row(row, worth, text, width, style)
        else:
            lines += wrapped(_spoken(row, worth, text), width, 2)
    return lines


def _spoken(row: Yaku, worth: str, text: str) -> str:
    return t("terminal-yaku-is", yaku=called(row), worth=worth, text=text)


def _row(row: Yaku, worth: str, text: str, width: int, style: str) -> list[Text]:
    """A yaku in columns: its name, what it brings, and something about it."""
    name = called(row)
    names = pad(f"{name} {row.kanji}" if name != row.kanji else name, _NAME)
    first = line((names, style or STRONG), (f" {' ' * (_VALUE - 3 - cells(worth))}{worth}  ", style or WON))
    parts = wrapped(text, width - _NAME - _VALUE, 0, style)
    return [first.append_text(parts[0]), *(line(" " * (_NAME + _VALUE), part) for part in parts[1:])]


def _hanging(word: str, text: str, room: int, width: int, style: str) -> list[Text]:
    """A word, and beside it a text."""
    return [line((pad("" if at else word, room), style), part) for at, part in enumerate(wrapped(text, width - room))]


def _standing(view: View, row: Yaku) -> tuple[str, str, str]:
    """What a yaku brings, where it stands, and how that is shown."""
    seats, ends = range(view.rules.seats), t("terminal-ends-short") if row.stops else ""
    for seat in seats:
        for at, points in yaku_progress.counted(view.rules, view.tables, view.pile(seat), view.barred(seat)):
            if view.rules.yaku[at] == row:
                return ends or str(points), say(msg("terminal-made-by", who=view.player(seat)), view.seat), WON
    worth = ends or str(max(level.points for level in row.levels))
    if any(row.reachable(view.pile(seat), yaku_progress.gone(view, seat)) for seat in seats):
        return worth, _whereabouts(view, row), ""
    return worth, t("terminal-out-of-reach"), CALM


def _whereabouts(view: View, row: Yaku) -> str:
    """Where the cards of a yaku are: one by one, or counted where it is about numbers."""
    cards = row.cards()
    if cards.bit_count() <= 7:
        return t("terminal-facts", facts=[f"{code(card)} {_where(view, card)}" for card in each(cards)])
    need = min(level.pattern.need for level in row.levels)
    players = [seat for seat in range(view.rules.seats) if not idle(view, seat)]
    held = [f"{_who(view, seat)} {(cards & view.pile(seat)).bit_count()}" for seat in players]
    return t("terminal-needed", need=need, held=held, field=(cards & view.field).bit_count())


def _where(view: View, card: int) -> str:
    for seat in range(view.rules.seats):
        if 1 << card & view.pile(seat):
            return _who(view, seat)
    if 1 << card & view.field:
        return t("terminal-on-field")
    return t("terminal-your-hand") if 1 << card & view.hand else "?"


def _who(view: View, seat: int) -> str:
    return reader(view.seat).arg(view.player(seat))


def log(said: Sequence[str], width: int) -> list[Text]:
    """Everything that happened in the round, in words."""
    lines = [line((t("terminal-log"), STRONG))]
    for text in said:
        lines += wrapped(text, width, 2)
    return lines
