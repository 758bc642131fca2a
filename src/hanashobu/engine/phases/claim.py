"""Teyaku that a player may claim or keep hidden; what was not claimed can be until the first draw (TA-10, TA-11, HH-7)."""

from __future__ import annotations

from hanashobu.engine import charge, log, shapes
from hanashobu.engine.actions import CLAIM_NOTHING, PAGES
from hanashobu.engine.kernel import MONTH_STARTS, bit, fours, kernel, lowest, popcount, threes, twos
from hanashobu.engine.state import (
    ASK_CLAIM,
    ASK_PLAY,
    ASK_RETURN,
    ASK_TAKE,
    CLAIMS_CLOSED,
    CLAIMS_OPEN,
    FROM_HAND,
    IN_ROUND,
    NOBODY,
    State,
)
from hanashobu.engine.weights import highest
from hanashobu.rules.tables import MOST_KINDS, Hand, Tables


@kernel
def enter(s: State, rules: Tables) -> None:
    """Look at the hand of whoever plays first."""
    if s.window == CLAIMS_CLOSED:
        s.window = CLAIMS_OPEN  # for the next deal
    ask_from(s, rules, s.first)


@kernel
def ask_from(s: State, rules: Tables, seat: int) -> None:
    """Ask this player or the next one who has something to claim."""
    while True:
        claims = claimable(s, rules, seat, s.hands[seat])
        if claims:
            s.actor = seat
            s.ask = ASK_CLAIM
            s.choice = bit(CLAIM_NOTHING) | claims
            return
        seat = s.next[seat]
        if seat == s.first:
            s.actor = NOBODY
            s.at += 1
            return


@kernel
def claimable(s: State, rules: Tables, seat: int, hand: int) -> int:
    """What a player has in a hand and has not claimed yet: all sets of kinds, as actions."""
    kinds = 0
    places = place_of(s, seat)
    for kind in range(rules.n_kinds):
        if s.claimed[MOST_KINDS * seat + kind] == 0 and best(rules, hand, kind, places) >= 0:
            kinds |= 1 << kind
    claims = 0
    some = kinds
    while some:
        claims |= bit(CLAIM_NOTHING + some)
        some = some - 1 & kinds
    return claims


@kernel
def step(s: State, rules: Tables, action: int) -> None:
    """What is claimed is shown; nobody else learns of what is not claimed."""
    seat = s.actor
    kinds = action - CLAIM_NOTHING
    declined = 0
    for kind in range(rules.n_kinds):
        row = best(rules, s.hands[seat], kind, place_of(s, seat))
        if row >= 0 and not kinds >> kind & 1:
            declined |= 1 << row
    show(s, rules, seat, s.hands[seat], kinds, declined)
    s.choice = 0
    seat = s.next[seat]
    if seat == s.first:
        s.actor = NOBODY
        s.at += 1
    else:
        ask_from(s, rules, seat)


@kernel
def show(s: State, rules: Tables, seat: int, hand: int, kinds: int, declined: int) -> None:
    """The claimed rows are noted, logged and, where that is due at once, paid."""
    claimed = 0
    for kind in range(rules.n_kinds):
        row = best(rules, hand, kind, place_of(s, seat))
        if row >= 0 and s.claimed[MOST_KINDS * seat + kind] == 0 and kinds >> kind & 1:
            note(s, rules, seat, hand, row)
            claimed |= 1 << row
    log.emit(s, log.SHOWN, seat, claimed | declined << log.DECLINED, s.shown[seat])
    if not rules.at_the_end:
        pay_rows(s, rules, seat, claimed)


@kernel
def late(s: State, rules: Tables, seat: int) -> int:
    """What a player overlooked or kept hidden and may still claim, as actions: until the first card is drawn (TA-11, HH-7)."""
    if not before_first_draw(s, rules) or not s.playing >> seat & 1:
        return 0
    return claimable(s, rules, seat, late_hand(s, seat))


@kernel
def before_first_draw(s: State, rules: Tables) -> bool:
    """Whether everybody has been asked about teyaku, and no card has been drawn yet."""
    if s.status != IN_ROUND or s.actor == NOBODY or rules.claim_at < 0 or s.at <= rules.claim_at or s.turn:
        return False
    return s.ask == ASK_RETURN or s.ask == ASK_PLAY or (s.ask == ASK_TAKE and s.source == FROM_HAND)


@kernel
def late_hand(s: State, seat: int) -> int:
    """The hand with the card that has just been played from it; a card that went back into the draw pile can no longer be shown."""
    if s.ask == ASK_TAKE and s.actor == seat:
        return s.hands[seat] | 1 << s.card
    return s.hands[seat]


