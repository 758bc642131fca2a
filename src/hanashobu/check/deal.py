"""The cards of a round: the deal fits the deck, misdeals can happen, cards have one value, wild cards and multipliers are there."""

from __future__ import annotations

from collections.abc import Iterable

from hanashobu.cards import BLANK
from hanashobu.check.report import Complain
from hanashobu.rules.deal import Misdeal
from hanashobu.rules.dropout import PLAYERS
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.settlement import PAR
from hanashobu.rules.text import named


def check(rules: Ruleset, complain: Complain) -> None:
    """Everything about single cards."""
    _packets(rules, complain)
    _seats(rules, complain)
    for misdeal in rules.misdeals:
        _misdeal(rules, misdeal, complain)
    _values(rules, complain)
    _wild(rules, complain)
    _multiplier(rules, complain)


def _packets(rules: Ruleset, complain: Complain) -> None:
    """The deal uses no more than the deck, and what is left is played out with the hands."""
    if any(packet.each < 1 for packet in rules.deal.packets):
        complain("The deal has a packet without cards.")
    hands, piles = rules.deal.total("hands"), rules.deal.total("piles")
    if bool(piles) != bool(rules.pile_choice) or bool(hands) == bool(piles):
        complain("The deal gives either hands, or piles with a pile_choice.")
        return
    deck, dealt = rules.deck.bit_count(), len(rules.deal.route(rules.seats))
    if dealt > deck:
        complain(f"{dealt} cards are dealt from a deck of {deck}.", "deal")
    elif piles and dealt != deck:
        complain(f"{deck - dealt} cards are not dealt, and there is no common draw pile.", "deal")
    elif hands:
        _turns(rules, complain)


def _turns(rules: Ruleset, complain: Complain) -> None:
    players, hand = _players(rules), rules.deal.total("hands")
    turns = players * (hand - (1 if rules.return_card else 0))
    left = rules.deck.bit_count() - (1 if rules.sits_out else 0) - _field(rules) - turns
    if left != turns and not rules.play_on and not rules.uneven:
        complain(f"The draw pile has {left} cards for {turns} turns; they do not run out together.", "turns")
    if left == turns and (rules.play_on or rules.uneven):
        complain(f"{rules.play_on or rules.uneven} says that hands and draw pile do not run out together, but they do.")
    if rules.play_on and rules.uneven:
        complain("play_on plays the draw pile out, so uneven is not needed.")


def _players(rules: Ruleset) -> int:
    """How many play a round."""
    return PLAYERS if rules.dropout else rules.seats


def _field(rules: Ruleset) -> int:
    """How many cards lie on the field at first; whoever sits out leaves a hand there."""
    return rules.deal.total("hands") - 1 if rules.sits_out else rules.deal.total("field")


def _seats(rules: Ruleset, complain: Complain) -> None:
    """Who waits, sits out or turns up the field."""
    waits = rules.dropout.waits if rules.dropout else 0
    if rules.deal.waits != waits:
        complain(f"{rules.deal.waits} players are not dealt in, and in the dropout {waits} wait for a hand.", "waits")
    if rules.dropout and rules.seats <= PLAYERS:
        complain(f"Nobody can go out at a table of {rules.seats}: a dropout is for more than {PLAYERS} players.", "dropout")
    if rules.sits_out and not (1 << BLANK & rules.deck and rules.dropout):
        complain("sits_out goes by the blank card: it needs one in the deck, and a dropout.")
    if rules.deal.face_down != bool(rules.leader):
        complain("A field that is dealt face down is turned up by a leader: either both are there, or none.")
    if rules.cut and rules.pile_choice:
        complain("The cut is of a common draw pile, and here is none.")
    if rules.redeal and rules.redeal.scoring != rules.values.scoring():
        complain("The redeal goes by cards that are not those with card points.")


def _misdeal(rules: Ruleset, misdeal: Misdeal, complain: Complain) -> None:
    inside = [cards for cards in misdeal.sets if not cards & ~rules.deck]
    if misdeal.need < 1:
        complain(f"The misdeal {misdeal.rule} needs no cards: every deal is void.")
    elif not inside or all(cards.bit_count() < misdeal.need for cards in inside):
        complain(f"The misdeal {misdeal.rule} goes by cards that this deck has not.")
    elif _field(rules) < misdeal.need:
        complain(f"The misdeal {misdeal.rule} needs {misdeal.need} cards on a field of {_field(rules)}.", f"misdeal {misdeal.rule}")


def _apart(rules: Ruleset, sets: Iterable[tuple[str, int]], twice: str, complain: Complain) -> None:
    """Sets of cards that share none, each with cards of this deck."""
    seen = 0
    for what, mask in sets:
        if mask & seen:
            complain(f"{named(mask & seen)}: {twice}.")
        if not mask & rules.deck:
            complain(f"{what} for cards that this deck has not.")
        seen |= mask


def _values(rules: Ruleset, complain: Complain) -> None:
    _apart(rules, ((f"{points} points are", mask) for mask, points in rules.values.classes), "two card values", complain)
    total, par, players = rules.values.total(rules.deck), rules.settlement.par, _players(rules)
    if rules.settlement.scheme == PAR and par * players != total and not (rules.settlement.duel and players < PLAYERS):
        complain(f"The deck has {total} card points, but par is {par}, and {players} × {par} = {players * par}.", "par")


def _wild(rules: Ruleset, complain: Complain) -> None:
    wild = rules.wild
    if wild and (wild.card.bit_count() != 1 or wild.card & ~rules.deck):
        complain("The wild card is not one card of this deck.")
    if wild and not wild.takes & rules.deck & ~wild.card:
        complain("The wild card takes no card of this deck.")
    if rules.dealer_takes and not wild:
        complain("dealer_takes takes the wild card, and there is none.")


def _multiplier(rules: Ruleset, complain: Complain) -> None:
    if not rules.multiplier:
        return
    values = [value for value, _ in rules.multiplier.levels]
    if not values or min(values) < 2:
        complain("A multiplier has levels, and each multiplies by 2 or more.")
    if values != sorted(values, reverse=True):
        complain("The levels of the multiplier are not in order, the largest first.")
    levels = ((f"×{value} is", mask) for value, mask in rules.multiplier.levels)
    _apart(rules, levels, "in two levels of the multiplier", complain)
