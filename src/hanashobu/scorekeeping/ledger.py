"""A match that is played with real cards: round after round as people report it, with everything that the engine carries over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from msgspec import structs

from hanashobu.engine import flow
from hanashobu.engine.phases import multiplier
from hanashobu.engine.settle import match_end
from hanashobu.engine.state import BETWEEN, BY_PLAYERS, OVER, State
from hanashobu.play import events, extras, mechanisms
from hanashobu.play.events import AnyEvent
from hanashobu.play.narrate import Narrator
from hanashobu.play.redaction import see
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.ruleset import Ruleset
from hanashobu.scorekeeping import scoring
from hanashobu.scorekeeping.reported import BadRound, RoundReport
from hanashobu.scorekeeping.scored import Scored
from hanashobu.text import Message, Player, msg
from hanashobu.wire import Wire


class ComingRound(Wire, frozen=True):
    """What is known of the next round before it is dealt."""

    number: int
    dealer: int
    stakes: tuple[int, ...] = ()  # what everybody can put at stake; empty where a game has none
    waiting: tuple[int, ...] = ()  # multipliers, the next one first


class Ledger:
    """The state of the match between its rounds. Stakes are not reported: they follow from the totals."""

    def __init__(self, rules: Ruleset, names: tuple[str, ...], first_dealer: int = 0) -> None:
        self._rules = rules
        self._names = names
        self._tables = compile_tables(rules)
        self._state = State()
        flow.start_match(self._state, self._tables)
        self._state.status, self._state.dealer = BETWEEN, first_dealer

    def settle(self, report: RoundReport) -> Scored:
        """The next round; a round that cannot be leaves the ledger as it was."""
        if self.over:
            raise BadRound("error-score-over", round=self._state.round)
        due, state = self._state.dealer, self._state.copy()
        follows = {name for name, field in mechanisms.report_fields().items() if field.alone}
        extra = {name: value for name, value in report.extra.items() if name not in follows}
        found = scoring.settle(self._rules, self._tables, state, structs.replace(report, stakes={}, extra=extra), self._names)
        self._state = state
        if found.dealer != due:
            dealer, other = Player(self._names[found.dealer], found.dealer), Player(self._names[due], due)
            remark = msg("score-remark-dealer", who=dealer, due=other)
            found = replace(found, remarks=(*found.remarks, remark))
        return found

    def multiplier(self, on_field: int) -> int:
        """What the next round counts if these multiplying cards are dealt to the field."""
        state = self._state.copy()
        state.field, state.multiplier = on_field, 1
        if self._rules.multiplier:
            multiplier.enter(state, self._tables)
        return state.multiplier

    def stop(self) -> tuple[AnyEvent, ...]:
        """The players end the match here."""
        state = self._state
        state.start_log()
        match_end.end_match(state, self._tables, BY_PLAYERS)
        return tuple(Narrator(self._rules, self._tables).read(state.log[: state.log_end]))

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._state.status == OVER

    @property
    def totals(self) -> tuple[int, ...]:
        """Everybody's points."""
        return tuple(self._state.totals[: self._rules.seats])

    @property
    def dealer(self) -> int:
        """Who deals the next round."""
        return self._state.dealer

    @property
    def coming(self) -> ComingRound:
        """What is known of the next round."""
        stake, queue = self._tables.stake, self._rules.multiplier
        return ComingRound(
            self._state.round + 1,
            self._state.dealer,
            tuple(min(stake, max(0, total)) for total in self.totals) if stake else (),
            queue.queue(self._state.waiting) if queue else (),
        )

    def shown(self, seat: int | None = None) -> tuple[Message, ...]:
        """What mechanisms carry over to the next round, of the match or of a seat."""
        return extras.on_sheet(see(self._state, self._tables, self._rules, self._names, None), seat)


def ending(after: Sequence[AnyEvent]) -> events.MatchEnds | None:
    """The end of the match, if these events contain it."""
    return next((event for event in after if isinstance(event, events.MatchEnds)), None)
