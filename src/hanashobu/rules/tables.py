"""A ruleset as numbers: the tables that the kernel reads, the same on both machines."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import TypeVar

from hanashobu.cards import BLANK, KINDS, each
from hanashobu.layout import Layout, table, whole
from hanashobu.rules.deal import STOCK
from hanashobu.rules.phases import RETURN_CARD, SETTLE
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.teyaku import Months
from hanashobu.rules.yaku import Level, Pattern, Yaku

Row = TypeVar("Row", bound=Layout)
Item = TypeVar("Item")

MOST_SEATS = 7
MOST_YAKU = 62  # rows of a yaku table are also bits of a mask
MOST_TEYAKU = 16
MOST_LOOKED_UP = 10  # cards of a group that is looked up
LOOKUP = 2048
MOST_POINTS = 10**6
STEP = 6  # bits of a value in a ladder
MOST_CARDS = 49
MOST_WAYS = 1 << 26  # of the 2^30 values of a random word
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
    ladder: int = whole()  # where each counted card brings another value: all of them packed, from the least number of cards on
    rungs: int = whole()  # how many steps it has above the least
    rivals: int = whole()  # earlier rows of the same group, as bits
    beaten: int = whole()  # later rows that cannot count beside it, as bits
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


class Worth(Layout):
    """Cards of one value: points of a card, or what a card on the field multiplies by."""

    cards: int = whole()
    value: int = whole()


class Packet(Layout):
    """Cards that are dealt to one place."""

    to: int = whole()
    each: int = whole()


class Void(Layout):
    """Cards of which so many on the field make a misdeal."""

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
    n_dealt: int = whole()
    route: list[int] = whole(MOST_CARDS)
    n_packets: int = whole()
    packets: list[Packet] = table(Packet, MOST_CARDS)
    own_stock: int = whole()
    void_fours: int = whole()
    n_voids: int = whole()
    voids: list[Void] = table(Void, 8)
    flow: list[int] = whole(16)
    settle_at: int = whole()
    unit: int = whole()
    stake: int = whole()
    waits: int = whole()
    leads: int = whole()  # a leader is found, who plays first
    sits_out: int = whole()
    swaps: int = whole()
    return_at: int = whole()  # place in the flow, -1: no card is returned
    cut: int = whole()
    fee: int = whole()
    fee_step: int = whole()
    split: int = whole()
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
    pays_dealers_hand: int = whole()
    pays_blind: int = whole()
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
    worths: list[Worth] = table(Worth, 8)
    n_yaku: int = whole()
    yaku: list[Shape] = table(Shape, MOST_YAKU)
    n_groups: int = whole()
    groups: list[Group] = table(Group, 32)
    lookup: list[int] = whole(LOOKUP)  # for each choice of the cards of a group the row that counts, as a bit
    loose: int = whole()  # the rows of other groups, as bits
    stops: int = whole()  # rows of yaku, as bits
    cancels: int = whole()
    n_kinds: int = whole()
    kind_ends: list[int] = whole(2)  # where the rows of the second kind begin, and where they end
    kind_pairs: list[int] = whole(2)  # whoever has fewer pairs than this and no triplet has none of a kind; 0: it does not go by months
    n_teyaku: int = whole()
    teyaku: list[Hand] = table(Hand, MOST_TEYAKU)
    n_instead: int = whole()
    instead: list[Special] = table(Special, 8)
    n_levels: int = whole()
    levels: list[Worth] = table(Worth, 4)
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
    dive_why: int = whole()
    escape_why: int = whole()
    dealers_hand_why: int = whole()
    blind_why: int = whole()
    year_why: int = whole()
    accounts_why: int = whole()
    floor: int = whole()
    rounds: int = whole()
    start: int = whole()
    has_target: int = whole()
    target: int = whole()
    bust: int = whole()


WHY_MISDEAL = ("four_of_a_month", "three_willows", "requested", "nobody_in")


def compile_tables(rules: Ruleset) -> Tables:
    """The tables of a ruleset."""
    made = Tables()
    made.seats = rules.seats
    _deal(made, rules)
    _cards(made, rules)
    _combinations(made, rules)
    for at, phase in enumerate(rules.flow):
        made.flow[at] = phase
    made.settle_at = rules.flow.index(SETTLE)
    made.return_at = rules.flow.index(RETURN_CARD) if RETURN_CARD in rules.flow else -1
    _tables_of_many(made, rules)
    _end(made, rules)
    made.must_match = int(rules.must_match)
    made.play_on = int(bool(rules.play_on))
    settlement, length = rules.settlement, rules.length
    made.scheme, made.par = settlement.scheme, settlement.par
    made.floor = settlement.floor.points if settlement.floor else -1
    made.rounds, made.start = length.rounds or 0, length.start
    made.has_target, made.target = int(length.target is not None), length.target or 0
    made.bust = int(length.bust)
    return made


def _deal(made: Tables, rules: Ruleset) -> None:
    deck = list(each(rules.deck))
    made.n_deck = len(deck)
    made.n_draw = len([card for card in deck if card != BLANK])
    made.deck[: len(deck)] = deck
    route = rules.deal.route(rules.seats)
    made.n_dealt = len(route)
    made.route = route + [STOCK] * (MOST_CARDS - len(route))
    made.own_stock = int(rules.pile_choice is not None)
    packets = [(to, len(list(run))) for to, run in groupby(route)]
    made.n_packets = len(packets)
    for packet, (to, many) in _rows(made.packets, packets):
        packet.to, packet.each = to, many
    # Four of a month are looked for in all months at once, without rows.
    made.void_fours = int(any(misdeal.why == WHY_MISDEAL[0] for misdeal in rules.misdeals))
    others = [misdeal for misdeal in rules.misdeals if misdeal.why != WHY_MISDEAL[0]]
    voids = [(cards, misdeal.need, misdeal.why) for misdeal in others for cards in misdeal.sets if not cards & ~rules.deck]
    made.n_voids = len(voids)
    for row, (cards, need, why) in _rows(made.voids, voids):
        row.cards, row.need, row.why = cards, need, WHY_MISDEAL.index(why)
    kinds = list(KINDS.values())
    made.ways = _ways()
    for card in deck:
        made.month[card] = 15 << (card & ~3) & rules.deck
        kind = next((place for place, cards in enumerate(kinds) if 1 << card & cards), 0)
        made.rank[card] = 4 * (card // 4) + (kind if rules.draw.kind_breaks_ties else 0)
    if rules.redeal:
        made.redeal = 1


def _ways() -> list[int]:
    """Shares the places of a shuffle out among random words, so that few words have to be thrown away for fairness."""
    ways = [1] + [0] * (MOST_CARDS - 1)
    first = 0
    for place in range(1, MOST_CARDS):
        if ways[first] * (place + 1) < MOST_WAYS:
            ways[first] *= place + 1
        else:
            first = place
            ways[first] = place + 1
    return ways


def _cards(made: Tables, rules: Ruleset) -> None:
    made.n_worths = len(rules.values.classes)
    for row, (cards, points) in _rows(made.worths, rules.values.classes):
        row.cards, row.value = cards, points
    made.scoring = rules.values.scoring()
    if rules.wild:
        made.wild, made.wild_takes, made.lying = rules.wild.card, rules.wild.takes, rules.wild.lying
    if rules.multiplier:
        made.n_levels = len(rules.multiplier.levels)
        made.stacks = int(rules.multiplier.stacks)
        for row, (value, cards) in _rows(made.levels, rules.multiplier.levels):
            row.cards, row.value = cards, value


def _combinations(made: Tables, rules: Ruleset) -> None:
    """Each level of a yaku is a row, or all of them together a ladder; rows of one group stand together and exclude each other."""
    ids = rules.ids()
    groups: dict[str, int] = {}
    rows = [(groups.setdefault(row.group or row.id, len(groups)), row, level) for row in rules.yaku for level in _levels(row)]
    rows.sort(key=lambda item: item[0])
    made.n_yaku = len(rows)
    made.yaku_least = min((level.pattern.missing(0) for _, _, level in rows), default=0)
    for place, (shape, (group, row, level)) in enumerate(_rows(made.yaku, rows)):
        _shape(shape, level.pattern, level.points, ids.index(row.id))
        shape.per = row.per
        if _is_ladder(row):
            points = [rung.points for rung in reversed(row.levels)]
            shape.ladder, shape.rungs = sum(value << STEP * at for at, value in enumerate(points)), len(points) - 1
        rivals = [other for other in range(place) if rows[other][0] == group]
        shape.rivals = sum(1 << other for other in rivals)
        shape.beaten = (1 << _skip(rows[place:])) - 1 << place + 1
        shape.per_of = row.more or level.pattern.some_of
        made.stops |= row.stops << place
        made.cancels |= row.cancels << place
        made.yaku_cards |= row.cards()
        if rules.calls and row.id in rules.calls.liable:
            made.liable |= 1 << place
    _lookups(made, rows)
    _teyaku(made, rules)
    made.n_instead = len(rules.settlement.instead)
    for special, instead in _rows(made.instead, rules.settlement.instead):
        _shape(special.pattern[0], instead.pattern, instead.points, ids.index(instead.id))
        special.pattern[0].per = instead.per
        special.least, special.all_par, special.rank = instead.least, int(instead.all_par), instead.rank


def _is_ladder(row: Yaku) -> bool:
    """Whether its levels count the same cards, one more each, with values that fit."""
    if not 1 < len(row.levels) <= 60 // STEP or row.per:
        return False
    lowest = row.levels[-1].pattern
    same = [dataclasses.replace(lowest, need=lowest.need + up) for up in range(len(row.levels))]
    values = [level.points for level in row.levels]
    return (
        [level.pattern for level in reversed(row.levels)] == same
        and values == sorted(values, reverse=True)
        and 0 < values[-1] <= values[0] < 1 << STEP
    )


def _levels(row: Yaku) -> tuple[Level, ...]:
    return row.levels[-1:] if _is_ladder(row) else row.levels


def _lookups(made: Tables, rows: list[tuple[int, Yaku, Level]]) -> None:
    """Groups of few cards are read from a list: which of those cards are there says which row counts."""
    first = used = 0
    for _, run in groupby(rows, key=lambda item: item[0]):
        members = tuple((row, level) for _, row, level in run)
        cards = 0
        for row, level in members:
            cards |= row.cards() | level.pattern.never
        size = 1 << cards.bit_count()
        if cards.bit_count() <= MOST_LOOKED_UP and used + size <= LOOKUP and made.n_groups < len(made.groups):
            entry = made.groups[made.n_groups]
            entry.cards, entry.at = cards, used
            made.lookup[used : used + size] = [1 << first + best if best >= 0 else 0 for best in _best_rows(members, cards)]
            made.n_groups += 1
            used += size
        else:
            made.loose |= (1 << len(members)) - 1 << first
        first += len(members)


@cache
def _best_rows(members: tuple[tuple[Yaku, Level], ...], cards: int) -> list[int]:
    """For each choice of these cards the place of the row that counts: the first that stops, else the first of the most valuable; or -1."""
    each_card = list(each(cards))
    found = []
    for index in range(1 << len(each_card)):
        mask = sum(1 << card for place, card in enumerate(each_card) if index >> place & 1)
        best, most = -1, -1
        for place, (row, level) in enumerate(members):
            holds = level.pattern.holds(mask)
            worth = MOST_POINTS if row.stops else row.value(mask) if holds else None
            if holds and worth is not None and worth > most:
                best, most = place, worth
        found.append(best)
    return found


def _skip(rows: list[tuple[int, Yaku, Level]]) -> int:
    """How many rows right after the first are of its group and never worth more."""
    group, first, level = rows[0]
    if first.stops:
        return sum(other == group for other, _, _ in rows[1:])
    count = 0
    for other, row, _ in rows[1:]:
        if other != group or row.stops or row.per or max(rung.points for rung in row.levels) > level.points:
            break
        count += 1
    return count


def _teyaku(made: Tables, rules: Ruleset) -> None:
    """In each kind the most valuable first, so that the first that a hand has is the one that counts."""
    ids, kinds = rules.ids(), rules.kinds()
    made.n_kinds, made.n_teyaku = len(kinds), len(rules.teyaku)
    made.kind_ends = [sum(row.kind == kind for row in rules.teyaku for kind in kinds[:many]) for many in (1, 2)]
    for place, kind in enumerate(kinds):
        months = [row.months for row in rules.teyaku if row.kind == kind and row.months]
        pairs = [need.pairs for need in months if not need.threes and not need.fours]
        made.kind_pairs[place] = min(pairs, default=MOST_CARDS) if months else 0
    for hand, row in _rows(made.teyaku, rules.hands()):
        _shape(hand.pattern[0], row.pattern, row.points, ids.index(row.id))
        need = row.months or Months()
        hand.fours, hand.threes, hand.standing, hand.pairs = need.fours, need.threes, need.standing, need.pairs
        hand.kind, hand.why, hand.points = kinds.index(row.kind), ids.index(row.id), row.points
        hand.points_of_two = row.points if row.points_of_two is None else row.points_of_two
        hand.shows, hand.shows_least = row.shows, row.shows_least
        hand.dives, hand.escapes = int(row.dives), int(row.escapes)


def _tables_of_many(made: Tables, rules: Ruleset) -> None:
    """Who plays a round, and what that costs or brings."""
    made.stake = rules.stake.chips if rules.stake else 0
    made.waits = rules.deal.waits
    made.leads, made.sits_out = int(rules.leader is not None), int(rules.sits_out is not None)
    made.swaps = rules.swap.passes if rules.swap else 0
    made.cut = int(rules.cut is not None)
    made.refund_why = _why(rules, "CO-12")
    if not rules.dropout:
        return
    drop, worth = rules.dropout, rules.dropout.compensation
    made.fee, made.fee_step, made.split, made.must_play_three = drop.fee, drop.fee_step, drop.two_left, drop.must_play_three
    made.bind, made.buyout = int(bool(drop.bind)), int(bool(drop.buyout))
    made.worth_each, made.worth_cards, made.worth_halves = worth.each, worth.cards, int(worth.halves)
    made.worth_set, made.worth_set_points = worth.set, worth.set_points
    made.shared, made.all_pay, made.no_play = int(worth.shared), int(worth.all_pay), worth.no_play
    made.fee_why, made.pass_why, made.forced_why = _why(rules, drop.fee_rule), _why(rules, drop.passes), _why(rules, worth.rule)
    made.pot_why, made.split_why, made.buyout_why = _why(rules, drop.pot), _why(rules, drop.two), _why(rules, drop.buyout)


def _end(made: Tables, rules: Ruleset) -> None:
    """How a round ends and what is paid then; and the accounts of a campaign."""
    settlement, extras, campaign = rules.settlement, rules.achievements, rules.campaign
    made.unit = rules.unit
    made.calls = int(rules.calls is not None)
    made.at_the_end = int(rules.claims.at_the_end)
    made.par_why, made.duel_why, made.stop_why = _why(rules, settlement.rule), _why(rules, settlement.duel), _why(rules, settlement.stop)
    if extras:
        made.bonus, made.bonus_least = extras.points, extras.least
        made.pays_dealers_hand, made.pays_blind = int(bool(extras.dealers_hand)), int(bool(extras.blind))
        made.dive_why, made.escape_why = _why(rules, extras.dive), _why(rules, extras.escape)
        made.dealers_hand_why, made.blind_why = _why(rules, extras.dealers_hand), _why(rules, extras.blind)
    if campaign:
        made.buy_in, made.prize, made.year, made.loan = campaign.buy_in, campaign.prize, campaign.year, campaign.loan
        made.ginmi, made.streak, made.most_takes_year = campaign.ginmi, campaign.streak, int(campaign.most_takes_year)
        made.year_why, made.accounts_why = _why(rules, campaign.year_pot), _why(rules, campaign.accounts)


def _why(rules: Ruleset, rule: str) -> int:
    ids = rules.ids()
    return ids.index(rule) if rule in ids else NO_RULE


def _rows(made: list[Row], said: Sequence[Item]) -> Iterator[tuple[Row, Item]]:
    """The rows of a table beside what goes into them; a game may not have more than the table holds."""
    if len(said) > len(made):
        raise ValueError(f"The engine holds {len(made)} rows of {type(made[0]).__name__}; this game has {len(said)}.")
    return zip(made, said, strict=False)


def _shape(shape: Shape, pattern: Pattern, points: int, why: int) -> None:
    shape.all_of, shape.some_of, shape.never = pattern.all_of, pattern.some_of, pattern.never
    shape.need, shape.most, shape.points, shape.why = pattern.need, pattern.most, points, why
    shape.per_of = pattern.some_of
