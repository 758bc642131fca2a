"""Taiyaku 大役, or Echigo-bana: only combinations count, everybody risks a stake, and some yaku end the round at once."""

from __future__ import annotations

from dataclasses import dataclass

from hanashobu.cards import BLUE, BRIGHTS, CHAFF, POETRY, RAIN_MAN, CardSet, cards, month_cards
from hanashobu.rules.deal import Deal, field, hands
from hanashobu.rules.dropout import Compensation, Dropout, Leader, Stake
from hanashobu.rules.dues import ENDER, YAKU, difference, takes_stakes
from hanashobu.rules.ending import OUT, STOPPED
from hanashobu.rules.flaws import four_of_a_month
from hanashobu.rules.game import Game
from hanashobu.rules.length import Length
from hanashobu.rules.options import Options, option
from hanashobu.rules.ruleset import Ruleset
from hanashobu.rules.text import Line, under
from hanashobu.rules.teyaku import Claims, Months, ReturnCard, Teyaku
from hanashobu.rules.units import Units
from hanashobu.rules.winning import Deals, Wins
from hanashobu.rules.yaku import all_of, best_of, exactly, n_of, stack, steps, stopping, yaku

STAKE = 8
OPEN_END = 96

ALL_CHAFF = CardSet(CHAFF | cards("9a"))  # TA-8: the Sake Cup is Chaff
DRY = CardSet(BRIGHTS & ~RAIN_MAN)
DAY = cards("1a 3a 12a")
RED = CardSet(POETRY | cards("4b 5b 7b 11c"))
BEASTS = cards("6a 7a 10a")
SMALL_BIRDS = cards("2a 4a 11b")
RAIN = all_of(RAIN_MAN)


@dataclass(frozen=True)
class Taiyaku(Options):
    """The house rules of Taiyaku."""

    chips: int | None = option(
        None,
        f"Chips to start with; none for {STAKE} a round, or {OPEN_END} in a match without end.",
        title="Chips to start with",
        rule="TA-1",
    )
    return_card: bool = option(
        True, "With three in the round, each player puts one hand card back before play.", title="Return a card", rule="TA-O1"
    )
    leader_bind: bool = option(False, "The leader may not drop out.", title="The leader stays in", rule="TA-27")


TEYAKU = (
    Teyaku("TA-T1", "Seven Empties", "七空", exactly(7, ALL_CHAFF), points=5, kind="Chaff", shows=ALL_CHAFF),
    Teyaku("TA-T2", "Eight Empties", "八空", n_of(8, ALL_CHAFF), points=7, kind="Chaff", shows=ALL_CHAFF),
    Teyaku("TA-T3", "Four-of-a-Kind", "手四", points=5, kind="Set", months=Months(fours=1), shows_least=4),
    Teyaku("TA-T4", "Two Four-of-a-Kinds", "ふた手四", points=5, points_of_two=8, kind="Set", months=Months(fours=2), shows_least=4),
)

ROWS = {"TA-Y11": (3, (4, 5)), "TA-Y12": (2, (7, 1, 3, 8, 11, 12))}
FLOWERS = {4: "Wisteria", 5: "Iris", 7: "Bush Clover", 1: "Pine", 3: "Cherry", 8: "Susuki", 11: "Willow", 12: "Paulownia"}

