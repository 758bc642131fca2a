"""From a ruleset to the tables that the kernel reads."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from itertools import groupby
from typing import NamedTuple, TypeVar

from hanashobu.cards import BLANK, KINDS, MOST_CARDS, each
from hanashobu.layout import Layout
from hanashobu.rules.bad_table import BadTable
from hanashobu.rules.deal import STOCK
from hanashobu.rules.dealing import check_dealing
from hanashobu.rules.filling import TooMany, fill_shape, place_of, rows_of_table
from hanashobu.rules.game import Game
from hanashobu.rules.options import Options
from hanashobu.rules.part import RowPart
from hanashobu.rules.phases import CLAIM, RETURN_CARD, SETTLE
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.sheet import fill_sheet
from hanashobu.rules.sums import check_sums
from hanashobu.rules.tables import LOOKUP, MOST_KINDS, MOST_LIABLE, MOST_SEATS, Tables
from hanashobu.rules.teyaku import Months
from hanashobu.rules.uses import uses
from hanashobu.rules.yaku import Level, Yaku

Row = TypeVar("Row", bound=Layout)
Item = TypeVar("Item")

MONTHS_OF_A_YEAR = 12
MOST_WAYS = 1 << 26  # of the 2^30 values of a random word
MOST_LOOKED_UP = 10  # cards of a group that is looked up
RANKS = 1 << 10  # more than a card is worth
MOST_POINTS = 10**6  # more than any yaku brings: a row that stops the round is worth more than all others


def compile_tables(rules: Ruleset) -> Tables:
    """The tables of a ruleset; raises BadTable where the engine could not play by them to an end."""
    check_sums(rules)
    made = Tables()
    made.seats = rules.seats
    _deal(made, rules)
    _combinations(made, rules)
    for at, phase in enumerate(rules.flow):
        made.flow[at] = phase
    made.settle_at = rules.flow.index(SETTLE)
    made.claim_at = rules.flow.index(CLAIM) if CLAIM in rules.flow else -1
    made.return_at = rules.flow.index(RETURN_CARD) if RETURN_CARD in rules.flow else -1
    _parts(made, rules)
    length = rules.length
    made.rounds, made.start = length.rounds or 0, length.start
    made.has_target, made.target = int(length.target is not None), length.target or 0
    made.bust = int(bool(length.bust))
    made.uses = uses(rules)
    check_dealing(made, rules)
    return made


@lru_cache(maxsize=64)
def tables_of(rules: Ruleset) -> Tables:
    """The same tables for the same rules, for whoever needs them again and again and changes nothing in them."""
    return compile_tables(rules)


@lru_cache(maxsize=64)
def prepared(game: Game, options: Options, seats: int) -> tuple[Ruleset, Tables]:
    """The rules and tables of a match, shared by all matches that are played alike."""
    rules = game.rules(options, seats)
    return rules, compile_tables(rules)


def _deal(made: Tables, rules: Ruleset) -> None:
    deck = list(each(rules.deck))
    dealt = len(rules.deal.route(rules.seats))
    if dealt > len(deck):
        raise BadTable("error-table-deal", dealt=dealt, deck=len(deck))
    made.n_deck = len(deck)
    made.n_draw = len([card for card in deck if card < BLANK])
    made.deck[: len(deck)] = deck
    route = rules.deal.route(rules.seats)
    made.route = route + [STOCK] * (MOST_CARDS - len(route))
    made.own_stock = int(rules.pile_choice is not None)
    packets = [(to, len(list(run))) for to, run in groupby(route)]
    made.n_packets = len(packets)
    for packet, (to, many) in rows_of_table("packets", made.packets, packets):
        packet.to, packet.each = to, many
    made.ways = _ways()
    made.draw_seats = int(bool(rules.draw.seats))
    for card in deck:
        made.month[card] = (15 << (card & ~3) if card < BLANK else 1 << card) & rules.deck
        made.rank[card] = RANKS * (card // 4) + _tie_break(rules, card)


def _tie_break(rules: Ruleset, card: int) -> int:
    """The place of a card among those of its month in the draw for dealer, 0 the best; cards with the same one are drawn again."""
    if rules.draw.ties == "kind":
        return next((place for place, cards in enumerate(KINDS.values()) if 1 << card & cards), 0)
    if rules.draw.ties == "points":
        return RANKS - 1 - rules.values.of(1 << card)
    return 0


def _ways() -> list[int]:
    """Shares the places of a shuffle out among random words, so that few words have to be thrown away for fairness.

    Jokers get words of their own, so that every other deck is shuffled as if there were none.
    """
    ways = [1] + [0] * (MOST_CARDS - 1)
    first = 0
    for place in range(1, MOST_CARDS):
        if ways[first] * (place + 1) < MOST_WAYS and place != BLANK + 1:
            ways[first] *= place + 1
        else:
            first = place
            ways[first] = place + 1
    return ways


class EngineRow(NamedTuple):
    """A row of the engine's yaku table: the number of its group, and one level of the yaku at a place of the game's table."""

    group: int
    place: int
    row: Yaku
    level: Level


def enginerows_of_table(rules: Ruleset) -> list[EngineRow]:
    """Each level of a yaku is a row; rows of one group, or of one yaku, stand together and exclude each other."""
    groups: dict[str, int] = {}
    rows = [
        EngineRow(groups.setdefault(row.group or f"{row.id} {level.month or ''}", len(groups)), place, row, level)
        for place, row in enumerate(rules.yaku)
        for level in row.levels
    ]
    return sorted(rows, key=lambda item: item.group)


@lru_cache(maxsize=64)
def yaku_places(rules: Ruleset) -> tuple[int, ...]:
    """For each row of the engine's yaku table the place of its yaku in the game's; several rows may be one yaku."""
    return tuple(item.place for item in enginerows_of_table(rules))


def _combinations(made: Tables, rules: Ruleset) -> None:
    ids = rules.ids()
    rows = enginerows_of_table(rules)
    made.n_yaku = len(rows)
    made.yaku_least = min((item.level.pattern.missing(0) for item in rows), default=0)
    for place, (shape, (group, _, row, level)) in enumerate(rows_of_table("yaku", made.yaku, rows)):
        fill_shape(shape, level.pattern, level.points, ids.index(row.id))
        shape.per = row.per
        shape.rivals = sum(1 << other for other in range(place) if rows[other].group == group)
        shape.per_of, shape.per_from = row.more or level.pattern.some_of, row.counted(level)
        made.stops |= row.stops << place
        made.cancels |= row.cancels << place
        made.growing |= (row.per > 0) << place
        made.single |= (sum(other.group == group for other in rows) == 1) << place
        made.yaku_cards |= row.cards() | level.pattern.never
        for month in range(1, MONTHS_OF_A_YEAR + 1):
            made.month_rows[month - 1] |= (level.month not in (0, month)) << place
        for at in range(1, MOST_SEATS + 1):
            made.place_rows[at - 1] |= (bool(row.places) and at not in row.places) << place
    made.liable = _rows_of(rows, rules.answered_for())
    if made.liable.bit_count() > MOST_LIABLE:
        raise TooMany("error-too-many", rows="liable-rows", most=MOST_LIABLE, n=made.liable.bit_count())
    _lookups(made, rows)
    _teyaku(made, rules)
    fill_sheet(made, rules, lambda ids: _rows_of(rows, ids))


def _rows_of(rows: list[EngineRow], ids: Sequence[str]) -> int:
    """The rows of the engine's table that are one of these yaku, as bits."""
    return sum(1 << place for place, item in enumerate(rows) if item.row.id in ids)


