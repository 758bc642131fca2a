"""Who plays, who is out, what each stakes and has shown; and the slips of rounds that end in their own ways."""

from __future__ import annotations

from collections.abc import Sequence

from hanashobu.cards import card
from hanashobu.play import participation
from hanashobu.play.events import visible
from hanashobu.play.questions import outcome, yaku_progress
from hanashobu.play.view import View
from hanashobu.rules.phases import SETTLE
from hanashobu.terminal import help_text, screen, seats, settlement, spoken
from hanashobu.terminal.outcome_text import does, worth
from hanashobu.terminal.screen import Canvas
from hanashobu.terminal.text_layout import plain as flat
from tests.support.helpers import Table


def drawn(table: Table, seat: int = 0, rows: int = 38) -> str:
    return flat(screen.table(table.match.view(seat), table.game, [], Canvas(80, rows, False), False))


def squeezed(text: str) -> list[str]:
    """The lines with single spaces."""
    return [" ".join(line.split()) for line in text.splitlines()]


def standing(view: View) -> list[str]:
    return [str(participation.says(view, seat) or "") for seat in range(view.rules.seats)]


def test_before_play_everybody_is_in_out_waiting_or_has_to_speak() -> None:
    """TA-21, TA-22, TA-29, TA-30: with six at the table the sixth waits, and gets hand and chip of the first who goes out."""
    table = Table("taiyaku", 6).deal(leader=1)
    assert standing(table.match.view(0)) == ["", "has to speak", "has to speak", "has to speak", "has to speak", "waits"]
    table.play("in", "out")
    assert standing(table.match.view(0)) == ["", "in", "out", "has to speak", "has to speak", "has to speak"]
    lines = squeezed(drawn(table))
    assert lines[0].endswith("親 you deal 先 Ben leads")
    assert "Ben 先 in total 96, stake 8" in lines
    assert "Chie out total 96, stake 7" in lines
    assert "Fumi has to speak total 96, stake 9" in lines
    assert "Field draw pile 2" in lines


def test_those_who_do_not_play_have_no_cards_and_stand_together_where_it_is_tight() -> None:
    """TA-23: forced out with Crane and Phoenix, 2 from each of three."""
    table = Table("taiyaku", 5).deal(hands=["1c", "2c", "3c", "4c", "1a 12a 5c 5d 6c 6d 7c 7d"], leader=0)
    table.play("in", "in", "out", "in")
    assert standing(table.match.view(0)) == ["", "", "out", "", "forced out, got 6"]
    assert "Emi forced out, got 6 total 96, stake 14" in squeezed(drawn(table))
    tight = squeezed(drawn(table, rows=15))
    assert "Chie out, total 96, stake 7 Emi forced out, got 6, total 96, stake 14" in tight
    said = spoken.table(table.match.view(0), table.game, [], False)
    assert "Emi: forced out, got 6, total 96, stake 14." in said
    assert "Dai has 8 cards in hand, 0 in yaku, total 96, stake 6. Nothing taken yet." in said


def test_when_the_dealer_is_out_the_mark_goes_to_who_takes_over() -> None:
    """HH-47."""
    table = Table("hachi_hachi", 4).deal()
    table.play("out", "in", "in", "in")
    assert participation.dealer(table.match.view(2)) == 1
    assert seats.who_deals(table.match.view(1), marks=True) == "親 you deal"


def test_a_claimed_hand_lies_open_and_sage_is_told() -> None:
    """TA-11, HH-8."""
    table = Table("taiyaku", 3).deal(hands=["5a", "1a 1b 1c 1d 2c 3c 4c 6c"])
    table.play("set")
    assert "claimed Four-of-a-Kind open 1a 1b 1c 1d" in " ".join(drawn(table).split())
    table = Table("hachi_hachi", 3).place(
        hands=["1c 5c", "2c 5d", "3c 6d"], field="3a 6b", stock="10c 11c 12c", taken=["", "", "9b 10b 6c"]
    )
    table.state.actor = 2
    table.state.went_on[1] = 1
    assert "Ben 2 cards sage 0 card points total 0" in squeezed(drawn(table))


def test_who_plays_blind_does_not_see_the_hand_before_play() -> None:
    """HH-62."""
    table = Table("hachi_hachi", 4, mizuten=True)
    table.match.go_on()
    table.play("yes")
    table.deal(hands=["1a 2a 3b 4a 5a 6a 7a"])
    assert "You play blind: your 7 cards lie face down until play begins." in drawn(table)
    assert "Cuckoo" not in drawn(table) + " ".join(spoken.table(table.match.view(0), table.game, [], False))
    table.play("in", "in", "in")
    assert "Cuckoo" in drawn(table)


