"""Rounds and matches: how they begin and end, and who pays whom."""

from __future__ import annotations

from hanashobu import games
from hanashobu.cards import each
from hanashobu.engine import log
from hanashobu.play import events, mechanisms, payments, record_words, settlement
from hanashobu.play.mechanisms import calls
from hanashobu.play.mechanisms.kinds import EventContext, EventKind, Rows, cites
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text import Message, Player, msg

PARTIES: dict[int, events.Party] = {log.BANK: "bank", log.POT: "pot", log.YEAR: "year", log.PRIZE: "prize"}
WHY_MATCH_ENDS = events.words(events.MatchEnds, "why")


def _party(number: int) -> events.Party:
    return PARTIES.get(number, number)


def _pay(rows: Rows, a: int, b: int, c: int) -> events.Pay:
    why, forgiven = c & (1 << log.FORGIVEN) - 1, c >> log.FORGIVEN
    return events.Pay(_party(a >> 8), _party(a & 255), b, rows.ids[why], forgiven)


def _score_rule(event: events.RoundScore, rules: Ruleset) -> str:
    spoilt = rules.spoilt_by(event.points)
    return spoilt.id if spoilt else rules.scored_by()


def _end_rule(event: events.RoundEnds, rules: Ruleset) -> str:
    """What decides who wins the round and deals the next; without a winner it is the rule that leaves nobody one."""
    if event.winner is None and (rule := mechanisms.end_rule(event, rules)):
        return rule
    spoils = next((row for row in rules.instead if not row.points), None)
    return spoils.id if event.winner is None and spoils else rules.deals.rule


def _match_ends(rows: Rows, a: int, b: int, _c: int) -> events.MatchEnds:
    return events.MatchEnds(rows.totals(), tuple(each(b)), WHY_MATCH_ENDS[a])  # type: ignore[arg-type]


def ways(rules: Ruleset) -> tuple[str, ...]:
    """How rounds end, in the order in which the kernel counts the ways; a call by the word of the table."""
    called = dict(zip(record_words.CALLS, calls.words(rules).values(), strict=False))
    return tuple(called.get(way, way) for way in record_words.ENDS)


def way(rules: Ruleset, why: str) -> int:
    """A way in which a round has ended, as a bit."""
    return 1 << ways(rules).index(why)


def _round_ends(rows: Rows, a: int, b: int, c: int) -> events.RoundEnds:
    return events.RoundEnds(b, rows.totals(), ways(rows.rules)[c], a if a >= 0 else None)


def _says_match(event: events.MatchBegins, at: EventContext) -> Message:
    return msg("event-match", game=games.named(event.game).called, rounds=event.rounds or 0, players=[Player(one) for one in at.names])


def _says_round_end(event: events.RoundEnds, at: EventContext) -> Message:
    """Who wins and deals next, and the totals; before that, why no card was played."""
    id = f"event-round-end-{event.why.replace('_', '-')}" if not event.played else "event-round-end"
    return msg(id, result=settlement.result(event, at), totals=settlement.totals(event.totals, at))


def _says_match_end(event: events.MatchEnds, at: EventContext) -> Message:
    why = msg(f"match-end-{event.why}")
    if not event.winners:
        return msg("event-match-end-nobody", why=why)
    if final := mechanisms.final(event, at):
        return msg("event-match-end-campaign", why=why, final=final)
    return msg("event-match-end", why=why, who=at.players(event.winners), best=at.rules.units.show(max(event.totals)))


EVENTS = (
    EventKind(event=events.MatchBegins, rule=cites("CO-13"), says=_says_match),
    EventKind(
        event=events.MatchEnds, row=log.MATCH_ENDED, read=_match_ends, unordered=("winners",), rule=cites("CO-13"), says=_says_match_end
    ),
    EventKind(
        event=events.RoundBegins,
        rule=cites("CO-13"),
        says=lambda event, at: msg("event-round", n=event.number, dealer=at.player(event.dealer)),
    ),
    EventKind(event=events.RoundEnds, row=log.ROUND_ENDED, read=_round_ends, rule=_end_rule, says=_says_round_end),
    EventKind(
        event=events.Pay,
        row=log.PAID,
        read=_pay,
        rule=lambda event, rules: event.why if event.why in rules.ids() else "CO-15",
        says=payments.says,
    ),
    EventKind(
        event=events.RoundScore,
        rule=_score_rule,
        says=lambda event, at: msg("event-score", results=payments.gained(enumerate(event.result), at)),
    ),
)
