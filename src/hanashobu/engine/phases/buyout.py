"""A forced-out player may offer an active player a sum for the place in the round, and that player may ask for another (HH-52)."""

from __future__ import annotations

from hanashobu.engine import charge, log
from hanashobu.engine.actions import ACCEPT, ACCEPT_COUNTER, COUNTER, FIRST_OFFER, NO_OFFER, OFFER, REFUSE, REFUSE_COUNTER
from hanashobu.engine.kernel import BITS, bit, fair_word, kernel, pick
from hanashobu.engine.phases import dropout
from hanashobu.engine.state import ASK_ANSWER, ASK_COUNTER, ASK_OFFER, NOBODY, State
from hanashobu.engine.weights import Weights, is_strong
from hanashobu.rules.tables import Tables

# Rows of the log.
OFFERED = 30  # from, to, amount
ANSWERED = 31  # seat, whether accepted, whether it was a counter-offer
COUNTERED = 39  # from, to, amount


@kernel
def enter(s: State, rules: Tables) -> None:
    """In turn order; `s.turn` counts the seats meanwhile, from the first player on."""
    if s.forced:
        s.speaker = s.first
        s.turn = 0
        look_on(s, rules)
    else:
        s.at += 1


@kernel
def look_on(s: State, rules: Tables) -> None:
    """Ask the next forced-out player; after the last one play begins."""
    while s.turn < rules.seats:
        seat = (s.speaker + s.turn) % rules.seats
        s.turn += 1
        if s.forced >> seat & 1:
            s.actor = seat
            s.ask = ASK_OFFER
            s.choice = bit(NO_OFFER) | bit(OFFER)
            return
    s.turn = 0
    s.actor = NOBODY
    s.choice = 0
    dropout.begin_play(s, rules)
    s.at += 1


@kernel
def step(s: State, rules: Tables, action: int) -> None:
    """Make no offer, or one that somebody has to answer."""
    if action == NO_OFFER:
        look_on(s, rules)
        return
    seller = (action - FIRST_OFFER) % 8
    s.buyer = s.actor
    s.seller = seller
    s.offer = (action - FIRST_OFFER) // 8
    log.emit(s, OFFERED, s.buyer, seller, s.offer)
    s.actor = seller
    s.ask = ASK_ANSWER
    s.choice = bit(REFUSE) | bit(ACCEPT) | bit(COUNTER)


@kernel
def may_offer(s: State, seat: int, amount: int) -> bool:
    """Any sum from one's own compensation up, to anybody who plays; in return, more than was offered."""
    if s.ask == ASK_ANSWER:
        return seat == s.buyer and amount > s.offer
    return s.playing >> seat & 1 != 0 and amount >= s.compensation[s.actor]


@kernel
def random_offer(s: State, rules: Tables) -> int:
    """Some offer: the least sum or a little more, to anybody who plays; in return, a little more than was offered."""
    if s.ask == ASK_ANSWER:
        more = 1 + (fair_word(s, 4) * 4 >> BITS)
        return FIRST_OFFER + 8 * (s.offer + more * max(1, rules.fee)) + s.buyer
    seat = pick(s, s.playing)
    more = fair_word(s, 4) * 4 >> BITS
    return FIRST_OFFER + 8 * (s.compensation[s.actor] + more * max(1, rules.fee)) + seat


@kernel
def answer(s: State, rules: Tables, action: int) -> None:
    """The seller accepts, refuses, or names another sum, which only the buyer's yes or no can follow."""
    if action >= FIRST_OFFER:
        s.offer = (action - FIRST_OFFER) // 8
        log.emit(s, COUNTERED, s.seller, s.buyer, s.offer)
        s.actor = s.buyer
        s.ask = ASK_COUNTER
        s.choice = bit(REFUSE_COUNTER) | bit(ACCEPT_COUNTER)
        return
    log.emit(s, ANSWERED, s.seller, 1 if action == ACCEPT else 0, 0)
    close(s, rules, action == ACCEPT)


@kernel
def answer_counter(s: State, rules: Tables, action: int) -> None:
    """The buyer accepts the other sum, or gives up."""
    log.emit(s, ANSWERED, s.buyer, 1 if action == ACCEPT_COUNTER else 0, 1)
    close(s, rules, action == ACCEPT_COUNTER)


@kernel
def close(s: State, rules: Tables, accepted: bool) -> None:
    """After a yes the seller is out without a fee, and the buyer takes over the turn, and the deal if it was the dealer's."""
    if accepted:
        seller = s.seller
        buyer = s.buyer
        charge.pay(s, buyer, seller, s.offer, rules.buyout_why)
        before = seller
        while s.next[before] != seller:
            before = s.next[before]
        s.next[buyer] = s.next[seller]
        s.next[before] = buyer
        s.playing ^= 1 << buyer | 1 << seller
        if s.first == seller:
            s.first = buyer
    look_on(s, rules)


@kernel
def light_answer(s: State, rules: Tables, weights: Weights) -> int:
    """A strong hand wants to play, a weak one to be paid for not playing."""
    strong = is_strong(rules, weights, s.hands[s.actor])
    if s.ask == ASK_OFFER:
        return random_offer(s, rules) if strong else NO_OFFER
    if s.ask == ASK_COUNTER:
        return ACCEPT_COUNTER if strong else REFUSE_COUNTER
    if strong and fair_word(s, 2) * 2 >> BITS:
        return random_offer(s, rules)
    return REFUSE if strong else ACCEPT
