"""Whether the cards of a record come from a seed, checked from docs/record.md alone: none of the program's code, and an HMAC of its own."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

Event = dict[str, Any]

BLOCK = 64  # bytes of a block of SHA-256
DECK = [f"{month}{place}" for month in range(1, 13) for place in "abcd"]
PACKETS: dict[tuple[str, int], str] = {
    ("bakappana", 2): "hands 10 field 8",
    ("bakappana", 3): "hands 7 field 6",
    ("bakappana", 4): "hands 5 field 8",
    ("hana_awase", 2): "hands 10 field 8",
    ("hana_awase", 3): "hands 7 field 6",
    ("hana_awase", 4): "hands 5 field 8",
    ("hiraya", 3): "hands 7 field 6",
    ("koi_koi", 2): "hands 4 field 4 hands 4 field 4",
    ("min_hwatu", 2): "hands 10 field 8",
    ("min_hwatu", 3): "hands 7 field 6",
    ("min_hwatu", 4): "hands 5 field 8",
    ("min_hwatu", 5): "hands 4 field 8",
    ("min_hwatu", 6): "hands 3 field 12",
    ("min_hwatu", 7): "hands 3 field 6",
    ("mushi", 2): "hands 8 field 8",
    ("nara", 4): "field 3 piles 3 field 3 piles 2 field 3",
    ("sudaoshi", 3): "hands 4 field 3 hands 3 field 3",
    ("toppa", 2): "hands 5 field 4 hands 5 field 4",
    **{(game, seats): "hands 4 field 3 hands 3 field 3" for game in ("hachi_hachi", "kyu_rei_hana") for seats in range(2, 7)},
    **{(game, 7): "hands 4 hands 3" for game in ("hachi_hachi", "kyu_rei_hana")},
    **{("taiyaku", seats): "field 3 hands 4 field 3 hands 4" for seats in range(2, 8)},
}
CHANGED = {"hand_8": "hands 8 field 8", "hand_10": "hands 5 field 4 hands 5 field 4"}  # for two, by the house rule that changes it
WITH_BLANK = {("nara", 4), ("hachi_hachi", 7), ("kyu_rei_hana", 7)}


def deck_of(game: str, seats: int) -> list[str]:
    """The cards of a game in deck order: Mushi leaves two months out, Nara has the blank, and so have tables of seven in two games."""
    if game == "mushi":
        return [card for card in DECK if card[:-1] not in ("6", "7")]
    return [*DECK, "0"] if (game, seats) in WITH_BLANK else DECK


def hmac_sha256(secret: bytes, message: bytes) -> bytes:
    """RFC 2104, for keys no longer than a block."""
    key = secret + bytes(BLOCK - len(secret))
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def words(seed: int, name: str) -> Iterator[int]:
    """The 32-bit words of a shuffle."""
    secret = bytes(seed >> 8 * place & 255 for place in reversed(range(32)))
    block = 0
    while True:
        digest = hmac_sha256(secret, f"{name}|{block}".encode("ascii"))
        for first in range(0, 32, 4):
            yield digest[first] << 24 | digest[first + 1] << 16 | digest[first + 2] << 8 | digest[first + 3]
        block += 1


def order(cards: list[str], stream: Iterator[int]) -> list[str]:
    """The cards after a shuffle."""
    lie = list(cards)
    i = len(lie) - 1
    while i >= 1:
        w = next(stream)
        if w >= 2**32 // (i + 1) * (i + 1):
            continue
        j = w % (i + 1)
        lie[i], lie[j] = lie[j], lie[i]
        i -= 1
    return lie


class Auditor:
    """Goes through the events of one match, and finds those whose cards do not come from the seed."""

    def __init__(self, seed: int, begins: Event) -> None:
        self._seed = seed
        self._game: str = begins["game"]
        self._seats = len(begins["seats"])
        self._deck = deck_of(self._game, self._seats)
        changed = [packets for name, packets in CHANGED.items() if self._seats == 2 and begins["options"].get(name)]
        self._packets = (*changed, PACKETS.get((self._game, self._seats), ""))[0]
        self._round = self._misdeals = self._dealer = 0
        self.checked: list[str] = []
        self.wrong: list[Event] = []

    def receive(self, event: Event) -> None:
        """The next event."""
        kind = event["event"]
        if kind == "round":
            self._round, self._misdeals, self._dealer = event["number"], 0, event["dealer"]
        elif kind == "misdeal":
            self._misdeals += 1
        elif kind in ("dealer_draw", "deal", "leader", "shuffle"):
            self.checked.append(kind)
            if not getattr(self, f"_{kind}")(event):
                self.wrong.append(event)

    def _order(self, name: str, cards: list[str]) -> list[str]:
        in_order = [card for card in [*DECK, "0"] if card in cards]
        return order(in_order, words(self._seed, name))

    def _here(self, shuffle: str, cards: list[str]) -> list[str]:
        return self._order(f"{self._round}|{self._misdeals}|{shuffle}", cards)

    def _dealer_draw(self, event: Event) -> bool:
        cards = [card for card in self._deck if card != "0"]
        passes = [self._order(f"0|{at}|dealer_draw", cards)[: self._seats] for at in range(len(event["draws"]))]
        if event.get("seated"):
            last, dealer = passes[-1], event["dealer"]
            ascending = sorted(range(self._seats), key=lambda who: int(last[who][:-1]))
            sits = [ascending[(seat - dealer) % self._seats] for seat in range(self._seats)]
            passes = [[drawn[who] for who in sits] for drawn in passes]
        return bool(passes == event["draws"])

    def _deal(self, event: Event) -> bool:
        deck = self._here("deal", self._deck)
        dealt_in = min(self._seats, 5) if self._game == "taiyaku" else self._seats
        right = [(self._dealer + step) % self._seats for step in range(1, dealt_in)] + [self._dealer]
        hands: list[list[str]] = [[] for _ in range(self._seats)]
        piles: list[list[list[str]]] = [[[], []] for _ in range(self._seats)]
        field: list[str] = []
        # A game that is not named above deals each hand at once, then the field.
        packets = (self._packets or f"hands {len(event['hands'][0])} field {len(event['field'])}").split()
        for what, many in zip(packets[::2], map(int, packets[1::2]), strict=True):
            to = {"hands": [hands[seat] for seat in right], "piles": [pile for seat in right for pile in piles[seat]], "field": [field]}
            for place in to[what]:
                place += deck[:many]
                del deck[:many]
        if "piles" in packets:
            return bool(event["piles"] == piles and event["field"] == field and not deck)
        return bool([hand or [] for hand in event["hands"]] == hands and event["field"] == field and event["stock"] == deck)

    def _leader(self, event: Event) -> bool:
        turned = [event["turned"][(self._dealer + step) % self._seats] for step in range(self._seats)]
        cards = [card for card in turned if card is not None]
        return self._here("leader", event["field"])[: len(cards)] == cards

    def _shuffle(self, event: Event) -> bool:
        return bool(self._here("shuffle", event["stock"]) == event["stock"])
