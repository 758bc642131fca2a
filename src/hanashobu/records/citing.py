"""Which rule an event stands under: what a checker names when a record goes wrong there."""

from __future__ import annotations

from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.rules.ruleset import Ruleset


def rule_of(event: AnyEvent, rules: Ruleset) -> str:
    """The rule that an event of this kind stands under."""
    match event:
        case events.Pay():
            return event.why if event.why in rules.ids() else "CO-15"
        case events.Deal():
            return rules.deal.rule
        case events.Misdeal():
            if event.why == "requested" and rules.redeal:
                return rules.redeal.rule
            return next((row.rule for row in rules.misdeals if row.why == event.why), "CO-12")
        case events.Redeal():
            return rules.redeal.rule if rules.redeal else "CO-12"
        case events.Multiplier():
            return rules.multiplier.waits if rules.multiplier else "CO-15"
        case events.Claim():
            return rules.claims.rule or (rules.teyaku[0].id if rules.teyaku else "CO-10")
        case events.Leader():
            return rules.leader.rule if rules.leader else "CO-4"
        case events.SitsOut():
            return rules.sits_out.rule if rules.sits_out else "CO-1"
        case (
            events.Speak()
            | events.PassedHand()
            | events.ForcedOut()
            | events.Agree()
            | events.TwoLeft()
            | events.Active()
            | events.Offer()
            | events.CounterOffer()
            | events.Answer()
        ):
            return _dropout_rule(event, rules)
        case events.Blind():
            return rules.blind.rule if rules.blind else "CO-5"
        case events.Swap():
            return rules.swap.rule if rules.swap else "CO-5"
        case events.Return():
            return rules.return_card.rule if rules.return_card else "CO-6"
        case events.Cut():
            return rules.cut.rule if rules.cut else "CO-6"
        case events.Call() | events.Made():
            return rules.calls.rule if rules.calls else rules.settlement.stop or "CO-6"
        case events.YearEnds():
            return rules.campaign.year_pot if rules.campaign else "CO-15"
        case events.Ginmi():
            return rules.campaign.ginmi_rule if rules.campaign else "CO-15"
        case events.Loan():
            return rules.campaign.loans if rules.campaign else "CO-15"
        case events.DealerTakes():
            return rules.dealer_takes.threes if rules.dealer_takes else "CO-7"
        case events.Pile():
            return rules.pile_choice.rule if rules.pile_choice else "CO-6"
        case events.Leftovers():
            return rules.wild.leftovers if rules.wild else "CO-7"
        case events.Score():
            return _floor_rule(rules, event.points) or rules.settlement.rule
        case events.RoundEnds():
            return _end_rule(event, rules)
        case events.MatchBegins() | events.MatchEnds() | events.RoundBegins():
            return "CO-13"
        case events.DealerDraw():
            return rules.draw.rule
    return "CO-7"


def _floor_rule(rules: Ruleset, points: tuple[int, ...]) -> str:
    """The rule of a round that nobody scores in; empty if somebody does."""
    floor = rules.settlement.floor
    return floor.rule if floor and points and min(points) <= floor.points else ""


def _end_rule(event: events.RoundEnds, rules: Ruleset) -> str:
    """What decides who wins the round and deals the next; without a winner it is the rule that leaves nobody one."""
    if event.winner is None and rules.dropout and event.why == "split":
        return rules.dropout.two
    if event.winner is None and rules.settlement.floor:
        return rules.settlement.floor.rule
    return rules.settlement.dealer


def _dropout_rule(event: AnyEvent, rules: Ruleset) -> str:
    drop = rules.dropout
    if drop is None:
        return "CO-6"
    match event:
        case events.Speak():
            return drop.fee_rule if event.says == "out" else drop.speak
        case events.PassedHand():
            return drop.passes
        case events.ForcedOut():
            return drop.compensation.rule
        case events.Agree() | events.TwoLeft():
            return drop.two
        case events.Active():
            return drop.moves
    return drop.buyout or drop.speak