def _lookups(made: Tables, rows: list[EngineRow]) -> None:
    """Groups of few cards are read from a list: which of those cards are there says which row counts."""
    first = used = 0
    for _, run in groupby(rows, key=lambda item: item.group):
        members = tuple((item.row, item.level) for item in run)
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


def _teyaku(made: Tables, rules: Ruleset) -> None:
    """In each kind the most valuable first, so that the first that a hand has is the one that counts."""
    ids, kinds = rules.ids(), rules.kinds()
    if len(kinds) > MOST_KINDS:
        raise TooMany("error-too-many", rows="kinds", most=MOST_KINDS, n=len(kinds))
    made.n_kinds, made.lucky = len(kinds), int(any(row.ends for row in rules.teyaku))
    made.kind_ends = [sum(row.kind == kind for row in rules.teyaku for kind in kinds[:many]) for many in range(1, MOST_KINDS + 1)]
    for place, kind in enumerate(kinds):
        months = [row.months for row in rules.teyaku if row.kind == kind and row.months]
        pairs = [need.pairs for need in months if not need.threes and not need.fours]
        made.kind_pairs[place] = min(pairs, default=MOST_CARDS) if months else 0
    for hand, row in rows_of_table("teyaku", made.teyaku, rules.hands()):
        fill_shape(hand.pattern[0], row.pattern, row.points, ids.index(row.id))
        (row.months or Months()).fill(hand.months[0])
        hand.kind, hand.why, hand.points = kinds.index(row.kind), ids.index(row.id), row.points
        hand.points_of_two = row.points if row.points_of_two is None else row.points_of_two
        hand.shows, hand.shows_least = row.shows, row.shows_least
        hand.dives, hand.escapes, hand.ends, hand.has = int(row.dives), int(row.escapes), int(row.ends), row.has
        hand.places = sum(1 << place - 1 for place in row.places) or -1
        hand.on_field = int(row.on_field)


def _parts(made: Tables, rules: Ruleset) -> None:
    """What parts turn into numbers themselves, those of which a game has several into rows."""
    made.unit, made.waits, made.most_players = rules.unit, rules.deal.waits, rules.most_players()
    for part in rules.parts():
        part.fill(made, partial(place_of, rules))
    for name, parts in vars(rules).items():
        if parts and isinstance(parts, tuple) and all(isinstance(part, RowPart) for part in parts):
            setattr(made, f"n_{name}", len(parts))
            for row, part in rows_of_table(name, getattr(made, name), parts):
                part.fill_row(row, made)
