"""What the table looks like, position by position."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from hanashobu import games
from hanashobu.bots import find as find_bot
from hanashobu.cards import CODES, card, cards
from hanashobu.play import events
from hanashobu.play.commentary import Commentary
from hanashobu.play.events import visible
from hanashobu.play.match import Match
from hanashobu.play.mechanisms.kinds import EventContext
from hanashobu.play.questions import outcome, yaku_progress
from hanashobu.play.redaction import see
from hanashobu.play.resample import resample
from hanashobu.play.settlement import event_message
from hanashobu.play.view import View
from hanashobu.rules.options import Value, from_json
from hanashobu.terminal import help_text, questions, reading, screen, spoken
from hanashobu.terminal.cards import BAR_WIDTH, WIDTH, bar, block, blocks, groups, look, short
from hanashobu.terminal.event_text import news
from hanashobu.terminal.outcome_text import does, worth
from hanashobu.terminal.screen import Canvas
from hanashobu.terminal.text_layout import plain as flat
from hanashobu.terminal.text_layout import wrap
from tests.support.helpers import Table
from tests.support.slices import sliced, spread

NAMES = ("Ann", "Kiku", "Hagi", "Fuji", "Ume", "Momo", "Kaede")
FULL: dict[str, dict[str, Value]] = {"hachi_hachi": {"hand_swap": "once", "mizuten": True, "buyout": True, "campaign": True}}
TABLES = [(game.name, seats) for game in games.all_games().values() for seats in game.seats]


def drawn(view: View, game: str) -> str:
    return flat(screen.table(view, games.find(game), [], Canvas(80, 38, False), False))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("colour", [True, False])
def test_every_card_is_a_block_of_nine_cells_with_its_code_and_its_mark(code: str, colour: bool) -> None:
    for tall in (True, False):
        lines = block(card(code), colour, tall)
        assert [line.cell_len for line in lines] == [WIDTH] * (3 if tall else 2)
        assert code in lines[0].plain
        assert lines[0].plain.endswith(look(card(code)).mark)
        assert lines[-1].plain.strip() == short(card(code))
    assert bar(card(code)).cell_len == BAR_WIDTH
    assert "…" not in bar(card(code)).plain


def test_the_kinds_are_told_apart_without_colour() -> None:
    marks = {look(card(code)).mark for code in ("3a", "2a", "1b", "6b", "4b", "1c", "0")}
    assert len(marks) == 7
    assert flat(blocks(cards("1a 2b 10c 11d"), 80, False, True)) == (
        "┌1a 松──★ ┌2b 梅──▤ ┌10c紅葉· ┌11d 柳─·\n  Pine      Plum      Maple    Willow\n  Crane    Poetry     Chaff   Lightning"
    )


def test_a_row_of_blocks_is_eight_cards_on_eighty_columns() -> None:
    lines = blocks(cards("1a 2a 3a 4a 5a 6a 7a 8a 9a"), 80, True, True)
    assert [line.cell_len for line in lines] == [79] * 3 + [9] * 3


def test_a_capture_pile_is_grouped_by_kind_with_chaff_counted() -> None:
    pile = [part.plain for part in groups(cards("1a 8a 6a 1b 6b 4b 1c 2c 0"))]
    assert pile == [" ★ 1a 8a ", " ◆ 6a ", " ▤ 1b ", " ▥ 6b ", " ▬ 4b ", " · 2 ", " ○ 0 "]


def test_hand_cards_say_what_they_would_take() -> None:
    table = Table("hana_awase", seats=3).place(hands=["1b 3b 5b 6b 12a"], field="1c 3a 3c 6a 6c 6d", taken=["2b 3d"])
    view = table.match.view(0)
    shown = {code: (does(lay, 40), worth(lay)) for code in ("1b", "3b", "5b", "6b") for lay in [outcome.lay(view, card(code))]}
    assert shown == {
        "1b": ("takes 1c Chaff", "+6"),
        "3b": ("takes 1 of 2: 3a Curtain or 3c Chaff", "+6 to 25"),
        "5b": ("stays on the field", ""),
        "6b": ("takes all three: 6a 6c 6d", "+17"),
    }
    assert "5  ★ 桐   12a Phoenix                stays on the field" in drawn(view, "hana_awase")


def test_a_card_that_makes_a_yaku_says_so() -> None:
    table = Table("hana_awase", seats=3).place(hands=["3b"], field="3c", taken=["1b 2b"])
    lay = outcome.lay(table.match.view(0), card("3b"))
    assert does(lay, 60) == "takes 3c Chaff, makes Poetry Ribbons"
    assert [(item.id, item.points) for item in (lay.outcome or outcome.NOTHING).yaku] == [("HA-Y7", 40)]


def test_lightning_on_the_field_offers_itself_beside_three_of_a_month() -> None:
    """HI-10: the three stand as one choice and Lightning as the other."""
    table = Table("hiraya").place(hands=["1a"], field="1b 1c 1d 11d")
    lay = outcome.lay(table.match.view(0), card("1a"))
    assert [(target.card, target.outcome.got) for target in lay.targets] == [
        ("1b", ("1a", "1b", "1c", "1d")),
        ("11d", ("1a", "11d")),
    ]


def test_the_blank_on_an_empty_field_is_taken_alone() -> None:
    """NA-11."""
    table = Table("nara").place(hands=["0 5c"], field="")
    lay = outcome.lay(table.match.view(0), card("0"))
    assert (does(lay, 40), worth(lay)) == ("is taken alone", "+40")


def test_the_dealer_sees_both_cards_of_a_pair() -> None:
    """NA-5: of 12a and 12b, two scoring cards, one is chosen; the Chaff comes with it."""
    table = Table("nara").deal(field="12a 12b 12c")
    view = table.match.view(0)
    assert [outcome.take(view, action).got for action in view.legal] == [("12a", "12c"), ("12b", "12c")]


def test_near_yaku_say_which_cards_are_missing_and_where_they_are() -> None:
    table = Table("hiraya").place(hands=["9b 1c"], field="10b", taken=["6b 4b 1a", "1b 3b", "5b"])
    view = table.match.view(0)
    assert [(item.row.name, str(yaku_progress.needs(view, item))) for item in yaku_progress.near(view, 0, 2)] == [
        ("Blue Ribbons", "needs 9b (your hand), 10b (field)"),
    ]  # Grass Ribbons are out of reach: another player has 5b
    assert [(item.row.name, str(yaku_progress.needs(view, item))) for item in yaku_progress.near(view, 1, 1)] == [
        ("Poetry Ribbons", "needs 2b")
    ]
    text = drawn(view, "hiraya")
    assert "Yaku   Blue Ribbons 30 needs 9b (your hand), 10b (field)" in text
    assert "Watch  Ben: Poetry Ribbons 30 needs 2b" in text


def test_a_yaku_of_a_group_is_near_only_if_it_would_count_for_more() -> None:
    """HA-7: with Drinking made, the two viewings say nothing new."""
    table = Table("hana_awase", seats=3).place(hands=["1c"], taken=["3a 8a 9a"])
    view = table.match.view(0)
    assert [(item.name.english, item.points) for item in yaku_progress.made(view, 0, view.table.taken[0])] == [("Drinking", 40)]
    assert "Moon Viewing" not in [item.row.name for item in yaku_progress.near(view, 0, 2)]
    assert "Drinking 40" in drawn(view, "hana_awase")


def test_counted_yaku_say_how_many_are_missing() -> None:
    table = Table("hana_awase", seats=3).place(hands=["1c"], taken=["1b 2b 4b 5b 9b"])
    view = table.match.view(0)
    (slips,) = [item for item in yaku_progress.near(view, 0, 1) if item.row.name == "Six Ribbons"]
    assert str(yaku_progress.needs(view, slips)) == "needs 1 of 3b, 6b, 7b, 10b"


def test_the_yaku_page_knows_where_every_card_is() -> None:
    table = Table("hiraya").place(hands=["2b"], field="3b", taken=["4b", "1b", "6b 9b 10b 5b"])
    text = flat(help_text.all_yaku(table.match.view(0), 80, kanji=True))
    assert "1b Ben, 2b your hand, 3b field" in text
    assert "Blue Ribbons 青短              30  made by Chie" in text
    assert "Grass Ribbons 草短             30  out of reach" in text


def news_for(match: Match) -> list[str]:
    """What the player who is asked has been told lately."""
    seen = visible(match.events, match.actor)
    commentary = Commentary(match.names, match.rules)
    commentary.read(seen)
    return news(list(zip(seen, commentary.texts, strict=True))[-20:], commentary.context, match.actor)


@pytest.mark.parametrize(("game", "seats"), sliced(spread(TABLES), len(TABLES) // 6))
def test_screens_fit_and_are_made_of_what_the_seat_may_see(game: str, seats: int) -> None:
    """Two worlds: whatever lies in other hands and piles, the same screen, the same pages, the same sentences."""
    found = games.find(game)
    match = Match(found, NAMES[:seats], from_json(found.options, {"rounds": 3, **FULL.get(game, {})}), 3)
    match.start()
    bot, random, looked = find_bot("random"), Random(2), set()
    while not match.over and match.round < 4:
        if match.actor is None:
            match.go_on()
            continue
        view = match.view(match.actor)
        if view.asked != "play" or random.random() < 0.2:
            other = see(resample(view, random), match.tables, match.rules, match.names, match.actor)
            texts = news_for(match)
            for columns, rows in ((80, 24), (80, 40), (120, 40)):
                question = questions.posed(view, columns, True)
                paper = Canvas(columns, rows - 2 - len(question), True)
                lines = screen.table(view, found, texts, paper, False)
                assert max(cell_len(line.plain) for line in [*lines, *question]) <= columns
                assert len(lines) <= max(paper.height, 13)  # Lightning may take any of ten cards; then the question fills the screen
                assert flat(lines) == flat(screen.table(other, found, texts, paper, False))
            assert spoken.table(view, found, texts, False) == spoken.table(other, found, texts, False)
            assert flat(help_text.all_yaku(view, 80, True)) == flat(help_text.all_yaku(other, 80, True))
            looked.add(view.asked)
        match.play(match.actor, bot.choose(view, random))
    assert looked >= {"play"} | ({"speak"} if match.rules.dropout else set())


def test_words_are_wrapped_by_cells_and_long_ones_broken() -> None:
    assert wrap("花 花 花花花花", 7, 2) == ["花 花", "  花花", "  花花"]
    assert wrap("", 10) == [""]


def test_the_screen_in_the_docs_is_what_a_player_sees(root: Path) -> None:
    """A position laid out by hand; when the screen changes on purpose, docs/screen.txt gets the new one."""
    table = Table("hana_awase", seats=3).place(
        hands=["3b 7c 9a 11c", "1c 3d 5c 8d", "2d 6d 10c 12d"],
        field="3a 3c 8b 9b 11a 12c",
        stock="1d 2c 4c 4d 5a 6c 7d 9c 9d 10d 11b 11d",
        taken=["1a 1b 2a 2b 4a 4b", "6a 6b 10a 10b 12a 12b", "5b 5d 7a 7b 8a 8c"],
    )
    view = replace(table.match.view(0), names=("Ann", "Kiku", "Hagi"))
    moves = (
        events.Play(0, "hand", "2b", ("2a",)),
        events.Play(0, "stock", "3c"),
        events.Play(1, "hand", "10b", ("10a",)),
        events.Play(1, "stock", "12c"),
        events.Play(2, "hand", "8c", ("8a",)),
        events.Play(2, "stock", "9b"),
    )
    texts = [reading.say(event_message(move, EventContext(view.names, view.rules)), 0) for move in moves]
    lines = screen.table(view, games.find("hana_awase"), texts, Canvas(80, 36, False), False)
    text = f"{flat(lines)}\n{questions.prompt(view)} 1\n"
    assert text == (root / "docs" / "screen.txt").read_text(encoding="utf-8")
