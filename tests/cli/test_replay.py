"""`hana replay`: a record, step by step."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

from hanashobu.play.events import Play
from hanashobu.records.codec import read
from tests.cli.run import ENV, MAIN, flat, hana, refuses, works
from tests.support.timeouts import PATIENCE


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Two matches of Hiraya, of 3 rounds and of 2."""
    path = tmp_path / "match.jsonl"
    works("sim", "hiraya", "--rounds", "5", "--seed", "9", "-o", "rounds=3", "--records", path)
    return path


def test_into_a_pipe_everything_is_printed(record: Path) -> None:
    text = works("replay", record)
    assert text.count("wins the round") == 5
    assert text.count("The match is over. ") == 1
    assert text.count("The match was ended early. ") == 1
    assert "Hiraya, 3 rounds: Random 1, Random 2 and Random 3." in text


def test_every_play_of_the_record_is_told_in_words(record: Path) -> None:
    text = flat(works("replay", record, "--words"))
    plays = [line.event.card for line in read(record) if isinstance(line.event, Play)]
    assert re.findall(r"› Random \d (?:plays|draws) (\d+[a-d]) [A-Z][^,]*?(?: and takes |; it stays)", text) == plays


def test_the_table_after_a_step_is_the_table_of_that_moment(record: Path) -> None:
    """After the first turn: the hand card is gone from the hand, and the draw pile is one shorter."""
    deal, second = works("replay", record).split("\n\n")[:2]
    assert "7 cards" in deal
    assert "draw pile 21" in deal
    assert "draw pile 20" in second
    card = re.search(r"plays (\S+) ", second)
    assert card is not None
    hands = [line for line in second.splitlines() if line.strip().startswith("hand")]
    assert len(hands) == 3
    assert not any(re.search(rf"\W{card[1]}\b", line) for line in hands)


def test_everybodys_hand_is_shown_or_only_that_of_one_seat(record: Path) -> None:
    everybody, one = works("replay", record, "--all"), works("replay", record, "--seat", "random 2")
    assert works("replay", record) == everybody
    first = one.split("\n\n")[0].splitlines()
    hands = [number for number, line in enumerate(first) if line.strip().startswith("hand")]
    assert len(hands) == 1
    assert [line for line in first[: hands[0]] if "cards" in line][-1].startswith("Random 2")


def test_what_a_seat_did_not_see_is_not_told(tmp_path: Path) -> None:
    """In Nara the cards of a chosen pile are known to their owner alone (CO-10)."""
    path = tmp_path / "nara.jsonl"
    works("sim", "nara", "--rounds", "1", "--seed", "2", "--records", path)
    text = works("replay", path, "--seat", "1", "--words")
    assert re.search(r"Random 1 takes the \w+ pile as a hand: \d", text)
    assert re.search(r"Random 2 takes the \w+ pile as a hand\.", text)
    assert re.search(r"Random 2 takes the \w+ pile as a hand: \d", works("replay", path, "--words"))


def test_one_match_can_be_chosen(record: Path) -> None:
    assert works("replay", record, "--match", "2").count("wins the round") == 2
    assert refuses("replay", record, "--match", "3") == f"There are 2 matches in {record}, so there is no match 3."


def test_it_can_begin_at_a_line(record: Path) -> None:
    last = len(record.read_text(encoding="utf-8").splitlines())
    assert "The match was ended early" in (end := works("replay", record, "--from-line", str(last), "--words"))
    assert "plays" not in end
    assert refuses("replay", record, "--from-line", str(last + 1), status=1) == f"There is no line {last + 1} in {record}."


def test_enter_goes_on_b_goes_back_and_q_quits(record: Path) -> None:
    text = hana("replay", record, "--words", "--steps", input="\n\nb\nq\n").stdout
    shown = re.findall(r"^lines (\d+) to", text, flags=re.MULTILINE)
    assert shown == ["1", "5", shown[2], "5"]
    assert shown[2] not in ("1", "5")
    assert "Enter on · b back · r next round · q quit" in text


def test_r_goes_to_the_next_round(record: Path) -> None:
    text = hana("replay", record, "--words", "--steps", input="r\nr\nq\n").stdout
    assert re.findall(r"› Round (\d+)\.", text) == ["1", "2", "3"]


def test_the_end_of_the_input_quits(record: Path) -> None:
    assert hana("replay", record, "--words", "--steps", input="\n").exit_code == 0


def test_at_the_end_it_stays_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "short.jsonl"
    works("sim", "mushi", "--rounds", "1", "--seed", "1", "--records", path)
    text = hana("replay", path, "--words", "--steps", input="r\n\nq\n").stdout
    assert text.count("The match was ended early") == 2


def test_a_person_steps_with_single_keys(record: Path) -> None:
    """In a real terminal, without Enter after each key."""
    child = pexpect.spawn(
        sys.executable,
        ["-c", MAIN, "replay", str(record), "--words"],
        env={**os.environ, **ENV},
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=PATIENCE,
    )
    child.send("\rb")  # before anything is asked for
    for lines in ("1 to 4", "5 to", "1 to 4"):
        child.expect(f"lines {lines} ")
    child.send("\r")
    child.expect(r"lines 5 to ")
    child.send("あ")  # one key, however many bytes: it goes on
    child.expect(r"lines \d+ to ")
    child.send("b")
    child.expect(r"lines 5 to ")
    child.send("\x1b[D")
    child.expect(r"lines 1 to 4 ")
    child.send("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_cut_off_record_is_shown_up_to_there(record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(lines[:50]) + lines[50][:9])
    assert works("replay", record).strip().endswith("The record is cut off here, after line 50.")


def test_a_forged_record_is_shown_up_to_the_line_that_breaks_a_rule(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    play = json.loads(lines[8])
    play["seat"] = (play["seat"] + 1) % 3
    lines[8] = json.dumps(play)
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    result = hana("replay", record)
    assert result.exit_code == 1
    assert "plays" in result.stdout
    assert f"Error: {record}, line 9 breaks " in result.stderr


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("none", None, "{} cannot be read: no such file or directory."),
        ("empty", b"", "There is no match in {}."),
        ("garbage", b"\x00\xff\n", "{}: Line 1 is not JSON."),
    ],
)
def test_what_is_no_record_gets_a_sentence(name: str, content: bytes | None, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    assert refuses("replay", path, status=1) == sentence.format(path)


def test_a_directory_gets_a_sentence(tmp_path: Path) -> None:
    assert refuses("replay", tmp_path, status=1) == f"{tmp_path} cannot be read: is a directory."


def test_one_seat_and_everybody_exclude_each_other(record: Path) -> None:
    assert refuses("replay", record, "--seat", "1", "--all").startswith("--seat and --all exclude each other")


def test_a_player_who_is_not_there_gets_a_sentence(record: Path) -> None:
    assert refuses("replay", record, "--seat", "Dai").startswith(
        "There is no player 'Dai': write a number from 1 to 3, or one of Random 1,"
    )
