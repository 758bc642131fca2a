"""The end of a round: every rule about it is one that the settlement of this game asks for."""

from __future__ import annotations

from hanashobu.check.report import Complain
from hanashobu.check.tables import GameTables
from hanashobu.rules.calls import CHOSEN
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.settlement import ADDITIVE, DIFFERENCE, PAR


def check(rules: Ruleset, complain: Complain) -> None:
    """What is settled, and the match around it."""
    if rules.settlement.scheme == DIFFERENCE:
        _difference(rules, complain)
    else:
        _stops(rules, complain)
    if rules.calls:
        _calls(rules, complain)
    _achievements(rules, complain)
    _special(rules, complain)
    _length(rules, complain)
    _campaign(rules, complain)


def check_all(tables: GameTables, complain: Complain) -> None:
    """What has to be right at some table of the game."""
    rulesets = [rules for _, rules in tables]
    known = {row.id for rules in rulesets for row in rules.yaku}
    for liable in dict.fromkeys(id for rules in rulesets if rules.calls for id in rules.calls.liable):
        if liable not in known:
            complain(f"liable names {liable}, which is not a yaku of this game.")
    named = any(rules.settlement.duel for rules in rulesets)
    if named and not any(rules.seats == 2 or rules.dropout for rules in rulesets):
        complain("The settlement has a duel, and never do two play a round.")


def _difference(rules: Ruleset, complain: Complain) -> None:
    """Only yaku count, against each other: nothing else is looked at (TA-16)."""
    ignored = {
        "calls": rules.calls,
        "a multiplier": rules.multiplier,
        "a unit": rules.unit != 1,
        "a floor": rules.settlement.floor,
        "special wins (instead)": rules.settlement.instead,
        "a yaku that cancels": any(row.cancels for row in rules.yaku),
        "a duel": rules.settlement.duel,
        "tie_stays": rules.settlement.tie_stays,
        "card values": rules.values.classes,
        "par": rules.settlement.par,
    }
    for what, there in ignored.items():
        if there:
            complain(f"The rules have {what}, but a settlement by difference counts yaku alone.")
    if any(row.stops for row in rules.yaku) and not rules.stake:
        complain("A yaku that ends the round takes the stakes, and there are none.")


def _stops(rules: Ruleset, complain: Complain) -> None:
    for row in rules.yaku:
        if row.stops:
            complain(f"{row.id} {row.name} ends the round, and only a settlement by difference pays for that.")


def _calls(rules: Ruleset, complain: Complain) -> None:
    """A round with calls is settled by its yaku, or by par if nobody has one (HH-11, HH-24)."""
    assert rules.calls is not None
    ignored = {
        "a floor": rules.settlement.floor,
        "a yaku that cancels": any(row.cancels for row in rules.yaku),
        "tie_stays": rules.settlement.tie_stays,
    }
    for what, there in ignored.items():
        if there:
            complain(f"The rules have {what}, but a round with calls does not ask for it.")
    if rules.settlement.scheme == ADDITIVE:
        complain("A round with calls and without yaku is settled against par; this settlement has none.")
    if not rules.yaku:
        complain("The rules have calls, and no yaku to call.")
    if bool(rules.calls.liability) != bool(rules.calls.liable):
        complain("liability is an id and liable the yaku that it is about: either both are there, or none.")


def _achievements(rules: Ruleset, complain: Complain) -> None:
    extras = rules.achievements
    if not extras:
        return
    if not rules.calls:
        complain("Achievements are paid in rounds with calls only, and there are none.")
    if not any(row.dives for row in rules.teyaku) and not any(row.escapes for row in rules.teyaku):
        complain("Achievements are for teyaku with dives=True or escapes=True, and there are none.")
    for paid, part in CHOSEN.items():
        if bool(getattr(extras, paid)) != bool(getattr(rules, part)):
            complain(f"The achievement {paid} is paid for where there is a {part}, and only there.")
    if extras.points <= 0:
        complain("Achievements bring no points.")


def _special(rules: Ruleset, complain: Complain) -> None:
    settlement = rules.settlement
    if settlement.instead_dealer and not settlement.instead:
        complain(f"{settlement.instead_dealer} says who deals after a special win (instead), and there are none.")
    if settlement.scheme != PAR and any(row.all_par for row in settlement.instead):
        complain("A special win has all_par=True, and this settlement has no par.")
    if settlement.scheme == ADDITIVE and settlement.par:
        complain("par is set, and this settlement does not count against it.")
    total = rules.values.total(rules.deck)
    if settlement.floor and settlement.floor.points * rules.seats >= total:
        complain(f"Somebody always has {settlement.floor.points} card points or fewer: nobody ever scores.", "floor")
    if rules.unit < 1:
        complain(f"The unit is {rules.unit}: yaku would bring nothing.")
    if not rules.achievements:
        for part in CHOSEN.values():
            if getattr(rules, part):
                complain(f"A {part} changes what achievements pay, and there are none.")


def _length(rules: Ruleset, complain: Complain) -> None:
    length = rules.length
    if length.bust and length.start <= 0:
        complain("The match ends when a total is 0 or less, and everybody starts with that.")
    if length.target is not None and length.target <= length.start:
        complain(f"The target, {length.target}, is not above the {length.start} points that everybody starts with.", "target")
    if rules.stake and length.start < 1:
        complain("Everybody puts up a stake, and starts with nothing to put up.")


def _campaign(rules: Ruleset, complain: Complain) -> None:
    campaign = rules.campaign
    if not campaign:
        return
    if min(campaign.year, campaign.loan, campaign.streak) < 1:
        complain("In a campaign year, loan and streak are 1 or more.")
    elif rules.length.start != campaign.buy_in - campaign.prize:
        complain(f"Everybody starts with {rules.length.start}, but buys in with {campaign.buy_in} and pays {campaign.prize}.", "campaign")
