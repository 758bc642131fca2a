"""A match played as a campaign: a buy-in, years, pots beside the rounds, loans, and the final accounts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from hanashobu.rules.bad_table import BadTable
from hanashobu.rules.length import Length
from hanashobu.rules.part import Points, Sum, TablePart
from hanashobu.rules.tables import Tables
from hanashobu.rules.text import Line, Rule, line
from hanashobu.text import Amount, Arg, Message, msg

if TYPE_CHECKING:
    from hanashobu.rules.ruleset import Ruleset


@dataclass(frozen=True, kw_only=True)
class Campaign(Rule, TablePart):
    """All sums in points."""

    SENTENCES: ClassVar[tuple[str, ...]] = ("years", "year_pot", "loans", "ginmi", "accounts")

    buy_in: Sum
    prize: Sum  # of the buy-in, what each player pays into the prize pot
    year: Points = 12  # rounds
    loan: Points
    ginmi: Points
    streak: Points = 3  # rounds in a row with the highest total, which a ginmi pays for
    most_takes_year: bool = False

    def __post_init__(self) -> None:
        """The prize comes out of the buy-in."""
        super().__post_init__()
        if self.prize > self.buy_in:
            raise BadTable("error-table-prize", prize=self.prize, buy_in=self.buy_in)

    def length(self, seats: int) -> Length:
        """A year for each player; what is left of the buy-in is what everybody starts with."""
        return Length(self.year * seats, start=self.buy_in - self.prize, start_rule=self.rule)

    def fill(self, made: Tables, place: Callable[[str], int]) -> None:
        """The sums, and how long years and streaks last."""
        made.buy_in, made.prize, made.year, made.loan = self.buy_in, self.prize, self.year, self.loan
        made.ginmi, made.streak, made.most_takes_year = self.ginmi, self.streak, int(self.most_takes_year)
        made.year_why, made.accounts_why = place(self.id_of("year_pot")), place(self.id_of("accounts"))

    def faults(self, rules: Ruleset) -> Iterator[Message]:
        """Years, loans and streaks that are none, or a match that does not start with what is left of the buy-in."""
        if min(self.year, self.loan, self.streak) < 1:
            yield msg("check-campaign")
        elif rules.length.start != self.buy_in - self.prize:
            yield msg("check-buy-in", start=rules.length.start, buy_in=self.buy_in, prize=self.prize)

    def reasons(self) -> dict[str, Arg]:
        """What is paid for, by the ids of the rules."""
        return {self.id_of("year_pot"): msg("reason-the-year-s-pot"), self.id_of("accounts"): msg("reason-the-final-accounts")}

    def lines(self) -> list[Line]:
        """The campaign in words."""
        return [
            line(self.rule, "rule-campaign-buy-in", buy_in=Amount(self.buy_in), prize=Amount(self.prize)),
            line(self.id_of("years"), "rule-campaign-years", rounds=self.year),
            line(self.id_of("year_pot"), "rule-campaign-year-pot", who="most" if self.most_takes_year else "fewest"),
            line(self.id_of("loans"), "rule-campaign-loans", loan=Amount(self.loan)),
            line(self.id_of("ginmi"), "rule-campaign-ginmi", rounds=self.streak, points=Amount(self.ginmi)),
            line(self.id_of("accounts"), "rule-campaign-accounts"),
        ]
