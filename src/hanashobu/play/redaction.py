"""How a view is made: what a seat may know is listed, and everything else stays hidden."""

from __future__ import annotations

from hanashobu.engine import flow
from hanashobu.engine.actions import numbers
from hanashobu.engine.state import IN_ROUND, NOBODY, State
from hanashobu.play import mechanisms
from hanashobu.play.view import View
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables


def _hide_question(table: State) -> None:
    """Which hand cards somebody may choose is not for others to see; nor is it that somebody has a teyaku to claim, or a bad hand."""
    kind = mechanisms.questions().get(table.ask)
    if kind and kind.hides:
        table.choice = 0
    if kind and kind.hides == "asked":
        table.ask = 0
        table.actor = NOBODY


def see(state: State, tables: Tables, rules: Ruleset, names: tuple[str, ...], seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    table = state.seen_by(seat)
    sizes = tuple([hand.bit_count() for hand in state.hands[: rules.seats]])
    for place in range(rules.seats):
        table.shown[place] &= state.hands[place]
    if seat != state.actor:
        _hide_question(table)
    name = mechanisms.questions()[table.ask].name if table.status == IN_ROUND and table.actor != NOBODY else ""
    if name in ("play", ""):
        table.choice = 0  # the answers to an earlier question, which may have been a secret one
    legal: tuple[int, ...] = ()
    if seat is not None and state.status == IN_ROUND and state.actor == seat:
        legal = numbers(table.ask, flow.legal(table, tables))
    return View(
        seat=seat,
        names=names,
        rules=rules,
        tables=tables,
        table=table,
        hand_sizes=sizes,
        asked=name,
        legal=legal,
        late=() if seat is None else mechanisms.late(table, tables, seat),
    )
