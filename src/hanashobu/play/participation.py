"""Where everybody stands in a round: who has been dealt in, who plays, who is out and why."""

from __future__ import annotations

from hanashobu.engine.state import IN_ROUND
from hanashobu.play.view import View
from hanashobu.rules.phases import AGREE, BLIND, BUYOUT, DROPOUT, SETTLE, SWAP


def phase(view: View) -> int:
    """The part of the round that is going on."""
    return view.rules.flow[view.table.at] if view.table.status == IN_ROUND else SETTLE


def dealt(view: View) -> bool:
    """Whether the cards of the round lie on the table."""
    return phase(view) not in (BLIND, SWAP)


def looked(view: View) -> bool:
    """Whether you have seen your cards: who plays blind waits until play begins (HH-62)."""
    table = view.table
    return not (view.rules.blind and table.blind and table.dealer == view.seat and phase(view) in (DROPOUT, AGREE, BUYOUT))


def holds(view: View) -> bool:
    """Whether you hold cards that are of use to you."""
    return bool(view.hand) and not (view.rules.sits_out and view.table.sits == view.seat and dealt(view))


def dealer(view: View) -> int:
    """Who deals; if that player is out and nobody else leads, whoever takes over the part (HH-47)."""
    table = view.table
    return table.dealer if view.rules.leader or table.playing >> table.dealer & 1 else table.first


def idle(view: View, seat: int) -> str:
    """Why somebody does not play this round, empty for those who do or still may."""
    table, rules = view.table, view.rules
    if rules.sits_out and table.sits == seat and dealt(view):
        return "sits out with the blank"
    if not rules.dropout:
        return ""
    if seat in table.outs[: table.n_out]:
        return "out"
    if table.playing >> seat & 1:
        return ""
    if table.forced >> seat & 1:
        return f"forced out, got {table.compensation[seat]}" if table.compensation[seat] else "forced out"
    waiting = [(table.dealer - step) % rules.seats for step in range(1, table.waiters + 1)]
    return "waits" if seat in waiting else "out, sold the place"


def ginmi(view: View, seat: int) -> int | None:
    """For whoever has the highest total of a campaign, and with it the medal: since how many rounds the bonus is counted (HH-74)."""
    return view.table.ginmi_rounds if view.rules.campaign and view.table.ginmi == seat else None


def says(view: View, seat: int) -> str:
    """Where a player stands before play: not in the round, in, has called sage."""
    table = view.table
    if why := idle(view, seat):
        return why
    if phase(view) == DROPOUT:
        return "in" if table.ins >> seat & 1 else "has to speak" if seat != view.seat else ""
    if phase(view) == AGREE:
        return "has answered" if seat == table.first and table.actor != seat else "in"
    if phase(view) == SWAP and view.rules.swap and table.dealers_hand == seat:
        return "has the dealer's hand"
    return "sage" if table.sage >> seat & 1 else ""


def at_play(view: View, seat: int) -> bool:
    """Whether somebody has cards that can be talked of."""
    return dealt(view) and phase(view) != DROPOUT and not idle(view, seat)
