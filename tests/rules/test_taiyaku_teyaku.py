"""Taiyaku: teyaku are claimed, shown and paid at once (docs/rules/taiyaku.md)."""

from __future__ import annotations

import pytest

from hanashobu.play import events
from hanashobu.play.events import HIDDEN
from hanashobu.play.plain_view import plain
from tests.rules.taiyaku import CUPS, EIGHT, FIELD, FOUR, PHOENIX, SEVEN, TAIYAKU, TWO_FOURS, paid, stakes
from tests.support.helpers import Table, only, sort

# Teyaku.

HANDS = [
    (SEVEN, ("TA-T1",), "1c 1d 2c 2d 3c 3d 4c"),
    ("1c 1d 2c 2d 3c 3d 9a 9b", ("TA-T1",), "1c 1d 2c 2d 3c 3d 9a"),
    ("11d 12b 12c 12d 9a 9c 9d 11a", ("TA-T1",), "9a 9c 9d 11d 12b 12c 12d"),
    (EIGHT, ("TA-T2",), EIGHT),
    ("9a 9c 9d 10c 10d 11d 12b 12c", ("TA-T2",), "9a 9c 9d 10c 10d 11d 12b 12c"),
    (FOUR, ("TA-T3",), "5a 5b 5c 5d"),
    ("11a 11b 11c 11d 1a 2a 3a 4a", ("TA-T3",), "11a 11b 11c 11d"),
    (TWO_FOURS, ("TA-T4",), TWO_FOURS),
    (CUPS, ("TA-T1", "TA-T3"), "1c 1d 2c 2d 9a 9b 9c 9d"),
    (PHOENIX, ("TA-T1", "TA-T3"), "9c 9d 10c 10d 12a 12b 12c 12d"),
]
WORTH = {"TA-T1": 5, "TA-T2": 7, "TA-T3": 5, "TA-T4": 5}


@pytest.mark.parametrize(("hand", "ids", "shown"), HANDS)
def test_a_claimed_teyaku_is_shown_and_paid_at_once_by_each_opponent(hand: str, ids: tuple[str, ...], shown: str) -> None:
    """TA-8 to TA-11, TA-T1 to TA-T4: with both kinds 10 are due, and a stake has 8."""
    table = Table(TAIYAKU).deal(hands=["", hand])
    assert table.actor == 1
    emitted = table.play("both" if len(ids) == 2 else "claim first" if ids[0] in ("TA-T1", "TA-T2") else "claim second")
    assert emitted[0] == events.Claim(1, ids, tuple(shown.split()))
    due = [(seat, 1, WORTH[ids[0]], ids[0], 0) for seat in (0, 2)]
    if len(ids) == 2:
        due += [(seat, 1, 3, "TA-T3", 2) for seat in (0, 2)]
    assert sorted(paid(emitted)) == sorted(due)


@pytest.mark.parametrize(
    "hand",
    [
        "1c 1d 2c 2d 3c 3d 4a 4b",
        "1c 1d 2c 2d 3c 9a 4a 4b",
        "12a 12b 12c 11b 11c 11d 10a 10b",
        "5a 5b 5c 7a 7b 7c 8a 8b",
    ],
)
def test_a_hand_without_teyaku_is_not_asked(hand: str) -> None:
    """TA-8, TA-9, TA-11: six Chaff, six with the Sake Cup, three of a month."""
    table = Table(TAIYAKU).deal(hands=[hand], field="1a 2a 3a 6c 7d 8c" if hand[0] != "1" else "5a 6a 7a 8a 9b 10c")
    while "no" in table.choices:
        assert table.actor != 0
        table.play("no")
    assert (table.actor, table.choices) == (0, sort(hand))


@pytest.mark.parametrize(
    ("hand", "words"),
    [(SEVEN, "no, claim first"), (EIGHT, "no, claim first"), (FOUR, "no, claim second"), (TWO_FOURS, "no, claim second")],
)
def test_of_one_kind_a_player_claims_it_or_none(hand: str, words: str) -> None:
    """TA-11."""
    assert Table(TAIYAKU).deal(hands=[hand]).choices == words


