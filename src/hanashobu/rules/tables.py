"""A ruleset as numbers: the tables that the kernel reads, the same on every machine."""

from __future__ import annotations

from hanashobu.layout import Layout, table, whole
from hanashobu.rules.phases import ORDER

MOST_SEATS = 7
MOST_YAKU = 62  # rows of a yaku table are also bits of a mask
MOST_LIABLE = 8  # somebody may answer for one of the first of these rows
MOST_TEYAKU = 16
MOST_KINDS = 2  # of teyaku
MOST_BONUSES = 8
MOST_CARDS = 49
LOOKUP = 2048
NO_RULE = -1  # instead of the place of an id


class Shape(Layout):
    """A pattern of cards and what it is worth."""

    all_of: int = whole()
    some_of: int = whole()
    need: int = whole()
    most: int = whole()
    never: int = whole()
    points: int = whole()
    per: int = whole()
    per_of: int = whole()
    rivals: int = whole()  # earlier rows of the same group, as bits
    why: int = whole()


class Group(Layout):
    """Yaku of few cards, of which one counts at most."""

    cards: int = whole()
    at: int = whole()  # where its part of the list begins


class Hand(Layout):
    """A teyaku: a pattern of cards, months by their numbers of cards, what is shown, and what it is worth."""

    pattern: list[Shape] = table(Shape, 1)
    kind: int = whole()
    fours: int = whole()
    threes: int = whole()
    standing: int = whole()
    pairs: int = whole()
    points: int = whole()
    points_of_two: int = whole()
    shows: int = whole()
    shows_least: int = whole()
    dives: int = whole()
    escapes: int = whole()
    why: int = whole()


class Special(Layout):
    """Something that takes the place of all other scoring: a pile, card points, or everybody at par."""

    pattern: list[Shape] = table(Shape, 1)
    least: int = whole()
    all_par: int = whole()
    rank: int = whole()


class CardValue(Layout):
    """Cards of one value: points of a card, or what a card on the field multiplies by."""

    cards: int = whole()
    value: int = whole()


class PacketRow(Layout):
    """Cards that are dealt to one place."""

    to: int = whole()
    each: int = whole()


class Void(Layout):
    """Cards of which a number on the field makes a misdeal."""

    cards: int = whole()
    need: int = whole()
    why: int = whole()


class Tables(Layout):
    """Everything the kernel may ask about the rules of a table."""

    seats: int = whole()
    n_deck: int = whole()
    n_draw: int = whole()
    deck: list[int] = whole(MOST_CARDS)
    ways: list[int] = whole(MOST_CARDS)  # in how many ways a random word can place this card and the next ones; 0: the word before does
    month: list[int] = whole(MOST_CARDS)
    rank: list[int] = whole(MOST_CARDS)
    draw_seats: int = whole()  # the draw for dealer also says who sits where
    route: list[int] = whole(MOST_CARDS)
    n_packets: int = whole()
    packets: list[PacketRow] = table(PacketRow, MOST_CARDS)
    own_stock: int = whole()
    void_fours: int = whole()
    n_voids: int = whole()
    voids: list[Void] = table(Void, 8)
    flow: list[int] = whole(len(ORDER))
    settle_at: int = whole()
    unit: int = whole()
    stake: int = whole()
    waits: int = whole()
    leads: int = whole()  # a leader is found, who plays first
    sits_out: int = whole()
    swaps: int = whole()
    claim_at: int = whole()  # place in the flow, -1: nobody is asked about teyaku
    return_at: int = whole()  # place in the flow, -1: no card is returned
    cut: int = whole()
    fee: int = whole()
    fee_step: int = whole()
    two_left: int = whole()
    must_play_three: int = whole()
    bind: int = whole()
    buyout: int = whole()
    worth_each: int = whole()
    worth_cards: int = whole()
    worth_halves: int = whole()
    worth_set: int = whole()
    worth_set_points: int = whole()
    shared: int = whole()
    all_pay: int = whole()
    no_play: int = whole()
    calls: int = whole()
    yaku_cards: int = whole()
    yaku_least: int = whole()  # nobody has a yaku with fewer of them
    liable: int = whole()  # rows of yaku, as bits
    bonus: int = whole()  # what an achievement brings
    bonus_least: int = whole()
    bonus_unclaimed: int = whole()  # some achievement needs no teyaku
    at_the_end: int = whole()  # teyaku are paid when the round is settled
    buy_in: int = whole()
    prize: int = whole()
    year: int = whole()
    loan: int = whole()
    ginmi: int = whole()
    streak: int = whole()
    most_takes_year: int = whole()
    must_match: int = whole()
    redeal: int = whole()
    scoring: int = whole()
    play_on: int = whole()
    wild: int = whole()
    wild_takes: int = whole()
    lying: int = whole()
    n_worths: int = whole()
    worths: list[CardValue] = table(CardValue, 8)
    n_yaku: int = whole()
    yaku: list[Shape] = table(Shape, MOST_YAKU)
    n_groups: int = whole()
    groups: list[Group] = table(Group, 32)
    lookup: list[int] = whole(LOOKUP)  # for each choice of the cards of a group the row that counts, as a bit
    loose: int = whole()  # the rows of other groups, as bits
    stops: int = whole()  # rows of yaku, as bits
    cancels: int = whole()
    n_kinds: int = whole()
    kind_ends: list[int] = whole(MOST_KINDS)  # where the rows of the second kind begin, and where they end
    kind_pairs: list[int] = whole(
        MOST_KINDS
    )  # with fewer pairs than this and no triplet there is none of a kind; 0: it does not go by months
    teyaku: list[Hand] = table(Hand, MOST_TEYAKU)
    n_instead: int = whole()
    instead: list[Special] = table(Special, 8)
    n_levels: int = whole()
    levels: list[CardValue] = table(CardValue, 4)
    stacks: int = whole()
    scheme: int = whole()
    par: int = whole()
    par_why: int = whole()
    duel_why: int = whole()
    stop_why: int = whole()
    fee_why: int = whole()
    pass_why: int = whole()
    forced_why: int = whole()
    pot_why: int = whole()
    split_why: int = whole()
    refund_why: int = whole()
    buyout_why: int = whole()
    bonus_why: list[int] = whole(MOST_BONUSES)  # by the number of the achievement; NO_RULE: this table does not have it
    year_why: int = whole()
    accounts_why: int = whole()
    floor: int = whole()
    tie_stays: int = whole()  # whoever is tied, the dealer deals again
    rounds: int = whole()
    start: int = whole()
    has_target: int = whole()
    target: int = whole()
    bust: int = whole()
