"""Turns messages into sentences, for one reader: a language, a vocabulary for cards and yaku, and perhaps a seat.

>>> from hanashobu.text import Cards, Player, msg
>>> ann = Player("Ann", 0)
>>> Reader()(msg("event-cut", who=ann)), Reader(you=0)(msg("event-cut", who=ann))
('Ann cuts the draw pile.', 'You cut the draw pile.')
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hanashobu.text.catalogue import SOURCE, Catalogue, catalogue, of_a_game
from hanashobu.text.fluent import FunctionCall, Literal, Pattern, Reference, Select, Variable
from hanashobu.text.message import Amount, Arg, Cards, List, Message, Name, Player, Quoted
from hanashobu.text.names import card_name, kanji, slug
from hanashobu.text.numbers import number, signed, written

HIDDEN = "?"
LONGEST = 80  # letters of somebody's own words that a sentence repeats
FEW = 3  # cards that are named where there is little room
DEEPEST = 20  # messages within messages

_ISOLATE = "\u2068{}\u2069"


class Reader:
    """One reader of messages."""

    def __init__(self, lang: str = SOURCE, *, vocabulary: str = "", you: int | None = None, codes: bool = True) -> None:
        self.lang = lang
        self.vocabulary = vocabulary or self._setting("language-vocabulary")
        self.you = you
        self.codes = codes  # whether cards are shown with their codes, as where there are no pictures of them

    @property
    def catalogue(self) -> Catalogue:
        """The messages of the language; it changes when a game from outside brings more."""
        return catalogue(self.lang)

    def __call__(self, message: Message) -> str:
        """The sentence."""
        found = self._find(message)
        if found is None:
            self.catalogue.report(message.id, "is missing")
            return f"{message.id}({', '.join(f'{name}: {self._text(value, 0)}' for name, value in message.args.items())})"
        where, pattern = found
        return _Scope(self, where, message.id, message.args).say(pattern)

    def text(self, id: str, **args: Arg) -> str:
        """A message of the catalogues, by its id."""
        return self(Message(id, args))

    def arg(self, value: Arg) -> str:
        """An argument by itself, as it would appear in a sentence."""
        return self._text(value, 0)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self._find(Message(id)) is not None

    def _find(self, message: Message) -> tuple[Catalogue, Pattern] | None:
        """The pattern of a message, and the catalogue that has it: this language, the file of a game, or English."""
        id, _, attribute = message.id.partition(".")
        if (found := self.catalogue.pattern(id, attribute)) is not None:
            return self.catalogue, found
        english = catalogue(SOURCE)
        if message.text:
            return english, of_a_game(message.text)
        if (found := english.pattern(id, attribute)) is not None:
            if self.catalogue is not english:
                self.catalogue.report(message.id, "is missing")
            return english, found
        return None

    def _setting(self, id: str) -> str:
        found = self.catalogue.pattern(id)
        return "".join(found) if found else ""

    def _text(self, value: Any, depth: int) -> str:
        """An argument as it appears in a sentence."""
        match value:
            case str():
                return value
            case bool():
                return str(value).lower()
            case int() | float():
                return number(value)
            case Player():
                return self.text("you") if self._is_you(value) else isolated(value.name)
            case Cards():
                return self._list(self._cards(value), "list-comma")
            case Name():
                return self._name(value)
            case Amount():
                return self._amount(value, depth)
            case Quoted():
                return self.text("quoted", text=own_words(value.text))
            case Message() if depth < DEEPEST:
                return self(value)
            case List():
                return self._list([self._text(one, depth) for one in value.items], "list-and")
        return "…"

    def _is_you(self, value: Player) -> bool:
        return self.you is not None and value.seat == self.you

    def _list(self, texts: Sequence[str], last: str, between: str = "list-comma") -> str:
        if not texts:
            return self.text("list-empty")
        joined = texts[0]
        for at, text in enumerate(texts[1:], 2):
            joined = self.text(last if at == len(texts) else between, a=joined, b=text)
        return joined

    def _cards(self, cards: Cards) -> list[str]:
        """Cards one by one; where they have no codes, those of one name are counted: `two Susuki Chaff`."""
        if self.codes or HIDDEN in cards.codes:
            return [self._card(code) for code in cards.codes]
        times = Counter(map(self._card, cards.codes))
        return [self.text("cards-same", n=n, card=card) if n > 1 else card for card, n in times.items()]

    def _parts(self, things: Any) -> list[str]:
        """The parts of a list, or of cards."""
        return self._cards(things) if isinstance(things, Cards) else [self._text(one, 0) for one in things.items]

    def _card(self, code: str) -> str:
        if code == HIDDEN:
            return HIDDEN
        name = self._name(card_name(code))
        return f"{code} {name}" if self.codes else name

    def _name(self, name: Name) -> str:
        if self.vocabulary == "romaji":
            return name.romaji
        if self.vocabulary == "kanji":
            return kanji(name.ruby)
        if self.vocabulary == "korean" and name.korean:
            return kanji(name.korean)
        if own := self._setting(f"name-{slug(name.english)}"):
            return own
        parts = [self._setting(f"name-{slug(part)}") for part in name.english.split(" or ")]  # as in names.py
        return self._list(parts, "list-or") if all(parts) else name.english

    def _amount(self, amount: Amount, depth: int, attribute: str = "") -> str:
        id = f"unit-{slug(amount.unit)}{attribute}"
        if not self.has(id):
            return self.text(f"unit-other{attribute}", n=amount.number, unit=amount.unit)
        return self.text(id, n=amount.number)


class _Scope:
    """One message that is being rendered."""

    def __init__(self, reader: Reader, where: Catalogue, id: str, args: Mapping[str, Arg], depth: int = 0) -> None:
        self.reader, self.where, self.id, self.args, self.depth = reader, where, id, args, depth

    def say(self, pattern: Pattern) -> str:
        return "".join(part if isinstance(part, str) else self.reader._text(self.value(part), self.depth) for part in pattern)

    def value(self, node: Any) -> Any:
        match node:
            case Literal():
                return node.value
            case Variable():
                return self._variable(node.name)
            case Reference():
                return self._reference(node)
            case FunctionCall():
                return self._call(node)
            case Select():
                return self.say(node.variants[self._variant(node)])
        raise AssertionError(node)

    def _variable(self, name: str) -> Any:
        if name in self.args:
            return self.args[name]
        self.where.report(self.id, f"needs an argument {name}")
        return f"{{${name}}}"

    def _reference(self, node: Reference) -> str:
        found = self.where.pattern(node.id, node.attribute)
        if found is None or self.depth >= DEEPEST:
            self.where.report(self.id, f"refers to {node.id}, which is missing")
            return f"{{{node.id}}}"
        return _Scope(self.reader, self.where, self.id, self.args, self.depth + 1).say(found)

    def _call(self, node: FunctionCall) -> Any:
        function = FUNCTIONS.get(node.name)
        values = [self.value(one) for one in node.positional]
        if function is None or not values:
            self.where.report(self.id, f"calls {node.name}, which does not exist")
            return f"{{{node.name}()}}"
        try:
            return function(self.reader, *values, **{name: self.value(one) for name, one in node.named.items()})
        except (AttributeError, TypeError, ValueError):
            self.where.report(self.id, f"cannot use {node.name} of {type(values[0]).__name__}")
            return values[0]

    def _variant(self, node: Select) -> str:
        by = self.value(node.by)
        if isinstance(by, Amount):
            by = by.number
        if isinstance(by, bool):
            by = str(by).lower()
        if isinstance(by, int | float):
            if f"{by:g}" in node.variants:
                return f"{by:g}"
            by = plural(self.where.lang, by)
        return by if isinstance(by, str) and by in node.variants else node.default


def _person(reader: Reader, who: Any) -> str:
    """Whom a sentence is about, for its verb: `you`, `one` other, or `many`."""
    people = who.items if isinstance(who, List) else (who,)
    if len(people) != 1:
        return "many"
    return "you" if isinstance(people[0], Player) and reader._is_you(people[0]) else "one"


def _count(_: Reader, things: Any) -> int:
    """How many there are of a list, or of cards."""
    return len(things.codes if isinstance(things, Cards) else things.items)


def _has(_: Reader, thing: Any) -> str:
    """Whether there is anything: `yes` or `no`."""
    if isinstance(thing, Cards):
        return "yes" if thing.codes and HIDDEN not in thing.codes else "no"
    if isinstance(thing, List):
        return "yes" if thing.items else "no"
    return "yes" if (thing.number if isinstance(thing, Amount) else thing) else "no"


def _signed(_: Reader, points: Any) -> str:
    """Points won or lost: `+70`, `−35`, `0`."""
    return signed(points.number if isinstance(points, Amount) else points)


def _decimal(_: Reader, value: float, digits: int = 1) -> str:
    return written(value, f".{digits}f")


def _signed_decimal(reader: Reader, value: float, digits: int = 1) -> str:
    return written(value, f"+.{digits}f")


def _percent(_: Reader, share: float, digits: int = 0) -> str:
    return f"{share:.{digits}%}"


def _grouped(_: Reader, value: float) -> str:
    """A large number: `24,000`."""
    return written(value, ",")


def _short(reader: Reader, amount: Any) -> str:
    """An amount as it appears in a sentence about payments: English leaves the word `points` out."""
    return reader._amount(amount, 0, ".short") if isinstance(amount, Amount) else reader._text(amount, 0)


def _list_and(reader: Reader, things: Any) -> str:
    return reader._list(reader._parts(things), "list-and")


def _people(reader: Reader, who: Any) -> List:
    """Several people, whoever reads it first: `you and Ann`."""
    return List(tuple(sorted(who.items, key=lambda one: not (isinstance(one, Player) and reader._is_you(one)))))


def _list_or(reader: Reader, things: Any) -> str:
    return reader._list(reader._parts(things), "list-or")


def _list_comma(reader: Reader, things: Any) -> str:
    return reader._list(reader._parts(things), "list-comma")


def _brief(reader: Reader, cards: Any) -> str:
    """Cards by name; where their codes are shown, of many only those."""
    return " ".join(cards.codes) if reader.codes and len(cards.codes) > FEW else reader._text(cards, 0)


def _list_semicolon(reader: Reader, things: Any) -> str:
    return reader._list(reader._parts(things), "list-semicolon", "list-semicolon")


def _capital(reader: Reader, thing: Any) -> str:
    """The first letter in upper case, for what begins a sentence; somebody's name stays as it is."""
    text = reader._text(thing, 0)
    first = thing.items[0] if isinstance(thing, List) and thing.items else thing
    return text if isinstance(first, Player) and not reader._is_you(first) else text[:1].upper() + text[1:]


