"""How much anybody may ask of a server. Each limit has a number that the host can change, and an answer (docs/hosting.md)."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any

from hanashobu.nearest import nearest
from hanashobu.text import MessageError, Quoted

MOST = 10**12

# How a connection of a seat ends.
NO_SEAT, NOT_FROM_HERE, TOO_LATE, TOO_MANY = 4000, 4003, 4008, 4029


class BadLimit(MessageError, ValueError):
    """A limit that cannot be set."""


def _limit(default: int, what: str, answer: str) -> Any:
    return field(default=default, metadata={"what": what, "answer": answer})


@dataclass(frozen=True, kw_only=True)
class Limits:
    """What a server allows; an address is one IPv4 address, or the first half of an IPv6 address."""

    connections: int = _limit(2000, "open connections in all; never more than the system's open files allow", "503")
    connections_per_address: int = _limit(200, "open connections of one address", "429, or close 4029")
    requests_per_minute: int = _limit(1200, "requests to the API from one address", "429")
    files_per_minute: int = _limit(6000, "requests for the page, its files and pictures from one address", "429")
    checks_per_minute: int = _limit(240, "health checks (`/healthz`, `/readyz`, `/metrics`) from one address", "429")
    sockets_per_minute: int = _limit(1200, "seats' connections opened from one address", "close 4029")
    costly_per_minute: int = _limit(
        240, "requests from one address for moments of a record, a score, a list of tables or a table from a record", "429"
    )
    request_seconds: int = _limit(20, "until a request has arrived whole", "408")
    answer_seconds: int = _limit(60, "until an answer that waits to be read is read on", "the connection is closed")
    header_bytes: int = _limit(16_384, "bytes of a request's first line and headers", "400")
    body_bytes: int = _limit(262_144, "bytes of a body in JSON", "413")
    record_bytes: int = _limit(2_097_152, "bytes of a record that somebody brings", "413")
    records_per_hour: int = _limit(120, "records brought from one address", "429")
    record_bytes_per_hour: int = _limit(20_971_520, "bytes of records brought from one address", "429")
    tables_per_hour: int = _limit(300, "tables opened from one address, and as many with one key", "429")
    costly_bots_per_hour: int = _limit(60, "strong and master bots at the tables opened from one address", "429")
    message_bytes: int = _limit(4096, "bytes of a message of a seat", "close 1009")
    messages_per_second: int = _limit(
        20,
        "refused messages of one connection; an accepted one counts a tenth, and five seconds' worth may come at once",
        "close 4029",
    )
    frames_per_second: int = _limit(400, "WebSocket frames of one connection, pings and fragments included", "close 4029")
    refusals_unread: int = _limit(50, "refusals that wait for a connection to read them", "close 4029")
    joins_per_minute: int = _limit(120, "seats taken from one address at tables with friends, and changes by a host", "429")
    codes_per_minute: int = _limit(10, "codes for carrying a seat, tried from one address", "429")
    chat_at_once: int = _limit(5, "phrases, stamps and lines of one party at a table in ten seconds", "a refusal")
    public_tables_per_address: int = _limit(3, "public tables of one address at which people gather", "429")
    spectators_per_table: int = _limit(50, "spectators of one table", "close 4000")
    spectators_per_address: int = _limit(10, "spectators of one table from one address", "close 4000")
    hints_per_minute: int = _limit(20, "hints for one seat", "a refusal")
    sit_seconds: int = _limit(20, "until a connection has named its seat", "close 4008")
    idle_seconds: int = _limit(43_200, "without a message on a seat's connection", "close 4008")
    ping_seconds: int = _limit(10, "between pings of the server, and until a ping is answered", "close 1011")


NAMES = tuple(each.name for each in fields(Limits))


def changed(limits: Limits, *texts: str) -> Limits:
    """The limits with these `NAME=NUMBER`."""
    for text in texts:
        name, found, number = text.partition("=")
        name = name.strip().replace("-", "_")
        if not found:
            raise BadLimit("error-limit-form", text=Quoted(text))
        if name not in NAMES:
            raise BadLimit("error-limit-unknown", name=Quoted(name), near=nearest(name, NAMES), known=NAMES)
        limits = replace(limits, **{name: _number(name, number.strip())})
    return limits


def _number(name: str, text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 12 or not int(text):
        raise BadLimit("error-limit-number", name=name, text=Quoted(text), most=MOST)
    return int(text)


def rows() -> list[str]:
    """The table of docs/hosting.md."""
    shown = [f"| `{each.name}` | {each.default:,} | {each.metadata['what']} | {each.metadata['answer']} |" for each in fields(Limits)]
    return ["| limit | default | what it counts | beyond it |", "|---|---|---|---|", *shown]
