"""Taiyaku: every player puts one card back (docs/rules/taiyaku.md)."""

from __future__ import annotations

import pytest

from hanashobu.play import events
from tests.rules.taiyaku import CUPS, EIGHT, FIELD, FOUR, PHOENIX, PLAIN, SEVEN, TAIYAKU, TWO_FOURS, paid
from tests.support.helpers import Table, full_match, only, sort
from tests.support.umpire import FORTY_EIGHT

# Returning a card.


@pytest.mark.parametrize(
    ("hand", "word", "back"),
    [
        (SEVEN, "chaff", "8a"),
        ("1c 1d 2c 2d 3c 3d 9a 9b", "chaff", "9b"),
        (FOUR, "set", "6a 7a 8b 10a"),
        (EIGHT, "chaff", EIGHT),
        (TWO_FOURS, "set", TWO_FOURS),
        (CUPS, "both", sort(CUPS)),
        (PHOENIX, "both", sort(PHOENIX)),
        (CUPS, "chaff", "9b"),
        (CUPS, "set", "1c 1d 2c 2d"),
        (SEVEN, "no", sort(SEVEN)),
        (FOUR, "no", sort(FOUR)),
        (CUPS, "no", sort(CUPS)),
    ],
)
def test_shown_cards_limit_what_may_go_back(hand: str, word: str, back: str) -> None:
    """TA-12: what was not claimed limits nothing."""
    table = Table(TAIYAKU).deal(hands=["", hand], leader=1)
    table.play(word)
    assert (table.actor, table.choices) == (1, back)


def test_each_puts_one_card_back_from_the_leader_on_and_the_pile_is_shuffled_once() -> None:
    """TA-12: 7 in each hand and 21 to draw, in the order of the shuffle."""
    table = Table(TAIYAKU).deal(hands=PLAIN, field=FIELD, leader=2).stack("5c 12c 1d 1c")
    before = table.stock().split()
    emitted = []
    for seat, card in ((2, "12c"), (0, "1c"), (1, "5c")):
        assert (table.actor, table.choices) == (seat, sort(PLAIN[seat]))
        emitted += table.play(card)
    *backs, shuffle = emitted
    assert backs == [events.Return(2, "12c"), events.Return(0, "1c"), events.Return(1, "5c")]
    assert isinstance(shuffle, events.Shuffle)
    assert shuffle.stock[:4] == ("5c", "12c", "1d", "1c")
    assert sorted(shuffle.stock) == sorted([*before, "12c", "1c", "5c"])
    assert len(shuffle.stock) == 21
    assert [len(table.hand(seat).split()) for seat in range(3)] == [7, 7, 7]
    assert table.stock().split() == list(shuffle.stock)
    assert table.actor == 2
    assert table.everywhere() == sorted(FORTY_EIGHT)


def test_the_matchs_own_shuffle_mixes_returned_cards_into_the_whole_pile() -> None:
    """TA-12, CO-5: over 60 rounds a returned card comes to lie in more than fifteen different places."""
    places = set[int]()
    for seed in range(5):
        emitted = full_match(TAIYAKU, 3, seed).events
        for at, event in enumerate(emitted):
            if isinstance(event, events.Shuffle):
                back = emitted[at - 1]
                assert isinstance(back, events.Return)
                places.add(event.stock.index(back.card))
    assert len(places) > 15


def test_every_card_goes_round_with_21_to_draw() -> None:
    """TA-12: 21 turns, each with a hand card and a drawn card, unless somebody stops the round."""
    lengths = []
    for seed in range(4):
        emitted = full_match(TAIYAKU, 3, seed).events
        plays = 0
        for event in emitted:
            if isinstance(event, events.Play):
                plays += 1
            if isinstance(event, events.RoundEnds):
                if event.why == "hands_out":
                    assert plays == 42
                lengths.append(event.why)
                plays = 0
    assert set(lengths) == {"hands_out", "stopped"}


def test_without_return_card_hands_of_8_are_played_and_the_last_plays_have_no_draw() -> None:
    """TA-O1, CO-11: 18 cards to draw, so the last six turns are without."""
    table = Table(TAIYAKU, return_card=False).deal(hands=PLAIN, field=FIELD)
    assert (table.actor, table.choices, len(table.stock().split())) == (0, sort(PLAIN[0]), 18)
    for seed in range(20):
        table = Table(TAIYAKU, return_card=False).deal(hands=PLAIN, field=FIELD)
        emitted = table.play_out(seed)
        assert only(emitted, events.Return) == []
        assert only(emitted, events.Shuffle) == []
        if only(emitted, events.RoundEnds)[0].why == "hands_out":
            break
    plays = only(emitted, events.Play)
    assert [play.source for play in plays] == ["hand", "stock"] * 18 + ["hand"] * 6
    assert [play.seat for play in plays[36:]] == [0, 1, 2, 0, 1, 2]


def test_without_return_card_a_claim_binds_nothing() -> None:
    """TA-O1, TA-11."""
    table = Table(TAIYAKU, return_card=False).deal(hands=[FOUR])
    emitted = table.play("set")
    assert sorted(paid(emitted)) == [(1, 0, 5, "TA-T3", 0), (2, 0, 5, "TA-T3", 0)]
    assert (table.actor, table.choices) == (0, FOUR)
