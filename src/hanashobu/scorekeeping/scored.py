"""What came of a round: the yaku in the piles, the payments, and why something does not count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hanashobu.cards import each
from hanashobu.engine import shapes
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.play.narrate import Narrator
from hanashobu.play.settlement import event_message
from hanashobu.play.sums import Counted
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.rules.yaku import Yaku
from hanashobu.scorekeeping.case import SettlementContext
from hanashobu.scorekeeping.reported import ReportedPile
from hanashobu.text import Message, msg
from hanashobu.text.names import name


class PileYaku(NamedTuple):
    """A yaku in a pile: its row, the cards that make it, and its points; one that stops the round has none."""

    yaku: Yaku
    cards: int
    points: int | None


@dataclass(frozen=True, kw_only=True)
class Scored:
    """A scored round, by seat where there are several."""

    piles: tuple[ReportedPile, ...]
    dealer: int
    active: tuple[int, ...]  # who played, in turn order
    card_points: tuple[int, ...] | None
    yaku: tuple[tuple[PileYaku, ...], ...]
    payments: tuple[events.Pay, ...]
    result: tuple[int, ...]
    why: str  # how the round ended
    winner: int | None
    next_dealer: int
    story: tuple[Message, ...]  # who played and what they announced
    notes: tuple[Message, ...]  # why something does not count, or may be wrong
    remarks: tuple[Message, ...]  # what was taken for granted
    multiplier: int
    stakes: tuple[int, ...]  # what everybody had at stake when the round began
    totals: tuple[int, ...]  # after the round
    after: tuple[AnyEvent, ...]  # what the match adds to the round: its books, the end

    def counted(self, rules: Ruleset) -> Counted:
        """What its sums are made of."""
        found: dict[tuple[int, str], int | None] = {}
        for seat, rows in enumerate(self.yaku):
            for row in rows:  # several of one id add up
                found[seat, row.yaku.id] = None if row.points is None else row.points + (found.get((seat, row.yaku.id)) or 0)
        teyaku = {row.id: (row.points_of_two or row.points) if len(self.active) == 2 else row.points for row in rules.teyaku}
        shown = {(pay.payee, pay.why): teyaku[pay.why] for pay in self.payments if pay.why in teyaku and isinstance(pay.payee, int)}
        return Counted(
            paid=self.payments,
            result=self.result,
            points=self.card_points or (),
            held={**found, **shown},
            times=self.multiplier,
            players=len(self.active) or len(self.result),
        )


def held(rules: Ruleset, tables: Tables, pile: int) -> tuple[PileYaku, ...]:
    """The yaku of a pile by itself."""
    ids, found = rules.ids(), dict[str, int | None]()
    for row in each(shapes.rows_of(tables, pile)):
        shape, before = tables.yaku[row], found.get(ids[tables.yaku[row].why])
        found[ids[shape.why]] = None if 1 << row & tables.stops else shapes.value(pile, shape) + (before or 0)
    return tuple(_held(rules, pile, tuple(found.items())))


def read(case: SettlementContext) -> Scored:
    """The round, from the engine's events."""
    rules, s = case.rules, case.state
    narrated = Narrator(rules, case.tables).read(s.log[: s.log_end])
    scores = next(event for event in narrated if isinstance(event, events.RoundScore))
    last = next(place for place, event in enumerate(narrated) if isinstance(event, events.RoundEnds))
    end = narrated[last]
    assert isinstance(end, events.RoundEnds)
    paid = tuple(event for event in narrated[:last] if isinstance(event, events.Pay))
    return Scored(
        piles=case.piles,
        dealer=case.dealer,
        active=tuple(case.order()) if end.played else (),
        card_points=scores.points if scores.cards is not None else None,
        yaku=tuple(tuple(_held(rules, pile.cards, row)) for pile, row in zip(case.piles, scores.yaku, strict=True)),
        payments=paid,
        result=scores.result,
        why=end.why,
        winner=end.winner,
        next_dealer=end.next_dealer,
        story=tuple(case.story),
        notes=(*_raised(case, narrated[:last]), *_notes(case, scores, paid), *case.doubts),
        remarks=tuple(case.remarks),
        multiplier=s.multiplier,
        stakes=case.stakes,
        totals=end.totals,
        after=tuple(narrated[last + 1 :]),
    )


def _raised(case: SettlementContext, narrated: Sequence[AnyEvent]) -> Iterator[Message]:
    """What the sum of somebody's yaku was raised by."""
    at = EventContext(case.names, case.rules, cites=True)
    for event in narrated:
        if isinstance(event, events.Raised) and (text := event_message(event, at)):
            yield text


def _notes(case: SettlementContext, scores: events.RoundScore, paid: tuple[events.Pay, ...]) -> tuple[Message, ...]:
    """Why yaku or cards that somebody holds do not count."""
    rules = case.rules
    if floor := rules.spoilt_by(scores.points):
        low = [(seat, points) for seat, points in enumerate(scores.points) if points <= floor.cards[1]]
        poor = [msg("score-player-points", who=case.player(seat), points=points) for seat, points in low]
        return (msg("score-note-floor", points=floor.cards[1], players=poor, rule=floor.id),)
    notes = []
    for row in rules.instead:
        who = dict.fromkeys(event.payee for event in paid if event.why == row.id and isinstance(event.payee, int))
        if who:
            notes.append(msg("score-note-instead", name=name(row.name, row.kanji), players=case.players(who), rule=row.id))
    if notes:
        return tuple(notes)
    cancelling = {row.id for row in rules.yaku if row.cancels}
    for seat, held in enumerate(scores.yaku):
        found = [id for id, _ in held if id in cancelling]
        notes += [msg("score-note-cancels", who=case.player(seat), yaku=rules.called(id), rule=id) for id in found]
    return tuple(notes)


def _held(rules: Ruleset, pile: int, row: tuple[tuple[str, int | None], ...]) -> Iterator[PileYaku]:
    """The yaku of a pile; several rows of one id each by itself."""
    for id, points in row:
        rows = [yaku for yaku in rules.yaku if yaku.id == id and yaku.value(pile) is not None]
        for yaku in rows:
            yield PileYaku(yaku, yaku.made_of(pile), points if len(rows) == 1 else yaku.value(pile))
