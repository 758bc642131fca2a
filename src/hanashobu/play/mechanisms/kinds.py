"""What a mechanism says of itself above the engine: its kinds of questions, and its kinds of events."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, NamedTuple, Protocol

from hanashobu.cards import CardSet
from hanashobu.engine.actions import WORDS
from hanashobu.engine.state import State
from hanashobu.play.events import AnyEvent, Event
from hanashobu.play.questions.choice import Choice
from hanashobu.play.view import View
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.rules.yaku import Yaku
from hanashobu.text import Amount, Arg, Cards, List, Message, Player, msg
from hanashobu.text.names import name

Args = Mapping[str, Arg]
YES_NO = ("yes, no", msg("terminal-help-yes-no"))  # how a question is answered that needs no words of its own
ExtraValue = int | tuple[int, ...]
Flags = Mapping[str, Callable[[Ruleset], object]]  # by name, whether a table has something, or how many of it
CardSets = Mapping[str, Callable[[Ruleset], CardSet]]  # by name, cards that a page has to know
Slot = Literal["rim", "sheet", "name", "total"]  # of the table, or just on a sheet of scores; of a player, by the name or the total


def no_args(_view: View, _action: int = 0) -> Args:
    """For messages that need no arguments."""
    return {}


def units(view: View, points: int) -> Amount:
    """Points in the unit of the game."""
    return view.rules.units.amount(points)


def bonus(view: View, feat: int) -> Args:
    """What the score sheet pays each for a feat, and the card points that it needs."""
    due = view.rules.feat(feat)
    return {"least": due.least if due else 0, "bonus": units(view, due.points * view.rules.unit if due else 0)}


@cache
def standing(where: str) -> Message:
    """Where a player stands: `stands-…`. Made once, because every seat is sent where everybody stands, after every move."""
    return msg(f"stands-{where}")


@dataclass(frozen=True, kw_only=True)
class QuestionKind:
    """One kind of question."""

    ask: int  # the engine's number for it
    name: str  # in messages
    poses: Callable[[View], Args] | None = None  # the arguments of its sentence; None where the table shows what is asked
    brings: Callable[[View, int], Args] = no_args  # the arguments of what an answer costs or brings
    answer: Callable[[View, int], Choice] | None = None  # an answer with a word or a text of its own
    means: Callable[[View], Mapping[str, int]] = lambda _: {}  # which answers a plain "yes" and "no" are, where none is called so
    refuses: Callable[[View, int], Message | None] = lambda _view, _action: None  # why somebody who is not asked cannot answer it
    done_by: Callable[[Any, Ruleset], tuple[int, int] | None] = lambda _event, _rules: None  # the seat and action behind an event
    silent: int | None = None  # an answer that makes no event
    card_from: Literal["hand", "field", ""] = ""  # where the cards lie that answer it
    preview: Literal["lay", "take", ""] = ""  # what can be said beforehand of a card that answers it
    advice: Callable[[View, int], Message] | None = None  # an answer as advice, where its word does not say it
    careful: Callable[[View, Callable[[View], bool]], int] | None = None  # what a careful player answers, who can judge a hand
    bid: Callable[[View], tuple[tuple[int, ...], int]] | None = None  # where an offer can be made: to whom, and the least sum
    among: Callable[[Any], tuple[str, ...]] = lambda _: ()  # the cards of an event among which the answer is
    no_card: Callable[[Cards, List], Message] = lambda _, can: msg("error-no-card-now", can=can)  # why a card that is no answer is none
    hides: Literal["answers", "asked", ""] = ""  # what others do not learn of it
    holds_back: bool = False  # what led to it is made known when it is answered
    foregone: Callable[[View], int | None] | None = None  # the answer that a table gives by itself where no other makes sense

    @property
    def id(self) -> str:
        """Its part of the ids of messages: `question-…`, `answer-…-sage`, `advice-…-sage`."""
        return self.name.replace("_", "-")

    def question(self, view: View) -> Message | None:
        """The question as a sentence."""
        return Message(f"question-{self.id}", dict(self.poses(view))) if self.poses else None

    def described(self, view: View, action: int) -> Choice:
        """An answer that is not a card."""
        if self.answer:
            return self.answer(view, action)
        word = WORDS[action]
        return Choice(action=action, word=word, text=Message(f"answer-{self.id}-{word}", dict(self.brings(view, action))))

    def advised(self, view: View, action: int) -> Message:
        """An answer that is not a card as advice; its attribute `other` is what it is called beside something better."""
        return self.advice(view, action) if self.advice else Message(f"advice-{self.id}-{WORDS[action]}")


def _counted(rules: Ruleset, value: ExtraValue) -> Args:
    """A number, and the same in the unit of the game."""
    assert isinstance(value, int)
    return {"n": value, "sum": rules.units.amount(value)}


@dataclass(frozen=True, kw_only=True)
class Extra:
    """What a mechanism shows of the table or of each player: a plain value under its name, in words the message `extra-NAME`."""

    name: str  # in views, snapshots and messages; a page may have a drawing for it (web/src/mechanisms)
    slots: tuple[Slot, ...]
    has: Callable[[Ruleset], object]  # whether a table can have it
    value: Callable[[View, int], ExtraValue | None]  # of a seat; None while there is nothing to show
    args: Callable[[Ruleset, ExtraValue], Args] = _counted
    lasts: bool = False  # from one round to the next
    sheet: str = ""  # the attribute in which a sheet of scores says it, where that is another
    place: int = 0  # what has a higher one is shown later

    @property
    def id(self) -> str:
        """The message that says it."""
        return f"extra-{self.name.replace('_', '-')}"

    def text(self, rules: Ruleset, value: ExtraValue, attribute: str = "") -> Message:
        """In words; its attribute `word` is for the middle of a sentence, `mark` is a sign beside a name."""
        return Message(f"{self.id}{attribute and '.'}{attribute}", dict(self.args(rules, value)))


class ReportPart(NamedTuple):
    """A part of such a report that has no meaning at every table."""

    has: Callable[[Ruleset], object]
    missing: str  # the message that says why a table has it not
    house_rule: Callable[[Ruleset], str] = lambda _: ""  # what is typed after -o to play with it


@dataclass(frozen=True, kw_only=True)
class ReportField:
    """A field that a mechanism adds to the report of a round that was played with real cards."""

    name: str  # in messages; an argument of `hanashobu.score`, and with dashes an option of `hana score`
    takes: Literal["yes", "player", "number"]  # whether it happened, which other player than the dealer it was, or a number from 1
    house_rule: str  # what is typed after -o to play with it
    rule: Callable[[Ruleset], str]  # empty at a table without it, where it is refused
    apply: Callable[[State, int | None], None]  # to a round that is not dealt yet; None where nothing is reported
    binds: bool = False  # whether it keeps a player from going out
    most: int = 0  # of a number
    alone: bool = False  # only of a round by itself: in a match it follows from the rounds before

    def message(self, attribute: str = "", **args: Arg) -> Message:
        """The label; or of its attributes `nobody` (none of the other players), `missing` (why a table refuses it), `binds`."""
        id = f"report-{self.name.replace('_', '-')}"
        return Message(f"{id}.{attribute}" if attribute else id, args)


@dataclass(frozen=True, kw_only=True)
class OutOfTurn:
    """Something that a seat may do whoever's turn it is, unless it is asked that very question."""

    name: str  # of the question
    answers: Container[int]
    has: Callable[[Ruleset], object]
    now: Callable[[State, Tables, int], tuple[int, ...]]  # what a seat may do
    choice: Callable[[View, int], Choice]
    refuses: Callable[[State, View], Message]  # why it may not
    done_by: Callable[[Any, Ruleset], tuple[int, int] | None]


