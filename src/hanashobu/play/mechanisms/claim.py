"""Claiming teyaku (TA-11, HH-7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from hanashobu.cards import codes, each
from hanashobu.engine import log, state
from hanashobu.engine.actions import CLAIM_NOTHING, CLAIMS, WORDS, claiming, numbers
from hanashobu.engine.kernel import bit
from hanashobu.engine.phases import claim
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import Args, EventContext, EventKind, Flags, OutOfTurn, QuestionKind, ReportPart, Rows, units
from hanashobu.play.questions.choice import Choice
from hanashobu.play.round_events import RoundEvents
from hanashobu.play.settlement import HeldLine, worth
from hanashobu.play.view import View
from hanashobu.rules.phases import CLAIM
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.teyaku import Teyaku
from hanashobu.text import Cards, Message, msg
from hanashobu.text.names import name


def _question(view: View) -> Args:
    paid = "at-the-end" if view.rules.notes_teyaku() else "at-once"
    return {"paid": "never" if view.legal == (CLAIM_NOTHING,) else paid}


def choice(view: View, action: int, hand: int) -> Choice:
    """What to claim of a hand; the word is the kind of teyaku."""
    if action == CLAIM_NOTHING:
        nothing = "yes" if view.legal == (CLAIM_NOTHING,) else "no"
        return Choice(action=action, word=WORDS[action], text=msg("answer-claim-no", nothing=nothing))
    place = claim.place_of(view.table, view.me)
    numbers = [claim.best(view.tables, hand, kind, place) for kind in each(action - CLAIM_NOTHING)]
    rows = [view.rules.hands()[number] for number in numbers]
    shown = value = 0
    for teyaku in (view.tables.teyaku[number] for number in numbers):
        shown |= claim.shown_of(teyaku, hand)
        value += teyaku.points_of_two if view.table.players == 2 else teyaku.points
    due = units(view, value * view.rules.unit * view.table.multiplier)
    what = [msg("answer-claim-teyaku", teyaku=name(row.name, row.kanji), rule=row.id) for row in rows]
    word = "both" if len(rows) == 2 else "+".join(row.kind.lower() for row in rows)
    text = msg("answer-claim", teyaku=what, sum=due, cards=Cards(codes(shown)))
    return Choice(action=action, word=word, text=text, teyaku=tuple(row.id for row in rows), shows=codes(shown))


def _means(view: View) -> Mapping[str, int]:
    return {"yes": view.legal[-1]} if view.legal else {}


def action_of(event: events.Claim, rules: Ruleset) -> int:
    """What a player did who claimed this."""
    kinds = {row.id: rules.kinds().index(row.kind) for row in rules.teyaku}
    return claiming(*{kinds.get(id, 0) for id in event.teyaku})


def _refuses(table: state.State, view: View) -> Message:
    if not claim.before_first_draw(table, view.tables):
        return msg("error-claim-late")
    return msg("error-claim-impossible" if view.late else "error-claim-none")


def asked_to_claim(view: View) -> View:
    """The same view with the question whether its seat claims anything, which is put to all seats at once."""
    table, seat = view.table.copy(), view.me
    table.actor, table.ask = seat, state.ASK_CLAIM
    table.choice = bit(CLAIM_NOTHING) | claim.claimable(table, view.tables, seat, view.hand)
    return replace(view, table=table, asked="claim", legal=numbers(state.ASK_CLAIM, table.choice))


def _done_by(event: events.Event, rules: Ruleset) -> tuple[int, int] | None:
    return (event.seat, action_of(event, rules)) if isinstance(event, events.Claim) else None


def _teyaku_of(view: View, kind: int) -> Teyaku | None:
    """The teyaku of a kind that the player's own hand has."""
    row = claim.best(view.tables, view.hand, kind, claim.place_of(view.table, view.me))
    return view.rules.hands()[row] if row >= 0 else None


def _advice(view: View, action: int) -> Message:
    if action == CLAIM_NOTHING:
        return msg("advice-claim-no")
    rows = [_teyaku_of(view, kind) for kind in each(action - CLAIM_NOTHING)]
    return msg("advice-claim", teyaku=[name(row.name, row.kanji) for row in rows if row])


def _read(rows: Rows, a: int, b: int, c: int) -> events.Claim:
    return events.Claim(a, rows.teyaku(b & (1 << log.DECLINED) - 1), codes(c), rows.teyaku(b >> log.DECLINED))


def _rule(_: events.Claim, rules: Ruleset) -> str:
    return rules.claims.rule or (rules.teyaku[0].id if rules.teyaku else "CO-10")


def _says(event: events.Claim, at: EventContext) -> Message | None:
    who = at.player(event.seat)
    shown = msg("event-claim", who=who, teyaku=at.called(event.teyaku), cards=Cards(event.shown))
    shows = (shown if event.shown else msg("event-claim-field", who=who, teyaku=at.called(event.teyaku))) if event.teyaku else None
    hides = msg("event-claim-hidden", who=who, teyaku=at.called(event.declined)) if event.declined else None
    return msg("event-both", a=shows, b=hides) if shows and hides else shows or hides


def typed(rules: Ruleset) -> list[tuple[str, Message]]:
    """The kinds of hands that can be shown."""
    kinds = [kind.lower() for kind in rules.kinds()]
    return [(", ".join([*kinds, "no"]), msg("terminal-help-claim"))] if rules.claims.voluntary else []


def held(part: RoundEvents, at: EventContext) -> Iterator[HeldLine]:
    """The hands that were shown; the cards stand with the first of a player's, however many they prove."""
    rows = {row.id: row for row in at.rules.teyaku}
    for event in part.all(events.Claim):
        for place, rule in enumerate(event.teyaku):
            row = rows[rule]
            points = (row.points_of_two or row.points) if part.players == 2 else row.points
            cards = () if place else event.shown
            yield HeldLine(event.seat, rule, (name(row.name, row.kanji),), cards, worth(points, at), not row.on_field)


REPORT_PARTS = {
    "teyaku": ReportPart(lambda rules: rules.teyaku, "score-unused-teyaku"),
    "hands": ReportPart(lambda rules: rules.teyaku or rules.dropout, "score-unused-hands"),
}
HAS: Flags = {"teyaku": lambda rules: rules.teyaku, "claims": lambda rules: CLAIM in rules.flow}
OUT_OF_TURN = (
    OutOfTurn(
        name="claim",
        answers=CLAIMS,
        has=lambda _: True,
        now=lambda table, tables, seat: numbers(state.ASK_CLAIM, claim.late(table, tables, seat)),
        choice=lambda view, action: choice(view, action, claim.late_hand(view.table, view.me)),
        refuses=_refuses,
        done_by=_done_by,
    ),
)
QUESTIONS = (
    QuestionKind(
        ask=state.ASK_CLAIM,
        name="claim",
        poses=_question,
        answer=lambda view, action: choice(view, action, view.hand),
        means=_means,
        done_by=_done_by,
        advice=_advice,
        careful=lambda view, _: view.legal[-1],
        hides="asked",
    ),
)
EVENTS = (EventKind(event=events.Claim, row=log.SHOWN, read=_read, rule=_rule, says=_says, settles=True, unordered=("teyaku", "declined")),)
