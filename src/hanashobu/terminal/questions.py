"""What a player is asked, with the answers that the table does not show already and what each of them brings."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hanashobu.cards import card as card_of
from hanashobu.cards import code
from hanashobu.play.questions.choice import Target
from hanashobu.play.questions.choices import choices, kind, late, question
from hanashobu.play.questions.outcome import take
from hanashobu.play.view import View
from hanashobu.terminal import spoken
from hanashobu.terminal.cards import bar, both
from hanashobu.terminal.colours import STRONG
from hanashobu.terminal.outcome_text import brings
from hanashobu.terminal.reading import say, typed
from hanashobu.terminal.text_layout import line, wrapped
from hanashobu.text import Cards, Message, msg
from hanashobu.text.current import t


def posed(view: View, width: int, pictures: bool) -> list[Text]:
    """The question as it stands above the prompt, and what can still be claimed besides (TA-11, HH-7)."""
    return [*_posed(view, width, pictures), *claims(view, width)]


def claims(view: View, width: int) -> list[Text]:
    """What can be claimed whatever else is asked (TA-11, HH-7)."""
    found = [say(msg("terminal-claim", word=typed(choice), text=choice.text or ""), view.seat) for choice in late(view)]
    return [row for text in found for row in wrapped(text, width, 2, STRONG)]


def _posed(view: View, width: int, pictures: bool) -> list[Text]:
    if view.card is not None:
        head = say(msg("question-take", card=Cards((code(view.card),)), source="stock" if view.card_drawn else "hand"))
        return [*wrapped(head, width, 2, STRONG), *offered(_targets(view), view.card, width, pictures)]
    if kind(view).preview == "take":
        head = say(Message(f"question-{kind(view).id}"))
        return [*wrapped(head, width, 2, STRONG), *offered(_targets(view), None, width, pictures)]
    if view.asked == "pile":
        return wrapped(say(msg("question-pile", cards=view.rules.deal.total("piles"))), width, 2, STRONG)
    if view.asked == "play":
        others = [say(msg("terminal-or-type", word=typed(choice), text=choice.text or ""), view.seat) for choice in choices(view)]
        return [row for text in others for row in wrapped(text, width, 2, STRONG)]
    lines = wrapped(say(question(view), view.seat), width, 2, STRONG)
    for number, choice in enumerate(choices(view), 1):
        text = msg("terminal-answer", number=number, word=typed(choice), text=choice.text or "")
        lines += wrapped(say(text, view.seat), width, 2)
    return lines


def _targets(view: View) -> list[Target]:
    return [Target(code(action), take(view, action)) for action in view.legal]


def offered(options: Sequence[Target], card: int | None, width: int, pictures: bool) -> list[Text]:
    """The cards that may be chosen, and what each brings; `card` is the one that takes them."""
    lines: list[Text] = []
    for number, target in enumerate(options, 1):
        action = card_of(target.card)
        more = [both(other) for other in map(card_of, target.outcome.got) if other not in (action, card)]
        text = brings(target.outcome, more)
        if pictures:
            made = line((f"{number:>3} ", STRONG), bar(action))
            room = width - made.cell_len - 1
            parts = wrapped(text, room, 2)
            lines += [line(made, " ", parts[0]), *(line(" " * (made.cell_len + 1), part) for part in parts[1:])]
        else:
            lines += wrapped(t("terminal-offered", number=number, card=spoken.with_kind(action), text=text), width, 2)
    return lines


def prompt(view: View) -> str:
    """The last line, after which the answer is typed."""
    if view.asked == "play":
        return t("terminal-prompt-play", most=view.hand.bit_count())
    if view.asked == "return":
        number = view.hand.bit_count()
        return t("terminal-prompt-return", most=number, which="any" if len(view.legal) == number else "numbered")
    if view.asked == "pile":
        return t("terminal-prompt-pile")
    return t("terminal-prompt-choice", most=len(view.legal), by="code" if kind(view).card_from else "word")
