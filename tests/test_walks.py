"""docs/design/walk.md names files and functions that are there, and the documents of the design can be read."""

from __future__ import annotations

import re
from pathlib import Path

MOST_FILES = {"A click": 17, "`hana sim`": 9, "`hana score`": 9, "A hint": 9, "An invitation, from the link to the first deal": 12}
LONGEST_LINE = 160


def walks(root: Path) -> dict[str, list[str]]:
    """The numbered lines of each walk."""
    text = (root / "docs" / "design" / "walk.md").read_text("utf-8")
    return {part.partition("\n")[0]: re.findall(r"^\d+\. (.*)$", part, re.M) for part in text.split("\n## ")[1:]}


def test_every_walk_is_there_and_as_short_as_it_should_be(root: Path) -> None:
    found = {name: len(lines) for name, lines in walks(root).items()}
    assert found.keys() == MOST_FILES.keys()
    assert {name: length for name, length in found.items() if length > MOST_FILES[name]} == {}


def test_files_and_functions_of_the_walks_are_there(root: Path) -> None:
    for line in (line for lines in walks(root).values() for line in lines):
        places, _, names = line.partition(": ")
        files = [root / path for path in re.findall(r"`([^`]+)`", places)]
        assert files, line
        for file in files:
            assert file.is_file(), line
            text = file.read_text("utf-8")
            for name in re.findall(r"`([#\w.]+)`", names):
                word = rf"(def|class) {name}\b" if file.suffix == ".py" else rf"(?<![\w#]){re.escape(name)}\b"
                assert re.search(word, text), f"{file.name} has no {name}"


def test_every_path_that_the_architecture_names_is_there(root: Path) -> None:
    """Relative to the project, the package or a part of it."""
    package = root / "src" / "hanashobu"
    for document in (root / "ARCHITECTURE.md", *(root / "docs" / "design").glob("*.md")):
        for path in re.findall(r"`((?:[\w.-]+/)+(?:[\w.-]+\.\w+)?)`", document.read_text("utf-8")):
            if "NAME" in path or path.startswith(("build/", "dist/")):  # any mechanism; what is built
                continue
            tried = [base / path for base in (root, package, root / "web" / "src", package / "engine", package / "app")]
            assert any(one.exists() for one in tried), f"{document.name}: {path}"


def test_the_architecture_is_read_in_ten_minutes(root: Path) -> None:
    text = (root / "ARCHITECTURE.md").read_text("utf-8")
    assert len(text.encode()) <= 8_192
    for document in (root / "ARCHITECTURE.md", *(root / "docs" / "design").glob("*.md")):
        assert max(map(len, document.read_text("utf-8").splitlines())) <= LONGEST_LINE, document.name
    for name in (path.name for path in (root / "docs" / "design").glob("*.md")):
        assert f"(docs/design/{name})" in text, name
