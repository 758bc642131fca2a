"""`hana review`: what it shows of a match that is over, and sentences for what cannot be reviewed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hanashobu.play import events
from hanashobu.records.codec import read, to_line
from hanashobu.reviews.report import RoundReview
from hanashobu.reviews.reviewing import Reviewing
from tests.cli.run import data, flat, hana, refuses, works
from tests.support.records import record as played

TRIES = ("--tries", "200")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match of Hiraya that is over, in which the first player plays at random."""
    path = tmp_path / "match.jsonl"
    path.write_bytes(b"".join(to_line(line.event) for line in played("hiraya", ("random", "regular", "regular"), 2)))
    return path


def test_a_review_shows_luck_and_skill_and_the_costliest_decisions(record: Path) -> None:
    text = works("review", record, *TRIES)
    assert "Luck and skill: Hiraya, 2 rounds" in text
    for row in ("Result", "Place", "Deal", "Draws", "Own decisions", "Others' decisions", "Rest"):
        assert row in text
    assert "1. Round" in text
    assert "random 1 chose" in text
    assert "Better: Play" in flat(text)
    assert "It cost" in text


def test_json_has_the_same_numbers(record: Path) -> None:
    answer = data("review", record, *TRIES)
    assert [len(one["decisions"]) > 10 for one in answer["rounds"]] == [True, True]
    assert answer["complete"]
    for seat in answer["seats"]:
        assert sum(seat[part] for part in ("place", "deal", "draws", "own", "others", "rest")) == pytest.approx(seat["result"], abs=0.01)
    worst = answer["costliest"][0]
    assert worst["mistake"]
    assert worst["cost"] > answer["least"]
    assert worst["line"] in [line.number for line in read(record) if isinstance(line.event, events.Play)]


def test_what_cannot_be_reviewed_gets_a_sentence(record: Path, tmp_path: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    short = tmp_path / "short.jsonl"
    short.write_bytes(b"".join(lines[:40]))
    assert "The match is not over yet" in flat(refuses("review", short, status=1))
    short.write_bytes(lines[0].replace(b'"rules":', b'"rules":9') + b"".join(lines[1:]))
    assert "rules" in flat(refuses("review", short, status=1))
    short.write_bytes(lines[0].replace(b'"hiraya"', b'"harira"') + b"".join(lines[1:]))
    assert "harira" in flat(refuses("review", short, status=1))
    assert "no such file" in flat(refuses("review", tmp_path / "none.jsonl", status=1))


def test_an_interrupted_review_keeps_the_rounds_that_are_finished(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    going = Reviewing.__iter__

    def interrupted(self: Reviewing) -> Iterator[RoundReview | None]:
        for done in going(self):
            yield done
            if done:
                raise KeyboardInterrupt

    monkeypatch.setattr(Reviewing, "__iter__", interrupted)
    result = hana("review", record, *TRIES)
    assert result.exit_code == 130
    assert "Interrupted: this is the first round." in flat(result.stdout)
    assert "Luck and skill: Hiraya, 1 round\n" in result.stdout
