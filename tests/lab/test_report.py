"""`hana lab`: the report, the file of numbers, and what can go wrong."""

from __future__ import annotations

import csv
import errno
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("matplotlib", reason="matplotlib is not installed")

from hanashobu import games
from hanashobu.games import all_games
from hanashobu.lab.parallel import processes
from hanashobu.lab.report import files
from hanashobu.lab.report.figures import Figure, study
from hanashobu.lab.report.html import number
from hanashobu.lab.report.sweep import changes, versions
from hanashobu.lab.sim.chunks import SimulationSpec
from tests.cli.run import MAIN, hana, refuses, shell, works
from tests.support.slices import sliced, spread


class Reader(HTMLParser):
    """Collects what a page says and what it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.sources: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "img", "br"):
            self.open.append(tag)
        self.sources += [value for key, value in attrs if key in ("src", "href") and value]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data.strip())


def read(path: Path) -> Reader:
    reader = Reader()
    reader.feed(path.read_text(encoding="utf-8"))
    assert reader.open == []
    return reader


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("game", sliced(spread(list(all_games())), 3))
def test_a_report_on_every_game_is_one_file_with_all_its_parts(game: str, tmp_path: Path) -> None:
    said = works("lab", game, "--bot", "random", "--rounds", "1200", "--seed", "1", "--threads", "1", "--to", tmp_path)
    assert said == f"The report is {tmp_path / 'report.html'}.\n"
    page = read(tmp_path / "report.html")
    assert all(source.startswith("data:") for source in page.sources)  # nothing is fetched
    for title in ("Where you sit", "What a round brings", "Yaku", "How long a round is", "How a round ends", "Misdeals", "What is paid"):
        assert title in page.words, title
    rules = games.find(game).rules()
    assert ("Teyaku" in page.words) == bool(rules.teyaku)
    assert ("Multipliers" in page.words) == (rules.multiplier is not None)
    for id in (*(yaku.id for yaku in rules.yaku), *(teyaku.id for teyaku in rules.teyaku)):
        assert any(rules.called(id).english in word for word in page.words), id
    for row in rows(tmp_path / "numbers.csv"):
        if row["low"] and row["what"] != "paid":
            assert float(row["low"]) <= float(row["value"]) + 1e-9 <= float(row["high"]) + 2e-9, row


def test_what_always_happens_is_one_hundred_percent() -> None:
    every = Figure(what="ended", which="", name="played to the end", value=1.0, error=0.0, low=0.99981, high=1.0, count=20_000, share=True)
    assert number(every) == "100 %<small>99.981 to 100 %</small>"


def test_the_same_seed_gives_the_same_numbers(tmp_path: Path) -> None:
    for folder, threads in (("one", "1"), ("two", "2")):
        works("lab", "mushi", "--bot", "random", "--rounds", "4800", "--seed", "3", "--threads", threads, "--to", tmp_path / folder)
    assert (tmp_path / "one" / "numbers.csv").read_bytes() == (tmp_path / "two" / "numbers.csv").read_bytes()


def test_a_sweep_marks_what_a_house_rule_changes(tmp_path: Path) -> None:
    words = ("lab", "kyu_rei_hana", "--bot", "random", "--rounds", "4800", "--seed", "1", "--threads", "1", "--to", tmp_path)
    works(*words, "--sweep", "warbler_and_deer_double=off,on")
    page = read(tmp_path / "report.html")
    assert "House rule: warbler_and_deer_double" in page.words
    assert "▲" in page.words
    certain = {(row["what"], row["which"]) for row in rows(tmp_path / "numbers.csv") if row["certain"] == "1"}
    assert ("multiplier", "2") in certain
    assert ("length", "turns") not in certain


def test_a_sweep_in_which_nothing_changes_has_no_mark() -> None:
    """Two runs of the same table differ by chance only; about one comparison in twenty would be marked without Holm's rule."""
    game = games.find("kyu_rei_hana")
    one, two = (study(SimulationSpec(game, game.options(), 3, seed, None), 4800, 1) for seed in (1, 2))
    apart = changes(one, [two])[0]
    assert len(apart) > 20
    assert not any(change.certain for change in apart.values())


