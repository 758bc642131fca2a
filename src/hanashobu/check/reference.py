"""The reference of all parts of a ruleset, written from the parts: `python -m hanashobu.check.reference > docs/ruleset.md`."""

from __future__ import annotations

import ast
import dataclasses
import inspect
import sys
import textwrap
import types
import typing
from collections.abc import Callable, Iterator
from typing import Any, cast

from hanashobu.cards import ALL_CARDS, DECK, CardSet, codes
from hanashobu.rules import deal, dropout, dues, ending, feats, flaws, instead, multiplier, teyaku, values, winning, yaku
from hanashobu.rules.part import TEXT as ANY_TEXT
from hanashobu.rules.part import Mask, Part, fit
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import Line

MODULES = (deal, flaws, values, yaku, teyaku, dues, feats, instead, ending, winning, multiplier, dropout)
TEXT = str(ANY_TEXT.words)
HEAD = """\
# The parts of a ruleset

A game's `rules(options, seats)` returns a `Ruleset`, whose fields are parts. This page lists every part with its fields,
and the functions that make parts in players' words. It is written from
them (`make types`); [adding a game](adding-a-game.md) shows how they are used.
"""


def main() -> None:
    """Write the page."""
    sys.stdout.write(page())


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for part in parts() for line in _part(part)), *_words(), *_makers()]) + "\n"


def parts() -> list[type[Part]]:
    """The ruleset, and every part that a field of it or of another part can hold, in that order."""
    found: list[type[Part]] = [Ruleset]
    for part in found:
        for hint in typing.get_type_hints(part).values():
            found += [one for one in _inside(hint) if one not in found]
    return found


def _inside(hint: object) -> Iterator[type[Part]]:
    if isinstance(hint, type) and dataclasses.is_dataclass(hint) and issubclass(hint, Part):
        yield hint
    for argument in typing.get_args(hint):
        yield from _inside(argument)


def _part(part: type[Part]) -> Iterator[str]:
    """A part: what it is, and its fields."""
    comments = _comments(part)
    hints = typing.get_type_hints(part, include_extras=True)
    yield f"\n## {part.__name__}\n\n{inspect.getdoc(part)}\n\n`from {part.__module__} import {part.__name__}`\n"
    yield "| field | takes | without it | |\n|---|---|---|---|"
    for field in dataclasses.fields(cast(Any, part)):
        if field.name != "_":
            hint = hints[field.name]
            yield f"| `{field.name}` | {_takes(hint)} | {_default(field, hint)} | {comments.get(field.name, '')} |"


def _takes(hint: object) -> str:
    """What a field takes, in the words of its own refusals; other parts by their names."""
    inside = [f"[{one.__name__}](#{one.__name__.lower()})" for one in dict.fromkeys(_inside(hint))]
    many = "a tuple of " if typing.get_origin(hint) is tuple else ""
    words = "a text" if hint is str else str(fit(hint).words).replace("|", "\\|").replace(TEXT, "a text")
    return many + " or ".join(inside) if inside else words


_LOTS = {0: "no cards", DECK: "the 48 cards", ALL_CARDS: "all cards"}


def _default(field: dataclasses.Field[Any], hint: object) -> str:
    if field.default is dataclasses.MISSING:
        return "it is needed"
    if isinstance(field.default, Part):
        return f"a usual `{type(field.default).__name__}`"
    if hint is CardSet or hint == Mask:
        return _LOTS.get(field.default) or f"`{' '.join(codes(field.default))}`"
    return f"`{field.default!r}`"


def _comments(part: type[Part]) -> dict[str, str]:
    """The comments behind the fields, from the source."""
    source = textwrap.dedent(inspect.getsource(part))
    lines = source.splitlines()
    (body,) = ast.parse(source).body
    assert isinstance(body, ast.ClassDef)
    found = {}
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            behind = lines[(node.end_lineno or 1) - 1][node.end_col_offset or 0 :]
            found[node.target.id] = behind.partition("#")[2].strip().replace("|", "\\|")
    return found


def _words() -> Iterator[str]:
    """The words that fields take in place of numbers."""
    yield "\n## Words\n\nNumbers that have names; a file imports them from their module.\n\n| module | words |\n|---|---|"
    for module in MODULES:
        own = [name for name in _assigned(module) if name.isupper() and not name.startswith("_") and type(getattr(module, name)) is int]
        if own:
            yield f"| `{module.__name__}` | {' '.join(f'`{name}`' for name in own)} |"


def _assigned(module: types.ModuleType) -> Iterator[str]:
    """The names that a module gives itself."""
    for node in ast.parse(inspect.getsource(module)).body:
        for target in node.targets if isinstance(node, ast.Assign) else ():
            yield from (one.id for one in ast.walk(target) if isinstance(one, ast.Name))


def _makers() -> Iterator[str]:
    """The functions that make parts."""
    yield "\n## Functions\n\n| | |\n|---|---|"
    for module in MODULES:
        for name, made in vars(module).items():
            if isinstance(made, types.FunctionType) and made.__module__ == module.__name__ and not name.startswith("_") and _makes(made):
                yield f"| `{name}{_signature(made)}` | {inspect.getdoc(made)} |"


def _makes(function: Callable[..., object]) -> bool:
    return any(part is not Line for part in _inside(typing.get_type_hints(function).get("return")))


def _signature(function: Callable[..., object]) -> str:
    return f"({', '.join(str(one.replace(annotation=one.empty)) for one in inspect.signature(function).parameters.values())})"


if __name__ == "__main__":
    main()
