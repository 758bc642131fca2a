"""Files stay under 400 lines and functions under 60, so that a reader can hold each in mind; ruff counts branches (C901)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

MOST_LINES = 400
LONGEST_FUNCTION = 60
FOLDERS = ("src", "tests", "bench", "docs", "examples", "web/src")
ENDINGS = (".py", ".ts", ".svelte", ".css")
NOT_WRITTEN_BY_HAND = {"web/src/net/wire.ts": "generated from the server's types by `make types`"}
BUILT = "src/hanashobu/server/page/"  # the page as web/build.py puts it into the package


def sources(root: Path) -> Iterator[tuple[str, str]]:
    """Every file of source or test, with its text."""
    for file in (file for folder in FOLDERS for file in sorted((root / folder).rglob("*"))):
        name = file.relative_to(root).as_posix()
        if file.suffix in ENDINGS and not name.startswith(BUILT):
            yield name, file.read_text("utf-8")


def long_functions(text: str) -> Iterator[tuple[str, int]]:
    """The functions of a Python file that are too long, with their number of lines."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > LONGEST_FUNCTION:
                yield node.name, lines


def test_no_file_is_longer_than_400_lines(root: Path) -> None:
    lengths = {name: len(text.splitlines()) for name, text in sources(root)}
    assert len(lengths) > 500
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES and name not in NOT_WRITTEN_BY_HAND} == {}
    assert [name for name in NOT_WRITTEN_BY_HAND if lengths.get(name, 0) <= MOST_LINES] == [], "These are short enough by now."


def test_no_function_is_longer_than_60_lines(root: Path) -> None:
    found = {
        f"{name}: {function}": lines for name, text in sources(root) if name.endswith(".py") for function, lines in long_functions(text)
    }
    assert found == {}


def test_a_long_function_is_found() -> None:
    body = "    x = 1\n" * LONGEST_FUNCTION
    assert list(long_functions(f"def short():\n{body[:-10]}\nasync def long():\n{body}")) == [("long", LONGEST_FUNCTION + 1)]
