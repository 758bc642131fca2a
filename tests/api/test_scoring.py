"""Yaku and rounds of real cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import hanashobu
from hanashobu import BadArgument, BadType, CardSet
from hanashobu.games import all_games, find
from tests.support.helpers import settle


def test_the_yaku_of_a_pile() -> None:
    found = hanashobu.yaku("hiraya", "1b 2b 3b")
    assert [(yaku.rule, yaku.name, yaku.cards, yaku.points) for yaku in found] == [("HI-Y3", "Poetry Ribbons", CardSet("1b 2b 3b"), 30)]
    assert hanashobu.yaku("hiraya", []) == []


def test_of_yaku_that_exclude_each_other_only_one_counts() -> None:
    """HA-Y1: five lights are not four lights too."""
    assert [yaku.rule for yaku in hanashobu.yaku("hana_awase", "1a 3a 8a 11a 12a")] == ["HA-Y1"]


def test_a_scored_round_is_that_of_the_engine() -> None:
    piles = ["1a 3a 8a", "1b 2b 3b", "rest"]
    scored, engine = hanashobu.score("hiraya", piles, names=["Aki", "Ben", "Chie"], dealer=1), settle("hiraya", piles, dealer=1)
    assert scored.result == engine.result
    assert Counter((pay.payer, pay.payee, pay.amount, pay.rule) for pay in scored.payments) == Counter(engine.pays)
    assert (scored.winner, scored.next_dealer) == (engine.winner, engine.next_dealer)
    assert scored.players[1].name == "Ben"
    assert scored.players[1].yaku == tuple(hanashobu.yaku("hiraya", "1b 2b 3b"))
    assert scored.payments[0].text.endswith(f"({scored.payments[0].rule}).")
    assert "Poetry Ribbons 30" in str(scored)


def test_calls_and_claims_of_a_round() -> None:
    """HH-8: with shoubu the round ends."""
    piles = ["1b 2b 3b 4a 4b 5a 5b", "6a 6b 7a 7b", "rest"]
    scored = hanashobu.score("hachi_hachi", piles, call=(0, "shoubu"))
    assert scored.winner == 0
    assert scored.result[0] > 0


WRONG: list[tuple[dict[str, Any], type[BadArgument], str]] = [
    ({"piles": "1a"}, BadType, "piles: Piles are a list of texts"),
    ({"piles": ["1a", 2, "rest"]}, BadType, "piles: Piles are a list of texts"),
    ({"piles": ["1a", "rest"]}, BadArgument, "piles: Hiraya is played by 3 players, not by 2."),
    ({"piles": ["1a", "1a", "rest"]}, BadArgument, "piles: Ann and Ben both have 1a Crane in their piles"),
    ({"piles": ["1a", "x", "rest"]}, BadArgument, "piles: In the pile of Ben: There is no card 'x'"),
    ({"piles": ["out", "x", "rest"]}, BadArgument, "piles: At a table of 3 everybody plays"),
    ({"dealer": 3}, BadArgument, "dealer: There is no seat 3"),
    ({"leader": 0}, BadArgument, "leader: At this table nobody turns a card to lead; leave that out."),
    ({"multiplier": 2}, BadArgument, "multiplier: At this table nothing multiplies a round; leave that out."),
    ({"call": (0, "shoubu")}, BadArgument, "call: At this table there are no calls; leave that out."),
    ({"call": "shoubu"}, BadType, "call: Each entry is a tuple of 2"),
    ({"sage": 0}, BadType, "sage: Expected a list, not int."),
    ({"sage": [0]}, BadArgument, "sage: At this table there are no calls; leave that out."),
    ({"blind": True}, BadArgument, "blind: At this table nobody plays blind; leave that out."),
    ({"dealers_hand": 0}, BadArgument, "dealers_hand: At this table nobody takes the dealer's hand; leave that out."),
    ({"stakes": {0: 3}}, BadArgument, "stakes: At this table there are no stakes; leave that out."),
    ({"teyaku": [(0, "HH-B5")]}, BadArgument, "teyaku: There is no teyaku 'HH-B5' at this table; there are HI-4."),
    ({"hands": {0: 7}}, BadType, "hands: Expected a text, not int."),
    ({"hands": {0: "1a"}}, BadArgument, "hands: A hand is dealt 7 cards, but that of Ann has 1."),
    ({"hands": ["1a"]}, BadType, "hands: Expected a mapping from seats"),
    ({"names": ["Ann"]}, BadArgument, "names: There are 3 players, and 1 name."),
]


def test_a_round_is_ended_in_the_words_of_the_game() -> None:
    """HH-8."""
    with pytest.raises(BadArgument, match="call: A round is ended with shoubu or cancel, not 'stop'"):
        hanashobu.score("hachi_hachi", ["1b 2b 3b", "1a", "rest"], call=(0, "stop"))


@pytest.mark.parametrize(("changed", "kind", "sentence"), WRONG)
def test_what_cannot_be_a_round_names_the_argument(changed: dict[str, Any], kind: type[BadArgument], sentence: str) -> None:
    arguments = {"piles": ["1a 3a 8a", "1b 2b 3b", "rest"], **changed}
    with pytest.raises(kind) as raised:
        hanashobu.score("hiraya", arguments.pop("piles"), **arguments)
    assert str(raised.value).startswith(sentence)


@pytest.mark.parametrize("wrong", ["0", "1a 13a", ["1a", 7], 7])
def test_what_is_no_pile_names_the_argument(wrong: Any) -> None:
    with pytest.raises(BadArgument, match=r"^cards: "):
        hanashobu.yaku("hiraya", wrong)


@pytest.mark.parametrize("game", all_games())
def test_every_game_scores_a_round(game: str) -> None:
    """Whatever is won is lost by somebody, or goes against par."""
    seats = find(game).usual_seats
    piles = ["1a 1b", "2a 2b", "3a 3b", "4a 4b"][: seats - 1]
    leader = 0 if find(game).rules().leader else None
    last = "5a 5b" if find(game).rules().uneven else "rest"  # of the draw pile some cards are left
    scored = hanashobu.score(game, [*piles, last], leader=leader)
    assert len(scored.players) == seats
    assert scored.players[-1].taken.isdisjoint(CardSet(" ".join(piles)))
    assert (scored.winner is None) == (not find(game).rules().wins.by)  # where only a call or a hand wins
