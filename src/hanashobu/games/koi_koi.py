"""Koi-Koi こいこい: two race for yaku. The first to make one may stop and be paid, or call koi-koi and go on for more."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Literal

from hanashobu.cards import ANIMALS, BLUE, BRIGHTS, CHAFF, POETRY, RAIN_MAN, RIBBONS, cards
from hanashobu.rules.deal import Deal, field, hands
from hanashobu.rules.dues import ENDER, FIRST, OPPONENTS, SHEET, TEYAKU, YAKU, Due, share
from hanashobu.rules.ending import CALLED, DRAWN, KOI_SHOBU, LUCKY, OUT, Calls, Lucky
from hanashobu.rules.flaws import dealer_takes_fours, field_pairs, four_in_hand, four_of_a_month, pairs, three_of_a_month
from hanashobu.rules.game import Game, Preset
from hanashobu.rules.length import Length
from hanashobu.rules.options import Options, option, when
from hanashobu.rules.raises import ALL_CALLS, OTHERS_CALLS, OWN_CALLS, POINTS, Raise, doubles, grows, ladder, plus, times
from hanashobu.rules.ruleset import Ruleset, dealer_first
from hanashobu.rules.teyaku import Months, Teyaku
from hanashobu.rules.winning import RIGHT, SAME, Deals, Wins
from hanashobu.rules.yaku import Yaku, all_of, n_of, of_the_month, stack, yaku

KOI = {who: (doubles("KK-9", calls),) for who, calls in (("rival", OTHERS_CALLS), ("own", OWN_CALLS), ("anyone", ALL_CALLS))}
KOI |= {who: (grows("KK-9", calls),) for who, calls in (("each", ALL_CALLS), ("each-rival", OTHERS_CALLS))}
KOI["bonus"] = (Raise("KK-9", OWN_CALLS, ladder({n: plus(n) if n < 4 else times(n - 2) for n in range(1, 10)})),)
VIEWED = tuple(Raise("KK-O3", OWN_CALLS, ladder({1: plus(2)}), only=(id,)) for id in ("KK-Y11", "KK-Y12"))
FOUR = Teyaku("KK-T1", "Four of a Kind", "手四", months=Months(fours=1), points=6, ends=True)
PAIRS = Teyaku("KK-T2", "Four Pairs", "喰付", months=Months(pairs=4), points=6, ends=True)
FIELD = Teyaku("KK-T4", "Four on the Field", "場の四枚", months=Months(fours=1), points=6, kind="F", ends=True, on_field=True)
BOTH = Teyaku("KK-T3", "Four of a Kind and Two Pairs", "手四と二組", months=Months(fours=1, pairs=3), points=12, ends=True)


@dataclass(frozen=True, kw_only=True)
class KoiKoi(Options):
    """The house rules of Koi-Koi."""

    target: int | None = option(None, "The match ends when somebody has this many points.", title="Until a score", rule="KK-O2")
    start: int = option(0, "Points to begin with; without any one has lost.", title="Start", rule="KK-O1", least=0, needs="zero_sum=on")
    zero_sum: bool = option(False, "What one player scores, the other pays.", title="The other pays", rule="KK-O7")
    sets: Literal["best", "add", "add-both"] = option("best", "How Animals and Ribbons add up.", title="Sets", rule="KK-O9")
    low_brights: bool = option(False, "Five Brights bring 10, Three Brights 5.", title="Lower Brights", rule="KK-O8")
    viewing: Literal["full", "small", "off"] = option("full", "What the two viewings bring.", title="Viewings", rule="KK-O3")
    sake: bool = option(True, "The Sake Cup counts as Chaff, too.", title="Sake Cup as Chaff", rule="KK-O10")
    month_cards: bool = option(True, "The four cards of the round's month are a yaku.", title="Cards of the Month", rule="KK-O11")
    seven: bool = option(True, "7 points of yaku or more count double.", title="Double from 7", rule="KK-8")
    koi: Literal["rival", "own", "anyone", "each", "each-rival", "bonus", "off"] = option(
        "rival", "What calls of koi-koi do to the score.", title="Worth of koi-koi", rule="KK-9"
    )
    once: bool = option(False, "Koi-koi is called once in a round, by whoever is first.", title="Koi-koi once", rule="KK-O15")
    to_go: int = option(0, "Points of yaku that one needs to call koi-koi.", title="Points for koi-koi", rule="KK-O16", least=0, most=50)
    hands: Literal["win", "win-12", "redeal", "off"] = option("win", "What a lucky hand does.", title="Lucky hands", rule="KK-O4")
    pairs: Literal["everywhere", "hands", "off"] = option("everywhere", "Where four pairs count.", title="Four pairs", rule="KK-O5")
    fours: Literal["redeal", "threes-too", "taken", "win"] = option("redeal", "Four of a month on the field.", title="Fours", rule="KK-O13")
    hand_10: bool = option(False, "Everybody gets 10 cards.", title="Ten cards", rule="KK-O12")
    drawn: Literal["stays", "passes", "dealer-1", "dealer-6"] = option("stays", "When nobody wins.", title="No winner", rule="KK-11")


def yaku_table(options: KoiKoi) -> tuple[Yaku, ...]:
    """KK-12: of Brights, of Animals and of Ribbons the best counts, all else adds up; `sets` (KK-O9) takes Animals and Ribbons apart."""
    low, best, seen = options.low_brights, int(options.sets == "best"), 1 if options.viewing == "small" else 5  # KK-O8, KK-O3
    animal, ribbon = (partial(yaku, per=best, more=of * best, group=id * best) for of, id in ((ANIMALS, "animals"), (RIBBONS, "ribbons")))
    return stack(
        yaku("KK-Y1", "Five Brights", "五光", all_of(BRIGHTS), points=10 if low else 15, group="brights"),
        yaku("KK-Y2", "Four Brights", "四光", all_of(BRIGHTS & ~RAIN_MAN), points=8, group="brights"),
        yaku("KK-Y3", "Rainy Four Brights", "雨四光", n_of(4, BRIGHTS), points=7, group="brights"),
        yaku("KK-Y4", "Three Brights", "三光", n_of(3, BRIGHTS & ~RAIN_MAN), points=5 if low else 6, group="brights"),
        animal("KK-Y5", "Boar, Deer, Butterflies", "猪鹿蝶", all_of(cards("6a 7a 10a")), points=5),
        animal("KK-Y6", "Animals", "タネ", n_of(5, ANIMALS), points=1, per=1, more=0),
        when(options.sets != "add", ribbon("KK-Y7", "Poetry and Blue Ribbons", "赤短・青短", all_of(POETRY | BLUE), points=10)),
        ribbon("KK-Y8", "Poetry Ribbons", "赤短", all_of(POETRY), points=5),
        ribbon("KK-Y9", "Blue Ribbons", "青短", all_of(BLUE), points=5),
        ribbon("KK-Y10", "Ribbons", "タン", n_of(5, RIBBONS), points=1, per=1, more=0),
        when(options.viewing != "off", yaku("KK-Y11", "Flower Viewing", "花見酒", all_of(cards("3a 9a")), points=seen)),
        when(options.viewing != "off", yaku("KK-Y12", "Moon Viewing", "月見酒", all_of(cards("8a 9a")), points=seen)),
        when(options.month_cards, of_the_month("KK-Y13", "Cards of the Month", "月札", points=4)),  # KK-13, KK-O11
        yaku("KK-Y14", "Chaff", "カス", n_of(10, CHAFF | (cards("9a") if options.sake else 0)), points=1, per=1),  # KK-O10
    )


def rules(options: KoiKoi, seats: int) -> Ruleset:
    """The rules of a table."""
    win, paired, pays = options.hands in ("win", "win-12"), options.pairs != "off", OPPONENTS if options.zero_sum else SHEET
    return Ruleset(
        seats=seats,
        deal=Deal("KK-O12" if options.hand_10 else "KK-1", packets=(hands(5 if options.hand_10 else 4), field(4)) * 2),
        flaws=(
            *when(options.fours in ("redeal", "threes-too"), four_of_a_month("KK-2")),
            *when(options.pairs == "everywhere", field_pairs("KK-2", 4)),  # KK-O5
            *when(options.fours == "threes-too", three_of_a_month("KK-O13")),
            *when(options.hands == "redeal", four_in_hand("KK-O4"), *when(paired, pairs("KK-O4", 4))),
            *when(options.fours == "taken", dealer_takes_fours("KK-O13")),
        ),
        teyaku=(*when(options.hands == "win-12", BOTH), *when(win, FOUR, *when(paired, PAIRS)), *when(options.fours == "win", FIELD)),
        lucky=Lucky("KK-3"),
        play=dealer_first("KK-5", uneven=not options.hand_10 or options.fours == "taken"),
        uneven="" if options.hand_10 and options.fours != "taken" else "KK-5",
        must_match=options.must_match,
        yaku=yaku_table(options),
        add_up="KK-12",
        calls=Calls("KK-7", words=KOI_SHOBU, last="KK-7", once="KK-O15" if options.once else "", to_go=options.to_go, to_go_rule="KK-O16"),
        raises=(*when(options.viewing == "small", *VIEWED), *when(options.seven, doubles("KK-8", POINTS, at=7)), *KOI.get(options.koi, ())),
        dues=(
            Due("KK-6", of=YAKU, to=ENDER, by=pays, when=CALLED),
            *when(win or options.fours == "win", Due("KK-4", of=TEYAKU, to=ENDER, by=pays, when=LUCKY)),
            *(share("KK-11", n, to=FIRST, by=pays, when=OUT | DRAWN) for n in (1, 6) if options.drawn == f"dealer-{n}"),
        ),
        wins=Wins("KK-10", by=()),
        deals=Deals("KK-10", drawn=RIGHT if options.drawn == "passes" else SAME),  # KK-14 is CO-14
        length=Length(options.rounds, start=options.start, bust="KK-O1" * (options.start > 0), target=options.target, target_rule="KK-O2"),
    )


NINTENDO = {"low_brights": True, "month_cards": False, "once": True, "hands": "redeal", "fours": "threes-too", "drawn": "passes"}
JAPAN = {"rounds": 8, "start": 30, "zero_sum": True, "low_brights": True, "sets": "add-both", "viewing": "small", "month_cards": False}
JAPAN |= {"seven": False, "koi": "bonus", "hands": "redeal", "pairs": "off", "drawn": "dealer-1"}
GAME = Game(
    name="koi_koi",
    title="Koi-Koi",
    kanji="こいこい",
    prefix="KK",
    seats=(2,),
    sentence="Make a yaku and stop, or call koi-koi and go on for more. From here it is a step to all the other games.",
    options=KoiKoi,
    build=rules,
    known=True,
    level=1,
    minutes=10,
    presets=(Preset(name="nintendo", title="Nintendo", options=NINTENDO), Preset(name="koikoi-japan", title="KoiKoi-Japan", options=JAPAN)),
)
