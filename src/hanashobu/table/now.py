"""Where a match stands, for one seat: its question, everybody's points, and how near everybody is to every yaku."""

from __future__ import annotations

from hanashobu.cards import codes
from hanashobu.engine.state import BETWEEN, OVER
from hanashobu.play import places, progress
from hanashobu.play.view import View
from hanashobu.rules.yaku import Yaku
from hanashobu.table.ask import Say, question
from hanashobu.table.messages import Now, Progress, Standing, Status

NEAR = 2  # cards away


def now(view: View, turn: int, say: Say) -> Now:
    """Where the match stands for the seat of this view, which has been sent so many events."""
    table, rules = view.table, view.rules
    return Now(
        turn,
        status(table.status),
        tuple(_standing(view, seat, say) for seat in range(rules.seats)),
        places.dealer(view),
        table.first if rules.leader else None,
        view.actor,
        table.multiplier or 1,
        rules.multiplier.queue(table.waiting) if rules.multiplier else (),
        table.pot,
        table.year_pot,
        table.prize_pot,
        places.looked(view),
        question(view, say),
    )


def status(number: int) -> Status:
    """Where a match stands, in a word."""
    return "over" if number == OVER else "between" if number == BETWEEN else "playing"


def _standing(view: View, seat: int, say: Say) -> Standing:
    table, rules = view.table, view.rules
    pile, plays = table.taken[seat], places.at_play(view, seat)
    points = rules.values.of(pile) if rules.values.classes else progress.together(progress.made(view, pile))
    return Standing(
        table.totals[seat],
        points,
        table.stake[seat] if table.staked else None,
        table.tokens[seat] if rules.campaign else 0,
        plays,
        say(places.says(view, seat)),
        yaku(view, seat) if plays else (),
    )


def yaku(view: View, seat: int) -> tuple[Progress, ...]:
    """How far a seat is with every row of the table; what nobody has touched is left out."""
    pile, lost = view.table.taken[seat], progress.gone(view, seat)
    made = {id(item.row): item.points for item in progress.made(view, pile)}
    found = (_row(view.rules.yaku[at], at, pile, lost, made) for at in range(len(view.rules.yaku)))
    return tuple(item for item in found if item)


def _row(row: Yaku, at: int, pile: int, lost: int, made: dict[int, int]) -> Progress | None:
    if id(row) in made:
        return Progress(at, "made", made[id(row)])
    if not row.reachable(pile, lost):
        return Progress(at, "gone")
    if not row.cards() & pile:
        return None
    ways = [level for level in row.levels if level.pattern.reachable(pile, lost)]
    near = min(ways, key=lambda level: (level.pattern.missing(pile), -level.points))
    needs = progress.needed(near.pattern, pile, lost)
    missing = near.pattern.missing(pile)
    if not missing:  # a better row of its group counts instead
        return None
    return Progress(at, "near" if missing <= NEAR else "begun", near.points, missing, codes(needs.must), codes(needs.any_of), needs.of_any)
