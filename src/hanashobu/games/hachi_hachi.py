"""Hachi-Hachi 八八: eighty-eight is par, hands are paid as dealt, and whoever makes a yaku may stop the round or raise it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Literal

from hanashobu.cards import BLUE, BRIGHTS, DECK, DECK_AND_BLANK, POETRY, RAIN_MAN, RIBBONS, WILLOWS, CardSet, cards
from hanashobu.rules.before_deal import Blind, Swap
from hanashobu.rules.campaign import Campaign
from hanashobu.rules.deal import Deal, field, hands
from hanashobu.rules.dropout import TWO_LEFT, Compensation, Dropout, SitsOut, buyout_option, must_play_three_option, two_left_option
from hanashobu.rules.dues import CARDS, ENDER, EQUAL, NONE, TABLE, TEYAKU, YAKU, Due, against_par, difference, each_pays, share
from hanashobu.rules.ending import CALLED, CANCELLED, LAYER, ONLY_CALLER, OUT, SAGE_SHOUBU, Calls, Liable
from hanashobu.rules.feats import BLIND, DEALERS_HAND, DIVER, ESCAPER
from hanashobu.rules.flaws import four_of_a_month
from hanashobu.rules.gamblers_hands import ALL_CHAFF, gamblers_hands
from hanashobu.rules.game import Game
from hanashobu.rules.instead import ALL, Instead
from hanashobu.rules.length import Length
from hanashobu.rules.multiplier import Multiplier, multipliers_option
from hanashobu.rules.options import Options, option
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import Line, under
from hanashobu.rules.teyaku import Claims
from hanashobu.rules.units import Units
from hanashobu.rules.values import standard
from hanashobu.rules.winning import FIRST_CALLER, FIRST_YAKU, SCORE, Deals, Wins
from hanashobu.rules.yaku import Yaku, all_of, best_of, n_of, stack, yaku


@dataclass(frozen=True, kw_only=True)
class HachiHachi(Options):
    """The house rules of Hachi-Hachi."""

    kan: Literal[12, 10] = option(12, "How many points make a kan.", title="Points in a kan", rule="HH-1")
    multipliers: Literal["carry", "stack"] = multipliers_option("HH-3")
    inoshikacho: bool = option(False, "Boar, Deer, Butterflies is a yaku too.", title="Boar, Deer, Butterflies", rule="HH-Y6")
    ribbon_bonus: bool = option(False, "Seven Ribbons is worth 1 kan more for each further ribbon.", title="Ribbon bonus", rule="HH-O1")
    liability: bool = option(False, "A player who completes the next player's yaku pays for it alone.", title="Liability", rule="HH-O2")
    two_left: Literal["agree", "play", "split"] = two_left_option("HH-44")
    must_play_three: bool | int = must_play_three_option("HH-46")
    buyout: bool = buyout_option("HH-52")
    hand_swap: Literal[False, "once", "unlimited"] = option(
        False,
        "Before anybody looks, players may take the dealer's hand for their own.",
        title="Taking the dealer's hand",
        rule="HH-60",
        words={"unlimited": "again and again"},
    )
    mizuten: bool = option(False, "The dealer may commit to playing unseen.", title="Playing blind (mizuten)", rule="HH-62")
    campaign: bool = option(False, "Years of 12 rounds with a buy-in, pots, loans and ginmi.", title="Campaign", rule="HH-70")
    buy_in: int = option(25, "How many kan everybody buys in with, in a campaign.", title="Buy-in in kan", rule="HH-70")
    prize: int = option(5, "How many kan of the buy-in go into the prize pot.", title="Prize pot in kan", rule="HH-70", least=0)
    bankoita: Literal["fewest", "most"] = option(
        "fewest",
        "Who gets the year's pot of a campaign.",
        title="The year's pot",
        rule="HH-72",
        words={"fewest": "the fewest points", "most": "the most points"},
    )
    loan: int = option(50, "How many kan a loan is, in a campaign.", title="A loan in kan", rule="HH-73")


def yaku_table(options: HachiHachi) -> tuple[Yaku, ...]:
    """HH-10: Four Brights does not count with Five; the rest add up."""
    bonus = int(options.ribbon_bonus)  # HH-O1
    return stack(
        best_of(
            "brights",
            yaku("HH-Y1", "Five Brights", "五光", all_of(BRIGHTS), points=12),
            yaku("HH-Y2", "Four Brights", "四光", all_of(BRIGHTS & ~RAIN_MAN), points=10),
        ),
        yaku("HH-Y3", "Seven Ribbons", "七短", n_of(7, RIBBONS & ~WILLOWS), points=10, per=bonus, more=RIBBONS * bonus),
        yaku("HH-Y4", "Poetry Ribbons", "赤短", all_of(POETRY), points=7),
        yaku("HH-Y5", "Blue Ribbons", "青短", all_of(BLUE), points=7),
        *([yaku("HH-Y6", "Boar, Deer, Butterflies", "猪鹿蝶", all_of(cards("6a 7a 10a")), points=7)] if options.inoshikacho else []),
    )


special = partial(Instead, yaku=NONE, players=3)  # HH-23, HH-31
SPECIAL = (
    special("HH-20", "All Eights", "総八", all_par=True, points=10),
    special("HH-21", "Double Eights", "二八", cards=(168, ALL), points=10, per=1),
    special("HH-22", "Sixteen Chaff", "素十六", n_of(16, ALL_CHAFF), points=12, per=2, rank=1),
)


def dues(options: HachiHachi) -> tuple[Due, ...]:
    """Teyaku; yaku by the way the round ended, or card points; then what was achieved."""
    feat = partial(share, players=3)
    return (
        each_pays("HH-11", TEYAKU),
        each_pays("HH-12", YAKU, to=ENDER, when=CALLED),
        each_pays("HH-13", YAKU, to=ENDER, when=CANCELLED, half=True),
        each_pays("HH-14", YAKU, when=OUT, half=True),
        against_par("HH-24", EQUAL, yaku=NONE, players=3),
        difference("HH-32", CARDS, yaku=NONE, players=2),
        feat("HH-25", 1, to=DIVER),
        feat("HH-26", 1, to=ESCAPER, least=89),
        *([feat("HH-61", 1, to=DEALERS_HAND, by=TABLE, least=89)] if options.hand_swap else []),
        *([feat("HH-63", 1, to=BLIND, by=TABLE, least=89)] if options.mizuten else []),
    )


def dropout(options: HachiHachi) -> Dropout:
    """HH-40 to HH-52."""
    good = BRIGHTS | POETRY | BLUE | (cards("6a 7a 10a") if options.inoshikacho else 0)
    return Dropout(
        "HH-41",
        fee=options.kan,
        fee_step=options.kan // 2,
        compensation=Compensation("HH-48", each=3, cards=CardSet(good), halves=True),
        two_left=TWO_LEFT[options.two_left],
        must_play_three=int(options.must_play_three),
        buyout=options.buyout,
        under=(
            *under(fee="HH-42", forced="HH-43", two="HH-44", ends="HH-45", must_play_three="HH-46", moves="HH-47"),
            *under(beside="HH-50", hands="HH-51", buyout="HH-52", pot="HH-27"),
        ),
    )


def campaign(options: HachiHachi) -> Campaign:
    """HH-70 to HH-75."""
    return Campaign(
        "HH-70",
        buy_in=options.buy_in * options.kan,
        prize=options.prize * options.kan,
        loan=options.loan * options.kan,
        ginmi=10 * options.kan,
        most_takes_year=options.bankoita == "most",
        under=under(years="HH-71", year_pot="HH-72", loans="HH-73", ginmi="HH-74", accounts="HH-75"),
    )


def rules(options: HachiHachi, seats: int) -> Ruleset:
    """The rules of a table."""
    many, blank = seats > 3, seats == 7
    passes = {"once": 1, "unlimited": 3}.get(options.hand_swap or "", 0)
    packets = (hands(4), hands(3)) if blank else (hands(4), field(3), hands(3), field(3))
    laid = (Liable("HH-O2", LAYER, yaku=("HH-Y2", "HH-Y4", "HH-Y5", "HH-Y6")),) if options.liability else ()
    played_as = campaign(options) if options.campaign else None
    return Ruleset(
        seats=seats,
        deck=DECK_AND_BLANK if blank else DECK,
        deal=Deal("HH-53" if blank else "HH-40" if many else "HH-2", packets=packets),
        flaws=(four_of_a_month("HH-2"),),
        blind=Blind("HH-62") if options.mizuten else None,
        swap=Swap("HH-60", passes=passes) if passes else None,
        sits_out=SitsOut("HH-53") if blank else None,
        multiplier=Multiplier("HH-3", levels=((4, cards("11a 12a")), (2, cards("1a 3a 8a"))), stacks=options.multipliers == "stack"),
        dropout=dropout(options) if many else None,
        teyaku=gamblers_hands("HH"),  # HH-5, HH-6
        claims=Claims("HH-7", one_of_each="HH-4", voluntary=True),
        calls=Calls("HH-8", words=SAGE_SHOUBU, cancel="HH-9"),
        play=Line("HH-8", "The dealer plays first."),
        must_match=options.must_match,
        uneven="HH-30" if seats == 2 else "",
        values=standard("HH-15"),
        yaku=yaku_table(options),
        add_up="HH-10",
        dues=dues(options),
        instead=SPECIAL,
        instead_rule="HH-23",
        liable=(*laid, Liable("HH-12", ONLY_CALLER, when=CALLED)),
        wins=Wins("HH-27", by=(FIRST_CALLER, FIRST_YAKU, SCORE)),
        deals=Deals("HH-27"),
        campaign=played_as,
        length=played_as.length(seats) if played_as else Length(options.rounds),
        unit=options.kan,
        units=Units("points", counters=(("kan", options.kan),), rule="HH-1"),
        notes=(Line("HH-30", "If two play, the rest of the draw pile is not used."),),
    )


GAME = Game(
    name="hachi_hachi",
    title="Hachi-Hachi",
    kanji="八八",
    prefix="HH",
    seats=(2, 3, 4, 5, 6, 7),
    usual_seats=3,
    sentence="The gamblers' great game: dealt hands pay, bright cards on the field multiply, and a yaku may end the round or raise it.",
    options=HachiHachi,
    build=rules,
    level=3,
    minutes=15,
    picture=cards("1a 11a 12a"),
)
