"""The page's TypeScript types, generated from Python: `python -m hanashobu.app.codegen.typescript > web/src/net/wire.ts`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import inspect

from hanashobu.app.messages import api, review_api, score_api
from hanashobu.play import chain, events, mechanisms
from hanashobu.table import people, protocol
from hanashobu.text import Arg
from hanashobu.wire import Wire

Shape = inspect.StructType | inspect.DataclassType  # what becomes a type of its own
HEAD = "// Made from the Python types by `make types`; do not edit.\n"


def typescript(kinds: Iterable[Any]) -> str:
    """Every struct that these types mention, each as a type of its own, in the order of their names."""
    found: dict[str, Shape] = {}
    for info in inspect.multi_type_info(kinds):
        _collect(info, found)
    parts = [_struct(name, found[name]) for name in sorted(found)]
    return "\n".join([HEAD, *parts])


def _collect(info: inspect.Type, found: dict[str, Shape]) -> None:
    if isinstance(info, inspect.StructType | inspect.DataclassType):
        if info.cls.__name__ in found:
            return
        found[info.cls.__name__] = info
        for field in info.fields:
            _collect(field.type, found)
    for inner in _inside(info):
        _collect(inner, found)


def _inside(info: inspect.Type) -> tuple[inspect.Type, ...]:
    match info:
        case inspect.UnionType(types=types):
            return types
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return (item,)
        case inspect.TupleType(item_types=items):
            return items
        case inspect.DictType(value_type=value):
            return (value,)
    return ()


def _struct(name: str, info: Shape) -> str:
    lines = [f"/** {(info.cls.__doc__ or name).splitlines()[0]} */", f"export type {name} = {{"]
    if isinstance(info, inspect.StructType) and info.tag_field:
        lines.append(f'\t{info.tag_field}: "{info.tag}";')
    for field in info.fields:
        # Fields that equal their default are left out, so the page has to expect that.
        optional = "?" if not field.required else ""
        lines.append(f"\t{_key(field.encode_name)}{optional}: {type_of(field.type)};")
    return "\n".join([*lines, "};", ""])


def _key(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def type_of(info: inspect.Type) -> str:
    """A type in TypeScript."""
    match info:
        case inspect.Metadata(extra_json_schema={"title": name}):
            return str(name)
        case inspect.Metadata(type=plain):
            return type_of(plain)
        case inspect.StructType(cls=cls) | inspect.DataclassType(cls=cls):
            return cls.__name__
        case inspect.UnionType(types=types):
            return " | ".join(dict.fromkeys(type_of(one) for one in types))
        case inspect.LiteralType(values=values):
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            inner = type_of(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(type_of(one) for one in items)}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {type_of(value)}>"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
    raise TypeError(f"There is no TypeScript for {info}.")


def wire_types() -> list[type[Wire]]:
    """All types of messages, those of the events aside."""
    found = [kind for module in (chain, protocol, people, api, review_api, score_api) for kind in vars(module).values()]
    return [kind for kind in found if isinstance(kind, type) and issubclass(kind, Wire) and kind is not Wire]


def page() -> str:
    """All types of the page: messages, the API, and the union of all events."""
    unions = {
        "Arg": Arg,
        "AnyEvent": events.AnyEvent,
        "ClientMessage": protocol.ClientMessage,
        "PeopleMessage": people.PeopleMessage,
        "ServerMessage": protocol.ServerMessage,
    }
    named = [f"export type {name} = {type_of(inspect.type_info(kind))};\n" for name, kind in unions.items()]
    questions = " | ".join(f'"{kind.name}"' for _, kind in sorted(mechanisms.questions().items()))
    named.append(f"export type Asked = {questions};\n")
    return "\n".join([typescript([*wire_types(), events.AnyEvent, Arg]), *named])


if __name__ == "__main__":
    print(page(), end="")
