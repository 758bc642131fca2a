"""The dealer draw, the shuffle, the deal and the misdeal."""

from __future__ import annotations

from hanashobu.cards import BLANK
from hanashobu.engine import flaws, log
from hanashobu.engine.kernel import BITS, WORD, fair_word, kernel, popcount, wrap
from hanashobu.engine.state import AWAITS_DECK, DECK_GIVEN, NOBODY, OWN_SHUFFLE, State
from hanashobu.rules.deal import FIELD, PILES
from hanashobu.rules.tables import MOST_KINDS, Tables
from hanashobu.rules.uses import ENDS, HAND_FLAWS, RARE_PHASES

THE_BLANK = 1 << BLANK


@kernel
def shuffle(s: State, rules: Tables, n: int) -> None:
    """Put the first n cards of the deck into random order, or use the order that was given (CO-5)."""
    if s.given != OWN_SHUFFLE:
        s.given = AWAITS_DECK
        return
    deck, new, ways = s.deck, rules.deck, rules.ways
    word = 0
    for place in range(n):
        # What is left of a word after one card is random enough for the next, if the word was fair to all of them together.
        if ways[place]:
            word = fair_word(s, ways[place])
        word *= place + 1
        other = word >> BITS
        word &= WORD
        deck[place] = deck[other]
        deck[other] = new[place]


@kernel
def mix(s: State, rules: Tables, cards: list[int], first: int, mixed: int, n: int) -> None:
    """Shuffle cards into some that nobody has seen and that lie in random order already, or use the order that was given (CO-5).

    Each new card changes places with any of those up to its own, itself included: all orders of all n are then equally likely.
    """
    if s.given != OWN_SHUFFLE:
        s.given = AWAITS_DECK
        for place in range(n):
            cards[first + place] = s.deck[place]
        return
    ways = rules.ways
    while not ways[mixed]:
        mixed -= 1  # a random word serves several places; to shuffle a few cards once more does no harm
    word = 0
    for place in range(mixed, n):
        if ways[place]:
            word = fair_word(s, ways[place])
        word *= place + 1
        other = first + (word >> BITS)
        word &= WORD
        card = cards[first + place]
        cards[first + place] = cards[other]
        cards[other] = card


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
    log.emit(s, log.DREW, packed, 0, 0)
    if rules.draw_seats:
        return seat_by_draw(s, rules)
    if ties:
        return False
    log.emit(s, log.FIRST_DEALER, s.dealer, 0, 0)
    return True


@kernel
def seat_by_draw(s: State, rules: Tables) -> bool:
    """The player who drew the next month sits to the right of the one before; False if two cards are equal (NA-22).

    A round table has no first seat: whoever was named first has number 0, and the others get theirs from there.
    """
    order = 0
    for seat in range(rules.seats):
        place = 0
        for other in range(rules.seats):
            ahead = rules.rank[s.deck[other]] - rules.rank[s.deck[seat]]
            if ahead == 0 and other != seat:
                return False
            if ahead < 0:
                place += 1
        if seat == 0:
            s.dealer = wrap(rules.seats - place, rules.seats)
        order |= seat << 3 * wrap(s.dealer + place, rules.seats)
    log.emit(s, log.FIRST_DEALER, s.dealer, order, 0)
    return True


