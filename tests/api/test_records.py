"""Records: read, checked and gone on from."""

from __future__ import annotations

from pathlib import Path

import pytest

import hanashobu
from hanashobu import BadRecord, BadType, Match, play_out, read_records, verify
from hanashobu.api.errors import RecordBreaksRule, UnreadableRecord
from hanashobu.games import all_games


@pytest.fixture
def path(tmp_path: Path) -> Path:
    match = Match("hiraya", seed=4, rounds=2)
    play_out(match, "random")
    match.save(tmp_path / "match.jsonl")
    return tmp_path / "match.jsonl"


@pytest.mark.parametrize("game", all_games())
def test_the_moves_of_a_record_play_the_same_match(game: str, tmp_path: Path) -> None:
    """What every player knew stands beside the move, and leads to the same events."""
    match = Match(game, seed=6, rounds=2)
    played = play_out(match, "random")
    match.save(tmp_path / "one.jsonl")
    [found] = read_records(tmp_path / "one.jsonl")
    assert found.events == match.events
    assert (found.names, found.totals, found.winners, found.over) == (match.names, match.totals, match.winners, True)
    again = Match(game, seed=6, rounds=2)
    for move in found.moves:
        assert move.view.hand == again.view(move.seat).hand
        assert move.action in (*move.view.legal_actions, *move.view.late_actions) or move.view.question.kind in ("offer", "answer")  # type: ignore[union-attr]
        again.play(move.action, seat=move.seat)
    assert again.events[-len(played) :] == played


def test_several_matches_stand_in_one_file(path: Path) -> None:
    path.write_bytes(path.read_bytes() * 3)
    found = list(read_records(str(path)))
    assert len(found) == 3
    assert found[0].moves[0].line < found[2].moves[0].line
    assert repr(found[0]) == f"<RecordedMatch of Hiraya: Ann, Ben, Cho; 2 rounds, {len(found[0].moves)} moves, over>"


def test_a_match_goes_on_from_where_its_record_ends(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[: len(lines) // 3]))
    [found] = read_records(path)
    assert not found.over
    match = found.resume(seed=9)
    assert match.events[: len(found.events)] == found.events
    play_out(match)
    assert match.over


def test_a_verdict_is_true_or_false(path: Path) -> None:
    verdict = verify(path)
    assert verdict
    assert (verdict.matches, verdict.rounds, verdict.text()) == (1, 2, "ok: 1 match, 2 rounds")
    path.write_text(path.read_text(encoding="utf-8").replace('"amount":', '"amount":1'), encoding="utf-8")
    assert not verify(path)
    assert verify(path).rule


def test_a_line_that_breaks_a_rule_says_which(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace('"amount":', '"amount":1'), encoding="utf-8")
    with pytest.raises(RecordBreaksRule, match=r"^Line \d+ breaks [A-Z]+-\w+: ") as raised:
        list(read_records(path))
    assert raised.value.rule == verify(path).rule
    assert raised.value.line == verify(path).line


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(UnreadableRecord, match=r"nothing\.jsonl cannot be read: no such file or directory\.$") as raised:
        list(read_records(tmp_path / "nothing.jsonl"))
    assert isinstance(raised.value, BadRecord)
    assert isinstance(raised.value, OSError)
    verdict = verify(tmp_path / "nothing.jsonl")
    assert not verdict
    assert verdict.text() == "cannot be read: no such file or directory."
    with pytest.raises(UnreadableRecord, match="cannot be read: is a directory"):
        list(read_records(tmp_path))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no match in"),
        ("\n\n", "There is no match in"),
        ("hello\n", "Line 1 is not JSON."),
        ('{"event":"play"}\n', "Line 1 is not a valid play event of hanafuda-record/1"),
        ('{"event":"match","format":"x/9"}\n', "Line 1 is of format 'x/9'"),
        ('{"event":"blnid"}\n', "Line 1 is not an event of hanafuda-record/1: there is no 'blnid' there; did you mean blind?"),
    ],
)
def test_a_file_that_is_no_record(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "bad.jsonl").write_text(text, encoding="utf-8")
    with pytest.raises(BadRecord) as raised:
        list(read_records(tmp_path / "bad.jsonl"))
    assert str(raised.value).startswith(sentence)
    assert not verify(tmp_path / "bad.jsonl")


def test_a_game_that_is_not_here(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace('"hiraya"', '"osaka"'), encoding="utf-8")
    with pytest.raises(BadRecord, match="Line 1 breaks CO-13: There is no game 'osaka'"):
        list(read_records(path))


def test_a_path_that_is_none() -> None:
    for act in (verify, lambda path: list(hanashobu.read_records(path))):
        with pytest.raises(BadType, match="path: A path is a text or a Path, not int"):
            act(3)  # type: ignore[arg-type]
