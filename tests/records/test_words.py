"""Words that a game adds to those of the format: its header declares them, and a reader refuses any other (HH-8, CO-13)."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from hanashobu import games
from hanashobu.play import events, record_words
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import Match
from hanashobu.records.codec import BadRecord, matches, read, to_line
from hanashobu.records.resume import resume
from hanashobu.rules.bad_table import BadPart
from hanashobu.rules.ending import KOI_SHOBU, SAGE_SHOUBU, CallWord, CallWords
from hanashobu.rules.ruleset import Ruleset
from hanashobu.text.reader import Reader
from tests.records.writing import Lines, as_lines, replayed
from tests.support.helpers import NAMES, Table

HACHI = games.find("hachi_hachi")
WORDS = CallWords(CallWord("go", "ゴー"), CallWord("stop", "ストップ"), CallWord("undo"))


def go_stop(rules: Ruleset) -> Ruleset:
    assert rules.calls
    return replace(rules, calls=replace(rules.calls, words=WORDS))


GO_STOP = replace(HACHI, build=lambda options, seats: go_stop(HACHI.build(options, seats)))


def write(lines: Lines, path: Path) -> Path:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return path


def called(actor: int = 0) -> Table:
    """A table at which the first player has just made Poetry Ribbons."""
    table = Table(GO_STOP).place(
        hands=["3b 4c", "10b 4d", "12a 5c"],
        field="3c 10c 12b",
        stock="7c 8c 9c 7d 8d 9d",
        taken=["1b 2b", "6b 9b", "1a 3a 8a"],
        actor=actor,
    )
    table.play("3b")
    return table


def with_calls(seed: int = 3) -> list[AnyEvent]:
    """A match in which somebody said `go` and somebody ended a round."""
    for tried in range(seed, seed + 40):
        match = Match(GO_STOP, NAMES[:3], HACHI.options(rounds=6), tried)
        match.start()
        while not match.over:
            match.go_on()
            while match.actor is not None:
                match.play_random()
        said = {event.says for event in match.events if isinstance(event, events.Call)}
        if said >= {"go", "stop", "undo"}:
            return list(match.events)
    raise AssertionError("No match had all three calls.")


def test_a_game_that_needs_no_words_declares_none() -> None:
    needed = {"koi_koi": {"koi-koi": "KK-7", "raised": "KK-8"}}
    for name, game in games.all_games().items():
        assert record_words.added(game.rules(None, game.usual_seats)) == needed.get(name, {})
    assert record_words.added(go_stop(HACHI.rules())) == {"go": "HH-8", "stop": "HH-8", "undo": "HH-9"}


def test_calls_are_typed_recorded_and_said_in_the_words_of_the_game() -> None:
    """HH-8, HH-9."""
    table = called()
    assert table.choices == "go, stop"
    (event,) = table.play("go")
    assert event == events.Call(0, "go")
    assert to_line(event) == b'{"event":"call","seat":0,"says":"go"}\n'
    assert only_why(called().play("stop")) == "stop"


def only_why(emitted: list[AnyEvent]) -> str:
    return next(event.why for event in emitted if isinstance(event, events.RoundEnds))


def test_koi_koi_brings_its_words_in_every_language() -> None:
    goes_on = KOI_SHOBU.goes_on.name
    assert [Reader(lang).arg(goes_on) for lang in ("en", "ja", "es")] == ["koi-koi", "こいこい", "koi-koi"]
    assert Reader("ja").arg(KOI_SHOBU.ends.name) == Reader("ja").arg(SAGE_SHOUBU.ends.name) == "勝負"


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "recorded", lambda name, digest: GO_STOP)


@pytest.mark.usefixtures("known")
def test_a_record_with_declared_words_is_verified_and_resumed(tmp_path: Path) -> None:
    happened = with_calls()
    path = write(as_lines(happened), tmp_path / "match.jsonl")
    assert as_lines(happened)[0]["words"] == {"go": "HH-8", "stop": "HH-8", "undo": "HH-9"}
    assert replayed(path) == happened
    (lines,) = matches(path)
    half = lines[: len(lines) // 2]
    assert resume(half, 5).events[0] == happened[0]


def test_a_word_that_the_header_does_not_declare_is_refused(tmp_path: Path) -> None:
    lines = as_lines(with_calls())
    at = next(place for place, line in enumerate(lines) if line.get("says") == "go")
    lines[0]["words"] = {"stop": "HH-8", "undo": "HH-9"}
    with pytest.raises(BadRecord) as refused:
        list(read(write(lines, tmp_path / "match.jsonl")))
    assert refused.value.line == at + 1
    assert str(refused.value) == (
        f"Line {at + 1} has 'go' as says, which neither the format nor the header of its match names."
        " Add it to “words” of the header, or correct the line."
    )


@pytest.mark.parametrize(
    ("line", "field", "word"),
    [
        ({"event": "call", "seat": 0, "says": "koi-koi"}, "says", "koi-koi"),
        ({"event": "misdeal", "why": "too_good"}, "why", "too_good"),
        ({"event": "raised", "seat": 0, "why": "KK-8", "times": 2}, "event", "raised"),
        ({"event": "round_end", "next_dealer": 0, "totals": [0, 0], "why": "lightning"}, "why", "lightning"),
    ],
)
def test_each_such_word_is_looked_at(line: dict[str, object], field: str, word: str, tmp_path: Path) -> None:
    header = as_lines(with_calls())[0]
    with pytest.raises(BadRecord, match=f"Line 2 has '{word}' as {field}"):
        list(read(write([header, line], tmp_path / "match.jsonl")))
    header["words"] = {word: "XX-1"}
    assert len(list(read(write([header, line], tmp_path / "match.jsonl")))) == 2


def test_a_header_declares_words_for_its_own_match_only(tmp_path: Path) -> None:
    header, call = as_lines(with_calls())[0], {"event": "call", "seat": 0, "says": "go"}
    with pytest.raises(BadRecord, match="Line 4 has 'go'"):
        list(read(write([header, call, {**header, "words": {}}, call], tmp_path / "match.jsonl")))


@pytest.mark.parametrize("word", ["Sage", "a", "yes", "1a", "koi koi", "-go", ""])
def test_a_word_that_cannot_be_typed_or_is_typed_for_something_else_is_refused(word: str) -> None:
    with pytest.raises(BadPart, match="CallWord"):
        CallWord(word)


def test_the_words_of_a_game_differ() -> None:
    with pytest.raises(BadPart, match="three words that differ"):
        CallWords(CallWord("go"), CallWord("go"))
