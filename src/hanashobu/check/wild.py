"""Wild cards: they are in the deck, take something, can be taken themselves, and what is left has one owner."""

from __future__ import annotations

from hanashobu.cards import ALL_CARDS, BLANK, DECK, each, month_cards
from hanashobu.check.report import Complain
from hanashobu.rules.dues import BANK
from hanashobu.rules.flaws import DEALER_TAKES
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import those
from hanashobu.rules.together import on_field
from hanashobu.rules.wild import DEAD, PLAIN, STAYS, USER, Wild
from hanashobu.text import Quoted


def check(rules: Ruleset, complain: Complain) -> None:
    """Each of them, then all together."""
    seen = 0
    for wild in rules.wilds:
        _cards(rules, wild, complain)
        _lying(rules, wild, complain)
        if wild.cards & seen:
            complain("check-wild-twice", cards=those(wild.cards & seen))
        seen |= wild.cards
        for sentence, _ in wild.under:
            if sentence not in wild.sentences(rules.deck):
                complain("check-under", part="Wild", sentence=Quoted(sentence))
    if seen.bit_count() > 1 and any(wild.leftovers != DEAD for wild in rules.wilds):
        complain("check-wild-leftovers")
    if any(wild.leftovers != USER for wild in rules.wilds) and any(due.by == BANK for due in rules.dues):
        complain("check-wild-par")


def _cards(rules: Ruleset, wild: Wild, complain: Complain) -> None:
    if not wild.cards or wild.cards & ~rules.deck:
        complain("check-wild-card")
    if not wild.takes & rules.deck & ~wild.cards:
        complain("check-wild-takes")
    if wild.own_three and any(month_cards(card // 4 + 1) & ~rules.deck for card in each(wild.cards) if card < BLANK):
        complain("check-wild-own-three")


def _taken_before_play(rules: Ruleset, wild: Wild) -> bool:
    return any(flaw.then == DEALER_TAKES and wild.cards & flaw.cards.all_of for flaw in rules.flaws)


def _lying(rules: Ruleset, wild: Wild, complain: Complain) -> None:
    """A wild card on the field can be taken again; the dealer takes one that is dealt there."""
    if wild.lying == PLAIN and wild.taken_by != ALL_CARDS:
        complain("check-wild-taken-by")
    lies = wild.alone == STAYS or wild.drawn == PLAIN or (on_field(rules) > 0 and not _taken_before_play(rules, wild))
    taken = not wild.cards & ~DECK if wild.lying == PLAIN else wild.taken_by & rules.deck & ~wild.cards
    if lies and not taken:
        complain("check-wild-lies")
