"""`hana score`: worked examples, and everything that can be wrong with piles."""

from __future__ import annotations

import pytest

from hanashobu.cards import ANIMALS, BRIGHTS, CHAFF, RIBBONS, codes
from tests.cli.run import data, flat, refuses, works

# The example of Mushi's rules: A has 2 Brights, 3 Animals, 3 Ribbons, 10 Chaff = 95 and MU-Y2; B has the other 135 and MU-Y3.
MUSHI_A = "1a 3a 2a 5a 8b 1b 2b 3b 1c 1d 2c 2d 3c 3d 5c 5d 8c 12b"

# Both have 115 card points and no yaku: 60 + 40 + 10 + 5.
HALF = "1a 8a 11a 2a 5a 9a 10a 4b 5b 1c 2c 3c 5c 12b"


def test_the_worked_example_of_mushi() -> None:
    """MU-12, MU-13: 95 - 115 + 25 - 10 = -5, and 135 - 115 + 10 - 25 = +5."""
    answer = data("score", "mushi", "--pile", MUSHI_A, "--pile", "rest")
    assert answer["cards"] == [95, 135]
    assert [[row["id"] for row in held] for held in answer["yaku"]] == [["MU-Y2"], ["MU-Y3"]]
    assert answer["result"] == [-5, 5]
    assert answer["next_dealer"] == 1


def test_the_worked_example_of_hiraya() -> None:
    """HI-14, HI-15, HI-17 (docs/rules/hiraya.md): 5, -95 and 90, and Aki deals next although Chie won the most."""
    aki = "8a 11a 2a 6a 7a 1b 2b 3b 4b 6b"  # 95 card points, Poetry Ribbons
    chie = " ".join(["1a", "3a", "4a", "5a", *codes(CHAFF)[:13]])  # 60 card points, Thirteen Cards
    words = ("--names", "Aki,Ben,Chie", "--dealer", "Ben", "--teyaku", "Chie")
    piles = ("--pile", aki, "--pile", "rest", "--pile", chie)
    answer = data("score", "hiraya", *words, *piles)
    assert answer["cards"] == [95, 85, 60]
    assert [[row["id"] for row in held] for held in answer["yaku"]] == [["HI-Y3"], [], ["HI-Y6"]]
    assert answer["result"] == [5, -95, 90]
    assert (answer["winner"], answer["next_dealer"]) == (0, 0)
    text = works("score", "hiraya", *words, *piles)
    assert text.startswith("Hiraya  ひらや  Ben dealt\n")
    assert "Aki and Ben pay Chie 30 each for Hiraya (HI-4)." in text
    assert "Ben and Chie pay Aki 30 each for Poetry Ribbons (HI-Y3)." in text
    assert "Aki and Ben pay Chie 40 each for Thirteen Cards (HI-Y6)." in text
    assert "Card points against par (HI-14): Aki +15, Ben +5, Chie −20." in text
    assert text.endswith("Aki deals next.\n")


def test_additive_scores_are_card_points_and_yaku_and_nobody_pays() -> None:
    """HA-5: A has all Brights: 100 card points and 100 for Five Lights."""
    brights, rest = " ".join(codes(BRIGHTS)), " ".join(codes(ANIMALS | RIBBONS))
    answer = data("score", "hana_awase", "--pile", brights, "--pile", rest, "--pile", "rest")
    assert answer["cards"] == [100, 140, 24]
    assert answer["result"][0] == 200
    assert answer["payments"] == []
    assert "Round score = card points + yaku. Nobody pays anybody. (HA-5)" in works(
        "score", "hana_awase", "--pile", brights, "--pile", rest, "--pile", "rest"
    )


def test_everything_counts_by_the_multiplier() -> None:
    """KR-7: four times as much changes hands."""
    piles = ("--pile", "1a 3a 8a", "--pile", "rest", "--pile", "2a 2b")
    once, four = data("score", "kyu_rei_hana", *piles), data("score", "kyu_rei_hana", *piles, "--multiplier", "4")
    assert four["result"] == [4 * points for points in once["result"]]
    assert sum(four["result"]) == 0
    assert "everything counts ×4" in works("score", "kyu_rei_hana", *piles, "--multiplier", "4")


def test_a_pile_of_nothing_but_chaff_is_paid_by_all_and_nothing_else_counts() -> None:
    """NA-15."""
    piles = ("--pile", "1a 2a 3a", "--pile", "rest", "--pile", "1c 1d", "--pile", "11a 0")
    assert data("score", "nara", *piles)["result"] == [-100, -100, 300, -100]
    text = works("score", "nara", *piles)
    assert "All Chaff by Player 3: nothing else counts in this round (NA-15)." in text
    assert "Player 3 gets 3 matchsticks" in flat(text)


def test_too_few_card_points_leave_nobody_a_winner() -> None:
    """HA-O3: the dealer stays."""
    piles = ("--pile", "1b 2b", "--pile", "rest", "--pile", "8a 8b")
    text = works("score", "hana_awase", *piles, "-o", "dandruff=on", "--dealer", "3")
    assert "With 20 card points or fewer, here Player 1 (10), nobody scores and the dealer stays (HA-O3)." in flat(text)
    assert text.endswith("Nobody wins the round; Player 3 deals again.\n")


