"""Hanashōbu: hanafuda fishing games to play, to score and to study. docs/api.md explains every name with examples."""

from importlib import import_module

__version__ = "0.1.0"

TYPE_CHECKING = False  # type checkers take it for true; the module `typing` would take longer to import than all this

if TYPE_CHECKING:
    from hanashobu import games
    from hanashobu.api.action import Action
    from hanashobu.api.bots import Bot, bot
    from hanashobu.api.cards import Card, CardSet
    from hanashobu.api.errors import BadArgument, BadRecord, BadType, IllegalAction
    from hanashobu.api.laboratory import duel, odds, simulate
    from hanashobu.api.match import Match
    from hanashobu.api.playing import play_out
    from hanashobu.api.question import Answer, Question
    from hanashobu.api.records import RecordedMatch, read_records, verify
    from hanashobu.api.reviewing import review
    from hanashobu.api.scoring import Score, score, yaku
    from hanashobu.api.view import Player, View
    from hanashobu.api.yaku import Yaku

__all__ = [
    "Action",
    "Answer",
    "BadArgument",
    "BadRecord",
    "BadType",
    "Bot",
    "Card",
    "CardSet",
    "IllegalAction",
    "Match",
    "Player",
    "Question",
    "RecordedMatch",
    "Score",
    "View",
    "Yaku",
    "bot",
    "duel",
    "games",
    "odds",
    "play_out",
    "read_records",
    "review",
    "score",
    "simulate",
    "verify",
    "yaku",
]

# Where each name is made. It is imported when it is first used, so that `import hanashobu` and `hana --help` take no time.
_HOMES = {
    "Action": "api.action",
    "Answer": "api.question",
    "BadArgument": "api.errors",
    "BadRecord": "api.errors",
    "BadType": "api.errors",
    "Bot": "api.bots",
    "Card": "api.cards",
    "CardSet": "api.cards",
    "IllegalAction": "api.errors",
    "Match": "api.match",
    "Player": "api.view",
    "Question": "api.question",
    "RecordedMatch": "api.records",
    "Score": "api.scoring",
    "View": "api.view",
    "Yaku": "api.yaku",
    "bot": "api.bots",
    "duel": "api.laboratory",
    "odds": "api.laboratory",
    "play_out": "api.playing",
    "read_records": "api.records",
    "review": "api.reviewing",
    "score": "api.scoring",
    "simulate": "api.laboratory",
    "verify": "api.records",
    "yaku": "api.scoring",
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """A public name, imported now."""
        if name == "games":
            return import_module("hanashobu.games")
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
