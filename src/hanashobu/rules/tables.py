"""A ruleset as numbers: the tables that the kernel reads, the same on both machines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TypeVar

from hanashobu.cards import BLANK, KINDS, each
from hanashobu.layout import Layout, table, whole
from hanashobu.rules.deal import STOCK
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.yaku import Pattern

Row = TypeVar("Row", bound=Layout)
Item = TypeVar("Item")

MOST_SEATS = 7
MOST_YAKU = 62  # rows of a yaku table are also bits of a mask
MOST_CARDS = 49
MOST_WAYS = 1 << 26  # of the 2^30 values of a random word


class Shape(Layout):
    """A pattern of cards and what it is worth."""

    all_of: int = whole()
    some_of: int = whole()
    need: int = whole()
    most: int = whole()
    never: int = whole()
    points: int = whole()
    per: int = whole()
    group: int = whole()
    why: int = whole()


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
    stops: int = whole()  # rows of yaku, as bits
    cancels: int = whole()
    n_teyaku: int = whole()
    teyaku: list[Shape] = table(Shape, 8)
    n_instead: int = whole()
    instead: list[Shape] = table(Shape, 8)
    n_levels: int = whole()
    levels: list[Worth] = table(Worth, 4)
    scheme: int = whole()
    par: int = whole()
    par_why: int = whole()
    floor: int = whole()
    rounds: int = whole()
    start: int = whole()
    has_target: int = whole()
    target: int = whole()
    bust: int = whole()


WHY_MISDEAL = ("four_of_a_month", "three_willows", "requested")


def compile_tables(rules: Ruleset) -> Tables:
    """The tables of a ruleset."""
    made = Tables()
    made.seats = rules.seats
    _deal(made, rules)
    _cards(made, rules)
    _combinations(made, rules)
    for at, phase in enumerate(rules.flow):
        made.flow[at] = phase
    made.must_match = int(rules.must_match)
    made.play_on = int(bool(rules.play_on))
    settlement, length = rules.settlement, rules.length
    made.scheme, made.par = settlement.scheme, settlement.par
    made.par_why = len(rules.ids()) - 1
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
        for row, (value, cards) in _rows(made.levels, rules.multiplier.levels):
            row.cards, row.value = cards, value


def _combinations(made: Tables, rules: Ruleset) -> None:
    """Each level of a yaku is a row; rows of one group, or of one yaku, stand together and exclude each other."""
    ids = rules.ids()
    groups: dict[str, int] = {}
    rows = [(groups.setdefault(row.group or row.id, len(groups)), row, level) for row in rules.yaku for level in row.levels]
    rows.sort(key=lambda item: item[0])
    made.n_yaku = len(rows)
    for place, (shape, (group, row, level)) in enumerate(_rows(made.yaku, rows)):
        _shape(shape, level.pattern, level.points, ids.index(row.id))
        shape.per, shape.group = row.per, group
        made.stops |= row.stops << place
        made.cancels |= row.cancels << place
    made.n_teyaku = len(rules.teyaku)
    for shape, teyaku in _rows(made.teyaku, rules.teyaku):
        _shape(shape, teyaku.pattern, teyaku.points, ids.index(teyaku.id))
    made.n_instead = len(rules.settlement.instead)
    for shape, instead in _rows(made.instead, rules.settlement.instead):
        _shape(shape, instead.pattern, instead.points, ids.index(instead.id))


def _rows(made: list[Row], said: Sequence[Item]) -> Iterator[tuple[Row, Item]]:
    """The rows of a table beside what goes into them; a game may not have more than the table holds."""
    if len(said) > len(made):
        raise ValueError(f"The engine holds {len(made)} rows of {type(made[0]).__name__}; this game has {len(said)}.")
    return zip(made, said, strict=False)


def _shape(shape: Shape, pattern: Pattern, points: int, why: int) -> None:
    shape.all_of, shape.some_of, shape.never = pattern.all_of, pattern.some_of, pattern.never
    shape.need, shape.most, shape.points, shape.why = pattern.need, pattern.most, points, why
