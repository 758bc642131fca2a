"""What is wrong with a language never stops the program: English, and one line in the log."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hanashobu.text import catalogue, current, msg
from hanashobu.text.reader import Reader
from tests.cli.run import shell


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for languages of a test's own."""
    write(tmp_path, "en", "language-vocabulary = english\ngreeting = Hello { $who }.\nother = Other.\nyou = you\n")
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    forget()
    return tmp_path


def forget() -> None:
    for kept in (catalogue.languages, catalogue.catalogue, catalogue.known):
        kept.cache_clear()


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Nothing of a test is left for the next one."""
    forget()
    yield
    forget()
    current.use()


def write(folder: Path, lang: str, text: str) -> None:
    (folder / lang).mkdir(exist_ok=True)
    (folder / lang / "all.ftl").write_text(text, encoding="utf-8")
    catalogue.languages.cache_clear()


def test_a_language_that_nobody_has_translated_is_english(caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(2):
        current.use("tlh")
        assert current.t("you") == "you"
        assert Reader("tlh").text("you") == "you"
    assert [record.getMessage() for record in caplog.records] == [
        f"There is no language 'tlh'; the languages are {', '.join(catalogue.languages())}."
    ]


def test_a_region_or_an_encoding_may_follow_the_language() -> None:
    for lang in ("ja", "ja_JP.UTF-8", "ja-JP", "JA"):
        current.use(lang)
        assert current.t("you") == "あなた"


def test_a_message_with_a_syntax_error_is_shown_in_english(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    write(folder, "xx", "greeting = Hola { $who\nother = Otro.\n\n?!\n")
    for _ in range(2):
        assert Reader("xx").text("greeting", who="Ann") == "Hello Ann."
    assert Reader("xx").text("other") == "Otro."
    assert len(caplog.records) == 1
    assert caplog.records[0].getMessage().startswith("Message greeting of language xx cannot be read: ")


def test_a_missing_message_is_shown_in_english(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    write(folder, "xx", "other = Otro.\n")
    for _ in range(2):
        assert Reader("xx").text("greeting", who="Ann") == "Hello Ann."
    assert [record.getMessage() for record in caplog.records] == ["Message greeting of language xx is missing."]


def test_a_message_that_no_language_has_is_its_id_with_the_arguments(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(2):
        assert Reader()(msg("no-such-message", who="Ann", n=3)) == "no-such-message(who: Ann, n: 3)"
    assert [record.getMessage() for record in caplog.records] == ["Message no-such-message of language en is missing."]


def test_an_argument_that_is_missing_or_of_another_type_stops_nothing(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    write(folder, "xx", "greeting = { PERSON($who) -> \n   *[one] { COUNT($who) } { DECIMAL($who) }\n}\nother = { $n }\n")
    assert Reader("xx").text("other") == "{$n}"
    assert Reader("xx").text("greeting", who="Ann")
    assert any("needs an argument n" in record.getMessage() for record in caplog.records)


def test_an_unknown_language_on_the_command_line_is_one_line_and_english() -> None:
    run = shell("--lang", "tlh", "games")
    assert run.returncode == 0
    assert run.stdout.startswith("name ")
    assert run.stderr == f"There is no language 'tlh'; the languages are {', '.join(catalogue.languages())}.\n"
