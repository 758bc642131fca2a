"""Some rounds of random play: every card finds an owner, what is won is lost by others, a round comes to its end, and all can be told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from hanashobu.cards import each
from hanashobu.check.report import Complain, of_python
from hanashobu.engine import flow, log
from hanashobu.engine.machine import Interpreted, seeded
from hanashobu.engine.state import AWAITS_DECK, DECK_GIVEN, HANDS_OUT, IN_ROUND, NEW, NOBODY, OVER, State
from hanashobu.game_file import FAILURES
from hanashobu.play.commentary import Commentary
from hanashobu.play.narrate import Narrator
from hanashobu.rules.bad_table import BadTable
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.phases import DEAL, LEADER
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.rules.text import those
from hanashobu.text import MessageError

ROUNDS = 24
IN_WORDS = 2  # rounds; words take longer than play
MOST_SHUFFLES = 400  # of one round: a deal that is always void would be dealt for ever
MOST_DECISIONS = 2_000


class EndlessRound(MessageError):
    """A round that does not come to its end."""


def check(rules: Ruleset, complain: Complain) -> None:
    """Compile the rules and play."""
    try:
        tables = compile_tables(rules)
    except BadTable as error:
        complain(error.message)
        return
    told = Told(rules, tables)
    try:
        for state, log_rows in play(tables, ROUNDS):
            told.read(log_rows)
            if not _in_order(rules, state, _payments(log_rows), complain):
                return
    except EndlessRound as error:
        complain(error.message)
    except FAILURES as error:  # whatever the file does wrong is what we are here to report
        complain("check-trial", "trial", error=of_python(error))


class Told:
    """The trial as a match tells it: every round as events, some also in words."""

    def __init__(self, rules: Ruleset, tables: Tables) -> None:
        self._narrator = Narrator(rules, tables)
        self._words = Commentary([f"{seat + 1}" for seat in range(rules.seats)], rules)
        self._rounds = 0

    def read(self, rows: list[int]) -> None:
        """A round."""
        self._rounds += 1
        events = self._narrator.read(rows)
        if self._rounds <= IN_WORDS:
            self._words.read(events)


def as_played(rules: Ruleset) -> Ruleset:
    """The rules as far as a trial can tell them apart: it ends before a match of more rounds does."""
    rounds = rules.length.rounds
    if isinstance(rounds, int) and rounds > ROUNDS:
        return replace(rules, length=replace(rules.length, rounds=None))
    return rules


def play(tables: Tables, rounds: int) -> Iterator[tuple[State, list[int]]]:
    """The state after each round, and its rows of the log. Cards come from here, so that no deal can be repeated for ever."""
    state, random = seeded(1), Random(1)
    machine = Interpreted(tables, state)
    machine.lay(AWAITS_DECK)
    machine.walk(flow.START)
    for _ in range(rounds):
        shuffles = decisions = 0
        machine.walk(flow.GO_ON)
        while state.status in (NEW, IN_ROUND):
            if state.actor != NOBODY:
                machine.walk(flow.RANDOM_STEP)
                decisions += 1
            else:
                machine.lay(DECK_GIVEN, shuffled(tables, state, random))
                machine.walk(flow.GO_ON)
                shuffles += 1
            if shuffles > MOST_SHUFFLES:
                raise EndlessRound("error-table-void", times=MOST_SHUFFLES)
            if decisions > MOST_DECISIONS:
                raise EndlessRound("check-endless", decisions=MOST_DECISIONS)
        yield state, machine.drain()
        if state.status == OVER:
            machine.walk(flow.START)


def shuffled(tables: Tables, state: State, random: Random) -> list[int]:
    """The cards that are due, in random order."""
    if state.status == NEW:
        due = tables.deck[: tables.n_draw]
    elif tables.flow[state.at] == DEAL:
        due = tables.deck[: tables.n_deck]
    elif tables.flow[state.at] == LEADER:
        due = list(each(state.field))
    else:
        due = state.stock[state.stock_at[0] : state.stock_end[0]]
    return random.sample(due, len(due))


def _payments(rows: list[int]) -> list[int]:
    return [rows[at + 2] for at in range(0, len(rows), 4) if rows[at] == log.PAID]


def _in_order(rules: Ruleset, state: State, paid: list[int], complain: Complain) -> bool:
    if min(paid, default=0) < 0:
        complain("check-negative", "negative", paid=min(paid))
        return False
    owned = 0
    for pile in state.taken[: rules.seats]:
        owned |= pile
    left = rules.cleared() & ~owned
    if left and state.ended == HANDS_OUT and state.players == rules.seats:
        complain("check-left-over", "left", cards=those(left))
        return False
    together = sum(state.result)
    if rules.balances() and together and not rules.campaign:
        complain("check-sum", "sum", sum=together)
        return False
    return True
