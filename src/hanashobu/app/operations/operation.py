"""An operation: one thing that can be asked for at one address, declared once for every host, the OpenAPI document and the page."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from functools import cached_property
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from hanashobu.app.messages.refusal import Refusal
from hanashobu.app.operations.call import Call
from hanashobu.app.rooms.room import ID
from hanashobu.app.rooms.stored_tables import no_table
from hanashobu.text import Quoted, msg

Method = Literal["GET", "POST", "DELETE"]
Limit = Literal["join", "code", "costly"]  # methods of `Admission`
Host = Literal["server", "worker"]
Id = Annotated[str, Meta(pattern=ID)]  # of a table or a record

WHOLE = re.compile(r"-?[0-9]+")
NEEDED = object()  # the default of a parameter that has none


class Parameter(NamedTuple):
    """A part of the path or of the query."""

    name: str
    kind: Any
    default: Any = NEEDED
    in_path: bool = False

    @property
    def many(self) -> bool:
        """Whether it may be given several times."""
        return get_origin(self._plain) is tuple

    @property
    def may_be_wrong(self) -> bool:
        """Whether not every text will do, or none."""
        return (self.kind is not str and not self.many) or (self.default is NEEDED and not self.in_path)

    @property
    def _plain(self) -> Any:
        return get_args(self.kind)[0] if get_origin(self.kind) is Annotated else self.kind

    def read(self, call: Call) -> Any:
        """Its value in a call."""
        texts = [call.path[self.name]] if self.in_path else call.query.get(self.name, ())
        if not texts:
            if self.default is NEEDED:
                raise Refusal(422, msg("error-request-without", parameter=self.name))
            return self.default
        if self._plain is int and not WHOLE.fullmatch(texts[-1]):
            raise self._refusal(texts[-1])
        try:
            return msgspec.convert(tuple(texts) if self.many else texts[-1], self.kind, strict=False)
        except msgspec.ValidationError:
            raise self._refusal(texts[-1]) from None

    def _refusal(self, text: str) -> Refusal:
        if self.kind is not Id:
            return Refusal(422, msg("error-request-parameter", parameter=self.name, text=Quoted(text)))
        return Refusal(422, no_table(text).message if self.name == "table" else msg("error-no-record", id=Quoted(text)))


class Signature(NamedTuple):
    """What an operation takes and returns."""

    parameters: tuple[Parameter, ...]
    takes: Any  # the type of its body: None for no body, `bytes` for a text
    returns: Any
    player: bool  # whether the key of a player is needed


class Operation(msgspec.Struct, frozen=True, eq=False, dict=True, kw_only=True):
    """What a host knows about one address and method."""

    method: Method
    path: str
    run: Callable[..., Any]
    group: str
    status: int = 200
    refuses: tuple[int, ...] = ()
    limit: Limit | None = None
    host: Host | None = None
    same: bool = False
    encodes: Any = None

    @property
    def name(self) -> str:
        """A name of its own."""
        return self.run.__name__

    @property
    def description(self) -> str:
        """What it does, as the API describes it."""
        return inspect.getdoc(self.run) or ""

    @cached_property
    def signature(self) -> Signature:
        """What its function takes and returns."""
        hints, parameters, takes = get_type_hints(self.run, include_extras=True), [], None
        named = list(inspect.signature(self.run).parameters.values())[1:]
        for one in named:
            if one.name in ("wanted", "data"):
                takes = hints[one.name]
            elif one.name != "player":
                default = NEEDED if one.default is inspect.Parameter.empty else one.default
                parameters.append(Parameter(one.name, _present(hints[one.name]), default, f"{{{one.name}}}" in self.path))
        return Signature(tuple(parameters), takes, self.encodes or hints["return"], any(one.name == "player" for one in named))

    @cached_property
    def problems(self) -> tuple[int, ...]:
        """The status of everything that it may refuse."""
        found = {*self.refuses, 503}
        found |= {408, 413, 415} if self.signature.takes else set()
        found |= {401} if self.signature.player else set()
        found |= {429} if self.limit else set()
        if self.signature.takes not in (None, bytes) or any(one.may_be_wrong for one in self.signature.parameters):
            found.add(422)
        return tuple(sorted(found))

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.path))

    def match(self, path: str) -> dict[str, str] | None:
        """The parts of a path, if it is one of this operation."""
        found = self._pattern.fullmatch(path)
        return found and found.groupdict()


def operation(
    method: Method,
    path: str,
    group: str,
    *,
    status: int = 200,
    refuses: tuple[int, ...] = (),
    limit: Limit | None = None,
    host: Host | None = None,
    same: bool = False,
    encodes: Any = None,
) -> Callable[[Callable[..., Any]], Operation]:
    """Declare a function as an operation. Its parameters are parts of the path or the query, by their types, but for three names.

    `wanted` is the body in JSON, `data` a body of text, `player` the hash of the key of whoever asks. `refuses` has the statuses that
    the function itself raises; those of bodies, parameters, keys and limits follow. `host` says where it is, unless everywhere; `same`
    that everybody gets the same; `encodes` what a function returns that encodes its answer itself.
    """
    return lambda run: Operation(
        method=method,
        path=path,
        run=run,
        group=group,
        status=status,
        refuses=refuses,
        limit=limit,
        host=host,
        same=same,
        encodes=encodes,
    )


def _present(kind: Any) -> Any:
    """A type without None, which stands for what is left out."""
    if get_origin(kind) in (Union, UnionType):
        (found,) = (one for one in get_args(kind) if one is not type(None))
        return found
    return kind
