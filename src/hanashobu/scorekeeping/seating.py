"""Who plays: players say in or out in turn, are forced out, and buy places; or nobody plays at all."""

from __future__ import annotations

from hanashobu.engine import actions
from hanashobu.engine.phases import agree, buyout, dropout
from hanashobu.engine.state import NOBODY, SPLIT
from hanashobu.rules.dropout import AGREE, Dropout
from hanashobu.scorekeeping.case import SettlementContext
from hanashobu.scorekeeping.reported import BLANK, FORCED, IN, OUT, PLAYS, SOLD, WAITS, BadRound
from hanashobu.text import Message, msg


def take_places(case: SettlementContext) -> None:
    """Who plays, where not everybody does."""
    if case.rules.dropout:
        _say_in_or_out(case, case.rules.dropout)


def _say_in_or_out(case: SettlementContext, drop: Dropout) -> None:
    """The dropout phase, with everybody's answer from the piles; then places are bought."""
    s, report = case.state, case.report
    buyers = {row.buyer for row in report.buys}
    for seat, pile in enumerate(case.piles):
        if pile.does == FORCED or seat in buyers:
            s.hands[seat] = case.hands.get(seat, 0)
    dropout.enter(s, case.tables)
    while s.actor != NOBODY:
        dropout.step(s, case.tables, _answer(case, drop, s.actor, s.actor in buyers))
    if s.misdeals:
        raise BadRound("error-score-nobody-in", rule=drop.id_of("ends"))
    for seat in range(case.rules.seats):
        _compare(case, seat, seat in buyers)
    for seat in buyers:
        if not case.forced_out(seat):
            raise BadRound("error-score-buyer-not-forced", who=case.player(seat))
    if s.players == 2 and drop.two_left == AGREE:
        _agree(case)
    if case.tables.buyout and s.forced:
        _buy(case)
    _compare_places(case)


def _answer(case: SettlementContext, drop: Dropout, seat: int, buys: bool) -> int:
    """What a player who is asked has answered."""
    s, who, does = case.state, case.player(seat), case.piles[seat].does
    if does == FORCED or buys:
        raise BadRound("error-score-not-forced", who=who, count=s.ins.bit_count(), most=case.rules.most_players())
    if does == WAITS:
        late = (seat - s.dealer) % case.rules.seats >= case.rules.seats - drop.waits
        if late:
            raise BadRound("error-score-waited-passed", who=who, giver=case.player(s.outs[s.n_out - 1]))
        raise BadRound("error-score-waited-dealt", who=who)
    if does != OUT:
        return actions.IN
    if actions.OUT not in actions.numbers(s.ask, s.choice):
        raise BadRound("error-score-bound", who=who, why=_why_bound(case, drop, seat))
    return actions.OUT


def _why_bound(case: SettlementContext, drop: Dropout, seat: int) -> Message:
    if drop.bind and seat == case.state.first:
        return msg("score-bound-leader", rule=drop.id_of("bind"))
    if field := case.bound_by(seat):
        return field.message("binds", rule=field.rule(case.rules))
    return msg("score-bound-needed", rule=drop.id_of("must_play_three"))


def _compare(case: SettlementContext, seat: int, buys: bool) -> None:
    """Check that players who were not asked are reported as such."""
    s, who, does = case.state, case.player(seat), case.piles[seat].does
    spoke = case.is_in(seat) or seat in s.outs[: s.n_out]
    if case.forced_out(seat):
        if does != FORCED and not buys:
            ins = case.players(other for other in range(case.rules.seats) if case.is_in(other))
            raise BadRound("error-score-forced", most=case.rules.most_players(), players=ins, who=who)
        if seat not in case.hands:
            raise BadRound("error-score-forced-hand", who=who)
    elif not spoke and does not in (WAITS, BLANK):
        raise BadRound("error-score-waits", who=who)


def _agree(case: SettlementContext) -> None:
    """Two who are left share the pot if neither has a pile, and have played for it otherwise (HH-44)."""
    s = case.state
    shares = all(case.piles[seat].does == IN for seat in case.order())
    agree.enter(s, case.tables)
    while s.actor != NOBODY:
        agree.step(s, case.tables, actions.SHARE if shares else actions.PLAY_ON)


def _buy(case: SettlementContext) -> None:
    """Each forced-out player buys a place or does not (HH-52)."""
    s = case.state
    bought = {row.buyer: row for row in case.report.buys}
    buyout.enter(s, case.tables)
    while s.actor != NOBODY:
        seat = s.actor
        if seat not in bought:
            buyout.step(s, case.tables, actions.NO_OFFER)
            continue
        seller, amount = bought[seat].seller, bought[seat].amount
        if not case.plays(seller):
            raise BadRound("error-score-seller-out", who=case.player(seat), seller=case.player(seller))
        if not buyout.may_offer(s, seller, amount):
            raise BadRound("error-score-offer", who=case.player(seat), least=s.compensation[seat], amount=amount)
        buyout.step(s, case.tables, actions.offer(seller, amount))
        buyout.answer(s, case.tables, actions.ACCEPT)
        case.story.append(msg("score-story-bought", who=case.player(seat), seller=case.player(seller)))


def _compare_places(case: SettlementContext) -> None:
    """Check that the players who sold their places, and no others, are reported to have done so."""
    for seat, pile in enumerate(case.piles):
        who, plays = case.player(seat), case.plays(seat)
        if pile.does == SOLD and plays:
            raise BadRound("error-score-unbought", who=who)
        if pile.does in (PLAYS, IN) and not plays:
            raise BadRound("error-score-sold", who=who)


def not_played(case: SettlementContext) -> None:
    """One alone, two who share, or hands that are worth too much (TA-24, TA-25, HH-44, HH-45)."""
    s, report, drop = case.state, case.report, case.rules.dropout
    assert drop
    if s.ended == SPLIT:
        why = msg("score-story-shared", players=case.players(case.order()), rule=drop.id_of("two"))
    elif s.players == 1:
        why = msg("score-story-alone", who=case.player(s.first), rule=drop.id_of("ends"))
    else:
        why = msg("score-story-hands", rule=drop.compensation.no_play_rule)
    if any(pile.cards for pile in case.piles):
        raise BadRound("error-score-no-piles", why=why)
    if report.call or report.sage or report.teyaku or report.answers:
        raise BadRound("error-score-not-played", why=why)
    case.story.append(why)
