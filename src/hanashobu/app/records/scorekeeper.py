"""Between the scorekeeper's page and the ledger: reads what people report, and returns the settlement."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hanashobu import games
from hanashobu.app.messages.refusal import Refusal
from hanashobu.app.messages.score_api import HeldYaku, RoundSheet, ScoreRequest, ScoreSheet, SeatSheet
from hanashobu.cards import codes
from hanashobu.play import events, players, sums
from hanashobu.play.events import AnyEvent
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.play.settlement import event_message, lines
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.ruleset import Ruleset
from hanashobu.scorekeeping import reported
from hanashobu.scorekeeping.ledger import Ledger, ending
from hanashobu.scorekeeping.reported import PLAYS, BadRound, ReportedPile, RoundReport
from hanashobu.scorekeeping.scored import PileYaku, Scored, held
from hanashobu.text import msg
from hanashobu.text.names import name


def sheet(wanted: ScoreRequest) -> bytes:
    """The whole sheet as JSON; raises a sentence where nothing can be settled at all. It runs in another process."""
    _, rules = games.named(wanted.game).table(wanted.options, len(wanted.names))
    names = players.checked(wanted.names)
    if wanted.dealer >= len(names):
        raise Refusal(409, msg("error-score-seat", seats=len(names)))
    return msgspec.json.encode(settle(wanted, rules, names))


def settle(wanted: ScoreRequest, rules: Ruleset, names: tuple[str, ...]) -> ScoreSheet:
    """Every round up to the first that has a problem; later ones wait until it is corrected."""
    ledger = Ledger(rules, names, wanted.dealer)
    sheets: list[RoundSheet] = []
    after: list[AnyEvent] = []
    bad = 0
    for number, report in enumerate(wanted.rounds, 1):
        piles: tuple[ReportedPile, ...] = ()
        dealer = ledger.dealer if report.dealer is None else report.dealer
        try:
            piles = reported.read_piles(report, names, rules)
            if bad:
                raise BadRound("error-score-first", round=bad)
            if rules.leader and report.leader is None:
                raise BadRound("error-score-led")
            scored = ledger.settle(report)
            after += scored.after
            sheets.append(_settled(number, scored, EventContext(names, rules, [pile.cards for pile in piles])))
        except BadRound as error:
            bad = bad or number
            counts = 1 if bad != number else ledger.multiplier(_multiplying(report, rules))
            sheets.append(RoundSheet(number=number, dealer=dealer, seats=_seats(piles, rules), problem=error.message, multiplier=counts))
    if wanted.stopped and not bad and not ledger.over:
        after += ledger.stop()
    return ScoreSheet(
        rounds=tuple(sheets),
        start=(rules.length.start,) * rules.seats,
        totals=ledger.totals,
        coming=None if bad or ledger.over else ledger.coming,
        shown=() if ledger.over else ledger.shown(),
        shown_of=tuple(map(ledger.shown, range(rules.seats))),
        accounts=lines([event for event in after if isinstance(event, events.Pay)], EventContext(names, rules)),
        over=event_message(end, EventContext(names, rules)) if (end := ending(after)) else None,
        length=rules.length.rounds,
    )


def _settled(number: int, scored: Scored, at: EventContext) -> RoundSheet:
    books = tuple(event for event in scored.after if isinstance(event, events.LedgerEntry))
    did = [pile.does if pile.does != PLAYS or scored.active else reported.IN for pile in scored.piles]
    points = scored.card_points or (0,) * len(did)
    added = sums.rows(scored.counted(at.rules), at)
    return RoundSheet(
        number=number,
        dealer=scored.dealer,
        seats=tuple(
            SeatSheet(did[seat], points[seat], _held(scored.yaku[seat]), scored.result[seat], scored.totals[seat])
            for seat in range(len(did))
        ),
        settled=True,
        active=scored.active,
        multiplier=scored.multiplier,
        stakes=scored.stakes if any(scored.stakes) else (),
        payments=lines(scored.payments, at, scored.card_points or (), scored.multiplier, added),
        why=scored.why,
        winner=scored.winner,
        next_dealer=scored.next_dealer,
        story=scored.story,
        notes=scored.notes,
        remarks=scored.remarks,
        books=tuple(said for event in books if (said := event_message(event, at))),
        totals=books[-1].totals if books else scored.totals,
    )


def _multiplying(report: RoundReport, rules: Ruleset) -> int:
    """The cards of the field as far as they can be read."""
    try:
        return reported.read_cards(report.field, reported.FIELD, rules)
    except BadRound:
        return 0


def _seats(piles: Sequence[ReportedPile], rules: Ruleset) -> tuple[SeatSheet, ...]:
    """What lies in the piles so far, whatever else is missing."""
    tables = compile_tables(rules)
    return tuple(SeatSheet(pile.does, rules.values.of(pile.cards), _held(held(rules, tables, pile.cards))) for pile in piles)


def _held(rows: Sequence[PileYaku]) -> tuple[HeldYaku, ...]:
    return tuple(HeldYaku(row.yaku.id, name(row.yaku.name, row.yaku.kanji), codes(row.cards), row.points) for row in rows)
