"""Hiraya ひらや: three players, few yaku, and Lightning, which takes anything."""

from __future__ import annotations

from dataclasses import dataclass

from hanashobu.cards import BLUE, BRIGHTS, CHAFF, DECK, GRASS, LIGHTNING, POETRY, RAIN_MAN, WILLOWS, cards
from hanashobu.rules.deal import Deal, field, hands
from hanashobu.rules.dues import EQUAL, YAKU, against_par, each_pays
from hanashobu.rules.flaws import four_of_a_month, three_willows
from hanashobu.rules.game import Game
from hanashobu.rules.length import Length
from hanashobu.rules.options import Options, option
from hanashobu.rules.ruleset import Ruleset, dealer_first
from hanashobu.rules.text import Line, under
from hanashobu.rules.teyaku import Teyaku
from hanashobu.rules.values import standard
from hanashobu.rules.wild import Wild
from hanashobu.rules.winning import Deals
from hanashobu.rules.yaku import all_of, best_of, n_of, stack, yaku

DRY_CHAFF = CHAFF & ~WILLOWS  # HI-3: for every yaku a Willow is never Chaff


@dataclass(frozen=True)
class Hiraya(Options):
    """The house rules of Hiraya."""

    until_bust: int | None = option(
        None,
        "Everybody starts with this many points; the match ends when a player has none left.",
        title="Until somebody is bust",
        rule="HI-18",
    )


TABLE = stack(
    best_of(
        "brights",  # HI-16
        yaku("HI-Y1", "Five Brights", "五光", all_of(BRIGHTS), points=50),
        yaku("HI-Y2", "Four Brights", "四光", all_of(BRIGHTS & ~RAIN_MAN), points=40),
    ),
    yaku("HI-Y3", "Poetry Ribbons", "赤短", all_of(POETRY), points=30),
    yaku("HI-Y4", "Blue Ribbons", "青短", all_of(BLUE), points=30),
    yaku("HI-Y5", "Grass Ribbons", "草短", all_of(GRASS), points=30),
    yaku("HI-Y6", "Thirteen Cards", "本十三", n_of(13, DRY_CHAFF), points=40),
)

LIGHTNING_IS_WILD = Wild(
    "HI-6",
    cards=LIGHTNING,
    takes=DECK,
    under=under(hand="HI-7", drawn="HI-8", alone="HI-9", lying="HI-10", leftovers="HI-12", last="HI-12"),
)


def rules(options: Hiraya, seats: int) -> Ruleset:
    """The rules of a table."""
    bust = options.until_bust is not None
    return Ruleset(
        seats=seats,
        deal=Deal("HI-1", packets=(hands(7), field(6))),
        flaws=(four_of_a_month("HI-2"), three_willows("HI-2")),
        teyaku=(Teyaku("HI-4", "Hiraya", "ひらや", n_of(7, DRY_CHAFF), points=30),),
        play=dealer_first("HI-5"),
        must_match=options.must_match,
        wilds=(LIGHTNING_IS_WILD,),
        values=standard("HI-13", chaff=0),
        yaku=TABLE,
        add_up="HI-16",
        dues=(each_pays("HI-14", YAKU), against_par("HI-14", EQUAL)),
        deals=Deals("HI-17"),
        length=Length(options.rounds, start=options.until_bust or 0, bust="HI-18" if bust else ""),
        notes=(
            Line("HI-11", "The player who has captured Lightning at the end has used the wild card."),
            Line("HI-3", "For every yaku a Willow is never Chaff, so 23 cards can be Chaff."),
            Line("HI-15", "Payments for a shown hand are part of the round's result, but do not decide the next dealer."),
        ),
    )


GAME = Game(
    name="hiraya",
    title="Hiraya",
    kanji="ひらや",
    prefix="HI",
    seats=(3,),
    usual_seats=3,
    sentence="Few combinations and one wild card: Lightning takes anything, and its owner sweeps the field.",
    options=Hiraya,
    build=rules,
    level=1,
    minutes=15,
    picture=cards("1a 8a 11d"),
    first=True,
)
