"""Hachi-Hachi: sage, shoubu and cancel, and what each brings (HH-8, HH-9, HH-11 to HH-14)."""

from __future__ import annotations

from typing import Any

import pytest

from hanashobu.play import events
from hanashobu.play.match import IllegalAction
from tests.rules.hachi_hachi import HH, payments, put
from tests.support.helpers import Table, only, settled

# Everybody is one card short of a yaku and can take that card: Aki Poetry Ribbons, Ben Blue Ribbons, Chie Four Brights.
HANDS = ["3b 4c", "10b 4d", "12a 5c"]
TAKEN = ["1b 2b", "6b 9b", "1a 3a 8a"]
SAFE = ["4c", "4d", "5c"]  # what they play if they do not want to make it; 4d then takes 4c


def three_short(actor: int = 0, **options: Any) -> Table:
    """The table with these three."""
    return Table(HH, **options).place(hands=HANDS, field="3c 10c 12b", stock="7c 8c 9c 7d 8d 9d", taken=TAKEN, actor=actor)


# When it is asked.


def test_hh_8_the_dealer_plays_first_and_turns_have_two_plays() -> None:
    """HH-8."""
    table = Table(HH, dealer=2).deal(hands=["1a 2a 3b 4b 5d 6d 12c", "1b 2b 3a 4a 8c 9a 12d", "1d 2c 5a 6a 7b 9b 10c"])
    assert table.actor == 2
    plays = only(table.play_out(seed=5), events.Play)
    assert [(play.seat, play.source) for play in plays[:6]] == [(seat, source) for seat in (2, 0, 1) for source in ("hand", "stock")]


def test_hh_8_who_has_formed_a_dekiyaku_is_asked_after_both_plays() -> None:
    """HH-8."""
    table = three_short()
    emitted = table.play("3b")
    assert emitted == [events.Play(0, "hand", "3b", ("3c",)), events.Play(0, "stock", "7c"), events.YakuMade(0, ("HH-Y4",))]
    assert (table.actor, table.choices) == (0, "sage, shoubu")


def test_hh_8_a_dekiyaku_made_with_the_drawn_card_is_asked_for_too() -> None:
    """HH-8."""
    table = Table(HH).place(hands=["4c 5c", "4d", "5d"], field="3c", stock="3b", taken=["1b 2b"])
    assert table.play("4c")[-1] == events.YakuMade(0, ("HH-Y4",))
    assert table.choices == "sage, shoubu"


def test_hh_8_two_dekiyaku_of_one_turn_are_one_question() -> None:
    """HH-8: the ribbon of the hand and the ribbon of the draw pile."""
    table = Table(HH).place(hands=["3b 4c", "4d", "5d"], field="3c 10c", stock="10b", taken=["1b 2b 6b 9b"])
    assert table.play("3b")[-1] == events.YakuMade(0, ("HH-Y4", "HH-Y5"))
    assert payments(table.play("shoubu")) == [(seat, 0, 84, id) for id in ("HH-Y4", "HH-Y5") for seat in (1, 2)]


def test_hh_8_nobody_is_asked_who_has_formed_nothing() -> None:
    """HH-8: a turn that takes cards of yaku without making one, and one that takes nothing."""
    table = Table(HH).place(hands=["1b 4c", "5c 6c", "7d 9c"], field="1c", stock="2b 8c 12c", taken=[""])
    emitted = table.play("1b", "5c", "7d")
    assert only(emitted, events.YakuMade) == []
    assert table.actor == 0


def test_hh_8_after_sage_the_next_player_plays() -> None:
    """HH-8."""
    table = three_short()
    table.play("3b")
    assert table.play("sage") == [events.Call(0, "sage")]
    assert (table.actor, table.choices) == (1, "4d 10b")


def test_hh_8_sage_may_be_called_any_number_of_times() -> None:
    """HH-8: with each further yaku its owner is asked again, and told only what is new."""
    table = Table(HH).place(
        hands=["3b 10b 12a 5c", "4c 5d 11d 11c", "4d 7d 7c 11b"],
        field="3c 10c 12b 2c",
        stock="8c 8d 9c 9d 6c 6d 2d 12c 12d",
        taken=["1b 2b 6b 9b 1a 3a 8a"],
    )
    assert table.play("3b")[-1] == events.YakuMade(0, ("HH-Y4",))
    table.play("sage", "4c", "4d")
    assert table.play("10b")[-1] == events.YakuMade(0, ("HH-Y5",))
    table.play("sage", "5d", "7d")
    assert table.play("12a")[-1] == events.YakuMade(0, ("HH-Y2",))
    assert table.choices == "sage, shoubu"
    assert payments(table.play("shoubu")) == [
        *[(seat, 0, 120, "HH-Y2") for seat in (1, 2)],
        *[(seat, 0, 84, "HH-Y4") for seat in (1, 2)],
        *[(seat, 0, 84, "HH-Y5") for seat in (1, 2)],
    ]


