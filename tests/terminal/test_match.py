"""Whole matches in a real terminal, played by reading the screen."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from hanashobu.games import all_games
from hanashobu.play.events import MatchEnds
from hanashobu.records import codec
from hanashobu.records.replay import Replay
from tests.support.slices import sliced
from tests.terminal.driver import COLOUR, TURN, WHICH, WINNERS, Terminal, field, hand, plain, records, too_wide

GAMES = (
    "hana_awase --players 2",
    "hiraya",
    "kyu_rei_hana",
    "mushi --bots regular",
    "nara --bots random,regular,random",
    "hana_awase --players 4 --bots random",
)
SHORT = ("--fast", "--name", "Ann", "-o", "rounds=2")


@pytest.mark.parametrize("words", sliced(GAMES, len(GAMES) - 1))
def test_a_whole_match_fits_80_columns_and_leaves_a_record_that_the_rules_agree_with(tmp_path: Path, words: str) -> None:
    terminal = Terminal(tmp_path, *words.split(), *SHORT, "--seed", "11", rows=30)
    terminal.play()
    assert terminal.end() == 0
    assert "Traceback" not in terminal.text
    assert len(WINNERS.findall(terminal.text)) == 1
    assert too_wide(terminal.text, 80) == []
    assert COLOUR.search(terminal.transcript)
    (path,) = records(tmp_path)
    (lines,) = codec.matches(path)
    for _ in Replay(lines):
        pass
    assert isinstance(lines[-1].event, MatchEnds)


def test_a_match_in_sentences_has_no_escapes_and_no_kanji(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "nara", *SHORT, "--seed", "3", env={"TERM": "dumb"})
    terminal.play()
    assert terminal.end() == 0
    assert "\x1b" not in terminal.transcript
    assert "Your hand:\n1. " in terminal.text
    assert terminal.text.isascii()
    assert too_wide(terminal.text, 80) == []


def test_no_color_has_no_colours(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "hiraya", *SHORT, "--seed", "5", env={"NO_COLOR": "1"})
    terminal.play(until=lambda _, answered: answered == 4)
    terminal.type("q")
    assert terminal.end() == 0
    assert "┌" in terminal.text
    assert not COLOUR.search(terminal.transcript)


def test_wide_terminals_are_used_and_narrow_ones_get_sentences(tmp_path: Path) -> None:
    for columns, sentences in ((120, False), (60, True)):
        terminal = Terminal(tmp_path / str(columns), "hiraya", *SHORT, "--seed", "5", columns=columns)
        terminal.play(until=lambda _, answered: answered == 6)
        terminal.type("q")
        assert terminal.end() == 0
        assert too_wide(terminal.text, columns) == []
        assert ("Your hand:" in terminal.text) == sentences
        assert bool(too_wide(terminal.text, 80)) == (not sentences)


UNCUT = ("hiraya", *SHORT, "--seed", "21")


@pytest.fixture(scope="module")
def uncut(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The record of a match that was played in one go."""
    home = tmp_path_factory.mktemp("uncut")
    terminal = Terminal(home, *UNCUT)
    terminal.play()
    assert terminal.end() == 0
    return records(home)[0].read_bytes()


@pytest.mark.parametrize(
    ("how", "status", "says"),
    sliced(
        [("ctrl-c", 130, True), ("kill", -signal.SIGKILL, False), ("hang up", -signal.SIGHUP, False), ("ctrl-d", 0, True), ("q", 0, True)],
        3,
    ),
)
def test_an_interrupted_match_goes_on_as_if_nothing_had_happened(tmp_path: Path, uncut: bytes, how: str, status: int, says: bool) -> None:
    first = Terminal(tmp_path, *UNCUT)
    first.play(until=lambda kind, answered: kind == TURN and answered >= 4)
    before = first.text
    match how:
        case "ctrl-c":
            assert first.interrupt() == status
        case "ctrl-d":
            first.child.sendeof()
        case "q":
            first.type("q")
        case "kill":
            first.child.kill(signal.SIGKILL)
        case "hang up":
            first.child.kill(signal.SIGHUP)
    assert how == "ctrl-c" or first.end() == status
    assert ("Saved. `hana play hiraya` continues this match." in first.text) == says
    assert "Traceback" not in first.text

    second = Terminal(tmp_path, "hiraya", "--fast")
    second.play(until=lambda kind, _: kind == TURN)
    assert "This is the match of" in second.text
    assert hand(second.text) == hand(before) != []
    assert field(second.text) == field(before) != []
    second.type("1")
    second.play()
    assert second.end() == 0
    assert records(tmp_path)[0].read_bytes() == uncut


def test_between_two_rounds_the_settlement_comes_back(tmp_path: Path) -> None:
    first = Terminal(tmp_path, "kyu_rei_hana", *SHORT, "--seed", "8")
    first.play(until=lambda kind, _: kind == 4)
    slip = first.text[first.text.rindex("Round 1 of 2 is over") :]
    assert first.interrupt() == 130
    second = Terminal(tmp_path, "kyu_rei_hana", "--fast")
    assert second.question() == 4
    assert second.text[second.text.rindex("Round 1 of 2 is over") :] == slip
    second.type("")
    assert second.question() == TURN
    assert "round 2 of 2" in second.text


