"""The cards of a round: the deal fits the deck, cards have one value, multipliers are there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from hanashobu.cards import BLANK, DECK, THE_BLANK
from hanashobu.check.report import Complain
from hanashobu.rules.dropout import TWO
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import those
from hanashobu.rules.together import on_field


def check(rules: Ruleset, complain: Complain) -> None:
    """Everything about single cards."""
    _packets(rules, complain)
    _seats(rules, complain)
    _without_month(rules, complain)
    _values(rules, complain)
    _multiplier(rules, complain)


def _packets(rules: Ruleset, complain: Complain) -> None:
    """The deal uses no more than the deck, and what is left is played out with the hands."""
    if any(packet.each < 1 for packet in rules.deal.packets):
        complain("check-packet-empty")
    hands, piles = rules.deal.total("hands"), rules.deal.total("piles")
    if bool(piles) != bool(rules.pile_choice) or bool(hands) == bool(piles):
        complain("check-hands-or-piles")
        return
    deck, dealt = rules.deck.bit_count(), len(rules.deal.route(rules.seats))
    if dealt > deck:
        complain("check-deal-many", "deal", dealt=dealt, deck=deck)
    elif piles and dealt != deck:
        complain("check-deal-few", "deal", left=deck - dealt)
    elif hands:
        _turns(rules, complain)


def _turns(rules: Ruleset, complain: Complain) -> None:
    players, hand = _players(rules), rules.deal.total("hands")
    turns = players * (hand - (1 if rules.return_card else 0))
    left = rules.deck.bit_count() - (1 if rules.sits_out else 0) - on_field(rules) - turns
    if left != turns and not rules.play_on and not rules.uneven:
        complain("check-turns", "turns", left=left, turns=turns)
    if left == turns and (rules.play_on or rules.uneven) and not rules.refills():
        complain("check-turns-even", rule=rules.play_on or rules.uneven)
    if rules.play_on and rules.uneven:
        complain("check-uneven-needless")


def _players(rules: Ruleset) -> int:
    """How many play a round."""
    return rules.most_players()


def _seats(rules: Ruleset, complain: Complain) -> None:
    """Who waits, sits out or turns up the field."""
    waits = rules.dropout.waits if rules.dropout else 0
    if rules.deal.waits != waits:
        complain("check-waits", "waits", apart=rules.deal.waits, waits=waits)
    if rules.dropout and rules.seats <= rules.most_players():
        complain("check-dropout-small", "dropout", seats=rules.seats, players=rules.most_players())
    if rules.dropout and rules.dropout.players == TWO and rules.dropout.two_left:
        complain("check-dropout-two", "dropout")
    if rules.sits_out and not (1 << BLANK & rules.deck and rules.dropout):
        complain("check-sits-out")
    elif rules.sits_out and rules.deal.total("hands") * (rules.seats - rules.deal.waits) != rules.deck.bit_count():
        complain("check-sits-out-dealt")
    if rules.deal.face_down != bool(rules.leader):
        complain("check-face-down")
    if rules.cut and rules.pile_choice:
        complain("check-cut")


def _without_month(rules: Ruleset, complain: Complain) -> None:
    """A card without a month matches no other: it is wild, or the blank that somebody sits out with."""
    wild = reduce(int.__or__, (wild.cards for wild in rules.wilds), THE_BLANK if rules.sits_out else 0)
    if lost := rules.deck & ~DECK & ~wild:
        complain("check-no-month", "deck", cards=those(lost))


def _apart(rules: Ruleset, what: str, sets: Iterable[tuple[int, int]], complain: Complain) -> None:
    """Sets of cards that share none, each with cards of this deck: those of card values, or of levels of the multiplier."""
    seen = 0
    for number, mask in sets:
        if mask & seen:
            complain("check-cards-twice", what=what, cards=those(mask & seen))
        if not mask & rules.deck:
            complain("check-cards-none", what=what, n=number)
        seen |= mask


def _values(rules: Ruleset, complain: Complain) -> None:
    _apart(rules, "values", ((points, mask) for mask, points in rules.values.classes), complain)


def _multiplier(rules: Ruleset, complain: Complain) -> None:
    if not rules.multiplier:
        return
    values = [value for value, _ in rules.multiplier.levels]
    if not values or min(values) < 2:
        complain("check-levels")
    if values != sorted(values, reverse=True):
        complain("check-levels-order")
    _apart(rules, "levels", rules.multiplier.levels, complain)
