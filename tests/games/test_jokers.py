"""A deck with jokers: cards without a month that are wild, in a game of a file, on both machines."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanashobu import games
from hanashobu.cards import ALL_CARDS, DECK, JOKERS, cards, each, jokers
from hanashobu.games.registry import WrongGame
from hanashobu.play import events
from hanashobu.rules.compile import compile_tables
from hanashobu.testing import check_game
from tests.support.helpers import Table, only

FILE = '''"""Kitsune: the usual cards and eight without a month, which take any other."""

from __future__ import annotations

from hanashobu.cards import BRIGHTS, DECK, JOKERS, POETRY, THE_BLANK, CardSet
from hanashobu.rules.deal import Deal, field, hands
from hanashobu.rules.dues import CARDS, YAKU, scores
from hanashobu.rules.flaws import four_of_a_month
from hanashobu.rules.game import Game
from hanashobu.rules.length import Length
from hanashobu.rules.options import Options
from hanashobu.rules.ruleset import Ruleset, dealer_first
from hanashobu.rules.values import standard
from hanashobu.rules.wild import DEAD, OPEN, TAKEN, Wild
from hanashobu.rules.winning import Deals
from hanashobu.rules.yaku import all_of, stack, yaku

ALL = CardSet(DECK | THE_BLANK | JOKERS)


def rules(options: Options, seats: int) -> Ruleset:
    """The rules of a table."""
    return Ruleset(
        seats=seats,
        deck=ALL,
        deal=Deal("KI-1", packets=(hands(8), field(8)) if seats == 3 else (hands(11), field(12))),
        flaws=(four_of_a_month("KI-2"),),
        play=dealer_first("KI-3"),
        must_match=options.must_match,
        wilds=($wild),
        values=standard("KI-4"),
        yaku=stack(
            yaku("KI-Y1", "Five Brights", "五光", all_of(BRIGHTS), points=50),
            yaku("KI-Y2", "Poetry Ribbons", "赤短", all_of(POETRY), points=20),
            yaku("KI-Y3", "Foxes", "狐", all_of(JOKERS), points=70),
        ),
        dues=(scores("KI-5", CARDS), scores("KI-5", YAKU)),
        deals=Deals("KI-6"),
        length=Length(options.rounds),
    )


GAME = Game(
    name="kitsune",
    title="Kitsune",
    kanji="狐",
    prefix="KI",
    seats=(2, 3),
    usual_seats=3,
    sentence="Foxes take what they like.",
    options=Options,
    build=rules,
)
'''
WILD = 'Wild("KI-7", cards=CardSet(ALL & ~DECK), takes=DECK, lying=OPEN, leftovers=DEAD, alone=TAKEN),'


def kitsune(folder: Path, wild: str = WILD) -> Path:
    """The file of the game."""
    path = folder / "kitsune.py"
    path.write_text(FILE.replace("$wild", wild))
    return path


def test_a_game_with_56_cards_is_in_order(tmp_path: Path) -> None:
    """CO-1, CO-5: every card is dealt, and no card is lost."""
    check_game(kitsune(tmp_path), rounds=60)


def test_all_56_cards_are_shuffled_dealt_and_drawn(tmp_path: Path) -> None:
    table = Table(games.find(str(kitsune(tmp_path)))).deal()
    (deal,) = only(table.match.events, events.Deal)
    dealt = [*deal.field, *deal.stock, *(card for hand in deal.hands for card in hand or ())]
    assert len(set(dealt)) == len(dealt) == ALL_CARDS.bit_count() == 56


def test_a_joker_takes_a_card_of_choice_and_matches_none(tmp_path: Path) -> None:
    table = Table(games.find(str(kitsune(tmp_path)))).place(
        hands=["j3 1a", "2c 2d", "3c 3d"], field="1b 4c j2", taken=["", "", ""], stock="9c 9d 10c"
    )
    table.play("j3")
    assert (table.match.asked, table.choices) == ("take", "1b 4c")
    assert only(table.play("4c"), events.Play)[0] == events.Play(0, "hand", "j3", ("4c",))


def test_a_joker_that_no_rule_takes_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongGame, match=r"j7 Joker can never be taken: a card without a month needs a Wild\."):
        games.find(str(kitsune(tmp_path, "")))


def test_jokers_are_cards_after_the_blank_without_a_month() -> None:
    """CO-1, CO-2."""
    assert jokers(2) == cards("j1 j2")
    assert [*each(JOKERS)] == list(range(49, 56))
    assert DECK & JOKERS == 0


def test_other_decks_are_shuffled_with_the_same_words_as_without_jokers() -> None:
    """CO-5: a new word begins with the first joker."""
    tables = compile_tables(games.find("nara").rules(games.find("nara").options(), 4))
    assert tables.ways[49] > 0
