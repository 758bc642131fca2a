"""What the tests of Taiyaku at larger tables share.

Aki, seat 0, deals unless a test says otherwise, and leads unless a test names a leader.
"""

from __future__ import annotations

from hanashobu.cards import cards
from hanashobu.engine.state import NOBODY
from hanashobu.play.events import AnyEvent
from hanashobu.rules.phases import SETTLE
from tests.support.helpers import Settled, Table, settled
from tests.support.umpire import FORTY_EIGHT

TAIYAKU = "taiyaku"
# Hands that are worth nothing to a forced-out player, and have no teyaku; and a field for them. Five hands leave two cards.
HANDS = [
    "1b 1c 2a 2c 2d 4a 4b 4c",
    "3b 3c 5a 5b 5c 7a 7b 7c",
    "6a 6b 6c 8b 8c 8d 10a 10c",
    "9b 9c 9d 11b 11c 12b 12c 1d",
    "2b 3d 4d 5d 7d 10b 11d 12d",
]
FIELD = "1a 3a 8a 11a 12a 9a"


def sit(seats: int, dealer: int = 0, leader: int = 0, chips: list[int] | None = None, bind: bool = False, back: bool = True) -> Table:
    """A table after a deal of quiet hands, from the dealer on; everybody may have other chips than at the start of a match."""
    table = Table(TAIYAKU, seats, dealer, leader_bind=bind, return_card=back)
    for seat, many in enumerate(chips or []):
        table.state.totals[seat] = many
    hands = [""] * seats
    for step in range(min(seats, 5)):
        hands[(dealer + step) % seats] = HANDS[step]
    return table.deal(hands=hands, field=FIELD, leader=leader)


def forced(*hands: str, leader: int = 0, chips: list[int] | None = None, says: str = "in in in") -> tuple[Table, list[AnyEvent]]:
    """Three are in; the last to have spoken would have been the players with these hands, which are filled up with cards of no worth."""
    seats = len(says.split()) + len(hands)
    table = Table(TAIYAKU, seats)
    for seat, many in enumerate(chips or []):
        table.state.totals[seat] = many
    named = " ".join(hands).split()
    worth = ["1a", "3a", "8a", "11a", "12a", "9a", "6b", "9b", "10b"]
    quiet = [card for card in FORTY_EIGHT if card not in [*named, *worth]]
    held = [""] * seats
    for place, hand in enumerate(hands):
        filled = hand.split()
        while len(filled) < 8:
            filled.append(quiet.pop(7 * len(filled) % len(quiet)))
        held[(leader + seats - len(hands) + place) % seats] = " ".join(filled)
    table.deal(hands=held, leader=leader)
    emitted: list[AnyEvent] = []
    for word in says.split():
        emitted += table.play(word)
    return table, emitted


def finish(table: Table, **piles: str) -> Settled:
    """The round is played to its end; `s2="4b"` is what seat 2 has taken."""
    state = table.state
    for seat in range(table.seats):
        state.hands[seat], state.taken[seat] = 0, cards(piles.get(f"s{seat}", ""))
    state.field, state.actor = 0, NOBODY
    state.at = table.match.rules.flow.index(SETTLE)
    return settled(table, table.go_on())


def begin(table: Table) -> list[AnyEvent]:
    """Nobody claims anything, and everybody puts the first card back that may go back."""
    emitted: list[AnyEvent] = []
    while table.match.phase is not None and "no" in table.choices:
        emitted += table.play("no")
    for _ in range(3):
        emitted += table.play(table.choices.split()[0])
    return emitted
