"""Whether the match is over, and who has won it."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.kernel import kernel
from hanashobu.engine.settle import campaign
from hanashobu.engine.state import BY_BUST, BY_ROUNDS, BY_TARGET, OVER, State
from hanashobu.rules.tables import Tables


@kernel
def end_if_over(s: State, rules: Tables) -> None:
    """The match may end with this round (CO-13, HI-18, NA-20)."""
    if rules.year:
        campaign.after_round(s, rules)
    why = BY_ROUNDS if rules.rounds and s.round >= rules.rounds else -1
    if rules.bust and campaign.extreme(s, rules, 0) <= 0:
        why = BY_BUST
    if rules.has_target and campaign.extreme(s, rules, 1) >= rules.target:
        why = BY_TARGET
    if why >= 0:
        end_match(s, rules, why)


@kernel
def end_match(s: State, rules: Tables, why: int) -> None:
    """Nobody deals any more. The highest total wins, in a campaign before the debts are settled (CO-14, HH-75)."""
    s.status = OVER
    s.winners = campaign.who_has(s, rules, campaign.extreme(s, rules, 1))
    if rules.year:
        campaign.close(s, rules)
    log.emit_totals(s, rules.seats)
    log.emit(s, log.MATCH_ENDED, why, s.winners, 0)
