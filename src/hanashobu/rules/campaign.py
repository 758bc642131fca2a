"""A match played as a campaign: a buy-in, years, pots beside the rounds, loans, and the final accounts."""

from __future__ import annotations

from dataclasses import dataclass

from hanashobu.rules.text import Line


@dataclass(frozen=True, kw_only=True)
class Campaign:
    """All sums in points."""

    buy_in: int
    prize: int  # of the buy-in, what each player pays into the prize pot
    year: int  # rounds
    loan: int
    ginmi: int
    streak: int
    most_takes_year: bool
    buys: str
    years: str
    year_pot: str
    loans: str
    ginmi_rule: str
    accounts: str
    lends_at: int = 0  # whoever has so much or less after a round borrows

    def lines(self) -> list[Line]:
        """The campaign in words."""
        who = "most" if self.most_takes_year else "fewest"
        return [
            Line(self.buys, f"Everybody buys in with {self.buy_in} points and pays {self.prize} of them into the prize pot."),
            Line(self.years, f"There are as many years of {self.year} rounds as players."),
            Line(self.year_pot, f"A round's winner puts 1 point into the year's pot; at the year's end it goes to the {who} points."),
            Line(self.loans, f"Whoever has run out of points after a round borrows {self.loan} points, or a multiple, from the bank."),
            Line(self.ginmi_rule, f"The highest total for {self.streak} rounds in a row is paid {self.ginmi} by each other player."),
            Line(self.accounts, "At the end the highest total takes the prize pot; then everybody gives back buy-in and loans."),
        ]