@kernel
def clear_table(s: State, rules: Tables) -> None:
    """Nothing of an earlier deal remains."""
    for seat in range(rules.seats):
        s.hands[seat] = 0
        s.taken[seat] = 0
        s.shown[seat] = 0
        s.result[seat] = 0
        s.next[seat] = seat + 1
        s.yaku[seat] = 0
        s.gave[seat] = 0
        s.gave_to[seat] = NOBODY
        s.compensation[seat] = 0
    if rules.uses & (ENDS | RARE_PHASES | HAND_FLAWS):
        clear_seats(s, rules)
    if rules.stake:
        for seat in range(rules.seats):
            s.stake[seat] = min(rules.stake, max(0, s.totals[seat]))  # TA-2
    s.next[rules.seats - 1] = 0
    s.players = rules.seats
    s.playing = (1 << rules.seats) - 1
    s.staked = rules.stake
    s.pot = 0
    s.n_out = 0
    s.ins = 0
    s.forced = 0
    s.sits = NOBODY
    s.unshuffled = 0
    s.first_on = NOBODY
    if rules.liable:
        clear_answers(s)
    s.field = 0
    s.turn = 0
    s.card = NOBODY
    s.choice = 0
    s.multiplier = 1
    s.first = s.dealer
    s.winner = NOBODY
    s.ended = 0
    s.waiters = rules.waits
    if rules.waits:
        dealt = 0
        for step in range(rules.seats - rules.waits):
            dealt |= 1 << wrap(s.dealer + step, rules.seats)
        seat_players(s, rules, dealt, s.dealer)  # TA-29


@kernel
def clear_seats(s: State, rules: Tables) -> None:
    """The same for what the players of most tables never have."""
    for seat in range(rules.seats):
        s.draws_from[seat] = 0
        s.counted[seat] = 0
        s.went_on[seat] = 0
        s.triplets[seat] = 0
        s.played[seat] = 0
    for place in range(MOST_KINDS * rules.seats if rules.n_kinds else 0):
        s.claimed[place] = 0


@kernel
def clear_answers(s: State) -> None:
    """Nobody is liable for anything."""
    s.laid = NOBODY
    s.laid_by = NOBODY
    s.laid_now = NOBODY
    s.risks = 0
    for row in range(8):
        s.answers[row] = 0
    for month in range(12):
        s.dive_answers[month] = 0


@kernel
def seat_players(s: State, rules: Tables, who: int, start: int) -> None:
    """These seats play the round, in turn order from the first of them at or to the right of a seat (CO-3)."""
    s.playing = who
    s.players = popcount(who)
    last = NOBODY
    for step in range(rules.seats):
        seat = wrap(start + step, rules.seats)
        if who >> seat & 1:
            if last == NOBODY:
                s.first = seat
            else:
                s.next[last] = seat
            last = seat
    s.next[last] = s.first


@kernel
def enter(s: State, rules: Tables) -> None:
    """Shuffle, deal, and throw the deal in if it is void (CO-12)."""
    clear_table(s, rules)
    n = rules.n_deck
    shuffle(s, rules, n)
    if s.listening:
        log.emit_cards(s, s.deck, 0, n)
    if rules.own_stock:
        deal_piles(s, rules)
    else:
        deal_hands(s, rules)
    if rules.sits_out:
        sit_out(s, rules)
    if rules.leads or not flaws.void(s, rules):
        s.at += 1


@kernel
def sit_out(s: State, rules: Tables) -> None:
    """The player with the blank sits the round out, and the other cards of that hand are the field (HH-53)."""
    for seat in range(rules.seats):
        if s.hands[seat] & THE_BLANK:
            s.field = s.hands[seat] ^ THE_BLANK
            s.hands[seat] = THE_BLANK
            s.shown[seat] = THE_BLANK
            s.sits = seat
            log.emit(s, log.SAT_OUT, seat, s.field, 0)
    seat_players(s, rules, s.playing & ~(1 << s.sits), s.dealer)


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
            s.hands[wrap(s.dealer + packet.to, rules.seats)] |= cards
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
            pile = wrap(2 * s.dealer + packet.to - PILES, 2 * seats)
            end = s.stock_end[pile]
            s.stock_end[pile] = end + packet.each
            for at in range(end, end + packet.each):
                stock[at] = deck[place]
                place += 1


@kernel
def waits_for_deck(s: State) -> bool:
    """Whether the order of the deck has to come from outside."""
    return s.given != OWN_SHUFFLE and s.given != DECK_GIVEN
