"""The OpenAPI description of the API, made from its operations and our own types."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from hanashobu import __version__
from hanashobu.app.codegen.typescript import wire_types
from hanashobu.app.messages.api import Problem
from hanashobu.app.operations.call import JSON, File
from hanashobu.app.operations.operation import NEEDED, Operation, Parameter
from hanashobu.play import events

REF = "#/components/schemas/{name}"
KEY = {"name": "authorization", "in": "header", "required": False, "schema": {"type": "string"}, "description": "Bearer, and a key."}


def described(operations: Iterable[Operation]) -> dict[str, Any]:
    """The whole document."""
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation)
    _, components = msgspec.json.schema_components([*wire_types(), events.AnyEvent], ref_template=REF)
    info = {"title": "Hanashōbu", "version": __version__}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def _operation(operation: Operation) -> dict[str, Any]:
    signature = operation.signature
    found: dict[str, Any] = {
        "tags": [operation.group],
        "operationId": operation.name,
        "description": operation.description,
        "parameters": [*map(_parameter, signature.parameters), *([KEY] if signature.player else [])],
        "responses": {
            str(operation.status): {"description": "Done", "content": _content(signature.returns)},
            **{str(code): {"description": "A sentence on what is wrong", "content": _content(Problem)} for code in operation.problems},
        },
    }
    if signature.takes is not None:
        found["requestBody"] = {"required": True, "content": _content(str if signature.takes is bytes else signature.takes, "text/plain")}
    return found


def _parameter(parameter: Parameter) -> dict[str, Any]:
    schema = _schema(parameter.kind)
    found = {
        "name": parameter.name,
        "in": "path" if parameter.in_path else "query",
        "required": parameter.default is NEEDED,
        "schema": schema,
    }
    if "description" in schema:
        found["description"] = schema.pop("description")
    if parameter.default not in (NEEDED, None, ()):
        schema["default"] = parameter.default
    return found


def _content(kind: Any, text: str = "application/jsonl") -> dict[str, Any]:
    media = text if kind in (File, str) else JSON
    return {media: {"schema": _schema(str if kind is File else kind)}}


def _schema(kind: Any) -> dict[str, Any]:
    (found,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return found
