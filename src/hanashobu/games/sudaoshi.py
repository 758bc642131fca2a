"""Sudaoshi 素倒し: Chaff is worth most, par depends on your place, and two yaku are only for the last player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hanashobu.cards import ANIMALS, BRIGHTS, CHAFF, RIBBONS, WILLOWS, CardSet, cards, month_cards
from hanashobu.rules.deal import Deal, field, hands
from hanashobu.rules.dues import TEYAKU, YAKU, against_par, each_pays, share
from hanashobu.rules.feats import DIVER
from hanashobu.rules.flaws import four_of_a_month
from hanashobu.rules.gamblers_hands import gamblers_hands
from hanashobu.rules.game import Game
from hanashobu.rules.length import Length
from hanashobu.rules.multiplier import Multiplier
from hanashobu.rules.options import Options, option, when
from hanashobu.rules.ruleset import MUST_SHOW, Ruleset, dealer_first
from hanashobu.rules.teyaku import Claims, Months, Teyaku
from hanashobu.rules.units import POINTS, Units
from hanashobu.rules.values import Values
from hanashobu.rules.winning import Deals
from hanashobu.rules.yaku import Yaku, all_of, n_of, only_for, stack, yaku


@dataclass(frozen=True, kw_only=True)
class Sudaoshi(Options):
    """The house rules of Sudaoshi."""

    hands: Literal["kan", "1921", "off"] = option("kan", "Which hands pay.", title="Hands that pay", rule="SU-O1")
    red: Literal[2, 3] = option(2, "How many kan Red brings.", title="Red", rule="SU-O2")
    kan: Literal[10, 12] = option(10, "How many points a kan is.", title="Points in a kan", rule="SU-O3")
    tops: bool = option(True, "Moon and Geese, and Rain Man and Swallow, are yaku by themselves.", title="Top yaku", rule="SU-O4")
    field: Literal["off", "carry", "stack"] = option("off", "Brights on the field multiply.", title="Multipliers", rule="SU-O5")
    diving: bool = option(False, "A claimed triplet whose month is captured whole brings a kan.", title="Diving", rule="SU-O6")


def yaku_table(options: Sudaoshi, kan: int) -> tuple[Yaku, ...]:
    """SU-11: of the two of a month the better one counts; those of the Willow are only for the last player (SU-12)."""
    return stack(
        yaku("SU-Y1", "Set of Baldies", "坊主ぞろ", all_of(month_cards(8)), points=2 * kan, group="baldies"),
        when(options.tops, yaku("SU-Y2", "Top Baldies", "坊主頭", all_of(cards("8a 8b")), points=kan, group="baldies")),  # SU-O4
        only_for(
            (3,),
            yaku("SU-Y3", "Set of Rains", "雨ぞろ", all_of(month_cards(11)), points=2 * kan, group="rains"),
            *when(options.tops, yaku("SU-Y4", "Top Rains", "雨頭", all_of(cards("11a 11b")), points=kan, group="rains")),
        ),
    )


def of_1921(options: Sudaoshi) -> tuple[Teyaku, ...]:
    """SU-O1."""
    return (
        Teyaku("SU-T1", "Triplet", "三本", months=Months(threes=1), points=10, kind="A", shows_least=3, dives=options.diving),
        Teyaku("SU-T2", "Three Pairs", "喰付", months=Months(pairs=3), points=20, kind="A", shows_least=2),
        Teyaku("SU-T3", "Four-Three", "四三", months=Months(fours=1, threes=2), points=30, kind="A", shows_least=1),
        Teyaku("SU-T4", "Three Ribbons", "短三枚", n_of(3, TALL), points=10, kind="B", shows=TALL, places=(2,)),
    )


RICH, TALL = cards("3a 12a"), CardSet(RIBBONS | WILLOWS)
FIELDS = ((4, cards("11a 12a")), (2, cards("1a 3a 8a")))  # SU-O5, as in Hachi-Hachi


def rules(options: Sudaoshi, seats: int) -> Ruleset:
    """The rules of a table."""
    unit = options.kan if options.hands == "kan" else 1  # the hands of 1921 are in points
    kan = options.kan // unit  # SU-O3
    diving = (DIVER,) * options.diving
    pay = {"kan": gamblers_hands("SU", red=options.red, feats=diving), "1921": of_1921(options)}.get(options.hands, ())  # SU-3, SU-5, SU-O2
    return Ruleset(
        seats=seats,
        deal=Deal("SU-1", packets=(hands(4), field(3), hands(3), field(3))),
        flaws=(four_of_a_month("SU-2"),),
        multiplier=Multiplier("SU-O5", levels=FIELDS, stacks=options.field == "stack") if options.field != "off" else None,
        teyaku=pay,
        claims=Claims("SU-4", one_of_each="SU-3", voluntary=True) if pay else MUST_SHOW,
        play=dealer_first("SU-6"),
        must_match=options.must_match,
        values=Values("SU-7", classes=((CardSet(CHAFF | RICH), 10), (CardSet(ANIMALS | BRIGHTS & ~RICH), 5), (RIBBONS, 1))),
        yaku=yaku_table(options, kan),
        add_up="SU-11",
        dues=(
            *when(pay, each_pays("SU-4", TEYAKU)),
            each_pays("SU-9", YAKU),
            against_par("SU-9", 100, 110, 120),  # SU-8
            *when(pay and options.diving, share("SU-O6", kan, to=DIVER)),
        ),
        deals=Deals("SU-10"),
        length=Length(options.rounds),  # SU-13
        unit=unit,
        units=Units("points", counters=(("kan", options.kan),), rule="SU-3") if unit > 1 else POINTS,
    )


GAME = Game(
    name="sudaoshi",
    title="Sudaoshi",
    kanji="素倒し",
    prefix="SU",
    seats=(3,),
    sentence="Chaff is worth most, par depends on your place, and the rain is for whoever comes last.",
    options=Sudaoshi,
    build=rules,
    level=2,
    minutes=20,
    picture=cards("8a 8b 11a"),
)
