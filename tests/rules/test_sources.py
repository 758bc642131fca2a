"""Every sentence of the sources that states a rule has a row in docs/rules/sources.md, with the rule and the tests that hold it."""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import NamedTuple

import pytest

from tests.rules.test_rule_ids import DOCUMENTED, ID, PAGES, ROOT, cited

TEXT = (PAGES / "sources.md").read_text(encoding="utf-8")
TEST = re.compile(r"`([\w/]+\.py)::(\w+)`")


class Row(NamedTuple):
    """A sentence of a document."""

    document: str
    number: int
    place: str
    says: str
    rules: str
    tests: str
    here: str


def rows() -> list[Row]:
    """All rows of the page; a line of a table that has not the right number of cells is none."""
    found, document = [], ""
    for line in TEXT.splitlines():
        if line.startswith("## "):
            document = line[3:]
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if cells and cells[0].isdigit():
            found.append(Row(document, int(cells[0]), *cells[1:]))
    return found


ROWS = rows()


@cache
def functions(file: str) -> frozenset[str]:
    """The tests of a file."""
    tree = ast.parse((ROOT / "tests" / file).read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


@cache
def cites(file: str) -> frozenset[str]:
    """The rules that a file of tests cites."""
    return frozenset(cited((ROOT / "tests" / file).read_text(encoding="utf-8")))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.document}-{row.number}")
def test_a_sentence_has_rules_that_are_documented_and_tests_that_cite_them(row: Row) -> None:
    assert row.place
    assert row.says
    rules = row.rules.split(", ")
    assert all(ID.fullmatch(rule) for rule in rules), row.rules
    assert set(rules) <= DOCUMENTED
    tests = TEST.findall(row.tests)
    assert tests, "A rule without a test."
    assert len(tests) == len(row.tests.split(", ")), row.tests
    for file, function in tests:
        assert (ROOT / "tests" / file).is_file(), file
        assert function in functions(file), f"{file} has no {function}."
    held = frozenset[str]().union(*(cites(file) for file, _ in tests))
    assert set(rules) <= held, f"{', '.join(sorted(set(rules) - held))} is cited by none of these tests."


def test_rows_are_numbered_and_counted() -> None:
    """No row was lost: each document says how many it has, and the page how many there are in all."""
    for document in dict.fromkeys(row.document for row in ROWS):
        numbers = [row.number for row in ROWS if row.document == document]
        assert numbers == list(range(1, len(numbers) + 1))
        part = TEXT.split(f"## {document}\n")[1]
        assert f" {len(numbers)} rows." in part.split("\n|")[0]
    assert f" {len(ROWS)} rows in all" in TEXT.replace("\n", " ")


def test_every_yaku_and_teyaku_of_the_documents_games_is_in_a_row() -> None:
    """Those of Hachi-Hachi's own tables stand in no document; neither do those of Mushi."""
    named = {rule for row in ROWS for rule in row.rules.split(", ")}
    expected = {rule for rule in DOCUMENTED if re.match(r"(HA|HI|KR|NA|TA|KK|MH|TP|SU)-[YT]\d", rule)}
    assert sorted(expected - named) == []
