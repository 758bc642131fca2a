"""What the tests of Taiyaku share: hands, a round played to its end, payments with what was forgiven, and stakes."""

from __future__ import annotations

from collections.abc import Iterable

from hanashobu import games
from hanashobu.cards import cards
from hanashobu.engine.state import NOBODY
from hanashobu.play import events
from hanashobu.play.events import AnyEvent, Event
from hanashobu.play.plain_view import plain
from hanashobu.rules.phases import SETTLE
from tests.support.helpers import Settled, Table, only, settled

TAIYAKU = "taiyaku"
GAME = games.find(TAIYAKU)
SEVEN = "1c 1d 2c 2d 3c 3d 4c 8a"  # TA-T1
EIGHT = "1c 1d 2c 2d 3c 3d 4c 4d"  # TA-T2
FOUR = "5a 5b 5c 5d 6a 7a 8b 10a"  # TA-T3
TWO_FOURS = "5a 5b 5c 5d 7a 7b 7c 7d"  # TA-T4
CUPS = "9a 9b 9c 9d 1c 1d 2c 2d"  # TA-T1 and TA-T3
PHOENIX = "12a 12b 12c 12d 9c 9d 10c 10d"  # TA-T1 and TA-T3 as well

# Hands without teyaku, and a field that they leave.
PLAIN = ["1a 1c 2a 2c 3a 3c 4a 4c", "5a 5c 6a 6c 7a 7c 8a 8c", "9b 9c 10a 10c 11a 11d 12a 12c"]
FIELD = "1b 2b 3b 4b 5b 6b"

Paid = list[tuple[events.Party, events.Party, int, str, int]]


def paid(emitted: Iterable[Event]) -> Paid:
    """Who paid whom, how much, why, and what was forgiven."""
    return [(pay.payer, pay.payee, pay.amount, pay.why, pay.forgiven) for pay in only(emitted, events.Pay)]


def stakes(table: Table) -> list[int]:
    """What is left of the stakes, as everybody sees it."""
    found: list[int] = [extra["stake"] for extra in plain(table.match.view(None))["extras"]]
    return found


def finish(table: Table, *piles: str) -> Settled:
    """The round is played to its end, and everybody who plays has these cards."""
    state = table.state
    for seat, pile in enumerate(piles):
        state.hands[seat], state.taken[seat] = 0, cards(pile)
    state.field, state.actor = 0, NOBODY
    state.at = table.match.rules.flow.index(SETTLE)
    return settled(table, table.go_on())


def returned(table: Table) -> Table:
    """Everybody puts the first card back that may go back."""
    for _ in range(3):
        table.play(table.choices.split()[0])
    return table


def play_turns(table: Table, *played: str) -> list[AnyEvent]:
    """One card each in turn, with the first answer to every question between; what the last card brought."""
    emitted: list[AnyEvent] = []
    for card in played:
        seat = table.actor
        emitted = table.play(card)
        while table.actor == seat:
            emitted = table.play(table.choices.split()[0])
    return emitted