def test_a_yaku_that_ends_the_round_is_the_first_hint() -> None:
    """TA-20: two blue ribbons count already, and yet the third is worth most."""
    table = Table("taiyaku", 3).place(hands=["10c 2c", "5c", "6c"], field="10b 2d", taken=["6b 9b 1a", "8a 3c"])
    view = table.match.view(0)
    near = [(item.row.id, str(item.worth)) for item in yaku_progress.near(view, 0, 2)]
    assert near[0] == ("TA-Y20", "ends the round")
    lay = outcome.lay(view, card("10c"))
    assert does(lay, 80) == "takes 10b Blue, makes Three Blue Ribbons, ends the round"
    assert "Yaku Three Blue Ribbons ends the round needs 10b (field)" in squeezed(drawn(table))


def test_where_cards_have_no_points_the_gain_is_that_of_the_yaku() -> None:
    """TA-16, TA-19: the second red ribbon raises 1 to 2."""
    table = Table("taiyaku", 3).place(hands=["5b 2c", "5c", "6c"], field="5d 2d", taken=["1b"])
    view = table.match.view(0)
    assert worth(outcome.lay(view, card("5b"))) == "+1"
    assert worth(outcome.lay(view, card("2c"))) == ""
    assert "card points" not in drawn(table)


def test_rows_that_share_an_id_are_told_apart() -> None:
    """TA-Y12: Pine and Willow are both rows of 2."""
    table = Table("taiyaku", 3).place(hands=["5b", "5c", "6c"], taken=["1a 1b 1c 1d", "11a 11b 11c 11d"])
    view = table.match.view(0)
    assert next(item.name.english for item in yaku_progress.made(view, 0, view.table.taken[0])) == "Pine Row"
    page = squeezed(flat(help_text.all_yaku(view, 80, kanji=False)))
    assert "Pine Row, 2: made by you." in page
    assert "Willow Row, 2: made by Ben." in page
    assert "Cherry Row, 2: 3a ?, 3b ?, 3c ?, 3d ?." in page


def test_hints_do_not_flood() -> None:
    table = Table("taiyaku", 3).place(hands=["5b", "5c", "6c"], taken=["1a 4a 4c 4d 6a 7a", "9b 6b 11b 12a 8c", "1b 2b 3a"])
    view = table.match.view(0)
    assert len(yaku_progress.near(view, 0, 2)) > 4
    assert len(screen.threats(view)) > 4
    said = spoken.table(view, table.game, [], False)
    assert len([text for text in said if text.startswith("You are near")]) == 4
    assert len([text for text in said if text.startswith("Watch")]) == 4
    assert "Watch Ben: Three Blue Ribbons, ends the round, needs 10b." in said


def slips(table: Table, taken: Sequence[str]) -> tuple[str, str]:
    """The settlement of these capture piles as a slip, and in sentences."""
    table.place(taken=taken, phase=SETTLE)
    emitted = visible(table.go_on(), 0)
    view = table.match.view(0)
    return flat(settlement.of_round(view, table.game, emitted, 80)), " ".join(spoken.settlement(view, emitted))


def test_a_slip_says_what_is_forgiven() -> None:
    """TA-3, TA-16: 12 against nothing, and stakes of 8."""
    text, said = slips(Table("taiyaku", 3), ["1a 3a 8a 12a", "6c", "7c"])
    assert "Ben and Chie pay you 8 chips each (4 chips each unpaid: the stake does not cover it)" in " ".join(text.split())
    assert "The stake does not cover the rest: 4 chips each unpaid." in said
    assert "Card points" not in text + said


def ended(table: Table, *words: str) -> tuple[str, str]:
    """The slip after these words, and the same in sentences."""
    emitted = visible([*table.events, *table.play(*words)], 0)
    view = table.match.view(0)
    return flat(settlement.of_round(view, table.game, emitted, 80)), " ".join(spoken.settlement(view, emitted))


def test_a_round_that_is_stopped_names_the_yaku_and_no_value() -> None:
    """TA-15."""
    table = Table("taiyaku", 3).place(hands=["10c", "5c 5d", "7c 7d"], field="10b", stock="12c 4c", taken=["6b 9b"])
    table.events = []
    text, said = ended(table, "10c")
    assert "You ended the round with Three Blue Ribbons." in text
    assert ["Yaku", "ends", "0", "0"] in [line.split() for line in text.splitlines()]
    assert "You: Three Blue Ribbons, ends the round (6b" in said
    assert "None" not in text + said


def test_rounds_without_play_say_why() -> None:
    """TA-25, HH-44."""
    text, said = ended(Table("taiyaku", 4).deal(leader=0), "in", "out", "out", "out")
    assert "Only you were in; no card was played." in text
    assert "Yaku" not in text
    assert "Ben, Chie and Dai pay 1 chip each into the pot" in text
    assert "You get 3 chips from the pot" in text
    assert "Only you were in; no card was played." in said
    text, _ = ended(Table("hachi_hachi", 4, two_left="split").deal(), "in", "out", "out", "in")
    assert "Only you and Dai were in: the pot is shared, and no card was played." in text
    assert "You and Dai get 15 each from the pot" in text
    assert text.endswith("Nobody wins the round; you deal the next.")
