"""What the tests of Hachi-Hachi share: positions after a real deal, rounds played to their end, and payments as players read them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hanashobu import games
from hanashobu.cards import MOST_CARDS, cards, code
from hanashobu.cards import card as card_of
from hanashobu.engine.state import ASK_PLAY, NOBODY
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.questions import choices
from hanashobu.rules.phases import FISHING, SETTLE
from tests.support.helpers import Table, only
from tests.support.umpire import ANIMALS, BRIGHTS, FORTY_EIGHT, RIBBONS

HH = "hachi_hachi"
GAME = games.find(HH)
WILLOWS = ["11a", "11b", "11c", "11d"]
DRY_CHAFF = [card for card in FORTY_EIGHT if card not in [*BRIGHTS, *ANIMALS, *RIBBONS, "11d"]]

# Dealt hands.
QUIET = ["1a 2a 3b 4b 5d 6d 12c", "1b 2b 3a 4a 8c 9a 12d", "1d 2c 5a 6a 7b 9b 10c"]  # no teyaku
TRIPLET = "9a 9b 9c 1a 2a 4b 5b"
BESIDE = ["1b 2b 3a 4a 8b 10a 12d", "1d 2c 5a 6a 7b 8a 10c"]  # two hands without teyaku that can be dealt with this triplet
BOTH = "1b 1c 1d 2c 3c 4c 5c"  # Triplet and One Ribbon
SIX = "1c 3c 4c 5c 6c 9c"  # what is dealt beside the blank

# Piles of 88 and 89 points, and three of 88 each without a yaku.
EIGHTY_EIGHT = f"{' '.join(BRIGHTS[:4])} {' '.join(DRY_CHAFF[:8])}"
EIGHTY_NINE = f"{' '.join(BRIGHTS[:4])} {' '.join(DRY_CHAFF[:9])}"
EIGHTS = [
    "2b 3a 3b 4b 4c 4d 6d 7d 8c 9c 10a 10b 10c 11b 12a 12c",
    "1b 1c 2a 2c 2d 3c 5a 5c 5d 6a 6c 7a 7c 8a 8b 8d 9d 10d 11d 12b",
    "1a 1d 3d 4a 5b 6b 7b 9a 9b 11a 11c 12d",
]

# Teyaku of chaff: id, hand, kan, cards that are shown.
GROUP_B = [
    ("HH-B1", "1b 2b 3c 4c 5c 6c 7c", 2, "3c 4c 5c 6c 7c"),
    ("HH-B1", "1b 2b 3b 4b 5c 6c 11c", 2, "5c 6c 11c"),
    ("HH-B1", "1b 2b 4b 5b 6b 7b 9b", 2, ""),
    ("HH-B2", "1b 2c 3c 4c 5c 6c 7c", 3, "2c 3c 4c 5c 6c 7c"),
    ("HH-B2", "1b 11c 3c 4c 5c 6c 7c", 3, "3c 4c 5c 6c 7c 11c"),
    ("HH-B3", "2a 3c 4c 5c 6c 7c 8c", 3, "3c 4c 5c 6c 7c 8c"),
    ("HH-B3", "2a 11b 4c 5c 6c 7c 8c", 3, "4c 5c 6c 7c 8c 11b"),
    ("HH-B4", "12a 3c 4c 5c 6c 7c 8c", 4, "3c 4c 5c 6c 7c 8c"),
    ("HH-B4", "1a 11a 4c 5c 6c 7c 8c", 4, "4c 5c 6c 7c 8c 11a"),
    ("HH-B5", "1c 2c 3c 4c 5c 6c 7c", 4, "1c 2c 3c 4c 5c 6c 7c"),
    ("HH-B5", "11a 11b 3c 4c 5c 6c 7c", 4, "3c 4c 5c 6c 7c 11a 11b"),
]

Payments = list[tuple[int | str, int | str, int, str]]


def payments(emitted: Iterable[AnyEvent], *why: str) -> Payments:
    """Who pays whom, how much and why; all of them, or those whose reason begins with one of these."""
    return [(pay.payer, pay.payee, pay.amount, pay.why) for pay in only(emitted, events.Pay) if not why or pay.why.startswith(why)]


def play_on(table: Table) -> list[AnyEvent]:
    """Play the round to its end: everybody plays the first card, claims nothing, stays in and calls sage."""
    emitted: list[AnyEvent] = []
    while table.actor is not None:
        view, action = table.match.view(None), table.match.legal()[0]
        emitted += table.play(code(action) if action < MOST_CARDS else choices.words(view)[action])
    return emitted


def decline(table: Table) -> Table:
    """Everybody who is asked about a teyaku keeps it hidden."""
    while table.actor is not None and table.match.asked == "claim":
        table.play("no")
    return table


def put(
    table: Table,
    hands: Sequence[str] = (),
    field: str = "",
    stock: str = "",
    taken: Sequence[str] = (),
    actor: int | None = None,
) -> Table:
    """Another position in the round that is being played: what was claimed, paid and said before stays as it is."""
    decline(table)
    state = table.state
    for seat in range(table.seats):
        state.hands[seat] = cards(hands[seat]) if seat < len(hands) else 0
        state.taken[seat] = cards(taken[seat]) if seat < len(taken) else 0
    state.field = cards(field)
    state.stock_at[0], state.stock_end[0] = 0, len(stock.split())
    for place, card in enumerate(stock.split()):
        state.stock[place] = card_of(card)
    state.at = table.match.rules.flow.index(FISHING)
    state.actor, state.ask, state.choice = state.first if actor is None else actor, ASK_PLAY, 0
    return table


def finish(table: Table, *taken: str) -> list[AnyEvent]:
    """The round ends with empty hands, and these are the capture piles of the seats."""
    put(table, taken=taken)
    table.state.actor = NOBODY
    table.state.at = table.match.rules.flow.index(SETTLE)
    return table.go_on()


def after(hand: str, word: str, *taken: str, **options: Any) -> Payments:
    """What is paid for teyaku and achievements when Aki, who deals, was dealt this hand and the others claim nothing."""
    table = Table(HH, **options).deal(hands=[hand])
    table.play(word)
    return payments(finish(table, *taken), "HH-A", "HH-B", "HH-25", "HH-26")


def shoubu(cards: str, **options: Any) -> Payments:
    """What is paid when Aki catches the last of these cards and calls shoubu; nobody has called sage."""
    *taken, last = cards.split()
    month = last[:-1]
    mate = next(f"{month}{slot}" for slot in "cdab" if f"{month}{slot}" not in cards.split())
    fill = [card for card in ("2d", "4d", "5d", "6d", "9d", "10d", "7d") if card != mate]
    table = Table(HH, **options)
    table.place(hands=[f"{last} {fill[0]}", fill[1], fill[2]], field=mate, stock=fill[3], taken=[" ".join(taken)])
    table.play(last)
    assert table.choices == "sage, shoubu"
    return payments(table.play("shoubu"))


def active(emitted: list[events.AnyEvent]) -> list[tuple[tuple[int, ...], int]]:
    """Who plays the round, and who deals it."""
    return [(event.seats, event.dealer) for event in only(emitted, events.Active)]
