"""What can be answered to the question that a seat is asked: the words for it, and how what people type is read."""

from __future__ import annotations

from hanashobu.cards import MOST_CARDS, code
from hanashobu.cards import card as card_of
from hanashobu.engine.actions import BIDS, FIRST_OFFER, MOST_OFFERED, WORDS, is_offer, offer, offered
from hanashobu.play import mechanisms
from hanashobu.play.mechanisms import calls
from hanashobu.play.mechanisms.kinds import QuestionKind, units
from hanashobu.play.questions.choice import Choice
from hanashobu.play.view import View
from hanashobu.text import Arg, Cards, List, Message, msg
from hanashobu.text.message import own


def kind(view: View) -> QuestionKind:
    """The kind of question that is asked."""
    return mechanisms.questions()[view.table.ask]


def question(view: View) -> Message | None:
    """What a player is asked; None where the table shows it."""
    return kind(view).question(view)


def choices(view: View) -> tuple[Choice, ...]:
    """The answers of the player who is asked, but for cards."""
    return tuple(choice(view, action) for action in view.legal if action >= MOST_CARDS)


def choice(view: View, action: int) -> Choice:
    """One answer that is not a card."""
    return kind(view).described(view, action)


def late(view: View) -> tuple[Choice, ...]:
    """What this seat can do whoever's turn it is (TA-11, HH-7, NA-9)."""
    return tuple(kind.choice(view, action) for action in view.late for kind in mechanisms.out_of_turn() if action in kind.answers)


def bid(view: View) -> tuple[tuple[int, ...], int]:
    """To whom an offer can be made, and the least sum; nobody where none can."""
    bids = kind(view).bid if not BIDS.isdisjoint(view.legal) else None
    return bids(view) if bids else ((), 0)


def may_offer(view: View, action: int) -> bool:
    """Whether an offer with a name and a sum can be made."""
    (seat, amount), (seats, least) = offered(action), bid(view)
    return action >= FIRST_OFFER and seat in seats and least <= amount <= MOST_OFFERED


def label(choice: Choice | str) -> Message:
    """What people type for an answer, as a word of their language; a game may have words of its own, which have names."""
    word = choice if isinstance(choice, str) else choice.word
    if isinstance(choice, Choice) and choice.called:
        return msg("word-called", name=choice.called)
    return own(f"word-{word.lower().replace(' ', '-')}", word)


def words(view: View) -> dict[int, str]:
    """What is typed for the answers of this table that are words."""
    return WORDS | calls.words(view.rules)


def typed(view: View, action: int) -> str:
    """What one types for an action of this seat: a card's code, a word, or an offer with its sum; `read` reads it."""
    if action < MOST_CARDS:
        return code(action)
    if action >= FIRST_OFFER:
        seat, amount = offered(action)
        return f"counter {amount}" if view.asked == "answer" else f"{view.names[seat]} {amount}"
    spoken_up = next((found.word for found in late(view) if found.action == action and action not in view.legal), None)
    return spoken_up or choice(view, action).word


def not_asked(view: View, action: int) -> Message:
    """Why somebody who is not asked cannot answer; nobody learns who is asked about a teyaku."""
    if view.actor is None:
        return msg("error-not-your-turn")
    refused = kind(view).refuses(view, action) or mechanisms.refuses(view, action)
    return refused or msg("error-turn-of", player=view.player(view.actor))


def not_now(view: View, action: int) -> Message:
    """Why somebody who is asked cannot answer this, and what can be answered."""
    asked, can = view.asked, can_do(view)
    if is_offer(action) and not BIDS.isdisjoint(view.legal):
        return bad_offer(view, action)
    if action >= MOST_CARDS:
        word = _named(view, action)
        return msg("error-not-the-moment", word=word, asked="play" if asked == "play" else "other", can=can)
    if action < 0:
        return msg("error-not-now", can=can)
    card = Cards((code(action),))
    if view.card is not None:
        return msg("error-cannot-take", card=card, waiting=Cards((code(view.card),)), can=can)
    if asked == "play" and not 1 << action & view.hand:
        return msg("error-not-in-hand", card=card, can=can)
    return kind(view).no_card(card, can)


def _named(view: View, action: int) -> Message:
    """An answer that is not a card, as a word."""
    if action in calls.words(view.rules):
        return label(calls.named(view.rules, action))
    return label(WORDS.get(action, "an offer" if action >= FIRST_OFFER else "that"))


def bad_offer(view: View, action: int) -> Message:
    """Why an offer cannot be made."""
    if action >= FIRST_OFFER and offered(action)[1] > MOST_OFFERED:
        return msg("error-offer-too-much", most=units(view, MOST_OFFERED), can=can_do(view))
    return msg("error-offer", can=can_do(view))


def read(view: View, text: str) -> int:
    """An action as typed: a card's code, the word of a choice, or an offer as `NAME AMOUNT`."""
    typed = text.strip().lower()
    for choice in (*choices(view), *late(view)):
        if typed in (choice.word.lower(), f"claim {choice.word.lower()}") and choice.action not in BIDS:
            return choice.action
    if typed in (means := kind(view).means(view) if view.asked else {}):
        return means[typed]
    for action, word in words(view).items():
        if typed == word:
            return action
    who, _, amount = typed.removeprefix("offer ").rpartition(" ")
    if view.asked == "answer" and who in ("", "counter") and amount.isdecimal():
        return offer(view.buyer, _sum(amount))
    seats = [seat for seat, known in enumerate(view.names) if known.lower() == who.strip()]
    if seats and amount.isdecimal():
        return offer(seats[0], _sum(amount))
    return card_of(text, view.rules.deck)


def _sum(digits: str) -> int:
    """A sum as typed; what is far too much is just too much."""
    return int(digits) if len(digits) < 8 else MOST_OFFERED + 1


def can_do(view: View) -> List:
    """What the player who is asked can do."""
    cards: list[Arg] = [Cards((code(action),)) for action in view.legal if action < MOST_CARDS]
    return List((*cards, *map(_can_say, choices(view))))


def _can_say(choice: Choice) -> Message:
    return msg("answer-can", word=label(choice), text=choice.text) if choice.text else label(choice)
