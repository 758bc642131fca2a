"""Who laid the card that let the next player complete a yaku, or dive (HH-O2)."""

from __future__ import annotations

from hanashobu.cards import UnknownCard, card
from hanashobu.engine import shapes
from hanashobu.engine.kernel import month_of
from hanashobu.quoting import quote
from hanashobu.rules.dropout import PLAYERS
from hanashobu.rules.text import named
from hanashobu.scorekeeping.case import Case
from hanashobu.scorekeeping.reported import BadRound


def hear_answers(case: Case) -> None:
    """Everybody who is said to answer for something."""
    s, names = case.state, case.names
    for seat, what in case.told.answers:
        if not s.playing >> seat & 1 or s.players != PLAYERS:
            raise BadRound(f"{names[seat]} answers for nothing: that is for three players, and {names[seat]} must be one of them.")
        owner = _answer_for_yaku(case, seat, what) if what.upper() in _liable(case) else _answer_for_dive(case, seat, what)
        if s.next[seat] != owner:
            raise BadRound(f"Only the player just before {names[owner]} can answer for that; {names[seat]} is not.")


def _liable(case: Case) -> tuple[str, ...]:
    used = {row.id for row in case.rules.yaku}
    return tuple(id for id in case.rules.calls.liable if id in used) if case.rules.calls else ()


def _answer_for_yaku(case: Case, seat: int, what: str) -> int:
    s, id = case.state, what.upper()
    for row in range(case.tables.n_yaku):
        if case.rules.ids()[case.tables.yaku[row].why] == id:
            for owner in case.order():
                if shapes.rows_of(case.tables, s.taken[owner]) >> row & 1:
                    _nobody_yet(case, s.answers[row])
                    s.answers[row] = seat + 1
                    return owner
    raise BadRound(f"Nobody is paid for {case.rules.name_of(id)} ({id}), so nobody answers for it.")


def _answer_for_dive(case: Case, seat: int, what: str) -> int:
    s = case.state
    try:
        fourth = card(what)
    except UnknownCard:
        ids = ", ".join(_liable(case))
        raise BadRound(f"{quote(what)} is nothing to answer for: write one of {ids}, or for Diving the card that was laid.") from None
    for owner in case.order():
        hand = case.told.hands.get(owner, 0)
        whole = s.taken[owner] & month_of(fourth) == month_of(fourth)
        if s.triplets[owner] & month_of(fourth) and whole and not hand >> fourth & 1:
            _nobody_yet(case, s.dive_answers[fourth >> 2])
            s.dive_answers[fourth >> 2] = seat + 1
            return owner
    raise BadRound(f"{named(1 << fourth)} is not the fourth card of a claimed triplet that was caught whole, so nobody answers for it.")


def _nobody_yet(case: Case, before: int) -> None:
    if before:
        raise BadRound(f"Only one player answers for a yaku; {case.names[before - 1]} does already.")
