"""The words of a game: its own texts are patterns that can be read, each id has one text, and its catalogues fit them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hanashobu.check.names import is_rule_id
from hanashobu.check.report import Complain
from hanashobu.rules.game import Game
from hanashobu.rules.options import entries
from hanashobu.rules.part import is_plain
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import List, Message, Quoted, fluent
from hanashobu.text.catalogue import languages
from hanashobu.text.fluent import BadEntry, Pattern, pattern, references, variables
from hanashobu.text.names import READING
from hanashobu.text.reader import ENGLISH


class GameWords:
    """The messages that a game's file brings along, by id."""

    def __init__(self, game: Game, complain: Complain) -> None:
        self._game, self._complain = game, complain
        self._texts: dict[str, str] = {}
        self._args: dict[str, set[str]] = {}
        self._tables: set[int] = set()  # by the identity of rulesets, which GameTables keeps
        self._message(game.about)
        for entry in entries(game.options):
            for message in (entry.title, entry.sentence, *entry.words):
                self._message(message, entry.rule)

    def table(self, rules: Ruleset) -> None:
        """Take note of the lines of a table."""
        if id(rules) not in self._tables:
            self._tables.add(id(rules))
            for line in rules.lines():
                self._message(line.text, line.rule)

    def lesson(self, messages: Iterable[Message]) -> None:
        """Take note of what a lesson says."""
        for message in messages:
            self._message(message)

    def catalogues(self) -> None:
        """When all messages are known: whether the other languages of the file fit them."""
        self._readings()
        for lang, source in self._game.words.catalogues.items():
            if lang not in languages():
                self._complain("check-catalogue-lang", lang=Quoted(lang), known=languages())
            for line in fluent.outside(source):
                self._complain("check-catalogue-line", lang=Quoted(lang), line=Quoted(line.strip()))
            for id, entry in fluent.entries(source).items():
                try:
                    for part in (None, *entry.attributes()):
                        found = entry.part(part) or ()
                        self._translation(lang, f"{id}.{part}" if part else id, variables(found))
                        self._references(id, found)
                except BadEntry as error:
                    self._complain("check-catalogue", lang=Quoted(lang), id=id, error=str(error))

    def _translation(self, lang: str, id: str, used: set[str]) -> None:
        """A message without a value of its own may stand before its attributes."""
        if id in self._args and used - self._args[id]:
            self._complain("check-catalogue-args", lang=Quoted(lang), args=_dollars(used - self._args[id]), id=id)
        elif id not in self._args and not any(known.startswith(f"{id}.") for known in self._args):
            self._complain("check-catalogue-extra", lang=Quoted(lang), id=id)

    def _readings(self) -> None:
        """Every bracket of a name belongs to a reading."""
        for _, written in self._game.words.names.values():
            if set("[]") & set(READING.sub("", written)):
                self._complain("check-reading", name=Quoted(written))

    def _references(self, id: str, found: Pattern) -> None:
        """Only what every language has can stand within a text."""
        for other in references(found):
            if not ENGLISH.has(other):
                self._complain("check-text-reference", id=id, other=Quoted(other))

    def _message(self, message: Message, rule: str = "") -> None:
        """Its texts; the text of a rule whose id is wrong is not to blame for its own."""
        for one in _own(message):
            self._args[one.id] = self._args.get(one.id, set()) | set(one.args)
            self._pattern(one)
            if not is_plain(one.text.replace("\n", " ")):
                self._complain("check-text-plain", id=one.id)
            known = self._texts.setdefault(one.id, one.text)
            if known != one.text:
                self._complain("check-two-texts", f"texts of {one.id}", id=one.id, text=Quoted(known), other=Quoted(one.text))
            if is_rule_id(self._game, rule) and self._is_foreign(one.id):
                self._complain("check-text-key", id=one.id, prefix=self._game.prefix)

    def _is_foreign(self, id: str) -> bool:
        return id.startswith(("rule-", "option-")) and self._game.prefix not in id.partition(".")[0].split("-")

    def _pattern(self, message: Message) -> None:
        try:
            found = pattern(message.text) if message.text.strip() else ()
            missing = variables(found) - set(message.args)
        except BadEntry as error:
            self._complain("check-text-pattern", id=message.id, error=str(error))
            return
        self._references(message.id, found)
        if missing:
            self._complain("check-text-args", id=message.id, args=_dollars(missing))


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


def _dollars(names: set[str]) -> list[str]:
    return [f"{{ ${name} }}" for name in sorted(names)]
