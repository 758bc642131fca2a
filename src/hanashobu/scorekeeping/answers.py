"""Who laid the card that let the next player complete a yaku, or dive (HH-O2)."""

from __future__ import annotations

from hanashobu.cards import UnknownCard, card, codes
from hanashobu.engine import shapes
from hanashobu.engine.kernel import month_of
from hanashobu.engine.settle import alone
from hanashobu.scorekeeping.case import SettlementContext
from hanashobu.scorekeeping.reported import BadRound
from hanashobu.text import Cards, Quoted

THREE = 3  # players; of two the opponent pays anyway


def read_answers(case: SettlementContext) -> None:
    """Everybody who is reported to be liable for something."""
    s = case.state
    for row in case.report.answers:
        seat, what = row.seat, row.what
        if not case.plays(seat) or s.players < THREE:
            raise BadRound("error-score-liable-three", who=case.player(seat))
        owner = _answer_for_yaku(case, seat, what) if what.upper() in _liable(case) else _answer_for_dive(case, seat, what)
        if s.next[seat] != owner:
            raise BadRound("error-score-liable-before", who=case.player(seat), owner=case.player(owner))


def _liable(case: SettlementContext) -> tuple[str, ...]:
    used = {row.id for row in case.rules.yaku}
    return tuple(id for id in case.rules.answered_for() if id in used)


def _answer_for_yaku(case: SettlementContext, seat: int, what: str) -> int:
    s, id = case.state, what.upper()
    for row in range(case.tables.n_yaku):
        if case.rules.ids()[case.tables.yaku[row].why] == id:
            for owner in case.order():
                if 1 << row & shapes.rows_for(s, case.tables, owner, s.taken[owner]):
                    place = alone.place(case.tables, row)
                    _nobody_yet(case, s.answers[place])
                    s.answers[place] = seat + 1
                    return owner
    raise BadRound("error-score-liable-unpaid", yaku=case.rules.called(id), rule=id)


def _answer_for_dive(case: SettlementContext, seat: int, what: str) -> int:
    s = case.state
    try:
        fourth = card(what)
    except UnknownCard:
        raise BadRound("error-score-liable-what", what=Quoted(what), rules=_liable(case)) from None
    for owner in case.order():
        hand = case.hands.get(owner, 0)
        whole = s.taken[owner] & month_of(fourth) == month_of(fourth)
        if s.triplets[owner] & month_of(fourth) and whole and not 1 << fourth & hand:
            _nobody_yet(case, s.dive_answers[fourth >> 2])
            s.dive_answers[fourth >> 2] = seat + 1
            return owner
    raise BadRound("error-score-liable-card", card=Cards(codes(1 << fourth)))


def _nobody_yet(case: SettlementContext, before: int) -> None:
    if before:
        raise BadRound("error-score-liable-twice", who=case.player(before - 1))
