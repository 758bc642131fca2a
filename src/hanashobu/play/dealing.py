"""The cards at tables of people: each shuffle from HMAC-SHA-256 under the match's secret (CO-5; docs/record.md says how)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from random import Random
from typing import Final, Literal, TypeVar

Card = TypeVar("Card")  # a number or a code, whatever is to be shuffled

# Where the decks of a match come from. Simulations and searches take the kernel's generator, which is fast, and which a few decks betray.
Source = Literal["kernel", "hmac-sha256"]
KERNEL: Final = "kernel"
SECRET: Final = "hmac-sha256"

# The shuffles of a match, named after their events. The cut of the draw pile is not random: it is in the middle (TA-14).
Shuffle = Literal["dealer_draw", "deal", "leader", "shuffle"]

BLOCK = 64  # bytes of SHA-256
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))  # of HMAC
WORD = 4  # bytes
WORDS = 1 << 8 * WORD


class Key:
    """HMAC-SHA-256 (RFC 2104) under one key; `hmac.digest` lets another thread run each time, which costs more than the hash."""

    def __init__(self, key: bytes) -> None:
        block = key.ljust(BLOCK, b"\0")
        self._inner, self._outer = block.translate(INNER), block.translate(OUTER)

    def digest(self, text: bytes) -> bytes:
        """The authentication code of a text."""
        return sha256(self._outer + sha256(self._inner + text).digest()).digest()


class Dealing:
    """All the luck of one match. Nothing but the secret and the name of a shuffle decides, so no shuffle says anything about another."""

    __slots__ = ("_secret",)

    def __init__(self, seed: int) -> None:
        self._secret = Key(seed.to_bytes(32))

    def order(self, round: int, deal: int, shuffle: Shuffle, cards: Sequence[Card]) -> list[Card]:
        """These cards as they lie after a shuffle; round 0 is the draw for dealer with its passes, deal 0 the first of a round."""
        return shuffled(cards, self._words(f"{round}|{deal}|{shuffle}"))

    def dice(self, use: str, seat: int, turn: int) -> Random:
        """The luck of whoever chooses for a seat at one of its turns: the same after a restart, another in every match.

        What a bot does is public, but leads back to no more than this one HMAC, never to the secret: no deck can be derived from it.
        """
        return Random(self._secret.digest(f"{use}|{seat}|{turn}".encode("ascii")))

    def _words(self, name: str) -> Iterator[int]:
        for counter in count():
            block = self._secret.digest(f"{name}|{counter}".encode("ascii"))
            for at in range(0, len(block), WORD):
                yield int.from_bytes(block[at : at + WORD])


def shuffled(cards: Sequence[Card], words: Iterator[int]) -> list[Card]:
    """Fisher and Yates, from the last place down to the second: every order is exactly as likely."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        place = below(last + 1, words)
        order[last], order[place] = order[place], order[last]
    return order


def below(n: int, words: Iterator[int]) -> int:
    """A number below n, each exactly as likely: the words at the end that would favour some are passed over."""
    fair = WORDS - WORDS % n
    return next(word for word in words if word < fair) % n
