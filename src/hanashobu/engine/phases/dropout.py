"""More at the table than may play: everybody says in or out until as many as may are in (TA-21 to TA-30, HH-40 to HH-51)."""

from __future__ import annotations

from hanashobu.engine import charge, flaws, log
from hanashobu.engine.actions import IN, OUT
from hanashobu.engine.kernel import BITS, bit, fair_word, kernel, lowest, popcount, wrap
from hanashobu.engine.phases import compensation, deal
from hanashobu.engine.state import ASK_SPEAK, NOBODY, NOBODY_PLAYS, SPLIT, State
from hanashobu.engine.weights import Weights
from hanashobu.rules.dropout import AGREE
from hanashobu.rules.dropout import SPLIT as SHARE
from hanashobu.rules.tables import Tables


@kernel
def enter(s: State, rules: Tables) -> None:
    """Whoever would play first speaks first."""
    s.speaker = s.first
    ask(s, rules, s.first)


@kernel
def ask(s: State, rules: Tables, seat: int) -> None:
    """In or out, or only in."""
    s.actor = seat
    s.ask = ASK_SPEAK
    s.choice = bit(IN)
    if not must_play(s, rules, seat):
        s.choice |= bit(OUT)


@kernel
def must_play(s: State, rules: Tables, seat: int) -> bool:
    """A player who is bound (TA-27, HH-62) or needed to fill the round (HH-46) is in."""
    if rules.bind and seat == s.first:
        return True
    if s.bound >> seat & 1:
        return True
    if rules.must_play_three == 0 or s.round < rules.must_play_three:
        return False
    left = 1
    other = s.next[s.speaker]
    while other != s.first:
        left += 1
        other = s.next[other]
    return popcount(s.ins) + left <= rules.most_players


@kernel
def fee(s: State, rules: Tables) -> int:
    """What it costs to go out now (TA-22, HH-42)."""
    return charge.multiplied(s, rules.fee + rules.fee_step * s.n_out)


@kernel
def step(s: State, rules: Tables, action: int) -> None:
    """Somebody is in; or goes out, and passes the hand on to somebody who waits for one."""
    seat = s.actor
    if action == IN:
        s.ins |= 1 << seat
        log.emit(s, log.SPOKE, seat, 0, 0)
    else:
        due = fee(s, rules)
        log.emit(s, log.SPOKE, seat, 1, due)
        if s.waiters:
            waiter = next_waiter(s, rules)
            s.waiters -= 1
            pay_fee(s, seat, waiter, due, rules.pass_why)
            pass_hand(s, rules, seat, waiter)
            ask(s, rules, waiter)
            return
        pay_fee(s, seat, log.POT, due, rules.fee_why)
    s.choice = 0
    s.actor = NOBODY
    other = s.next[s.speaker]
    if popcount(s.ins) < rules.most_players and other != s.first:
        s.speaker = other
        ask(s, rules, other)
    elif s.ins:
        close(s, rules)
    else:
        give_back(s, rules)


@kernel
def next_waiter(s: State, rules: Tables) -> int:
    """Who gets the next hand that is passed on: the last seats to the dealer's right wait, the nearest first (TA-29)."""
    return wrap(s.dealer + rules.seats - s.waiters, rules.seats)


@kernel
def pay_fee(s: State, seat: int, to: int, due: int, why: int) -> None:
    """Pay for going out, and remember what was paid in case everybody goes out."""
    before = s.result[seat]
    charge.pay(s, seat, to, due, why)
    s.outs[s.n_out] = seat
    s.fees[s.n_out] = before - s.result[seat]
    s.fees_to[s.n_out] = to
    s.n_out += 1


@kernel
def pass_hand(s: State, rules: Tables, seat: int, waiter: int) -> None:
    """The hand goes to a player who was not dealt in (TA-30)."""
    hand = s.hands[seat]
    s.hands[waiter] = hand
    s.hands[seat] = 0
    s.playing ^= 1 << seat | 1 << waiter
    s.gave[seat] = hand
    for other in range(rules.seats):
        if s.gave[other] & hand:
            s.gave_to[other] = waiter
    log.emit(s, log.PASSED, seat, waiter, hand)