class Rows(Protocol):
    """What the kernel's rows are read with."""

    rules: Ruleset
    tables: Tables
    ids: tuple[str, ...]

    def totals(self) -> tuple[int, ...]:
        """The totals in the last rows."""
        ...

    def teyaku(self, rows: int) -> tuple[str, ...]:
        """The ids of rows of the teyaku table."""
        ...

    def yaku_id(self, row: int) -> str:
        """The id of a row of the yaku table."""
        ...

    def as_dealt(self, cards: int) -> tuple[str, ...]:
        """Cards of a hand or the field in the order in which they were dealt."""
        ...


@dataclass(frozen=True)
class EventContext:
    """What a sentence about an event needs beside it: who sits where, the rules, and the capture piles, which everybody sees."""

    names: tuple[str, ...]
    rules: Ruleset
    taken: Sequence[int] = ()
    cites: bool = False  # whether the rule stands behind what something is paid for, as on a sheet of scores

    def player(self, seat: int) -> Player:
        """Who sits in a seat, as an argument of messages."""
        return Player(self.names[seat], seat)

    def players(self, seats: Iterable[int]) -> List:
        """Several of them."""
        return List(tuple(map(self.player, seats)))

    def amount(self, points: int) -> Amount:
        """Points in the unit of the game."""
        return self.rules.units.amount(points)

    def rows(self, rule: str, seat: int | None) -> tuple[Yaku, ...]:
        """The rows of the yaku table with an id; where several share it, those that the pile of a seat has."""
        rows = tuple(row for row in self.rules.yaku if row.id == rule)
        if len(rows) < 2 or seat is None or seat >= len(self.taken):
            return rows
        return tuple(row for row in rows if row.value(self.taken[seat]) is not None) or rows

    def called(self, rules: Iterable[str], seat: int | None = None) -> List:
        """What people call these yaku, teyaku, or reasons of payments."""
        found: list[Arg] = []
        for rule in rules:
            rows = self.rows(rule, seat)
            names = [name(row.name, row.kanji) for row in rows] if rows and self.taken else [self.rules.reason(rule)]
            found += [msg("score-name-rule", name=one, rule=rule) for one in names] if self.cites else names
        return List(tuple(found))


class Counted(NamedTuple):
    """How often each word of an event comes up in a round, which is the second number of its row: under which heading, and which words."""

    heading: str
    words: Callable[[Ruleset], Mapping[str, Arg]]  # those of a table, in the kernel's order, with what they are called


@dataclass(frozen=True, kw_only=True)
class EventKind:
    """One kind of event: the row of the kernel's log that it is read from, the rule that it stands under, and its sentence."""

    event: type[Event]
    rule: Callable[[Any, Ruleset], str]
    says: Callable[[Any, EventContext], Message | None]  # of an event as a seat sees it; None for one that is not worth a sentence
    row: int | None = None  # none where several rows make the event
    settles: bool = False  # whether a settlement reads it
    optional: tuple[str, ...] = ()  # fields that a record may leave out, because they follow from what came before
    unordered: tuple[str, ...] = ()  # lists without an order of their own
    counted: Counted | None = None  # how reports count its words
    read: Callable[[Rows, int, int, int], AnyEvent] | None = None


def cites(rule: str) -> Callable[[Any, Ruleset], str]:
    """An event that stands under the same rule in every game."""
    return lambda _event, _rules: rule
