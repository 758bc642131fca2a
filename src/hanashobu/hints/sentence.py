"""One sentence on why an action is the best, put together from what anybody at the table could point at."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hanashobu.bots.regular import Regular
from hanashobu.bots.search import Found
from hanashobu.cards import BLANK, each
from hanashobu.engine import state
from hanashobu.engine.actions import IN, SAGE, SHOUBU
from hanashobu.engine.kernel import month_of
from hanashobu.hints import phrases
from hanashobu.hints.phrases import card as _card
from hanashobu.play import participation
from hanashobu.play.questions import outcome, yaku_progress
from hanashobu.play.questions.yaku_progress import Near
from hanashobu.play.view import View
from hanashobu.rules.text import count, listed

ON_THE_TABLE = (state.ASK_PLAY, state.ASK_TAKE, state.ASK_DEALER_TAKES)
VERBS = ("takes ", "brings ", "makes ", "keeps ", "holds ", "leaves ", "costs ", "ends ", "is ")
LIKELY, SURE = 0.08, 0.995  # a yaku that is less likely is no reason for anything


@dataclass(frozen=True)
class Chance:
    """How likely a seat has a yaku at the end of the round."""

    seat: int
    rule: str
    name: str
    chance: float
    error: float


def reason(view: View, found: Sequence[Found], target: int | None = None, chances: Sequence[Chance] = ()) -> str:
    """What to do, and why.

    `found` is what a search knows, the best first; `target` the card that the best one should take; `chances` how likely yaku are then.
    """
    if view.table.ask == state.ASK_PILE:
        return "Take either pile: both lie face down, so one is as good as the other."
    best, what = found[0].action, phrases.deed(view, found[0].action, target)
    if len(view.legal) == 1:
        return f"{what}: nothing else can be done."
    if best > BLANK:
        clauses = [*_answered(view, best, chances), phrases.answers(view, found)]
    else:
        clauses = _on_the_table(view, best, target, chances) if view.table.ask in ON_THE_TABLE else list(_put_back(view, best))
        clauses.append(phrases.cards(view, found) if clauses else phrases.answers(view, found))
    first, *rest = [clause for clause in clauses if clause][:2]
    subject = "it " if first.startswith(VERBS) else ""
    return f"{what}: {', and '.join([subject + first, *rest])}."


# Cards that are played or taken.


def _on_the_table(view: View, action: int, target: int | None, chances: Sequence[Chance]) -> list[str]:
    """What the action takes, then the weightiest of what it does for you and against the others."""
    outcome = _outcome(view, action, target)
    if not outcome.got:
        return ["takes nothing", *_laid(view, action)]
    named = 1 << action | (1 << target if target is not None else 0) | (1 << view.table.card if view.choosing else 0)
    more = outcome.got & ~named
    return [*_taken(view, outcome, more), *_brought(view, outcome, action, more, chances)]


def _taken(view: View, outcome: outcome.Outcome, more: int) -> Iterator[str]:
    """What comes to the pile; the advice names all but some more cards already."""
    points = count(outcome.points, "point") if view.rules.values.classes and outcome.points > 0 else ""
    if more:
        yield f"takes {listed(map(_card, each(more)))}{f' for {points}' if points else ''}"
    elif points:
        yield f"brings {points}"


def _outcome(view: View, action: int, target: int | None) -> outcome.Outcome:
    if view.table.ask != state.ASK_PLAY:
        return outcome.take(view, action)
    lay = outcome.lay(view, action)
    return next((outcome for card, outcome in lay.choices if card == target), lay.outcome)


def _brought(view: View, outcome: outcome.Outcome, action: int, more: int, chances: Sequence[Chance]) -> Iterator[str]:
    if outcome.yaku:
        yield f"makes {listed(f'{item.row.name} ({item.worth})' for item in outcome.yaku)}"
    after = _after(view, outcome.got, action)
    nearer = _nearer(view, after, chances)
    if nearer and nearer.missing == 1:
        yield _missing(after, nearer, chances)
    for card, seat, item in _wanted(view, outcome.got & ~view.hand):
        what = "it" if more == 1 << card else _card(card)
        then = "who plays next and" if view.table.players > 2 and view.table.next[view.seat or 0] == seat else "who"
        yield f"keeps {what} from {view.names[seat]}, {then} needs it for {item.row.name}"
    if nearer:
        yield _missing(after, nearer, chances)
    if _leaves_least(view, action):
        yield "leaves the others least to take"


def _after(view: View, got: int, action: int) -> View:
    """The table when the cards are taken."""
    table, seat = view.table.copy(), view.seat or 0
    table.taken[seat] |= got
    table.field &= ~got
    table.hands[seat] &= ~got
    return dataclasses.replace(view, table=table)


def _nearer(view: View, after: View, chances: Sequence[Chance]) -> Near | None:
    """The yaku that has come within two cards and may be made, the nearest and dearest."""
    seat = view.seat or 0
    before = {(item.row.id, item.row.name): item.missing for item in yaku_progress.near(view, seat, 9)}
    found = [item for item in yaku_progress.near(after, seat, 2) if item.missing < before.get((item.row.id, item.row.name), 9)]
    return next((item for item in found if not chances or _likely(view, item, chances) >= LIKELY), None)


def _likely(view: View, item: Near, chances: Sequence[Chance]) -> float:
    mine = (one.chance for one in chances if (one.seat, one.rule, one.name) == (view.seat, item.row.id, item.row.name))
    return next(mine, 0.0)


def _missing(view: View, item: Near, chances: Sequence[Chance]) -> str:
    """How likely a yaku is, which cards it still lacks, and where they are if that is known."""
    cards = [f"{_card(card)}{_where(view, card)}" for card in each(item.must)]
    lacks = count(item.missing, "more card") if item.of_any else listed(cards)
    chance = _likely(view, item, chances)
    likely = f"{chance:.0%} likely" if LIKELY <= chance < SURE else "possible"  # what is sure is had already, for less
    return f"makes {item.row.name} {likely}, with {lacks} missing"


def _where(view: View, card: int) -> str:
    if 1 << card & view.table.field:
        return " (field)"
    return " (your hand)" if 1 << card & view.hand else ""


def _wanted(view: View, cards: int) -> Iterator[tuple[int, int, Near]]:
    """Which of these cards somebody else needs for a yaku, the nearest and dearest first."""
    threats = []
    for seat in range(view.rules.seats):
        if seat != view.seat and participation.at_play(view, seat):
            threats += [(item.missing, -item.gain, seat, item) for item in yaku_progress.near(view, seat, 2) if item.must & cards]
    for _, _, seat, item in sorted(threats, key=lambda threat: threat[:3]):
        yield next(each(item.must & cards)), seat, item


def _laid(view: View, card: int) -> Iterator[str]:
    """A card that takes nothing: what speaks for laying just this one."""
    kept = view.hand & ~(1 << card)
    month = month_of(card)
    if not month & view.unseen():
        yield "only you can take it later" if month & kept else "nobody can take it any more"
    for held, seat, item in _wanted(view, kept):
        yield f"holds back {_card(held)}, which {view.names[seat]} needs for {item.row.name}"
    if _leaves_least(view, card):
        yield "leaves the others least to take"


def _leaves_least(view: View, action: int) -> bool:
    """Whether no other card leaves less on the field."""
    if view.table.ask != state.ASK_PLAY:
        return False
    left = {card: Regular().left(view, _field_after(view, card)) for card in view.legal if card <= BLANK}
    return len(left) > 1 and left[action] <= min(left.values()) + 1e-9 < max(left.values())


def _field_after(view: View, card: int) -> int:
    lay = outcome.lay(view, card)
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


def _answered(view: View, action: int, chances: Sequence[Chance]) -> Iterator[str]:
    """What the table says for an answer in words: a yaku that somebody is after."""
    if action == SHOUBU:
        for card, seat, item in _wanted(view, view.rules.deck & ~view.hand):
            if item.missing == 1:
                yield f"ends the round before {view.names[seat]} gets {_card(card)} for {item.row.name}"
                return
    if action in (SAGE, IN):
        hoped = [one for one in chances if one.seat == view.seat and LIKELY <= one.chance < 1]
        yield from (f"makes {one.name} {one.chance:.0%} likely" for one in hoped[:1])
