"""In or out of the round, at tables of more than three (HH-40, TA-22)."""

from __future__ import annotations

from collections.abc import Iterator

from hanashobu.cards import codes
from hanashobu.engine import log, state
from hanashobu.engine.actions import IN, OUT
from hanashobu.engine.phases import dropout
from hanashobu.play import events, participation
from hanashobu.play.mechanisms.kinds import Args, Counted, EventContext, EventKind, Extra, Flags, QuestionKind, Rows, standing, units
from hanashobu.play.round_events import RoundEvents
from hanashobu.play.view import View
from hanashobu.rules.phases import DROPOUT
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Cards, List, Message, msg

WORDS = events.words(events.Speak, "says")


def _question(view: View) -> Args:
    ins = [view.player(seat) for seat in range(view.rules.seats) if view.table.ins >> seat & 1]
    return {"ins": List(tuple(ins)), "pot": units(view, view.table.pot)}


def _brings(view: View, action: int) -> Args:
    table = view.table
    if action == OUT:
        heir = [view.player(dropout.next_waiter(table, view.tables))] if table.waiters else []
        return {"fee": units(view, dropout.fee(table, view.tables)), "heir": List(tuple(heir))}
    left = view.rules.most_players() - 1 - table.ins.bit_count()
    spoken = table.ins | 1 << view.me | sum(1 << seat for seat in table.outs[: table.n_out])
    then = "last" if not table.playing & ~spoken else "room" if left else "full"
    return {"then": then, "left": left, "bound": "no" if OUT in view.legal else "yes"}


def _rule(event: events.Event, rules: Ruleset) -> str:
    drop = rules.dropout
    if drop is None:
        return "CO-6"
    match event:
        case events.Speak():
            return drop.id_of("fee") if event.says == "out" else drop.rule
        case events.PassedHand():
            return drop.id_of("passes")
    return drop.id_of("moves")


def _active(_: Rows, a: int, b: int, c: int) -> events.Active:
    return events.Active(tuple(b >> 4 * place & 15 for place in range(a)), c)


def _says(event: events.Speak, at: EventContext) -> Message:
    if event.says == "in":
        return msg("event-speak-in", who=at.player(event.seat))
    return msg("event-speak-out", who=at.player(event.seat), fee=at.amount(event.fee))


def idle(view: View, seat: int) -> Message | None:
    """Who is out, has sold the place, or has not been dealt in yet."""
    table = view.table
    if not view.rules.dropout:
        return None
    if seat in table.outs[: table.n_out]:
        return standing("out")
    if view.plays(seat):
        return None
    waiting = [(table.dealer - step) % view.rules.seats for step in range(1, table.waiters + 1)]
    return standing("waits" if seat in waiting else "sold")


def stands(view: View, seat: int) -> Message | None:
    """Who is in; that somebody has to speak is not shown to that player."""
    if participation.phase(view) != DROPOUT:
        return None
    if view.table.ins >> seat & 1:
        return standing("in")
    return standing("to-speak") if seat != view.seat else None


def said_by_pot(rules: Ruleset) -> list[str]:
    """Fees."""
    return [rules.dropout.id_of("pot")] if rules.dropout else []


def personal(view: View) -> bool:
    """Whoever has to speak is not shown that."""
    return participation.phase(view) == DROPOUT


def typed(rules: Ruleset) -> list[tuple[str, Message]]:
    """In or out."""
    return [("in, out", msg("terminal-help-in-out"))] if rules.dropout else []


def why_ended(part: RoundEvents, at: EventContext) -> Iterator[Message]:
    """That nobody played: one alone, two who shared, or hands that are worth too much."""
    ins = [event.seat for event in part.all(events.Speak) if event.says == "in"]
    if part.ends.why == "split":
        yield msg("settlement-split", who=at.players(ins))
    elif part.ends.why == "nobody_plays":
        yield msg("settlement-alone", who=at.players(ins)) if len(ins) == 1 else msg("settlement-hands")


def why_dealer(part: RoundEvents, at: EventContext) -> Message | None:
    """Nobody else was in."""
    return None if part.ends.played else msg("settlement-dealer-in", who=at.player(part.ends.next_dealer))


DID: Flags = {
    **dict.fromkeys(("in", "out", "forced"), lambda rules: rules.dropout),
    "waits": lambda rules: rules.dropout and rules.dropout.waits,
}
HAS: Flags = {"dropout": lambda rules: rules.dropout, "waits": lambda rules: rules.dropout and rules.dropout.waits}
EXTRAS = (Extra(name="pot", slots=("rim",), has=lambda rules: rules.dropout, value=lambda view, _: view.table.pot or None, place=2),)
QUESTIONS = (
    QuestionKind(
        ask=state.ASK_SPEAK,
        name="speak",
        poses=_question,
        brings=_brings,
        means=lambda _: {"yes": IN, "no": OUT},
        careful=lambda view, good: OUT if OUT in view.legal and not good(view) else IN,
        done_by=lambda event, _: (event.seat, IN if event.says == "in" else OUT) if isinstance(event, events.Speak) else None,
    ),
)
EVENTS = (
    EventKind(
        event=events.Speak,
        row=log.SPOKE,
        counted=Counted("said", lambda rules: {word: msg(f"lab-word-{word}") for word in WORDS} if rules.dropout else {}),
        read=lambda _, a, b, c: events.Speak(a, WORDS[b], c),  # type: ignore[arg-type]
        rule=_rule,
        says=_says,
        settles=True,
    ),
    EventKind(
        event=events.PassedHand,
        row=log.PASSED,
        optional=("cards",),
        read=lambda _, a, b, c: events.PassedHand(a, b, codes(c)),
        rule=_rule,
        says=lambda event, at: msg("event-passed-hand", who=at.player(event.giver), to=at.player(event.taker), cards=Cards(event.cards)),
    ),
    EventKind(
        event=events.Active,
        row=log.ACTIVE,
        read=_active,
        rule=_rule,
        says=lambda event, at: msg("event-active", who=at.players(event.seats), first=at.player(event.seats[0])),
    ),
)