@pytest.mark.parametrize(
    ("word", "ids", "declined", "shown", "worth"),
    [
        ("no", (), ("TA-T1", "TA-T3"), "", 0),
        ("chaff", ("TA-T1",), ("TA-T3",), "1c 1d 2c 2d 9a 9c 9d", 5),
        ("set", ("TA-T3",), ("TA-T1",), "9a 9b 9c 9d", 5),
        ("both", ("TA-T1", "TA-T3"), (), "1c 1d 2c 2d 9a 9b 9c 9d", 8),
    ],
)
def test_of_two_kinds_a_player_claims_either_or_both_or_none(
    word: str, ids: tuple[str, ...], declined: tuple[str, ...], shown: str, worth: int
) -> None:
    """TA-10, TA-11: the claim is paid, what is kept hidden is not, and only what is claimed is shown."""
    table = Table(TAIYAKU).deal(hands=[CUPS])
    assert table.choices == "no, claim first, claim second, claim both"
    emitted = table.play(word)
    assert emitted[0] == events.Claim(0, ids, tuple(shown.split()), declined)
    assert stakes(table) == [8 + 2 * worth, 8 - worth, 8 - worth]
    assert plain(table.match.view(2))["shown"] == [tuple(shown.split()), (), ()]


def test_who_has_a_teyaku_is_asked_once_in_turn_order_from_the_leader() -> None:
    """TA-11: Ben leads; Chie has nothing and is not asked; then cards go back, and nobody has played yet."""
    table = Table(TAIYAKU).deal(hands=[FOUR, EIGHT, "11a 11b 12a 12b 9a 9b 9c 10b"], leader=1)
    asked = []
    while "no" in table.choices:
        asked.append(table.actor)
        emitted = table.play("no")
        assert [type(event) for event in emitted] == [events.Claim]
    assert asked == [1, 0]
    assert (table.actor, table.choices) == (1, EIGHT)
    assert only(table.match.events, events.Play) == []


def test_shown_cards_stay_exposed_and_part_of_the_hand() -> None:
    """TA-11: everybody sees them until they are played."""
    table = Table(TAIYAKU).deal(hands=[FOUR], field="1c 2c 3c 4c 9c 10c")
    table.play("set")
    table.play("6a")
    for _ in range(2):
        table.play(table.choices.split()[0])
    assert table.actor == 0
    assert "5b" in table.choices.split()
    assert plain(table.match.view(1))["shown"][0] == ("5a", "5b", "5c", "5d")
    table.play("5b")
    while table.actor == 0:
        table.play(table.choices.split()[0])
    for seat in (None, 1, 2):
        assert plain(table.match.view(seat))["shown"][0] == ("5a", "5c", "5d")


def test_an_exposed_card_that_goes_back_is_missed_by_everybody() -> None:
    """TA-11, TA-12: of eight shown Chaff seven stay open; the event of the returned card is private, but all can see which it was."""
    table = Table(TAIYAKU).deal(hands=[EIGHT])
    table.play("chaff")
    while table.actor != 0:
        table.play("no")
    assert table.play("2c")[0].seen_by(1) == events.Return(0, HIDDEN)
    assert plain(table.match.view(1))["shown"][0] == ("1c", "1d", "2d", "3c", "3d", "4c", "4d")


def test_two_fours_are_8_if_two_play_and_the_others_as_ever() -> None:
    """TA-9, TA-20, TA-T4."""
    for hand, worth, id in ((TWO_FOURS, 8, "TA-T4"), (FOUR, 5, "TA-T3")):
        table = Table(TAIYAKU, 2).deal(hands=[hand])
        assert paid(table.play("set")) == [(1, 0, worth, id, 0)]
    for hand, worth, id in ((SEVEN, 5, "TA-T1"), (EIGHT, 7, "TA-T2")):
        table = Table(TAIYAKU, 2).deal(hands=["", hand])
        assert paid(table.play("chaff")) == [(0, 1, worth, id, 0)]


def test_that_somebody_is_asked_or_keeps_a_teyaku_hidden_nobody_else_learns() -> None:
    """TA-11: two deals that differ only in what Aki holds look the same to Ben, to Chie and to spectators."""
    others = ["1a 1c 2a 2c 3a 3c 4a 4c", "5a 5c 6a 6c 12a 12c 10b 10c"]
    plain = Table(TAIYAKU).deal(hands=["7a 7b 7c 8a 8b 9a 9b 9c", *others], field=FIELD)
    four = Table(TAIYAKU).deal(hands=["7a 7b 7c 7d 8b 9a 9b 9c", *others], field=FIELD)
    assert four.choices == "no, claim second"
    for seat in (1, 2, None):
        view = four.match.view(seat)
        assert (view.actor, view.asked, view.table.ask, view.table.choice, view.legal) == (None, "", 0, 0, ())
    four.play("no")
    for seat in (1, 2, None):
        assert four.match.view(seat).table.flatten() == plain.match.view(seat).table.flatten()
        assert events.visible(four.match.events, seat) == events.visible(plain.match.events, seat)
