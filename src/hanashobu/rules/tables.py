"""A ruleset as numbers: the tables that the kernel reads, the same on every machine."""

from __future__ import annotations

from hanashobu.cards import MOST_CARDS
from hanashobu.layout import Layout, table, whole
from hanashobu.rules.phases import ORDER

MOST_SEATS = 7
MOST_YAKU = 62  # rows of a yaku table are also bits of a mask
MOST_LIABLE = 8  # rows of yaku for which somebody may answer
MOST_TEYAKU = 16
MOST_KINDS = 4  # of teyaku; each set of them is an action
MOST_DUES = 16
MOST_STEPS = 18
MOST_FLAWS = 16
MOST_INSTEAD = 8
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
    per_from: int = whole()  # how many of these it has anyway
    rivals: int = whole()  # earlier rows of the same group, as bits
    why: int = whole()


class Group(Layout):
    """Yaku of few cards, of which one counts at most."""

    cards: int = whole()
    at: int = whole()  # where its part of the list begins


class MonthsRow(Layout):
    """How many months there must be with so many cards (rules/teyaku.py)."""

    fours: int = whole()
    threes: int = whole()
    standing: int = whole()
    pairs: int = whole()
    split: int = whole()


class Hand(Layout):
    """A teyaku: a pattern of cards, months by their numbers of cards, what is shown, and what it is worth."""

    pattern: list[Shape] = table(Shape, 1)
    months: list[MonthsRow] = table(MonthsRow, 1)
    kind: int = whole()
    points: int = whole()
    points_of_two: int = whole()
    shows: int = whole()
    shows_least: int = whole()
    dives: int = whole()
    escapes: int = whole()
    ends: int = whole()
    has: int = whole()  # at least one of these cards; 0: whatever the others are
    places: int = whole()  # in turn order, as bits
    on_field: int = whole()
    why: int = whole()


class Special(Layout):
    """Something that takes the place of all other scoring: a pile, card points, or everybody at par."""

    pattern: list[Shape] = table(Shape, 1)
    least: int = whole()
    most: int = whole()
    all: int = whole()  # everybody must have as many
    to_first: int = whole()
    beside: int = whole()  # the rows of the same rank, as bits
    leaves: int = whole()  # lines of the sheet, as bits


class DueRow(Layout):
    """A line of the score sheet."""

    of: int = whole()
    to: int = whole()
    by: int = whole()
    by_row: int = whole()  # each yaku is paid by itself
    rows: int = whole()  # of the yaku table, as bits
    par: list[int] = whole(MOST_SEATS)
    points: int = whole()
    together: int = whole()
    least: int = whole()
    half: int = whole()
    per: int = whole()
    rest: int = whole()  # what is added before it is divided, so that the rest goes the right way
    scored: int = whole()
    raised: int = whole()
    joined: int = whole()  # the lines that are paid together with it, player by player, as bits
    why: int = whole()


class StepRow(Layout):
    """From a count on, what is added to a sum and what it is multiplied by."""

    at: int = whole()
    plus: int = whole()
    times: int = whole()


class RaiseRow(Layout):
    """What makes a sum larger."""

    counts: int = whole()
    rows: int = whole()  # of the yaku table, as bits: only with one of these
    n_steps: int = whole()
    steps: list[StepRow] = table(StepRow, MOST_STEPS)
    why: int = whole()


class LiableRow(Layout):
    """Who pays alone for all."""

    who: int = whole()
    rows: int = whole()  # of the yaku table, as bits
    when: int = whole()


HELD, DEALING, NOBODY_WINS = range(10, 13)  # what only ties go by, behind the measures of rules/winning.py


class TieRow(Layout):
    """What decides between players who are level."""

    by: int = whole()
    cards: int = whole()


class CardValue(Layout):
    """Cards of one value: points of a card, or what a card on the field multiplies by."""

    cards: int = whole()
    value: int = whole()


class PacketRow(Layout):
    """Cards that are dealt to one place."""

    to: int = whole()
    each: int = whole()


class FlawRow(Layout):
    """What in a deal voids or repairs it (rules/flaws.py)."""

    cards: list[Shape] = table(Shape, 1)
    months: list[MonthsRow] = table(MonthsRow, 1)
    of: int = whole()
    where: int = whole()
    then: int = whole()


class WildRow(Layout):
    """Cards that take others by choice (rules/wild.py)."""

    cards: int = whole()
    takes: int = whole()
    drawn: int = whole()
    stacks: int = whole()
    own_three: int = whole()
    lying: int = whole()
    taken_by: int = whole()
    alone: int = whole()
    leftovers: int = whole()


