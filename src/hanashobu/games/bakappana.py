"""Bakappana 馬鹿っ花: the simplest of all. No yaku, nothing wild: take the cards that are worth most."""

from __future__ import annotations

from hanashobu.cards import cards
from hanashobu.rules.deal import Deal, field, hands
from hanashobu.rules.dues import EQUAL, against_par
from hanashobu.rules.flaws import four_of_a_month
from hanashobu.rules.game import Game, Words
from hanashobu.rules.length import Length
from hanashobu.rules.options import Options
from hanashobu.rules.ruleset import Ruleset, dealer_first
from hanashobu.rules.text import Line
from hanashobu.rules.values import standard
from hanashobu.rules.winning import Deals

DEALT = {2: (10, 8), 3: (7, 6), 4: (5, 8)}  # BA-1: cards in each hand, cards on the field


def rules(options: Options, seats: int) -> Ruleset:
    """The rules of a table."""
    hand, on_field = DEALT[seats]
    return Ruleset(
        seats=seats,
        deal=Deal("BA-1", packets=(hands(hand), field(on_field))),
        flaws=(four_of_a_month("BA-2"),),
        play=dealer_first("BA-3"),
        must_match=options.must_match,
        values=standard("BA-4"),
        dues=(against_par("BA-5", EQUAL),),
        deals=Deals("BA-6"),
        length=Length(options.rounds),
        notes=(Line("BA-7", "There are no yaku: only the points of the cards count."),),
    )


JAPANESE = """\
game-bakappana =
    .sentence = 役も鬼札もなく、取った札の点数だけで競います。
rule-BA-7 = 役はなく、札の点数だけを数えます。
"""

GAME = Game(
    name="bakappana",
    title="Bakappana",
    kanji="馬鹿っ花",
    prefix="BA",
    seats=(2, 3, 4),
    usual_seats=3,
    sentence="No yaku and nothing wild: only the points of the cards you take.",
    options=Options,
    build=rules,
    level=1,
    minutes=15,
    picture=cards("3a 8a 11d"),
    words=Words(catalogues={"ja": JAPANESE}, names={"馬鹿っ花": ("bakappana", "馬[ば]鹿[か]っ花[ぱな]")}),
)
