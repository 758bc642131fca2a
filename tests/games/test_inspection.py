"""A file is looked at in a process of its own before anybody plays it: whatever it does there, it ends, and a sentence says why."""

from __future__ import annotations

import logging
import os
import time
from contextlib import suppress
from pathlib import Path

import pytest

from hanashobu import games, inspection
from hanashobu.game_file import GameFile
from hanashobu.games.registry import Registry
from hanashobu.inspection import verdicts
from hanashobu.inspection.verdicts import Verdict
from tests.games.files import osaka
from tests.support.inspecting import verdict
from tests.support.timeouts import PATIENCE

LOOKS = inspection.inspect_anew  # as it is before a fixture replaces it
FOR_EVER = (
    "def rules(options: Osaka, seats: int) -> Ruleset:\n",
    "def rules(options: Osaka, seats: int) -> Ruleset:\n    while True: pass\n",
)


def found(file: Path) -> list[str]:
    """What is said of a file, by the process that looks at it."""
    said = LOOKS(GameFile.at(file))
    return [str(said.refused)] if said.refused else [str(wrong) for wrong in said.wrong]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file gets a second of processor time."""
    monkeypatch.setattr(inspection, "SECONDS", 1)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("where", [pytest.param("import", marks=pytest.mark.soak), "build"])
def test_a_file_that_never_ends_is_ended(where: str, tmp_path: Path) -> None:
    path = osaka(tmp_path, FOR_EVER if where == "build" else ("GAME = Game(", "while True:\n    pass\nGAME = Game("))
    (sentence,) = found(path)
    assert sentence.startswith("The file was not looked at to its end: that took more than 1 second")


@pytest.mark.soak
@pytest.mark.parametrize("many", ["'a' * (1 << 32)", "[b'x' * (1 << 24) for _ in range(1 << 20)]", "list(range(1 << 28))"])
def test_a_file_that_eats_memory_is_ended(many: str, tmp_path: Path) -> None:
    (sentence,) = found(osaka(tmp_path, ("GAME = Game(", f"BIG = {many}\nGAME = Game(")))
    assert "1 GiB" in sentence


def test_a_file_that_ends_its_process_ends_only_that(tmp_path: Path) -> None:
    (sentence,) = found(osaka(tmp_path, ("GAME = Game(", "import os\nprint('{}')\nos._exit(0)\nGAME = Game(")))
    assert sentence.startswith("The process that looked at the file was ended by it (status 0)")


@pytest.mark.soak
def test_a_process_that_a_file_starts_ends_with_it(tmp_path: Path) -> None:
    started = tmp_path / "started"
    sleeps = f"import subprocess\nopen({str(started)!r}, 'w').write(str(subprocess.Popen(['sleep', '1000']).pid))\n"
    found(osaka(tmp_path, ("GAME = Game(", f"{sleeps}GAME = Game(")))
    pid = int(started.read_text())
    give_up = time.monotonic() + PATIENCE
    with suppress(OSError):  # it is gone, or waits for init to take note of that
        while " Z " not in Path(f"/proc/{pid}/stat").read_text():
            assert time.monotonic() < give_up
            time.sleep(0.01)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("raise GeneratorExit", "the file cannot be run: GeneratorExit."),
        ("raise SystemExit(4)", "the file cannot be run: SystemExit: 4."),
        (
            "import threading\nthreading.Thread(target=threading.Event().wait, daemon=True).start()",
            "The file starts a thread and does not end it.",
        ),
        ("import hanashobu.rules.options as o\no.show = lambda value: 'x'", "The file changes hanashobu.rules.options.show"),
        ("import hanashobu.rules.yaku as y\ny.Yaku.line = None", "The file changes hanashobu.rules.yaku.Yaku.line"),
        ("import hanashobu.cards as c\nc.BRIGHTS = 0", "The file changes hanashobu.cards.BRIGHTS"),
    ],
)
def test_what_a_file_does_beside_its_game_is_found(line: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import hanashobu.cards
    import hanashobu.rules.options
    import hanashobu.rules.yaku

    for owner, name in ((hanashobu.rules.options, "show"), (hanashobu.rules.yaku.Yaku, "line"), (hanashobu.cards, "BRIGHTS")):
        monkeypatch.setattr(owner, name, vars(owner)[name])  # put back at the end
    said = verdict(GameFile.at(osaka(tmp_path, ("GAME = Game(", f"{line}\nGAME = Game("))))
    assert any(sentence in str(one) for one in (said.refused, *said.wrong))


@pytest.mark.parametrize("raised", ["GeneratorExit", "SystemExit(4)", "KeyError(4)", "RecursionError"])
def test_whatever_build_raises_is_a_finding(raised: str, tmp_path: Path) -> None:
    said = verdict(GameFile.at(osaka(tmp_path, ("    return Ruleset(", f"    raise {raised}\n    return Ruleset("))))
    assert [str(one) for one in said.wrong if str(one).startswith("The rules cannot be built, line ")]


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that were looked at; the process is only pretended."""
    seen: list[str] = []

    def look(file: GameFile) -> Verdict:
        seen.append(file.digest)
        return verdict(file)

    monkeypatch.setattr(inspection, "_look", look)
    monkeypatch.setattr(inspection, "inspect_anew", LOOKS)
    return seen