def test_hh_8_five_brights_improve_four() -> None:
    """HH-8, HH-10: and Four Brights are no longer paid."""
    table = Table(HH).place(hands=["12a 11a", "4c 5c", "4d 5d"], field="12b 11d", stock="7c 8c 9c 7d", taken=["1a 3a 8a"])
    assert table.play("12a")[-1] == events.YakuMade(0, ("HH-Y2",))
    table.play("sage", "4c", "4d")
    assert table.play("11a")[-1] == events.YakuMade(0, ("HH-Y1",))
    assert payments(table.play("shoubu")) == [(1, 0, 144, "HH-Y1"), (2, 0, 144, "HH-Y1")]


@pytest.mark.parametrize(("eighth", "mate"), [("9b", "9c"), ("11c", "11d")])
@pytest.mark.parametrize("bonus", [False, True])
def test_hh_8_an_eighth_ribbon_improves_only_with_the_ribbon_bonus(eighth: str, mate: str, bonus: bool) -> None:
    """HH-8, HH-O1: the Willow's ribbon as well."""
    table = Table(HH, ribbon_bonus=bonus).place(
        hands=[f"7b {eighth} 12c", "4c 5c 2c", "4d 5d 2d"],
        field=f"7c {mate}",
        stock="8c 10c 8d 10d 12b 1c",
        taken=["1b 2b 3b 4b 5b 6b"],
    )
    assert table.play("7b")[-1] == events.YakuMade(0, ("HH-Y3", "HH-Y4"))
    table.play("sage", "4c", "4d")
    emitted = table.play(eighth)
    assert only(emitted, events.YakuMade) == ([events.YakuMade(0, ("HH-Y3",))] if bonus else [])
    assert (table.actor, table.choices) == ((0, "sage, shoubu") if bonus else (1, "2c 5c"))
    if bonus:
        assert payments(table.play("shoubu")) == [
            *[(seat, 0, 132, "HH-Y3") for seat in (1, 2)],
            *[(seat, 0, 84, "HH-Y4") for seat in (1, 2)],
        ]


def test_hh_8_on_the_last_turn_it_is_asked_too_and_shoubu_is_paid_in_full() -> None:
    """HH-8, HH-12: Chie's last card."""
    table = Table(HH).place(hands=["", "", "12a"], field="12b", stock="7c", taken=TAKEN, actor=2)
    table.play("12a")
    assert (table.actor, table.choices) == (2, "sage, shoubu")
    found = settled(table, table.play("shoubu"))
    assert found.pays == [(0, 2, 120, "HH-Y2"), (1, 2, 120, "HH-Y2")]
    assert only(found.events, events.RoundEnds)[0].why == "shoubu"


def test_hh_8_sage_on_the_last_turn_ends_the_round_with_hands_out() -> None:
    """HH-8, HH-14: half is paid, and Chie, who called sage alone, wins."""
    table = Table(HH).place(hands=["", "", "12a"], field="12b", stock="7c", taken=TAKEN, actor=2)
    table.play("12a")
    found = settled(table, table.play("sage"))
    assert found.pays == [(0, 2, 60, "HH-Y2"), (1, 2, 60, "HH-Y2")]
    assert (found.winner, found.next_dealer) == (2, 2)
    assert only(found.events, events.RoundEnds)[0].why == "hands_out"


# Cancel.


def test_hh_9_only_who_has_called_sage_may_cancel_and_only_at_the_start_of_a_later_turn() -> None:
    """HH-9: not at once, not instead of what a card takes, and nobody else."""
    table = three_short()
    table.play("3b")
    assert "cancel" not in table.choices
    table.play("sage")
    assert table.choices == "4d 10b"
    with pytest.raises(IllegalAction, match="not the moment for cancel"):
        table.play("cancel")
    table.play("4d")
    assert table.choices == "5c 12a"
    table.play("5c")
    assert (table.actor, table.choices) == (0, "4c, cancel")


