"""What a mechanism says of itself above the engine: its kinds of questions, and its kinds of events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Protocol

from hanashobu.engine.actions import WORDS
from hanashobu.play.events import AnyEvent, Event
from hanashobu.play.view import View
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.rules.text import count

Advice = Callable[[View, int], tuple[str, str]]


class Choice(NamedTuple):
    """An action, the word that people type for it, and what it costs or brings."""

    action: int
    word: str
    text: str
    teyaku: tuple[str, ...] = ()  # the rows that it claims
    shows: int = 0  # the cards that it makes everybody see


def plain(texts: Callable[[View, int], str]) -> Callable[[View, int], Choice]:
    """Answers that have the usual word for their action, and a text."""
    return lambda view, action: Choice(action, WORDS[action], texts(view, action))


NO_TEXT = plain(lambda _view, _action: "")


def fixed(rows: Mapping[int, tuple[str, str]]) -> Advice:
    """Advice that is the same at every table: what to do, and what it is called beside something better."""
    return lambda _, action: rows[action]


NO_ADVICE = fixed({})


def units(view: View, points: int) -> str:
    """Points in the words of the game."""
    return count(points, view.rules.units.word.removesuffix("s"))


@dataclass(frozen=True, kw_only=True)
class QuestionKind:
    """One kind of question."""

    ask: int  # the engine's number for it
    name: str  # in messages
    text: Callable[[View], str] = lambda _: ""  # the question as a sentence; empty where the table shows what is asked
    answer: Callable[[View, int], Choice] = NO_TEXT  # an answer that is not a card
    means: Callable[[View], Mapping[int, int]] = lambda _: {}  # which answers a plain yes and no are
    refuses: Callable[[View, int], str] = lambda _view, _action: ""  # why somebody who is not asked cannot answer it
    done_by: Callable[[Any, Ruleset], tuple[int, int] | None] = lambda _event, _rules: None  # the seat and action behind an event
    silent_no: bool = False  # a "no" makes no event
    preview: Literal["lay", "take", ""] = ""  # what can be said beforehand of a card that answers it
    advice: Advice = NO_ADVICE
    verb: str = "Take"  # for a card, in advice
    careful: Callable[[View], int] | None = None  # what a careful player answers without a look at the cards


class Rows(Protocol):
    """What the kernel's rows are read with."""

    rules: Ruleset
    tables: Tables
    ids: tuple[str, ...]

    def totals(self) -> tuple[int, ...]:
        """The totals that the last rows told."""
        ...

    def teyaku(self, rows: int) -> tuple[str, ...]:
        """The ids of rows of the teyaku table."""
        ...

    def yaku_id(self, row: int) -> str:
        """The id of a row of the yaku table."""
        ...


@dataclass(frozen=True, kw_only=True)
class EventKind:
    """One kind of event: the row of the kernel's log that it is read from, and the rule that it stands under."""

    event: type[Event]
    rule: Callable[[Any, Ruleset], str]
    row: int | None = None  # none where several rows make the event
    read: Callable[[Rows, int, int, int], AnyEvent] | None = None


def cites(rule: str) -> Callable[[Any, Ruleset], str]:
    """An event that stands under the same rule in every game."""
    return lambda _event, _rules: rule
