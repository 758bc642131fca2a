"""Whether the file of a game changes the package for everybody: its functions, classes and constants are compared before and after."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

ROOT = "hanashobu"


class Package:
    """What the modules of the package define now."""

    def __init__(self) -> None:
        self._modules = [module for name, module in list(sys.modules.items()) if name.partition(".")[0] == ROOT]
        self._before = dict(_defined(self._modules))

    def changed(self) -> list[str]:
        """What is no longer what it was, by its name."""
        now = dict(_defined(self._modules))
        return sorted(name for name, value in self._before.items() if now.get(name) is not value)


def _defined(modules: list[ModuleType]) -> Iterator[tuple[str, Any]]:
    """Functions and classes, what is in these classes, and constants."""
    for module in modules:
        for name, value in list(vars(module).items()):
            if isinstance(value, FunctionType | type) or (name.isupper() and name[0] != "_"):
                yield f"{module.__name__}.{name}", value
            if isinstance(value, type) and value.__module__ == module.__name__:
                for member, part in list(vars(value).items()):
                    if isinstance(part, FunctionType | property | classmethod | staticmethod):
                        yield f"{module.__name__}.{name}.{member}", part
