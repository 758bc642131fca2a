"""The deal: who deals, misdeals, who sits out, who leads, and what multiplies the round."""

from __future__ import annotations

from hanashobu.cards import codes
from hanashobu.engine import log
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import EventKind, Rows, cites
from hanashobu.rules.misdeals import WHY_MISDEAL
from hanashobu.rules.ruleset import Ruleset


def _misdeal(event: events.Misdeal, rules: Ruleset) -> str:
    if event.why == "requested" and rules.redeal:
        return rules.redeal.rule
    return next((row.rule for row in rules.misdeals if row.why == event.why), "CO-12")


def _multiplier(rows: Rows, a: int, b: int, _: int) -> events.Multiplier:
    waiting = [b >> 12 * level & 4095 for level in range(rows.tables.n_levels)]
    return events.Multiplier(a, rows.rules.multiplier.queue(waiting) if rows.rules.multiplier else ())


EVENTS = (
    EventKind(event=events.DealerDraw, rule=lambda _, rules: rules.draw.rule),
    EventKind(event=events.Deal, rule=lambda _, rules: rules.deal.rule),
    EventKind(event=events.Shuffle, rule=cites("CO-7")),
    EventKind(event=events.Leader, rule=lambda _, rules: rules.leader.rule if rules.leader else "CO-4"),
    EventKind(
        event=events.Misdeal,
        row=log.MISDEAL,
        read=lambda _, a, b, _c: events.Misdeal(WHY_MISDEAL[a], b if b >= 0 else None),
        rule=_misdeal,
    ),
    EventKind(
        event=events.Multiplier,
        row=log.MULTIPLIED,
        read=_multiplier,
        rule=lambda _, rules: rules.multiplier.waits if rules.multiplier else "CO-15",
    ),
    EventKind(
        event=events.SitsOut,
        row=log.SAT_OUT,
        read=lambda _, a, b, _c: events.SitsOut(a, "blank", codes(b)),
        rule=lambda _, rules: rules.sits_out.rule if rules.sits_out else "CO-1",
    ),
)
