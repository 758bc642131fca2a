"""What a player is asked, with the answers that the table does not show already and what each of them brings."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hanashobu.cards import BLANK, code, each, name
from hanashobu.engine.actions import REDEAL, WORDS
from hanashobu.engine.state import ASK_DEALER_TAKES, ASK_PILE, ASK_PLAY, ASK_RETURN, ASK_TAKE, FROM_STOCK
from hanashobu.play.questions.choices import choices, late, question
from hanashobu.play.questions.outcome import Outcome, take
from hanashobu.play.view import View
from hanashobu.rules.text import listed
from hanashobu.terminal import spoken
from hanashobu.terminal.cards import bar, both
from hanashobu.terminal.colours import STRONG
from hanashobu.terminal.outcome_text import brings
from hanashobu.terminal.text_layout import line, wrapped


def full(card: int) -> str:
    """Code and whole name of a card, or the word of another choice."""
    return f"{code(card)} {name(card)}" if card <= BLANK else WORDS.get(card, "that")


def posed(view: View, width: int, pictures: bool) -> list[Text]:
    """The question as it stands above the prompt, and what can still be claimed besides (TA-11, HH-7)."""
    claims = [f"You can still claim: type {choice.word} for {choice.text}." for choice in late(view)]
    return [*_posed(view, width, pictures), *(row for text in claims for row in wrapped(text, width, 2, STRONG))]


def _posed(view: View, width: int, pictures: bool) -> list[Text]:
    state = view.table
    if state.ask == ASK_TAKE:
        came = "You draw" if state.source == FROM_STOCK else "You play"
        head = f"{came} {full(state.card)}. Which card does it take?"
        return [*wrapped(head, width, 2, STRONG), *offered(_outcomes(view), state.card, width, pictures)]
    if state.ask == ASK_DEALER_TAKES:
        head = "You are the dealer, and take a pair from the field before play begins. Which card?"
        return [*wrapped(head, width, 2, STRONG), *offered(_outcomes(view), None, width, pictures)]
    if state.ask == ASK_PILE:
        size = view.rules.deal.total("piles")
        text = f"Two piles of {size} cards lie face down before you: one becomes your hand, from the other you draw."
        return wrapped(text, width, 2, STRONG)
    if state.ask == ASK_PLAY:
        if REDEAL in view.legal:
            rule = f" ({view.rules.redeal.rule})" if view.rules.redeal else ""
            return wrapped(f"With this hand you may ask for a new deal by the same dealer{rule}: type redeal.", width, 2, STRONG)
        return [row for choice in choices(view) for row in wrapped(f"Or type {choice.word}: {choice.text}.", width, 2, STRONG)]
    lines = wrapped(question(view), width, 2, STRONG)
    for number, choice in enumerate(choices(view), 1):
        lines += wrapped(f"{number}. {choice.word}: {choice.text}.", width, 2)
    return lines


def _outcomes(view: View) -> list[tuple[int, Outcome]]:
    return [(action, take(view, action)) for action in view.legal]


def offered(options: Sequence[tuple[int, Outcome]], card: int | None, width: int, pictures: bool) -> list[Text]:
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
    ask = view.table.ask
    if ask == ASK_PLAY:
        number = view.hand.bit_count()
        return f"Your turn: {f'1 to {number}' if number > 1 else '1'} or a code (? helps):"
    if ask == ASK_RETURN:
        number = view.hand.bit_count()
        return f"Put back {f'1 to {number}' if len(view.legal) == number else 'a numbered card'} or a code (? helps):"
    if ask == ASK_PILE:
        return "Take pile 0 or 1 as your hand (? helps):"
    by = " or a code" if ask in (ASK_TAKE, ASK_DEALER_TAKES) else " or a word"
    return f"Your choice: {f'1 to {len(view.legal)}' if len(view.legal) > 1 else '1'}{by} (? helps):"
