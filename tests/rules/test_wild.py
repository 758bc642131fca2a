"""Wild cards of trial games: what each field of the part does, and says (the games of the package: HI-6, MU-6, NA-11)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hanashobu import games
from hanashobu.app.presentation import rule_book
from hanashobu.cards import DECK, LIGHTNING, RAIN_MAN, WILLOWS, CardSet, cards
from hanashobu.engine import native
from hanashobu.engine.machine import Compiled, Interpreted
from hanashobu.play import events
from hanashobu.play.match import MakeMachine, Match
from hanashobu.rules.bad_table import BadPart
from hanashobu.rules.game import Game
from hanashobu.rules.text import under
from hanashobu.rules.wild import ALL, DEAD, MATE, OPEN, PLAIN, SPARED, TAKEN, Wild
from hanashobu.text.reader import Reader
from tests.support.helpers import NAMES, Table, only, settle

BAKAPPANA = games.find("bakappana")
SCORING = CardSet(BAKAPPANA.rules().values.scoring() & ~cards("1c 1d 2c 2d 3c 3d 12b 12c 12d"))

two_machines = pytest.mark.skipif(native.ready() is None, reason="there is no compiled kernel, so there is only one machine")
machines = pytest.mark.parametrize("machine", [Interpreted, pytest.param(Compiled, marks=two_machines)])


def trial(*wilds: Wild) -> Game:
    """Bakappana with wild cards."""
    return replace(BAKAPPANA, build=lambda options, seats: replace(BAKAPPANA.build(options, seats), wilds=wilds))


def lightning(**fields: Any) -> Game:
    """The same with Lightning, which takes everything."""
    return trial(Wild("BA-9", cards=LIGHTNING, takes=DECK, **fields))


def played(game: Game, card: str, field: str) -> Table:
    """The dealer plays this card from the hand."""
    table = Table(game).place(hands=[f"{card} 9c", "9a", "9b"], field=field)
    table.play(card)
    return table


def drawn(game: Game, card: str, field: str) -> Table:
    """The dealer plays 10a, which takes 10b, and draws this card."""
    table = Table(game).place(hands=["10a 9c", "9a", "9b"], field=f"{field} 10b", stock=f"{card} 10c")
    table.play("10a")
    return table


# What it takes.


def test_a_wild_card_takes_only_what_it_may() -> None:
    game = trial(Wild("BA-9", cards=RAIN_MAN, takes=CardSet(SCORING & ~WILLOWS)))
    assert played(game, "11a", "1a 1c 5b 11b").choices == "1a 5b"
    assert played(game, "11a", "1c 11b").field == "1c 11a 11b"


def test_three_of_a_month_may_be_spared() -> None:
    game = lightning(stacks=SPARED)
    assert played(game, "11d", "5a 5b 5c 7a 8a").choices == "7a 8a"
    assert played(game, "11d", "5a 5b 5c").field == "5a 5b 5c 11d"


def test_three_of_a_month_may_be_taken_together() -> None:
    """They stand as their first card; alone on the field they are taken without a question."""
    table = played(lightning(stacks=ALL), "11d", "5a 5b 5c 7a")
    assert table.choices == "5a 7a"
    table.play("5a")
    assert (table.taken(0), table.field) == ("5a 5b 5c 11d", "7a")
    assert played(lightning(stacks=ALL), "11d", "5a 5b 5c").taken(0) == "5a 5b 5c 11d"


def test_the_other_three_of_its_month_may_be_taken_before_everything_else() -> None:
    game = trial(Wild("BA-9", cards=RAIN_MAN, takes=CardSet(DECK & ~WILLOWS), own_three=True))
    assert played(game, "11a", "1a 11b 11c 11d").taken(0) == "11a 11b 11c 11d"
    assert played(game, "11a", "1a 2a 11b 11c").choices == "1a 2a"


def test_a_drawn_wild_card_may_be_a_card_of_its_month() -> None:
    game = lightning(drawn=PLAIN)
    assert played(game, "11d", "1a 11a").choices == "1a 11a"
    assert drawn(game, "11d", "1a 11a").taken(0) == "10a 10b 11a 11d"
    assert drawn(game, "11d", "1a").field == "1a 11d"


def test_without_anything_to_take_it_stays_or_is_taken_alone() -> None:
    assert played(lightning(), "11d", "").field == "11d"
    assert played(lightning(alone=TAKEN), "11d", "").taken(0) == "11d"


# What it is on the field.


def test_on_the_field_it_may_be_a_card_of_its_month() -> None:
    game = lightning(lying=PLAIN)
    assert played(game, "1a", "11d").field == "1a 11d"
    assert played(game, "11a", "2a 11d").taken(0) == "11a 11d"
    assert played(game, "11a", "11b 11d").choices == "11b 11d"
    assert played(game, "11a", "11b 11c 11d").taken(0) == "11a 11b 11c 11d"


def test_on_the_field_it_may_match_some_cards_only() -> None:
    game = trial(Wild("BA-9", cards=RAIN_MAN, takes=DECK, lying=OPEN, taken_by=CardSet(DECK & ~WILLOWS)))
    assert played(game, "1a", "2a 11a").taken(0) == "1a 11a"
    assert played(game, "1a", "1b 11a").choices == "1b 11a"
    assert played(game, "11b", "2a 11a").field == "2a 11a 11b"


def test_several_wild_cards_take_each_other() -> None:
    game = trial(Wild("BA-9", cards=cards("1a 8a 12a"), takes=DECK, leftovers=DEAD))
    assert played(game, "8a", "1a 12a").choices == "1a 12a"
    assert played(game, "3a", "1a 12a").choices == "1a 12a"
    two = trial(
        Wild("BA-9", cards=LIGHTNING, takes=DECK, lying=PLAIN, leftovers=DEAD), Wild("BA-10", cards=RAIN_MAN, takes=DECK, leftovers=DEAD)
    )
    assert played(two, "11b", "11a 11d").choices == "11a 11d"
    assert played(two, "2b", "11a 11d").taken(0) == "2b 11a"


# What is left.


def leftovers(game: Game, taken: tuple[str, str, str], field: str) -> list[tuple[int, str]]:
    """Who gets what at the end."""
    return [(event.seat, " ".join(event.cards)) for event in only(settle(game, taken, field=field).events, events.Leftovers)]


def test_what_is_left_goes_to_the_user_to_whoever_played_last_or_to_nobody() -> None:
    taken = ("1a 1b", "11d 5a", "9a 9b")
    assert leftovers(lightning(), taken, "5b 11a") == [(1, "5b 11a")]
    assert leftovers(lightning(), ("1a 1b", "5a 5b", "9a 9b"), "11d") == [(2, "11d")]
    assert leftovers(lightning(leftovers=DEAD), taken, "5b 11a") == []


@pytest.mark.parametrize("field", ["5b 11a", "5b 11a 3a", "5b 5c 5d 11a 3a 4a"])
def test_the_user_may_get_only_the_month_that_the_wild_card_took(field: str) -> None:
    """Whatever else was never drawn, or never matched."""
    (left,) = leftovers(lightning(leftovers=MATE), ("1a 1b", "11d 5a", "9a 9b 9c 9d"), field)
    assert left == (1, " ".join(card for card in field.split() if card.startswith("5")))


def test_a_wild_card_that_took_its_own_month_or_nothing_has_no_mate() -> None:
    assert leftovers(lightning(leftovers=MATE), ("1a 1b", "11d 11a", "9a 9b"), "3a 11b") == []
    assert leftovers(lightning(leftovers=MATE), ("1a 1b", "5a 5b", "9a 9b"), "3a 11d") == []


# All of it together.

ODD = (
    lightning(drawn=PLAIN, lying=PLAIN, leftovers=MATE),
    lightning(stacks=ALL, alone=TAKEN),
    trial(Wild("BA-9", cards=RAIN_MAN, takes=SCORING, stacks=SPARED, own_three=True, taken_by=SCORING, leftovers=DEAD)),
    trial(Wild("BA-9", cards=cards("1a 8a 12a"), takes=DECK, leftovers=DEAD)),
)


@machines
@pytest.mark.parametrize("must_match", [False, True])
@pytest.mark.parametrize("game", ODD, ids=range(len(ODD)))
def test_every_card_is_somewhere_to_the_end_and_what_is_shown_can_be_played(game: Game, must_match: bool, machine: MakeMachine) -> None:
    for seed in range(12):
        match = Match(game, NAMES[:3], game.options(rounds=1, must_match=must_match), seed, machine=machine)
        match.start()
        while match.actor is not None:
            match.play_random()
        state = match.view(0).table
        assert sum(pile.bit_count() for pile in (*state.taken[:3], state.field)) == 48
        assert state.taken[0] | state.taken[1] | state.taken[2] | state.field == DECK


# What is said of it.


def sentences(wild: Wild, lang: str = "en") -> list[str]:
    return [Reader(lang, codes=False)(line.text) for line in wild.lines(DECK)]


def test_the_rules_say_each_field() -> None:
    rain = Wild("BA-9", cards=RAIN_MAN, takes=CardSet(SCORING & ~WILLOWS), stacks=SPARED, own_three=True, leftovers=DEAD)
    assert sentences(rain)[1:] == [
        "Where the other three cards of its month lie on the field, it takes all of them.",
        "Where three cards of a month lie on the field, it takes none of them.",
        "The wild card may be played from the hand on any turn, and must take a card if it can.",
        "Turned up from the draw pile, the wild card must take a card if it can, too.",
        "If there is nothing that it may take, it stays on the field.",
        "While the wild card is on the field, no card may be laid down: a card without a match takes it, and a card with one may.",
        "Cards left on the field at the end belong to nobody.",
    ]
    assert "the Willow cards" in sentences(rain)[0]
    assert "On an empty field it stays there." in sentences(Wild("BA-9", cards=LIGHTNING, takes=DECK))
    moon = sentences(Wild("BA-9", cards=cards("1a 8a"), takes=DECK, leftovers=DEAD))
    assert moon[0] == "The wild cards are Crane and Moon: each takes any one field card that its player chooses."


@pytest.mark.parametrize("lang", ["en", "ja", "es"])
def test_every_value_has_a_sentence_of_its_own(lang: str) -> None:
    usual = Wild("BA-9", cards=LIGHTNING, takes=DECK)
    for fields in (
        {"stacks": ALL},
        {"stacks": SPARED},
        {"own_three": True},
        {"drawn": PLAIN},
        {"lying": PLAIN},
        {"alone": TAKEN},
        {"leftovers": MATE},
        {"leftovers": DEAD},
        {"taken_by": WILLOWS},
        {"takes": WILLOWS},
    ):
        assert sentences(replace(usual, **fields), lang) != sentences(usual, lang), fields


def test_a_sentence_can_stand_under_an_id_of_its_own() -> None:
    wild = Wild("BA-9", cards=LIGHTNING, takes=DECK, under=under(lying="BA-10", leftovers="BA-11"))
    assert [line.rule for line in wild.lines(DECK)] == ["BA-9"] * 4 + ["BA-10", "BA-11", "BA-9"]
    with pytest.raises(BadPart, match="under must be one of"):
        Wild("BA-9", cards=LIGHTNING, takes=DECK, under=under(lies="BA-10"))


def test_the_page_receives_every_wild_card() -> None:
    assert rule_book(ODD[3], ODD[3].options(), 3).card_sets["wilds"] == ("1a", "8a", "12a")
