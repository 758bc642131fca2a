"""`hana hint`: what to do at a point of a record, and sentences for what is no such point."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanashobu.play import events
from hanashobu.records.codec import RecordLine, read, to_line
from tests.cli.run import data, flat, refuses, works

TRIES = ("--tries", "60")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match of Hiraya that is over."""
    path = tmp_path / "match.jsonl"
    works("sim", "hiraya", "--rounds", "2", "--seed", "9", "-o", "rounds=2", "--records", path)
    return path


def played(path: Path) -> list[RecordLine]:
    """The hand cards of a record."""
    return [line for line in read(path) if isinstance(line.event, events.Play) and line.event.source == "hand"]


def cut(path: Path, after: int) -> Path:
    """The record up to a line."""
    short = path.with_name("cut.jsonl")
    short.write_bytes(b"".join(to_line(line.event) for line in read(path) if line.number <= after))
    return short


def test_a_hint_for_a_line_is_for_what_was_decided_there(record: Path) -> None:
    line = played(record)[4]
    assert isinstance(line.event, events.Play)
    answer = data("hint", record, "--at", str(line.number), *TRIES)
    assert (answer["line"], answer["seat"]) == (line.number, line.event.seat)
    assert line.event.card in [one["is"] for one in answer["actions"]]
    assert answer["best"] == answer["actions"][0]
    assert all(one["tries"] > 0 for one in answer["actions"])
    assert all(0 < one["chance"] <= 1 for one in answer["yaku"])


def test_the_same_seed_gives_the_same_answer(record: Path) -> None:
    words = ("hint", record, "--at", str(played(record)[0].number), *TRIES, "--seed", "3")
    assert works(*words) == works(*words)


def test_people_read_a_sentence_the_worth_of_everything_and_the_error(record: Path) -> None:
    line = played(record)[2]
    text = works("hint", record, "--at", str(line.number), *TRIES)
    assert f"round 1, line {line.number}:" in text
    assert "±" in text
    assert "▸" in text
    assert "simulated rounds; ± is the standard error." in flat(text)
    assert max(map(len, text.splitlines())) <= 80


def test_of_a_match_that_is_not_over_it_is_the_last_decision(record: Path) -> None:
    line = played(record)[5]
    answer = data("hint", cut(record, line.number - 1), *TRIES)
    assert (answer["line"], answer["seat"]) == (line.number, line.event.seat)  # type: ignore[union-attr]


def test_a_player_gets_a_hint_for_their_last_decision(record: Path) -> None:
    last = [line for line in played(record) if line.event.seat == 1][-1]  # type: ignore[union-attr]
    answer = data("hint", record, "--seat", "2", *TRIES)
    assert answer["seat"] == 1
    assert answer["line"] >= last.number


def test_it_thinks_for_a_while_if_nothing_else_is_said(record: Path) -> None:
    assert data("hint", record, "--at", str(played(record)[0].number), "--seconds", "0.05")["rounds"] > 0


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        ((), 1, "is over; use --at to say at which line you want a hint."),
        (("--at", "1"), 1, "is not a decision: it follows from what came before it."),
        (("--at", "3"), 1, "is not a decision"),
        (("--at", "99999"), 2, "There is no line 99999 in this match: its lines are 1 to "),
        (("--at", "0"), 2, "--at takes a whole number from 1"),
        (("--match", "2"), 2, "so there is no match 2."),
        (("--seat", "Nobody"), 2, "There is no player 'Nobody'"),
    ],
)
def test_what_is_no_decision_gets_a_sentence(record: Path, words: tuple[str, ...], status: int, sentence: str) -> None:
    assert sentence in flat(refuses("hint", record, *words, status=status))


def test_whoever_is_not_asked_gets_a_sentence(record: Path) -> None:
    line = played(record)[0]
    assert isinstance(line.event, events.Play)
    other = (line.event.seat + 1) % 3 + 1
    assert "does not decide there; Random" in refuses("hint", record, "--at", str(line.number), "--seat", str(other))


def test_a_drawn_card_without_a_choice_is_no_decision(record: Path) -> None:
    drawn = next(
        line for line in read(record) if isinstance(line.event, events.Play) and line.event.source == "stock" and not line.event.takes
    )
    assert "is not a decision" in refuses("hint", record, "--at", str(drawn.number), status=1)


def test_files_that_are_no_records_get_a_sentence(record: Path, tmp_path: Path) -> None:
    assert "cannot be read: no such file" in refuses("hint", tmp_path / "none.jsonl", status=1)
    (tmp_path / "odd.jsonl").write_text("{}\n")
    assert "names no event" in refuses("hint", tmp_path / "odd.jsonl", status=1)
    (tmp_path / "empty.jsonl").write_text("")
    assert "There is no match in" in refuses("hint", tmp_path / "empty.jsonl", status=1)
    lines = record.read_bytes().splitlines(keepends=True)
    (tmp_path / "wrong.jsonl").write_bytes(b"".join(lines[:5] + lines[6:]))
    assert "breaks" in refuses("hint", tmp_path / "wrong.jsonl", "--seat", "1", status=1)
    (tmp_path / "two.jsonl").write_bytes(record.read_bytes() * 2)
    assert "There are 2 matches" in refuses("hint", tmp_path / "two.jsonl")
