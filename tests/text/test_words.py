"""The catalogues of every language are whole, and `make words` says so when they are not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from hanashobu import games
from hanashobu.check import catalogues, uses
from hanashobu.check.catalogues import findings
from hanashobu.check.game_texts import game_texts
from hanashobu.text import Message
from hanashobu.text.catalogue import FOLDER, languages


@pytest.mark.parametrize("lang", languages())
def test_a_language_has_no_findings(lang: str) -> None:
    assert findings(lang) == []


@cache
def texts_of(game: str) -> dict[str, list[Message]]:
    """What is said of a game, whatever the catalogues are: collected once for all these tests."""
    return game_texts(games.find(game))


@pytest.fixture(autouse=True)
def collected_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogues, "game_texts", lambda game: texts_of(game.name))


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the catalogues that a test may spoil."""
    for file in FOLDER.rglob("*.ftl"):
        copy = tmp_path / file.relative_to(FOLDER)
        copy.parent.mkdir(exist_ok=True)
        copy.write_bytes(file.read_bytes())
    monkeypatch.setattr(catalogues, "FOLDER", tmp_path)
    catalogues.whole.cache_clear()
    yield tmp_path
    catalogues.whole.cache_clear()


def spoil(folder: Path, name: str, old: str, new: str) -> None:
    file = folder / name
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "old", "new", "finding"),
    [
        ("es/cli-commands.ftl", "cli-duel-two = ", "cli-duel-three = ", "es: cli-duel-two is missing; English has it in cli-commands.ftl"),
        ("es/cli-commands.ftl", "cli-duel-two = ", "cli-duel-three = ", "es/cli-commands.ftl: cli-duel-three is not in English"),
        ("ja/cli-help.ftl", "    .about = 途中", "    .abut = 途中", "ja: help-play.about is missing; English has it in cli-help.ftl"),
        ("ja/cli-commands.ftl", "{ $seed }", "{ $sed }", "ja: cli-sim-table uses $sed, which English has not"),
        (
            "ja/cli-commands.ftl",
            "GROUPED($worlds)",
            "GRUPED($worlds)",
            "cli-odds-worlds calls GRUPED, which does not exist",
        ),
        ("es/cli-commands.ftl", "{ $what }", "{ what }", "es/cli-commands.ftl: cli-error refers to what, which does not exist"),
        ("es/cli-commands.ftl", "*[no] .", "[no] .", "es/cli-commands.ftl: cli-no-such-command cannot be read"),
        ("en/cli-commands.ftl", "cli-duel-two = ", "oops\ncli-duel-two = ", "en/cli-commands.ftl: this line belongs to no message: 'oops'"),
        (
            "en/cli-commands.ftl",
            "cli-duel-two = ",
            "cli-error = x\ncli-duel-two = ",
            "cli-error is there a second time",
        ),
        (
            "en/cli-commands.ftl",
            "cli-duel-two = ",
            "cli-never-used = x\ncli-duel-two = ",
            "cli-never-used is not used",
        ),
        ("en/page-common.ftl", "\n", "\npage-never-used = x\n", "en/page-common.ftl: page-never-used is not used"),
        ("en/cli-commands.ftl", "{ $folder }", "{ $place }", "cli-deck-written is given count, folder and has count, place"),
        ("en/cli-commands.ftl", "cli-deck-written", "cli-deck-made", "there is no message cli-deck-written"),
        ("ja/game-mushi.ftl", "rule-MU-", "rule-MX-", "of mushi is missing"),
        ("es/names.ftl", "name-crane", "name-crone", "es: name-crane is missing (Crane)"),
    ],
)
def test_what_is_wrong_is_found(name: str, old: str, new: str, finding: str, write: Path) -> None:
    spoil(write, name, old, new)
    found = findings(name[:2])
    assert any(finding in line for line in found), found


def test_ids_that_are_put_together_are_known_by_their_pattern() -> None:
    assert uses.uses().asks_for("terminal-month-7")
    assert not uses.uses().asks_for("terminal-moon-7")


def test_calls_of_the_page_are_read() -> None:
    found = uses._call("x.ts", uses._split('t("lobby-games", { n: f(1, 2), who })', 2))
    assert (found.ids, found.args) == (("lobby-games",), frozenset({"n", "who"}))
    assert uses._call("x.ts", uses._split('t(one ? "a-b" : "c-d", args)', 2)) == uses.MessageUse("x.ts", ("a-b", "c-d"), None)
    assert uses._call("x.ts", uses._split("t(`a-${one}`)", 2)) == uses.MessageUse("x.ts", (), frozenset())
