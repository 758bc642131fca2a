"""What the others know while somebody is asked in secret: only what was known before, or they would learn that there is a question."""

from __future__ import annotations

from dataclasses import dataclass

from hanashobu.play.view import View


@dataclass(frozen=True)
class HeldViews:
    """The views of all seats before a card whose player is asked in secret what comes next (NA-9)."""

    asked: int
    views: dict[int | None, View]
    known: int  # how many events there were

    def view(self, seat: int | None) -> View | None:
        """What a seat may know; None for the one that is asked."""
        return None if seat == self.asked else self.views[seat]
