"""`hana rules`."""

from __future__ import annotations

import pytest

from hanashobu.cards import codes
from hanashobu.games import all_games
from hanashobu.rules.game import Game
from hanashobu.rules.teyaku import Teyaku
from hanashobu.rules.yaku import Yaku
from tests.cli.run import data, flat, refuses, works

GAMES = list(all_games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_yaku_and_option_of_the_file_is_told(game: Game) -> None:
    text = works("rules", game.name)
    rules = game.rules()
    for line in rules.lines():
        assert line.rule in text
    rows: tuple[Yaku | Teyaku, ...] = (*rules.yaku, *rules.teyaku)
    for row in rows:
        assert row.id in text
        assert row.name in text
        assert row.kanji in text
    for entry in data("rules", game.name)["options"]:
        assert entry["name"] in text
        assert entry["title"].split()[0] in text
        assert entry["rule"] in text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_page_fits_80_columns_without_blanks_at_the_ends(game: Game) -> None:
    from rich.cells import cell_len

    for line in works("rules", game.name).splitlines():
        assert cell_len(line) <= 80
        assert line == line.rstrip()


def test_the_heading_names_the_game_and_its_deal() -> None:
    text = works("rules", "hiraya")
    assert text.startswith("Hiraya  ひらや\n")
    assert "3 players · 7 cards each, 6 on the field, 21 to draw" in text
    assert "No house rule is changed." in text


def test_a_changed_house_rule_is_marked_and_changes_the_rules() -> None:
    text = works("rules", "hana_awase", "-o", "zero_sum=on", "-o", "rounds=6")
    assert "House rules here: rounds 6, zero_sum on" in text
    assert "on *" in text
    assert "* changed; the default is rounds 12 and zero_sum off." in text
    assert "Round score = card points − 88 + 2 × own yaku − the others' yaku." in flat(text)  # 264 / 3 = 88
    assert "A match is 6 rounds." in text


def test_two_players_get_the_rules_of_two() -> None:
    assert "10 to each player, 8 to the field; the other 20 cards are the draw pile" in flat(works("rules", "hana_awase", "--players", "2"))


def test_groups_say_that_only_the_best_counts_and_the_others_add_up() -> None:
    text = works("rules", "hana_awase")
    assert text.index("lights: only the best of these counts") < text.index("HA-Y1 ")
    assert text.index("HA-Y6 ") < text.index("these all add up") < text.index("HA-Y7 ")


def test_a_group_of_one_row_is_no_group() -> None:
    """TA-Y11, TA-Y12: the rows of months all add up."""
    text = works("rules", "taiyaku")
    assert "Row: only the best" not in text
    assert text.index("TA-Y10 ") > text.index("these all add up") > text.index("TA-Y9 ")
    assert text.index("Paulownia Row") < text.index("chaff: only the best of these counts") < text.index("TA-Y13 ")


def test_levels_that_differ_in_a_number_name_their_cards_once() -> None:
    """TA-Y14, TA-Y21."""
    text = flat(works("rules", "taiyaku"))
    assert "any 14, 13, 12, 11 or 10 of the Chaff, 9a Sake Cup spring:" in text
    assert "any 2 or 1 of 6b Peony Blue Ribbon, 9b Chrysanthemum Blue Ribbon, 10b Maple Blue Ribbon these all" in text


def test_each_kind_of_teyaku_is_a_group_and_its_hands_are_told_once() -> None:
    """TA-8, TA-9, HH-5, HH-6."""
    text = works("rules", "taiyaku")
    assert text.index("kind Chaff: only the best") < text.index("TA-T1 ") < text.index("kind Set: only the best") < text.index("TA-T3 ")
    assert "Worth 5" not in text
    assert "each opponent pays 30 at once" in flat(works("rules", "hiraya"))
    assert "kind" not in works("rules", "hiraya").partition("Teyaku")[2].partition("House rules")[0]


@pytest.mark.parametrize("kan", ["12", "10"])
def test_what_is_counted_in_kan_says_so(kan: str) -> None:
    """HH-1, HH-O1."""
    text = works("rules", "hachi_hachi", "-o", f"kan={kan}", "-o", "ribbon_bonus=on")
    assert f"\n1 kan is {kan} points\n" in text
    assert "Seven Ribbons 七短 10 kan, 1 for each more" in flat(text)
    assert "Four-Three 四三 20 kan" in flat(text)
    assert "kan" not in works("rules", "hiraya").replace("kanji", "")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("taiyaku", "-p", "5"), "At most 3 of them play a round"),
        (("taiyaku", "-p", "6"), "At most 3 of them play a round; 1 player is not dealt in"),
        (("taiyaku", "-p", "7"), "At most 3 of them play a round; 2 players are not dealt in"),
        (("hachi_hachi", "-p", "7"), "At most 3 of them play a round; the player who is dealt the blank card sits it"),
    ],
)
def test_the_heading_says_who_plays_at_a_larger_table(words: tuple[str, ...], line: str) -> None:
    """TA-21, TA-29, HH-53."""
    assert line in works("rules", *words).splitlines()
    assert "At most" not in works("rules", words[0], "-p", "3")


