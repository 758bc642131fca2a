"""What a player is asked, with the answers that the table does not show already and what each of them brings."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hanashobu.cards import BLANK, code, each, name
from hanashobu.engine.actions import REDEAL, WORDS
from hanashobu.play.questions.choices import choices, kind, late, question
from hanashobu.play.questions.outcome import ActionOutcome, take
from hanashobu.play.view import View
from hanashobu.rules.text import listed
from hanashobu.terminal import spoken
from hanashobu.terminal.cards import bar, both
from hanashobu.terminal.colours import STRONG
from hanashobu.terminal.outcome_text import brings
from hanashobu.terminal.reading import say
from hanashobu.terminal.text_layout import line, wrapped
from hanashobu.text import Cards, msg


def full(card: int) -> str:
    """Code and whole name of a card, or the word of another choice."""
    return f"{code(card)} {name(card)}" if card <= BLANK else WORDS.get(card, "that")


def posed(view: View, width: int, pictures: bool) -> list[Text]:
    """The question as it stands above the prompt, and what can still be claimed besides (TA-11, HH-7)."""
    claims = [f"You can still claim: type {choice.word} for {say(choice.text, view.seat)}." for choice in late(view)]
    return [*_posed(view, width, pictures), *(row for text in claims for row in wrapped(text, width, 2, STRONG))]


def _posed(view: View, width: int, pictures: bool) -> list[Text]:
    if view.card is not None:
        head = say(msg("question-take", card=Cards((code(view.card),)), source="stock" if view.card_drawn else "hand"))
        return [*wrapped(head, width, 2, STRONG), *offered(_outcomes(view), view.card, width, pictures)]
    if view.asked == "dealer_takes":
        head = say(msg("question-dealer-takes"))
        return [*wrapped(head, width, 2, STRONG), *offered(_outcomes(view), None, width, pictures)]
    if view.asked == "pile":
        return wrapped(say(msg("question-pile", cards=view.rules.deal.total("piles"))), width, 2, STRONG)
    if view.asked == "play":
        if REDEAL in view.legal:
            rule = f" ({view.rules.redeal.rule})" if view.rules.redeal else ""
            return wrapped(f"With this hand you may ask for a new deal by the same dealer{rule}: type redeal.", width, 2, STRONG)
        return [
            row for choice in choices(view) for row in wrapped(f"Or type {choice.word}: {say(choice.text, view.seat)}.", width, 2, STRONG)
        ]
    lines = wrapped(say(question(view), view.seat), width, 2, STRONG)
    for number, choice in enumerate(choices(view), 1):
        lines += wrapped(f"{number}. {choice.word}: {say(choice.text, view.seat)}.", width, 2)
    return lines


def _outcomes(view: View) -> list[tuple[int, ActionOutcome]]:
    return [(action, take(view, action)) for action in view.legal]


def offered(options: Sequence[tuple[int, ActionOutcome]], card: int | None, width: int, pictures: bool) -> list[Text]:
    """The cards that may be chosen, and what each brings; `card` is the one that takes them."""
    lines: list[Text] = []
    for number, (action, outcome) in enumerate(options, 1):
        more = [both(other) for other in each(outcome.got) if other not in (action, card)]
        text = (f"with {listed(more)}, " if more else "") + brings(outcome)
        if pictures:
            made = line((f"{number:>3} ", STRONG), bar(action))
            room = width - made.cell_len - 1
            parts = wrapped(text, room, 2)
            lines += [line(made, " ", parts[0]), *(line(" " * (made.cell_len + 1), part) for part in parts[1:])]
        else:
            lines += wrapped(f"{number}. {spoken.with_kind(action)}: {text}.", width, 2)
    return lines


def prompt(view: View) -> str:
    """The last line, after which the answer is typed."""
    if view.asked == "play":
        number = view.hand.bit_count()
        return f"Your turn: {f'1 to {number}' if number > 1 else '1'} or a code (? helps):"
    if view.asked == "return":
        number = view.hand.bit_count()
        return f"Put back {f'1 to {number}' if len(view.legal) == number else 'a numbered card'} or a code (? helps):"
    if view.asked == "pile":
        return "Take pile 0 or 1 as your hand (? helps):"
    by = " or a code" if kind(view).card_from else " or a word"
    return f"Your choice: {f'1 to {len(view.legal)}' if len(view.legal) > 1 else '1'}{by} (? helps):"
