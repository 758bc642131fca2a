"""`hana verify`: good records, forged ones, cut ones, and files that are no records."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tests.cli.run import data, hana, shell, works

Forge = Callable[[list[dict[str, Any]]], None]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Three matches of Hiraya, 31 rounds."""
    path = tmp_path / "good.jsonl"
    works("sim", "hiraya", "--rounds", "31", "--seed", "9", "--records", path)
    return path


def forged(record: Path, forge: Forge) -> Path:
    """A copy of the record, changed."""
    lines = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    forge(lines)
    path = record.with_name("forged.jsonl")
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


def complaint(path: Path) -> str:
    """What is said of a file that is not in order."""
    result = hana("verify", path)
    assert result.exit_code == 1
    assert result.stdout.startswith(f"{path}: ")
    return result.stdout.removeprefix(f"{path}: ").strip()


def at(lines: list[dict[str, Any]], event: str) -> int:
    """Where an event comes first."""
    return next(place for place, line in enumerate(lines) if line["event"] == event)


def test_a_good_record_is_ok(record: Path) -> None:
    assert works("verify", record) == f"{record}: ok: 3 matches, 31 rounds\n"


def test_one_match_of_one_round_is_told_in_the_singular(tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    works("sim", "nara", "--rounds", "1", "--seed", "1", "--records", path)
    assert works("verify", path) == f"{path}: ok: 1 match, 1 round\n"


def test_a_forged_payment_is_found_with_its_line_and_rule(record: Path) -> None:
    """HI-14."""
    lines = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    place = next(number for number, line in enumerate(lines) if line.get("why") == "HI-14")
    right = lines[place]["amount"]

    def more(lines: list[dict[str, Any]]) -> None:
        lines[place]["amount"] = right + 5

    said = complaint(forged(record, more))
    assert said == f"line {place + 1} breaks HI-14: pay says amount is {right + 5}; by the rules it is {right}."


def test_a_card_that_is_dealt_twice_is_found(record: Path) -> None:
    """CO-1."""

    def double(lines: list[dict[str, Any]]) -> None:
        deal = lines[at(lines, "deal")]
        deal["stock"][0] = deal["stock"][1]

    assert "breaks CO-1: " in (said := complaint(forged(record, double)))
    assert said.endswith("is there twice.")


def test_a_card_that_nobody_holds_is_found(record: Path) -> None:
    def cheat(lines: list[dict[str, Any]]) -> None:
        play = lines[at(lines, "play")]
        play["card"] = lines[at(lines, "deal")]["stock"][5]

    assert "is not in your hand" in complaint(forged(record, cheat))


def test_a_play_out_of_turn_is_found(record: Path) -> None:
    def jump(lines: list[dict[str, Any]]) -> None:
        play = lines[at(lines, "play")]
        play["seat"] = (play["seat"] + 1) % 3

    assert "turn" in complaint(forged(record, jump))


def test_a_wrong_total_is_found(record: Path) -> None:
    def richer(lines: list[dict[str, Any]]) -> None:
        lines[at(lines, "round_end")]["totals"][0] += 1

    assert "breaks HI-17: round_end says totals is " in complaint(forged(record, richer))


def test_a_record_of_another_version_is_refused(record: Path) -> None:
    def newer(lines: list[dict[str, Any]]) -> None:
        lines[0]["format"] = "hanafuda-record/2"

    assert complaint(forged(record, newer)) == "Line 1 is of format 'hanafuda-record/2'; this program reads hanafuda-record/1."


def test_another_version_is_told_from_its_name_even_if_its_fields_differ(record: Path) -> None:
    def newer(lines: list[dict[str, Any]]) -> None:
        lines[0] = {"event": "match", "format": "hanafuda-record/2", "title": "something new"}

    assert complaint(forged(record, newer)) == "Line 1 is of format 'hanafuda-record/2'; this program reads hanafuda-record/1."


def test_an_event_with_a_slip_of_the_pen_is_refused_with_the_nearest_name(record: Path) -> None:
    def slip(lines: list[dict[str, Any]]) -> None:
        lines[3]["event"] = "dael"

    assert complaint(forged(record, slip)) == "Line 4 is not an event of hanafuda-record/1: there is no 'dael' there; did you mean deal?"


def test_settlement_payments_may_stand_in_any_order(record: Path) -> None:
    def turn_round(lines: list[dict[str, Any]]) -> None:
        first = at(lines, "pay")
        last = first
        while lines[last]["event"] == "pay":
            last += 1
        assert last - first > 1
        lines[first:last] = lines[first:last][::-1]

    assert ": ok: 3 matches" in works("verify", forged(record, turn_round))


def test_an_unknown_event_is_refused_with_its_line(record: Path) -> None:
    def odd(lines: list[dict[str, Any]]) -> None:
        lines[3]["event"] = "juggle"

    assert complaint(forged(record, odd)).startswith("Line 4 is not an event of hanafuda-record/1: ")


def test_an_unknown_game_is_refused_with_the_nearest(record: Path) -> None:
    def misspelt(lines: list[dict[str, Any]]) -> None:
        lines[0]["game"] = "hirya"

    assert "There is no game 'hirya'; did you mean hiraya?" in complaint(forged(record, misspelt))


def test_unknown_fields_are_ignored(record: Path) -> None:
    def chatty(lines: list[dict[str, Any]]) -> None:
        lines[0]["weather"] = "rain"

    path = forged(record, chatty)
    assert works("verify", path) == f"{path}: ok: 3 matches, 31 rounds\n"


def test_a_file_cut_in_a_line_is_ok_up_to_there(record: Path) -> None:
    whole = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(whole[:200]) + whole[200][:7])
    assert works("verify", record).startswith(f"{record}: ok up to line 200, where it is cut off: 1 match, ")


