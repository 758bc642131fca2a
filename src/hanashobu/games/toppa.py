"""Toppa 十八: for two. Lay half your hand open for points; yaku and hands decide the round together with the cards."""

from __future__ import annotations

from dataclasses import dataclass

from hanashobu.cards import ANIMALS, BLUE, BRIGHTS, CHAFF, POETRY, RAIN_MAN, RIBBONS, WILLOWS, CardSet, month_cards
from hanashobu.rules.deal import Deal, field, hands
from hanashobu.rules.dues import EQUAL, TEYAKU, YAKU, against_par, each_pays
from hanashobu.rules.flaws import four_in_hand, four_of_a_month
from hanashobu.rules.game import Game
from hanashobu.rules.length import Length
from hanashobu.rules.options import Options, option, when
from hanashobu.rules.ruleset import Ruleset, dealer_first
from hanashobu.rules.teyaku import Claims, Months, Teyaku
from hanashobu.rules.values import standard
from hanashobu.rules.winning import NOBODY_WINS, RESULT, Deals, Wins
from hanashobu.rules.yaku import all_of, n_of, stack, yaku


@dataclass(frozen=True, kw_only=True)
class Toppa(Options):
    """The house rules of Toppa."""

    each_triplet: bool = option(False, "Each triplet brings 20.", title="Each triplet", rule="TP-O1")
    whole_hand: bool = option(False, "Hands of Chaff need all ten cards.", title="The whole hand", rule="TP-O2")


TALL = CardSet(RIBBONS | WILLOWS)
YAKU_TABLE = stack(  # TP-11; by the letter Lightning is Chaff and a Willow at once, and the Willow Ribbon a real Ribbon (TP-12)
    yaku("TP-Y1", "Five Brights", "五光", all_of(BRIGHTS), points=40, group="brights"),
    yaku("TP-Y2", "Four Brights", "本四", all_of(BRIGHTS & ~RAIN_MAN), points=30, group="brights"),
    yaku("TP-Y3", "Rainy Four Brights", "雨四光", n_of(4, BRIGHTS), points=20, group="brights"),
    yaku("TP-Y4", "Poetry Ribbons", "菅原", all_of(POETRY), points=20),
    yaku("TP-Y5", "Blue Ribbons", "青短", all_of(BLUE), points=20),
    yaku("TP-Y6", "Real Seven Ribbons", "しょう七", n_of(7, RIBBONS), points=30, per=10, more=TALL, group="ribbons"),
    yaku("TP-Y7", "Seven Ribbons", "短", n_of(7, TALL), points=20, per=10, group="ribbons"),
    yaku("TP-Y8", "Chaff", "カラ", n_of(12, CHAFF), points=20, per=10),
    yaku("TP-Y9", "Wisteria Row", "ふじ", all_of(month_cards(4)), points=20),
    yaku("TP-Y10", "Iris Row", "かんこ", all_of(month_cards(5)), points=20),
    yaku("TP-Y11", "Bush Clover Row", "いぬ", all_of(month_cards(7)), points=20),
)


def hands_that_pay(options: Toppa) -> tuple[Teyaku, ...]:
    """TP-5: of each group the best; Willows are what they are (TP-6)."""
    chaff = 10 if options.whole_hand else 8  # TP-O2

    def one(id: str, name: str, kanji: str, kind: CardSet) -> Teyaku:
        """All but one card of Chaff, and one of a kind."""
        return Teyaku(id, name, kanji, n_of(chaff - 1, CHAFF), has=kind, shows=CardSet(CHAFF | kind), points=20, kind="B")

    def triplets(id: str, name: str, kanji: str, many: int) -> Teyaku:
        """Triplets that count one by one."""
        return Teyaku(id, name, kanji, months=Months(threes=many), points=20 * many, kind="A", shows_least=3)

    return (
        triplets("TP-A1", "Triplet", "三本ざらし", 1),
        *when(options.each_triplet, triplets("TP-A2", "Two Triplets", "二三本ざらし", 2)),  # TP-O1
        *when(options.each_triplet, triplets("TP-A3", "Three Triplets", "三三本ざらし", 3)),
        Teyaku("TP-B1", "Empty Hand", "総ガラ", n_of(chaff, CHAFF), shows=CHAFF, points=30, kind="B"),
        one("TP-B2", "One Bright", "光一", BRIGHTS),
        one("TP-B3", "One Animal", "十一", ANIMALS),
        one("TP-B4", "One Ribbon", "短一", RIBBONS),
    )


def rules(options: Toppa, seats: int) -> Ruleset:
    """The rules of a table."""
    return Ruleset(
        seats=seats,
        deal=Deal("TP-1", packets=(hands(5), field(4)) * 2),
        flaws=(four_of_a_month("TP-2"), four_in_hand("TP-3")),
        teyaku=hands_that_pay(options),
        claims=Claims("TP-4", one_of_each="TP-5", voluntary=True, stay_open=True),
        play=dealer_first("TP-7"),
        must_match=options.must_match,
        values=standard("TP-8", chaff=0),
        yaku=YAKU_TABLE,
        add_up="TP-11",
        dues=(each_pays("TP-9", TEYAKU), each_pays("TP-9", YAKU), against_par("TP-9", EQUAL)),
        wins=Wins("TP-10", by=(RESULT,), ties=(NOBODY_WINS,)),
        deals=Deals("TP-10"),
        length=Length(options.rounds),  # TP-13
    )


GAME = Game(
    name="toppa",
    title="Toppa",
    kanji="十八",
    prefix="TP",
    seats=(2,),
    sentence="Show what you hold, or hide it: in Hokkaido hands and yaku decide the round together with the cards.",
    options=Toppa,
    build=rules,
    level=2,
    minutes=20,
    picture=CardSet(POETRY),
)
