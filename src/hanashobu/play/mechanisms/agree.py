"""Two who are left in may share the pot (HH-44)."""

from __future__ import annotations

from hanashobu.cards import each
from hanashobu.engine import state
from hanashobu.engine.actions import PLAY_ON, SHARE, is_plain
from hanashobu.engine.phases import agree as phase
from hanashobu.play import events, participation
from hanashobu.play.mechanisms.kinds import YES_NO, Args, EventContext, EventKind, Flags, QuestionKind, standing, units
from hanashobu.play.view import View
from hanashobu.rules.phases import AGREE
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Message, msg

WORDS = events.words(events.TwoLeft, "does")


def _question(view: View) -> Args:
    other = next(seat for seat in view.playing if seat != view.seat)
    return {"other": view.player(other), "pot": units(view, view.table.pot)}


def _brings(view: View, action: int) -> Args:
    """What half of the pot is for this player."""
    if action != SHARE:
        return {}
    half = view.table.pot // 2
    return {"share": units(view, view.table.pot - half if view.seat == view.table.first else half)}


def _refuses(view: View, action: int) -> Message | None:
    if not is_plain(action) or view.actor is None:
        return None
    if view.seat is None or not view.plays(view.seat):
        return msg("error-split-not-in", pair=map(view.player, view.playing))
    return msg("error-split-answered", other=view.player(view.actor)) if view.seat == view.table.first else None


def _done_by(event: events.Event, _: Ruleset) -> tuple[int, int] | None:
    if not isinstance(event, events.Agree) or event.agrees is None:
        return None
    return event.seat, SHARE if event.agrees else PLAY_ON


def _rule(_: events.Event, rules: Ruleset) -> str:
    return rules.dropout.id_of("two") if rules.dropout else "CO-6"


def _says_agree(event: events.Agree, at: EventContext) -> Message:
    said = "answered" if event.agrees is None else "yes" if event.agrees else "no"
    return msg(f"event-agree-{said}", who=at.player(event.seat))


def _says_two_left(event: events.TwoLeft, at: EventContext) -> Message:
    if event.does == "split":
        return msg("event-two-left-split", who=at.players(event.agree))
    return msg("event-two-left-one", who=at.player(event.agree[0])) if event.agree else msg("event-two-left-none")


def stands(view: View, seat: int) -> Message | None:
    """Both are in; that the first has answered is known, but not what."""
    table = view.table
    if participation.phase(view) != AGREE:
        return None
    return standing("answered" if seat == table.first and table.actor != seat else "in")


def end_rule(event: events.RoundEnds, rules: Ruleset) -> str:
    """Two who share the pot."""
    return rules.dropout.id_of("two") if rules.dropout and event.why == "split" else ""


def typed(rules: Ruleset) -> list[tuple[str, Message]]:
    """Whether to share."""
    return [YES_NO] if AGREE in rules.flow else []


HAS: Flags = {"agree": lambda rules: AGREE in rules.flow}
QUESTIONS = (
    QuestionKind(
        ask=state.ASK_SPLIT,
        name="split",
        poses=_question,
        brings=_brings,
        refuses=_refuses,
        done_by=_done_by,
        careful=lambda view, good: PLAY_ON if good(view) else SHARE,
    ),
)
EVENTS = (
    EventKind(event=events.Agree, row=phase.AGREED, read=lambda _, a, b, _c: events.Agree(a, bool(b)), rule=_rule, says=_says_agree),
    EventKind(
        event=events.TwoLeft,
        row=phase.TWO_LEFT,
        read=lambda _, a, b, _c: events.TwoLeft(tuple(each(a)), WORDS[b]),  # type: ignore[arg-type]
        rule=_rule,
        says=_says_two_left,
    ),
)
