"""Mushi むし: two players and forty cards. Lightning takes anything but a Willow, and only the draw pile can take it back."""

from __future__ import annotations

from dataclasses import dataclass

from hanashobu.cards import BRIGHTS, DECK, LIGHTNING, WILLOWS, CardSet, cards, month_cards
from hanashobu.rules.deal import Deal, field, hands
from hanashobu.rules.dues import EQUAL, YAKU, against_par, each_pays
from hanashobu.rules.flaws import four_of_a_month, three_willows
from hanashobu.rules.game import Game
from hanashobu.rules.length import Length
from hanashobu.rules.options import Options, option
from hanashobu.rules.ruleset import Ruleset, dealer_first
from hanashobu.rules.text import Line, under
from hanashobu.rules.values import standard
from hanashobu.rules.wild import DRAWN_TAKES, Wild
from hanashobu.rules.winning import Deals
from hanashobu.rules.yaku import all_of, stack, yaku

FORTY = CardSet(DECK & ~month_cards(6) & ~month_cards(7))


@dataclass(frozen=True)
class Mushi(Options):
    """The house rules of Mushi."""

    no_five_brights: bool = option(False, "Five Brights does not count as a yaku.", title="No Five Brights", rule="MU-O1")


TABLE = stack(
    yaku("MU-Y1", "Five Brights", "五光", all_of(BRIGHTS), points=30),
    yaku("MU-Y2", "Three Brights", "三光", all_of(cards("1a 2a 3a")), points=25),
    yaku("MU-Y3", "Four Wisterias", "藤シマ", all_of(month_cards(4)), points=10),
    yaku("MU-Y4", "Four Paulownias", "桐シマ", all_of(month_cards(12)), points=10),
)

BUT_WILLOWS = CardSet(FORTY & ~WILLOWS)
LIGHTNING_IS_WILD = Wild(
    "MU-6",
    cards=LIGHTNING,
    takes=BUT_WILLOWS,
    lying=DRAWN_TAKES,
    taken_by=BUT_WILLOWS,
    under=under(hand="MU-7", drawn="MU-7", alone="MU-7", lying="MU-8", leftovers="MU-10", last="MU-11"),
)


def rules(options: Mushi, seats: int) -> Ruleset:
    """The rules of a table."""
    return Ruleset(
        seats=seats,
        deck=FORTY,  # MU-2
        deal=Deal("MU-1", packets=(hands(8), field(8))),
        flaws=(four_of_a_month("MU-3"), three_willows("MU-4", dry=True)),
        play=dealer_first("MU-5"),
        must_match=options.must_match,
        wilds=(LIGHTNING_IS_WILD,),
        values=standard("MU-12"),
        yaku=TABLE[1:] if options.no_five_brights else TABLE,  # MU-O1
        add_up="MU-14",
        dues=(each_pays("MU-13", YAKU), against_par("MU-13", EQUAL)),
        deals=Deals("MU-15"),
        length=Length(options.rounds),  # MU-16; the first dealer is drawn for as everywhere (MU-17)
        notes=(
            Line("MU-2", "The deck has 40 cards: Peony and Bush Clover are left out."),
            Line("MU-9", "The other three Willows match each other as usual."),
        ),
    )


GAME = Game(
    name="mushi",
    title="Mushi",
    kanji="むし",
    prefix="MU",
    seats=(2,),
    usual_seats=2,
    sentence="Two players, forty cards, and a Lightning that only the draw pile can take back.",
    options=Mushi,
    build=rules,
    level=2,
    minutes=15,
    picture=cards("2a 11d 12a"),
)
