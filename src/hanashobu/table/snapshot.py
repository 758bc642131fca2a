"""Where a match stands, for one seat: its question, everybody's points, and how near everybody is to every yaku."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache

from hanashobu.cards import codes
from hanashobu.play import participation
from hanashobu.play.questions import yaku_progress
from hanashobu.play.view import View
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.rules.yaku import Yaku
from hanashobu.table.protocol import Progress, SeatSnapshot, Snapshot
from hanashobu.table.question import late, question

NEAR = 2  # cards away
MOST_PILES = 1 << 11  # that are kept with how far they are


def now(view: View, turn: int, claims: bool = False, seats: tuple[SeatSnapshot, ...] | None = None) -> Snapshot:
    """Where the match stands for the seat of this view, which has been sent this many events."""
    return Snapshot(
        turn,
        view.status,
        standings(view) if seats is None else seats,
        participation.dealer(view),
        view.leader,
        view.actor,
        view.multiplier,
        view.waiting,
        view.pot,
        view.year_pot,
        view.prize_pot,
        participation.looked(view),
        question(view),
        late(view),
        claims,
    )


def standings(view: View) -> tuple[SeatSnapshot, ...]:
    """Everybody as everybody sees them; except that the player who has to speak is not shown that about themselves."""
    return tuple(_standing(view, seat) for seat in range(view.rules.seats))


def _standing(view: View, seat: int) -> SeatSnapshot:
    rules = view.rules
    pile, plays = view.pile(seat), participation.at_play(view, seat)
    points = rules.values.of(pile) if rules.values.classes else yaku_progress.together(yaku_progress.made(view, pile))
    return SeatSnapshot(
        view.total(seat),
        points,
        view.stake(seat),
        view.loans(seat),
        participation.ginmi(view, seat),
        plays,
        participation.says(view, seat),
        yaku(view, seat) if plays else (),
    )


def yaku(view: View, seat: int) -> tuple[Progress, ...]:
    """How far a seat is with every row of the table; what nobody has touched is left out."""
    return progress(view.rules, view.tables, view.pile(seat), yaku_progress.gone(view, seat))


def progress(rules: Ruleset, tables: Tables, pile: int, lost: int) -> tuple[Progress, ...]:
    """The same for any pile, when some cards are out of reach."""
    counting = yaku_progress.counting(rules)
    return _yaku(rules, tables, pile & counting, lost & counting)


@lru_cache(maxsize=MOST_PILES)
def _yaku(rules: Ruleset, tables: Tables, pile: int, lost: int) -> tuple[Progress, ...]:
    """Cached, because every seat is sent everybody's progress after every move."""
    made = dict(yaku_progress.counted(rules, tables, pile))
    found = (_row(row, at, pile, lost, made.get(at)) for at, row in enumerate(rules.yaku))
    return tuple(item for item in found if item)


def _row(row: Yaku, at: int, pile: int, lost: int, made: int | None) -> Progress | None:
    if made is not None:
        return Progress(at, "made", made)
    if not row.reachable(pile, lost):
        return Progress(at, "gone")
    if not row.cards() & pile:
        return None
    ways = [level for level in row.levels if level.pattern.reachable(pile, lost)]
    near = min(ways, key=lambda level: (level.pattern.missing(pile), -level.points))
    needs = yaku_progress.needed(near.pattern, pile, lost)
    missing = near.pattern.missing(pile)
    if not missing:  # a better row of its group counts instead
        return None
    return Progress(at, "near" if missing <= NEAR else "begun", near.points, missing, codes(needs.must), codes(needs.any_of), needs.of_any)


class RecentStandings:
    """The standings at the tables that moved last: all seats of a table are sent the same, and nobody needs them later."""

    def __init__(self, most: int = 128) -> None:
        self._most = most
        self._found: OrderedDict[object, tuple[tuple[int, int], tuple[SeatSnapshot, ...]]] = OrderedDict()

    def standings(self, table: object, at: tuple[int, int], work_out: Callable[[], tuple[SeatSnapshot, ...]]) -> tuple[SeatSnapshot, ...]:
        """Those of a table after this many moves and events."""
        known = self._found.get(table)
        if known is None or known[0] != at:
            known = self._found[table] = at, work_out()
            self._found.move_to_end(table)
            while len(self._found) > self._most:
                self._found.popitem(last=False)
        return known[1]


RECENT = RecentStandings()