TABLE = stack(
    best_of(
        "brights",
        stopping("TA-Y1", "Five Brights", "花魁", all_of(BRIGHTS)),
        yaku("TA-Y2", "Four Brights", "十二吉原", all_of(DRY), points=12),
        yaku("TA-Y3", "Rainy Four", "十吉原", RAIN & n_of(3, DRY), points=10),
        yaku("TA-Y4", "Night Cherry Blossoms", "夜桜", all_of(cards("8a 3a")), points=5),
        yaku("TA-Y5", "Night and Day", "夜昼", all_of(cards("8a 1a")), points=5),
        yaku("TA-Y6", "Night Phoenix", "", all_of(cards("8a 12a")), points=5),
        yaku("TA-Y7", "Rainy Night", "", all_of(cards("8a 11a")), points=4),
        yaku("TA-Y8", "Two Brights", "", n_of(2, DAY), points=4),
        yaku("TA-Y9", "Rainy Two", "", RAIN & n_of(1, DAY), points=3),
    ),
    yaku("TA-Y10", "Drinking", "呑み", all_of(cards("9a")) & n_of(1, cards("1a 3a 5a 8a 11a 12a")), points=1, per=1),
    *(
        best_of(f"{FLOWERS[month]} Row", yaku(id, f"{FLOWERS[month]} Row", "ぞろ", all_of(month_cards(month)), points=points))
        for id, (points, months) in ROWS.items()
        for month in months
    ),
    best_of(
        "chaff",
        stopping("TA-Y13", "Fifteen Chaff", "から", n_of(15, ALL_CHAFF)),
        steps("TA-Y14", "Ten to Fourteen Chaff", "から", ALL_CHAFF, points={14: 5, 13: 4, 12: 3, 11: 2, 10: 1}),
    ),
    best_of(
        "spring",
        stopping("TA-Y15", "Front and Back", "裏表", all_of(cards("1a 2a 3a 1b 2b 3b"))),
        yaku("TA-Y16", "Front Spring", "表", all_of(cards("1a 2a 3a")), points=7),
        yaku("TA-Y17", "Back Spring", "裏", all_of(POETRY), points=7),
    ),
    best_of(
        "red ribbons",
        stopping("TA-Y18", "Six Red Ribbons", "六短", n_of(6, RED)),
        steps("TA-Y19", "Red Ribbons", "赤短", RED, points={5: 7, 4: 5, 3: 4, 2: 2, 1: 1}),
    ),
    best_of(
        "blue ribbons",
        stopping("TA-Y20", "Three Blue Ribbons", "青", all_of(BLUE)),
        steps("TA-Y21", "Some Blue Ribbons", "青短", BLUE, points={2: 3, 1: 1}),
    ),
    yaku("TA-Y22", "Three Large Birds", "大鳥", all_of(cards("1a 8b 12a")), points=7),
    best_of(
        "small birds",
        yaku("TA-Y23", "Three Small Birds", "小鳥", all_of(SMALL_BIRDS), points=3),
        yaku("TA-Y24", "Two Small Birds", "こと", n_of(2, SMALL_BIRDS), points=2),
    ),
    best_of(
        "cuckoo",
        yaku("TA-Y25", "Cuckoo Night and Day", "", all_of(cards("4a 1a 8a")), points=2),
        yaku("TA-Y26", "Cuckoo Night or Day", "かかり", all_of(cards("4a")) & n_of(1, cards("1a 8a")), points=1),
    ),
    best_of(
        "butterflies",
        yaku("TA-Y27", "Triple Kill", "むころし", RAIN & all_of(BEASTS), points=7),
        yaku("TA-Y28", "Boar, Deer, Butterflies", "猪鹿蝶", all_of(BEASTS), points=3),
        yaku("TA-Y29", "Double Kill", "ころし", RAIN & n_of(2, BEASTS), points=2),
        yaku("TA-Y30", "One Kill", "ころし", RAIN & n_of(1, BEASTS), points=1),
    ),
    yaku("TA-Y31", "Butterflies and Phoenix", "きりん蝶", all_of(cards("6a 12a")), points=2),
)


def dropout(options: Taiyaku, seats: int) -> Dropout:
    """TA-21 to TA-30."""
    return Dropout(
        "TA-21",
        fee=1,
        compensation=Compensation(
            "TA-23",
            each=1,
            cards=CardSet(BRIGHTS | cards("9a")),
            set=BLUE,
            set_points=4,
            shared=True,
            all_pay=True,
            no_play=8,
            no_play_rule="TA-24",
        ),
        bind=options.leader_bind,
        waits=max(0, seats - 5),
        under=(
            *under(fee="TA-22", forced="TA-23", two="TA-25", ends="TA-25", pot="TA-26", moves="TA-27", bind="TA-27"),
            *under(hands="TA-28", waits="TA-29", passes="TA-30"),
        ),
    )


def rules(options: Taiyaku, seats: int) -> Ruleset:
    """The rules of a table."""
    chips = options.chips or (STAKE * options.rounds if options.rounds else OPEN_END)
    returns = options.return_card and seats > 2
    return Ruleset(
        seats=seats,
        deal=Deal("TA-5", packets=(field(3), hands(4), field(3), hands(4)), waits=max(0, seats - 5), face_down=True),
        flaws=(four_of_a_month("TA-7"),),
        leader=Leader("TA-6"),
        stake=Stake(rule="TA-2", limit="TA-3", order="TA-4", chips=STAKE),
        dropout=dropout(options, seats) if seats > 3 else None,
        teyaku=TEYAKU,
        claims=Claims("TA-11", one_of_each="TA-10", voluntary=True, stay_open=True),
        return_card=ReturnCard("TA-12") if returns else None,
        cut=Line("TA-14", "On the first turn, before drawing, the leader puts the bottom half of the draw pile on top."),
        play=Line("TA-13", "The leader plays first."),
        must_match=options.must_match,
        uneven="" if returns else "TA-20" if seats == 2 else "TA-O1",
        yaku=TABLE,
        add_up="TA-19",
        dues=(takes_stakes("TA-15", to=ENDER, when=STOPPED), difference("TA-16", YAKU, when=OUT)),
        wins=Wins("TA-17"),
        deals=Deals("TA-18"),
        length=Length(options.rounds, start=chips, start_rule="TA-1"),
        units=Units("chips"),
        notes=(
            Line("TA-8", "For Chaff teyaku and Chaff yaku, the Sake Cup counts as Chaff."),
            Line("TA-9", "Two fours are worth more if only two play."),
            Line("TA-20", "If two play, no card is returned and the rest of the draw pile is not used."),
        ),
    )


GAME = Game(
    name="taiyaku",
    title="Taiyaku",
    kanji="大役",
    prefix="TA",
    seats=(2, 3, 4, 5, 6, 7),
    usual_seats=3,
    sentence="Only combinations count: risk a stake of eight chips, and end the round with one great yaku.",
    options=Taiyaku,
    build=rules,
    level=3,
    minutes=20,
    picture=cards("3a 8a 9a"),
)