# The same functions, with the same names, are in the page's i18n/arguments.ts.
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "PERSON": _person,
    "COUNT": _count,
    "HAS": _has,
    "SIGNED": _signed,
    "DECIMAL": _decimal,
    "SIGNED_DECIMAL": _signed_decimal,
    "PERCENT": _percent,
    "GROUPED": _grouped,
    "SHORT": _short,
    "PEOPLE": _people,
    "AND": _list_and,
    "OR": _list_or,
    "COMMA": _list_comma,
    "BRIEF": _brief,
    "SEMICOLON": _list_semicolon,
    "CAPITAL": _capital,
}


def plural(lang: str, value: float) -> str:
    """The plural category of a number (CLDR); languages that are not named here have none, or English ones."""
    if lang in ("ja", "ko", "zh", "vi", "th"):
        return "other"
    return "one" if value == 1 else "other"


def own_words(text: str) -> str:
    """Somebody's own words, not too long, with nothing in them that is invisible or turns the text around."""
    shown = "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in text)
    return isolated(shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…")


def isolated(text: str) -> str:
    """A name from a script that is written from right to left turns nothing around but itself."""
    return _ISOLATE.format(text) if any(unicodedata.bidirectional(one) in ("R", "AL") for one in text) else text


ENGLISH = Reader()
