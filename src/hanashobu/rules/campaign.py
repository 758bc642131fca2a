"""A match played as a campaign: a buy-in, years, pots beside the rounds, loans, and the final accounts."""

from __future__ import annotations

from dataclasses import dataclass

from hanashobu.rules.part import Part, Points, Sum
from hanashobu.rules.text import Line, line
from hanashobu.text import Amount, Arg, msg


@dataclass(frozen=True, kw_only=True)
class Campaign(Part):
    """All sums in points."""

    buy_in: Sum
    prize: Sum  # of the buy-in, what each player pays into the prize pot
    year: Points  # rounds
    loan: Points
    ginmi: Points
    streak: Points
    most_takes_year: bool
    buys: str
    years: str
    year_pot: str
    loans: str
    ginmi_rule: str
    accounts: str

    def reasons(self) -> dict[str, Arg]:
        """What is paid for, by the ids of the rules."""
        return {self.year_pot: msg("reason-the-year-s-pot"), self.accounts: msg("reason-the-final-accounts")}

    def lines(self) -> list[Line]:
        """The campaign in words."""
        return [
            line(self.buys, "rule-campaign-buy-in", buy_in=Amount(self.buy_in), prize=Amount(self.prize)),
            line(self.years, "rule-campaign-years", rounds=self.year),
            line(self.year_pot, "rule-campaign-year-pot", who="most" if self.most_takes_year else "fewest"),
            line(self.loans, "rule-campaign-loans", loan=Amount(self.loan)),
            line(self.ginmi_rule, "rule-campaign-ginmi", rounds=self.streak, points=Amount(self.ginmi)),
            line(self.accounts, "rule-campaign-accounts"),
        ]
