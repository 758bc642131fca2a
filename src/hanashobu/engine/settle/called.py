"""A round with calls: yaku by the way it ended, or card points if nobody has any (HH-11 to HH-15, HH-20 to HH-24)."""

from __future__ import annotations

from hanashobu.engine import log, shapes
from hanashobu.engine.kernel import kernel, lowest
from hanashobu.engine.phases import claim
from hanashobu.engine.settle import achievements, par, special, two_players
from hanashobu.engine.state import HANDS_OUT, NOBODY, SHOUBU, State
from hanashobu.rules.dropout import PLAYERS
from hanashobu.rules.tables import Tables


@kernel
def settle(s: State, rules: Tables) -> None:
    """Teyaku first, achievements last, unless something special leaves no other scoring (HH-23)."""
    yaku = somebody_has_yaku(s)
    if not yaku and s.players == PLAYERS and special.pay_instead(s, rules):
        return
    claims = claim.pay_noted(s, rules)
    if yaku:
        pay_yaku(s, rules)
    elif s.players == 2:
        two_players.settle(s, rules)
    else:
        par.settle(s, rules)
    if s.players == PLAYERS and (claims or rules.bonus_unclaimed):
        achievements.settle(s, rules)


@kernel
def somebody_has_yaku(s: State) -> bool:
    """Whether there is any dekiyaku on the table."""
    rows = 0
    seat = s.first
    for _ in range(s.players):
        rows |= s.yaku[seat]
        seat = s.next[seat]
    return rows != 0


@kernel
def pay_yaku(s: State, rules: Tables) -> None:
    """The caller in full, the canceller half, and when hands are out everybody half (HH-12 to HH-14)."""
    seat = s.first
    for _ in range(s.players):
        if s.ended == HANDS_OUT or seat == s.winner:
            rows = s.yaku[seat]
            while rows:
                pay_row(s, rules, seat, lowest(rows))
                rows &= rows - 1
            if s.winner == NOBODY and s.first_sage == NOBODY and s.yaku[seat]:
                s.first_sage = seat
        seat = s.next[seat]
    if s.winner == NOBODY:
        s.winner = s.first_sage


@kernel
def pay_row(s: State, rules: Tables, seat: int, row: int) -> None:
    """One yaku, by each opponent; or double by the one who is liable for it or has called sage alone."""
    amount = s.multiplier * rules.unit * shapes.value(s.taken[seat], rules.yaku[row])
    if s.ended != SHOUBU:
        amount //= 2
    alone = lone_payer(s, rules, seat, row)
    payer = s.next[seat]
    while payer != seat:
        if alone == NOBODY:
            log.pay(s, payer, seat, amount, rules.yaku[row].why)
        elif alone == payer:
            log.pay(s, payer, seat, 2 * amount, rules.yaku[row].why)
        payer = s.next[payer]


@kernel
def lone_payer(s: State, rules: Tables, seat: int, row: int) -> int:
    """With three players: who pays double, NOBODY if both pay (HH-O2 before HH-12)."""
    if s.players != PLAYERS:
        return NOBODY
    if rules.liable >> row & 1 and s.answers[row]:
        return s.answers[row] - 1
    one = s.next[seat]
    other = s.next[one]
    if s.ended != SHOUBU or (s.sage >> one & 1) == (s.sage >> other & 1):
        return NOBODY
    return one if s.sage >> one & 1 else other