@kernel
def claim_late(s: State, rules: Tables, seat: int, action: int) -> None:
    """A late claim, whoever's turn it is."""
    show(s, rules, seat, late_hand(s, seat), action - CLAIM_NOTHING, 0)


@kernel
def note(s: State, rules: Tables, seat: int, hand: int, row: int) -> None:
    """A teyaku is claimed: its cards are shown, also one that waits for its target, and its triplets remembered."""
    teyaku = rules.teyaku[row]
    s.claimed[MOST_KINDS * seat + teyaku.kind] = row + 1
    s.shown[seat] |= shown_of(teyaku, hand)
    remember(s, teyaku, seat, hand)


@kernel
def remember(s: State, teyaku: Hand, seat: int, hand: int) -> None:
    """The triplets of a hand whose fourth cards can still be caught."""
    if teyaku.dives:
        s.triplets[seat] |= threes(hand) & ~fours(hand)


@kernel
def caught(s: State, seat: int) -> int:
    """The claimed triplets of which a player has caught the fourth card, as the first cards of their months (HH-25)."""
    return s.triplets[seat] & fours(s.taken[seat])


@kernel
def dives(s: State, rules: Tables, seat: int, payer: int) -> int:
    """For how many of them somebody pays; who laid the fourth card may have to pay for all (HH-25, HH-O2)."""
    times = 0
    months = caught(s, seat)
    while months:
        layer = s.dive_answers[lowest(months) >> 2] - 1 if rules.liable else NOBODY
        months &= months - 1
        if layer == NOBODY:
            times += 1
        elif layer == payer:
            times += s.players - 1
    return times


@kernel
def escapes(s: State, rules: Tables, seat: int) -> bool:
    """Whether a player has claimed a hand that is paid for an escape (HH-26)."""
    for kind in range(rules.n_kinds):
        row = s.claimed[MOST_KINDS * seat + kind] - 1
        if row >= 0 and rules.teyaku[row].escapes:
            return True
    return False


@kernel
def shown_of(teyaku: Hand, hand: int) -> int:
    """The cards of a hand that a teyaku is made of."""
    least = teyaku.shows_least
    if least == 4:
        months = fours(hand)
    elif least == 3:
        months = threes(hand)
    elif least == 2:
        months = twos(hand)
    else:
        months = MONTH_STARTS
    return hand & teyaku.shows & months * 15


@kernel
def place_of(s: State, seat: int) -> int:
    """The place of a player in turn order, as a bit."""
    other = s.first
    place = 1
    while other != seat:
        other = s.next[other]
        place <<= 1
    return place


@kernel
def best(rules: Tables, hand: int, kind: int, places: int) -> int:
    """The most valuable teyaku of a kind that a hand has, as its row, for a player at one of these places; -1 if none."""
    first = rules.kind_ends[kind - 1] if kind else 0
    if rules.kind_pairs[kind]:
        return best_by_month(rules, hand, kind, first, places)
    for row in range(first, rules.kind_ends[kind]):
        teyaku = rules.teyaku[row]
        if teyaku.places & places and shapes.holds(hand, teyaku.pattern[0]) and (teyaku.has == 0 or hand & teyaku.has):
            return row
    return -1


@kernel
def best_by_month(rules: Tables, hand: int, kind: int, first: int, places: int) -> int:
    """The same for a kind that goes by how many cards of each month there are; most hands have nothing and are dismissed at once."""
    if threes(hand) == 0 and popcount(twos(hand)) < rules.kind_pairs[kind]:
        return -1
    for row in range(first, rules.kind_ends[kind]):
        if rules.teyaku[row].places & places and shapes.has_months(hand, rules.teyaku[row].months[0]):
            return row
    return -1


@kernel
def pay_noted(s: State, rules: Tables, seat: int) -> None:
    """Each opponent in the round pays what a player has claimed."""
    pay_rows(s, rules, seat, -1)


@kernel
def pay_rows(s: State, rules: Tables, seat: int, rows: int) -> None:
    """The same for some rows of the teyaku table."""
    for kind in range(rules.n_kinds):
        row = s.claimed[MOST_KINDS * seat + kind] - 1
        if row >= 0 and rows >> row & 1:
            charge.by_opponents(s, seat, charge.multiplied(s, rules.unit * points_of(s, rules, row)), rules.teyaku[row].why)


@kernel
def points_of(s: State, rules: Tables, row: int) -> int:
    """What a teyaku is worth with so many players."""
    teyaku = rules.teyaku[row]
    return teyaku.points_of_two if s.players == 2 else teyaku.points


@kernel
def light_answer(legal: int) -> int:
    """All that can be claimed."""
    return (ASK_CLAIM & PAGES) + highest(legal)
