"""The sentences of the rules say what the engine does, at the tables where it does so."""

from __future__ import annotations

import pytest

from hanashobu import games
from hanashobu.rules.options import Value, from_json
from hanashobu.text.reader import Reader


def sentences(game: str, seats: int, language: str = "en", **options: Value) -> dict[str, str]:
    """What is said under each rule."""
    found = games.find(game)
    reader, said = Reader(language), dict[str, str]()
    for line in found.rules(from_json(found.options, options), seats).lines():
        said[line.rule] = f"{said.get(line.rule, '')} {reader(line.text)}".strip()
    return said


@pytest.mark.parametrize("language", ["en", "ja", "es"])
def test_with_seven_whoever_has_the_blank_is_excluded_from_what_all_others_pay(language: str) -> None:
    """HH-61, HH-63, HH-53: with fewer nobody is."""
    blank = {"en": "except whoever has the blank card", "ja": "白札の人を除く", "es": "salvo de quien tiene la carta blanca"}[language]
    for seats in range(3, 8):
        said = sentences("hachi_hachi", seats, language, hand_swap="once", mizuten=True)
        assert (blank in said["HH-61"]) == (blank in said["HH-63"]) == (seats == 7)
    assert {"en": "pays and receives nothing", "ja": "払いも受け取りもせず", "es": "ni paga ni cobra nada"}[language] in said["HH-53"]


@pytest.mark.parametrize("language", ["en", "ja", "es"])
def test_what_the_dropout_phase_paid_stays_beside_the_special_piles(language: str) -> None:
    """HH-23, HH-50: teyaku, card points and achievements do not count; at a table of three nothing else could."""
    for seats in range(2, 8):
        said = sentences("hachi_hachi", seats, language)
        assert ("HH-50" in said) == (seats > 3)
        assert {"en": "teyaku, card points and achievements", "ja": "手役・札の点数", "es": "teyaku, puntos de cartas"}[language] in said[
            "HH-23"
        ]


@pytest.mark.parametrize("game", ["hachi_hachi", "kyu_rei_hana"])
def test_the_least_sum_of_an_offer_is_named(game: str) -> None:
    """HH-52: the compensation of one's own hand."""
    assert "no less than their own hand was compensated with" in sentences(game, 5, buyout=True)["HH-52"]
    assert "HH-52" not in sentences(game, 5)


@pytest.mark.parametrize("game", ["hachi_hachi", "kyu_rei_hana"])
def test_a_deal_that_leaves_no_card_names_where_the_draw_pile_comes_from(game: str) -> None:
    """HH-40, HH-51, HH-53, KR-11: of six and seven players the hands of those who are out make it."""
    for seats in range(3, 8):
        deal = sentences(game, seats)[games.find(game).rules(None, seats).deal.rule]
        assert ("the hands of those who are out make the draw pile" in deal) == (seats > 5)
        assert "no common draw pile" not in deal
    assert "no common draw pile" in sentences("nara", 4)["NA-3"]


def test_one_pass_of_the_swap_ends_with_a_dealer_whose_hand_was_taken() -> None:
    """HH-60."""
    assert "a dealer whose hand was taken is asked last" in sentences("hachi_hachi", 3, hand_swap="once")["HH-60"]


def test_the_highest_total_wins_a_campaign_before_debts_are_given_back() -> None:
    """HH-75, CO-14."""
    said = sentences("hachi_hachi", 3, campaign=True)["HH-75"]
    assert said.index("wins and takes the prize pot") < said.index("gives back") < said.index("final score")
