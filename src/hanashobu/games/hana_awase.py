"""Hana-awase 花合わせ: the mother of the family. Everybody scores what they took."""

from __future__ import annotations

from dataclasses import dataclass

from hanashobu.cards import BLUE, BRIGHTS, GRASS, POETRY, RAIN_MAN, RIBBONS, WILLOW_RIBBON, cards, month_cards
from hanashobu.rules.deal import Deal, DealerDraw, field, hands
from hanashobu.rules.dues import CARDS, EQUAL, YAKU, Due, against_par, each_pays, scores
from hanashobu.rules.flaws import four_of_a_month
from hanashobu.rules.game import Game
from hanashobu.rules.instead import Instead
from hanashobu.rules.length import Length
from hanashobu.rules.options import Options, option
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import Line
from hanashobu.rules.values import standard
from hanashobu.rules.winning import Deals
from hanashobu.rules.yaku import Yaku, all_of, best_of, cancelling, n_of, spoilt_by, stack, yaku


@dataclass(frozen=True, kw_only=True)
class HanaAwase(Options):
    """The house rules of Hana-awase."""

    must_match: bool = option(
        False,
        "A player who holds a card that matches must play one that does, as the source of this game says word for word.",
        title="Must match",
        rule="CO-9",
        key="HA",
    )
    zero_sum: bool = option(
        False, "Card points count against an equal share, and each opponent pays for yaku.", title="Against an equal share", rule="HA-O1"
    )
    chaff_zero: bool = option(False, "Chaff cards are worth nothing.", title="Worthless Chaff", rule="HA-O2")
    dandruff: bool = option(
        False, "If a player has 20 card points or fewer, nobody scores and the dealer stays.", title="Dandruff", rule="HA-O3"
    )
    rain_spoils_viewing: bool = option(
        False, "A player who has the Rain Man scores no viewing yaku.", title="Rain spoils viewing", rule="HA-O4"
    )
    willow_row_cancels: bool = option(
        False, "If a player has the Willow Row, no yaku count in the round.", title="Willow Row cancels yaku", rule="HA-O5"
    )
    four_lights_dry: bool = option(False, "Four Lights are the four without the Rain Man.", title="Four Lights without rain", rule="HA-O6")
    hand_8: bool = option(
        False,
        "Two players: 8 cards each and 8 on the field; the rest of the draw pile is played out.",
        title="Eight cards for two",
        rule="HA-O7",
    )


def yaku_table(options: HanaAwase) -> tuple[Yaku, ...]:
    """HA-7: inside each of lights, slip count and viewing only the most valuable counts."""
    slips = RIBBONS & ~WILLOW_RIBBON
    four_lights = all_of(BRIGHTS & ~RAIN_MAN) if options.four_lights_dry else n_of(4, BRIGHTS)  # HA-O6
    rows = stack(
        best_of(
            "lights",
            yaku("HA-Y1", "Five Lights", "五光", all_of(BRIGHTS), points=100),
            yaku("HA-Y2", "Four Lights", "四光", four_lights, points=60),
            yaku("HA-Y3", "Spring Lights", "表菅原", all_of(cards("1a 2a 3a")), points=30),
            yaku("HA-Y4", "Pine, Paulownia, Moon", "松桐坊主", all_of(cards("1a 8a 12a")), points=20),
        ),
        best_of(
            "slip count",
            yaku("HA-Y5", "Seven Ribbons", "七短", n_of(7, slips), points=40),
            yaku("HA-Y6", "Six Ribbons", "六短", n_of(6, slips), points=30),
        ),
        yaku("HA-Y7", "Poetry Ribbons", "赤短", all_of(POETRY), points=40),
        yaku("HA-Y8", "Blue Ribbons", "青短", all_of(BLUE), points=40),
        yaku("HA-Y9", "Grass Ribbons", "草短", all_of(GRASS), points=20),
        yaku("HA-Y10", "Boar, Deer, Butterflies", "猪鹿蝶", all_of(cards("6a 7a 10a")), points=20),
        best_of(
            "viewing",
            yaku("HA-Y11", "Drinking", "呑み", all_of(cards("3a 8a 9a")), points=40),
            yaku("HA-Y12", "Flower Viewing", "花見酒", all_of(cards("3a 9a")), points=20),
            yaku("HA-Y13", "Moon Viewing", "月見酒", all_of(cards("8a 9a")), points=20),
        ),
        yaku("HA-Y14", "Willow Row", "雨島", all_of(month_cards(11)), points=10),
        yaku("HA-Y15", "Wisteria Row", "藤島", all_of(month_cards(4)), points=10),
        yaku("HA-Y16", "Paulownia Row", "桐島", all_of(month_cards(12)), points=10),
    )
    if options.rain_spoils_viewing:
        rows = spoilt_by(RAIN_MAN, rows=rows, group="viewing")  # HA-O4
    return cancelling("HA-Y14", rows=rows) if options.willow_row_cancels else rows  # HA-O5


def rules(options: HanaAwase, seats: int) -> Ruleset:
    """The rules of a table."""
    short_hand = options.hand_8 and seats == 2
    hand, on_field = (8, 8) if short_hand else {2: (10, 8), 3: (7, 6), 4: (5, 8)}[seats]  # HA-O7, HA-1
    dues: tuple[Due, ...] = (scores("HA-5", CARDS), scores("HA-5", YAKU))
    if options.zero_sum:
        dues = (each_pays("HA-O1", YAKU), against_par("HA-O1", EQUAL))
    return Ruleset(
        seats=seats,
        draw=DealerDraw(ties="again"),
        deal=Deal("HA-O7" if short_hand else "HA-1", packets=(hands(hand), field(on_field))),
        flaws=(four_of_a_month("HA-2"),),
        play=Line("HA-3", "The dealer (oya) plays first. The round ends when the draw pile is used up."),
        must_match=options.must_match,
        play_on="HA-O7" if short_hand else "",
        values=standard("HA-4", chaff=0 if options.chaff_zero else 1),  # HA-O2
        yaku=yaku_table(options),
        dues=dues,
        instead=(Instead("HA-O3", "Dandruff", "ふけ", cards=(0, 20)),) if options.dandruff else (),
        deals=Deals("HA-6"),
        length=Length(options.rounds),
        notes=(Line("HA-8", "The Bush Warbler is not a Light, the Bridge is an Animal, and Lightning is a Willow Chaff."),),
    )


GAME = Game(
    name="hana_awase",
    title="Hana-awase",
    kanji="花合わせ",
    prefix="HA",
    seats=(2, 3, 4),
    usual_seats=3,
    sentence="The mother of the family: take the cards you want, and score what you took.",
    options=HanaAwase,
    build=rules,
    level=1,
    minutes=15,
    picture=cards("1b 2b 3b"),
)