def test_a_file_cut_between_lines_is_ok_up_to_there(record: Path) -> None:
    whole = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(whole[:200]))
    assert works("verify", record).startswith(f"{record}: ok up to line 200, where it is cut off: 1 match, ")


def test_a_line_cut_off_after_a_whole_match_is_noticed(record: Path) -> None:
    whole = record.read_bytes()
    record.write_bytes(whole + b'{"event":"mat')
    count = len(whole.splitlines())
    assert works("verify", record) == f"{record}: ok up to line {count}, where it is cut off: 3 matches, 31 rounds\n"


def test_a_match_that_breaks_off_before_another_is_told(record: Path) -> None:
    whole = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(whole[:100] + whole))
    assert works("verify", record).endswith("; a match breaks off after line 100\n")


def test_blank_lines_do_no_harm(record: Path) -> None:
    record.write_bytes(record.read_bytes().replace(b"\n", b"\n\n"))
    assert works("verify", record) == f"{record}: ok: 3 matches, 31 rounds\n"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "there is no match in it: it is empty, or not a record."),
        (b"\x00\x80\xff garbage", "there is no match in it: it is empty, or not a record."),
        (b"\x7fELF\x00\xff\n\x80\x81\n", "Line 1 is not JSON."),
        (b"a letter\n", "Line 1 is not JSON."),
        (b"[1, 2]\n", "Line 1 is not an event of hanafuda-record/1: "),
        (b'{"event":"play","seat":0,"from":"hand","card":"1a"}\n', "Line 1: a record begins with a match event."),
    ],
)
def test_what_is_no_record_gets_a_sentence(content: bytes, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "thing"
    path.write_bytes(content)
    assert complaint(path).startswith(sentence)


def test_a_directory_and_a_missing_file_get_a_sentence_each(tmp_path: Path) -> None:
    assert complaint(tmp_path) == "cannot be read: is a directory."
    assert complaint(tmp_path / "none.jsonl") == "cannot be read: no such file or directory."


def test_all_files_are_checked_and_one_bad_one_decides_the_exit_status(record: Path, tmp_path: Path) -> None:
    run = shell("verify", tmp_path / "none.jsonl", record)
    assert run.returncode == 1
    assert run.stdout.splitlines() == [
        f"{tmp_path / 'none.jsonl'}: cannot be read: no such file or directory.",
        f"{record}: ok: 3 matches, 31 rounds",
    ]
    assert run.stderr == ""


def test_without_a_file_the_usage_is_told() -> None:
    result = hana("verify")
    assert result.exit_code == 2
    assert "is missing." in result.stderr


def test_json_has_one_verdict_for_each_file(record: Path) -> None:
    (verdict,) = data("verify", record)
    assert verdict["ok"]
    assert (verdict["matches"], verdict["rounds"]) == (3, 31)
    result = hana("verify", record.parent, "--json")
    assert result.exit_code == 1
    (bad,) = json.loads(result.stdout)
    assert (bad["ok"], bad["message"]) == (False, "cannot be read: is a directory.")


READERS = {
    "verify": ("verify", "{}"),
    "hint": ("hint", "{}", "--at", "9", "--tries", "20"),
    "odds": ("odds", "{}", "--at", "9", "--worlds", "20", "--seed", "1"),
    "replay": ("replay", "{}", "--words"),
}


def read(command: str, file: object, **how: Any) -> str:
    """What a command says of a record, however the file is called."""
    return works(*(word.format(file) for word in READERS[command]), **how).removeprefix(f"{file}: ")


@pytest.mark.parametrize("command", READERS)
def test_a_record_is_read_from_a_pipe_and_with_a_byte_order_mark(command: str, tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    works("sim", "hiraya", "--rounds", "2", "--seed", "9", "--records", path)
    text = path.read_text(encoding="utf-8")
    said = read(command, path)
    assert read(command, "-", input=text) == said
    assert read(command, "-", input="\ufeff" + text) == said
    path.write_text("\ufeff" + text, encoding="utf-8")
    assert read(command, path) == said


@pytest.mark.parametrize("cut", [0, -1, -20])
def test_a_pipe_is_verified_to_its_end(record: Path, cut: int) -> None:
    """A pipe can be read only once."""
    text = record.read_bytes()[: cut or None] + (b"" if cut else b"\n\n")
    pipe = record.with_name("pipe")
    os.mkfifo(pipe)
    writer = Thread(target=pipe.write_bytes, args=(text,))
    writer.start()
    said = works("verify", pipe).removeprefix(str(pipe))
    writer.join()
    record.write_bytes(text)
    assert said == works("verify", record).removeprefix(str(record))
    assert ("cut off" in said) == (cut == -20)


def test_nothing_in_a_pipe_is_an_empty_file() -> None:
    result = hana("verify", "-", input="")
    assert (result.exit_code, result.stdout) == (1, "-: there is no match in it: it is empty, or not a record.\n")
