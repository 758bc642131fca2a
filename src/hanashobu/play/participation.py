"""Where everybody stands in a round: who has been dealt in, who plays, who is out and why."""

from __future__ import annotations

from hanashobu.engine.state import IN_ROUND
from hanashobu.play import mechanisms
from hanashobu.play.view import View
from hanashobu.rules.phases import BEFORE_DEAL, BEFORE_HANDS, BEFORE_PLAY, OPEN, SETTLE
from hanashobu.text import Message


def phase(view: View) -> int:
    """The part of the round that is going on."""
    return view.rules.flow[view.table.at] if view.table.status == IN_ROUND else SETTLE


def dealt(view: View) -> bool:
    """Whether the cards of the round lie on the table."""
    return phase(view) not in BEFORE_DEAL


def before_play(view: View) -> bool:
    """Whether the cards are dealt, and it is still open who plays them."""
    return phase(view) in BEFORE_PLAY


def hands_chosen(view: View) -> bool:
    """Whether hands and draw piles are known for what they are: where piles are chosen, they lie face down until then (NA-7)."""
    return phase(view) not in BEFORE_HANDS


def looked(view: View) -> bool:
    """Whether you have seen your cards."""
    return not mechanisms.face_down(view)


def holds(view: View) -> bool:
    """Whether you hold cards that are of use to you."""
    return bool(view.hand) and not mechanisms.holds_nothing(view)


def dealer(view: View) -> int:
    """Who deals; if that player is out and nobody else leads, whoever takes over the part (HH-47)."""
    table = view.table
    return table.dealer if view.rules.leader or view.plays(table.dealer) else table.first


def idle(view: View, seat: int) -> Message | None:
    """Why somebody does not play this round, None for those who do or still may."""
    return mechanisms.idle(view, seat)


def stands(view: View, seat: int) -> Message | None:
    """Where a player stands who plays or still may: in, has called sage."""
    return mechanisms.stands(view, seat)


def says(view: View, seat: int) -> Message | None:
    """Where a player stands: not in the round, in, has called sage."""
    return idle(view, seat) or stands(view, seat)


def opened(view: View) -> bool:
    """Whether it is settled who plays, so that their cards can be talked of."""
    return phase(view) not in OPEN


def at_play(view: View, seat: int) -> bool:
    """Whether somebody has cards that can be talked of."""
    return opened(view) and not idle(view, seat)
