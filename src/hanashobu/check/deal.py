"""The cards of a round: the deal fits the deck, and each card matches another."""

from __future__ import annotations

from hanashobu.cards import DECK
from hanashobu.check.report import Complain
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import those


def check(rules: Ruleset, complain: Complain) -> None:
    """Everything about single cards."""
    _packets(rules, complain)
    _seats(rules, complain)
    _without_month(rules, complain)


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
    turns = rules.most_players() * rules.first_hand()
    left = rules.deck.bit_count() - rules.blank().bit_count() - rules.on_field() - turns
    if left != turns and not rules.play_on and not rules.uneven:
        complain("check-turns", "turns", left=left, turns=turns)
    if left == turns and (rules.play_on or rules.uneven) and not rules.refills():
        complain("check-turns-even", rule=rules.play_on or rules.uneven)
    if rules.play_on and rules.uneven:
        complain("check-uneven-needless")


def _seats(rules: Ruleset, complain: Complain) -> None:
    """Who waits, or turns up the field."""
    waits = rules.dropout.waits if rules.dropout else 0
    if rules.deal.waits != waits:
        complain("check-waits", "waits", apart=rules.deal.waits, waits=waits)
    if rules.deal.face_down != bool(rules.leader):
        complain("check-face-down")
    if rules.cut and rules.pile_choice:
        complain("check-cut")


def _without_month(rules: Ruleset, complain: Complain) -> None:
    """A card without a month matches no other: it takes others by choice, or is the blank that somebody sits out with."""
    if lost := rules.deck & ~DECK & ~rules.wild_cards() & ~rules.blank():
        complain("check-no-month", "deck", cards=those(lost))