@kernel
def give_back(s: State, rules: Tables) -> None:
    """Nobody is in: what was paid last is given back first, and the deal is thrown in (TA-25, HH-45, CO-12)."""
    while s.n_out:
        s.n_out -= 1
        charge.pay(s, s.fees_to[s.n_out], s.outs[s.n_out], s.fees[s.n_out], rules.refund_why)
    for level in range(rules.n_levels):
        s.waiting[level] = s.waited[level]
    flaws.throw_in(s, flaws.NOBODY_IN, NOBODY, 0)


@kernel
def split_pot(s: State, rules: Tables) -> None:
    """Two who are left share the pot without playing, the odd point to the first (HH-44)."""
    half = s.pot // 2
    charge.pay(s, log.POT, s.first, s.pot - half, rules.split_why)
    charge.pay(s, log.POT, s.next[s.first], half, rules.split_why)


@kernel
def pay_pot(s: State, rules: Tables) -> None:
    """The winner takes the pot (TA-26, HH-27); if nobody has won, whoever went out gets back what was paid."""
    if s.winner != NOBODY:
        charge.pay(s, log.POT, s.winner, s.pot, rules.pot_why)
        return
    at = s.n_out
    while at:
        at -= 1
        if s.fees_to[at] == log.POT:
            charge.pay(s, log.POT, s.outs[at], s.fees[at], rules.refund_why)


@kernel
def close(s: State, rules: Tables) -> None:
    """Those who are in play the round; those who have not spoken are forced out and compensated."""
    other = s.next[s.speaker]
    while other != s.first:
        s.forced |= 1 << other
        other = s.next[other]
    deal.seat_players(s, rules, s.ins, s.first)  # TA-27, HH-47
    paid = compensation.pay(s, rules)
    if s.players == 1:
        end_unplayed(s, rules, s.first, NOBODY_PLAYS)
    elif s.players == 2 and rules.two_left == SHARE:
        end_unplayed(s, rules, NOBODY, SPLIT)
    elif rules.no_play and paid >= rules.no_play:
        end_unplayed(s, rules, compensation.largest_stake(s, rules), NOBODY_PLAYS)
    else:
        if not (rules.buyout and s.forced) and not (s.players == 2 and rules.two_left == AGREE):
            begin_play(s, rules)
        s.at += 1


@kernel
def end_unplayed(s: State, rules: Tables, winner: int, why: int) -> None:
    """The round is over before a card is played."""
    s.winner = winner
    s.ended = why
    s.at = rules.settle_at


@kernel
def begin_play(s: State, rules: Tables) -> None:
    """Decide who plays, and put the hands of the others onto the draw pile (TA-28, HH-51)."""
    if s.listening:
        packed = 0
        seat = s.first
        for place in range(s.players):
            packed |= seat << 4 * place
            seat = s.next[seat]
        log.emit(s, log.ACTIVE, s.players, packed, s.dealer if rules.leads else s.first)
    for seat in range(rules.seats):
        hand = s.hands[seat]
        if not s.playing >> seat & 1 and hand and seat != s.sits:
            put_on_stock(s, hand)
            s.hands[seat] = 0
            s.gave[seat] = hand
            for other in range(rules.seats):
                if s.gave_to[other] == seat:
                    s.gave_to[other] = NOBODY


@kernel
def put_on_stock(s: State, cards: int) -> None:
    """Cards go onto the draw pile, which has to be shuffled before anybody draws."""
    end = s.stock_end[0]
    s.unshuffled += popcount(cards)
    while cards:
        s.stock[end] = lowest(cards)
        end += 1
        cards &= cards - 1
    s.stock_end[0] = end


@kernel
def light_answer(s: State, weights: Weights, legal: int) -> int:
    """In as often as the weights say, whatever the hand is."""
    if legal & bit(OUT):
        return IN if fair_word(s, 64) * 64 >> BITS < weights.plays else OUT
    return IN
