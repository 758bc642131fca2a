"""Why the hand of a player who is forced out is compensated as it is (TA-23, HH-48, KR-12); only that player knows the hand."""

from __future__ import annotations

from collections.abc import Sequence

from hanashobu.cards import cards, codes
from hanashobu.engine import shapes
from hanashobu.engine.kernel import lowest
from hanashobu.engine.phases import claim
from hanashobu.engine.phases import compensation as phase
from hanashobu.play import events
from hanashobu.play.event import Event
from hanashobu.play.mechanisms.kinds import EventKind
from hanashobu.play.view import View
from hanashobu.text import Cards, Message, msg
from hanashobu.text.names import name


def idle(view: View, seat: int) -> Message | None:
    """Who was forced out, and what that brought."""
    forced = view.table.forced >> seat & 1 and not view.plays(seat)
    return msg("stands-forced-out", got=view.table.compensation[seat]) if forced else None


def explains(view: View, happened: Sequence[Event]) -> list[Message]:
    """How hands are compensated, where somebody was forced out of the round, and what the player's own one brought."""
    forced = [event.seat for event in happened if isinstance(event, events.ForcedOut)]
    dropout = view.rules.dropout
    if not forced or not dropout:
        return []
    rule = dropout.compensation.lines(bool(view.rules.teyaku))[0]
    said = [msg("forced-rule", text=rule.text, rule=rule.rule)]
    hand = _own_hand(happened, view.seat) if view.seat in forced else 0
    return [*said, msg("forced-hand", cards=Cards(codes(hand)), worth=parts(view, hand), times=view.multiplier)] if hand else said


def _own_hand(happened: Sequence[Event], seat: int | None) -> int:
    """The hand that the player was dealt, or was given by somebody who went out."""
    hand = 0
    for event in happened:
        if isinstance(event, events.Deal) and seat is not None:
            hand = cards(" ".join(event.hands[seat] or ()))
        elif isinstance(event, events.PassedHand) and seat == event.taker:
            hand = cards(" ".join(event.cards))
    return hand


def parts(view: View, hand: int) -> list[Message]:
    """What counts in a hand, by part, before it is multiplied: half of what is complete, and something for other good cards."""
    tables, rules, found, used = view.tables, view.rules, list[Message](), 0
    if tables.worth_halves:
        rows = shapes.rows_of(tables, hand)
        half = tables.unit * shapes.points_of(tables, hand, rows) // 2
        called = []
        while rows:
            at = lowest(rows)
            called.append(name(rules.yaku[at].name, rules.yaku[at].kanji))
            used |= hand & (tables.yaku[at].all_of | tables.yaku[at].some_of)
            rows &= rows - 1
        found += [msg("forced-half", n=half, yaku=called)] if called else []
        for kind in range(tables.n_kinds):
            if (row := claim.best(tables, hand, kind, -1)) >= 0:
                teyaku = rules.teyaku[row]
                found.append(msg("forced-half", n=tables.unit * tables.teyaku[row].points // 2, yaku=[name(teyaku.name, teyaku.kanji)]))
                used |= phase.used_by(tables, hand, row)
    if tables.worth_set and hand & tables.worth_set == tables.worth_set:
        found.append(msg("forced-cards", n=tables.worth_set_points, cards=Cards(codes(tables.worth_set))))
    if good := hand & tables.worth_cards & ~used:
        found.append(msg("forced-cards", n=tables.worth_each * good.bit_count(), cards=Cards(codes(good))))
    return found or [msg("forced-nothing")]


EVENTS = (
    EventKind(
        event=events.ForcedOut,
        row=phase.FORCED,
        read=lambda _, a, b, _c: events.ForcedOut(a, b),
        rule=lambda _, rules: rules.dropout.compensation.rule if rules.dropout else "CO-6",
        says=lambda event, at: msg("event-forced-out", who=at.player(event.seat), sum=at.amount(event.compensation)),
    ),
)
