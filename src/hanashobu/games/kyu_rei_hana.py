"""Kyū-Rei Hana 九〇花: par is ninety, and bright cards on the field multiply the round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hanashobu.cards import BLUE, DECK, DECK_AND_BLANK, GRASS, POETRY, RIBBONS, CardSet, cards
from hanashobu.rules.deal import Deal, field, hands
from hanashobu.rules.dropout import TWO_LEFT, Compensation, Dropout, SitsOut, buyout_option, must_play_three_option, two_left_option
from hanashobu.rules.dues import EQUAL, TOTAL, YAKU, against_par, difference, each_pays
from hanashobu.rules.flaws import four_of_a_month
from hanashobu.rules.game import Game
from hanashobu.rules.length import Length
from hanashobu.rules.multiplier import Multiplier, multipliers_option
from hanashobu.rules.options import Options, option
from hanashobu.rules.ruleset import Ruleset, dealer_first
from hanashobu.rules.text import under
from hanashobu.rules.values import Values
from hanashobu.rules.winning import Deals
from hanashobu.rules.yaku import all_of, stack, yaku


@dataclass(frozen=True)
class KyuReiHana(Options):
    """The house rules of Kyū-Rei Hana."""

    warbler_and_deer_double: bool = option(
        False,
        "The Bush Warbler and the Deer double the round, too, if they are on the dealt field.",
        title="Bush Warbler and Deer double",
        rule="KR-O1",
    )
    multipliers: Literal["carry", "stack"] = multipliers_option("KR-6")
    kan: Literal[12, 10] = option(
        12, "How many points make a kan, the unit of the fee for going out.", title="Points in a kan", rule="KR-11"
    )
    two_left: Literal["agree", "play", "split"] = two_left_option("KR-11")
    must_play_three: bool | int = must_play_three_option("KR-11")
    buyout: bool = buyout_option("KR-11")


VALUES = Values("KR-3", classes=((cards("1a 2a 3a 8a 10a 11a 12a"), 20), (cards("4a 5a 6a 7a 8b 9a 11b 12b"), 10), (RIBBONS, 5)))

TABLE = stack(
    yaku("KR-Y1", "Big Three", "大三", all_of(cards("1a 3a 8a")), points=30),
    yaku("KR-Y2", "Small Three", "小三", all_of(POETRY), points=20),
    yaku("KR-Y3", "Blue Ribbons", "青短", all_of(BLUE), points=20),
    yaku("KR-Y4", "Grass", "草", all_of(GRASS), points=20),
)

# KR-11: the payments of a larger table stand under the rule that is borrowed, or under the one that borrows it.
ALSO = (("KR-11", "HH-27"), ("KR-12", "HH-48"), ("HH-42", "KR-11"), ("HH-44", "KR-11"), ("HH-52", "KR-11"))


def dropout(options: KyuReiHana) -> Dropout:
    """KR-11 and KR-12: as in the great game of this family, with another worth of hands."""
    return Dropout(
        "KR-11",
        fee=options.kan,
        fee_step=options.kan // 2,
        compensation=Compensation("KR-12", each=3, cards=CardSet(cards("1a 3a 8a") | POETRY | BLUE | GRASS), halves=True),
        two_left=TWO_LEFT[options.two_left],
        must_play_three=int(options.must_play_three),
        buyout=options.buyout,
        under=under(fee="HH-42", two="HH-44", buyout="HH-52"),
    )


def rules(options: KyuReiHana, seats: int) -> Ruleset:
    """The rules of a table."""
    many, blank = seats > 3, seats == 7
    doubles = cards("1a 3a 8a")
    if options.warbler_and_deer_double:
        doubles = CardSet(doubles | cards("2a 10a"))  # KR-O1
    return Ruleset(
        seats=seats,
        deck=DECK_AND_BLANK if blank else DECK,
        deal=Deal("KR-11" if blank else "KR-1", packets=(hands(4), hands(3)) if blank else (hands(4), field(3), hands(3), field(3))),
        sits_out=SitsOut("KR-11") if blank else None,
        dropout=dropout(options) if many else None,
        flaws=(four_of_a_month("KR-2"),),
        multiplier=Multiplier(
            "KR-4",
            levels=((4, cards("11a 12a")), (2, doubles)),
            stacks=options.multipliers == "stack",
            under=under(waits="KR-5", joins="KR-6", applies="KR-7"),
        ),
        play=dealer_first("KR-8"),
        must_match=options.must_match,
        values=VALUES,
        yaku=TABLE,
        dues=(
            each_pays("KR-9", YAKU, players=3),
            against_par("KR-9", EQUAL, players=3),
            *([difference("KR-13", TOTAL, players=2)] if many else []),
        ),
        deals=Deals("KR-10"),
        length=Length(options.rounds),
        also=ALSO if many else (),
    )


GAME = Game(
    name="kyu_rei_hana",
    title="Kyū-Rei Hana",
    kanji="九〇花",
    prefix="KR",
    seats=(3, 4, 5, 6, 7),
    usual_seats=3,
    sentence="Par is ninety, and a bright card on the dealt field doubles or quadruples the round.",
    options=KyuReiHana,
    build=rules,
    level=2,
    minutes=15,
    borrows=("HH",),
    picture=cards("3a 8a 12a"),
)
