"""Before play: who deals, who sits out with the blank card, and how much the round counts."""

from __future__ import annotations

from hanashobu.cards import each
from hanashobu.engine.phases import deal, multiplier
from hanashobu.rules.text import listed, named
from hanashobu.scorekeeping.case import Case
from hanashobu.scorekeeping.reported import BLANK, BadRound


def begin(case: Case) -> None:
    """A clear table, with the dealer and the stakes."""
    s, told, tables = case.state, case.told, case.tables
    s.round += 1
    s.dealer = told.dealer
    s.start_log()
    s.misdeals = s.stock_end[0] = 0  # no cards are dealt
    deal.clear_table(s, tables)
    for seat, stake in told.stakes.items():
        s.stake[seat] = stake
    case.stakes = tuple(s.stake[: tables.seats])
    s.dealers_hand = told.dealer if told.dealers_hand is None else told.dealers_hand
    s.blind = int(told.blind)
    if case.rules.sits_out:
        _sit_out(case)
    _multiply(case)
    if told.leader is not None:
        if not s.playing >> told.leader & 1:
            raise BadRound(f"{case.names[told.leader]} is not dealt in, and cannot lead the round.")
        s.first = told.leader


def _sit_out(case: Case) -> None:
    s = case.state
    seats = case.who(BLANK)
    if len(seats) != 1:
        found = "nobody has" if not seats else f"{listed(case.names[seat] for seat in seats)} have"
        raise BadRound(
            f"At a table of {case.rules.seats} one player sits out with the blank card, but {found} a pile {BLANK!r}.",
            f"At a table of {case.rules.seats} one player sits out with the blank card: say who.",
        )
    if s.blind and seats == [s.dealer]:
        raise BadRound(f"{case.names[s.dealer]} has the blank card, so nobody plays blind; leave that out.")
    s.hands[seats[0]] = deal.THE_BLANK
    deal.sit_out(s, case.tables)


def _multiply(case: Case) -> None:
    """By the cards on the dealt field and those that wait from earlier rounds, unless it is told what the round counts."""
    s, told, rules = case.state, case.told, case.rules.multiplier
    if told.on_field is None or rules is None:
        s.multiplier = told.multiplier
        return
    for lying in each(told.on_field):
        if not any(cards >> lying & 1 for _, cards in rules.levels):
            raise BadRound(f"{named(1 << lying)} does not multiply a round ({rules.shows}).")
    s.field = told.on_field
    multiplier.enter(s, case.tables)
