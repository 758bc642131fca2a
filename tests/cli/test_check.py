"""`hana check`: games in order, and a file with every fault one can think of."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hanashobu.cards import BRIGHTS, CHAFF, DECK, RIBBONS, cards
from hanashobu.check import implies, possible
from hanashobu.games import all_games
from hanashobu.rules.yaku import Pattern, all_of, exactly, n_of, without
from tests.cli.run import data, flat, hana, refuses, works

SOURCE = Path(all_games()["hiraya"].build.__code__.co_filename).read_text(encoding="utf-8")


def complaint(tmp_path: Path, *changes: tuple[str, str]) -> str:
    """What is said of a game's file in which something was changed."""
    text = SOURCE
    for old, new in changes:
        assert text.count(old) >= 1, old
        text = text.replace(old, new)
    path = tmp_path / "changed.py"
    path.write_text(text, encoding="utf-8")
    result = hana("check", path)
    assert result.exit_code == 1, result.output
    assert re.search(r"^(hiraya|Hi-raya) .* wrong$", result.stdout, re.MULTILINE)
    return flat(result.stdout)


def test_every_game_is_in_order() -> None:
    text = works("check")
    for name in all_games():
        assert re.search(rf"^{name} .* ok$", text, re.MULTILINE)
    assert "tables tried: every number of players, every option." in text


def test_one_game_is_told_with_its_totals() -> None:
    head, row, *_ = works("check", "hiraya").splitlines()
    assert dict(zip(head.split(), row.split(), strict=False)) == {
        "game": "hiraya",
        "players": "3",
        "cards": "48",
        "points": "240",
        "par": "80",
        "yaku": "6",
        "teyaku": "1",
        "options": "3",
    }
    assert row.endswith("ok")


def test_the_page_fits_80_columns() -> None:
    assert max(map(len, works("check").splitlines())) <= 80


def test_json_has_the_facts_of_every_game() -> None:
    found = {report["game"]: report for report in data("check")}
    assert {name: report["points"] for name, report in found.items()} == {
        "hachi_hachi": 264,
        "hana_awase": 264,
        "hiraya": 240,
        "kyu_rei_hana": 270,
        "mushi": 230,
        "nara": 640,
        "taiyaku": 0,
    }
    assert found["hana_awase"]["par"] == {"2": 132, "3": 88, "4": 66}
    assert all(report["ok"] for report in found.values())


def test_a_file_of_ones_own_is_checked(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(SOURCE, encoding="utf-8")
    assert "wrong" not in works("check", path)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("points=80)", "points=79)", "3 players: the deck has 240 card points, but par is 79, and 3 × 79 = 237."),
        ("hands(7)", "hands(6)", "the draw pile has 24 cards for 18 turns; they do not run out together."),
        ("hands(7)", "hands(15)", "51 cards are dealt from a deck of 48."),
        ('"HI-Y3"', '"HI-Y4"', "3 players: 2 combinations have the id HI-Y4."),
        ('"Blue Ribbons"', '"Poetry Ribbons"', "3 players: 2 combinations are called Poetry Ribbons."),
        ('"HI-Y5"', '"KR-Y4"', "Grass Ribbons: 'KR-Y4' is no rule id of this game; those begin with HI- or CO-."),
        ('Line("HI-3"', 'Line("somewhere"', "'somewhere' is no rule id"),
        ("n_of(13, DRY_CHAFF)", "n_of(24, DRY_CHAFF)", "3 players: HI-Y6 Thirteen Cards can never be made."),
        (
            "all_of(BRIGHTS), points=50",
            "all_of(BRIGHTS), points=30",
            "HI-Y1 Five Brights never counts: whoever has it has a better yaku of its group.",
        ),
        ("FISHING, LEFTOVERS, SETTLE)", "FISHING, SETTLE)", "3 players: after a round nobody has "),
        ("seats=(3,)", "seats=(3, 8)", "The engine seats 7 players; this game wants 8."),
        ('name="hiraya"', 'name="Hi-raya"', "The name 'Hi-raya' is not made of small letters, digits and underscores."),
        ("usual_seats=3", "usual_seats=4", "The usual number of players, 4, is none of 3."),
    ],
)
def test_a_fault_is_found(old: str, new: str, sentence: str, tmp_path: Path) -> None:
    assert sentence in complaint(tmp_path, (old, new))


def test_cards_that_are_not_dealt_where_everything_is_dealt_are_found(tmp_path: Path) -> None:
    """Nara has no common draw pile (NA-3)."""
    source = Path(all_games()["nara"].build.__code__.co_filename).read_text(encoding="utf-8")
    path = tmp_path / "changed.py"
    path.write_text(source.replace("piles(2)", "piles(1)"), encoding="utf-8")
    assert "4 players: 8 cards are not dealt, and there is no common draw pile." in flat(hana("check", path).stdout)


