"""Min-Hwatu 민화투: the plain old Korean game, for two to seven. Cards count, and each opponent pays for a yaku."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hanashobu.cards import BLUE, BRIGHTS, GRASS, POETRY, cards, month_cards
from hanashobu.rules.deal import Deal, field, hands
from hanashobu.rules.dues import CARDS, FIRST, SHEET, YAKU, each_pays, scores, share
from hanashobu.rules.flaws import four_of_a_month
from hanashobu.rules.game import Game
from hanashobu.rules.length import Length
from hanashobu.rules.options import Options, option, when
from hanashobu.rules.ruleset import Ruleset, dealer_first
from hanashobu.rules.text import Line
from hanashobu.rules.values import standard
from hanashobu.rules.winning import Deals
from hanashobu.rules.yaku import Yaku, all_of, stack, yaku

USED = ("ribbons", "core", "korean", "all")  # each with all that are in those before it


@dataclass(frozen=True, kw_only=True)
class MinHwatu(Options):
    """The house rules of Min-Hwatu."""

    yaku: Literal["core", "ribbons", "korean", "all"] = option("core", "Which yaku are in use.", title="Yaku in use", rule="MH-O1")
    bonus: bool = option(
        False,
        "With five players whoever plays first gets 10 points in each round, with seven 5.",
        title="A bonus for the first",
        rule="MH-O2",
    )
    target: int | None = option(None, "The match ends when somebody has this many points.", title="Until a score", rule="MH-O3")


def yaku_table(options: MinHwatu) -> tuple[Yaku, ...]:
    """MH-8: all add up, but of the two views only the better one counts."""
    used = USED.index(options.yaku)
    return stack(
        yaku("MH-Y1", "Poetry Ribbons", "赤短", all_of(POETRY), points=30),
        yaku("MH-Y2", "Blue Ribbons", "青短", all_of(BLUE), points=30),
        yaku("MH-Y3", "Grass Ribbons", "草短", all_of(GRASS), points=30),
        when(
            used >= USED.index("core"),
            yaku("MH-Y4", "Four Irises", "草約", all_of(month_cards(5)), points=20),
            yaku("MH-Y5", "Four Maples", "楓約", all_of(month_cards(10)), points=20),
            yaku("MH-Y6", "Four Willows", "雨約", all_of(month_cards(11)), points=20),
        ),
        when(
            used >= USED.index("korean"),
            yaku("MH-Y7", "Five Birds", "五鳥", all_of(cards("2a 4a 8b")), points=50),
            yaku("MH-Y8", "Five Brights", "五光", all_of(BRIGHTS), points=200 if options.yaku == "all" else 50),
            yaku("MH-Y9", "Four Paulownias", "桐約", all_of(month_cards(12)), points=20),
        ),
        when(
            options.yaku == "all",
            yaku("MH-Y10", "Spring Lights", "表菅原", all_of(cards("1a 2a 3a")), points=150),
            yaku("MH-Y11", "The Grand Views", "大眺め", all_of(cards("1a 3a 8a 9a")), points=150, group="views"),
            yaku("MH-Y12", "The Views", "眺め", all_of(cards("3a 8a 9a")), points=100, group="views"),
            yaku("MH-Y13", "Boar, Deer, Butterflies", "猪鹿蝶", all_of(cards("6a 7a 10a")), points=50),
        ),
    )


def rules(options: MinHwatu, seats: int) -> Ruleset:
    """The rules of a table."""
    hand, on_field = {2: (10, 8), 3: (7, 6), 4: (5, 8), 5: (4, 8), 6: (3, 12), 7: (3, 6)}[seats]
    bonus = {5: 10, 7: 5}.get(seats, 0) if options.bonus else 0
    return Ruleset(
        seats=seats,
        deal=Deal("MH-1", packets=(hands(hand), field(on_field))),
        flaws=(four_of_a_month("MH-2"),),
        play=dealer_first("MH-4"),
        must_match=options.must_match,
        values=standard("MH-5", chaff=0),
        yaku=yaku_table(options),
        add_up="MH-8",
        dues=(
            scores("MH-5", CARDS),
            each_pays("MH-6", YAKU),
            *when(bonus, share("MH-O2", bonus, to=FIRST, by=SHEET)),
        ),
        deals=Deals("MH-7"),
        length=Length(options.rounds, target=options.target, target_rule="MH-O3"),  # MH-9
        notes=(Line("MH-3", "Four cards of a month in a dealt hand bring nothing."),),
    )


GAME = Game(
    name="min_hwatu",
    title="Min-Hwatu",
    kanji="ミンファトゥ",
    prefix="MH",
    seats=(2, 3, 4, 5, 6, 7),
    usual_seats=3,
    sentence="The plain old Korean game: count your cards, and every opponent pays for your yaku.",
    options=MinHwatu,
    build=rules,
    level=1,
    minutes=15,
    picture=cards("1b 2b 3b"),
)
