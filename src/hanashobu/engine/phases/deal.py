"""The dealer draw, the shuffle, the deal and the misdeal."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.kernel import BITS, WORD, fair_word, has_four, kernel, popcount
from hanashobu.engine.state import AWAITS_DECK, DECK_GIVEN, NOBODY, OWN_SHUFFLE, State
from hanashobu.rules.deal import FIELD, PILES
from hanashobu.rules.tables import Tables

FOUR_OF_A_MONTH, _, REQUESTED = range(3)  # the words of WHY_MISDEAL


@kernel
def shuffle(s: State, rules: Tables, n: int) -> None:
    """Put the first n cards of the deck into random order, or use the order that was given (CO-5)."""
    if s.given != OWN_SHUFFLE:
        s.given = AWAITS_DECK
        return
    deck, new, ways = s.deck, rules.deck, rules.ways
    word = 0
    for place in range(n):
        # What is left of a word after one card is as good for the next, if the word was fair to all of them together.
        if ways[place]:
            word = fair_word(s, ways[place])
        word *= place + 1
        other = word >> BITS
        word &= WORD
        deck[place] = deck[other]
        deck[other] = new[place]


@kernel
def draw_dealer(s: State, rules: Tables) -> bool:
    """One pass of the draw for the first dealer; False if it has to be repeated (CO-4)."""
    shuffle(s, rules, rules.n_draw)
    best = 1 << 20
    ties = 0
    packed = 0
    for seat in range(rules.seats):
        card = s.deck[seat]
        packed |= card << 6 * seat
        rank = rules.rank[card]
        if rank < best:
            best = rank
            ties = 0
            s.dealer = seat
        elif rank == best:
            ties += 1
    log.tell(s, log.DREW, packed, 0, 0)
    if ties:
        return False
    log.tell(s, log.FIRST_DEALER, s.dealer, 0, 0)
    return True


@kernel
def clear_table(s: State, rules: Tables) -> None:
    """Nothing of an earlier deal remains."""
    for seat in range(rules.seats):
        s.hands[seat] = 0
        s.taken[seat] = 0
        s.shown[seat] = 0
        s.result[seat] = 0
        s.draws_from[seat] = 0
        s.next[seat] = seat + 1
    s.next[rules.seats - 1] = 0
    s.field = 0
    s.turn = 0
    s.card = NOBODY
    s.choice = 0
    s.multiplier = 1
    s.first = s.dealer
    s.winner = NOBODY
    s.ended = 0


@kernel
def enter(s: State, rules: Tables) -> None:
    """Shuffle, deal, and throw the deal in if it is void (CO-12)."""
    clear_table(s, rules)
    n = rules.n_deck
    shuffle(s, rules, n)
    if s.listening:
        log.tell_deck(s, n)
    if rules.own_stock:
        deal_piles(s, rules)
    else:
        deal_hands(s, rules)
    void = why_void(s, rules)
    if void >= 0:
        throw_in(s, void, NOBODY)
    else:
        s.at += 1


@kernel
def deal_hands(s: State, rules: Tables) -> None:
    """Cards to hands and field by the route of the deal; the rest is the draw pile."""
    deck, stock = s.deck, s.stock
    place = 0
    for row in range(rules.n_packets):
        packet = rules.packets[row]
        cards = 0
        for _ in range(packet.each):
            cards |= 1 << deck[place]
            place += 1
        if packet.to == FIELD:
            s.field |= cards
        else:
            s.hands[(s.dealer + packet.to) % rules.seats] |= cards
    left = rules.n_deck - place
    for at in range(left):
        stock[at] = deck[place + at]
    s.stock_at[0] = 0
    s.stock_end[0] = left


@kernel
def deal_piles(s: State, rules: Tables) -> None:
    """Cards to the field and to two piles per seat, each a stretch of the stock."""
    seats = rules.seats
    room = rules.n_deck // (2 * seats)
    for pile in range(2 * seats):
        s.stock_at[pile] = pile * room
        s.stock_end[pile] = pile * room
    deck, stock = s.deck, s.stock
    place = 0
    for row in range(rules.n_packets):
        packet = rules.packets[row]
        if packet.to == FIELD:
            for _ in range(packet.each):
                s.field |= 1 << deck[place]
                place += 1
        else:
            pile = (2 * s.dealer + packet.to - PILES) % (2 * seats)
            end = s.stock_end[pile]
            s.stock_end[pile] = end + packet.each
            for at in range(end, end + packet.each):
                stock[at] = deck[place]
                place += 1


@kernel
def why_void(s: State, rules: Tables) -> int:
    """Why the field makes a misdeal, -1 if it does not."""
    if rules.void_fours and has_four(s.field):
        return FOUR_OF_A_MONTH
    for row in range(rules.n_voids):
        void = rules.voids[row]
        if popcount(s.field & void.cards) >= void.need:
            return void.why
    return -1


@kernel
def throw_in(s: State, why: int, seat: int) -> None:
    """The same dealer deals again (CO-12)."""
    s.misdeals += 1
    log.tell(s, log.MISDEAL, why, seat, 0)
    s.actor = NOBODY
    s.at = 0


@kernel
def waits_for_deck(s: State) -> bool:
    """Whether somebody outside has to say how the deck lies."""
    return s.given != OWN_SHUFFLE and s.given != DECK_GIVEN
