"""Actions as advice: what to do, in words, and how it compares with the next best."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from hanashobu.bots.search import Found
from hanashobu.cards import BLANK, code, name
from hanashobu.engine import state
from hanashobu.engine.actions import CANCEL, CLAIM_BOTH, CLAIM_FIRST, CLAIM_SECOND, IN, NO, OFFER, OUT, REDEAL, SAGE, SHOUBU, YES
from hanashobu.play.questions.choices import teyaku_of
from hanashobu.play.view import View
from hanashobu.rules.text import listed

SAME = 2.0  # errors; what lies nearer together is as good as equal
LEAST = 0.05  # points; and so is this
LARGE = 100  # from here on nobody wants to read tenths

# What to do, and what it is called beside something better.
DEEDS = {
    (state.ASK_SPEAK, IN): ("Play this round", "playing"),
    (state.ASK_SPEAK, OUT): ("Go out", "going out"),
    (state.ASK_SWAP, YES): ("Take the dealer's hand", "the dealer's hand"),
    (state.ASK_SWAP, NO): ("Keep your own hand", "your own hand"),
    (state.ASK_BLIND, YES): ("Play blind", "playing blind"),
    (state.ASK_BLIND, NO): ("Look at your cards", "looking first"),
    (state.ASK_OFFER, OFFER): ("Make an offer", "an offer"),
    (state.ASK_OFFER, NO): ("Make no offer", "no offer"),
    (state.ASK_ANSWER, YES): ("Accept", "accepting"),
    (state.ASK_ANSWER, NO): ("Keep your place", "playing yourself"),
    (state.ASK_ANSWER, OFFER): ("Ask for more", "a counter-offer"),
    (state.ASK_COUNTER, YES): ("Accept", "accepting"),
    (state.ASK_COUNTER, NO): ("Sit the round out", "sitting out"),
    (state.ASK_SPLIT, YES): ("Share the pot", "sharing the pot"),
    (state.ASK_SPLIT, NO): ("Play for the pot", "playing for the pot"),
    (state.ASK_CLAIM, NO): ("Keep the teyaku hidden", "hiding it"),
    (state.ASK_CALL, SHOUBU): ("Call shoubu", "shoubu"),
    (state.ASK_CALL, SAGE): ("Call sage", "sage"),
    (state.ASK_PLAY, CANCEL): ("Call cancel", "cancel"),
    (state.ASK_PLAY, REDEAL): ("Ask for a new deal", "a new deal"),
    (state.ASK_REDEAL, REDEAL): ("Ask for a new deal", "a new deal"),
    (state.ASK_REDEAL, NO): ("Draw", "drawing"),
}
CLAIMED = {CLAIM_FIRST: (0,), CLAIM_SECOND: (1,), CLAIM_BOTH: (0, 1)}


def deed(view: View, action: int, target: int | None = None) -> str:
    """An action as advice."""
    ask = view.table.ask
    if action > BLANK:
        return f"Claim {_teyaku(view, action)}" if action in CLAIMED else DEEDS[ask, action][0]
    if ask == state.ASK_PLAY:
        return f"Play {card(action)}" + (f" and take {card(target)}" if target is not None else "")
    return f"Put back {card(action)}" if ask == state.ASK_RETURN else f"Take {card(action)}"


def _other(view: View, action: int) -> str:
    """An action as what could be done instead."""
    if action <= BLANK:
        return card(action)
    return f"claiming {_teyaku(view, action)}" if action in CLAIMED else DEEDS[view.table.ask, action][1]


def card(one: int) -> str:
    """A card by code and name."""
    return f"{code(one)} {name(one)}"


def _teyaku(view: View, action: int) -> str:
    return listed(row.name for row in (teyaku_of(view, kind) for kind in CLAIMED[action]) if row)


def answers(view: View, found: Sequence[Found]) -> str:
    """What the best answer brings or costs, and the next best."""
    best, other = _two(found)
    if f"{best.worth:.1f}" == f"{other.worth:.1f}":
        return f"makes no difference, {best.worth:+.1f} on average either way"
    if _alike(best, other):
        return f"makes hardly a difference, {best.worth:+.1f} against {other.worth:+.1f} on average"
    if best.worth < other.worth:
        return f"costs the others more, {best.worth:+.1f} against {other.worth:+.1f} on average for yourself"
    rest = f"a loss of {_sum(other)}" if other.worth < 0 <= best.worth else _sum(other)
    return f"{'costs' if best.worth < 0 else 'brings'} {_sum(best)} on average, against {rest} for {_other(view, other.action)}"


def cards(view: View, found: Sequence[Found]) -> str:
    """How much the best card is better than the next best; nothing where that cannot be said in a word."""
    best, other = _two(found)
    if _alike(best, other):
        return f"{_other(view, other.action)} is about as good"
    if best.worth < other.worth:
        return ""
    return f"is {best.worth - other.worth:.1f} better than {_other(view, other.action)} on average"


def _two(found: Sequence[Found]) -> tuple[Found, Found]:
    return found[0], max(found[1:], key=lambda one: one.worth)


def _alike(one: Found, other: Found) -> bool:
    return abs(one.worth - other.worth) <= max(LEAST, SAME * hypot(one.error, other.error))


def _sum(one: Found) -> str:
    size = abs(one.worth)
    exact = one.error == 0 and size == round(size)
    return f"{size:.{0 if exact or size >= LARGE else 1}f}"
