"""Catalogues: sentences with holes in one language, and what stands for them in another.

A hole's name says what may stand in it: `{n}`, `{m}` and `{k}` a whole number; one that begins with `who` a player's name, and one that
begins with `said` somebody's own words, which are kept; `{players}` a list of names; `{cards}`, `{others}` and `{lot}` cards in a list,
without a semicolon. Any other hole may be anything. What is not kept is translated in its turn.

What stands in quotes is somebody's own words, and no part of it is looked at. Whatever a text is made of, finding its translation takes
a bounded number of steps; one that would take more comes back as it is.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

from hanashobu.quoting import QUOTED

JOINTS = "joints"
NUMBERS = frozenset(("n", "m", "k"))
NAME, WORDS = "who", "said"  # how the holes begin in which text is kept
PLAYERS = "players"
CARDS = frozenset(("cards", "others", "lot"))

MOST_WAYS = 24  # in which one template is tried on one text
DEEPEST = 60  # holes in holes; a list is that deep
MOST_REMEMBERED = 10_000  # texts that a book remembers
MOST_STEPS = 4_000  # for one text; the hardest sentence of any game takes 2,800
LETTERS = 32  # of a text that are looked at in one step
TRIES = 4  # templates that are tried in one step, if they do not even begin like the text

# While a text is translated, one of these stands for each thing in quotes.
FIRST_OWN, MOST_QUOTED = 0xE000, 64
_OWN_WORDS = re.compile(f"[{chr(FIRST_OWN)}-{chr(FIRST_OWN + MOST_QUOTED - 1)}]")

_HOLE = re.compile(r"\{([a-z_]+)\}")
_NUMBER = re.compile(r"[+-]?[0-9]+")
_BETWEEN_NAMES = re.compile(r", (?:then )?| and | or ")
_SENTENCE_ENDS = re.compile(r"(?<=[.?!]) ")
# Rule ids and the codes of cards are the same everywhere.
_SAME = re.compile(r"(?<![A-Za-z0-9])(?:[A-Z]{2}-[A-Z]?[0-9]+|[0-9]{1,2}[a-d])(?![A-Za-z0-9])")
_BRACKET = re.compile(r"[()]")
_WORD = re.compile(r"[A-Za-zÀ-ɏ]{2,}")


Step = Callable[[int], None]


class BadCatalogue(ValueError):
    """A catalogue that cannot be used, and why."""


class TooManySteps(Exception):
    """A text whose translation nobody should wait for."""


class Budget:
    """The steps that one text may take."""

    def __init__(self, steps: int) -> None:
        self.left = steps

    def step(self, count: int) -> None:
        """Some more are taken."""
        self.left -= count
        if self.left < 0:
            raise TooManySteps


@dataclass(frozen=True)
class Template:
    """A sentence with holes: the words around them, the holes, and the other language's sentence."""

    words: tuple[str, ...]
    holes: tuple[str, ...]
    other: str
    joint: bool  # it strings things together, and fits only where all of them are known

    def weight(self) -> int:
        """How much it says by itself: what says more is tried first."""
        return sum(map(len, self.words)) + sum(hole in NUMBERS for hole in self.holes)

    def begins(self) -> str:
        """The first word of every text that fits, empty if that may be any."""
        first, space, _ = self.words[0].partition(" ")
        return first if space else ""

    def fits(self, text: str, step: Step) -> Iterator[dict[str, str]]:
        """What stands in the holes, in every way that fits."""
        if text.startswith(self.words[0]) and text.endswith(self.words[-1]):
            yield from self._fill(text, len(self.words[0]), 0, {}, step)

    def _fill(self, text: str, start: int, at: int, found: dict[str, str], step: Step) -> Iterator[dict[str, str]]:
        hole, last = self.holes[at], at + 1 == len(self.holes)
        after = self.words[at + 1]
        end = len(text) - len(after) if last else text.find(after, start + 1)
        while end > start:
            step(1 + (end - start) // LETTERS)
            value = text[start:end]
            if _may_be(hole, value) and found.get(hole, value) == value:
                filled = {**found, hole: value}
                if last:
                    yield filled
                else:
                    yield from self._fill(text, end + len(after), at + 1, filled, step)
            end = -1 if last else text.find(after, end + 1)


def _may_be(hole: str, value: str) -> bool:
    if hole in NUMBERS:
        return _NUMBER.fullmatch(value) is not None
    if hole.startswith(WORDS):
        return True
    if hole.startswith(NAME):
        return ", " not in value
    if hole in CARDS and ";" in value:
        return False
    return hole == PLAYERS or _nested(value)


def _nested(text: str) -> bool:
    """Whether every bracket that opens closes, and none closes that did not open."""
    opened = 0
    for bracket in _BRACKET.findall(text):
        opened += 1 if bracket == "(" else -1
        if opened < 0:
            return False
    return not opened


class Catalogue(NamedTuple):
    """Whole sentences and templates."""

    sentences: dict[str, str]
    templates: tuple[Template, ...]


def read(text: str, where: str) -> Catalogue:
    """The catalogue in a TOML text; each entry is a sentence and its translation, those under `[joints]` only string things together."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCatalogue(f"{where} is not TOML: {error}.") from None
    return from_table(table, where)


def from_table(table: dict[str, Any], where: str) -> Catalogue:
    """The same from a table that is read already."""
    joints = table.pop(JOINTS, {})
    if not isinstance(joints, dict):
        raise BadCatalogue(f"{where}: {JOINTS} must be a table.")
    sentences, templates = {}, []
    for entries, joint in ((table, False), (joints, True)):
        for sentence, other in entries.items():
            if not isinstance(other, str):
                raise BadCatalogue(f"{where}: the translation of {sentence!r} must be a text.")
            template = _template(sentence, other, joint, where)
            if template.holes:
                templates.append(template)
            else:
                sentences[sentence] = other
    return Catalogue(sentences, tuple(templates))


def _template(sentence: str, other: str, joint: bool, where: str) -> Template:
    parts, others = _HOLE.split(sentence), _HOLE.split(other)
    words, holes = tuple(parts[::2]), tuple(parts[1::2])
    if any("{" in word or "}" in word for word in (*words, *others[::2])):
        raise BadCatalogue(f"{where}: {sentence!r} has a brace that is no hole; a hole is a word of small letters, as in {{card}}.")
    if set(holes) != set(others[1::2]):
        raise BadCatalogue(f"{where}: {sentence!r} and its translation must have the same holes.")
    if holes and (not all(words[1:-1]) or not any(words)):
        raise BadCatalogue(f"{where}: in {sentence!r} there must be a word between two holes, and one at all.")
    if not other.strip():
        raise BadCatalogue(f"{where}: {sentence!r} has no translation.")
    return Template(words, holes, other, joint)


class Known(NamedTuple):
    """A translation, and how many letters in it are of unknown words and of kept ones; the fewer the better."""

    text: str
    unknown: int = 0
    kept: int = 0


class Book:
    """Catalogues and names, and what can be said with them; of two entries for one sentence the first counts."""

    def __init__(self, catalogues: Iterable[Catalogue], names: Mapping[str, str]) -> None:
        every = list(catalogues)
        self._sentences = dict(names)
        for catalogue in reversed(every):
            self._sentences |= catalogue.sentences
        rows = sorted((row for catalogue in every for row in catalogue.templates), key=Template.weight, reverse=True)
        self._joints = [row for row in rows if row.joint]
        self._templates = {
            first: [row for row in rows if not row.joint and row.begins() in (first, "")] for first in {"", *map(Template.begins, rows)}
        }
        self._known: dict[str, Known | None] = {}

    def translate(self, text: str) -> str:
        """The text in the other language; unknown text as it is, and so is what stands in quotes."""
        if len(self._known) > MOST_REMEMBERED:
            self._known.clear()
        quoted = QUOTED.findall(text)
        if _OWN_WORDS.search(text) or len(quoted) > MOST_QUOTED:
            return text
        marks = iter(range(FIRST_OWN, FIRST_OWN + MOST_QUOTED))
        try:
            found = self._find(QUOTED.sub(lambda _: chr(next(marks)), text), 0, Budget(MOST_STEPS).step)
        except TooManySteps:
            return text
        return _OWN_WORDS.sub(lambda mark: quoted[ord(mark.group()) - FIRST_OWN], found.text) if found else text

    def _find(self, text: str, depth: int, step: Step) -> Known | None:
        step(1 + len(text) // LETTERS)
        if text in self._known:
            return self._known[text]
        if text in self._sentences:
            found: Known | None = Known(self._sentences[text])
        elif not _letters(text):
            found = Known(text)
        else:
            found = self._fit(text, depth + 1, step) if depth < DEEPEST else None
        self._known[text] = found
        return found

    def _fit(self, text: str, depth: int, step: Step) -> Known | None:
        """By a template, sentence by sentence, or if that leaves something unknown as known things strung together."""
        best = self._best(self._templates.get(text.partition(" ")[0], self._templates[""]), text, depth, step)
        for end in _SENTENCE_ENDS.finditer(text):
            one, two = self._find(text[: end.start()], depth, step), self._find(text[end.end() :], depth, step)
            if one and two:
                best = _better(best, Known(one.text + two.text, one.unknown + two.unknown, one.kept + two.kept))
        return best if best and not best.unknown else _better(best, self._best(self._joints, text, depth, step))

    def _best(self, templates: Sequence[Template], text: str, depth: int, step: Step) -> Known | None:
        """The first that leaves nothing as it was, else the one that leaves least."""
        best: Known | None = None
        step(1 + len(templates) // TRIES)
        for template in templates:
            for holes in islice(template.fits(text, step), MOST_WAYS):
                best = _better(best, self._said(template, holes, depth, step))
                if best and not best.unknown + best.kept:
                    return best
        return best

    def _said(self, template: Template, holes: dict[str, str], depth: int, step: Step) -> Known | None:
        """A template with its holes filled in."""
        filled, unknown, kept = {}, 0, 0
        for hole, value in holes.items():
            found = self._in_hole(hole, value, depth, step)
            if found is None and template.joint:
                return None
            found = found or Known(value, _letters(value))
            filled[hole] = found.text
            unknown += found.unknown
            kept += found.kept
        return Known(template.other.format_map(filled), unknown, kept)

    def _in_hole(self, hole: str, value: str, depth: int, step: Step) -> Known | None:
        if hole in NUMBERS:
            return Known(value)
        if hole.startswith((NAME, WORDS)):
            return Known(value, kept=_letters(value))
        if hole == PLAYERS:
            return Known("、".join(_BETWEEN_NAMES.split(value)), kept=_letters(value))
        return self._find(value, depth, step)


def _better(one: Known | None, two: Known | None) -> Known | None:
    """What leaves less; of equals the first."""
    if one is None or two is None:
        return one or two
    return two if two[1:] < one[1:] else one


def _letters(text: str) -> int:
    """How many letters of a text are in words that would have to be translated."""
    return sum(map(len, _WORD.findall(_SAME.sub("", text))))
