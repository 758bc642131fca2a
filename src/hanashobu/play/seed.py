"""The seed of a match: what people type, or chance. Until the match is over it is its secret."""

from __future__ import annotations

import secrets

from hanashobu.engine.machine import MOST_SEED
from hanashobu.quoting import quote


class BadSeed(ValueError):
    """A text that is no seed; the message is for people."""


def read_seed(text: str) -> int:
    """A seed as typed: a whole number of up to 256 bits, decimal or 0x and hexadecimal."""
    try:
        number = int(text, 0)
    except ValueError:
        number = -1
    if not 0 <= number <= MOST_SEED:
        raise BadSeed(f"{quote(text)} is no seed: a seed is a whole number from 0 to 2^256 - 1, such as 42.")
    return number


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(256)
