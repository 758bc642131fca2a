"""What the page is sent of a review: the luck of a match, and judged decisions."""

from __future__ import annotations

from hanashobu.reviews.luck import RoundLuck
from hanashobu.reviews.report import Decision
from hanashobu.wire import Wire


class RoundCourse(Wire, frozen=True):
    """A round: why it ended as it did, and how many moments there are at which somebody did something."""

    round: int
    luck: RoundLuck
    moments: int


class MatchLuck(Wire, frozen=True):
    """What the cards and the players did in a match that is over."""

    game: str
    names: tuple[str, ...]
    least: float  # points that a mistake costs at least
    rounds: tuple[RoundCourse, ...]


class JudgedDecisions(Wire, frozen=True):
    """What decisions of a round cost, and the moment to ask for next."""

    round: int
    decisions: tuple[Decision, ...]
    next: int
