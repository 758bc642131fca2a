"""Seeds as people type them; without the rest of a match, because every command reads one."""

from __future__ import annotations

import secrets

from hanashobu.engine.machine import MOST_SEED
from hanashobu.text import MessageError, Quoted


class BadSeed(MessageError, ValueError):
    """A text that is not a seed."""


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(256)


def read_seed(text: str) -> int:
    """A seed as typed: a whole number of up to 256 bits, decimal or 0x and hexadecimal."""
    try:
        number = int(text, 0)
    except ValueError:
        number = -1
    if not 0 <= number <= MOST_SEED:
        raise BadSeed("error-seed", seed=Quoted(text))
    return number
