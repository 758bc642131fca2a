"""Whether the round goes on: `strong` knows when to stop, and a hint explains its call in the game's own words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from hanashobu import games
from hanashobu.bots import find
from hanashobu.bots.search import ActionValue
from hanashobu.bots.searcher import Searcher
from hanashobu.engine.actions import SAGE, SHOUBU
from hanashobu.hints.chances import YakuChance
from hanashobu.hints.sentence import reason
from hanashobu.lab.duel.run import duel
from hanashobu.text.current import say, use
from hanashobu.text.names import name
from tests.bots.callers import callers
from tests.support.helpers import Table
from tests.support.slices import sliced

STRONG = find("strong")
assert isinstance(STRONG, Searcher)
STEADY = replace(STRONG, seconds=60.0)  # the clock plays no part
MOST = 24_000  # rounds


@pytest.fixture(autouse=True)
def in_english_again() -> Iterator[None]:
    yield
    use()


def threatened() -> Table:
    """Poetry Ribbons are made, but the other one needs only the Sake Cup for three yaku."""
    table = Table("koi_koi").place(
        hands=["3b 5c 6c 7c 8c", "9b 10c 12d 4c 5d"],
        field="3c 11c",
        taken=["1b 2b", "1a 3a 8a"],
        stock="8b 9c 10d 12b 12c 6d 7d 4d 1c 1d 2c 2d 9d 10b 6b 7b",
    )
    table.play("3b")
    return table


def safe(rounds: int = 12) -> Table:
    """Poetry Ribbons are made, two more yaku can be taken card by card, and the other one has nothing."""
    table = Table("koi_koi", rounds=rounds).place(
        hands=["3b 6a 7a 10a 8a 12a", "9b 11d 2c 4c 5d 2d"],
        field="3c 11c 6c 7c 10d 8d 12c",
        taken=["1a 1b 2b", ""],
        stock="9c 5c 4d 5b 2a 1c 1d 9d 11b 4b 11a 4a 5a",
    )
    table.play("3b")
    return table


@pytest.mark.parametrize(("table", "call"), [(threatened(), SHOUBU), (safe(), SAGE)], ids=["threatened", "safe"])
def test_strong_stops_when_threatened_and_goes_on_when_safe(table: Table, call: int) -> None:
    """KK-7."""
    view = table.match.view(0)
    assert view.asked == "call"
    assert {STEADY.choose(view, Random(seed)) for seed in range(5)} == {call}


def test_the_variants_differ_in_their_calls_alone() -> None:
    stops, goes_on = callers(STEADY)
    for table in (threatened(), safe()):
        view = table.match.view(0)
        assert (stops.choose(view, Random(1)), goes_on.choose(view, Random(1))) == (SHOUBU, SAGE)
    view = Table("koi_koi").deal().match.view(0)
    assert len({bot.choose(view, Random(1)) for bot in (STEADY, stops, goes_on)}) == 1


@pytest.mark.parametrize(("tries", "rounds"), sliced([(100, 480), (STEADY.iterations, MOST)]))
@pytest.mark.parametrize("variant", [0, 1], ids=["always stops", "never stops"])
def test_strong_knows_when_to_stop(variant: int, tries: int, rounds: int) -> None:
    """KK-7: it wins against the same bot that does not choose; with all its tries, at 99 %."""
    bot = replace(STEADY, iterations=tries)
    found = duel(games.find("koi_koi"), (bot, callers(bot)[variant]), rounds=rounds, seed=11, threads=1, early=rounds == MOST)
    assert found.bots[0].name == "strong"
    assert found.decided or rounds < MOST


@pytest.mark.parametrize(
    ("lang", "stop", "go_on", "behind", "last"),
    [
        (
            "en",
            "Call shoubu: it ends the round before Ben gets 9a Sake Cup for Flower Viewing,"
            " and it brings 5 on average, against 2 for koi-koi.",
            "Call koi-koi: it makes Boar, Deer, Butterflies 27% likely, and it brings 9.2 on average, against 5 for shoubu.",
            "Call shoubu: it gains more on the others, +5.0 against +6.0 on average for yourself.",
            "Call shoubu: it does more for winning the match, +5.0 against +6.0 on average in this round.",
        ),
        (
            "ja",
            "「勝負」で終えましょう。Benが9a 菊に盃を取って花見酒を作る前に局が終わります。平均5点の得です。こいこいなら2点の得です。",
            "「こいこい」で続けましょう。猪鹿蝶の見込みが27%あります。平均9.2点の得です。勝負なら5点の得です。",
            "「勝負」で終えましょう。相手との差では得になります（自分の得点は平均+5.0点、もう一方なら+6.0点）。",
            "「勝負」で終えましょう。試合に勝つにはこちらが得です（この局は平均+5.0点、もう一方なら+6.0点）。",
        ),
        (
            "es",
            "Canta shoubu: acaba la ronda antes de que Ben consiga 9a Copa de sake para Contemplar las flores, y da 5 de media,"
            " frente a 2 con koi-koi.",
            "Canta koi-koi: deja Jabalí, ciervo y mariposas con una probabilidad del 27%, y da 9.2 de media, frente a 5 con shoubu.",
            "Canta shoubu: da más ventaja sobre los demás, +5.0 frente a +6.0 de media para ti.",
            "Canta shoubu: ayuda más a ganar la partida, +5.0 frente a +6.0 de media en esta ronda.",
        ),
    ],
    ids=["en", "ja", "es"],
)
def test_a_hint_explains_a_call_in_the_words_of_the_game(lang: str, stop: str, go_on: str, behind: str, last: str) -> None:
    """Koi-koi and shoubu; where points are not paid by the other one, ending the round costs nobody anything, but it gains on them."""
    use(lang)
    shoubu, sage = ActionValue(SHOUBU, 9, 5.0, 0.0), ActionValue(SAGE, 3, 2.0, 0.1)
    hoped = (YakuChance(0, "KK-Y5", name("Boar, Deer, Butterflies", "猪鹿蝶"), 0.27, 0.01),)
    feared, hopeful = threatened().match.view(0), safe().match.view(0)
    assert say(reason(feared, [shoubu, sage]), 0) == stop
    assert say(reason(hopeful, [replace(sage, value=9.2), shoubu], None, hoped), 0) == go_on
    assert say(reason(hopeful, [shoubu, replace(sage, value=6.0)]), 0) == behind
    assert say(reason(safe(rounds=1).match.view(0), [shoubu, replace(sage, value=6.0)]), 0) == last
