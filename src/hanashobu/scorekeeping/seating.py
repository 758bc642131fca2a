"""Who plays: players say in or out in turn, are forced out, and buy places; or nobody plays at all."""

from __future__ import annotations

from hanashobu.engine import actions
from hanashobu.engine.phases import agree, buyout, dropout
from hanashobu.engine.state import NOBODY, SPLIT
from hanashobu.rules.dropout import AGREE, PLAYERS, Dropout
from hanashobu.rules.text import count, listed
from hanashobu.scorekeeping.case import Case
from hanashobu.scorekeeping.reported import BLANK, FORCED, IN, OUT, PLAYS, SOLD, WAITS, BadRound

HOW = "Players speak in turn, from whoever would play first, until three are in."


def say_in_or_out(case: Case, drop: Dropout) -> None:
    """The dropout phase, with everybody's answer from the piles; then places are bought."""
    s, told = case.state, case.told
    buyers = {buyer for buyer, _, _ in told.buys}
    for seat, pile in enumerate(told.piles):
        if pile.does == FORCED or seat in buyers:
            s.hands[seat] = told.hands.get(seat, 0)
    dropout.enter(s, case.tables)
    while s.actor != NOBODY:
        dropout.step(s, case.tables, _answer(case, drop, s.actor, s.actor in buyers))
    if s.misdeals:
        raise BadRound(f"Nobody is in: the deal is thrown in and all fees are given back, so there is nothing to score ({drop.ends}).")
    for seat in range(case.rules.seats):
        _compare(case, seat, seat in buyers)
    for seat in buyers:
        if not s.forced >> seat & 1:
            raise BadRound(f"{case.names[seat]} was not forced out, and cannot have bought a place.")
    if s.players == 2 and drop.two_left == AGREE:
        _agree(case)
    if case.tables.buyout and s.forced:
        _buy(case)
    _compare_places(case)


def _answer(case: Case, drop: Dropout, seat: int, buys: bool) -> int:
    """What a player who is asked has said."""
    s, name, does = case.state, case.names[seat], case.told.piles[seat].does
    if does == FORCED or buys:
        ins = s.ins.bit_count()
        raise BadRound(f"{name} was not forced out: when it was {name}'s turn to speak {count(ins, 'player')} had said in. {HOW}")
    if does == WAITS:
        late = (seat - s.dealer) % case.rules.seats >= case.rules.seats - drop.waits
        got = f"got the hand of {case.names[s.outs[s.n_out - 1]]}, who went out" if late else "was dealt in"
        raise BadRound(
            f"{name} did not only wait, but {got}: give that pile, or write {OUT}.",
            f"{name} did not only wait, but {got}: say what came of it.",
        )
    if does != OUT:
        return actions.IN
    if not s.choice >> actions.OUT & 1:
        raise BadRound(f"{name} may not go out: {_why_bound(case, drop, seat)}.")
    return actions.OUT


def _why_bound(case: Case, drop: Dropout, seat: int) -> str:
    if drop.bind and seat == case.state.first:
        return f"the leader is bound ({drop.bind})"
    if case.state.blind and case.rules.blind and seat == case.state.dealer:
        return f"the dealer plays blind ({case.rules.blind.rule})"
    return f"every player who is left is needed to make three ({drop.must_rule})"


def _compare(case: Case, seat: int, buys: bool) -> None:
    """Whether those who were not asked are told to be so."""
    s, name, does = case.state, case.names[seat], case.told.piles[seat].does
    spoke = s.ins >> seat & 1 or seat in s.outs[: s.n_out]
    if s.forced >> seat & 1:
        if does != FORCED and not buys:
            ins = listed(case.names[other] for other in range(case.rules.seats) if s.ins >> other & 1)
            raise BadRound(
                f"At most {PLAYERS} play: {ins} were in before {name} could speak. Write that pile as {FORCED}. {HOW}",
                f"At most {PLAYERS} play: {ins} were in before {name} could speak, so {name} was forced out.",
            )
        if seat not in case.told.hands:
            raise BadRound(
                f"{name} was forced out, and is paid for the hand: give it, as --hand {name}=CARDS.",
                f"{name} was forced out, and is paid for the hand: give its cards.",
            )
    elif not spoke and does not in (WAITS, BLANK):
        raise BadRound(
            f"{name} was not dealt in, and nobody passed a hand on: write that pile as {WAITS}.",
            f"{name} was not dealt in, and nobody passed a hand on: {name} only waited.",
        )


def _agree(case: Case) -> None:
    """Two who are left share the pot if neither has a pile, and have played for it otherwise (HH-44)."""
    s = case.state
    shares = all(case.told.piles[seat].does == IN for seat in case.order())
    agree.enter(s, case.tables)
    while s.actor != NOBODY:
        agree.step(s, case.tables, actions.YES if shares else actions.NO)


def _buy(case: Case) -> None:
    """Each forced-out player buys a place or does not (HH-52)."""
    s, names = case.state, case.names
    bought = {buyer: (seller, amount) for buyer, seller, amount in case.told.buys}
    buyout.enter(s, case.tables)
    while s.actor != NOBODY:
        seat = s.actor
        if seat not in bought:
            buyout.step(s, case.tables, actions.NO)
            continue
        seller, amount = bought[seat]
        if not s.playing >> seller & 1:
            raise BadRound(f"{names[seat]} cannot buy the place of {names[seller]}, who did not play.")
        if not buyout.may_offer(s, seller, amount):
            least = s.compensation[seat]
            raise BadRound(f"{names[seat]} must offer {least} at least, which is what the forced-out hand was paid, not {amount}.")
        buyout.step(s, case.tables, actions.offer(seller, amount))
        buyout.answer(s, case.tables, actions.YES)
        case.story.append(f"{names[seat]} bought the place of {names[seller]}.")


def _compare_places(case: Case) -> None:
    """Whether those who sold their places are told to have done so, and no others."""
    for seat, pile in enumerate(case.told.piles):
        name, plays = case.names[seat], case.state.playing >> seat & 1
        if pile.does == SOLD and plays:
            raise BadRound(
                f"Nobody bought the place of {name}: say who did, as --buys PLAYER={name}:POINTS.",
                f"Nobody bought the place of {name}: say who did, and for how much.",
            )
        if pile.does in (PLAYS, IN) and not plays:
            raise BadRound(
                f"{name} sold the place in the round: write that pile as {SOLD}.",
                f"{name} sold the place in the round, and has no pile.",
            )


def not_played(case: Case) -> None:
    """One alone, two who share, or hands that are worth too much (TA-24, TA-25, HH-44, HH-45)."""
    s, told, drop = case.state, case.told, case.rules.dropout
    assert drop
    if s.ended == SPLIT:
        why = f"{listed(case.names[seat] for seat in case.order())} were in, and share the pot ({drop.two})."
    elif s.players == 1:
        why = f"Only {case.names[s.first]} was in, and nobody played ({drop.ends})."
    else:
        why = f"The forced-out hands are worth so much that nobody played ({drop.compensation.no_play_rule})."
    if any(pile.cards for pile in told.piles):
        raise BadRound(f"{why} So nobody has a pile; write {IN} for those who were in.", f"{why} So nobody has a pile.")
    if told.call or told.sage or told.teyaku or told.answers:
        raise BadRound(f"{why} So there are no teyaku, no calls, and nobody who answers for anything.")
    case.story.append(why)
