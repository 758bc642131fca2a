"""What a player is asked, and what each answer is said to bring."""

from __future__ import annotations

from hanashobu.play.view import View
from hanashobu.terminal import questions
from hanashobu.terminal.lines import plain as flat
from tests.helpers import Table


def asked(view: View, pictures: bool = True) -> str:
    return flat([*questions.posed(view, 80, pictures)]) + "\n" + questions.prompt(view)


def test_a_drawn_card_with_two_matches_asks_which() -> None:
    table = Table("hana_awase", seats=3).place(hands=["5c", "6c", "7c"], field="3a 3c", stock="3b 8c", taken=["1b 2b"])
    table.play("5c")
    view = table.match.view(0)
    assert asked(view) == (
        "You draw 3b Cherry Poetry Ribbon. Which card does it take?\n"
        "  1  ★ 桜   3a  Curtain                +25, makes Poetry Slips (40)\n"
        "  2  · 桜   3c  Cherry Chaff           +6, makes Poetry Slips (40)\n"
        "Your choice: 1 to 2 or a code (? helps):"
    )
    assert "1. 3a Curtain, Bright: +25, makes Poetry Slips (40)." in asked(view, pictures=False)


def test_three_of_a_month_beside_lightning_are_one_answer() -> None:
    """HI-10."""
    table = Table("hiraya").place(hands=["5c", "6c", "7c"], field="1b 1c 1d", stock="11d 1a 8c")
    table.play("5c")
    assert "1  ▤ 松   1b  Pine Poetry Ribbon     +5" in asked(table.match.view(0))
    table = Table("hiraya").place(hands=["11d", "6c", "7c"], field="1b 1c 1d 11a", stock="1a 8c")
    table.play("11d", "11a")
    assert table.taken(0) == "1a 1b 1c 1d 11a 11d"


def test_the_dealer_is_told_what_comes_with_each_card() -> None:
    """NA-5, NA-6."""
    table = Table("nara").deal(field="12a 12b 12c 0")
    text = asked(table.match.view(0))
    assert "1  ★ 桐   12a Phoenix                with 12c Chaff, +30" in text
    assert "2  · 桐   12b Yellow Chaff           with 12c Chaff, +20" in text
    table.play("12a")
    assert "with 0 Blank, +60" in asked(table.match.view(0))


def test_piles_are_chosen_by_number() -> None:
    """NA-8."""
    table = Table("nara").deal()
    text = asked(table.match.view(0))
    assert "Two piles of 5 cards lie face down before you" in text
    assert text.endswith("Take pile 0 or 1 as your hand (? helps):")


def test_a_redeal_is_offered_where_the_rules_offer_it() -> None:
    """NA-9."""
    table = Table("nara").deal(field="1a 2a 3a 4a 5a 6a 7a 8a 9a", piles=[("1c 1d 2c 2d 3c", "")])
    table.play("pile 0", "pile 0", "pile 0", "pile 0")
    view = table.match.view(0)
    assert "you may ask for a new deal by the same dealer (NA-9): type redeal." in " ".join(asked(view).split())
    table = Table("nara").deal(field="1a 2a 3a 4a 5a 6a 7a 8a 9a", piles=[("1b 1d 2c 2d 3c", "")])
    table.play("pile 0", "pile 0", "pile 0", "pile 0")
    assert asked(table.match.view(0)) == "\nYour turn: 1 to 5 or a code (? helps):"
