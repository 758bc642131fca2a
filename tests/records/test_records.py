"""Records: what is written is read and replayed as it was, and a cut file loses at most its last line."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanashobu import games
from hanashobu.cards import CODES
from hanashobu.games import all_games
from hanashobu.play import events
from hanashobu.play.events import AnyEvent
from hanashobu.play.match import Match
from hanashobu.play.plain_view import plain
from hanashobu.records.codec import BadRecord, RecordLine, Writer, cut_to_whole_lines, matches, read, to_line
from hanashobu.records.replay import Replay
from hanashobu.rules.game import Game
from tests.records.writing import as_lines, replayed, verdict
from tests.support.helpers import NAMES, full_match, only
from tests.support.strategies import Setup, Watched, examples, seeds, setups


def write(emitted: list[AnyEvent], path: Path) -> Path:
    with Writer(path) as writer:
        writer.write(emitted)
    return path


# Written, read, replayed.


@given(setups(), seeds)
@examples(30)
def test_a_record_is_read_and_replayed_as_it_was_written(setup: Setup, seed: int) -> None:
    match = Watched(setup, seed).play_out()
    with tempfile.TemporaryDirectory() as folder:
        path = write(match.events, Path(folder) / "match.jsonl")
        assert [line.event for line in read(path)] == match.events
        assert [line.number for line in read(path)] == list(range(1, len(match.events) + 1))
        assert b"".join(to_line(line.event) for line in read(path)) == path.read_bytes()
        assert replayed(path) == match.events


@given(setups(), seeds)
@examples(15)
def test_a_replay_ends_in_the_state_of_the_match(setup: Setup, seed: int) -> None:
    """The totals, every seat's view, and the actions that led there."""
    watched = Watched(setup, seed)
    for _ in zip(range(Random(seed).randrange(1, 90)), watched.moves(), strict=False):
        pass
    match = watched.match
    replay = Replay([RecordLine(number, event) for number, event in enumerate(match.events, 1)])
    assert [line.event for line in replay] == match.events
    assert replay.match.totals == match.totals
    assert replay.match.round == match.round
    if match.actor is not None and not match.view(None).choosing:  # a card that waits for its player's choice is no event yet
        for seat in (*range(setup.seats), None):
            assert plain(replay.match.view(seat)) == plain(match.view(seat))


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_a_line_is_json_with_the_fields_of_the_format(game: Game) -> None:
    emitted = full_match(game, seed=8, rounds=2).events
    lines = as_lines(emitted)
    first = lines[0]
    assert first["event"] == "match"
    assert first["format"] == "hanafuda-record/1"
    assert first["game"] == game.name
    assert first["rounds"] == 2
    assert "rounds" not in first["options"]
    assert all(set(line) >= {"hands", "piles", "field", "stock"} for line in lines if line["event"] == "deal")
    assert all(set(line) >= {"cards", "yaku", "result"} for line in lines if line["event"] == "score")
    assert all(line["from"] in ("hand", "stock") for line in lines if line["event"] == "play")
    deck = {CODES.index(code): code for code in CODES}
    order = list(deck.values())
    for line in lines:
        for field in ("takes", "shown"):
            assert line.get(field, []) == sorted(line.get(field, []), key=order.index)
        if line["event"] in ("leftovers", "dealer_takes"):
            assert line["cards"] == sorted(line["cards"], key=order.index)


def test_a_file_may_hold_several_matches(tmp_path: Path) -> None:
    first, second = full_match("hiraya", seed=1, rounds=1), full_match("nara", seed=2, rounds=1)
    path = write(first.events, tmp_path / "evening.jsonl")
    with Writer(path, append=True) as writer:
        writer.write(second.events)
    found = list(matches(path))
    assert [[line.event for line in lines] for lines in found] == [first.events, second.events]
    assert found[1][0].number == len(first.events) + 1
    assert replayed(path) == [*first.events, *second.events]


def test_an_unknown_field_is_ignored_and_an_unknown_event_refused(tmp_path: Path) -> None:
    lines = as_lines(full_match("mushi", seed=1, rounds=1).events)
    for line in lines:
        line["remark"] = {"by": ["anybody"]}
    lines[0]["time"] = "2024-05-01T20:00:00Z"
    assert verdict(lines) is None
    lines[4] = {"event": "tea", "seat": 1}
    assert verdict(lines) == 5


