"""The words of a game: its own texts are patterns that can be read, each id has one text, and its catalogues fit them."""

from __future__ import annotations

from collections.abc import Iterator

from hanashobu.check.report import Complain
from hanashobu.rules.game import Game
from hanashobu.rules.options import entries
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import List, Message, fluent
from hanashobu.text.fluent import BadEntry, pattern, variables
from hanashobu.text.reader import ENGLISH


class GameWords:
    """The messages that a game's file brings along, by id."""

    def __init__(self, game: Game, complain: Complain) -> None:
        self._game, self._complain = game, complain
        self._texts: dict[str, str] = {}
        self._args: dict[str, set[str]] = {}
        self._message(game.about)
        for entry in entries(game.options):
            for message in (entry.title, entry.sentence, *entry.words):
                self._message(message)

    def table(self, rules: Ruleset) -> None:
        """Take note of the lines of a table."""
        for line in rules.lines():
            self._message(line.text)

    def catalogues(self) -> None:
        """When all messages are known: whether the other languages of the file fit them."""
        for lang, source in self._game.words.catalogues.items():
            for id, entry in fluent.entries(source).items():
                try:
                    for part in (None, *entry.attributes()):
                        self._translation(lang, f"{id}.{part}" if part else id, variables(entry.part(part) or ()))
                except BadEntry as error:
                    self._complain(f"The catalogue {lang!r} cannot be read at {id}: {error}.")

    def _translation(self, lang: str, id: str, used: set[str]) -> None:
        """A message without a value of its own may stand before its attributes."""
        if id in self._args and used - self._args[id]:
            self._complain(f"The catalogue {lang!r} uses {_dollars(used - self._args[id])} in {id}, which has no such argument.")
        elif id not in self._args and not any(known.startswith(f"{id}.") for known in self._args):
            self._complain(f"The catalogue {lang!r} has {id}, which is not a message of this game.")

    def _message(self, message: Message) -> None:
        for one in _own(message):
            self._args[one.id] = self._args.get(one.id, set()) | set(one.args)
            self._pattern(one)
            known = self._texts.setdefault(one.id, one.text)
            if known != one.text:
                text = f"The message {one.id} has two texts, {known!r} and {one.text!r}: give one of them a key."
                self._complain(text, f"texts of {one.id}")
            if one.id.startswith(("rule-", "option-")) and self._game.prefix not in one.id.partition(".")[0].split("-"):
                key = f'key="{self._game.prefix}"'
                self._complain(f"{one.id} is the text of a rule that is not of this game: give it {key}.")

    def _pattern(self, message: Message) -> None:
        try:
            missing = variables(pattern(message.text)) - set(message.args) if message.text.strip() else set()
        except BadEntry as error:
            self._complain(f"The text of {message.id} is not a pattern that can be read: {error}.")
            return
        if missing:
            self._complain(f"The text of {message.id} uses {_dollars(missing)}, but no such argument is given.")


def is_empty(message: Message) -> bool:
    """Whether there is no English for a message, neither in the file of the game nor in the catalogue."""
    return not message.text.strip() and not ENGLISH.has(message.id)


def _own(message: Message) -> Iterator[Message]:
    """The messages with a text of their own that a message is or holds."""
    if message.text:
        yield message
    for arg in message.args.values():
        for one in arg.items if isinstance(arg, List) else (arg,):
            if isinstance(one, Message):
                yield from _own(one)


def _dollars(names: set[str]) -> str:
    return ", ".join(f"{{ ${name} }}" for name in sorted(names))