def test_a_row_that_cancels_says_so() -> None:
    assert "no yaku count" in works("rules", "hana_awase", "-o", "willow_row_cancels=on")
    assert "no yaku count" not in works("rules", "hana_awase")


def test_many_cards_are_told_by_what_they_have_in_common() -> None:
    text = flat(works("rules", "hana_awase"))
    assert "any 7 of the Ribbons except 11c Willow Ribbon" in text
    assert "any 4 of the Brights" in text
    assert "none of the Willow cards" in works("rules", "nara")


def test_points_are_told_in_the_counters_of_the_game() -> None:
    assert "1 matchstick is 100 points, 1 bean is 10 points" in works("rules", "nara")
    assert "counted out" not in works("rules", "hiraya")


def test_json_has_the_same() -> None:
    answer = data("rules", "mushi", "-o", "no_five_brights=on")
    assert answer["deck"] == list(codes(all_games()["mushi"].rules().deck))
    assert [row["id"] for row in answer["yaku"]] == ["MU-Y2", "MU-Y3", "MU-Y4"]
    assert answer["yaku"][0]["cards"] == ["1a", "2a", "3a"]
    changed = [entry["name"] for entry in answer["options"] if entry["value"] != entry["default"]]
    assert changed == ["no_five_brights"]
    assert sum(row["points"] * len(row["cards"]) for row in answer["card_points"]) == 230


def test_a_wrong_number_of_players_gets_a_sentence() -> None:
    assert refuses("rules", "hiraya", "--players", "4") == "Hiraya is played by 3 players, not by 4."
    assert refuses("rules", "hiraya", "--players", "x") == "--players takes a whole number from 1 to 1,000,000,000,000, not 'x'."


def test_a_wrong_option_gets_a_sentence_with_the_nearest() -> None:
    assert refuses("rules", "hiraya", "-o", "must_mach=on").startswith("There is no option 'must_mach'; did you mean must_match?")
    assert refuses("rules", "hiraya", "-o", "must_match=7") == "must_match cannot be 7: it takes off, on."
    assert refuses("rules", "hiraya", "-o", "rounds").startswith("'rounds' is not an option; write it as key=value")


def test_without_a_game_the_argument_is_asked_for() -> None:
    assert refuses("rules") == "'GAME' is missing."


def test_two_who_play_settle_by_card_points_alone_where_yaku_are_called() -> None:
    """HH-32 counts no yaku, for with a yaku it does not apply; KR-13 counts them."""
    text = flat(works("rules", "hachi_hachi"))
    assert "Nobody has a yaku and 2 play: Everybody pays the winner the difference in card points." in text
    assert "2 play: Everybody pays the winner the difference in card points and yaku." in flat(works("rules", "kyu_rei_hana", "-p", "4"))


def test_a_compensation_counts_teyaku_only_in_a_game_that_has_them() -> None:
    """KR-12, HH-48."""
    assert "half of its teyaku and complete yaku" in flat(works("rules", "hachi_hachi", "-p", "4"))
    text = flat(works("rules", "kyu_rei_hana", "-p", "4"))
    assert "half of its complete yaku" in text
    assert "teyaku" not in text
