"""The end of a round: every rule about it is one that the settlement of this game asks for."""

from __future__ import annotations

from hanashobu.check.report import Complain, named
from hanashobu.check.tables import GameTables
from hanashobu.rules.calls import CHOSEN
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.settlement import ADDITIVE, DIFFERENCE, PAR
from hanashobu.text import msg

TWO = 2  # who settle by a duel


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
            complain("check-liable", yaku=liable)
    named = any(rules.settlement.duel for rules in rulesets)
    if named and not any(rules.seats == 2 or rules.dropout for rules in rulesets):
        complain("check-duel")


def _difference(rules: Ruleset, complain: Complain) -> None:
    """Only yaku count, against each other: nothing else is looked at (TA-16)."""
    ignored = {
        "calls": rules.calls,
        "multiplier": rules.multiplier,
        "unit": rules.unit != 1,
        "floor": rules.settlement.floor,
        "instead": rules.settlement.instead,
        "cancels": any(row.cancels for row in rules.yaku),
        "duel": rules.settlement.duel,
        "tie_stays": rules.settlement.tie_stays,
        "values": rules.values.classes,
        "par": rules.settlement.par,
    }
    for what, there in ignored.items():
        if there:
            complain("check-difference", what=msg("check-ignored", part=what))
    if any(row.stops for row in rules.yaku) and not rules.stake:
        complain("check-no-stakes")


def _stops(rules: Ruleset, complain: Complain) -> None:
    for row in rules.yaku:
        if row.stops:
            complain("check-stops", what=named(row))


def _calls(rules: Ruleset, complain: Complain) -> None:
    """A round with calls is settled by its yaku, or by par if nobody has one (HH-11, HH-24)."""
    assert rules.calls is not None
    ignored = {
        "floor": rules.settlement.floor,
        "cancels": any(row.cancels for row in rules.yaku),
        "tie_stays": rules.settlement.tie_stays,
    }
    for what, there in ignored.items():
        if there:
            complain("check-calls-ignore", what=msg("check-ignored", part=what))
    if rules.settlement.scheme == ADDITIVE:
        complain("check-calls-par")
    if not rules.yaku:
        complain("check-calls-yaku")
    if bool(rules.calls.liability) != bool(rules.calls.liable):
        complain("check-liability")


def _achievements(rules: Ruleset, complain: Complain) -> None:
    extras = rules.achievements
    if not extras:
        return
    if not rules.calls:
        complain("check-achievements-calls")
    if not any(row.dives for row in rules.teyaku) and not any(row.escapes for row in rules.teyaku):
        complain("check-achievements-teyaku")
    for paid, part in CHOSEN.items():
        if bool(getattr(extras, paid)) != bool(getattr(rules, part)):
            complain("check-achievement-part", paid=paid, part=part)
    if extras.points <= 0:
        complain("check-achievements-points")


def _special(rules: Ruleset, complain: Complain) -> None:
    settlement = rules.settlement
    if settlement.instead_dealer and not settlement.instead:
        complain("check-instead-dealer", rule=settlement.instead_dealer)
    if settlement.scheme != PAR and any(row.all_par for row in settlement.instead):
        complain("check-all-par")
    if settlement.scheme == ADDITIVE and settlement.par:
        complain("check-par-unused")
    total = rules.values.total(rules.deck)
    if settlement.floor and settlement.scheme != DIFFERENCE and settlement.floor.points * rules.seats >= total:
        complain("check-floor", "floor", points=settlement.floor.points)
    if rules.unit < 1:
        complain("check-unit", unit=rules.unit)
    if not rules.achievements:
        for part in CHOSEN.values():
            if getattr(rules, part):
                complain("check-part-achievements", part=part)


def _length(rules: Ruleset, complain: Complain) -> None:
    length = rules.length
    if length.bust and length.start <= 0:
        complain("check-bust")
    if length.target is not None and length.target <= length.start:
        complain("check-target", "target", target=length.target, start=length.start)
    if rules.stake and length.start < 1:
        complain("check-stake")


def _campaign(rules: Ruleset, complain: Complain) -> None:
    campaign = rules.campaign
    if not campaign:
        return
    if min(campaign.year, campaign.loan, campaign.streak) < 1:
        complain("check-campaign")
    elif rules.length.start != campaign.buy_in - campaign.prize:
        complain("check-buy-in", "campaign", start=rules.length.start, buy_in=campaign.buy_in, prize=campaign.prize)
