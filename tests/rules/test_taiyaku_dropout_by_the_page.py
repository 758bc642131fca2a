"""Taiyaku: who plays and who pays, in whole matches, worked out again in Python that knows only the rules page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from tests.rules.taiyaku_tables import TAIYAKU
from tests.support.helpers import full_match, only, sort


def refunds(fees: list[tuple[int, events.Party, int]], stake: list[int]) -> Iterator[AnyEvent]:
    """CO-12: when nobody is in, every fee goes back, the last first; it changes the stakes."""
    for seat, to, amount in reversed(fees):
        if amount:
            stake[seat] += amount
            if isinstance(to, int):
                stake[to] -= amount
            yield events.Pay(to, seat, amount, "CO-12")


def by_the_page(
    seats: int, dealer: int, leader: int, hands: dict[int, tuple[str, ...]], stake: list[int], says: list[str]
) -> list[AnyEvent]:
    """TA-21 to TA-30: what has to happen when the players say this, up to the play or the end of the round; it changes the stakes."""
    emitted: list[AnyEvent] = []
    pot = 0

    def pay(payer: int, payee: events.Party, due: int, why: str) -> int:
        amount = min(due, stake[payer])
        stake[payer] -= amount
        if isinstance(payee, int):
            stake[payee] += amount
        if due:
            emitted.append(events.Pay(payer, payee, amount, why, due - amount))
        return amount

    dealt = [(dealer + step) % seats for step in range(min(seats, 5))]
    waits = [(dealer + step) % seats for step in range(5, seats)]
    order = dealt[dealt.index(leader) :] + dealt[: dealt.index(leader)]
    ins, fees = list[int](), list[tuple[int, events.Party, int]]()
    words = iter(says)
    while order and len(ins) < 3:
        seat = order.pop(0)
        if next(words) == "in":
            emitted.append(events.Speak(seat, "in"))
            ins.append(seat)
            continue
        emitted.append(events.Speak(seat, "out", 1))
        to: events.Party = waits.pop(0) if waits else "pot"
        paid = pay(seat, to, 1, "TA-22" if to == "pot" else "TA-30")
        fees.append((seat, to, paid))
        if isinstance(to, int):
            hands[to] = hands.pop(seat)
            emitted.append(events.PassedHand(seat, to, hands[to]))
            order.insert(0, to)
        else:
            pot += paid
    assert next(words, None) is None, "Somebody spoke who should not have been asked."
    if not ins:
        return [*emitted, *refunds(fees, stake), events.Misdeal("nobody_in")]
    ins.sort(key=lambda seat: (seat - leader) % seats)
    worth = sum(card in ("1a", "3a", "8a", "11a", "12a", "9a") for seat in order for card in hands[seat])
    worth += 4 * sum({"6b", "9b", "10b"} <= set(hands[seat]) for seat in order)
    for place, seat in enumerate(order):
        share = (worth + (place == 0)) // 2 if len(order) == 2 else worth
        emitted.append(events.ForcedOut(seat, sum(min(share, stake[payer]) for payer in ins)))
        for payer in ins:
            pay(payer, seat, share, "TA-23")
    winner = ins[0] if len(ins) == 1 else None
    if worth >= 8:
        near = [(ins[0] + step) % seats for step in range(seats)]
        winner = max(near, key=lambda seat: (stake[seat], -near.index(seat)))
    if winner is None:
        return [*emitted, events.Active(tuple(ins), dealer)]
    if pot:
        emitted.append(events.Pay("pot", winner, pot, "TA-26"))
        stake[winner] += pot
    return emitted


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
@pytest.mark.parametrize("chips", [None, 3])
def test_who_plays_and_who_pays_is_what_the_page_says_in_whole_matches(seats: int, chips: int | None) -> None:
    """TA-21 to TA-30, TA-2 to TA-4, TA-18: matches at random, with enough chips and with too few; each total is explained."""
    seen = set[str]()
    for seed in range(25):
        emitted = full_match(TAIYAKU, seats, seed, chips=chips).events
        totals = list(only(emitted, events.MatchBegins)[0].start)
        dealer, hands = 0, dict[int, tuple[str, ...]]()
        stake: list[int] = []
        at = 0
        while at < len(emitted):
            event = emitted[at]
            at += 1
            if isinstance(event, events.RoundBegins):
                dealer = event.dealer
                assert list(event.totals) == totals
            if isinstance(event, events.Deal):
                hands = {seat: tuple(sort(" ".join(hand)).split()) for seat, hand in enumerate(event.hands) if hand is not None}
                stake = [min(8, total) for total in totals]
            if isinstance(event, events.Leader) and not isinstance(emitted[at], events.Misdeal):
                end = at
                while not isinstance(emitted[end], events.Active | events.Misdeal | events.RoundScore):
                    end += 1
                happened = emitted[at : end + (not isinstance(emitted[end], events.RoundScore))]
                says = [speak.says for speak in only(happened, events.Speak)]
                start = list(stake)
                assert by_the_page(seats, dealer, event.leader, hands, stake, list(says)) == happened
                seen.add(type(emitted[end]).__name__)
                at = end
                if isinstance(emitted[end], events.Misdeal):
                    assert stake == start
                if isinstance(emitted[end], events.Active):
                    at += 1
                    seen.add(f"{len(only(emitted[end : end + 1], events.Active)[0].seats)} play")
            elif isinstance(event, events.Pay):
                if isinstance(event.payer, int):
                    stake[event.payer] -= event.amount
                    assert stake[event.payer] >= 0
                    assert event.forgiven == 0 or stake[event.payer] == 0
                if isinstance(event.payee, int):
                    stake[event.payee] += event.amount
            if isinstance(event, events.RoundEnds):
                totals = [total - min(8, total) + left for total, left in zip(totals, stake, strict=True)]
                assert list(event.totals) == totals
                assert event.next_dealer == event.winner
        assert sum(totals) == sum(only(emitted, events.MatchBegins)[0].start)
    assert {"Active", "RoundScore", "Misdeal", "2 play", "3 play"} <= seen
