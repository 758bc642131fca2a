"""Nobody counts commas: whoever passes seven or more arguments passes them by name."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import is_dataclass
from pathlib import Path
from types import ModuleType

import msgspec

import hanashobu

MOST = 6  # arguments that may be passed by their place
IN_ORDER = {"MatchBegins": "by name only, its seal would no longer be the last thing on a record's first line"}


def by_place(function: ast.FunctionDef | ast.AsyncFunctionDef, method: bool) -> int:
    """How many arguments a call may pass by place."""
    bound = method and "staticmethod" not in map(ast.unparse, function.decorator_list)
    return len(function.args.posonlyargs) + len(function.args.args) - bound


def long_functions(text: str) -> Iterator[str]:
    """Functions of a file that take more than that; what the kernel compiles has only places."""
    tree = ast.parse(text)
    methods = {id(one) for kind in ast.walk(tree) if isinstance(kind, ast.ClassDef) for one in kind.body}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and by_place(node, id(node) in methods) > MOST:
            yield from [] if "kernel" in map(ast.unparse, node.decorator_list) else [node.name]


def modules() -> Iterator[ModuleType]:
    """Every module that this machine can load."""
    for found in pkgutil.walk_packages(hanashobu.__path__, "hanashobu."):
        with suppress(ModuleNotFoundError):  # an extra that is not installed, or what only a browser has
            yield importlib.import_module(found.name)


def long_constructors(kind: type) -> int:
    """How many fields a class that writes its own constructor takes by place."""
    places = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(one.kind in places for one in inspect.signature(kind).parameters.values())


def test_no_function_takes_seven_arguments_by_place(root: Path) -> None:
    found = {str(file.relative_to(root)): list(long_functions(file.read_text("utf-8"))) for file in (root / "src").rglob("*.py")}
    assert len(found) > 300
    assert {name: functions for name, functions in found.items() if functions} == {}


def test_no_record_is_made_of_seven_arguments_by_place() -> None:
    kinds = {
        kind for module in modules() for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__
    }
    records = [kind for kind in kinds if is_dataclass(kind) or issubclass(kind, msgspec.Struct) or hasattr(kind, "_fields")]
    assert len(records) > 200
    assert {kind.__qualname__ for kind in records if long_constructors(kind) > MOST} == set(IN_ORDER)


def test_a_long_signature_is_found() -> None:
    short, long = "self, a, b, c, d, e, f", "self, a, b, c, d, e, f, g"
    methods = f"class A:\n    def short({short}): ...\n    def long({long}): ...\n"
    text = f"{methods}@kernel\ndef compiled(a, {long}): ...\ndef named(a, *, {long}): ..."
    assert list(long_functions(text)) == ["long"]
