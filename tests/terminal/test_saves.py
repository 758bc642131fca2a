"""Matches on disk: whatever happens to the files, a match goes on from what is there, or is left alone with a sentence."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest

from hanashobu import games
from hanashobu.bots import find as find_bot
from hanashobu.play.dealing import SECRET
from hanashobu.play.match import Match
from hanashobu.records import codec
from hanashobu.records.codec import Writer
from hanashobu.records.replay import Replay
from hanashobu.terminal import saves
from hanashobu.terminal.saves import BrokenSave, Save
from tests.terminal.test_pipes import run_here

NAMES = ("Ann", "Kiku", "Hagi", "Fuji")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HANASHOBU_HOME", str(tmp_path))
    return tmp_path


def begun(game: str, rounds: int = 3, seed: int = 5, moves: int = 50) -> tuple[Match, Save]:
    """A match that was played for so many moves, and its save."""
    found = games.find(game)
    match = Match(found, NAMES[: found.usual_seats], found.options(rounds=rounds), seed, source=SECRET)
    save = saves.create(match, 0, ("regular",) * (found.usual_seats - 1), None)
    bot, random = find_bot("random"), Random(seed)
    with Writer(save.record) as writer:
        writer.write(match.start())
        for _ in range(moves):
            if match.actor is None:
                writer.write(match.go_on())
            assert match.actor is not None
            writer.write(match.play(match.actor, bot.choose(match.view(match.actor), random)))
    return match, save


@pytest.mark.parametrize("game", ["hiraya", "nara", "kyu_rei_hana"])
def test_a_record_cut_anywhere_is_the_beginning_of_the_same_match(game: str) -> None:
    match, save = begun(game)
    whole = save.record.read_bytes()
    first = whole.index(b"\n")
    for cut in (first - 1, first, first + 1, *Random(1).sample(range(first, len(whole)), 12)):
        save.record.write_bytes(whole[:cut])
        if cut < first:
            with pytest.raises(BrokenSave, match="should hold one match"):
                saves.rebuild(save)
            continue
        again = saves.rebuild(save)
        assert again.seed == match.seed
        with Writer(save.record, append=True) as writer:
            writer.write(saves.missing(save, again))
        written = save.record.read_bytes()
        assert whole.startswith(written)
        assert len(written) >= whole[:cut].rfind(b"\n")
        assert again.events == match.events[: len(again.events)]
        assert again.actor is not None or again.status == "between"


NO_SEEDS: tuple[str | None, ...] = (None, "six", "-1", str(2**256))


@pytest.mark.parametrize("change", [{"seed": "6"}, *({"seed": seed} for seed in NO_SEEDS)])
def test_a_seed_that_does_not_tell_the_story_of_the_record_gives_way_to_it(change: dict[str, str | None]) -> None:
    """Later deals come from a secret that is kept, so that they are the same whenever the match is gone on with."""
    _, save = begun("hiraya")
    whole = save.record.read_bytes()
    note = json.loads(save.path.read_text())
    save.path.write_text(json.dumps({**note, **change}))
    (save,) = saves.unfinished()
    for cut in (len(whole), whole.index(b'{"event":"deal"'), whole.rindex(b'{"event":"deal"'), len(whole) // 2):
        save.record.write_bytes(whole[:cut])
        again = saves.rebuild(save)
        kept = saves._read_note(save.path)
        assert kept.seed == str(again.seed)
        assert saves.rebuild(save).events == again.events
        with Writer(save.record, append=True) as writer:
            writer.write(saves.missing(save, again))
            while not again.over:
                writer.write(again.go_on())
                while again.actor is not None:
                    writer.write(again.play(again.actor, again.legal()[0]))
        assert save.record.read_bytes().startswith(whole[: whole[:cut].rfind(b"\n") + 1])
        (lines,) = codec.matches(save.record)
        for _ in Replay(lines):
            pass


def test_a_note_keeps_its_seed_to_itself_when_it_is_printed() -> None:
    _, save = begun("hiraya", seed=987654321, moves=1)
    assert "987654321" not in f"{save!r} {save.note}"


def test_a_finished_match_is_not_gone_on_with() -> None:
    match, save = begun("hiraya", rounds=2, moves=30)
    assert [found.path for found in saves.unfinished()] == [save.path]
    with Writer(save.record, append=True) as writer:
        while not match.over:
            writer.write(match.go_on())
            while match.actor is not None:
                writer.write(match.play(match.actor, match.legal()[0]))
    assert list(saves.unfinished()) == []


def test_the_match_last_played_comes_first_and_each_game_has_its_own() -> None:
    _, old = begun("hiraya", seed=1, moves=1)
    _, new = begun("hiraya", seed=2, moves=1)
    _, other = begun("mushi", seed=3, moves=1)
    os.utime(old.record, (2000, 2000))
    os.utime(new.record, (1000, 1000))
    os.utime(other.record, (3000, 3000))
    assert [save.note.seed for save in saves.unfinished("hiraya")] == ["1", "2"]
    assert [save.note.seed for save in saves.unfinished()] == ["3", "1", "2"]


@pytest.mark.parametrize("what", ["line", "rule", "note"])
def test_a_broken_save_gets_a_sentence_once_and_stays_as_it_is(what: str) -> None:
    _, save = begun("hiraya")
    data = save.record.read_bytes()
    if what == "line":
        save.record.write_bytes(data.replace(b'"event":"deal"', b'"event":"dael"', 1))
    elif what == "rule":
        save.record.write_bytes(data.replace(b'"event":"play","seat":0', b'"event":"play","seat":1', 1))
    else:
        save.path.write_text("{")
    before = {path.name: path.read_bytes() for path in (save.path, save.record)}
    first = run_here("hiraya", typed="1\n")
    assert first.exit_code == 0
    assert " ".join(first.stdout.split()).count("A saved match cannot be continued: ") == 1
    assert "It is left as it is." in " ".join(first.stdout.split())
    assert "Traceback" not in first.stderr
    assert before == {path.name: path.read_bytes() for path in (save.path, save.record)}
    second = run_here("hiraya")
    assert "cannot be continued" not in second.stdout
    assert "This is the match of" in second.stdout


def test_a_save_of_a_trial_version_is_refused_in_a_sentence_that_says_what_to_do_and_stays() -> None:
    """It names its format; that its seed may not lead to its cards is not found out in the middle of a match."""
    _, save = begun("hiraya")
    save.path.write_text(json.dumps({"format": "hanashobu-play/1", "game": "hiraya", "seat": 0, "record": save.record.name}))
    before = save.path.read_bytes()
    said = " ".join(run_here("hiraya", typed="1\n").stdout.split())
    assert f"{save.path.name} is of format 'hanashobu-play/1', and this version reads only hanashobu-save/1." in said
    assert "Continue it with the version that saved it, or delete it. It is left as it is." in said
    assert save.path.read_bytes() == before


def test_where_matches_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert saves.folder() == tmp_path / "matches"
    monkeypatch.delenv("HANASHOBU_HOME")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    assert saves.folder() == tmp_path / "state" / "hanashobu" / "matches"
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "me"))
    assert saves.folder() == tmp_path / "me" / ".local" / "state" / "hanashobu" / "matches"