def test_wrong_answers_get_a_sentence_and_lose_nothing(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "hiraya", *SHORT, "--seed", "21")
    terminal.question()
    cards = hand(terminal.text)
    other = next(code for code in ("1a", "1b", "1c", "1d", "2a") if code not in cards)
    for typed, sentence in (
        ("99", "There is no number 99 here: choose 1 to"),
        ("13a", "There is no card '13a'; did you mean 3a?"),
        ("flower", "There is no card 'flower'."),
        (other, f"{other} .* is not in your hand. You can play"),
        ("redeal", "This is not the moment for redeal. You can play"),
        ("kiku 12", "This is not the moment for an offer. You can play"),
    ):
        terminal.type(typed)
        terminal.see(sentence)
        assert terminal.question() == TURN
    size = records(tmp_path)[0].stat().st_size
    terminal.type("")
    assert terminal.question() == TURN
    assert hand(terminal.text) == cards
    assert records(tmp_path)[0].stat().st_size == size
    terminal.type(cards[-1].upper())
    assert terminal.question() is not None
    assert f"You play {cards[-1]} " in terminal.text


def test_what_a_card_takes_is_asked_before_it_is_played(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "hana_awase", *SHORT, "--seed", "2", "--players", "2", "-o", "rounds=6")
    terminal.play(until=lambda kind, _: kind == WHICH)
    size = records(tmp_path)[0].stat().st_size
    held = hand(terminal.text[: terminal.text.rindex("Which card does")])
    for typed in ("7", "flower", "0"):
        terminal.type(typed)
        assert terminal.question() == WHICH
    terminal.type("")
    assert terminal.question() == TURN
    assert hand(terminal.text) == held
    assert records(tmp_path)[0].stat().st_size == size
    terminal.type("1 2")
    assert terminal.question() is not None
    assert records(tmp_path)[0].stat().st_size > size


def test_must_match_says_why_a_card_cannot_be_played(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "hana_awase", *SHORT, "--seed", "2", "-o", "must_match=on")
    while "cannot be played: another card matches" not in terminal.text:
        assert terminal.question() is not None
        lines = terminal.text[terminal.text.rindex("(you)") :].splitlines()
        free = [line.split()[0] for line in lines if re.match(r" +\d+ +\S \S+ +\d+[a-d] .* takes ", line)]
        if "cannot be played" not in terminal.text:
            terminal.type(free[0] if free else "1")
    line = next(line for line in terminal.text[terminal.text.rindex("(you)") :].splitlines() if "cannot be played" in line)
    terminal.type(line.split()[0])
    assert "takes nothing, and you hold a card that does (CO-9)" in " ".join(terminal.see(r"CO-9\)").split())


def test_everything_can_be_looked_up_and_the_question_comes_again(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "hana_awase", *SHORT, "--seed", "2", rows=60)
    terminal.question()
    for typed, shown in (
        ("?", "What you can type"),
        ("y", "? is a card that nobody has shown yet"),
        ("l", "This round so far"),
        ("r", "HA-6"),
        ("s", "Field"),
    ):
        terminal.type(typed)
        terminal.see(re.escape(shown))
        assert terminal.question() == TURN


def test_sorting_by_kind_numbers_the_cards_anew(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "hana_awase", *SHORT, "--seed", "2")
    terminal.question()
    by_month = hand(terminal.text)
    terminal.type("s")
    terminal.question()
    by_kind = hand(terminal.text)
    assert sorted(by_kind) == sorted(by_month)
    assert by_kind != by_month
    terminal.type("1 ")
    terminal.question()
    assert f"You play {by_kind[0]} " in terminal.text


def test_an_open_match_ends_when_the_player_ends_it(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "mushi", "--fast", "-o", "rounds=null", "--seed", "4")
    terminal.play(until=lambda kind, _: kind == 4)
    assert "or end to end the match" in terminal.text
    terminal.type("end")
    assert terminal.end() == 0
    assert "The match was ended early" in terminal.text
    (lines,) = codec.matches(records(tmp_path)[0])
    last = lines[-1].event
    assert isinstance(last, MatchEnds)
    assert last.why == "stopped"


def test_the_menu_offers_the_match_that_waits(tmp_path: Path) -> None:
    menu = Terminal(tmp_path)
    menu.see("Which game")
    assert "Enter" not in plain(menu.text)
    menu.type("narra")
    menu.see("did you mean nara")
    menu.type(str(list(all_games()).index("hiraya") + 1))
    menu.question()
    menu.type("q")
    assert menu.end() == 0
    again = Terminal(tmp_path)
    again.see("Which game")
    assert "Enter  continue Hiraya, round 1" in again.text
    again.type("")
    again.question()
    assert "This is the match of" in again.text
    again.child.sendeof()
    assert again.end() == 0
    assert len(records(tmp_path)) == 1
