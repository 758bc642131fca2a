"""The letters that names of yaku are written with on the page are those of the font that it brings along."""

from __future__ import annotations

import importlib.util
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "table" / "brush"


def test_every_name_of_a_yaku_can_be_written_with_the_brush() -> None:
    """If this fails: web/src/table/brush/make.py says how to make the font anew."""
    spec = importlib.util.spec_from_file_location("brush", FOLDER / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.letters() == (FOLDER / "letters.txt").read_text(encoding="utf-8").strip()
    assert (FOLDER / "brush.woff2").stat().st_size < 60_000
