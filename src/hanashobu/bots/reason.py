"""One sentence on why an action is the best, put together from what anybody at the table could point at."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence

from hanashobu.bots.regular import Regular
from hanashobu.bots.thought import Found
from hanashobu.cards import BLANK, code, each, name
from hanashobu.engine import state
from hanashobu.engine.actions import CANCEL, CLAIM_BOTH, CLAIM_FIRST, CLAIM_SECOND, IN, NO, OFFER, OUT, PILE_0, REDEAL, SAGE, SHOUBU, YES
from hanashobu.engine.kernel import month_of
from hanashobu.play import places, preview, progress
from hanashobu.play.choices import teyaku_of
from hanashobu.play.progress import Near
from hanashobu.play.view import View
from hanashobu.rules.text import count, listed

ON_THE_TABLE = (state.ASK_PLAY, state.ASK_TAKE, state.ASK_DEALER_TAKES)
VERBS = ("takes ", "brings ", "makes ", "keeps ", "holds ", "leaves ", "costs ")
SAME = 2.0  # errors; what lies nearer together is as good as equal

DEEDS = {
    (state.ASK_SPEAK, IN): "Play this round",
    (state.ASK_SPEAK, OUT): "Go out",
    (state.ASK_SWAP, YES): "Take the dealer's hand",
    (state.ASK_SWAP, NO): "Keep your own hand",
    (state.ASK_BLIND, YES): "Play blind",
    (state.ASK_BLIND, NO): "Look at your cards",
    (state.ASK_OFFER, OFFER): "Make an offer",
    (state.ASK_OFFER, NO): "Make no offer",
    (state.ASK_ANSWER, YES): "Accept",
    (state.ASK_ANSWER, NO): "Keep your place",
    (state.ASK_CLAIM, NO): "Keep the teyaku hidden",
    (state.ASK_CALL, SHOUBU): "Call shoubu",
    (state.ASK_CALL, SAGE): "Call sage",
    (state.ASK_PLAY, CANCEL): "Call cancel",
    (state.ASK_PLAY, REDEAL): "Ask for a new deal",
}
CLAIMED = {CLAIM_FIRST: (0,), CLAIM_SECOND: (1,), CLAIM_BOTH: (0, 1)}


def reason(view: View, found: Sequence[Found], target: int | None = None) -> str:
    """What to do, and why; `found` is what a search knows, the best first, and `target` the card that the best one should take."""
    best, what = found[0].action, deed(view, found[0].action, target)
    if len(view.legal) == 1:
        return f"{what}: nothing else can be done."
    if view.table.ask == state.ASK_PILE:
        return f"{what}: both lie face down, so one is as good as the other."
    clauses: list[str] = []
    if best <= BLANK and view.table.ask in ON_THE_TABLE:
        clauses = _on_the_table(view, best, target)
    elif best <= BLANK:
        clauses = list(_put_back(view, best))
    first, *rest = (clauses or [_compared(found)])[:2]
    subject = "it " if first.startswith(VERBS) else ""
    return f"{what}: {', and '.join([subject + first, *rest])}."


def deed(view: View, action: int, target: int | None = None) -> str:
    """An action as advice."""
    ask = view.table.ask
    if action > BLANK:
        if ask == state.ASK_PILE:
            return f"Take pile {action - PILE_0}"
        if action in CLAIMED:
            return f"Claim {listed(row.name for row in (teyaku_of(view, kind) for kind in CLAIMED[action]) if row)}"
        return DEEDS[ask, action]
    if ask == state.ASK_PLAY:
        return f"Play {_card(action)}" + (f" and take {_card(target)}" if target is not None else "")
    return f"Put back {_card(action)}" if ask == state.ASK_RETURN else f"Take {_card(action)}"


def _card(card: int) -> str:
    return f"{code(card)} {name(card)}"


# Cards that are played or taken.


def _on_the_table(view: View, action: int, target: int | None) -> list[str]:
    """What the action takes, then the weightiest of what it does for you and against the others."""
    outcome = _outcome(view, action, target)
    if not outcome.got:
        laid = list(_laid(view, action))
        return ["takes nothing", *laid] if laid else []
    return [*_taken(view, outcome, action, target), *_brought(view, outcome, action)]


def _taken(view: View, outcome: preview.Outcome, action: int, target: int | None) -> Iterator[str]:
    """What comes to the pile, but for what the advice names already."""
    named = 1 << action | (1 << target if target is not None else 0) | (1 << view.table.card if view.choosing else 0)
    more = listed(map(_card, each(outcome.got & ~named)))
    points = count(outcome.points, "point") if view.rules.values.classes and outcome.points > 0 else ""
    if outcome.got & ~named:
        yield f"takes {more} for {points}" if points else f"takes {more}"
    elif points:
        yield f"brings {points}"


def _outcome(view: View, action: int, target: int | None) -> preview.Outcome:
    if view.table.ask != state.ASK_PLAY:
        return preview.take(view, action)
    lay = preview.lay(view, action)
    return next((outcome for card, outcome in lay.choices if card == target), lay.outcome)


def _brought(view: View, outcome: preview.Outcome, action: int) -> Iterator[str]:
    if outcome.yaku:
        yield f"makes {listed(f'{item.row.name} ({item.worth})' for item in outcome.yaku)}"
    after = _after(view, outcome.got, action)
    nearer = _nearer(view, after)
    if nearer and nearer.missing == 1:
        yield _missing(after, nearer)
    for card, who, item in _wanted(view, outcome.got & ~view.hand):
        yield f"keeps {_card(card)} from {who}, who needs it for {item.row.name}"
    if nearer:
        yield _missing(after, nearer)
    if _leaves_least(view, action):
        yield "leaves the others least to take"


def _after(view: View, got: int, action: int) -> View:
    """The table when the cards are taken."""
    table, seat = view.table.copy(), view.seat or 0
    table.taken[seat] |= got
    table.field &= ~got
    table.hands[seat] &= ~got
    return dataclasses.replace(view, table=table)


def _nearer(view: View, after: View) -> Near | None:
    """The yaku that has come within two cards, the nearest and dearest."""
    seat = view.seat or 0
    before = {(item.row.id, item.row.name): item.missing for item in progress.near(view, seat, 9)}
    found = [item for item in progress.near(after, seat, 2) if item.missing < before.get((item.row.id, item.row.name), 9)]
    return found[0] if found else None


def _missing(view: View, item: Near) -> str:
    """Which cards a yaku still lacks, and where they are if that is known."""
    if item.of_any:
        return f"{item.missing} more cards make {item.row.name}" if item.missing > 1 else f"one more card makes {item.row.name}"
    cards = list(each(item.must))
    if len(cards) > 1:
        return f"still missing for {item.row.name} are {listed(map(_card, cards))}"
    return f"only {_card(cards[0])}{_where(view, cards[0])} is missing for {item.row.name}"


def _where(view: View, card: int) -> str:
    if 1 << card & view.table.field:
        return " (field)"
    return " (your hand)" if 1 << card & view.hand else ""


def _wanted(view: View, cards: int) -> Iterator[tuple[int, str, Near]]:
    """Which of these cards somebody else needs for a yaku, the nearest and dearest first."""
    threats = []
    for seat in range(view.rules.seats):
        if seat != view.seat and places.at_play(view, seat):
            threats += [(item.missing, -item.gain, seat, item) for item in progress.near(view, seat, 2) if item.must & cards]
    for _, _, seat, item in sorted(threats, key=lambda threat: threat[:3]):
        yield next(each(item.must & cards)), view.names[seat], item


def _laid(view: View, card: int) -> Iterator[str]:
    """A card that takes nothing: what speaks for laying just this one."""
    kept = view.hand & ~(1 << card)
    month = month_of(card)
    if not month & view.unseen():
        yield "only you can take it later" if month & kept else "nobody can take it any more"
    for held, who, item in _wanted(view, kept):
        yield f"holds back {_card(held)}, which {who} needs for {item.row.name}"
    if _leaves_least(view, card):
        yield "leaves the others least to take"


def _leaves_least(view: View, action: int) -> bool:
    """Whether no other card leaves less on the field."""
    if view.table.ask != state.ASK_PLAY:
        return False
    left = {card: Regular().left(view, _field_after(view, card)) for card in view.legal if card <= BLANK}
    return len(left) > 1 and left[action] <= min(left.values()) + 1e-9 < max(left.values())


def _field_after(view: View, card: int) -> int:
    lay = preview.lay(view, card)
    got = lay.outcome.got or max((outcome.got for _, outcome in lay.choices), default=0)
    return int(view.table.field & ~got) if got else int(view.table.field | 1 << card)


# Everything else.


def _put_back(view: View, card: int) -> Iterator[str]:
    """A card that goes back into the draw pile."""
    if not month_of(card) & view.hand & ~(1 << card) and not month_of(card) & view.table.field:
        yield "nothing in your hand or on the field goes with it"
    worth = {held: Regular().gain(view, 1 << held) for held in view.legal}
    if worth[card] <= min(worth.values()) + 1e-9:
        yield "no other card is worth less to you"


def _compared(found: Sequence[Found]) -> str:
    """The expected result against that of the next best."""
    best, other = found[0], max(found[1:], key=lambda one: one.worth)
    sums = f"{best.worth:+.1f} against {other.worth:+.1f}"
    if abs(best.worth - other.worth) < SAME * (best.error**2 + other.error**2) ** 0.5:
        return f"makes hardly a difference, {sums} on average"
    if best.worth < other.worth:
        return f"costs the others more, {sums} on average for yourself"
    return f"brings more, {sums} on average"
