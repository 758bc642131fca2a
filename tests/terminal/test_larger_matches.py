"""Whole matches at larger tables, played in a real terminal of 24 lines by reading the screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hanashobu.play.events import Ginmi, Loan, MatchEnds, Pay, YearEnds
from hanashobu.records import codec
from hanashobu.records.replay import Replay
from tests.support.slices import sliced, spread
from tests.terminal.driver import WINNERS, Terminal, records, too_wide
from tests.terminal.test_larger_tables import CASES
from tests.terminal.test_pipes import run
from tests.terminal.waiting import waiting_at

FULL = ("-o", "hand_swap=unlimited", "-o", "mizuten=on", "-o", "buyout=on", "-o", "inoshikacho=on", "-o", "liability=on")
GAMES = (
    ("taiyaku", "--players", "2", "--seed", "5"),
    ("taiyaku", "--players", "5", "--seed", "32"),
    ("taiyaku", "--players", "7", "--seed", "1", "--bots", "random"),
    ("hachi_hachi", "--players", "3", "--seed", "2", "--bots", "random"),
    ("hachi_hachi", "--players", "7", "--seed", "4", *FULL, "--bots", "random"),
    ("kyu_rei_hana", "--players", "7", "--seed", "3"),
)
SHORT = ("--fast", "--name", "Ann", "-o", "rounds=3")
UNASKED = ("You are forced out", "You have the blank", "Ann (you)  waits")  # such a round is read from the table on to its settlement


class Typist:
    """Answers by number and by word in turn, and always another answer than the last time."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.typed: list[str] = []

    def answer(self, shown: str) -> str | None:
        assert self.terminal.rows <= 24 or any(word in shown for word in UNASKED), shown
        if "Your choice:" not in shown:
            return returned(shown)
        offered = re.findall(r"^(\d)\. (\w+|NAME AMOUNT): (.*)", shown, re.MULTILINE)
        if not offered:
            return None  # cards
        number, word, _ = offered[len(self.typed) % len(offered)]
        if word == "NAME AMOUNT":
            example = re.search(r"for example (\w+ \d+)", " ".join(shown.split()))
            assert example
            number = word = example[1]
        self.typed.append(word if len(self.typed) % 3 else number)
        return self.typed[-1]


def returned(shown: str) -> str | None:
    """Where only some cards may go back (TA-12), one of those."""
    free = re.search(r"You can put back (\w+)", " ".join(shown.split()))
    return free[1] if free else None


def checked(path: Path) -> list[codec.RecordLine]:
    """The lines of a finished match that follows the rules."""
    (lines,) = codec.matches(path)
    for _ in Replay(lines):
        pass
    assert isinstance(lines[-1].event, MatchEnds)
    return lines


@pytest.mark.parametrize("rounds", sliced([3, 6]))
@pytest.mark.parametrize("at", sliced(spread(range(len(GAMES))[::-1], 2), len(GAMES) // 2), ids=lambda at: "-".join(GAMES[at][:3:2]))
def test_a_whole_match_is_played_by_numbers_and_words(tmp_path: Path, at: int, rounds: int) -> None:
    words = GAMES[at]
    terminal = Terminal(tmp_path, *words, "--fast", "--name", "Ann", "-o", f"rounds={rounds}", rows=24)
    typist = Typist(terminal)
    terminal.play(answer=typist.answer)
    assert terminal.end() == 0
    assert "Traceback" not in terminal.text
    assert len(WINNERS.findall(terminal.text)) == 1
    assert too_wide(terminal.text, 80) == []
    assert not re.search(r"not a possible answer|not the moment|There is no", terminal.text)
    assert words[2] in "23" or len(typist.typed) >= 2
    checked(records(tmp_path)[0])


@pytest.mark.parametrize("game", ["taiyaku", "hachi_hachi"])
def test_a_match_in_sentences_needs_nothing_but_ascii(tmp_path: Path, game: str) -> None:
    terminal = Terminal(tmp_path, game, "--players", "6", "--seed", "2", *SHORT, env={"TERM": "dumb"})
    terminal.play(answer=returned)
    assert terminal.end() == 0
    assert "\x1b" not in terminal.transcript
    assert terminal.text.isascii()
    assert too_wide(terminal.text, 80) == []
    assert "Do you play this round?" in terminal.text
    assert "None" not in terminal.text
    checked(records(tmp_path)[0])


@pytest.mark.parametrize(
    "name", sliced(["return a card", "claim one of two kinds", "in or out, taiyaku", "claim, taiyaku", "sage or shoubu", "cancel"])
)
def test_who_leaves_at_a_question_goes_on_as_if_nothing_had_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv("HANASHOBU_HOME", str(tmp_path))
    case = CASES[name]
    _, save = waiting_at(case.wanted, case.game, case.seats, **case.options)
    begun = save.record.read_bytes()
    uncut = Terminal(tmp_path, case.game, "--fast")
    uncut.play(answer=returned)
    assert uncut.end() == 0
    whole = save.record.read_bytes()
    checked(save.record)

    save.record.write_bytes(begun)
    first = Terminal(tmp_path, case.game, "--fast")
    first.question()
    first.type("q")
    assert first.end() == 0
    assert f"Saved. `hana play {case.game}` continues this match." in first.text
    second = Terminal(tmp_path, case.game, "--fast")
    second.play(answer=returned)
    assert second.end() == 0
    assert save.record.read_bytes() == whole


def test_a_campaign_ends_with_its_accounts(tmp_path: Path) -> None:
    """HH-72, HH-73, HH-75: what is paid beside the rounds stands on the slips, and the last page has the final accounts."""
    done = run(tmp_path, "hachi_hachi", "--players", "2", "--seed", "3", "-o", "campaign=on", "--bots", "random", typed="1\n1\n\n" * 900)
    assert done.returncode == 0
    lines = [line.event for line in checked(records(tmp_path)[0])]
    assert len([event for event in lines if isinstance(event, YearEnds)]) >= 2
    said = " ".join(done.stdout.split())
    assert len(re.findall(r"(?:You win|\w+ wins) with the most points before the debts were settled", said)) == 1
    for event in lines:
        if isinstance(event, YearEnds):
            assert re.search(rf"(you get|\w+ gets) {event.amount} from the year's pot\.", said)
        if isinstance(event, Loan):
            assert re.search(
                rf"(You have run out of points and borrow|\w+ has run out of points and borrows) {event.amount} from the bank\.", said
            )
        if isinstance(event, Ginmi):
            assert re.search(rf"is paid {event.amount} by the others together|the others together pay you {event.amount}\b", said)
        if isinstance(event, Pay) and event.payer == "prize":
            assert re.search(rf"(You get|\w+ gets) {event.amount} from the prize pot the final accounts \(HH-75\)", said)
