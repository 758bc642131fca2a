"""Files of games outside the package, as people write them."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from hanashobu import games
from hanashobu.games.registry import Registry
from hanashobu.rules.game import Game
from tests.support.inspecting import here

REVISIONS = count(1_100, 100)

OSAKA = '''"""Osaka: two or three players, card points against par, one yaku."""

from __future__ import annotations

from dataclasses import dataclass

from hanashobu.cards import BRIGHTS, DECK, cards
from hanashobu.rules.deal import Deal, field, hands
from hanashobu.rules.dues import EQUAL, YAKU, against_par, each_pays
from hanashobu.rules.flaws import four_of_a_month
from hanashobu.rules.game import Game, Words
from hanashobu.rules.length import Length
from hanashobu.rules.options import Options, option
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import Line
from hanashobu.rules.values import standard
from hanashobu.rules.winning import Deals
from hanashobu.rules.yaku import all_of, stack, yaku


@dataclass(frozen=True)
class Osaka(Options):
    """The house rules of Osaka."""

    no_castle: bool = option(False, "The Castle is no yaku.", title="No Castle", rule="OS-O1")


TABLE = stack(
    yaku("OS-Y1", "Castle", "大坂城", all_of(BRIGHTS), points=50),
    yaku("OS-Y2", "Moat", "堀", all_of(cards("1b 2b 3b")), points=20),
)


def rules(options: Osaka, seats: int) -> Ruleset:
    """The rules of a table."""
    return Ruleset(
        seats=seats,
        deck=DECK,
        deal=Deal("OS-1", packets=(hands(8), field(16)) if seats == 2 else (hands(7), field(6))),
        flaws=(four_of_a_month("OS-2"),),
        play=Line("OS-3", "The dealer of Osaka plays first."),
        must_match=options.must_match,
        values=standard("OS-4"),
        yaku=TABLE[1:] if options.no_castle else TABLE,
        dues=(each_pays("OS-5", YAKU), against_par("OS-5", EQUAL)),
        deals=Deals("OS-6"),
        length=Length(options.rounds),
    )


JAPANESE = """
game-osaka =
    .sentence = うちの会の遊びです。
rule-OS-3 = 親から始めます。
"""

GAME = Game(
    name="osaka",
    title="Osaka",
    kanji="大坂花",
    prefix="OS",
    seats=(2, 3),
    usual_seats=2,
    sentence="A game of our club.",
    options=Osaka,
    build=rules,
    words=Words(
        catalogues={"ja": JAPANESE},
        names={"大坂花": ("ōsaka-bana", "大[おお]坂[さか]花[ばな]"), "堀": ("hori", "堀[ほり]")},
    ),
)
'''


def osaka(folder: Path, *changes: tuple[str, str], name: str = "osaka.py") -> Path:
    """The file of Osaka in a folder, with some text changed."""
    text = OSAKA
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def fresh_registry(monkeypatch: pytest.MonkeyPatch) -> Registry:
    """From now on until the end of the test the games are those of the package."""
    registry = Registry(games._own, here)
    registry.revision = next(REVISIONS)  # whatever was derived from other games is not used again
    monkeypatch.setattr(games, "_registry", registry)
    return registry


def loaded_and_gone(folder: Path) -> Game:
    """Osaka, whose file is gone as soon as it is read."""
    path = osaka(folder)
    found = games.load(path)
    path.unlink()
    return found


LESSON = """
seats = 3
hands = ["1c 3c", "", ""]
field = "1b 3a 3b"
stock = "5c 9d"

[[step]]
say = "Osaka is played with 48 cards."

[[step]]
say = "lesson-match"
with = { card = "1c", target = "1b" }
point = ["hand:1c", "field:1b"]
do = ["1c"]
otherwise = "Only { $card } will do."
then = "3d 3a 6b"

[[step]]
say = "Nothing matches { $card }. Put it down."
with = { card = "1a" }
point = ["hand:1a"]
do = ["1a"]
then = "4a 6c 1d 4b 6d 2a 4d 7a 2b 5a 7b 2d 5b 7c 3c 6a 7d"

[[step]]
say = "The round is over: you gain { $gain }."
with = { gain = 68 }
"""

# The changes that give Osaka its lesson, with two of its sentences in Japanese.
TAUGHT = (
    ("    words=Words(", f'    lesson="""{LESSON}""",\n    words=Words('),
    ('"""\n\nGAME', 'lesson-osaka-1 = 大坂花は48枚で遊びます。\nlesson-osaka-2-otherwise = { $card }だけです。\n"""\n\nGAME'),
)

KOBE = (("osaka", "kobe"), ("Osaka", "Kobe"), ("OS-", "KB-"), ('"OS"', '"KB"'))  # another game altogether
