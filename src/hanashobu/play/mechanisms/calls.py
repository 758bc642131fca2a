"""Calls: whether the round goes on after a yaku (HH-8), and what its end would bring."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hanashobu.cards import each
from hanashobu.engine import flow, log, shapes, state
from hanashobu.engine.actions import CANCEL, SAGE, SHOUBU
from hanashobu.play import events
from hanashobu.play.mechanisms.kinds import Args, Counted, EventContext, EventKind, Flags, QuestionKind, ReportPart, Rows
from hanashobu.play.questions.choice import Choice
from hanashobu.play.questions.yaku_progress import valued
from hanashobu.play.round_events import RoundEvents
from hanashobu.play.view import View
from hanashobu.rules.compile import yaku_places
from hanashobu.rules.dues import ENDER, TOTAL, YAKU
from hanashobu.rules.ending import CANCELLED, CANCELS, ENDS, GOES_ON, ONLY_CALLER, OUT, ROLES, CallWords
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Arg, List, Message, msg

ACTIONS = dict(zip(ROLES, (SAGE, SHOUBU, CANCEL), strict=True))
ROLE = {action: role for role, action in ACTIONS.items()}


def words(rules: Ruleset) -> dict[int, str]:
    """What players type for the calls of a table, by their actions."""
    return dict(zip(ROLE, rules.calls.words.words(), strict=True)) if rules.calls else {}


def action_of(event: events.Call, rules: Ruleset) -> int | None:
    """The action behind a call; None for a word that is none at this table."""
    return ACTIONS.get(role(event.says, rules))


def role(word: str, rules: Ruleset) -> str:
    """What a call does; empty for a word that is none at this table."""
    return rules.calls.words.role(word) if rules.calls else ""


def _question(view: View) -> Args:
    """Names the yaku of the player who is asked, with their values."""
    rules, pile = view.rules, view.table.taken[view.me]
    held = [(rules.yaku[yaku_places(rules)[row]], shapes.value(pile, view.tables.yaku[row])) for row in each(view.table.yaku[view.me])]
    return {"yaku": List(tuple(valued(rules, row, points) for row, points in held))}


def _words(rules: Ruleset) -> CallWords:
    assert rules.calls
    return rules.calls.words


def choice(view: View, action: int) -> Choice:
    """A call as an answer, with what it brings."""
    brings = _risks(view, _words(view.rules)) if action == SAGE else _ended(view, action)
    return named(view.rules, action, Message(f"answer-call-{ROLE[action]}", dict(brings)))


def named(rules: Ruleset, action: int, text: Message | None = None) -> Choice:
    """A call as a word alone, also where nobody can call: then nothing can say what it would bring."""
    word = words(rules)[action]
    return Choice(action=action, word=word, called=_words(rules).called(word), text=text)


def advice(view: View, action: int) -> Message:
    """A call as advice."""
    word = words(view.rules)[action]
    return msg(f"advice-call-{ROLE[action]}", call=_words(view.rules).called(word))


def _risks(view: View, called: CallWords) -> Args:
    """What the yaku bring if nobody ends the round; and whether who alone let it go on may have to pay for all."""
    alone = any(one.who == ONLY_CALLER for one in view.rules.liable) and view.table.players == view.rules.most_players()
    names = {"ends": called.ends.name, "goes_on": called.goes_on.name}
    return {**names, "out": _counts(view.rules, OUT), "alone": "yes" if alone else "no"}


def _counts(rules: Ruleset, end: int) -> str:
    """How yaku count after such an end: whole, half, or not at all."""
    line = next((due for due in rules.dues if due.of in (YAKU, TOTAL) and due.when & end), None)
    return "nothing" if line is None else "half" if line.half else "whole"


def _ended(view: View, action: int) -> Args:
    """What the end of the round would bring: everything that counts lies open, so the engine itself can say it."""
    after = view.table.copy()
    after.listening = 0
    flow.step(after, view.tables, action)
    seats = [seat for seat in range(view.rules.seats) if after.result[seat]]
    result = List(tuple(msg("answer-result", player=view.player(seat), points=after.result[seat]) for seat in seats))
    return {"result": result, "counts": _counts(view.rules, CANCELLED)} if action == CANCEL else {"result": result}


def _foregone(view: View) -> int | None:
    """Shoubu when everybody's last card is played: the round is over, and after sage a yaku brings half (HH-12, HH-14)."""
    more = any(view.hand_sizes[seat] or (view.rules.play_on and view.stock_left(seat)) for seat in view.playing)
    return None if more else SHOUBU


