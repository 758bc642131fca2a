"""Which messages the code asks for: Python by its syntax tree, TypeScript and Svelte by their calls, lessons by their texts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

CODE = Path(__file__).parents[1]
PAGE = CODE.parents[1] / "web" / "src"  # only in a checkout
TEXTS = ("own", "option", "shared_option")  # which take a message's id, and other things than its arguments
BROAD = ("cli-", "help-")  # too many messages begin so; check/catalogues.py says which of them are put together
DIRECT = ("msg", "t", "complain", "_complain")  # whose first argument is an id whatever it looks like
HOLE = "[A-Za-z0-9_.-]+"

_WORD = re.compile(r"[a-z][A-Za-z0-9_.-]*")
_CALL = re.compile(r"(?<![\w.])t\(")
_QUOTED = re.compile(r'"([a-z][a-z0-9_-]*)"')
_TEMPLATE = re.compile(r"`([^`]*)`")
_COMPARED = re.compile(r'[!=]== "[^"]*"')
_OPEN, _CLOSE = "([{", ")]}"


@dataclass(frozen=True)
class MessageUse:
    """A place where messages are asked for by their ids, and with which arguments; None where they are computed."""

    where: str
    ids: tuple[str, ...]
    args: frozenset[str] | None


@dataclass(frozen=True)
class MessageUses:
    """Everything that the code asks for."""

    calls: tuple[MessageUse, ...]
    texts: frozenset[str]  # every text that could be an id
    patterns: tuple[re.Pattern[str], ...]  # ids that are put together

    def asks_for(self, id: str) -> bool:
        """Whether some code needs a message."""
        return id in self.texts or any(pattern.fullmatch(id) for pattern in self.patterns)


@cache
def uses() -> MessageUses:
    """What Python and the page ask for."""
    calls: list[MessageUse] = []
    texts: set[str] = set()
    patterns: set[str] = set()
    for path in sorted(CODE.rglob("*.py")):
        _python(path, calls, texts, patterns)
    for path in CODE.glob("lessons/*.toml"):
        texts |= set(_QUOTED.findall(path.read_text("utf-8")))
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            _page(path, calls, texts, patterns)
    return MessageUses(tuple(calls), frozenset(texts), tuple(re.compile(pattern) for pattern in sorted(patterns)))


def _python(path: Path, calls: list[MessageUse], texts: set[str], patterns: set[str]) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _WORD.fullmatch(node.value):
            texts.add(node.value)
            texts.add(node.value.partition(".")[0])
        elif isinstance(node, ast.JoinedStr):
            patterns |= _put_together([part.value if isinstance(part, ast.Constant) else None for part in node.values])
        elif isinstance(node, ast.Call):
            ids = tuple(_ids(node))
            if ids:
                calls.append(MessageUse(f"{path.relative_to(CODE.parent)}:{node.lineno}", ids, _given(node)))


def _put_together(parts: list[object]) -> set[str]:
    """The pattern of an id that is put together, if enough of it is known to tell it from other texts."""
    begin = parts[0] if parts and isinstance(parts[0], str) else ""
    known = "".join(part for part in parts if isinstance(part, str))
    if begin in BROAD or not re.match(r"[a-z]+-", begin) or not re.fullmatch(r"[a-z0-9.-]+", known):
        return set()
    whole = "".join(re.escape(part) if isinstance(part, str) else HOLE for part in parts)
    return {whole.partition(r"\.")[0] if r"\." in whole else whole}


def _ids(call: ast.Call) -> Iterator[str]:
    """The ids among the first arguments of a call; of a choice between two both."""
    for argument in call.args[: 1 if _function(call) in DIRECT else 2]:
        for part in (argument.body, argument.orelse) if isinstance(argument, ast.IfExp) else (argument,):
            text = part.value if isinstance(part, ast.Constant) else None
            if isinstance(text, str) and _WORD.fullmatch(text) and ("-" in text or _function(call) in DIRECT):
                yield text


def _function(call: ast.Call) -> str:
    return ast.unparse(call.func).rpartition(".")[2]


def _given(call: ast.Call) -> frozenset[str] | None:
    """The names of a call's arguments; a call with none may hand the id on to somebody who knows them."""
    names = [one.arg for one in call.keywords]
    if None in names or _function(call) in TEXTS or (not names and _function(call) not in DIRECT):
        return None
    return frozenset(name for name in names if name)


def _page(path: Path, calls: list[MessageUse], texts: set[str], patterns: set[str]) -> None:
    source = path.read_text("utf-8")
    texts |= set(_QUOTED.findall(source))
    for template in _TEMPLATE.findall(source):
        patterns |= _put_together([part or None for part in re.split(r"\$\{[^}]*\}()", template) if part is not None])
    for found in _CALL.finditer(source):
        if not re.search(r"function\s*$", source[: found.start()]):
            calls.append(_call(str(path.relative_to(PAGE)), _split(source, found.end())))


def _call(where: str, parts: list[str]) -> MessageUse:
    """One call of the page's `t`: its id, and the object of its arguments."""
    ids = _QUOTED.findall(_TEMPLATE.sub("", _COMPARED.sub("", parts[0]))) if parts else []
    given = parts[1] if len(parts) > 1 else ""
    if given and not given.startswith("{"):
        return MessageUse(where, tuple(ids), None)
    names = [re.match(r"\w+", one) for one in _split(given, 1)] if given else []
    return MessageUse(where, tuple(ids), frozenset(name[0] for name in names if name) if all(names) else None)


def _split(source: str, start: int) -> list[str]:
    """The parts between commas from a place behind an opening bracket up to the closing one."""
    parts: list[str] = []
    depth, begin, quote = 0, start, ""
    for at in range(start, len(source)):
        here = source[at]
        if quote:
            quote = "" if here == quote else quote
        elif here in "\"'`":
            quote = here
        elif here in _OPEN:
            depth += 1
        elif depth and here in _CLOSE:
            depth -= 1
        elif not depth and here in f",{_CLOSE}":
            parts.append(source[begin:at].strip())
            begin = at + 1
            if here != ",":
                break
    return [part for part in parts if part]
