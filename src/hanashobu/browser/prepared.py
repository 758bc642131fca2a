"""Methods that Python writes at every start, compiled when the static page is built: in a browser, compiling them took half of all imports.

Dataclasses, named tuples and our layouts write the source of their methods and have it compiled by `exec`, `eval` or `compile`.
"""

from __future__ import annotations

import builtins
import collections
import dataclasses
import marshal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from hanashobu import layout

FILE = Path(__file__).with_name("prepared.bin")
COMPILING: tuple[tuple[ModuleType, str], ...] = ((dataclasses, "exec"), (collections, "eval"), (layout, "compile"), (layout, "exec"))

Compiled = Callable[[str, str, str], str | CodeType]  # of a source, with the name of a file and `exec` or `eval`


@contextmanager
def recording() -> Iterator[dict[str, CodeType]]:
    """Every source that is compiled meanwhile, with its code."""
    found: dict[str, CodeType] = {}

    def record(source: str, file: str, mode: str) -> CodeType:
        found[source] = compile(source, file, mode, dont_inherit=True)
        return found[source]

    _hook(record)
    try:
        yield found
    finally:
        for module, name in COMPILING:
            del vars(module)[name]


def use() -> None:
    """From now on, what was recorded is not compiled again; everything else is, as ever."""
    known: dict[str, CodeType] = marshal.loads(FILE.read_bytes())
    _hook(lambda source, *_: known.get(source, source))


def _hook(compiled: Compiled) -> None:
    for module, name in COMPILING:
        vars(module)[name] = _compiling(compiled) if name == "compile" else _running(name, compiled)


def _running(name: str, compiled: Compiled) -> Callable[..., Any]:
    """`exec` or `eval`, which compiles no source that is known."""
    run = getattr(builtins, name)
    return lambda source, *scopes: run(compiled(source, "<string>", name) if isinstance(source, str) else source, *scopes)


def _compiling(compiled: Compiled) -> Callable[..., Any]:
    """`compile`, the same."""

    def compile_source(source: str, file: str, mode: str) -> CodeType:
        code = compiled(source, file, mode)
        return compile(code, file, mode, dont_inherit=True) if isinstance(code, str) else code

    return compile_source
