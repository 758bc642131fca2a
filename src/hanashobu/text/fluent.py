"""Project Fluent, as much of it as the catalogues use: messages with attributes, terms, placeables, functions and selectors.

The official runtime brings Babel, pytz and attrs: more start-up time than `hana --help` may take, and more megabytes than a browser may
load. Here a catalogue is cut into its entries, and an entry is parsed when it is first needed. The tests compare with the official runtime.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *= *(.*(?:\n(?:[ {}].*|[ ]*(?=\n)))*)", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *= *", re.MULTILINE)
_REFERENCE = re.compile(r"(\$|-)?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?")
_NUMBER = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")
_STRING = re.compile(r'"((?:[^"\\\n]|\\[\\"]|\\u[0-9a-fA-F]{4})*)"')
_ESCAPE = re.compile(r'\\(?:([\\"])|u([0-9a-fA-F]{4}))')
_VARIANT = re.compile(r"\s*(\*)?\[\s*([\w.-]+)\s*\] *")
_SPACE = re.compile(r"\s*")
_NAMED = re.compile(r"([a-zA-Z][\w-]*)\s*:\s*")

Pattern = tuple[Any, ...]  # texts and expressions


class BadEntry(ValueError):
    """An entry of a catalogue that cannot be parsed."""


@dataclass(frozen=True)
class Literal:
    """`" "`, or `3`."""

    value: str | int | float


@dataclass(frozen=True)
class Variable:
    """`$who`."""

    name: str


@dataclass(frozen=True)
class Reference:
    """Another message, or a term: `games`, `-field.short`."""

    id: str
    attribute: str | None


@dataclass(frozen=True)
class FunctionCall:
    """A function: `PERSON($who)`, `DECIMAL($value, digits: 1)`."""

    name: str
    positional: tuple[Any, ...]
    named: dict[str, Any]


@dataclass(frozen=True)
class Select:
    """Variants by the value of an expression."""

    by: Any
    variants: dict[str, Pattern]
    default: str


@dataclass
class CatalogueEntry:
    """A message or term, parsed when it is needed."""

    source: str
    _parts: dict[str, Pattern] | None = field(default=None, repr=False)

    def part(self, attribute: str | None) -> Pattern | None:
        """The value of a message, or one of its attributes."""
        if self._parts is None:
            self._parts = _parts(self.source)
        return self._parts.get(attribute or "")

    def attributes(self) -> tuple[str, ...]:
        """The names of all attributes."""
        self.part(None)
        return tuple(name for name in self._parts or {} if name)


def entries(source: str) -> dict[str, CatalogueEntry]:
    """The entries of a catalogue by their ids; a term's begins with a hyphen."""
    return {found[1]: CatalogueEntry(found[2]) for found in _ENTRY.finditer(source)}


def outside(source: str) -> list[str]:
    """The lines of a catalogue that belong to no entry, without comments; a catalogue in order has none."""
    return [line for line in _ENTRY.sub("", source).splitlines() if line.strip() and not line.startswith("#")]


def pattern(source: str) -> Pattern:
    """One pattern by itself, as a game's file has it."""
    return _parts(source)[""]


def variables(node: Any) -> set[str]:
    """The names of all arguments that a pattern uses, in any of its variants."""
    match node:
        case Variable():
            return {node.name}
        case FunctionCall():
            return variables(node.positional) | variables(tuple(node.named.values()))
        case Select():
            return variables(node.by) | variables(tuple(node.variants.values()))
        case tuple():
            return set().union(*map(variables, node))
    return set()


def references(node: Any) -> set[str]:
    """The ids of all messages and terms that stand within a pattern."""
    match node:
        case Reference():
            return {node.id}
        case FunctionCall():
            return references(node.positional) | references(tuple(node.named.values()))
        case Select():
            return references(node.by) | references(tuple(node.variants.values()))
        case tuple():
            return set().union(*map(references, node))
    return set()


