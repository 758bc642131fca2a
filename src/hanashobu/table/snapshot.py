"""Where a match stands, for one seat: its question, everybody's points, and how near everybody is to every yaku."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache, reduce

from hanashobu.cards import CODES, codes
from hanashobu.play import extras, participation
from hanashobu.play.questions import choices, yaku_progress
from hanashobu.play.view import View
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.tables import Tables
from hanashobu.rules.yaku import Yaku
from hanashobu.table.protocol import Progress, SeatSnapshot, Snapshot
from hanashobu.table.question import question

NEAR = 2  # cards away
MOST_PILES = 1 << 9  # that are kept with how far they are, for each of the rules that were used last
MOST_RULES = 32
UNKNOWN = Progress(row=-1, state="gone")


def now(view: View, turn: int, claims: bool = False, seats: tuple[SeatSnapshot, ...] | None = None) -> Snapshot:
    """Where the match stands for the seat of this view, which has been sent this many events."""
    return Snapshot(
        turn=turn,
        status=view.status,
        seats=standings(view) if seats is None else seats,
        dealer=participation.dealer(view),
        leader=view.leader,
        actor=view.actor,
        extra=extras.values(view),
        looked=participation.looked(view),
        question=question(view),
        late=choices.late(view),
        claims=claims,
    )


def standings(view: View) -> tuple[SeatSnapshot, ...]:
    """Everybody as everybody sees them; except that the player who has to speak is not shown that about themselves."""
    return tuple(_standing(view, seat) for seat in range(view.rules.seats))


def _standing(view: View, seat: int) -> SeatSnapshot:
    rules = view.rules
    pile, idle = view.pile(seat), participation.idle(view, seat)
    plays = not idle and participation.opened(view)
    points = rules.values.of(pile) if rules.values.classes else yaku_progress.together(yaku_progress.made(view, seat, pile))
    return SeatSnapshot(
        total=view.total(seat),
        points=points,
        extra=extras.values(view, seat),
        plays=plays,
        says=idle or participation.stands(view, seat),
        yaku=yaku(view, seat) if plays else (),
    )


def yaku(view: View, seat: int) -> tuple[Progress, ...]:
    """How far a seat is with every row of the table; what nobody has touched is left out."""
    return progress(view.rules, view.tables, view.barred(seat)).of(view.pile(seat), yaku_progress.gone(view, seat))


class YakuProgress:
    """How far piles are under some rules. Kept by pile and by row, because every seat is sent everybody's progress after every move."""

    def __init__(self, rules: Ruleset, tables: Tables, barred: int) -> None:
        self._rules = rules
        self._tables = tables
        self._barred = barred
        self._counting = yaku_progress.counting(rules)
        self._piles: dict[tuple[int, int], tuple[Progress, ...]] = {}
        alive = {at for at, _ in yaku_progress.alive(rules, barred)}
        self._never = [Progress(row=at, state="gone") for at in range(len(rules.yaku)) if at not in alive]  # not at this place (SU-12)
        self._rows: list[tuple[int, Yaku, int, dict[tuple[int, int | None], Progress | None]]] = [
            (at, row, _touches(row), {}) for at, row in yaku_progress.alive(rules, barred)
        ]

    def of(self, pile: int, lost: int) -> tuple[Progress, ...]:
        """The rows of a pile, when some cards are out of reach."""
        key = pile & self._counting, lost & self._counting
        found = self._piles.get(key)
        if found is None:
            if len(self._piles) >= MOST_PILES:
                self._piles.clear()
            found = self._piles[key] = self._found(*key)
        return found

    def _found(self, pile: int, lost: int) -> tuple[Progress, ...]:
        made = dict(yaku_progress.counted(self._rules, self._tables, pile, self._barred))
        both, found = pile | lost << len(CODES), list(self._never)
        for at, row, touches, known in self._rows:
            mine, points = both & touches, made.get(at)
            if not mine and points is None:
                continue
            one = known.get((mine, points), UNKNOWN)
            if one is UNKNOWN:
                if len(known) >= MOST_PILES:
                    known.clear()
                one = known[mine, points] = _row(row, at, pile & touches, lost & touches, points)
            if one is not None:
                found.append(one)
        return tuple(found)


progress = lru_cache(maxsize=MOST_RULES)(YakuProgress)


def _touches(row: Yaku) -> int:
    """The cards that make, spoil or raise a yaku, in the pile and among those that are lost."""
    cards = reduce(int.__or__, (level.pattern.never for level in row.levels), int(row.cards()))
    return cards | cards << len(CODES)


def _row(row: Yaku, at: int, pile: int, lost: int, made: int | None) -> Progress | None:
    if made is not None:
        return Progress(row=at, state="made", points=made)
    if not row.reachable(pile, lost):
        return Progress(row=at, state="gone")
    if not row.cards() & pile:
        return None
    ways = [level for level in row.levels if level.pattern.reachable(pile, lost)]
    near = min(ways, key=lambda level: (level.pattern.missing(pile), -level.points))
    needs = yaku_progress.needed(near.pattern, pile, lost)
    missing = near.pattern.missing(pile)
    if not missing:  # a better row of its group counts instead
        return None
    return Progress(
        row=at,
        state="near" if missing <= NEAR else "begun",
        points=near.points,
        missing=missing,
        must=codes(needs.must),
        any_of=codes(needs.any_of),
        of_any=needs.of_any,
    )


class RecentSnapshots:
    """Where the matches stand that moved last, for spectators: every seat is sent part of that or all of it, and nobody needs it later."""

    def __init__(self, most: int = 128) -> None:
        self._most = most
        self._found: OrderedDict[object, tuple[tuple[int, int], Snapshot]] = OrderedDict()

    def found(self, table: object, at: tuple[int, int]) -> Snapshot | None:
        """That of a table after this many moves and events, if it is kept."""
        known = self._found.get(table)
        return known[1] if known is not None and known[0] == at else None

    def keep(self, table: object, at: tuple[int, int], snapshot: Snapshot) -> Snapshot:
        """Keep one, instead of those that nobody has asked for lately."""
        self._found[table] = at, snapshot
        self._found.move_to_end(table)
        while len(self._found) > self._most:
            self._found.popitem(last=False)
        return snapshot


RECENT = RecentSnapshots()
