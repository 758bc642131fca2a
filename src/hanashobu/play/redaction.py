"""How a view is made: what a seat may know is listed, and everything else stays hidden."""

from __future__ import annotations

from msgspec.structs import replace

from hanashobu.engine import flow
from hanashobu.engine.actions import CLAIM_NOTHING, numbers
from hanashobu.engine.kernel import bit
from hanashobu.engine.phases import claim, redeal
from hanashobu.engine.state import ASK_CLAIM, ASK_PLAY, ASK_REDEAL, ASK_RETURN, IN_ROUND, NOBODY, State
from hanashobu.play import mechanisms
from hanashobu.play.view import View
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables


def _hide_question(table: State) -> None:
    """Which hand cards somebody may choose is not for others to see; nor is it that somebody has a teyaku to claim, or a bad hand."""
    if table.ask == ASK_RETURN:
        table.choice = 0
    elif table.ask in (ASK_CLAIM, ASK_REDEAL):
        table.choice = table.ask = 0
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
    late: tuple[int, ...] = ()
    if seat is not None:
        late = numbers(ASK_PLAY, redeal.late(table, tables, seat)) + numbers(ASK_CLAIM, claim.late(table, tables, seat))
    return View(
        seat=seat,
        names=names,
        rules=rules,
        tables=tables,
        table=table,
        hand_sizes=sizes,
        asked=name,
        legal=legal,
        late=late,
    )


def asked_to_claim(view: View) -> View:
    """The same view with the question whether its seat claims anything, which is put to all seats at once."""
    table, seat = view.table.copy(), view.me
    table.actor, table.ask = seat, ASK_CLAIM
    table.choice = bit(CLAIM_NOTHING) | claim.claimable(table, view.tables, seat, view.hand)
    return replace(view, table=table, asked="claim", legal=numbers(ASK_CLAIM, table.choice))
