"""The page's own letters: all that the catalogues are written with, in files small enough to be there with the first table."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from hanashobu.server import site
from hanashobu.text.catalogue import FOLDER
from tests.support import services

SYMBOLS = re.compile(r"[^\w、。「」ー々〇]|_")  # what no font of text has, and what every system has


@pytest.fixture
def assets() -> Path:
    if not (site.PAGE / "index.html").exists():
        services.missing("The page is not built: say `make page`.")
    return site.PAGE / "assets"


def covered(css: str, family: str) -> set[str]:
    """The letters that a style sheet has a font for."""
    found: set[str] = set()
    for face in re.findall(r"@font-face\s*{(.*?)}", css):
        if family in face:
            spans = re.search(r"unicode-range:([^;}]*)", face)
            assert spans is not None
            for span in spans[1].split(","):
                first, _, last = span.strip().removeprefix("U+").partition("-")
                found |= {chr(code) for code in range(int(first, 16), int(last or first, 16) + 1)}
    return found


def written(lang: str) -> set[str]:
    """The letters of a catalogue."""
    texts = [file.read_text("utf-8") for file in (FOLDER / lang).glob("*.ftl") if not file.name.startswith("cli-")]
    return set(SYMBOLS.sub("", "".join(re.sub(r"^#.*", "", text, flags=re.MULTILINE) for text in texts)))


def test_every_letter_of_the_catalogues_has_a_font(assets: Path) -> None:
    css = "".join(file.read_text("utf-8") for file in assets.glob("*.css"))
    latin, japanese = covered(css, "Source Sans 3"), covered(css, "Noto Sans JP")
    for lang in ("en", "es"):
        assert {letter for letter in written(lang) if letter < "\u3000"} <= latin
    assert written("ja") <= latin | japanese


def test_fonts_are_small_and_on_their_way_with_the_page(assets: Path) -> None:
    (latin,) = assets.glob("sans-latin-*.woff2")
    assert f'rel="preload" as="font" type="font/woff2" crossorigin="" fetchpriority="low" href="/assets/{latin.name}"' in (
        site.PAGE / "index.html"
    ).read_text("utf-8")
    japanese = [file for file in assets.glob("fonts-*.css") if "Noto Sans JP" in file.read_text("utf-8")]
    first = max(japanese, key=lambda file: file.stat().st_size)  # the letters of a table; the others follow
    assert len(japanese) == 2
    assert latin.stat().st_size < 120_000
    assert latin.stat().st_size + len(gzip.compress(first.read_bytes())) < 200_000
