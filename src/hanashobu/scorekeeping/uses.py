"""What can be told of a round depends on the table: what has no meaning there, and why."""

from __future__ import annotations

from hanashobu.rules.ruleset import Ruleset


def unused(rules: Ruleset) -> dict[str, str]:
    """The fields of `Told` that nobody can fill in at this table, each with the reason."""
    drop, extras, calls = rules.dropout, rules.achievements, rules.calls
    no_calls = "there are no calls"
    known = {
        "hands": (rules.teyaku or drop, "no hand matters at the end of a round"),
        "buys": (drop and drop.buyout, "nobody buys a place in the round"),
        "leader": (rules.leader, "nobody turns a card to lead"),
        "stakes": (rules.stake, "there are no stakes"),
        "call": (calls, no_calls),
        "sage": (calls, no_calls),
        "answers": (calls and calls.liability, "nobody answers for the yaku of others"),
        "dealers_hand": (extras and extras.dealers_hand, "nobody takes the dealer's hand"),
        "blind": (extras and extras.blind, "nobody plays blind"),
        "on_field": (rules.multiplier, "nothing multiplies a round"),
        "multiplier": (rules.multiplier, "nothing multiplies a round"),
        "teyaku": (rules.teyaku, "there are no teyaku"),
    }
    return {field: why for field, (used, why) in known.items() if not used}
