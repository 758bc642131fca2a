"""What a review says, as plain values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hanashobu.reviews.luck import RoundLuck
from hanashobu.text import Message
from hanashobu.wire import Wire

PARTS = ("result", "place", "deal", "draws", "own", "others", "rest")


class Decision(Wire, frozen=True, kw_only=True):
    """A choice between answers, and what it cost; cards are codes, other answers words."""

    round: int
    line: int  # of the record, which tells of it
    moment: int  # the number in its round: the same as in the curve
    seat: int
    kind: str  # "discard" or "take", or the name of the question
    played: str
    cost: float  # in points, what winning the match is worth included where its end is near
    error: float
    mistake: bool = False
    better: str | None = None  # where it is one: what both judges find better
    why: Message | None = None
    did: Message | None = None  # and what was chosen, by its player, who had these cards in hand and these on the field
    hand: tuple[str, ...] = ()
    field: tuple[str, ...] = ()
    chance: float | None = None  # near the end of the match: what it cost of the chance to win it
    expected: float | None = None  # of a mistake: what the search expects of it, and of the better answer
    instead: float | None = None


class RoundReview(Wire, frozen=True):
    """A round: its luck, and every decision that was one."""

    round: int
    luck: RoundLuck
    decisions: tuple[Decision, ...]


class KindReview(Wire, frozen=True):
    """What a player's decisions of a kind cost on average."""

    kind: str
    decisions: int
    mistakes: int
    cost: float  # per decision


class SeatReview(Wire, frozen=True, kw_only=True):
    """A player: why the result is what it is, and what the decisions cost."""

    seat: int
    result: float
    place: float
    deal: float
    draws: float
    own: float
    others: float
    rest: float
    error: float  # of deal and draws together
    decisions: int
    mistakes: int
    cost: float  # of the mistakes, together
    small: float  # of all other decisions, together
    kinds: tuple[KindReview, ...] = ()


class Review(Wire, frozen=True, kw_only=True):
    """A match that is over, or the rounds of it that were finished when the review was interrupted."""

    game: str
    names: tuple[str, ...]
    rounds: tuple[RoundReview, ...]
    seats: tuple[SeatReview, ...]
    costliest: tuple[Decision, ...]
    least: float  # points that a mistake costs at least
    complete: bool = True


COSTLIEST = 3


def summed(game: str, names: Sequence[str], rounds: Sequence[RoundReview], least: float, complete: bool) -> Review:
    """The review of these rounds."""
    decisions = [decision for one in rounds for decision in one.decisions]
    mistakes = sorted((one for one in decisions if one.mistake), key=lambda one: -one.cost)
    seats = tuple(_seat(seat, rounds, [one for one in decisions if one.seat == seat]) for seat in range(len(names)))
    return Review(
        game=game,
        names=tuple(names),
        rounds=tuple(rounds),
        seats=seats,
        costliest=tuple(mistakes[:COSTLIEST]),
        least=least,
        complete=complete,
    )


def _seat(seat: int, rounds: Sequence[RoundReview], decisions: Sequence[Decision]) -> SeatReview:
    sums = {part: sum(getattr(one.luck, part)[seat] for one in rounds) for part in PARTS}
    error = sum(one.luck.error[seat] ** 2 for one in rounds) ** 0.5
    kinds = sorted({one.kind for one in decisions})
    return SeatReview(
        seat=seat,
        **sums,
        error=error,
        decisions=len(decisions),
        mistakes=sum(one.mistake for one in decisions),
        cost=sum(one.cost for one in decisions if one.mistake),
        small=sum(one.cost for one in decisions if not one.mistake),
        kinds=tuple(_kind(kind, [one for one in decisions if one.kind == kind]) for kind in kinds),
    )


def _kind(kind: str, decisions: Sequence[Decision]) -> KindReview:
    return KindReview(kind, len(decisions), sum(one.mistake for one in decisions), mean(one.cost for one in decisions))


def mean(values: Iterable[float]) -> float:
    """The mean of some numbers; nothing of none."""
    found = list(values)
    return sum(found) / len(found) if found else 0.0


def plain(value: Any) -> Any:
    """The same as lists and dictionaries; messages are read in English."""
    if isinstance(value, Message):
        return str(value)
    if isinstance(value, Wire):
        return {name: plain(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    return round(value, 4) if isinstance(value, float) else value