def test_a_sweep_takes_an_option_and_two_values_or_more() -> None:
    options = games.find("hana_awase").options()
    assert [title for title, _ in versions(options, "must_match=off,on")] == ["off", "on"]
    for text in ("must_match", "must_match=on", "must_match=", "must_match=on,on", "must_match=on,yes"):
        assert refuses("lab", "hana_awase", "--sweep", text).startswith("--sweep takes an option and two or more different values of it")
    assert "There is no option 'must_mach'; did you mean must_match?" in refuses("lab", "hana_awase", "--sweep", "must_mach=on,off")
    assert "must_match cannot be 3" in refuses("lab", "hana_awase", "--sweep", "must_match=on,3")


def test_what_is_wrong_gets_a_sentence_and_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert refuses("lab", "hirya").startswith("There is no game 'hirya'; did you mean hiraya?")
    assert refuses("lab", "hiraya", "--bot", "gredy").startswith("There is no bot 'gredy'")
    assert refuses("lab", "hiraya", "-o", "colour=red").startswith("There is no option 'colour'")
    assert refuses("lab", "hiraya", "--players", "9").startswith("Hiraya is played by 3 players, not by 9.")
    assert refuses("lab", "hiraya", "--address", "here:1") == "--address is for --on ray."
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "file").write_text("")
    assert refuses("lab", "hiraya", "--to", tmp_path / "file", status=1).startswith(f"No report can be written to {tmp_path / 'file'}: ")


def small(folder: Path) -> tuple[str | Path, ...]:
    return ("lab", "mushi", "--bot", "random", "--rounds", "24", "--seed", "1", "--threads", "1", "--to", folder)


def full(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """A disk with no room for this file."""
    put = files.put

    def fails(path: Path, content: bytes) -> None:
        if path.name == name:
            raise OSError(errno.ENOSPC, "No space left on device")
        put(path, content)

    monkeypatch.setattr(files, "put", fails)


def test_ctrl_c_before_anything_is_finished_ends_as_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "here", stopped)
    result = hana(*small(tmp_path))
    assert (result.exit_code, result.stdout) == (130, "")
    assert result.stderr.endswith("It was stopped. No round was finished, so there is no report.\n")
    assert not list(tmp_path.iterdir())


def stopped(play: Any, chunks: Any) -> Iterator[Any]:
    """Work that is stopped at once."""
    yield from ()
    raise KeyboardInterrupt


def test_a_full_disk_keeps_the_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    full(monkeypatch, "report.html")
    result = hana(*small(tmp_path))
    assert result.exit_code == 1
    assert "report.html cannot be written: no space left on device." in " ".join(result.stderr.split())
    assert "numbers.csv" in result.stderr
    assert len(rows(tmp_path / "numbers.csv")) > 20


def test_a_disk_that_is_full_from_the_start_has_the_numbers_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    full(monkeypatch, "numbers.csv")
    result = hana(*small(tmp_path))
    assert result.exit_code == 1
    assert result.stdout.startswith(",".join(files.COLUMNS))
    assert "standard output" in result.stderr
    assert list(tmp_path.iterdir()) == []


# Tells the process that no file may grow beyond so many bytes: a disk that is really full in the middle of a file.
SMALL_DISK = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000)); "


@pytest.mark.skipif(sys.platform == "win32", reason="limits are a POSIX system's")
def test_a_disk_that_fills_up_in_the_middle_of_a_file_leaves_no_half_of_it(tmp_path: Path) -> None:
    run = shell(*small(tmp_path), python=SMALL_DISK + MAIN)
    assert run.returncode == 1
    assert "report.html cannot be written: file too large. numbers.csv in" in " ".join(run.stderr.split())
    assert "Traceback" not in run.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["numbers.csv"]


def test_a_file_that_cannot_be_finished_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "numbers.csv"
    path.write_text("old")

    def half(self: Path, content: bytes) -> int:
        with self.open("wb") as file:
            file.write(content[:3])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", half)
    with pytest.raises(OSError, match="No space"):
        files.put(path, b"new numbers")
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["numbers.csv"]


def test_parquet_is_written_where_pyarrow_is(tmp_path: Path) -> None:
    pq: Any = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")
    works(*small(tmp_path))
    assert pq.read_table(tmp_path / "numbers.parquet").num_rows == len(rows(tmp_path / "numbers.csv"))
