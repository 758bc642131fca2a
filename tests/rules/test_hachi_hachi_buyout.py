"""Hachi-Hachi: a forced-out player may buy a place (HH-52)."""

from __future__ import annotations

import pytest

from hanashobu.play import events
from hanashobu.play.match import IllegalAction
from tests.rules.hachi_hachi import EIGHTS, HH, active, decline, finish, payments, play_on
from tests.support.helpers import Table, only, settled

# Buying a place.

GOOD = "1a 3a 2c 4c 5c 6c 7b"  # worth 6 from each of two


def three_in() -> Table:
    """Three of four are in, and Dai, who holds this hand, is forced out and asked for an offer."""
    table = Table(HH, 4, buyout=True).deal(hands=["", "", "", GOOD])
    table.play("in", "in", "in")
    return table


def test_hh_52_without_the_option_nobody_is_asked() -> None:
    """HH-52 is off by default."""
    table = Table(HH, 4).deal(hands=["", "", "", GOOD])
    assert active(table.play("in", "in", "in")) == [((0, 1, 2), 0)]


def test_hh_52_a_forced_out_player_may_offer_after_the_compensation_is_paid() -> None:
    """HH-52: the sum begins with the own compensation; less is refused with a sentence, and so is a player who is out."""
    table = Table(HH, 4, buyout=True).deal(hands=["", "", "", GOOD])
    emitted = table.play("in", "in", "in")
    assert table.actor == 3
    assert payments(emitted) == [(1, 3, 6, "HH-48"), (2, 3, 6, "HH-48")]
    assert active(emitted) == []
    assert table.choices == "no, offer"
    for text in ("Ben 11", "Dai 50", "Ben 0"):
        with pytest.raises(IllegalAction, match=r"offer cannot be made.*at least 12 points"):
            table.play(text)
    assert table.play("Ben 12") == [events.Offer(3, 1, 12)]
    assert (table.actor, table.choices) == (1, "no, yes, offer")


def test_hh_52_the_least_sum_is_what_was_really_received_with_the_multiplier() -> None:
    """HH-52: on a grand field four times as much."""
    table = Table(HH, 4, buyout=True).deal(hands=["", "", "", GOOD], field="12a")
    table.play("in", "in", "in")
    with pytest.raises(IllegalAction, match="at least 48 points"):
        table.play("Aki 47")
    assert table.play("Aki 48") == [events.Offer(3, 0, 48)]


@pytest.mark.parametrize(
    ("name", "seller", "players"),
    [("Ben", 1, (0, 3, 2)), ("Chie", 2, (0, 1, 3)), ("Aki", 0, (3, 1, 2))],
)
def test_hh_52_who_accepts_is_out_and_the_buyer_takes_over_turn_and_deal(name: str, seller: int, players: tuple[int, ...]) -> None:
    """HH-52: without a fee, and the compensation stays paid; the seller's hand goes into the draw pile, the buyer plays the own."""
    table = three_in()
    sold, kept = set(table.hand(seller).split()), table.hand(3)
    table.play(f"{name} 30")
    emitted = table.play("yes")
    assert emitted[:2] == [events.OfferAnswer(seller, True), events.Pay(3, seller, 30, "HH-52")]
    assert payments(emitted) == [(3, seller, 30, "HH-52")]
    assert active(emitted) == [(players, players[0])]
    assert sold <= set(only(emitted, events.Shuffle)[0].stock)
    assert (table.hand(seller), table.hand(3)) == ("", kept)
    decline(table)
    assert table.actor == players[0]
    plays = [play.seat for play in only(play_on(table), events.Play)]
    assert plays[:6] == [seat for seat in players for _ in range(2)]


def test_hh_52_the_buyer_settles_the_round_in_the_sellers_place() -> None:
    """HH-52: Dai bought the dealer's place; All Eights are Dai's, and Aki has nothing to do with it."""
    table = three_in()
    table.play("Aki 30", "yes")
    found = settled(table, finish(table, "", EIGHTS[1], EIGHTS[2], EIGHTS[0]))
    assert found.pays == [(1, 3, 120, "HH-20"), (2, 3, 120, "HH-20")]
    assert found.result == (30, -126, -126, 12 - 30 + 240)


@pytest.mark.parametrize("answer", ["no offer", "refused"])
def test_hh_52_without_an_offer_or_if_it_is_refused_all_stays_as_it_is(answer: str) -> None:
    """HH-52: once per forced-out player."""
    table = three_in()
    if answer == "refused":
        table.play("Ben 100")
        emitted = table.play("no")
        assert emitted[0] == events.OfferAnswer(1, False)
    else:
        emitted = table.play("no")
    assert payments(emitted) == []
    assert active(emitted) == [((0, 1, 2), 0)]


def test_hh_52_several_forced_out_players_are_asked_in_turn_order() -> None:
    """HH-52: Dai buys Ben's place, then Emi buys it from Dai; Fumi makes no offer; everybody is asked once."""
    table = Table(HH, 6, buyout=True).deal()
    table.play("in", "in", "in")
    worth = [table.state.compensation[seat] for seat in range(6)]
    assert table.actor == 3
    emitted = table.play(f"Ben {worth[3]}", "yes")
    assert table.actor == 4
    emitted += table.play(f"Dai {worth[4] + 5}")
    assert table.actor == 3
    emitted += table.play("yes")
    assert table.actor == 5
    emitted += table.play("no")
    assert payments(emitted) == [pay for pay in [(3, 1, worth[3], "HH-52"), (4, 3, worth[4] + 5, "HH-52")] if pay[2]]
    assert active(emitted) == [((0, 4, 2), 0)]


def test_hh_52_nobody_is_asked_where_nobody_is_forced_out() -> None:
    """HH-52: the last of four is the third who is in."""
    table = Table(HH, 4, buyout=True).deal()
    assert active(table.play("out", "in", "in", "in")) == [((1, 2, 3), 1)]
