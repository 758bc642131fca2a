"""A message: an id and named arguments. Players, cards, names and amounts are arguments with types, never text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from hanashobu.cards import UnknownCard

_ID = re.compile(r"[a-z][A-Za-z0-9_.-]*")

TAG = "is"  # the field that names the kind of an argument in JSON

# A server keeps many messages. None is part of a cycle, so the collector need not look at them (gc=False).


class Player(msgspec.Struct, frozen=True, gc=False, tag="player", tag_field=TAG, omit_defaults=True):
    """Somebody at the table; whoever reads the message from this seat is addressed as "you"."""

    name: str
    seat: int | None = None


class Cards(msgspec.Struct, frozen=True, gc=False, tag="cards", tag_field=TAG):
    """Cards by their codes; `?` is a card that nobody may know."""

    codes: tuple[str, ...]


class Name(msgspec.Struct, frozen=True, gc=False, tag="name", tag_field=TAG, omit_defaults=True):
    """What players call something: in English, in romaji, in kanji with readings, `松[まつ]に鶴[つる]`, and perhaps in Korean."""

    english: str
    romaji: str
    ruby: str
    korean: str = ""  # hangul with readings: `송학[songhak] 광[gwang]`


class Amount(msgspec.Struct, frozen=True, gc=False, tag="amount", tag_field=TAG, omit_defaults=True):
    """A number of points, chips, kan or whatever a table counts in."""

    number: int
    unit: str = "points"


class Quoted(msgspec.Struct, frozen=True, gc=False, tag="quoted", tag_field=TAG):
    """Somebody's own words, which are shown as they are, in quotes."""

    text: str


class Message(msgspec.Struct, frozen=True, gc=False, tag="message", tag_field=TAG, omit_defaults=True):
    """Something for people to read. `text` is the English of a message from a game's own file, in the syntax of the catalogues."""

    id: str
    args: dict[str, Arg] = {}
    text: str = ""

    def __str__(self) -> str:
        from hanashobu.text.reader import ENGLISH  # most messages are never read in English

        return ENGLISH(self)

    def __hash__(self) -> int:
        return hash((self.id, self.text, *self.args))


class List(msgspec.Struct, frozen=True, gc=False, tag="list", tag_field=TAG):
    """Several of anything, which the catalogue joins: `a, b and c`."""

    items: tuple[Arg, ...]


Arg = int | float | str | Player | Cards | Name | Amount | Quoted | Message | List
_ARGS = frozenset(get_args(Arg))


def msg(id: str, /, **args: Arg | Iterable[Arg]) -> Message:
    """A message of the catalogues: `msg("table-late")`, `msg("event-cut", who=Player("Ann", 0))`.

    >>> str(msg("list-and", a="this", b="that"))
    'this and that'
    """
    return Message(id, {name: value if type(value) in _ARGS else _arg(value) for name, value in args.items()})  # type: ignore[misc]


def own(id: str, text: str, /, **args: Arg | Iterable[Arg]) -> Message:
    """A message whose English is in the file of a game."""
    return Message(id, {name: _arg(value) for name, value in args.items()}, text)


def _arg(value: Arg | Iterable[Arg]) -> Arg:
    return value if isinstance(value, int | float | str | msgspec.Struct) else List(tuple(value))


def message_of(error: Exception) -> Message:
    """What an error says; the words of one that is not for people are kept as they are."""
    if isinstance(error, MessageError):
        return error.message
    if isinstance(error, UnknownCard):  # cards know nothing of messages
        return msg(
            "error-card-unknown", card=Quoted(error.text), near=error.near, blank="yes" if error.blank else "no", joker=error.last_joker
        )
    return words(str(error))


def words(text: str) -> Message:
    """Text that is not in the catalogues, such as what the file of a game says when it refuses a table."""
    return Message("words", {"text": text})


class MessageError(Exception):
    """An error for people: what is wrong, and what to do next. As a text it is English.

    >>> str(MessageError("list-and", a="this", b="that"))
    'this and that'
    """

    def __init__(self, message: Message | str, /, **args: Arg | Iterable[Arg]) -> None:
        self.message = message if isinstance(message, Message) else msg(message, **args) if _ID.fullmatch(message) else words(message)
        super().__init__(self.message)

    def __str__(self) -> str:
        return str(self.message)

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return type(self), (self.message,)