def test_a_willow_row_that_cancels_is_explained() -> None:
    """HA-O5."""
    piles = ("--pile", "1b 2b 3b", "--pile", "rest", "--pile", "8a 8b")
    assert data("score", "hana_awase", *piles)["result"][0] == 15 + 40
    assert data("score", "hana_awase", *piles, "-o", "willow_row_cancels=on")["result"][0] == 15
    assert "Player 2 has Willow Row, so nobody's yaku count" in works("score", "hana_awase", *piles, "-o", "willow_row_cancels=on")


def test_the_cards_of_a_yaku_are_shown_and_only_those() -> None:
    held = data("score", "hana_awase", "--pile", "1b 2b 3b 4b 5b 6b 9c", "--pile", "rest")["yaku"][0]
    assert {row["id"]: row["cards"] for row in held} == {
        "HA-Y6": ["1b", "2b", "3b", "4b", "5b", "6b"],
        "HA-Y7": ["1b", "2b", "3b"],
    }


@pytest.mark.parametrize("dealer", [1, 2])
def test_a_tie_goes_to_the_dealer_who_was_earlier(dealer: int) -> None:
    """MU-15."""
    answer = data("score", "mushi", "--pile", HALF, "--pile", "rest", "--dealer", str(dealer))
    assert (answer["cards"], answer["result"]) == ([115, 115], [0, 0])
    assert answer["winner"] == dealer - 1


def test_commas_and_capitals_are_read() -> None:
    assert data("score", "mushi", "--pile", "1A, 2a,3a", "--pile", "REST")["piles"][0] == ["1a", "2a", "3a"]


def test_an_empty_pile_is_a_pile() -> None:
    assert data("score", "mushi", "--pile", "", "--pile", "rest")["cards"] == [0, 230]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--pile", "13a", "--pile", "rest"), "In the pile of Player 1: There is no card '13a'; did you mean 3a?"),
        (("--pile", "1a 1a", "--pile", "rest"), "1a Crane is twice in the pile of Player 1."),
        (
            ("--pile", "1a 2b", "--pile", "2b 1a"),
            "Player 1 and Player 2 both have 1a Crane, 2b Plum Poetry Ribbon in their piles; a card can be in one pile only.",
        ),
        (("--pile", "rest", "--pile", "rest"), "Only one pile can be the rest, not those of Player 1 and Player 2."),
        (("--pile", "1a", "--pile", "rest 2a"), "The pile of Player 2 is either rest or a list of cards, not both."),
        (("--pile", "6a", "--pile", "rest"), "In the pile of Player 1: 6a Butterflies is not in the deck of this game."),
        (("--pile", "0", "--pile", "rest"), "In the pile of Player 1: 0 Blank is not in the deck of this game."),
        (("--pile", "1a"), "Mushi is played by 2 players, not by 1. There is 1 --pile: give one for each player."),
        (
            ("--pile", "1a", "--pile", "2a", "--pile", "rest"),
            "Mushi is played by 2 players, not by 3. There are 3 --pile: give one for each player.",
        ),
        (("--pile", "1a", "--pile", "rest", "--multiplier", "2"), "Mushi has no multiplier; leave --multiplier out."),
        (("--pile", "1a", "--pile", "rest", "--teyaku", "1"), "Mushi has no teyaku; leave --teyaku out."),
        (
            ("--pile", "1a", "--pile", "rest", "--dealer", "0"),
            "There is no player '0': write a number from 1 to 2, or one of Player 1, Player 2.",
        ),
        (
            ("--pile", "1a", "--pile", "rest", "--names", "Aki"),
            "--names has 1 for 2 piles; it takes one for each, such as Aki,Ben.",
        ),
        (("--pile", "1a", "--pile", "rest", "--names", "Aki,aki"), "--names: Everybody at the table needs a name of their own."),
        (("--pile", "1a", "--pile", "rest", "-o", "no_five=on"), "There is no option 'no_five'; did you mean no_five_brights?"),
        ((), "The option '--pile' is missing."),
    ],
)
def test_piles_that_cannot_be_get_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert refuses("score", "mushi", *words).startswith(sentence)


def test_cards_in_nobodys_pile_are_named_and_it_is_said_what_to_do() -> None:
    everything = codes(BRIGHTS | ANIMALS | RIBBONS | CHAFF)
    some, others = everything[:20], [code for code in everything[20:] if code not in ("7c", "11d")]
    sentence = refuses("score", "hana_awase", "--pile", " ".join(some), "--pile", " ".join(others))
    assert sentence == (
        "Nobody has 7c Bush Clover Chaff, 11d Lightning. Give each card to the player who took it."
        " Write the last pile as rest, and it gets every card that is in no other pile."
    )


def test_a_multiplier_that_a_game_does_not_have_gets_a_sentence() -> None:
    words = ("--pile", "1a", "--pile", "2a", "--pile", "rest", "--multiplier", "3")
    assert refuses("score", "kyu_rei_hana", *words) == "The multiplier of a round of Kyū-Rei Hana is one of 1, 2, 4, not 3."


def test_a_teyaku_that_a_game_does_not_have_gets_a_sentence() -> None:
    words = ("--pile", "1a", "--pile", "2a", "--pile", "rest", "--teyaku", "1=HI-5")
    assert refuses("score", "hiraya", *words) == "--teyaku 1=HI-5: say which one, as 1=HI-4; Hiraya has HI-4."
