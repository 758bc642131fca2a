"""Before play: who deals, who sits out with the blank card, and how much the round counts."""

from __future__ import annotations

from hanashobu.cards import codes, each
from hanashobu.engine.phases import deal, multiplier
from hanashobu.play import mechanisms
from hanashobu.scorekeeping.case import SettlementContext
from hanashobu.scorekeeping.reported import BLANK, FIELD, BadRound, read_cards
from hanashobu.text import Cards


def begin(case: SettlementContext) -> None:
    """A clear table, with the dealer and the stakes."""
    s, report, tables = case.state, case.report, case.tables
    s.round += 1
    s.dealer = case.dealer = s.dealer if report.dealer is None else report.dealer
    s.start_log()
    s.misdeals = s.stock_end[0] = 0  # no cards are dealt
    deal.clear_table(s, tables)
    for seat, stake in report.stakes.items():
        s.stake[int(seat)] = stake
    case.stakes = tuple(s.stake[: tables.seats])
    for name, field in mechanisms.report_fields().items():
        field.apply(s, case.extra.get(name))
    if case.rules.sits_out:
        _sit_out(case)
    _multiply(case)
    if report.leader is not None:
        if not case.plays(report.leader):
            raise BadRound("error-score-leader", who=case.player(report.leader))
        s.first = report.leader


def _sit_out(case: SettlementContext) -> None:
    s = case.state
    seats = case.who(BLANK)
    if len(seats) != 1:
        raise BadRound("error-score-blank", seats=case.rules.seats, players=case.players(seats))
    if field := case.bound_by(seats[0]):
        raise BadRound("error-score-blank-bound", who=case.player(seats[0]), why=field.message("missing"))
    s.hands[seats[0]] = deal.THE_BLANK
    deal.sit_out(s, case.tables)


def _multiply(case: SettlementContext) -> None:
    """By the cards on the dealt field and those that wait from earlier rounds, unless the multiplier is reported."""
    s, reported, rules = case.state, case.report.multiplier, case.rules.multiplier
    if reported > 1 or rules is None:
        s.multiplier = reported
        return
    s.field = read_cards(case.report.field, FIELD, case.rules)
    for lying in each(s.field):
        if not any(1 << lying & cards for _, cards in rules.levels):
            raise BadRound("error-score-multiplies", card=Cards(codes(1 << lying)), rule=rules.rule)
    multiplier.enter(s, case.tables)