def test_hh_9_cancelling_is_no_duty_and_can_wait() -> None:
    """HH-9: Aki goes on for two turns and cancels then."""
    table = Table(HH).place(
        hands=["3b 5c 6c 7c", "4c 5d 2c", "4d 6d 2d"], field="3c", stock="8c 9c 10c 8d 9d 10d 11d 12c 12d", taken=["1b 2b"]
    )
    table.play("3b", "sage", "4c", "4d")
    assert table.choices == "5c, 6c, 7c, cancel"
    table.play("5c", "5d", "6d")
    assert table.choices == "6c, 7c, cancel"
    assert only(table.play("cancel"), events.RoundEnds)[0].why == "cancel"


def test_hh_9_not_while_choosing_what_a_card_takes() -> None:
    """HH-9."""
    table = Table(HH).place(hands=["3b 5c 6c", "4c 7d", "4d 8d"], field="3c", stock="8c 9c 10c", taken=["1b 2b"])
    table.play("3b", "sage", "4c", "4d")
    table.state.field |= 0b11 << 16  # 5a and 5b
    table.play("5c")
    assert table.choices == "5a 5b"


@pytest.mark.parametrize(("multiplier", "kan", "amount"), [(1, 12, 42), (2, 12, 84), (4, 10, 140)])
def test_hh_13_who_cancels_is_paid_half_by_each_opponent_and_wins(multiplier: int, kan: int, amount: int) -> None:
    """HH-13: whatever the others have made is not paid, and nobody pays double, though Ben alone has called sage as well."""
    table = three_short(kan=kan)
    table.state.multiplier = multiplier
    emitted = table.play("3b", "sage", "10b", "sage", "5c", "cancel")
    assert only(emitted, events.Call)[-1] == events.Call(0, "cancel")
    found = settled(table, emitted)
    assert found.pays == [(1, 0, amount, "HH-Y4"), (2, 0, amount, "HH-Y4")]
    assert (found.winner, found.next_dealer) == (0, 0)
    assert only(emitted, events.RoundEnds)[0].why == "cancel"
    assert found.yaku[1] == {"HH-Y5": 7}


# Shoubu.


@pytest.mark.parametrize(
    ("aki", "ben", "paid"),
    [
        ("", "", [(0, 120), (1, 120)]),
        ("sage", "", [(0, 240)]),
        ("", "sage", [(1, 240)]),
        ("sage", "sage", [(0, 120), (1, 120)]),
    ],
)
@pytest.mark.parametrize("multiplier", [1, 4])
def test_hh_12_who_alone_of_two_opponents_has_called_sage_pays_double_and_the_other_nothing(
    aki: str, ben: str, paid: list[tuple[int, int]], multiplier: int
) -> None:
    """HH-12: Chie calls shoubu with Four Brights and wins; what the others have made is not paid."""
    table = three_short()
    table.state.multiplier = multiplier
    table.play(*(["3b", "sage"] if aki else ["4c"]))
    table.play(*(["10b", "sage"] if ben else ["4d"]))
    found = settled(table, table.play("12a", "shoubu"))
    assert found.pays == [(seat, 2, multiplier * points, "HH-Y2") for seat, points in paid]
    assert (found.winner, found.next_dealer) == (2, 2)
    assert only(found.events, events.RoundEnds)[0].why == "shoubu"


def test_hh_12_the_callers_own_sage_does_not_count() -> None:
    """HH-12: Aki called sage with Poetry Ribbons, and calls shoubu with Blue Ribbons: each opponent pays both."""
    table = Table(HH).place(hands=["3b 10b", "4c 5c", "4d 5d"], field="3c 10c", stock="7c 8c 9c 7d", taken=["1b 2b 6b 9b"])
    table.play("3b", "sage", "4c", "4d")
    assert payments(table.play("10b", "shoubu")) == [(seat, 0, 84, id) for id in ("HH-Y4", "HH-Y5") for seat in (1, 2)]


def test_hh_12_the_one_who_called_sage_pays_double_for_all_of_the_callers_dekiyaku() -> None:
    """HH-12: Ben called sage, and Aki has two."""
    table = Table(HH).place(hands=["4c 3b", "12a 5c", "4d 5d"], field="3c 12b 10c", stock="7c 8c 9c 10b", taken=["1b 2b 6b 9b", "1a 3a 8a"])
    table.play("4c", "12a", "sage", "4d")
    assert payments(table.play("3b", "shoubu")) == [(1, 0, 168, "HH-Y4"), (1, 0, 168, "HH-Y5")]


