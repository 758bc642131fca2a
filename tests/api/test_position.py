"""Positions laid out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from hanashobu import BadArgument, BadType, CardSet, Match, play_out
from hanashobu.games import all_games, find


@pytest.mark.parametrize("game", all_games())
def test_a_match_goes_on_from_a_position_to_its_end(game: str) -> None:
    """The round is settled, and the next ones are dealt as usual."""
    for seats in find(game).seats:
        hands: list[str | None] = ["1c 1d", "2c 2d", "3c 3d", *[None] * 4][:seats]
        match = Match.from_position(game, hands=hands, field="5a 8b", taken=["4a 4b"], seed=3, dealer=seats - 1, actor=0, rounds=2)
        assert match.actor == 0
        assert len(set(match.totals)) == 1
        assert match.view(0).players[0].taken == CardSet("4a 4b")
        play_out(match, "random")
        assert match.over


def test_the_same_seed_gives_the_same_draw_pile() -> None:
    one, two, other = (
        play_out(Match.from_position("mushi", hands=["1a 1b", "2a 2b"], seed=seed), "random", rounds=1) for seed in (1, 1, 2)
    )
    assert one == two != other


def test_the_draw_pile_is_drawn_from_the_top() -> None:
    match = Match.from_position("hana_awase", hands=["3b", "1c", "2c"], field="3c 5a", draw_pile="5b 9a")
    match.play("3b")
    assert match.view(None).players[0].taken == CardSet("3b 3c 5a 5b")
    assert match.view(0).draw_pile == 1


def test_everybody_can_have_a_draw_pile_of_their_own() -> None:
    """NA-7."""
    match = Match.from_position("nara", hands=["1a", "2a", "3a", "4a"], field="1c", draw_pile=["5a", "6a", "7a", "8a"])
    match.play("1a")
    assert "5a" in match.view(0).field
    assert [player.draw_pile for player in match.view(1).players] == [0, 1, 1, 1]


def test_a_pile_can_be_the_rest() -> None:
    match = Match.from_position("hana_awase", hands=["3b", "1c", "2c"], field="5a", draw_pile="", taken=["", "", "rest"])
    assert len(match.view(None).players[2].taken) == 44


def test_some_may_not_play_the_round() -> None:
    """HH-4: at most three play."""
    match = Match.from_position("hachi_hachi", hands=["1b 4c", None, "5c 5d", None, "6c 6d"], field="1c 7a", dealer=1)
    assert match.actor == 2
    assert [player.playing for player in match.view(None).players] == [True, False, True, False, True]


def test_whoever_has_a_yaku_already_has_called_sage() -> None:
    """HH-9: and may end the round with cancel."""
    match = Match.from_position("hachi_hachi", hands=["4c 4d", "5c 5d", "6c 6d"], taken=["1b 2b 3b"], field="7a")
    assert match.view(1).players[0].status == "sage"
    assert "cancel" in match.legal_actions


WRONG: list[tuple[dict[str, Any], type[BadArgument], str]] = [
    ({"hands": "1a"}, BadType, "hands: Hands are a list"),
    ({"hands": ["1a", "2a"]}, BadArgument, "hands: Hiraya is played by 3 players, not by 2."),
    ({"hands": ["1a", "2a", 3]}, BadType, "hands: Cards are a text"),
    ({"hands": ["1a", "1a", "2a"]}, BadArgument, "hands: 1a cannot be in hands[1] and elsewhere too."),
    ({"hands": ["1a", "13a", "2a"]}, BadArgument, "hands: There is no card '13a'"),
    ({"hands": ["1a", "0", "2a"]}, BadArgument, "hands: 0 in hands[1] is not in this deck."),
    ({"hands": ["", "1a", "2a"]}, BadArgument, "hands: Ann has to play a card and holds none."),
    ({"hands": ["1a", "2a 2b", "3a"]}, BadArgument, "hands: From the acting seat on, all must hold the same number of cards"),
    ({"hands": ["1a", None, None]}, BadArgument, "hands: At least two players need a hand."),
    ({"field": "1a"}, BadArgument, "field: 1a cannot be in field and elsewhere too."),
    ({"field": 3}, BadType, "field: "),
    ({"taken": "rest"}, BadType, "taken: Expected a list"),
    ({"taken": ["", "", "", ""]}, BadArgument, "taken: There are 3 players, and 4 entries."),
    ({"taken": ["rest"]}, BadArgument, "taken: Only one pile can be the rest, and then the draw pile has to be given."),
    ({"draw_pile": ["4a"]}, BadType, "draw_pile: There is one draw pile for all here"),
    ({"draw_pile": "4a 4a"}, BadArgument, "draw_pile: 4a is there twice."),
    ({"actor": 3}, BadArgument, "actor: There is no seat 3: the seats are 0 to 2."),
    ({"dealer": "Ann"}, BadType, "dealer: A seat is a whole number"),
    ({"multiplier": 2}, BadArgument, "multiplier: This game has no multiplier."),
    ({"multiplier": 0}, BadArgument, "multiplier: Expected a whole number from 1, not 0."),
]


@pytest.mark.parametrize(("changed", "kind", "sentence"), WRONG)
def test_cards_that_cannot_lie_so_name_the_argument(changed: dict[str, Any], kind: type[BadArgument], sentence: str) -> None:
    with pytest.raises(kind) as raised:
        Match.from_position("hiraya", **{"hands": ["1a", "2a", "3a"], **changed})
    assert str(raised.value).startswith(sentence)


def test_piles_of_their_own_need_a_list() -> None:
    with pytest.raises(BadArgument, match="draw_pile: Everybody draws from a pile of their own here"):
        Match.from_position("nara", hands=["1a", "2a", "3a", "4a"], draw_pile="5a")


def test_a_yaku_that_ends_the_round_cannot_lie_there() -> None:
    """TA-15."""
    with pytest.raises(BadArgument, match=r"taken: Ben has a yaku that ends the round\."):
        Match.from_position("taiyaku", hands=["2c", "3c", "4c"], taken=["", "1a 3a 8a 11a 12a"])


def test_four_cannot_play_where_three_do() -> None:
    with pytest.raises(BadArgument, match="hands: At most 3 play a round here"):
        Match.from_position("hachi_hachi", hands=["1a", "2a", "3a", "4a"])
