"""Flaws of a deal: each can be in a deal and need not be, is looked at before another that it is part of, and does what its fields say."""

from __future__ import annotations

from itertools import combinations

from hanashobu.cards import DECK, MONTHS, each, month_cards
from hanashobu.check.patterns import fewest, possible
from hanashobu.check.report import Complain
from hanashobu.rules.flaws import ASKS, FIELD, HAND, NOBODY_IN, REQUESTED, Flaw
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.teyaku import Months
from hanashobu.rules.yaku import ALL, ANY, all_of, without
from hanashobu.text import Quoted
from hanashobu.text.names import month_name


def check(rules: Ruleset, complain: Complain) -> None:
    """Each of them, then beside the others."""
    for at, flaw in enumerate(rules.flaws):
        _cards(rules, flaw, complain)
        _fields(rules, flaw, complain)
        _beside(rules.flaws[:at], flaw, complain)
    if any(flaw.dealer_takes and flaw.months and flaw.months.threes for flaw in rules.flaws):
        _choices(rules, complain)
    if rules.refills() and (rules.pile_choice or not (rules.uneven or rules.play_on)):
        complain("check-flaw-refills")


def _cards(rules: Ruleset, flaw: Flaw, complain: Complain) -> None:
    """A deal may have it, and may not."""
    months = flaw.months or Months()
    need = max(months.fewest(), fewest(flaw.cards))
    room = rules.on_field() if flaw.where == FIELD else rules.deal.total("hands") or rules.deal.total("piles")
    if flaw.holds(0) and not flaw.cards.never and flaw.cards.most == ALL:
        complain("check-flaw-always", rule=flaw.rule)
    elif not possible(flaw.cards, rules.deck) or not months.holds(flaw.of & rules.deck):
        complain("check-flaw-never", rule=flaw.rule)
    elif need > room:
        where = "field" if flaw.where == FIELD else "hand"
        complain("check-flaw-room", f"flaw {flaw.rule}", rule=flaw.rule, cards=need, where=where, room=room)


def _fields(rules: Ruleset, flaw: Flaw, complain: Complain) -> None:
    """Every field changes something."""
    if flaw.of != DECK and flaw.months is None:
        complain("check-flaw-idle", rule=flaw.rule, field="of")
    if flaw.why and not flaw.voids:
        complain("check-flaw-idle", rule=flaw.rule, field="why")
    if flaw.under and not (flaw.dealer_takes and flaw.months is None):
        complain("check-flaw-idle", rule=flaw.rule, field="under")
    if flaw.then == ASKS and not (flaw.where == HAND and _can_be_asked_for(flaw)):
        complain("check-flaw-asks", rule=flaw.rule)
    if flaw.voids and flaw.where == HAND and rules.pile_choice:
        complain("check-flaw-piles", rule=flaw.rule)
    if flaw.dealer_takes and not (flaw.where == FIELD and _can_be_taken(flaw)):
        complain("check-flaw-takes", rule=flaw.rule)


def _can_be_taken(flaw: Flaw) -> bool:
    if flaw.months:
        return flaw.months in (Months(threes=1), Months(fours=1)) and flaw.cards == ANY and flaw.of == DECK
    return flaw.cards.all_of.bit_count() == 1 and flaw.cards == all_of(flaw.cards.all_of)


def _can_be_asked_for(flaw: Flaw) -> bool:
    if flaw.months:
        return flaw.months == Months(fours=1) and flaw.cards == ANY and flaw.of == DECK
    return flaw.cards == without(flaw.cards.never)


def _beside(before: tuple[Flaw, ...], flaw: Flaw, complain: Complain) -> None:
    """What voids a deal is looked at first; each has a word of its own, and is not always found by another before it."""
    if flaw.then == ASKS and any(other.then == ASKS and (other.months is None) == (flaw.months is None) for other in before):
        complain("check-flaw-asks", rule=flaw.rule)
    if not flaw.voids:
        return
    if any(not other.voids for other in before):
        complain("check-flaw-order", rule=flaw.rule)
    if flaw.word in (REQUESTED, NOBODY_IN) or any(other.word == flaw.word for other in before):
        complain("check-flaw-word", rule=flaw.rule, word=Quoted(flaw.word))
    for other in before:
        if other.voids and other.where == flaw.where and _includes(other, flaw):
            complain("check-flaw-part", rule=flaw.rule, other=other.rule)


def _includes(one: Flaw, other: Flaw) -> bool:
    """Whether every deal with the other flaw has this one."""
    if one.cards != ANY or not one.months or not other.months or other.of & ~one.of:
        return False
    need, has = one.months, other.months
    threes = max(has.fours, has.threes, has.standing)
    months = max(threes, -(-has.pairs // 2) if has.split else has.pairs)
    standing = has.standing if other.of == DECK else 0
    pairs = months + has.fours * need.split
    return has.fours >= need.fours and threes >= need.threes and standing >= need.standing and pairs >= need.pairs


def _choices(rules: Ruleset, complain: Complain) -> None:
    """Of three cards of a month the dealer chooses between two of one sort: with card points, or without."""
    for month in MONTHS:
        sorts = [1 << card & rules.values.scoring() != 0 for card in each(month_cards(month.number) & rules.deck)]
        if any(len(set(three)) == 1 for three in combinations(sorts, 3)):
            complain("check-flaw-takes-three", "three", month=month_name(month.number))
            return
