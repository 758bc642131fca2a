"""Taiyaku: what the others see of deal, claims and returned cards (docs/rules/taiyaku.md)."""

from __future__ import annotations

import pytest

from hanashobu.cards import cards
from hanashobu.play import events
from hanashobu.play.events import HIDDEN
from tests.rules.taiyaku import CUPS, FIELD, PLAIN, TAIYAKU
from tests.support.helpers import Table, only

# What others see.


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_of_the_deal_a_seat_sees_its_own_hand_and_not_the_field_until_the_leader_is_found(seat: int | None) -> None:
    """TA-5, TA-6, CO-10."""
    table = Table(TAIYAKU).deal(hands=PLAIN, field=FIELD)
    deal, leader = table.events[-2:]
    assert isinstance(deal, events.Deal)
    hidden: list[events.Cards | None] = [(HIDDEN,) * 8] * 3
    if seat is not None:
        hidden[seat] = tuple(PLAIN[seat].split())
    assert deal.seen_by(seat) == events.Deal(tuple(hidden), None, (HIDDEN,) * 6, (HIDDEN,) * 18, True)
    assert leader.seen_by(seat) == leader
    assert isinstance(leader, events.Leader)
    assert leader.field == tuple(FIELD.split())


def test_of_a_claim_others_see_what_is_shown_and_nothing_of_what_is_kept_hidden() -> None:
    """TA-11."""
    part = events.Claim(0, ("TA-T3",), ("9a", "9b", "9c", "9d"), ("TA-T1",))
    none = events.Claim(0, (), (), ("TA-T1", "TA-T3"))
    for word, claim in (("set", part), ("no", none)):
        emitted = Table(TAIYAKU).deal(hands=[CUPS]).play(word)[0]
        assert emitted == claim
        assert emitted.seen_by(0) == claim
    for seat in (1, 2, None):
        assert part.seen_by(seat) == events.Claim(0, ("TA-T3",), ("9a", "9b", "9c", "9d"))
        assert none.seen_by(seat) is None


def test_a_returned_card_and_the_order_of_the_pile_are_not_shown() -> None:
    """TA-12, TA-14, CO-10: not even whoever cuts sees the order; how many cards there are everybody sees."""
    table = Table(TAIYAKU).deal(hands=PLAIN, field=FIELD)
    emitted = table.play("1a", "5a", "9b", "1c")
    back, shuffle, cut = only(emitted, events.Return)[0], only(emitted, events.Shuffle)[0], only(emitted, events.Cut)[0]
    assert back.seen_by(0) == events.Return(0, "1a")
    for seat in (1, 2, None):
        assert back.seen_by(seat) == events.Return(0, HIDDEN)
    for seat in (0, 1, 2, None):
        assert shuffle.seen_by(seat) == events.Shuffle((HIDDEN,) * 21)
        assert cut.seen_by(seat) == events.Cut(0, (HIDDEN,) * 21)


def test_which_cards_somebody_may_put_back_others_do_not_see() -> None:
    """TA-12, CO-10."""
    table = Table(TAIYAKU).deal(hands=PLAIN, field=FIELD)
    assert table.match.view(0).table.choice == cards(PLAIN[0])
    for seat in (1, 2, None):
        view = table.match.view(seat)
        assert (view.actor, view.table.choice, view.table.hands[0], view.legal) == (0, 0, 0, ())


def test_a_returned_card_is_known_to_its_player_alone() -> None:
    """TA-12: for Aki it is no unseen card any more, for the others it is."""
    table = Table(TAIYAKU).deal(hands=PLAIN, field=FIELD)
    table.play("1a", "5a", "9b")
    for seat, card in enumerate(("1a", "5a", "9b")):
        for other in range(3):
            assert bool(table.match.view(other).unseen() & cards(card)) == (other != seat)
