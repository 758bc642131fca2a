"""Sage and shoubu: whether the round goes on after a yaku (HH-8), and what its end would bring."""

from __future__ import annotations

from collections.abc import Iterator

from hanashobu.cards import each
from hanashobu.engine import flow, log, shapes, state
from hanashobu.engine.actions import CANCEL, SAGE, SHOUBU
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import Args, Counted, EventContext, EventKind, QuestionKind, Rows, standing
from hanashobu.play.questions.yaku_progress import valued
from hanashobu.play.round_events import RoundEvents
from hanashobu.play.view import View
from hanashobu.rules.compile import yaku_places
from hanashobu.rules.dues import ENDER
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import List, Message, msg

CALLS = {"sage": SAGE, "shoubu": SHOUBU, "cancel": CANCEL}
WORDS = events.words(events.Call, "says")
ENDS = ("shoubu", "cancel")  # calls that end a round


def _question(view: View) -> Args:
    """Names the yaku of the player who is asked, with their values."""
    rules, pile = view.rules, view.table.taken[view.me]
    held = [(rules.yaku[yaku_places(rules)[row]], shapes.value(pile, view.tables.yaku[row])) for row in each(view.table.yaku[view.me])]
    return {"yaku": List(tuple(valued(rules, row, points) for row, points in held))}


def _brings(view: View, action: int) -> Args:
    return {"alone": "yes" if view.table.players == view.rules.most_players() else "no"} if action == SAGE else ends(view, action)


def ends(view: View, action: int) -> Args:
    """What the end of the round would bring: everything that counts lies open, so the engine itself can say it."""
    after = view.table.copy()
    after.listening = 0
    flow.step(after, view.tables, action)
    seats = [seat for seat in range(view.rules.seats) if after.result[seat]]
    return {"result": List(tuple(msg("answer-result", player=view.player(seat), points=after.result[seat]) for seat in seats))}


def _foregone(view: View) -> int | None:
    """Shoubu when everybody's last card is played: the round is over, and after sage a yaku brings half (HH-12, HH-14)."""
    more = any(view.hand_sizes[seat] or (view.rules.play_on and view.stock_left(seat)) for seat in view.playing)
    return None if more else SHOUBU


def _rule(_: events.Call | events.YakuMade, rules: Ruleset) -> str:
    stopped = next((due.rule for due in rules.dues if due.to == ENDER), "CO-6")
    return rules.calls.rule if rules.calls else stopped


def _made(rows: Rows, a: int, b: int, _: int) -> events.YakuMade:
    return events.YakuMade(a, tuple(dict.fromkeys(rows.yaku_id(row) for row in each(b))))


def stands(view: View, seat: int) -> Message | None:
    """Who has called sage."""
    return standing("sage") if view.table.went_on[seat] else None


def typed(rules: Ruleset) -> list[tuple[str, str]]:
    """Whether the round goes on."""
    return [("sage, shoubu", "terminal-help-calls"), ("cancel", "terminal-help-cancel")] if rules.calls else []


def why_ended(part: RoundEvents, at: EventContext) -> Iterator[Message]:
    """Who ended the round by a call."""
    if part.ends.why in ENDS and part.ends.winner is not None:
        yield msg(f"settlement-{part.ends.why}", who=at.player(part.ends.winner))


def why_dealer(part: RoundEvents, at: EventContext) -> str | None:
    """Who has won by a call, or has a yaku (HH-14, HH-15)."""
    winner = part.ends.winner
    if part.ends.why in ENDS:
        return part.ends.why
    if next((call.seat for call in part.all(events.Call) if call.says == "sage"), None) == winner:
        return "sage"
    return "yaku" if at.rules.calls and winner is not None and part.score.yaku[winner] else None


QUESTIONS = (
    QuestionKind(
        ask=state.ASK_CALL,
        name="call",
        poses=_question,
        brings=_brings,
        means=lambda _: {"yes": SHOUBU, "no": SAGE},
        done_by=lambda event, _: (event.seat, CALLS[event.says]) if isinstance(event, events.Call) else None,
        careful=lambda _: SHOUBU,
        foregone=_foregone,
    ),
)
EVENTS = (
    EventKind(
        event=events.YakuMade,
        row=log.MADE,
        unordered=("yaku",),
        read=_made,
        rule=_rule,
        says=lambda event, at: msg("event-made", who=at.player(event.seat), yaku=at.called(event.yaku, event.seat)),
    ),
    EventKind(
        event=events.Call,
        row=log.CALLED,
        counted=Counted("called", WORDS, lambda rules: rules.calls),
        read=lambda _, a, b, _c: events.Call(a, WORDS[b]),  # type: ignore[arg-type]
        rule=_rule,
        says=lambda event, at: msg(f"event-call-{event.says}", who=at.player(event.seat)),
        settles=True,
    ),
)
