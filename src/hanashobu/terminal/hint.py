"""A hint as lines to read: what to do and why, what every answer is worth, and how likely yaku are then.

With `kanji` it is set in columns; without, in sentences that can be read aloud.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hanashobu.bots.search import ActionValue
from hanashobu.cards import MOST_CARDS
from hanashobu.hints.analysis import Analysis
from hanashobu.hints.chances import YakuChance
from hanashobu.play.questions.choices import choice
from hanashobu.play.view import View
from hanashobu.terminal.cards import both
from hanashobu.terminal.colours import CALM, STRONG, WON
from hanashobu.terminal.reading import say, typed
from hanashobu.terminal.text_layout import line, pad, wrapped
from hanashobu.text import Message, msg
from hanashobu.text.current import t
from hanashobu.text.numbers import written
from hanashobu.text.width import cells

LIKELY = 0.02  # what is less likely than that is left out
SURE = 0.995  # what is that likely comes last: it is made, or as good as made
MOST = 4  # yaku of one player


def lines(view: View, why: Analysis, width: int, kanji: bool) -> list[Text]:
    """The whole hint."""
    made = [*wrapped(say(why.sentence, view.seat), width, 2, STRONG)]
    made += _columns(view, why, width) if kanji else _sentences(view, why, width)
    for seat in range(view.rules.seats):
        likely = sorted((one for one in why.chances if one.seat == seat and one.chance >= LIKELY), key=_sure)[:MOST]
        if likely:
            text = msg("terminal-hint-yaku", who=view.player(seat), yaku=[_likely(one) for one in likely])
            made += wrapped(say(text, view.seat), width, 2)
    return [*made, *wrapped(t("terminal-hint-from", rounds=why.rounds), width, 2, CALM)]


def _sure(one: YakuChance) -> bool:
    return one.chance >= SURE


def _ranked(found: Sequence[ActionValue]) -> list[ActionValue]:
    """The best, and then the others by what they bring."""
    return [*found[:1], *sorted(found[1:], key=lambda one: -one.value)]


def _word(view: View, action: int) -> str:
    return both(action) if action < MOST_CARDS else typed(choice(view, action))


def _likely(one: YakuChance) -> Message:
    return msg("terminal-hint-likely", yaku=one.name, chance=one.chance)


def _columns(view: View, why: Analysis, width: int) -> list[Text]:
    rows = [("▸" if one is why.found[0] else " ", _word(view, one.action), one) for one in _ranked(why.found)]
    rows += [
        ("  ▸" if one is why.then[0] else "   ", t("terminal-hint-takes", card=_word(view, one.action)), one) for one in _ranked(why.then)
    ]
    wide = min(36, max(cells(mark) + cells(word) for mark, word, _ in rows) + 2)
    made = []
    for mark, word, one in rows:
        style = STRONG if "▸" in mark else ""
        made.append(
            line(
                (pad(f"{mark} {word}", wide), style),
                (f"{written(one.value, '+.1f'):>8}", WON if style else ""),
                (f" ±{one.error:.1f}", CALM),
            )
        )
    return made


def _sentences(view: View, why: Analysis, width: int) -> list[Text]:
    made = wrapped(t("terminal-hint-average", values=_valued(view, why.found)), width, 2)
    return [*made, *(wrapped(t("terminal-hint-taking", values=_valued(view, why.then)), width, 2) if why.then else [])]


def _valued(view: View, found: Sequence[ActionValue]) -> list[str]:
    return [f"{_word(view, one.action)} {_value(one)}" for one in _ranked(found)]


def _value(one: ActionValue) -> str:
    return f"{written(one.value, '+.1f')} ±{one.error:.1f}"
