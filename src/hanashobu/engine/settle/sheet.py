"""The score sheet, line by line: who collects it, what is counted, and who pays."""

from __future__ import annotations

from hanashobu.engine import charge, log, shapes
from hanashobu.engine.kernel import kernel, lowest, popcount, wrap
from hanashobu.engine.phases import claim
from hanashobu.engine.settle import alone, instead, raises, winning
from hanashobu.engine.state import NOBODY, State
from hanashobu.rules import dues, feats
from hanashobu.rules.tables import MOST_DUES, MOST_KINDS, DueRow, Tables
from hanashobu.rules.uses import RAISES
from hanashobu.rules.winning import TOTAL


@kernel
def settle(s: State, rules: Tables) -> None:
    """What takes the place of everything; else the sheet. Then who has won."""
    yaku = hands = 0
    seat = s.first
    for _ in range(s.players):
        yaku |= s.yaku[seat]
        for kind in range(rules.n_kinds):
            hands |= s.claimed[MOST_KINDS * seat + kind]
        seat = s.next[seat]
    sheet = rules.sheets[32 * s.players + 4 * s.ended + (2 if yaku else 0) + (1 if hands else 0)]
    leaves = instead.pay(s, rules, sheet >> MOST_DUES) if sheet >> MOST_DUES else -1
    if leaves >= 0:
        pay_lines(s, rules, sheet & leaves)
        return
    if yaku & rules.cancels:  # such a row leaves everybody without yaku (HA-O5)
        for seat in range(rules.seats):
            s.yaku_points[seat] = 0
    if rules.linear >> s.players & 1 and not s.listening:
        add_up(s, rules)
    else:
        pay_lines(s, rules, sheet & (1 << MOST_DUES) - 1)
    winning.decide(s, rules)


@kernel
def add_up(s: State, rules: Tables) -> None:
    """The same as all lines together, where they are one formula and nobody asks for each payment."""
    together = 0
    for seat in range(rules.seats):
        together += s.yaku_points[seat]
    seat = s.first
    for place in range(s.players):
        yaku = rules.linear_own * s.yaku_points[seat] - rules.linear_others * together
        s.score[seat] = charge.multiplied(s, rules.linear_cards * s.points[seat] - rules.linear_par[place] + rules.unit * yaku)
        s.result[seat] += s.score[seat]
        seat = s.next[seat]


@kernel
def pay_lines(s: State, rules: Tables, lines: int) -> None:
    """These lines from top to bottom; feats of shown hands player by player."""
    while lines:
        joined = lines & rules.dues[lowest(lines)].joined
        lines ^= joined
        seat = s.first
        for place in range(s.players):
            left = joined
            while left:
                collect(s, rules, rules.dues[lowest(left)], seat, place)
                left &= left - 1
            seat = s.next[seat]


@kernel
def collect(s: State, rules: Tables, due: DueRow, seat: int, place: int) -> None:
    """One line for one player."""
    if not is_due(s, rules, due, seat, place) or (s.points[seat] < due.least and due.to != feats.BLIND):
        return
    if due.of == dues.TEYAKU:
        pay_hands(s, rules, due, seat)
        return
    rows = counting(s, due, seat)
    paid = 0
    if due.by_row:  # each yaku by itself, because each has its own reason
        left = rows
        while left:
            row = lowest(left)
            left &= left - 1
            amount = charge.shaped(s, due, rules.unit * shapes.value(s.taken[seat], rules.yaku[row]))
            pay(s, rules, due, seat, amount, rules.yaku[row].why, alone.payer(s, rules, seat, row))
            paid += amount
    else:
        points = counted(s, rules, due, seat) - (due.par[place] if due.by == dues.BANK else 0)
        paid = charge.shaped(s, due, points)
        if s.points[seat] < due.least:
            paid = -paid  # whoever has played blind in vain pays (HH-63)
        pay(s, rules, due, seat, paid, due.why, NOBODY)
    if rules.uses & RAISES and due.raised and rows:
        raise_sum(s, rules, due, seat, rows, paid)


@kernel
def counting(s: State, due: DueRow, seat: int) -> int:
    """The rows of a player's yaku that a line counts, unless none count in the round."""
    return s.yaku[seat] & due.rows if s.yaku_points[seat] else 0


@kernel
def raise_sum(s: State, rules: Tables, due: DueRow, seat: int, rows: int, paid: int) -> None:
    """What makes the sum larger that a player was just paid for yaku: first all that is added to it, then all that it is multiplied by."""
    payer = alone.payer(s, rules, seat, lowest(rows))
    points = shapes.points_of(rules, s.taken[seat], rows)
    base, times = counted(s, rules, due, seat), 1
    for at in range(rules.n_raises):
        one = rules.raises[at]
        step = raises.reached(s, rules, one, seat, points) if one.rows & rows else -1
        if step >= 0:
            base += rules.unit * one.steps[step].plus
            times *= one.steps[step].times
            amount = charge.shaped(s, due, times * base)
            log.emit(s, raises.RAISED, seat, one.steps[step].plus << 16 | one.steps[step].times, one.why)
            pay(s, rules, due, seat, amount - paid, one.why, payer)
            paid = amount


