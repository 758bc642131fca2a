"""The score sheet as numbers: its lines, what takes their place, who pays alone, who wins and deals; and whether it is one formula."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from hanashobu.rules.dues import (
    ANY,
    BANK,
    CARDS,
    DIFFERENCE,
    EVERYBODY,
    FIRST,
    NOBODY,
    NONE,
    OPPONENTS,
    SHEET,
    SOME,
    TEYAKU,
    TOTAL,
    YAKU,
    Due,
)
from hanashobu.rules.ending import ANY_END, NEW
from hanashobu.rules.feats import OF_HANDS
from hanashobu.rules.filling import TooMany, fill_shape, place_of, rows_of_table
from hanashobu.rules.instead import Instead
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import DEALING, HELD, MOST_DUES, MOST_SEATS, NOBODY_WINS, Tables
from hanashobu.rules.winning import CARD_POINTS, DEALER, HIGHER_CARDS, MOST
from hanashobu.rules.winning import NOBODY as NOBODY_HAS_WON

RowsOf = Callable[[Sequence[str]], int]  # the rows of the yaku table with these ids, as bits
TIES = {DEALER: DEALING, NOBODY_HAS_WON: NOBODY_WINS, MOST: HELD, HIGHER_CARDS: CARD_POINTS}  # the earliest wins where nothing else is left
EVERY_ROW = (1 << 62) - 1


def fill_sheet(made: Tables, rules: Ruleset, rows_of: RowsOf) -> None:
    """Everything that the end of a round reads."""
    made.unit = rules.unit
    sheet = rules.sheet()
    for place, (row, due) in enumerate(rows_of_table("dues", made.dues, sheet)):
        row.of, row.to, row.by = due.of, due.to, due.by
        row.by_row = int(_by_row(due))
        row.rows = rows_of(due.only) if due.only else EVERY_ROW
        for at, par in enumerate(rules.pars(due)[: len(row.par)]):
            row.par[at] = par
        row.points, row.together, row.least, row.half = due.points, int(due.together), due.least, int(due.half)
        row.per = due.rounding.per if due.rounding else 1
        row.rest = due.rounding.rest() if due.rounding else 0
        row.scored, row.why = int(due.scored and due.by != DIFFERENCE), place_of(rules, due.rule)
        row.raised = int(due.of in (YAKU, TOTAL) and due.by != DIFFERENCE)
        row.joined = 1 << place
        if due.to in OF_HANDS:
            row.joined |= sum(1 << at for at in (place - 1, place + 1) if at >= 0 and {one.to for one in sheet[at : at + 1]} & {*OF_HANDS})
    made.at_the_end = int(any(due.of == TEYAKU for due in rules.dues))
    _instead(made, rules, sorted(rules.instead, key=lambda one: one.rank))
    _sheets(made, rules, sorted(rules.instead, key=lambda one: one.rank))
    _calls(made, rules, rows_of)
    ties = [(TIES[tie.by], tie.cards) for tie in rules.wins.ties if tie.by in TIES]
    made.n_wins, made.n_ties, made.deals, made.drawn = len(rules.wins.by), len(ties), rules.deals.who, rules.deals.otherwise()
    if made.n_wins > len(made.wins):
        raise TooMany("error-too-many", rows="wins", most=len(made.wins), n=made.n_wins)
    made.wins[: made.n_wins] = rules.wins.by
    for tie, (by, cards) in rows_of_table("ties", made.ties, ties):
        tie.by, tie.cards = by, cards
    _linear(made, rules)


def _instead(made: Tables, rules: Ruleset, ranked: list[Instead]) -> None:
    """By rank, the lowest first."""
    for row, instead in rows_of_table("instead", made.instead, ranked):
        fill_shape(row.pattern[0], instead.pattern, instead.points, place_of(rules, instead.id))
        row.pattern[0].per = instead.per
        par = rules.values.total(rules.deck) // (instead.players or rules.most_players())
        row.least, row.most = (par, par) if instead.all_par else instead.cards
        row.all, row.to_first = int(instead.all_par), int(instead.all_par or instead.to == FIRST)
        row.beside = sum(1 << at for at, other in enumerate(ranked) if other.rank == instead.rank)
        row.leaves = sum(1 << place for place, due in enumerate(rules.sheet()) if due.rule in instead.leaves)


def _sheets(made: Tables, rules: Ruleset, ranked: list[Instead]) -> None:
    """Which lines pay something, and what may take their place: by players, the ending, and whether there are yaku and shown hands."""
    sheet = rules.sheet()
    for players, ended, yaku, hands in product(range(MOST_SEATS + 1), range(8), (NONE, SOME), (False, True)):
        lines = [at for at, due in enumerate(sheet) if due.when >> ended & 1 and _holds(due, players, yaku)]
        paid = [at for at in lines if (hands or not _of_hands(sheet[at])) and (yaku == SOME or not _by_row(sheet[at]))]
        instead = [at for at, row in enumerate(ranked) if _holds(row, players, yaku)]
        place = 32 * players + 4 * ended + 2 * (yaku == SOME) + hands
        made.sheets[place] = sum(1 << at for at in (*paid, *(MOST_DUES + at for at in instead)))


def _holds(part: Due | Instead, players: int, yaku: int) -> bool:
    return part.players in (0, players) and part.yaku in (ANY, yaku)


def _of_hands(due: Due) -> bool:
    return due.of == TEYAKU or due.to in OF_HANDS


def _by_row(due: Due) -> bool:
    """Whether each yaku is paid by itself."""
    return due.of == YAKU and due.by in (OPPONENTS, BANK) and due.to != NOBODY


def _calls(made: Tables, rules: Ruleset, rows_of: RowsOf) -> None:
    """Who may end a round, and who pays alone for it."""
    calls = rules.calls
    if calls:
        made.call_new, made.call_least, made.cancels_calls = int(calls.asks == NEW), calls.least, int(bool(calls.cancel))
        made.call_rows = rows_of(calls.only) if calls.only else EVERY_ROW
        made.call_to_go, made.call_once, made.call_last = calls.to_go, int(bool(calls.once)), int(bool(calls.last))
    made.n_raises = len(rules.raises)
    for raised, one in rows_of_table("raises", made.raises, rules.raises):
        raised.counts, raised.rows, raised.why = one.counts, rows_of(one.only) if one.only else EVERY_ROW, place_of(rules, one.rule)
        raised.n_steps = len(one.steps)
        for row_of_step, step in rows_of_table("steps", raised.steps, one.steps):
            row_of_step.at, row_of_step.plus, row_of_step.times = step.at, step.plus, step.times
    made.n_alone = len(rules.liable)
    for row, liable in rows_of_table("liable", made.alone, rules.liable):
        row.who, row.rows, row.when = liable.who, rows_of(liable.yaku) if liable.yaku else EVERY_ROW, liable.when


def _linear(made: Tables, rules: Ruleset) -> None:
    """Where every line is for everybody: times × (cards − par + unit × (own × yaku − others × everybody's yaku))."""
    if rules.stake or rules.liable or rules.calls or rules.raises:
        return
    for many in sorted(rules.numbers(), reverse=True):
        lines = [due for due in rules.sheet() if not due.players or due.players == many]
        if lines and all(map(_simple, lines)) and [due.of for due in lines].count(CARDS) < 2:
            formula = _formula(rules, lines, many)
            if made.linear == 0 or formula == (made.linear_cards, made.linear_own, made.linear_others, made.linear_par):
                made.linear |= 1 << many
                made.linear_cards, made.linear_own, made.linear_others, made.linear_par = formula


def _formula(rules: Ruleset, lines: list[Due], many: int) -> tuple[int, int, int, list[int]]:
    """How often card points and one's own yaku count, how often everybody's yaku are taken off, and par by place."""
    cards = own = others = 0
    par = [0] * MOST_SEATS
    for due in lines:
        if due.of == CARDS:
            cards = 1
            par = [*rules.pars(due), *par][:MOST_SEATS] if due.by == BANK else par
        else:
            own += many if due.by == OPPONENTS and due.to == EVERYBODY else 1
            others += due.by == OPPONENTS
    return cards, own, others, par


def _simple(due: Due) -> bool:
    """Whether a line is a part of such a formula."""
    plain = due.when == ANY_END and due.yaku == ANY and not (due.only or due.least or due.half or due.rounding)
    cards = due.of == CARDS and due.by in (BANK, SHEET) and due.to == EVERYBODY
    yaku = due.of == YAKU and (due.by in (OPPONENTS, SHEET)) and due.to in (EVERYBODY, NOBODY)
    return plain and (cards or yaku)