def _parts(source: str) -> dict[str, Pattern]:
    value, *rest = _ATTRIBUTE.split(source)
    texts = {"": value} if value.strip() else {}
    texts |= dict(zip(rest[::2], rest[1::2], strict=True))
    return {name: _Parser(text).whole() if "{" in text or "}" in text else _dedented([text.rstrip()]) for name, text in texts.items()}


class _Parser:
    """Reads one pattern."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text.rstrip(), 0

    def whole(self) -> Pattern:
        found = self.pattern("")
        if self.at < len(self.text):
            raise BadEntry(f"unexpected {self.text[self.at]!r} in {self.text[:60]!r}")
        return found

    def pattern(self, stops: str) -> Pattern:
        """Text and placeables, up to one of the stops; a variant ends where a line begins the next one or closes them all."""
        parts: list[Any] = []
        start = self.at
        while self.at < len(self.text):
            here = self.text[self.at]
            if here == "{":
                parts += [self.text[start : self.at], self.placeable()]
                start = self.at
            elif here == "}" or (stops and here == "\n" and re.compile(r"\s*(?:\*?\[|\})").match(self.text, self.at)):
                break
            else:
                self.at += 1
        return _dedented([*parts, self.text[start : self.at]])

    def placeable(self) -> Any:
        self.at += 1
        found = self.expression()
        self.skip()
        if self.text.startswith("->", self.at):
            self.at += 2
            found = self.select(found)
        self.expect("}")
        return found

    def expression(self) -> Any:
        self.skip()
        if self.text.startswith("{", self.at):
            return self.placeable()
        if found := _STRING.match(self.text, self.at):
            self.at = found.end()
            return Literal(_ESCAPE.sub(lambda one: one[1] or chr(int(one[2], 16)), found[1]))
        if found := _NUMBER.match(self.text, self.at):
            self.at = found.end()
            return Literal(float(found[0]) if "." in found[0] else int(found[0]))
        if not (found := _REFERENCE.match(self.text, self.at)):
            raise BadEntry(f"no expression at {self.text[self.at : self.at + 20]!r}")
        self.at = found.end()
        sigil, name, attribute = found.groups()
        if sigil == "$":
            return Variable(name)
        if not sigil and self.text.startswith("(", self.at):
            return self.call(name)
        return Reference(f"{sigil or ''}{name}", attribute)

    def call(self, name: str) -> FunctionCall:
        self.at += 1
        positional: list[Any] = []
        named: dict[str, Any] = {}
        while True:
            self.skip()
            if self.text.startswith(")", self.at):
                self.at += 1
                return FunctionCall(name, tuple(positional), named)
            if found := _NAMED.match(self.text, self.at):
                self.at = found.end()
                named[found[1]] = self.expression()
            else:
                positional.append(self.expression())
            self.skip()
            if self.text.startswith(",", self.at):
                self.at += 1

    def select(self, by: Any) -> Select:
        variants, default = {}, None
        while found := _VARIANT.match(self.text, self.at):
            self.at = found.end()
            variants[found[2]] = self.pattern("variant")
            default = found[2] if found[1] else default
        if default is None:
            raise BadEntry(f"no default variant in {self.text[:60]!r}")
        return Select(by, variants, default)

    def skip(self) -> None:
        self.at = _SPACE.match(self.text, self.at).end()  # type: ignore[union-attr]  # it matches everywhere

    def expect(self, what: str) -> None:
        self.skip()
        if not self.text.startswith(what, self.at):
            raise BadEntry(f"{what!r} expected at {self.text[self.at : self.at + 20]!r}")
        self.at += 1


def _dedented(parts: list[Any]) -> Pattern:
    """Lines without the indent that all of them share, and no space at either end."""
    lines = "".join(part if isinstance(part, str) else "x" for part in parts).split("\n")[1:]
    common = min((len(line) - len(line.lstrip(" ")) for line in lines if line.strip()), default=0)
    cut = re.compile(rf"\n {{0,{common}}}")
    found = [cut.sub("\n", part) if isinstance(part, str) else part for part in parts]
    if isinstance(found[0], str):
        found[0] = found[0].lstrip(" \n")
    if isinstance(found[-1], str):
        found[-1] = found[-1].rstrip()
    return tuple(part for part in found if part != "")
