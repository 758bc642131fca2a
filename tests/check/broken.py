"""Broken files: the game that `hana new` writes, with one thing changed in each, and what `hana check` says of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from string import Template

WORDS = {"name": "kyoto", "prefix": "KY", "title": "Kyoto", "options": "Kyoto", "lower": "ky", "page": "kyoto.md"}
IMPORTS = """\
import dataclasses
from typing import Any, Literal

from hanashobu.cards import ANIMALS, BLANK, CHAFF, DECK_AND_BLANK, LIGHTNING, RAIN_MAN, RIBBONS, CardSet, month_cards
from hanashobu.rules.deal import DealerDraw
from hanashobu.rules.dropout import SitsOut
from hanashobu.rules.ending import CALLED, CANCELLED, STOPPED
from hanashobu.rules.dues import ABOVE_PAR, BLIND, CARDS, DIFFERENCE, DIVER, ENDER, FIRST, LEAD, SHARE
from hanashobu.rules.dues import STAKE, TEYAKU, Due, scores, takes_stakes
from hanashobu.rules.ending import FIRST_CALLER, LAYER, SAGE_SHOUBU, Calls, Liable
from hanashobu.rules.instead import Instead
from hanashobu.rules.raises import OWN_CALLS, Raise, Step
from hanashobu.rules.flaws import ASKS, DEALER_TAKES, FIELD, HAND, Flaw, dealer_takes_card, dealer_takes_pairs
from hanashobu.rules.flaws import four_in_hand, pairs, three_of_a_month, three_willows
from hanashobu.rules.multiplier import Multiplier
from hanashobu.rules.teyaku import Months
from hanashobu.rules.teyaku import Claims
from hanashobu.rules.text import Line, under
from hanashobu.rules.units import Units
from hanashobu.rules.values import Values
from hanashobu.rules.wild import DEAD, OPEN, PLAIN, Wild
from hanashobu.rules.yaku import exactly, n_of, steps, without
"""
LENGTH_LINE = "length=Length(options.rounds),"
CALLS = 'calls=Calls("KY-8", words=SAGE_SHOUBU, cancel="KY-9")'


@cache
def kyoto() -> str:
    """The file of a new game."""
    text = Template(resources.files("hanashobu.cli").joinpath("new_game", "game.py.txt").read_text("utf-8")).substitute(WORDS)
    return text.replace("from dataclasses import dataclass\n", f"from dataclasses import dataclass\n{IMPORTS}", 1)


@dataclass(frozen=True)
class Broken:
    """What is changed, and a part of what is said of that."""

    name: str
    changes: tuple[tuple[str, str], ...]
    sentence: str

    def text(self) -> str:
        """The file."""
        text = kyoto()
        for old, new in self.changes:
            assert old in text, old
            text = text.replace(old, new)
        return text


def changed(name: str, old: str, new: str, sentence: str) -> Broken:
    """One text in place of another."""
    return Broken(name, ((old, new),), sentence)


def ruleset(name: str, part: str, sentence: str, *others: tuple[str, str]) -> Broken:
    """One part more in the ruleset."""
    more = ((LENGTH_LINE, f"{LENGTH_LINE} {part},"),) if part else ()
    return Broken(name, (*more, *others), sentence)


def before(name: str, line: str, sentence: str) -> Broken:
    """One line more before the game."""
    return changed(name, "GAME = Game(", f"{line}\n\nGAME = Game(", sentence)


EVERY_YAKU = 'each_pays("KY-5", YAKU)'
THREE = ("seats=(2, 3)", "seats=(3,)")
FOURS = 'flaws=(four_of_a_month("KY-2"),)'
ROWS = "".join(f'yaku("KY-Y{n}", "Row {n}", "", all_of(cards("{n}a {n}c {n % 12 + 1}d")), points={n}), ' for n in range(3, 13))
WILD = 'wilds=(Wild("KY-8", cards=LIGHTNING, takes=DECK, lying=OPEN),)'
WITHOUT_CARDS = 'flaws=(Flaw("KY-2", where=FIELD),)'
ANY_CARD = FOURS.replace("),)", '), Flaw("KY-7", where=FIELD, cards=n_of(1, DECK)))')
TAKES = FOURS.replace("),)", '), dealer_takes_pairs("KY-10"))')

# Parts that go wrong together.
TOGETHER = (
    changed("an ender without calls", EVERY_YAKU, EVERY_YAKU[:-1] + ", to=ENDER)", "nobody ends a round before the cards do"),
    changed("no misdeal", FOURS, "flaws=()", "All four cards of a month may be among the"),
    changed("another misdeal", FOURS, 'flaws=(three_willows("KY-2"),)', "All four cards of a month may be among the"),
    ruleset(
        "nine liable rows",
        CALLS + ', liable=(Liable("KY-14", LAYER, yaku=tuple(f"KY-Y{n}" for n in range(3, 12))),)',
        "The engine has room for 8 rows of yaku with liability",
        THREE,
        ("TABLE = stack(\n", f"TABLE = stack(\n    {ROWS}\n"),
        ("TABLE[:1] if", "TABLE[:-1] if"),
    ),
    changed("three that all score", FOURS, TAKES, "one or two must have card points"),
)  # fmt: skip


DRY = "deck=CardSet(DECK & ~RAIN_MAN)"


def wild(name: str, fields: str, sentence: str, *others: tuple[str, str]) -> Broken:
    """Another wild card."""
    return ruleset(name, WILD.replace("lying=OPEN", fields), sentence, *others)


# Wild cards that cannot be, or do nothing.
WILDS = (
    ruleset("no wild card at all", WILD.replace("LIGHTNING", "CardSet(0)"), "A wild card is not a card of this deck."),
    ruleset("one that takes nothing", WILD.replace("takes=DECK", "takes=LIGHTNING"), "The wild card takes no card of this deck."),
    ruleset("one that is wild twice", WILD.replace(",)", ', Wild("KY-9", cards=LIGHTNING, takes=DECK))'), "cannot be wild in two ways."),
    wild("cards that nobody gets", "leftovers=DEAD", "what is left on the field would count for nobody"),
    ruleset("two that sweep", WILD.replace("LIGHTNING", 'cards("1a 11d")'), "There are several wild cards"),
    wild("taken by nothing", "taken_by=CardSet(0)", "no card could take it there: change lying or taken_by."),
    wild("taken by some, but plain", "lying=PLAIN, taken_by=RIBBONS", "taken_by says which cards take a wild card"),
    ruleset("the other two", WILD.replace("lying=OPEN", "own_three=True") + f", {DRY}", "which are not all in this deck"),
    wild("a sentence that is none", 'under=under(lies="KY-9")', "Wild: under must be one of 'own_three'"),
    wild("a sentence that is not said", 'under=under(stacks="KY-9")', "Wild has under('stacks'=…), but no such sentence is said here."),
    wild("a word for what is left", 'leftovers="dead"', "Wild: leftovers must be a whole number from 0 to 2"),
)  # fmt: skip


def flaw(name: str, text: str, sentence: str) -> Broken:
    """A flaw more, after that for four of a month."""
    return changed(name, FOURS, FOURS.replace("),)", f"), {text})"), sentence)


# Flaws of a deal that cannot be, are never found, or say less than it seems.
FLAWS = (
    flaw("cards of another deck", 'Flaw("KY-7", where=FIELD, cards=all_of(cards("0")))', "goes by cards that are not in this deck"),
    flaw("six pairs", 'pairs("KY-7", 6)', "The flaw KY-7 needs 12 cards in a hand of 10."),
    flaw("nine cards", 'Flaw("KY-7", where=FIELD, months=Months(threes=3))', "The flaw KY-7 needs 9 cards on a field of 8."),
    flaw("of no months", 'Flaw("KY-7", where=FIELD, cards=n_of(3, RIBBONS), of=RIBBONS)', "KY-7 has of, which changes nothing there."),
    flaw("a needless word", 'Flaw("KY-7", where=HAND, months=Months(fours=1), then=ASKS, why="bad")', "KY-7 has why, which changes"),
    flaw("a needless id", 'Flaw("KY-7", where=HAND, cards=n_of(3, RIBBONS), under=under(order="KY-8"))', "KY-7 has under, which changes"),
    flaw("asking for the field", 'Flaw("KY-7", where=FIELD, months=Months(pairs=4), then=ASKS)', "say it by may_redeal"),
    flaw("asking with pairs", 'Flaw("KY-7", where=HAND, months=Months(pairs=4), then=ASKS)', "say it by may_redeal"),
    flaw("two pairs for the dealer", 'Flaw("KY-7", where=FIELD, months=Months(pairs=2), then=DEALER_TAKES)', "dealer_takes_pairs(…) or"),
    flaw("one word twice", 'pairs("KY-7", 3), Flaw("KY-8", where=HAND, cards=n_of(6, RIBBONS), why="pairs_in_hand")', "a why= of its"),
    flaw("a word of the engine", 'Flaw("KY-7", where=HAND, cards=n_of(6, RIBBONS), why="requested")', "called 'requested' in records"),
    changed("too late", FOURS, 'flaws=(dealer_takes_card("KY-7", RAIN_MAN), four_of_a_month("KY-2"))', "KY-2 voids the deal: put it"),
    changed("four after three", FOURS, 'flaws=(three_of_a_month("KY-7"), four_of_a_month("KY-2"))', "every deal with it has KY-7, which"),
    flaw("three after two", 'pairs("KY-7", 2), Flaw("KY-8", where=HAND, months=Months(threes=2))', "every deal with it has KY-7, which"),
)  # fmt: skip

# Rounds that are never dealt.
ENDLESS = (
    changed("a misdeal without cards", FOURS, WITHOUT_CARDS, "needs no cards: every deal is void"),
    changed("a misdeal of any card", FOURS, ANY_CARD, "every deal is void"),
    ruleset("no deck", "deck=CardSet(0)", "are dealt from a deck of 0"),
    ruleset("a small deck", 'deck=cards("1a 1b")', "are dealt from a deck of 2"),
)  # fmt: skip

DUES_OF_NEW = 'dues=(each_pays("KY-5", YAKU), against_par("KY-5", EQUAL)'
NEVER_PAID = ', Due("KY-7", of=SHARE, points=3, to=FIRST, least=900))'


def line(name: str, made: str, sentence: str, *others: tuple[str, str]) -> Broken:
    """One more line of the score sheet."""
    return Broken(name, ((DUES_OF_NEW + ")", f"{DUES_OF_NEW}, {made})"), *others), sentence)


# Lines of the score sheet, and parts beside it, that cannot be.
SHEET_CELLS = (
    line("called without calls", 'Due("KY-7", of=SHARE, points=3, to=FIRST, when=CALLED)', "no round ends in a way"),
    line("the same twice", 'each_pays("KY-7", YAKU)', "KY-5 and KY-7 pay the same thing twice"),
    line("a share of nothing", 'Due("KY-7", of=SHARE, to=FIRST)', "points= is for a share, and a share needs it"),
    line("half of a share", 'Due("KY-7", of=SHARE, points=4, to=FIRST, half=True)', "half= is for card points and yaku"),
    line("the difference of a share", 'Due("KY-7", of=SHARE, points=4, to=FIRST, by=DIFFERENCE)', "a difference is one of card points"),
    line("only of a share", 'Due("KY-7", of=SHARE, points=4, to=FIRST, only=("KY-Y1",))', "only= is for lines that count yaku"),
    line("together for cards", 'Due("KY-7", of=LEAD, to=FIRST, together=True)', "together= is for shares"),
    line("above no par", 'Due("KY-7", of=SHARE, points=4, to=ABOVE_PAR)', "those above or below par need a par"),
    line("by the whole table", 'Due("KY-7", of=SHARE, points=4, to=FIRST, by=5)', "leave by=TABLE out"),
    line("stakes without a stake", 'takes_stakes("KY-7", to=FIRST)', "it takes stakes, and nobody puts any up"),
    line("teyaku without teyaku", 'each_pays("KY-7", TEYAKU)', "it counts teyaku, and the game has none"),
    line("diving without a dive", 'Due("KY-7", of=SHARE, points=4, to=DIVER)', "it pays for diving, and no teyaku has dives=True"),
    line("blind without blind", 'Due("KY-7", of=SHARE, points=4, to=BLIND)', "it pays for playing blind"),
    line("unequal pars", 'Due("KY-7", of=SHARE, points=4, to=ABOVE_PAR, by=4, par=(1, 2, 3, 4, 5))', "par has one number"),
    line("a number of players that never plays", 'Due("KY-7", of=SHARE, points=4, to=FIRST, players=5)', "players never plays"),
    ruleset("a raise of nothing", 'raises=(Raise("KY-7", OWN_CALLS, (Step(2, plus=1), Step(1, plus=2))),)', "steps of a raise must"),
    ruleset("no such line", 'instead=(Instead("KY-7", "Pile", "", n_of(9, CHAFF), points=9, leaves=("KY-99",)),)', "leaves the line"),
    ruleset("calls that nobody reaches", 'calls=Calls("KY-8", words=SAGE_SHOUBU, least=9999)', "nobody has the 9999 points"),
    ruleset("liability of nobody", 'liable=(Liable("KY-14", LAYER),)', "has no yaku that somebody could have to pay for"),
    ruleset("liability without calls", 'liable=(Liable("KY-14", FIRST_CALLER),)', "is about who has let a round go on"),
    ruleset("a yaku that is not there", CALLS + ', liable=(Liable("KY-14", LAYER, yaku=("KY-Y9",)),)', "The rules name KY-Y9"),
    changed("bust from nothing", "Length(options.rounds)", 'Length(options.rounds, bust="KY-7")', "everybody starts with that"),
    changed("a target of 0", "Length(options.rounds)", 'Length(options.rounds, target=0, target_rule="KY-7")', "A match that ends at 0"),
)  # fmt: skip

# Parts that change nothing.
IDLE = (
    changed("a share for points that nobody has", DUES_OF_NEW + ")", DUES_OF_NEW + NEVER_PAID, "'dues KY-7' changes nothing"),
    ruleset("steps of a field that is not read", 'claims=Claims("", one_of_each="", stay_open=True)', "'claims' changes nothing"),
)  # fmt: skip

POETRY_ROW = 'yaku("KY-Y2", "Poetry Ribbons", "赤短", all_of(POETRY), points=20)'
LENGTH = "length=Length(options.rounds)"
VALUES = 'values = standard("KY-4")'
TITLE, OPTION = 'title="No Poetry Ribbons"', "no_poetry: bool = option(False"
DEAL = "packets=(hands(hand), field(on_field))"
DUES = 'dues=(each_pays("KY-5", YAKU), against_par("KY-5", EQUAL))'


def row(name: str, new: str, sentence: str) -> Broken:
    """Another row of the yaku table."""
    return changed(name, POETRY_ROW, new, sentence)


def points(value: str, sentence: str = "Level: points must be a whole number from 0 to 999,999") -> Broken:
    """Another number of points."""
    return changed(f"points={value}", "points=20", f"points={value}", sentence)


def game(field: str, old: str, new: str, sentence: str = "") -> Broken:
    """Another value of a field of Game."""
    return changed(f"{field}: {new}", old, new, sentence or f"a game's {field} must be ")


# Values that no part can have.
VALUES_OF_PARTS = (
    *(points(value) for value in ("2.5", '"20"', "2**31", "2**64", "10**15", "10**5000", "-1", "None", "True")),
    row("a list of steps", 'steps("KY-Y2", "Slips", "", RIBBONS, points=[1, 2])', "steps: points must be a dict"),
    row("no steps", 'steps("KY-Y2", "Slips", "", RIBBONS, points={})', "Yaku: levels must be a tuple of one or more"),
    row("cards as text", 'yaku("KY-Y2", "Slips", "", all_of("1b 2b"), points=20)', "Pattern: all_of must be a set of cards"),
    row("cards as a tuple", 'yaku("KY-Y2", "Slips", "", all_of(("1b", "2b")), points=20)', "Pattern: all_of must be a set of cards"),
    row("cards that are none", 'yaku("KY-Y2", "Slips", "", all_of(1 << 60), points=20)', "Pattern: all_of must be a set of cards"),
    row("a negative set", 'yaku("KY-Y2", "Slips", "", without(-1), points=20)', "Pattern: never must be a set of cards"),
    row("too many of them", 'yaku("KY-Y2", "Slips", "", n_of(99, RIBBONS), points=20)', "Pattern: need must be a whole number"),
    row("half of them", 'yaku("KY-Y2", "Slips", "", n_of(2.5, RIBBONS), points=20)', "Pattern: need must be a whole number"),
    row("a name that is none", 'yaku("KY-Y2", None, "", all_of(POETRY), points=20)', "Yaku: name must be a name of up to 60 letters"),
    row("a name that colours", r'yaku("KY-Y2", "\x1b[31mSlips", "", all_of(POETRY), points=20)', "none of which controls or hides others"),
    row("a name that turns round", r'yaku("KY-Y2", "Slips\u202e", "", all_of(POETRY), points=20)', "controls or hides others"),
    row("a name without end", 'yaku("KY-Y2", "Slips" * 84, "", all_of(POETRY), points=20)', "a name of up to 60 letters"),
    row("an id that is none", 'yaku(7, "Slips", "", all_of(POETRY), points=20)', "Yaku: id must be a text"),
    row("a row that is none", '"Poetry Ribbons"', "stack: rows must be a Yaku"),
    changed("a float of par", "EQUAL)", "264 / 3)", "Due: par must be a tuple"),
    changed("length of half a round", LENGTH, "length=Length(2.5)", "Length: rounds must be a whole number from 1"),
    changed("a number for length", LENGTH, "length=12", "Ruleset: length must be a Length"),
    changed("a huge start", LENGTH, "length=Length(options.rounds, start=10**18)", "Length: start must be a whole number"),
    changed("no sheet", DUES, "dues=None", "Ruleset: dues must be a tuple"),
    changed("a text for play", 'play=dealer_first("KY-3")', 'play="The dealer plays first."', "Ruleset: play must be a Line"),
    changed("one packet", DEAL, "packets=hands(7)", "Deal: packets must be a tuple"),
    changed("a negative packet", DEAL, "packets=(hands(-1), field(8))", "Deal: packets must be a tuple"),
    changed("half a packet", DEAL, "packets=(hands(hand / 1), field(8))", "Deal: packets must be a tuple"),
    changed("one misdeal", FOURS, 'flaws=four_of_a_month("KY-2")', "Ruleset: flaws must be a tuple"),
    changed("no months", FOURS, 'flaws=(Flaw("KY-2", where=FIELD, months=4),)', "Flaw: months must be"),
    changed("a flaw of the deck", FOURS, 'flaws=(Flaw("KY-2", where="deck"),)', "Flaw: where must be a whole number from 0 to 1"),
    changed("a yaku for yaku", "yaku=TABLE[:1] if options.no_poetry else TABLE", "yaku=TABLE[0]", "Ruleset: yaku must be a tuple"),
    changed("off for must_match", "must_match=options.must_match", 'must_match="off"', "Ruleset: must_match must be True or False"),
    changed("flat values", VALUES, 'values = Values("KY-4", classes=(RIBBONS, 5))', "Values: classes must be a tuple"),
    changed("huge values", VALUES, 'values = Values("KY-4", classes=((RIBBONS, 10**12),))', "Values: classes must be a tuple"),
    ruleset("notes of text", 'notes=("text",)', "Ruleset: notes must be a tuple"),
    ruleset("a line of a number", 'notes=(Line("KY-9", 7),)', "Line: text must be a text"),
    ruleset("a line without an id", 'notes=(Line(None, "text"),)', "Line: rule must be a text"),
    ruleset("a huge unit", "unit=10**14", "Ruleset: unit must be a whole number from 0 to 1,000,000"),
    ruleset("a large unit", "unit=10**6", "A round might bring", ("points=20", "points=999")),
    ruleset("a huge multiplier", 'multiplier=Multiplier("KY-8", levels=((10**9, BRIGHTS),))', "Multiplier: levels must be a tuple"),
    ruleset("a counter of nothing", 'units=Units(counters=(("bean", 0),))', "Units: counters must be a tuple"),
    ruleset("a wild card that lies oddly", WILD.replace("OPEN", "9"), "Wild: lying must be a whole number from 0 to 3"),
    ruleset("a draw that cannot be settled", 'draw=DealerDraw(ties="never")', "DealerDraw: ties must be one of 'kind', 'points', 'again'"),
    ruleset(
        "stacked multipliers",
        'multiplier=Multiplier("KY-8", levels=((1000, ANIMALS),), stacks=True)',
        "A round might bring",
    ),
)  # fmt: skip

# What a game says of itself.
FIELDS = (
    game("name", 'name="kyoto"', "name=None"),
    game("name", 'name="kyoto"', 'name="Kyoto!"'),
    game("title", 'title="Kyoto"', 'title=" "'),
    game("title", 'title="Kyoto"', r'title="Kyoto\u202e"'),
    game("kanji", 'kanji="新花"', "kanji=None"),
    game("prefix", 'prefix="KY"', 'prefix="K"'),
    game("seats", "seats=(2, 3)", "seats=3"),
    game("seats", "seats=(2, 3)", "seats=[2, 3]"),
    game("seats", "seats=(2, 3)", "seats=(2, 9)"),
    game("usual_seats", "usual_seats=3", "usual_seats=5"),
    game("sentence", 'sentence="A new game', 'sentence=7 or "A new game'),
    game("options", "options=Kyoto", "options=Kyoto()"),
    game("options", "options=Kyoto", "options=dict"),
    game("build", "build=rules", "build=rules(Kyoto(), 2)"),
    game("picture", 'picture=cards("1a 3a 8a")', 'picture="1a 3a 8a"'),
    game("picture", 'picture=cards("1a 3a 8a")', "picture=1 << 80"),
    game("picture", 'picture=cards("1a 3a 8a")', "picture=-1"),
    game("level", "build=rules,", "build=rules, level=9,"),
    game("minutes", "build=rules,", 'build=rules, minutes="15",'),
    game("borrows", "build=rules,", 'build=rules, borrows="HH",'),
    game("first", "build=rules,", "build=rules, first=1,"),
    game("words", 'catalogues={"ja": JAPANESE}', 'catalogues={"ja": None}'),
    game("words", 'names={"新花": ("Kyoto", "新[しん]花[ばな]")}', 'names={"新花": "Kyoto"}'),
    changed("a field more", "build=rules,", "build=rules, koikoi=True,", "unexpected keyword argument 'koikoi'"),
    changed("an option that is none", OPTION, "extra: bool = False\n    " + OPTION, "the house rule extra must be made with option("),
    changed("an option from a factory", OPTION, "extra: list = dataclasses.field(default_factory=list); " + OPTION, "with option("),
    changed("an option of no type", OPTION, OPTION.replace("bool", "Nothing"), "the house rules cannot be read"),
    changed("an option of floats", OPTION, OPTION.replace("bool", "float"), "takes no values: its type must be"),
    changed("an option of lists", OPTION, "extra: list[int] = option(0, 'S.', title='T', rule='KY-O2'); " + OPTION, "takes no values: its"),
    changed("an option that is nowhere", "TABLE[:1] if options.no_poetry else TABLE", "TABLE", "The option no_poetry changes nothing"),
    changed("no title", TITLE + ", ", "", "The option no_poetry has no title"),
)  # fmt: skip

SHRINKS = (
    ("TABLE = stack(", "TABLE = list(stack("),
    ("points=20),\n)", "points=20),\n))"),
    ("    return Ruleset(", "    if options.no_poetry:\n        TABLE.pop()\n    return Ruleset("),
    ("yaku=TABLE[:1] if options.no_poetry else TABLE", "yaku=tuple(TABLE)"),
)

# What goes wrong while the file is run, or its rules are built.
RUN = (
    changed("no card", "all_of(POETRY)", 'all_of(cards("13a"))', "There is no card '13a'; did you mean"),
    changed("no table for two", "{2: (10, 8), 3: (7, 6)}", "{3: (7, 6)}", "The rules cannot be built, line"),
    changed("rules of options alone", "options: Kyoto, seats: int)", "options: Kyoto)", "takes 1 positional argument but 2 were given"),
    changed("a table of four that is not dealt", "seats=(2, 3)", "seats=(2, 3, 4)", "The rules cannot be built, line 59: KeyError: 4."),
    Broken("a table that shrinks", SHRINKS, "returns other rules when it is called again"),
    changed("a part more", FOURS, "koikoi=True, " + FOURS, "unexpected keyword argument 'koikoi'"),
    changed("a flow", FOURS, "flow=(1, 6, 8), " + FOURS, "unexpected keyword argument 'flow'"),
    changed("a part less", "seats=seats,", "", "missing 1 required keyword-only argument: 'seats'"),
    changed("no ruleset", "    return Ruleset(", "    return dict(", "returns dict, not a Ruleset"),
    changed("only refusals", "    values = standard", '    raise ValueError\n    values = standard', "The rules cannot"),
    before("an exit", "raise SystemExit(4)", "the file cannot be run: SystemExit: 4"),
    before("an end of a generator", "raise GeneratorExit", "the file cannot be run: GeneratorExit"),
    before("deep recursion", "def deep(): return deep()\ndeep()", "the file cannot be run: RecursionError"),
    before("a second game", 'GAME = None', "GAME is defined a second time"),
    before("a broken line", "x = (", "was never closed"),
    before("no such name", "from hanashobu.cards import NOTHING", "cannot import name 'NOTHING'"),
    changed("a cataloge that cannot be read", "game-kyoto =\n", "game-kyoto = { $\n", "cannot be read"),
    changed("a foreign id", '"KY-Y2"', '"HH-Y2"', "'HH-Y2' is not a rule id of this game"),
    changed("a text that controls", 'play=dealer_first("KY-3")', r'play=Line("KY-3", "Deal\x07 first.")', "control or hide others"),
)  # fmt: skip

NAMES = 'names={"新花": ("Kyoto", "新[しん]花[ばな]")}'
STEPS = 'TABLE = stack(\n    steps("KY-Y3", "Chaff", "カス", CHAFF, points={10: 5, 11: 3}),'
TWICE = "import itertools, random\ncount = itertools.count(1)\n\n\ndef rules("

# What every door took, and people would have met.
ACCEPTED = tuple(
    Broken(one.name, (*one.changes, ("def rules(", TWICE)), one.sentence)
    for one in (
        changed(
            "a line outside", "    .title = 赤短なし\n", "    .title = 赤短なし\nこれは違う。\n", "has a line that belongs to no message"
        ),
        changed("a catalogue of no language", '{"ja": JAPANESE}', '{"xx": JAPANESE}', "of a language that the program does not have"),
        changed("a text of itself", "新しい遊びです。", "{ game-kyoto.sentence }", "refers to 'game-kyoto', which is not a message"),
        changed("a term", 'play=dealer_first("KY-3")', 'play=Line("KY-3", "{ -brand } first.")', "which is not a message of the program"),
        changed("half a reading", NAMES, NAMES.replace("しん]", "しん"), "has a bracket without its partner"),
        changed("an option called seed", "no_poetry", "seed", "The option seed has a name that addresses and records use"),
        changed("rules by chance", 'KY-5", EQUAL', 'KY-5", random.randrange(1000)', "other rules when it is called again"),
        changed("rules that count", 'Deals("KY-6")', 'Deals(f"KY-{next(count)}")', "other rules when it is called again"),
        changed("steps down", "TABLE = stack(", STEPS, "KY-Y3 Chaff brings less for more cards"),
    )
)

# What once went wrong by itself, and is in order: calls for two players, and cards of the field for whoever has the wild card.
CALLED_SHEET = (
    'each_pays("KY-5", YAKU, to=ENDER, when=CALLED), each_pays("KY-9", YAKU, to=ENDER, when=CANCELLED), each_pays("KY-10", YAKU, when=1)'
)
FOR_TWO = (("seats=(2, 3)", "seats=(2,)"), ("usual_seats=3", "usual_seats=2"))
RIGHT_NOW = (
    ruleset("calls for two", CALLS, "", *FOR_TWO, (EVERY_YAKU, CALLED_SHEET)),
    ruleset("calls beside a sweep", f"{CALLS}, {WILD}", "", THREE, (EVERY_YAKU, CALLED_SHEET)),
)

BROKEN = (*TOGETHER, *IDLE, *SHEET_CELLS, *WILDS, *FLAWS, *ENDLESS, *VALUES_OF_PARTS, *FIELDS, *RUN, *ACCEPTED)