@kernel
def pay_hands(s: State, rules: Tables, due: DueRow, seat: int) -> None:
    """The hands that a player has shown; they are no part of the round score (HI-15, SU-10)."""
    for kind in range(rules.n_kinds):
        row = s.claimed[MOST_KINDS * seat + kind] - 1
        if row >= 0:
            pay(s, rules, due, seat, charge.shaped(s, due, rules.unit * claim.points_of(s, rules, row)), rules.teyaku[row].why, NOBODY)


@kernel
def is_due(s: State, rules: Tables, due: DueRow, seat: int, place: int) -> bool:
    """Whether a line is for this player, whatever it takes."""
    to = due.to
    if to <= dues.NOBODY:
        return True
    if to == dues.FIRST:
        return seat == s.first
    if to == dues.ABOVE_PAR:
        return s.points[seat] > due.par[place]
    if to == feats.DIVER:
        return claim.caught(s, seat) != 0
    if to == feats.ESCAPER:
        return claim.escapes(s, rules, seat)
    if to == feats.DEALERS_HAND:
        return seat == s.dealers_hand
    if to == feats.BLIND:
        return s.blind != 0 and seat == s.dealer
    if to == dues.WINNER and s.winner == NOBODY:
        find_winner(s, rules, due)
    return seat == s.winner


@kernel
def find_winner(s: State, rules: Tables, due: DueRow) -> None:
    """A line that the winner collects is the round score itself, and says who that is."""
    for seat in range(rules.seats):
        s.score[seat] = charge.multiplied(s, counted(s, rules, due, seat))
    winning.decide(s, rules)


@kernel
def counted(s: State, rules: Tables, due: DueRow, seat: int) -> int:
    """What a player has of what the line counts, in points."""
    if due.of >= dues.SHARE:
        return rules.unit * due.points
    if due.of == dues.CARDS:
        return s.points[seat]
    yaku = s.yaku_points[seat]
    if yaku and s.yaku[seat] & ~due.rows:
        yaku = shapes.points_of(rules, s.taken[seat], s.yaku[seat] & due.rows)
    if due.of == dues.YAKU:
        return rules.unit * yaku
    total = s.points[seat] + rules.unit * yaku
    if due.of == dues.LEAD:  # over the next best
        others = winning.best(s, rules, s.playing & ~(1 << seat), TOTAL, 0)
        return max(0, total - winning.measured(s, rules, lowest(others), TOTAL, 0))
    return total


@kernel
def pay(s: State, rules: Tables, due: DueRow, seat: int, amount: int, why: int, liable: int) -> None:
    """An amount of a line: written down, from the bank, or from those who owe it; what is below 0 goes the other way."""
    if due.scored and due.to != dues.NOBODY:
        s.score[seat] += amount * (s.players - 1 if due.by == dues.OPPONENTS else 1)
    if due.by == dues.SHEET or (due.by == dues.BANK and not s.staked and not s.listening):
        charge.move(s, seat, amount)
    elif due.by == dues.BANK:
        charge.pay(s, log.BANK, seat, amount, why)
    elif due.by == dues.TABLE and amount > 0:
        for step in range(1, rules.seats):
            payer = wrap(seat + step, rules.seats)
            if payer != s.sits:
                charge.pay(s, payer, seat, amount, why)
    else:
        from_players(s, rules, due, seat, amount, why, liable)


@kernel
def from_players(s: State, rules: Tables, due: DueRow, seat: int, amount: int, why: int, liable: int) -> None:
    """What each of the others owes, or one for all; where nobody gets it, they just lose it."""
    payers = s.playing
    loses = amount if due.scored and due.by == dues.OPPONENTS else 0
    if due.by == dues.BELOW_PAR:
        payers = below_par(s, due)
        amount //= popcount(payers) if due.together and payers else 1
    elif liable != NOBODY:
        payers = 1 << liable
        amount *= s.players - 1
    payer = s.next[seat]
    while payer != seat:
        s.score[payer] -= loses
        if payers >> payer & 1:
            owes = owed(s, rules, due, seat, payer, amount)
            if due.to == dues.NOBODY:
                charge.move(s, payer, -owes)
            else:
                charge.pay(s, payer, seat, owes, why)
        payer = s.next[payer]


@kernel
def owed(s: State, rules: Tables, due: DueRow, seat: int, payer: int, amount: int) -> int:
    """What one of the others owes: by comparison, all that is at stake, or a share for each time."""
    if due.by == dues.DIFFERENCE:
        return charge.shaped(s, due, counted(s, rules, due, seat) - counted(s, rules, due, payer))
    if due.of == dues.STAKE:
        return s.stake[payer]
    return amount * claim.dives(s, rules, seat, payer) if due.to == feats.DIVER else amount


@kernel
def below_par(s: State, due: DueRow) -> int:
    """Who has fewer card points than par, as bits."""
    found = 0
    seat = s.first
    for place in range(s.players):
        if s.points[seat] < due.par[place]:
            found |= 1 << seat
        seat = s.next[seat]
    return found