def test_hh_12_with_two_players_nobody_pays_double() -> None:
    """HH-12: that rule is for three."""
    table = Table(HH, 2).place(hands=["4c 3b", "10b 4d"], field="3c 10c", stock="7c 8c 9c", taken=["1b 2b", "6b 9b"])
    table.play("4c", "10b", "sage")
    assert payments(table.play("3b", "shoubu")) == [(1, 0, 84, "HH-Y4")]


def test_hh_12_a_sage_of_the_round_before_is_forgotten() -> None:
    """HH-12: this round."""
    table = three_short()
    table.play("3b", "sage", "4d", "5c", "cancel")
    table.deal(hands=["1a 2a 3b 4b 5d 6d 12c", "1b 2b 3a 4a 8c 9a 12d", "1d 2c 5a 6a 7b 9b 10c"])
    put(table, hands=["4c 5c", "10b 4d", "5d 12c"], field="10c", stock="7c 8c 9c", taken=["", "6b 9b"])
    assert table.choices == "4c 5c"
    table.play("4c")
    assert payments(table.play("10b", "shoubu")) == [(2, 1, 84, "HH-Y5"), (0, 1, 84, "HH-Y5")]


# Hands out.


def test_hh_14_everybody_who_has_dekiyaku_is_paid_half_by_each_opponent() -> None:
    """HH-14: all three have one; card points do not count, and nobody pays double."""
    table = three_short()
    emitted = table.play("3b", "sage", "10b", "sage", "12a", "sage", "4c", "4d", "5c")
    found = settled(table, emitted)
    assert found.pays == [
        (1, 0, 42, "HH-Y4"),
        (2, 0, 42, "HH-Y4"),
        (2, 1, 42, "HH-Y5"),
        (0, 1, 42, "HH-Y5"),
        (0, 2, 60, "HH-Y2"),
        (1, 2, 60, "HH-Y2"),
    ]
    assert found.result == (84 - 42 - 60, 84 - 42 - 60, 120 - 84)
    assert only(emitted, events.RoundEnds)[0].why == "hands_out"


@pytest.mark.parametrize("first", [0, 1, 2])
def test_hh_14_the_first_to_have_called_sage_wins(first: int) -> None:
    """HH-14: not whoever was paid most, and not the dealer."""
    table = three_short(actor=first)
    played = 0
    while table.actor is not None:
        word = HANDS[table.actor].split()[0] if played < 3 else SAFE[table.actor]
        played += 1
        emitted = table.play(word)
        if table.actor is not None and table.choices == "sage, shoubu":
            emitted = table.play("sage")
    found = settled(table, emitted)
    assert (found.winner, found.next_dealer) == (first, first)


def test_hh_14_the_first_sage_is_the_rounds_first_and_not_a_later_one_of_the_same_player() -> None:
    """HH-14: Ben calls first, then Aki twice, who is paid more."""
    table = Table(HH).place(
        hands=["3b 10b", "12a 2c", "4d 5d"],
        field="3c 10c 12b",
        stock="7c 8c 9c 7d 8d 9d",
        taken=["1b 2b 6b 9b", "1a 3a 8a"],
        actor=1,
    )
    table.play("12a", "sage", "4d", "3b", "sage", "2c", "5d", "10b")
    found = settled(table, table.play("sage"))
    assert found.pays == [
        *[(seat, 0, 42, "HH-Y4") for seat in (1, 2)],
        *[(seat, 0, 42, "HH-Y5") for seat in (1, 2)],
        *[(seat, 1, 60, "HH-Y2") for seat in (2, 0)],
    ]
    assert (found.winner, found.next_dealer) == (1, 1)


def test_hh_11_teyaku_are_paid_before_dekiyaku_and_card_points_do_not_count() -> None:
    """HH-11: Chie's triplet, then Aki's Poetry Ribbons; Ben has most card points and gets nothing."""
    table = Table(HH).deal(hands=["1a 2a 3b 4b 5d 6d 12c", "1b 2b 3a 4a 8c 10a 12d", "9a 9b 9c 1d 2c 5a 6a"], field="1c 3c 4c 5c 6c 8d")
    table.play("claim a")
    put(table, hands=["3b 4c", "4d", "5d"], field="3c", stock="7c", taken=["1b 2b", "1a 3a 8a 11a"])
    assert payments(table.play("3b", "shoubu")) == [
        (0, 2, 24, "HH-A1"),
        (1, 2, 24, "HH-A1"),
        (1, 0, 84, "HH-Y4"),
        (2, 0, 84, "HH-Y4"),
    ]
