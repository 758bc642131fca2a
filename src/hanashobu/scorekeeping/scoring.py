"""A round that was played with real cards, taken through the engine's own phases and settled as any other round."""

from __future__ import annotations

from dataclasses import replace

from hanashobu.engine.settle import round_end
from hanashobu.engine.state import NOBODY_PLAYS, State
from hanashobu.play import mechanisms
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.scorekeeping import course, opening, seating
from hanashobu.scorekeeping.case import SettlementContext
from hanashobu.scorekeeping.reported import RoundReport, check, read_extra, read_hands, read_piles
from hanashobu.scorekeeping.scored import Scored, read


def score(rules: Ruleset, report: RoundReport, names: tuple[str, ...]) -> Scored:
    """Settle a round by itself, whatever the match; `BadRound` says what cannot be."""
    tables, state = compile_tables(rules), State()
    tables.rounds = tables.has_target = tables.bust = 0
    state.totals[: tables.seats] = [tables.stake] * tables.seats
    found = settle(rules, tables, state, report, names)
    return replace(found, remarks=(*found.remarks, *mechanisms.left_out(rules)))


def settle(rules: Ruleset, tables: Tables, state: State, report: RoundReport, names: tuple[str, ...]) -> Scored:
    """Settle the next round of a match, whose state it advances; after a `BadRound` the state is unusable."""
    piles = read_piles(report, names, rules)
    check(report, rules)
    case = SettlementContext(
        rules=rules,
        tables=tables,
        state=state,
        report=report,
        names=names,
        piles=piles,
        hands=read_hands(report, names, rules),
        extra=read_extra(report, rules),
    )
    opening.begin(case)
    seating.take_places(case)
    if state.ended < NOBODY_PLAYS:
        course.played(case)
    else:
        seating.not_played(case)
    round_end.enter(state, tables)
    return read(case)
