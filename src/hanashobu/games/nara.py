"""Nara Hana-awase: four players, two piles to choose from, a draw pile of one's own, and a blank card that takes anything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hanashobu.cards import (
    A_CARDS,
    BLUE,
    DECK,
    DECK_AND_BLANK,
    POETRY,
    RIBBONS,
    THE_BLANK,
    WILLOWS,
    CardSet,
    cards,
    month_cards,
)
from hanashobu.rules.deal import Deal, DealerDraw, PileChoice, field, piles
from hanashobu.rules.dues import EQUAL, YAKU, against_par, each_pays
from hanashobu.rules.flaws import dealer_takes_card, dealer_takes_pairs, four_of_a_month, may_redeal
from hanashobu.rules.game import BadTable, Game
from hanashobu.rules.instead import Instead
from hanashobu.rules.length import Length
from hanashobu.rules.options import Options, option
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import Line, under
from hanashobu.rules.units import Units
from hanashobu.rules.values import Values
from hanashobu.rules.wild import PLAIN, TAKEN, Wild
from hanashobu.rules.winning import DEALER_WINS, NOBODY_WINS, Deals, Wins
from hanashobu.rules.yaku import all_of, exactly, stack, without, yaku
from hanashobu.text.message import own

START = 1000
TWENTIES = CardSet(RIBBONS | cards("8b 12b"))
VALUES = Values("NA-13", classes=((A_CARDS, 30), (TWENTIES, 20), (THE_BLANK, 40)))
SCORING = VALUES.scoring()


@dataclass(frozen=True)
class Nara(Options):
    """The house rules of Nara."""

    seating: Literal["fixed", "drawn"] = option(
        "fixed",
        "Whether the draw for the first dealer also decides who sits where.",
        title="Seats",
        rule="NA-22",
        words={"fixed": "as chosen", "drawn": "by the draw"},
    )
    target: int | None = option(
        None, "The match ends after the round in which a player reaches this total.", title="Target score", rule="NA-20"
    )


TABLE = stack(
    yaku("NA-Y1", "Upper Dango", "上だんこ", all_of(cards("1a 2a 3a")), points=100),
    yaku("NA-Y2", "Lower Dango", "下だんこ", all_of(POETRY), points=50),
    yaku("NA-Y3", "Boar, Deer, Butterflies", "猪鹿蝶", all_of(cards("6a 7a 10a")), points=30),
    yaku("NA-Y4", "Blue Ribbons", "青短", all_of(BLUE), points=30),
    yaku("NA-Y5", "Moon-viewing with Sake", "月見で一杯", all_of(cards("8a 9a")) & without(WILLOWS), points=30),
    yaku("NA-Y6", "Four Wisterias", "藤シマ", all_of(month_cards(4)), points=30),
    yaku("NA-Y7", "Four Paulownias", "桐シマ", all_of(month_cards(12)), points=30),
)

INSTEAD = (
    Instead("NA-15", "All Chaff", "総カス", without(SCORING), points=100),
    Instead("NA-16", "One Ribbon", "短一", exactly(1, TWENTIES) & without(SCORING & ~TWENTIES), points=50),
)

BLANK_IS_WILD = Wild("NA-11", cards=THE_BLANK, takes=DECK, lying=PLAIN, alone=TAKEN, under=under(leftovers="NA-12"))


def rules(options: Nara, seats: int) -> Ruleset:
    """The rules of a table."""
    if options.target is not None and options.target <= START:
        raise BadTable(
            own(
                "error-NA-target",
                "target must be above the { $start } points that everybody starts with, not { $target }.",
                start=START,
                target=options.target,
            )
        )
    return Ruleset(
        seats=seats,
        deck=DECK_AND_BLANK,  # NA-1
        draw=DealerDraw("NA-21", ties="points", seats="NA-22" if options.seating == "drawn" else ""),
        deal=Deal("NA-3", packets=(field(3), piles(3), field(3), piles(2), field(3))),
        flaws=(
            four_of_a_month("NA-4"),
            dealer_takes_pairs("NA-5"),
            dealer_takes_card("NA-6", THE_BLANK, order="NA-7"),
            *may_redeal("NA-9", without_any=SCORING),
        ),
        pile_choice=PileChoice("NA-8"),
        play=Line(
            "NA-10", "The dealer plays first. A turn is a card from the hand, then one from your own draw pile. Each player has 5 turns."
        ),
        must_match=options.must_match,
        wilds=(BLANK_IS_WILD,),
        values=VALUES,
        yaku=TABLE,
        add_up="NA-18",
        dues=(each_pays("NA-14", YAKU), against_par("NA-14", EQUAL)),
        instead=INSTEAD,
        instead_rule="NA-17",
        wins=Wins(ties=(DEALER_WINS, NOBODY_WINS)),
        deals=Deals("NA-19"),
        units=Units("points", counters=(("matchstick", 100), ("bean", 10)), kept=20),
        length=Length(options.rounds, start=START, start_rule="NA-2", target=options.target, target_rule="NA-20"),
        notes=(Line("NA-1", "The deck has 49 cards: the usual 48 and the blank."),),
    )


GAME = Game(
    name="nara",
    title="Nara Hana-awase",
    kanji="奈良花合わせ",
    prefix="NA",
    seats=(4,),
    usual_seats=4,
    sentence="Choose one of two piles unseen, draw from the other, and keep an eye on the blank card.",
    options=Nara,
    build=rules,
    level=2,
    minutes=20,
    picture=cards("6a 7a 0"),
)