def test_a_writer_may_leave_out_what_is_empty(tmp_path: Path) -> None:
    """Null and empty lists, and the cards of a chosen pile, which the deal has told already."""
    lines = as_lines(full_match("nara", seed=1, rounds=1).events)
    for line in lines:
        if line["event"] == "pile":
            del line["cards"]
        if line["event"] == "play":
            line.setdefault("takes", [])
            line.setdefault("alone", False)
    assert verdict(lines) is None


# Cut off.


@pytest.mark.parametrize("game", ["hiraya", "nara"])
def test_a_record_cut_at_any_byte_reads_up_to_its_last_whole_line(game: str, tmp_path: Path) -> None:
    found = games.find(game)
    match = Match(found, tuple(f"{name} 花" for name in NAMES[: found.usual_seats]), found.options(rounds=1), 7)
    match.start()
    while match.actor is not None:
        match.play_random()
    data = write(match.events, tmp_path / "whole.jsonl").read_bytes()
    path = tmp_path / "cut.jsonl"
    for end in range(len(data)):
        path.write_bytes(data[:end])
        whole = data[:end].count(b"\n")
        emitted = [line.event for line in read(path)]
        # A line of which only the line break is missing may count as whole.
        assert emitted in (match.events[:whole], match.events[: whole + 1])
        if data[:end].endswith(b"\n"):
            assert len(emitted) == whole


@given(setups(), seeds, st.floats(0, 1))
@examples(30)
def test_a_cut_record_replays_and_can_be_gone_on_with(setup: Setup, seed: int, part: float) -> None:
    match = Watched(setup, seed).play_out()
    with tempfile.TemporaryDirectory() as folder:
        path = write(match.events, Path(folder) / "match.jsonl")
        data = path.read_bytes()
        first = data.index(b"\n") + 1
        path.write_bytes(data[: first + int(part * (len(data) - first))])
        cut_to_whole_lines(path)
        kept = path.read_bytes()
        assert data.startswith(kept)
        assert kept.endswith(b"\n")
        emitted = replayed(path)
        assert emitted == match.events[: len(emitted)]
        assert len(emitted) == kept.count(b"\n")


def test_cutting_and_reading_agree_on_which_line_was_the_last(tmp_path: Path) -> None:
    """A file that lacks only its last line break: whoever reads it, cuts it and writes on may not lose an event in between."""
    emitted = full_match("mushi", seed=1, rounds=1).events
    path = write(emitted, tmp_path / "match.jsonl")
    path.write_bytes(path.read_bytes()[:-1])
    before = [line.event for line in read(path)]
    cut_to_whole_lines(path)
    assert [line.event for line in read(path)] == before


def test_garbage_inside_a_file_is_told_with_its_line(tmp_path: Path) -> None:
    emitted = full_match("mushi", seed=1, rounds=1).events
    data = [to_line(event) for event in emitted]
    for broken in (b'{"event":\n', b"\xff\xfe\n", b"[1, 2]\n", b'{"event":"play","seat":"Aki","from":"hand","card":"1a"}\n'):
        path = tmp_path / "match.jsonl"
        path.write_bytes(b"".join([*data[:5], broken, *data[6:]]))
        with pytest.raises(BadRecord) as caught:
            replayed(path)
        assert caught.value.line == 6


def test_a_record_that_does_not_begin_with_a_match_is_refused(tmp_path: Path) -> None:
    path = write(full_match("mushi", seed=1, rounds=1).events[1:], tmp_path / "match.jsonl")
    with pytest.raises(BadRecord) as caught:
        list(matches(path))
    assert caught.value.line == 1


@pytest.mark.parametrize(
    ("field", "value"),
    [("format", "hanafuda-record/2"), ("game", "poker"), ("seats", ["Aki"]), ("start", [5, 5]), ("rounds", 0), ("options", {"tea": True})],
)
def test_a_header_that_no_game_fits_is_refused(field: str, value: object) -> None:
    lines = as_lines(full_match("mushi", seed=1, rounds=1).events)
    lines[0][field] = value
    assert verdict(lines) == 1


def test_a_match_stopped_by_its_players_is_a_good_record() -> None:
    """CO-13: between two rounds only."""
    found = games.find("hiraya")
    match = Match(found, NAMES[:3], found.options(rounds=None), 2)
    match.start()
    while match.actor is not None:
        match.play_random()
    match.stop()
    assert match.over
    assert only(match.events, events.MatchEnds)[0].why == "stopped"
    lines = as_lines(match.events)
    assert verdict(lines) is None
    lines.insert(10, lines.pop())
    assert verdict(lines) == 11
