"""The page's calls of the API, generated from its operations: `python -m hanashobu.app.codegen.calls > web/src/net/calls.ts`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from msgspec import inspect

from hanashobu.app.codegen.typescript import type_of
from hanashobu.app.operations import OPERATIONS
from hanashobu.app.operations.call import File
from hanashobu.app.operations.operation import Operation, Parameter

HEAD = "// Made from the operations of the API by `make types`; do not edit.\n"


def calls(operations: Iterable[Operation]) -> str:
    """A function for each operation."""
    found = list(operations)
    body = "\n\n".join(map(_call, found))
    named = sorted({name for one in found for name in re.findall(r"\b[A-Z]\w+", _types(one))} - {"Promise", "Record", "Response"})
    imports = f'import {{ ask, reach }} from "./api";\nimport type {{ {", ".join(named)} }} from "./wire";\n'
    return f"{HEAD}{imports}\n{body}\n"


def _types(operation: Operation) -> str:
    return f"{_takes(operation)} {_returns(operation)}"


def _call(operation: Operation) -> str:
    parameters = operation.signature.parameters
    path, query = [one for one in parameters if one.in_path], [one for one in parameters if not one.in_path]
    takes = [*(f"{one.name}: {_type(one.kind)}" for one in path), *_body(operation), *_query(query)]
    address = re.sub(r"\{", "${", operation.path)
    given = [f'"{operation.method}"', f"`{address}`" if path else f'"{operation.path}"']
    if query or takes[len(path) :]:
        given.append("query" if query else "{}")
    if operation.signature.takes is not None:
        given.append("wanted")
    send = "reach" if operation.signature.returns is File else "ask"
    head = f"export const {_camel(operation.name)} = ({', '.join(takes)}): {_returns(operation)} =>"
    return f"/** {operation.description} */\n{head} {send}({', '.join(given)});"


def _body(operation: Operation) -> list[str]:
    return [] if operation.signature.takes is None else [f"wanted: {_takes(operation)}"]


def _takes(operation: Operation) -> str:
    kind = operation.signature.takes
    return "" if kind is None else "string" if kind is bytes else _type(kind)


def _returns(operation: Operation) -> str:
    kind = operation.signature.returns
    return "Promise<Response>" if kind is File else f"Promise<{_type(kind)}>"


def _query(query: list[Parameter]) -> list[str]:
    if not query:
        return []
    fields = "; ".join(f"{one.name}?: {_type(one.kind)}{'' if one.many else ' | null'}" for one in query)
    return [f"query: {{ {fields} }} = {{}}"]


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def _type(kind: Any) -> str:
    return type_of(inspect.type_info(kind))


if __name__ == "__main__":
    print(calls(OPERATIONS), end="")
