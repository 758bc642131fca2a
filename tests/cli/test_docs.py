"""What docs/cli.md shows is what the commands print."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run import ENV, MAIN

PAGE = Path(__file__).resolve().parents[2] / "docs" / "cli.md"
# Examples that use the compiled kernel, and the one that writes what they read.
COMPILED = ("hana sim hana_awase", "hana hint", "hana sim hiraya --rounds 24,000", "hana duel", "hana odds")


@pytest.mark.skipif(sys.platform == "win32", reason="the examples are for a POSIX shell")
@pytest.mark.parametrize("compiled", [False, True], ids=["plain", "compiled"])
def test_the_examples_of_the_page_print_what_it_shows(compiled: bool, tmp_path: Path) -> None:
    """One after another, in an empty folder; `...` stands for what differs from machine to machine."""
    tools = tmp_path / "bin"
    tools.mkdir()
    (tools / "hana").write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{MAIN}" "$@"\n', encoding="utf-8")
    (tools / "hana").chmod(0o755)
    env = {**os.environ, **ENV, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
    blocks = re.findall(r"```console\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert len(blocks) >= 7
    examples = [example.partition("\n") for example in "".join(blocks).split("$ ")[1:]]
    chosen = [(command, shown) for command, _, shown in examples if command.startswith(COMPILED) == compiled]
    assert len(chosen) == len(COMPILED) if compiled else len(chosen) >= 7
    for command, shown in chosen:
        run = subprocess.run(command, shell=True, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
        same = doctest.OutputChecker().check_output(shown.rstrip(), run.stdout.rstrip(), doctest.ELLIPSIS)
        assert same, f"{command}\n{run.stdout}{run.stderr}"
