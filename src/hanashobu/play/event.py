"""What all events have in common: they are cut down for each seat, and a hidden card is written `?`, so that counts stay."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args, get_type_hints

import msgspec

from hanashobu.cards import CardSet

HIDDEN = "?"

Cards = tuple[str, ...]
Party = int | Literal["bank", "pot", "year", "prize"]


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="event", gc=False, kw_only=True):  # no event is part of a cycle
    """A fact that everybody at the table sees, unless `seen_by` says otherwise."""

    seal: str | None = None  # in a match of a fair deal, of every event that is public (sealing.py)

    def seen_by(self, seat: int | None) -> Event | None:
        """What this seat learns of it; None is a spectator."""
        return self

    @property
    def captured(self) -> tuple[int, CardSet] | None:
        """Whose capture pile gets which cards."""
        return None


def visible(happened: Iterable[Event], seat: int | None) -> list[Event]:
    """What a seat learns of these events."""
    seen = (event.seen_by(seat) for event in happened)
    return [event for event in seen if event is not None]


def hide(cards: Cards) -> Cards:
    """The same cards face down."""
    return (HIDDEN,) * len(cards)


def face_down(cards: Cards | None) -> Cards | None:
    """The same for a hand that may not have been dealt."""
    return None if cards is None else hide(cards)


def words(kind: type[Event], field: str) -> tuple[str, ...]:
    """The words that a field of an event may have, in the order in which the kernel counts them."""
    return get_args(get_type_hints(kind)[field])