class Tables(Layout):
    """Everything the kernel may ask about the rules of a table."""

    uses: int = whole()  # of the mechanisms that not every game has, as bits (`rules/uses.py`)
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
    n_flaws: int = whole()
    flaws: list[FlawRow] = table(FlawRow, MOST_FLAWS)
    asks_without: int = whole()  # a player with none of these cards may ask for a new deal, or with four of a month
    asks_fours: int = whole()
    takes_threes: int = whole()  # the dealer, before play
    takes_fours: int = whole()
    takes_cards: int = whole()
    flow: list[int] = whole(len(ORDER))
    settle_at: int = whole()
    unit: int = whole()
    stake: int = whole()
    waits: int = whole()
    most_players: int = whole()  # so many play a round at most
    leads: int = whole()  # a leader is found, who plays first
    sits_out: int = whole()
    swaps: int = whole()
    claim_at: int = whole()  # place in the flow, -1: nobody is asked about teyaku
    return_at: int = whole()  # place in the flow, -1: no card is returned
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
    call_new: int = whole()  # asked after a new yaku only
    call_least: int = whole()
    call_rows: int = whole()  # of the yaku table, as bits
    cancels_calls: int = whole()
    call_to_go: int = whole()
    call_once: int = whole()
    call_last: int = whole()
    yaku_cards: int = whole()
    yaku_least: int = whole()  # nobody has a yaku with fewer of them
    liable: int = whole()  # rows of yaku, as bits
    at_the_end: int = whole()  # teyaku are paid when the round is settled
    buy_in: int = whole()
    prize: int = whole()
    year: int = whole()
    loan: int = whole()
    ginmi: int = whole()
    streak: int = whole()
    most_takes_year: int = whole()
    scoring: int = whole()
    wild: int = whole()  # all wild cards
    aside: int = whole()  # those that do not match by their month while they lie on the field
    n_wilds: int = whole()
    wilds: list[WildRow] = table(WildRow, 4)
    n_worths: int = whole()
    worths: list[CardValue] = table(CardValue, 8)
    n_yaku: int = whole()
    yaku: list[Shape] = table(Shape, MOST_YAKU)
    n_groups: int = whole()
    groups: list[Group] = table(Group, 32)
    lookup: list[int] = whole(LOOKUP)  # for each choice of the cards of a group the row that counts, as a bit
    loose: int = whole()  # the rows of other groups, as bits
    single: int = whole()  # the rows that are a group by themselves, as bits
    growing: int = whole()  # the rows that further cards make dearer, as bits
    stops: int = whole()  # rows of yaku, as bits
    cancels: int = whole()
    month_rows: list[int] = whole(12)  # the rows that do not count in rounds of a month, as bits
    place_rows: list[int] = whole(MOST_SEATS)  # those that do not count for a place in turn order
    lucky: int = whole()  # a dealt hand may end the round
    n_kinds: int = whole()
    kind_ends: list[int] = whole(MOST_KINDS)  # where the rows of each kind end
    # With fewer pairs than this and no triplet there is none of a kind; 0: it does not go by months.
    kind_pairs: list[int] = whole(MOST_KINDS)
    teyaku: list[Hand] = table(Hand, MOST_TEYAKU)
    instead: list[Special] = table(Special, MOST_INSTEAD)
    n_levels: int = whole()
    levels: list[CardValue] = table(CardValue, 4)
    stacks: int = whole()
    fee_why: int = whole()
    pass_why: int = whole()
    forced_why: int = whole()
    pot_why: int = whole()
    split_why: int = whole()
    refund_why: int = whole()
    buyout_why: int = whole()
    year_why: int = whole()
    accounts_why: int = whole()
    linear: int = whole()  # with how many players, as bits, the sheet is one formula
    linear_cards: int = whole()  # whether card points count in it
    linear_own: int = whole()  # how often one's own yaku count in it
    linear_others: int = whole()  # how often everybody's are taken off
    linear_par: list[int] = whole(MOST_SEATS)
    sheets: list[int] = whole(32 * (MOST_SEATS + 1))  # lines of the sheet, and above them what takes their place, as bits: rules/sheet.py
    dues: list[DueRow] = table(DueRow, MOST_DUES)
    n_raises: int = whole()
    raises: list[RaiseRow] = table(RaiseRow, 8)
    n_alone: int = whole()
    alone: list[LiableRow] = table(LiableRow, 4)
    n_wins: int = whole()
    wins: list[int] = whole(4)
    n_ties: int = whole()
    ties: list[TieRow] = table(TieRow, 4)
    deals: int = whole()
    drawn: int = whole()
    rounds: int = whole()
    start: int = whole()
    has_target: int = whole()
    target: int = whole()
    bust: int = whole()
