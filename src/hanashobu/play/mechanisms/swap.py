"""Taking the dealer's hand unseen (HH-60)."""

from __future__ import annotations

from hanashobu.engine import state
from hanashobu.engine.actions import KEEP_HAND, TAKE_HAND
from hanashobu.engine.phases import swap as phase
from hanashobu.play import events, participation
from hanashobu.play.mechanisms.kinds import YES_NO, Args, EventContext, EventKind, QuestionKind, ReportField, bonus, standing
from hanashobu.play.view import View
from hanashobu.rules.feats import DEALERS_HAND
from hanashobu.rules.phases import SWAP
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Message, msg


def _question(view: View) -> Args:
    return {"holder": view.player(view.table.dealers_hand)}


def _brings(view: View, action: int) -> Args:
    if action != TAKE_HAND:
        return {}
    return bonus(view, DEALERS_HAND)


def _rule(rules: Ruleset) -> str:
    return rules.swap.rule if rules.swap else ""


def _apply(s: state.State, reported: int | None) -> None:
    s.dealers_hand = s.dealer if reported is None else reported


def _says(event: events.Swap, at: EventContext) -> Message:
    who = at.player(event.seat)
    return msg("event-swap-no", who=who) if event.holder is None else msg("event-swap", who=who, holder=at.player(event.holder))


def stands(view: View, seat: int) -> Message | None:
    """Who holds the dealer's hand while it can still be taken."""
    holds = participation.phase(view) == SWAP and view.table.dealers_hand == seat
    return standing("dealers-hand") if holds else None


def typed(rules: Ruleset) -> list[tuple[str, Message]]:
    """Whether to take it."""
    return [YES_NO] if rules.swap else []


QUESTIONS = (
    QuestionKind(
        ask=state.ASK_SWAP,
        name="swap",
        poses=_question,
        brings=_brings,
        done_by=lambda event, _: (event.seat, KEEP_HAND if event.holder is None else TAKE_HAND) if isinstance(event, events.Swap) else None,
    ),
)
REPORT_FIELDS = (
    ReportField(
        name="dealers_hand",
        takes="player",
        house_rule="hand_swap=once",
        rule=_rule,
        apply=_apply,
    ),
)
EVENTS = (
    EventKind(
        event=events.Swap,
        row=phase.SWAPPED,
        read=lambda _, a, b, _c: events.Swap(a, b if b >= 0 else None),
        rule=lambda _, rules: _rule(rules) or "CO-5",
        says=_says,
    ),
)
