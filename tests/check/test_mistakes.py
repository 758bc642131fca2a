"""Files of games with one mistake each: `hana check` finds it, says it in one sentence, once, and nothing hangs."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from hanashobu.games import all_games
from tests.cli.run import flat, hana
from tests.support.slices import sliced, spread

PREFIX = "XX"


def copy(game: str) -> str:
    """The file of a game under another name, with ids of its own."""
    known = all_games()[game]
    text = Path(known.build.__code__.co_filename).read_text(encoding="utf-8")
    text = text.replace(f'name="{game}"', 'name="trial"').replace(f'prefix="{known.prefix}"', f'prefix="{PREFIX}"')
    text = text.replace("    first=True,\n", "")
    text = text.replace(f"game-{game} =", "game-trial =").replace(f'"{known.prefix}"', f'"{PREFIX}"')
    return text.replace(f"{known.prefix}-", f"{PREFIX}-")


@dataclass(frozen=True)
class Mistake:
    """A game, what is changed in its file, and what is said of that."""

    game: str
    changes: tuple[tuple[str, str], ...]
    sentence: str
    others: int = 0  # further findings, where the change makes something else impossible, too

    def text(self) -> str:
        """The file with the mistake."""
        text = copy(self.game)
        for old, new in self.changes:
            assert old in text, old
            text = text.replace(old, new)
        return text


def hiraya(old: str, new: str, sentence: str, others: int = 0) -> Mistake:
    return Mistake("hiraya", ((old, new),), sentence, others)


def mushi(old: str, new: str, sentence: str, others: int = 0) -> Mistake:
    return Mistake("mushi", ((old, new),), sentence, others)


def nara(old: str, new: str, sentence: str) -> Mistake:
    return Mistake("nara", ((old, new),), sentence)


def hana_awase(old: str, new: str, sentence: str) -> Mistake:
    return Mistake("hana_awase", ((old, new), ("seats=(2, 3, 4)", "seats=(2, 3)")), sentence)


def kyu_rei(old: str, new: str, sentence: str, seats: int = 3) -> Mistake:
    one = (("seats=(3, 4, 5, 6, 7)", f"seats=({seats},)"), ("usual_seats=3", f"usual_seats={seats}"))
    return Mistake("kyu_rei_hana", ((old, new), *one), sentence)


def hachi(old: str, new: str, sentence: str, seats: int = 3, others: int = 0) -> Mistake:
    one = (("seats=(2, 3, 4, 5, 6, 7)", f"seats=({seats},)"), ("usual_seats=3", f"usual_seats={seats}"))
    return Mistake("hachi_hachi", ((old, new), *one), sentence, others)


def taiyaku(old: str, new: str, sentence: str, seats: int = 3, others: int = 0) -> Mistake:
    one = (("seats=(2, 3, 4, 5, 6, 7)", f"seats=({seats},)"), ("usual_seats=3", f"usual_seats={seats}"))
    return Mistake("taiyaku", ((old, new), *one), sentence, others)


NO_TEYAKU = 'claims=Claims("XX-4", one_of_each="XX-4", voluntary=True)'
HACHI_CALLS = 'calls=Calls("XX-8", words=SAGE_SHOUBU, cancel="XX-9"),'
PAID = 'gamblers_hands("XX")'
HIRAYA_TEYAKU = 'Teyaku("XX-4", "Hiraya", "ひらや", n_of(7, DRY_CHAFF), points=30)'

STAKE = '        stake=Stake(rule="XX-2", limit="XX-3", order="XX-4", chips=STAKE),\n'
EVERY_DEAL = 'Flaw("XX-4", where=FIELD, cards=n_of(1, FORTY))'

NAMES = (
    hiraya('name="trial"', 'name="nara"', "The name nara is that of another game, Nara Hana-awase; give this game another name."),
    hiraya("XX", "MU", "The prefix MU is that of another game, Mushi; give this game another prefix."),
    hiraya("seats=(3,)", "seats=(3, 3)", "The numbers of players, 3, 3, must be in order, each once."),
    kyu_rei('borrows=("HH",)', 'borrows=("HH", "ZZ")', "The game borrows rules of ZZ, but no game has that prefix."),
)
IDS = (
    hiraya('"XX-Y5"', '"KR-Y4"', "Grass Ribbons: 'KR-Y4' is not a rule id of this game; those begin with XX- or CO-."),
    hiraya('Line("XX-3"', 'Line("somewhere"', "'somewhere' is not a rule id of this game"),
    hiraya('rule="XX-18"', 'rule="XX18"', "The option until_bust: 'XX18' is not a rule id of this game"),
    hiraya('Deals("XX-17")', 'Deals("")', "'' is not a rule id of this game"),
    hiraya("XX-Y3", "XX-Y4", "2 combinations have the id XX-Y4."),
    hiraya('"Blue Ribbons"', '"Poetry Ribbons"', "2 combinations are called Poetry Ribbons."),
    hiraya('"Blue Ribbons"', '""', "XX-Y4 has no name."),
    mushi('Line("XX-9", "The', 'Line("XX-2", "The', "The message rule-XX-2 has two texts, 'The deck has 40 cards"),
    mushi("The other three", "The { $n }", "The text of rule-XX-9 uses { $n }, but no such argument is given."),
    mushi("The other three", "The { other", "The text of rule-XX-9 cannot be read as a pattern"),
    mushi(
        'Line("XX-9", "The', 'Line("CO-14", "The', 'rule-CO-14 is the text of a rule that does not belong to this game: give it key="XX".'
    ),
    Mistake("bakappana", (("rule-XX-7", "rule-XX-8"),), "The catalogue 'ja' has rule-XX-8, which is not a message of this game."),
    Mistake("bakappana", (("rule-XX-7 = ", "rule-XX-7 = { $n }"),), "The catalogue 'ja' uses { $n } in rule-XX-7, which has no such"),
    Mistake("bakappana", (("rule-XX-7 = ", "rule-XX-7 = { "),), "The catalogue 'ja' cannot be read at rule-XX-7"),
    mushi('Line("XX-9", "The other three Willows match each other as usual.")', 'Line("XX-9", "")', "The rule XX-9 has no sentence."),
)
OPTIONS = (
    mushi('title="No Five Brights", ', "", "The option no_five_brights has no title: give it one"),
    mushi('"Five Brights does not count as a yaku."', '""', "The option no_five_brights has no sentence that says what it does."),
    mushi("TABLE[1:] if options.no_five_brights else TABLE", "TABLE", "The option no_five_brights changes nothing, at any number"),
    mushi("no_five_brights: bool", "no_five_brights: float", "The option no_five_brights takes no values: its type must be bool,"),
    mushi("no_five_brights: bool = option(False", "no_five_brights: bool = option(3", "does not take its own default, 3"),
    mushi('rule="XX-O1"', 'rule="XX-O1", words={"maybe": "perhaps"}', "has words for maybe, which is not one of its values."),
    mushi("@dataclass(frozen=True)\n", "", "The option no_five_brights is not seen: Mushi needs @dataclass(frozen=True)."),
    hana_awase('"viewing")', '"views")', ": ValueError: no yaku is in a group 'views' that could be spoilt."),
    hana_awase('cancelling("XX-Y14"', 'cancelling("XX-Y44"', "ValueError: there is no yaku XX-Y44 that could cancel the others."),
    nara('"NA-22" if options.seating == "drawn" else ""'.replace("NA", "XX"), '""', "The option seating changes nothing"),
    hiraya("options.until_bust or 0", "options.rounds // 0", ": ZeroDivisionError: "),
)
SEATS = (
    taiyaku("face_down=True", "face_down=False", "A field that is dealt face down is turned up by a leader"),
    hiraya(f"teyaku=({HIRAYA_TEYAKU},)", NO_TEYAKU, "There are Claims, but no teyaku to claim."),
    nara("pile_choice=PileChoice", "cut=None and PileChoice", "The deal gives either hands, or piles with a pile_choice."),
)
CARDS = (
    mushi('three_willows("XX-4", dry=True)', EVERY_DEAL, "The cards were dealt 400 times for one round: every deal is void."),
    hiraya('standard("XX-13", chaff=0)', 'Values("XX-13", classes=((DRY_CHAFF, 1),))', "which 3 players cannot share equally"),
    hiraya("hands(7)", "hands(6)", "The draw pile has 24 cards for 18 turns; they do not run out together.", others=1),
    hiraya("hands(7)", "hands(15)", "51 cards are dealt from a deck of 48."),
    hiraya("hands(7), field(6)", "hands(7), field(6), field(0)", "The deal has a packet without cards."),
    hiraya("must_match=options.must_match,", 'must_match=options.must_match, uneven="XX-1",', "XX-1 says that hands and draw pile do"),
    nara(
        'four_of_a_month("XX-4")',
        'four_of_a_month("XX-4"), Flaw("XX-4", where=HAND, months=Months(fours=1))',
        "XX-4 is in a dealt hand, and",
    ),
    nara("piles(2)", "piles(1)", "8 cards are not dealt, and there is no common draw pile."),
    mushi("cards=LIGHTNING", 'cards=cards("0")', "A wild card is not a card of this deck."),
    mushi("takes=BUT_WILLOWS", "takes=CardSet(0)", "The wild card takes no card of this deck."),
    mushi(
        "FORTY = CardSet(DECK & ~month_cards(6)",
        "FORTY = CardSet(DECK & ~WILLOWS",
        "The flaw XX-4 goes by cards that",
        others=3,
    ),
    kyu_rei("(RIBBONS, 5)", '(RIBBONS, 5), (cards("0"), 1)', "1 point is for cards that are not in this deck."),
    kyu_rei("(RIBBONS, 5)", '(RIBBONS, 5), (cards("1b"), 0)', "1b Pine Poetry Ribbon: two card values."),
    kyu_rei('((4, cards("11a 12a")), (2, doubles))', '((2, doubles), (4, cards("11a 12a")))', "must be in order, the largest first."),
    kyu_rei("(2, doubles))", "(1, doubles))", "A multiplier has levels, and each multiplies by 2 or more."),
    taiyaku("waits=max(0, seats - 5), face_down", "waits=1, face_down", "1 player is not dealt in, but in the dropout 0 wait", 4),
)
COMBINATIONS = (
    hiraya("n_of(13, DRY_CHAFF)", "n_of(24, DRY_CHAFF)", "XX-Y6 Thirteen Cards can never be made with the cards of this deck."),
    hiraya("all_of(BRIGHTS), points=50", "all_of(BRIGHTS), points=30", "XX-Y1 Five Brights never counts: whoever has it has a better"),
    hiraya("all_of(GRASS), points=30", "all_of(GRASS), points=0", "XX-Y5 Grass Ribbons brings no points."),
    hiraya("all_of(GRASS), points=30", "n_of(0, GRASS), points=30", "XX-Y5 Grass Ribbons needs no cards: everybody has it from the start."),
    hiraya("all_of(GRASS), points=30", "all_of(GRASS), points=30, per=5", "has per=, but counts no cards beyond those it needs."),
    hiraya("all_of(GRASS), points=30", "all_of(GRASS), points=30, more=DECK", "but nothing that each of them adds: per= is missing."),
    hiraya("n_of(7, DRY_CHAFF)", "n_of(8, DRY_CHAFF)", "XX-4 Hiraya can never be in a hand of 7 cards."),
    hiraya(HIRAYA_TEYAKU + ",", (HIRAYA_TEYAKU + ",") * 17, "17 combinations have the id XX-4."),
    hiraya(HIRAYA_TEYAKU, HIRAYA_TEYAKU.replace("30)", "30, dives=True)"), "but no line of the score sheet pays for it."),
    hachi(
        PAID,
        f"tuple(__import__('dataclasses').replace(row, kind=row.id) for row in {PAID})",
        "The engine knows 4 kinds of teyaku; this game has 15.",
    ),
    hachi(
        PAID,
        f"tuple(__import__('dataclasses').replace(row, kind='A') for row in {PAID})",
        "go partly by months and partly by cards; make two kinds of",
    ),
    hachi("cards=(168, ALL)", "cards=(1680, ALL)", "XX-21 Double Eights needs 1680 card points, and the whole deck has 264."),
)
SETTLEMENT = (
    taiyaku("dues=(takes", 'dues=(scores("XX-16", YAKU, when=OUT), takes', "nothing is written down, and the bank pays nothing.", others=1),
    taiyaku(STAKE, "", "XX-15: it takes stakes, and nobody puts any up."),
    taiyaku(
        'takes_stakes("XX-15", to=ENDER, when=STOPPED), difference("XX-16", YAKU, when=OUT)',
        'difference("XX-16", YAKU, when=OUT),',
        "A yaku ended the round: a round can end so, and no line",
    ),
    hachi(
        'calls=Calls("XX-8", words=SAGE_SHOUBU, cancel="XX-9"),',
        "",
        "XX-12 is about who has let a round go on, and there are no calls.",
        others=2,
    ),
    hachi('each_pays("XX-12", YAKU, to=ENDER, when=CALLED),', "", "Shoubu: a round can end so, and no line of the score sheet holds then."),
    hachi('each_pays("XX-14", YAKU, when=OUT, half=True)', 'each_pays("XX-14", YAKU, half=True)', "XX-12 and XX-14 pay the same", others=1),
    hachi('"XX-Y2", "XX-Y4", "XX-Y5", "XX-Y6")', '"XX-Y2", "XX-Y9")', "The rules name XX-Y9, which is not a yaku of this game."),
    hachi('*([feat("XX-61", 1, to=DEALERS_HAND, by=TABLE, least=89)] if options.hand_swap else []),', "", "There is a swap, and no line"),
    hachi('*([feat("XX-63", 1, to=BLIND, by=TABLE, least=89)] if options.mizuten else []),', "", "There is a blind, and no line of"),
    hachi('difference("XX-32", CARDS', 'difference("XX-32", SHARE, points=3', "a difference is one of card points, of yaku or of both.", 2),
    nara("        instead=INSTEAD,\n", "", "XX-17 says who deals after a special win"),
    hana_awase("cards=(0, 20)", "cards=(0, 200)", "Somebody always has 200 card points or fewer: nobody ever scores."),
    hana_awase('scores("XX-5", CARDS), scores("XX-5", YAKU)', 'scores("XX-5", CARDS),', "No line of the score sheet counts yaku."),
    hana_awase('scores("XX-5", CARDS), scores("XX-5", YAKU)', 'scores("XX-5", YAKU),', "No line of the score sheet counts card points."),
    hiraya("start=options.until_bust or 0", "start=0", "The match ends when a total is 0 or less, and everybody starts with that."),
    nara("target=options.target", "target=900", "A match that ends at 900 cannot begin with 1000."),
    taiyaku("start=chips", "start=0", "Everybody puts up a stake, but starts with nothing to put up."),
    hachi(
        "played_as.length(seats) if played_as else Length(options.rounds)",
        "Length(options.rounds, start=7)",
        "Everybody starts with 7, but buys in with 300 and pays 60.",
        others=1,
    ),
)
IMPORTS = {
    NO_TEYAKU: "from hanashobu.rules.teyaku import Claims\n",
    "dues=(scores(": "from hanashobu.rules.dues import scores\n",
    "SHARE, points": "from hanashobu.rules.dues import SHARE\n",
    "classes=((DRY": "from hanashobu.rules.values import Values\n",
    "Months(": "from hanashobu.rules.teyaku import Months\n",
    "Flaw(": "from hanashobu.rules.flaws import FIELD, HAND, Flaw\nfrom hanashobu.rules.yaku import n_of\n",
    "cancelling(": "from hanashobu.rules.yaku import cancelling\n",
    "stopping(": "from hanashobu.rules.yaku import stopping\n",
}
# What is also wrong with a copy of a large game that is cut down to one number of players, so that the test is short.
ONE_SIZE = re.compile(r"^The option \w+ changes nothing, at any number of players\.$|: this number of players never plays a round\.$")
MISTAKES = (*NAMES, *IDS, *OPTIONS, *SEATS, *CARDS, *COMBINATIONS, *SETTLEMENT)


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: f"{mistake.game}: {mistake.sentence[:60]}")
def test_a_mistake_is_found(mistake: Mistake, tmp_path: Path) -> None:
    path = tmp_path / "changed.py"
    text = mistake.text()
    needed = "".join(line for call, line in IMPORTS.items() if call in text)
    path.write_text(text.replace("from dataclasses import", f"{needed}from dataclasses import", 1), encoding="utf-8")
    result = hana("check", path, "--json")
    assert result.exit_code == 1, result.output
    (report,) = json.loads(result.stdout)
    others = [finding for finding in report["wrong"] if mistake.sentence not in finding]
    assert len(report["wrong"]) - len(others) == 1, report["wrong"]
    assert len([finding for finding in others if not ONE_SIZE.search(finding)]) == mistake.others, report["wrong"]


def test_there_are_many_mistakes() -> None:
    assert len(MISTAKES) >= 40


def test_a_fault_of_one_house_rule_is_told_with_its_table(tmp_path: Path) -> None:
    """HA-O1, HA-O2: without points for Chaff par is another one, which only the two together show."""
    path = tmp_path / "changed.py"
    path.write_text(copy("hana_awase").replace("EQUAL)", "264 // seats)"), encoding="utf-8")
    said = flat(hana("check", path).stdout)
    assert "The deck has 240 card points, but the pars of 3 players together are 264. (With 3 players, zero_sum on, chaff_zero on.)" in said


@pytest.mark.parametrize(
    ("lang", "sentence"), [("ja", "48枚の札から51枚を配ることになっています。"), ("es", "Se reparten 51 cartas de una baraja de 48.")]
)
def test_findings_are_in_the_language_of_the_reader(lang: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "changed.py"
    path.write_text(copy("hiraya").replace("hands(7)", "hands(15)"), encoding="utf-8")
    result = hana("--lang", lang, "check", path)
    assert result.exit_code == 1
    assert sentence in flat(result.stdout)


@pytest.mark.parametrize("game", sliced(spread(list(all_games())), 3))
def test_a_copy_of_each_game_is_in_order(game: str, tmp_path: Path) -> None:
    path = tmp_path / "copy.py"
    path.write_text(copy(game), encoding="utf-8")
    result = hana("check", path)
    assert result.exit_code == 0, result.output
