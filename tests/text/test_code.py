"""The messages that the code names are in the catalogue, with the arguments that it gives them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import hanashobu
from hanashobu.text.catalogue import SOURCE, catalogue
from hanashobu.text.fluent import variables

CODE = Path(hanashobu.__file__).parent
PREFIXES = ("error", "question", "answer", "hint", "advice", "stands", "yaku", "word")
ID = re.compile(rf"(?:{'|'.join(PREFIXES)})(?:-[a-z0-9]+)+(?:\.[a-z]+)?")


def _calls() -> Iterator[tuple[str, ast.Call, str]]:
    for path in sorted(CODE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                for id in _ids(node):
                    yield f"{path.relative_to(CODE)}:{node.lineno}", node, id


def _ids(call: ast.Call) -> Iterator[str]:
    """The ids among the first arguments of a call; of a choice between two both."""
    for argument in call.args[:2]:
        for part in (argument.body, argument.orelse) if isinstance(argument, ast.IfExp) else (argument,):
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and ID.fullmatch(part.value):
                yield part.value


@cache
def named() -> list[tuple[str, ast.Call, str]]:
    return list(_calls())


def test_every_message_that_the_code_names_is_there() -> None:
    assert len(named()) > 100
    for where, _, id in named():
        whole, _, attribute = id.partition(".")
        assert catalogue(SOURCE).pattern(whole, attribute) is not None, f"{where}: {id}"


def test_every_message_that_the_code_names_gets_its_arguments() -> None:
    for where, call, id in named():
        given = {one.arg for one in call.keywords}
        whole, _, attribute = id.partition(".")
        pattern = catalogue(SOURCE).pattern(whole, attribute)
        handed_on = not given and ast.unparse(call.func) != "msg"  # to somebody who knows the arguments
        if None not in given and not handed_on and pattern is not None:  # not where they come in a dictionary
            assert given == set(variables(pattern)), f"{where}: {id}"


@pytest.mark.parametrize("prefix", ["error", "question", "answer", "hint", "stands"])
def test_the_code_needs_every_message(prefix: str) -> None:
    """Ids that are put together from a kind of question and a word are looked up in matches (test_asked.py)."""
    code = "\n".join(path.read_text("utf-8") for path in CODE.rglob("*.py"))
    made = re.compile(r"(?:question|answer)-[a-z]+(?:-[a-z]+)?|error-game-file-field-[a-z-]+")
    for id in catalogue(SOURCE).ids():
        if id.startswith(f"{prefix}-"):
            assert f'"{id}"' in code or made.fullmatch(id), id
