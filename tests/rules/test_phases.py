"""The phases of a round, which follow from the parts of a ruleset."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from hanashobu import games
from hanashobu.play import events
from hanashobu.play.match import Match
from hanashobu.rules.phases import (
    AGREE,
    BLIND,
    BUYOUT,
    CLAIM,
    DEAL,
    DEALER_TAKES,
    DROPOUT,
    FISHING,
    LEADER,
    LEFTOVERS,
    MULTIPLIER,
    PILE_CHOICE,
    RETURN_CARD,
    SETTLE,
    SHOWN_TEYAKU,
    SHUFFLE_IN,
    SWAP,
)
from tests.support.helpers import NAMES, only


def flow(game: str, seats: int, **options: Any) -> tuple[int, ...]:
    """The phases of a table."""
    known = games.find(game)
    return known.rules(known.options(**options), seats).flow


def test_a_game_without_anything_special_is_dealt_played_and_settled() -> None:
    assert flow("bakappana", 3) == (DEAL, FISHING, SETTLE)


def test_a_hand_is_shown_before_play_and_what_is_left_is_given_after_it() -> None:
    """HI-4, HI-12."""
    assert flow("hiraya", 3) == (DEAL, SHOWN_TEYAKU, FISHING, LEFTOVERS, SETTLE)


def test_the_dealer_takes_cards_before_anybody_chooses_a_pile() -> None:
    """NA-7, NA-8."""
    assert flow("nara", 4) == (DEAL, DEALER_TAKES, PILE_CHOICE, FISHING, LEFTOVERS, SETTLE)


def test_the_draw_pile_is_shuffled_after_hands_and_again_after_returned_cards() -> None:
    """TA-12, TA-28."""
    assert flow("taiyaku", 5) == (DEAL, LEADER, DROPOUT, SHUFFLE_IN, CLAIM, RETURN_CARD, SHUFFLE_IN, FISHING, SETTLE)
    assert flow("taiyaku", 2) == (DEAL, LEADER, CLAIM, FISHING, SETTLE)


def test_the_rarest_table_has_its_phases_in_order() -> None:
    """HH-60 comes before the deal; those who are left agree before a place is sold (HH-44, HH-52)."""
    found = flow("hachi_hachi", 5, hand_swap="once", buyout=True)
    assert found == (SWAP, DEAL, MULTIPLIER, DROPOUT, AGREE, BUYOUT, SHUFFLE_IN, CLAIM, FISHING, SETTLE)
    assert flow("hachi_hachi", 5, mizuten=True, two_left="play") == (BLIND, DEAL, MULTIPLIER, DROPOUT, SHUFFLE_IN, CLAIM, FISHING, SETTLE)


def test_what_is_left_is_given_only_when_hands_are_out() -> None:
    """HI-12 beside HH-8: a call ends the round, and nobody has the field."""
    hachi, wilds = games.find("hachi_hachi"), games.find("hiraya").rules().wilds
    game = replace(hachi, build=lambda options, seats: replace(hachi.build(options, seats), wilds=wilds))
    ends = Counter[tuple[str, bool]]()
    for seed in range(40):
        match = Match(game, NAMES[:3], game.options(rounds=1), seed)
        match.start()
        while match.actor is not None:
            match.play_random()
        (end,) = only(match.events, events.RoundEnds)
        assert sum(end.totals) == 0
        ends[end.why, bool(only(match.events, events.Leftovers))] += 1
    assert {(why == "hands_out", given) for why, given in ends} >= {(False, False), (True, True)}
    assert not {why for why, given in ends if given} - {"hands_out"}
