"""What a player is asked, and what each answer is said to bring."""

from __future__ import annotations

from hanashobu.play.view import View
from hanashobu.terminal import questions
from hanashobu.terminal.text_layout import plain as flat
from tests.support.helpers import Table


def asked(view: View, pictures: bool = True) -> str:
    return flat([*questions.posed(view, 80, pictures)]) + "\n" + questions.prompt(view)


def test_a_drawn_card_with_two_matches_asks_which() -> None:
    table = Table("hana_awase", seats=3).place(hands=["5c", "6c", "7c"], field="3a 3c", stock="3b 8c", taken=["1b 2b"])
    table.play("5c")
    view = table.match.view(0)
    assert asked(view) == (
        "You draw 3b Cherry Poetry Ribbon. Which card does it take?\n"
        "  1  ★ 桜   3a  Curtain                +25, makes Poetry Ribbons (40)\n"
        "  2  · 桜   3c  Cherry Chaff           +6, makes Poetry Ribbons (40)\n"
        "Your choice: 1 to 2 or a code (? for help):"
    )
    assert "1. 3a Curtain, Bright: +25, makes Poetry Ribbons (40)." in asked(view, pictures=False)


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
    assert "Two piles of 5 cards lie face down in front of you" in text
    assert text.endswith("Take pile 1 or 2 as your hand (? for help):")


def test_a_redeal_is_offered_where_the_rules_offer_it() -> None:
    """NA-9."""
    table = Table("nara").deal(field="1a 2a 3a 4a 5a 6a 7a 8a 9a", piles=[("1c 1d 2c 2d 3c", "")])
    table.play("pile 1", "pile 1", "pile 1", "pile 1")
    view = table.match.view(0)
    assert "Or type redeal: ask for a new deal by the same dealer." in " ".join(asked(view).split())
    table = Table("nara").deal(field="1a 2a 3a 4a 5a 6a 7a 8a 9a", piles=[("1b 1d 2c 2d 3c", "")])
    table.play("pile 1", "pile 1", "pile 1", "pile 1")
    assert asked(table.match.view(0)) == "\nYour turn: 1 to 5 or a code (? for help):"


def test_who_may_go_out_is_told_what_being_in_means() -> None:
    """TA-21 to TA-23."""
    table = Table("taiyaku", 5).deal(leader=0)
    assert "1. in: play it; 2 more players may be in.\n2. out: costs 1 chip, into the pot." in asked(table.match.view(0))
    table.play("in", "out", "in")
    text = asked(table.match.view(3))
    assert "Do you play this round? Aki and Chie are in already. The pot has 1 chip." in text
    assert "1. in: play it; whoever has not spoken is then forced out." in text
    table.play("out")
    assert "1. in: play it; you speak last." in asked(table.match.view(4))


def test_a_claim_says_what_it_pays_and_what_it_shows() -> None:
    """TA-10, TA-11."""
    table = Table("taiyaku", 3).deal(hands=["1a 1b 1c 1d 2a 3a 4a 5a"])
    text = asked(table.match.view(0))
    assert "Each opponent pays at once. Nobody else" in text
    assert "2. set: Four-of-a-Kind (TA-T3): 5 chips from each; you show 1a 1b 1c 1d." in text


def test_a_call_says_what_is_held_and_what_shoubu_brings() -> None:
    """HH-8, HH-12: 7 kan of 12 points from each of two."""
    table = Table("hachi_hachi", 3).place(hands=["3c 1c", "5c 5d", "7c 7d"], field="3b", stock="12c 4c", taken=["1b 2b"])
    table.play("3c")
    text = " ".join(asked(table.match.view(0)).split())
    assert "You have Poetry Ribbons (7 kan). Does the round end here?" in text
    assert "2. shoubu: the round ends: you +168, Ben −84, Chie −84." in text
    assert "only you called sage, you pay double" in text
