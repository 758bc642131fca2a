"""What a line of a record says beside what the rules say: what a writer may choose, and where the two differ (docs/record.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.quoting import quote
from hanashobu.rules.ruleset import Ruleset

Item = TypeVar("Item")
LONGEST = 400  # letters of a value that a complaint repeats as it is; no deck is longer

# What a writer may leave out, because a reader can tell it from what came before.
OPTIONAL: tuple[tuple[type[events.Event], str], ...] = (
    (events.Pile, "cards"),
    (events.Leader, "field"),
    (events.SitsOut, "field"),
    (events.PassedHand, "cards"),
)

# Lists without an order of their own.
UNORDERED: tuple[tuple[type[events.Event], str], ...] = (
    (events.Made, "yaku"),
    (events.Claim, "teyaku"),
    (events.Claim, "declined"),
    (events.MatchEnds, "winners"),
)

ONE_STOP = 1  # the last version of the rules whose records name one of several yaku that stopped a round


@dataclass(frozen=True)
class Reading:
    """What is free at one place of a record: the ids of its rules, their version, and the seats that did not play the round."""

    rules: Ruleset
    version: int
    idle: Callable[[], frozenset[int]]

    def plain(self, due: AnyEvent, said: AnyEvent) -> AnyEvent:
        """The line in the words of our own writer, wherever it only uses a freedom of the format."""
        for kind, field in OPTIONAL:
            if isinstance(due, kind) and isinstance(said, kind) and not getattr(said, field):
                return _copy(said, due, field)
        for kind, field in UNORDERED:
            if isinstance(due, kind) and isinstance(said, kind) and _alike(getattr(due, field), getattr(said, field)):
                said = _copy(said, due, field)
        match due, said:
            case events.MatchBegins(), events.MatchBegins():
                return msgspec.structs.replace(said, time=due.time, options=due.options, game_hash=due.game_hash)
            case events.Deal(), events.Deal():
                return _copy(said, due, "face_down")
            case events.Made(), events.Made() if self.version <= ONE_STOP and said.yaku == due.yaku[:1]:
                return _copy(said, due, "yaku")
            case events.Pay(), events.Pay() if (due.why, said.why) in self.rules.also:
                return _copy(said, due, "why")
            case events.Score(), events.Score():
                return msgspec.structs.replace(said, cards=self._cards(said), yaku=_held(due, said))
        return said

    def same(self, due: AnyEvent, said: AnyEvent) -> bool:
        """Whether a line says what the rules say."""
        return said == due or self.plain(due, said) == due

    def difference(self, due: AnyEvent, said: AnyEvent) -> str:
        """The first field in which a line differs from the rules, as a sentence."""
        if type(due) is not type(said):
            return f"{kind_of(said)} where the rules have {_text(due)}."
        found = self.plain(due, said)
        for field in msgspec.structs.fields(due):
            wrong, right = getattr(found, field.name), getattr(due, field.name)
            if wrong != right:
                return f"{kind_of(due)} says {field.encode_name} is {_text(wrong)}; by the rules it is {_text(right)}."
        return f"{kind_of(due)} is not as the rules have it."

    def which(self, due: Sequence[events.Pay], said: events.Pay) -> events.Pay:
        """The payment that a line tells of, of several that fall due together; if it is none of them, the one that it comes nearest to.

        Who pays whom tells payments apart before the amount does, and the amount before the reason.
        """
        return next((pay for pay in due if pay == said), None) or max(due, key=lambda pay: (self.same(pay, said), _matches(pay, said)))

    def _cards(self, said: events.Score) -> tuple[int | None, ...] | None:
        if said.cards is None or None not in said.cards:
            return said.cards
        idle = self.idle()
        return tuple(0 if points is None and seat in idle else points for seat, points in enumerate(said.cards))


def kind_of(event: AnyEvent) -> str:
    """The name of an event."""
    return str(event.__struct_config__.tag)


def _matches(due: events.Pay, said: events.Pay) -> tuple[int, bool, bool]:
    parties = (due.payer == said.payer) + (due.payee == said.payee)
    return parties, due.amount == said.amount, due.why == said.why


def _held(due: events.Score, said: events.Score) -> tuple[tuple[tuple[str, int | None], ...], ...]:
    if len(due.yaku) != len(said.yaku):
        return said.yaku
    return tuple(right if _alike(right, row) else row for right, row in zip(due.yaku, said.yaku, strict=True))


def _alike(one: Iterable[Item], two: Iterable[Item]) -> bool:
    """Whether two lists hold the same, in whatever order."""
    return sorted(map(repr, one)) == sorted(map(repr, two))


def _copy(said: AnyEvent, due: AnyEvent, field: str) -> AnyEvent:
    return msgspec.structs.replace(said, **{field: getattr(due, field)})


def _text(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= LONGEST else quote(text)
