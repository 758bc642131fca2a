"""Other people's work travels with its licences: in the page, in the wheel, and in the page that needs no server."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from hanashobu.server import site
from tests.browser.hosting import static_folder
from tests.support import services

FILE = "THIRD-PARTY.txt"
OURS = r"from \"((?:@[a-z]+/)?[a-z]+)|import\(\"((?:@[a-z]+/)?[a-z]+)"
NOT_SHIPPED = {"vitest", "pyodide", "catalogue", "fonts", "node", "hanashobu"}  # tests, types, our own


def imported(root: Path) -> set[str]:
    """The packages that the page's sources name."""
    files = [*(root / "web" / "src").rglob("*.ts"), *(root / "web" / "src").rglob("*.svelte")]
    found = {"".join(name) for file in files for name in re.findall(OURS, file.read_text(encoding="utf-8"))}
    return found - NOT_SHIPPED


def listed(text: str) -> set[str]:
    """The works in a list of licences, by the first word of their names."""
    return set(re.findall(r"^={80}\n(\S+) .+\n={80}$", text, re.MULTILINE))


def test_the_page_has_the_licences_of_all_that_it_is_made_of(root: Path) -> None:
    if not (site.PAGE / "index.html").exists():
        services.missing("The page is not built: say `make page`.")
    text = (site.PAGE / FILE).read_text(encoding="utf-8-sig")
    assert {"svelte", "@fluent/bundle", "uqr", "@noble/hashes"} <= imported(root) <= listed(text)
    for font in ("Yuji Boku", "@fontsource-variable/source-sans-3", "@fontsource-variable/noto-sans-jp"):
        assert f"\n{font}" in text
    for words in ("Apache License", "TERMS AND CONDITIONS FOR USE", "SIL OPEN FONT LICENSE Version 1.1", "Permission is hereby granted"):
        assert words in text


def test_the_wheel_has_them_too(root: Path, tmp_path: Path) -> None:
    if not (site.PAGE / "index.html").exists():
        services.missing("The page is not built: say `make page`.")
    pack = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(pack, cwd=root, env={**os.environ, "HANASHOBU_WHEEL": "any"}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    for name in (f"/licenses/src/hanashobu/server/page/{FILE}", "/licenses/web/src/table/brush/OFL.txt", "/licenses/LICENSE"):
        assert [one for one in names if one.endswith(name)], name
    assert f"hanashobu/server/page/{FILE}" in names  # where the page's link leads


@pytest.mark.browser
def test_the_page_without_a_server_has_those_of_python_and_its_packages(root: Path) -> None:
    folder = static_folder(root)
    if folder is None:
        services.missing("The static page is not built: say `make static`.")
    text = (folder / FILE).read_text(encoding="utf-8-sig")
    for name in ("svelte", "Yuji Boku", "Pyodide", "CPython 3.", "msgspec"):
        assert f"\n{name}" in text
    for words in (
        "Mozilla Public License Version 2.0",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "Redistribution and use in source and binary forms",
    ):
        assert words in text