def test_an_option_that_changes_nothing_is_found(tmp_path: Path) -> None:
    said = complaint(tmp_path, ("options.until_bust is not None", "False"), ("options.until_bust or 0", "0"))
    assert "The option until_bust changes nothing, at any number of players." in said


def test_an_option_without_an_id_is_found(tmp_path: Path) -> None:
    assert "option until_bust: 'HI18' is no rule id" in complaint(tmp_path, ('is out", rule="HI-18"', 'is out", rule="HI18"'))


def test_rules_that_cannot_be_built_are_told_with_the_table(tmp_path: Path) -> None:
    said = complaint(tmp_path, ("options.until_bust or 0", "options.until_bust // 0"))
    assert "3 players, until_bust 100: the rules cannot be built: ZeroDivisionError" in said


def test_too_many_rows_for_the_engine_are_found(tmp_path: Path) -> None:
    many = 'Teyaku("HI-4", "Hiraya", "ひらや", n_of(7, DRY_CHAFF), points=30),'
    said = complaint(tmp_path, (many, many * 17))
    assert "3 players: The engine holds 16 rows of Hand; this game has 17." in said


def test_a_card_with_two_values_is_found(tmp_path: Path) -> None:
    said = complaint(
        tmp_path,
        ('standard("HI-13", chaff=0)', 'Values("HI-13", classes=((BRIGHTS, 20), (DECK, 5)))'),
        ("import standard", "import Values"),
    )
    assert "11a Rain Man, 12a Phoenix has two card values." in said


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("GAME = (", ", line 1: '(' was never closed."),
        ("1 / 0", ", line 1: the file cannot be run: ZeroDivisionError: division by zero."),
        ("x = 1", " defines no GAME; the file of a game ends with GAME = Game(…)."),
    ],
)
def test_a_file_that_is_no_game_gets_a_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.py"
    path.write_text(text, encoding="utf-8")
    assert refuses("check", path).startswith(f"{path}{sentence}")


def test_a_missing_file_and_an_unknown_game_get_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "none.py"
    assert refuses("check", path) == f"{path} cannot be read: no such file or directory."
    assert refuses("check", "narra").startswith("There is no game 'narra'; did you mean nara?")


def test_json_tells_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "changed.py"
    path.write_text(SOURCE.replace("points=80)", "points=79)"), encoding="utf-8")
    result = hana("check", path, "--json")
    assert result.exit_code == 1
    (report,) = json.loads(result.stdout)
    assert not report["ok"]
    assert len(report["wrong"]) == report["tables"]


@pytest.mark.parametrize(
    ("first", "second", "so"),
    [
        (all_of(BRIGHTS), n_of(4, BRIGHTS), True),
        (n_of(4, BRIGHTS), all_of(BRIGHTS), False),
        (n_of(7, RIBBONS), n_of(6, RIBBONS), True),
        (n_of(5, BRIGHTS), all_of(cards("1a 3a")), True),  # all five, so these two
        (all_of(cards("1a 3a 8a")), n_of(2, BRIGHTS), True),
        (n_of(6, RIBBONS), n_of(5, RIBBONS & ~cards("11c")), True),  # at most one of six is the Willow's
        (n_of(6, RIBBONS), n_of(6, RIBBONS & ~cards("11c")), False),
        (all_of(cards("8a 9a")) & without(cards("11a")), all_of(cards("8a 9a")), True),
        (all_of(cards("8a 9a")), all_of(cards("8a 9a")) & without(cards("11a")), False),
        (exactly(1, RIBBONS), n_of(1, RIBBONS), True),
        (n_of(1, RIBBONS), exactly(1, RIBBONS), False),
        (Pattern(), all_of(cards("1a")), False),
    ],
)
def test_whether_one_pattern_brings_another_with_it(first: Pattern, second: Pattern, so: bool) -> None:
    assert implies(first, second, DECK) is so


@pytest.mark.parametrize(
    ("pattern", "so"),
    [
        (all_of(cards("1a 0")), False),  # the blank is not in this deck
        (all_of(cards("1a")) & without(cards("1a")), False),
        (n_of(24, CHAFF), True),
        (n_of(24, CHAFF) & without(cards("11d")), False),
        (all_of(cards("1b 2b")) & exactly(1, RIBBONS), False),
        (exactly(1, RIBBONS), True),
    ],
)
def test_whether_a_pattern_can_be_made(pattern: Pattern, so: bool) -> None:
    assert possible(pattern, DECK) is so
