"""A question as a seat is asked it: its answers, and what each of them takes, costs or brings."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hanashobu.play.event import Cards
from hanashobu.text import Amount, Message, Name
from hanashobu.wire import Wire

Asked = Annotated[str, Meta(title="Asked")]  # the name of a kind of question (play/mechanisms)
Worth = Amount | Message  # what a yaku brings: points in the unit of its table, or that it ends the round


class MadeYaku(Wire, frozen=True):
    """A yaku that counts with the cards of a pile."""

    id: str
    name: Name
    worth: Worth

    @property
    def points(self) -> int:
        """What it counts; one that ends the round counts nothing."""
        return self.worth.number if isinstance(self.worth, Amount) else 0


class Outcome(Wire, frozen=True):
    """What comes to the player's pile: cards, what they count, and the yaku that they make; where cards have no points, the yaku count."""

    got: Cards = ()
    points: int = 0
    yaku: tuple[MadeYaku, ...] = ()


class Target(Wire, frozen=True):
    """One of several field cards that a hand card could take, and what that brings."""

    card: str
    outcome: Outcome


class Choice(Wire, frozen=True, kw_only=True):
    """One possible answer: a card, or a word with a sentence that says what it costs or brings."""

    action: int
    card: str | None = None
    outcome: Outcome | None = None  # of a card; none for a card that is put back
    targets: tuple[Target, ...] = ()  # not empty: one of these has to be chosen next
    word: str = ""  # what people type; pages show it as the message `word-…`,
    called: Name | None = None  # or as its name, where it is a word of the game
    text: Message | None = None
    teyaku: tuple[str, ...] = ()  # what a claim is of,
    shows: Cards = ()  # and the cards that everybody will see


class Bid(Wire, frozen=True):
    """Who can be made an offer, and the least that can be offered; the answer carries `to` and `amount`."""

    seats: tuple[int, ...]
    least: int


class Question(Wire, frozen=True):
    """What this seat is asked now."""

    asked: Asked
    choices: tuple[Choice, ...]
    text: Message | None = None  # none where the table itself shows it
    card: str | None = None  # the card that waits for its target
    bid: Bid | None = None
