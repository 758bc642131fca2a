"""Compares a line of a record with what the rules lead to: what a writer may choose, and where the two differ (docs/record.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from hanashobu.play import events, mechanisms
from hanashobu.play.events import AnyEvent
from hanashobu.quoting import quote
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Message, msg

Item = TypeVar("Item")
LONGEST = 400  # characters of a value that an error repeats unshortened; no deck is longer


@dataclass(frozen=True)
class LineComparison:
    """What is free at one place of a record: the ids of its rules, and the seats that did not play the round."""

    rules: Ruleset
    idle: Callable[[], frozenset[int]]

    def plain(self, due: AnyEvent, recorded: AnyEvent) -> AnyEvent:
        """The line as our own writer would write it, where it differs only in what the format leaves open. Seals are checked apart."""
        recorded = _copy(recorded, due, "seal")
        kind = mechanisms.events()[type(due)]
        if type(recorded) is type(due):
            if left_out := next((field for field in kind.optional if not getattr(recorded, field)), None):
                return _copy(recorded, due, left_out)
            for field in kind.unordered:
                if _alike(getattr(due, field), getattr(recorded, field)):
                    recorded = _copy(recorded, due, field)
        match due, recorded:
            case events.MatchBegins(), events.MatchBegins():
                return msgspec.structs.replace(recorded, time=due.time, options=due.options, game_hash=due.game_hash, fair=due.fair)
            case events.Deal(), events.Deal():
                return _copy(recorded, due, "face_down")
            case events.Pay(), events.Pay() if (due.why, recorded.why) in self.rules.also:
                return _copy(recorded, due, "why")
            case events.RoundScore(), events.RoundScore():
                return msgspec.structs.replace(recorded, cards=self._cards(recorded), yaku=_held(due, recorded))
        return recorded

    def same(self, due: AnyEvent, recorded: AnyEvent) -> bool:
        """Whether a line agrees with the rules."""
        return recorded == due or self.plain(due, recorded) == due

    def difference(self, due: AnyEvent, recorded: AnyEvent) -> Message:
        """The first field in which a line differs from the rules."""
        if type(due) is not type(recorded):
            return msg("error-record-other-event", event=kind_of(recorded), due=_text(due))
        found = self.plain(due, recorded)
        for field in msgspec.structs.fields(due):
            wrong, right = getattr(found, field.name), getattr(due, field.name)
            if wrong != right:
                return msg("error-record-field", event=kind_of(due), field=field.encode_name, found=_text(wrong), due=_text(right))
        return msg("error-record-differs", event=kind_of(due))

    def which(self, due: Sequence[events.Pay], recorded: events.Pay) -> events.Pay:
        """The payment on this line, among several that fall due together; if it is none of them, the closest one.

        Payments are matched by payer and payee first, then by amount, then by reason.
        """
        return next((pay for pay in due if pay == recorded), None) or max(
            due, key=lambda pay: (self.same(pay, recorded), _matches(pay, recorded))
        )

    def _cards(self, recorded: events.RoundScore) -> tuple[int | None, ...] | None:
        if recorded.cards is None or None not in recorded.cards:
            return recorded.cards
        idle = self.idle()
        return tuple(0 if points is None and seat in idle else points for seat, points in enumerate(recorded.cards))


def kind_of(event: AnyEvent) -> str:
    """The name of an event."""
    return str(event.__struct_config__.tag)


def _matches(due: events.Pay, recorded: events.Pay) -> tuple[int, bool, bool]:
    parties = (due.payer == recorded.payer) + (due.payee == recorded.payee)
    return parties, due.amount == recorded.amount, due.why == recorded.why


def _held(due: events.RoundScore, recorded: events.RoundScore) -> tuple[tuple[tuple[str, int | None], ...], ...]:
    if len(due.yaku) != len(recorded.yaku):
        return recorded.yaku
    return tuple(right if _alike(right, row) else row for right, row in zip(due.yaku, recorded.yaku, strict=True))


def _alike(one: Iterable[Item], two: Iterable[Item]) -> bool:
    """Whether two lists hold the same values in any order."""
    return sorted(map(repr, one)) == sorted(map(repr, two))


def _copy(recorded: AnyEvent, due: AnyEvent, field: str) -> AnyEvent:
    return msgspec.structs.replace(recorded, **{field: getattr(due, field)})


def _text(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= LONGEST else quote(text)
