"""What came of a round: the yaku in the piles, the payments, and why something does not count."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from hanashobu.cards import each
from hanashobu.engine import shapes
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.narrate import Narrator
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.rules.text import listed
from hanashobu.rules.yaku import Yaku
from hanashobu.scorekeeping.case import Case
from hanashobu.scorekeeping.reported import Told


class Held(NamedTuple):
    """A yaku in a pile: its row, the cards that make it, and its points; one that stops the round has none."""

    yaku: Yaku
    cards: int
    points: int | None


@dataclass(frozen=True)
class Scored:
    """A scored round, by seat where there are several."""

    told: Told
    active: tuple[int, ...]  # who played, in turn order
    card_points: tuple[int, ...] | None
    yaku: tuple[tuple[Held, ...], ...]
    payments: tuple[events.Pay, ...]
    result: tuple[int, ...]
    why: str  # how the round ended
    winner: int | None
    next_dealer: int
    story: str  # who played and what was said, in words
    notes: tuple[str, ...]  # why something does not count, or may be wrong
    remarks: tuple[str, ...]  # what was taken for granted
    multiplier: int
    stakes: tuple[int, ...]  # what everybody had at stake when the round began
    totals: tuple[int, ...]  # after the round
    after: tuple[AnyEvent, ...]  # what the match adds to the round: the books of a campaign, the end


def held(rules: Ruleset, tables: Tables, pile: int) -> tuple[Held, ...]:
    """The yaku of a pile by itself."""
    ids, found = rules.ids(), dict[str, int | None]()
    for row in each(shapes.rows_of(tables, pile)):
        shape, before = tables.yaku[row], found.get(ids[tables.yaku[row].why])
        found[ids[shape.why]] = None if tables.stops >> row & 1 else shapes.value(pile, shape) + (before or 0)
    return tuple(_held(rules, pile, tuple(found.items())))


def read(case: Case) -> Scored:
    """The round from what the engine told of it."""
    rules, told = case.rules, case.told
    s = case.state
    said = Narrator(rules, case.tables).read(s.log[: s.log_end])
    scores = next(event for event in said if isinstance(event, events.Score))
    last = next(place for place, event in enumerate(said) if isinstance(event, events.RoundEnds))
    end = said[last]
    assert isinstance(end, events.RoundEnds)
    paid = tuple(event for event in said[:last] if isinstance(event, events.Pay))
    return Scored(
        told,
        tuple(case.order()) if end.why not in ("nobody_plays", "split") else (),
        scores.points if scores.cards is not None else None,
        tuple(tuple(_held(rules, pile.cards, row)) for pile, row in zip(told.piles, scores.yaku, strict=True)),
        paid,
        scores.result,
        end.why,
        end.winner,
        end.next_dealer,
        " ".join(case.story),
        (*_notes(case, scores, paid), *case.doubts),
        tuple(case.remarks),
        s.multiplier,
        case.stakes,
        end.totals,
        tuple(said[last + 1 :]),
    )


def _notes(case: Case, scores: events.Score, paid: tuple[events.Pay, ...]) -> tuple[str, ...]:
    """Why yaku or cards that somebody holds do not count."""
    rules, names = case.rules, case.names
    floor = rules.settlement.floor
    if floor and scores.points and min(scores.points) <= floor.points:
        poor = listed(f"{name} ({points})" for name, points in zip(names, scores.points, strict=True) if points <= floor.points)
        return (f"With {floor.points} card points or fewer, here {poor}, nobody scores and the dealer stays ({floor.rule}).",)
    notes = []
    for row in rules.settlement.instead:
        who = dict.fromkeys(names[event.payee] for event in paid if event.why == row.id and isinstance(event.payee, int))
        if who:
            notes.append(f"{row.name}, by {listed(who)}: nothing else counts in this round ({row.id}).")
    if notes:
        return tuple(notes)
    cancelling = {row.id for row in rules.yaku if row.cancels}
    for name, held in zip(names, scores.yaku, strict=True):
        notes += [f"{name} has {rules.name_of(id)}, so nobody's yaku count ({id})." for id, _ in held if id in cancelling]
    return tuple(notes)


def _held(rules: Ruleset, pile: int, row: tuple[tuple[str, int | None], ...]) -> Iterator[Held]:
    """The yaku of a pile; several rows of one id each by itself."""
    for id, points in row:
        rows = [yaku for yaku in rules.yaku if yaku.id == id and yaku.value(pile) is not None]
        for yaku in rows:
            level = max((level for level in yaku.levels if level.pattern.holds(pile)), key=lambda level: level.points)
            yield Held(yaku, (level.pattern.cards() | yaku.more) & pile, points if len(rows) == 1 else yaku.value(pile))