def test_a_file_that_has_not_changed_is_looked_at_once(counted: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = osaka(tmp_path)
    for _ in range(3):
        assert Registry(games._own).load(path).name == "osaka"
    assert len(counted) == 1
    osaka(tmp_path, ("A game of our club.", "Another."))
    assert Registry(games._own).load(path).sentence == "Another."
    assert len(counted) == 2
    monkeypatch.setattr(verdicts, "version", lambda: "a new version")
    Registry(games._own).load(path)
    assert len(counted) == 3


def test_the_verdict_on_a_wrong_file_is_kept_with_its_sentences(counted: list[str], tmp_path: Path) -> None:
    path = osaka(tmp_path, ("EQUAL)", "263 // seats)"))
    said = []
    for _ in range(2):
        with pytest.raises(games.BadGameFile) as error:
            Registry(games._own).load(path)
        said.append(str(error.value))
    assert said[0] == said[1]
    assert said[0].startswith(f"{path}: The deck has 264 card points, but the pars of")
    assert len(counted) == 1


@pytest.mark.parametrize("spoilt", ["a file", "nonsense", "old"])
def test_a_place_for_verdicts_that_cannot_be_used_is_done_without(
    spoilt: str, counted: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = osaka(tmp_path)
    place = verdicts.folder()
    if spoilt == "a file":
        place.parent.mkdir(parents=True)
        place.write_text("not a folder")
    for _ in range(2):
        Registry(games._own).load(path)
        if spoilt == "nonsense":
            (place / f"{GameFile.at(path).digest}.json").write_text("{")
        elif spoilt == "old":
            monkeypatch.setattr(verdicts, "version", lambda: "another version")
    assert len(counted) == 2


def test_old_verdicts_are_forgotten(counted: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verdicts, "MOST_KEPT", 2)
    for number in range(4):
        inspection.inspect(GameFile("x.py", f"x = {number}".encode()))
    assert len(os.listdir(verdicts.folder())) == 2


def test_a_wrong_file_of_a_folder_is_left_out_with_every_sentence_and_the_others_are_there(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, fresh: Registry
) -> None:
    osaka(tmp_path)
    wrong = osaka(tmp_path, ("EQUAL)", "263 // seats)"), ('title="No Castle", ', ""), name="wrong.py")
    with caplog.at_level(logging.WARNING):
        fresh.add_place(tmp_path)
    assert "osaka" in fresh.all()
    lines = [record.getMessage() for record in caplog.records]
    assert all(line.startswith(f"{wrong}: ") for line in lines)
    assert len(lines) >= 2


def test_no_file_is_looked_at_where_nobody_has_any(counted: list[str], fresh: Registry) -> None:
    assert fresh.all()
    assert counted == []
    assert not verdicts.folder().exists()


def test_where_no_process_can_be_started_a_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "")
    with pytest.raises(games.BadGameFile, match="looked at in a process of its own first, and none can be started here"):
        LOOKS(GameFile.at(osaka(tmp_path)))
