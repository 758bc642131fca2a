"""In or out of the round, at tables of more than three (HH-40, TA-22)."""

from __future__ import annotations

from hanashobu.cards import codes
from hanashobu.engine import log, state
from hanashobu.engine.actions import IN, NO, OUT, YES
from hanashobu.engine.phases import dropout
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import EventKind, QuestionKind, Rows, fixed, plain, units
from hanashobu.play.view import View
from hanashobu.rules.dropout import PLAYERS
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import count, listed

WORDS = events.words(events.Speak, "says")


def _question(view: View) -> str:
    table = view.table
    ins = [view.names[seat] for seat in range(view.rules.seats) if table.ins >> seat & 1]
    already = f" {listed(ins)} {'is' if len(ins) == 1 else 'are'} in already." if ins else ""
    pot = f" The pot has {units(view, table.pot)}." if table.pot else ""
    return f"Do you play this round?{already}{pot}"


def _text(view: View, action: int) -> str:
    table = view.table
    if action == OUT:
        fee = units(view, dropout.fee(table, view.tables))
        if table.waiters:
            return f"costs {fee}, which {view.names[dropout.next_waiter(table, view.tables)]} gets with your hand"
        return f"costs {fee}, into the pot"
    bound = "" if OUT in view.legal else "; you may not go out"
    left = PLAYERS - 1 - table.ins.bit_count()
    spoken = table.ins | 1 << (view.seat or 0) | sum(1 << seat for seat in table.outs[: table.n_out])
    if not table.playing & ~spoken:
        return f"play it; you speak last{bound}"
    room = f"{count(left, 'more player')} may be in" if left else "whoever has not spoken is then forced out"
    return f"play it; {room}{bound}"


def _rule(event: events.Event, rules: Ruleset) -> str:
    drop = rules.dropout
    if drop is None:
        return "CO-6"
    match event:
        case events.Speak():
            return drop.fee_rule if event.says == "out" else drop.speak
        case events.PassedHand():
            return drop.passes
        case events.ForcedOut():
            return drop.compensation.rule
    return drop.moves


def _active(_: Rows, a: int, b: int, c: int) -> events.Active:
    return events.Active(tuple(b >> 4 * place & 15 for place in range(a)), c)


QUESTIONS = (
    QuestionKind(
        ask=state.ASK_SPEAK,
        name="speak",
        text=_question,
        answer=plain(_text),
        means=lambda _: {YES: IN, NO: OUT},
        done_by=lambda event, _: (event.seat, IN if event.says == "in" else OUT) if isinstance(event, events.Speak) else None,
        advice=fixed({IN: ("Play this round", "playing"), OUT: ("Go out", "going out")}),
    ),
)
EVENTS = (
    EventKind(event=events.Speak, row=log.SPOKE, read=lambda _, a, b, c: events.Speak(a, WORDS[b], c), rule=_rule),  # type: ignore[arg-type]
    EventKind(event=events.PassedHand, row=log.PASSED, read=lambda _, a, b, c: events.PassedHand(a, b, codes(c)), rule=_rule),
    EventKind(event=events.ForcedOut, row=log.FORCED, read=lambda _, a, b, _c: events.ForcedOut(a, b), rule=_rule),
    EventKind(event=events.Active, row=log.ACTIVE, read=_active, rule=_rule),
)
