"""Seals and heads of a record, written from docs/record.md alone: for forgers who know the secret, and as a second opinion."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

Line = dict[str, Any]

HIDES = {"passed_hand": "cards", "shuffle": "stock", "return": "card", "cut": "stock", "pile": "cards"}


def sealed(lines: list[Line], table: str, secret: str) -> list[Line]:
    """The same lines with the seals that they should have."""
    key, found, private = h("seal-key", table.encode(), bytes.fromhex(secret)), list[Line](), list[bytes]()
    number = 0
    for line in lines:
        plain = {name: value for name, value in line.items() if name != "seal"}
        if public(plain) is None:
            private.append(canonical(plain))
            found.append(plain)
            continue
        number += 1
        seal = hmac.new(key, framed("seal", b"%d" % number, *private, canonical(plain)), "sha256").hexdigest()
        found.append({**plain, "seal": seal})
        private.clear()
    return found


def heads(lines: list[Line], table: str) -> list[str]:
    """The head before the first public event, and after each; it needs no secret, and takes the copy of any seat."""
    found = [h("head", table.encode())]
    for line in lines:
        if "seal" in line:
            shown = public({name: value for name, value in line.items() if name != "seal"})
            assert shown is not None
            found.append(h("link", found[-1], canonical(shown), bytes.fromhex(line["seal"])))
    return [head.hex() for head in found]


def public(line: Line) -> Line | None:
    """What everybody sees of an event, from the whole of it or from the copy of a seat."""
    match line["event"]:
        case "deal":
            field = hidden(line["field"]) if line.get("face_down") else line["field"]
            return {**line, "field": field, **{name: hidden(line[name]) for name in ("hands", "piles", "stock")}}
        case "claim":
            return {name: value for name, value in line.items() if name != "declined"} if line.get("teyaku") else None
        case "agree":
            return {name: value for name, value in line.items() if name != "agrees"}
        case name if name in HIDES and HIDES[name] in line:
            return {**line, HIDES[name]: hidden(line[HIDES[name]])}
    return line


def hidden(cards: Any) -> Any:
    """The same cards face down, in whatever lists they are."""
    return cards if cards is None else "?" if isinstance(cards, str) else [hidden(card) for card in cards]


def canonical(line: Line) -> bytes:
    """An event as bytes."""
    return json.dumps(line, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def h(tag: str, *parts: bytes) -> bytes:
    """The hash of the page."""
    return hashlib.sha256(framed(tag, *parts)).digest()


def framed(tag: str, *parts: bytes) -> bytes:
    """What it hashes."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in (b"hana-fair/1|" + tag.encode(), *parts))
