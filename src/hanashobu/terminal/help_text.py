"""What a player can look up during a match: help, rules, yaku, and the log of the round.

With `kanji` a page is set in columns, with marks and colours; without, in sentences that can be read aloud.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hanashobu.cards import code, each
from hanashobu.play.participation import idle
from hanashobu.play.questions import yaku_progress
from hanashobu.play.view import View
from hanashobu.rules.game import Game
from hanashobu.rules.phases import AGREE, BEFORE_DEAL
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.yaku import Yaku
from hanashobu.terminal.cards import LOOKS
from hanashobu.terminal.colours import CALM, STRONG, WON
from hanashobu.terminal.seats import DEALER, GINMI, LEADER
from hanashobu.terminal.text_layout import flow, line, pad, wrapped

_KEYS = (
    ("3 or 5a", "play a card: its number in your hand, or its code"),
    ("5a 5c", "play a card and say at once which card it takes"),
    ("Enter", "show the table again"),
    ("h", "hint: what each answer is worth, and which is best"),
    ("y", "yaku: where every card of every yaku is"),
    ("l", "log: what happened in this round"),
    ("r", "rules of the game, with the table of yaku"),
    ("s", "sort your hand by month or by kind"),
    ("q", "leave; the match is saved, and goes on next time"),
    ("?", "this page"),
)
_CODES = "A code is the month and a letter: 3a is a card of the third month. Cards of one month take each other."
_NAME = 28  # cells for the name of a yaku
_VALUE = 7  # and for what it brings


def helping(view: View, width: int, kanji: bool) -> list[Text]:
    """What can be typed in this game, and what the marks mean."""
    lines = [line(("What you can type", STRONG))]
    for key, what in (*_KEYS[:2], *_words(view.rules), *_KEYS[2:]):
        lines += _hanging(key, what, 16, width, STRONG)
    if kanji:
        leads = f"  {LEADER} leads and plays first" if view.rules.leader else ""
        medal = f"  {GINMI} is ginmi: has the highest total" if view.rules.campaign else ""
        lines += [Text(), line(("Players  ", STRONG), f"{DEALER} deals{leads}{medal}"), line(("Cards", STRONG))]
        lines += flow([Text(f" {kind.mark} {kind.word} ", kind.style) for kind in LOOKS], width, 0, " ")
    return [*lines, *wrapped(_CODES, width)]


def _words(rules: Ruleset) -> list[tuple[str, str]]:
    """The words with which the questions of a game are answered, besides numbers."""
    found = []
    if rules.dropout:
        found.append(("in, out", "play this round, or go out of it for a fee"))
        if rules.dropout.buyout:
            found.append(("Kiku 24", "offer a player a sum for the place in the round; no for none"))
            found.append(("counter 36", "ask for another sum than you are offered for your place; yes or no to take it or not"))
    if rules.claims.voluntary:
        kinds = [kind.lower() for kind in rules.kinds()]
        found.append(
            (
                ", ".join([*kinds, "no"]),
                "claim a teyaku of your hand (both where you have two), or keep it hidden; until the first draw you can still claim it",
            )
        )
    if rules.calls:
        found.append(("sage, shoubu", "with a new yaku: play on, or end the round"))
        found.append(("cancel", "instead of a card, after sage: end the round for half"))
    if {AGREE, *BEFORE_DEAL} & {*rules.flow}:
        found.append(("yes, no", "answer a question"))
    return found


def rules(view: View, game: Game, width: int, kanji: bool) -> list[Text]:
    """The rules of this table, the yaku first."""
    lines = [line((f"{game.title} {game.kanji}" if kanji else game.title, STRONG)), *wrapped(game.sentence, width, 0, CALM), Text()]
    for row in view.rules.yaku:
        how, worth = str(row.text()), str(row.worth())
        if not kanji:
            lines += wrapped(f"{row.name}, {worth}: {how}.", width, 2)
        elif len(worth) < _VALUE - 2:
            lines += _row(row, worth, how, width, "")
        else:
            lines += _row(row, "ends" if row.stops else str(row.levels[0].points), how if row.stops else f"{how}: {worth}", width, "")
    lines.append(Text())
    for rule in view.rules.lines():
        lines += _hanging(rule.rule, str(rule.text), 7, width, CALM)
    return lines


def all_yaku(view: View, width: int, kanji: bool) -> list[Text]:
    """For every yaku of the game who has it, and else where each of its cards is."""
    lines = [line(("Yaku", STRONG), ("   ? is a card that nobody has shown yet", CALM))]
    for row in view.rules.yaku:
        worth, text, style = _standing(view, row)
        if kanji:
            lines += _row(row, worth, text, width, style)
        else:
            lines += wrapped(f"{row.name}, {worth}: {text}.", width, 2)
    return lines


def _row(row: Yaku, worth: str, text: str, width: int, style: str) -> list[Text]:
    """A yaku in columns: its name, what it brings, and something about it."""
    first = line((pad(f"{row.name} {row.kanji}", _NAME), style or STRONG), (f" {worth:>{_VALUE - 3}}  ", style or WON))
    parts = wrapped(text, width - _NAME - _VALUE, 0, style)
    return [first.append_text(parts[0]), *(line(" " * (_NAME + _VALUE), part) for part in parts[1:])]


def _hanging(word: str, text: str, room: int, width: int, style: str) -> list[Text]:
    """A word, and beside it a text."""
    return [line((pad("" if at else word, room), style), part) for at, part in enumerate(wrapped(text, width - room))]


def _standing(view: View, row: Yaku) -> tuple[str, str, str]:
    """What a yaku brings, where it stands, and how that is shown."""
    seats = range(view.rules.seats)
    for seat in seats:
        for item in yaku_progress.made(view, view.pile(seat)):
            if item.row == row:
                return "ends" if row.stops else str(item.points), f"made by {_who(view, seat)}", WON
    worth = "ends" if row.stops else str(max(level.points for level in row.levels))
    if any(row.reachable(view.pile(seat), yaku_progress.gone(view, seat)) for seat in seats):
        return worth, _whereabouts(view, row), ""
    return worth, "out of reach", CALM


def _whereabouts(view: View, row: Yaku) -> str:
    """Where the cards of a yaku are: one by one, or counted where it is about numbers."""
    cards = row.cards()
    if cards.bit_count() <= 7:
        return ", ".join(f"{code(card)} {_where(view, card)}" for card in each(cards))
    need = min(level.pattern.need for level in row.levels)
    players = [seat for seat in range(view.rules.seats) if not idle(view, seat)]
    held = [f"{_who(view, seat)} {(cards & view.pile(seat)).bit_count()}" for seat in players]
    return f"{need} needed; {', '.join(held)}; field {(cards & view.field).bit_count()}"


def _where(view: View, card: int) -> str:
    for seat in range(view.rules.seats):
        if 1 << card & view.pile(seat):
            return _who(view, seat)
    if 1 << card & view.field:
        return "field"
    return "your hand" if 1 << card & view.hand else "?"


def _who(view: View, seat: int) -> str:
    return "you" if seat == view.seat else view.names[seat]


def log(said: Sequence[str], width: int) -> list[Text]:
    """Everything that happened in the round, in words."""
    lines = [line(("This round so far", STRONG))]
    for text in said:
        lines += wrapped(text, width, 2)
    return lines
