"""Hints: every answer has its worth, the sentence says what is true, and nothing is known that the seat cannot see."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from hanashobu import games
from hanashobu.bots.search import ActionValue
from hanashobu.cards import card
from hanashobu.engine.actions import IN, OUT, SAGE, SHOUBU
from hanashobu.games import all_games
from hanashobu.hints.analysis import Analysis, explain, likely
from hanashobu.hints.chances import Playouts, YakuChance
from hanashobu.hints.sentence import reason
from hanashobu.lab.odds.chances import chances
from hanashobu.play import events
from hanashobu.play.view import View
from hanashobu.text.names import name
from tests.bots.short_search import QUICK
from tests.support.helpers import Table, only
from tests.support.worlds import Tape, openly
from tests.table.test_two_worlds import kinds_of, tables_of

FEW = 24


def hint(view: View, seed: int = 1) -> Analysis:
    return explain(view, Random(seed), 60.0, FEW)


def moments(game: str, each: int) -> list[Tape]:
    """Of every kind of question that a game asks, some."""
    found: Counter[str] = Counter()
    tapes = []
    wanted = kinds_of(game)
    for number, setup in enumerate(tables_of(game)):
        places = {ask: at for at, (_, ask, _) in enumerate(Tape(setup, number, 90).actions) if found[ask] < each}
        for ask, at in places.items():
            tape = Tape(setup, number, at)
            if tape.match.actor is not None and tape.match.asked == ask:
                tapes.append(tape)
                found[ask] += 1
        if all(found[ask] >= each for ask in wanted):
            return tapes
    assert set(+found) >= wanted
    return tapes


@pytest.mark.parametrize("game", all_games())
def test_every_kind_of_question_gets_a_hint(game: str) -> None:
    """Each legal action once with its error; chances between 0 and 1; a sentence."""
    for tape in moments(game, 2):
        view = tape.match.view(tape.match.actor)
        why = hint(view)
        assert sorted(one.action for one in why.found) == list(view.legal)
        assert why.best in view.legal
        assert all(one.visits > 0 and one.error >= 0 for one in why.found)
        assert all(0 < one.chance <= 1 and 0 <= one.error <= 0.5 for one in why.chances)
        assert str(why.sentence).endswith(".")
        assert ": " in str(why.sentence)
        assert [one["action"] for one in why.to_json(view)["actions"]] == [one.action for one in why.found]


@pytest.mark.parametrize("game", all_games())
def test_hints_and_bots_are_the_same_in_two_worlds(game: str) -> None:
    """With the same random numbers, for every kind of question that the game asks."""
    compared: Counter[str] = Counter()
    for tape in moments(game, 8):
        match, seat = tape.match, tape.match.actor
        assert seat is not None
        if compared[match.asked] > 2:
            continue
        if match.asked in ("blind", "swap") and only(match.events, events.Deal):
            continue  # the cards of the last round are known, those of this one lie nowhere yet
        worlds = (tape.other_world(seat, Random(seed)) for seed in range(60))
        there = next((world for world in worlds if world and openly(match, seat) == openly(world, seat)), None)
        if there is None:
            continue
        views = match.view(seat), there.view(seat)
        for bot in QUICK:
            assert bot.choose(views[0], Random(7)) == bot.choose(views[1], Random(7))
        assert hint(views[0]) == hint(views[1])
        compared[match.asked] += 1
    assert set(compared) >= kinds_of(game) - {"blind", "swap"}


def test_the_same_dice_give_the_same_hint() -> None:
    view = Table("hiraya").deal().match.view(0)
    assert hint(view, 5) == hint(view, 5)


def test_who_is_not_asked_gets_no_hint() -> None:
    with pytest.raises(ValueError, match="You are not asked anything now"):
        hint(Table("hiraya").deal().match.view(1))


def test_a_little_time_is_enough_to_try_everything() -> None:
    view = Table("hiraya").deal().match.view(0)
    assert len(explain(view, Random(1), 0.0).found) == len(view.legal)


def test_it_finds_a_yaku_and_how_likely_it_is_then() -> None:
    """The last Blue Ribbon lies there to be taken."""
    table = Table("kyu_rei_hana").place(hands=["4c 10c", "2c 3c", "2d 3d"], field="4d 10b", taken=["6b 9b", "", ""], stock="9c 9d 10d")
    why = explain(table.match.view(0), Random(1), 60.0, 200)
    assert why.best == card("10c")
    assert {(one.seat, one.name.english): one.chance for one in why.chances}[0, "Blue Ribbons"] == 1.0
    assert str(why.sentence) == "Play 10c Maple Chaff: it takes 10b Maple Blue Ribbon for 5 points, and it makes Blue Ribbons (20)."


def test_a_hint_and_the_odds_state_the_same_error_for_the_same_yaku() -> None:
    """Neither is certain of what it has only seen in every world so far."""
    table = Table("kyu_rei_hana").place(hands=["4c 10c", "2c 3c", "2d 3d"], field="4d 10b", taken=["6b 9b", "", ""], stock="9c 9d 10d")
    view = table.match.view(0)
    playouts = Playouts(view, Random("1/0"), card("10c"), None)
    playouts.run(20)
    hinted = {(one.seat, one.yaku): (one.chance, one.error) for one in likely(view, playouts.sums)}
    odds = chances(view, worlds=20, seed=1, action=card("10c"))
    stated = {(seat, row.id): (row.chance.share, row.chance.error) for seat, one in enumerate(odds.seats) for row in one.yaku}
    assert hinted == {key: values for key, values in stated.items() if values[0]}
    share, error = hinted[0, "KR-Y3"]
    assert share == 1.0
    assert 0 < error < 0.1


def test_a_pile_that_nobody_has_seen_is_as_good_as_the_other() -> None:
    why = hint(Table("nara").deal().match.view(0))
    assert len({one.value for one in why.found}) == 1
    assert str(why.sentence) == "Take either pile: both lie face down, so one is as good as the other."


# The sentence.


def said(table: Table, best: str, *others: str, target: str | None = None, error: float = 0.1, chances: tuple[YakuChance, ...] = ()) -> str:
    """What is said where a search prefers this card."""
    view = table.match.view(table.actor)
    found = [ActionValue(card(code), 9 - at, 1.0 - at, error) for at, code in enumerate((best, *others))]
    return str(reason(view, found, None if target is None else card(target), chances))


def test_it_says_what_is_kept_from_whom() -> None:
    table = Table("kyu_rei_hana").place(hands=["7c 10c", "2c", "2d"], field="7d 10b", taken=["", "6b 9b", "4b"], stock="9c")
    name = table.match.names[1]
    assert said(table, "10c", "7c") == (
        "Play 10c Maple Chaff: it takes 10b Maple Blue Ribbon for 5 points,"
        f" and that keeps it from {name}, who plays next and needs it for Blue Ribbons."
    )


def test_it_says_what_a_card_that_has_a_choice_keeps_from_whom() -> None:
    table = Table("kyu_rei_hana").place(hands=["10c 7c", "2c", "2d"], field="7d 10b 10d", taken=["", "", "6b 9b"], stock="9c")
    name = table.match.names[2]
    assert said(table, "10c", "7c", target="10b") == (
        "Play 10c Maple Chaff and take 10b Maple Blue Ribbon: it brings 5 points,"
        f" and it keeps 10b Maple Blue Ribbon from {name}, who needs it for Blue Ribbons."
    )


@pytest.mark.parametrize(
    ("chance", "likely"),
    [
        (0.24, "it makes Blue Ribbons 24% likely, with 10b Maple Blue Ribbon (field) missing"),
        (0.01, "it leaves the others least to take"),  # that is no reason
    ],
)
def test_it_says_how_likely_a_yaku_is_which_card_is_missing_and_where_it_is(chance: float, likely: str) -> None:
    table = Table("kyu_rei_hana").place(hands=["6c 4c", "2c", "2d"], field="6b 10b 4d", taken=["9b", "", ""], stock="9c")
    rule = next(row.id for row in table.match.rules.yaku if row.name == "Blue Ribbons")
    assert said(table, "6c", "4c", chances=(YakuChance(0, rule, name("Blue Ribbons", "青短"), chance, 0.01),)).endswith(f", and {likely}.")


@pytest.mark.parametrize(
    ("error", "text"), [(0.1, "it is 1.0 better than 5c Iris Chaff on average"), (0.9, "5c Iris Chaff is about as good")]
)
def test_where_nothing_else_speaks_for_a_card_it_is_compared(error: float, text: str) -> None:
    table = Table("kyu_rei_hana").place(hands=["4c 5c", "2c 3c", "2d 3d"], field="4d 5d", stock="9c 9d 10c")
    assert said(table, "4c", "5c", error=error) == f"Play 4c Wisteria Chaff: it takes 4d Wisteria Chaff, and {text}."


def test_it_says_what_is_held_back() -> None:
    table = Table("kyu_rei_hana").place(hands=["10b 6c", "2c", "2d"], field="4d", taken=["", "6b 9b", ""], stock="9c")
    name = table.match.names[1]
    assert (
        said(table, "6c", "10b") == f"Play 6c Peony Chaff: it holds back 10b Maple Blue Ribbon, which {name} needs for Blue Ribbons, "
        "and it leaves the others least to take."
    )


def test_it_says_that_nobody_can_take_a_card() -> None:
    table = Table("kyu_rei_hana").place(hands=["4c 5c", "2c 3c", "2d 3d"], field="6d", taken=["4d", "4a", "4b"], stock="9c 9d 10c")
    assert said(table, "4c", "5c") == "Play 4c Wisteria Chaff: nobody can take it any more, and it leaves the others least to take."


def test_it_names_the_card_to_take_where_there_is_a_choice() -> None:
    table = Table("kyu_rei_hana").place(hands=["1c 5c", "2c", "2d"], field="1a 1b 6d", stock="9c")
    assert said(table, "1c", "5c", target="1a").startswith("Play 1c Pine Chaff and take 1a Crane: it brings 2")
    table.play("1c")
    assert said(table, "1a", "1b").startswith("Take 1a Crane: it brings 2")


def test_it_says_when_there_is_nothing_to_choose() -> None:
    table = Table("kyu_rei_hana").place(hands=["1c", "2c", "2d"], field="1a", stock="9c")
    assert said(table, "1c") == "Play 1c Pine Chaff: nothing else can be done."


@pytest.mark.parametrize(
    ("worth", "text"),
    [
        (9.0, "it brings 9 on average, against 0 for the dealer's hand"),
        (109.0, "it brings 109 on average, against 0 for the dealer's hand"),
        (0.0, "it makes no difference, +0.0 on average either way"),
        (0.1, "it makes hardly any difference, +0.1 against +0.0 on average"),
        (-9.0, "it does more for winning the match, −9.0 against +0.0 on average in this round"),
    ],
)
def test_other_answers_are_compared_by_what_they_bring(worth: float, text: str) -> None:
    tape = next(tape for tape in moments("hachi_hachi", 1) if tape.match.asked == "swap")
    view = tape.match.view(tape.match.actor)
    best, other = view.legal
    assert str(reason(view, [ActionValue(best, 9, worth, 0.2), ActionValue(other, 3, 0.0, 0.2)])) == f"Keep your own hand: {text}."


def test_a_loss_is_called_one() -> None:
    tape = next(tape for tape in moments("hachi_hachi", 1) if tape.match.asked == "speak")
    view = tape.match.view(tape.match.actor)
    out, stay = ActionValue(OUT, 9, -12.0, 0.0), ActionValue(IN, 9, -39.5, 0.2)
    assert str(reason(view, [out, stay])) == "Go out: it costs 12 on average, against 39.5 for playing."
    other = reason(view, [replace(stay, value=39.5), out])
    assert str(other) == "Play this round: it brings 39.5 on average, against a loss of 12 for going out."


def test_an_answer_that_the_search_left_alone_is_not_called_as_good() -> None:
    """However far apart a few tries may be."""
    table = Table("koi_koi").place(hands=["7a 8a", "9a 9c"], field="7b", stock="10a 10c 11a 12a", taken=["1b 2b 4b 5b", ""])
    table.play("7a")
    view = table.match.view(0)
    shoubu, koi = ActionValue(SHOUBU, 2202, 1.0, 0.0), ActionValue(SAGE, 32, 1.9, 0.9)
    assert str(reason(view, [shoubu, koi])).endswith("it gains more on the others, +1.0 against +1.9 on average for yourself.")
    assert "it makes hardly any difference" in str(reason(view, [shoubu, replace(koi, visits=900)]))


def test_a_round_is_ended_before_somebody_else_has_a_yaku() -> None:
    """And it goes on for a yaku that is likely."""
    table = Table("hachi_hachi").place(
        hands=["6c 4c", "2c 5c", "2d 5d"], field="6b 4d", taken=["9b 10b", "1b 2b", ""], stock="9c 9d 11c 12c"
    )
    table.play("6c")
    view, other = table.match.view(0), table.match.names[1]
    assert view.asked == "call"
    shoubu, sage = ActionValue(SHOUBU, 9, 84.0, 0.0), ActionValue(SAGE, 9, 40.0, 1.0)
    assert str(reason(view, [shoubu, sage])) == (
        f"Call shoubu: it ends the round before {other} gets 3b Cherry Poetry Ribbon for Poetry Ribbons,"
        " and it brings 84 on average, against 40 for sage."
    )
    hoped = (
        YakuChance(0, "HH-Y5", name("Blue Ribbons", "青短"), 1.0, 0.0),
        YakuChance(0, "HH-Y1", name("Five Brights", "五光"), 0.34, 0.01),
    )
    assert str(reason(view, [replace(sage, value=120.0), shoubu], None, hoped)) == (
        "Call sage: it makes Five Brights 34% likely, and it brings 120 on average, against 84 for shoubu."
    )


def test_no_game_is_named() -> None:
    """What is said comes from the rules of the table alone."""
    assert games.find("hiraya").title not in str(hint(Table("hiraya").deal().match.view(0)).sentence)
