"""Whether two rulesets play alike: in positions that are laid from some part's own cards, then in a few rounds of play."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

from hanashobu.cards import BLANK, each, month_cards
from hanashobu.engine import flow, log
from hanashobu.engine.kernel import MONTH_STARTS
from hanashobu.engine.machine import Interpreted, seeded
from hanashobu.engine.phases import deal
from hanashobu.engine.state import AWAITS_DECK, BETWEEN, DECK_GIVEN, IN_ROUND, NOBODY, State
from hanashobu.rules.compile import compile_tables
from hanashobu.rules.deal import FIELD, PILES, STOCK
from hanashobu.rules.dues import TEYAKU, Due
from hanashobu.rules.ending import Calls
from hanashobu.rules.flaws import Flaw
from hanashobu.rules.instead import Instead
from hanashobu.rules.part import Part
from hanashobu.rules.phases import DEAL, LEADER
from hanashobu.rules.raises import Raise, Step
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.rules.teyaku import Months

PLAYED = 12  # rounds
MOST_DECISIONS = 400  # of one; what goes on is alike so far
MOST_SHUFFLES = 20
STANDING = (4, 5, 7)  # months of which three cards stand by themselves
SHARES = 6  # ways in which the other cards are shared
SEARCHED = 80  # the same, for what goes by card points of a pile

Trace = list[object]


class Witness:
    """One ruleset, with what it does where others may differ."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules, self.tables, self.says = rules, compile_tables(rules), says(rules)
        self._numbers = self.tables.flatten()
        self._ends: dict[object, Trace] = {}
        self._deals: dict[object, Trace] = {}

    def differs(self, other: Ruleset, tables: Tables, part: object) -> bool:
        """Whether other rules come to something else, where a part is about something."""
        return any(self._other(tables, laid) for laid in self._laid(part))

    def same(self, tables: Tables) -> bool:
        """Whether the kernel reads the same."""
        return tables.flatten() == self._numbers

    def _laid(self, part: object) -> Iterator[tuple[str, Any]]:
        """What to try, the cheapest and likeliest first."""
        masks = list(dict.fromkeys(mask & self.rules.deck for mask in _masks((part, *_rows(self.rules, part)))))
        yield from (("deal", (number, 0, "")) for number in range(PLAYED // 3))
        for mask in (*masks, 0):
            yield from (("end", how) for how in self._endings(mask, mask == 0 and _searched(part), _calls(part)))
        for mask in masks:
            yield from (("deal", (number, mask, to)) for number, to in product(range(12), ("hand", "field", "taken", "last")))
            others = self.rules.deck & ~mask
            yield from (("deal", (number, others, to)) for number, to in product(range(2), ("hand", "draw")))
        yield from (("deal", (number, 0, "")) for number in range(PLAYED // 3, PLAYED))

    def _endings(self, mask: int, searched: bool, calls: int) -> Iterator[tuple[int, ...]]:
        """Who has these cards, how the others were shared, how the round has ended, and how often it was let go on."""
        ends = [bit for bit in range(8) if self.rules.ends() & 1 << bit]
        for share, ended, players in product(range(SEARCHED if searched else SHARES), ends, self.rules.numbers()):
            yield mask, share, ended, players, calls

    def _other(self, tables: Tables, laid: tuple[str, Any]) -> bool:
        kind, how = laid
        known, does = (self._ends, ended) if kind == "end" else (self._deals, dealt)
        if how not in known:
            known[how] = does(self.rules, self.tables, how)
        return known[how] != does(self.rules, tables, how)


def _searched(part: Any) -> bool:
    """Whether a part goes by card points, for which piles have to be tried."""
    return any(isinstance(one, Instead) for one in (part if isinstance(part, tuple) else (part,)))


def _calls(part: Any) -> int:
    """How often a round has to be let go on, where that is what a part counts."""
    return max((one.at for one in (part if isinstance(part, tuple) else (part,)) if isinstance(one, Step)), default=1)


def _rows(rules: Ruleset, part: Any) -> Iterator[Part]:
    """The yaku and teyaku that a part names, pays for, or asks about."""
    for one in part if isinstance(part, tuple) else (part,):
        if isinstance(one, Due) and one.of == TEYAKU:
            yield from rules.teyaku
        elif isinstance(one, Calls):
            yield from rules.yaku
        elif isinstance(one, Raise):
            yield from (row for row in rules.yaku if row.id in one.only)


def _masks(part: Any) -> Iterator[int]:
    """The cards that a part is about: its own sets, those of the parts in it, and each number of them that it needs."""
    if isinstance(part, tuple):
        for one in part:
            yield from _masks(one)
    elif isinstance(part, Part):
        if isinstance(part, Months):
            yield _hand_of(part)
        some, need = getattr(part, "some_of", 0), getattr(part, "need", 0)
        if need and some:
            yield getattr(part, "all_of", 0) | _first(some, need)
        if isinstance(part, Flaw) and part.months:
            yield _first(part.of, 4 * part.months.fours + 3 * part.months.threes + 2 * part.months.pairs)
        for field in dataclasses.fields(part):  # type: ignore[arg-type]
            yield from _masks(getattr(part, field.name, 0))
    elif type(part) is int and part >> 12:  # no other number of a part is so large
        yield part


def _hand_of(months: Months) -> int:
    """Cards with so many fours, threes and pairs, those months first of which three stand by themselves."""
    triplets = max(0, months.threes - months.fours)
    pairs = max(0, months.pairs - max(months.threes, months.fours))
    sizes = [4] * months.fours + [3] * triplets + [2] * pairs
    alone = min(months.standing, len(sizes))
    order = [*STANDING[:alone], *(month for month in range(1, 13) if month not in STANDING)]
    return sum(_first(month_cards(month), size) for month, size in zip(order, sizes, strict=False))


def _first(mask: int, many: int) -> int:
    return sum(1 << card for card in list(each(mask))[:many])


def ended(rules: Ruleset, tables: Tables, laid: tuple[int, int, int, int, int]) -> Trace:
    """A round whose cards are captured: one player has those of a set, and the others are shared in some way."""
    mask, share, how, players, calls = laid
    state = seeded(1)
    machine = Interpreted(tables, state)
    _begin(machine, state)
    deal.clear_table(state, tables)
    if share != 3:
        state.first_on, state.went_on[1] = 1, calls  # another has let the round go on
        state.went_on[0] = calls * (share % 2)  # and so has the first, or not
    if share in (1, 4):
        state.triplets[0] = MONTH_STARTS  # the first has shown triplets, and hands that escape; the second is liable for all yaku
        state.answers[:] = [2] * len(state.answers)
        for row, hand in enumerate(tables.teyaku):
            state.claimed[hand.kind] = row + 1 if hand.escapes else state.claimed[hand.kind]
    state.players, state.playing = players, (1 << players) - 1
    order = range(players)
    for one, after in zip(order, [*order[1:], 0], strict=True):
        state.next[one] = after
    piles = _shared(rules, mask, share, players)
    for place, one in enumerate(order):
        state.taken[one] = piles[place]
    state.first, state.dealer = order[0], order[1]
    state.ended, state.winner = how, NOBODY if how in (0, 7) else order[0]
    state.status, state.actor, state.at = IN_ROUND, NOBODY, tables.settle_at
    machine.drain()
    machine.walk(flow.GO_ON)
    return _trace(state, machine.drain())


def _shared(rules: Ruleset, mask: int, share: int, players: int) -> list[int]:
    """Who has what: the first the cards of the set, or all; and of the others nothing, a share, the best; or all have the same points."""
    piles = [mask, *[0] * (players - 1)]
    if share == 4:
        return piles if mask else [rules.deck, *piles[1:]]
    random = Random(share)
    left = sorted(
        each(rules.deck & ~mask & ~(1 << BLANK)), key=lambda card: (-rules.values.of(1 << card), random.random() if share > 5 else card)
    )
    if share > 5 and share % 2:
        for card in left:
            piles[0 if random.random() < share / SEARCHED else random.randrange(players)] |= 1 << card
        return piles
    if share in (3, 5) or share > 5:
        for card in left:
            poorest = min(
                range(players) if share != 5 else [place for place in range(players) if place != 1] or [0],
                key=lambda place: (rules.values.of(piles[place]), place),
            )
            piles[poorest] |= 1 << card
        return piles
    for at, card in enumerate(left):
        place = 0 if share == 2 and at < len(left) // 2 else 1 + at % (players - 1) if share != 1 else at % players
        piles[place] |= 1 << card
    return piles


def dealt(_rules: Ruleset, tables: Tables, laid: tuple[int, int, str]) -> Trace:
    """A round of random play, in which some cards come to lie on the field, or in somebody's hand."""
    number, mask, to = laid
    random = Random(number)
    state = seeded(random.getrandbits(256))
    machine = Interpreted(tables, state)
    _begin(machine, state)
    state.round = number
    machine.walk(flow.GO_ON)
    decisions = shuffles = choices = 0
    while state.status == IN_ROUND and decisions < MOST_DECISIONS and shuffles < MOST_SHUFFLES:
        if state.actor != NOBODY:
            if to == "taken" and decisions == 0:
                state.taken[state.first] |= mask
            choices += flow.legal(state, tables).bit_count()
            machine.walk(flow.RANDOM_STEP)
            decisions += 1
        else:
            machine.lay(DECK_GIVEN, _order(tables, state, random, 0 if shuffles else mask, to))
            machine.walk(flow.GO_ON)
            shuffles += 1
    return [*_trace(state, machine.drain()), choices]


def _begin(machine: Interpreted, state: State) -> None:
    """The first seat deals, without a draw."""
    machine.lay(AWAITS_DECK)
    machine.walk(flow.START)
    state.status, state.dealer = BETWEEN, 0


def _order(tables: Tables, state: State, random: Random, mask: int, to: str) -> list[int]:
    """The cards that are due, shuffled; those of the set on the places that are dealt there."""
    if tables.flow[state.at] == LEADER:
        due: list[int] = list(each(state.field))
    elif tables.flow[state.at] != DEAL:
        due = state.stock[state.stock_at[0] : state.stock_end[0]]
    else:
        deck = random.sample(tables.deck[: tables.n_deck], tables.n_deck)
        route = tables.route[: tables.n_deck]
        laid = list(zip(_places(route, to), each(mask), strict=False))
        laid += zip(_places(route, "field"), each(tables.wild), strict=False) if to == "draw" else ()
        for at, card in laid:
            there = deck.index(card)
            deck[at], deck[there] = deck[there], deck[at]
        return deck
    return random.sample(due, len(due))


def _places(route: Sequence[int], to: str) -> list[int]:
    """Which cards of the deck are dealt to a place."""
    goals = {"field": (FIELD,), "hand": (1, PILES + 2, PILES + 3), "draw": (STOCK,), "last": (STOCK,)}.get(to, ())
    found = [at for goal in goals for at, where in enumerate(route) if where == goal]
    return found[::-1] if to == "last" else found


def says(rules: Ruleset) -> list[object]:
    """Everything that is said of a table, and what is paid for."""
    return [*rules.lines(), *rules.reasons().items()]


def _trace(state: State, rows: Sequence[int]) -> Trace:
    """What happened, without the numbers of rules and rows."""
    paid = [(rows[at + 1], rows[at + 2]) for at in range(0, len(rows), 4) if rows[at] == log.PAID]
    return [
        list(rows[::4]),
        paid,
        list(state.result),
        list(state.totals),
        list(state.taken),
        list(state.shown),
        state.winner,
        state.dealer,
        state.status,
    ]
