"""The file that a type checker reads also runs."""

from __future__ import annotations

from pathlib import Path

from tests.api.typed_user import use


def test_what_the_type_checker_is_promised_is_so(tmp_path: Path) -> None:
    match = use(tmp_path)
    assert match.over
    assert match.names == ("Aki", "Ben")
