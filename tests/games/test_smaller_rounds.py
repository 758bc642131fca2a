"""Tables at which two, three or four of those who sit there play a round: a game of that sort, on both machines."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanashobu import games
from hanashobu.games.registry import WrongGame
from hanashobu.play import events
from hanashobu.testing import check_game
from tests.support.helpers import Table, only

FILE = '''"""Naniwa: some of those at the table play, the others pay a fee or are paid."""

from __future__ import annotations

from hanashobu.cards import BRIGHTS, POETRY
from hanashobu.rules.deal import Deal, field, hands
from hanashobu.rules.dropout import PLAY, SPLIT, Compensation, Dropout
from hanashobu.rules.dues import CARDS, EQUAL, YAKU, against_par, difference, each_pays
from hanashobu.rules.flaws import four_of_a_month
from hanashobu.rules.game import Game
from hanashobu.rules.length import Length
from hanashobu.rules.options import Options
from hanashobu.rules.ruleset import Ruleset, dealer_first
from hanashobu.rules.values import standard
from hanashobu.rules.winning import Deals
from hanashobu.rules.yaku import all_of, stack, yaku

PLAYERS, HAND, FEWER = $players, $hand, $fewer


def rules(options: Options, seats: int) -> Ruleset:
    """The rules of a table."""
    return Ruleset(
        seats=seats,
        deal=Deal("NW-1", packets=(hands(HAND), field(8))),
        flaws=(four_of_a_month("NW-2"),),
        play=dealer_first("NW-3"),
        must_match=options.must_match,
        values=standard("NW-4"),
        dropout=Dropout(
            "NW-7",
            players=PLAYERS,
            fee=6,
            compensation=Compensation("NW-8", each=2, cards=BRIGHTS),
            two_left=$two_left,
            must_play_three=$must,
        ),
        yaku=stack(
            yaku("NW-Y1", "Five Brights", "五光", all_of(BRIGHTS), points=50),
            yaku("NW-Y2", "Poetry Ribbons", "赤短", all_of(POETRY), points=20),
        ),
        dues=(
            each_pays("NW-5", YAKU),
            against_par("NW-5", EQUAL, players=PLAYERS),
            *([difference("NW-5", CARDS, players=many) for many in FEWER]),
        ),
        deals=Deals("NW-6"),
        length=Length(options.rounds),
    )


GAME = Game(
    name="$name",
    title="Naniwa",
    kanji="浪花",
    prefix="NW",
    seats=$seats,
    usual_seats=$seats[0],
    sentence="Some play, the others pay or are paid.",
    options=Options,
    build=rules,
)
'''

Made = dict[str, object]

TWO: Made = {"players": 2, "hand": 10, "seats": (3, 4), "two_left": "PLAY", "must": 1, "fewer": "()"}
FOUR: Made = {"players": 4, "hand": 5, "seats": (5, 6, 7), "two_left": "SPLIT", "must": 2, "fewer": "(3,)"}


def naniwa(folder: Path, made: Made) -> Path:
    """The file of a game at which so many play."""
    name = f"naniwa_{made['players']}"
    text = FILE
    for field, value in (made | {"name": name}).items():
        text = text.replace(f"${field}", str(value))
    path = folder / f"{name}.py"
    path.write_text(text)
    return path


def table_of(folder: Path, made: Made, seats: int) -> Table:
    """The cards are dealt."""
    return Table(games.find(str(naniwa(folder, made))), seats).deal()


@pytest.mark.parametrize("made", [TWO, FOUR], ids=["two", "four"])
def test_a_game_at_which_two_or_four_play_is_in_order(tmp_path: Path, made: Made) -> None:
    """CO-15: its books are right, and both machines play the same."""
    check_game(naniwa(tmp_path, made), rounds=60)


def test_when_two_are_in_the_others_are_forced_out(tmp_path: Path) -> None:
    emitted = table_of(tmp_path, TWO, 4).play("out", "in", "in")
    assert [event.seat for event in only(emitted, events.ForcedOut)] == [3]
    assert only(emitted, events.Active)[0].seats == (1, 2)


def test_when_four_are_in_the_others_are_forced_out(tmp_path: Path) -> None:
    emitted = table_of(tmp_path, FOUR, 6).play("in", "out", "in", "in", "in")
    assert [event.seat for event in only(emitted, events.ForcedOut)] == [5]
    assert only(emitted, events.Active)[0].seats == (0, 2, 3, 4)


def test_three_who_are_left_of_four_play_and_two_share_the_pot(tmp_path: Path) -> None:
    three = table_of(tmp_path, FOUR, 5)
    assert only(three.play("out", "out", "in", "in", "in"), events.Active)[0].seats == (2, 3, 4)
    assert only(three.play_out(), events.RoundEnds)[0].played
    two = table_of(tmp_path, FOUR, 5).play("out", "out", "out", "in", "in")
    assert only(two, events.RoundEnds)[0].why == "split"


def test_players_who_are_needed_to_make_two_must_play(tmp_path: Path) -> None:
    table = table_of(tmp_path, TWO, 3)
    table.play("out")
    assert table.choices == "in"


@pytest.mark.parametrize(("made", "word"), [(TWO, "two"), (FOUR, "four")])
def test_the_sentences_have_the_number(tmp_path: Path, made: Made, word: str) -> None:
    said = [str(line.text) for line in table_of(tmp_path, made, 5 if made is FOUR else 3).match.rules.lines()]
    assert f"Once {made['players']} are in, those who have not spoken are forced out and compensated." in said
    assert any(f"needed to make {word}, they must play" in text for text in said)
    assert any(text.startswith("If two are in") for text in said) == (made is FOUR)


def test_two_are_not_left_of_two(tmp_path: Path) -> None:
    with pytest.raises(WrongGame, match=r"At a table at which two play, two are never left of more: leave out two_left\.$"):
        table_of(tmp_path, TWO | {"two_left": "SPLIT"}, 3)
