"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Protocol

from hanashobu.play.view import View


class Bot(Protocol):
    """Chooses one of the legal actions of a view; it never sees more than that."""

    @property
    def name(self) -> str:
        """The word by which people choose it."""

    @property
    def sentence(self) -> str:
        """How it plays."""

    def choose(self, view: View, random: Random) -> int:
        """An action from `view.legal`."""
