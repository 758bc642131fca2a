"""What can be reported of a round depends on the table: what has no meaning there, and why."""

from __future__ import annotations

from hanashobu.play import mechanisms
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Message, msg


def unused(rules: Ruleset) -> dict[str, Message]:
    """The fields of `ReportedRound` and of mechanisms that nobody can fill in at this table, each with the reason."""
    drop, calls = rules.dropout, rules.calls
    no_calls, no_multiplier = msg("score-unused-calls"), msg("score-unused-multiplier")
    known: dict[str, tuple[object, Message]] = {
        "hands": (rules.teyaku or drop, msg("score-unused-hands")),
        "buys": (drop and drop.buyout, msg("score-unused-buys")),
        "leader": (rules.leader, msg("score-unused-leader")),
        "stakes": (rules.stake, msg("score-unused-stakes")),
        "call": (calls, no_calls),
        "sage": (calls, no_calls),
        "answers": (calls and calls.liability, msg("score-unused-answers")),
        "on_field": (rules.multiplier, no_multiplier),
        "multiplier": (rules.multiplier, no_multiplier),
        "teyaku": (rules.teyaku, msg("score-unused-teyaku")),
    }
    known |= {name: (field.rule(rules), field.message("missing")) for name, field in mechanisms.report_fields().items()}
    return {field: why for field, (used, why) in known.items() if not used}
