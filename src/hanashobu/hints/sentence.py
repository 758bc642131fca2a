"""One sentence on why an action is the best, built from facts that anybody at the table could point to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hanashobu.bots.regular import Regular
from hanashobu.bots.search import ActionValue
from hanashobu.cards import MOST_CARDS, code, each, union
from hanashobu.engine.actions import IN, SAGE, SHOUBU
from hanashobu.engine.kernel import month_of
from hanashobu.hints import phrases
from hanashobu.hints.chances import YakuChance
from hanashobu.hints.phrases import card as _card
from hanashobu.play import participation
from hanashobu.play.questions import outcome, yaku_progress
from hanashobu.play.questions.choice import Outcome
from hanashobu.play.questions.choices import kind
from hanashobu.play.questions.outcome import after_taking
from hanashobu.play.questions.yaku_progress import ReachableYaku
from hanashobu.play.view import View
from hanashobu.rules.yaku import Yaku
from hanashobu.text import Amount, Message, Name, msg
from hanashobu.text.names import name

LIKELY, SURE = 0.08, 0.995  # a yaku that is less likely explains nothing


def reason(
    view: View, found: Sequence[ActionValue], target: int | None = None, chances: Sequence[YakuChance] = (), *, compares: bool = True
) -> Message:
    """What to do, and why.

    `found` is what a search knows, the best first; `target` the card that the best one should take; `chances` how likely yaku are then.
    If `compares` is false, values are only compared where nothing else can be said.
    """
    if view.asked == "pile":
        return msg("hint-pile")
    best, what = found[0].action, phrases.deed(view, found[0].action, target)
    if len(view.legal) == 1:
        return msg("hint-only", do=what)
    clauses: list[Message | None]
    if best >= MOST_CARDS:
        clauses = [*_answered(view, best, chances)]
        if compares or not clauses:
            clauses.append(phrases.answers(view, found))
    else:
        clauses = [*(_on_the_table(view, best, target, chances) if kind(view).preview else _put_back(view, best))]
        if compares or not clauses:
            clauses.append(phrases.cards(view, found) if clauses else phrases.answers(view, found))
    first, *rest = [clause for clause in clauses if clause][:2]
    return msg("hint-two", do=what, why=first, more=rest[0]) if rest else msg("hint-one", do=what, why=first)


# Cards that are played or taken.


def _on_the_table(view: View, action: int, target: int | None, chances: Sequence[YakuChance]) -> Iterator[Message]:
    """What the action takes, then the strongest reason for you or against the others."""
    outcome = _outcome(view, action, target)
    if not outcome.got:
        yield from list(_laid(view, action)) or [msg("hint-takes-nothing")]  # why rather than what
        return
    more = union(outcome.got) & ~sum(1 << card for card in {action, target, view.card} if card is not None)
    yield from _taken(view, outcome, more)
    yield from _brought(view, outcome, action, more, chances)


def _taken(view: View, outcome: Outcome, more: int) -> Iterator[Message]:
    """What comes to the pile; the advice names all but some more cards already."""
    points = Amount(outcome.points if view.rules.values.classes else 0)
    if more:
        yield msg("hint-takes", cards=map(_card, each(more)), points=points)
    elif points.number:
        yield msg("hint-brings", points=points)


def _outcome(view: View, action: int, target: int | None) -> Outcome:
    if view.asked != "play":
        return outcome.take(view, action)
    laid = outcome.lay(view, action)
    chosen = (one.outcome for one in laid.targets if target is not None and one.card == code(target))
    return next(chosen, laid.outcome or outcome.NOTHING)


def _brought(view: View, outcome: Outcome, action: int, more: int, chances: Sequence[YakuChance]) -> Iterator[Message]:
    if outcome.yaku:
        yield msg("hint-makes", yaku=[msg("yaku-valued", yaku=item.name, worth=item.worth) for item in outcome.yaku])
    got = union(outcome.got)
    after = after_taking(view, got)
    nearer = _nearer(view, after, chances)
    if nearer and nearer.missing == 1:
        yield _missing(after, nearer, chances)
    for card, seat, item in _wanted(view, got & ~view.hand):
        named, follows = more == 1 << card, len(view.playing) > 2 and view.plays_next(seat)
        who = {"player": view.player(seat), "next": "yes" if follows else "no"}
        yield msg("hint-keeps", card=_card(card), named="yes" if named else "no", yaku=_name(item.row), **who)
    if nearer:
        yield _missing(after, nearer, chances)
    if _leaves_least(view, action):
        yield msg("hint-leaves-least")


def _nearer(view: View, after: View, chances: Sequence[YakuChance]) -> ReachableYaku | None:
    """The yaku that has come within two cards and may be made, the nearest and most valuable."""
    before = {(item.row.id, item.row.name): item.missing for item in yaku_progress.near(view, view.me, 9)}
    found = [item for item in yaku_progress.near(after, view.me, 2) if item.missing < before.get((item.row.id, item.row.name), 9)]
    return next((item for item in found if not chances or _likely(view, item, chances) >= LIKELY), None)


def _likely(view: View, item: ReachableYaku, chances: Sequence[YakuChance]) -> float:
    mine = (one.chance for one in chances if (one.seat, one.yaku, one.name) == (view.seat, item.row.id, _name(item.row)))
    return next(mine, 0.0)


def _missing(view: View, item: ReachableYaku, chances: Sequence[YakuChance]) -> Message:
    """How likely a yaku is, which cards it still lacks, and where they are if that is known."""
    cards = [yaku_progress.where(view, card, _card(card)) for card in each(item.needs.must)]
    missing = [msg("hint-more-cards", n=item.missing)] if item.needs.of_any else cards
    chance = _likely(view, item, chances)
    shown = chance if LIKELY <= chance < SURE else 0  # a certain yaku is as good as held already
    return msg("hint-nearer", yaku=_name(item.row), chance=shown, missing=missing)


def _name(row: Yaku) -> Name:
    return name(row.name, row.kanji)


def _wanted(view: View, cards: int) -> Iterator[tuple[int, int, ReachableYaku]]:
    """Which of these cards somebody else needs for a yaku, the nearest and most valuable first; each card of each player once."""
    threats, named = [], set()
    for seat in range(view.rules.seats):
        if seat != view.seat and participation.at_play(view, seat):
            threats += [(item.missing, -item.gain, seat, item) for item in yaku_progress.near(view, seat, 2) if item.needs.must & cards]
    for _, _, seat, item in sorted(threats, key=lambda threat: threat[:3]):
        card = next(each(item.needs.must & cards))
        if (card, seat) not in named:
            named.add((card, seat))
            yield card, seat, item


def _laid(view: View, card: int) -> Iterator[Message]:
    """A card that takes nothing: what speaks for laying just this one."""
    kept = view.hand & ~(1 << card)
    month = month_of(card)
    if not month & view.unseen():
        yield msg("hint-only-you-later" if month & kept else "hint-nobody-later")
    for held, seat, item in _wanted(view, kept):
        yield msg("hint-holds-back", card=_card(held), player=view.player(seat), yaku=_name(item.row))
    if _leaves_least(view, card):
        yield msg("hint-leaves-least")


def _leaves_least(view: View, action: int) -> bool:
    """Whether no other card leaves less on the field."""
    if view.asked != "play":
        return False
    left = {card: Regular().left(view, _field_after(view, card)) for card in view.legal if card < MOST_CARDS}
    return len(left) > 1 and left[action] <= min(left.values()) + 1e-9 < max(left.values())


def _field_after(view: View, card: int) -> int:
    lay = outcome.lay(view, card)
    got = max(union(found.got) for found in (lay.outcome or outcome.NOTHING, *(target.outcome for target in lay.targets)))
    return view.field & ~got if got else view.field | 1 << card


# Everything else.


def _put_back(view: View, card: int) -> Iterator[Message]:
    """A card that goes back into the draw pile."""
    if not month_of(card) & view.hand & ~(1 << card) and not month_of(card) & view.field:
        yield msg("hint-goes-with-nothing")
    gains = {held: Regular().gain(view, 1 << held) for held in view.legal}
    if gains[card] <= min(gains.values()) + 1e-9:
        yield msg("hint-worth-least")


def _answered(view: View, action: int, chances: Sequence[YakuChance]) -> Iterator[Message]:
    """What the table says for an answer in words: a yaku that somebody is after."""
    if action == SHOUBU:
        for card, seat, item in _wanted(view, view.rules.deck & ~view.hand):
            if item.missing == 1:
                yield msg("hint-ends-before", player=view.player(seat), card=_card(card), yaku=_name(item.row))
                return
    if action in (SAGE, IN):
        hoped = [one for one in chances if one.seat == view.seat and LIKELY <= one.chance < 1]
        yield from (msg("hint-likely", yaku=one.name, chance=one.chance) for one in hoped[:1])
