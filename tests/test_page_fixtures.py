"""The page's tests fold what the server really sends: their fixtures are written again and compared."""

from __future__ import annotations

import importlib.util
from pathlib import Path

FOLDER = "board/fixtures"


def test_the_fixtures_of_the_page_are_what_its_script_writes(tmp_path: Path, root: Path) -> None:
    kept = root / "web" / "src" / FOLDER
    spec = importlib.util.spec_from_file_location("make_fixtures", kept / "make.py")
    assert spec
    assert spec.loader
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    script.main(tmp_path)
    written = sorted(path.name for path in tmp_path.iterdir())
    assert written == sorted(path.name for path in kept.glob("*.json"))
    for name in written:
        assert (tmp_path / name).read_text("utf-8") == (kept / name).read_text("utf-8"), f"run python web/src/{FOLDER}/make.py"
