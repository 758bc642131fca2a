"""The reference of a ruleset's parts is written from them, and has all of them."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any, cast

from hanashobu.check import reference


def test_the_page_is_what_the_parts_say(root: Path) -> None:
    """After a change: `make types`."""
    assert (root / "docs" / "ruleset.md").read_text("utf-8") == reference.page()


def test_every_field_of_every_part_is_on_the_page() -> None:
    page = reference.page()
    assert len(reference.parts()) > 25
    for part in reference.parts():
        section = page.partition(f"\n## {part.__name__}\n")[2].partition("\n## ")[0]
        assert [field.name for field in fields(cast(Any, part)) if field.name != "_" and f"| `{field.name}` |" not in section] == []
