"""A language is a folder of catalogues, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

from hanashobu.text import Cards, Name, msg
from hanashobu.text.catalogue import SOURCE, languages
from hanashobu.text.reader import Reader

ROOT = Path(__file__).parents[2]
ADDED = "es"  # which came as files alone
ROWS = Name("Wisteria Row or Iris Row", "fujishima, ayameshima", "藤島・菖蒲島")


def test_a_folder_makes_a_language() -> None:
    assert languages()[0] == SOURCE
    assert ADDED in languages()
    assert Reader(ADDED).text("language-name") == "Español"
    assert Reader(ADDED, codes=False)(msg("words", text=Cards(("1a", "8a")))) == "Grulla, Luna"


def test_no_source_file_names_the_language() -> None:
    sources = [
        file
        for folder, ends in (("src/hanashobu", {".py", ".toml"}), ("web/src", {".ts", ".svelte"}))
        for file in (ROOT / folder).rglob("*")
        if file.suffix in ends and not file.name.endswith(".test.ts")
    ]
    sources += (ROOT / "web").glob("*.ts")
    named = re.compile(rf"""["'`]{ADDED}["'`](?! \*| as const)""")  # "es" * (n != 1): an English plural; format: "es" as const: modules
    assert len(sources) > 100
    assert [str(file.relative_to(ROOT)) for file in sources if named.search(file.read_text("utf-8"))] == []


def test_a_name_that_joins_several_is_translated_part_by_part() -> None:
    assert Reader(ADDED)(msg("words", text=ROWS)) == "Fila de glicinas o Fila de lirios"
    assert Reader(SOURCE)(msg("words", text=ROWS)) == ROWS.english


def test_a_name_stays_english_where_a_part_of_it_is_not_translated() -> None:
    new = Name("Wisteria Row or Something New", "", "")
    assert Reader(ADDED)(msg("words", text=new)) == new.english
