"""Who has won a round, and who deals the next one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from hanashobu.rules.part import ALL_FIELDS, ITSELF, Mask, Part, known
from hanashobu.rules.text import Line, described, line
from hanashobu.text import Message, msg

SCORE, RESULT, TOTAL, CARD_POINTS, LOWEST, FIRST_CALLER, FIRST_YAKU = range(7)  # the most of it wins; of LOWEST the least result
_MEASURES = ("score", "result", "total", "cards", "lowest", "caller", "yaku")
EARLIEST, DEALER, NOBODY, MOST, HIGHER_CARDS = range(5)
_TIES = ("earliest", "dealer", "nobody", "most", "cards")
WINNER, LOSER, RIGHT, SAME = range(4)
_DEALERS = ("winner", "loser", "right", "same")


@dataclass(frozen=True)
class Tie(Part):
    """What decides between players who are level; those who are still level go on to the next."""

    by: Annotated[int, known(*range(len(_TIES)))]
    cards: Mask = 0  # of these one has the most

    def text(self) -> Message:
        """In words."""
        return msg(f"tie-{_TIES[self.by]}", **({"cards": described(self.cards)} if self.cards else {}))


EARLIEST_WINS, DEALER_WINS, NOBODY_WINS, POINTS_WIN = Tie(EARLIEST), Tie(DEALER), Tie(NOBODY), Tie(HIGHER_CARDS)


def most(cards: int) -> Tie:
    """Whoever has the most of these cards."""
    return Tie(MOST, cards)


@dataclass(frozen=True)
class Wins(Part):
    """Who has won a round that nobody has ended: the first of these that somebody is or has; and what decides ties."""

    seldom = frozenset({ITSELF, ALL_FIELDS})

    rule: str = ""
    by: tuple[Annotated[int, known(*range(len(_MEASURES)))], ...] = (SCORE,)
    ties: tuple[Tie, ...] = (EARLIEST_WINS,)

    def lines(self) -> list[Line]:
        """The winner in words, where the next dealer's sentence does not say it."""
        if not self.rule:
            return []
        if not self.by:
            return [line(self.rule, "rule-wins-nobody")]
        by = [msg(f"wins-{_MEASURES[measure]}") for measure in self.by]
        return [line(self.rule, "rule-wins", by=by, ties=[tie.text() for tie in self.ties])]


HIGHEST_SCORE = Wins()


@dataclass(frozen=True)
class Deals(Part):
    """Who deals the next round: the winner or another; and who after a round that nobody has won."""

    rule: str
    who: Annotated[int, known(*range(len(_DEALERS)))] = WINNER
    drawn: Annotated[int, known(RIGHT, SAME)] = SAME

    def otherwise(self) -> int:
        """Who deals where a round does not decide it: the same dealer, or the next one."""
        return self.who if self.who in (RIGHT, SAME) else self.drawn

    def lines(self, wins: Wins) -> list[Line]:
        """The next dealer in words, with what makes a winner where that has no rule of its own."""
        if self.who == WINNER and not wins.rule and wins.by == (SCORE,) and wins.ties in _SAID:
            return [line(self.rule, f"rule-next-dealer-{_SAID[wins.ties]}")]
        lines = [line(self.rule, f"rule-next-dealer-{_DEALERS[self.who]}")]
        return [*lines, line(self.rule, "rule-next-dealer-drawn")] if self.drawn == RIGHT and self.who != RIGHT else lines


_SAID = {(EARLIEST_WINS,): "highest", (DEALER_WINS, NOBODY_WINS): "tie-stays"}
