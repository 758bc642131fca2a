"""The bookkeeper that authors of games get, who also knows what our own games charge, and what explains a sum that nobody pays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import prod

from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.rules.dues import CARDS, ENDER, EVERYBODY, FIRST, NOBODY, SHARE, SHEET, TEYAKU, YAKU
from hanashobu.rules.ending import CALLED, DRAWN, LUCKY, OUT
from hanashobu.rules.ruleset import Ruleset
from hanashobu.testing import ledger
from tests.support.helpers import only
from tests.support.teyaku import CHIPS

KNOWN = {(CARDS, EVERYBODY), (YAKU, EVERYBODY), (SHARE, FIRST), (YAKU, ENDER), (TEYAKU, ENDER)}  # what is counted and who gets it


def pays(rules: Ruleset) -> bool:
    """Whether anybody pays anything at this table; else everything is only written down."""
    return any(due.by != SHEET and due.to != NOBODY for due in rules.dues)


class Ledger(ledger.Ledger):
    """With the prices of Taiyaku's teyaku, and with what the lines say of points that nobody pays."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self.told: list[AnyEvent] = []  # since the last deal
        self.dealer = 0
        written = [due for due in rules.dues if due.by == SHEET]
        known = all((due.of, due.to) in KNOWN and not (due.half or due.rounding or due.least or due.only) for due in written)
        self.cancels = {row.id for row in rules.yaku if row.cancels}
        self.explains = bool(written) and known and not rules.instead and not any(due.to == NOBODY for due in rules.dues)

    def follow(self, emitted: Iterable[AnyEvent]) -> Ledger:
        """Check these events, one by one."""
        for event in emitted:
            if isinstance(event, events.RoundBegins):
                self.dealer = event.dealer
            self.told = [] if isinstance(event, events.Deal) else [*self.told, event]
            super().follow([event])
        return self

    def _pay(self, pay: events.Pay) -> None:
        sum = pay.amount + pay.forgiven
        assert sum in CHIPS.get(pay.why, (sum,)), "A teyaku has its price (TA-10, TA-12)."
        super()._pay(pay)

    def _score(self, score: events.RoundScore) -> None:
        if self.explains:
            for seat, change in enumerate(score.result):
                written = sum(self._written(score, seat))
                assert change == self.round[seat] + written, "Payments and what is written down explain the result."
        super()._score(score)

    def _written(self, score: events.RoundScore, seat: int) -> Iterator[int]:
        """What each line that holds gives a player, by what was shown, called, made and raised."""
        claims = only(self.told, events.Claim)
        words = self.rules.calls.words if self.rules.calls else None
        called = [call.seat for call in only(self.told, events.Call) if words and call.says == words.ends.word]
        way = CALLED if called else (OUT, LUCKY, DRAWN)[len(claims)]
        takers = {
            EVERYBODY: range(len(self.totals)),
            FIRST: [play.seat for play in only(self.told, events.Play)][:1] or [self.dealer],
            ENDER: called if called else [claim.seat for claim in claims],
        }
        worth = {hand.id: hand.points for hand in self.rules.teyaku}
        raised = [event for event in only(self.told, events.Raised) if event.seat == seat]
        yaku = sum(value or 0 for _, value in score.yaku[seat]) + sum(event.plus for event in raised)
        if any(id in self.cancels for lines in score.yaku for id, _ in lines):
            yaku = 0  # nobody's yaku count in this round (HA-O5)
        for due in self.rules.dues:
            if due.by == SHEET and due.when & way and seat in takers[due.to]:
                yield {
                    CARDS: score.points[seat] if score.cards else 0,
                    YAKU: yaku * prod(event.times for event in raised),
                    TEYAKU: sum(worth[id] for claim in claims if claim.seat == seat for id in claim.teyaku),
                    SHARE: due.points,
                }[due.of]
