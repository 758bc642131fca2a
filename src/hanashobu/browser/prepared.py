"""What the build of the static page has done in advance for every start of Python in a browser, where all of it takes long.

Dataclasses, named tuples and our layouts write the source of their methods, and have it compiled by `exec`, `eval` or `compile`: that code
is there already. So is the file of every module, which Python would look for in one folder after another.
"""

from __future__ import annotations

import builtins
import collections
import dataclasses
import inspect
import marshal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.machinery import ModuleSpec, PathFinder, SourcelessFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, ModuleType, SimpleNamespace
from typing import Any

from hanashobu import layout

FILE = __file__.rpartition("/")[0] + "/prepared.bin"
COMPILING: tuple[tuple[ModuleType, str], ...] = ((dataclasses, "exec"), (collections, "eval"), (layout, "compile"), (layout, "exec"))
PACKAGE = "/__init__.pyc"

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


def prepare(code: Mapping[str, CodeType], files: Sequence[str]) -> bytes:
    """What `use` reads: code, and compiled files, whose names begin where Python's library is."""
    modules = {}
    for file in files:
        inside = file.removeprefix("site-packages/")
        modules[inside.removesuffix(PACKAGE).removesuffix(".pyc").replace("/", ".")] = file
    return marshal.dumps((dict(code), modules))


def use(library: str) -> None:
    """From now on, what was prepared is not done again; everything else is, as ever."""
    with open(FILE, "rb") as file:
        code, modules = marshal.loads(file.read())
    _hook(lambda source, *_: code.get(source, source))
    vars(dataclasses)["inspect"] = SimpleNamespace(**{**vars(inspect), "signature": _unwritten})
    sys.meta_path.insert(sys.meta_path.index(PathFinder), Finder(library, modules))


def _unwritten(_: object, **__: object) -> str:
    """The signature that dataclasses write into the docstring of a class that has none: all have lost theirs, and nobody reads them."""
    return ""


class Finder:
    """Finds modules whose files are known."""

    def __init__(self, library: str, modules: Mapping[str, str]) -> None:
        self._library = library
        self._modules = modules

    def find_spec(self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None) -> ModuleSpec | None:
        """How a module is loaded; None if it is not one of them."""
        if name not in self._modules:
            return None
        file = f"{self._library}/{self._modules[name]}"
        folder = [file.removesuffix(PACKAGE)] if file.endswith(PACKAGE) else None
        return spec_from_file_location(name, file, loader=SourcelessFileLoader(name, file), submodule_search_locations=folder)


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
