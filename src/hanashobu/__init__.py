"""Hanashōbu: hanafuda fishing games to play, to score and to study. docs/api.md explains every name with examples."""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from hanashobu import games
    from hanashobu.api.action import Action
    from hanashobu.api.cards import Card, CardSet
    from hanashobu.api.errors import BadArgument, BadRecord, BadType, IllegalAction
    from hanashobu.api.match import Match
    from hanashobu.api.question import Answer, Question
    from hanashobu.api.view import Player, View
    from hanashobu.api.yaku import Yaku

__all__ = [
    "Action",
    "Answer",
    "BadArgument",
    "BadRecord",
    "BadType",
    "Card",
    "CardSet",
    "IllegalAction",
    "Match",
    "Player",
    "Question",
    "View",
    "Yaku",
    "games",
]

# Where each name is made. It is imported when it is first used, so that `import hanashobu` and `hana --help` take no time.
_HOMES = {
    "Action": "api.action",
    "Answer": "api.question",
    "BadArgument": "api.errors",
    "BadRecord": "api.errors",
    "BadType": "api.errors",
    "Card": "api.cards",
    "CardSet": "api.cards",
    "IllegalAction": "api.errors",
    "Match": "api.match",
    "Player": "api.view",
    "Question": "api.question",
    "View": "api.view",
    "Yaku": "api.yaku",
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """A public name, imported now."""
        if name == "games":
            return import_module("hanashobu.games")
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