def _rule(_: events.Call | events.YakuMade, rules: Ruleset) -> str:
    stopped = next((due.rule for due in rules.dues if due.to == ENDER), "CO-6")
    return rules.calls.rule if rules.calls else stopped


def _done_by(event: events.Event, rules: Ruleset) -> tuple[int, int] | None:
    action = action_of(event, rules) if isinstance(event, events.Call) else None
    return None if action is None or not isinstance(event, events.Call) else (event.seat, action)


def _made(rows: Rows, a: int, b: int, _: int) -> events.YakuMade:
    return events.YakuMade(a, tuple(dict.fromkeys(rows.yaku_id(row) for row in each(b))))


def stands(view: View, seat: int) -> Message | None:
    """Who has called sage."""
    return standing(view.rules) if view.table.went_on[seat] else None


@cache
def standing(rules: Ruleset) -> Message:
    """Where a player stands who has let the round go on; made once."""
    return msg("stands-called", call=_words(rules).goes_on.name)


def typed(rules: Ruleset) -> list[tuple[str, Message]]:
    """Whether the round goes on."""
    if rules.calls is None:
        return []
    called = rules.calls.words
    cancel = msg("terminal-help-cancel", goes_on=called.goes_on.word, counts=_counts(rules, CANCELLED))
    found = [(f"{called.goes_on.word}, {called.ends.word}", msg("terminal-help-calls"))]
    return [*found, (called.cancels.word, cancel)] if rules.calls.cancel else found


def ended_by(rules: Ruleset) -> dict[str, Arg]:
    """How a call ends a round, by the word that records have for it."""
    if rules.calls is None:
        return {}
    called = rules.calls.words
    return {called.ends.word: msg("lab-ended-by-call", call=called.ends.name), called.cancels.word: msg("lab-cancelled")}


def why_ended(part: RoundEvents, at: EventContext) -> Iterator[Message]:
    """Who ended the round by a call."""
    if (does := role(part.ends.why, at.rules)) and part.ends.winner is not None:
        called = _words(at.rules)
        who = at.player(part.ends.winner)
        if does == ENDS:
            yield msg("settlement-call-ends", who=who, call=called.ends.name)
        else:
            yield msg("settlement-call-cancels", who=who, goes_on=called.goes_on.name, counts=_counts(at.rules, CANCELLED))


def why_dealer(part: RoundEvents, at: EventContext) -> Message | None:
    """Who has won by a call, or has a yaku (HH-14, HH-15)."""
    winner, word = part.ends.winner, part.ends.why
    if winner is None or at.rules.calls is None:
        return None
    who = at.player(part.ends.next_dealer)
    first = next((call for call in part.all(events.Call) if role(call.says, at.rules) == GOES_ON), None)
    if not role(word, at.rules) and first and first.seat == winner:
        word = first.says
    if does := role(word, at.rules):
        return Message(f"settlement-dealer-call-{does}", {"who": who, **_named(word, at.rules)})
    return msg("settlement-dealer-yaku", who=who) if part.score.yaku[winner] else None


def _named(word: str, rules: Ruleset) -> Args:
    """A call by its name; that somebody cancels has a verb in every language."""
    return {} if role(word, rules) == CANCELS else {"call": _words(rules).called(word)}


def _says(event: events.Call, at: EventContext) -> Message | None:
    does = role(event.says, at.rules)
    if not does:
        return None
    return Message(f"event-call-{does}", {"who": at.player(event.seat), **_named(event.says, at.rules)})


REPORT_PARTS = {
    **dict.fromkeys(("call", "sage"), ReportPart(lambda rules: rules.calls, "score-unused-calls")),
    "answers": ReportPart(lambda rules: rules.answered_for(), "score-unused-answers", lambda _: "liability=on"),
}
HAS: Flags = {"calls": lambda rules: rules.calls, "liability": lambda rules: rules.answered_for()}
QUESTIONS = (
    QuestionKind(
        ask=state.ASK_CALL,
        name="call",
        poses=_question,
        answer=choice,
        advice=advice,
        means=lambda _: {"yes": SHOUBU, "no": SAGE},
        done_by=_done_by,
        careful=lambda _view, _good: SHOUBU,
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
        counted=Counted("called", lambda rules: {word: _words(rules).called(word) for word in words(rules).values()}),
        read=lambda rows, a, b, _c: events.Call(a, _words(rows.rules).words()[b]),
        rule=_rule,
        says=_says,
        settles=True,
    ),
)
