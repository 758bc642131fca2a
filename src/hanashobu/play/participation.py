"""Where everybody stands in a round: who has been dealt in, who plays, who is out and why."""

from __future__ import annotations

from functools import cache

from hanashobu.engine.state import IN_ROUND
from hanashobu.play import mechanisms
from hanashobu.play.view import View
from hanashobu.rules.phases import AGREE, BEFORE_DEAL, BUYOUT, DROPOUT, SETTLE, SWAP
from hanashobu.text import Message, msg


def phase(view: View) -> int:
    """The part of the round that is going on."""
    return view.rules.flow[view.table.at] if view.table.status == IN_ROUND else SETTLE


def dealt(view: View) -> bool:
    """Whether the cards of the round lie on the table."""
    return phase(view) not in BEFORE_DEAL


def before_play(view: View) -> bool:
    """Whether the cards are dealt, and it is still open who plays them."""
    return phase(view) in (DROPOUT, AGREE, BUYOUT)


def hands_chosen(view: View) -> bool:
    """Whether hands and draw piles are known for what they are: where piles are chosen, they lie face down until then (NA-7)."""
    return view.asked not in ("pile", "dealer_takes")


def looked(view: View) -> bool:
    """Whether you have seen your cards."""
    return not mechanisms.face_down(view)


def holds(view: View) -> bool:
    """Whether you hold cards that are of use to you."""
    return bool(view.hand) and not (view.rules.sits_out and view.table.sits == view.seat and dealt(view))


def dealer(view: View) -> int:
    """Who deals; if that player is out and nobody else leads, whoever takes over the part (HH-47)."""
    table = view.table
    return table.dealer if view.rules.leader or view.plays(table.dealer) else table.first


@cache
def _stands(id: str) -> Message:
    """Made once, because every seat is sent where everybody stands, after every move."""
    return msg(id)


def idle(view: View, seat: int) -> Message | None:
    """Why somebody does not play this round, None for those who do or still may."""
    table, rules = view.table, view.rules
    if rules.sits_out and table.sits == seat and dealt(view):
        return _stands("stands-sits-out")
    if not rules.dropout:
        return None
    if seat in table.outs[: table.n_out]:
        return _stands("stands-out")
    if view.plays(seat):
        return None
    if table.forced >> seat & 1:
        return msg("stands-forced-out", got=table.compensation[seat])
    waiting = [(table.dealer - step) % rules.seats for step in range(1, table.waiters + 1)]
    return _stands("stands-waits" if seat in waiting else "stands-sold")


def ginmi(view: View, seat: int) -> int | None:
    """For whoever has the highest total of a campaign, and with it the medal: since how many rounds the bonus is counted (HH-74)."""
    return view.table.ginmi_rounds if view.rules.campaign and view.table.ginmi == seat else None


def says(view: View, seat: int) -> Message | None:
    """Where a player stands before play: not in the round, in, has called sage."""
    table = view.table
    if why := idle(view, seat):
        return why
    now = phase(view)
    if now == DROPOUT:
        return _stands("stands-in") if table.ins >> seat & 1 else _stands("stands-to-speak") if seat != view.seat else None
    if now == AGREE:
        return _stands("stands-answered" if seat == table.first and table.actor != seat else "stands-in")
    if now == SWAP and view.rules.swap and table.dealers_hand == seat:
        return _stands("stands-dealers-hand")
    return _stands("stands-sage") if table.sage >> seat & 1 else None


def at_play(view: View, seat: int) -> bool:
    """Whether somebody has cards that can be talked of."""
    now = phase(view)
    return now not in BEFORE_DEAL and now != DROPOUT and not idle(view, seat)
