"""What can be answered to the question that a seat is asked: the words for it, and how what people type is read."""

from __future__ import annotations

from hanashobu.cards import BLANK, code, name
from hanashobu.cards import card as card_of
from hanashobu.engine import state
from hanashobu.engine.actions import OFFER, REDEAL, WORDS, offer, offered
from hanashobu.engine.phases.claim import late_hand
from hanashobu.play import mechanisms
from hanashobu.play.mechanisms import buyout, claim
from hanashobu.play.mechanisms.buyout import MOST_OFFERED
from hanashobu.play.mechanisms.kinds import Choice, QuestionKind, units
from hanashobu.play.mechanisms.redeal import NEW_DEAL
from hanashobu.play.view import View


def kind(view: View) -> QuestionKind:
    """The kind of question that is asked."""
    return mechanisms.questions()[view.table.ask]


def question(view: View) -> str:
    """What a player is asked, as a sentence; empty where the table shows it."""
    return kind(view).text(view)


def choices(view: View) -> tuple[Choice, ...]:
    """The answers of the player who is asked, but for cards."""
    return tuple(choice(view, action) for action in view.legal if action > BLANK)


def choice(view: View, action: int) -> Choice:
    """One answer that is not a card."""
    return kind(view).answer(view, action)


def late(view: View) -> tuple[Choice, ...]:
    """What this seat can do whoever's turn it is: claim a teyaku (TA-11, HH-7), or ask for a redeal (NA-9)."""
    if not view.late:
        return ()
    hand = late_hand(view.table, view.seat or 0)
    return tuple(Choice(action, WORDS[REDEAL], NEW_DEAL) if action == REDEAL else claim.choice(view, action, hand) for action in view.late)


def describe(view: View, action: int) -> str:
    """An action in words."""
    if action <= BLANK:
        return f"{code(action)} {name(action)}"
    if action > OFFER:
        seat, amount = offered(action)
        if view.table.ask == state.ASK_ANSWER and seat == view.table.buyer:
            return f"a counter-offer of {amount}"
        who = view.names[seat] if seat < len(view.names) else f"seat {seat}"
        return f"an offer of {amount} to {who}"
    found = next((choice for choice in choices(view) if choice.action == action), None)
    return found.word if found else WORDS.get(action, f"action {action}")


def typed(view: View, action: int) -> str:
    """What one types for an action of this seat: a card's code, a word, or an offer with its sum; `read` reads it."""
    if action <= BLANK:
        return code(action)
    if action > OFFER:
        seat, amount = offered(action)
        return f"counter {amount}" if view.table.ask == state.ASK_ANSWER else f"{view.names[seat]} {amount}"
    spoken_up = next((found.word for found in late(view) if found.action == action and action not in view.legal), None)
    return spoken_up or choice(view, action).word


def not_asked(view: View, action: int) -> str:
    """Why somebody who is not asked cannot answer; nobody learns who is asked about a teyaku."""
    if view.actor is None:
        return "It is not your turn."
    return kind(view).refuses(view, action) or buyout.refuses(view, action) or f"It is {view.names[view.actor]}'s turn."


def bad_offer(view: View, action: int) -> str:
    """Why an offer cannot be made."""
    if action > OFFER and offered(action)[1] > MOST_OFFERED:
        return f"Nobody can offer more than {units(view, MOST_OFFERED)}. You can say {can(view)}."
    return f"This is no offer that can be made. You can say {can(view)}."


def read(view: View, text: str) -> int:
    """An action as typed: a card's code, the word of a choice, or an offer as `NAME AMOUNT`."""
    words = text.strip().lower()
    for choice in (*choices(view), *late(view)):
        if words in (choice.word.lower(), f"claim {choice.word.lower()}") and choice.action != OFFER:
            return choice.action
    for action, word in WORDS.items():
        if words == word:
            return _meant(view, action)
    who, _, amount = words.removeprefix("offer ").rpartition(" ")
    if view.table.ask == state.ASK_ANSWER and who in ("", "counter") and amount.isdecimal():
        return offer(view.table.buyer, _sum(amount))
    seats = [seat for seat, known in enumerate(view.names) if known.lower() == who.strip()]
    if seats and amount.isdecimal():
        return offer(seats[0], _sum(amount))
    return card_of(text)


def _sum(digits: str) -> int:
    """A sum as typed; what is far too much is just too much."""
    return int(digits) if len(digits) < 8 else MOST_OFFERED + 1


def _meant(view: View, action: int) -> int:
    """A plain yes or no, as the answer that it is to this question."""
    return kind(view).means(view).get(action, action) if view.table.ask else action


def can(view: View) -> str:
    """What the player who is asked can do, in one line."""
    cards = [describe(view, action) for action in view.legal if action <= BLANK]
    others = [f"{choice.word}{f' ({choice.text})' if choice.text else ''}" for choice in choices(view)]
    return ", ".join([*cards, *others])
