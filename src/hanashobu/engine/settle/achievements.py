"""Diving, Escape, the dealer's hand and playing blind: paid when three have played (HH-25, HH-26, HH-61, HH-63)."""

from __future__ import annotations

from hanashobu.engine import log
from hanashobu.engine.kernel import kernel, lowest, month_of
from hanashobu.engine.state import NOBODY, State
from hanashobu.rules.calls import FOR_BLIND, FOR_DEALERS_HAND, FOR_DIVE, FOR_ESCAPE
from hanashobu.rules.tables import NO_RULE, Tables


@kernel
def settle(s: State, rules: Tables) -> None:
    """Everybody in turn order, then what belongs to the dealer's hand and to the dealer."""
    bonus = s.multiplier * rules.bonus
    seat = s.first
    for _ in range(s.players):
        if s.triplets[seat]:
            dive(s, rules, seat, bonus)
        row = s.claimed[2 * seat + 1] - 1
        if row >= 0 and rules.teyaku[row].escapes and s.points[seat] >= rules.bonus_least:
            payer = s.next[seat]
            while payer != seat:
                log.pay(s, payer, seat, bonus, rules.bonus_why[FOR_ESCAPE])
                payer = s.next[payer]
        seat = s.next[seat]
    if rules.bonus_why[FOR_DEALERS_HAND] != NO_RULE:
        holder = s.dealers_hand
        if s.playing >> holder & 1 and s.points[holder] >= rules.bonus_least:
            all_pay(s, rules, holder, bonus, rules.bonus_why[FOR_DEALERS_HAND])
    if rules.bonus_why[FOR_BLIND] != NO_RULE and s.blind and s.playing >> s.dealer & 1:
        play_blind(s, rules, bonus)


@kernel
def dive(s: State, rules: Tables, seat: int, bonus: int) -> None:
    """For each month of a claimed triplet caught whole; the player who laid its fourth card may be liable for it alone (HH-25, HH-O2)."""
    payer = s.next[seat]
    while payer != seat:
        due = 0
        months = s.triplets[seat]
        while months:
            card = lowest(months)
            if s.taken[seat] & month_of(card) == month_of(card):
                answers = s.dive_answers[card >> 2] - 1 if rules.liable else NOBODY
                if answers == NOBODY:
                    due += bonus
                elif answers == payer:
                    due += 2 * bonus
            months &= months - 1
        log.pay(s, payer, seat, due, rules.bonus_why[FOR_DIVE])
        payer = s.next[payer]


@kernel
def all_pay(s: State, rules: Tables, seat: int, bonus: int, why: int) -> None:
    """Everybody at the table but the one with the blank pays, those who are out too."""
    for step in range(1, rules.seats):
        payer = (seat + step) % rules.seats
        if payer != s.sits:
            log.pay(s, payer, seat, bonus, why)


@kernel
def play_blind(s: State, rules: Tables, bonus: int) -> None:
    """The dealer is paid by all others, or pays the two other players (HH-63)."""
    dealer = s.dealer
    if s.points[dealer] >= rules.bonus_least:
        all_pay(s, rules, dealer, bonus, rules.bonus_why[FOR_BLIND])
        return
    payee = s.next[dealer]
    while payee != dealer:
        log.pay(s, dealer, payee, bonus, rules.bonus_why[FOR_BLIND])
        payee = s.next[payee]
